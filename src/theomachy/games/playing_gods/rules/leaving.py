"""After each complete action: gods go out, the end is looked for, gods in limbo may come back (PG-R-23)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.actions import declare, pack
from theomachy.games.playing_gods.rules.cards import CARDS, CONVERSION, FAITHS, WRATH, is_faith
from theomachy.games.playing_gods.rules.ending import lands_win, last_god_wins, wins_at_once
from theomachy.games.playing_gods.rules.hands import receive, take_over
from theomachy.games.playing_gods.rules.numbers import OFF_RING
from theomachy.games.playing_gods.rules.phases import LOSING, RISEN, RISEN_FAITH, RISEN_WRATH, RISING
from theomachy.games.playing_gods.rules.piles import next_returned, put_under
from theomachy.games.playing_gods.rules.stacks import chips_on_map, remove_god
from theomachy.games.playing_gods.rules.state import DEAD, IN_PLAY, LIMBO, Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN

# ---- the kinds of this chapter

RESURRECT: Final = 27
STAY_OUT: Final = 28
KINDS: Final[tuple[int, ...]] = declare(
    (RESURRECT, "resurrect", ("button:resurrect",), (RISING,)),
    (STAY_OUT, "stay out", ("button:stay_out",), (RISING,)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    return against_rising(table, player, kind)


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == RESURRECT:
        resurrect(table)
    elif kind == STAY_OUT:
        stay_out(table)
    else:
        return False
    return True


# ---- going out


def goes_out(table: Table, seat: i64, status: i64, clause: str) -> None:
    """The god leaves, its figure the ring (PG-R-06).

    The god on turn caused it and takes the cards (PG-A-66, PG-R-26).
    """
    before: i64 = 0
    for other in range(table.players):
        if table.status[other] != IN_PLAY:
            before += 1
    table.out_at[seat] = u8(before + 1)
    table.status[seat] = u8(status)
    table.figure[seat] = u8(OFF_RING)
    if table.events is not None:
        table.write("limbo" if status == LIMBO else "dead", clause, {"who": seat})
        taken = "PG-A-62" if clause == "PG-A-61" else "PG-A-66"
        table.write("heir", taken, {"who": seat, "heir": table.active})
        for card in range(i64(CARDS)):
            n = table.holds(seat, card)
            if n > 0:
                data: dict[str, object] = {"god": seat, "heir": table.active, "card": card, "number": n}
                table.whisper(table.active, "inherited", taken, data)
                table.whisper(seat, "inherited", taken, data)
    take_over(table, seat, table.active)
    if status == DEAD:
        remove_god(table, seat)  # buried chips too: there is no way back (PG-A-61, PG-R-24)


def settle(table: Table, killed: bool) -> None:
    """The steps after a complete action (PG-R-23); `killed` tells how gods without sects lost their last one.

    Gods without a live chip are out at once (PG-A-65); what lies buried is no sect (PG-R-09). How the last one went
    decides between dead and limbo (PG-A-67, PG-A-68, PG-R-25). Enough territories win before anybody comes back
    (PG-R-55). In the end the turn goes on, unless the game is over or a god in limbo is asked first.
    """
    seat = table.active
    for _ in range(table.players):
        if table.sects[seat] == 0 and table.in_play(seat):
            if killed:
                goes_out(table, seat, DEAD, "PG-A-67")
            elif chips_on_map(table, seat) == 0:
                goes_out(table, seat, DEAD, "PG-R-25")
            else:
                goes_out(table, seat, LIMBO, "PG-A-68")
        seat = table.after(seat)
    if not lands_win(table):
        offer_return(table)


# ---- coming back


def may_rise(table: Table, seat: i64) -> bool:
    """In limbo, and a chip has come to light, however that came about (PG-A-69, PG-R-50)."""
    return seat >= 0 and table.status[seat] == LIMBO and table.sects[seat] > 0


def offer_return(table: Table) -> None:
    """Ask the next god in limbo who has a live chip; when there is none, look for the end again and go on.

    Whoever declines may bring up a chip of another, so it begins anew each time (PG-R-23).
    """
    seat = table.active
    for _ in range(table.players):
        if may_rise(table, seat):
            table.phase = RISING
            table.turn = seat
            return
        seat = table.after(seat)
    if not lands_win(table) and not last_god_wins(table):
        table.turn = table.active
        table.proceed()


def add_answers(out: vec[i32]) -> vec[i32]:
    """Yes or no, asked at once, in whosever turn it is (PG-A-69, PG-A-70, PG-R-50)."""
    return append(append(out, pack(RESURRECT, 0)), pack(STAY_OUT, 0))


def against_rising(table: Table, player: i64, kind: i64) -> str:
    """Coming back and staying out are asked for together."""
    if not may_rise(table, player):
        return "PG-A-69" if kind == RESURRECT else "PG-A-70"
    if table.phase == LOSING:
        return "PG-R-40"
    return IN_TURN if player == table.turn else "PG-R-23"


def stay_out(table: Table) -> None:
    """The god declines: its chips go, it is dead (PG-A-70)."""
    seat = table.turn
    table.status[seat] = DEAD
    if table.events is not None:
        table.write("stayed out", "PG-A-70", {"who": seat})
    remove_god(table, seat)
    if not wins_at_once(table):
        offer_return(table)


def resurrect(table: Table) -> None:
    table.phase = RISEN
    if table.events is not None:
        table.write("resurrected", "PG-A-69", {"who": table.turn})


def against_return_to(table: Table, player: i64) -> str:
    """A god who comes back stands on a portal of home, no other (PG-A-69)."""
    return "PG-R-23" if player != table.turn and may_rise(table, player) else "PG-A-69"


def return_to(table: Table, space: i64) -> None:
    """The figure is back on the ring; the god gets cards as at the start (PG-R-51)."""
    seat = table.turn
    for other in range(table.players):
        if table.out_at[other] > table.out_at[seat]:
            table.out_at[other] -= 1
    table.out_at[seat] = 0
    table.status[seat] = IN_PLAY
    table.figure[seat] = u8(space)
    table.victim = seat
    table.passing = table.pile_left(CONVERSION)
    if table.events is not None:
        table.write("figure", "PG-A-69", {"who": seat, "space": space})
    next_for_permanent(table)


def next_for_permanent(table: Table) -> None:
    """Turn up the next card for the returning god, as long as there is one that was not turned up before."""
    table.phase = RISEN_FAITH
    while table.passing > 0:
        if table.conversion.left > 0:
            table.turn = CHANCE
            return
        if turned_up(table, next_returned(table, CONVERSION)):
            return
    wrath_for_risen(table)


def turned_up(table: Table, card: i64) -> bool:
    """A card for the returning god: of the five kinds it becomes permanent, others go to the bottom."""
    seat = table.victim
    if is_faith(card):
        table.permanent[seat] |= u8(1 << (card - FAITHS))
        table.passing = 0
        if table.events is not None:
            table.write("permanent risen", "PG-R-51", {"who": seat, "card": card})
        wrath_for_risen(table)
        return True
    table.passing -= 1
    put_under(table, card)
    if table.events is not None:
        table.write("passed over", "PG-R-51", {"who": seat, "card": card})
    return False


def wrath_for_risen(table: Table) -> None:
    table.phase = RISEN_WRATH
    if table.wrath.left > 0:
        table.turn = CHANCE
        return
    if table.pile_left(WRATH) > 0:
        first_wrath(table, next_returned(table, WRATH), True)
    else:
        risen(table)


def first_wrath(table: Table, card: i64, known: bool) -> None:
    receive(table, table.victim, card, known)
    risen(table)


def risen(table: Table) -> None:
    """The return is complete; perhaps another god is asked."""
    table.victim = 0
    table.passing = 0
    offer_return(table)
