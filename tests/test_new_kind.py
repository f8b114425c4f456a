"""One more kind of action in one of the five games: the change that the guide shows, applied to the whole tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from theomachy.core.languages import LANGUAGES

TREE = Path(__file__).parents[1]
GUIDE = TREE / "docs" / "adding_an_action.md"
GAME = "src/theomachy/games/playing_gods"
MOST_FILES = 4  # beside the catalogues, one for each language
KNOWN = """
import theomachy
from theomachy.core.languages import LANGUAGES

game = theomachy.game("playing-gods")
position = game.new(3, 1)
action = game.parse(position, "settle NA3")
assert game.text(position, action) == "settle NA3"
assert game.targets(position, action) == ("land:NA3",)
assert action in set(game.space(position))
told = {game.tell(position, 0, action, lang) for lang in LANGUAGES}
assert len(told) == len(LANGUAGES), told
assert game.actions.kind(action).chance is False
"""


def shown_diff() -> str:
    return str(re.findall(r"```diff\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)[1])


def changed(folder: Path) -> None:
    """The tree with the change: sources, rules documents, and the tests that are run over them."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(TREE / "src" / "theomachy", folder / "src" / "theomachy", ignore=left_out)
    shutil.copytree(TREE / "docs" / "rules", folder / "docs" / "rules")
    shutil.copytree(TREE / "tests" / "games", folder / "tests" / "games", ignore=left_out)
    for path in [*(TREE / "tests").glob("*.py"), TREE / "pyproject.toml"]:
        shutil.copy(path, folder / path.relative_to(TREE))
    done = subprocess.run(
        ["git", "apply", "-"], input=shown_diff(), cwd=folder, capture_output=True, text=True, check=False,
        encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def passes(folder: Path, *command: str) -> str:
    """What a process says that runs in the changed tree; empty if all is well."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, env=env, cwd=folder, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_a_new_kind_in_one_of_the_five_games_touches_four_files_and_the_catalogues(tmp_path: Path) -> None:
    files = re.findall(r"^\+\+\+ b/(\S+)$", shown_diff(), re.MULTILINE)
    catalogues = {f"{GAME}/words/{lang}.ftl" for lang in LANGUAGES}
    assert catalogues < set(files)
    assert len(files) == len(set(files)) <= MOST_FILES + len(LANGUAGES)
    changed(tmp_path)
    assert passes(tmp_path, "-c", KNOWN) == ""
    laws = [
        "legal_lists_are_complete_and_why_not_agrees",
        "texts_are_unique_and_parse_back",
        "paths_of_targets_tell_actions_apart",
    ]
    tests = [f"tests/test_every_game.py::test_{law}[playing-gods-2]" for law in laws]
    tests += ["tests/games/test_playing_gods_examples.py", "tests/test_catalogues.py"]
    assert passes(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests) == ""
