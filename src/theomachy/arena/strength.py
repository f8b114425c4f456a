"""The table of strength: every level against the one below, against greedy and against random; and what the parts of
the search bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import theomachy
from theomachy.arena.duel import Pairing
from theomachy.arena.ratings import Standing, standings
from theomachy.arena.run import run
from theomachy.bots.levels import LEVELS
from theomachy.bots.search import judging
from theomachy.bots.seats import sequential

TOP = max(LEVELS)

HEAD = """# How strong the bots are
Made by `theomachy strength`. Every comparison is played in blocks: the same chance for all games of a block, every bot
on every seat. Intervals are 95 % and come from blocks. *Fair share* is one victory divided by the number of players.
Bots see only what their player may know.

Budgets are simulations, the same on every machine: {budgets}.
Level 5 has one second of one core for an action{top}.
"""

# What can be taken out of the search, and how.
WHOLE = "mcts:time=50ms"
PARTS = {
    "guided=0": "a game's value: plain random playouts instead",
    "roll=0": "following the game until the searcher is asked again",
    "turns=1": "following it for more than one turn",
    "finish=0": "judging actions only once they are finished",
    "reuse=0": "keeping the tree between the steps of an action",
}


@dataclass(frozen=True)
class Comparison:
    game: str
    bots: tuple[str, ...]

    @property
    def part(self) -> str:
        """What the second side does without, if that is the question."""
        return self.bots[1].removeprefix(f"{WHOLE},") if self.bots[0] == WHOLE else ""

    @property
    def file(self) -> str:
        return "-".join([self.game, *("".join(c for c in b if c.isalnum()) for b in self.bots)]) + ".jsonl"


def comparisons(game: str, top: str) -> list[Comparison]:
    """What the table has to show for one game, what matters most first. `top` plays for level 5."""
    counts = theomachy.game(game).players

    def bot(level: int) -> str:
        return top if level == TOP else f"level:{level}"

    found = [Comparison(game, (top, "greedy"))]
    found += [Comparison(game, (bot(n), bot(n - 1))) for n in range(2, TOP)]
    found += [Comparison(game, (top, "random"))]
    found += [Comparison(game, (top, *["greedy"] * (n - 1))) for n in counts if n > 2]
    if top != bot(TOP - 1):
        found.append(Comparison(game, (top, bot(TOP - 1))))
    found += [Comparison(game, (bot(n), "greedy")) for n in range(TOP - 1, 0, -1)]
    found += [Comparison(game, (bot(n), "random")) for n in range(TOP - 1, 0, -1)]
    return [*dict.fromkeys(found)]


def part_comparisons(game: str) -> list[Comparison]:
    """The search against itself without one of its parts, where the game has a use for it."""
    value = judging(theomachy.game(game))
    without = dict(PARTS)
    if getattr(value, "TURNS", 1) == 1:
        del without["turns=1"]
    if not getattr(value, "FINISH", False):
        del without["finish=0"]
    return [Comparison(game, (WHOLE, f"{WHOLE},{part}")) for part in without]


def write_table(
    games: list[str], blocks: int, seed: int, top: str, out: Path, keep: Path, processes: int,
    say: Callable[[str], None],
) -> None:  # fmt: skip
    """Play what is missing and write the document; after every comparison, so that nothing is lost.

    With no blocks nothing is played: the document is made of what was kept.
    """
    rows: list[tuple[Comparison, Standing]] = []
    lists = [[*comparisons(game, top), *part_comparisons(game)] for game in games]
    for comparison in (c for row in zip_longest(*lists) for c in row if c is not None):  # game by game, question first
        options = tuple(sequential(theomachy.game(comparison.game)).items())
        pairing = Pairing(comparison.game, comparison.bots, options, seed)
        if blocks == 0 and not (keep / comparison.file).exists():
            continue
        results = run(pairing, blocks, out=keep / comparison.file, processes=processes)
        if not results:
            continue
        first = next(s for s in standings(comparison.bots, results) if s.bot == comparison.bots[0])
        rows.append((comparison, first))
        say(line(comparison, first))
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(document(rows, games, seed, top), encoding="utf-8")


def line(comparison: Comparison, first: Standing) -> str:
    fair = 1 / len(comparison.bots)
    against = comparison.bots[1] if len(comparison.bots) == 2 else f"{len(comparison.bots) - 1} x {comparison.bots[1]}"
    return (
        f"| {comparison.game} | {len(comparison.bots)} | {first.bot} | {against} | {first.share:.1%} | "
        f"{first.low:.1%} – {first.high:.1%} | {first.share / fair:.2f} | {first.games} |"
    )


@dataclass(frozen=True)
class Goal:
    """What is expected of a comparison: at least this share of the victories."""

    words: str
    share: float


def goal(comparison: Comparison, top: str) -> Goal | None:
    """What we expect of the strongest level, and of each level against the one below."""
    first, *others = comparison.bots
    count = len(comparison.bots)
    if comparison.part:
        return None
    if first == top and others[0] == "greedy":
        return Goal("90 % against greedy play", 0.9) if count == 2 else Goal("1.5 times the fair share", 1.5 / count)
    if first == top and others[0] == "random":
        return Goal("99 % against random play", 0.99)
    if others[0].startswith("level:") or first == top:
        return Goal(f"stronger than {others[0]}", 0.5)
    return None


def verdict(found: Goal, first: Standing) -> str:
    """Met or missed is said only where the interval settles it."""
    if first.low >= found.share:
        return "shown"
    if first.high < found.share:
        return "missed"
    return "reached in these games, not settled" if first.share >= found.share else "not reached in these games"


def expectations(rows: list[tuple[Comparison, Standing]], top: str) -> list[str]:
    """What was expected of each comparison, and what its games say about that."""
    table = ["| game | players | expected of | | measured | |", "|---|---|---|---|---|---|"]
    for comparison, first in rows:
        found = goal(comparison, top)
        if found is not None:
            table.append(
                f"| {comparison.game} | {len(comparison.bots)} | {first.bot} | {found.words} | {first.share:.1%} | "
                f"{verdict(found, first)} |"
            )
    return table


def parts_table(rows: list[tuple[Comparison, Standing]]) -> list[str]:
    found = [(c, s) for c, s in rows if c.part]
    if not found:
        return []
    return [
        "", "## What the parts of the search bring",
        f"`{WHOLE}` against the same search without one of its parts: the victories of the whole one, with two players "
        "and the same time for both.", "",
        "| game | without | setting | victories | 95 % | games |", "|---|---|---|---|---|---|",
        *(
            f"| {c.game} | {PARTS[c.part]} | `{c.part}` | {s.share:.1%} | {s.low:.1%} – {s.high:.1%} | {s.games} |"
            for c, s in found
        ),
    ]  # fmt: skip


def document(rows: list[tuple[Comparison, Standing]], games: list[str], seed: int, top: str) -> str:
    budgets = ", ".join(f"level {n} `{spec}`" for n, spec in LEVELS.items() if n != TOP)
    ordered = [(c, s) for game in games for c, s in rows if c.game == game]
    instead = "" if top == f"level:{TOP}" else f"; in this table `{top}` plays for it"
    table = [
        HEAD.format(budgets=budgets, top=instead), f"Seed {seed}.", "",
        "| game | players | bot | against | victories | 95 % | times the fair share | games |",
        "|---|---|---|---|---|---|---|---|", *(line(c, s) for c, s in ordered if not c.part), "",
        "## What was expected", "*Shown* and *missed* stand where the whole interval is on one side.", "",
        *expectations(ordered, top), *parts_table(ordered),
    ]  # fmt: skip
    return "\n".join(table) + "\n"
