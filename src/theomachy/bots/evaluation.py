"""Win probabilities and features of one position, for scripts: what the search bots see at their leaves."""

from __future__ import annotations

from theomachy.bots.weights import Bench, inputs_of
from theomachy.core.errors import BadOption
from theomachy.core.identity import game_of
from theomachy.core.inputs import MOST_SEATS
from theomachy.core.position import NOBODY, Position

PARTS = ("own", "next", "strongest", "others")  # whose block of features it is; `others` is twice the mean of them


def evaluate(position: Position, evaluator: str = "") -> list[float]:
    """Return each seat's estimated probability of winning; they add up to one.

    The evaluator is a value network where one was trained for such a table, else the game's heuristic: `learned`,
    `hand` or a weights file says which. Each seat is judged with what it knows itself, hidden cards included; for
    what one player can know evaluate `position.redeal(seat, dice)`, several times. A finished game is not estimated:
    its winners share 1.
    """
    game = game_of(position)
    if position.turn == NOBODY:
        won = game.winners(position)
        return [1 / len(won) if seat in won else 0.0 for seat in range(position.players)]
    return [float(share) for share in Bench(game, evaluator).at(position).utilities(position)]


def features(position: Position, seat: int) -> dict[str, int]:
    """Return the features of a position as the value network of a seat sees them, by name; zeros are left out."""
    game = game_of(position)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < position.players:
        raise BadOption(f"no seat {seat!r} at this table; seats: 0 to {position.players - 1}")
    try:
        inputs = inputs_of(game)
    except ModuleNotFoundError:
        raise BadOption(f"{game.name} declares no features (bot/inputs.py)") from None
    names = inputs.names()
    block, rest = names[: inputs.block], names[inputs.block :]
    every = [f"{whose}: {name}" for whose in PARTS for name in block] + rest
    every += [f"on turn: {ahead} seats ahead" for ahead in range(MOST_SEATS)]
    every += [f"{count} players" for count in range(1, MOST_SEATS + 1)]
    every += [f"dealt: {k}" for k in range(inputs.others)]
    if len(every) != inputs.size:
        raise BadOption(f"{game.name} names {len(every)} features of {inputs.size}")
    inputs.look(position)
    inputs.fill(position, seat)
    return {every[inputs.where[k]]: int(inputs.much[k]) for k in range(int(inputs.count))}
