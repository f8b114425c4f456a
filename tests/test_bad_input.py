"""Whatever comes in, only our own errors come out, and what is accepted can be played."""

from __future__ import annotations

import contextlib
import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import theomachy
from theomachy.core import clauses
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadOption, BadPosition, BadRecord, BadText, TheomachyError
from theomachy.core.position import NOBODY, Position
from walks import Case, asked, walk

GAMES = theomachy.game_names()
every_game = pytest.mark.parametrize("name", GAMES)
patient = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)


@cache
def moments(name: str) -> list[Position]:
    """Positions of one random game for each number of players."""
    return [p for players in theomachy.game(name).players for p in walk(Case(name, players)).some(6)]


@cache
def vocabulary(name: str) -> list[str]:
    """Every word of the texts that occur, and a few that do not."""
    game = theomachy.game(name)
    found = {"", ",", ">", "0", "-1", "999999999999", "1,0", "128,128", "-129,0", "{at}", "NaN", "\0", "ß", "٣,٤"}
    for position in moments(name):
        for who in asked(position):
            for action in list(position.legal(who))[:40]:
                found |= set(game.text(position, int(action)).replace(">", " > ").split())
    return sorted(found)


# ---- actions


@every_game
@given(data=st.data())
def test_texts_of_actions(name: str, data: st.DataObject) -> None:
    game = theomachy.game(name)
    position = data.draw(st.sampled_from(moments(name)))
    words = st.lists(st.sampled_from(vocabulary(name)) | st.text(max_size=6), max_size=5)
    text = data.draw(st.text(max_size=20) | words.map(" ".join))
    key = position.key()
    with contextlib.suppress(BadText):
        action = game.parse(position, text)
        assert 0 <= action < 2**31
        assert game.parse(position, game.text(position, action)) == action
        for who in (*range(position.players), -1):
            clause = position.why_not(who, action)
            assert (clause == "") == (action in [int(a) for a in position.legal(who)])
            if clause:
                assert clauses.clause(clause).game == name
    with contextlib.suppress(TheomachyError):
        game.parse_line(position, text)
    assert position.key() == key


@every_game
@pytest.mark.parametrize("wrong", [None, 3, b"end turn", ["end turn"]])
def test_actions_are_text(name: str, wrong: object) -> None:
    with pytest.raises(BadText, match="an action is text, not"):
        theomachy.game(name).parse(moments(name)[0], wrong)  # type: ignore[arg-type]


@given(number=st.integers(0, 2**31 - 1), index=st.integers(0, 20))
def test_numbers_that_are_no_actions(number: int, index: int) -> None:
    """Whatever number a client sends: it is refused by a clause, unless it is in the list."""
    position = moments("gods-second")[index]
    for who in range(position.players):
        legal = [int(a) for a in position.legal(who)]
        assert (position.why_not(who, number) == "") == (number in legal)


# ---- positions


@every_game
@given(data=JSON)
def test_any_json_as_a_position(name: str, data: Any) -> None:
    with contextlib.suppress(BadPosition):
        play_on(name, theomachy.game(name).position(data))


@every_game
@patient
@given(data=st.data())
def test_positions_with_one_thing_changed(name: str, data: st.DataObject) -> None:
    """A true position with a value replaced, dropped, doubled or borrowed from another moment."""
    game = theomachy.game(name)
    found = copy.deepcopy(game.to_json(data.draw(st.sampled_from(moments(name)))))
    other = game.to_json(data.draw(st.sampled_from(moments(name))))
    for _ in range(data.draw(st.integers(1, 3))):
        place: Any = found
        key: Any = data.draw(st.sampled_from(sorted(found)))
        inside = place[key]
        if isinstance(inside, dict | list) and inside and data.draw(st.booleans()):
            place = inside
            key = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else range(len(inside))))
        how = data.draw(st.sampled_from(["replace", "drop", "number", "borrow", "double"]))
        if how == "replace":
            place[key] = data.draw(JSON)
        elif how == "drop":
            del place[key]
        elif how == "number":
            place[key] = data.draw(st.integers(-3, 130))
        elif how == "borrow" and key in other:
            place[key] = copy.deepcopy(other[key])
        elif isinstance(place, list):
            place.append(copy.deepcopy(place[key]))
        if not found:
            break
    with contextlib.suppress(TheomachyError):
        play_on(name, game.position(found))


def play_on(name: str, position: Position) -> None:
    """An accepted position keeps the promises: it is written, read, asked and played like any other."""
    game = theomachy.game(name)
    again = game.position(json.loads(json.dumps(game.to_json(position))))
    assert again.key() == position.key()
    dice = Dice(1)
    for _ in range(12):
        steps = [(who, int(a)) for who in asked(position) for a in position.legal(who)]
        assert len(steps) == len(set(steps))
        if not steps:
            assert position.turn == NOBODY
            break
        step = steps[dice.below(len(steps))]
        assert position.why_not(*step) == ""
        position.apply(*step)


# ---- records


@cache
def record_text(name: str) -> str:
    match = theomachy.Match(name, seed=4)
    dice = Dice(8)
    while not match.over and len(match.actions) < 60:
        choices = [(who, int(a)) for who in asked(match.position) for a in match.position.legal(who)]
        match.play(*choices[dice.below(len(choices))])
    return str(match.record)


@given(st.text())
def test_any_text_as_a_record(text: str) -> None:
    with contextlib.suppress(BadRecord):
        theomachy.Record.parse(text)


@every_game
@patient
@given(data=st.data())
def test_damaged_records(name: str, data: st.DataObject) -> None:
    """Lines dropped, doubled, swapped, cut or overwritten: refused with a line, or still a game."""
    lines = record_text(name).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        i = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(["drop", "double", "cut", "text", "swap", "borrow"]))
        if how == "drop":
            del lines[i]
        elif how == "double":
            lines.insert(i, lines[i])
        elif how == "cut":
            lines[i] = lines[i][: data.draw(st.integers(0, 12))]
        elif how == "text":
            lines[i] = data.draw(st.text(max_size=12) | JSON.map(lambda v: f'[Options "{v}"]'))
        elif how == "swap":
            lines[0], lines[i] = lines[i], lines[0]
        else:
            words = data.draw(st.lists(st.sampled_from(vocabulary(name)), max_size=4))
            lines[i] = " ".join([lines[i].split(" ")[0], *words])
        if not lines:
            break
    with contextlib.suppress(TheomachyError):
        theomachy.Record.parse("\n".join(lines)).verify()


@every_game
@given(value=JSON, option=st.integers(0, 30))
def test_any_value_of_an_option(name: str, value: Any, option: int) -> None:
    game = theomachy.game(name)
    names = [o.id for o in game.options] + ["colour", ""]
    with contextlib.suppress(TheomachyError):
        game.check(min(game.players), {names[option % len(names)]: value})
    with contextlib.suppress(TheomachyError):
        game.check(value, {})


@given(st.text(max_size=12))
def test_any_text_as_a_clause_or_game(text: str) -> None:
    with contextlib.suppress(TheomachyError):
        clauses.clause(text)
    with contextlib.suppress(TheomachyError):
        theomachy.game(text)


@every_game
@pytest.mark.parametrize("seed", ["x", 2**70, -1, 2.5, True, b"1"])
def test_what_is_no_seed(name: str, seed: Any) -> None:
    game = theomachy.game(name)
    with pytest.raises(BadOption, match=r"seed: .* allowed: a whole number"):
        game.new(seed=seed)
    with pytest.raises(BadOption, match=r"seed: .* allowed: a whole number"):
        theomachy.Match(name, seed=seed)


@every_game
@pytest.mark.parametrize("wrong", ["bad", 10**12, -5, None, 127 << 24, 2.5])
def test_a_match_refuses_what_is_no_action(name: str, wrong: Any) -> None:
    match = theomachy.Match(name, seed=1)
    key, player = match.position.key(), max(0, match.position.turn)
    with pytest.raises(BadText, match="is no action of"):
        match.play(player, wrong)
    assert match.position.key() == key


@every_game
@pytest.mark.parametrize("wrong", [99, -9, "red", None])
def test_players_and_viewers_sit_at_the_table(name: str, wrong: Any) -> None:
    match = theomachy.Match(name, seed=1)
    action = next(int(a) for who in asked(match.position) for a in match.position.legal(who))
    with pytest.raises(BadOption, match=r"no player .* at this table"):
        match.play(wrong, action)
    if wrong is not None:
        with pytest.raises(BadOption, match="no viewer"):
            match.game.view(match.position, wrong)


@pytest.mark.parametrize("wrong", [3, b"box.toml", ["box.toml"]])
def test_components_are_a_path(wrong: Any) -> None:
    with pytest.raises(BadComponents, match=r"components: .* allowed: the path"):
        theomachy.game("gods-second").new(2, components=wrong)


@every_game
@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"components": "\0"}, r"^components: '\\x00'; allowed: the path"),
        ({"components": 3}, "^components: 3; allowed: the path"),
        ({"options": []}, "^options: must be an object, not list$"),
        ({"options": {"speed": 1}}, "^options: no option 'speed'"),
    ],
)
def test_positions_say_once_and_alike_what_is_wrong_with_the_table(name: str, data: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        theomachy.game(name).position(data)


@every_game
def test_no_components_are_the_games_own(name: str) -> None:
    game = theomachy.game(name)
    assert game.position({"components": ""}).key() == game.position({}).key()
