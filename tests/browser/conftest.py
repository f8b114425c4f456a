"""A real server process and a real Chromium. Without a Chromium these tests are skipped, and say so."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "server")]

from driver import CHROMIUM, Someone, wait_for_end  # noqa: E402
from nursery import cut_fonts  # noqa: E402
from processes import Client, Process  # noqa: E402


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None:
        for item in items:
            if "browser" in item.path.parts:
                item.add_marker(pytest.mark.skip(reason="no Chromium was found on this machine"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    cut_fonts()
    found = Process(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def game_of_bots(server: Process) -> str:
    """A table at which bots have played by themselves to the end, open to everybody. It takes the server a while to
    think a game over, so all who look at a game again look at this one."""
    client = Client(server.address)
    wish = {"game": "gods-second", "seats": [{"kind": "bot", "bot": "level:1"}] * 2, "public": True}
    table = str(client.http.post("/api/tables", json=wish).json()["id"])
    wait_for_end(client, table)
    client.close()
    return table


# Pages of the browser itself (its buttons and its address bar are some) and renderers in advance: each profile would
# begin with them, which takes more time than most tests. The rest Playwright switches off too; the last list counts.
OFF = (
    "PreloadTopChromeWebUI", "PreloadTopChromeWebUILessNavigations", "InitialWebUI", "WebUIReloadButton",
    "WebUIToolbar", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "SpareRendererForSitePerProcess", "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)  # fmt: skip


class Chromium:
    """One Chromium for all tests of this folder that follow each other, and people in it who have gone home.

    Not for the whole session: while it is open its event loop counts as running, and other tests need their own.
    """

    playwright: Any = None
    browser: Any = None
    at_home: ClassVar[dict[str, list[Someone]]] = {}

    @classmethod
    def open(cls) -> Any:
        from playwright.sync_api import sync_playwright

        if cls.browser is None:
            cls.playwright = sync_playwright().start()
            args = ["--no-sandbox", f"--disable-features={','.join(OFF)}"]
            cls.browser = cls.playwright.chromium.launch(executable_path=CHROMIUM, args=args)
        return cls.browser

    @classmethod
    def close(cls) -> None:
        cls.at_home.clear()
        if cls.browser is not None:
            cls.browser.close()
            cls.playwright.stop()
            cls.browser = cls.playwright = None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    yield
    if nextitem is None or nextitem.path.parent != HERE:
        Chromium.close()


@pytest.fixture
def browser() -> Any:
    return Chromium.open()


SIZE = {"width": 1280, "height": 800}


@pytest.fixture
def people(browser: Any, server: Process) -> Iterator[Any]:
    """Makes people: each has a browser profile of their own. A script error in any of their pages fails the test.

    A profile and its first page take a second to make. Who goes home forgets everything, and comes again as somebody
    else of the same kind (language, touch, ...), in a window of any size and look; unless the test has changed the page
    itself. Whatever is not about motion goes without it.
    """
    made: list[tuple[str, Someone]] = []

    def make(**look: Any) -> Someone:
        size, motion, colours = (
            look.pop(name, usual)
            for name, usual in (("viewport", SIZE), ("reduced_motion", "reduce"), ("color_scheme", "light"))
        )
        kind = f"{server.address} {json.dumps(look, sort_keys=True)}"
        home = Chromium.at_home.setdefault(kind, [])
        someone = home.pop() if home else Someone(browser.new_context(viewport=size, **look), server.address)
        someone.look(size, colours, motion)
        made.append((kind, someone))
        return someone

    yield make
    errors = [error for _, someone in made for error in someone.errors]
    for kind, someone in made:
        home = Chromium.at_home[kind]
        if not errors and len(home) < 3 and someone.forget():
            home.append(someone)
        else:
            someone.context.close()
    assert errors == []
