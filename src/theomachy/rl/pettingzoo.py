"""Every game as a PettingZoo environment: `env` asks one player after the other, `parallel_env` all at once.

    from theomachy.rl import pettingzoo
    table = pettingzoo.env("gods-second", players=4)

Observations are dictionaries: `observation` is what the player sees (docs/rl.md names its parts), `action_mask` has a 1
for every number that is open now; the mask also stands in `info`. At the end the only winner gets 1, the loser of two
-1, and the rewards of all make 0.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.position import CLOCK, EVERYBODY
from theomachy.rl.kit import LONGEST, Kit, Part
from theomachy.rl.table import RENDER_MODES, Table, check_render_mode

with needing("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv


def env(
    game: str = "gods-second", players: int | None = None, *, render_mode: str | None = None, longest: int = LONGEST,
    viewer: int | None = None, sees: str = "board", **options: object,
) -> InTurns:  # fmt: skip
    """A game whose players are asked one after the other. Options are those of the rules.

    `render_mode` is None, human, ansi, svg or rgb_array; `viewer` the seat that pictures are drawn for, by default a
    spectator's. A game of more than `longest` decisions is truncated. `sees` is what players see: the `board`, the
    `counts` that learned bots judge by, or `all`.
    """
    return InTurns(Kit(game, players, options, sees).in_turns(), render_mode, longest, viewer)


def parallel_env(
    game: str = "four-gods", players: int | None = None, *, render_mode: str | None = None, longest: int = LONGEST,
    viewer: int | None = None, sees: str = "board", **options: object,
) -> AtOnce:  # fmt: skip
    """A game whose players may all act in every step, by default 4 Gods in real time.

    There is one more number than in `env`, the last: to wait. Who is quickest is drawn anew in every step; what is no
    longer possible by then is left undone. If everybody waits the clock runs on. Where one player is asked all others
    can only wait, so games without real time can be played in this form too.
    """
    if game == "four-gods":
        options = {"clock": "real", **options}
    return AtOnce(Kit(game, players, options, sees), render_mode, longest, viewer)


raw_env = env


class Seats:
    """What both forms have in common: agents and their spaces."""

    metadata: dict[str, Any]
    render_mode: str | None
    possible_agents: list[str]
    agents: list[str]
    waits = 0  # numbers beside those of the game

    def _sit(self, kit: Kit, render_mode: str | None, longest: int, viewer: int | None) -> None:
        check_render_mode(render_mode)
        if longest < 1:
            raise BadOption(f"longest is {longest}; allowed: 1 and more")
        if viewer is not None and not 0 <= viewer < kit.players:
            raise BadOption(f"no viewer {viewer!r}; seats: 0 to {kit.players - 1}, or None")
        self.metadata = {
            "render_modes": list(RENDER_MODES), "name": f"{kit.game.name.replace('-', '_')}_v0",
            "is_parallelizable": False,
        }  # fmt: skip
        self.kit = kit
        self.table = Table(kit, longest)
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

    def _told(self, seat: int) -> dict[str, Any]:
        """The `info` of a seat: the mask again, and at the end how many points it has made."""
        told = {"action_mask": self._mask(seat)}
        if self.table.over:  # before that they may depend on what others keep secret
            told["points"] = self.table.points(seat)
        return told

    def render(self) -> Any:
        return self.table.render(self.render_mode, self.viewer)

    def close(self) -> None:
        """Nothing is left open."""


class InTurns(Seats, AECEnv):
    def __init__(self, kit: Kit, render_mode: str | None, longest: int, viewer: int | None) -> None:
        AECEnv.__init__(self)
        self._sit(kit, render_mode, longest, viewer)

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
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is asked and must act: None is for those whose game is over", "")
        self.table.act(self.seat_of(agent), int(action))
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


class AtOnce(Seats, ParallelEnv):
    waits = 1

    def __init__(self, kit: Kit, render_mode: str | None, longest: int, viewer: int | None) -> None:
        self._sit(kit, render_mode, longest, viewer)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self._everybody_told()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise IllegalAction(f"no action for {', '.join(missing)}; {self.kit.actions} is to wait", "")
        table = self.table
        wanted: dict[int, int] = {}
        for agent in self.agents:
            seat = self.seat_of(agent)
            number = int(actions[agent])
            if number != self.kit.actions:
                wanted[seat] = table.action(seat, number)
            elif table.seat == seat:
                raise IllegalAction(f"{agent} alone is asked and cannot wait; the mask says what is open", "")
        self._carry_out(wanted)
        table.decisions += 1
        table.proceed()
        agents = self.agents
        rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
        ended = dict.fromkeys(agents, table.over)
        cut = dict.fromkeys(agents, table.cut)
        answer = (self._seen(), {agent: rewards[agent] for agent in agents}, ended, cut, self._everybody_told())
        if table.over or table.cut:
            self.agents = []
        return answer

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

    def _seen(self) -> dict[str, Any]:
        return {
            agent: {"observation": self.table.observe(seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }

    def _everybody_told(self) -> dict[str, Any]:
        return {agent: self._told(seat) for seat, agent in enumerate(self.possible_agents) if agent in self.agents}
