"""A deal: chance that is settled beforehand, so that several tables meet the same (docs/duplicate.md).

A table draws lazily, and a deal does not change that: nothing is shuffled and no order is stored. The k-th draw from a
pile has an order of preference over everything that was ever in that pile, made from a secret by a keyed hash; what
comes up is the first that can. So the k-th draw is the same at all tables where it is possible, whatever was played
before, and at each single table chance is as fair as always: every copy is as likely as another to stand first, and a
thing that went back into a bag stands anywhere in the order of the next draw.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from theomachy.core.game import Game
from theomachy.core.log import Chance, MoveRow
from theomachy.core.position import CHANCE, Position

SECRET = 32  # bytes


def drawn(game: Game, position: Position, action: int) -> tuple[str, int]:
    """The pile that an outcome of chance comes from, and the thing that it brings.

    The usual pile of an outcome is the name of its kind (`draw`, `roll`), the thing the whole action. A game with
    several piles under one name tells them apart in `table/deal.py`; it looks at nothing of the position that changes.
    """
    if game.has("table.deal"):
        found: tuple[str, int] | None = game.module("table.deal").drawn(position, action)
        if found is not None:
            return found
    return game.actions.kind(action).head, action


class Deal:
    """The chance of some tables. Who knows the secret knows what will come: it stays with whoever deals."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET:
            raise ValueError(f"the secret of a deal has {SECRET} bytes, not {len(secret)}")
        self._secret = secret

    def chance(self, game: Game, position: Position, before: Iterable[MoveRow] = ()) -> Chance:
        """Chance for a game after these rows that stand. It counts on by itself: make a new one after taking back."""
        counts: dict[str, int] = {}
        for row in before:
            if row.player == CHANCE:
                pile, _ = drawn(game, position, row.action)
                counts[pile] = counts.get(pile, 0) + 1

        def chosen(there: Position) -> int:
            outcomes = [int(outcome) for outcome in there.legal(CHANCE)]
            piles = [drawn(game, there, outcome) for outcome in outcomes]
            number = counts.get(piles[0][0], 0) + 1
            first = min(
                (self._place(pile, number, thing, copy), outcome)
                for (pile, thing), outcome, weight in zip(piles, outcomes, there.weights(), strict=True)
                for copy in range(int(weight))
            )
            counts[piles[0][0]] = number
            return first[1]

        return chosen

    def _place(self, pile: str, number: int, thing: int, copy: int) -> bytes:
        """Where this copy of a thing stands in the order of the draw of that number."""
        return blake2b(f"{pile} {number} {thing} {copy}".encode(), key=self._secret, digest_size=16).digest()
