"""Running the interpreted form although a compiled one is installed (THEOMACHY_PURE=1)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFirst(MetaPathFinder):
    """Finds the modules of this package as source, before the import system looks for compiled ones."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("theomachy.") or path is None:
            return None
        leaf = fullname.rpartition(".")[2]
        for folder in path:
            source = Path(folder, f"{leaf}.py")
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None


def prefer_source() -> None:
    if not any(isinstance(finder, SourceFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFirst())


def is_compiled() -> bool:
    """Do the rules run compiled in this process?"""
    from theomachy.core import position

    return not str(position.__file__).endswith(".py")
