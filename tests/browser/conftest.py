"""A real server process and a real Chromium. Without a Chromium these tests are skipped, and say so."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
SOURCE = Path(__file__).parents[2] / "src"
CHROMIUM = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome")) if p), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None:
        for item in items:
            if "browser" in item.path.parts:
                item.add_marker(pytest.mark.skip(reason="no Chromium was found on this machine"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path | str, bot_pause: float = 0.0) -> None:
        self.data = str(data)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.bot_pause = bot_pause
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        code = (
            "from theomachy.server.serve import serve; from theomachy.server.desk import Settings; "
            f"serve(port={self.port}, settings=Settings(data={self.data!r}, bot_pause={self.bot_pause}, "
            "requests_per_second=10000.0, tables_per_minute=10000.0, bot_workers=1), log_level='warning')"
        )
        env = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=env, stdout=subprocess.DEVNULL, start_new_session=True
        )
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        code = self.process.wait(20)
        return code


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[Any]:
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
