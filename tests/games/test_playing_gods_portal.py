"""Whether a portal is free is judged when the move ends, once (PG-R-05); rules revision 1 judged it again and again."""

from __future__ import annotations

from typing import Any

import pytest

from games.playing_gods import GAME, base, choices, events_of, over, play, state, why
from theomachy.core.errors import BadPosition
from theomachy.core.match import Match
from theomachy.core.position import Position
from theomachy.core.record import Record

RETURN = ("resurrect", "portal 24", "draw scripture", "draw plague")


def a_god_comes_back(**data: Any) -> Position:
    """C has killed the chip of A on top of one of B, who comes back to the portal from which C acts."""
    table = base(
        3, on={"C": 24}, stacks={"SA1": "", "SA2": "A", "SA3": "", "SA4": "BA"}, status={"B": "limbo"},
        hands={"C": "attack_earth attack_fire miracles afterlife"}, permanents={"B": [], "A": [], "C": ["scripture"]},
        figures={"B": None}, **data,
    )  # fmt: skip
    return play(table, "attack earth", "target SA4", *RETURN)


def a_god_goes_out(**data: Any) -> Position:
    """Where only attacks need a free portal, A has converted the last sect of B, whose figure stood there too."""
    table = base(
        3, on={"A": 24}, stacks={"SA1": "", "SA2": "C", "SA3": "", "SA4": "B"}, permanents={"B": []},
        hands={"A": "attack_fire miracles"}, options={"occupied_portal": "no_attack"}, **data,
    )  # fmt: skip
    assert why(table, "attack fire") == "PG-R-05"
    return play(table, "convert B", "go")


@pytest.mark.clause("PG-R-05", "PG-A-01", "PG-A-30")
def test_a_god_who_rises_on_the_portal_closes_nothing() -> None:
    table = a_god_comes_back()
    assert GAME.player_name(table, table.turn) == "C"
    assert state(table)["figures"]["B"] == state(table)["figures"]["C"] == 24
    assert {"attack fire", "convert A", "convert B", "end"} <= set(choices(table))
    play(table, "attack fire", "target SA2", "convert B", "offer miracles", "go")
    assert state(table)["stacks"]["SA4"] == ["B", "C"]


@pytest.mark.clause("PG-R-05", "PG-A-01")
def test_a_god_who_leaves_the_portal_opens_nothing() -> None:
    table = a_god_goes_out()
    assert state(table)["figures"]["B"] is None
    assert GAME.player_name(table, table.turn) == "A"
    assert choices(table) == ["convert C", "end"]
    assert why(table, "attack fire") == "PG-R-05"
    assert not GAME.view(table, 0)["portal"]["attack_here"]


@pytest.mark.clause("PG-R-05")
def test_the_judgement_ends_with_the_turn() -> None:
    table = play(a_god_goes_out(), "end", "roll 4")
    assert not state(table)["shared"]
    assert a_god_goes_out().key() != GAME.position(state(a_god_goes_out()) | {"shared": False}).key()


@pytest.mark.clause("PG-R-05")
def test_an_occupied_portal_is_told_of_once() -> None:
    table = base(3, figures={"A": 20, "B": 24}, hands={"A": "attack_fire"}, step="move", die=4)
    assert [e.kind for e in events_of(table, "move +4")].count("blocked") == 1
    assert state(table)["on_turn"] == "B"


def test_by_the_first_rules_it_is_judged_after_each_action() -> None:
    table = a_god_comes_back(rules=1)
    assert state(table)["on_turn"] == "A"
    table = a_god_goes_out(rules=1)
    assert "attack fire" in choices(table)
    assert state(table)["rules"] == 1


@pytest.mark.parametrize("rules", [1, 2])
def test_positions_say_by_which_rules_they_are_played(rules: int) -> None:
    for table in (a_god_comes_back(rules=rules), a_god_goes_out(rules=rules), GAME.position({"rules": rules})):
        data = state(table)
        assert data.get("rules", GAME.revision) == rules
        again = GAME.position(data)
        assert (state(again), again.key()) == (data, table.key())
        match = Match(GAME, position=table)
        assert match.record.tags["Rules"] == str(rules)
        resumed = Match.resume(Record.parse(str(match.record)), 1)
        assert state(resumed.start).get("rules", GAME.revision) == rules


@pytest.mark.parametrize(("wrong", "said"), [
    ({"rules": 3}, "rules: 3; allowed: 2, 1"), ({"rules": True}, "rules: True; allowed"),
    ({"rules": "1"}, "rules: '1'; allowed"), ({"shared": 1}, "shared: 1; allowed: true, false"),
    ({"rules": 1, "shared": True}, "shared: in rules revision 1"), ({"shared": True}, "no move has ended on a portal"),
    ({"step": "portal", "figures": {"A": 4}, "shared": True}, "the portal cannot be used"),
    ({"step": "gain space", "figures": {"A": 2}, "shared": True}, "no move has ended on a portal"),
])  # fmt: skip
def test_what_cannot_be_said_of_rules_and_portal(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.position({"players": 3, "asked": "chance" if "step" not in wrong else "A", **wrong})


# ---- the turn limit


def at_limit(stacks: dict[str, str]) -> Position:
    return base(3, stacks=stacks, on={"A": 22}, hands={"A": "godkiller"}, turns=7, options={"turn_limit": 7})


@pytest.mark.clause("PG-R-56")
@pytest.mark.parametrize(("stacks", "winner", "sentence"), [
    ({"AF1": "C"}, "C", "Silva is ahead with 5 territories and wins."),
    ({"SA2": "BB"}, "B", "Sol wins: 4 territories like others, but more sects (6)."),
    ({"SA2": "", "EU2": "", "EU3": ""}, "A", "Ignis is ahead with 4 territories and wins."),
])  # fmt: skip
def test_who_wins_at_the_turn_limit_is_named(stacks: dict[str, str], winner: str, sentence: str) -> None:
    table: Any = at_limit(stacks)
    told = events_of(table, "pass")
    assert over(table)
    assert (state(table)["ending"], state(table)["winner"]) == ("PG-R-56", winner)
    seat = table.names.index(winner)
    view = GAME.view(table)
    assert (view["winner"], view["winners"]) == (seat, [seat])
    assert [p["rank"] for p in view["players"]].count(1) == 1
    assert GAME.say(table, told[-1]) == sentence
    again = GAME.position(state(table))
    assert (again.key(), state(again)) == (table.key(), state(table))
    left_out = {key: value for key, value in state(table).items() if key != "winner"}
    assert state(GAME.position(left_out))["winner"] == winner
    with pytest.raises(BadPosition, match="by PG-R-56 it is"):
        GAME.position(state(table) | {"winner": "ABC".replace(winner, "")[0]})


@pytest.mark.clause("PG-R-56")
def test_a_shared_victory_names_all_who_share_it() -> None:
    table = at_limit({"EU4": ""})
    told = events_of(table, "pass")
    assert state(table)["winner"] is None
    assert (GAME.view(table)["winner"], GAME.view(table)["winners"]) == (None, [0, 1])
    assert GAME.say(table, told[-1]) == "Ignis and Sol are level and share the victory."
    assert GAME.say(table, told[-1], "de") == "Ignis und Sol liegen gleichauf und teilen sich den Sieg."
    assert "Ignis e Sol" in GAME.say(table, told[-1], "it")
    assert state(GAME.position(state(table))) == state(table)


def test_before_the_end_nobody_has_won() -> None:
    assert GAME.view(at_limit({}))["winners"] == []
