"""Settings shared by all tests, and the choice among them: what `choosing` says."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

import choosing

settings.register_profile("steady", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("nightly", deadline=None, derandomize=True, max_examples=500)
settings.load_profile("steady")

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests run side by side: threads of one would wait for the other's

pytest_plugins = ["needs"]
INTERPRETED = bool(os.environ.get("THEOMACHY_PURE"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="also what is exhaustive (docs/testing.md)")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--nightly"):
        choosing.set_nightly(True)
        settings.load_profile("nightly")


def left_out(path: Path) -> bool:
    return INTERPRETED and not choosing.nightly() and choosing.around_the_rules(path)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    if collection_path.suffix == ".py" and left_out(collection_path):
        return "mark.interpreted" not in collection_path.read_text(encoding="utf-8") or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = [item for item in items if leaves(item)]
    if left:
        config.hook.pytest_deselected(items=left)
        gone = set(left)
        items[:] = [item for item in items if item not in gone]


def leaves(item: pytest.Item) -> bool:
    if item.get_closest_marker("nightly"):
        return not choosing.nightly()
    return left_out(item.path) and not item.get_closest_marker("interpreted")
