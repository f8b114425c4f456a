"""What the parts of the search bring: the whole search against itself without one of them."""

from __future__ import annotations

from collections.abc import Sequence

import theomachy
from theomachy.arena.comparison import Comparison, Row
from theomachy.arena.ratings import interval
from theomachy.bots.weights import hand_module

# What can be taken out of the search, and how.
PARTS = {
    "guided=0": "a game's value: plain random playouts instead",
    "playout=1000000": "cutting off and judging: random playouts to the end instead",
    "bias=0": "looking at each action before it is tried, and a bias towards what looks good",
    "roll=0": "following the game until the searcher is asked again",
    "turns=1": "following it for more than one turn",
    "finish=0": "judging actions only once they are finished",
    "reuse=0": "keeping the tree between the steps of an action",
}
MORE = {"processes=4": "three more processes"}  # what can be added
SEARCH = "mcts:judge=hand"  # some parts are for hand-made values alone
USUAL = "50ms"  # little, so that many games can be played
TIMES = {"turns=1": "300ms", "finish=0": "300ms"}  # what costs much of so little time is judged where there is more


def part_comparisons(game: str) -> list[Comparison]:
    """The search against itself without one of its parts, where the game has a use for it."""
    value = hand_module(theomachy.game(game))
    useless = set()
    if getattr(value, "TURNS", 1) == 1:
        useless.add("turns=1")
    if not getattr(value, "FINISH", False):
        useless.add("finish=0")
    found = []
    for part in [p for p in PARTS if p not in useless]:
        whole = f"{SEARCH},time={TIMES.get(part, USUAL)}"
        found.append(Comparison(game, (whole, f"{whole},{part}"), part))
    for part in MORE:
        whole = f"{SEARCH},time={USUAL}"
        found.append(Comparison(game, (f"{whole},{part}", whole), part))
    return found


def parts_table(rows: Sequence[Row]) -> list[str]:
    """A line for each game and part, and one for each part over all games that use it."""
    found = [row for row in rows if row.comparison.part]
    if not found:
        return []
    lines = [
        "", "## What the parts of the search bring",
        "A search with the hand-made judge against the same without one of its parts: the victories of the whole one, "
        "with two players and the same time for both. A part stays if all its games together show that it helps. Last "
        "what three more processes bring.", "",
        "| game | without | setting | time | victories | 95 % | games | helps |", "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for part in [p for p in {**PARTS, **MORE} if any(row.comparison.part == p for row in found)]:
        its = [row for row in found if row.comparison.part == part]
        for row in its:
            lines.append(line(row.comparison.game, part, row.blocks, row.first.games))
        if len(its) > 1:
            blocks = [share for row in its for share in row.blocks]
            lines.append(line("*all together*", part, blocks, sum(row.first.games for row in its)))
    return lines


def line(game: str, part: str, blocks: Sequence[float], games: int) -> str:
    share, low, high = interval(blocks)
    return (
        f"| {game} | {(PARTS | MORE)[part]} | `{part}` | {TIMES.get(part, USUAL)} | {share:.1%} | "
        f"{low:.1%} – {high:.1%} | {games} | {helps(low, high)} |"
    )


def helps(low: float, high: float) -> str:
    if low > 0.5:
        return "shown"
    return "no: harms" if high < 0.5 else "not settled"
