"""The tests for the change at hand: which files a change asks for, the nearest first (`make quick`).

What changed is found with git: on a branch everything since it left main, on main what is not committed yet or, if
that is nothing, the last commit. From that follow

1. the test files that changed themselves, and those that import a changed helper;
2. the test files that import a changed module;
3. the tests of the area it lies in (AREAS; for a game its own tests, and the laws of all games for this game);
4. a few that always run (ALWAYS).

`pytest --quick` plays them interpreted, in this order, until BUDGET seconds are over; it says what it left out.
"""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
BUDGET = 90.0  # seconds of playing; finding the tests takes some more
LAWS = "test_every_game.py"
ALWAYS = ("test_arrows.py", "test_old_records.py", "test_clauses.py")

# Where something lies, and the tests that speak of it first; what no line knows asks for all of LAWS.
AREAS = (
    ("src/theomachy/core/*", (LAWS, "test_*.py", "games/test_*_examples.py", "games/test_*_turn.py")),
    ("src/theomachy/parts/*", ("test_hexes.py", LAWS, "games/test_*_scoring.py", "games/test_*_plain.py")),
    ("src/theomachy/bots/*", ("test_bots.py", "test_learned.py", "test_inputs.py", "arena/*.py")),
    ("src/theomachy/learning/*", ("test_learned.py", "arena/test_learning.py")),
    ("src/theomachy/arena/*", ("arena/*.py", "test_research.py")),
    ("src/theomachy/rl/*", ("rl/*.py",)),
    ("src/theomachy/teaching/*", ("test_teaching.py",)),
    ("src/theomachy/template/*", ("test_new_game.py",)),
    ("src/theomachy/drawing/*", ("test_drawing.py", "test_panels.py", "test_samples.py", "games/*_picture.py")),
    ("src/theomachy/server/*", ("server/test_api.py", "server/test_live.py", "server/test_store.py")),
    ("src/theomachy/web/*", ("browser/test_table.py", "browser/test_morph.py", "server/test_texts.py")),
    ("src/theomachy/words/*", ("test_catalogues.py", "test_words.py", "server/test_texts.py")),
    ("src/theomachy/examples/*", ("rl/test_training.py", "server/test_client.py")),
    ("src/theomachy/notebook/*", ("test_notebook.py", "browser/test_widget.py")),
    ("src/theomachy/cli*.py", ("test_cli.py", "test_research.py")),
    ("src/theomachy/*.py", ("test_cli.py", "test_terminal.py", "test_python_api.py")),
    ("setup.py", ("test_installing.py",)),
    ("benchmarks/*", ()),
    ("docs/notebooks/*", ("test_tutorials.py", "test_site.py")),
    ("docs/*.md", ("test_research.py", "test_clauses.py", "test_tutorials.py", "test_site.py")),
    ("tools/*", ("test_site.py", "test_tutorials.py")),
    ("*.md", ()),
)
KEPT = re.compile(r"(?:docs/rules|tests/records|tests/counts|tests/pictures)/")  # what is kept for each game by name
OF_A_GAME = ("games/test_{}_*.py", "games/test_{}.py", "test_counts.py", "test_why.py", LAWS, "test_samples.py")


@dataclass
class Choice:
    """The chosen test files by how near they are, and the games that changed; or laws are looked at for all games."""

    files: dict[str, int] = field(default_factory=dict)
    games: set[str] = field(default_factory=set)
    all_games: bool = False

    def add(self, patterns: tuple[str, ...], rank: int) -> None:
        for pattern in patterns:
            for name in files_of_tests():
                if fnmatch(name, pattern) and self.files.get(name, 9) > rank:
                    self.files[name] = rank


@cache
def files_of_tests() -> tuple[str, ...]:
    return tuple(sorted(path.relative_to(TESTS).as_posix() for path in TESTS.rglob("test_*.py")))


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    open_now = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    base = git("merge-base", "HEAD", "main") or git("merge-base", "HEAD", "origin/main")
    since = git("diff", "--name-only", f"{base[0]}...HEAD") if base else []
    return sorted({*open_now, *since}) or git("diff", "--name-only", "HEAD~1")


def folders() -> dict[str, str]:
    """The games by the folders in which they lie, under src/theomachy/games."""
    import theomachy

    return {name: "/".join(theomachy.game(name).package.split(".")[2:]) for name in theomachy.game_names()}


def games_of(path: str) -> set[str]:
    """The games that a file belongs to: by its folder, its rules document, its records; of a shared folder all that
    share it."""
    for name, folder in folders().items():
        if path.startswith(f"src/theomachy/games/{folder}/"):
            return {name}
    if found := re.match(
        r"(?:docs/rules|tests/records|tests/counts|tests/pictures)/([a-z-]+?)(?:/|\.|-(?:start|middle|end)\.)", path
    ):
        return {found[1]} & set(folders())
    if found := re.match(r"src/theomachy/games/(\w+)/", path):
        return {name for name, folder in folders().items() if folder.split("/")[0] == found[1]}
    return set()


def importing(module: str) -> tuple[str, ...]:
    """The test files that import a module; helpers of tests are followed, and may use each other."""
    found: list[str] = []
    ahead, seen = [module], {module}
    while ahead:
        for name in users(ahead.pop()):
            if Path(name).name.startswith("test_"):
                found.append(name)
                continue
            new = [each for each in modules_of(name) if each not in seen]
            seen.update(new)
            ahead += new
    return tuple(dict.fromkeys(found))


@cache
def users(module: str) -> tuple[str, ...]:
    """The files of tests that import a module, however they write it."""
    package, _, leaf = module.rpartition(".")
    forms = [rf"^\s*(?:from|import) {re.escape(module)}\b"]
    if package:
        forms.append(rf"^\s*from {re.escape(package)} import [^\n]*\b{leaf}\b")
    wanted = re.compile("|".join(forms), re.MULTILINE)
    files = sorted(TESTS.rglob("*.py"))
    return tuple(f.relative_to(TESTS).as_posix() for f in files if wanted.search(f.read_text(encoding="utf-8")))


def modules_of(name: str) -> list[str]:
    """As what tests know a helper: as `walks`, or with its folder, as `games.gods`."""
    stem = name.removesuffix(".py").replace("/", ".")
    return [stem, stem.rpartition(".")[2]] if "." in stem else [stem]


def using(helper: str) -> tuple[str, ...]:
    """The test files that use a helper."""
    return tuple(dict.fromkeys(test for module in modules_of(helper) for test in importing(module)))


def choose(paths: list[str]) -> Choice:
    choice = Choice()
    choice.add(ALWAYS, 4)
    for path in paths:
        games = games_of(path)
        choice.games |= games
        for game in games:
            choice.add(tuple(each.format(game.replace("-", "_")) for each in OF_A_GAME), 3)
        if path.startswith("tests/") and path.endswith(".py"):
            name = path.removeprefix("tests/")
            choice.add((name,) if Path(name).name.startswith("test_") else using(name), 1)
        elif not games:
            area = next((tests for place, tests in AREAS if fnmatch(path, place)), (LAWS,))
            choice.add(area, 3)
            choice.all_games |= LAWS in area
        if path.startswith("src/") and path.endswith(".py"):
            module = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            choice.add(importing(module), 2)
    choice.all_games |= not choice.games
    return choice
