"""Moving deserts: by whirlwind, or for power. A desert is lifted first; then its player says where it goes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gods.common.rules.actions import KIND_SHIFT, TO, WHIRL, WHIRL_IDLE, pack
from theomachy.games.gods.common.rules.cards import DESERT, WHIRLWIND, hex_text, kind_of
from theomachy.games.gods.common.rules.display import against_other
from theomachy.games.gods.common.rules.placing import against_hex
from theomachy.games.gods.common.rules.state import ONCE_MOVE, WHERE_TO, GodsTable, once_other

# ---- which desert


def can_lift(table: GodsTable, at: i64) -> bool:
    """May the desert there be moved? Only `split_field = forbidden` ever says no (GODS1-R-23, GODS2-R-27)."""
    return not table.numbers().keep_together or table.field.hangs_together(at)


def any_desert_to_lift(table: GodsTable) -> bool:
    for at in table.deserts:
        if can_lift(table, i64(at)):
            return True
    return False


def fill_lifts(table: GodsTable, out: vec[i32], k: i64, kind: i64) -> i64:
    """One action of this kind for each desert that may be lifted, written into the list from k on."""
    bound = table.numbers().keep_together
    lift = i32(kind << KIND_SHIFT)
    for at in table.deserts:
        if not bound or can_lift(table, i64(at)):
            out[k] = lift | at
            k += 1
    return k


def against_lift(table: GodsTable, at: i64, rule: str) -> str:
    """There must be a desert, else `rule` speaks against it; what the option says of splitting is the rest."""
    return rule if kind_of(table.field.card(at)) != DESERT else "split field"


def lift_desert(table: GodsTable, at: i64) -> None:
    """Its old hex is empty, and no religion changes by that (GODS1-R-16, GODS2-A-28, GODS2-R-25)."""
    table.field.lift(at)
    table.drop_desert(at)
    table.site = at
    table.phase = WHERE_TO


# ---- by whirlwind


def may_whirl(table: GodsTable) -> bool:
    """Only if a desert can be moved, unless it may be played idly (GODS1-R-18, GODS2-R-22)."""
    return table.may_play_other(WHIRLWIND) and (table.numbers().whirlwind_idle or any_desert_to_lift(table))


def fill_whirlwind(table: GodsTable, out: vec[i32], k: i64) -> i64:
    if not table.may_play_other(WHIRLWIND):
        return k
    k = fill_lifts(table, out, k, WHIRL)
    if table.numbers().whirlwind_idle:
        out[k] = pack(WHIRL_IDLE, 0, 0)
        k += 1
    return k


def against_whirl(table: GodsTable, at: i64) -> str:
    """It moves a desert that is on the field (GODS1-A-15, GODS2-A-21)."""
    return against_other(table, WHIRLWIND, "whirlwind") or against_lift(table, at, "whirlwind moves")


def against_whirl_idle(table: GodsTable) -> str:
    return against_other(table, WHIRLWIND, "whirlwind") or "whirlwind idle"


def use_whirlwind(table: GodsTable) -> None:
    """For nothing; it is not put onto the field but leaves the game (GODS1-A-15, GODS2-A-20, GODS2-A-22)."""
    table.close(once_other(WHIRLWIND))
    table.leave_display(WHIRLWIND)
    table.boxed[WHIRLWIND] += 1
    if table.events is not None:
        table.write("whirlwind", table.clause("whirlwind"), {"who": table.active})


def whirl(table: GodsTable, at: i64) -> None:
    """The whirlwind lifts the desert there."""
    use_whirlwind(table)
    lift_desert(table, at)


# ---- for power


def may_move(table: GodsTable) -> bool:
    """Can the player on turn pay for it (GODS1-A-20, GODS2-A-26)? In the second edition once in a turn, beside a
    whirlwind if need be (GODS2-T-11, GODS2-R-28). Then `fill_lifts` adds it for each desert."""
    return table.used & ONCE_MOVE == 0 and i64(table.power[table.active]) >= table.numbers().move_price


def against_move(table: GodsTable, at: i64) -> str:
    if not may_move(table):
        return "once a turn" if table.used & ONCE_MOVE else "pay in full"
    return against_lift(table, at, "desert to move")


def move_desert(table: GodsTable, at: i64) -> None:
    """Pay (GODS1-A-20, GODS2-A-26), and lift the desert there; the rest is as with the whirlwind (GODS1-A-19,
    GODS2-A-27)."""
    table.close(ONCE_MOVE)
    price = table.numbers().move_price
    table.pay(table.active, price)
    if table.events is not None:
        table.write("move paid", table.clause("move desert"), {"who": table.active, "price": price})
    lift_desert(table, at)


# ---- where to


def where_to_choices(table: GodsTable) -> vec[i32]:
    """Every open hex but the old one (GODS1-R-16, GODS2-A-21, GODS2-R-25, GODS2-R-26)."""
    out: vec[i32] = vec[i32]()
    to = pack(TO, 0, 0)
    for at in table.field.open:
        if i64(at) != table.site:
            out = append(out, to | at)
    return out


def against_to(table: GodsTable, at: i64) -> str:
    if table.phase != WHERE_TO:
        return "no desert in hand"
    if at == table.site:
        return "another place"
    if table.field.card(at) == 0 and table.field.beside(at) == 0:
        return "desert is lifted first"
    return against_hex(table, at)


def settle_desert(table: GodsTable, at: i64) -> None:
    """Put the lifted desert down again."""
    table.field.put(at, DESERT)
    table.add_desert(at)
    if table.events is not None:
        table.write(
            "desert moved", table.clause("desert moves"),
            {"who": table.active, "from": hex_text(table.site), "at": hex_text(at)},
        )  # fmt: skip
    table.site = 0
