"""What a bot is, how one is named, and the one place where a bot is asked.

A bot never receives the true position: `ask` deals the hidden part anew, as the bot's player could believe it to
be, and looks at the answer before anybody acts on it.

A bot's name is a spec: `random`, `greedy`, `mcts:sims=2000`, `level:4`. New kinds of bots are entries in MAKERS.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Protocol, cast

from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.position import Position


class BadSpec(TheomachyError):
    """The name of a bot that does not exist or does not take such settings."""


class Bot(Protocol):
    def choose(self, position: Position, player: int, dice: Dice) -> int:
        """One of `position.legal(player)`, which is not empty. The position may be changed at will."""
        ...


@dataclass(frozen=True)
class Spec:
    """A bot's name taken apart: `mcts:sims=2000,depth=3`; a lone value (`level:4`) is kept under the key ''."""

    name: str
    settings: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        settings = ",".join(f"{key}={value}" if key else value for key, value in self.settings.items())
        return f"{self.name}:{settings}" if settings else self.name

    def only(self, *allowed: str) -> None:
        """Refuse settings that this kind of bot does not have."""
        for key in self.settings:
            if key not in allowed:
                named = ", ".join(name for name in allowed if name) or "none"
                raise BadSpec(f"bot {self.name!r} has no setting {key or self.settings[key]!r}; allowed: {named}")

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A setting that is a whole number."""
        text = self.settings.get(key, str(default))
        if not re.fullmatch(r"\d{1,12}", text) or not low <= int(text) <= high:
            raise BadSpec(f"bot {self.name!r}: {key or 'its number'} is {text!r}; allowed: {low} to {high}")
        return int(text)


Maker = Callable[[Spec, Game], Bot]

# Where each kind of bot is made: module and function. Loaded when first asked for.
MAKERS: dict[str, tuple[str, str]] = {
    "random": ("theomachy.bots.simple", "make_random"),
    "greedy": ("theomachy.bots.simple", "make_greedy"),
    "mcts": ("theomachy.bots.search", "make_mcts"),
    "level": ("theomachy.bots.levels", "make_level"),
    "hint": ("theomachy.bots.adviser", "make_hint"),
    "program": ("theomachy.bots.stdio", "make_program"),
}


def parse_spec(text: str) -> Spec:
    """Take a spec apart; what cannot be read or is not known is refused."""
    name, colon, rest = text.strip().partition(":")
    if name not in MAKERS:
        raise BadSpec(f"no bot {name!r}; there are: {', '.join(MAKERS)}")
    settings: dict[str, str] = {}
    if name == "program" and rest:  # what follows is a command, not settings
        return Spec(name, {"": rest})
    if colon:
        for part in rest.split(","):
            key, equals, value = (piece.strip() for piece in part.partition("="))
            if not equals:
                key, value = "", key
            if not value or key in settings:
                raise BadSpec(f"cannot read the bot {text!r}; write NAME, NAME:VALUE or NAME:KEY=VALUE,KEY=VALUE")
            settings[key] = value
    return Spec(name, settings)


def make_bot(spec: str | Spec, game: Game) -> Bot:
    """The bot of that name, ready to play the game."""
    parsed = parse_spec(spec) if isinstance(spec, str) else spec
    module, function = MAKERS[parsed.name]
    maker: Maker = getattr(import_module(module), function)
    return maker(parsed, game)


def considered(position: Position, player: int) -> Sequence[int]:
    """What a bot chooses from: the sensible actions, or all if none is (in real time waiting may be wiser)."""
    return cast(Sequence[int], position.sensible(player) or position.legal(player))


def ask(bot: Bot, position: Position, player: int, dice: Dice) -> int:
    """What the bot wants to do. It sees the position as its player knows it, nothing more.

    `dice` are the bot's own: nothing it draws changes what chance will do.
    """
    action = bot.choose(position.redeal(player, dice), player, dice)
    clause = position.why_not(player, action)
    if clause:
        raise RuntimeError(f"the bot {bot!r} chose the illegal action {action} ({clause})")
    return action
