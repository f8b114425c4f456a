"""Every game as a game of OpenSpiel, registered from outside when this module is loaded.

    import pyspiel, theomachy.rl.openspiel
    game = pyspiel.load_game("theomachy_gods_second", {"players": 3, "options": "whirlwind_idle:true"})

Chance is explicit: its outcomes are numbered in the order in which the rules list them. Actions have the numbers of all
adapters (docs/rl.md). What a player observes is the table as it lies, as text and as a tensor; the information state
is everything that the player has observed and done since the beginning, as text (`recall`). It has no tensor: games are
too long for one of fixed size that forgets nothing. `resample_from_infostate` deals what is hidden anew, so IS-MCTS
plays fair.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.rl.games import worth
from theomachy.rl.kit import Kit
from theomachy.rl.recall import Moment

with needing("openspiel"):
    import numpy as np
    import pyspiel

    from theomachy.rl.arrays import looking_at
    from theomachy.rl.lists import Numbers

    FLOATS = np.array([float(value) for value in range(256)], dtype=object)  # what is seen, as Python has it

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
LONGEST = 100_000  # a bound that OpenSpiel wants to know; no game comes near it
OUTCOMES = 256  # of one chance event


def short_name(game: str) -> str:
    return f"theomachy_{game.replace('-', '_')}"


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    secret = kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=short_name(game.name), long_name=game.title, dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC, information=secret, utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=max(game.players), min_num_players=min(game.players),
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": min(game.players), "options": "", "sees": "board"},
    )  # fmt: skip


def read_options(text: str) -> dict[str, str]:
    """`NAME:VALUE` separated by semicolons; OpenSpiel itself writes parameters with `=` and commas."""
    found: dict[str, str] = {}
    for part in (piece.strip() for piece in text.split(";") if piece.strip()):
        name, colon, value = part.partition(":")
        if not colon or name in found:
            raise BadOption(f"cannot read the option {part!r}; write NAME:VALUE;NAME:VALUE, each name once")
        found[name] = value
    return found


class SpielGame(pyspiel.Game):
    """One game at one table: `players` seats, and rule options as text, `NAME:VALUE` separated by semicolons."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        found = theomachy.game(name)
        chosen = read_options(str(given.get("options", "")))
        self.kit = Kit(
            name, int(given.get("players", min(found.players))), chosen, str(given.get("sees", "board"))
        ).in_turns()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.actions, max_chance_outcomes=OUTCOMES, num_players=self.kit.players,
            min_utility=-1.0 / (self.kit.players - 1), max_utility=1.0, utility_sum=0.0, max_game_length=LONGEST,
        )  # fmt: skip
        super().__init__(kind, info, given)

    def new_initial_state(self, *_: object) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen | None:
        """What one player observes, or recalls. Other observers are not offered: None, as OpenSpiel wants it."""
        if params:
            raise BadOption(f"observers take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return None
        return Recalled(self.kit) if kind.perfect_recall else Seen(self.kit)


class SpielState(pyspiel.State):
    """What Python asks for most often is answered at once: by way of C++ all would be converted twice."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kit = game.kit
        self.moment = Moment(game.kit)

    @property
    def position(self) -> Position:
        return self.moment.position

    # ---- the rules

    def current_player(self) -> int:
        turn = int(self.moment.position.turn)
        return TERMINAL if turn == NOBODY else turn  # CHANCE is the same number there

    def is_terminal(self) -> bool:
        return bool(self.moment.position.turn == NOBODY)

    def is_chance_node(self) -> bool:
        return bool(self.moment.position.turn == CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.moment.position
        if player != position.turn:
            return []
        return sorted(self.kit.numbering.open(position.legal(player)))

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers that are open to the player, by default to the one who is asked."""
        turn = int(self.moment.position.turn)
        if turn == CHANCE and player in (None, CHANCE):
            return list(range(len(self.moment.position.legal(CHANCE))))
        return self._legal_actions(turn if player is None else player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.moment.position.weights()]
        whole = sum(weights)
        return [(i, weight / whole) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        player = int(self.moment.position.turn)
        self.moment.apply(player, self._chance(action) if player == CHANCE else self._action(player, action))

    def _chance(self, action: int) -> int:
        outcomes = self.moment.position.legal(CHANCE)
        if not 0 <= action < len(outcomes):
            raise IllegalAction(f"outcome {action} of chance; there are: 0 to {len(outcomes) - 1}", "")
        return int(outcomes[action])

    def _action(self, player: int, action: int) -> int:
        """The open action of that number; what is not open changes nothing."""
        if player == NOBODY:
            raise IllegalAction(f"action {action}: the game is over", "")
        known = 0 <= action < self.kit.actions
        found = int(self.kit.numbering.action(self.moment.position.legal(player), action)) if known else -1
        if found < 0:
            name = self.kit.game.player_name(self.moment.position, player)
            told = self.kit.meaning(action) if known else "no action"
            raise IllegalAction(f"action {action} ({told}) is not open to {name} now; legal_actions says which are", "")
        return found

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What the player sees, by default the one who is asked."""
        seat = int(self.moment.position.turn) if player is None else player
        if not 0 <= seat < self.kit.players:
            raise BadOption(f"no player {seat} sees the table; allowed: 0 to {self.kit.players - 1}")
        seen = looking_at(self.kit.sight.array(self.moment.position, seat), "u1")
        return Numbers.of(seen.astype(np.float64), FLOATS.take(seen).tolist())

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise BadOption(
            "information states have no tensor here, since no fixed size holds a whole game; "
            "there are information_state_string and observation_tensor"
        )

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for every number that is open, of players or of chance."""
        chance = self.is_chance_node() and player in (None, CHANCE)
        mask = np.zeros(OUTCOMES if chance else self.kit.actions, np.int64)
        mask[self.legal_actions(player)] = 1
        return Numbers.of(mask, mask.tolist())

    def returns(self) -> list[float]:
        seats = range(self.kit.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        won = [self.position.rank(seat) == 1 for seat in seats]
        return [float(worth(w, sum(won), self.kit.players)) for w in won]

    # ---- words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.kit.game.text(self.position, self._chance(action))
        found = int(self.kit.numbering.action(self.position.legal(player), action)) if player >= 0 else -1
        return self.kit.meaning(action) if found < 0 else self.kit.game.text(self.position, found)

    def __str__(self) -> str:
        return f"{self.kit.game.name} {self.position.key():016x}"

    # ---- copies

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player could believe to be in: same observations, hidden things dealt anew."""
        other: SpielState = self.clone()
        other.moment = self.moment.redealt(player, Dice(int(sampler() * 2**62)))
        return other


class Seen:
    """What a player sees, as OpenSpiel asks for it: `tensor` and its named parts, and a text."""

    tensor: Any
    dict: dict[str, Any]

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.tensor = np.zeros(kit.seen, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape) for part in kit.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = looking_at(self.kit.sight.array(state.position, player), "u1")

    def string_from(self, state: SpielState, player: int) -> str:
        game = self.kit.game
        return game.board(game.view(state.position, player))


class Recalled(Seen):
    """All that a player has observed and done: a text, and no tensor."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.tensor = None
        self.dict = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to fill."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.moment.recalled(player)


def _maker(kind: Any, name: str) -> type[SpielGame]:
    """OpenSpiel makes a game from a class that takes parameters alone: one class a game."""

    class Made(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    Made.__name__ = Made.__qualname__ = f"{name.title().replace('-', '')}Game"
    return Made


def register() -> None:
    """Make all games known to OpenSpiel; this module does it when it is loaded."""
    for name in theomachy.game_names():
        if short_name(name) not in pyspiel.registered_names():
            kind = game_type(theomachy.game(name))
            pyspiel.register_game(kind, _maker(kind, name))


register()
