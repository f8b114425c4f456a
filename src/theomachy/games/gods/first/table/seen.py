"""What `view` gives: the words of a view of GODS, first edition."""

from __future__ import annotations

from typing import TypedDict

from theomachy.games.gods.common.table.seen import CommonPlayer, CommonView


class Village(TypedDict):
    """How far a player is with the tribes of one colour."""

    colour: str
    tribes: int
    villages: int
    next: int
    tiles: int


class Player(CommonPlayer):
    """A player."""

    villages: list[Village]
    built: int
    penalised: bool
    tile_points: int
    ends: str


class View(CommonView):
    """The table as everybody sees it."""

    players: list[Player]
    village_value: int
    tile_value: int
    penalty: int
    end_tile: float | None
    points_tiles_left: dict[str, int]
    last_turn: bool
    after_temple: list[int]
