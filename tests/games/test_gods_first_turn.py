"""GODS, first edition: the turn, mediation, the bag and the decay tile (GODS1-T, GODS1-B and their rulings)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from games.gods import FIRST, PAIR, choices, events_of, field, heads, lines, play, power, refill, state, table, why
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.position import CHANCE, NOBODY, Position, playout

WITH_DESERT = [*PAIR, "D 2,0"]


def first(fields: list[str] | None = None, display: list[str] | None = None, **data: Any) -> Any:
    return table(fields, display, game=FIRST, **data)


def start(display: list[str], **data: Any) -> Position:
    """Red's turn begins."""
    return FIRST.position({"players": ["red", "blue"], "field": PAIR, "on_turn": "red", "display": display, **data})


@pytest.mark.clause("GODS1-T-01")
def test_turns_go_clockwise_in_three_steps() -> None:
    position = FIRST.new(3, start_player="seat_1")
    seen = []
    for _ in range(7):
        seen.append(state(position)["on_turn"])
        assert position.turn == CHANCE  # crystals are taken, tiles are turned up next
        while position.turn == CHANCE:
            play(position, next(text for text in choices(position) if text != "draw mediation"))
        assert state(position)["actions_left"] == 2
        while state(position)["on_turn"] == seen[-1]:
            play(position, next(text for text in choices(position) if text.startswith("discard")))
    assert seen == ["red", "yellow", "blue", "red", "yellow", "blue", "red"]
    assert position.why_not(0, FIRST.parse(position, "discard green")) == "GODS1-T-01"


@pytest.mark.clause("GODS1-T-02", "GODS1-T-03")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (2, 5), (9, 12), (10, 12), (11, 12), (12, 12)])
def test_three_crystals_at_the_start_never_more_than_twelve(before: int, after: int) -> None:
    position = start(["green", "desert"], power={"red": before, "blue": 7})
    assert power(position) == {"red": after, "blue": 7}
    full = play(first(power={"red": 12}), "desert -1,0")
    assert power(full)["red"] == 12
    with pytest.raises(BadPosition, match=r"power\.red"):
        first(power={"red": 13})
    assert [p["power"] for p in FIRST.view(position, 1)["players"]] == [after, 7]  # open to all


@pytest.mark.clause("GODS1-T-04")
@pytest.mark.parametrize("display", [[], ["green"], [None, "green"], ["green", "violet"]])
def test_missing_tiles_are_turned_up_until_two_lie_open(display: list[str]) -> None:
    position = start(display)
    missing = 2 - sum(tile is not None for tile in display)
    for _ in range(missing):
        assert position.turn == CHANCE
        refill(position, "blue")
    assert position.turn == 0
    assert None not in state(position)["display"]


@pytest.mark.clause("GODS1-R-05")
def test_two_identical_tiles_stay_and_are_one_choice() -> None:
    position = start([])
    refill(position, "green", "green")
    assert position.turn == 0
    assert state(position)["display"] == ["green", "green"]
    assert len(choices(position)) == len(set(choices(position)))
    assert choices(position).count("discard green") == 1
    play(position, "tribe green -1,0")
    assert state(position)["display"] == [None, "green"]
    play(position, "tribe green 2,0")
    for kind, line in (("desert", "desert -1,0"), ("whirlwind", "whirlwind 2,0>-1,0"), ("mediation", "take mediation")):
        twins = first(WITH_DESERT, [kind, kind])
        assert len(lines(twins)) == len(set(lines(twins)))
        play(twins, line)
        assert state(twins)["display"] == [None, kind]


@pytest.mark.clause("GODS1-T-05", "GODS1-X-01")
@pytest.mark.parametrize("before", [[], ["blue"]])
def test_the_end_tile_ends_the_game_at_once(before: list[str]) -> None:
    position: Any = start([], pile={"blue": 1, "green": 1, "end": 1}, power={"red": 2})
    refill(position, *before, "end")
    assert position.turn == NOBODY
    assert position.ending == "GODS1-X-01"
    assert choices(position) == []
    assert power(position)["red"] == 5  # crystals had been taken
    assert sorted(t for t in state(position)["display"] if t) == sorted([*before, "end"])
    assert position.why_not(0, FIRST.parse(position, "temple 2,0")) == "GODS1-X-01"


@pytest.mark.clause("GODS1-T-06")
def test_two_actions_in_any_order_also_the_same_twice() -> None:
    there = play(first(display=["green", "mediation"]), "tribe green -1,0", "temple 2,0")
    back = play(first(display=["green", "mediation"]), "temple 2,0", "tribe green -1,0")
    assert there.key() == back.key()
    position = first()
    assert why(position, "end turn") == "GODS1-T-06"
    twice = [
        (["green", "violet"], ["tribe green -1,0", "tribe violet 2,-1"]),
        (["desert", "desert"], ["desert -1,0", "desert 2,-1"]),
        (["green", "violet"], ["discard green", "discard violet"]),
        (["whirlwind", "whirlwind"], ["whirlwind 2,0>-1,0", "whirlwind -1,0>2,0"]),
        (["mediation", "mediation"], ["take mediation", "take mediation"]),
        (["green", "violet"], ["move 2,0>-1,0", "move -1,0>2,0"]),
        (["desert", "whirlwind"], ["desert -1,0", "whirlwind -1,0>0,-1"]),
    ]
    for display, steps in twice:
        position = play(first(WITH_DESERT, display), *steps)
        assert state(position)["on_turn"] == "blue"


@pytest.mark.clause("GODS1-T-07", "GODS1-R-20")
def test_only_the_temple_is_limited_to_once_in_a_turn() -> None:
    position = first(WITH_DESERT, ["green", "violet"], power={"red": 12}, extras={"red": 2})
    play(position, "temple -1,0")
    assert "temple" not in heads(position)
    assert why(position, "temple 3,0") == "GODS1-T-07"
    play(position, "move 2,0>0,-1", "mediation", "move 0,-1>2,0", "mediation", "move 2,0>0,-1")
    assert state(position)["on_turn"] == "blue"  # three desert moves in one turn
    discards = first(display=["green", "violet"], extras={"red": 1}, temples={"red": 0})
    play(discards, "discard green", "discard violet")
    assert state(discards)["on_turn"] == "blue"  # a third would need a third tile


@pytest.mark.clause("GODS1-T-08")
@pytest.mark.parametrize(
    ("line", "price"), [("tribe green 0,1", 2), ("tribe green -1,0", 1), ("temple 2,-1", 3), ("temple 0,1", 6)]
)
def test_what_costs_too_much_cannot_be_done(line: str, price: int) -> None:
    assert power(play(first(power={"red": price}), line))["red"] == 0
    poor = first(power={"red": price - 1})
    assert line not in choices(poor)
    assert why(poor, line) == "GODS1-T-08"
    assert why(first(WITH_DESERT, power={"red": 1}), "move 2,0>-1,0") == "GODS1-T-08"


@pytest.mark.clause("GODS1-T-09")
def test_tiles_are_turned_up_only_at_the_start_of_a_turn() -> None:
    position = play(first(power={"red": 12}, extras={"red": 1}), "tribe green -1,0")
    assert state(position)["display"] == [None, "desert"]
    assert position.turn == 0
    assert position.why_not(CHANCE, FIRST.parse(position, "draw green")) == "GODS1-T-09"
    assert position.why_not(CHANCE, FIRST.parse(position, "draw end")) == "GODS1-T-09"
    play(position, "discard desert")
    assert choices(position) == ["mediation", "end turn"]
    play(position, "end turn")
    assert position.turn == CHANCE
    assert position.why_not(0, FIRST.parse(position, "draw green")) == "GODS1-T-04"


# ---- mediation


@pytest.mark.clause("GODS1-A-16", "GODS1-A-17", "GODS1-A-18", "GODS1-R-19")
def test_mediation_is_taken_for_nothing_and_used_in_a_later_turn() -> None:
    position = play(first(display=["mediation", "green"], power={"red": 12}), "take mediation")
    assert power(position)["red"] == 12
    assert state(position)["extras"]["red"] == 1
    assert state(position)["actions_left"] == 1
    assert why(position, "take mediation") == "GODS1-A-16"
    play(position, "tribe green -1,0")
    assert state(position)["on_turn"] == "blue"  # not in the same turn
    refill(position, "green", "violet")
    play(position, "discard green", "discard violet")
    refill(position, "blue", "desert")
    play(position, "tribe blue -2,0", "desert 0,-1")
    assert choices(position) == ["mediation", "end turn"]
    assert state(position)["box"] == {"green": 1, "violet": 1}
    play(position, "mediation")
    assert state(position)["extras"]["red"] == 0
    assert state(position)["box"] == {"green": 1, "violet": 1, "mediation": 1}
    assert why(position, "end turn") == "GODS1-T-06"  # the action must be made


@pytest.mark.clause("GODS1-R-19")
def test_mediation_is_offered_after_the_two_actions_and_only_if_an_action_is_possible() -> None:
    position = first(extras={"red": 1})
    assert why(position, "mediation") == "GODS1-R-19"
    play(position, "desert -1,0")
    assert why(position, "mediation") == "GODS1-R-19"
    assert why(first(), "mediation") == "GODS1-A-18"  # none held
    # Nothing open, no temple, no desert: it may not be used.
    stuck = play(first(temples={"red": 0}, extras={"red": 1}), "discard green", "discard desert")
    assert state(stuck)["on_turn"] == "blue"
    assert state(stuck)["extras"]["red"] == 1
    several = first(WITH_DESERT, ["green", "violet"], power={"red": 12}, extras={"red": 2})
    play(several, "tribe green -1,0", "tribe violet 0,-1", "mediation", "temple 3,0", "mediation", "move 2,0>1,-1")
    assert state(several)["box"] == {"mediation": 2}


@pytest.mark.clause("GODS1-R-24")
def test_there_is_no_dead_end() -> None:
    """Whatever two tiles lie open: two actions are always possible, with no crystal, temple or desert at hand."""
    kinds = ["green", "violet", "desert", "whirlwind", "mediation"]
    for one in kinds:
        for other in kinds:
            position = first(display=[one, other], power={"red": 0}, temples={"red": 0})
            for option in [c for c in choices(position) if not c.startswith("whirlwind")]:
                trial = play(position.copy(), option)
                assert choices(trial), option
                assert state(trial)["actions_left"] == 1
    # Along random games no action is ever forfeited.
    for players in (2, 3, 4):
        position = FIRST.new(players, seed=players)
        position.events = []
        playout(position, Dice(players), 100_000)
        assert not [event for event in position.events if event.kind == "forfeit"]


@pytest.mark.clause("GODS1-R-28")
def test_the_game_always_ends() -> None:
    """Players who use no tile as long as they can still have to: after at most two turns of moving deserts."""
    position = FIRST.position(
        {"players": ["red", "blue"], "field": [*PAIR, "D 2,0", "D -1,0"], "on_turn": "red", "power": {"red": 12}}
    )
    idle = used = 0
    while position.turn != NOBODY:
        if position.turn == CHANCE:
            play(position, next(c for c in choices(position) if not c.endswith("end") or len(choices(position)) == 1))
            continue
        before = sum(tile is not None for tile in state(position)["display"])
        moves = [c for c in choices(position) if c.startswith(("move", "to", "temple"))]
        play(position, moves[0] if moves else next(c for c in choices(position) if c.startswith("discard")))
        idle += bool(moves)
        used += before - sum(tile is not None for tile in state(position)["display"]) == 1
    assert used >= 40
    assert idle > 0


# ---- bag variant


def bag(display: list[str], tiles: dict[str, int], **data: Any) -> Position:
    options = {"bag": True, **data.pop("options", {})}
    return start(display, bag=tiles, options=options, **data)


@pytest.mark.clause("GODS1-B-01", "GODS1-B-02")
@pytest.mark.parametrize(("players", "total"), [(2, 47), (3, 47), (4, 46)])
def test_a_bag_instead_of_the_pile_without_the_end_tile(players: int, total: int) -> None:
    position = FIRST.new(players, bag=True, start_player="seat_1")
    assert sum(state(position)["bag"].values()) == total
    assert state(position)["bag"]["end"] == state(position)["bag"]["decay"] == 0
    assert "pile" not in state(position)
    assert "draw end" not in choices(position)
    assert position.why_not(CHANCE, FIRST.parse(position, "draw end")) == "GODS1-B-02"
    weights = dict(zip(choices(position), map(int, position.weights()), strict=True))
    assert weights["draw green"] == 8  # drawn evenly from all tiles
    with pytest.raises(BadPosition, match="given as 'bag'"):
        FIRST.position({"players": 2, "options": {"bag": True}, "pile": {"green": 1}})


@pytest.mark.clause("GODS1-B-03")
@pytest.mark.parametrize(
    ("display", "tiles", "over"),
    [
        ([], {}, True),
        ([], {"blue": 1}, True),
        ([], {"blue": 1, "green": 1}, False),
        (["green"], {}, True),
        (["green"], {"blue": 1}, False),
        (["green", "blue"], {}, False),
    ],
)
def test_the_game_ends_when_the_bag_is_too_small(display: list[str], tiles: dict[str, int], over: bool) -> None:
    position: Any = bag(display, tiles)
    assert (position.turn == NOBODY) == over
    if over:
        assert position.ending == "GODS1-B-03"
        assert {t: n for t, n in state(position)["bag"].items() if n} == tiles  # nothing is drawn
        assert power(position)["red"] == 5


@pytest.mark.clause("GODS1-B-04", "GODS1-R-21")
def test_two_identical_tiles_go_back_together() -> None:
    position = bag(["green"], {"green": 2, "blue": 1})
    events = events_of(position, "draw green")
    assert state(position)["display"] == [None, None]  # also the one that lay there from before
    assert state(position)["bag"]["green"] == 3
    assert ("twins back", "GODS1-B-04") in [(e.kind, e.clause) for e in events]
    assert position.turn == CHANCE
    refill(position, "green", "green", "green", "blue")
    assert state(position)["display"] == ["green", "blue"]
    assert position.turn == 0


@pytest.mark.clause("GODS1-R-21")
def test_tribes_of_two_colours_differ_and_the_last_identical_pair_stays() -> None:
    for kind in ("desert", "whirlwind", "mediation"):
        twins = refill(bag([], {kind: 2, "green": 1}), kind, kind)
        assert state(twins)["display"] == [None, None]
    assert refill(bag([], {"green": 1, "blue": 1}), "green", "blue").turn == 0
    for tiles in ({"green": 2}, {"green": 5}):
        last = refill(bag([], tiles), "green", "green")
        assert state(last)["display"] == ["green", "green"]
        assert last.turn == 0
    with pytest.raises(BadPosition, match="two tiles 'green'"):
        first(display=["green", "green"], options={"bag": True}, bag={"blue": 1})


@pytest.mark.clause("GODS1-R-21")
def test_redrawing_gives_each_pair_of_kinds_the_weight_of_the_product_of_their_numbers() -> None:
    tiles = {"green": 3, "blue": 2, "desert": 1}
    pairs = [("green", "blue", 6), ("green", "desert", 3), ("blue", "desert", 2)]
    expected = {frozenset(pair[:2]): Fraction(pair[2], 11) for pair in pairs}
    seen: Counter[frozenset[str]] = Counter()
    dice = Dice(6)
    for _ in range(6000):
        position = bag([], tiles)
        while position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
        seen[frozenset(state(position)["display"])] += 1
    assert set(seen) == set(expected)
    for pair, chance in expected.items():
        assert abs(seen[pair] / 6000 - chance) < 0.03


@pytest.mark.clause("GODS1-R-21", "GODS1-A-21")
def test_removed_and_used_tiles_do_not_go_back_into_the_bag() -> None:
    position = first(WITH_DESERT, ["whirlwind", "green"], options={"bag": True}, bag={"blue": 3})
    play(position, "whirlwind 2,0>-1,0", "discard green")
    assert {t: n for t, n in state(position)["bag"].items() if n} == {"blue": 3}
    assert state(position)["box"] == {"whirlwind": 1, "green": 1}


@pytest.mark.clause("GODS1-B-05", "GODS1-R-31", "GODS1-X-02", "GODS1-X-03")
def test_villages_do_not_end_a_game_with_a_bag() -> None:
    """Neither three of different colours, which is what the rulebook means there, nor four."""
    cards = [*PAIR]
    for row, colour in enumerate(("green", "violet", "yellow")):
        cards += [f"t {colour}/red {-1 - i},{row}" for i in range(6)]
    data = {"players": ["red", "blue"], "on_turn": "red", "display": ["blue", "desert"]}
    for fields, held in ((cards[:-6], [2, 2, 0]), (cards[:2] + cards[2:5] + cards[8:11] + cards[14:17], [1, 1, 1])):
        position: Any = FIRST.position({**data, "field": fields, "options": {"bag": True}})
        assert [int(position.villages_of(0, c)) for c in (1, 3, 4)] == held
        assert state(position)["step"] == "actions"
        assert position.why_not(0, FIRST.parse(position, "end game")) == "GODS1-B-05"
        assert FIRST.view(position)["can_end"] == []
        with_pile = FIRST.position({**data, "field": fields})
        assert choices(with_pile) == ["end game", "last turn"]


@pytest.mark.clause("GODS1-R-32", "GODS1-X-06")
def test_the_penalty_stays_in_the_bag_variant() -> None:
    position = bag([], {}, field=[*PAIR, "T red -1,0"])
    assert position.turn == NOBODY
    assert [position.score(0), position.score(1)] == [-4, 0]


# ---- decay-tile variant


@pytest.mark.clause("GODS1-B-06", "GODS1-R-22")
@pytest.mark.parametrize(("players", "total"), [(2, 48), (3, 48), (4, 47)])
def test_the_end_tile_becomes_the_decay_tile(players: int, total: int) -> None:
    position = FIRST.new(players, bag=True, decay_tile=True, start_player="seat_1")
    assert sum(state(position)["bag"].values()) == total
    assert state(position)["bag"]["decay"] == 1
    assert state(position)["bag"]["end"] == 0
    with pytest.raises(BadOption, match="bag"):
        FIRST.new(players, decay_tile=True)
    with pytest.raises(BadPosition, match="bag"):
        FIRST.position({"players": players, "options": {"decay_tile": True}})
    assert FIRST.module("table.setup").companions(players, {"decay_tile": True}) == {"bag": True}


DECAY = {"bag": True, "decay_tile": True}


@pytest.mark.clause("GODS1-B-07", "GODS1-B-08", "GODS1-R-22")
def test_a_decay_tile_is_free_and_may_take_one_crystal() -> None:
    position = first(display=["decay", "green"], power={"red": 0, "blue": 1}, options=DECAY)
    robbed = play(position.copy(), "decay 2,0 from blue")
    assert "X 2,0" in field(robbed)
    assert power(robbed) == {"red": 1, "blue": 0}
    assert state(robbed)["actions_left"] == 1  # an action of kind c
    assert power(play(position.copy(), "decay 2,0 from none")) == {"red": 0, "blue": 1}  # optional
    assert why(position, "decay -1,0 from none") == ""  # any hex beside any tile
    assert why(position, "decay -1,0 from blue") == "GODS1-B-07"  # no temple of blue there
    assert why(position, "decay -1,0 from red") == "GODS1-R-22"
    assert why(first(display=["decay"], power={"blue": 0}, options=DECAY), "decay 2,0 from blue") == "GODS1-B-07"
    assert why(first(), "decay 2,0 from none") == "GODS1-B-06"
    full = play(first(display=["decay"], power={"red": 12, "blue": 3}, options=DECAY), "decay 2,0 from blue")
    assert power(full) == {"red": 12, "blue": 2}  # lost to the reserve


@pytest.mark.clause("GODS1-R-22", "GODS1-B-07")
def test_a_decay_tile_may_be_bound_to_the_temple_of_another() -> None:
    """The other reading of the note, as an option: beside a temple of another player, who may have nothing to take."""
    field_ = ["T red 0,0", "T blue 1,0", "D -2,0", "t green/- -3,0"]
    bound = {**DECAY, "decay_place": "beside_temple"}
    position = first(field_, ["decay", "green"], power={"red": 0, "blue": 1}, options=bound)
    assert {line for line in choices(position) if line.startswith("decay")} == {
        f"decay {at} from {victim}" for at in ("2,0", "2,-1", "1,-1", "0,1", "1,1") for victim in ("none", "blue")
    }
    for line in ("decay -1,0 from none", "decay -4,0 from none", "decay -1,1 from blue"):
        assert why(position, line) == "GODS1-R-22"
    assert why(position, "decay 0,0 from none") == "GODS1-G-01"
    assert FIRST.reason(position, 0, FIRST.parse(position, "decay -1,0 from none")) == (
        "Here the decay may only lie beside a temple of another god."
    )
    poor = first(field_, ["decay", "green"], power={"red": 0, "blue": 0}, options=bound)
    assert "X 2,0" in field(play(poor, "decay 2,0 from none"))
    assert state(position)["options"]["decay_place"] == "beside_temple"
    assert FIRST.position(state(position)).key() == position.key()
    free = first(field_, ["decay", "green"], power={"red": 0, "blue": 1}, options=DECAY)
    assert why(free, "decay -4,0 from none") == ""
    alone = first(["T red 0,0", "t green/red -1,0", "D 1,0"], ["decay", "green"], options=bound)
    assert not [line for line in choices(alone) if line.startswith("decay")]
    assert "discard decay" in choices(alone)


@pytest.mark.clause("GODS1-R-22")
def test_one_victim_is_chosen_and_the_tile_stays() -> None:
    three = ["T red 0,0", "T yellow 1,0", "T blue 0,1", "T blue 1,2"]
    position = first(
        three, ["decay", "green"], players=["red", "yellow", "blue"], power={"yellow": 3, "blue": 2}, options=DECAY
    )
    at = [line for line in choices(position) if line.startswith("decay 1,1 ")]
    assert sorted(at) == ["decay 1,1 from blue", "decay 1,1 from none", "decay 1,1 from yellow"]
    play(position, "decay 1,1 from blue")  # two blue temples: one crystal in all
    assert power(position) == {"red": 3, "yellow": 3, "blue": 1}
    assert why(position, "move 1,1>0,-1") == "GODS1-A-19"  # it cannot be moved
    assert power(play(position, "tribe green 2,1"))["red"] == 3 - 2  # and counts for the price, as the temple does
