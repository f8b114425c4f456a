"""A process that has loaded the server already and forks one whenever a test asks for it.

Loading takes seconds of a processor, and tests start a hundred servers. What is forked is a process like any other: of
its own session, with its own settings, environment, log and port, to be killed or told to stop. Only the loading is
shared. Servers that are started as people start them, by the command, are tested in test_kill.py and test_proxies.py.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

HERE = str(Path(__file__).parent)
SOURCE = Path(__file__).parents[2] / "src"
FORKS = hasattr(os, "fork") and sys.platform.startswith("linux")  # elsewhere servers are loaded one by one


class Nursery:
    """The loaded process, seen by the tests: one line asks, one line answers."""

    def __init__(self) -> None:
        code = f"import sys; sys.path[:0] = [{HERE!r}]; from nursery import tend; tend()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.one_at_a_time = threading.Lock()
        atexit.register(self.process.communicate)  # closes the line, and waits until it has ended

    def ask(self, **wish: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.one_at_a_time:
            self.process.stdin.write(json.dumps(wish) + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        assert answer, "the nursery has ended"
        return json.loads(answer)


LOADING = threading.Lock()


def cut_fonts() -> None:
    """Servers that are forked from now on have the typeface of the pages, which takes each of them a second."""
    if FORKS:
        nursery().ask(fonts=True)


def nursery() -> Nursery:
    """One for each process that runs tests, however many threads ask; it ends with it."""
    with LOADING:
        return loaded()


@cache
def loaded() -> Nursery:
    return Nursery()


class Forked:
    """A process out of the nursery, as if it had been opened by `subprocess.Popen`."""

    def __init__(self, call: dict[str, Any], log: Path | None, home: Nursery | None = None) -> None:
        self.home = home or nursery()
        self.returncode: int | None = None
        self.pid = int(self.home.ask(call=call, log=str(log) if log else None, environment=dict(os.environ)))

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.home.ask(ended=self.pid)
        return self.returncode

    def wait(self, timeout: float = 90) -> int:
        until = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("a server", timeout)
            time.sleep(0.01)
        return code

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


def tend() -> None:
    """What the loaded process does: it forks, and tells how those that it forked have ended. None outlives the tests,
    even if these were ended before they could stop it."""
    from theomachy.server.serve import warm_up

    warm_up()
    assert threading.active_count() == 1, "threads do not live on in a fork"
    forked: set[int] = set()
    ended: dict[int, int] = {}
    for line in sys.stdin:
        wish = json.loads(line)
        if "ended" in wish:
            pid = wish["ended"]
            if pid not in ended and (found := os.waitpid(pid, os.WNOHANG)) != (0, 0):
                ended[pid] = os.waitstatus_to_exitcode(found[1])
            answer = ended.get(pid)
        elif "fonts" in wish:
            from theomachy.server import fonts

            answer = sum(len(fonts.font(name)) for name in fonts.WEIGHTS)
        else:
            answer = os.fork()
            if answer == 0:
                live(wish)
            forked.add(answer)
        print(json.dumps(answer), flush=True)
    for pid in forked - ended.keys():  # these have not been waited for, so their numbers are still theirs
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def live(wish: dict[str, Any]) -> None:
    """The life of what was forked."""
    code = 1
    try:
        os.setsid()
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, 0)
        os.dup2(nothing, 1)
        if wish["log"]:
            os.dup2(os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
        os.environ.clear()
        os.environ.update(wish["environment"])
        serving(**wish["call"])
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def serving(host: str, port: int, settings: dict[str, Any], log_level: str) -> None:
    from theomachy.server.desk import Settings
    from theomachy.server.serve import serve

    serve(host, port, settings=Settings(**settings), log_level=log_level)
