"""The worked examples of 4 Gods, run straight from the rules document."""

from __future__ import annotations

from games.four_gods_examples import Example, Player, examples, worked_examples
from theomachy.core import citations

FOUND = examples()


@worked_examples("four-gods")
def test_worked_example(example: Example) -> None:
    player = Player()
    for line in example.lines[1:]:
        player.run(line)


def test_the_document_numbers_them_and_each_has_lines() -> None:
    assert [e.id for e in FOUND] == [f"G4-X-{n:02}" for n in range(1, len(FOUND) + 1)]
    assert len(FOUND) >= 33
    assert all(len(e.lines) > 1 for e in FOUND)


def test_clauses_know_the_examples_that_check_them() -> None:
    assert any("[G4-X-33]" in str(place) for id in FOUND[32].checks for place in citations.tests(id))
