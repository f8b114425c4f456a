"""The number of action sequences from fixed positions, chance included, as it was when the rules were reviewed."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from counting import COUNTS, below, count, load

ENTRIES = [
    pytest.param(path.stem, entry, id=f"{path.stem}: {entry['name']}")
    for path in sorted(COUNTS.glob("*.json"))
    for entry in load(path.stem)
]


@pytest.mark.parametrize(("game", "entry"), ENTRIES)
def test_counts(game: str, entry: dict[str, Any]) -> None:
    rules = theomachy.game(game)
    position = rules.position(entry["position"])
    for depth, expected in enumerate(entry["counts"], 1):
        found = count(position, depth)
        if found != expected:
            listed = "\n".join(f"  {n:>8} {text}" for text, n in below(rules, position, depth).items())
            pytest.fail(f"depth {depth}: {found} sequences, not {expected}; below each first step:\n{listed}")


@pytest.mark.parametrize(("game", "entry"), ENTRIES)
def test_keys_never_change(game: str, entry: dict[str, Any]) -> None:
    """Equal positions have equal keys in every version and on every machine, interpreted or compiled."""
    assert f"{theomachy.game(game).position(entry['position']).key():016x}" == entry["key"]


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_game_is_counted(game: str) -> None:
    assert (COUNTS / f"{game}.json").is_file(), f"tests/counts/{game}.json is missing: see tests/counting.py"
