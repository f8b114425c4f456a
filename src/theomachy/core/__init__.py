"""The contract between games and everything that plays, stores, draws or searches them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    """The clauses are read from documents, so they load only when somebody asks for them."""
    if name == "clauses":
        return import_module("theomachy.core.clauses")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
