"""When god stones run short, in both editions: what is due, when it is given, and what was foreseen of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import theomachy
from games.gods import FIRST, GAME, choices, events_of, game_of, play, points, state
from theomachy.core.position import Position
from theomachy.pure import is_compiled
from walks import Case, cases, walk

EDITIONS = [GAME, FIRST]
WALKS = [case for case in cases() if case.game in ("gods-first", "gods-second") and not case.options]
HAND = {GAME: "chips", FIRST: "points_tiles"}
EACH = 3 if is_compiled() else 12


def short(game: theomachy.Game) -> Position:
    """Blue has two green tribes and two stones left; a temple at 3,-1 touches two more green tribes, one without a
    stone and one of red's three violet ones."""
    return game.position({
        "players": ["red", "blue"], "on_turn": "blue", "step": "actions", "power": {"blue": 12}, "display": ["desert"],
        "field": [
            "T red 0,0", "T blue 1,0", "t green/- 2,-1", "t green/- 3,-2", "t yellow/- 4,-2", "t violet/red 4,-1",
            "t violet/red -2,0", "t violet/red -2,1", "t green/blue 8,0", "t green/blue 9,0",
        ],
        "stones": {"blue": 2},
    })  # fmt: skip


@pytest.mark.clause("GODS2-R-29", "GODS2-R-32", "GODS2-R-34", "GODS1-R-10", "GODS1-R-27")
@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_nations_are_given_when_all_stones_are_placed(game: theomachy.Game) -> None:
    position = short(game)
    before = points(position)
    # The temple takes its share of the penalty in the first edition, nothing else changes yet.
    built = {"red": before["red"] + 4, "blue": before["blue"]} if game is FIRST else before
    for line in ("temple 3,-1", "stone 2,-1"):
        events = events_of(position, line)
        assert state(position)["step"] == "stone"
        assert points(position) == built
        assert state(position)[HAND[game]] == {}
        assert not {event.kind for event in events} & {"nation", "chip", "nation fell", "village", "village fell"}
    assert state(position)["due"] == {"red": {"violet": -1}, "blue": {"green": 1}}
    view = game.view(position, 0)
    assert [p["points"] for p in view["players"]] == list(built.values())
    # The moment can be written down and read back ...
    again = game.position(state(position))
    assert (state(again), points(again), again.key()) == (state(position), built, position.key())
    # ... and has the key it had when a chip or points tile changed hands at once.
    given = {"green": "blue"} if game is GAME else {"blue": {"green": 1}}
    old = {name: value for name, value in state(position).items() if name != "due"}
    assert game.position({**old, HAND[game]: given}).key() == position.key()
    for last in (position, again):
        kinds = [event.kind for event in events_of(last, "stone 4,-2")]
        want = ["nation fell", "nation", "chip"] if game is GAME else ["village fell", "village", "points tile"]
        assert [kind for kind in kinds if kind in want] == want
        assert kinds.index("converted") < kinds.index(want[0])
        assert points(last)["blue"] == built["blue"] + (4 if game is GAME else 5)
        assert points(last)["red"] == built["red"] - 3
        assert "due" not in state(last)


@pytest.mark.clause("GODS2-R-29", "GODS1-R-10")
@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_with_enough_stones_nations_come_after_the_last_too(game: theomachy.Game) -> None:
    data = {**state(short(game)), "stones": {"blue": 9}}
    kinds = [event.kind for event in events_of(game.position(data), "temple 3,-1")]
    last_stone = max(i for i, kind in enumerate(kinds) if kind == "converted")
    assert min(i for i, kind in enumerate(kinds) if kind in ("nation", "nation fell", "village", "village fell")) > (
        last_stone
    )


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_due_is_read_with_care(game: theomachy.Game) -> None:
    data = state(play(short(game), "temple 3,-1", "stone 2,-1"))
    for due, message in (
        ({"red": {"green": 1}}, "due.red.green: 1; allowed: a whole number from -1 to 0"),
        ({"blue": {"green": 2}}, "due.blue.green: 2; allowed: a whole number from 0 to 1"),
        ({"blue": {"yellow": 1}}, "due.blue.yellow: 1"),
        ({"green": {"green": 1}}, "'green' does not play"),
        ({"blue": {"pink": 1}}, "no card 'pink'"),
    ):
        with pytest.raises(theomachy.TheomachyError, match=message):
            game.position({**data, "due": due})
    with pytest.raises(theomachy.TheomachyError, match="due: means nothing in the step 'actions'"):
        game.position({**state(short(game)), "due": {"blue": {"green": 1}}})


# ---- what is foreseen


def complete(position: Position, action: int) -> Iterator[Position]:
    """All positions in which the action can leave the table, whatever is chosen for its stones."""
    then = position.copy()
    then.apply(position.turn, action)
    if then.midway() and choices(then)[0].startswith("stone "):
        for stone in then.legal(then.turn):
            yield from complete(then, int(stone))
    else:
        yield then


def scores(position: Position) -> list[int]:
    return [int(position.score(seat)) for seat in range(position.players)]


def check_preview(position: Position) -> int:
    """Every preview is what playing it brings, at best for the player on turn. Gives how many there were."""
    game = game_of(position)
    view = game.view(position, 0)
    seat = int(position.turn)
    seen = {place["hex"]: place["after"] for place in view["open"]}
    winners: set[int] = set()
    found = 0
    for action in [int(a) for a in position.legal(seat)]:
        word, *rest = game.text(position, action).split()
        if word not in ("tribe", "temple"):
            continue
        ends = [scores(then) for then in complete(position, action)]
        winners |= {s for end in ends for s, n in enumerate(end) if n >= view.get("limit", 99)}
        preview = seen[rest[-1]].get("temple" if word == "temple" else rest[0])
        usual = view.get("after_temple", scores(position)) if word == "temple" else scores(position)
        best = max(ends, key=lambda end: end[seat])
        assert (preview or usual) == best, game.text(position, action)
        found += preview is not None
    if game is GAME:
        assert view["can_end"] == sorted(winners)
    return found


@pytest.mark.clause("GODS2-R-15", "GODS1-R-17")
@pytest.mark.parametrize("case", WALKS, ids=str)
def test_points_are_foreseen_however_many_stones_are_left(case: Case) -> None:
    game = theomachy.game(case.game)
    found = 0
    positions = [p for p in walk(case).positions if p.turn >= 0 and state(p)["step"] == "actions"]
    for position in positions[len(positions) // 2 :: EACH]:
        data: dict[str, Any] = state(position)
        for stones in (0, 1, 2):
            if stones <= data["stones"][data["on_turn"]]:
                rich = dict.fromkeys(data["players"], 12)
                less = {**data["stones"], data["on_turn"]: stones}
                found += check_preview(game.position({**data, "power": rich, "stones": less, "used": []}))
    assert found > 0


@pytest.mark.clause("GODS2-R-15", "GODS2-X-01")
def test_who_can_win_is_known_also_while_stones_are_chosen() -> None:
    field = [
        "T red 0,0", "T blue 1,0", "t green/- 2,-1", "t violet/- 3,-2",
        *(f"t green/blue {q},5" for q in range(5)), *(f"t blue/blue {q},7" for q in range(3)),
    ]  # fmt: skip
    position = GAME.position({
        "players": ["red", "blue"], "on_turn": "blue", "step": "actions", "power": {"blue": 12}, "display": ["desert"],
        "field": field, "chips": {"green": "blue", "blue": "red"}, "stones": {"blue": 1},
    })  # fmt: skip
    assert points(position)["blue"] == 7
    assert GAME.view(position)["can_end"] == [1]
    place = next(p for p in GAME.view(position)["open"] if p["hex"] == "3,-1")
    assert (place["converted"], place["after"]["temple"]) == (1, [1, 10])
    assert "at best" in GAME.draw(GAME.view(position))
    play(position, "temple 3,-1")
    assert GAME.view(position)["can_end"] == [1]
    play(position, "stone 3,-2")
    assert GAME.view(position)["can_end"] == []  # green went without


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_what_is_due_is_told_before(game: theomachy.Game) -> None:
    position = short(game)
    told = game.tell(position, 1, game.parse(position, "temple 3,-1"))
    most = "Red no longer has the most temples: +4 points"  # which counts in the first edition alone
    lost = "Red loses a mountain nation" if game is GAME else f"{most}; Red loses a mountain village"
    assert told.endswith(f"you choose who gets one; Red loses 1 tribe; {lost}")
    play(position, "temple 3,-1")
    won = "Blue unites a forest nation" if game is GAME else "Blue founds a forest village"
    assert won in game.tell(position, 1, game.parse(position, "stone 2,-1"))
    assert won not in game.tell(position, 1, game.parse(position, "stone 4,-2"))


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.name)
def test_bots_count_what_is_due(game: theomachy.Game) -> None:
    start = play(short(game), "temple 3,-1")
    worth = {line: game.value(play(start.copy(), line), 1) for line in ("stone 2,-1", "stone 4,-2")}
    assert worth["stone 2,-1"] > worth["stone 4,-2"]
