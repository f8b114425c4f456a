"""New Game: peoples claim hills, dig there, and serve a god in secret. Rules: rules.md."""

from __future__ import annotations

from theomachy.core.game import Game

GAME = Game(
    "new-game", "New Game", "unknown", "NEWGAME-", __name__, ends_by="NEWGAME-X-01", minutes=5, hidden=True
)  # fmt: skip
