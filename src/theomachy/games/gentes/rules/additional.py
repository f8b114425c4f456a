"""Additional actions and bonus tiles (GENTES-A-50 to A-58)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gentes.rules.actions import declare, pack
from theomachy.games.gentes.rules.effects import begin
from theomachy.games.gentes.rules.exchanges import add_swaps, convert, swap_from
from theomachy.games.gentes.rules.goods import mixtures, pay_cubes
from theomachy.games.gentes.rules.modifiers import own_card
from theomachy.games.gentes.rules.people import gain
from theomachy.games.gentes.rules.phases import (
    AFTER,
    BACK,
    CUBES_LEAVE,
    DECLINING,
    FINAL,
    IN_ACTION,
    MAKE_ROOM,
    MENU,
    PLAYING,
    SPLIT,
    SWAP_FROM,
    TEACHING,
)
from theomachy.games.gentes.rules.prospects import can_convert
from theomachy.games.gentes.rules.state import BONUS, CATEGORIES, FROM_BONUS, ORACLES, POINTS, SHOWN, GentesTable
from theomachy.games.gentes.rules.tables import (
    ALWAYS,
    AMOUNT,
    CHRONICLER,
    CONVERT,
    CONVERT_COUNTER,
    CONVERT_MOST,
    DECLINE,
    GIVE,
    GIVE_CUBES,
    SWAP_COUNTER,
    SWAP_PERSONS,
    bit,
    place,
)  # fmt: skip
from theomachy.games.gentes.rules.under_way import BY_CUBE, BY_USE, NOTHING

# ---- the kinds of this chapter

CUBES: Final = 5  # train with cubes; x: from the temple, y: from the oracle
USE: Final = 9  # x: card, y: which of its effects
KINDS: Final[tuple[int, ...]] = declare(
    (CUBES, "cubes t{t} o{o}", ("button:train", "cubes:t{t}o{o}"), (MENU, AFTER, MAKE_ROOM, DECLINING, FINAL)),
    (USE, "use {card}{effect}", ("use:{card}{effect}",), (MENU, AFTER, DECLINING, *IN_ACTION)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == CUBES:
        return against_cubes(table)
    return against_use(table, x, y)


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == CUBES:
        cubes(table, x, y)
    elif kind == USE:
        use(table, x, y)
    else:
        return False
    return True


CATEGORY_NAMES = ["cities", "cards", "persons"]

# ---- the menu and back


def add_additional(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Training with cubes, exchanging with oracle cubes: in every menu, as often as there are cubes (GENTES-A-58)."""
    if table.cubes(seat) >= table.fixed.train_cubes:
        out = mixtures(table, seat, CUBES, table.fixed.train_cubes, out)
    if table.mat(seat, ORACLES) > 0:
        out = add_swaps(table, seat, out)
    return out


def against_additional(table: GentesTable) -> str:
    """Menus in which additional actions would change nothing."""
    if table.phase == FINAL and table.hand(table.active) == 0:
        return "GENTES-R-52"
    if table.phase == MAKE_ROOM and table.room(table.active) > 0:
        return "GENTES-T-50"
    return ""


def leave_menu(table: GentesTable) -> None:
    table.now.menu = table.phase


def back(table: GentesTable) -> None:
    """To the menu again; bonus tiles are taken first, except in the final scoring (GENTES-R-18, GENTES-P-03)."""
    menu = table.now.menu
    if menu != FINAL:
        take_bonus(table)
    clear_action(table)
    table.phase = menu


def clear_action(table: GentesTable) -> None:
    """Forget what was under way; only how far a step has come is kept."""
    queue = table.now.queue
    regions = table.now.regions
    table.now.become(NOTHING)
    table.now.queue = queue
    table.now.regions = regions


# ---- training with cubes


def against_cubes(table: GentesTable) -> str:
    useless = against_additional(table)
    return useless if useless != "" else "GENTES-A-50"


def cubes(table: GentesTable, temple: i64, oracle: i64) -> None:
    """Three cubes from temple and oracle for a person of any group (GENTES-A-50)."""
    leave_menu(table)
    pay_cubes(table, table.active, temple, oracle)
    if table.events is not None:
        table.write("cubes", "GENTES-A-50", {"who": table.active, "temple": temple, "oracle": oracle})
    table.phase = TEACHING


def taught(table: GentesTable, group: i64) -> None:
    """Training cost tiles do not move (GENTES-A-56)."""
    gain(table, table.active, group, "GENTES-A-50")
    table.phase = BACK


# ---- exchanging with an oracle cube (the exchange itself: exchanges.py)


def against_swap(table: GentesTable) -> str:
    useless = against_additional(table)
    if useless != "":
        return useless
    if table.phase != SWAP_FROM and table.mat(table.active, ORACLES) == 0:
        return "GENTES-A-51"
    return "GENTES-R-09"


def swap(table: GentesTable, group: i64) -> None:
    """From a menu: pay an oracle cube first (GENTES-A-51). Otherwise the exchange is paid already."""
    if table.phase != SWAP_FROM:
        leave_menu(table)
        pay_cubes(table, table.active, 0, 1)
        table.now.swaps = table.fixed.exchanges
        table.now.swap_mode = BY_CUBE
        if table.events is not None:
            table.write("oracle", "GENTES-A-51", {"who": table.active})
    swap_from(table, group)


# ---- using a card: permanent conversions in the own turn, decline effects in step D (listed by decline.py)


def add_conversions(table: GentesTable, seat: i64, out: vec[i32]) -> vec[i32]:
    """Permanent conversions of own cards, in the own heyday turn only (GENTES-A-55, GENTES-A-81, GENTES-T-11)."""
    bits = table.fixed.converting_cards & table.shown(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        out = add_uses(table, seat, place(low), ALWAYS, out)
    return out


def is_asked_by_effects(table: GentesTable) -> bool:
    """Does the question belong to something that was begun in a menu, or to the era change?"""
    return table.now.menu != 0 or table.now.then == CUBES_LEAVE


def within_action(table: GentesTable) -> bool:
    """Is it a question of a main action, its price paid, in which permanent conversions work too (GENTES-R-55)?

    A price of free choice is paid when all is chosen: until then the coins are needed.
    """
    if not table.fixed.any_time or is_asked_by_effects(table) or table.now.paused != 0 or table.now.cap != 0:
        return False
    return table.phase in IN_ACTION


def add_conversions_within(table: GentesTable, out: vec[i32]) -> vec[i32]:
    """To the answers of a question; a question without an answer is not asked for them."""
    if len(out) == 0 or not within_action(table):
        return out
    return add_conversions(table, table.active, out)


def add_uses(table: GentesTable, seat: i64, card: i64, slot: i64, out: vec[i32]) -> vec[i32]:
    """The optional effects of a card in this slot that can be used now."""
    fixed = table.fixed
    first = fixed.first(card, slot)
    for row in range(first, fixed.end(card, slot)):
        if usable(table, seat, row):
            out = append(out, pack(USE, card, row - first))
    return out


def usable(table: GentesTable, seat: i64, row: i64) -> bool:
    """A conversion or exchange that was not used too often and is possible now (GENTES-A-81, GENTES-A-82)."""
    fixed = table.fixed
    op = fixed.op(row)
    if op == CONVERT:
        if needed_for_card(table, row):
            return False
        limit = fixed.field(row, CONVERT_MOST)
        used = i64(table.uses[fixed.field(row, CONVERT_COUNTER)])
        return (limit == 0 or used < limit) and can_convert(table, seat, row)
    if op == SWAP_PERSONS:
        used = i64(table.uses[fixed.field(row, SWAP_COUNTER)])
        return used < fixed.field(row, AMOUNT) and table.persons(seat) > 0
    return False


def needed_for_card(table: GentesTable, row: i64) -> bool:
    """Cubes may stand in for persons of the card that a chronicler is about to play: they are not given away then."""
    if table.phase != SPLIT and table.phase != PLAYING:
        return False
    return table.now.kind == CHRONICLER and table.fixed.field(row, GIVE) == GIVE_CUBES


def slot_in_use(table: GentesTable) -> i64:
    """Which effects of a card are used in this phase."""
    return DECLINE if table.phase == DECLINING else ALWAYS


def against_use(table: GentesTable, card: i64, option: i64) -> str:
    fixed = table.fixed
    if table.phase != MENU and table.phase != AFTER and table.phase != DECLINING:
        if is_asked_by_effects(table) or table.now.paused != 0:
            return "GENTES-R-54"
        if not within_action(table):
            return "GENTES-R-41"
    slot = slot_in_use(table)
    no_such = "GENTES-T-40" if slot == DECLINE else "GENTES-A-55"
    if not own_card(table, card):
        return no_such
    row = fixed.first(card, slot) + option
    if row >= fixed.end(card, slot):
        return no_such
    if slot == DECLINE:
        return "GENTES-R-45"
    return "GENTES-A-81" if fixed.op(row) == CONVERT else no_such


def use(table: GentesTable, card: i64, option: i64) -> None:
    """A card with compulsory effects does them all; of optional ones each use is one exchange (GENTES-R-45)."""
    fixed = table.fixed
    slot = slot_in_use(table)
    within = within_action(table)
    if within:
        table.now.paused = table.phase
    else:
        leave_menu(table)
    if table.events is not None:
        clause = "GENTES-T-40" if slot == DECLINE else "GENTES-A-55"
        table.write("used", clause, {"who": table.active, "card": fixed.card_ids[card]})
    first = fixed.first(card, slot)
    if slot == DECLINE and fixed.compulsory_cards >> card & 1 != 0:
        table.worked |= bit(card)
        begin(table, first, fixed.end(card, slot), BACK)
        return
    row = first + option
    if not within:
        begin(table, 0, 0, BACK)
    if fixed.op(row) == SWAP_PERSONS:
        count_use(table, fixed.field(row, SWAP_COUNTER))
        table.now.swaps = 1
        table.now.swap_mode = BY_USE
        table.phase = SWAP_FROM
    else:
        count_use(table, fixed.field(row, CONVERT_COUNTER))
        convert(table, row)


def count_use(table: GentesTable, counter: i64) -> None:
    if table.uses[counter] < 200:
        table.uses[counter] += u8(1)


# ---- bonus tiles


def progress(table: GentesTable, seat: i64, category: i64) -> i64:
    """How far a player is on the way to a bonus tile: own pieces (GENTES-A-23), cards (GENTES-A-48), persons
    (GENTES-A-15)."""
    if category == 0:
        return table.built(seat)
    if category == 1:
        return table.mat(seat, SHOWN)
    return table.persons(seat)


def take_bonus(table: GentesTable) -> None:
    """Whoever meets a condition takes the top tile, once per category (GENTES-A-53, GENTES-A-54).

    Called when a whole action is finished: a person gained and lost again does not help (GENTES-A-49, GENTES-R-18).
    """
    fixed = table.fixed
    seat = table.active
    mine = table.mat(seat, BONUS)
    for category in range(i64(CATEGORIES)):
        if mine >> category & 1 != 0 or progress(table, seat, category) < i64(fixed.threshold[category]):
            continue
        n = next_bonus(table, category)
        table.taken[category] += u8(1)
        table.add(seat, BONUS, bit(category))
        table.add(seat, POINTS, n)
        table.add(seat, FROM_BONUS, n)
        if table.events is not None:
            table.write("bonus", "GENTES-A-53", {"who": seat, "category": CATEGORY_NAMES[category], "n": n})


def next_bonus(table: GentesTable, category: i64) -> i64:
    """What the top tile of a category is worth (GENTES-A-53): there is one of the dearer kind (GENTES-S-06)."""
    if table.taken[category] == 0:
        return i64(table.fixed.bonus_first[category])
    return i64(table.fixed.bonus_later[category])
