"""Every game as a PettingZoo environment: `env` asks one player after the other, `parallel_env` all at once.

    from theomachy.rl import pettingzoo
    table = pettingzoo.env("gods-second", players=4)

Observations are dictionaries: `observation` is what the player sees (docs/rl.md names its parts), `action_mask` has a 1
for every number that is open now. The mask also stands in `info`, and beside it `legal_actions`, the open numbers as a
short list, from which an action is drawn much faster than from a mask. At the end the only winner gets 1, the loser of
two -1, and the rewards of all make 0.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.position import CLOCK, EVERYBODY
from theomachy.rl.kit import LONGEST, Kit, Part
from theomachy.rl.table import FRAMES, RENDER_MODES, Table, check_render_mode, whole

with needing("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv


def env(
    game: str = "gods-second", players: int | None = None, *, render_mode: str | None = None, longest: int = LONGEST,
    viewer: int | None = None, sees: str = "board", illegal: str = "raise", **options: object,
) -> InTurns:  # fmt: skip
    """A game whose players are asked one after the other. Options are those of the rules.

    `render_mode` is None, human, ansi, svg or rgb_array; `viewer` the seat that pictures are drawn for, by default a
    spectator's. A game of more than `longest` decisions is truncated. `sees` is what players see: the `board`, the
    `counts` that learned bots judge by, or `all`. An action that is not open raises an error; with `illegal="lose"` the
    player loses, with `illegal="random"` an open one that is drawn happens instead.
    """
    return InTurns(Kit(game, players, options, sees).in_turns(), render_mode, longest, viewer, illegal)


def parallel_env(
    game: str = "four-gods", players: int | None = None, *, render_mode: str | None = None, longest: int = LONGEST,
    viewer: int | None = None, sees: str = "board", illegal: str = "raise", **options: object,
) -> AtOnce:  # fmt: skip
    """A game whose players may all act in every step, by default 4 Gods in real time.

    There is one more number than in `env`, the last: to wait. Who is quickest is drawn anew in every step; what is no
    longer possible by then is left undone. If everybody waits the clock runs on. Where one player is asked all others
    can only wait, so games without real time can be played in this form too.
    """
    if game == "four-gods":
        options = {"clock": "real", **options}
    return AtOnce(Kit(game, players, options, sees), render_mode, longest, viewer, illegal)


raw_env = env


class Seats:
    """What both forms have in common: agents and their spaces."""

    metadata: dict[str, Any]
    render_mode: str | None
    possible_agents: list[str]
    agents: list[str]
    waits = 0  # numbers beside those of the game

    def _sit(self, kit: Kit, render_mode: str | None, longest: int, viewer: int | None, illegal: str) -> None:
        check_render_mode(render_mode)
        if viewer not in (None, *range(kit.players)):
            raise BadOption(f"no viewer {viewer!r}; seats: 0 to {kit.players - 1}, or None")
        self.metadata = {
            "render_modes": list(RENDER_MODES), "render_fps": FRAMES, "name": f"{kit.game.name.replace('-', '_')}_v0",
            "is_parallelizable": False,
        }  # fmt: skip
        self.kit = kit
        self.table = Table(kit, longest, illegal)
        self.render_mode = render_mode
        self.viewer = viewer
        self.possible_agents = [f"player_{seat}" for seat in range(kit.players)]
        self.agents = []
        self.numbers = kit.actions + self.waits

    @cached_property
    def observation_spaces(self) -> dict[str, Any]:
        return {
            agent: Dict(
                {
                    "observation": Box(0, 255, (self.kit.seen,), np.uint8),
                    "action_mask": Box(0, 1, (self.numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @cached_property
    def action_spaces(self) -> dict[str, Any]:
        return {agent: Discrete(self.numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadOption(f"no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    @property
    def parts(self) -> list[Part]:
        """The named parts of an observation."""
        return self.kit.parts

    def meaning(self, number: int) -> str:
        """What an action number stands for."""
        return "wait" if number == self.kit.actions and self.waits else self.kit.meaning(number)

    def _mask(self, seat: int) -> Any:
        raise NotImplementedError

    def _open(self, seat: int) -> list[int]:
        """The mask as a list of numbers."""
        raise NotImplementedError

    def _must_go_on(self) -> None:
        if not self.agents:
            raise IllegalAction("no game is under way: call reset first", "")

    def _told(self, seat: int) -> dict[str, Any]:
        """The `info` of a seat: the mask again and as a list, and at the end how many points it has made."""
        told: dict[str, Any] = {"action_mask": self._mask(seat), "legal_actions": self._open(seat)}
        if self.table.ended:  # before that they may depend on what others keep secret
            told["points"] = self.table.points(seat)
        return told

    def render(self) -> Any:
        return self.table.render(self.render_mode, self.viewer)

    def close(self) -> None:
        """Nothing is left open."""


class InTurns(Seats, AECEnv):
    def __init__(
        self, kit: Kit, render_mode: str | None, longest: int, viewer: int | None, illegal: str = "raise"
    ) -> None:
        AECEnv.__init__(self)
        self._sit(kit, render_mode, longest, viewer, illegal)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of(agent)
        return {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}

    def step(self, action: int | None) -> None:
        self._must_go_on()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is asked and must act: None is for those whose game is over", "")
        self.table.act(self.seat_of(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        for seat, reward in enumerate(self.table.rewards()):
            self.rewards[self.possible_agents[seat]] = reward
        for name in self.agents:
            self.terminations[name] = self.table.over
            self.truncations[name] = self.table.cut
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Who is next, and what everybody is told beside the observation."""
        table = self.table
        asked = table.seat if not (table.over or table.cut) else -1
        self.agent_selection = self.possible_agents[max(asked, 0)]
        self.infos = {agent: self._told(seat) for seat, agent in enumerate(self.possible_agents)}

    def _mask(self, seat: int) -> Any:
        if seat == self.table.seat:
            return self.table.mask(seat)
        return np.zeros(self.kit.actions, dtype=np.int8)

    def _open(self, seat: int) -> list[int]:
        return self.table.open_numbers(seat) if seat == self.table.seat else []


class AtOnce(Seats, ParallelEnv):
    waits = 1

    def __init__(
        self, kit: Kit, render_mode: str | None, longest: int, viewer: int | None, illegal: str = "raise"
    ) -> None:
        self._sit(kit, render_mode, longest, viewer, illegal)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._everybody_told()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self._must_go_on()
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise IllegalAction(f"no action for {', '.join(missing)}; {self.kit.actions} is to wait", "")
        table = self.table
        wanted = {seat: self._wanted(seat, actions[agent]) for seat, agent in enumerate(self.agents)}
        table.decisions += 1
        table.lost = tuple(seat for seat, action in wanted.items() if action is None)
        if not table.lost:
            self._carry_out({seat: action for seat, action in wanted.items() if action is not None and action >= 0})
            table.proceed()
        agents = self.agents
        rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        ended = dict.fromkeys(agents, table.over)
        cut = dict.fromkeys(agents, table.cut)
        answer = (self._seen(), {agent: rewards[agent] for agent in agents}, ended, cut, self._everybody_told())
        if table.over or table.cut:
            self.agents = []
        return answer

    def _wanted(self, seat: int, number: int) -> int | None:
        """The action of that number, -1 to wait, None to lose the game by what is not open."""
        table = self.table
        if whole(number) != self.kit.actions:
            if table.illegal != "random" or len(table.position.legal(seat)):
                return table.wanted(seat, number)
            return -1  # to wait is all that is open
        if table.seat == seat and table.illegal == "raise":
            raise IllegalAction(
                f"{self.possible_agents[seat]} alone is asked and cannot wait; the mask says what is open", ""
            )
        return table.wanted(seat, number) if table.seat == seat else -1

    def _carry_out(self, wanted: dict[int, int]) -> None:
        """In an order that is drawn; what somebody else has made impossible meanwhile is left undone."""
        table = self.table
        if not wanted:
            reports = table.position.legal(CLOCK)
            if len(reports):
                table.apply(CLOCK, int(reports[0]))
            return
        waiting = sorted(wanted)
        while waiting:
            seat = waiting.pop(table.dice.below(len(waiting)))
            if table.position.turn in (seat, EVERYBODY) and not table.position.why_not(seat, wanted[seat]):
                table.apply(seat, wanted[seat])

    def _mask(self, seat: int) -> Any:
        table = self.table
        asked = table.seat in (seat, EVERYBODY)
        out = table.mask(seat, 1) if asked else np.zeros(self.numbers, dtype=np.int8)
        if table.seat != seat:
            out[-1] = 1  # to wait
        return out

    def _open(self, seat: int) -> list[int]:
        table = self.table
        found = table.open_numbers(seat) if table.seat in (seat, EVERYBODY) else []
        return [*found, self.kit.actions] if table.seat != seat else found

    def _seen(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def _everybody_told(self) -> dict[str, Any]:
        return {agent: self._told(seat) for seat, agent in enumerate(self.possible_agents) if agent in self.agents}
