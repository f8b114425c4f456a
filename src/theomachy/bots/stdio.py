"""Bots in any language, as programs that read questions and write answers, one line each.

`program:PATH` starts the program; arguments may follow, separated by commas. The protocol: docs/bot_protocol.md.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
from typing import Any

from theomachy.bots.bot import BadSpec, Bot, Spec
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.position import Position

VERSION = 1


class BotFailed(TheomachyError):
    """The program ended, answered nonsense, or chose what it was not offered."""


class Program:
    """A program that is running and is asked, wherever the questions come from."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
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
            raise BotFailed(f"the bot program {self.command[0]!r} has ended") from error

    def ask(self, player: int, view: Any, legal: list[str], seed: int) -> str:
        """One of the texts in `legal`."""
        self.send({"type": "choose", "player": player, "seed": seed, "view": view, "legal": legal})
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BotFailed(f"the bot program {self.command[0]!r} has ended without an answer")
        answer = line.strip()
        if answer not in legal:
            raise BotFailed(f"the bot program {self.command[0]!r} answered {answer[:80]!r}, which it was not offered")
        return answer

    def close(self) -> None:
        with contextlib.suppress(BotFailed):
            self.send({"type": "bye"})
        if self.process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):
                self.process.stdin.close()
        try:
            self.process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


class ProgramBot(Program):
    """Sends what the player may know and the legal actions; takes one of them back."""

    def __init__(self, command: list[str], game: Game) -> None:
        super().__init__(command)
        self.game = game
        self.hello(game.name, game.revision)

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = [int(a) for a in position.legal(player)]
        texts = [self.game.text(position, a) for a in legal]
        seed = dice.word()
        return legal[texts.index(self.ask(player, self.game.view(position, player), texts, seed))]

    def __repr__(self) -> str:
        return f"program:{shlex.join(self.command)}"


def make_program(spec: Spec, game: Game) -> Bot:
    command = spec.settings.get("", "").split(",")
    if not command[0]:
        raise BadSpec("bot 'program': say which program, as program:PATH or program:PATH,ARGUMENT")
    return ProgramBot(command, game)
