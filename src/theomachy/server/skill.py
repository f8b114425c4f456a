"""How strong somebody is: a number with a deviation, by openskill's model of Plackett and Luce, for any number of
players.

The levels of the bots are fixed anchors: what they are does not change by what people do, so figures mean the same next
year. Their distances come from the shares of victories between neighbours in `docs/strength.md`, on average over the
games; level 3 stands in the middle, where everybody begins.
"""

from __future__ import annotations

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
ANCHORS = {
    "level:1": Skill(13.5, ANCHORED), "level:2": Skill(20.5, ANCHORED), "level:3": Skill(25.0, ANCHORED),
    "level:4": Skill(30.0, ANCHORED), "level:5": Skill(36.0, ANCHORED), "level:6": Skill(39.0, ANCHORED),
}  # fmt: skip


@cache
def _model() -> Any:
    with needing("table"):
        from openskill.models import PlackettLuce

    return PlackettLuce()


def after(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game in which they came to these places. Nobody is less sure of it than before."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    found = model.rate(teams, ranks=[float(place) for place in places], limit_sigma=True)
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in found]
