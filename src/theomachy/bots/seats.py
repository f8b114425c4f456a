"""Who sits where, people and bots, and how bots play: the one driver for terminals, matches, arenas and studies.

The server's tables have a driver of their own, since bots think in other processes there and the store comes between;
so have environments of researchers (`rl/table.py`), which wait for actions from outside, and self-play for learning
(`learning/selfplay.py`), which looks at positions and keeps no match. Who is asked is the same for all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

from theomachy.bots.bot import MAKERS, Bot, ask, make_bot
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.match import Match, fresh_seed
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

HUMAN = "human"


def split_seats(text: str) -> list[str]:
    """`human,mcts:sims=200,depth=3,random` as three seats: `depth=3` has no name of its own, so it is a setting. What
    follows a program and is no bot's name is the program's: its path, or an argument."""
    seats: list[str] = []
    for part in (piece.strip() for piece in text.split(",")):
        setting = "=" in part and ":" not in part and bool(seats) and ":" in seats[-1]
        known = part.partition(":")[0] in (HUMAN, *MAKERS)
        if setting or (seats and seats[-1].startswith("program:") and not known):
            seats[-1] += f",{part}"
        else:
            seats.append(part)
    return seats


def seats_for(game: Game, seats: str | None, players: int | None) -> list[str]:
    """The seats as asked for. Without a word about them: one person and greedy bots, three at the table if possible."""
    if seats is None:
        count = players if players is not None else min(game.players, key=lambda n: abs(n - 3))
        return [HUMAN, *["greedy"] * (count - 1)]
    found = split_seats(seats)
    if players is not None and players != len(found):
        raise BadOption(f"{len(found)} seats ({', '.join(found)}) for {players} players")
    return found


def sequential(game: Game) -> dict[str, Any]:
    """Option values under which people and bots can play one after the other, where a game needs any."""
    return dict(getattr(game.module("table.setup"), "SEQUENTIAL", {}))


def asked(position: Position) -> list[int]:
    """The seats that may act now."""
    if position.turn in (NOBODY, CHANCE, CLOCK):
        return []
    if position.turn == EVERYBODY:
        return [seat for seat in range(position.players) if len(position.legal(seat))]
    return [int(position.turn)]


def quickest(position: Position, seats: Iterable[int], order: Dice) -> int:
    """In real-time play: one of the seats that have something to do, drawn evenly; the clock if nobody can act."""
    able = [seat for seat in seats if len(position.sensible(seat))]
    return able[order.below(len(able))] if able else CLOCK


class Seats:
    """The people and bots of a table, each bot with dice of its own: nothing it draws changes what chance will do.

    `dice` are those of the seats and `order` decides who is quickest in real-time play; without them all are made
    from the seed. Bots may be given ready-made in place of their names. As a context (`with`) it closes, at the end,
    the bots that live in other processes.
    """

    def __init__(
        self, game: Game, bots: Sequence[str | Bot], seed: int | None = None, *,
        dice: Sequence[Dice] | None = None, order: Dice | None = None,
    ) -> None:  # fmt: skip
        self.specs = [str(bot) for bot in bots]
        self.bots: list[Bot | None] = []
        try:
            for bot in bots:
                made = make_bot(bot, game) if isinstance(bot, str) and bot != HUMAN else bot
                self.bots.append(None if isinstance(made, str) else made)
        except BaseException:
            self.close()
            raise
        first = fresh_seed() if seed is None else seed
        spread = [Dice((first + 7_919 * (seat + 1)) & (2**62 - 1)) for seat in range(len(bots))]
        self.dice = spread if dice is None else list(dice)
        self.order = Dice((first + 104_729) & (2**62 - 1)) if order is None else order

    def __enter__(self) -> Seats:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def close(self) -> None:
        """End the bots that live in other processes."""
        for bot in self.bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def next(self, position: Position, passed: Collection[int] = ()) -> int:
        """Who acts next.

        In real-time play people come first, but for those who let others go; then one of the bots that have something
        to do, drawn evenly; the clock runs if nobody can act.
        """
        if position.turn != EVERYBODY:
            return int(position.turn)
        for seat in self.people:
            if seat not in passed and len(position.legal(seat)):
                return seat
        bots = [seat for seat, bot in enumerate(self.bots) if bot is not None]
        return quickest(position, bots, self.order)

    def choose(self, match: Match, seat: int) -> int:
        """What the bot of this seat wants to do."""
        bot = self.bots[seat]
        if bot is None:
            raise ValueError(f"seat {seat} is a person's")
        return ask(bot, match.position, seat, self.dice[seat])

    def act(self, match: Match, seat: int) -> list[Event]:
        """Let the bot of this seat do one action, or the clock report what is first."""
        if seat == CLOCK:
            return match.play(CLOCK, int(match.position.legal(CLOCK)[0]))
        return match.carry_out(seat, self.choose(match, seat))

    def decisions(self, match: Match, longest: int) -> Iterator[tuple[int, int]]:
        """Bots play on: each decision as (seat, action), before it is carried out. At most so many."""
        made = 0
        while not match.over and made < longest:
            seat = self.next(match.position)
            if seat == CLOCK:
                self.act(match, CLOCK)
                continue
            action = self.choose(match, seat)
            yield seat, action
            match.carry_out(seat, action)
            made += 1

    def play_out(self, match: Match, longest: int = 1_000_000) -> None:
        """Bots play the match to its end."""
        for _ in self.decisions(match, longest):
            pass
        if not match.over:
            raise RuntimeError(f"no end after {longest} decisions")
