"""The worked examples of docs/rules/gentes.md, played line by line."""

from __future__ import annotations

import pytest

from examples import Example, examples_of, worked_examples
from games.gentes import Runner


@worked_examples("gentes")
def test_worked_example(example: Example) -> None:
    Runner(example).run()


def test_a_falsified_example_fails() -> None:
    """The runner really looks: a wrong number in any of these examples is noticed."""
    changes = {
        "GENTES-W-03": ("coins 12", "coins 13"),
        "GENTES-W-07": ("artisan merchant scholar soldier priest", "artisan merchant scholar priest soldier"),
        "GENTES-W-11": ("24", "25"),
        "GENTES-W-19": ("singles 1", "singles 2"),
        "GENTES-W-26": ("3 8", "3 7"),
        "GENTES-W-27": ("blue 2", "blue 1"),
    }
    for example in examples_of("gentes"):
        if example.id in changes:
            old, new = changes.pop(example.id)
            assert any(old in line for line in example.lines), example.id
            wrong = tuple(line.replace(old, new) if not line.startswith("Position") else line for line in example.lines)
            with pytest.raises(AssertionError):
                Runner(Example(example.id, example.title, example.game, example.checks, wrong)).run()
    assert not changes
