"""GODS, second edition: the turn, the refill, how often what may be done (GODS2-T and its rulings)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from games.gods import GAME, PAIR, choices, events_of, field, heads, lines, play, power, refill, state, table, why
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position, playout

WITH_DESERT = ["T red 0,0", "T blue 1,0", "D 2,0"]


@pytest.mark.clause("GODS2-T-01")
def test_turns_go_clockwise_and_nobody_acts_out_of_turn() -> None:
    position = GAME.new(4, start_player="seat_1")
    seen: list[int] = []
    dice = Dice(2)
    while len(seen) < 9:
        if position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
            continue
        if not seen or seen[-1] != position.turn:
            seen.append(int(position.turn))
        for other in {0, 1, 2, 3} - {position.turn}:
            assert list(position.legal(other)) == []
            assert position.why_not(other, int(position.legal(position.turn)[0])) == "GODS2-T-01"
        position.apply(position.turn, position.legal(position.turn)[0])
    assert seen == [0, 1, 2, 3, 0, 1, 2, 3, 0]


@pytest.mark.clause("GODS2-T-02", "GODS2-T-03", "GODS2-T-05")
def test_a_turn_is_collect_refill_two_actions() -> None:
    position = GAME.new(2, start_player="seat_1")
    assert power(position) == {"red": 5, "yellow": 2}  # collected, before the first card
    assert position.turn == CHANCE
    assert state(position)["display"] == [None, None]
    refill(position, "green", "violet")
    assert state(position)["display"] == ["green", "violet"]
    assert position.turn == 0
    play(position, "tribe green -1,0")
    assert position.turn == 0
    events = events_of(position, "discard violet")
    assert [event.kind for event in events] == ["discarded", "turn"]
    assert power(position) == {"red": 4, "yellow": 5}
    assert position.turn == CHANCE
    refill(position, "decay", "blue")
    assert position.turn == 1


@pytest.mark.clause("GODS2-T-03", "GODS2-T-04")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (8, 11), (9, 12), (10, 12), (12, 12)])
def test_collecting_three_up_to_twelve(before: int, after: int) -> None:
    position = GAME.position({"players": 2, "on_turn": "red", "power": {"red": before}, "display": ["green", "desert"]})
    assert power(position)["red"] == after


@pytest.mark.clause("GODS2-T-04", "GODS2-R-24")
def test_no_gain_of_any_kind_goes_beyond_twelve() -> None:
    desert = play(table(power={"red": 12}), "desert -1,0")
    assert power(desert)["red"] == 12
    decay = play(table(display=["decay", "green"], power={"red": 12, "blue": 4}), "decay 2,0 from blue")
    assert power(decay) == {"red": 12, "blue": 3}  # the stolen point is lost


@pytest.mark.clause("GODS2-T-05")
def test_only_empty_spaces_are_filled() -> None:
    position = table(display=["green", "decay"], actions_left=1)
    play(position, "tribe green -1,0")
    assert state(position)["display"] == [None, "decay"]
    assert position.turn == CHANCE
    assert [event.kind for event in events_of(position, "draw violet")] == ["drawn"]
    assert state(position)["display"] == ["violet", "decay"]
    assert position.turn == 1


@pytest.mark.clause("GODS2-T-06", "GODS2-T-07", "GODS2-T-08")
def test_identical_cards_are_put_aside_until_another_comes_and_then_go_back() -> None:
    position = GAME.position(
        {"players": 2, "on_turn": "red", "field": PAIR_RY, "display": ["green"], "sack": {"green": 3, "blue": 1}}
    )
    refill(position, "green", "green")
    assert position.turn == CHANCE
    assert state(position)["aside"] == 2
    assert state(position)["sack"]["green"] == 1  # not back yet
    events = events_of(position, "draw blue")
    assert [(e.kind, e.clause) for e in events] == [("drawn", "GODS2-T-07"), ("put back", "GODS2-T-08")]
    assert state(position)["display"] == ["green", "blue"]
    assert state(position)["sack"]["green"] == 3
    assert state(position)["aside"] == 0
    assert position.turn == 0


PAIR_RY = ["T red 0,0", "T yellow 1,0"]


@pytest.mark.clause("GODS2-T-06", "GODS2-R-05")
@pytest.mark.parametrize("kind", ["green", "desert", "whirlwind", "extra", "decay"])
def test_identical_means_the_same_kind_and_colour(kind: str) -> None:
    position = GAME.new(2, start_player="seat_1")
    refill(position, kind, kind)
    assert state(position)["aside"] == 1
    other = GAME.new(2, start_player="seat_1")
    refill(other, kind, "blue")
    assert state(other)["display"] == [kind, "blue"]
    assert other.turn == 0


def outcomes(position: Position) -> dict[tuple[str, ...], Fraction]:
    """Every way the refill can end, with its probability: all draws, one after the other."""
    if position.turn != CHANCE:
        return {tuple(state(position)["display"]): Fraction(1)}
    found: dict[tuple[str, ...], Fraction] = {}
    weights = [int(w) for w in position.weights()]
    for outcome, weight in zip(position.legal(CHANCE), weights, strict=True):
        trial = position.copy()
        trial.apply(CHANCE, outcome)
        for display, chance in outcomes(trial).items():
            found[display] = found.get(display, Fraction(0)) + chance * Fraction(weight, sum(weights))
    return found


@pytest.mark.clause("GODS2-R-05", "GODS2-T-07")
def test_drawing_one_by_one_is_one_even_draw_among_the_different_cards() -> None:
    position = GAME.position(
        {
            "players": 2,
            "on_turn": "red",
            "field": PAIR_RY,
            "display": ["green"],
            "sack": {"green": 4, "blue": 1, "violet": 2, "desert": 3},
        }
    )
    assert outcomes(position) == {
        ("green", "blue"): Fraction(1, 6),
        ("green", "violet"): Fraction(2, 6),
        ("green", "desert"): Fraction(3, 6),
    }


@pytest.mark.clause("GODS2-R-05")
def test_cards_in_front_of_players_and_on_the_field_play_no_part() -> None:
    position = GAME.position(
        {
            "players": 2,
            "on_turn": "red",
            "field": [*PAIR_RY, "D 2,0"],
            "extras": {"red": 1, "yellow": 1},
            "display": ["green"],
        }
    )
    refill(position, "extra")
    assert state(position)["display"] == ["green", "extra"]
    assert position.turn == 0


@pytest.mark.clause("GODS2-R-06")
def test_a_discarded_card_is_in_the_sack_at_once_and_may_come_back_with_the_next_refill() -> None:
    position = table(display=["green", "violet"], sack={"blue": 3}, actions_left=1)
    before = state(position)["sack"]
    play(position, "discard green")
    assert state(position)["sack"] == {**before, "green": 1}
    assert position.turn == CHANCE  # blue's refill
    assert "draw green" in choices(position)
    refill(position, "green")
    assert set(state(position)["display"]) == {"green", "violet"}


@pytest.mark.clause("GODS2-T-09", "GODS2-X-02", "GODS2-X-03", "GODS2-R-07")
@pytest.mark.parametrize(
    ("display", "sack", "drawn", "ending"),
    [
        (["green", "desert"], {}, [], ""),  # need 0: nothing happens, even with an empty sack
        (["green"], {}, [], "GODS2-X-03"),
        ([], {"blue": 1}, [], "GODS2-X-03"),  # too few: nothing is drawn
        ([], {}, [], "GODS2-X-03"),
        (["green"], {"green": 1}, ["green"], "GODS2-X-02"),  # identical, the sack is empty then
        (["green"], {"green": 3}, ["green"], "GODS2-X-02"),
        ([], {"green": 2}, ["green", "green"], "GODS2-X-02"),
        ([], {"green": 2, "blue": 1}, ["green", "green", "blue"], ""),
        (["green"], {"blue": 1}, ["blue"], ""),
    ],
)
def test_end_at_the_refill(display: list[str], sack: dict[str, int], drawn: list[str], ending: str) -> None:
    position: Any = GAME.position({"players": 2, "on_turn": "red", "field": PAIR_RY, "display": display, "sack": sack})
    refill(position, *drawn)
    if ending:
        assert position.turn == NOBODY
        assert position.ending == ending
        if not drawn:
            assert {k: n for k, n in state(position)["sack"].items() if n} == sack
    else:
        assert position.turn == 0


@pytest.mark.clause("GODS2-R-08", "GODS2-X-07")
def test_power_collected_in_the_last_turn_counts_for_the_tie() -> None:
    position = GAME.position(
        {"players": 2, "on_turn": "red", "field": PAIR_RY, "display": [], "sack": {}, "power": {"red": 4, "yellow": 6}}
    )
    assert position.turn == NOBODY
    assert power(position) == {"red": 7, "yellow": 6}
    assert [position.rank(0), position.rank(1)] == [1, 2]


@pytest.mark.clause("GODS2-T-10")
def test_two_actions_no_fewer() -> None:
    for left in (2, 1):
        position = table(actions_left=left, extras={"red": 1})
        assert "end turn" not in choices(position)
        assert why(position, "end turn") == "GODS2-T-10"
    position = play(table(extras={"red": 1}), "desert -1,0", "tribe green 2,0")
    assert choices(position) == ["extra", "end turn"]  # extra actions come on top
    assert why(position, "temple 3,0") == "GODS2-T-10"
    before = state(position)["turns"]
    play(position, "end turn")
    assert state(position)["turns"] == before + 1
    assert state(position)["extras"]["red"] == 1


@pytest.mark.clause("GODS2-T-11")
def test_any_order_and_what_only_once() -> None:
    # Any order: the same two actions both ways lead to the same table.
    there = play(table(display=["green", "extra"]), "tribe green -1,0", "temple 2,0")
    back = play(table(display=["green", "extra"]), "temple 2,0", "tribe green -1,0")
    assert there.key() == back.key()
    # Tribes more than once.
    tribes = play(table(display=["green", "violet"]), "tribe green -1,0", "tribe violet 2,0")
    assert {"t green/red -1,0", "t violet/blue 2,0"} <= set(field(tribes))
    # Every other kind only once.
    temple = play(table(power={"red": 12}), "temple 2,0")
    assert "temple" not in heads(temple)
    assert why(temple, "temple -1,0") == "GODS2-T-11"
    move = play(table(WITH_DESERT), "move 2,0>-1,0")
    assert "move" not in heads(move)
    assert why(move, "move -1,0>2,0") == "GODS2-T-11"
    discard = play(table(), "discard green")
    assert "discard" not in heads(discard)
    assert why(discard, "discard desert") == "GODS2-T-11"
    other = play(table(display=["desert", "decay"]), "desert -1,0")
    assert "decay" not in heads(other)


@pytest.mark.clause("GODS2-T-11", "GODS2-R-21")
def test_two_extra_actions_in_one_turn() -> None:
    position = table(WITH_DESERT, display=["green", "violet"], power={"red": 12}, extras={"red": 2})
    play(position, "tribe green -1,0", "tribe violet -2,0", "extra", "temple 0,-1")
    assert choices(position) == ["extra", "end turn"]
    assert state(position)["box"] == {"extra": 1}
    play(position, "extra", "move 2,0>0,-2")
    assert state(position)["box"] == {"extra": 2}
    assert state(position)["on_turn"] == "blue"


@pytest.mark.clause("GODS2-T-12")
@pytest.mark.parametrize(
    ("line", "price"), [("tribe green 0,1", 2), ("tribe green 2,-1", 1), ("temple 2,0", 3), ("temple 0,1", 6)]
)
def test_what_cannot_be_paid_in_full_cannot_be_done(line: str, price: int) -> None:
    cards = [*PAIR, "D 3,-1"] if line == "tribe green 2,-1" else PAIR
    due = price + (line == "tribe green 2,-1")
    rich = table(cards, power={"red": due})
    assert line in choices(rich)
    assert power(play(rich, line))["red"] == 0
    poor = table(cards, power={"red": due - 1})
    assert line not in choices(poor)
    assert why(poor, line) == "GODS2-T-12"


@pytest.mark.clause("GODS2-T-12", "GODS2-A-26")
def test_a_desert_move_needs_two_power() -> None:
    assert why(table(WITH_DESERT, power={"red": 1}), "move 2,0>-1,0") == "GODS2-T-12"
    assert power(play(table(WITH_DESERT, power={"red": 2}), "move 2,0>-1,0"))["red"] == 0


@pytest.mark.clause("GODS2-T-13")
def test_each_action_is_paid_before_the_next() -> None:
    """Power 3: either action could be paid alone; after the first nothing is left for the second."""
    position = table(power={"red": 3})
    assert {"temple 2,0", "tribe green 2,0"} <= set(choices(position))
    play(position, "temple 2,0")
    assert power(position)["red"] == 0
    assert why(position, "tribe green -1,0") == "GODS2-T-12"
    # And a gain of the first action pays for the second.
    play(position := table(power={"red": 2}), "desert -1,0")
    assert "temple 2,0" in choices(position)


@pytest.mark.clause("GODS2-T-14")
def test_the_display_is_not_refilled_during_a_turn() -> None:
    position = play(table(extras={"red": 1}, power={"red": 12}), "tribe green -1,0")
    assert state(position)["display"] == [None, "desert"]
    assert position.turn == 0
    assert why(position, "tribe green 2,0") == "GODS2-A-04"
    play(position, "desert 2,0")
    assert state(position)["display"] == [None, None]
    assert choices(position) == ["extra", "end turn"]
    play(position, "extra")
    assert heads(position) == {"temple", "move"}
    draw = GAME.parse(position, "draw green")
    assert position.why_not(CHANCE, draw) == "GODS2-T-14"


# ---- rulings


OTHERS = {
    "desert": "desert -1,0",
    "decay": "decay -1,0 from none",
    "whirlwind": "whirlwind 2,0>-1,0",
    "extra": "take extra",
}
SECOND = {
    "desert": "desert 0,-1",
    "decay": "decay 0,-1 from none",
    "whirlwind": "whirlwind 2,0>0,-1",
    "extra": "take extra",
}


@pytest.mark.clause("GODS2-R-17")
@pytest.mark.parametrize(("one", "other"), [(a, b) for a in OTHERS for b in OTHERS if a != b])
def test_one_other_card_in_a_turn_or_one_of_each_kind(one: str, other: str) -> None:
    position = play(table(WITH_DESERT, display=[one, other]), OTHERS[one])
    assert why(position, SECOND[other]) == "GODS2-R-17"
    assert heads(position).isdisjoint({"desert", "decay", "whirlwind", "take"})
    each = play(table(WITH_DESERT, display=[one, other], options={"other_cards_once": "per_kind"}), OTHERS[one])
    assert why(each, SECOND[other]) == ""


@pytest.mark.clause("GODS2-R-17")
def test_per_kind_still_means_each_kind_once() -> None:
    position = table(
        WITH_DESERT, display=["desert", "decay"], used=["desert"], options={"other_cards_once": "per_kind"}
    )
    assert why(position, "desert -1,0") == "GODS2-T-11"
    assert why(position, "decay -1,0 from none") == ""


@pytest.mark.clause("GODS2-R-18")
@pytest.mark.parametrize(
    ("first", "again"),
    [("temple -1,0", "temple 3,0"), ("move 2,0>-1,0", "move -1,0>2,0"), ("discard green", "discard violet")],
)
def test_once_a_turn_covers_extra_actions(first: str, again: str) -> None:
    position = table(WITH_DESERT, display=["green", "violet"], power={"red": 12}, extras={"red": 2})
    play(position, first)
    second = next(line for line in ("discard violet", "temple 0,-1") if not why(position, line))
    play(position, second, "extra")
    assert why(position, again) in ("GODS2-T-11", "GODS2-A-29")
    assert not [line for line in lines(position) if line.split()[0] in (first.split()[0], second.split()[0])]


def stuck(**data: Any) -> Any:
    """A whirlwind that cannot be used beside a card to discard; no desert, no temple in stock."""
    eight = ["T red 0,0", "T blue 1,0", *(f"T red -{i},0" for i in range(1, 8))]
    return table(eight, display=["green", "whirlwind"], power={"red": 12}, **data)


@pytest.mark.clause("GODS2-R-19")
def test_an_action_that_cannot_be_made_is_forfeited() -> None:
    position = stuck()
    assert "tribe green 2,0" in choices(position)  # nobody is forced to avoid it
    events = events_of(position, "discard green")
    assert [(e.kind, e.clause) for e in events][1:2] == [("forfeit", "GODS2-R-19")]
    assert state(position)["on_turn"] == "blue"
    assert power(position) == {"red": 12, "blue": 5}  # no penalty, the next turn has begun
    saved = play(stuck(), "tribe green 2,0")  # the other order
    assert choices(saved) == ["discard whirlwind"]


@pytest.mark.clause("GODS2-R-19")
def test_the_first_action_is_always_possible() -> None:
    """With the least a turn can begin with (3 power) and every pair of cards on the display."""
    kinds = ["green", "desert", "decay", "whirlwind", "extra"]
    for one in kinds:
        for other in kinds:
            if one != other:
                position = table([*PAIR, *(f"T red -{i},0" for i in range(1, 8))], [one, other], power={"red": 3})
                assert len(choices(position)) >= 2


@pytest.mark.clause("GODS2-R-19", "GODS2-R-21")
def test_an_extra_action_is_not_offered_when_nothing_could_be_done_with_it() -> None:
    position = stuck(extras={"red": 1})
    play(position, "discard green")
    assert state(position)["on_turn"] == "blue"
    assert state(position)["extras"]["red"] == 1


LAST = [
    # what else lies on the display, what is used up, power after a tribe for 1, desert on the field, what is left to do
    ("violet", ["discard", "other", "temple", "move"], 1, False, {"tribe"}),
    ("violet", ["discard", "other", "temple", "move"], 0, False, set()),
    (None, ["discard", "other", "move"], 3, False, {"temple"}),
    (None, ["discard", "other", "move"], 2, False, set()),
    (None, ["discard", "other", "temple"], 2, True, {"move"}),
    (None, ["discard", "other", "temple"], 1, True, set()),
    (None, ["discard", "other", "temple"], 2, False, set()),
    ("whirlwind", ["discard", "temple", "move"], 0, True, {"whirlwind"}),
    ("whirlwind", ["discard", "temple", "move"], 0, False, set()),
    ("whirlwind", ["discard", "other", "temple", "move"], 0, True, set()),
    ("extra", ["discard", "temple", "move"], 0, False, {"take"}),
    ("desert", ["discard", "temple", "move"], 0, False, {"desert"}),
    ("decay", ["discard", "temple", "move"], 0, False, {"decay"}),
    ("decay", ["discard", "other", "temple", "move"], 0, False, set()),
    ("decay", ["other", "temple", "move"], 0, False, {"discard"}),
]


@pytest.mark.clause("GODS2-R-19", "GODS2-T-12")
@pytest.mark.parametrize(("card", "used", "left", "desert", "kinds"), LAST)
def test_a_player_is_asked_as_long_as_anything_at_all_is_possible(
    card: str | None, used: list[str], left: int, desert: bool, kinds: set[str]
) -> None:
    """At the exact price, and one below it."""
    cards = WITH_DESERT if desert else PAIR
    display: Any = ["green", card]  # None: nothing lies there
    position = table(cards, display, used=used, power={"red": left + 1})
    play(position, "tribe green -1,0")
    if kinds:
        assert state(position)["on_turn"] == "red"
        assert heads(position) == kinds
    else:
        assert state(position)["on_turn"] == "blue"


@pytest.mark.clause("GODS2-R-20")
def test_extra_actions_are_offered_when_the_two_actions_are_used_up() -> None:
    position = table(extras={"red": 1})
    assert why(position, "extra") == "GODS2-R-20"
    play(position, "desert -1,0")
    assert why(position, "extra") == "GODS2-R-20"
    play(position, "tribe green 2,0")
    assert why(position, "extra") == ""
    assert why(table(), "extra") == "GODS2-A-24"  # none held


@pytest.mark.clause("GODS2-R-21")
def test_a_card_taken_in_this_turn_waits_until_the_next() -> None:
    position = play(table(display=["extra", "green"], power={"red": 12}), "take extra", "tribe green -1,0")
    assert state(position)["on_turn"] == "blue"  # no extra action was offered
    assert state(position)["extras"]["red"] == 1
    refill(position, "green", "violet")
    play(position, "discard green", "tribe violet 2,0")
    refill(position, "blue", "desert")
    play(position, "tribe blue -2,0", "desert 0,-1")
    assert choices(position) == ["extra", "end turn"]
    # Beside an older one only the older one can be played.
    both = table(display=["extra", "green"], power={"red": 12}, extras={"red": 1})
    play(both, "take extra", "tribe green -1,0", "extra", "temple 2,0")
    assert state(both)["on_turn"] == "blue"
    assert state(both)["extras"]["red"] == 1


@pytest.mark.clause("GODS2-R-21", "GODS2-T-10")
def test_an_extra_action_once_played_must_be_made() -> None:
    position = play(
        table(extras={"red": 1}, display=["green", "violet"]), "tribe green -1,0", "tribe violet 2,0", "extra"
    )
    assert "end turn" not in choices(position)
    assert why(position, "end turn") == "GODS2-T-10"


@pytest.mark.clause("GODS2-R-22", "GODS2-A-21")
def test_a_whirlwind_needs_a_desert_to_move() -> None:
    position = table(display=["whirlwind", "green"])
    assert "whirlwind" not in heads(position)
    assert why(position, "whirlwind 0,0") == "GODS2-A-21"
    assert why(position, "whirlwind none") == "GODS2-R-22"
    assert "discard whirlwind" in choices(position)
    with_desert = play(table(WITH_DESERT, display=["whirlwind", "green"]), "whirlwind 2,0")
    assert all(text.startswith("to ") for text in choices(with_desert))  # the desert must then be moved


@pytest.mark.clause("GODS2-R-22")
def test_a_whirlwind_may_idle_by_option() -> None:
    position = table(display=["whirlwind", "green"], options={"whirlwind_idle": True})
    play(position, "whirlwind none")
    assert state(position)["box"] == {"whirlwind": 1}
    assert state(position)["actions_left"] == 1
    assert why(position, "whirlwind none") == "GODS2-A-20"
    idle = stuck(options={"whirlwind_idle": True})
    assert choices(play(idle, "discard green")) == ["whirlwind none"]  # no forfeit then


@pytest.mark.clause("GODS2-R-37")
def test_the_rules_do_not_force_an_end() -> None:
    """Discard and move a desert, for ever: the table after two rounds is the one before, but for the power."""
    data = {"players": ["red", "blue"], "on_turn": "red", "field": WITH_DESERT, "display": ["green", "violet"]}
    position = GAME.position({**data, "sack": {"blue": 1, "yellow": 1}})
    for _ in range(200):
        away, back = ("2,0", "-1,0") if "D 2,0" in field(position) else ("-1,0", "2,0")
        card = next(card for card in state(position)["display"] if card)
        play(position, f"move {away}>{back}", f"discard {card}")
        while position.turn == CHANCE:
            play(position, next(c for c in choices(position) if c[5:] not in state(position)["display"]))
    assert position.turn != NOBODY
    assert state(position)["turns"] == 201


@pytest.mark.clause("GODS2-R-37", "GODS2-X-06")
def test_max_turns_ends_the_game() -> None:
    for turns in (1, 2, 5):
        position: Any = GAME.new(3, max_turns=turns, start_player="seat_1")
        playout(position, Dice(1), 1000)
        assert position.turn == NOBODY
        assert position.ending == "GODS2-R-37"
        assert state(position)["turns"] == turns
    # Counted over all players; the leader wins as under GODS2-X-06.
    ahead = table(
        [*PAIR, "t green/blue 2,0", "t green/blue 2,-1", "t green/blue 1,1"],
        actions_left=1,
        turns=7,
        chips={"green": "blue"},
        options={"max_turns": 7},
    )
    play(ahead, "discard green")
    assert ahead.ending == "GODS2-R-37"
    assert [ahead.rank(0), ahead.rank(1)] == [2, 1]
    assert (
        play(
            GAME.position({**state(table(actions_left=1)), "turns": 6, "options": {"max_turns": 7}}), "discard green"
        ).turn
        != NOBODY
    )
