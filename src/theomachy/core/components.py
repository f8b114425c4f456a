"""Reading the components file of a game: typed, complete, and refused with its place where it does not fit."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from theomachy.core.errors import BadComponents

Checked = TypeVar("Checked")


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Every table of the file says where its facts come from."""

    provenance: str
    note: str = ""


def load(path: Path, kind: type[Checked]) -> Checked:
    """Read a components file; what does not fit is refused with its place."""
    try:
        data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, kind)
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadComponents(f"{path}: is not UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{path}: is not TOML: {error}") from error
    except msgspec.ValidationError as error:
        raise BadComponents(f"{path}: {error}") from error


def demand(path: Path, place: str, stated: int, found: int) -> None:
    """A stated total must be what its parts add up to."""
    if stated != found:
        raise BadComponents(f"{path}: {place} is {stated}, but the parts add up to {found}")


def within(path: Path, place: str, value: int, low: int, high: int) -> None:
    """A number outside these bounds would make no playable game."""
    if not low <= value <= high:
        raise BadComponents(f"{path}: {place} is {value}; allowed: {low} to {high}")
