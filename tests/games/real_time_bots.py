"""4 Gods with the real clock in simulated time: bots alone, as a table of the server asks them.

Nothing here reads a clock, so a busy machine plays the same games: a level plays by its number of simulations alone,
and one that thinks for seconds has so many simulations in their place.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from games.four_gods_examples import GAME
from theomachy.bots.bot import ask, make_bot
from theomachy.bots.levels import AT_TABLE, LEVELS, by_the_clock, in_real_time
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.games.four_gods.rules.actions import (
    CITY,
    CITY_FROM,
    CITY_OF,
    DESTROY,
    DESTROY_FOR,
    GOD,
    LOWER,
    MIGRATE,
    PLACE,
    PROPHET,
    PROPHET_OF,
    READY,
)
from theomachy.games.four_gods.rules.intentions import is_intention
from theomachy.games.four_gods.table.clock import deadlines, pace

BEAT = 0.7  # seconds that a bot takes at least for everything
LONGEST = 3600.0  # seconds of a game
IN_PLACE_OF_SECONDS = "mcts:sims=300"
PLACING = (PLACE, DESTROY, DESTROY_FOR, CITY, CITY_OF, CITY_FROM, PROPHET, PROPHET_OF, MIGRATE, GOD)


@dataclass
class Played:
    """A game, or as much of it as was played: its table, and what each seat did, by kind of action."""

    table: Any
    deeds: list[Counter[int]]
    seconds: float = 0.0
    lines: list[str] = field(default_factory=list)

    @property
    def moves(self) -> int:
        return sum(sum(each.values()) for each in self.deeds)

    @property
    def placing(self) -> float:
        """The share of the moves that place something."""
        return sum(each[kind] for each in self.deeds for kind in PLACING) / max(1, self.moves)

    @property
    def full(self) -> float:
        """The share of the cells that is filled."""
        return float(self.table.world.filled) / float(self.table.world.cells())


def search(spec: str) -> str:
    """How a level thinks here."""
    level = {f"level:{n}": found for n, found in LEVELS.items()}.get(spec, spec)
    return IN_PLACE_OF_SECONDS if by_the_clock(spec) else level


class Clock:
    """The table in simulated time: what happens next, and what it does to everything that runs."""

    def __init__(self, bots: list[str], seed: int, **options: Any) -> None:
        self.bots = bots
        self.table: Any = GAME.new(len(bots), seed=seed, clock="real", **options)
        self.minds = [make_bot(search(spec), GAME) for spec in bots]
        self.chance, self.dice = Dice(seed), [Dice(seed * 100 + seat) for seat in range(len(bots))]
        self.played = Played(self.table, [Counter() for _ in bots])
        self.now = 0.0
        self.running: dict[int, float] = {}  # actions of CLOCK, and when they are due
        self.plans: dict[int, tuple[float, int, object]] = {}  # by seat: when, what, and the question
        self.answered: dict[int, object] = {}  # by seat: the last question
        self.last: dict[int, float] = {}  # by seat: when it did something that waits for its pace
        self.settle()

    def settle(self) -> None:
        """Chance acts, and limits that are no more stop running."""
        while self.table.turn == CHANCE:
            self.table.apply(CHANCE, self.table.sample(self.chance))
        plan = deadlines(self.table) if self.table.turn != NOBODY else {}
        self.running = {action: self.running.get(action, self.now + ms / 1000) for action, ms in plan.items()}

    def question(self, seat: int) -> object:
        """What the seat sees and may do; in turns every question is new."""
        if self.table.turn != EVERYBODY:
            return object()
        return GAME.view(self.table, seat), [int(a) for a in self.table.legal(seat)]

    def think(self) -> None:
        """Who may act and has nothing in mind decides what to do, and when."""
        for seat, spec in enumerate(self.bots):
            if seat in self.plans or self.table.turn not in (seat, EVERYBODY) or not len(self.table.sensible(seat)):
                continue
            seen = self.question(seat)
            if seen == self.answered.get(seat):
                continue
            action = ask(self.minds[seat], self.table, seat, self.dice[seat])
            due = self.now + max(BEAT, AT_TABLE.get(in_real_time(spec), 0.0))
            if self.table.turn == EVERYBODY:
                due = max(due, self.last.get(seat, -LONGEST) + pace(self.table, spec, action) / 1000)
            self.plans[seat] = due, action, seen

    def act(self, seat: int) -> None:
        """The seat does what it has planned, if that can still be done and changes anything."""
        _, action, seen = self.plans.pop(seat)
        table = self.table
        if action not in [int(a) for a in table.legal(seat)]:
            return
        trial = table.copy()
        trial.apply(seat, action)
        self.answered[seat] = seen
        if trial.key() == table.key():
            return
        if table.turn == EVERYBODY and pace(table, self.bots[seat], action):
            self.last[seat] = self.now
        self.played.lines.append(f"{self.now:.1f} {table.names[seat]}: {GAME.text(table, action)}")
        kind = action >> 24
        if not is_intention(kind) and kind not in (LOWER, READY):  # what is only taken up is no move yet
            self.played.deeds[seat][kind] += 1
        table.apply(seat, action)

    def step(self) -> bool:
        """The next thing that happens; False if nothing ever does."""
        self.think()
        coming = [(due, 0, action) for action, due in self.running.items()]
        coming += [(plan[0], 1, seat) for seat, plan in self.plans.items()]
        if not coming:
            return False
        self.now, whose, what = min(coming)
        if whose == 0:
            self.table.apply(CLOCK, what)
        else:
            self.act(what)
        self.settle()
        self.played.seconds = self.now
        return True


def play(bots: list[str], seed: int, longest: float = LONGEST, **options: Any) -> Played:
    """A game between these bots, to its end or for so many seconds."""
    clock = Clock(bots, seed, **options)
    while clock.table.turn != NOBODY and clock.now < longest and clock.step():
        pass
    return clock.played
