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


class ProgramBot:
    """Sends what the player may know and the legal actions; takes one of them back."""

    def __init__(self, command: list[str], game: Game) -> None:
        self.command = command
        self.game = game
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            raise BadSpec(f"bot program {command[0]!r} cannot be started: {error.strerror}") from error
        self.send({"type": "hello", "protocol": VERSION, "game": game.name, "rules": game.revision})

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise BotFailed(f"the bot program {self.command[0]!r} has ended") from error

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        legal = [int(a) for a in position.legal(player)]
        texts = [self.game.text(position, a) for a in legal]
        self.send({
            "type": "choose", "player": player, "seed": dice.word(), "view": self.game.view(position, player),
            "legal": texts,
        })  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise BotFailed(f"the bot program {self.command[0]!r} has ended without an answer")
        answer = line.strip()
        if answer not in texts:
            raise BotFailed(f"the bot program {self.command[0]!r} answered {answer[:80]!r}, which it was not offered")
        return legal[texts.index(answer)]

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
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __repr__(self) -> str:
        return f"program:{shlex.join(self.command)}"


def make_program(spec: Spec, game: Game) -> Bot:
    command = spec.settings.get("", "").split(",")
    if not command[0]:
        raise BadSpec("bot 'program': say which program, as program:PATH or program:PATH,ARGUMENT")
    return ProgramBot(command, game)
