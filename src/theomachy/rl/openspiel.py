"""Every game as a game of OpenSpiel, registered from outside when this module is loaded.

    import pyspiel, theomachy.rl.openspiel
    game = pyspiel.load_game("theomachy_gods_second", {"players": 3, "options": "whirlwind_idle:true"})

Chance is explicit: its outcomes are numbered in the order in which the rules list them. Actions have the numbers of all
adapters (docs/rl.md). What a player observes is the table as it lies; what he knows, the information state, is all that
he has observed and done since the beginning, as a digest. `resample_from_infostate` deals what is hidden anew, so
IS-MCTS plays fair.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.extras import needing
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.rl.games import worth
from theomachy.rl.kit import Kit

with needing("openspiel"):
    import numpy as np
    import pyspiel

    from theomachy.rl.arrays import looking_at

LONGEST = 100_000  # a bound that OpenSpiel wants to know; no game comes near it
OUTCOMES = 256  # of one chance event
NOTHING = b""


def short_name(game: str) -> str:
    return f"theomachy_{game.replace('-', '_')}"


def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    secret = kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=short_name(game.name), long_name=game.title, dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC, information=secret, utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=max(game.players), min_num_players=min(game.players),
        provides_information_state_string=True, provides_information_state_tensor=True,
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen:
        return Seen(self.kit, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment:
    """A position that knows how it is copied and pickled: OpenSpiel clones and stores a state by what it holds."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position

    def __deepcopy__(self, memo: dict[int, object]) -> Moment:
        return Moment(self.game, self.position.copy())

    def __getstate__(self) -> dict[str, object]:
        return {"game": self.game.name, "position": self.game.to_json(self.position)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.game = theomachy.game(state["game"])
        self.position = self.game.position(state["position"])


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kit = game.kit
        self.moment = Moment(game.kit.game, game.kit.fresh.copy())
        self.known = [NOTHING] * game.kit.players  # by seat: a digest of all it has observed and done

    @property
    def position(self) -> Position:
        return self.moment.position

    # ---- the rules

    def current_player(self) -> int:
        turn = self.position.turn
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else int(turn)

    def is_terminal(self) -> bool:
        return bool(self.position.turn == NOBODY)

    def _numbers(self, player: int) -> dict[int, int]:
        """The open actions by their numbers."""
        legal = self.position.legal(player)
        numbering = self.kit.numbering
        numbering.number(legal)
        given = numbering.given
        return {int(given[i]): int(action) for i, action in enumerate(legal) if given[i] >= 0}

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._numbers(player)) if player == self.position.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.position.weights()]
        whole = sum(weights)
        return [(i, weight / whole) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        player = int(self.position.turn)
        if player == CHANCE:
            done = int(self.position.legal(CHANCE)[action])
        else:
            done = self._numbers(player)[action]
        self.position.apply(player, done)
        self._remember(player, done)

    def _remember(self, player: int, action: int) -> None:
        """Every seat adds to what it knows: its own deed and what it sees now; in open games simply what happened."""
        deed = f"{player}:{action};".encode()
        if not self.kit.game.hidden:
            self.known = [blake2b(self.known[0] + deed, digest_size=8).digest()] * self.kit.players
            return
        self.known = [
            blake2b(
                before + (deed if player == seat else b"") + bytes(self.kit.sight.array(self.position, seat)),
                digest_size=8,
            ).digest()
            for seat, before in enumerate(self.known)
        ]

    def returns(self) -> list[float]:
        seats = range(self.kit.players)
        if not self.is_terminal():
            return [0.0 for _ in seats]
        won = [self.position.rank(seat) == 1 for seat in seats]
        return [float(worth(w, sum(won), self.kit.players)) for w in won]

    # ---- words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or player == CHANCE:
            return self.kit.game.text(self.position, int(self.position.legal(CHANCE)[action]))
        found = self._numbers(player).get(action)
        return self.kit.meaning(action) if found is None else self.kit.game.text(self.position, found)

    def __str__(self) -> str:
        return f"{self.kit.game.name} {self.position.key():016x}"

    # ---- copies

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player could believe to be in: same observations, hidden things dealt anew."""
        other: SpielState = self.clone()
        other.moment = Moment(self.kit.game, self.position.redeal(player, Dice(int(sampler() * 2**62))))
        return other


class Seen:
    """What a player sees, as OpenSpiel asks for it: `tensor` and its named parts, and a text."""

    def __init__(self, kit: Kit, kind: Any, params: Any) -> None:
        if params:
            raise BadOption(f"observers take no parameters, not {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise BadOption("allowed: what one player sees, private and public together")
        self.kit = kit
        self.recalls = bool(kind.perfect_recall)
        self.tensor = np.zeros(kit.seen, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape) for part in kit.parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = looking_at(self.kit.sight.array(state.position, player), "u1")

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return f"{player} {state.known[player].hex()}"
        game = self.kit.game
        return game.board(game.view(state.position, player))


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
