"""GODS, first edition: what is put where, what it costs and what follows (GODS1-A, GODS1-G and their rulings)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gods import FIRST, PAIR, choices, events_of, field, heads, lines, play, power, state, table, why

WITH_DESERT = [*PAIR, "D 2,0"]


def first(fields: list[str] | None = None, display: list[str] | None = None, **data: Any) -> Any:
    return table(fields, display, game=FIRST, **data)


@pytest.mark.clause("GODS1-A-01")
def test_the_kinds_of_actions() -> None:
    assert heads(first(WITH_DESERT, ["green", "desert"])) == {"tribe", "temple", "desert", "move", "discard"}
    assert heads(first(WITH_DESERT, ["whirlwind", "mediation"])) == {"temple", "whirlwind", "take", "move", "discard"}
    for number in (0, 1 << 20, 19 << 24, 127 << 24, 17 << 24 | 1, 18 << 24 | 1 << 16, 13 << 24 | 1, 7 << 24 | 9):
        assert first().why_not(0, number) == "GODS1-A-01"


PUT = ["tribe green {}", "temple {}", "desert {}"]


@pytest.mark.clause("GODS1-A-02", "GODS1-A-09", "GODS1-G-01")
@pytest.mark.parametrize("form", PUT)
def test_everything_goes_on_an_empty_hex_beside_a_tile(form: str) -> None:
    position = first(power={"red": 12})
    around = {"-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,0"}
    head = form.split()[0]
    assert {line.split()[-1] for line in choices(position) if line.startswith(head)} == around
    for at in ("-2,0", "3,0", "0,2", "2,-2", "-1,-1"):
        assert why(position, form.format(at)) == "GODS1-A-02"
    full = first([*PAIR, "D 2,0", "t blue/- 0,1"], power={"red": 12})
    for at in ("0,0", "1,0", "2,0", "0,1"):
        assert why(full, form.format(at)) == "GODS1-G-01"


CASES = [
    # hexes around -5,5 (empty): what lies beside it, the religion of a tribe put there, and the clause
    ("one temple", ["T red -4,5"], "red", "GODS1-A-03"),
    ("two temples of one god", ["T red -4,5", "T red -6,5"], "red", "GODS1-A-03"),
    ("temple and foreign tribe", ["T red -4,5", "t blue/blue -6,5"], "red", "GODS1-A-03"),
    ("temple and token-less tribe", ["T blue -4,5", "t blue/- -6,5"], "blue", "GODS1-A-03"),
    ("temple and desert", ["T blue -4,5", "D -6,5"], "blue", "GODS1-A-03"),
    ("temples of two gods", ["T red -4,5", "T blue -6,5"], "-", "GODS1-A-04"),
    ("temples differ, tribes agree", ["T red -4,5", "T blue -6,5", "t green/red -5,4"], "-", "GODS1-A-04"),
    ("one tribe", ["t violet/blue -4,5"], "blue", "GODS1-A-05"),
    ("three tribes of one god", ["t violet/red -4,5", "t blue/red -6,5", "t yellow/red -5,4"], "red", "GODS1-A-05"),
    ("tribe and token-less tribe", ["t violet/red -4,5", "t blue/- -6,5"], "red", "GODS1-A-05"),
    ("only token-less tribes", ["t violet/- -4,5", "t blue/- -6,5"], "-", "GODS1-R-09"),
    ("tribes with different tokens", ["t violet/red -4,5", "t violet/blue -6,5"], "-", "GODS1-A-06"),
    ("only a desert", ["D -4,5"], "-", "GODS1-A-07"),
]


@pytest.mark.clause(
    "GODS1-A-03", "GODS1-A-04", "GODS1-A-05", "GODS1-A-06", "GODS1-A-07", "GODS1-A-08", "GODS1-R-07", "GODS1-R-08",
    "GODS1-R-09",
)  # fmt: skip
@pytest.mark.parametrize(("beside", "god", "clause"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_the_five_cases_of_religion(beside: list[str], god: str, clause: str) -> None:
    position = first([*PAIR, *beside], power={"red": 9})
    before = state(position)["stones"]
    events = events_of(position, "tribe green -5,5")
    assert f"t green/{god} -5,5" in field(position)
    assert power(position)["red"] == 9 - len(beside)
    taken = {name: before[name] - n for name, n in state(position)["stones"].items()}
    assert taken == {name: int(name == god) for name in before}
    assert (events[0].kind, events[0].clause) == ("tribe", clause)
    assert set(beside) <= set(field(position))  # a placed tribe changes no other tribe
    assert why(position, "tribe green 2,0") == "GODS1-A-03"  # the tile is used


@pytest.mark.clause("GODS1-R-07")
@pytest.mark.parametrize(
    ("beside", "god", "clause"),
    [
        (["T red -4,5", "t blue/blue -6,5"], "-", "GODS1-R-07"),
        (["T red -4,5", "t blue/red -6,5"], "red", "GODS1-A-03"),
        (["T red -4,5", "t blue/- -6,5"], "red", "GODS1-A-03"),
        (["T red -4,5", "T blue -6,5"], "-", "GODS1-A-04"),
        (["t blue/blue -4,5"], "blue", "GODS1-A-05"),
    ],
)
def test_any_conflict_by_option(beside: list[str], god: str, clause: str) -> None:
    position = first([*PAIR, *beside], power={"red": 9}, options={"temple_precedence": "any_conflict"})
    events = events_of(position, "tribe green -5,5")
    assert f"t green/{god} -5,5" in field(position)
    assert events[0].clause == clause


@pytest.mark.clause("GODS1-R-09")
@pytest.mark.parametrize(
    ("beside", "god", "clause"),
    [
        (["t violet/red -4,5", "t blue/- -6,5"], "-", "GODS1-R-09"),
        (["t violet/red -4,5"], "red", "GODS1-A-05"),
        (["T red -4,5", "t blue/- -6,5"], "red", "GODS1-A-03"),
    ],
)
def test_token_less_neighbours_block_by_option(beside: list[str], god: str, clause: str) -> None:
    position = first([*PAIR, *beside], power={"red": 9}, options={"stoneless_neighbours": "block"})
    events = events_of(position, "tribe green -5,5")
    assert f"t green/{god} -5,5" in field(position)
    assert events[0].clause == clause


@pytest.mark.clause("GODS1-A-08", "GODS1-A-12", "GODS1-R-15")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_prices_count_every_tile_beside(count: int) -> None:
    """A tribe 1 and a temple 3 for each, whatever it is; five or six neighbours close a hex for temples."""
    ring = ["-4,5", "-4,4", "-5,4", "-6,5", "-6,6", "-5,6"]
    kinds = ["D", "T blue", "t violet/-", "t green/red", "T red", "D"]
    beside = [f"{kind} {at}" for kind, at in zip(kinds[:count], ring, strict=False)]
    position = first([*PAIR, *beside], power={"red": 12})
    assert power(play(position.copy(), "tribe green -5,5"))["red"] == 12 - count
    if 3 * count <= 12:
        assert power(play(position.copy(), "temple -5,5"))["red"] == 12 - 3 * count
    else:
        assert why(position, "temple -5,5") == "GODS1-R-15"
        assert "temple -5,5" not in choices(position)
        if count == 5:  # moving a desert away opens it again
            moved = play(position.copy(), "move -4,5>2,0")
            assert why(moved, "temple -5,5") == "GODS1-T-08"
    # Beside the tile with the largest q, and among those the largest r, one hex touches no other.
    q, r = max(tuple(map(int, card.split()[-1].split(","))) for card in field(position))
    assert power(play(position, f"temple {q + 1},{r}"))["red"] == 9


@pytest.mark.clause("GODS1-A-09", "GODS1-G-04")
def test_temples_come_from_the_own_hand() -> None:
    position = play(first(temples={"red": 1}), "temple -1,0")
    assert "T red -1,0" in field(position)
    assert state(position)["temples"] == {"red": 0, "blue": 5}
    empty = first(temples={"red": 0}, power={"red": 12})
    assert "temple" not in heads(empty)
    assert why(empty, "temple -1,0") == "GODS1-G-04"


@pytest.mark.clause("GODS1-A-10", "GODS1-A-11", "GODS1-R-08")
def test_a_temple_converts_every_tribe_beside_it() -> None:
    position = first(
        [*PAIR, "t green/blue 2,0", "t violet/- 3,-1", "t blue/red 3,0", "t yellow/blue 2,-1"],
        display=["desert"],
        power={"red": 12},
    )
    events = events_of(position, "temple 2,1")  # touches 2,0 and 3,0
    assert {"t green/red 2,0", "t blue/red 3,0", "t violet/- 3,-1", "t yellow/blue 2,-1"} <= set(field(position))
    assert state(position)["stones"] == {"red": 13, "blue": 14}
    assert [e.clause for e in events if e.kind == "stone home"] == ["GODS1-A-11"]
    assert [e.clause for e in events if e.kind == "converted"] == ["GODS1-A-10"]


@pytest.mark.clause("GODS1-A-13", "GODS1-A-14")
def test_a_desert_is_free_and_brings_one_crystal() -> None:
    position = play(first(power={"red": 0}), "desert -1,0")
    assert "D -1,0" in field(position)
    assert power(position)["red"] == 1
    assert power(play(first(power={"red": 12}), "desert -1,0"))["red"] == 12
    assert why(first(display=["green"]), "desert -1,0") == "GODS1-A-13"


@pytest.mark.clause("GODS1-A-15", "GODS1-R-18")
def test_a_whirlwind_moves_a_desert_for_nothing_and_leaves_the_game() -> None:
    position = play(first(WITH_DESERT, ["whirlwind", "green"], power={"red": 0}), "whirlwind 2,0>-1,0")
    assert set(field(position)) == {*PAIR, "D -1,0"}
    assert power(position)["red"] == 0
    assert state(position)["box"] == {"whirlwind": 1}
    assert why(first(WITH_DESERT), "whirlwind 2,0>-1,0") == "GODS1-A-15"
    # Without a desert it can only be removed.
    none = first(display=["whirlwind", "green"])
    assert "whirlwind" not in heads(none)
    assert why(none, "whirlwind none") == "GODS1-R-18"
    assert why(none, "discard whirlwind") == ""
    idle = play(first(display=["whirlwind", "green"], options={"whirlwind_idle": True}), "whirlwind none")
    assert state(idle)["box"] == {"whirlwind": 1}
    assert state(idle)["actions_left"] == 1
    lifted = play(first(WITH_DESERT, ["whirlwind", "green"]), "whirlwind 2,0")
    assert all(text.startswith("to ") for text in choices(lifted))  # it must then be moved


@pytest.mark.clause("GODS1-A-19", "GODS1-A-20", "GODS1-R-16")
@pytest.mark.parametrize("how", ["whirlwind", "move"])
def test_where_a_desert_may_go(how: str) -> None:
    """The same for both: lifted first, to any other empty hex beside a tile."""
    position = first([*PAIR, "D 2,0", "D 5,0", "t green/- 4,0"], ["whirlwind", "green"])
    targets = {line.split(">")[1] for line in lines(position) if line.startswith(f"{how} 2,0>")}
    assert {"-1,0", "2,-1", "3,0", "6,0"} <= targets
    assert targets.isdisjoint({"2,0", "0,0", "5,0", "3,-1", "2,1"})  # 3,-1 and 2,1 touched the lifted desert alone
    assert why(position, f"{how} 2,0>3,-1") == "GODS1-R-16"
    assert why(position, f"{how} 2,0>2,0") == "GODS1-R-16"
    assert why(position, f"{how} 2,0>0,0") == "GODS1-G-01"
    assert why(position, f"{how} 4,0>3,0") == ("GODS1-A-15" if how == "whirlwind" else "GODS1-A-19")  # a tribe
    moved = play(position, f"{how} 2,0>2,-1")
    assert power(moved)["red"] == (5 if how == "whirlwind" else 3)


@pytest.mark.clause("GODS1-A-19")
def test_moving_a_desert_changes_no_religion() -> None:
    cards = ["T red 0,0", "T blue 3,0", "D 1,0", "t green/- 2,0", "t violet/blue 4,0"]
    position = play(first(cards, ["yellow", "desert"]), "move 1,0>5,0")
    assert set(field(position)) == {card for card in cards if card[0] != "D"} | {"D 5,0"}
    assert "tribe yellow 1,0" in choices(position)  # the old hex is empty


@pytest.mark.clause("GODS1-R-23")
def test_a_desert_move_may_split_the_field_unless_the_option_forbids_it() -> None:
    cards = ["T red 0,0", "D 1,0", "T blue 1,1", "D 2,1"]
    free = play(first(cards), "move 1,0>-1,0")
    assert why(free, "tribe green 1,0") == ""
    assert why(free, "tribe green 3,1") == ""
    kept = first(cards, ["whirlwind", "green"], options={"split_field": "forbidden"})
    for how in ("move", "whirlwind"):
        assert [line for line in choices(kept) if line.startswith(how)] == [f"{how} 2,1"]
        assert why(kept, f"{how} 1,0>-1,0") == "GODS1-R-23"
    play(kept, "whirlwind 2,1>0,1")  # now the bridge has a double
    assert why(kept, "move 1,0>-1,0") == ""


@pytest.mark.clause("GODS1-A-21", "GODS1-A-22")
def test_removing_is_free_never_restricted_and_for_good() -> None:
    for card, other in (("green", "desert"), ("desert", "green"), ("whirlwind", "mediation"), ("mediation", "green")):
        position = first(display=[card, other], power={"red": 0}, temples={"red": 0})
        pile = state(position)["pile"]
        play(position, f"discard {card}")
        assert state(position)["box"] == {card: 1}
        assert state(position)["pile"] == pile
        assert power(position)["red"] == 0
        assert why(position, f"discard {other}") == ""
        play(position, f"discard {other}")
        assert state(position)["on_turn"] == "blue"
    assert why(first(), "discard violet") == "GODS1-A-21"


# ---- tokens run out


def blue_out(tokens: int) -> list[str]:
    """Blue has so many tokens left; the others lie on tribes far from everything else."""
    spots = [f"{q},{r}" for r in (8, 10, 12) for q in range(0, 12, 2)]
    colours = ["green"] * 5 + ["violet"] * 5 + ["yellow"] * 3 + ["blue"] * 2
    return [f"t {c}/blue {at}" for c, at in list(zip(colours, spots, strict=False))[: 15 - tokens]]


@pytest.mark.clause("GODS1-G-02", "GODS1-R-17")
def test_a_tribe_of_a_god_without_tokens_stays_without_one() -> None:
    position = first([*PAIR, *blue_out(0)], ["blue", "desert"])
    assert state(position)["stones"]["blue"] == 0
    events = events_of(position, "tribe blue 2,0")
    assert "t blue/- 2,0" in field(position)
    assert events[0].clause == "GODS1-G-02"
    # A token that comes home later is not put on it.
    back = first([*PAIR, *blue_out(0), "t blue/- 2,0"], ["desert"], power={"red": 12})
    play(back, "temple 0,7")  # beside 0,8
    assert state(back)["stones"]["blue"] == 1
    assert "t blue/- 2,0" in field(back)


@pytest.mark.clause("GODS1-R-17")
def test_the_owner_chooses_which_tribes_get_the_last_tokens() -> None:
    ring = ["t green/red 21,0", "t violet/- 21,-1", "t yellow/blue 20,-1", "t blue/red 19,0"]
    cards = ["T blue 0,0", "T red 1,0", *blue_out(2)[:-1], *ring, "D 22,0"]
    position = first(cards, ["desert"], on_turn="blue", power={"blue": 12})
    assert state(position)["stones"]["blue"] == 2
    play(position, "temple 20,0")
    assert position.midway()
    assert {"t green/- 21,0", "t violet/- 21,-1", "t yellow/blue 20,-1", "t blue/- 19,0"} <= set(field(position))
    assert sorted(choices(position)) == ["stone 19,0", "stone 21,-1", "stone 21,0"]
    assert why(position, "discard desert") == "GODS1-R-17"
    play(position, "stone 19,0")
    assert sorted(choices(position)) == ["stone 21,-1", "stone 21,0"]
    play(position, "stone 21,0")
    assert not position.midway()
    assert {"t green/blue 21,0", "t violet/- 21,-1", "t blue/blue 19,0"} <= set(field(position))
    assert state(position)["actions_left"] == 1
    empty = first(["T blue 0,0", "T red 1,0", *blue_out(0), "t green/red 21,0"], ["desert"], on_turn="blue",
                  power={"blue": 12})  # fmt: skip
    events = events_of(empty, "temple 22,0")
    assert "t green/- 21,0" in field(empty)  # foreign tokens leave in any case
    assert ("stoneless", "GODS1-R-17") in [(e.kind, e.clause) for e in events]
