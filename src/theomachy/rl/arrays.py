"""Vectors of compiled code as numpy arrays, without copying."""

from __future__ import annotations

from typing import Any

from theomachy.core.extras import needing

with needing("rl"):
    import numpy as np


def looking_at(vector: Any, kind: str) -> Any:
    """An array over the memory of a vector; it cannot be written to. The vector must not grow meanwhile."""
    return np.frombuffer(vector, np.dtype(kind))
