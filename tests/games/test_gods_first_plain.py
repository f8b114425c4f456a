"""The first edition's engine against a second, plain reading of its rules, step by step."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

import pytest

from choosing import patience
from counting import load
from games.gods import FIRST, choices
from games.plain_gods_first import after, chances, legal, points
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.pure import is_compiled
from walks import Case, cases, walk

CASES = [case for case in cases() if case.game == "gods-first"]
EACH = 1 if is_compiled() else 6  # interpreted, every sixth step of a game is looked at


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """Where order means nothing, no order."""
    return {**data, "field": sorted(data["field"])}


def compare(before: Any, step: tuple[int, int], then: Position) -> None:
    data = FIRST.to_json(before)
    assert set(choices(before)) == legal(data), data
    if data["step"] == "refill":
        weights = dict(zip(choices(before), map(int, before.weights()), strict=True))
        assert weights == {f"draw {tile}": n for tile, n in chances(data).items()}
    text = FIRST.text(before, step[1])
    assert plain(FIRST.to_json(then)) == plain(after(data, text)), (text, data)
    for seat, god in enumerate(before.gods):
        if data["step"] != "seating":
            assert before.score(seat) == points(data, god)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    found = walk(case)
    for i in range(0, len(found.steps), EACH):
        compare(found.positions[i], found.steps[i], found.positions[i + 1])
    final = FIRST.to_json(found.positions[-1])
    assert found.positions[-1].turn == NOBODY
    assert legal(final) == set()
    standing = [(points(final, god), final["power"][god]) for god in final["players"]]
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    assert [found.positions[-1].rank(seat) for seat in range(len(ranks))] == ranks


CROWDED: dict[str, Any] = {
    "players": ["red", "blue"],
    "on_turn": "blue",
    "field": [
        "T red 0,0", "T blue 1,0", "T blue 1,8",
        *(f"t green/blue {q},8" for q in range(2, 7)), *(f"t violet/blue {q},9" for q in range(1, 6)),
        "t yellow/red 2,-1", "t yellow/red 2,0", "t blue/red 3,-1", "t blue/- 3,0", "D 4,-1",
    ],
    "stones": {"blue": 1, "red": 2},
    "power": {"red": 12, "blue": 12},
    "points_tiles": {"red": {"green": 2}, "blue": {"green": 1, "violet": 1}},
    "extras": {"blue": 2},
}  # fmt: skip

OPTIONS: list[dict[str, Any]] = [
    {},
    {"refound_points_tile": False, "whirlwind_idle": True, "end_tile_window": 5},
    {"bag": True, "decay_tile": True, "stoneless_neighbours": "block"},
    {"bag": True, "decay_tile": True, "decay_place": "beside_temple"},
]


def play_out(start: dict[str, Any], options: dict[str, Any], seeds: int, rare: Set[str] = frozenset()) -> set[str]:
    """Games of players who like to build, so that the rare choices come up; the first words of what was asked. By day
    only a few, and further ones until the rare was asked."""
    asked: set[str] = set()
    for seed in range(seeds):
        if rare and rare <= asked and seed >= patience(4, seeds):
            break
        position = FIRST.position({**start, "options": options})
        dice = Dice(seed)
        while position.turn != NOBODY:
            actions = [int(a) for a in position.legal(position.turn)]
            head = ("temple ", "tribe ")[dice.below(2)]
            wanted = [a for a in actions if FIRST.text(position, a).startswith(head)]
            among = wanted if wanted and dice.below(4) else actions
            step = int(position.sample(dice)) if position.turn == CHANCE else among[dice.below(len(among))]
            before = position.copy()
            asked.add(choices(before)[0].split()[0])
            position.apply(position.turn, step)
            compare(before, (int(before.turn), step), position)
    return asked


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_games_in_which_tokens_run_short(options: dict[str, Any]) -> None:
    rare = {"stone", "mediation"}
    assert rare <= play_out(CROWDED, options, 16, rare)


VILLAGES: dict[str, Any] = {
    "players": ["red", "blue", "green"],
    "on_turn": "blue",
    "field": [
        "T red 0,0", "T blue -3,0", "T green -4,0", "D -2,0", "D -1,0",
        *(f"t green/red {q},0" for q in (1, 2, 3)), *(f"t violet/red 0,{r}" for r in (1, 2, 3)),
        *(f"t yellow/red {q},{-q}" for q in (1, 2, 3)), "t blue/green -5,0", "t blue/green -5,1",
    ],
    "points_tiles": {"red": {"green": 1, "violet": 1, "yellow": 1}, "green": {"blue": 2}},
    "power": {"red": 9, "blue": 12, "green": 6},
}  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_games_in_which_villages_rise_and_fall(options: dict[str, Any]) -> None:
    asked = play_out(VILLAGES, options, 8)
    assert "draw" in asked
    assert ("end" in asked) != bool(options.get("bag"))  # the village end is never offered with a bag


def count(data: dict[str, Any], depth: int) -> int:
    texts = legal(data)
    return len(texts) if depth == 1 else sum(count(after(data, text), depth - 1) for text in texts)


@pytest.mark.parametrize("entry", load("gods-first"), ids=lambda entry: entry["name"])
def test_the_written_counts(entry: dict[str, Any]) -> None:
    """The plain reading counts the same sequences of steps as far as it is quick enough."""
    data = FIRST.to_json(FIRST.position(entry["position"]))
    for depth, expected in enumerate(entry["counts"], 1):
        if depth == 1 or entry["counts"][depth - 2] <= 600:
            assert count(data, depth) == expected, depth
