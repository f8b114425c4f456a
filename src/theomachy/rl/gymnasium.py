"""Every game as a Gymnasium environment: one seat against bots of a chosen strength.

    import gymnasium, theomachy.rl.gymnasium
    env = gymnasium.make("theomachy/GodsSecond-v0", players=3, opponents="level:2")

Observations are arrays (docs/rl.md names their parts), actions numbers. Which are open stands in `info["action_mask"]`
and comes from `env.unwrapped.action_masks()`, where maskable algorithms look for it; the numbers themselves in
`info["legal_actions"]`. The end brings 1 for the only winner, -1 for the loser of two; a shared victory lies between.
An action that is not open raises IllegalAction; with `illegal="lose"` it loses the game, with `illegal="random"` an
open one that is drawn happens instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import theomachy
from theomachy.bots.bot import Bot, ask, make_bot
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.position import NOBODY
from theomachy.rl.kit import LONGEST, Kit, Part
from theomachy.rl.table import FRAMES, RENDER_MODES, Table, check_render_mode, dice_of_words, words_of

with needing("rl"):
    import gymnasium
    import numpy as np


class AgainstBots(gymnasium.Env):
    """`seat` is the learner's, or None for another one in every game; `opponents` one bot for all other seats, or one
    for each in the order of seats. Bots see what their player may know, and have dice of their own. The learner `sees`
    the `board`, the `counts` that learned bots judge by, or `all`."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES}  # noqa: RUF012 - as the base class has it

    def __init__(
        self, game: str = "gods-second", players: int | None = None, *, opponents: str | Sequence[str] = "level:1",
        seat: int | None = None, render_mode: str | None = None, longest: int = LONGEST, sees: str = "board",
        illegal: str = "raise", **options: object,
    ) -> None:  # fmt: skip
        check_render_mode(render_mode)
        kit = Kit(game, players, options, sees).in_turns()
        if seat not in (None, *range(kit.players)):
            raise BadOption(f"no seat {seat!r}; allowed: 0 to {kit.players - 1}, or None for any")
        if not isinstance(opponents, str | Sequence):
            raise BadOption(f"opponents is {opponents!r}; allowed: a bot, or a list of bots")
        named = [opponents] * (kit.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(named) != kit.players - 1:
            raise BadOption(f"{len(named)} opponents at a table for {kit.players}; allowed: {kit.players - 1}, or one")
        self.kit = kit
        self.opponents = named
        self.bots: list[Bot] = [make_bot(name, kit.game) for name in named]
        self.wanted = seat
        self.seat = 0 if seat is None else seat
        self.render_mode = render_mode
        self.table = Table(kit, longest, illegal)
        self.dice = Dice(0)
        self.begun = False
        self.observation_space = gymnasium.spaces.Box(0, 255, (kit.seen,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(kit.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.dice = Dice(int(self.np_random.integers(2**62)))
        while True:  # a game that ends before the learner is asked for the first time is no game
            self.table.reset(int(self.np_random.integers(2**62)))
            self.seat = int(self.np_random.integers(self.kit.players)) if self.wanted is None else self.wanted
            self._others_act()
            if not self.table.over:
                break
        self.begun = True
        return self.table.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.begun or self.table.over or self.table.cut:
            raise IllegalAction("no game is under way: call reset first", "")
        self.table.act(self.seat, action)
        self._others_act()
        table = self.table
        reward = table.rewards()[self.seat]
        return table.observe(self.seat), reward, table.over, table.cut, self._info()

    def action_masks(self) -> Any:
        """Which actions are open, as maskable algorithms ask for it."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return self.table.render(self.render_mode, self.seat)

    @property
    def parts(self) -> list[Part]:
        """The named parts of an observation."""
        return self.kit.parts

    def meaning(self, number: int) -> str:
        """What an action number stands for."""
        return self.kit.meaning(number)

    def _others_act(self) -> None:
        table = self.table
        while table.seat not in (NOBODY, self.seat) and not table.cut:
            seat = table.seat
            bot = self.bots[seat - (seat > self.seat)]
            table.apply(seat, ask(bot, table.position, seat, self.dice))
            table.decisions += 1
            table.proceed()

    def _info(self) -> dict[str, Any]:
        table = self.table
        told: dict[str, Any] = {
            "action_mask": table.mask(self.seat), "legal_actions": table.open_numbers(self.seat), "seat": self.seat
        }  # fmt: skip
        if table.ended:  # before that points may depend on what others keep secret
            told["points"] = [table.points(seat) for seat in range(self.kit.players)]
        if table.over:
            told["places"] = table.places()
        return told

    def __getstate__(self) -> dict[str, Any]:
        kept = {key: value for key, value in self.__dict__.items() if key != "bots"}
        return {**kept, "dice": words_of(self.dice)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.dice = dice_of_words(state["dice"])
        self.bots = [make_bot(name, self.kit.game) for name in self.opponents]


def ids() -> dict[str, str]:
    """By game its name in Gymnasium."""
    return {name: name_of(name) for name in theomachy.game_names()}


def name_of(game: str) -> str:
    """`gods-second` is `theomachy/GodsSecond-v0`."""
    return f"theomachy/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def register() -> None:
    """Make all games known to Gymnasium; this module does it when it is loaded."""
    for name, known in ids().items():
        if known not in gymnasium.registry:
            gymnasium.register(id=known, entry_point=AgainstBots, kwargs={"game": name})


register()
