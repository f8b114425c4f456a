"""How lucky everybody was: what chance gave and took in a game, in parts of a victory.

Wherever chance decides, the learned judge says what each outcome is worth to everybody. What came up, less the mean of
all that could have (each weighed as often as it comes), is luck. Its mean is zero, whoever plays and however wrong the
judge may be, since nobody has a hand in it. So victories less luck tell as truly as victories who is stronger, and with
fewer games: much of what makes results differ from game to game is taken out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import theomachy
from theomachy.bots.analysis import replayed, victory
from theomachy.bots.judge import Judge
from theomachy.bots.weights import learned_judge, net_for
from theomachy.core.errors import BadOption
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.core.record import Record

FURTHEST = 12  # steps of an action that are followed


@dataclass(frozen=True)
class Stroke:
    """What chance did at one move of a game, and what that gave each seat."""

    index: int
    gifts: tuple[float, ...]

    @property
    def favoured(self) -> int:
        """The seat it gave most."""
        return self.gifts.index(max(self.gifts))

    @property
    def size(self) -> float:
        return max(abs(gift) for gift in self.gifts)


def judge_of_luck(game: Game, position: Position) -> Judge | None:
    """A judge for this table, if a net was trained for it. It sees all hands: it judges what has come to pass, not what
    somebody knew."""
    net = net_for(game, position)
    return None if net is None else learned_judge(game, net, dealt=True)


def demand_judge(game: Game, position: Position) -> Judge:
    judge = judge_of_luck(game, position)
    if judge is None:
        raise BadOption(
            f"{game.name}: luck is measured by a net, and none was trained for {position.players} players with these "
            "options; allowed: tables with a net (theomachy learn), or no luck"
        )
    return judge


def strokes(judge: Judge, start: Position, steps: Iterable[tuple[int, int]], only: range | None = None) -> list[Stroke]:
    """What chance did in a game, wherever it had a choice; steps are moves as (player, action). `only`: at these."""
    position = start.copy()
    found = []
    for index, (player, action) in enumerate(steps):
        if player == CHANCE and (only is None or index in only) and len(position.legal(CHANCE)) > 1:
            found.append(Stroke(index, tuple(gifts(judge, position, action))))
        position.apply(player, action)
    return found


def strokes_of(record: Record, only: range | None = None) -> list[Stroke]:
    """The same of a record; nothing where no net was trained for such a table."""
    moves = replayed(record)
    game = theomachy.game(record.game)
    judge = judge_of_luck(game, moves[0][1]) if moves else None
    if judge is None:
        return []
    return strokes(judge, moves[0][1], ((player, action) for _, _, player, action in moves), only)


def luck(found: Sequence[Stroke], players: int) -> list[float]:
    """What each seat was given altogether."""
    return [sum(stroke.gifts[seat] for stroke in found) for seat in range(players)]


def gifts(judge: Judge, position: Position, came: int) -> list[float]:
    """What the outcome that came up brings each seat more than the mean of all that could."""
    often = {int(o): int(w) for o, w in zip(position.legal(CHANCE), position.weights(), strict=True)}
    prospects = {outcome: prospect(judge, position, outcome) for outcome in often}
    whole, seats = sum(often.values()), range(position.players)
    means = [sum(prospects[outcome][seat] * often[outcome] for outcome in often) / whole for seat in seats]
    return [prospects[came][seat] - means[seat] for seat in seats]


def prospect(judge: Judge, position: Position, outcome: int) -> list[float]:
    """Everybody's chance of victory after an outcome, once the next one who is asked has done what looks best: in what
    can be done with it lies most of what a roll or a card is worth."""
    after = position.copy()
    after.apply(CHANCE, outcome)
    decided = False
    for _ in range(FURTHEST):
        if after.turn < 0 or (decided and not after.midway()):
            break
        seat, actions = int(after.turn), after.sensible(after.turn)
        decided = decided or len(actions) > 1
        after = max((done(after, seat, int(action)) for action in actions), key=lambda p: judge.worth(p, seat))
    if after.turn == NOBODY:
        return victory(after)
    return [float(chance) for chance in judge.utilities(after)]


def done(position: Position, seat: int, action: int) -> Position:
    after = position.copy()
    after.apply(seat, action)
    return after
