"""Reading the components file of a game: typed, complete, and refused with its place where it does not fit.

A file is known by its fingerprint, which is made of what it says: a copy is the same box, wherever it lies and however
it is laid out; an edited file is another.
"""

from __future__ import annotations

import json
import os
import tomllib
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from theomachy.core.errors import BadComponents

if TYPE_CHECKING:
    from theomachy.core.playable import Playable

Checked = TypeVar("Checked")
FILE = "components.toml"  # of a game's folder
NAMED = "THEOMACHY_COMPONENTS"  # in the environment: files that are found by their fingerprints, as in a PATH
LOADED: dict[str, str] = {}  # fingerprints of the files that this process has read, by their paths


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Every table of the file says where its facts come from."""

    provenance: str
    note: str = ""


def load(path: Path, kind: type[Checked]) -> Checked:
    """Read a components file; what does not fit is refused with its place."""
    data = contents(path)
    try:
        checked = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadComponents(f"{path}: {error}") from error
    LOADED[str(path)] = known_by(data)
    return checked


def contents(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadComponents(f"{path}: is not UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{path}: is not TOML: {error}") from error


def known_by(data: dict[str, Any]) -> str:
    """The fingerprint of what a file says: comments, spaces and the order of its tables do not count."""
    said = json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)
    return blake2b(said.encode(), digest_size=16).hexdigest()


def fingerprint(path: str | Path) -> str:
    """What tells one components file from another, as the file is now."""
    return known_by(contents(Path(path)))


def fingerprint_in_play(path: str) -> str:
    """The fingerprint of a file as this process plays with it, even if somebody has edited it since."""
    return LOADED.get(path) or fingerprint(path)


def named_files() -> list[str]:
    """The files that THEOMACHY_COMPONENTS names."""
    return [str(Path(name).resolve()) for name in os.environ.get(NAMED, "").split(os.pathsep) if name]


def known_file(wanted: str) -> Path | None:
    """The one of these files that has the fingerprint; None if there is none, or it cannot be read any more."""
    for name in named_files():
        try:
            if fingerprint_in_play(name) == wanted:
                return Path(name)
        except BadComponents:
            continue
    return None


@dataclass(frozen=True)
class OwnBox:
    """A components file that is played with instead of the game's own; empty for the game's own."""

    path: str = ""
    fingerprint: str = ""

    def __bool__(self) -> bool:
        return bool(self.path)

    @property
    def file(self) -> Path | None:
        """The file, for whoever sets a table; refused if it no longer says what it said."""
        if not self.path:
            return None
        found = fingerprint(self.path)
        if found != self.fingerprint or LOADED.get(self.path, found) != found:
            raise BadComponents(
                f"{self.path} was edited while it was played with (its fingerprint was {self.fingerprint}, it is "
                f"{found}); begin again, or give the edited file another name"
            )
        return Path(self.path)

    @property
    def label(self) -> str:
        """How a box is called where results are shown."""
        return f"components {Path(self.path).name} {self.fingerprint[:8]}" if self.path else ""


USUAL_BOX = OwnBox()


def own_box(game: Playable, path: object) -> OwnBox:
    """The box of a file, checked; the game's own where there is no file or it says what the game's own says."""
    if path is None:
        return USUAL_BOX
    if not isinstance(path, str | Path) or not str(path):
        raise BadComponents(f"components: {path!r}; allowed: the path of a components file")
    file = Path(path).resolve()
    game.new(min(game.players), components=file)
    box = OwnBox(str(file), fingerprint(file))
    assert box.file is not None
    return USUAL_BOX if box.fingerprint == own_fingerprint(game) else box


def own_fingerprint(game: Playable) -> str:
    """The fingerprint of the game's own components file; empty if it has none."""
    file = game.home / FILE
    return fingerprint_in_play(str(file)) if file.is_file() else ""


def demand(path: Path, place: str, stated: int, found: int) -> None:
    """A stated total must be what its parts add up to."""
    if stated != found:
        raise BadComponents(f"{path}: {place} is {stated}, but the parts add up to {found}")


def within(path: Path, place: str, value: int, low: int, high: int) -> None:
    """A number outside these bounds would make no playable game."""
    if not low <= value <= high:
        raise BadComponents(f"{path}: {place} is {value}; allowed: {low} to {high}")
