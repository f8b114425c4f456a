"""The table of strength: every level against the one below, against greedy and against random."""

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
from theomachy.bots.seats import sequential

TOP = max(LEVELS)

HEAD = """# How strong the bots are
Made by `theomachy strength`. Every comparison is played in blocks: the same chance for all games of a block, every bot
on every seat. Intervals are 95 % and come from blocks. *Fair share* is one victory divided by the number of players.
Bots see only what their player may know.

Budgets are simulations, the same on every machine: {budgets}. Level 5 has one second a move on one core;
{top}.
"""


@dataclass(frozen=True)
class Comparison:
    game: str
    bots: tuple[str, ...]

    @property
    def file(self) -> str:
        return "-".join([self.game, *(b.replace(":", "").replace("=", "") for b in self.bots)]) + ".jsonl"


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
    return [*found, Comparison(game, (bot(3), "greedy")), Comparison(game, (bot(1), "random"))]


def write_table(
    games: list[str], blocks: int, seed: int, top: str, out: Path, keep: Path, processes: int,
    say: Callable[[str], None],
) -> None:  # fmt: skip
    """Play what is missing and write the document; after every comparison, so that nothing is lost."""
    rows: list[tuple[Comparison, Standing]] = []
    lists = [comparisons(game, top) for game in games]
    for comparison in (c for row in zip_longest(*lists) for c in row if c is not None):  # game by game, question first
        options = tuple(sequential(theomachy.game(comparison.game)).items())
        pairing = Pairing(comparison.game, comparison.bots, options, seed)
        results = run(pairing, blocks, out=keep / comparison.file, processes=processes)
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


def document(rows: list[tuple[Comparison, Standing]], games: list[str], seed: int, top: str) -> str:
    budgets = ", ".join(f"level {n} `{spec}`" for n, spec in LEVELS.items() if n != TOP)
    table = [
        HEAD.format(budgets=budgets, top=f"in this table `{top}` plays for it"), f"Seed {seed}.", "",
        "| game | players | bot | against | victories | 95 % | times the fair share | games |",
        "|---|---|---|---|---|---|---|---|", *(line(c, s) for game in games for c, s in rows if c.game == game),
    ]  # fmt: skip
    return "\n".join(table) + "\n"
