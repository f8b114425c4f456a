"""Attacks and the defence against them (PG-A-01 to PG-A-25)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.playing_gods.rules.cards import (
    ATTACKS,
    CONVERSION,
    ELEMENTS,
    IMMUNITIES,
    PROTECTIONS,
    SPECIAL,
    SPECIALS,
    WRATH,
    playable,
)  # fmt: skip
from theomachy.games.playing_gods.rules.hands import clear_table, show, show_immunity
from theomachy.games.playing_gods.rules.leaving import settle
from theomachy.games.playing_gods.rules.stacks import comes_up, run_below, take_top
from theomachy.games.playing_gods.rules.state import (
    DIVIDING,
    LANDS_EACH,
    NAMING,
    PROTECTING,
    SAVING,
    THEN_PORTAL,
    Table,
)

# ---- declaring


def has_cards_for(table: Table, form: i64) -> bool:
    seat = table.active
    if form >= SPECIAL:
        return table.holds(seat, SPECIALS + form - SPECIAL) > 0
    for element in range(i64(ELEMENTS)):
        if form >> element & 1 and table.holds(seat, ATTACKS + element) == 0:
            return False
    return True


def can_hurt(table: Table, form: i64, land: i64) -> bool:
    """Is the territory another god's, with no open immunity against all of the attack (PG-A-03, PG-R-19)?"""
    if not table.foreign(table.active, land):
        return False
    if form >= SPECIAL:
        return True
    return form & ~i64(table.immune[i64(table.ruler[land]) - 1]) != 0


def has_target(table: Table, form: i64) -> bool:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if can_hurt(table, form, first + i):
            return True
    return False


def can_attack(table: Table, form: i64) -> bool:
    return playable(form) and has_cards_for(table, form) and table.may_attack_here() and has_target(table, form)


def declare(table: Table, form: i64) -> None:
    """The attacker shows the cards; then the territories are named."""
    seat = table.active
    if form >= SPECIAL:
        show(table, seat, SPECIALS + form - SPECIAL)
    else:
        for element in range(i64(ELEMENTS)):
            if form >> element & 1:
                show(table, seat, ATTACKS + element)
    table.form = form
    table.named = 0
    table.phase = NAMING
    if table.events is not None:
        table.write("attack", "PG-A-02", {"who": seat, "form": form, "kills": i64(table.fixed.kills[form])})


def can_name(table: Table, land: i64) -> bool:
    i = land - table.first_land()
    if i < 0 or i >= LANDS_EACH or table.named >> i & 1:
        return False
    return can_hurt(table, table.form, land)


def name(table: Table, land: i64) -> None:
    first = table.first_land()
    table.named |= i64(1) << (land - first)
    if table.events is not None:
        table.write("target", "PG-A-02", {"who": table.active, "land": land, "god": i64(table.ruler[land]) - 1})
    count: i64 = 0
    more = False
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            count += 1
        elif can_name(table, first + i):
            more = True
    if not more or count == i64(table.fixed.most[table.form]):
        all_named(table)


# ---- defending


def all_named(table: Table) -> None:
    """Immunities work by themselves, then each affected god is asked, clockwise (PG-R-16, PG-R-17)."""
    for i in range(table.players):
        table.stopped[i] = 0
    seat = table.after(table.active)
    if table.form < SPECIAL:
        while seat != table.active:
            if table.affected(seat):
                for element in range(i64(ELEMENTS)):
                    if table.form >> element & 1 and table.holds(seat, IMMUNITIES + element) > 0:
                        show_immunity(table, seat, element)
                table.bare[seat] |= u8(table.form)
            seat = table.after(seat)
    ask_protection(table, table.after(table.active))


def ask_protection(table: Table, seat: i64) -> None:
    """The next god from this seat on to whom something gets through and who has a hidden wrath card (PG-R-63)."""
    if table.form < SPECIAL:
        while seat != table.active:
            if table.hidden(seat, WRATH) > 0 and table.affected(seat) and table.gets_through(seat) != 0:
                table.phase = PROTECTING
                table.turn = seat
                return
            seat = table.after(seat)
    begin_dividing(table)


def can_protect(table: Table, seat: i64, element: i64) -> bool:
    return table.gets_through(seat) >> element & 1 != 0 and table.holds(seat, PROTECTIONS + element) > 0


def protect(table: Table, element: i64) -> None:
    seat = table.turn
    show(table, seat, PROTECTIONS + element)
    if table.fixed.shared_defence:
        for other in range(table.players):
            table.stopped[other] |= u8(1 << element)
    else:
        table.stopped[seat] |= u8(1 << element)
    if table.events is not None:
        table.write("protected", "PG-A-11", {"who": seat, "element": element})
    ask_protection(table, seat)


# ---- dividing the kills


def live_named(table: Table, seat: i64) -> i64:
    """The god's live chips in the named territories."""
    first = table.first_land()
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1 and table.rules(seat, first + i):
            n += i64(table.live[first + i])
    return n


def killed_of(table: Table, seat: i64) -> i64:
    """The god's chips chosen so far."""
    first = table.first_land()
    n: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.rules(seat, first + i):
            n += i64(table.hits[i])
    return n


def limit_for(table: Table, seat: i64) -> i64:
    """How many of the god's sects can fall at most (PG-A-18)."""
    most = table.kills_of(table.gets_through(seat))
    live = live_named(table, seat)
    if live < most:
        return live
    return most


def total_kills(table: Table) -> i64:
    """How many sects must fall (PG-R-15)."""
    union: i64 = 0
    total: i64 = 0
    for seat in range(table.players):
        if seat != table.active and table.affected(seat):
            union |= table.gets_through(seat)
            total += limit_for(table, seat)
    most = table.kills_of(union)
    if most < total:
        return most
    return total


def hits_so_far(table: Table) -> i64:
    return i64(table.hits[0]) + i64(table.hits[1]) + i64(table.hits[2]) + i64(table.hits[3])


def begin_dividing(table: Table) -> None:
    for i in range(i64(LANDS_EACH)):
        table.hits[i] = 0
    table.turn = table.active
    table.phase = DIVIDING
    go_on_dividing(table)


def can_kill(table: Table, land: i64) -> bool:
    i = land - table.first_land()
    if i < 0 or i >= LANDS_EACH or table.named >> i & 1 == 0 or table.hits[i] >= table.live[land]:
        return False
    seat: i64 = i64(table.ruler[land]) - 1
    return killed_of(table, seat) < table.kills_of(table.gets_through(seat))


def only_one_way(table: Table) -> bool:
    """Is it plain which chips fall: all that can, each god's either all together or in one territory?"""
    first = table.first_land()
    sum_of_limits: i64 = 0
    for seat in range(table.players):
        if seat == table.active or not table.affected(seat):
            continue
        limit = limit_for(table, seat)
        sum_of_limits += limit
        if limit == 0 or limit == live_named(table, seat):
            continue
        if limit == killed_of(table, seat):
            continue
        places: i64 = 0
        for i in range(i64(LANDS_EACH)):
            if table.named >> i & 1 and table.rules(seat, first + i) and table.hits[i] < table.live[first + i]:
                places += 1
        if places > 1:
            return False
    return sum_of_limits == total_kills(table)


def go_on_dividing(table: Table) -> None:
    """Kills whose place is plain fall by themselves."""
    left = total_kills(table) - hits_so_far(table)
    first = table.first_land()
    if left > 0:
        if not only_one_way(table):
            return
        for i in range(i64(LANDS_EACH)):
            while can_kill(table, first + i):
                table.hits[i] += 1
    ask_rescue(table, table.after(table.active))


def kill(table: Table, land: i64) -> None:
    table.hits[land - table.first_land()] += 1
    go_on_dividing(table)


# ---- the Godkiller in need


def sects_after(table: Table, seat: i64) -> i64:
    """The god's live chips when the chosen kills have fallen, with what comes up (PG-R-49)."""
    first = table.first_land()
    n: i64 = i64(table.sects[seat])
    for i in range(i64(LANDS_EACH)):
        hits: i64 = i64(table.hits[i])
        land = first + i
        if hits == 0:
            continue
        if table.rules(seat, land):
            n -= hits
        elif hits == i64(table.live[land]) and comes_up(table, land) == seat:
            n += run_below(table, land, i64(table.height[land]) - hits)
    return n


def ask_rescue(table: Table, seat: i64) -> None:
    """The next god from this seat on in danger of going out who has a hidden conversion card (PG-R-65)."""
    while seat != table.active:
        if table.hidden(seat, CONVERSION) > 0 and table.in_play(seat) and sects_after(table, seat) == 0:
            table.phase = SAVING
            table.turn = seat
            return
        seat = table.after(seat)
    strike(table)


def strike(table: Table) -> None:
    """The chosen chips fall; then the cards go under the piles."""
    first = table.first_land()
    none = True
    for i in range(i64(LANDS_EACH)):
        for _ in range(i64(table.hits[i])):
            if table.events is not None:
                god: i64 = i64(table.ruler[first + i]) - 1
                table.write("killed", "PG-A-19", {"land": first + i, "god": god})
            take_top(table, first + i)
            none = False
    if none and table.events is not None:
        table.write("warded off", "PG-A-15", {"who": table.active})
    over(table)


def over(table: Table) -> None:
    """The attack is complete, one way or another."""
    clear_table(table)
    clear_attack(table)
    table.turn = table.active
    table.then = THEN_PORTAL
    settle(table, True)


def clear_attack(table: Table) -> None:
    table.form = 0
    table.named = 0
    for i in range(i64(LANDS_EACH)):
        table.hits[i] = 0
    for seat in range(table.players):
        table.stopped[seat] = 0
