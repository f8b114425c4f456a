"""How lucky everybody was: what chance gave and took in one game, in parts of a victory.

Wherever chance decides, the learned judge says what each outcome is worth to everybody. What came up, less the mean of
all that could have (each weighed as often as it comes), is luck. Its mean is zero, whoever plays and however wrong the
judge may be, since nobody has a hand in it. So victories less luck tell as truly as victories who is stronger, and with
fewer games: much of what makes results differ from game to game is taken out.
"""

from __future__ import annotations

from theomachy.arena.points import points
from theomachy.bots.judge import Judge
from theomachy.bots.weights import learned_judge, net_for
from theomachy.core.errors import BadOption
from theomachy.core.game import Game
from theomachy.core.log import Log
from theomachy.core.position import CHANCE, NOBODY, Position

FURTHEST = 12  # steps of an action that are followed


def judge_of_luck(game: Game, position: Position) -> Judge:
    """A judge for this table. It sees all hands: it judges what has come to pass, not what somebody knew."""
    net = net_for(game, position)
    if net is None:
        raise BadOption(
            f"{game.name}: luck is measured by a net, and none was trained for {position.players} players with these "
            "options; allowed: tables with a net (theomachy learn), or no luck"
        )
    return learned_judge(game, net, dealt=True)


def luck(judge: Judge, log: Log) -> list[float]:
    """What chance gave each seat in a match so far."""
    position = log.start.copy()
    found = [0.0] * int(position.players)
    for entry in log.entries:
        player, action = entry.row.player, entry.row.action
        if player == CHANCE:
            for seat, gift in enumerate(gifts(judge, position, action)):
                found[seat] += gift
        position.apply(player, action)
    return found


def gifts(judge: Judge, position: Position, came: int) -> list[float]:
    """What the outcome that came up brings each seat more than the mean of all that could."""
    seats = range(position.players)
    often = {int(o): int(w) for o, w in zip(position.legal(CHANCE), position.weights(), strict=True)}
    if len(often) < 2:
        return [0.0 for _ in seats]
    prospects = {outcome: prospect(judge, position, outcome) for outcome in often}
    whole = sum(often.values())
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
        return points([int(after.rank(seat)) for seat in range(after.players)])
    return [float(chance) for chance in judge.utilities(after)]


def done(position: Position, seat: int, action: int) -> Position:
    after = position.copy()
    after.apply(seat, action)
    return after
