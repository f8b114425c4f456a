"""A new game: what `theomachy new-game` writes is small, plays at once everywhere, and keeps all laws of the house."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import theomachy
from theomachy.bots.seats import Seats
from theomachy.bots.weights import inputs_of
from theomachy.cli import run
from theomachy.core import citations, clauses, guests, registry
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadPosition, BadText, IllegalAction, UnknownGame
from theomachy.core.examples import ExampleFailed, examples, prove, unchecked
from theomachy.core.inputs import Inputs
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, NOBODY
from theomachy.newgame import PATTERN, write_game
from theomachy.render import save

TREE = Path(__file__).parents[1]
GUIDE = TREE / "docs" / "adding_an_action.md"
MOST_LINES = 300
MOST_FILES = 6


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game `hills` as the command writes it."""
    return write_game("hills", tmp_path_factory.mktemp("games"))


@pytest.fixture(scope="module")
def hills(home: Path) -> Iterator[theomachy.Game]:
    """The same game, known to this process."""
    path = list(sys.path)
    game = guests.from_folder(home)
    assert isinstance(game, theomachy.Game)
    registry.add([game])
    yield game
    forget("hills")
    sys.path[:] = path


def forget(name: str) -> None:
    registry.GAMES.pop(name, None)
    clauses.clauses.cache_clear()
    for module in [m for m in sys.modules if m.split(".")[0] == name]:
        del sys.modules[module]


def outside(command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, in which games from outside are looked for afresh."""
    env = {**os.environ, "PYTHONPATH": str(TREE / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **environment}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, cwd=TREE, check=False)


def keeps_the_laws(folder: Path, cases: str = "hills") -> str:
    """What the laws of every game say about it, and the game's own test; empty if they hold."""
    laws = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_every_game.py", "-k", cases]
    own = ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder / "hills")]
    for command in (own, laws):
        done = outside(command, THEOMACHY_GAMES=str(folder))
        if done.returncode != 0:
            return done.stdout + done.stderr
    return ""


# ---- what is written


def test_it_is_small_and_has_the_rooms_of_every_game(home: Path) -> None:
    files = [path for path in home.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < MOST_LINES
    assert max(len(line) for path in files for line in path.read_text(encoding="utf-8").splitlines()) <= 150
    assert {path.name for path in home.iterdir() if path.is_dir()} - {"__pycache__"} == {
        "rules", "table", "bot", "words", "picture",
    }  # fmt: skip
    assert {path.stem for path in (home / "words").glob("*.ftl")} == set(LANGUAGES)
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    assert not re.search("new.?game", written, re.IGNORECASE)


def test_names_of_several_words_become_title_package_and_prefix(tmp_path: Path) -> None:
    found = write_game("hill-folk", tmp_path)
    assert found == tmp_path / "hill_folk"
    card = (found / "__init__.py").read_text(encoding="utf-8")
    assert '"hill-folk", "Hill Folk", "unknown", "HILLFOLK-"' in card
    assert "from hill_folk.rules.rules import Table" in (found / "bot" / "value.py").read_text(encoding="utf-8")
    assert (found / "test_hill_folk.py").is_file()


@pytest.mark.parametrize(("name", "message"), [
    ("Hills", "no game can be called 'Hills'; allowed: small letters"),
    ("hills--folk", "allowed: small letters"),
    ("../hills", "allowed: small letters"),
    ("", "allowed: small letters"),
    ("h" * 41, "allowed: small letters"),
    ("class", "a word of Python"),
    ("json", "a Python module called json"),
    ("gentes", "gentes is here already"),
    ("gods-2", "gods-second is here already, with clauses GODS2-"),
])  # fmt: skip
def test_names_that_cannot_be_are_refused(tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_stays(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thing").write_text("precious", encoding="utf-8")
    with pytest.raises(BadOption, match="is there already"):
        write_game("mine", tmp_path)
    assert (tmp_path / "mine" / "thing").read_text(encoding="utf-8") == "precious"
    with pytest.raises(BadOption, match="cannot be made"):
        write_game("other", tmp_path / "mine" / "thing")
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_the_command_says_what_to_try(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", "dales", "--folder", str(tmp_path)]) == 0
    assert f"THEOMACHY_GAMES={tmp_path} theomachy play dales" in capsys.readouterr().out
    assert run(["new-game", "Dales", "--folder", str(tmp_path)]) == 2
    assert "allowed: small letters" in capsys.readouterr().err


# ---- the rules prove themselves


@pytest.fixture
def document(home: Path, hills: theomachy.Game) -> Iterator[Path]:
    """The rules document, to be changed; afterwards it is as before."""
    path = home / "rules.md"
    text = path.read_text(encoding="utf-8")
    clauses.clauses.cache_clear()
    yield path
    path.write_text(text, encoding="utf-8")
    clauses.clauses.cache_clear()


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_every_clause_is_shown_by_a_worked_example(hills: theomachy.Game) -> None:
    assert prove("hills") == len(examples("hills")) == 2
    assert unchecked("hills") == []
    assert clauses.clause("HILLS-A-02").game == "hills"
    assert ("hills/rules/rules.py", 54) in [(place.path, place.line) for place in citations.code("HILLS-A-02")]


@pytest.mark.parametrize(("old", "new", "message"), [
    ("- Points: 3, 3.", "- Points: 3, 4.", "HILLS-E-01: the points are 3, 4 in the document, 3, 3 by the rules"),
    ("- Places: 1, 2, 2.", "- Places: 1, 2, 3.", "the places are"),
    ("- On turn: red.", "- On turn: yellow.", "on turn is yellow in the document, red by the rules"),
    ("- Legal: `claim 12`, `claim 4`.", "- Legal: `claim 5`.", "'claim 5' is refused by"),
    ("`claim 5` by HILLS-A-02", "`claim 5` by HILLS-A-01", "'claim 5' is refused by HILLS-A-01 in the document"),
    ("HILLS-X-02, HILLS-R-01.", "HILLS-R-01.", "no worked example of hills shows HILLS-X-02"),
])  # fmt: skip
def test_a_document_that_says_something_else_fails(document: Path, old: str, new: str, message: str) -> None:
    changed(document, old, new)
    with pytest.raises(ExampleFailed, match=re.escape(message)):
        prove("hills")


@pytest.mark.parametrize(("new", "error", "message"), [
    ("- Do: `claim 5`.", IllegalAction, "HILLS-A-02"),
    ("- Hope: `claim 5`.", BadText, "no line 'Hope'"),
    ("claim 5", BadText, "a line is '- What: …'"),
    ("- Legal: claim 5.", BadText, "write `one`, `another`"),
    ("- Refused: `claim 5`.", BadText, "write `action` by CLAUSE"),
])  # fmt: skip
def test_lines_of_an_example_that_mean_nothing_are_refused(
    document: Path, new: str, error: type[Exception], message: str
) -> None:
    changed(document, "- Legal: `claim 12`, `claim 4`.", new)
    with pytest.raises(error, match=re.escape(message)):
        prove("hills")


# ---- playing


@pytest.mark.interpreted
def test_bots_play_it_to_the_end_and_the_record_replays(hills: theomachy.Game, tmp_path: Path) -> None:
    for seed, bots in enumerate((["mcts:sims=30", "greedy"], ["random", "greedy", "level:1", "random"])):
        match = theomachy.Match(hills, len(bots), seed=seed)
        with Seats(hills, bots, seed) as seats:
            seats.play_out(match)
        assert match.over
        assert match.position.owner.count(0) == 0  # type: ignore[attr-defined]
        record = theomachy.Record.parse(str(match.record))
        assert record.verify().key() == match.position.key()
        assert hills.ending(match.position) == "HILLS-X-01"
        assert len(match.story(None, "de")) >= 24
        save(hills.draw(hills.view(match.position)), tmp_path / "end.png")
        assert (tmp_path / "end.png").stat().st_size > 5000


def test_greedy_beats_random(hills: theomachy.Game) -> None:
    """So its value is worth something: a result that equal bots reach in one of a hundred such trials."""
    won = 0.0
    for seed in range(150):
        match = theomachy.Match(hills, 2, seed=seed, quiet=True)
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        with Seats(hills, bots, seed) as seats:
            seats.play_out(match)
        winners = hills.winners(match.position)
        won += (bots.index("greedy") in winners) / len(winners)
    assert won >= 90


def test_it_is_drawn_in_every_theme_language_and_layout(hills: theomachy.Game) -> None:
    position = hills.new(3, seed=1)
    view = hills.view(position, 0)
    for lang in LANGUAGES:
        for theme in ("light", "dark"):
            ElementTree.fromstring(hills.draw(view, theme=theme, lang=lang, lit=["hill:1"]))
        names = [panel.name for panel in hills.panels(view, lang=lang, layout="tall")]
        assert names == ["defs", "board", "seat:0", "seat:1", "seat:2"]
        assert "wood" in hills.board(view, lang)
        assert hills.about(lang)


def test_the_god_is_hidden_until_the_end(hills: theomachy.Game) -> None:
    position = hills.new(3, seed=1)
    for viewer in (None, 0, 1, 2):
        gods = [player["god"] for player in hills.view(position, viewer)["players"]]
        assert [god is not None for god in gods] == [seat == viewer for seat in range(3)]
    dice = Dice(1)
    while position.turn != NOBODY:
        actions = position.legal(position.turn)
        position.apply(position.turn, actions[dice.below(len(actions))])
    assert all(player["god"] for player in hills.view(position)["players"])


@pytest.mark.parametrize(("data", "message"), [
    ({"owner": [0] * 11}, "owner: 11 numbers; allowed: 12"),
    ({"owner": [3] + [0] * 11, "players": 2}, "owner[0]: 3; allowed: a whole number from 0 to 2"),
    ({"active": 2, "players": 2}, "active: 2; allowed: a whole number from 0 to 1"),
    ({"active": True}, "active: True; allowed: a whole number"),
    ({"owner": "red"}, "owner: must be a list"),
    ({"god": [1, 1], "players": 2}, "a god who is served twice"),
    ({"worth": [3, 3, 3, 3] + [0] * 8}, "more finds of one worth than the bag has"),
    ({"hills": 12}, "no field 'hills' in a position; allowed: game, rules, players, options, active"),
    ({"game": "gentes"}, "game: 'gentes' is not hills"),
    ({"rules": 2}, "rules: 2; allowed: 1"),
    ({"players": 5}, "players: 5; allowed: 2, 3, 4"),
    ({"players": ["red", "orange"]}, "no player 'orange'"),
])  # fmt: skip
def test_positions_that_cannot_be_are_refused(hills: theomachy.Game, data: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(message)):
        hills.position(data)


def test_options_and_components_that_it_does_not_have_are_refused(hills: theomachy.Game, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no option 'height'"):
        hills.new(2, height=3)
    with pytest.raises(theomachy.TheomachyError, match="has no components file"):
        hills.new(2, components=tmp_path / "box.toml")


def test_numbers_that_mean_no_action_are_refused(hills: theomachy.Game) -> None:
    position = hills.new(2, seed=1)
    table = hills.actions
    for action in (15, 1 << 24 | 12, 9 << 24, 2 << 24 | 1):
        assert position.why_not(0, action) == "HILLS-T-01"
        with pytest.raises((BadText, IllegalAction)):
            hills.demand(position, 0, action)
    assert not table.means(1 << 24 | 12)
    assert list(hills.new(2).legal(CHANCE)) == [3 << 24 | god for god in range(4)]


# ---- where it comes from


def test_a_folder_of_games_is_found_by_the_environment(home: Path) -> None:
    done = outside(["-m", "theomachy", "match", "hills", "--seats", "greedy,random"], THEOMACHY_GAMES=str(home.parent))
    assert done.returncode == 0, done.stderr
    assert "red is greedy" in done.stdout
    rules = outside(["-m", "theomachy", "rules", "HILLS-A-02"], THEOMACHY_GAMES=str(home.parent))
    assert "hills/rules/rules.py:54" in rules.stdout


def test_an_installed_package_is_found_by_its_entry_point(home: Path, tmp_path: Path) -> None:
    info = tmp_path / "hills-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hills\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[theomachy.games]\nhills = hills:GAME\n", encoding="utf-8")
    path = os.pathsep.join([str(TREE / "src"), str(tmp_path), str(home.parent)])
    done = outside(["-c", "import theomachy; print(theomachy.game_names()[-1])"], PYTHONPATH=path)
    assert done.stdout.strip() == "hills", done.stderr


def test_a_game_that_cannot_be_taken_in_hurts_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hills: theomachy.Game
) -> None:
    for name, card in {
        "broken": "GAME = (",
        "empty": "",
        "number": "GAME = 7",
        "twin": "from theomachy.core.game import Game\nGAME = Game('gentes', 'T', 'D', 'TWIN-', __name__)",
        "json": "GAME = 1",
    }.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(card, encoding="utf-8")
        (tmp_path / name / "rules.md").write_text("# Rules\n", encoding="utf-8")
    (tmp_path / "no_game").mkdir()
    monkeypatch.setenv(guests.VARIABLE, os.pathsep.join([str(tmp_path), str(tmp_path / "missing")]))
    monkeypatch.setattr(sys, "path", list(sys.path))
    found, failed = guests.find(registry.GAMES.values())
    assert found == []
    assert {name: why.split(":")[0] for name, why in failed.items()} == {
        "broken": "SyntaxError", "empty": "AttributeError", "number": "TypeError", "twin": "ValueError",
        "json": "ImportError",
    }  # fmt: skip
    assert "gentes (GENTES-) is here already" in failed["twin"]
    for name in ("empty", "number", "twin"):
        forget(name)


def test_asking_for_a_game_that_failed_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "FAILED", {"broken": "SyntaxError: '(' was never closed"})
    with pytest.raises(UnknownGame, match="broken could not be taken in: SyntaxError"):
        theomachy.game("broken")


# ---- all of the house's laws, and one more kind of action


def test_it_keeps_the_laws(home: Path) -> None:
    assert keeps_the_laws(home.parent) == ""


def shown_diff() -> str:
    """The first that the guide shows; the second, in one of the house's games, is tried in test_new_kind.py."""
    return str(re.findall(r"```diff\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[0])


def test_a_new_kind_of_action_touches_few_files_and_keeps_the_laws(home: Path, tmp_path: Path) -> None:
    """The change that the guide shows is applied to a fresh game."""
    diff = shown_diff()
    files = re.findall(r"^\+\+\+ b/(\S+)$", diff, re.MULTILINE)
    assert len(files) == len(set(files)) <= MOST_FILES
    shutil.copytree(home, tmp_path / "hills", ignore=shutil.ignore_patterns("__pycache__"))
    done = subprocess.run(
        ["git", "apply", "-"], input=diff, cwd=tmp_path, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    assert 'Kind(4, "rest")' in (tmp_path / "hills" / "rules" / "rules.py").read_text(encoding="utf-8")
    assert keeps_the_laws(tmp_path, "hills-2") == ""


def test_the_pattern_is_not_one_of_the_games() -> None:
    assert "new-game" not in theomachy.game_names()
    assert (PATTERN / "__init__.py").is_file()


# ---- learning


def test_what_it_shows_can_be_learned_from(hills: theomachy.Game) -> None:
    """Nothing is written for it: what is counted follows from its view, and a seat's secret is its own."""
    inputs = inputs_of(hills)
    names = inputs.names()
    assert len(names) == len(set(names)) == inputs.block + inputs.secrets + inputs.common
    assert {"points", "hills: all", "hills: worth", "hills: land wood", "own: god wood"} <= set(names)
    assert names == inputs_of(hills).names()
    position = hills.new(2, seed=3)
    before = seen_by(inputs, position)
    position.apply(position.turn, hills.parse(position, "claim 5"))
    after = seen_by(inputs, position)
    place, at = names.index("hills: all"), names.index("hills: at 4")
    for who, changed in ((0, 0), (1, int(inputs.block))):  # the own block of the one, that of the opponent of the other
        assert [before[who][changed + place], after[who][changed + place]] == [0, 1]
        assert after[who][changed + at] == 1
    own = 4 * int(inputs.block)
    gods = [view[own : own + int(inputs.secrets)] for view in after]
    assert [sum(god) for god in gods] == [1, 1]
    assert gods[0] != gods[1]


def test_a_game_for_more_than_inputs_know_is_refused(
    hills: theomachy.Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(hills), "players", (2, 7))
    monkeypatch.setitem(hills._modules, "bot.inputs", None)
    assert run(["learn", "hills"]) == 2
    assert "hills is for up to 7 players; inputs are for 5" in capsys.readouterr().err


def seen_by(inputs: Inputs, position: theomachy.Position) -> list[bytes]:
    inputs.look(position)
    found = []
    for seat in range(position.players):
        inputs.fill(position, seat)
        found.append(inputs.dense())
    return found


def test_its_inputs_keep_the_laws(home: Path) -> None:
    command = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_inputs.py", "-k", "hills"]
    done = outside(command, THEOMACHY_GAMES=str(home.parent))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("....")  # so many at least: the laws were not left out


def test_a_bot_learns_it_and_a_net_of_it_plays(home: Path, tmp_path: Path) -> None:
    command = ["-m", "theomachy", "learn", "hills", "--rounds", "1", "--games", "30", "--steps", "60", "--judged", "4"]
    command += ["--proof", "2", "--proof-search", "sims=4", "--processes", "1", "--out", str(tmp_path / "run")]
    folders = {"THEOMACHY_GAMES": str(home.parent), "THEOMACHY_NETS": str(tmp_path / "nets")}
    done = outside(command, **folders)
    assert done.returncode == 0, done.stderr
    assert "tested: mcts:judge=this,sims=4 against mcts:judge=hand,sims=4, 2 players" in done.stdout
    net = tmp_path / "run" / "round-1.txt"
    done = outside(["-m", "theomachy", "nets", "hills", "--install", str(net), "--unproven"], **folders)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "nets" / "hills.txt").is_file()
    bots = ["greedy:judge=learned", "mcts:judge=learned,sims=5"]
    done = outside(["-m", "theomachy", "arena", "hills", *bots, "--games", "2", "--processes", "1"], **folders)
    assert done.returncode == 0, done.stderr
    assert "hills: 2 games" in done.stdout
