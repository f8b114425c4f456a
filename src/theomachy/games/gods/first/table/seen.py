"""What `view` gives: the words of a view of GODS, first edition."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from theomachy.games.gods.common.table.seen import CommonPlayer, CommonView, Left


class Village(TypedDict):
    """How far a player is with the tribes of one colour."""

    colour: str
    tribes: int
    villages: int
    next: int
    points_tiles: int


class Player(CommonPlayer):
    """A player."""

    villages: list[Village]
    built: int
    penalised: bool
    tile_points: int
    ends: str


class View(CommonView):
    """The table as everybody sees it, with a pile or, by the option, a bag."""

    players: list[Player]
    pile: NotRequired[list[Left]]
    bag: NotRequired[list[Left]]
    village_value: int
    tile_value: int
    penalty: int
    end_tile: float | None
    points_tiles_left: dict[str, int]
    last_turn: bool
    after_temple: list[int]
