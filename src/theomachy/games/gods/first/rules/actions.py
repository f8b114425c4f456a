"""The actions of GODS, first edition: those that both editions have, and the owner's choice at the village end."""

from __future__ import annotations

from typing import Final

# Laid out as in gods/common/rules/actions.py; these two have no fields.
END_GAME: Final = 17
PLAY_ON: Final = 18  # one more turn, then the game ends
