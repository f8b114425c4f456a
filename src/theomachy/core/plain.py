"""A plain position: a game is its state, its kinds of actions, and for each kind what speaks against it and the deed.

`Plain` is for games that begin small. The state is a handful of attributes, numbers or rows of numbers, so copies, keys
and JSON follow from their names (`bounds`). The actions are one table (`ACTIONS`, see `core.action.action_table`); a
kind `claim {hill}` is answered by three methods that stand together:

    against_claim(hill)   the clause that forbids it to whoever is on turn, or nothing
    do_claim(hill)        the deed
    weight_claim(hill)    of an outcome of chance, if it is not as likely as any other

What may be done and what is refused come from the same answer. It runs interpreted; a game that is to be searched as
fast as the five of the house writes its rules as they do and is compiled with them (docs/adding_a_game.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from librt.vecs import vec
from mypy_extensions import i32

from theomachy.core.action import ActionTable
from theomachy.core.dice import Dice
from theomachy.core.event import ALL, Event
from theomachy.core.keys import key_of
from theomachy.core.options import Value
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position

SEATS = ("red", "yellow", "green", "blue", "violet")  # what players are called who sit in this order
Own = TypeVar("Own", bound="Plain")


class Plain(Position):
    """Subclasses have `PLAYERS`, `ACTIONS` and `NOT_NOW`, `begin`, `bounds`, `settle`, `score` and the methods of their
    kinds; what is hidden also wants `redeal`."""

    PLAYERS: ClassVar[tuple[int, ...]]  # how many may play
    ACTIONS: ClassVar[ActionTable]
    NOT_NOW: ClassVar[str]  # the clause that says whose turn it is

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.players = players
        self.turn = NOBODY
        self.events = None
        self.options = dict(options)
        self.names = SEATS[:players]
        self.begin()
        self.settle()

    # ---- what a game says

    def begin(self) -> None:
        """Set the table: give every attribute of the state its first value."""
        raise NotImplementedError

    def bounds(self) -> dict[str, int]:
        """The attributes that are the state, with the largest number that each may hold; the smallest is 0."""
        raise NotImplementedError

    def settle(self) -> None:
        """Set `turn` by the state. It is called at the start, after every action and for a position that is read."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadPosition if numbers that were typed cannot stand together on a table."""

    # ---- what follows

    def why_not(self, player: int, action: int) -> str:
        table = self.ACTIONS
        if player != self.turn or player in (NOBODY, EVERYBODY) or not table.means(action):
            return self.NOT_NOW
        if table.kind(action).chance != (player == CHANCE):
            return self.NOT_NOW
        return str(self._method("against", action)(**table.values(action)))

    def legal(self, player: int) -> vec[i32]:
        asked = player == self.turn
        return vec[i32]([a for a in self.ACTIONS.every() if self.why_not(player, a) == ""] if asked else [])

    def weights(self) -> vec[i32]:
        return vec[i32]([self._weight(int(action)) for action in self.legal(CHANCE)])

    def apply(self, player: int, action: int) -> None:
        self._method("do", action)(**self.ACTIONS.values(action))
        self.settle()

    def copy(self: Own) -> Own:
        twin = type(self).__new__(type(self))
        for name, value in vars(self).items():
            setattr(twin, name, list(value) if isinstance(value, list) else value)
        twin.players, twin.turn, twin.events = self.players, self.turn, None
        return twin

    def redeal(self, viewer: int, rng: Dice) -> Position:
        """Nothing is hidden, unless a game says otherwise."""
        return self.copy()

    def midway(self) -> bool:
        """Every action is one step, unless a game says otherwise."""
        return False

    def rank(self, player: int) -> int:
        """By points; who has as many shares the place."""
        return 1 + sum(self.score(seat) > self.score(player) for seat in range(self.players))

    def key(self) -> int:
        return key_of(repr((self.names, sorted(self.options.items()), self.state())).encode())

    def state(self) -> dict[str, Any]:
        """The attributes that are the state, by name; rows are copied."""
        found = {name: getattr(self, name) for name in self.bounds()}
        return {name: list(value) if isinstance(value, list) else value for name, value in found.items()}

    def write(self, kind: str, clause: str, only: int = ALL, **data: object) -> None:
        """Tell what happened, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, clause, data, only))

    def _method(self, what: str, action: int) -> Any:
        return getattr(self, f"{what}_{self.ACTIONS.kind(action).head.replace(' ', '_')}")

    def _weight(self, action: int) -> int:
        name = f"weight_{self.ACTIONS.kind(action).head.replace(' ', '_')}"
        return int(getattr(self, name)(**self.ACTIONS.values(action))) if hasattr(self, name) else 1


def seen(position: Plain, viewer: int) -> dict[str, Any]:
    """What everybody may know of any game, for `view` to go on from: whose turn it is, names, points and places.

    `buttons` are the targets of what the viewer may do without naming a thing on the table.
    """
    turn = int(position.turn)
    mine = [int(action) for action in position.legal(viewer)] if viewer >= 0 else []
    targets = [position.ACTIONS.targets(position, action)[0] for action in mine]
    return {
        "viewer": None if viewer < 0 else viewer,
        "turn": "chance" if turn == CHANCE else None if turn == NOBODY else turn,
        "over": turn == NOBODY,
        "players": [
            {"seat": seat, "name": name, "points": int(position.score(seat)), "rank": int(position.rank(seat))}
            for seat, name in enumerate(position.names)
        ],
        "buttons": [target for target in targets if target.startswith("button:")],
    }
