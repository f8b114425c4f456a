"""What can be counted of a game that has no `bot/inputs.py`: numbers, flags and words of its view.

The view names, piece by piece, what a viewer may know; so a judge that is taught by it knows no more than its player.
A few games at random show which pieces there are. What is counted about a seat is what its row in `players` says, and
what it owns of the things that lie in lists (`owner`): how many, where, and what they say, added up. What the viewer
alone sees is counted as its secret; all else is the same for everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from theomachy.core.dice import Dice
from theomachy.core.plain_inputs import PlainInputs
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

if TYPE_CHECKING:
    from theomachy.core.game import Game

GAMES = 3  # at random for each number of players, to see what there is
LONGEST = 500  # decisions of each
PLACES = 64  # of a list that are told apart
UNCOUNTED = (
    "game",
    "viewer",
    "turn",
    "over",
    "players",
    "buttons",
)  # of a view: said elsewhere, or no part of the table
NAMES = ("seat", "name", "rank")  # the same of a row of `players`

Facts = Counter[str]


class Look(NamedTuple):
    """What everybody may know of one position."""

    seats: list[list[int]]
    shared: list[int]
    strength: list[int]
    active: int


class Parts(NamedTuple):
    """The facts of one view, by whom they are about."""

    seats: list[Facts]
    table: Facts


class Countable:
    """Which facts there are, and how many of each. What never came up in the games at random is not counted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        block, table, secrets = set[str](), set[str](), set[str]()
        for position in moments(game):
            open_ = parts(game.view(position))
            block.update(*open_.seats)
            table.update(open_.table)
            for seat in range(position.players):
                secrets.update(hidden(parts(game.view(position, seat)), open_, seat))
        self.block = sorted(block)
        self.common = [f"table: {name}" for name in sorted(table)]
        self.secrets = [f"own: {name}" for name in sorted(secrets)]

    def look(self, position: Position) -> Look:
        view = self.game.view(position)
        found = parts(view)
        turn = view.get("turn")
        return Look(
            [[seat[name] for name in self.block] for seat in found.seats],
            [found.table[name.removeprefix("table: ")] for name in self.common],
            [max(0, seat["points"]) for seat in found.seats],
            turn if isinstance(turn, int) else NOBODY,
        )

    def own(self, position: Position, player: int) -> list[int]:
        mine = hidden(parts(self.game.view(position, player)), parts(self.game.view(position)), player)
        return [mine[name.removeprefix("own: ")] for name in self.secrets]


class PlainModule:
    """`bot/inputs.py` of a game that has none."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @cached_property
    def counter(self) -> Countable:
        return Countable(self.game)

    def make(self) -> PlainInputs:
        return PlainInputs(self.counter)


def moments(game: Game) -> Iterator[Position]:
    """The positions of some games at random; the same every time."""
    for players in game.players:
        for number in range(GAMES):
            dice = Dice(1_000 * players + number)
            position = game.new(players)
            for _ in range(LONGEST):
                turn = int(position.turn)
                if turn == CHANCE:
                    position.apply(CHANCE, position.sample(dice))
                    continue
                yield position
                if turn == NOBODY:
                    break
                seats = [seat for seat in range(players) if len(position.legal(seat))] if turn == EVERYBODY else [turn]
                seat = seats[dice.below(len(seats))] if seats else CLOCK
                legal = position.legal(seat)
                position.apply(seat, legal[dice.below(len(legal))])


def hidden(mine: Parts, open_: Parts, seat: int) -> Facts:
    """What a viewer sees that a spectator does not: of itself, and on the table."""
    found = Facts()
    pairs = [("", mine.seats[seat], open_.seats[seat])] if seat < len(mine.seats) else []
    for where, facts, known in (*pairs, ("table ", mine.table, open_.table)):
        found.update({f"{where}{name}": count for name, count in facts.items() if count != known[name]})
    return found


def parts(view: Mapping[str, Any]) -> Parts:
    rows = view.get("players", [])
    seats = [Facts() for _ in rows]
    table = Facts()
    for row, facts in zip(rows, seats, strict=True):
        for name, value in row.items():
            if name not in NAMES:
                count(facts, name, value)
    for name, value in view.items():
        if name in UNCOUNTED:
            continue
        if isinstance(value, list) and value and all(isinstance(thing, Mapping) for thing in value):
            things(seats, table, name, value)
        else:
            count(table, name, value)
    return Parts(seats, table)


def things(seats: list[Facts], table: Facts, name: str, found: list[Mapping[str, Any]]) -> None:
    """Things that lie in a list: what somebody owns counts for the owner, the rest for the table."""
    for place, thing in enumerate(found):
        owner = thing.get("owner")
        whose = seats[owner] if isinstance(owner, int) and 0 <= owner < len(seats) else table
        whose[f"{name}: all"] += 1
        if place < PLACES:
            whose[f"{name}: at {place}"] += 1
        for key, value in thing.items():
            if key not in ("owner", "name"):
                count(whose, f"{name}: {key}", value)


def count(facts: Facts, name: str, value: object) -> None:
    """Add what a value says. Numbers count by their size, words and flags once each, lists place by place."""
    if isinstance(value, bool):
        facts[name] += value
    elif isinstance(value, int):
        facts[name if value >= 0 else f"{name} below 0"] += abs(value)
    elif isinstance(value, str):
        facts[f"{name} {value}"] += 1
    elif isinstance(value, Mapping):
        for key, part in value.items():
            count(facts, f"{name} {key}", part)
    elif isinstance(value, list):
        for place, part in enumerate(value[:PLACES]):
            count(facts, name if isinstance(part, str | Mapping) else f"{name} {place}", part)
