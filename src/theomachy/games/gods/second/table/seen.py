"""What `view` gives: the words of a view of GODS, second edition."""

from __future__ import annotations

from typing import TypedDict

from theomachy.games.gods.common.table.seen import CommonPlayer, CommonView, Left


class Nation(TypedDict):
    """How far a player is with the tribes of one colour."""

    colour: str
    tribes: int
    cards: int
    next: int
    chip: bool
    chip_free: bool


class Player(CommonPlayer):
    """A player."""

    nations: list[Nation]


class View(CommonView):
    """The table as everybody sees it."""

    players: list[Player]
    sack: list[Left]
    limit: int
    card_value: int
    chip_value: int
    aside: int
    per_kind: bool
