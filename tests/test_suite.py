"""The suite itself: what a run plays, what it may skip, and that the lists about it name things that are there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest

import theomachy
from choosing import AROUND
from quick import ALWAYS, AREAS, Choice, choose, files_of_tests, games_of

TESTS = Path(__file__).parent
ROOT = TESTS.parent

SKIPPING = """
import pytest

def test_here():
    pytest.skip({reason!r})
"""


def outcome(folder: Path, text: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A run of pytest over one file, with the plugin that is strict about skips and no other."""
    (folder / "test_one.py").write_text(text, encoding="utf-8")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CI"))}
    clean |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(TESTS), **environment}
    command = [sys.executable, "-m", "pytest", "-q", "-c", os.devnull, "--rootdir", str(folder), "-p", "needs"]
    return subprocess.run([*command, str(folder)], env=clean, capture_output=True, text=True)


@pytest.mark.parametrize(("text", "ci", "passes"), [
    (SKIPPING.format(reason="no Chromium was found on this machine"), "", True),
    (SKIPPING.format(reason="no Chromium was found on this machine"), "1", False),
    (SKIPPING.format(reason="this machine has no IPv6"), "true", True),
    ("import pytest\npytest.importorskip('no_such_library')\n\ndef test_here(): pass\n", "1", False),
    ("import pytest\n\n@pytest.mark.skipif(True, reason='later')\ndef test_here(): pass\n", "1", False),
])  # fmt: skip
def test_where_ci_is_set_nothing_is_skipped_but_what_is_meant(
    tmp_path: Path, text: str, ci: str, passes: bool
) -> None:  # fmt: skip
    done = outcome(tmp_path, text, CI=ci)
    assert (done.returncode == 0) == passes, done.stdout
    assert ("CI is set" in done.stdout) != passes


def test_the_workplace_of_the_project_sets_ci() -> None:
    assert re.search(r"^CI=1 make test\b", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("pattern", [*AROUND, *ALWAYS, *sorted({each for _, tests in AREAS for each in tests})])
def test_every_pattern_finds_tests(pattern: str) -> None:
    assert [name for name in files_of_tests() if fnmatch(name, pattern)]


def test_every_folder_of_the_source_has_an_area() -> None:
    folders = [path for path in (ROOT / "src" / "theomachy").iterdir() if (path / "__init__.py").is_file()]
    assert len(folders) > 5
    for folder in folders:
        if folder.name != "games":
            place = f"src/theomachy/{folder.name}/x.py"
            assert any(fnmatch(place, pattern) for pattern, _ in AREAS if pattern != "src/theomachy/*.py"), folder.name


@pytest.mark.parametrize(("path", "games"), [
    ("src/theomachy/games/gentes/rules/turn.py", {"gentes"}),
    ("src/theomachy/games/gods/first/rules/turn.py", {"gods-first"}),
    ("src/theomachy/games/gods/common/rules/turn.py", {"gods-first", "gods-second"}),
    ("docs/rules/playing-gods.md", {"playing-gods"}),
    ("tests/records/four-gods/plain-2.theo", {"four-gods"}),
    ("tests/pictures/gods-second-end.svg.gz", {"gods-second"}),
    ("src/theomachy/core/match.py", set()),
])  # fmt: skip
def test_a_file_belongs_to_games(path: str, games: set[str]) -> None:
    assert games_of(path) == games


def near(choice: Choice, rank: int) -> set[str]:
    return {name for name, its in choice.files.items() if its == rank}


def test_a_change_asks_for_the_tests_around_it() -> None:
    game = choose(["src/theomachy/games/gentes/rules/turn.py"])
    assert {"games/test_gentes_turn.py", "test_every_game.py"} <= set(game.files)
    assert not any("four_gods" in name for name in game.files)
    assert (game.games, game.all_games) == ({"gentes"}, False)
    core = choose(["src/theomachy/core/match.py"])
    assert "test_records.py" in near(core, 2)  # it imports the module
    assert core.all_games
    server = choose(["src/theomachy/server/store.py", "tests/test_dice.py"])
    assert near(server, 1) == {"test_dice.py"}
    assert "server/test_store.py" in near(server, 2)
    assert "server/test_api.py" in near(server, 3)
    assert set(ALWAYS) <= near(server, 4)
    helper = choose(["tests/games/gods.py"])
    assert "games/test_gods_first_turn.py" in near(helper, 1)
    unknown = choose(["pyproject.toml"])
    assert "test_every_game.py" in unknown.files
    assert unknown.all_games


def test_every_game_is_found_by_its_folder_and_has_tests_of_its_own() -> None:
    for name in theomachy.game_names():
        folder = "/".join(theomachy.game(name).package.split(".")[1:])
        found = choose([f"src/theomachy/{folder}/rules/state.py"])
        assert found.games == {name}
        assert sum(f"test_{name.replace('-', '_')}" in each for each in found.files) >= 3


def test_the_makefile_and_its_help_and_the_documents_agree() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    told = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    for target in ("quick", "test", "nightly", "check", "samples"):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE)
        assert re.search(rf"^# +make {target} ", makefile, re.MULTILINE), f"the head of the Makefile: make {target}"
        assert f"`make {target}`" in told
