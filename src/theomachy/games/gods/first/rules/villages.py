"""Founding villages, losing them, and the end they bring (GODS1-V, GODS1-X-02 to X-04)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import pack
from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.common.rules.state import LAST_TURN, by_colour
from theomachy.games.gods.common.rules.turn import against_player
from theomachy.games.gods.first.rules.actions import END_GAME, PLAY_ON
from theomachy.games.gods.first.rules.state import FirstTable


def found(table: FirstTable, god: i64, colour: i64) -> None:
    """The god gets a village tile (they are counted, not stored) and a points tile, if one is to be had."""
    if table.events is not None:
        table.write("village", "GODS1-V-01", {"god": god, "colour": colour})
    if table.tiles_left(colour) == 0:
        if table.events is not None:
            table.write("no points tile", "GODS1-G-03", {"god": god, "colour": colour})
        return
    if tiles_earned(table, god, colour, table.villages_of(god, colour), 1) == 0:
        if table.events is not None:
            table.write("founded again", "GODS1-R-26", {"god": god, "colour": colour})
        return
    table.points_tiles[by_colour(god, colour)] += u8(1)
    if table.events is not None:
        table.write("points tile", "GODS1-V-02", {"god": god, "colour": colour})


def tiles_earned(table: FirstTable, god: i64, colour: i64, villages: i64, founded: i64) -> i64:
    """The points tiles that the god earns with the last `founded` of so many villages of the colour: one each, while
    they last (GODS1-V-02, GODS1-G-03). With `refound_points_tile = false` no more than villages (GODS1-R-26)."""
    most = table.tiles_left(colour)
    if not table.fixed.refound and most > villages - table.tiles_of(god, colour):
        most = villages - table.tiles_of(god, colour)
    if most > founded:
        return founded
    if most < 0:
        return 0
    return most


def fall(table: FirstTable, god: i64, colour: i64) -> None:
    """The village tile goes back; the points tile stays (GODS1-V-06)."""
    if table.events is not None:
        table.write("village fell", "GODS1-V-05", {"god": god, "colour": colour})


# ---- the village end


def village_end(table: FirstTable, seat: i64) -> str:
    """The clause by which the villages of this player bring the end when the turn comes to him; empty if none does."""
    if table.fixed.bag:  # GODS1-B-05; three villages of one colour, of which the rulebook speaks there, mean GODS1-R-31
        return ""
    different: i64 = 0
    total: i64 = 0
    for colour in range(i64(1), i64(TRIBES + 1)):
        villages = table.villages_of(seat, colour)
        total += villages
        if villages > 0:
            different += 1
    if different >= table.fixed.end_different:
        return "GODS1-X-02"
    if total >= table.fixed.end_any:
        return "GODS1-X-03"
    return ""


def ask_owner(table: FirstTable, clause: str) -> None:
    """The owner chooses before anything else is done (GODS1-X-04, GODS1-R-13)."""
    table.phase = LAST_TURN
    table.turn = table.active
    if table.events is not None:
        table.write("village end", clause, {"who": table.active})


def owner_choices(table: FirstTable) -> vec[i32]:
    return vec[i32]([pack(END_GAME, 0, 0), pack(PLAY_ON, 0, 0)])


def against_choosing(table: FirstTable, player: i64, rest: i64) -> str:
    """Only the owner of the villages, at the very start of the turn (GODS1-R-12); `rest` are bits that these actions do
    not use."""
    if rest != 0:
        return "kinds of actions"
    if player != table.turn or player == CHANCE:
        return against_player(table, player)
    return "bag knows no village end" if table.fixed.bag else "no village end"


def play_on(table: FirstTable) -> None:
    """The owner plays one complete turn; then the game ends, whatever the field looks like (GODS1-R-13)."""
    table.last = True
    if table.events is not None:
        table.write("last turn", "GODS1-X-04", {"who": table.active})
