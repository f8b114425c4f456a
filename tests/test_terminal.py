"""Playing in the terminal: what is typed, what is answered, and that nothing is lost."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import theomachy
from choosing import patience
from theomachy.bots.seats import Seats
from theomachy.core.errors import BadOption
from theomachy.core.listing import groups, heads
from theomachy.core.match import Match
from theomachy.core.record import Record
from theomachy.sittings import begin, go_on
from theomachy.terminal import Terminal

SOUTH_EAST = "the hex beside a temple of Blue and a temple of Red"  # 0,1
TABLE = {
    "players": ["red", "blue"],
    "field": ["T red 0,0", "T blue 1,0", "t green/blue 2,0", "D -1,0"],
    "power": {"red": 9, "blue": 2},
    "display": ["green", "whirlwind"],
    "on_turn": "red",
    "step": "actions",
}


class Sitting:
    """A terminal whose keyboard is a list of lines; after the last one the player has gone."""

    def __init__(self, lines: list[str], *, lang: str = "en", match: Match | None = None, seats: str = "human,random",
                 file: Path | None = None, interrupt: bool = False) -> None:  # fmt: skip
        game = theomachy.game("gods-second")
        self.match = match or Match(game, position=game.position(TABLE), seed=1)
        self.out = StringIO()
        self.prompts: list[str] = []
        keyboard = iter(lines)

        def read(prompt: str) -> str:
            self.prompts.append(prompt)
            try:
                return next(keyboard)
            except StopIteration:
                raise (KeyboardInterrupt if interrupt else EOFError) from None

        console = Console(file=self.out, width=200, highlight=False)
        self.terminal = Terminal(self.match, Seats(game, seats.split(","), 5), lang, console, read, file)
        self.terminal.run()
        self.text = self.out.getvalue()


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_an_action_is_played_and_told() -> None:
    sitting = Sitting(["tribe green 0,1", "quit", "n"])
    assert f"Red places a forest tribe on {SOUTH_EAST} for 2 power; temples of different gods touch it" in sitting.text
    assert "[GODS2-A-06]" in sitting.text
    assert sitting.match.record.moves == [("red", "tribe green 0,1")]
    assert sitting.prompts[0] == "red> "
    assert sitting.text.count("Red, it is your turn") == 2
    assert not list(Path().iterdir())


def test_a_line_may_be_several_steps() -> None:
    sitting = Sitting(["move -1,0>0,1", "quit", "n"])
    assert [text for _, text in sitting.match.record.moves] == ["move -1,0", "to 0,1"]
    assert f"from the hex beside a temple of Red to {SOUTH_EAST}. [GODS2-A-28]" in sitting.text


def test_legal_actions_are_few_lines_of_plain_words() -> None:
    game = theomachy.game("gods-second")
    position = game.position(TABLE)
    found = groups(game, position, 0, "en")
    assert sum(len(group.texts) for group in found) == len(position.legal(0))
    assert [text for group in found for text in group.texts] != []
    assert len(found) < 15 < len(position.legal(0))
    one = next(group for group in found if group.sentence == "build a temple on … for 3 power")
    assert one.form == "temple …"
    assert [f"temple {place}" for place in one.places] == one.texts
    for group in found:
        for text, place in zip(group.texts, group.places, strict=True):
            assert group.form in (text, text.replace(place, "…"))
    deep = groups(game, position, 0, "en", "temple")
    robbing = [group for group in deep if group.sentence.endswith("it converts 1 tribe; Blue loses 1 tribe")]
    assert "temple 3,-1" in [text for group in robbing for text in group.texts]
    assert "temple -1,1" not in [text for group in robbing for text in group.texts]
    assert heads(game, position, 0) == ["tribe", "temple", "discard", "whirlwind", "move"]


@pytest.mark.parametrize("seed", range(patience(2, 4)))
@pytest.mark.parametrize("name", theomachy.game_names())
def test_a_turn_never_fills_the_screen(name: str, seed: int) -> None:
    """In whole games: at most thirty lines of things to do, however long the list of actions is."""
    game = theomachy.game(name)
    match = Match(game, seed=seed, **getattr(game.module("table.setup"), "SEQUENTIAL", {}))
    seats = Seats(game, ["random"] * match.position.players, seed)
    for _ in range(120):
        if match.over:
            break
        turn = match.position.turn
        if turn >= 0:
            found = groups(game, match.position, turn, "en")
            assert sorted(t for g in found for t in g.texts) == sorted(
                game.text(match.position, int(a)) for a in match.position.legal(turn)
            )
            assert len(found) <= 30
        who = seats.next(match.position)
        if who < 0:
            match.play(who, int(match.position.legal(who)[0]))
        else:
            seats.act(match, who)


def test_the_list_and_its_details() -> None:
    sitting = Sitting(["legal temple", "legal dance", "quit"])
    assert "You can:" in sitting.text
    assert "temple …  build a temple on … for 3 power; it converts no tribe" in sitting.text
    assert "No action begins with dance; now there are: tribe, temple, discard, whirlwind, move." in sitting.text


def test_why() -> None:
    sitting = Sitting(["why temple 0,0", "why temple 0,1", "why move -1,0>9,9", "why", "why dance", "quit"])
    game = sitting.match.game
    reason = game.reason(sitting.match.position, 0, game.parse(sitting.match.position, "temple 0,0"))
    assert f"Not possible now: temple 0,0. GODS2-A-03: {reason}" in sitting.text
    assert reason
    assert (
        "Yes: build a temple on hex 4 beside a temple of Blue and a temple of Red for 6 power; it converts no tribe."
        in sitting.text
    )
    assert "Not possible now: move -1,0>9,9. GODS2-R-25" in sitting.text
    assert "Say which action" in sitting.text
    assert "cannot read 'dance'" in sitting.text
    assert not sitting.match.actions


def test_wrong_input_is_answered_with_the_rule_or_the_forms() -> None:
    sitting = Sitting(["temple 0,0", "tribe pink 0,1", "tmple 0,1", "", "  ", "end turn", "pass", "log x", "quit"])
    assert "Not possible now: temple 0,0. GODS2-A-03" in sitting.text
    assert "'pink' is no colour; allowed: green|blue|violet|yellow" in sitting.text
    assert "did you mean 'temple AT'?" in sitting.text
    assert "Not possible now: end turn. GODS2-T-10" in sitting.text
    assert "pass is for games in which everybody may act at once" in sitting.text
    assert "log takes a whole number" in sitting.text
    assert not sitting.match.actions


def test_rules_and_log_and_help() -> None:
    asked = ["log", "rules GODS2-A-14", "rules chip never", "rules xyzzy"]
    sitting = Sitting([*asked, "discard green", "log 1", "help", "board", "quit", "n"])
    assert "Nothing has happened yet." in sitting.text
    assert "GODS2-A-14: A temple costs 3 power" in sitting.text
    assert "GODS2-V-08" in sitting.text
    assert "no clause 'xyzzy'" in sitting.text
    assert sitting.text.count("Red puts the forest tribe back into the sack. [GODS2-A-29]") == 2
    assert "take your last step back" in sitting.text
    assert sitting.text.count("Red, it is your turn") == 3


def test_undo_until_chance_or_another_acts() -> None:
    sitting = Sitting(["discard green", "undo", "undo", "temple 0,1", "whirlwind -1,0", "undo", "quit", "n"])
    assert "Taken back: discard green." in sitting.text
    assert "There is nothing of yours to take back" in sitting.text
    assert "Taken back: whirlwind -1,0." in sitting.text
    assert [text for _, text in sitting.match.record.moves] == ["temple 0,1"]


def test_undo_ends_where_the_turn_ended() -> None:
    sitting = Sitting(["discard green", "temple 0,1", "undo", "quit", "n"], seats="human,human")
    assert "There is nothing of yours to take back" in sitting.text
    assert sitting.prompts == ["red> ", "red> ", "blue> ", "blue> ", sitting.prompts[-1]]


@pytest.mark.parametrize(("lang", "sentence", "goodbye"), [
    ("en", "Red, it is your turn: 2 actions left, 9 power.", "Goodbye."),
    ("de", "Rot, du bist am Zug: noch 2 Aktionen, 9 Machtpunkte.", "Bis bald."),
    ("it", "Rosso, tocca a te: 2 azioni da fare, 9 punti potere.", "A presto."),
    ("fr", "Rouge, à toi de jouer\u202f: encore 2 actions, 9 points de pouvoir.", "À bientôt."),
])  # fmt: skip
def test_it_speaks_the_language_asked_for(lang: str, sentence: str, goodbye: str) -> None:
    sitting = Sitting(["help", "quit"], lang=lang)
    assert sentence in sitting.text
    assert goodbye in sitting.text


# ---- nothing is lost


def test_save_and_go_on() -> None:
    sitting = Sitting(["save", "discard green", "save my game.theo", "quit"])
    assert "Say where: save FILE." in sitting.text
    assert "theomachy play --resume my game.theo" in sitting.text
    assert len(sitting.prompts) == 4, "nothing unsaved: nothing is offered"
    match, seats = go_on(Path("my game.theo"), "human,greedy", 1, None)
    assert match.position.key() == sitting.match.position.key()
    assert seats.specs == ["human", "greedy"]
    assert match.record.seats == ["human", "greedy"]
    with pytest.raises(BadOption, match="3 seats"):
        go_on(Path("my game.theo"), "human,greedy,greedy", 1, None)


def test_who_sits_where_is_remembered() -> None:
    match, _ = begin("gods-second", "greedy,human", None, 4, [], None)
    match.snapshot().save("game.theo")
    assert go_on(Path("game.theo"), None, 4, None)[1].specs == ["greedy", "human"]


@pytest.mark.parametrize(("answer", "kept"), [("", True), ("other.theo", True), ("n", False), ("no", False)])
def test_leaving_offers_to_keep_the_game(answer: str, kept: bool) -> None:
    sitting = Sitting(["discard green", "quit", answer])
    files = list(Path().iterdir())
    assert len(files) == kept
    if kept:
        assert re.fullmatch(answer or r"gods-second-\d{8}-\d{6}\.theo", files[0].name)
        assert Record.load(files[0]).verify().key() == sitting.match.position.key()
    assert "Goodbye." in sitting.text


@pytest.mark.parametrize("interrupt", [False, True])
@pytest.mark.parametrize("lines", [["discard green"], ["discard green", "quit"]])
def test_the_end_of_input_keeps_the_game(lines: list[str], interrupt: bool) -> None:
    sitting = Sitting(lines, interrupt=interrupt)
    (file,) = Path().iterdir()
    assert Record.load(file).verify().key() == sitting.match.position.key()
    assert f"theomachy play --resume {file}" in sitting.text


def test_leaving_an_untouched_game_leaves_nothing_behind() -> None:
    Sitting([])
    Sitting(["why temple 0,1", "quit"])
    assert not list(Path().iterdir())


def test_saving_where_one_cannot_is_answered_and_play_goes_on() -> None:
    sitting = Sitting(["discard green", "save no/such/folder.theo", "temple 0,1", "quit", "n"])
    assert "cannot be written" in sitting.text
    assert [text for _, text in sitting.match.record.moves][:2] == ["discard green", "temple 0,1"]


def test_a_whole_game_to_its_end() -> None:
    """A person who always does the first thing on the list, against two bots; the record of it holds."""
    match = Match("gods-second", 3, 8)
    game = match.game
    out = StringIO()

    def read(prompt: str) -> str:
        return game.text(match.position, int(match.position.legal(match.position.turn)[0]))

    seats = Seats(game, ["human", "greedy", "random"], 8)
    Terminal(match, seats, "en", Console(file=out, width=120), read, Path("end.theo")).run()
    assert match.over
    assert Record.load("end.theo").verify().key() == match.position.key()
    text = out.getvalue()
    assert "The game is over" in text
    assert re.search(r"1\. (Red|Yellow|Blue) \((human|greedy|random)\): \d+ points?", text)


def test_where_players_have_secrets_the_keyboard_is_handed_over() -> None:
    game = replace(theomachy.game("gods-second"), hidden=True)
    match = Match(game, position=game.position(TABLE), seed=1)
    sitting = Sitting(["discard green", "temple 0,1", "", "log 1", "quit", "n"], match=match, seats="human,human")
    assert sitting.prompts[:3] == ["red> ", "red> ", "Blue, take the keyboard and press Enter: "]
    assert sitting.prompts[3] == "blue> "
    after = sitting.text.partition("Blue's turn")[0]
    assert after.count(f"Red builds a temple on {SOUTH_EAST}") == 1
