"""The table of strength: every level against the one below, against greedy and against random; and what the parts of
the search bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import theomachy
from theomachy.arena.comparison import Comparison, Row, row
from theomachy.arena.duel import Pairing
from theomachy.arena.parts import part_comparisons, parts_table
from theomachy.arena.ratings import Standing
from theomachy.arena.run import run
from theomachy.bots.levels import LEVELS, MASTER
from theomachy.bots.seats import sequential
from theomachy.bots.weights import nets

TOP = MASTER - 1  # the master takes five times as long: nobody waits for a table of that
HAND = "mcts:judge=hand,time=1s"  # level 5 as it was before it had learned anything
# A tenth of the time of level 5 and of the master: games of those take hours.
HASTY, HASTY_MASTER = "mcts:time=100ms", "mcts:time=500ms,processes=2"
HINT, HASTY_HINT = "hint", "hint:time=100ms"
FAIR = "level:3"  # whom people meet first
TIMES = ("1s", "100ms", "30ms")  # for both sides where learned and hand-made judges meet; less where games are long

HEAD = """# How strong the bots are
Made by `theomachy strength`. Every comparison is played in blocks: the same chance for all games of a block, every bot
on every seat. Intervals are 95 % and come from blocks. *Fair share* is one victory divided by the number of players.
Bots see only what their player may know.

Budgets are simulations, the same on every machine: {budgets}.
Level 5 has one second of one core for an action{top}. It judges by a net where one serves searches
([Bots that taught themselves](learning.md)); `{hand}` is the same search with the hand-made judge
everywhere, as level 5 was before. `{hasty}` is level 5 with a tenth of its time, `{master}` the master with a tenth of
his: they stand in where games would take hours. `{hint}` plays the first hint of every decision as the server gives it:
the search of level 5 with all its seconds for each step of an action, where the level has them for the whole;
`{hasty_hint}` has a tenth of them. A row is missing where its games have not been played since the bots changed.
"""


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
    found += [Comparison(game, (HASTY, bot(TOP - 1))), Comparison(game, (HASTY_MASTER, HASTY))]
    found += [Comparison(game, (bot(n), "greedy")) for n in range(TOP - 1, 0, -1)]
    found += [Comparison(game, (bot(n), "random")) for n in range(TOP - 1, 0, -1)]
    found += [Comparison(game, (HASTY_HINT, *[HASTY] * (n - 1))) for n in counts]
    found += [Comparison(game, (HINT, *[other] * (n - 1))) for n in counts for other in (bot(TOP), FAIR)]
    found += [against_hand(game, n, time) for n in counts if trained_for(game, n) for time in TIMES]
    found += [Comparison(game, (HAND, *["greedy"] * (n - 1))) for n in counts]
    found += [Comparison(game, (HAND, other)) for other in (bot(TOP - 1), "random")]
    return [*dict.fromkeys(found)]


def against_hand(game: str, players: int, time: str) -> Comparison:
    """A search with the learned judge against such with the hand-made one, the same time for all."""
    return Comparison(game, (f"mcts:judge=learned,time={time}", *[f"mcts:judge=hand,time={time}"] * (players - 1)))


def trained_for(game: str, players: int) -> bool:
    return any(players in net.players and not net.options for net in nets(theomachy.game(game)))


def write_table(
    games: list[str], blocks: int, seed: int, top: str, out: Path, keep: Path, processes: int,
    say: Callable[[str], None], on: str = "local",
) -> None:  # fmt: skip
    """Play what is missing and write the document; after every comparison, so that nothing is lost.

    With no blocks nothing is played: the document is made of what was kept.
    """
    rows: list[Row] = []
    lists = [[*comparisons(game, top), *part_comparisons(game)] for game in games]
    in_turns = zip_longest(*lists)  # what matters most in each game first
    for comparison in (c for asked in in_turns for c in asked if c is not None):
        options = tuple(sequential(theomachy.game(comparison.game)).items())
        pairing = Pairing(comparison.game, comparison.bots, options, seed)
        if blocks == 0 and not (keep / comparison.file).exists():
            continue
        results = run(pairing, blocks, out=keep / comparison.file, processes=processes, on=on)
        if not results:
            continue
        rows.append(row(comparison, results))
        say(line(rows[-1]))
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(document(rows, games, seed, top), encoding="utf-8")


def line(found: Row) -> str:
    comparison, first = found.comparison, found.first
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
    if "judge=learned" in first:
        words = "75 % against the hand-made judge" if count == 2 else "1.5 times the fair share"
        return Goal(words, 0.75 if count == 2 else 1.5 / count)
    if first == HAND:
        return None
    if first in (HINT, HASTY_HINT):
        return Goal(f"stronger than {FAIR}" if others[0] == FAIR else "not weaker than level 5", 1 / count)
    if others[0].startswith("level:") or first in (top, HASTY_MASTER):
        return Goal(f"stronger than {others[0]}", 0.5)
    return None


def verdict(found: Goal, first: Standing) -> str:
    """Met or missed is said only where the interval settles it."""
    if first.low >= found.share:
        return "shown"
    if first.high < found.share:
        return "missed"
    return "reached in these games, not settled" if first.share >= found.share else "not reached in these games"


def expectations(rows: list[Row], top: str) -> list[str]:
    """What was expected of each comparison, and what its games say about that."""
    table = ["| game | players | expected of | | measured | |", "|---|---|---|---|---|---|"]
    for comparison, first in ((r.comparison, r.first) for r in rows):
        found = goal(comparison, top)
        if found is not None:
            table.append(
                f"| {comparison.game} | {len(comparison.bots)} | {first.bot} | {found.words} | {first.share:.1%} | "
                f"{verdict(found, first)} |"
            )
    return table


def document(rows: list[Row], games: list[str], seed: int, top: str) -> str:
    budgets = ", ".join(f"level {n} `{spec}`" for n, spec in LEVELS.items() if n < TOP)
    ordered = [r for game in games for r in rows if r.comparison.game == game]
    instead = "" if top == f"level:{TOP}" else f"; in this table `{top}` plays for it"
    table = [
        HEAD.format(budgets=budgets, top=instead, hand=HAND, hasty=HASTY, master=HASTY_MASTER,
                    hint=HINT, hasty_hint=HASTY_HINT), f"Seed {seed}.", "",
        "| game | players | bot | against | victories | 95 % | times the fair share | games |",
        "|---|---|---|---|---|---|---|---|", *(line(r) for r in ordered if not r.comparison.part), "",
        "## What was expected", "*Shown* and *missed* stand where the whole interval is on one side.", "",
        *expectations(ordered, top), *parts_table(ordered),
    ]  # fmt: skip
    return "\n".join(table) + "\n"
