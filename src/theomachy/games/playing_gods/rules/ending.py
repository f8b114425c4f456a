"""The end of the game and the places of the gods (PG-E)."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import NOBODY
from theomachy.games.playing_gods.rules.phases import OVER
from theomachy.games.playing_gods.rules.state import NOT_DECIDED, Table


def end_game(table: Table, clause: str, winner: i64) -> None:
    table.phase = OVER
    table.turn = NOBODY
    table.ending = clause
    table.winner = winner
    if table.events is not None and winner != NOT_DECIDED:
        data: dict[str, object] = {"who": winner, "lands": i64(table.lands[winner])}
        if clause == "PG-R-56" and by_sects(table, winner):
            data["sects"] = i64(table.sects[winner])
        table.write("won", clause, data)


def ahead(table: Table, seat: i64) -> i64:
    """How far ahead a god in play is: by territories, then by sects."""
    return (i64(table.lands[seat]) + 1) * 256 + i64(table.sects[seat])


def by_sects(table: Table, winner: i64) -> bool:
    """Do other gods in play rule as many territories, so that only the sects put the winner ahead (PG-R-56)?"""
    for seat in range(table.players):
        if seat != winner and table.in_play(seat) and table.lands[seat] == table.lands[winner]:
            return True
    return False


def standing(table: Table, seat: i64) -> i64:
    """The winner, then gods in play, then gods out, the later the better (PG-R-61)."""
    if seat == table.winner:
        return 1 << 20
    if not table.in_play(seat):
        return i64(table.out_at[seat])
    return ahead(table, seat)


def place_of(table: Table, seat: i64) -> i64:
    """1 is best, shared places are equal (PG-R-61)."""
    place: i64 = 1
    mine = standing(table, seat)
    for other in range(table.players):
        if standing(table, other) > mine:
            place += 1
    return place


def leader(table: Table) -> i64:
    """The god in play with most territories, of these with most sects; NOT_DECIDED if several share it (PG-R-56)."""
    best: i64 = NOT_DECIDED
    most: i64 = -1
    for seat in range(table.players):
        if table.in_play(seat):
            found = ahead(table, seat)
            if found > most:
                most = found
                best = seat
            elif found == most:
                best = NOT_DECIDED
    return best


def end_at_limit(table: Table) -> None:
    """So many turns were agreed on: whoever is ahead wins, or several share it (PG-R-56)."""
    if table.events is not None:
        table.write("limit", "PG-R-56", {"turns": table.turns})
    end_game(table, "PG-R-56", leader(table))
    if table.winner == NOT_DECIDED and table.events is not None:
        table.write(
            "shared", "PG-R-56", {"gods": [seat for seat in range(table.players) if place_of(table, seat) == 1]}
        )


def lands_win(table: Table) -> bool:
    """Does a god in play rule enough territories? Then the game ends, in anybody's turn (PG-E-01, PG-E-04).

    After every complete action, for all gods (PG-R-55). Gods who went out do not change the number (PG-E-05).
    """
    for seat in range(table.players):
        if i64(table.lands[seat]) >= table.fixed.target and table.in_play(seat):
            clause = "PG-E-01"
            if table.fixed.homes_each == 2:
                clause = "PG-E-02"
            end_game(table, clause, seat)
            return True
    return False


def wins_at_once(table: Table) -> bool:
    """The same in the middle of an action, where the table has chosen to look for it then (PG-R-55)."""
    return table.fixed.at_once and lands_win(table)


def last_god_wins(table: Table) -> bool:
    """No other god is in play, whatever chips lie buried (PG-E-03, PG-R-27). Looked for after returns (PG-R-55)."""
    if table.gods_in_play() > 1:
        return False
    for seat in range(table.players):
        if table.in_play(seat):
            end_game(table, "PG-E-03", seat)
            return True
    return False
