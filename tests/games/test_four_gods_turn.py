"""4 Gods: steps, clocks, turns and the end (G4-T, G4-E and their rulings)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from mypy_extensions import i64

import theomachy
from games.four_gods_examples import GAME, Player, position, texts
from theomachy.core import clauses
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.games.four_gods.rules.rules import reason
from theomachy.games.four_gods.table.clock import deadlines, fair_order, pass_for
from theomachy.games.four_gods.words.book import WORDS


def run(*lines: str) -> Any:
    player = Player()
    for line in lines:
        player.run(line)
    return player.table


# ---- simultaneous play


@pytest.mark.clause("G4-T-01")
def test_real_time_everybody_acts_at_any_moment_in_any_order() -> None:
    table = run(
        'set {"options": {"clock": "real", "cooldown_ms": 0}, "world": ["a1=SSPP"], '
        '"hands": {"south": ["T23", "T33"]}}',
        "west: draw 2",
        "chance: bag T10",
        "chance: bag T11",
        "south: row T33a",
        "south: place T23b2 b1",
        "west: row T10 T11 = not-in-this-mode",
        "west: row T10a T11b",
        "west: draw 1",
        "chance: bag T12",
        "north: pass",
    )
    assert table.turn == EVERYBODY
    assert all(len(table.legal(seat)) > 0 for seat in range(4))


@pytest.mark.clause("G4-T-02", "G4-T-18")
def test_two_hands_the_first_free_one_is_filled() -> None:
    table = run(
        'set {"rows": {"east": ["T41a"]}}',
        "north: draw 2",
        "chance: bag T23",
        "chance: bag T05",
        "hand north = T23 T05",
    )
    assert all(t.split()[0] != "take" for t in texts(table, 0))
    run(
        'set {"hands": {"north": [null, "T05"]}, "rows": {"east": ["T41a"]}}', "north: take T41", "hand north = T41 T05"
    )
    run('set {"hands": {"north": ["T05"]}, "rows": {"east": ["T41a"]}}', "north: take T41", "hand north = T05 T41")


@pytest.mark.clause("G4-T-03")
def test_options_and_log_replay_the_game_without_a_clock() -> None:
    """Everything that chance and the clock did stands in the record."""
    dice = Dice(11)
    match = theomachy.Match("four-gods", 3, seed=8, clock="real", turning="off")
    while not match.over:
        choices = [(p, int(a)) for p in (0, 1, 2, CLOCK) for a in match.position.legal(p)]
        match.play(*choices[dice.below(len(choices))])
    lines = str(match.record)
    assert re.search(r"^clock cool ", lines, re.M)
    assert re.search(r"^chance bag T", lines, re.M)
    record = theomachy.Record.parse(lines)
    assert record.verify().key() == match.position.key()


@pytest.mark.clause("G4-T-04", "G4-T-17")
def test_the_reasons_are_those_of_the_document() -> None:
    named = re.findall(r"`([a-z-]+)`", clauses.clause("G4-T-04").text)
    order = re.findall(r"`([a-z-]+)`", clauses.clause("G4-T-17").text)
    assert sorted(named) == sorted(order)
    assert all(WORDS.has(name) for name in named)


FULL = '"rows": {"north": ["T61a","T62a","T63a","T64a","T65a","T66a","T67a","T68a","T69a","T70a"], "east": ["T41a"]}'


@pytest.mark.clause("G4-T-17")
@pytest.mark.parametrize(
    ("data", "lines"),
    [
        # Each line breaks two rules or more; the first in the order is told.
        (
            '{"options": {"clock": "real"}, "cooling": ["north"], "hands": {"north": ["T05"]}}',
            ["north: draw 1 = too-soon"],
        ),
        ('{"current": "east"}', ["north: flip T05 = not-your-turn"]),
        ("{}", ["north: flip T05 = not-in-this-mode"]),
        ('{"gods": {}}', ["north: destroy T05a0 a1 = no-such-tile"]),
        ('{"gods": {}, "hands": {"north": ["T05"]}}', ["north: destroy T05a0 a1 = no-god"]),
        ('{"hands": {"north": ["T05"]}}', ["north: destroy T05a0 d4 = no-city-here"]),
        ('{"gods": {"east": ["blue"], "north": ["green"]}}', ["north: god sea = god-already-chosen"]),
        (f'{{"hands": {{"north": ["T05"]}}, {FULL}}}', ["north: draw 1 = both-hands-needed"]),
        (
            f'{{"hands": {{"north": ["T05", "T06"]}}, {FULL}}}',
            ["north: take T42 = tile-gone", "north: take T41 = hand-not-free"],
        ),
        (f'{{{FULL}, "bag": [], "trigger": "G4-E-02"}}', ["north: draw 1 = row-full"]),
        (
            '{"world": ["d4=SSPP"], "hands": {"north": ["T05"]}}',
            ["north: place T05a0 d4 = occupied", "north: place T05a0 d5 = too-few-edges"],
        ),
        ('{"world": ["a1=SSPP"], "hands": {"north": ["T05"]}}', ["north: place T05a0 b1 = does-not-match"]),
        ('{"gods": {}}', ["north: city d4 = no-god"]),
        (
            '{"world": ["d4=SSPP +nw:blue"], "reserve": {"blue": 0}}',
            ["north: city d4 = occupied", "north: city a1 = no-prophet"],
        ),
    ],
)
def test_the_first_reason_in_order_is_told(data: str, lines: list[str]) -> None:
    run(f"set {data}", *lines)


@pytest.mark.clause("G4-T-05", "G4-R-34")
def test_every_seat_makes_one_step_in_a_round_and_the_first_seat_rotates() -> None:
    table = position({"start": "south"})
    order = []
    for k in range(12):
        order.append(int(table.turn))
        table.apply(table.turn, GAME.parse(table, "draw 1" if k % 4 == 0 else "pass"))
        if table.turn == CHANCE:
            table.apply(CHANCE, table.legal(CHANCE)[0])
    assert order == [2, 3, 0, 1, 3, 0, 1, 2, 0, 1, 2, 3]
    assert table.round == 3


@pytest.mark.clause("G4-T-06", "G4-A-14")
def test_the_prophet_belongs_to_the_same_step() -> None:
    table = run('set {"world": ["a1=SSPP"], "hands": {"north": ["T23"]}}', "north: place T23b2 b1", "turn = north")
    assert texts(table, 0) == ["no prophet", "+nw", "+se", "+sw"]
    assert table.midway()
    assert reason(table, i64(0), i64(GAME.parse(table, "pass"))) == "not-your-turn"
    table.apply(0, GAME.parse(table, "no prophet"))
    assert table.turn == 1
    assert table.steps == 1


# ---- the real clock


@pytest.mark.clause("G4-T-07")
def test_cooldown() -> None:
    table = run(
        'set {"options": {"clock": "real"}, "hands": {"north": ["T23"]}}',
        "north: row T23a",
        "cooling = north",
        "north: draw 1 = too-soon",
        "east: draw 1",
        "chance: bag T05",
        "clock: cool north",
        "north: draw 1",
    )
    assert table.cooling == 0b11
    none = run(
        'set {"options": {"clock": "real", "cooldown_ms": 0}, "hands": {"north": ["T23"]}}',
        "north: row T23a",
        "north: draw 1",
    )
    assert none.cooling == 0


@pytest.mark.clause("G4-T-07", "G4-T-08", "G4-T-09", "G4-T-12", "G4-E-04")
def test_limits_are_told_to_whoever_has_a_clock() -> None:
    table = run(
        'set {"options": {"clock": "real", "cooldown_ms": 900}, "hands": {"north": ["T23"]}, '
        '"rows": {"east": ["T41a"]}, '
        '"trigger": "G4-E-02", "bag": []}',
        "north: place T23a0 a1",
        "south: take T41",
    )
    found = {GAME.text(table, a): ms for a, ms in deadlines(table).items()}
    assert found == {
        "cool north": 900,
        "window north a1": 5000,
        "cool south": 900,
        "time over": 120000,
    }
    assert set(deadlines(table)) == {int(a) for a in table.legal(CLOCK)}
    timed = position({"options": {"clock": "real", "play": "timed"}, "current": "east"})
    assert {GAME.text(timed, a): ms for a, ms in deadlines(timed).items()} == {"time east": 30000}


@pytest.mark.clause("G4-T-08", "G4-T-21")
def test_the_prophet_is_the_very_next_action_within_its_window() -> None:
    start = 'set {"options": {"clock": "real"}, "hands": {"north": ["T23", "T05"]}, "rows": {"east": ["T41a"]}}'
    table = run(
        start, "north: place T23a0 a1", "east: pass", "cooling = north east", "north: +nw", "cell a1 = FFMM blue nw"
    )
    assert table.cooling == 0b11  # adding it neither waited nor started anew
    run(start, "north: place T23a0 a1", "clock: window north a1", "north: +nw = too-late")
    run(start, "north: place T23a0 a1", "clock: cool north", "north: row T05a", "north: +nw = too-late")
    run(start, "north: place T23a0 a1", "north: flip T41", "north: +nw = too-late")


@pytest.mark.clause("G4-T-09")
def test_a_taken_tile_kept_too_long_is_put_away() -> None:
    table = run('set {"options": {"clock": "real"}, "rows": {"east": ["T41b"]}}', "north: take T41", "row east = 0")
    assert table.why_not(CLOCK, GAME.parse(table, "kept south:T41")) == "G4-T-09"
    table.apply(CLOCK, GAME.parse(table, "kept north:T41"))
    assert table.in_row[0] == 1
    assert table.taken[0] == 0
    assert table.rows[0] >> 7 == 0  # side a up (G4-R-14)


@pytest.mark.clause("G4-T-10")
def test_fair_windows_rotate_the_order_of_seats() -> None:
    table = position({"options": {"clock": "real", "fair_window_ms": 200}})
    assert [fair_order(table, i64(w)) for w in range(5)] == [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
        [2, 3, 0, 1],
        [3, 0, 1, 2],
        [0, 1, 2, 3],
    ]


@pytest.mark.clause("G4-R-68", "G4-R-11")
def test_a_second_tile_after_seeing_the_first() -> None:
    table = run(
        'set {"options": {"draw_two": "after_seeing"}}',
        "north: draw 2 = not-in-this-mode",
        "north: draw 1",
        "chance: bag T05",
        "turn = north",
    )
    assert texts(table, 0) == ["more", "enough"]
    run(
        'set {"options": {"draw_two": "after_seeing"}}',
        "north: draw 1",
        "chance: bag T05",
        "north: more",
        "chance: bag T06",
        "hand north = T05 T06",
        "turn = east",
    )
    run(
        'set {"options": {"draw_two": "after_seeing"}}',
        "north: draw 1",
        "chance: bag T05",
        "north: enough",
        "turn = east",
    )
    run(
        'set {"options": {"draw_two": "after_seeing"}, "bag": ["T05"]}',
        "north: draw 1",
        "chance: bag T05",
        "turn = east",
    )
    real = 'set {"options": {"draw_two": "after_seeing", "clock": "real"}}'
    run(
        real,
        "north: draw 1",
        "chance: bag T05",
        "east: pass",
        "north: more",
        "chance: bag T06",
        "hand north = T05 T06",
        "north: more = too-late",
    )
    run(real, "north: draw 1", "chance: bag T05", "clock: cool north", "north: pass", "north: more = too-late")


# ---- timed turns


TIMED = '"options": {"play": "timed"}, "current": "east"'


@pytest.mark.clause("G4-T-11", "G4-T-15")
def test_a_turn_of_six_steps_clockwise() -> None:
    table = run(
        f"set {{{TIMED}}}",
        "east: draw 1",
        "chance: bag T05",
        "east: row T05",
        "east: draw 1",
        "chance: bag T06",
        "east: row T06",
        "east: draw 2",
        "chance: bag T07",
        "chance: bag T08",
        "turn = east",
    )
    assert table.step == 5
    table.apply(1, GAME.parse(table, "row T07"))
    assert table.turn == 2
    assert table.free_hands(i64(1)) == 2  # hands are emptied
    run(f"set {{{TIMED}}}", "east: end", "turn = south")


SHORT = 'set {"options": {"play": "timed", "turn_steps": 1}, "current": "west"%s%s}'


@pytest.mark.clause("G4-T-15", "G4-R-74")
def test_a_turn_of_one_step_has_another_for_what_came_to_hand() -> None:
    drawn = ("west: draw 2", "chance: bag T05", "chance: bag T06")
    short = run(SHORT % ("", ""), *drawn, "turn = west")
    assert GAME.view(short)["progress"]["steps_left"] == 1
    run_on(short, "west: place T05a0 a1", "west: no prophet", "turn = north")
    assert short.in_row[3] == 1  # the other tile; hands are emptied
    run(SHORT % ("", ""), *drawn, "west: row T05", "turn = north", "row west = 2")
    run(SHORT % (', "gods": {}', ""), "west: god sea", "turn = north")  # nothing came to hand
    taken = run(SHORT % (', "rows": {"east": ["T41a", "T05a"]}', ""), "west: take T41", "turn = west")
    assert GAME.position(GAME.to_json(taken)).key() == taken.key()
    assert all(text.startswith("place T41") for text in texts(taken, 3))
    run_on(taken, "west: place T41a0 a1", "west: no prophet", "turn = north")
    old = run(SHORT % (', "rules": 2', ""), *drawn)
    assert (old.turn, old.in_row[3]) == (0, 2)
    with pytest.raises(BadPosition, match="only with a tile in hand"):
        position({"options": {"play": "timed", "turn_steps": 1}, "done": 1})


@pytest.mark.clause("G4-R-74")
@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("size", [2, 3])
@pytest.mark.parametrize("more", [{}, {"draw_two": "after_seeing"}, {"taken_must_place": False, "free_take": True}])
def test_a_world_is_built_in_turns_of_few_steps(steps: int, size: int, more: dict[str, Any]) -> None:
    dice = Dice(steps)
    table: Any = GAME.new(2, play="timed", turn_steps=steps, world_size=size, **more)
    placed = 0
    while table.turn != NOBODY:
        actions = [int(a) for a in table.legal(table.turn)]
        wanted = [a for a in actions if GAME.text(table, a).startswith(("place", "hold", "draw"))] or actions
        action = int(wanted[dice.below(len(wanted))])
        placed += GAME.text(table, action).startswith("place")
        table.apply(table.turn, action)
        assert GAME.position(GAME.to_json(table)).key() == table.key()
    assert placed > 1


@pytest.mark.clause("G4-T-13", "G4-T-19")
def test_outside_ones_turn_only_the_own_row_may_be_turned_over() -> None:
    start = (
        'set {"options": {"play": "timed", "clock": "real"}, "current": "east", '
        '"rows": {"north": ["T05a", "T06a"], "east": ["T41a"]}}'
    )
    run(
        start,
        "north: flip T05",
        "up T05 = b",
        "north: flip T41 = not-your-turn",
        "north: draw 1 = not-your-turn",
        "south: pass = not-your-turn",
    )
    run(start, "east: flip T06", "north: flip T05 = not-your-turn", "clock: time east", "north: flip T05")
    run(start, "east: take T05", "north: flip T06 = not-your-turn")
    ticks = run(
        'set {"options": {"play": "timed", "turning": "on"}, "current": "east", '
        '"rows": {"north": ["T05a"], "east": ["T41a"]}}',
        "north: flip T05 = not-your-turn",
        "east: flip T05",
        "turn = east",
    )
    assert ticks.step == 1


@pytest.mark.clause("G4-T-14", "G4-T-12")
def test_the_engine_watches_timer_and_placing() -> None:
    run(
        'set {"options": {"play": "timed", "clock": "real"}, "current": "east", "world": ["a1=SSPP"], '
        '"hands": {"east": ["T05", "T33"]}}',
        "east: place T05a0 b1 = does-not-match",
        "clock: time east",
        "hand east = - -",
        "row east = 2",
        "east: draw 1 = not-your-turn",
        "south: draw 1",
    )


@pytest.mark.clause("G4-T-16", "G4-E-08", "G4-E-11")
def test_a_turn_in_which_nothing_was_done_is_a_pass() -> None:
    table = run(
        'set {"options": {"play": "timed", "turning": "on"}, "rows": {"north": ["T05a"]}}',
        "north: flip T05",
        "north: end",
        "east: end",
        "south: end",
    )
    assert table.passed == 0b111
    table.apply(3, GAME.parse(table, "end"))
    assert (table.turn, table.ending) == (NOBODY, "G4-E-03")
    other = run(
        'set {"options": {"play": "timed"}}',
        "north: end",
        "east: end",
        "south: end",
        "west: draw 1",
        "chance: bag T05",
        "west: end",
    )
    assert other.turn == 0
    assert other.passed == 0b111  # everybody's latest turn but west's was a pass
    for who in ("north", "east", "south"):
        run_on(other, f"{who}: end")
    run_on(other, "west: end")
    assert other.ending == "G4-E-03"


def run_on(table: Any, *lines: str) -> None:
    player = Player()
    player.table = table
    for line in lines:
        player.run(line)


@pytest.mark.clause("G4-T-22", "G4-A-47")
def test_end_takes_the_place_of_pass() -> None:
    run(f"set {{{TIMED}}}", "east: pass = not-in-this-mode")
    run("set {}", "north: end = not-in-this-mode")
    run(f'set {{{TIMED}, "rows": {{"north": ["T41a"]}}}}', "east: take T41", "east: end = place-or-put-first")
    last = 'set {"options": {"play": "timed"%s}, "current": "east", "done": 5, "rows": {"north": ["T41a"]}}'
    run(last % "", "east: take T41 = no-use")
    free = run(last % ', "taken_must_place": false', "east: take T41", "turn = south", "row east = 1")
    assert free.taken[1] == 0


@pytest.mark.clause("G4-A-47", "G4-E-03", "G4-E-08")
def test_a_pass_does_not_bind() -> None:
    table = run("set {}", "north: pass", "east: pass", "south: pass", "west: draw 1", "chance: bag T05", "east: pass")
    assert table.passed == 0b10
    run_on(table, "south: pass", "west: row T05", "north: draw 1", "chance: bag T06")
    assert table.passed == 0
    assert table.turn != NOBODY


# ---- the end


@pytest.mark.clause("G4-E-01", "G4-R-38", "G4-R-39", "G4-E-09")
def test_a_full_world_triggers_the_end_once() -> None:
    full = (
        '"options": {"world_size": 2}, "world": ["a1=SSPP", "b1=SSMM", "a2=city:blue"], "hands": {"west": ["T05"]}, '
        '"current": "west"'
    )
    table = run(f"set {{{full}}}", "west: place T05b0 b2", "trigger = G4-E-01")
    assert table.last_round == table.round + 24
    run_on(
        table, "west: no prophet", "east: draw 1 = not-your-turn", "north: draw 2", "chance: bag T10", "chance: bag T11"
    )
    assert table.trigger == "G4-E-01"
    both = run(
        'set {{{}, "bag": ["T06"]}}'.format(
            full.replace('"hands": {"west": ["T05"]}, ', "").replace('"west"', '"south"')
        ),
        "south: city b2",
        "trigger = G4-E-01",
        "west: draw 1",
        "chance: bag T06",
    )
    assert (both.trigger, both.last_round) == ("G4-E-01", 24)


@pytest.mark.clause("G4-E-04")
@pytest.mark.parametrize(("players", "ms"), [(4, 120000), (3, 90000), (2, 60000)])
def test_extra_time_with_a_real_clock(players: int, ms: int) -> None:
    table = position({"players": players, "options": {"clock": "real"}, "bag": ["T05"]})
    assert table.why_not(CLOCK, GAME.parse(table, "time over")) == "G4-E-04"
    run_on(table, "south: draw 1", "chance: bag T05", "trigger = G4-E-02")
    assert {GAME.text(table, a): t for a, t in deadlines(table).items()}["time over"] == ms
    run_on(table, "clock: cool south", "south: row T05a", "clock: time over", "over = G4-E-04")
    run_on(table, "south: pass = game-over")


@pytest.mark.clause("G4-E-05")
@pytest.mark.parametrize(("players", "rounds"), [(4, 24), (3, 18), (2, 12)])
def test_extra_rounds_with_ticks(players: int, rounds: int) -> None:
    table = position({"players": players, "bag": ["T05"]})
    run_on(table, "north: draw 1", "chance: bag T05")
    assert table.last_round == rounds


@pytest.mark.clause("G4-E-06", "G4-E-07")
def test_extra_turns_in_timed_play() -> None:
    table = run(
        f'set {{{TIMED}, "bag": ["T05"], "rows": {{"north": ["T41a", "T44a"], "west": ["T42a", "T43a"]}}}}',
        "east: draw 1",
        "chance: bag T05",
        "trigger = G4-E-02",
        "turn = east",
        "east: end",
    )
    order = []
    while table.turn != NOBODY:
        order.append(int(table.turn))
        action = next(
            a for a in table.legal(table.turn) if GAME.text(table, int(a)).startswith(("take", "hold", "row"))
        )
        table.apply(table.turn, action)
        while table.turn == order[-1]:
            wanted = [
                a for a in table.legal(table.turn) if GAME.text(table, int(a)).split()[0] in ("hold", "place", "no")
            ]
            table.apply(
                table.turn, wanted[0] if table.taken[table.turn] or table.midway() else GAME.parse(table, "end")
            )
            if len(order) > 8:
                raise AssertionError("too many turns")
    assert order == [2, 3, 0, 1]
    assert table.ending == "G4-E-06"


@pytest.mark.clause("G4-E-10")
def test_what_is_left_over_has_no_value() -> None:
    plain = position({"world": ["a1=SSPP +nw:blue", "b1=SSPP"]})
    rich = position(
        {
            "world": ["a1=SSPP +nw:blue", "b1=SSPP"],
            "hands": {"north": ["T05"]},
            "rows": {"north": ["T41a"]},
            "reserve": {"blue": 9},
        }
    )
    assert [plain.score(s) for s in range(4)] == [rich.score(s) for s in range(4)]


@pytest.mark.clause("G4-R-35", "G4-R-64")
def test_a_game_that_does_not_end_is_ended() -> None:
    table = run(
        'set {"options": {"turning": "on"}, "rows": {"north": ["T05a"]}, "steps": 1999}',
        "north: flip T05",
        "over = G4-R-35",
    )
    assert table.trigger == ""
    table = run(
        'set {"steps": 1998}', "north: draw 1", "chance: bag T05", "east: draw 1", "chance: bag T06", "over = G4-R-35"
    )


@pytest.mark.clause("G4-R-35")
@pytest.mark.parametrize("options", [{}, {"play": "timed"}, {"gods": "secret"}], ids=str)
def test_default_games_end_well_before_that(options: dict[str, Any]) -> None:
    dice = Dice(3)
    for _ in range(5):
        table: Any = GAME.new(4, **options)
        while table.turn != NOBODY:
            if table.turn == CHANCE:
                table.apply(CHANCE, table.sample(dice))
                continue
            wanted = [
                a for a in table.legal(table.turn) if GAME.text(table, int(a)) not in ("pass", "end")
            ] or table.legal(table.turn)
            table.apply(table.turn, wanted[dice.below(len(wanted))])
        assert table.steps < 1000
        assert table.ending != "G4-R-35"


@pytest.mark.clause("G4-R-36", "G4-R-37", "G4-A-33")
def test_who_can_do_nothing_passes_and_extra_time_ends_when_all_do() -> None:
    table = run(
        'set {"options": {"gods": "secret"}, "cards": {"blue": "sea", "yellow": "plain", '
        '"green": "forest", "gray": "mountain"}, '
        '"bag": [], "trigger": "G4-E-02", "reserve": {"blue": 0, "yellow": 0, "green": 0, "gray": 0}}'
    )
    assert texts(table, 0) == ["pass"]
    run_on(table, "north: pass", "east: pass", "south: pass", "west: pass", "over = G4-E-03")
    idle = position({"gods": {}, "hands": {"north": ["T05"]}})
    assert "pass" in texts(idle, 0)  # nobody is forced to choose a god


@pytest.mark.clause("G4-R-40", "G4-R-65")
def test_a_seat_that_has_left_counts_as_having_passed() -> None:
    table = position(
        {"options": {"clock": "real", "cooldown_ms": 0}, "world": ["a1=SSPP +nw:gray"], "rows": {"west": ["T41a"]}}
    )
    before = table.score(3)
    action = pass_for(table, i64(3))
    assert GAME.text(table, int(action)) == "pass"
    table.apply(3, action)
    assert pass_for(table, i64(3)) == -1
    run_on(table, "north: draw 1", "chance: bag T05")
    assert pass_for(table, i64(3)) >= 0
    table.apply(3, pass_for(table, i64(3)))
    run_on(table, "north: pass", "east: pass", "south: pass", "over = G4-E-03")
    assert table.score(3) == before
    assert table.in_row[3] == 1
    timed = position({"options": {"clock": "real", "play": "timed"}, "current": "west"})
    assert pass_for(timed, i64(3)) == -1  # its turn runs out
