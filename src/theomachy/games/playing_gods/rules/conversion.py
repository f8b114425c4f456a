"""Conversions (PG-A-30 to PG-A-42)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.playing_gods.rules.actions import PASS, declare, pack
from theomachy.games.playing_gods.rules.cards import CONVERSION, FAITH_KINDS, FAITHS, is_faith
from theomachy.games.playing_gods.rules.hands import show
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH, PORTAL_SPACE
from theomachy.games.playing_gods.rules.phases import ACTING, CONVERTING, DEFENDING, OFFERING, SAVING, THEN_PORTAL
from theomachy.games.playing_gods.rules.piles import clear_table
from theomachy.games.playing_gods.rules.stacks import convert_top
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN, asks, not_there, not_yours

# ---- the kinds of this chapter

CONVERT: Final = 14  # x: seat
OFFER: Final = 22  # x: card
GO: Final = 23
DEFEND: Final = 24  # x: card
TAKE_LAND: Final = 25  # x: territory
KINDS: Final[tuple[int, ...]] = declare(
    (CONVERT, "convert {god}", ("god:{god}",), (ACTING,)),
    (OFFER, "offer {faith}", ("card:{faith}",), (OFFERING,)),
    (GO, "go", ("button:go",), (OFFERING,)),
    (DEFEND, "defend {faith}", ("card:{faith}",), (DEFENDING,)),
    (TAKE_LAND, "take {land}", ("land:{land}",), (CONVERTING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == CONVERT:
        return against_convert(table, player, x)
    if kind == OFFER:
        return against_offer(table, player, x)
    if kind == GO:
        return against_go(table, player)
    if kind == DEFEND:
        return against_defend(table, player, x)
    return against_land(table, player, x)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == CONVERT:
        begin(table, x)
    elif kind == OFFER:
        offer(table, x)
    elif kind == GO:
        ask_defence(table)
    elif kind == DEFEND:
        defend(table, x)
    elif kind == TAKE_LAND:
        take(table, x)
    else:
        return False
    return True


# ---- whom


def convertible_lands(table: Table, seat: i64) -> i64:
    """How many territories of the portal's continent could be converted from this god."""
    first = table.first_land()
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.convertible(seat, first + i):
            n += 1
    return n


def most_lead(table: Table, seat: i64) -> i64:
    """By how much the god on turn would lead if it showed all it has, before this god shows anything."""
    return table.permanents(table.active) + table.faiths(table.active) - table.permanents(seat)


def can_convert(table: Table, seat: i64) -> bool:
    """PG-R-30, once per god and turn (PG-A-40), with a chip for it (PG-R-34)."""
    mine = table.active
    if seat == mine or not table.in_play(seat) or table.was_tried(seat):
        return False
    if table.supply[mine] == 0 or not table.portal_usable() or convertible_lands(table, seat) == 0:
        return False
    return most_lead(table, seat) > 0


def add_conversions(table: Table, out: vec[i32]) -> vec[i32]:
    for seat in range(table.players):
        if can_convert(table, seat):
            out = append(out, pack(CONVERT, seat))
    return out


def against_convert(table: Table, player: i64, seat: i64) -> str:
    if not asks(table, CONVERT):
        return not_there(table, player, PORTAL_SPACE, "PG-A-30")
    if player != table.turn:
        return not_yours(table, player)
    if seat >= table.players or seat == table.active or not table.in_play(seat):
        return "PG-A-31"
    if table.was_tried(seat):
        return "PG-A-40"
    if table.supply[table.active] == 0:
        return "PG-R-34"
    return "PG-A-35" if convertible_lands(table, seat) == 0 else "PG-R-30"


def under_way(table: Table) -> bool:
    phase = table.phase
    return phase == OFFERING or phase == DEFENDING or phase == CONVERTING or (phase == SAVING and table.form == 0)


def is_converting(table: Table, player: i64) -> bool:
    return under_way(table) and player == table.active


def begin(table: Table, seat: i64) -> None:
    """The attempt is used up with its declaration (PG-R-35)."""
    table.tried |= i64(1) << seat
    table.victim = seat
    table.offered = 0
    table.defended = 0
    table.named = 0
    table.phase = OFFERING
    if table.events is not None:
        table.write("conversion", "PG-A-31", {"who": table.active, "god": seat})
    ask_offer(table)


# ---- the attacker's cards


def ask_offer(table: Table) -> None:
    """Without a hidden conversion card the offer is plain to all."""
    if table.hidden(table.active, CONVERSION) == 0:
        ask_defence(table)


def can_offer(table: Table, card: i64) -> bool:
    """Hand cards of the five kinds (PG-A-31, PG-R-28)."""
    return is_faith(card) and table.holds(table.active, card) > 0


def can_go(table: Table) -> bool:
    """The attacker's total must be greater than the defender's permanents (PG-R-30)."""
    return table.difference() > 0


def add_offers(table: Table, out: vec[i32]) -> vec[i32]:
    for i in range(i64(FAITH_KINDS)):
        if can_offer(table, FAITHS + i):
            out = append(out, pack(OFFER, FAITHS + i))
    if can_go(table):
        out = append(out, pack(GO, 0))
    return out


def against_offer(table: Table, player: i64, card: i64) -> str:
    if not asks(table, OFFER):
        return "PG-R-29" if is_converting(table, player) else "PG-A-31"
    if player != table.turn:
        return not_yours(table, player)
    return "PG-A-31" if is_faith(card) else "PG-R-28"


def against_go(table: Table, player: i64) -> str:
    if not asks(table, GO):
        return "PG-R-29" if is_converting(table, player) else "PG-A-31"
    return "PG-R-30" if player == table.turn else not_yours(table, player)


def offer(table: Table, card: i64) -> None:
    show(table, table.active, card)
    table.offered += 1
    if table.events is not None:
        table.write("offered", "PG-A-31", {"who": table.active, "card": card})
    ask_offer(table)


# ---- the defender's cards


def defender_is_asked(table: Table) -> bool:
    """With a hidden conversion card, as long as the difference is not zero (PG-R-29, PG-R-63)."""
    return table.difference() > 0 and table.hidden(table.victim, CONVERSION) > 0


def ask_defence(table: Table) -> None:
    if defender_is_asked(table):
        table.phase = DEFENDING
        table.turn = table.victim
        return
    compare(table)


def can_defend(table: Table, card: i64) -> bool:
    """Hand cards of the five kinds (PG-A-33, PG-R-28)."""
    return is_faith(card) and table.holds(table.victim, card) > 0


def add_defences(table: Table, out: vec[i32]) -> vec[i32]:
    for i in range(i64(FAITH_KINDS)):
        if can_defend(table, FAITHS + i):
            out = append(out, pack(DEFEND, FAITHS + i))
    return append(out, pack(PASS, 0))  # fewer than it could is allowed (PG-R-29)


def against_defend(table: Table, player: i64, card: i64) -> str:
    if not asks(table, DEFEND):
        return "PG-R-29" if under_way(table) and player == table.victim else "PG-A-33"
    return "PG-R-28" if player == table.turn and not is_faith(card) else "PG-A-33"


def defend(table: Table, card: i64) -> None:
    show(table, table.victim, card)
    table.defended += 1
    if table.events is not None:
        table.write("defended", "PG-A-33", {"who": table.victim, "card": card})
    ask_defence(table)


def defend_no_more(table: Table) -> None:
    if table.events is not None:
        table.write("passed", "PG-R-29", {"who": table.turn})
    compare(table)


# ---- the territories


def to_convert(table: Table) -> i64:
    """How many territories go over: as many as can (PG-A-34, PG-A-36, PG-R-31); each needs a chip (PG-R-34)."""
    n = table.difference()
    if n < 0:
        return 0
    lands = convertible_lands(table, table.victim)
    supply: i64 = i64(table.supply[table.active])
    if lands < n:
        n = lands
    if supply < n:
        n = supply
    return n


def chosen(table: Table) -> i64:
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            n += 1
    return n


def compare(table: Table) -> None:
    table.turn = table.active
    table.phase = CONVERTING
    if table.events is not None:
        mine = table.permanents(table.active) + table.offered
        theirs = table.permanents(table.victim) + table.defended
        table.write("compared", "PG-A-34", {"who": table.active, "god": table.victim, "mine": mine, "theirs": theirs})
    wanted = to_convert(table)
    if wanted == 0:
        over(table)
        return
    if wanted == convertible_lands(table, table.victim):  # plain to all
        first = table.first_land()
        for i in range(i64(LANDS_EACH)):
            if table.convertible(table.victim, first + i):
                table.named |= i64(1) << i
        ask_rescue(table)


def can_take(table: Table, land: i64) -> bool:
    i = table.here(land)
    return i >= 0 and table.named >> i & 1 == 0 and table.convertible(table.victim, land)


def add_lands(table: Table, out: vec[i32]) -> vec[i32]:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if can_take(table, first + i):
            out = append(out, pack(TAKE_LAND, first + i))
    return out


def against_land(table: Table, player: i64, land: i64) -> str:
    if not asks(table, TAKE_LAND):
        return IN_TURN if is_converting(table, player) and table.phase == SAVING else "PG-A-36"
    if player != table.turn:
        return not_yours(table, player)
    return "PG-A-36" if table.is_named(land) else "PG-A-35"


def take(table: Table, land: i64) -> None:
    """The attacker chooses one after another (PG-A-36)."""
    table.named |= i64(1) << (land - table.first_land())
    if chosen(table) == to_convert(table):
        ask_rescue(table)


def in_danger(table: Table) -> bool:
    """Would the territories that are chosen leave the defender without a sect (PG-R-49)?"""
    return i64(table.sects[table.victim]) == chosen(table)


def ask_rescue(table: Table) -> None:
    """A defender who would be left without a sect may show the Godkiller (PG-A-63, PG-R-63)."""
    seat = table.victim
    if table.hidden(seat, CONVERSION) > 0 and in_danger(table):
        table.phase = SAVING
        table.turn = seat
        return
    carry_out(table)


def carry_out(table: Table) -> None:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            back_home = convert_top(table, table.active, first + i)
            if table.events is not None:
                clause = "PG-A-37"
                if back_home:
                    clause = "PG-A-38"
                data: dict[str, object] = {"who": table.active, "god": table.victim, "land": first + i}
                table.write("won back" if back_home else "converted", clause, data)
    over(table)


def over(table: Table) -> None:
    """The attempt is complete, one way or another."""
    clear_table(table)
    table.victim = 0
    table.offered = 0
    table.defended = 0
    table.named = 0
    table.turn = table.active
    table.then = THEN_PORTAL
    settle(table, False)
