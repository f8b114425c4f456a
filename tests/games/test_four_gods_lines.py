"""4 Gods: whole lines of the notation, and the rule that forbids them."""

from __future__ import annotations

from typing import Any

import pytest

from games.four_gods_examples import GAME, position
from theomachy.core.errors import IllegalAction
from theomachy.core.position import EVERYBODY

WORLD = ["a1=SSPP", "b1=SFFP", "c1=FFPF", "a2=PPMM", "b2=city:gray"]
OWN = [*WORLD[:-1], "b2=city:blue"]
T65 = {"hands": {"north": ["T65"]}}  # T65a1 fits into b2 and nowhere else


def clause(data: dict[str, Any], line: str, player: int | None = None) -> str:
    with pytest.raises(IllegalAction) as refused:
        GAME.parse_line(position(data), line, player)
    assert refused.value.clause in str(refused.value)
    return refused.value.clause


@pytest.mark.clause("G4-R-70", "G4-T-04", "G4-A-40", "G4-A-39")
def test_a_whole_line_is_refused_by_the_rule_that_forbids_it() -> None:
    assert clause({"world": WORLD, **T65}, "place T65a1 b2") == "G4-A-01"  # a city stands there
    assert clause({"world": OWN, **T65}, "destroy T65a1 b2") == "G4-A-40"
    assert clause({"world": WORLD, **T65, "gods": {"west": ["gray"]}}, "destroy T65a1 b2") == "G4-A-39"
    assert clause({"world": WORLD, **T65}, "destroy T65a0 b2") == "G4-R-30"
    assert clause({"world": WORLD, **T65}, "destroy T65a1 a2") == "G4-A-39"
    assert clause({"world": WORLD, **T65}, "place T05a0 b2") == "G4-A-01"  # not in hand
    assert clause({"world": OWN, **T65, "options": {"clock": "real"}}, "destroy T65a1 b2", 0) == "G4-A-40"
    assert clause({"world": WORLD, "gods": {"west": ["gray"]}}, "city c2") == "G4-A-34"
    assert clause({"world": WORLD}, "city a1") == "G4-A-34"


@pytest.mark.clause("G4-R-70", "G4-A-11")
def test_a_prophet_in_the_same_line_is_refused_for_want_of_a_god() -> None:
    data = {"gods": {}, "world": ["a1=SSPP"], "hands": {"north": ["T23"]}}
    assert clause(data, "place T23b2 b1 +nw") == "G4-A-11"
    assert clause(data, "place T23b2 b1 +nw", 0) == "G4-A-11"
    assert clause({**data, "options": {"clock": "real"}}, "place T23b2 b1 +nw", 0) == "G4-A-11"
    table = position(data)
    steps, refused = GAME.read_line(table, "place T23b2 b1 +nw", 0)
    assert len(steps) == 2
    assert refused is not None
    assert (refused[0].turn, refused[1]) == (0, 0)


@pytest.mark.clause("G4-R-72", "G4-T-17")
def test_with_something_else_held_up_a_line_is_told_to_finish_first() -> None:
    data = {"world": ["a1=SSPP"], "hands": {"north": ["T23", "T61"]}, "aim": {"north": "T23b2"}}
    assert clause(data, "place T61a2 b1") == "G4-R-72"
    assert clause(data, "city b1") == "G4-R-72"
    assert clause(data, "place T23b2 a1") == "G4-A-01"


@pytest.mark.clause("G4-R-70")
def test_a_line_that_is_open_is_read_as_before() -> None:
    table = position({"world": ["a1=SSPP"], "hands": {"north": ["T23"]}})
    assert [GAME.text(table, a) for a in GAME.parse_line(table, "place T23b2 b1 +nw")] == [
        "hold T23b2",
        "place T23b2 b1",
        "+nw",
    ]
    assert table.turn == 0
    assert position({"options": {"clock": "real"}}).turn == EVERYBODY
