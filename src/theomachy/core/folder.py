"""A game's folder: what the game is called, and its modules, found by their names when they are first needed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Folder:
    """What a game says of itself, and what lies in its rooms."""

    name: str  # as people type it: "gods-second"
    title: str
    designer: str
    prefix: str  # of its clause ids: "GODS2-"
    package: str
    revision: int = 1  # of the rules; raised by a fix that changes what is legal or what happens
    earlier: tuple[int, ...] = ()  # older revisions that are still played: their positions say so in the field `rules`
    ends_by: str = ""  # the clause by which it ends, in games that end in one way only
    minutes: int = 45
    hidden: bool = False  # do players hold secrets from each other?
    real_time: bool = False  # can several players be asked at once?

    def module(self, name: str) -> Any:
        """A module of the game's folder, or what stands for it (`default`)."""
        found = self._modules.get(name)
        if found is None:
            found = import_module(f"{self.package}.{name}") if self.has(name) else self.default(name)
            self._modules[name] = found
        return found

    def default(self, name: str) -> Any:
        """What stands for a module that the folder does not have."""
        raise ModuleNotFoundError(f"{self.name} has no {name}")

    def has(self, name: str) -> bool:
        """Is there such a module? Some are up to the game."""
        if name not in self._found:
            try:
                self._found[name] = find_spec(f"{self.package}.{name}") is not None
            except ModuleNotFoundError:  # not even the room it would be in
                self._found[name] = False
        return self._found[name]

    @cached_property
    def _modules(self) -> dict[str, Any]:
        return {}

    @cached_property
    def _found(self) -> dict[str, bool]:
        return {}

    @cached_property
    def home(self) -> Path:
        """The folder of the game."""
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def revisions(self) -> tuple[int, ...]:
        """The revisions of the rules that can be played, the newest first."""
        return (self.revision, *self.earlier)
