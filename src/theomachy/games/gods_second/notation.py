"""How the actions of the second edition are written, read and clicked."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.gods_common.names import CARD_NAMES, write_hex
from theomachy.games.gods_common.notation import AT, COLOUR, GOD, VICTIM, neighbourhood, seat_name
from theomachy.games.gods_second.actions import (
    DECAY_HERE, DESERT_HERE, DISCARD, DRAW, END_TURN, GIVE_STONE, MOVE, PLAY_EXTRA, SEAT, START,
    TAKE_EXTRA, TEMPLE_HERE, TO, TRIBE, WHIRL, WHIRL_IDLE,
)  # fmt: skip
from theomachy.games.gods_second.state import SecondTable

__all__ = ["TABLE", "seat_name", "space", "write_hex"]

CARD: Field = names_field("card", CARD_NAMES[:9])
HEX = {"at": (0, 16)}
X = (16, 8)

TABLE = ActionTable(
    [
        Kind(TRIBE, "tribe {colour} {at}", {"colour": X, **HEX}, ("card:{colour}", "hex:{at}")),
        Kind(TEMPLE_HERE, "temple {at}", HEX, ("temple", "hex:{at}")),
        Kind(DESERT_HERE, "desert {at}", HEX, ("card:desert", "hex:{at}")),
        Kind(DECAY_HERE, "decay {at} from {victim}", {"victim": X, **HEX}, ("card:decay", "hex:{at}", "victim:{victim}")),
        Kind(WHIRL, "whirlwind {at}", HEX, ("card:whirlwind", "hex:{at}")),
        Kind(WHIRL_IDLE, "whirlwind none", {}, ("card:whirlwind", "button:nothing")),
        Kind(TAKE_EXTRA, "take extra", {}, ("card:extra", "button:take")),
        Kind(MOVE, "move {at}", HEX, ("button:move", "hex:{at}")),
        Kind(DISCARD, "discard {card}", {"card": X}, ("button:discard", "card:{card}")),
        Kind(TO, "to {at}", HEX, ("hex:{at}",)),
        Kind(GIVE_STONE, "stone {at}", HEX, ("hex:{at}",)),
        Kind(PLAY_EXTRA, "extra", {}, ("button:extra",)),
        Kind(END_TURN, "end turn", {}, ("button:end",)),
        Kind(DRAW, "draw {card}", {"card": X}, chance=True),
        Kind(START, "start {god}", {"god": X}, chance=True),
        Kind(SEAT, "seat {god}", {"god": X}, chance=True),
    ],
    [AT, COLOUR, CARD, VICTIM, GOD],
    shorthand=[
        ("move {at}>{at2}", ("move {at}", "to {at2}")),
        ("whirlwind {at}>{at2}", ("whirlwind {at}", "to {at2}")),
    ],
)


def space(table: SecondTable) -> Iterator[int]:
    """Every action that names a hex on or near the field, and everything that names none."""
    hexes = neighbourhood(table)
    seats = range(table.players)
    for at in hexes:
        for code in (TEMPLE_HERE, DESERT_HERE, WHIRL, MOVE, TO, GIVE_STONE):
            yield TABLE.pack(code, at=at)
        for colour in range(1, 5):
            yield TABLE.pack(TRIBE, colour=colour, at=at)
        for victim in range(table.players + 1):
            yield TABLE.pack(DECAY_HERE, victim=victim, at=at)
    for code in (WHIRL_IDLE, TAKE_EXTRA, PLAY_EXTRA, END_TURN):
        yield TABLE.pack(code)
    for card in range(1, 9):
        yield TABLE.pack(DISCARD, card=card)
        yield TABLE.pack(DRAW, card=card)
    for god in seats:
        yield TABLE.pack(START, god=god)
        yield TABLE.pack(SEAT, god=god)
