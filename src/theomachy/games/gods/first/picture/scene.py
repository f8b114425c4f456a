"""The first edition in the lobby: the same world, one evening earlier."""

from __future__ import annotations

from theomachy.games.gods.common.picture.scene import DUSK
from theomachy.games.gods.common.picture.scene import scene as field


def scene(look: str) -> str:
    return field(look, DUSK, dusk=True)
