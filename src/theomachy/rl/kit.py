"""A game as learners meet it: its tables, the numbers of its actions, and what is seen of it. Needs numpy nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from operator import index
from typing import Any

import theomachy
from theomachy.bots.weights import inputs_of
from theomachy.core.components import OwnBox, own_box
from theomachy.core.errors import BadOption
from theomachy.core.game import Game
from theomachy.core.inputs import Inputs
from theomachy.core.options import Value
from theomachy.core.position import EVERYBODY, Position
from theomachy.rl.games import Games
from theomachy.rl.layouts import cells, fields, hexes, meaning, numbering_of
from theomachy.rl.numbering import Numbering
from theomachy.rl.sight import Sight
from theomachy.rl.views import board_of

SEES = ("board", "counts", "all")
LONGEST = 20_000  # decisions after which a game is broken off; random play of every game ends long before
BOARDS = {
    "gods-second": "gods", "gods-first": "gods", "gentes": "gentes", "playing-gods": "playing_gods",
    "four-gods": "four_gods",
}  # fmt: skip
PLACES = {"gods": hexes, "four_gods": cells}


@dataclass(frozen=True)
class Part:
    """One named part of what is seen: its place in the array, and its shape."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


def sight_of(game: Game, sees: str = "all", fresh: Position | None = None) -> Sight:
    """What seats see: the `board`, the `counts` of learned judges, or `all` of it, counts first.

    A game that counts nothing has no counts. One without a board of its own shows its view, at tables that begin like
    `fresh`, by default at one for as few as may play.
    """
    if sees not in SEES:
        raise BadOption(f"sees is {sees!r}; allowed: {', '.join(SEES)}")
    inputs = counts_of(game)
    if sees == "counts" and inputs is None:
        raise BadOption(f"sees is 'counts', but {game.name} has no bot/inputs.py that counts; allowed: board, all")
    if game.name in BOARDS:
        name = BOARDS[game.name]
        board = import_module(f"theomachy.rl.boards.{name}").make(PLACES[name]() if name in PLACES else [])
    else:
        board = board_of(game, fresh or game.new(min(game.players)))
    return Sight(inputs or Inputs(0, 0, 0), board, sees != "board" and inputs is not None, sees != "counts")


def counts_of(game: Game) -> Inputs | None:
    """What learned judges of the game count, None where nobody has said so."""
    try:
        return inputs_of(game)
    except ModuleNotFoundError as error:
        if error.name:  # the module is there, and something that it needs is not
            raise
        return None


def in_range(name: str, number: object, least: int, most: int | None = None) -> int:
    """A whole number that is allowed there, else an error with its name."""
    allowed = f"{least} and more" if most is None else f"{least} to {most}"
    try:
        found = index(number)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"{name} is {number!r}; allowed: whole numbers, {allowed}") from None
    if found < least or (most is not None and found > most):
        raise BadOption(f"{name} is {found}; allowed: {allowed}")
    return found


class Kit:
    """One game with one number of players and one choice of options; among them `components` may name the file of
    another box."""

    game: Game
    players: int
    options: dict[str, Value]
    fresh: Position
    numbering: Numbering
    sight: Sight
    sees: str
    box: OwnBox

    def __init__(
        self, name: str, players: int | None = None, options: Mapping[str, object] | None = None, sees: str = "board"
    ) -> None:
        self.game = theomachy.game(name)
        self.players = min(self.game.players) if players is None else in_range("players", players, 1)
        asked = dict(options or {})
        self.box = own_box(self.game, asked.pop("components", None))
        self.options = self.game.check(self.players, asked)
        given: dict[str, Any] = dict(self.options)
        self.fresh = self.game.new(self.players, components=self.box.file, **given)
        self.numbering = numbering_of(self.game)
        self.sees = sees
        self.sight = sight_of(self.game, sees, self.fresh)

    @property
    def actions(self) -> int:
        """How many numbers there are."""
        return self.numbering.size

    @property
    def seen(self) -> int:
        """How many numbers a seat sees."""
        return int(self.sight.size)

    @property
    def parts(self) -> list[Part]:
        """The parts of what is seen, by name, place and shape."""
        found: list[Part] = []
        start = 0
        for name, shape in self.sight.parts():
            found.append(Part(name, start, tuple(shape)))
            start += found[-1].size
        return found

    def in_turns(self) -> Kit:
        """The same, if its players are asked one after the other; real-time play is refused."""
        position = self.game.new(self.players, 0, components=self.box.file, **dict[str, Any](self.options))
        if position.turn == EVERYBODY or self.options.get("clock") == "real":
            raise BadOption(
                f"{self.game.name} with {self.told()}: everybody may act at once; allowed here: clock=ticks, "
                "and for real time theomachy.rl.pettingzoo.parallel_env"
            )
        return self

    def told(self) -> str:
        return ", ".join(f"{key}={value}" for key, value in self.options.items()) or "no options"

    def meaning(self, number: int) -> str:
        """What an action number stands for."""
        return meaning(self.game, number)

    def fields(self) -> tuple[tuple[str, dict[str, int]], ...]:
        """By number what it stands for: the form of the notation, and the values of the fields that count in it.

        Spare numbers stand for nothing in particular: their form is empty.
        """
        return fields(self.game)

    def games(self, count: int, longest: int = LONGEST) -> Games:
        """So many tables, to be started."""
        return Games(self.fresh, self.sight, self.numbering, count, longest)

    def __deepcopy__(self, memo: dict[int, object]) -> Kit:
        return self  # nothing of it is changed by playing

    def __reduce__(self) -> tuple[object, ...]:
        box: dict[str, Value] = {"components": self.box.path} if self.box else {}
        return Kit, (self.game.name, self.players, self.options | box, self.sees)
