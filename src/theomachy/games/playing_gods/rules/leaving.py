"""After each complete action: gods go out, the end is looked for, gods in limbo may come back (PG-R-23)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.playing_gods.rules.cards import CARDS, CONVERSION, FAITHS, WRATH, is_faith
from theomachy.games.playing_gods.rules.hands import next_returned, put_under, receive, take_over
from theomachy.games.playing_gods.rules.stacks import chips_on_map, remove_god
from theomachy.games.playing_gods.rules.state import (
    DEAD,
    IN_PLAY,
    LIMBO,
    NOT_DECIDED,
    OFF_RING,
    OVER,
    RISEN,
    RISEN_FAITH,
    RISEN_WRATH,
    RISING,
    Table,
)  # fmt: skip

# ---- the end


def end_game(table: Table, clause: str, winner: i64) -> None:
    table.phase = OVER
    table.turn = NOBODY
    table.ending = clause
    table.winner = winner
    if table.events is not None and winner != NOT_DECIDED:
        table.write("won", clause, {"who": winner, "lands": i64(table.lands[winner])})


def leader(table: Table) -> i64:
    """The god in play with most territories, of these with most sects; NOT_DECIDED if several share it (PG-R-56)."""
    best: i64 = NOT_DECIDED
    most: i64 = -1
    for seat in range(table.players):
        if table.in_play(seat):
            worth = (i64(table.lands[seat]) << 8) + i64(table.sects[seat])
            if worth > most:
                most = worth
                best = seat
            elif worth == most:
                best = NOT_DECIDED
    return best


def end_at_limit(table: Table) -> None:
    """So many turns were agreed on: whoever is ahead wins, or several share it (PG-R-56)."""
    if table.events is not None:
        table.write("limit", "PG-R-56", {"turns": table.turns})
    end_game(table, "PG-R-56", leader(table))
    if table.winner == NOT_DECIDED and table.events is not None:
        table.write("shared", "PG-R-56", {"gods": [seat for seat in range(table.players) if table.rank(seat) == 1]})


def lands_win(table: Table) -> bool:
    """Does a god in play rule enough territories? Then the game ends, in anybody's turn (PG-E-01, PG-E-04)."""
    for seat in range(table.players):
        if i64(table.lands[seat]) >= table.fixed.target and table.in_play(seat):
            clause = "PG-E-01"
            if table.fixed.homes_each == 2:
                clause = "PG-E-02"
            end_game(table, clause, seat)
            return True
    return False


def last_god_wins(table: Table) -> bool:
    if table.gods_in_play() > 1:
        return False
    for seat in range(table.players):
        if table.in_play(seat):
            end_game(table, "PG-E-03", seat)
            return True
    return False


# ---- going out


def goes_out(table: Table, seat: i64, status: i64, clause: str) -> None:
    """The god leaves; the god on turn caused it and takes the cards (PG-R-26)."""
    before: i64 = 0
    for other in range(table.players):
        if table.status[other] != IN_PLAY:
            before += 1
    table.out_at[seat] = u8(before + 1)
    table.status[seat] = u8(status)
    table.figure[seat] = u8(OFF_RING)
    if table.events is not None:
        table.write("limbo" if status == LIMBO else "dead", clause, {"who": seat})
        table.write("heir", "PG-A-66", {"who": seat, "heir": table.active})
        for card in range(i64(CARDS)):
            n = table.holds(seat, card)
            if n > 0:
                data: dict[str, object] = {"god": seat, "heir": table.active, "card": card, "number": n}
                table.whisper(table.active, "inherited", "PG-A-66", data)
                table.whisper(seat, "inherited", "PG-A-66", data)
    take_over(table, seat, table.active)
    if status == DEAD:
        remove_god(table, seat)


def settle(table: Table, killed: bool) -> None:
    """The steps after a complete action; `killed` tells how gods without sects lost their last one.

    In the end the turn goes on, unless the game is over or a god in limbo is asked first.
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


def offer_return(table: Table) -> None:
    """Ask the next god in limbo who has a live chip; when there is none, look for the end again and go on."""
    seat = table.active
    for _ in range(table.players):
        if table.status[seat] == LIMBO and table.sects[seat] > 0:
            table.phase = RISING
            table.turn = seat
            return
        seat = table.after(seat)
    if not lands_win(table) and not last_god_wins(table):
        table.turn = table.active
        table.proceed()


def stay_out(table: Table) -> None:
    """The god declines: its chips go, it is dead (PG-A-70)."""
    seat = table.turn
    table.status[seat] = DEAD
    if table.events is not None:
        table.write("stayed out", "PG-A-70", {"who": seat})
    remove_god(table, seat)
    offer_return(table)


def resurrect(table: Table) -> None:
    table.phase = RISEN
    if table.events is not None:
        table.write("resurrected", "PG-A-69", {"who": table.turn})


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
        receive(table, table.victim, next_returned(table, WRATH), True)
    risen(table)


def risen(table: Table) -> None:
    """The return is complete; perhaps another god is asked."""
    table.victim = 0
    table.passing = 0
    offer_return(table)
