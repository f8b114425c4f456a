"""The only list of games."""

from __future__ import annotations

from theomachy.core.game import Game
from theomachy.games.four_gods import GAME as FOUR_GODS
from theomachy.games.gentes import GAME as GENTES
from theomachy.games.gods.first import GAME as GODS_FIRST
from theomachy.games.gods.second import GAME as GODS_SECOND
from theomachy.games.playing_gods import GAME as PLAYING_GODS

REGISTRY: dict[str, Game] = {game.name: game for game in (GODS_SECOND, GODS_FIRST, GENTES, PLAYING_GODS, FOUR_GODS)}
