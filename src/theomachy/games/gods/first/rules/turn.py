"""How a turn begins, turns up tiles and ends, and how the game does (GODS1-T, GODS1-B, GODS1-X)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import DRAW, Declared, pack
from theomachy.games.gods.common.rules.cards import EMPTY, END_TILE, TRIBES
from theomachy.games.gods.common.rules.display import (
    against_draw,
    ask_for_card,
    draw_weights,
    draws,
    empty_spaces,
    lay_open,
    supply_falls_short,
    take_from_supply,
)
from theomachy.games.gods.common.rules.state import LAST_TURN, REFILL
from theomachy.games.gods.common.rules.turn import (
    against_player,
    begin_actions,
    collect,
    end_game,
    next_seat,
    open_turn,
)
from theomachy.games.gods.first.rules.state import FirstTable

# ---- the kinds of this chapter: the owner's choice at the village end

END_GAME: Final = 17
PLAY_ON: Final = 18  # one more turn, then the game ends
KINDS: Final[tuple[Declared, ...]] = (
    (END_GAME, "end game", ("button:end-game",)),
    (PLAY_ON, "last turn", ("button:last-turn",)),
)
NUMBERS: Final[tuple[int, ...]] = tuple([kind[0] for kind in KINDS])


def against(table: FirstTable, player: i64, kind: i64, x: i64, at: i64) -> str:
    return against_choosing(table, player, x | at)


def do(table: FirstTable, kind: i64, x: i64, at: i64) -> None:
    if kind == END_GAME:
        end_by_villages(table)
    elif kind == PLAY_ON:
        play_last_turn(table)


# ---- beginning


def begin_turn(table: FirstTable, seat: i64) -> None:
    """First the village end, with the tiles held now (GODS1-R-12); then the steps of a turn (GODS1-T-01)."""
    open_turn(table, seat)
    clause = village_end(table, seat)
    if clause:
        ask_owner(table, clause)
    else:
        take_crystals(table)


def take_crystals(table: FirstTable) -> None:
    collect(table)
    begin_refill(table)


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


def end_by_villages(table: FirstTable) -> None:
    """The owner ends the game at once; no crystals are taken (GODS1-X-02, GODS1-X-03, GODS1-R-13)."""
    end_game(table, village_end(table, table.active))


def play_last_turn(table: FirstTable) -> None:
    """The owner plays one complete turn first; then the game ends, whatever the field looks like (GODS1-X-04,
    GODS1-R-13)."""
    table.last = True
    if table.events is not None:
        table.write("last turn", "GODS1-X-04", {"who": table.active})
    take_crystals(table)


# ---- turning up tiles


def bag_falls_short(table: FirstTable) -> bool:
    """A bag can be too small (GODS1-B-03); the pile cannot: its end tile comes up before it runs out (GODS1-R-35)."""
    return table.fixed.bag and supply_falls_short(table)


def begin_refill(table: FirstTable) -> None:
    if empty_spaces(table) == 0:
        begin_actions(table)
    elif bag_falls_short(table):
        end_game(table, "GODS1-B-03")
    else:
        ask_for_card(table)


def end_tile_hidden(table: FirstTable) -> bool:
    """The end tile is in the pile but cannot come up yet: more tiles are left than it may lie among (GODS1-S-06,
    GODS1-R-04, GODS1-R-30). A bag has none (GODS1-B-02)."""
    return table.supply.left > table.fixed.window and table.supply.counts[END_TILE] > 0


def end_tile_due(table: FirstTable) -> bool:
    """Can the end tile come up now? Then it is as likely as any other single tile (GODS1-R-04)."""
    return table.supply.counts[END_TILE] > 0 and not end_tile_hidden(table)


def tiles(table: FirstTable) -> vec[i32]:
    """What can be turned up, the end tile last."""
    out = draws(table)
    if end_tile_due(table):
        out = append(out, pack(DRAW, END_TILE, 0))
    return out


def tile_weights(table: FirstTable) -> vec[i32]:
    """How many there are of each, in the same order."""
    out = draw_weights(table)
    if end_tile_due(table):
        out = append(out, 1)
    return out


def tiles_to_draw(table: FirstTable) -> i64:
    """How many tiles can come up. While the end tile cannot, it is the last one by number, so the others stay as they
    are."""
    if end_tile_hidden(table):
        return table.supply.left - 1
    return table.supply.left


def against_end_tile(table: FirstTable, player: i64) -> str:
    if player != CHANCE or table.phase != REFILL:
        return against_draw(table, player)
    return "bag knows no end tile" if table.fixed.bag else "end tile comes late"


def drawn(table: FirstTable, kind: i64) -> None:
    """CHANCE has turned up a tile of the pile, or drawn one from the bag (GODS1-T-04, GODS1-B-01). Two identical ones
    from the pile stay; the end tile ends the game as it comes up (GODS1-T-05, GODS1-R-05)."""
    take_from_supply(table, kind, "drawn from bag" if table.fixed.bag else "refill")
    lay_open(table, kind)
    if kind == END_TILE:
        end_game(table, "GODS1-X-01")
    elif empty_spaces(table) == 0 and not twins_go_back(table):
        begin_actions(table)


def twins_go_back(table: FirstTable) -> bool:
    """Two identical tiles from a bag go back, unless there is nothing else (GODS1-B-04, GODS1-R-21)."""
    kind: i64 = i64(table.display[0])
    if not table.fixed.bag or kind != i64(table.display[1]) or table.supply.only(kind):
        return False
    table.display[0] = EMPTY
    table.display[1] = EMPTY
    table.supply.put(kind, 2)
    if table.events is not None:
        table.write("twins back", "GODS1-B-04", {"card": kind})
    return True


# ---- ending


def end_turn(table: FirstTable) -> None:
    """After the owner's last turn the game is over (GODS1-X-04, GODS1-R-13)."""
    if table.last:
        end_game(table, "GODS1-X-04")
    else:
        begin_turn(table, next_seat(table))
