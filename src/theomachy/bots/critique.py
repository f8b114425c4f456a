"""What a coach says about a decision that was made: whether something was clearly better, and why.

The coach knows what the player knew: the position is re-dealt before it is looked at. Two searches with different dice
must agree; what was chosen gets a fair trial in both. Why the other is better is told from what both bring at once, by
source of points, or else from what it wins beside points, and from the answer that the chosen one allows: only where
that answer really costs something, and the better move would not have allowed it just the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from theomachy.bots.adviser import adviser
from theomachy.bots.analysis import in_order, line_of, most_tried, told
from theomachy.bots.mcts import Search
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import NOBODY, Position
from theomachy.core.worth import after, brief, by_source, lead

CLEAR = 0.05  # of winning chance: less is not worth a word
SHARE = 8  # an eighth of the simulations at least is for what was chosen
MOST_SAID = 2  # sentences about what is won beside points
LOOKS = 2  # searches that must agree


@dataclass(frozen=True)
class Gain:
    """A part of the score that would have been better by so many points at once."""

    what: str  # empty where a game has only one kind of points
    points: int


@dataclass(frozen=True)
class Threat:
    """An answer that costs something: who gives it, what it is, what it brings him and takes from the player."""

    player: int
    told: str
    brings: tuple[Gain, ...] = ()
    costs: tuple[Gain, ...] = ()
    wins: bool = False  # the game


@dataclass(frozen=True)
class Critique:
    """Something was clearly better. Sentences are without their full stops; `threat` is what the next player can now do
    to the cost of this one."""

    chosen: str
    best: str
    chance: float
    best_chance: float
    gains: tuple[Gain, ...] = ()
    progress: tuple[str, ...] = ()  # whole sentences, where there are no gains
    threat: Threat | None = None

    @property
    def loss(self) -> float:
        return self.best_chance - self.chance


def criticise(
    game: Game, position: Position, player: int, chosen: int, *, seconds: float = 0.0, sims: int = 2000, seed: int = 1,
    lang: str = "en",
) -> Critique | None:  # fmt: skip
    """What was clearly better than what the player chose here; None if nothing was.

    Each of the searches that must agree has all the seconds; simulations are shared out.
    """
    best, losses = -1, []
    for look in range(LOOKS):
        dice = Dice(seed + look)
        seen = position.redeal(player, dice)
        search = adviser(game, max(1, sims // LOOKS), seconds).search(seen, player, dice)
        first = search.answers()[0][0]
        tried_enough(search, chosen)
        means = {action: mean for action, visits, mean in search.answers() if visits > 0}
        if first == chosen or chosen not in means or best not in (-1, first):
            return None
        best = first
        losses.append((means[best], means[chosen]))
        if means[best] - means[chosen] < CLEAR:
            return None
    better, mine = (sum(column) / LOOKS for column in zip(*losses, strict=True))
    points = gains(game, seen, player, best, chosen, lang)
    progress = () if points else game.progress(seen, after(seen, player, [best]), player, lang)[:MOST_SAID]
    return Critique(
        brief(told(game, seen, player, chosen, lang)), brief(told(game, seen, player, best, lang)), mine, better,
        points, tuple(progress), threat(game, search, seen, player, best, chosen, lang),
    )  # fmt: skip


def tried_enough(search: Search, chosen: int) -> None:
    """The search looks at the chosen action as long as it takes to judge it."""
    visits = next((visits for action, visits, _ in search.answers() if action == chosen), 0)
    missing = int(search.done) // SHARE - visits
    if missing > 0:
        search.play([chosen] * missing)


def gains(game: Game, position: Position, player: int, best: int, chosen: int, lang: str) -> tuple[Gain, ...]:
    """By how many points each source of the player's score is better right after the one than after the other."""
    less, more = (by_source(game, after(position, player, [action]), lang)[player] for action in (chosen, best))
    return difference(less, more)


def difference(less: Counter[str], more: Counter[str]) -> tuple[Gain, ...]:
    found = [Gain(what, more[what] - less[what]) for what in more if more[what] > less[what]]
    return tuple(sorted(found, key=lambda gain: (-gain.points, gain.what)))


def threat(game: Game, search: Search, seen: Position, player: int, best: int, chosen: int, lang: str) -> Threat | None:
    """What the next player is expected to do after the chosen action, if by the rules it brings him nearer to victory
    than anything that he is expected to do after the better one."""
    found = answered(game, search, seen, player, chosen, lang)
    if found is None:
        return None
    who, words, before, then = found
    gained = lead(then, who) - lead(before, who)
    other = answered(game, search, seen, player, best, lang)
    if gained <= 0 or (other is not None and other[0] == who and lead(other[3], who) - lead(other[2], who) >= gained):
        return None
    old, new = (by_source(game, position, lang) for position in (before, then))
    wins = then.turn == NOBODY and then.rank(who) == 1
    return Threat(who, brief(words), difference(old[who], new[who]), difference(new[player], old[player]), wins)


def answered(
    game: Game, search: Search, seen: Position, player: int, action: int, lang: str
) -> tuple[int, str, Position, Position] | None:
    """Who answers the action first in the line that was tried most, in which words, and the positions before and after
    it; None where that hangs on chance."""
    before = in_order(seen, player)
    for step in line_of(game, seen, player, [action, *most_tried(search, action)], lang):
        while before.turn != step.player or before.why_not(step.player, step.action):  # what nobody had to decide
            before.apply(int(before.turn), before.sensible(int(before.turn))[0])
        then = after(before, step.player, [step.action])
        if step.player != player:
            return step.player, step.told, before, then
        before = then
    return None
