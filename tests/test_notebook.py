"""Notebooks: positions, matches and records show themselves, and a match is played in a cell."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import theomachy
from test_extras import run
from theomachy.bots.seats import Seats, sequential
from theomachy.bots.simple import RandomBot
from theomachy.core import showing
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.event import ALL
from theomachy.core.extras import EXTRAS, command
from theomachy.core.languages import LANGUAGES
from theomachy.core.match import Match
from theomachy.core.record import Record
from theomachy.notebook.sitting import WORDS, Sitting, seated
from theomachy.notebook.widget import Table, script

HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("name", theomachy.game_names())


def begun(name: str, moves: int = 0, **options: Any) -> Match:
    """A match for two, after some random moves."""
    match = Match(name, 2, 4, **{**sequential(theomachy.game(name)), **options})
    with Seats(match.game, ["random", "random"], 4) as table:
        for _ in table.decisions(match, moves):
            pass
    return match


# ---- things that show themselves


@every_game
def test_matches_and_records_show_themselves(name: str) -> None:
    match = begun(name, 20)
    match.tags["Seats"] = "<b>Ann & Co</b>; Ben"
    shown = match._repr_html_()
    assert shown is not None
    ElementTree.fromstring(shown)  # whole, with everything escaped
    assert match.game.title in shown
    assert f"{len(match.log)} actions" in shown
    assert "<b>Ann" not in shown
    told = re.findall(r"<li>(.*?)</li>", shown)
    assert 0 < len(told) <= 12
    record = match.snapshot()._repr_html_()
    assert record is not None
    ElementTree.fromstring(record)
    assert "Result" in record
    assert "<b>Ann" not in record
    assert len(match._repr_html_() or "") < 400_000


def test_what_is_shown_is_what_a_spectator_sees() -> None:
    """Two matches that differ in hidden cards alone look the same."""
    for name in (n for n in theomachy.game_names() if theomachy.game(n).hidden):
        match = begun(name, 30)
        other = Match(name, position=match.position.redeal(theomachy.NOBODY, Dice(3)))
        same = Match(name, position=match.position)
        assert same._repr_html_() == other._repr_html_()


def test_a_record_that_does_not_replay_says_why() -> None:
    text = str(begun("gods-second", 6).record)
    shown = Record.parse(text + "red temple 40,40\n")._repr_html_()
    assert shown is not None
    assert "It cannot be shown: " in shown
    assert "red temple 40,40" in shown
    unknown = Record.parse(text.replace("gods-second", "no-such-game"))._repr_html_()
    assert unknown is not None
    assert "no-such-game" in unknown


def test_nothing_is_shown_where_nobody_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "SHOWN", {})
    assert begun("gods-second")._repr_html_() is None
    assert begun("gods-second").record._repr_html_() is None


# ---- at the table


def last(sitting: Sitting, message: object) -> dict[str, Any]:
    *_, state = sitting.answers(message)
    return state


@pytest.mark.parametrize(
    ("name", "moves"),
    [("gods-second", 0), ("gods-first", 70), ("gentes", 150), ("playing-gods", 300), ("four-gods", 90)],
)
def test_a_game_is_played_by_messages_to_its_end(name: str, moves: int) -> None:
    match = begun(name, moves)
    sitting = Sitting(match, 1, "random", seed=2)
    *_, state = sitting.bots_act()
    pick = random.Random(3)
    for _ in range(3000):
        if state["over"]:
            break
        assert state["choices"]
        assert state["seq"] == len(match.log)
        assert json.loads(json.dumps(state)) == state
        choice = pick.choice(state["choices"])
        state = last(sitting, {"type": "play", "seq": state["seq"], "action": choice["action"]})
        assert state["notice"] == ""
    assert match.over
    assert state["choices"] == []
    match.record.verify()
    sitting.close()


@every_game
def test_every_action_can_be_clicked_in_the_picture(name: str) -> None:
    for moves in (0, 15, 40):
        match = begun(name, moves)
        seat = match.position.turn
        if seat < 0:
            continue
        state = Sitting(match, seat, "random").state()
        drawn = set(re.findall(r'data-target="([^"]*)"', state["svg"]))
        for choice in state["choices"]:
            assert choice["targets"]
            assert {*choice["targets"], *choice["ahead"]} <= drawn, choice["text"]


@pytest.mark.parametrize("name", [n for n in theomachy.game_names() if theomachy.game(n).hidden])
def test_nothing_that_the_seat_may_not_know_goes_to_the_page(name: str) -> None:
    options: dict[str, Any] = {"gods": "secret"} if name == "four-gods" else {}
    for moves in (0, 12, 25, 40):
        position = begun(name, moves, **options).position
        for seat in range(2):
            seen = Sitting(Match(name, position=position), seat, "random").state()
            for deal in range(3):
                dealt = position.redeal(seat, Dice(deal))
                assert Sitting(Match(name, position=dealt), seat, "random").state() == seen


def test_sentences_are_those_that_the_seat_may_read() -> None:
    match = begun("playing-gods", 60)
    secret = [event for event in match.events if event.only != ALL]
    assert secret
    for seat in range(2):
        told = Sitting(match, seat, "random").state()["news"]
        allowed = [sentence for _, _, sentence in match.log.told(seat, "en")]
        assert told == allowed[-len(told) :]


def test_late_and_unreadable_messages_change_nothing() -> None:
    match = begun("gods-second", 4)
    seat = match.position.turn
    sitting = Sitting(match, seat, "random")
    state = sitting.state()
    open_now = {choice["action"] for choice in state["choices"]}
    closed = next(a for a in match.game.space(match.position) if a not in open_now)
    key = match.position.key()
    seq = state["seq"]
    wrong: list[object] = [
        None, "play", {}, {"type": "play"}, {"type": "play", "seq": seq - 1, "action": min(open_now)},
        {"type": "play", "seq": seq, "action": closed}, {"type": "play", "seq": seq, "action": "x"},
        {"type": "play", "seq": seq, "action": None}, {"type": "play", "seq": seq, "action": True},
        {"type": "others", "seq": seq}, {"type": "undo", "seq": seq + 1}, {"type": "shout", "seq": seq},
    ]  # fmt: skip
    for message in wrong:
        answered = last(sitting, message)
        assert answered["notice"].startswith("That cannot be done now")
        assert {**answered, "notice": ""} == state
        assert match.position.key() == key


def test_only_what_can_be_done_is_lit() -> None:
    match = begun("gods-second", 4)
    sitting = Sitting(match, match.position.turn, "random")
    state = sitting.state()
    longest = max(state["choices"], key=lambda choice: len(choice["targets"]))
    lit = last(sitting, {"type": "lit", "seq": state["seq"], "lit": [longest["targets"][-1], "hex:99,99", 7]})["svg"]
    assert lit != state["svg"]
    assert re.search(rf'class="[^"]*lit[^"]*"[^>]*data-target="{re.escape(longest["targets"][-1])}"|'
                     rf'data-target="{re.escape(longest["targets"][-1])}"[^>]*class="[^"]*lit', lit)  # fmt: skip
    assert "99,99" not in lit
    assert last(sitting, {"type": "lit", "seq": state["seq"]})["svg"] == state["svg"]


def test_an_action_is_taken_back() -> None:
    match = Match("gods-second", 2, 4)
    sitting = Sitting(match, match.position.turn, "random")
    state = sitting.state()
    for choice in state["choices"]:
        done = last(sitting, {"type": "play", "seq": len(match.log), "action": choice["action"]})
        if done["undo"]:
            break
        match.undo(len(match.log) - state["seq"])
    back = last(sitting, {"type": "undo", "seq": done["seq"]})
    assert back["seq"] == state["seq"]
    assert back["svg"] == state["svg"]


def test_in_real_time_the_others_can_go_first() -> None:
    match = Match("four-gods", 3, 2, clock="real")
    assert match.position.turn == theomachy.EVERYBODY
    sitting = Sitting(match, 0, "random", seed=1)
    *_, state = sitting.bots_act()
    assert state["others"]
    before = len(match.log)
    state = last(sitting, {"type": "others", "seq": before})
    assert {player for player, _ in match.actions[before:]} & {1, 2}
    assert state["choices"]
    state = last(sitting, {"type": "play", "seq": state["seq"], "action": state["choices"][0]["action"]})
    assert 0 in {player for player, _ in match.actions}


def test_bots_of_all_kinds_sit_down() -> None:
    assert seated(3, 1, "greedy") == ["greedy", "human", "greedy"]
    assert seated(3, 2, ["greedy", "random"]) == ["greedy", "random", "human"]
    mine = RandomBot()
    assert seated(2, 0, mine) == ["human", mine]


@pytest.mark.parametrize(("arguments", "said"), [
    ({"seat": 2}, "seats: 0 to 1"), ({"seat": -1}, "seats: 0 to 1"), ({"seat": True}, "seats: 0 to 1"),
    ({"bots": ["random", "random"]}, "a list of 1"), ({"bots": []}, "a list of 1"),
    ({"bots": ["human"]}, "none of them human"),
    ({"theme": "pink"}, "light, dark"), ({"lang": "xx"}, "en, de"), ({"bots": "nobody"}, "nobody"),
    ({"layout": "round"}, "wide, tall"),
])  # fmt: skip
def test_what_cannot_be_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(theomachy.TheomachyError, match=re.escape(said)):
        theomachy.widget(Match("gods-second", 2, 1), **arguments)
    with pytest.raises(BadOption, match="is a match, not str"):
        theomachy.widget("gods-second")  # type: ignore[arg-type]


def test_it_speaks_every_language() -> None:
    match = begun("gods-second", 3)
    spoken = [Sitting(match, 0, "random", lang=lang) for lang in LANGUAGES]
    for name in WORDS:
        assert len({sitting.words[name] for sitting in spoken}) == len(LANGUAGES), name
    assert len({sitting.state()["question"] for sitting in spoken}) == len(LANGUAGES)


# ---- the widget


def test_the_widget_hears_and_shows() -> None:
    match = Match("gods-second", 2, 7)
    table = theomachy.widget(match, seat=0, bots="random", seed=1)
    assert isinstance(table, Table)
    seen = []
    table.observe(lambda change: seen.append(change["new"]), "state")
    before = table.state["seq"]
    table._handle_custom_msg({"type": "play", "seq": before, "action": table.state["choices"][0]["action"]}, [])
    assert seen
    assert table.state["seq"] == len(match.log) > before
    assert {"state", "words"} <= set(table.keys)
    bundle = table._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "application/vnd.jupyter.widget-view+json" in data
    assert "GODS" in data["text/plain"]
    match.play_text(match.legal_texts()[0])  # somebody plays in another cell
    table.refresh()
    assert table.state["seq"] == len(match.log)
    table.close()


def test_its_script_is_whole() -> None:
    text = script()
    assert "import " not in re.sub(r"//.*", "", text)
    assert text.count("export ") == 1
    assert "class Choosing" in text


def test_without_the_extra_its_command_is_named() -> None:
    done = run("import theomachy; theomachy.widget(theomachy.Match('gods-second', 2, 1))", EXTRAS["notebook"])
    assert "MissingExtra" in done.stderr
    assert command("notebook") in done.stderr
    assert (
        run("import theomachy; theomachy.Match('gods-second', 2, 1)._repr_html_()", EXTRAS["notebook"]).returncode == 0
    )
