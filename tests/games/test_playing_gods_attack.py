"""Attacks, defences, the Godkiller in need: PG-A-01 to PG-A-25, PG-A-63, PG-A-64 and the rulings beside them."""

from __future__ import annotations

from typing import Any

import pytest

from games.playing_gods import (
    GAME,
    asked,
    base,
    chips,
    choices,
    events_of,
    forced,
    hand,
    lands,
    play,
    sects,
    stack,
    state,
    status,
    under,
    why,
)  # fmt: skip
from theomachy.games.playing_gods.rules.phases import DIVIDING

ALL = "attack_earth attack_air attack_fire attack_water"
FOUR = "attack earth+air+fire+water"


@pytest.mark.clause("PG-A-01", "PG-A-02")
def test_the_attacker_shows_cards_and_names_territories() -> None:
    table = base(3, hands={"A": "attack_earth attack_fire plague"}, on={"A": 4})
    assert choices(table) == ["attack earth", "attack fire", "attack earth+fire", "attack plague", "end"]
    assert why(table, "attack water") == "PG-A-02"
    play(table, "attack earth+fire")
    assert state(table)["shown"] == ["attack_earth", "attack_fire"]
    assert hand(table, "A") == ["plague"]
    assert why(table, "done") == "PG-A-02"
    play(table, "target SA2")
    assert why(table, "target SA2") == "PG-A-02"
    assert choices(table) == ["target SA1", "target SA3", "target SA4", "done"]


@pytest.mark.clause("PG-A-03", "PG-A-22")
def test_only_territories_of_other_gods_can_be_named() -> None:
    table = base(3, stacks={"SA1": "A", "SA2": "", "SA3": "BA"}, hands={"A": "plague"}, on={"A": 4})
    play(table, "attack plague")
    assert choices(table) == ["target SA4"]
    assert [why(table, f"target SA{i}") for i in (1, 2, 3)] == ["PG-A-03"] * 3
    table = base(3, hands={"A": "plague"}, on={"A": 12})  # nobody lives there
    assert choices(table) == ["end"]
    assert why(table, "attack plague") == "PG-A-03"


@pytest.mark.clause("PG-A-04", "PG-A-05", "PG-A-08", "PG-R-12")
def test_the_forms_of_an_attack() -> None:
    table = base(3, hands={"A": f"{ALL} attack_fire plague famine"}, on={"A": 4})
    assert choices(table)[:-1] == [
        "attack earth", "attack air", "attack fire", "attack water", "attack earth+fire", "attack earth+water",
        "attack air+fire", "attack air+water", FOUR, "attack plague", "attack famine",
    ]  # fmt: skip
    assert {why(table, f"attack {form}") for form in ("fire+water", "earth+air", "earth+air+fire")} == {"PG-A-05"}


@pytest.mark.clause("PG-A-06", "PG-A-24", "PG-A-08")
def test_attack_after_attack_as_long_as_the_cards_allow() -> None:
    table = base(3, stacks={"SA1": "BBBB"}, hands={"A": "attack_fire attack_fire attack_water"}, on={"A": 4})
    play(table, "attack fire", "target SA1", "attack fire", "target SA1", "attack water", "target SA1")
    assert stack(table, "SA1") == "B"
    assert under(table, "wrath") == ["attack_fire", "attack_fire", "attack_water"]


@pytest.mark.clause("PG-A-07", "PG-A-09", "PG-R-11")
@pytest.mark.parametrize(
    ("form", "kills", "most"),
    [("earth", 1, 1), ("air+water", 3, 3), ("earth+air+fire+water", 8, 4), ("locusts", 2, 2)],
)
def test_kills_and_territories_of_each_form(form: str, kills: int, most: int) -> None:
    many = {f"SA{i}": "BBB" for i in (1, 2, 3, 4)}
    table = base(3, stacks=many, hands={"A": f"{ALL} locusts"}, on={"A": 4})
    play(table, f"attack {form}")
    named = 0
    while "target SA1" in choices(table) or (named < most and choices(table)[0].startswith("target")):
        play(table, choices(table)[0])
        named += 1
    assert named == most
    while choices(table)[0].startswith("kill"):
        play(table, choices(table)[0])
    assert sects(table, "B") == 12 - kills


@pytest.mark.clause("PG-A-10", "PG-R-16", "PG-R-63")
def test_affected_gods_are_asked_clockwise_from_the_attacker() -> None:
    table = base(
        4, stacks={"EU1": "D", "EU2": "A", "EU3": "C"},
        hands={"B": ALL, "A": "protection_fire", "C": "plague", "D": "protection_fire"}, on={"B": 8},
    )  # fmt: skip
    play(table, FOUR, "target EU1", "target EU2", "target EU3", "done")
    order = []
    while asked(table) not in ("B", "chance"):
        order.append((asked(table), choices(table)))
        play(table, "pass")
    assert order == [("C", ["pass"]), ("D", ["protect fire", "pass"]), ("A", ["protect fire", "pass"])]


@pytest.mark.clause("PG-A-11", "PG-R-16")
def test_one_protection_card_for_each_element_and_only_for_the_own_sects() -> None:
    table = base(3, hands={"A": "attack_earth attack_fire", "B": "protection_fire protection_fire protection_air",
                           "C": "protection_earth"}, on={"A": 4})  # fmt: skip
    play(table, "attack earth+fire", "target SA1", "done")
    assert asked(table) == "B"
    assert why(table, "protect earth", "C") == "PG-R-16"
    assert why(table, "protect earth") == "PG-A-11"
    assert why(table, "protect air") == "PG-R-16"
    play(table, "protect fire")
    assert why(table, "protect fire") == "PG-R-16"
    assert hand(table, "B") == ["protection_air", "protection_fire"]


@pytest.mark.clause("PG-A-12", "PG-A-13", "PG-R-17", "PG-A-23")
def test_an_immunity_is_shown_once_and_stays_open() -> None:
    table = base(3, hands={"A": "attack_air attack_fire attack_fire", "B": "immunity_fire miracles"}, on={"A": 4})
    events = events_of(table, "attack air+fire", "target SA1", "done")
    assert [e.clause for e in events if e.kind == "immunity"] == ["PG-R-17"]
    assert (stack(table, "SA1"), state(table)["immunities"]["B"], hand(table, "B")) == ("B", ["fire"], ["miracles"])
    assert under(table, "wrath") == ["attack_air", "attack_fire"]
    assert why(table, "attack fire") == "PG-R-19"


@pytest.mark.clause("PG-R-17")
def test_an_immunity_may_be_open_from_the_draw() -> None:
    table = base(3, options={"immunity_reveal": "on_draw"}, on={"A": 1})
    play(table, "draw immunity_water")
    assert (hand(table, "A"), state(table)["immunities"]["A"]) == ([], ["water"])
    table = play(base(3, on={"A": 1}), "draw immunity_water")
    assert (hand(table, "A"), state(table)["immunities"]["A"]) == (["immunity_water"], [])


@pytest.mark.clause("PG-A-15", "PG-R-13")
@pytest.mark.parametrize(
    ("immune", "kills", "singles"),
    [("", 8, 8), ("fire", 4, 3), ("fire water", 2, 2), ("fire air", 3, 2), ("earth air fire", 1, 1)],
)
def test_what_is_left_of_four_elements(immune: str, kills: int, singles: int) -> None:
    for option, number in {"recompute": kills, "singles": singles}.items():
        table = base(3, stacks={"SA1": "B" * 9}, hands={"A": ALL}, immunities={"B": immune.split()},
                     options={"blocked_combo": option}, on={"A": 4})  # fmt: skip
        play(table, FOUR, "target SA1", "done")
        assert stack(table, "SA1") == "B" * (9 - number)


@pytest.mark.clause("PG-A-15")
def test_a_pair_loses_its_bonus_in_both_readings() -> None:
    for option in ("recompute", "singles"):
        table = base(3, hands={"A": "attack_air attack_water"}, immunities={"B": ["air"]},
                     options={"blocked_combo": option}, on={"A": 4})  # fmt: skip
        play(table, "attack air+water", "target SA1", "done")
        assert stack(table, "SA1") == "B"


@pytest.mark.clause("PG-A-16", "PG-R-18")
def test_nothing_is_asked_about_a_special_card() -> None:
    table = base(3, hands={"A": "darkness", "B": "protection_fire immunity_air"}, on={"A": 4})
    play(table, "attack darkness", "target SA1", "done")
    assert (stack(table, "SA1"), state(table)["immunities"]["B"]) == ("", [])
    assert hand(table, "B") == ["protection_fire", "immunity_air"]


@pytest.mark.clause("PG-A-17", "PG-A-18", "PG-R-15")
def test_the_attacker_divides_within_the_limits() -> None:
    table = base(3, stacks={"SA1": "BB", "SA2": "B", "SA3": "C", "SA4": "CC"}, hands={"A": "attack_air attack_water"},
                 immunities={"C": ["air"]}, on={"A": 4})  # fmt: skip
    play(table, "attack air+water", "target SA1", "target SA3", "target SA4")
    # B can lose 2 (its live chips there), C one; in all at most 3.
    view = GAME.view(table, 0)["attack"]
    assert (view["kills"], {g["god"]: g["limit"] for g in view["gods"]}) == (3, {1: 2, 2: 1})
    assert choices(table) == ["kill SA1", "kill SA3", "kill SA4"]
    play(table, "kill SA3")
    assert why(table, "kill SA4") in ("PG-A-18", "PG-A-17")
    assert (stack(table, "SA1"), stack(table, "SA4")) == ("", "CC")


@pytest.mark.clause("PG-A-18")
def test_refusals_while_dividing() -> None:
    table = base(
        3,
        stacks={"SA1": "BBB", "SA2": "BB", "SA3": "C", "SA4": "CC"},
        hands={"A": ALL, "B": "protection_water"},
        immunities={"C": ["air", "fire", "earth"]},
        on={"A": 4},
    )
    play(table, FOUR, "target SA1", "target SA2", "target SA3", "target SA4", "protect water")
    # B: three elements, 4; C: one element, 1; all four together would allow 8.
    assert GAME.view(table, 0)["attack"]["kills"] == 5
    play(table, "kill SA3")
    assert why(table, "kill SA3") == "PG-A-20"
    assert why(table, "kill SA4") == "PG-A-18"
    assert why(table, "kill EU1") == "PG-A-17"
    play(table, "kill SA2", "kill SA2")
    assert (stack(table, "SA1"), stack(table, "SA2"), stack(table, "SA3")) == ("B", "", "")


@pytest.mark.clause("PG-R-15", "PG-R-14")
@pytest.mark.parametrize("scope", ["own", "attack"])
def test_every_way_of_dividing_reaches_the_same_total(scope: str) -> None:
    def totals(position: Any, whole: int) -> set[int]:
        """How many sects have fallen in the end, over all ways of choosing."""
        if position.phase != DIVIDING:
            return {whole - sects(position, "B") - sects(position, "C")}
        return set().union(*(totals(play(position.copy(), line), whole) for line in choices(position)))

    table = base(
        3,
        stacks={"SA1": "BBB", "SA2": "BB", "SA3": "CC", "SA4": "CC"},
        options={"defence_scope": scope},
        hands={"A": ALL, "B": "protection_fire protection_water"},
        immunities={"C": ["earth"]},
        on={"A": 4},
    )
    play(table, FOUR, "target SA1", "target SA2", "target SA3", "target SA4", "protect fire", "pass")
    wanted = GAME.view(table, 0)["attack"]["kills"]
    # own: B 4 (three elements), C 4 (three), union 8. attack: fire is gone for all: B 4, C 2 (air, water are left: 3).
    assert wanted == (8 if scope == "own" else 4)
    assert totals(table, sects(table, "B") + sects(table, "C")) == {wanted}


@pytest.mark.clause("PG-R-14")
def test_a_protection_for_all_spares_those_asked_later() -> None:
    table = base(
        3,
        stacks={"SA2": "C"},
        hands={"A": "attack_fire attack_earth", "B": "protection_fire", "C": "protection_fire"},
        options={"defence_scope": "attack"},
        on={"A": 4},
    )
    play(table, "attack earth+fire", "target SA1", "target SA2", "done", "protect fire")
    assert asked(table) == "C"
    assert choices(table) == ["pass"]  # fire is cancelled already, earth cannot be
    assert why(table, "protect fire") == "PG-R-16"


@pytest.mark.clause("PG-A-19", "PG-A-21", "PG-A-25", "PG-A-20", "PG-R-10")
def test_only_live_chips_die_and_what_lies_below_rules() -> None:
    table = base(3, stacks={"SA1": "CCB"}, hands={"A": "attack_fire attack_earth attack_air"}, on={"A": 4})
    before = chips(table, "B")
    play(table, "attack earth+fire", "target SA1", "done")
    assert (stack(table, "SA1"), chips(table, "B") - before) == ("CC", 1)  # surplus kills are lost
    assert (lands(table, "C"), sects(table, "C")) == (5, 7)
    play(table, "attack air", "target SA1")  # a further attack may strike what came up
    assert stack(table, "SA1") == "C"


@pytest.mark.clause("PG-R-19")
def test_attacks_that_cannot_hurt_are_not_offered() -> None:
    table = base(
        3, stacks={"SA4": "C"}, hands={"A": "attack_fire attack_earth"}, immunities={"B": ["fire"]}, on={"A": 4}
    )
    play(table, "attack fire")
    assert choices(table) == ["target SA4"]
    assert why(table, "target SA1") == "PG-R-19"
    table = base(3, hands={"A": "attack_fire attack_earth"}, immunities={"B": ["fire"]}, on={"A": 4})
    assert choices(table) == ["attack earth", "attack earth+fire", "end"]


@pytest.mark.clause("PG-A-23", "PG-R-20", "PG-R-21")
def test_the_order_under_the_piles() -> None:
    table = base(3, stacks={"SA1": "", "SA2": "", "SA3": ""}, on={"A": 4},
                 hands={"A": "attack_water attack_earth", "B": "protection_water godkiller"})  # fmt: skip
    play(table, "attack earth+water", "target SA4", "protect water", "godkiller")
    assert under(table, "wrath") == ["attack_earth", "attack_water", "protection_water"]
    assert under(table, "conversion") == ["godkiller"]
    assert stack(table, "SA4") == "B"


@pytest.mark.clause("PG-R-22")
def test_any_copy_of_an_element_will_do() -> None:
    names = [card.name for card in GAME.module("table.box").box().wrath_card if card.kind == "attack_earth"]
    assert names == ["Mudslide", "Avalanche", "Earthquake", "Quicksand"]
    table = base(3, hands={"A": "attack_earth " * 8}, on={"A": 4})
    assert choices(table) == ["attack earth", "end"]


# ---- the Godkiller in need


@pytest.mark.clause("PG-A-63", "PG-A-64", "PG-R-48")
def test_the_godkiller_stops_the_whole_attack() -> None:
    table = base(3, stacks={"SA1": "", "SA2": "", "SA3": "C"},
                 hands={"A": "plague", "B": "godkiller"}, on={"A": 4})  # fmt: skip
    play(table, "attack plague", "target SA3", "target SA4")
    assert (asked(table), choices(table)) == ("B", ["godkiller", "pass"])
    play(table, "godkiller")
    assert (stack(table, "SA3"), stack(table, "SA4")) == ("C", "B")  # C is spared too
    assert (under(table, "wrath"), under(table, "conversion")) == (["plague"], ["godkiller"])
    table = base(3, stacks={"SA1": "", "SA2": "", "SA3": ""}, hands={"A": "plague", "B": "godkiller"}, on={"A": 4})
    play(table, "attack plague", "target SA4", "pass")
    assert status(table, "B") == "dead"
    assert "godkiller" in hand(table, "A")  # taken over


@pytest.mark.clause("PG-R-49")
def test_a_chip_that_comes_up_takes_the_danger_away() -> None:
    """B's last live chip dies, but C's death in the same attack brings up another one."""
    table = base(
        3, stacks={"SA1": "", "SA2": "", "SA3": "BC", "SA4": "B"}, hands={"A": "plague", "B": "godkiller"}, on={"A": 4}
    )
    play(table, "attack plague", "target SA3", "target SA4")
    assert asked(table) != "B"
    assert (stack(table, "SA3"), status(table, "B"), sects(table, "B")) == ("B", "in play", 1)


@pytest.mark.clause("PG-R-65", "PG-R-48")
def test_several_gods_in_danger_are_asked_in_turn() -> None:
    first = base(
        4, stacks={"SA1": "", "SA2": "", "SA3": "C", "SA4": "B", "EU1": "", "EU2": "", "EU3": "", "EU4": ""},
        hands={"D": "plague", "B": "miracles", "C": "godkiller"}, on={"D": 4},
    )  # fmt: skip
    play(first, "attack plague", "target SA3", "target SA4")
    assert (asked(first), choices(first)) == ("B", ["pass"])
    play(first, "pass")
    assert (asked(first), choices(first)) == ("C", ["godkiller", "pass"])
    saved = play(first.copy(), "godkiller")
    assert [status(saved, g) for g in "BC"] == ["in play", "in play"]
    lost = play(first, "pass")
    assert [status(lost, g) for g in "BC"] == ["dead", "dead"]


@pytest.mark.clause("PG-R-63", "PG-R-49")
def test_the_question_goes_to_every_god_in_danger_with_a_conversion_card() -> None:
    for cards, question in {"miracles": True, "godkiller": True, "protection_fire": False, "": False}.items():
        table = base(3, stacks={"SA1": "", "SA2": "", "SA3": ""}, hands={"A": "plague", "B": cards}, on={"A": 4})
        play(table, "attack plague", "target SA4")
        assert (asked(table) == "B") is question
        assert why(table, "godkiller", "C") in ("PG-A-63", "PG-R-49")


@pytest.mark.clause("PG-R-63")
def test_the_portal_choice_goes_to_every_god_with_a_hidden_card() -> None:
    assert choices(base(3, hands={"A": "protection_fire"}, on={"A": 4})) == ["end"]
    assert choices(base(3, hands={"A": "gain_one_sect"}, on={"A": 4})) == ["end"]
    assert state(base(3, on={"A": 4}))["on_turn"] == "B"  # nothing hidden, nothing possible: plain to all
    table = base(3, permanents={"A": ["prosperity", "miracles"]}, on={"A": 4})
    assert choices(table) == ["convert B", "end"]  # permanents alone are enough


@pytest.mark.clause("PG-R-63")
def test_the_protection_question_does_not_tell_what_is_held() -> None:
    for cards, question in {"plague": True, "protection_earth": True, "miracles": False, "": False}.items():
        table = base(3, hands={"A": "attack_earth", "B": cards}, on={"A": 4})
        play(table, "attack earth", "target SA1")
        assert (asked(table) == "B") is question
    table = base(3, hands={"A": "attack_earth", "B": "plague immunity_earth"}, on={"A": 4})
    play(table, "attack earth", "target SA1")
    assert asked(table) != "B"  # no element is left
    forced(table)
    assert hand(table, "B") == ["plague"]
