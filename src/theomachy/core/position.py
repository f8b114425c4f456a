"""The contract: what every game promises, and nothing else.

A position is the complete state of one game at one moment. It never draws a random number and never
reads a clock: chance and the clock are players whose actions are recorded like all others.
Everything that plays, searches, stores or shows a game uses these promises alone.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from theomachy.core.dice import Dice
from theomachy.core.event import Event

# Values of `turn` beside the seats 0..players-1.
CHANCE: Final = -1
CLOCK: Final = -2
NOBODY: Final = -3
EVERYBODY: Final = -4


@mypyc_attr(allow_interpreted_subclasses=True)  # games from outside (core/plain.py) are not compiled with the others
class Position:
    """One moment of one game. Games subclass it; there is no behaviour here to inherit."""

    players: i64
    turn: i64  # who is asked now: a seat, CHANCE, EVERYBODY in real-time play, NOBODY at the end
    events: list[Event] | None  # None in searches: then nothing is written

    def legal(self, player: i64) -> vec[i32]:
        """All actions open to `player` now: complete, in an order that the position alone fixes, no duplicates.

        Empty for players who are not asked. For CHANCE: the outcomes that can come up.
        For CLOCK: what the clock may report now.
        """
        raise NotImplementedError

    def sensible(self, player: i64) -> vec[i32]:
        """The legal actions that bots consider: all of them, unless a game leaves out what no honest player does.

        Never empty where `legal` is not, but for real-time play: there nothing sensible to do means to wait.
        """
        return self.legal(player)

    def weights(self) -> vec[i32]:
        """Whole-number weights of CHANCE's outcomes, in the order of `legal(CHANCE)`."""
        raise NotImplementedError

    def apply(self, player: i64, action: i32) -> None:
        """Carry the action out, here and now. Deterministic. Trusts its caller: legality is not checked."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent position; writes no events."""
        raise NotImplementedError

    def redeal(self, viewer: i64, rng: Dice) -> Position:
        """A copy whose hidden part is dealt anew, as `viewer` could believe it to be: a seat, or NOBODY, a spectator.

        View and legal actions of `viewer` are the same in it, and it is made from what the viewer knows and the dice
        alone: positions that `viewer` cannot tell apart give the same one from the same dice. So what is hidden is
        first gathered in an order that does not depend on where it truly lies. Whatever a player is told that does
        not come from `view` is made from such a copy. Games without hidden parts copy.
        """
        raise NotImplementedError

    def in_turns(self, player: i64) -> Position:
        """Real-time play as a search can follow it: the same moment under a clock that asks one player after the other.

        For positions whose `turn` is EVERYBODY. In the new position `player` is to act now (or, where only one seat
        may go on, that seat), the others follow in the game's own order, and whatever `player` may do here can be
        applied there with the same meaning. It knows no more than this position does.
        The default, for games without such a clock, is the position itself: there a search ends.
        """
        return self

    def why_not(self, player: i64, action: i32) -> str:
        """Empty if the action is legal for the player now, else the id of the clause that forbids it."""
        raise NotImplementedError

    def midway(self) -> bool:
        """True while the player on turn is inside an action that was begun and not yet completed."""
        raise NotImplementedError

    def score(self, player: i64) -> i64:
        """Points now."""
        raise NotImplementedError

    def rank(self, player: i64) -> i64:
        """Place by the rules of the end, 1 is best, shared places are equal. Before the end: as things stand."""
        raise NotImplementedError

    def key(self) -> int:
        """64-bit hash: equal positions have equal keys, today and in every later version."""
        raise NotImplementedError

    # ---- what Python asks of any object; `core/identity.py` finds the game that answers

    def __eq__(self, other: object) -> bool:
        """Are these the same moment under the same rules? Positions change, so they have no hash: use `key()`."""
        if not isinstance(other, Position):
            return NotImplemented
        if type(self) is not type(other) or self.players != other.players or self.key() != other.key():
            return False
        from theomachy.core.identity import same_rules

        return same_rules(self, other)

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from theomachy.core.identity import pickled

        found: tuple[Any, ...] = pickled(self)
        return found

    def __str__(self) -> str:
        """The text board as a spectator sees it."""
        from theomachy.core.identity import board

        return board(self)

    def __repr__(self) -> str:
        from theomachy.core.identity import summary

        return summary(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows, as a spectator sees it."""
        from theomachy.core.identity import picture

        return picture(self)

    def sample(self, rng: Dice) -> i32:
        """One outcome of CHANCE, drawn by its weights.

        Games may override it to draw faster; the distribution must stay that of `weights`.
        """
        outcomes = self.legal(CHANCE)
        weights = self.weights()
        total: i64 = 0
        for i in range(i64(len(weights))):
            total += i64(weights[i])
        x: i64 = rng.below(total)
        i = 0
        while x >= i64(weights[i]):
            x -= i64(weights[i])
            i += 1
        return outcomes[i]


def playout(position: Position, rng: Dice, limit: i64) -> i64:
    """Play on at random to the end, in place; at most `limit` decisions. Gives the number of decisions made.

    Chance is drawn by its weights. In real-time play the one who acts next is drawn evenly, the clock among them.
    """
    made: i64 = 0
    while made < limit:
        turn = position.turn
        if turn == CHANCE:
            position.apply(CHANCE, position.sample(rng))
            continue
        if turn == NOBODY:
            break
        who = turn
        if turn == EVERYBODY:
            who = rng.below(position.players + 1)
            if who == position.players:
                who = CLOCK
        actions = position.legal(who)
        if len(actions) == 0:
            made += 1
            continue
        position.apply(who, actions[rng.below(i64(len(actions)))])
        made += 1
    return made
