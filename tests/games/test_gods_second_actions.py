"""GODS, second edition: what is put where, what it costs and what follows (GODS2-A and its rulings)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gods import GAME, PAIR, choices, events_of, field, heads, lines, play, points, power, state, table, why
from theomachy.core.position import NOBODY

WITH_DESERT = ["T red 0,0", "T blue 1,0", "D 2,0"]


@pytest.mark.clause("GODS2-A-01")
def test_the_kinds_of_actions() -> None:
    position = table(WITH_DESERT, display=["green", "decay"], power={"red": 12})
    assert heads(position) == {"tribe", "temple", "decay", "move", "discard"}
    assert heads(table(WITH_DESERT, display=["desert", "whirlwind"])) == {
        "temple",
        "desert",
        "whirlwind",
        "move",
        "discard",
    }
    assert heads(table(display=["extra"])) == {"temple", "take", "discard"}


@pytest.mark.clause("GODS2-A-01")
@pytest.mark.parametrize(
    "number", [0, 1 << 20, 17 << 24, 127 << 24, 2 << 24 | 5 << 16 | 0x8280, 13 << 24 | 1, 7 << 24 | 9]
)
def test_numbers_that_are_no_action_are_refused(number: int) -> None:
    """Kinds that do not exist, and bits that a kind does not use."""
    position = table(display=["extra", "green"], power={"red": 12})
    assert position.why_not(0, number) == "GODS2-A-01"


PUT = ["tribe green {}", "temple {}", "desert {}"]


@pytest.mark.clause("GODS2-A-02")
@pytest.mark.parametrize("form", [*PUT, "decay {} from none"])
def test_everything_goes_beside_a_card(form: str) -> None:
    display = ["decay", "green"] if form.startswith("decay") else ["green", "desert"]
    position = table(display=display, power={"red": 12})
    around = ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,0"]
    for at in around:
        assert why(position, form.format(at)) == ""
    for at in ("-2,0", "3,0", "0,2", "2,-2", "-1,-1"):
        assert why(position, form.format(at)) == "GODS2-A-02"
    head = form.split()[0]
    hexes = {line.split()[2 if head == "tribe" else 1] for line in choices(position) if line.split()[0] == head}
    assert hexes == set(around)


@pytest.mark.clause("GODS2-A-03")
@pytest.mark.parametrize("form", [*PUT, "decay {} from none"])
def test_six_neighbours_and_never_on_top(form: str) -> None:
    display = ["decay", "green"] if form.startswith("decay") else ["green", "desert"]
    alone = table(["T red 0,0", "T blue 9,9"], display=display, power={"red": 12})
    for at in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"):
        assert why(alone, form.format(at)) == ""
    for at in ("1,1", "-1,-1"):  # these touch 0,0 on squares, not on hexes
        assert why(alone, form.format(at)) == "GODS2-A-02"
    full = table([*PAIR, "D 2,0", "X -1,0", "t blue/- 0,1"], display=display, power={"red": 12})
    for at in ("0,0", "1,0", "2,0", "-1,0", "0,1"):
        assert why(full, form.format(at)) == "GODS2-A-03"


@pytest.mark.clause("GODS2-A-04", "GODS2-R-14")
def test_the_stone_comes_from_the_god_in_question_whoever_places() -> None:
    position = play(table(), "tribe green 2,0")
    assert "t green/blue 2,0" in field(position)
    assert state(position)["stones"] == {"red": 15, "blue": 14}
    assert state(position)["display"] == [None, "desert"]
    assert why(position, "tribe green -1,0") == "GODS2-A-04"  # no longer on the display
    # The other player placing there gets the same.
    other = play(table(on_turn="blue", power={"blue": 5}), "tribe green 2,0")
    assert "t green/blue 2,0" in field(other)


CASES = [
    # hexes around -5,5 (empty): what lies beside it, the religion of a tribe put there, and the clause
    ("one temple", ["T red -4,5"], "red", "GODS2-A-05"),
    ("two temples of one god", ["T red -4,5", "T red -6,5"], "red", "GODS2-A-05"),
    ("temple and own tribe", ["T red -4,5", "t blue/red -6,5"], "red", "GODS2-A-05"),
    ("temple and foreign tribe", ["T red -4,5", "t blue/blue -6,5"], "red", "GODS2-A-05"),
    ("temple and stoneless tribe", ["T red -4,5", "t blue/- -6,5"], "red", "GODS2-A-05"),
    ("temple and desert and decay", ["T blue -4,5", "D -6,5", "X -5,4"], "blue", "GODS2-A-05"),
    ("temples of two gods", ["T red -4,5", "T blue -6,5"], "-", "GODS2-A-06"),
    ("two and one temples", ["T red -4,5", "T red -5,4", "T blue -6,5"], "-", "GODS2-A-06"),
    ("temples differ, tribes agree", ["T red -4,5", "T blue -6,5", "t green/red -5,4"], "-", "GODS2-A-06"),
    ("one tribe", ["t violet/blue -4,5"], "blue", "GODS2-A-07"),
    ("three tribes of one god", ["t violet/red -4,5", "t blue/red -6,5", "t yellow/red -5,4"], "red", "GODS2-A-07"),
    ("tribe and stoneless tribe", ["t violet/red -4,5", "t blue/- -6,5"], "red", "GODS2-A-07"),
    ("tribe and desert", ["t violet/red -4,5", "D -6,5"], "red", "GODS2-A-07"),
    ("only stoneless tribes", ["t violet/- -4,5", "t blue/- -6,5"], "-", "GODS2-R-10"),
    ("tribes of two religions", ["t violet/red -4,5", "t violet/blue -6,5"], "-", "GODS2-A-08"),
    ("two and one tribes", ["t violet/red -4,5", "t blue/red -5,4", "t violet/blue -6,5"], "-", "GODS2-A-08"),
    ("desert", ["D -4,5"], "-", "GODS2-A-09"),
    ("decay", ["X -4,5"], "-", "GODS2-A-09"),
    ("desert and decay", ["D -4,5", "X -6,5"], "-", "GODS2-A-09"),
]


@pytest.mark.clause(
    "GODS2-A-04",
    "GODS2-A-05",
    "GODS2-A-06",
    "GODS2-A-07",
    "GODS2-A-08",
    "GODS2-A-09",
    "GODS2-A-10",
    "GODS2-R-09",
    "GODS2-R-10",
    "GODS2-R-38",
)
@pytest.mark.parametrize(("beside", "god", "clause"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_the_five_cases_of_religion(beside: list[str], god: str, clause: str) -> None:
    position = table([*PAIR, *beside], power={"red": 9})
    before = state(position)["stones"]
    events = events_of(position, "tribe green -5,5")
    assert f"t green/{god} -5,5" in field(position)
    assert power(position)["red"] == 9 - len(beside)  # one for each card of any kind
    taken = {name: before[name] - n for name, n in state(position)["stones"].items()}
    assert taken == {name: int(name == god) for name in before}
    assert (events[0].kind, events[0].clause) == ("tribe", clause)
    assert set(beside) <= set(field(position))  # nobody else changes (GODS2-R-13)


@pytest.mark.clause("GODS2-R-09")
@pytest.mark.parametrize(
    ("beside", "god"),
    [
        (["T red -4,5", "t blue/blue -6,5"], "-"),
        (["T red -4,5", "t blue/red -6,5"], "red"),
        (["T red -4,5", "t blue/- -6,5"], "red"),
        (["T red -4,5", "t blue/red -6,5", "t blue/blue -5,4"], "-"),
        (["T red -4,5", "T blue -6,5"], "-"),
        (["t blue/blue -4,5"], "blue"),
        (["t blue/blue -4,5", "t blue/red -6,5"], "-"),
        (["D -4,5"], "-"),
    ],
)
def test_any_conflict_leaves_the_tribe_without_religion_by_option(beside: list[str], god: str) -> None:
    """Exactly one religion among all temples and stone-bearing tribes around it is taken."""
    position = table([*PAIR, *beside], power={"red": 9}, options={"temple_precedence": "any_conflict"})
    events = events_of(position, "tribe green -5,5")
    assert f"t green/{god} -5,5" in field(position)
    if beside[0].startswith("T red") and god == "-" and "T blue -6,5" not in beside:
        assert events[0].clause == "GODS2-R-09"


@pytest.mark.clause("GODS2-R-10")
@pytest.mark.parametrize(
    ("beside", "god"),
    [
        (["t violet/red -4,5", "t blue/- -6,5"], "-"),
        (["t violet/- -4,5"], "-"),
        (["t violet/red -4,5"], "red"),
        (["T red -4,5", "t blue/- -6,5"], "red"),  # a temple is adjacent: nothing is blocked
    ],
)
def test_stoneless_neighbours_block_by_option(beside: list[str], god: str) -> None:
    position = table([*PAIR, *beside], power={"red": 9}, options={"stoneless_neighbours": "block"})
    events = events_of(position, "tribe green -5,5")
    assert f"t green/{god} -5,5" in field(position)
    if len(beside) == 2 and god == "-":
        assert events[0].clause == "GODS2-R-10"


@pytest.mark.clause("GODS2-R-11", "GODS2-A-08")
def test_the_rule_of_case_four_holds_against_the_example() -> None:
    position = play(table([*PAIR, "t green/red -4,5", "t green/blue -6,5"], ["violet"]), "tribe violet -5,5")
    assert "t violet/- -5,5" in field(position)
    assert state(position)["stones"] == {"red": 14, "blue": 14}


@pytest.mark.clause("GODS2-A-10", "GODS2-A-14", "GODS2-R-16", "GODS2-R-12", "GODS2-R-38")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_prices_count_every_card_beside(count: int) -> None:
    """A tribe 1 and a temple 3 for each, whatever it is; five or six neighbours close a hex for temples."""
    ring = ["-4,5", "-4,4", "-5,4", "-6,5", "-6,6", "-5,6"]
    kinds = ["D", "X", "T blue", "t violet/-", "t green/red", "T red"]
    beside = [f"{kind} {at}" for kind, at in zip(kinds[:count], ring, strict=False)]
    position = table([*PAIR, *beside], power={"red": 12})
    assert power(play(position.copy(), "tribe green -5,5"))["red"] == 12 - count
    if 3 * count <= 12:
        assert power(play(position.copy(), "temple -5,5"))["red"] == 12 - 3 * count
    else:
        assert why(position, "temple -5,5") == "GODS2-R-16"
        assert "temple -5,5" not in choices(position)


@pytest.mark.clause("GODS2-R-16")
def test_a_moved_desert_opens_a_hex_again_and_one_neighbour_can_always_be_found() -> None:
    ring = ["D -4,5", "X -4,4", "T blue -5,4", "t violet/- -6,5", "t green/red -6,6"]
    position = table([*PAIR, *ring], power={"red": 12})
    assert why(position, "temple -5,5") == "GODS2-R-16"
    play(position, "move -4,5>2,0")
    assert why(position, "temple -5,5") == "GODS2-T-12"  # 12 of 10: too dear, no longer closed
    # The card with the largest q, and among those the largest r: the hex to its right touches nothing else.
    cards = [tuple(map(int, card.split()[-1].split(","))) for card in field(position)]
    q, r = max(cards)
    assert power(play(position, f"temple {q + 1},{r}"))["red"] == 7


@pytest.mark.clause("GODS2-A-11", "GODS2-A-31")
def test_temples_come_from_the_own_stock() -> None:
    position = table(temples={"red": 1, "blue": 7})
    play(position, "temple -1,0")
    assert "T red -1,0" in field(position)
    assert state(position)["temples"] == {"red": 0, "blue": 7}
    empty = table(temples={"red": 0}, power={"red": 12})
    assert "temple" not in heads(empty)
    assert why(empty, "temple -1,0") == "GODS2-A-31"


@pytest.mark.clause("GODS2-A-12", "GODS2-A-13")
def test_a_temple_converts_every_tribe_beside_it() -> None:
    """Foreign, own, stoneless; also beside a foreign temple; nothing that is not beside it."""
    position = table(
        [*PAIR, "t green/blue 2,0", "t violet/- 3,-1", "t blue/red 3,0", "t yellow/blue 2,-1"],
        display=["desert"],
        power={"red": 12},
    )
    assert state(position)["stones"] == {"red": 14, "blue": 13}
    events = events_of(position, "temple 2,1")  # touches 2,0 and 3,0
    assert {"t green/red 2,0", "t blue/red 3,0", "t violet/- 3,-1", "t yellow/blue 2,-1"} <= set(field(position))
    assert state(position)["stones"] == {"red": 13, "blue": 14}
    assert [e.clause for e in events if e.kind == "stone home"] == ["GODS2-A-13"]
    assert [e.clause for e in events if e.kind == "converted"] == ["GODS2-A-12"]


@pytest.mark.clause("GODS2-R-13")
def test_only_a_temple_converts() -> None:
    """A placed tribe changes nobody; stoneless tribes stay so until a temple comes."""
    position = table([*PAIR, "t violet/- 0,1"], display=["green", "desert"], power={"red": 12})
    play(position, "tribe green 0,2")
    assert {"t violet/- 0,1", "t green/- 0,2"} <= set(field(position))
    play(position, "temple -1,2")  # beside both
    assert {"t violet/red 0,1", "t green/red 0,2"} <= set(field(position))
    other = play(table([*PAIR, "t violet/blue 2,0"], ["green"]), "tribe green -1,0")
    assert "t violet/blue 2,0" in field(other)


@pytest.mark.clause("GODS2-A-15", "GODS2-A-16")
def test_a_desert_is_free_and_brings_one_power() -> None:
    position = play(table(power={"red": 0}), "desert -1,0")
    assert "D -1,0" in field(position)
    assert power(position)["red"] == 1
    assert state(position)["display"] == ["green", None]
    assert why(table(display=["green"]), "desert -1,0") == "GODS2-A-15"


@pytest.mark.clause("GODS2-A-17", "GODS2-A-18", "GODS2-A-19")
def test_a_decay_stays_and_may_rob_one_point() -> None:
    position = table(display=["decay", "green"], power={"red": 0, "blue": 1})
    assert {"decay 2,0 from none", "decay 2,0 from blue"} <= set(choices(position))
    robbed = play(position.copy(), "decay 2,0 from blue")
    assert "X 2,0" in field(robbed)
    assert power(robbed) == {"red": 1, "blue": 0}
    spared = play(position.copy(), "decay 2,0 from none")
    assert power(spared) == {"red": 0, "blue": 1}
    assert why(position, "decay -1,0 from blue") == "GODS2-A-18"  # does not touch the temple
    poor = table(display=["decay", "green"], power={"red": 0, "blue": 0})
    assert why(poor, "decay 2,0 from blue") == "GODS2-A-18"
    assert why(table(), "decay 2,0 from none") == "GODS2-A-17"


@pytest.mark.clause("GODS2-R-23")
def test_whom_a_decay_can_rob() -> None:
    three = ["T red 0,0", "T yellow 1,0", "T blue 0,1", "T blue 1,2"]
    position = table(
        three, ["decay", "green"], players=["red", "yellow", "blue"], power={"red": 5, "yellow": 3, "blue": 2}
    )
    at = [line for line in choices(position) if line.startswith("decay 1,1 ")]
    assert sorted(at) == ["decay 1,1 from blue", "decay 1,1 from none", "decay 1,1 from yellow"]
    assert why(position, "decay 0,-1 from red") == "GODS2-R-23"  # oneself: not offered
    play(position, "decay 1,1 from blue")  # touches two blue temples: one point all the same
    assert power(position) == {"red": 6, "yellow": 3, "blue": 1}
    far = table([*PAIR, "D 2,0"], ["decay", "green"])
    assert why(far, "decay 3,0 from none") == ""  # no temple need be there
    # Temples built beside it later change nothing.
    later = table([*PAIR, "X -1,0"], power={"red": 5, "blue": 4})
    assert power(play(later, "temple -2,0")) == {"red": 2, "blue": 4}


@pytest.mark.clause("GODS2-R-24")
def test_without_a_victim_a_decay_brings_nothing() -> None:
    assert power(play(table(display=["decay", "green"]), "decay 2,0 from none"))["red"] == 5


@pytest.mark.clause("GODS2-A-20", "GODS2-A-22")
def test_a_whirlwind_is_free_and_goes_into_the_box() -> None:
    position = play(table(WITH_DESERT, ["whirlwind", "green"], power={"red": 0}), "whirlwind 2,0>-1,0")
    assert state(position)["box"] == {"whirlwind": 1}
    assert power(position)["red"] == 0
    assert not [card for card in field(position) if card.split()[0] not in ("T", "D")]
    assert why(table(WITH_DESERT), "whirlwind 2,0>-1,0") == "GODS2-A-20"


@pytest.mark.clause("GODS2-A-21", "GODS2-A-27", "GODS2-R-25")
@pytest.mark.parametrize("how", ["whirlwind", "move"])
def test_where_a_desert_may_go(how: str) -> None:
    """The same for both: any desert, lifted first, to any other empty hex beside a card."""
    position = table([*PAIR, "D 2,0", "D 5,0", "X 4,0"], ["whirlwind", "green"])
    assert {"2,0", "5,0"} == {c.split()[1] for c in choices(position) if c.startswith(how)}
    targets = {line.split(">")[1] for line in lines(position) if line.startswith(f"{how} 2,0>")}
    assert {"-1,0", "2,-1", "3,0", "6,0"} <= targets
    assert targets.isdisjoint({"2,0", "0,0", "5,0", "3,-1", "2,1"})  # 3,-1 and 2,1 touched the lifted desert alone
    assert why(position, f"{how} 2,0>3,-1") == "GODS2-R-25"
    assert why(position, f"{how} 2,0>2,1") == "GODS2-R-25"
    assert why(position, f"{how} 2,0>0,0") == "GODS2-A-03"
    assert why(position, f"{how} 4,0>3,0") == ("GODS2-A-21" if how == "whirlwind" else "GODS2-A-26")  # a decay


@pytest.mark.clause("GODS2-R-26")
def test_another_place_is_not_the_old_one_but_old_neighbours_will_do() -> None:
    position = play(table(WITH_DESERT), "move 2,0")
    assert "to 2,0" not in choices(position)
    assert position.why_not(0, GAME.parse(position, "to 2,0")) == "GODS2-R-26"
    play(position, "to 2,-1")  # beside the same temple
    assert "D 2,-1" in field(position)


@pytest.mark.clause("GODS2-A-23", "GODS2-A-24", "GODS2-A-25")
def test_taking_and_playing_an_extra_action() -> None:
    position = play(table(display=["extra", "green"], power={"red": 4}), "take extra")
    data = state(position)
    assert data["extras"] == {"red": 1, "blue": 0}
    assert data["actions_left"] == 1  # taking is an action
    assert data["power"]["red"] == 4
    assert len(data["field"]) == 2  # not on the field
    assert why(table(), "take extra") == "GODS2-A-23"
    later = play(table(extras={"red": 1}, power={"red": 9}), "tribe green -1,0", "desert 2,0")
    power_before = power(later)["red"]
    play(later, "extra")
    assert state(later)["actions_left"] == 1  # playing is none
    assert state(later)["extras"]["red"] == 0
    assert state(later)["box"] == {"extra": 1}
    assert power(later)["red"] == power_before
    play(later, "temple -2,0")
    assert power(later)["red"] == power_before - 3  # the action costs what it always costs
    assert state(later)["on_turn"] == "blue"


@pytest.mark.clause("GODS2-A-26", "GODS2-A-28")
def test_moving_a_desert_costs_two_and_changes_no_religion() -> None:
    cards = ["T red 0,0", "T blue 3,0", "D 1,0", "t green/- 2,0", "t violet/blue 4,0"]
    position = table(cards, ["yellow", "desert"], power={"red": 5})
    play(position, "move 1,0>5,0")
    assert power(position)["red"] == 3
    assert set(field(position)) == {card for card in cards if card[0] != "D"} | {"D 5,0"}
    assert "tribe yellow 1,0" in choices(position)  # the old hex is empty


@pytest.mark.clause("GODS2-R-27")
def test_a_desert_move_may_split_the_field_unless_the_option_forbids_it() -> None:
    cards = ["T red 0,0", "D 1,0", "T blue 1,1", "D 2,1"]
    free = play(table(cards), "move 1,0>-1,0")
    assert why(free, "tribe green 1,0") == ""  # both parts can be built upon
    assert why(free, "tribe green 3,1") == ""
    kept = table(cards, ["whirlwind", "green"], options={"split_field": "forbidden"})
    for how in ("move", "whirlwind"):
        assert [line for line in choices(kept) if line.startswith(how)] == [f"{how} 2,1"]
        assert why(kept, f"{how} 1,0>-1,0") == "GODS2-R-27"
    play(kept, "whirlwind 2,1>0,1")  # now the bridge has a double
    assert why(kept, "move 1,0>-1,0") == ""
    # When every desert is a bridge, nothing can be moved at all.
    bridge = table(cards[:3], ["whirlwind", "green"], options={"split_field": "forbidden"})
    assert heads(bridge).isdisjoint({"move", "whirlwind"})
    last = GAME.position({**state(bridge), "temples": {"red": 0}})
    assert choices(play(last, "tribe green 2,1")) == ["discard whirlwind"]


@pytest.mark.clause("GODS2-R-28")
def test_whirlwind_and_desert_move_in_one_turn_even_with_the_same_desert() -> None:
    for order in (("whirlwind 2,0>-1,0", "move -1,0>2,0"), ("move 2,0>-1,0", "whirlwind -1,0>2,0")):
        position = play(table(WITH_DESERT, ["whirlwind", "green"]), *order)
        assert "D 2,0" in field(position)
        assert power(position)["red"] == 3


@pytest.mark.clause("GODS2-A-29", "GODS2-A-30")
def test_discarding_puts_a_card_back_into_the_sack_for_nothing() -> None:
    for card, other in (("green", "desert"), ("desert", "green"), ("whirlwind", "extra"), ("decay", "green")):
        position = table(display=[card, other], power={"red": 0})
        before = state(position)["sack"][card]
        play(position, f"discard {card}")
        assert state(position)["sack"][card] == before + 1
        assert state(position)["display"] == [None, other]
        assert power(position)["red"] == 0
    assert why(table(), "discard violet") == "GODS2-A-29"


# ---- stones run out (two players: with more the game would be over before, GODS2-R-15)


def blue_out(stones: int) -> list[str]:
    """Blue has used all stones but so many; five tribes of each colour at most, so no second nation of any."""
    spots = [f"{q},{r}" for r in (8, 10, 12) for q in range(0, 12, 2)]
    colours = ["green"] * 5 + ["violet"] * 5 + ["yellow"] * 3 + ["blue"] * 2
    return [f"t {c}/blue {at}" for c, at in list(zip(colours, spots, strict=False))[: 15 - stones]]


LOW = {"points_card_value": 2}  # keeps the game going with all fifteen stones out


@pytest.mark.clause("GODS2-A-32", "GODS2-R-15")
def test_a_tribe_without_a_stone_in_stock_stays_stoneless() -> None:
    cards = [*PAIR, *blue_out(0)]
    position = table(cards, ["blue", "desert"], options=LOW)
    assert state(position)["stones"]["blue"] == 0
    before = points(position)
    events = events_of(position, "tribe blue 2,0")
    assert "t blue/- 2,0" in field(position)
    assert events[0].clause == "GODS2-A-32"
    assert points(position) == before
    # A stone that comes home later is not put on it.
    back = table([*cards, "t blue/- 2,0"], ["desert"], options=LOW, power={"red": 12})
    first = blue_out(0)[0].split()[-1]
    q, r = map(int, first.split(","))
    play(back, f"temple {q - 1},{r}")
    assert state(back)["stones"]["blue"] == 1
    assert "t blue/- 2,0" in field(back)


def short_of_stones(stones: int, **data: Any) -> Any:
    """Blue builds at 3,-1 between a tribe of red, one without a stone, an own one, and another of red."""
    around = ["t violet/red 2,-1", "t blue/- 3,-2", "t blue/blue 4,-2", "t yellow/red 4,-1"]
    cards = [*PAIR, *around, *blue_out(stones + 1)]
    colours = [card.split()[1].split("/")[0] for card in cards]
    assert all(colours.count(c) <= 8 for c in ("green", "blue", "violet", "yellow"))
    return table(cards, ["desert"], on_turn="blue", power={"blue": 12}, options=LOW, **data)


@pytest.mark.clause("GODS2-R-15")
def test_the_owner_chooses_which_tribes_get_the_last_stones() -> None:
    position = short_of_stones(2)
    assert state(position)["stones"] == {"red": 13, "blue": 2}
    play(position, "temple 3,-1")
    # First all foreign stones leave; the own one keeps its stone; three wait for two stones.
    assert state(position)["stones"] == {"red": 15, "blue": 2}
    assert "t blue/blue 4,-2" in field(position)
    assert sorted(choices(position)) == ["stone 2,-1", "stone 3,-2", "stone 4,-1"]
    assert position.midway()
    assert why(position, "stone 4,-2") == "GODS2-R-15"
    assert why(position, "discard desert") == "GODS2-R-15"
    again = GAME.position(state(position))  # the moment can be written down
    assert again.key() == position.key()
    play(position, "stone 4,-1")
    assert sorted(choices(position)) == ["stone 2,-1", "stone 3,-2"]
    play(position, "stone 3,-2")
    assert {"t violet/- 2,-1", "t blue/blue 3,-2", "t yellow/blue 4,-1"} <= set(field(position))
    assert state(position)["stones"]["blue"] == 0
    assert state(position)["actions_left"] == 1
    assert not position.midway()


@pytest.mark.clause("GODS2-R-15")
def test_no_choice_with_enough_stones_or_with_none() -> None:
    enough = play(short_of_stones(3), "temple 3,-1")
    assert state(enough)["step"] == "actions"
    assert {"t violet/blue 2,-1", "t blue/blue 3,-2", "t yellow/blue 4,-1"} <= set(field(enough))
    none = short_of_stones(0)
    events = events_of(none, "temple 3,-1")
    assert {"t violet/- 2,-1", "t blue/- 3,-2", "t yellow/- 4,-1"} <= set(field(none))
    assert "GODS2-R-15" in [event.clause for event in events]


@pytest.mark.clause("GODS2-R-15", "GODS2-R-34")
def test_with_three_players_the_last_stones_win_whatever_is_chosen() -> None:
    """14 stones out (5 + 5 + 2 + 2: two nations) and a temple beside two more tribes: one must be chosen."""
    spots = [f"{q},{r}" for r in (8, 10, 12) for q in range(0, 12, 2)]
    colours = ["green"] * 5 + ["violet"] * 5 + ["yellow"] * 2 + ["blue"] * 2
    out = [f"t {c}/blue {at}" for c, at in zip(colours, spots, strict=False)]
    cards = ["T red 0,0", "T blue 1,0", "T yellow 0,1", *out, "t yellow/- 3,-1", "t blue/- 4,-2"]
    start = table(
        cards,
        ["desert"],
        players=["red", "blue", "yellow"],
        on_turn="blue",
        power={"blue": 12},
        chips={"green": "red", "violet": "red"},
    )
    play(start, "temple 3,-2")
    assert sorted(choices(start)) == ["stone 3,-1", "stone 4,-2"]
    assert start.turn != NOBODY  # looked at only when the action is complete
    for choice in choices(start):
        # ... and also when the moment was written down and read back in between.
        position: Any
        for position in (start.copy(), GAME.position(state(start))):
            play(position, choice)
            assert position.turn == NOBODY
            assert position.ending == "GODS2-X-01"
            assert position.rank(1) == 1
