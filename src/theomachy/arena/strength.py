"""The table of strength: every level against the one below, against greedy and against random."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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

Level 5 thinks for {seconds:g} s a move on one core; the other budgets are simulations, the same on every machine:
{budgets}.
"""


@dataclass(frozen=True)
class Comparison:
    game: str
    bots: tuple[str, ...]

    @property
    def file(self) -> str:
        return "-".join([self.game, *(b.replace(":", "").replace("=", "") for b in self.bots)]) + ".jsonl"


def comparisons(game: str, seconds: float) -> list[Comparison]:
    """What the table has to show for one game."""
    counts = theomachy.game(game).players
    top = LEVELS[TOP] if seconds == 1.0 else f"mcts:time={seconds:g}s"

    def bot(level: int) -> str:
        return top if level == TOP else f"level:{level}"

    found = [Comparison(game, (bot(n), bot(n - 1))) for n in range(2, TOP + 1)]
    found += [Comparison(game, (bot(n), "greedy")) for n in (3, TOP)]
    found += [Comparison(game, (bot(n), "random")) for n in (1, TOP)]
    found += [Comparison(game, (top, *["greedy"] * (n - 1))) for n in counts if n > 2]
    return found


def write_table(
    games: list[str], blocks: int, seed: int, seconds: float, out: Path, keep: Path, processes: int,
    say: Callable[[str], None],
) -> None:  # fmt: skip
    """Play what is missing and write the document; after every comparison, so that nothing is lost."""
    rows: list[tuple[Comparison, Standing]] = []
    for game in games:
        for comparison in comparisons(game, seconds):
            options = tuple(sequential(theomachy.game(game)).items())
            pairing = Pairing(game, comparison.bots, options, seed)
            results = run(pairing, blocks, out=keep / comparison.file, processes=processes)
            first = next(s for s in standings(comparison.bots, results) if s.bot == comparison.bots[0])
            rows.append((comparison, first))
            say(line(comparison, first))
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_text(document(rows, seed, seconds), encoding="utf-8")


def line(comparison: Comparison, first: Standing) -> str:
    fair = 1 / len(comparison.bots)
    against = ", ".join(comparison.bots[1:])
    return (
        f"| {comparison.game} | {len(comparison.bots)} | {first.bot} | {against} | {first.share:.1%} | "
        f"{first.low:.1%} – {first.high:.1%} | {first.share / fair:.2f} | {first.games} |"
    )


def document(rows: list[tuple[Comparison, Standing]], seed: int, seconds: float) -> str:
    budgets = ", ".join(f"level {n} `{spec}`" for n, spec in LEVELS.items() if n != TOP)
    table = [
        HEAD.format(seconds=seconds, budgets=budgets), f"Seed {seed}.", "",
        "| game | players | bot | against | victories | 95 % | times the fair share | games |",
        "|---|---|---|---|---|---|---|---|", *(line(c, s) for c, s in rows),
    ]  # fmt: skip
    return "\n".join(table) + "\n"
