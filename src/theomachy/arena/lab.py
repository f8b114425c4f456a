"""Studies: many games of one rule set, or of two side by side, and the figures that tell them apart.

Game k of two studies with the same seed has the same chance and the same dice on every seat. So two rule sets are
compared game by game: what differs between the two games of a pair comes from the rules, and from what followed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import fmean

from theomachy.arena.observe import BINS, Observation, RuleSet, as_json, from_json, observe
from theomachy.core.components import OwnBox
from theomachy.core.spread import spread


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3g} [{self.low:.3g}, {self.high:.3g}]"


@dataclass(frozen=True)
class Study:
    rules: RuleSet
    games: list[Observation]

    def figures(self) -> dict[str, list[float]]:
        """One number a game for everything that is compared."""
        n = self.rules.players
        found = {f"victories of player {i + 1} in turn order": [g.shares[i] for g in self.games] for i in range(n)}
        found["decisions in a game"] = [float(g.decisions) for g in self.games]
        found["turns in a game"] = [float(g.turns) for g in self.games]
        found["changes of the lead"] = [float(g.lead_changes) for g in self.games]
        found["winner's margin in points"] = [float(g.margin) for g in self.games]
        found["points between first and last"] = [float(g.spread) for g in self.games]
        found["shared victories"] = [float(max(g.shares) < 1) for g in self.games]
        found["choices at a decision"] = [fmean(n for part in g.choices for n in part) for g in self.games]
        return found

    def imbalance(self) -> Estimate:
        """How far the seats are from equal: the largest share of victories less the smallest, by resampling games."""
        return bootstrap(self.games, seat_gap)

    def choices(self) -> list[float]:
        """Mean number of choices in each part of the game."""
        return [fmean([n for g in self.games for n in g.choices[i]] or [0.0]) for i in range(BINS)]

    def uses(self) -> dict[str, Use]:
        """For each kind of action: how often a player did it, and what those who did it more often won more."""
        labels = sorted({label for g in self.games for label in g.uses})
        return {label: use_of(self.games, label) for label in labels}


@dataclass(frozen=True)
class Use:
    per_player: float  # times in a game, by one player
    worth: Estimate  # share of victories of those who did it more often than the others, less that of the rest


def run_study(
    rules: RuleSet, games: int, processes: int = 0, tick: Callable[[], None] | None = None, on: str = "local"
) -> Study:
    """Play the games of a study. Game k is the same whatever the number of processes and wherever it is played."""
    found: dict[int, Observation] = {}
    for number, seen in spread(partial(observe, rules), range(games), processes=processes, on=on):
        found[number] = seen
        if tick is not None:
            tick()
    return Study(rules, [found[number] for number in range(games)])


def write_data(studies: Sequence[Study], path: Path) -> None:
    """Everything the figures are made of: one line of JSON a game, each study's rules first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8") as file:
        for study in studies:
            file.write(json.dumps({"rules": asdict(study.rules)}) + "\n")
            for seen in study.games:
                file.write(json.dumps(as_json(seen)) + "\n")


def read_data(path: Path) -> list[Study]:
    studies: list[Study] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        if "rules" in found:
            rules = found["rules"]
            options = tuple((name, value) for name, value in rules["options"])
            box = OwnBox(**rules.pop("components", {}))  # files of earlier versions do not name it
            studies.append(Study(RuleSet(**{**rules, "options": options, "components": box}), []))
        else:
            studies[-1].games.append(from_json(found))
    return studies


def estimate(values: Sequence[float], looks: int = 1) -> Estimate:
    """Mean and 95 % interval. With several `looks` all of so many intervals hold together with 95 %."""
    from scipy import stats

    n = len(values)
    mean = fmean(values)
    if n < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    variance = sum((v - mean) ** 2 for v in values) / (n - 1)
    reach = float(stats.t.ppf(1 - 0.025 / looks, n - 1)) * (variance / n) ** 0.5
    return Estimate(mean, mean - reach, mean + reach)


def difference(first: Sequence[float], second: Sequence[float], looks: int = 1) -> Estimate:
    """Second less first where the values come in pairs, one for each game: the interval of the differences."""
    if len(first) != len(second):
        raise ValueError(f"{len(first)} and {len(second)} values are no pairs")
    changes = [b - a for a, b in zip(first, second, strict=True)]
    found = estimate(changes, looks)
    if found.low == found.high != 0:  # alike in every pair: one pair more without a difference keeps it from certainty
        strict = estimate([*changes, 0.0], looks)
        return Estimate(found.mean, min(strict.low, found.mean), max(strict.high, found.mean))
    return found


def difference_apart(first: Sequence[float], second: Sequence[float], looks: int = 1) -> Estimate:
    """Second less first where nothing ties them together, with Welch's interval."""
    from scipy import stats

    a, b = fmean(first), fmean(second)
    va = sum((x - a) ** 2 for x in first) / max(1, len(first) - 1) / len(first)
    vb = sum((x - b) ** 2 for x in second) / max(1, len(second) - 1) / len(second)
    if va + vb == 0:
        return Estimate(b - a, b - a, b - a)
    freedom = (va + vb) ** 2 / (va**2 / max(1, len(first) - 1) + vb**2 / max(1, len(second) - 1))
    reach = float(stats.t.ppf(1 - 0.025 / looks, freedom)) * (va + vb) ** 0.5
    return Estimate(b - a, b - a - reach, b - a + reach)


# ---- two rule sets


@dataclass(frozen=True)
class Comparison:
    """One figure under two rule sets: the second less the first."""

    figure: str
    first: Estimate
    second: Estimate
    change: Estimate
    games: int
    paired: bool
    certain: bool  # does its interval leave zero out even if it allows for all the figures that are looked at?

    @property
    def sentence(self) -> str:
        """The verdict, for people."""
        change, name = self.change, self.figure[0].upper() + self.figure[1:]
        within = f"{change.mean:+.3g}, 95 % between {change.low:+.3g} and {change.high:+.3g}"
        if self.games < 2:
            return f"{name}: one game says nothing."
        if change.low == change.high == 0:
            return f"{name}: the same in all {self.games} games."
        if change.low <= 0 <= change.high:
            return f"{name}: no difference shown ({within}, {self.games} games)."
        way = "more" if change.mean > 0 else "less"
        if self.certain:
            return f"{name}: {way} under the second rule set ({within}, {self.games} games)."
        return (
            f"{name}: probably {way} under the second rule set ({within}, {self.games} games); among so many figures "
            "one may look so by chance, so play more games."
        )


def comparisons(first: Study, second: Study) -> list[Comparison]:
    """Every figure that both studies have. Game by game where the studies share their chance, else side by side."""
    ours, theirs = first.figures(), second.figures()
    names = [name for name in ours if name in theirs]
    paired = are_pairs(first, second)
    found = []
    for name in names:
        a, b = ours[name], theirs[name]
        change = difference(a, b) if paired else difference_apart(a, b)
        strict = difference(a, b, len(names)) if paired else difference_apart(a, b, len(names))
        certain = strict.low > 0 or strict.high < 0
        found.append(Comparison(name, estimate(a), estimate(b), change, min(len(a), len(b)), paired, certain))
    return found


def are_pairs(first: Study, second: Study) -> bool:
    """Does game k of the one belong to game k of the other?"""
    one, two = first.rules, second.rules
    alike = (one.seed, one.players, one.bot) == (two.seed, two.players, two.bot)
    return alike and len(first.games) == len(second.games)


def seat_gap(games: Sequence[Observation]) -> float:
    means = [fmean(g.shares[i] for g in games) for i in range(len(games[0].shares))]
    return max(means) - min(means)


def bootstrap(games: Sequence[Observation], figure: Callable[[Sequence[Observation]], float]) -> Estimate:
    """95 % interval by resampling whole games; reproducible."""
    from theomachy.core.dice import Dice

    dice = Dice(1)
    n = len(games)
    values = sorted(figure([games[dice.below(n)] for _ in range(n)]) for _ in range(400))
    return Estimate(figure(games), values[10], values[389])


def use_of(games: Sequence[Observation], label: str) -> Use:
    more: list[float] = []
    less: list[float] = []
    total = seats = 0
    for game in games:
        counts = game.uses.get(label, [0] * len(game.shares))
        total += sum(counts)
        seats += len(counts)
        mean = sum(counts) / len(counts)
        for count, share in zip(counts, game.shares, strict=True):
            if count != mean:
                (more if count > mean else less).append(share)
    worth = difference_apart(less, more) if len(more) > 1 and len(less) > 1 else Estimate(0.0, -1.0, 1.0)
    return Use(total / seats, worth)
