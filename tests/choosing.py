"""Which tests a run plays: all that people wait for, more of them every night, few of them a second time interpreted.

docs/testing.md tells what runs where and why; this file and `conftest.py` do it.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

TESTS = Path(__file__).parent

# What stands around the rules asks them through the contract and is the same in both forms: it is tested once, over
# the compiled form. A test of these files that is marked `interpreted` runs over both.
AROUND = (
    "server/*", "browser/*", "arena/*", "games/*_picture.py", "games/*_sentences.py", "test_arrows.py",
    "test_catalogues.py", "test_clauses.py", "test_cli.py", "test_components.py", "test_drawing.py",
    "test_pairs.py", "test_panels.py", "test_research.py", "test_samples.py", "test_suite.py", "test_terminal.py", "test_words.py",
)  # fmt: skip

_nightly = False


def set_nightly(wanted: bool) -> None:
    global _nightly
    _nightly = wanted


def nightly() -> bool:
    """Is this a run that leaves nothing out? For numbers that are a matter of patience: games, kills, positions."""
    return _nightly


def around_the_rules(path: Path) -> bool:
    """Is this a test file that the interpreted run leaves out?"""
    return path.is_relative_to(TESTS) and any(fnmatch(path.relative_to(TESTS).as_posix(), each) for each in AROUND)
