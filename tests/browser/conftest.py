"""A real server process and a real Chromium. Without a Chromium these tests are skipped, and say so."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]

from driver import CHROMIUM  # noqa: E402
from processes import Client, Process  # noqa: E402


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None:
        for item in items:
            if "browser" in item.path.parts:
                item.add_marker(pytest.mark.skip(reason="no Chromium was found on this machine"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    found = Process(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def game_of_bots(server: Process) -> str:
    """A table at which bots play by themselves, open to everybody. It takes the server a while to think a game over,
    so all who look at a game again look at this one."""
    client = Client(server.address)
    wish = {"game": "gods-second", "seats": [{"kind": "bot", "bot": "level:1"}] * 2, "public": True}
    table = client.http.post("/api/tables", json=wish).json()["id"]
    client.close()
    return str(table)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    # Not for the whole session: while it is open its event loop counts as running, and other tests need their own.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def people(browser: Any, server: Process) -> Iterator[Any]:
    """Makes people: each has a browser of their own. A script error in any of their pages fails the test."""
    from driver import Someone

    made: list[Someone] = []

    def make(**look: Any) -> Someone:
        someone = Someone(browser.new_context(**({"viewport": {"width": 1280, "height": 800}} | look)), server.address)
        made.append(someone)
        return someone

    yield make
    errors = [error for someone in made for error in someone.errors]
    for someone in made:
        someone.context.close()
    assert errors == []
