"""What a coach says about a decision that was made: whether something was clearly better, and why.

The coach knows what the player knew: the position is re-dealt before it is looked at. Two searches with different dice
must agree; what was chosen gets a fair trial in both. Why the other is better is told from what both bring at once, by
source of points, or else from what it wins beside points, and from the answer that the chosen one allows.
"""

from __future__ import annotations

from dataclasses import dataclass

from theomachy.bots.analysis import line_of, most_tried, searcher, told
from theomachy.bots.mcts import Search
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position
from theomachy.core.worth import after, brief, by_source

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
class Critique:
    """Something was clearly better. Sentences are without their full stops; `reply` is what the next player can now do,
    empty where that is not known."""

    chosen: str
    best: str
    chance: float
    best_chance: float
    gains: tuple[Gain, ...] = ()
    progress: tuple[str, ...] = ()  # whole sentences, where there are no gains
    replier: int = -1
    reply: str = ""

    @property
    def loss(self) -> float:
        return self.best_chance - self.chance


def criticise(
    game: Game, position: Position, player: int, chosen: int, *, seconds: float = 0.0, sims: int = 2000, seed: int = 1,
    lang: str = "en",
) -> Critique | None:  # fmt: skip
    """What was clearly better than what the player chose here; None if nothing was."""
    best, losses = -1, []
    for look in range(LOOKS):
        dice = Dice(seed + look)
        seen = position.redeal(player, dice)
        search = searcher(game, max(1, sims // LOOKS), seconds / LOOKS).search(seen, player, dice)
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
    line = line_of(game, seen, player, [chosen, *most_tried(search, chosen)], lang)
    reply = next((step for step in line if step.player != player), None)
    points = gains(game, seen, player, best, chosen, lang)
    progress = () if points else game.progress(seen, after(seen, player, [best]), player, lang)[:MOST_SAID]
    return Critique(
        brief(told(game, seen, player, chosen, lang)), brief(told(game, seen, player, best, lang)), mine, better,
        points, tuple(progress), reply.player if reply else -1, brief(reply.told) if reply else "",
    )  # fmt: skip


def tried_enough(search: Search, chosen: int) -> None:
    """The search looks at the chosen action as long as it takes to judge it."""
    visits = next((visits for action, visits, _ in search.answers() if action == chosen), 0)
    missing = int(search.done) // SHARE - visits
    if missing > 0:
        search.play([chosen] * missing)


def gains(game: Game, position: Position, player: int, best: int, chosen: int, lang: str) -> tuple[Gain, ...]:
    """By how many points each source of the player's score is better right after the one than after the other."""
    more, less = (by_source(game, after(position, player, [action]), lang)[player] for action in (best, chosen))
    found = [Gain(what, more[what] - less[what]) for what in more if more[what] > less[what]]
    return tuple(sorted(found, key=lambda gain: -gain.points))
