"""How strong somebody is: a number with a deviation, by openskill's model of Plackett and Luce, for any number of
players.

The levels of the bots are fixed anchors: what they are does not change by what people do, so figures mean the same next
year. Their distances come from the shares of victories between neighbours in `docs/strength.md`, on average over the
games; level 3 stands in the middle, where everybody begins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from theomachy.core.extras import needing


class Skill(NamedTuple):
    mu: float
    sigma: float

    @property
    def figure(self) -> int:
        """As it is shown: 1500 at the beginning."""
        return round(500 + 40 * self.mu)

    @property
    def deviation(self) -> int:
        return round(40 * self.sigma)

    @property
    def provisional(self) -> bool:
        """Are there too few games to believe it? About ten are needed."""
        return self.sigma > 5.0


BEGINNER = Skill(25.0, 25.0 / 3.0)
ANCHORED = 1.0  # the deviation of an anchor
ABOVE = 10.0  # so far above opponents who are not known well do games against them lift somebody: 400 points
ANCHORS = {
    "level:1": Skill(13.5, ANCHORED), "level:2": Skill(20.5, ANCHORED), "level:3": Skill(25.0, ANCHORED),
    "level:4": Skill(30.0, ANCHORED), "level:5": Skill(36.0, ANCHORED), "level:6": Skill(39.0, ANCHORED),
}  # fmt: skip


@cache
def _model() -> Any:
    with needing("table"):
        from openskill.models import PlackettLuce

    return PlackettLuce()


def after(before: Sequence[Skill], places: Sequence[int], known: Sequence[float] = ()) -> list[Skill]:
    """Everybody's skill after a game in which they came to these places. Nobody is less sure of it than before.

    `known`, from 0 to 1, says how well everybody is known; without it, all are known well. A game changes as much of a
    skill as its opponents are known on average, and lifts nobody far above opponents who are not known well: those who
    have nothing to lose prove little.
    """
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    found = model.rate(teams, ranks=[float(place) for place in places], limit_sigma=True)
    skills = [Skill(float(team[0].mu), float(team[0].sigma)) for team in found]
    if not known:
        return skills
    everybody = list(zip(before, known, strict=True))
    return [_weighed(before[seat], new, [*everybody[:seat], *everybody[seat + 1 :]]) for seat, new in enumerate(skills)]


def _weighed(old: Skill, new: Skill, others: Sequence[tuple[Skill, float]]) -> Skill:
    """As much of a change as these opponents are worth by how well they are known."""
    weight = sum(known for _, known in others) / len(others)
    highest = max(math.inf if known >= 1 else other.mu + ABOVE for other, known in others)
    mu = old.mu + weight * (new.mu - old.mu)
    return Skill(min(mu, max(old.mu, highest)), old.sigma + weight * (new.sigma - old.sigma))
