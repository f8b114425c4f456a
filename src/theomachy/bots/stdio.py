"""Bots in any language, as programs that read questions and write answers, one line each.

`program:PATH` starts the program; arguments may follow, separated by commas. The protocol: docs/bot_protocol.md.

A program that takes longer than its limit for an answer is ended, with all processes that it has started, and its match
ends as after any other failure: nobody can say what it would have played.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from threading import Event, Timer
from typing import Any

from theomachy.bots.bot import BadSpec, Bot, Spec
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.position import Position

VERSION = 1
LIMIT = 60.0  # seconds by the clock for an answer, where nobody says otherwise
LONGEST = 86_400.0


class BotFailed(TheomachyError):
    """The program ended, answered nonsense, took too long, or chose what it was not offered."""


class Program:
    """A program that is running and is asked, wherever the questions come from."""

    def __init__(self, command: list[str], limit: float = LIMIT) -> None:
        self.command = command
        self.limit = limit
        self.late = Event()  # was it ended because it took too long?
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1,
                start_new_session=True,  # so that it can be ended with all that it has started
            )  # fmt: skip
        except OSError as error:
            raise BadSpec(f"bot program {command[0]!r} cannot be started: {error.strerror}") from error

    def hello(self, game: str, rules: int) -> None:
        self.send({"type": "hello", "protocol": VERSION, "game": game, "rules": rules})

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise BotFailed(self.too_late() or f"the bot program {self.command[0]!r} has ended") from error

    def ask(self, player: int, view: Any, legal: list[str], seed: int) -> str:
        """One of the texts in `legal`."""
        assert self.process.stdout is not None
        with self.watched():  # a program that does not read holds up the question, too
            self.send({"type": "choose", "player": player, "seed": seed, "view": view, "legal": legal})
            line = self.process.stdout.readline()
        if not line or self.late.is_set():
            ended = f"the bot program {self.command[0]!r} has ended without an answer"
            raise BotFailed(self.too_late() or ended)
        answer = line.strip()
        if answer not in legal:
            raise BotFailed(f"the bot program {self.command[0]!r} answered {answer[:80]!r}, which it was not offered")
        return answer

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """The program is ended if this takes longer than its limit."""
        timer = Timer(self.limit, self.end_late)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def end_late(self) -> None:
        self.late.set()
        self.kill()

    def too_late(self) -> str:
        if not self.late.is_set():
            return ""
        return f"the bot program {self.command[0]!r} has not answered within {self.limit:g} s and was ended"

    def kill(self) -> None:
        """End it at once, and all that it has started."""
        if sys.platform == "win32":
            self.process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Say goodbye. A program that does not end by itself within two seconds is ended."""
        timer = Timer(2, self.kill)
        timer.daemon = True
        timer.start()
        try:
            with contextlib.suppress(BotFailed):
                self.send({"type": "bye"})
            if self.process.stdin is not None:
                with contextlib.suppress(BrokenPipeError):
                    self.process.stdin.close()
            self.process.wait()
        finally:
            timer.cancel()
        if self.process.stdout is not None:
            self.process.stdout.close()


class ProgramBot(Program):
    """Sends what the player may know and the legal actions; takes one of them back."""

    def __init__(self, command: list[str], game: Game, limit: float = LIMIT) -> None:
        super().__init__(command, limit)
        self.game = game
        self.hello(game.name, game.revision)

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = [int(a) for a in position.legal(player)]
        texts = [self.game.text(position, a) for a in legal]
        seed = dice.word()
        return legal[texts.index(self.ask(player, self.game.view(position, player), texts, seed))]

    def __repr__(self) -> str:
        return f"program:{shlex.join(self.command)}"


def seconds_for_answer(text: str) -> float:
    """`5s`, `250ms` or `5`: the limit for an answer."""
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,9})?)(ms|s)?", text)
    seconds = float(found[1]) * (0.001 if found[2] == "ms" else 1) if found else 0.0
    if not 0.001 <= seconds <= LONGEST:
        raise BadSpec(f"bot 'program': limit is {text!r}; write 5s or 250ms, from 1ms to a day")
    return seconds


def make_program(spec: Spec, game: Game) -> Bot:
    command = spec.settings.get("", "").split(",")
    limit = LIMIT
    if command[0].startswith("limit="):
        limit = seconds_for_answer(command.pop(0).removeprefix("limit="))
    if not command or not command[0]:
        raise BadSpec(
            "bot 'program': say which program, as program:PATH, program:PATH,ARGUMENT or program:limit=5s,PATH"
        )
    return ProgramBot(command, game, limit)
