"""Why an action cannot be done now: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.playing_gods.rules import attack, conversion, godkiller, opening, stealing, turn
from theomachy.games.playing_gods.rules.actions import (
    ATTACK,
    CONVERT,
    DEAL,
    DEFEND,
    DONE,
    DRAW,
    END,
    FORTIFY,
    GIVE_UP,
    GO,
    GODKILL,
    HOME,
    KILL,
    LOOT,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    PORTAL,
    PROTECT,
    RESURRECT,
    ROLL,
    SHOW_GODKILLER,
    STAY_OUT,
    STEAL,
    STILL,
    TAKE,
    TAKE_BACK,
    TAKE_LAND,
    TAKE_OPEN,
    TARGET,
    USE_GAIN,
    kind_in,
    x_in,
)  # fmt: skip
from theomachy.games.playing_gods.rules.cards import (
    CARDS,
    CONVERSION,
    ELEMENTS,
    GAIN,
    GODKILLER,
    PROTECTIONS,
    SPECIAL,
    WRATH_KINDS,
    is_faith,
    playable,
)  # fmt: skip
from theomachy.games.playing_gods.rules.state import (
    ACTING,
    CONTINENTS,
    CONVERTING,
    DEAL_FAITH,
    DEAL_WRATH,
    DEFENDING,
    DIE,
    DIVIDING,
    DRAW_OR_FORTIFY,
    DRAWING,
    FIRST_ROLL,
    GAINING,
    HOMES,
    KILLING_GOD,
    LANDS,
    LANDS_EACH,
    LOOTING,
    LOSING,
    NAMING,
    OFFERING,
    OVER,
    PLACES,
    PROTECTING,
    RISEN,
    RISEN_FAITH,
    RISEN_WRATH,
    RISING,
    SAVING,
    STEALING,
    TAKING,
    WAY,
    Table,
)  # fmt: skip
from theomachy.games.playing_gods.rules.untimely import IN_TURN, not_now, not_yours

# For each kind of action: the phases in which it is asked for.
ASKED_IN: Final[dict[int, tuple[int, ...]]] = {
    HOME: (HOMES,), PORTAL: (PLACES, RISEN), MOVE: (WAY,), DRAW: (DRAW_OR_FORTIFY,), FORTIFY: (DRAW_OR_FORTIFY,),
    PLACE: (GAINING,), PASS: (GAINING, KILLING_GOD, STEALING, PROTECTING, SAVING, DEFENDING),
    GODKILL: (KILLING_GOD,), STEAL: (STEALING,), TAKE: (TAKING,), TAKE_OPEN: (TAKING,), TAKE_BACK: (TAKING,),
    ATTACK: (ACTING,), CONVERT: (ACTING,), USE_GAIN: (ACTING,), END: (ACTING,), TARGET: (NAMING,), DONE: (NAMING,),
    PROTECT: (PROTECTING,), KILL: (DIVIDING,), SHOW_GODKILLER: (SAVING,), OFFER: (OFFERING,), GO: (OFFERING,),
    DEFEND: (DEFENDING,), TAKE_LAND: (CONVERTING,), GIVE_UP: (LOSING,), RESURRECT: (RISING,), STAY_OUT: (RISING,),
    DEAL: (DEAL_FAITH, DEAL_WRATH, DRAWING, RISEN_FAITH, RISEN_WRATH), ROLL: (DIE, FIRST_ROLL), LOOT: (LOOTING,),
}  # fmt: skip
CARD_CLAUSES: Final = ("PG-T-05", "PG-T-08")
BARE: Final = (DRAW, PASS, END, DONE, SHOW_GODKILLER, GO, RESURRECT, STAY_OUT)  # kinds that name nothing


def why_not(table: Table, player: i64, action: i64) -> str:
    kind = kind_in(action)
    x = x_in(action)
    if table.phase == OVER:
        return "PG-E-04"
    if int(kind) not in ASKED_IN or (x != 0 and int(kind) in BARE):
        return IN_TURN
    if int(table.phase) not in ASKED_IN[int(kind)]:
        return not_now(table, player, kind, x)
    if player != table.turn:
        return not_yours(table, player, kind)
    if kind == DEAL or kind == ROLL or kind == LOOT:
        return why_not_chance(table, kind, x)
    if kind < ATTACK:
        return why_not_on_space(table, kind, x)
    return why_not_at_portal(table, kind, x)


def why_not_chance(table: Table, kind: i64, x: i64) -> str:
    if kind == ROLL:
        faces = table.fixed.faces
        for i in range(i64(len(faces))):
            if i64(faces[i]) == x:
                return ""
        return "PG-T-01"
    if x >= CARDS:
        return "PG-R-62"
    if kind == LOOT:
        with_that_back = stealing.loot_first(table) <= x and x < stealing.loot_end(table)
        return "" if with_that_back and table.holds(table.victim, x) > 0 else "PG-R-45"
    phase = table.phase
    if phase == DEAL_FAITH:
        return "" if is_faith(x) and table.conversion.counts[x] > 0 else "PG-S-06"
    from_conversion = phase == RISEN_FAITH or (phase == DRAWING and table.pile == CONVERSION)
    if from_conversion != (x >= WRATH_KINDS):
        return CARD_CLAUSES[1] if from_conversion else CARD_CLAUSES[0]
    bag = table.conversion if from_conversion else table.wrath
    return "" if bag.counts[x] > 0 else "PG-R-62"


def why_not_on_space(table: Table, kind: i64, x: i64) -> str:
    """The opening, the move, and what the other spaces offer."""
    if kind == HOME:
        return "" if x < CONTINENTS and opening.continent_free(table, x) else "PG-S-01"
    if kind == PORTAL:
        if opening.is_home_portal(table, table.turn, x):
            return ""
        return "PG-S-09" if table.phase == PLACES else "PG-A-69"
    if kind == MOVE:
        return "" if x == STILL + table.die or x == STILL - table.die else "PG-T-02"
    if kind == FORTIFY:
        return why_not_fortify(table, x)
    if kind == PLACE:
        if x < LANDS and table.supply[table.active] == 0:
            return "PG-R-44"
        return "" if turn.can_place(table, x) else "PG-T-11"
    if kind == GODKILL:
        if x >= table.players or x == table.active or not table.in_play(x):
            return "PG-R-47"
        return "" if godkiller.can_godkill(table, x) else "PG-A-60"
    if kind == STEAL:
        return "" if x < table.players and stealing.can_rob(table, x) else "PG-R-46"
    if kind == TAKE:
        if table.fixed.blind:
            return "PG-R-45"
        return "" if x < CARDS and stealing.can_take(table, x) else "PG-R-46"
    if kind == TAKE_OPEN:
        return "" if x < ELEMENTS and stealing.can_take_open(table, x) else "PG-R-46"
    if kind == TAKE_BACK:
        if not table.fixed.blind:
            return "PG-R-45"
        return "" if x < 2 and stealing.can_take_back(table, x) else "PG-R-46"
    return ""


def why_not_fortify(table: Table, land: i64) -> str:
    seat = table.active
    if land >= LANDS or land % LANDS_EACH != 0 or i64(table.homes[seat]) >> (land // LANDS_EACH) & 1 == 0:
        return "PG-A-50"
    if table.supply[seat] == 0:
        return "PG-R-44"
    return "" if turn.can_fortify(table, land) else "PG-A-51"


def why_not_at_portal(table: Table, kind: i64, x: i64) -> str:
    """Attacks, conversions, gain cards, and the answers to them."""
    if kind == ATTACK:
        return why_not_attack(table, x)
    if kind == CONVERT:
        return why_not_convert(table, x)
    if kind == USE_GAIN:
        return why_not_gain(table, x)
    if kind == TARGET:
        return why_not_target(table, x)
    if kind == DONE:
        return "" if table.named != 0 else "PG-A-02"
    if kind == PROTECT:
        if x >= ELEMENTS or table.gets_through(table.turn) >> x & 1 == 0:
            return "PG-R-16"
        return "" if table.holds(table.turn, PROTECTIONS + x) > 0 else "PG-A-11"
    if kind == KILL:
        return why_not_kill(table, x)
    if kind == SHOW_GODKILLER:
        return "" if table.holds(table.turn, GODKILLER) > 0 else "PG-A-63"
    if kind == OFFER or kind == DEFEND:
        if not is_faith(x):
            return "PG-R-28"
        if kind == OFFER:
            return "" if conversion.can_offer(table, x) else "PG-A-31"
        return "" if conversion.can_defend(table, x) else "PG-A-33"
    if kind == GO:
        return "" if conversion.can_go(table) else "PG-R-30"
    if kind == TAKE_LAND:
        i = x - table.first_land()
        if 0 <= i and i < LANDS_EACH and table.named >> i & 1:
            return "PG-A-36"
        return "" if x < LANDS and conversion.can_take(table, x) else "PG-A-35"
    if kind == GIVE_UP:
        return "" if x < LANDS and table.rules(table.turn, x) else "PG-R-41"
    return ""


def why_not_attack(table: Table, form: i64) -> str:
    if form < SPECIAL and not playable(form):
        if attack_has_opposites(form):
            return "PG-A-05"
        return "PG-A-04"
    if not playable(form):
        return "PG-A-04"
    if not attack.has_cards_for(table, form):
        return "PG-A-02"
    if not table.may_attack_here():
        return "PG-R-05"
    if attack.can_attack(table, form):
        return ""
    return "PG-R-19" if turn.foreign_ruler_here(table) else "PG-A-03"


def attack_has_opposites(form: i64) -> bool:
    return form & 3 == 3 or form & 12 == 12


def why_not_convert(table: Table, seat: i64) -> str:
    if seat >= table.players or seat == table.active or not table.in_play(seat):
        return "PG-A-31"
    if table.tried >> seat & 1:
        return "PG-A-40"
    if table.supply[table.active] == 0:
        return "PG-R-34"
    if conversion.convertible_lands(table, seat) == 0:
        return "PG-A-35"
    return "" if conversion.can_convert(table, seat) else "PG-R-30"


def why_not_gain(table: Table, land: i64) -> str:
    here = table.first_land()
    if land < here or land >= here + LANDS_EACH or table.holds(table.active, GAIN) == 0:
        return "PG-A-47"
    if table.supply[table.active] == 0:
        return "PG-R-44"
    return "" if turn.can_gain_here(table) else "PG-A-48"


def why_not_target(table: Table, land: i64) -> str:
    here = table.first_land()
    if land < here or land >= here + LANDS_EACH or table.named >> (land - here) & 1:
        return "PG-A-02"
    if not table.foreign(table.active, land):
        return "PG-A-03"
    return "" if attack.can_name(table, land) else "PG-R-19"


def why_not_kill(table: Table, land: i64) -> str:
    here = table.first_land()
    if land < here or land >= here + LANDS_EACH or table.named >> (land - here) & 1 == 0:
        return "PG-A-17"
    if table.hits[land - here] >= table.live[land]:
        return "PG-A-20"
    return "" if attack.can_kill(table, land) else "PG-A-18"
