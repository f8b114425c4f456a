"""What the studies share: rule sets, games that are played and kept, and how figures are written."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from theomachy.arena.lab import Estimate
from theomachy.arena.observe import Observation, RuleSet, observe

Cell = tuple[str, int, tuple[tuple[str, Any], ...]]  # a rule set: game, number of players, options


def name(cell: Cell) -> str:
    game, players, options = cell
    changed = "".join(f" {key}={value}" for key, value in options)
    return f"{game} {players}{changed}"


def load(file: Path, seed: int) -> dict[str, Any]:
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"seed": seed, "bots": {}}


def play(
    file: Path, seed: int, cells: Sequence[Cell], games: int, bot: str, seconds: float,
    spec: Callable[[Cell], str] | None = None,
) -> None:  # fmt: skip
    """Go on with the games of a bot: one of each rule set after the other, until there are enough or time is up. What
    the bot is called in the file; `spec` says who that is where it is not the same for all rules."""
    found: dict[str, list[Any]] = load(file, seed)["bots"].get(bot, {})
    end = monotonic() + seconds
    for number in range(games):
        for cell in cells:
            kept = found.setdefault(name(cell), [])
            if number < len(kept):
                continue
            seen = observe(RuleSet(cell[0], cell[1], cell[2], spec(cell) if spec else bot, seed), number)
            kept.append([seen.shares, seen.scores, seen.decisions, seen.turns, seen.lead_changes])
        if monotonic() > end:
            break
    data = load(file, seed)  # others may have played meanwhile
    data["bots"].setdefault(bot, {}).update({name(cell): found[name(cell)] for cell in cells})
    file.write_text(json.dumps(data), encoding="utf-8")
    print(bot, {key: len(value) for key, value in found.items()})


def close(games: list[Observation]) -> list[float]:
    """The winner's margin as a part of the winner's points, game by game."""
    return [g.margin / max(1, max(g.scores)) for g in games]


def percent(found: Estimate) -> str:
    return f"{found.mean:.0%} [{found.low:.0%}, {found.high:.0%}]"


def plain(found: Estimate) -> str:
    return f"{found.mean:.1f} [{found.low:.1f}, {found.high:.1f}]"


def marked(text: str, found: Estimate) -> str:
    """In bold if the interval leaves zero out."""
    return f"**{text}**" if found.low > 0 or found.high < 0 else text
