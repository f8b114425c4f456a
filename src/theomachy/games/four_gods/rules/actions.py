"""The actions of 4 Gods: how they are packed, and their kinds, declared once.

The chapters speak of each other's kinds all the time (whose moment it is, what is taken up before, what costs a step),
so those stand together here. A kind that its chapter alone knows is declared there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

from theomachy.core.kinds import declare_in

# An action is `kind << 24 | x << 8 | cell`: cell is the code of a cell of the world, x depends on the kind.
# A lay is `tile << 3 | side << 2 | rotation`, so it has ten bits; a colour or the side of a second tile sits above it.
LAY_PART: Final = 1023  # of x
COLOUR_AT: Final = 10
SECOND_SIDE_AT: Final = 10

# Where the fields of a kind sit: shift and width.
Place = tuple[int, int]
AT: Final = (0, 8)
X: Final = (8, 16)
LAY: Final = (8, 10)
ONE: Final = (8, 8)
SIDE: Final = (10, 1)
HELD_TILE: Final = (11, 7)
HUE: Final = (18, 2)
SECOND_SIDE: Final = (18, 1)

# Of each kind: its number; its text with fields in braces; the path of what is clicked for it (none for outcomes of
# CHANCE and reports of CLOCK); where its fields sit, in the order of the text. Notation, targets and the space of all
# actions follow from that; the order is that of the numbers that learners know actions by.
Declared = tuple[int, str, tuple[str, ...], tuple[Place, ...]]
DECLARED: Final[dict[int, Declared]] = {}


def declare(*kinds: Declared) -> tuple[int, ...]:
    """The kinds of a chapter, when it is loaded; their numbers."""
    return declare_in(DECLARED, kinds)


PLACE: Final = 1  # x: lay
DESTROY: Final = 2  # x: lay
DESTROY_FOR: Final = 3  # x: lay, colour << 10: the marker that is credited
PROPHET: Final = 4  # x: corner
PROPHET_OF: Final = 5  # x: corner, colour << 10
MIGRATE: Final = 6  # x: corner; cell: where the prophet comes from
NO_PROPHET: Final = 7
CITY: Final = 8  # cell
CITY_OF: Final = 9  # x: colour << 10
CITY_FROM: Final = 10  # x: the cell the prophet comes from
ROW: Final = 11  # x: tile << 3 | side << 2 (the side only where turning over is an action)
ROW_SIDE: Final = 12
ROW_BOTH: Final = 13  # x: tile; cell: the tile in the second hand
ROW_BOTH_SIDES: Final = 14  # x: tile << 3 | side << 2, second side << 10; cell: the tile in the second hand
DRAW: Final = 15  # x: how many
MORE: Final = 16
ENOUGH: Final = 17
TAKE: Final = 18  # x: tile
TAKE_SLOT: Final = 19  # x: seat << 5 | slot, slots from 1
FLIP: Final = 20  # x: tile
FLIP_SLOT: Final = 21
GOD: Final = 22  # x: terrain
COLOUR: Final = 23  # x: colour
READY: Final = 24
PASS: Final = 25
END: Final = 26
CHALLENGE: Final = 27  # cell
ADMIT: Final = 28
SILENT: Final = 29
LOSE: Final = 30  # cell
LOSE_RESERVE: Final = 31  # x: colour
TOKEN: Final = 32  # x: colour
# Intentions: what a player takes up before saying where (G4-R-70).
HOLD: Final = 33  # x: lay
BUILD: Final = 34
BUILD_OF: Final = 35  # x: colour
BUILD_FROM: Final = 36  # cell: where the prophet comes from
ACCUSE: Final = 37
LOWER: Final = 38
SUMMON: Final = 39  # x: corner; a prophet that migrates, from where comes next
# CHANCE
BAG: Final = 40  # x: tile
START: Final = 41  # x: seat
CARD: Final = 42  # x: colour << 10 | terrain
TOSS: Final = 49  # x: how the tokens fall, one bit each: timed, secret, two gods
# CLOCK
COOL: Final = 50  # x: seat
WINDOW_SHUT: Final = 51  # x: seat; cell: the tile that waited for a prophet
TAKE_SHUT: Final = 52  # x: seat << 7 | tile: the tile taken from a row and kept too long
TURN_SHUT: Final = 53  # x: seat
EXTRA_SHUT: Final = 54
ANSWER_SHUT: Final = 55  # x: seat
LOSE_SHUT: Final = 56  # x: seat

KINDS: Final[tuple[int, ...]] = declare(
    (HOLD, "hold {face}", ("face:{face}",), (LAY,)),
    (BUILD, "city", ("button:city",), ()),
    (BUILD_OF, "city:{colour}", ("button:city", "colour:{colour}"), (ONE,)),
    (BUILD_FROM, "city<{source}", ("button:city", "cell:{source}"), (AT,)),
    (ACCUSE, "challenge", ("button:challenge",), ()),
    (LOWER, "lower", ("button:lower",), ()),
    (PLACE, "place {face} {cell}", ("cell:{cell}",), (LAY, AT)),
    (DESTROY, "destroy {face} {cell}", ("cell:{cell}",), (LAY, AT)),
    (DESTROY_FOR, "destroy {face} {cell}:{colour}", ("cell:{cell}", "colour:{colour}"), (LAY, AT, HUE)),
    (PROPHET, "+{corner}", ("region:{corner}",), (ONE,)),
    (PROPHET_OF, "+{corner}:{colour}", ("region:{corner}", "colour:{colour}"), (ONE, HUE)),
    (SUMMON, "+{corner}<", ("region:{corner}",), (ONE,)),
    (MIGRATE, "+{corner}<{source}", ("cell:{source}",), (ONE, AT)),
    (NO_PROPHET, "no prophet", ("button:none",), ()),
    (CITY, "city {cell}", ("cell:{cell}",), (AT,)),
    (CITY_OF, "city {cell}:{colour}", ("cell:{cell}",), (AT, HUE)),
    (CITY_FROM, "city {cell}<{source}", ("cell:{cell}",), (AT, ONE)),
    (ROW, "row {tile}", ("button:row", "tile:{tile}"), (HELD_TILE,)),
    (ROW_SIDE, "row {tile}{side}", ("button:row", "side:{tile}{side}"), (HELD_TILE, SIDE)),
    (ROW_BOTH, "row {tile} {mate}", ("button:both",), (HELD_TILE, AT)),
    (
        ROW_BOTH_SIDES, "row {tile}{side} {mate}{side2}", ("button:both", "side:{tile}{side}", "side:{mate}{side2}"),
        (HELD_TILE, SIDE, AT, SECOND_SIDE),
    ),
    (DRAW, "draw {number}", ("button:draw{number}",), (ONE,)),
    (MORE, "more", ("button:more",), ()),
    (ENOUGH, "enough", ("button:enough",), ()),
    (TAKE, "take {tile}", ("row:{tile}",), (ONE,)),
    (TAKE_SLOT, "take {slot}", ("slot:{slot}",), (ONE,)),
    (FLIP, "flip {tile}", ("button:flip", "row:{tile}"), (ONE,)),
    (FLIP_SLOT, "flip {slot}", ("button:flip", "slot:{slot}"), (ONE,)),
    (GOD, "god {terrain}", ("god:{terrain}",), (ONE,)),
    (COLOUR, "colour {colour}", ("colour:{colour}",), (ONE,)),
    (READY, "ready", ("button:ready",), ()),
    (PASS, "pass", ("button:pass",), ()),
    (END, "end", ("button:end",), ()),
    (CHALLENGE, "challenge {cell}", ("cell:{cell}",), (AT,)),
    (ADMIT, "admit", ("button:admit",), ()),
    (SILENT, "silent", ("button:silent",), ()),
    (LOSE, "lose {cell}", ("cell:{cell}",), (AT,)),
    (LOSE_RESERVE, "lose {colour}", ("colour:{colour}",), (ONE,)),
    (TOKEN, "token {colour}", ("colour:{colour}",), (ONE,)),
    (BAG, "bag {tile}", (), (ONE,)),
    (START, "start {seat}", (), (ONE,)),
    (CARD, "card {colour} {terrain}", (), (HUE, ONE)),
    (COOL, "cool {seat}", (), (ONE,)),
    (WINDOW_SHUT, "window {seat} {cell}", (), (ONE, AT)),
    (TAKE_SHUT, "kept {held}", (), (X,)),
    (TURN_SHUT, "time {seat}", (), (ONE,)),
    (EXTRA_SHUT, "time over", (), ()),
    (ANSWER_SHUT, "no answer {seat}", (), (ONE,)),
    (LOSE_SHUT, "no choice {seat}", (), (ONE,)),
    (TOSS, "toss {modes}", (), (ONE,)),
)  # fmt: skip


def pack(kind: i64, x: i64, cell: i64) -> i32:
    return i32(kind << 24 | x << 8 | cell)


def kind_in(action: i64) -> i64:
    return action >> 24


def x_in(action: i64) -> i64:
    return action >> 8 & 65535


def cell_in(action: i64) -> i64:
    return action & 255


def lay_in(action: i64) -> i64:
    return action >> 8 & LAY_PART


def colour_in(action: i64) -> i64:
    return action >> 18 & 3
