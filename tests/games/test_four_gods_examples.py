"""The worked examples of 4 Gods, run straight from the rules document."""

from __future__ import annotations

import pytest

from games.four_gods_examples import Example, Player, examples

FOUND = examples()


@pytest.mark.clause(
    "G4-A-01", "G4-A-02", "G4-A-03", "G4-A-04", "G4-A-05", "G4-A-06", "G4-A-07", "G4-A-08", "G4-A-10", "G4-A-11",
    "G4-A-15", "G4-A-16", "G4-A-17", "G4-A-20", "G4-A-21", "G4-A-22", "G4-A-24", "G4-A-25", "G4-A-26", "G4-A-27",
    "G4-A-28", "G4-A-34", "G4-A-35", "G4-A-39", "G4-A-40", "G4-A-41", "G4-A-42", "G4-A-43", "G4-A-44", "G4-A-45",
    "G4-A-46", "G4-A-48", "G4-A-49", "G4-A-51", "G4-A-52", "G4-A-54", "G4-C-11", "G4-C-13", "G4-C-16", "G4-C-18",
    "G4-C-19", "G4-C-25", "G4-E-02", "G4-E-03", "G4-E-05", "G4-E-07", "G4-E-08", "G4-E-09", "G4-P-01", "G4-P-03",
    "G4-P-04", "G4-P-05", "G4-P-06", "G4-P-07", "G4-P-08", "G4-P-09", "G4-P-10", "G4-P-11", "G4-P-12", "G4-P-13",
    "G4-P-14", "G4-P-15", "G4-P-16", "G4-P-17", "G4-P-18", "G4-R-01", "G4-R-02", "G4-R-03", "G4-R-06", "G4-R-07",
    "G4-R-09", "G4-R-12", "G4-R-18", "G4-R-19", "G4-R-21", "G4-R-24", "G4-R-26", "G4-R-27", "G4-R-30", "G4-R-31",
    "G4-R-33", "G4-R-43", "G4-R-47", "G4-R-48", "G4-R-49", "G4-R-50", "G4-R-51", "G4-R-52", "G4-R-58", "G4-S-19",
    "G4-T-05", "G4-T-12", "G4-T-21", "G4-X-01", "G4-X-02", "G4-X-03", "G4-X-04", "G4-X-05", "G4-X-06", "G4-X-07",
    "G4-X-08", "G4-X-09", "G4-X-10", "G4-X-11", "G4-X-12", "G4-X-13", "G4-X-14", "G4-X-15", "G4-X-16", "G4-X-17",
    "G4-X-18", "G4-X-19", "G4-X-20", "G4-X-21", "G4-X-22", "G4-X-23", "G4-X-24", "G4-X-25", "G4-X-26", "G4-X-27",
    "G4-X-28", "G4-X-29", "G4-X-30", "G4-X-31", "G4-X-32", "G4-X-33",
)  # fmt: skip
@pytest.mark.parametrize("example", FOUND, ids=[e.id for e in FOUND])
def test_worked_example(example: Example) -> None:
    player = Player()
    for line in example.lines[1:]:
        player.run(line)


def test_the_document_has_all_of_them() -> None:
    assert [e.id for e in FOUND] == [f"G4-X-{n:02}" for n in range(1, 34)]
    assert all(len(e.lines) > 1 for e in FOUND)


def test_the_marker_carries_what_the_examples_check() -> None:
    carried = {id for mark in test_worked_example.pytestmark if mark.name == "clause" for id in mark.args}  # type: ignore[attr-defined]
    assert carried == {id for e in FOUND for id in (e.id, *e.checks)}
