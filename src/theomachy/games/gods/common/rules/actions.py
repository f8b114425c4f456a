"""The kinds of actions that both editions have, declared once, and how actions are packed.

Those that only one edition has its chapter of the turn declares, numbered on from here: the first edition has two, the
second none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

# An action is `kind << KIND_SHIFT | x << X_SHIFT | at`: x is a card kind, a seat or a victim, at the code of a hex.
# What loops over hexes puts together itself, everything else by the functions below.
KIND_SHIFT: Final = 24
X_SHIFT: Final = 16
X_BITS: Final = 255
HEX_BITS: Final = 65535

TRIBE: Final = 1
TEMPLE_HERE: Final = 2
DESERT_HERE: Final = 3
DECAY_HERE: Final = 4  # x: victim's seat + 1, 0 for none
WHIRL: Final = 5  # at: the desert that is lifted
WHIRL_IDLE: Final = 6
TAKE_EXTRA: Final = 7
MOVE: Final = 8  # at: the desert that is lifted
DISCARD: Final = 9  # x: the card
TO: Final = 10  # at: where the lifted desert goes
GIVE_STONE: Final = 11
PLAY_EXTRA: Final = 12
END_TURN: Final = 13
# CHANCE
DRAW: Final = 14  # x: the card
START: Final = 15  # x: the seat
SEAT: Final = 16  # x: the seat that gets the next temple of the constellation

# Of each kind: its number; its text with fields in braces; the path of what is clicked for it (none for outcomes of
# CHANCE). Those that name the extra action or a card of the supply each edition writes in its own way, in its notation.
Declared = tuple[int, str, tuple[str, ...]]
KINDS: Final[tuple[Declared, ...]] = (
    (TRIBE, "tribe {colour} {at}", ("card:{colour}", "hex:{at}")),
    (TEMPLE_HERE, "temple {at}", ("temple", "hex:{at}")),
    (DESERT_HERE, "desert {at}", ("card:desert", "hex:{at}")),
    (DECAY_HERE, "decay {at} from {victim}", ("card:decay", "hex:{at}", "victim:{victim}")),
    (WHIRL, "whirlwind {at}", ("card:whirlwind", "hex:{at}")),
    (WHIRL_IDLE, "whirlwind none", ("card:whirlwind", "button:nothing")),
    (MOVE, "move {at}", ("button:move", "hex:{at}")),
    (TO, "to {at}", ("hex:{at}",)),
    (GIVE_STONE, "stone {at}", ("hex:{at}",)),
    (END_TURN, "end turn", ("button:end",)),
    (START, "start {god}", ()),
    (SEAT, "seat {god}", ()),
)  # fmt: skip


def pack(kind: i64, x: i64, at: i64) -> i32:
    return i32(kind << KIND_SHIFT | x << X_SHIFT | at)


def kind_in(action: i64) -> i64:
    return action >> KIND_SHIFT


def x_in(action: i64) -> i64:
    return action >> X_SHIFT & X_BITS


def at_in(action: i64) -> i64:
    return action & HEX_BITS
