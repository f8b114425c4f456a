"""The second edition in the lobby."""

from __future__ import annotations

from theomachy.games.gods.common.picture.scene import DAY
from theomachy.games.gods.common.picture.scene import scene as field


def scene(look: str) -> str:
    return field(look, DAY, dusk=False)
