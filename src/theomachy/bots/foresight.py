"""What an action looks like once it is finished: one look ahead with a judge.

An action of several small steps (which desert, then where to) says little in the middle. It is followed through to
its end: in all ways, as long as there are not too many, then step by step; if that is still too much, what has been
begun is judged as it stands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from theomachy.bots.judge import Judge
from theomachy.core.position import EVERYBODY, Position

FEWEST: Final = 20  # looks inside begun actions for each first step, however many there are
WIDEST: Final = 12  # ways looked at for each further step once the looks are used up


class Foresight:
    """Follows begun actions through, within a bounded number of looks for each."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.left: i64 = 0  # positions that may still be looked at for the first step at hand

    def worth(self, position: Position, player: i64, action: i32, choices: i64) -> float:
        """The value for the player after the action, one of so many choices, at its best as far as looks suffice."""
        after = position.copy()
        if position.turn == EVERYBODY:  # so that begun actions can be followed
            after = after.in_turns(player)
        after.apply(player, action)
        self.left = self.judge.looks // choices
        if self.left < FEWEST:
            self.left = FEWEST
        return self.follow(after, player)

    def follow(self, position: Position, player: i64) -> float:
        """The value once the action that was begun is complete."""
        if position.turn != player or not position.midway():
            return self.judge.worth(position, player)
        legal = position.sensible(player)
        count = i64(len(legal))
        if self.left < count:
            return self.rush(position, player)
        self.left -= count
        most: float = -1e300
        for i in range(count):
            after = position.copy()
            after.apply(player, legal[i])
            found = self.follow(after, player)
            if found > most:
                most = found
        return most

    def rush(self, position: Position, player: i64) -> float:
        """The value once the action is complete, if each step takes what looks best at once."""
        worth = self.judge.worth(position, player)
        while position.turn == player and position.midway() and self.left > -FEWEST * WIDEST:
            legal = position.sensible(player)
            count = i64(len(legal))
            if count > WIDEST:
                count = WIDEST
            self.left -= count
            chosen = position
            worth = -1e300
            for i in range(count):
                after = position.copy()
                after.apply(player, legal[i])
                found = self.judge.worth(after, player)
                if found > worth:
                    worth = found
                    chosen = after
            position = chosen
        return worth
