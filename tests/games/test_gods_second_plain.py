"""The engine against a second, plain reading of the rules: what may be done and what follows, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from choosing import patience
from counting import load
from games.gods import GAME, choices
from games.plain_gods_second import after, legal, points
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.pure import is_compiled
from walks import Case, cases, walk

CASES = [case for case in cases() if case.game == "gods-second"]
EACH = 1 if is_compiled() else 6  # interpreted, every sixth step of a game is looked at


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """Where order means nothing, no order."""
    return {**data, "field": sorted(data["field"]), "used": sorted(data["used"])}


def compare(before: Any, step: tuple[int, int], then: Position) -> None:
    data = GAME.to_json(before)
    assert set(choices(before)) == legal(data), data
    text = GAME.text(before, step[1])
    assert plain(GAME.to_json(then)) == plain(after(data, text)), (text, data)
    for seat, god in enumerate(before.gods):
        assert before.score(seat) == points(data, god)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games(case: Case) -> None:
    found = walk(case)
    for i in range(0, len(found.steps), EACH):
        compare(found.positions[i], found.steps[i], found.positions[i + 1])
    final = GAME.to_json(found.positions[-1])
    assert found.positions[-1].turn == NOBODY
    assert legal(final) == set()
    standing = [(points(final, god), final["power"][god]) for god in final["players"]]
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    assert [found.positions[-1].rank(seat) for seat in range(len(ranks))] == ranks


CROWDED: dict[str, Any] = {
    "players": ["red", "blue"],
    "options": {"points_card_value": 2, "max_turns": 60},
    "on_turn": "blue",
    "field": [
        "T red 0,0", "T blue 1,0", "T blue 1,8",
        *(f"t green/blue {q},8" for q in range(2, 7)), *(f"t violet/blue {q},9" for q in range(1, 6)),
        "t yellow/red 2,-1", "t yellow/red 2,0", "t blue/red 3,-1", "t blue/- 3,0", "D 4,-1",
    ],
    "stones": {"blue": 1, "red": 2},
    "power": {"red": 12, "blue": 12},
}  # fmt: skip


OPTIONS: list[dict[str, Any]] = [
    {},
    {"other_cards_once": "per_kind", "whirlwind_idle": True},
    {"stoneless_neighbours": "block"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_games_in_which_stones_run_short(options: dict[str, Any]) -> None:
    """Players here build temples whenever they can, so that the rare choices come up."""
    asked_for_stones = 0
    for seed in range(6):
        if asked_for_stones and seed >= patience(2, 6):  # by day as many games as it takes
            break
        position = GAME.position({**CROWDED, "options": {**CROWDED["options"], **options}})
        dice = Dice(seed)
        for _ in range(120):
            if position.turn == NOBODY:
                break
            actions = [int(a) for a in position.legal(position.turn)]
            temples = [a for a in actions if GAME.text(position, a).startswith("temple ")]
            among = temples if temples and dice.below(2) else actions
            step = int(position.sample(dice)) if position.turn == CHANCE else among[dice.below(len(among))]
            before = position.copy()
            asked_for_stones += choices(before)[0].startswith("stone ")
            position.apply(position.turn, step)
            compare(before, (int(before.turn), step), position)
    assert asked_for_stones > 0


def count(data: dict[str, Any], depth: int) -> int:
    texts = legal(data)
    return len(texts) if depth == 1 else sum(count(after(data, text), depth - 1) for text in texts)


@pytest.mark.parametrize("entry", load("gods-second"), ids=lambda entry: entry["name"])
def test_the_written_counts(entry: dict[str, Any]) -> None:
    """The plain reading counts the same sequences of steps as far as it is quick enough."""
    data = GAME.to_json(GAME.position(entry["position"]))
    for depth, expected in enumerate(entry["counts"], 1):
        if depth == 1 or entry["counts"][depth - 2] <= 600:
            assert count(data, depth) == expected, depth
