"""How matches and records show themselves in notebooks: filled from outside, because the core knows no drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SHOWN: dict[str, Callable[[Any], str]] = {}  # by the name of the class


def html(kind: str, thing: object) -> str | None:
    """The thing as a piece of HTML; None where nobody has said how to show it."""
    return SHOWN[kind](thing) if kind in SHOWN else None
