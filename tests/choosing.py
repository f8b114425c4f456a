"""Which tests a run plays: those that people wait for, all of them every night, few of them a second time interpreted,
and those of the change at hand.

docs/testing.md tells what runs where and why; this plugin does it.
"""

from __future__ import annotations

import os
import time
from fnmatch import fnmatch
from pathlib import Path

import pytest
from hypothesis import settings

import quick

TESTS = Path(__file__).parent
INTERPRETED = bool(os.environ.get("THEOMACHY_PURE"))

# What stands around the rules asks them through the contract and is the same in both forms: it is tested once, over
# the compiled form. A test of these files that is marked `interpreted` runs over both; one of another file that is
# marked `around` runs over the compiled form alone.
AROUND = (
    "server/*", "browser/*", "arena/*", "rl/*", "games/*_picture.py", "games/*_panels.py", "games/*_sentences.py",
    "test_arrows.py", "test_assistant.py", "test_extras.py", "test_house.py", "test_portable.py", "test_wheel.py",
    "test_installing.py",
    "test_catalogues.py", "test_clauses.py", "test_cli.py", "test_components.py", "test_drawing.py",
    "test_pairs.py", "test_panels.py", "test_research.py", "test_samples.py", "test_suite.py",
    "test_terminal.py", "test_words.py", "test_depicted.py", "test_pointed_at.py",
    "test_site.py", "test_notebook.py", "test_tutorials.py", "test_new_game.py", "test_new_kind.py",
    "test_told.py", "test_view_words.py", "test_teaching.py", "test_puzzles.py", "test_styles.py", "test_names.py",
)  # fmt: skip

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("nightly", deadline=None, derandomize=True, max_examples=500)
settings.load_profile("steady")


class Run:
    """What was asked for on the command line."""

    nightly = False
    quick: quick.Choice | None = None
    began = 0.0


def nightly() -> bool:
    """Is this a run that leaves nothing out? For numbers that are a matter of patience: games, kills, positions."""
    return Run.nightly


def patience(usual: int, every_night: int) -> int:
    return every_night if Run.nightly else usual


def looked_at(game: str) -> bool:
    """Are laws of this game proved for all pairs of its options? In a quick run only if the game itself changed."""
    return Run.quick is None or game in Run.quick.games


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="also what is exhaustive (docs/testing.md)")
    parser.addoption("--quick", action="store_true", help="only what the change at hand asks for (docs/testing.md)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--nightly"):
        Run.nightly = True
        settings.load_profile("nightly")
    if config.getoption("--quick"):
        Run.quick = quick.choose(quick.changed_files())


def pytest_report_header() -> list[str]:
    return [f"quick: {len(Run.quick.files)} files for the change at hand"] if Run.quick else []


def left_out(path: Path) -> bool:
    """Is this a file that the interpreted run leaves out?"""
    if not INTERPRETED or Run.nightly or Run.quick or not path.is_relative_to(TESTS):
        return False
    return any(fnmatch(path.relative_to(TESTS).as_posix(), each) for each in AROUND)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if collection_path.suffix != ".py" or not collection_path.is_relative_to(TESTS):
        return None
    if Run.quick and collection_path.relative_to(TESTS).as_posix() not in Run.quick.files:
        return True
    if left_out(collection_path) and "mark.interpreted" not in collection_path.read_text(encoding="utf-8"):
        return True  # not even imported
    return None


def leaves(item: pytest.Item) -> bool:
    if item.get_closest_marker("nightly"):
        return not Run.nightly
    if item.get_closest_marker("around") and INTERPRETED and not (Run.nightly or Run.quick):
        return True
    if Run.quick and not Run.quick.all_games:
        return bool(games_in(item)) and not games_in(item) & Run.quick.games
    return left_out(item.path) and not item.get_closest_marker("interpreted")


def games_in(item: pytest.Item) -> set[str]:
    """The games among the parameters of a test."""
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return {str(getattr(value, "game", value)) for value in parameters} & set(quick.folders())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = {item for item in items if leaves(item)}
    if left:
        config.hook.pytest_deselected(items=list(left))
        items[:] = [item for item in items if item not in left]
    if Run.quick:
        near = Run.quick.files
        items.sort(key=lambda item: near.get(item.path.relative_to(TESTS).as_posix(), 9))


def pytest_runtest_setup() -> None:
    Run.began = Run.began or time.monotonic()  # of the first test
    if Run.quick and time.monotonic() - Run.began > quick.BUDGET:
        pytest.skip(f"{quick.BUDGET:.0f} seconds are over; make test plays it")
