"""Windows and macOS run the same code: nothing is imported or called unasked that only some systems have."""

from __future__ import annotations

import ast
import asyncio
import os
import re
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import theomachy
from theomachy.server import serve, thinking

SOURCE = Path(theomachy.__file__).parent
ONLY_POSIX = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "spwd", "syslog", "termios", "tty"}
ONLY_POSIX_OS = {
    "fork",
    "forkpty",
    "getuid",
    "geteuid",
    "getgid",
    "nice",
    "killpg",
    "setsid",
    "uname",
    "mkfifo",
    "wait3",
}


def unguarded(tree: ast.AST) -> list[str]:
    """What only some systems have, used outside of `try` and of an `if` that asks for the system or the name."""
    found: list[str] = []

    def look(node: ast.AST, guarded: bool) -> None:
        if isinstance(node, ast.Try | ast.If):
            asks = ast.unparse(node.test) if isinstance(node, ast.If) else "try"
            guarded = guarded or any(word in asks for word in ("try", "platform", "hasattr", "os.name"))
        names: set[str] = set()
        if isinstance(node, ast.Import):
            names = {alias.name for alias in node.names} & ONLY_POSIX
        elif isinstance(node, ast.ImportFrom):
            names = {node.module or ""} & ONLY_POSIX
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "os":
            names = {node.attr} & ONLY_POSIX_OS
        if not guarded:
            found.extend(f"line {getattr(node, 'lineno', 0)}: {name}" for name in names)
        for child in ast.iter_child_nodes(node):
            look(child, guarded)

    look(tree, False)
    return found


def mentioning(words: Iterable[str]) -> Iterator[tuple[str, ast.AST]]:
    """The files of the source in which one of the words stands: no other needs to be taken apart."""
    pattern = re.compile(rf"\b(?:{'|'.join(words)})\b")
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if pattern.search(text):
            yield path.relative_to(SOURCE).as_posix(), ast.parse(text)


def test_what_only_some_systems_have_is_asked_for_first() -> None:
    looked_at = dict(mentioning(ONLY_POSIX | ONLY_POSIX_OS))
    assert {"server/door.py", "server/thinking.py"} <= set(looked_at)
    assert {path: found for path, tree in looked_at.items() if (found := unguarded(tree))} == {}


@pytest.mark.parametrize(("code", "wrong"), [
    ("import fcntl", ["line 1: fcntl"]),
    ("def f():\n    os.nice(3)", ["line 2: nice"]),
    ("from resource import getrlimit", ["line 1: resource"]),
    ("if sys.platform != 'win32':\n    import fcntl", []),
    ("try:\n    import resource\nexcept ImportError:\n    resource = None", []),
    ("if hasattr(os, 'nice'):\n    os.nice(1)", []),
])  # fmt: skip
def test_the_search_finds_what_is_unguarded(code: str, wrong: list[str]) -> None:
    assert unguarded(ast.parse(code)) == wrong


def test_files_are_read_and_written_as_utf_8() -> None:
    """The usual encoding of Windows is another."""
    wrong = []
    looked_at = dict(mentioning(["read_text", "write_text"]))
    assert len(looked_at) > 5
    for path, tree in looked_at.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                if node.func.attr in ("read_text", "write_text"):
                    said = {keyword.arg for keyword in node.keywords} | ({"encoding"} if len(node.args) > 1 else set())
                    if "encoding" not in said and not (node.func.attr == "read_text" and node.args):
                        wrong.append(f"{path}:{node.lineno}")
    assert wrong == []


def test_bots_study_where_processes_cannot_be_made_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[bool] = []
    monkeypatch.setattr(thinking, "begin_worker", lambda: begun.append(True))
    monkeypatch.delattr(os, "nice", raising=False)
    thinking.begin_studying()
    assert begun == [True]


def test_the_server_stops_on_ctrl_c_where_loops_know_no_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    async def inside() -> None:
        loop = asyncio.get_running_loop()

        def unknown(*_: object) -> None:
            raise NotImplementedError

        monkeypatch.setattr(loop, "add_signal_handler", unknown, raising=False)
        stop = asyncio.Event()
        before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            serve.heed_signals(loop, stop)
            signal.raise_signal(signal.SIGINT)
            await asyncio.wait_for(stop.wait(), 10)
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    asyncio.run(inside())
