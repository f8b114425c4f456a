"""Could this table have ended like that? What is wrong with an end that somebody has typed, in words."""

from __future__ import annotations

from theomachy.core.position import NOBODY
from theomachy.games.playing_gods.rules.ending import leader
from theomachy.games.playing_gods.rules.leaving import may_rise
from theomachy.games.playing_gods.rules.state import NOT_DECIDED, Table


def endings(table: Table) -> dict[str, int]:
    """The clauses that can have ended this game, as far as the table shows, each with the god who wins by it.

    Enough territories win before anything else is looked at (PG-R-23, PG-R-55); at the limit of turns several gods may
    share the victory.
    """
    fixed = table.fixed
    playing = [seat for seat in range(table.players) if table.in_play(seat)]
    for seat in playing:
        if int(table.lands[seat]) >= int(fixed.target):
            return {"PG-E-02" if fixed.homes_each == 2 else "PG-E-01": seat}
    if any(may_rise(table, seat) for seat in range(table.players)):
        return {}  # asked first whether to come back
    if len(playing) == 1:
        return {"PG-E-03": playing[0]}
    if playing and 0 < fixed.turn_limit == table.turns:
        return {"PG-R-56": int(leader(table))}
    return {}


def trouble_with_end(table: Table) -> str:
    """What cannot be, where the game is over."""
    if table.turn != NOBODY:
        return "nobody is asked when the game is over"
    found = endings(table)
    if table.ending not in found:
        return f"ending: {table.ending!r} is not what this table shows; possible: {', '.join(found) or 'none'}"
    winner = found[table.ending]
    if table.winner != winner:
        given = "nobody" if table.winner == NOT_DECIDED else table.names[table.winner]
        needed = "nobody alone" if winner == NOT_DECIDED else table.names[winner]
        return f"winner: {given}; by {table.ending} it is {needed}"
    return ""
