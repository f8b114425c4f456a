"""How the actions of Gentes are written, read and clicked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from theomachy.core.action import ActionTable, Click, Field, Kind, names_field
from theomachy.games.gentes.rules.actions import Declared
from theomachy.games.gentes.rules.philosopher import PERSON
from theomachy.games.gentes.rules.rules import KINDS
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import DECLINE, SUN
from theomachy.games.gentes.table.box import GROUPS

X = (8, 8)
Y = (0, 8)
WORD = r"[^\s,>:]+"


def listed(name: str, of: Callable[[GentesTable], list[str]]) -> Field:
    """A field whose names are those of the table's own box."""
    return Field(name, WORD, lambda table, value: of(table)[value], lambda table, text: of(table).index(text))


def whole(name: str, first: int = 0, most: int = 255) -> Field:
    """A whole number, written as it is; stored from 0."""

    def read(table: Any, text: str) -> int:
        value = int(text) - first
        if not 0 <= value <= most:
            raise ValueError(text)
        return value

    return Field(name, r"\d{1,3}", lambda table, value: str(value + first), read)


def write_tax(table: GentesTable, value: int) -> str:
    return str(table.fixed.tax_time[value])


def read_tax(table: GentesTable, text: str) -> int:
    return [str(n) for n in table.fixed.tax_time].index(text)


GROUP = names_field("group", GROUPS)
FIELDS = [
    listed("tile", lambda table: table.fixed.tile_ids),
    listed("card", lambda table: table.fixed.card_ids),
    listed("site", lambda table: table.fixed.site_ids),
    listed("region", lambda table: table.fixed.region_ids),
    listed("seat", lambda table: list(table.seats)),
    Field("tax", r"\d{1,3}", write_tax, read_tax),
    GROUP,
    names_field("area", ("temple", "oracle")),
    names_field("pile", ("display", "discard")),
    whole("n"),
    whole("option", first=1),
    # y of a card's effect; the first one, which is all that the delivered cards have, is not written
    Field(
        "effect", r"(?:\s#\d)?", lambda table, value: f" #{value + 1}" if value else "",
        lambda table, text: int(text[2:]) - 1 if text else 0,
    ),
    whole("t"),
    whole("o"),
    Field("doubles", r"(?:2(?:\+2)*)?", lambda table, n: "+".join(["2"] * n), lambda table, text: text.count("2")),
    Field("singles", r"(?:\+?1(?:\+1)*)?", lambda table, n: "1" * n, lambda table, text: text.count("1")),
]  # fmt: skip
# Where a field sits: in x, or as the second of two in y.
IN_Y = ("effect", "option", "o", "singles")


class Table(ActionTable):
    """The table of Gentes writes time tiles as a sum: `2+1+1`."""

    def text(self, position: Any, action: int) -> str:
        return tidy(super().text(position, action))

    def marks(self, click: Click, position: Any, action: int) -> list[str]:
        return [tidy(part) for part in super().marks(click, position, action)]


def tidy(text: str) -> str:
    """`time 21` and `time 111` as sums."""
    head, _, tail = text.rpartition(" ")
    if head in ("time", "limit"):
        return f"{head} {'+'.join(c for c in tail if c != '+')}"
    head, _, tail = text.rpartition(":")
    if head in ("time", "limit"):
        return f"{head}:{'+'.join(c for c in tail if c != '+')}"
    return text


def learned(kind: Declared) -> tuple[bool, int]:
    """Learners know actions by numbers that follow the order of the kinds: that of their own numbers, but for the
    persons of a training, whose text is a bare name and is read last."""
    return kind[0] == PERSON, kind[0]


TABLE = Table(
    [
        Kind(
            code,
            form,
            {name: Y if name in IN_Y else X for name in re.findall(r"\{(\w+)\}", form)},
            targets,
            chance=not targets,
        )
        for code, form, targets, _ in sorted(KINDS, key=learned)
    ],
    FIELDS,
    shorthand=[
        ("swap {group}>{group2}", ("swap {group}", "for {group2}")),
        ("cubes t{t} o{o} {group}", ("cubes t{t} o{o}", "gain {group}")),
    ],
)


def seat_name(table: GentesTable, seat: int) -> str:
    return table.seats[seat]


# What each field can name at a table.
NAMED: dict[str, Callable[[GentesTable], Iterable[int]]] = {
    "tile": lambda table: range(len(table.fixed.tile_ids)),
    "card": lambda table: range(len(table.fixed.card_ids)),
    "site": lambda table: range(len(table.fixed.site_ids)),
    "region": lambda table: range(len(table.fixed.region_ids)),
    "seat": lambda table: range(table.players),
    "tax": lambda table: range(len(table.fixed.tax_time)),
    "group": lambda table: range(len(GROUPS)),
    "area": lambda table: range(2),
    "pile": lambda table: range(2),
    "n": lambda table: range(4),
    "option": lambda table: range(2),
    "effect": lambda table: range(max(effects_of(table, card) for card in range(len(table.fixed.card_ids)))),
    "t": lambda table: range(4),
    "o": lambda table: range(4),
    "doubles": lambda table: range(5),
    "singles": lambda table: range(9),
}


def effects_of(table: GentesTable, card: int) -> int:
    """How many effects of a card can be chosen, one at least."""
    return max(1, int(table.fixed.end(card, DECLINE) - table.fixed.first(card, SUN)))


def space(table: GentesTable) -> Iterator[int]:
    """Every action that could ever be meant at this table."""
    named = {name: list(of(table)) for name, of in NAMED.items()}
    effects = [effects_of(table, card) for card in named["card"]]
    for kind in TABLE.kinds.values():
        found = TABLE.each(kind.code, **{name: named[name] for name in kind.bits})
        if "effect" in kind.bits:
            found = (a for a in found if (values := TABLE.values(a))["effect"] < effects[values["card"]])
        if "doubles" in kind.bits:
            found = (a for a in found if any(TABLE.values(a).values()))  # no time at all is no choice
        yield from found
