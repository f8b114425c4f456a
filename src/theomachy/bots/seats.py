"""Who sits where: people and bots, and how a table of them plays."""

from __future__ import annotations

from collections.abc import Sequence

from theomachy.bots.bot import Bot, ask, make_bot
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.match import Match, fresh_seed
from theomachy.core.position import CLOCK, EVERYBODY

HUMAN = "human"


def split_seats(text: str) -> list[str]:
    """`human,mcts:sims=200,depth=3,random` as three seats: `depth=3` has no name of its own, so it is a setting."""
    seats: list[str] = []
    for part in (piece.strip() for piece in text.split(",")):
        if seats and "=" in part and ":" not in part and ":" in seats[-1]:
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


def sequential(game: Game) -> dict[str, object]:
    """Option values under which people and bots can play one after the other, where a game needs any."""
    return dict(getattr(game.module("table.setup"), "SEQUENTIAL", {}))


class Seats:
    """The bots of a table, each with dice of its own: nothing a bot draws changes what chance will do."""

    def __init__(self, game: Game, specs: Sequence[str], seed: int | None = None) -> None:
        self.specs = list(specs)
        self.bots: list[Bot | None] = [None if spec == HUMAN else make_bot(spec, game) for spec in specs]
        first = fresh_seed() if seed is None else seed
        self.dice = [Dice((first + 7_919 * (seat + 1)) & (2**62 - 1)) for seat in range(len(specs))]
        self.order = Dice((first + 104_729) & (2**62 - 1))

    @property
    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def act(self, match: Match, seat: int) -> list[Event]:
        """Let the bot of this seat do one action."""
        bot = self.bots[seat]
        if bot is None:
            raise ValueError(f"seat {seat} is a person's")
        return match.play(seat, ask(bot, match.position, seat, self.dice[seat]))

    def next(self, match: Match) -> int:
        """Who acts next. In real-time play the quickest is drawn by lot; the clock runs if nobody can act."""
        turn = match.position.turn
        if turn != EVERYBODY:
            return int(turn)
        count = len(self.bots)
        first = self.order.below(count)
        for seat in ((first + i) % count for i in range(count)):
            found = match.position.legal(seat) if self.bots[seat] is None else match.position.sensible(seat)
            if len(found):
                return int(seat)
        return CLOCK

    def play_out(self, match: Match, longest: int = 1_000_000) -> None:
        """Bots play the match to its end."""
        for _ in range(longest):
            if match.over:
                return
            who = self.next(match)
            if who == CLOCK:
                match.play(CLOCK, int(match.position.legal(CLOCK)[0]))
            else:
                self.act(match, who)
        raise RuntimeError(f"no end after {longest} actions")
