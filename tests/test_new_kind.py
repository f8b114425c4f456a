"""One more kind of action in the games: the changes that the guide shows, applied to the whole tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from theomachy.core.languages import LANGUAGES

TREE = Path(__file__).parents[1]
GUIDE = TREE / "docs" / "adding_an_action.md"
KINDS = Path(__file__).parent / "kinds"
MOST_FILES = 6  # the chapter of the rules, the rules document, and a catalogue for each language
NEW = {  # of each game: a text of the new kind, and what is clicked for it
    "playing-gods": ("settle NA3", ("land:NA3",)),
    "gentes": ("alms 2", ("button:alms", "count:2")),
    "four-gods": ("wait", ("button:wait",)),
    "gods-first": ("feast", ("button:feast",)),
    "gods-second": ("offer", ("button:offer",)),
}
KNOWN = f"""
import theomachy
from theomachy.core.languages import LANGUAGES

for name, (text, targets) in {NEW!r}.items():
    game = theomachy.game(name)
    position = game.new(2 if name == "gentes" else 3, 1)
    action = game.parse(position, text)
    assert game.text(position, action) == text
    assert game.targets(position, action) == targets
    assert action in set(game.space(position))
    told = {{game.tell(position, 0, action, lang) for lang in LANGUAGES}}
    assert len(told) == len(LANGUAGES), told
    assert position.why_not(0, action)
    assert game.actions.kind(action).chance is False
"""


def shown_diff(game: str) -> str:
    if game == "playing-gods":
        return str(re.findall(r"```diff\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[1])
    return (KINDS / f"{game}.diff").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree with all changes: sources, rules documents, and the tests that are run over them."""
    folder = tmp_path_factory.mktemp("changed")
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(TREE / "src" / "theomachy", folder / "src" / "theomachy", ignore=left_out)
    shutil.copytree(TREE / "docs" / "rules", folder / "docs" / "rules")
    shutil.copytree(TREE / "tests" / "games", folder / "tests" / "games", ignore=left_out)
    for path in [*(TREE / "tests").glob("*.py"), TREE / "pyproject.toml"]:
        shutil.copy(path, folder / path.relative_to(TREE))
    for game in NEW:
        done = subprocess.run(
            ["git", "apply", "-"], input=shown_diff(game), cwd=folder, capture_output=True, text=True, check=False,
            encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == 0, f"{game}: {done.stderr}"
    return folder


def passes(folder: Path, *command: str) -> str:
    """What a process says that runs in the changed tree; empty if all is well."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, cwd=folder, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("game", NEW)
def test_a_new_kind_touches_six_files_the_catalogues_among_them(game: str) -> None:
    files = re.findall(r"^\+\+\+ b/(\S+)$", shown_diff(game), re.MULTILINE)
    catalogues = {path for path in files if path.endswith(".ftl")}
    assert {Path(path).stem for path in catalogues} == set(LANGUAGES)
    assert len(files) == len(set(files)) <= MOST_FILES
    assert {Path(path).suffix for path in set(files) - catalogues} == {".py", ".md"}


def test_a_new_kind_is_written_read_clicked_and_told(changed: Path) -> None:
    assert passes(changed, "-c", KNOWN) == ""


def test_games_with_a_new_kind_keep_the_laws(changed: Path) -> None:
    laws = [
        "legal_lists_are_complete_and_why_not_agrees",
        "texts_are_unique_and_parse_back",
        "paths_of_targets_tell_actions_apart",
    ]
    tests = [f"tests/test_every_game.py::test_{law}[{game}-2]" for law in laws for game in NEW]
    tests += [f"tests/games/test_{game.replace('-', '_')}_examples.py" for game in NEW]
    tests += ["tests/test_catalogues.py"]
    assert passes(changed, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests) == ""
