"""The contents of the box as the components file states them, checked when loaded."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from theomachy.core.errors import BadComponents
from theomachy.games.gods_common.names import COLOUR_NAMES

Checked = TypeVar("Checked")


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Every table of the file says where its facts come from."""

    provenance: str
    note: str = ""


class Label(Part, frozen=True):
    id: str


class Card(Part, frozen=True):
    """One kind of hex card."""

    id: str
    count: int
    colour: str = ""


class PerGod(Part, frozen=True):
    temples: int
    god_stones: int


class Power(Part, frozen=True):
    start: int
    income: int
    max: int


class Prices(Part, frozen=True):
    tribe_per_neighbour: int
    temple_per_neighbour: int
    move_desert: int
    desert_gain: int
    decay_loot: int


class Slot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """One card of a starting constellation; `seat` counts from 1, 0 for a desert."""

    kind: str
    q: int
    r: int
    seat: int = 0


class Constellation(Part, frozen=True):
    players: int
    cards: list[Slot]


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


def check_constellations(path: Path, constellations: list[Constellation], players: tuple[int, ...]) -> None:
    """One for each number of players, each seat once, no hex twice, all in one piece."""
    counts = [c.players for c in constellations]
    if sorted(counts) != list(players):
        raise BadComponents(f"{path}: constellations are given for {counts} players; needed: {list(players)}")
    for c in constellations:
        place = f"constellations for {c.players} players"
        seats = sorted(s.seat for s in c.cards if s.kind == "temple")
        if seats != list(range(1, c.players + 1)):
            raise BadComponents(f"{path}: {place}: temples for seats {seats}; needed: one for each seat")
        for s in c.cards:
            if s.kind not in ("temple", "desert"):
                raise BadComponents(f"{path}: {place}: kind {s.kind!r}; allowed: temple, desert")
        if len({(s.q, s.r) for s in c.cards}) != len(c.cards):
            raise BadComponents(f"{path}: {place}: two cards on one hex")


def check_cards(
    path: Path, gods: list[Label], colours: list[Label], cards: list[Card], others: tuple[str, ...]
) -> None:
    """The labels are those that actions and records name; every kind of card is there once."""
    if [c.id for c in colours] != list(COLOUR_NAMES):
        raise BadComponents(f"{path}: tribe_colours must be {', '.join(COLOUR_NAMES)}, in this order")
    names = [g.id for g in gods]
    if len(set(names)) != 4 or not all(name.isidentifier() for name in names):
        raise BadComponents(f"{path}: gods must be four different words; found: {', '.join(names)}")
    found = [c.colour if c.id == "tribe" else c.id for c in cards]
    wanted = [*COLOUR_NAMES, *others]
    if sorted(found) != sorted(wanted):
        raise BadComponents(f"{path}: hex_cards are {', '.join(found)}; needed, once each: {', '.join(wanted)}")
    for i, card in enumerate(cards):
        if not 0 <= card.count <= 60:
            raise BadComponents(f"{path}: $.hex_cards[{i}].count is {card.count}; allowed: 0 to 60")
