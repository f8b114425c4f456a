"""The end (G4-E): what brings it about, and what is still to be done before the points are counted."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import NOBODY
from theomachy.games.four_gods.rules.actions import TOKEN, pack
from theomachy.games.four_gods.rules.scoring import STEPS, marker, tally
from theomachy.games.four_gods.rules.state import COLOUR_NAMES, GODS, OVER, TERRAIN_NAMES, TOKENS, Table


def look_for_end(table: Table) -> None:
    """Full world or empty bag, or both (G4-R-38): the extra time begins, once (G4-E-01, G4-E-02, G4-E-09)."""
    if table.trigger != "":
        return
    if table.world.filled == table.world.cells():
        table.trigger = "G4-E-01"
    elif table.bag == 0:
        table.trigger = "G4-E-02"
    else:
        return
    if table.fixed.timed:
        table.extra_turns = table.players  # G4-E-06
    elif not table.fixed.real:  # with the real clock its report ends it (G4-E-04)
        table.last_round = table.round + table.fixed.turn_steps * table.players  # G4-E-05
    if table.events is not None:
        table.write("trigger", table.trigger, {})


def end_game(table: Table, clause: str) -> None:
    """No more actions; what remains is scoring."""
    table.ending = clause
    for seat in range(table.players):
        table.aim[seat] = 0
    if table.events is not None:
        table.write("game over", clause, {})
        if table.fixed.secret:
            for colour in range(i64(GODS)):
                if table.owner[colour] > 0:
                    table.write(
                        "revealed", "G4-P-02",
                        {
                            "who": i64(table.owner[colour]) - 1, "colour": COLOUR_NAMES[colour],
                            "god": TERRAIN_NAMES[i64(table.god[colour]) - 1],
                        },
                    )  # fmt: skip
    next_token(table, 0)


def next_token(table: Table, first: i64) -> None:
    """Destroyed cities that are credited only now: players with two gods choose, seat 0 first (G4-R-32)."""
    for seat in range(first, table.players):
        if table.unassigned[seat] == 0:
            continue
        if table.gods_of[seat] > 1:
            table.phase = TOKENS
            table.current = seat
            table.turn = seat
            return
        for colour in range(i64(GODS)):
            if table.owns(seat, colour):
                table.ruins[colour] += table.unassigned[seat]
        table.unassigned[seat] = 0
    table.phase = OVER
    table.turn = NOBODY
    if table.events is not None:
        write_scores(table)


def add_tokens(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    for colour in range(i64(GODS)):
        if table.owns(seat, colour):
            out = append(out, pack(TOKEN, colour, 0))
    return out


def against_token(table: Table, player: i64) -> str:
    if table.phase != TOKENS:
        return "not-in-this-mode G4-R-32"
    return "not-your-turn G4-R-32" if player != table.turn else "no-god G4-R-32"


def assign_token(table: Table, seat: i64, colour: i64) -> None:
    table.unassigned[seat] -= 1
    table.ruins[colour] += 1
    if table.events is not None:
        table.write("token", "G4-R-32", {"who": seat, "colour": COLOUR_NAMES[colour]})
    next_token(table, seat)


def write_scores(table: Table) -> None:
    points = tally(table)
    for colour in range(i64(GODS)):
        if table.owner[colour] == 0:
            continue
        i = colour * STEPS
        table.write(
            "scored", "G4-P-01",
            {
                "who": i64(table.owner[colour]) - 1, "colour": COLOUR_NAMES[colour], "cities": points[i],
                "prophets": points[i + 1], "largest": points[i + 2], "number": points[i + 3],
                "total": marker(points, colour),
            },
        )  # fmt: skip
