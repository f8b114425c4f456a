"""How the actions of Gentes are written, read and clicked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.gentes.rules import actions as a
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
CARD_Y = {"card": X, "effect": Y}
MIX = {"t": X, "o": Y}
SPLIT = {"doubles": X, "singles": Y}


class Table(ActionTable):
    """The table of Gentes writes time tiles as a sum: `2+1+1`."""

    def text(self, position: Any, action: int) -> str:
        return tidy(super().text(position, action))

    def targets(self, position: Any, action: int) -> tuple[str, ...]:
        return tuple(tidy(part) for part in super().targets(position, action))


def tidy(text: str) -> str:
    """`time 21` and `time 111` as sums."""
    head, _, tail = text.rpartition(" ")
    if head in ("time", "limit"):
        return f"{head} {'+'.join(c for c in tail if c != '+')}"
    head, _, tail = text.rpartition(":")
    if head in ("time", "limit"):
        return f"{head}:{'+'.join(c for c in tail if c != '+')}"
    return text


TABLE = Table(
    [
        Kind(a.TILE, "tile {tile}", {"tile": X}, ("tile:{tile}",)),
        Kind(a.TAX, "tax {tax}", {"tax": X}, ("tax:{tax}",)),
        Kind(a.SUN_ACTION, "sun {card}{effect}", CARD_Y, ("card:{card}{effect}",)),
        Kind(a.HOME, "home {site} {option}", {"site": X, "option": Y}, ("site:{site}", "option:{option}")),
        Kind(a.CUBES, "cubes t{t} o{o}", MIX, ("button:train", "cubes:t{t}o{o}")),
        Kind(a.SWAP, "swap {group}", {"group": X}, ("from:{group}",)),
        Kind(a.FOR, "for {group}", {"group": X}, ("group:{group}",)),
        Kind(a.STOP, "stop", {}, ("button:stop",)),
        Kind(a.USE, "use {card}{effect}", CARD_Y, ("use:{card}{effect}",)),
        Kind(a.END, "end", {}, ("button:end",)),
        Kind(a.WITH_CARD, "with {card}{effect}", CARD_Y, ("card:{card}{effect}",)),
        Kind(a.WITH_HOME, "with {site} {option}", {"site": X, "option": Y}, ("site:{site}", "option:{option}")),
        Kind(a.GO, "go", {}, ("button:go",)),
        Kind(a.TIME, "time {doubles}{singles}", SPLIT, ("time:{doubles}{singles}",)),
        Kind(a.COUNT, "train {n}", {"n": X}, ("count:{n}",)),
        Kind(a.GAIN, "gain {group}", {"group": X}, ("group:{group}",)),
        Kind(a.LIFT, "lift {site}", {"site": X}, ("site:{site}",)),
        Kind(a.SITE, "site {site}", {"site": X}, ("site:{site}",)),
        Kind(a.REGION, "region {region}", {"region": X}, ("region:{region}",)),
        Kind(a.FROM, "from {pile}", {"pile": X}, ("pile:{pile}",)),
        Kind(a.CARDS, "cards {n}", {"n": X}, ("count:{n}",)),
        Kind(a.TAKE, "take {card}", {"card": X}, ("card:{card}",)),
        Kind(a.PLAY, "play {card}", {"card": X}, ("card:{card}",)),
        Kind(a.SUFFER, "suffer", {}, ("button:suffer",)),
        Kind(a.AVERT, "avert t{t} o{o}", MIX, ("cubes:t{t}o{o}",)),
        Kind(a.CUBE_TO, "cube {area}", {"area": X}, ("area:{area}",)),
        Kind(a.CITY, "activate {site}", {"site": X}, ("site:{site}",)),
        Kind(a.DRAW, "draw {card}", {"card": X}, ("card:{card}",)),
        Kind(a.PAY, "pay t{t} o{o}", MIX, ("cubes:t{t}o{o}",)),
        Kind(a.EXCHANGE, "convert", {}, ("button:convert",)),
        Kind(a.DONE, "done", {}, ("button:done",)),
        Kind(a.LIMIT, "limit {doubles}{singles}", SPLIT, ("time:{doubles}{singles}",)),
        Kind(a.DISCARD, "discard {card}", {"card": X}, ("card:{card}",)),
        Kind(a.SCORE, "score {card}", {"card": X}, ("card:{card}",)),
        Kind(a.FINISH, "finish", {}, ("button:finish",)),
        Kind(a.DRAFT, "draft {card}", {"card": X}, ("card:{card}",)),
        Kind(a.START_WITH, "start {group}", {"group": X}, ("group:{group}",)),
        Kind(a.STARTER, "starter {seat}", {"seat": X}, chance=True),
        Kind(a.COLUMN, "column {group}", {"group": X}, chance=True),
        Kind(a.REVEAL, "reveal {card}", {"card": X}, chance=True),
        Kind(a.PERSON, "{group}", {"group": X}, ("group:{group}",)),
    ],
    FIELDS,
    shorthand=[
        ("swap {group}>{group2}", ("swap {group}", "for {group2}")),
        ("cubes t{t} o{o} {group}", ("cubes t{t} o{o}", "gain {group}")),
    ],
)


def seat_name(table: GentesTable, seat: int) -> str:
    return table.seats[seat]


def space(table: GentesTable) -> Iterator[int]:
    """Every action that could ever be meant at this table."""
    fixed = table.fixed
    for code in (a.STOP, a.END, a.GO, a.SUFFER, a.EXCHANGE, a.DONE, a.FINISH):
        yield a.pack(code, 0, 0)
    for tile in range(len(fixed.tile_ids)):
        yield a.pack(a.TILE, tile, 0)
    for tax in range(len(fixed.tax_time)):
        yield a.pack(a.TAX, tax, 0)
    for group in range(len(GROUPS)):
        for code in (a.SWAP, a.FOR, a.PERSON, a.GAIN, a.START_WITH, a.COLUMN):
            yield a.pack(code, group, 0)
    for card in range(len(fixed.card_ids)):
        effects = int(fixed.end(card, DECLINE) - fixed.first(card, SUN))
        for code in (a.TAKE, a.PLAY, a.DRAW, a.DISCARD, a.SCORE, a.DRAFT, a.REVEAL):
            yield a.pack(code, card, 0)
        for effect in range(max(1, effects)):
            for code in (a.SUN_ACTION, a.USE, a.WITH_CARD):
                yield a.pack(code, card, effect)
    for site in range(len(fixed.site_ids)):
        for code in (a.LIFT, a.SITE, a.CITY):
            yield a.pack(code, site, 0)
        for option in range(2):
            yield a.pack(a.HOME, site, option)
            yield a.pack(a.WITH_HOME, site, option)
    for n in range(4):
        yield a.pack(a.COUNT, n, 0)
        yield a.pack(a.CARDS, n, 0)
        for code in (a.CUBES, a.AVERT, a.PAY):
            for other in range(4):
                yield a.pack(code, n, other)
    for doubles in range(5):
        for singles in range(9):
            if doubles or singles:
                yield a.pack(a.TIME, doubles, singles)
                yield a.pack(a.LIMIT, doubles, singles)
    for n in range(2):
        yield a.pack(a.CUBE_TO, n, 0)
        yield a.pack(a.FROM, n, 0)
    for region in range(len(fixed.region_ids)):
        yield a.pack(a.REGION, region, 0)
    for seat in range(table.players):
        yield a.pack(a.STARTER, seat, 0)
