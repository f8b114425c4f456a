"""Why an action cannot be done now: the reason, one of the words of G4-T-04, and the clause that forbids it.

Where several reasons apply, the first in the order of G4-T-17 is given; the checks below stand in that order.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE, CLOCK
from theomachy.games.four_gods.actions import (
    ADMIT,
    ANSWER_SHUT,
    BAG,
    CARD,
    CHALLENGE,
    CITY,
    CITY_FROM,
    CITY_OF,
    COLOUR,
    COOL,
    DESTROY,
    DESTROY_FOR,
    DRAW,
    END,
    ENOUGH,
    EXTRA_SHUT,
    FLIP,
    FLIP_SLOT,
    GOD,
    LOSE,
    LOSE_RESERVE,
    LOSE_SHUT,
    MIGRATE,
    MORE,
    NO_PROPHET,
    PASS,
    PLACE,
    PROPHET,
    PROPHET_OF,
    READY,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SILENT,
    START,
    TAKE,
    TAKE_SHUT,
    TAKE_SLOT,
    TOKEN,
    TURN_SHUT,
    WINDOW_SHUT,
    cell_in,
    colour_in,
    kind_in,
    lay_in,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.mistakes import asked_seat, may_lose
from theomachy.games.four_gods.placing import fits_somewhere
from theomachy.games.four_gods.state import (
    ANSWER,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    GODS,
    OVER,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    STARTER,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.turn import next_to_deal
from theomachy.games.four_gods.world import CITY as CITY_THERE
from theomachy.games.four_gods.world import EMPTY, NEEDED, TILE


def why_not(table: Table, player: i64, action: i64) -> str:
    """The clause, or nothing."""
    found = refusal(table, player, action)
    if found == "":
        return ""
    return found[found.index(" ") + 1 :]


def reason(table: Table, player: i64, action: i64) -> str:
    """The reason in one word, or nothing."""
    found = refusal(table, player, action)
    if found == "":
        return ""
    return found[: found.index(" ")]


def refusal(table: Table, player: i64, action: i64) -> str:
    """Reason and clause, or nothing if the action is legal."""
    kind = kind_in(action)
    phase = table.phase
    if phase == OVER or (phase == TOKENS and kind != TOKEN):
        return "game-over " + table.ending
    if player == CHANCE or kind == BAG or kind == START or kind == CARD:
        return of_chance(table, player, kind, action)
    if player == CLOCK or kind >= COOL:
        return of_clock(table, player, kind, action)
    if player < 0 or player >= table.players:
        return "not-your-turn G4-S-01"
    if phase < PLAY:
        return before_the_start(table, player, kind, action)
    if kind == COLOUR:
        return "not-in-this-mode G4-S-15" if not table.fixed.secret else "god-already-chosen G4-S-21"
    if kind == READY:
        return "not-in-this-mode G4-S-20"
    return of_phase(table, player, kind, action)


def of_chance(table: Table, player: i64, kind: i64, action: i64) -> str:
    x = x_in(action)
    phase = table.phase
    if player == CHANCE and cell_in(action) == 0:
        if kind == BAG and (phase == FIRST or phase == DRAWING) and x > 0 and x <= table.fixed.tiles.count:
            return "" if table.place[x] == 0 else "no-such-tile G4-R-20"
        if kind == START and phase == STARTER and x < table.players:
            return ""
        if kind == CARD and phase == DEAL and x >> 10 == next_to_deal(table) and x & 1023 < GODS:
            for colour in range(i64(GODS)):
                if i64(table.god[colour]) == (x & 1023) + 1:
                    return "god-taken G4-S-15"
            return ""
    if kind == START:
        return "not-your-turn G4-S-18" if table.fixed.timed else "not-your-turn G4-S-19"
    if kind == CARD:
        return "not-your-turn G4-S-15"
    return "not-your-turn G4-S-09"


def of_clock(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Reports of the clock: only with a real one, and only of what is running."""
    if player != CLOCK:
        return "not-your-turn G4-T-03"
    if not table.fixed.real:
        return "not-in-this-mode G4-T-05"
    x = x_in(action)
    cell = cell_in(action)
    phase = table.phase
    if phase < PLAY:
        return "not-started G4-S-20"
    if phase != PLAY and phase != ANSWER:
        return "not-your-turn G4-T-03"
    if kind == ANSWER_SHUT:
        fits = phase == ANSWER and x == asked_seat(table) and cell == 0
        return "" if fits else "too-soon G4-R-61"
    if kind == EXTRA_SHUT:
        fits = action == EXTRA_SHUT << 24 and table.trigger != "" and not table.fixed.timed
        return "" if fits else "too-soon G4-E-04"
    if kind == TAKE_SHUT:
        seat = x >> 7
        if seat >= table.players or cell > 0 or table.taken[seat] == 0:
            return "too-soon G4-T-09"
        return "" if table.hand(seat, i64(table.taken_hand[seat])) == x & 127 else "too-soon G4-T-09"
    seat = x
    if seat >= table.players:
        return "too-soon G4-T-03"
    if kind == WINDOW_SHUT:
        return "" if cell > 0 and i64(table.window[seat]) == cell else "too-soon G4-T-08"
    if cell > 0:
        return "too-soon G4-T-03"
    if kind == COOL:
        return "" if table.cooling >> seat & 1 else "too-soon G4-T-07"
    if kind == TURN_SHUT:
        return "" if table.fixed.timed and seat == table.current else "too-soon G4-T-12"
    if kind == LOSE_SHUT:
        return "" if table.losing >> seat & 1 else "too-soon G4-R-56"
    return "too-soon G4-T-03"


def before_the_start(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.phase == COLOURS and kind == COLOUR:
        if player != table.turn:
            return "not-your-turn G4-S-21"
        if x_in(action) >= GODS or cell_in(action) > 0:
            return "no-such-tile G4-C-05"
        return "" if table.owner[x_in(action)] == 0 else "god-taken G4-S-15"
    if table.phase == READY_UP and kind == READY:
        if action != READY << 24:
            return "not-started G4-S-20"
        return "" if table.ready >> player & 1 == 0 else "not-started G4-S-20"
    return "not-started G4-S-20"


def of_phase(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Is this player asked, and for this kind of action?"""
    phase = table.phase
    if phase == TOKENS:
        if player != table.turn:
            return "not-your-turn G4-R-32"
        fits = x_in(action) < GODS and cell_in(action) == 0
        return "" if fits and table.owns(player, x_in(action)) else "no-god G4-R-32"
    if phase == DRAWING:
        return "not-your-turn G4-T-03"
    if phase == ANSWER:
        if player == asked_seat(table) and (action == ADMIT << 24 or action == SILENT << 24):
            return ""
        return "not-your-turn G4-T-20"
    if table.fixed.real:
        if table.fixed.timed and player != table.current and kind != LOSE and kind != LOSE_RESERVE:
            found = out_of_turn(table, player, kind, action)
            if found != "":
                return found
    elif player != table.turn:
        return "not-your-turn G4-T-11" if table.fixed.timed else "not-your-turn G4-T-05"
    elif phase == PROPHECY:
        if kind != PROPHET and kind != PROPHET_OF and kind != MIGRATE and kind != NO_PROPHET:
            return "not-your-turn G4-T-06"
    elif phase == SECOND:
        if kind != MORE and kind != ENOUGH:
            return "not-your-turn G4-T-06"
    found = of_mode(table, player, kind, action)
    if found != "":
        return found
    bit = i64(1) << player
    if table.cooling & bit and waits(table, kind):
        return "too-soon G4-T-07"
    if table.losing & bit:
        if kind != LOSE and kind != LOSE_RESERVE:
            return "lose-first G4-R-56"
    elif kind == LOSE or kind == LOSE_RESERVE:
        return "no-use G4-R-56"
    if table.losing & bit:
        return of_losing(table, player, kind, action)
    if table.taken[player] > 0:
        tile = lay_in(action) >> 3
        resolves = kind == PLACE or kind == DESTROY or kind == DESTROY_FOR or kind == ROW or kind == ROW_SIDE
        if not resolves or table.hand_of(player, tile) != i64(table.taken_hand[player]):
            return "place-or-put-first G4-A-27"
    return of_kind(table, player, kind, action)


def out_of_turn(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Timed turns, real clock: the own row may be turned over, and mistakes may be called (G4-T-13, G4-T-20)."""
    if kind == CHALLENGE and table.fixed.honour:
        return ""
    if kind == FLIP or kind == FLIP_SLOT:
        row = table.row_with(x_in(action))
        if kind == FLIP_SLOT:
            row = x_in(action) >> 5
        if row != player:
            return "not-your-turn G4-T-13"
        return "not-your-turn G4-T-19" if table.touched >> row & 1 else ""
    return "not-your-turn G4-T-13"


def waits(table: Table, kind: i64) -> bool:
    """Does this kind of action wait for the cooldown, and start it (G4-T-21)?"""
    if kind == FLIP or kind == FLIP_SLOT:
        return table.fixed.backs_hidden
    return not (
        kind == PROPHET or kind == PROPHET_OF or kind == MIGRATE or kind == LOSE or kind == LOSE_RESERVE
        or kind == MORE or kind == ENOUGH
    )  # fmt: skip


def of_mode(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Kinds of actions that this table does not have at all."""
    fixed = table.fixed
    two = fixed.each > 1
    if kind == PROPHET or kind == CITY:
        return "not-in-this-mode G4-R-33" if two else ""
    if kind == PROPHET_OF or kind == CITY_OF:
        return "" if two else "not-in-this-mode G4-R-33"
    if kind == DESTROY:
        return "not-in-this-mode G4-R-32" if two and not fixed.at_scoring else ""
    if kind == DESTROY_FOR:
        return "" if two and not fixed.at_scoring else "not-in-this-mode G4-R-32"
    if kind == NO_PROPHET:
        if fixed.real:
            return "not-in-this-mode G4-T-08"
        return "" if action == NO_PROPHET << 24 else "not-in-this-mode G4-A-14"
    if kind == ROW or kind == ROW_BOTH:
        return "not-in-this-mode G4-R-58" if fixed.flips else ""
    if kind == ROW_SIDE or kind == ROW_BOTH_SIDES:
        return "" if fixed.flips else "not-in-this-mode G4-R-58"
    if kind == TAKE:
        return "not-in-this-mode G4-R-59" if fixed.backs_hidden else ""
    if kind == TAKE_SLOT:
        return "" if fixed.backs_hidden else "not-in-this-mode G4-R-59"
    if kind == FLIP:
        return "" if fixed.flips and not fixed.backs_hidden else "not-in-this-mode G4-R-58"
    if kind == FLIP_SLOT:
        return "" if fixed.flips and fixed.backs_hidden else "not-in-this-mode G4-R-58"
    if kind == DRAW:
        if action == (DRAW << 24 | 2 << 8):
            return "not-in-this-mode G4-R-11" if fixed.after_seeing else ""
        return "" if action == (DRAW << 24 | 1 << 8) else "not-in-this-mode G4-A-22"
    if kind == MORE or kind == ENOUGH:
        if action & 0xFFFFFF:
            return "not-in-this-mode G4-R-11"
        return "" if fixed.after_seeing else "not-in-this-mode G4-R-11"
    if kind == GOD:
        return "not-in-this-mode G4-A-32" if fixed.secret else ""
    if kind == PASS:
        return "" if not fixed.timed and action == PASS << 24 else "not-in-this-mode G4-T-22"
    if kind == END:
        return "" if fixed.timed and action == END << 24 else "not-in-this-mode G4-T-22"
    if kind == CHALLENGE or kind == LOSE or kind == LOSE_RESERVE:
        return "" if fixed.honour else "not-in-this-mode G4-A-48"
    if kind == ADMIT or kind == SILENT:
        return "not-in-this-mode G4-A-51"
    if kind == TOKEN:
        return "not-in-this-mode G4-R-32"
    return "" if kind == PLACE or kind == MIGRATE or kind == CITY_FROM else "not-in-this-mode G4-T-04"


def of_kind(table: Table, player: i64, kind: i64, action: i64) -> str:
    x = x_in(action)
    cell = cell_in(action)
    if kind == PLACE:
        return of_placing(table, player, lay_in(action), cell) if x < 1024 else "no-such-tile G4-A-01"
    if kind == DESTROY or kind == DESTROY_FOR:
        return of_destroying(table, player, kind, action)
    if kind == PROPHET or kind == PROPHET_OF or kind == MIGRATE:
        return of_prophet(table, player, kind, action)
    if kind == CITY or kind == CITY_OF or kind == CITY_FROM:
        return of_city(table, player, kind, action)
    if kind == ROW or kind == ROW_SIDE:
        return of_row(table, player, kind, action)
    if kind == ROW_BOTH or kind == ROW_BOTH_SIDES:
        return of_row_both(table, player, kind, action)
    if kind == DRAW:
        if table.free_hands(player) < 2:
            return "both-hands-needed G4-A-21"
        if table.row_free(player) <= 0:
            return "row-full G4-A-20"
        if table.bag == 0:
            return "bag-empty G4-A-21"
        return "" if x <= table.bag else "bag-empty G4-A-22"
    if kind == TAKE or kind == TAKE_SLOT:
        return of_taking(table, player, kind, action)
    if kind == FLIP or kind == FLIP_SLOT:
        if cell > 0 or named_tile(table, kind, x) == 0:
            return "tile-gone G4-A-24"
        return "" if table.free_hands(player) > 0 else "hand-not-free G4-A-24"
    if kind == GOD:
        if x >= GODS or cell > 0:
            return "god-taken G4-C-05"
        if i64(table.gods_of[player]) >= table.fixed.each:
            return "god-already-chosen G4-A-31" if table.fixed.each > 1 else "god-already-chosen G4-A-30"
        return "" if table.owner[x] == 0 else "god-taken G4-R-23"
    if kind == CHALLENGE:
        there = x == 0 and table.world.inside(cell) and table.world.what[cell] == TILE
        return "" if there else "no-tile-here G4-A-49"
    if kind == MORE:
        if table.phase != SECOND and table.choosing >> player & 1 == 0:
            return "too-late G4-R-11"
        return "" if table.bag > 0 else "bag-empty G4-A-21"
    if kind == ENOUGH:
        return "" if table.phase == SECOND or table.choosing >> player & 1 else "too-late G4-R-11"
    if kind == NO_PROPHET:
        return "" if table.phase == PROPHECY else "too-late G4-A-14"
    return ""


def of_placing(table: Table, player: i64, lay: i64, cell: i64) -> str:
    world = table.world
    if table.hand_of(player, lay >> 3) < 0:
        return "no-such-tile G4-A-01"
    if not world.inside(cell):
        return "occupied G4-C-25"
    if world.what[cell] != EMPTY:
        return "occupied G4-A-01"
    if not table.fixed.honour:
        if world.edges[cell] < NEEDED:
            return "too-few-edges G4-A-02"
        if not world.matches(cell, lay):
            return "does-not-match G4-A-06"
    return of_rotation(table, lay)


def of_rotation(table: Table, lay: i64) -> str:
    """Of rotations that look the same only the first is used."""
    return "" if i64(table.fixed.tiles.turns[lay >> 3]) >> (lay & 7) & 1 else "does-not-match G4-C-19"


def of_destroying(table: Table, player: i64, kind: i64, action: i64) -> str:
    world = table.world
    lay = lay_in(action)
    cell = cell_in(action)
    if table.hand_of(player, lay >> 3) < 0:
        return "no-such-tile G4-A-39"
    if table.gods_of[player] == 0:
        return "no-god G4-A-39"
    if kind == DESTROY_FOR:
        if not table.owns(player, colour_in(action)):
            return "no-god G4-R-32"
    elif x_in(action) > 1023:
        return "no-god G4-R-32"
    if not world.inside(cell) or world.what[cell] != CITY_THERE:
        return "no-city-here G4-A-39"
    if table.own_city(player, cell):
        return "own-city G4-A-40"
    if world.edges[cell] < NEEDED:
        return "too-few-edges G4-R-54"
    if not world.matches(cell, lay):
        return "does-not-match G4-R-30"
    return of_rotation(table, lay)


def of_prophet(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.gods_of[player] == 0:
        return "no-god G4-A-11"
    x = x_in(action)
    corner = x & 1023
    colour = x >> 10
    if kind == PROPHET_OF and not (colour < GODS and table.owns(player, colour)):
        return "no-god G4-R-33"
    cell = i64(table.window[player])
    if cell == 0:
        return "too-late G4-A-10"
    world = table.world
    if corner > 3 or world.tiles.region(world.lay(cell), corner) != corner:
        return "no-prophet G4-C-17"
    source = cell_in(action)
    if kind == MIGRATE:
        return of_migration(table, player, source) if colour == 0 else "no-prophet G4-A-15"
    if kind == PROPHET:
        if colour > 0:
            return "no-prophet G4-A-12"
        colour = own_colour(table, player)
    if source > 0:
        return "no-prophet G4-A-15"
    return "" if table.reserve[colour] > 0 else "no-prophet G4-A-15"


def own_colour(table: Table, seat: i64) -> i64:
    """The first colour of the seat, -1 for none."""
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            return colour
    return -1


def of_migration(table: Table, player: i64, source: i64) -> str:
    """May a prophet of the player's walk away from there?"""
    world = table.world
    if not world.inside(source) or world.prophet[source] == 0 or not table.owns(player, table.colour_at(source)):
        return "no-prophet G4-A-15"
    if world.what[source] == CITY_THERE:
        return "no-prophet G4-A-16"
    return "" if table.reserve[table.colour_at(source)] == 0 else "reserve-not-empty G4-A-17"


def of_city(table: Table, player: i64, kind: i64, action: i64) -> str:
    world = table.world
    cell = cell_in(action)
    x = x_in(action)
    if table.gods_of[player] == 0:
        return "no-god G4-A-34"
    colour = own_colour(table, player)
    if kind == CITY_OF:
        colour = x >> 10
        if x & 1023 or colour >= GODS or not table.owns(player, colour):
            return "no-god G4-R-33"
    if table.supply == 0:
        return "no-city-left G4-A-38"
    if not world.inside(cell):
        return "occupied G4-C-25"
    if world.what[cell] != EMPTY:
        return "occupied G4-A-34"
    if world.edges[cell] < NEEDED:
        return "too-few-edges G4-A-34"
    if kind == CITY_FROM:
        return of_migration(table, player, x)
    if kind == CITY and x > 0:
        return "no-prophet G4-A-36"
    return "" if table.reserve[colour] > 0 else "no-prophet G4-A-37"


def of_row(table: Table, player: i64, kind: i64, action: i64) -> str:
    lay = lay_in(action)
    tile = lay >> 3
    extra = lay & 7
    if kind == ROW_SIDE:
        extra = lay & 3
    if table.hand_of(player, tile) < 0 or extra > 0 or x_in(action) > 1023 or cell_in(action) > 0:
        return "no-such-tile G4-A-18"
    if table.taken[player] > 0:
        if table.fixed.must_place and fits_somewhere(table, player, tile):
            return "must-place G4-R-18"
        return ""
    return "" if table.row_free(player) > 0 else "row-full G4-A-18"


def of_row_both(table: Table, player: i64, kind: i64, action: i64) -> str:
    lay = lay_in(action)
    extra = lay & 7 | x_in(action) >> 10
    if kind == ROW_BOTH_SIDES:
        extra = lay & 3 | x_in(action) >> 11
    first = table.hand(player, 0)
    second = table.hand(player, 1)
    if first == 0 or second == 0 or lay >> 3 != first or cell_in(action) != second or extra > 0:
        return "no-such-tile G4-A-19"
    return "" if table.row_free(player) > 1 else "row-full G4-A-19"


def named_tile(table: Table, kind: i64, x: i64) -> i64:
    """The tile in a row that `take` or `flip` names, 0 for none."""
    if kind == TAKE_SLOT or kind == FLIP_SLOT:
        return table.slot_tile(x >> 5, x & 31)
    if table.row_with(x) < 0:
        return 0
    return x


def of_taking(table: Table, player: i64, kind: i64, action: i64) -> str:
    tile = named_tile(table, kind, x_in(action))
    if tile == 0 or cell_in(action) > 0:
        return "tile-gone G4-A-25"
    if table.free_hands(player) == 0:
        return "hand-not-free G4-A-25"
    if last_step(table):
        return "no-use G4-T-22"
    if not table.fixed.free_take and not fits_somewhere(table, player, tile):
        return "no-use G4-R-19"
    return ""


def last_step(table: Table) -> bool:
    """No step would be left to place a taken tile (G4-T-22)."""
    fixed = table.fixed
    return fixed.timed and not fixed.real and fixed.must_place and table.step + 1 >= fixed.turn_steps


def of_losing(table: Table, player: i64, kind: i64, action: i64) -> str:
    x = x_in(action)
    cell = cell_in(action)
    if kind == LOSE_RESERVE:
        fits = x < GODS and cell == 0 and table.owns(player, x)
        return "" if fits and table.reserve[x] > 0 else "no-prophet G4-A-54"
    return "" if x == 0 and may_lose(table, player, cell) else "no-prophet G4-A-54"
