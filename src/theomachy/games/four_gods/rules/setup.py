"""Setup (G4-S): from the set table to the first step. Colours and cards of secret gods stand in `gods`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE, EVERYBODY
from theomachy.games.four_gods.rules.actions import READY, START, pack
from theomachy.games.four_gods.rules.actions import TOSS as TOKENS_FALL
from theomachy.games.four_gods.rules.state import COLOURS, DEAL, FIRST, GODS, READY_UP, STARTER, TOSS, Table
from theomachy.games.four_gods.rules.turn import go_on


def begin(table: Table) -> None:
    """From the set table to the first thing that is decided: the modes, where their tokens are tossed (G4-S-03)."""
    if len(table.fixed.tossed) > 0:
        table.phase = TOSS
        table.turn = CHANCE
    else:
        begin_modes(table)


def begin_modes(table: Table) -> None:
    """The modes are known: colours where gods are secret (G4-S-15), else hands."""
    if table.fixed.secret:
        table.phase = COLOURS
        table.current = 0
        table.turn = 0
    else:
        begin_hands(table)


def begin_hands(table: Table) -> None:
    """Two tiles for each (G4-S-10); in timed turns hands start empty (G4-S-11)."""
    if table.fixed.timed:
        hands_done(table)
    else:
        table.phase = FIRST
        table.drawer = 0
        table.to_draw = 2
        table.turn = CHANCE


def hands_done(table: Table) -> None:
    """With the real clock all say that they are ready (G4-S-20), in timed turns too (G4-R-60)."""
    if table.fixed.real:
        table.phase = READY_UP
        table.turn = EVERYBODY
    else:
        choose_starter(table)


def against_the_time(table: Table) -> str:
    """Nothing else is done before this clause of the set-up is carried out."""
    if table.phase == TOSS:
        return "not-started G4-S-03"
    if table.phase == COLOURS or table.phase == DEAL:
        return "not-started G4-S-21"
    if table.phase == FIRST:
        return "not-started G4-S-10"
    if table.phase == READY_UP:
        return "not-started G4-S-20"
    return "not-started G4-S-18" if table.fixed.timed else "not-started G4-S-19"


# ---- the toss


def add_tosses(table: Table, out: vec[i32]) -> vec[i32]:
    """Every way the tokens can fall, with equal chances."""
    for fall in range(i64(len(table.fixed.tossed))):
        out = append(out, pack(TOKENS_FALL, fall, 0))
    return out


def against_toss(table: Table) -> str:
    return "not-in-this-mode G4-S-03" if table.phase == TOSS else "not-your-turn G4-S-03"


def tokens_fall(table: Table, fall: i64) -> None:
    """From here on the table is one whose modes were chosen so (G4-S-02); its reserves are those of its gods."""
    fixed = table.fixed.tossed[fall]
    table.fixed = fixed
    for colour in range(i64(GODS)):
        table.reserve[colour] = u8(fixed.prophets)
    if table.events is not None:
        table.write("toss", "G4-S-03", {"mode": "timed" if fixed.timed else "simultaneous"})
        table.write("toss", "G4-S-03", {"mode": "secret" if fixed.secret else "visible"})
        if table.players == 2:
            table.write("toss", "G4-S-03", {"mode": "4" if fixed.each == 2 else "2"})
    begin_modes(table)


# ---- ready


def add_ready(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    if table.ready >> seat & 1 == 0:
        return append(out, pack(READY, 0, 0))
    return out


def against_ready(table: Table) -> str:
    return against_the_time(table) if table.in_setup() else "not-in-this-mode G4-S-20"


def say_ready(table: Table, seat: i64) -> None:
    table.ready |= i64(1) << seat
    if table.events is not None:
        table.write("ready", "G4-R-60" if table.fixed.timed else "G4-S-20", {"who": seat})
    if table.ready == table.all_seats():
        choose_starter(table)


# ---- who begins


def choose_starter(table: Table) -> None:
    """Nobody where all act at once (G4-S-19), else a seat at random: the first player of timed turns (G4-S-18)."""
    if table.fixed.real and not table.fixed.timed:
        if table.events is not None:
            table.write("begin", "G4-S-19", {})
        table.current = -1
        go_on(table)
    else:
        table.phase = STARTER
        table.turn = CHANCE


def add_starters(table: Table, out: vec[i32]) -> vec[i32]:
    for seat in range(table.players):
        out = append(out, pack(START, seat, 0))
    return out


def against_starter(table: Table) -> str:
    return "not-your-turn G4-S-18" if table.fixed.timed else "not-your-turn G4-S-19"


def started(table: Table, seat: i64) -> None:
    table.start = seat
    table.current = seat
    table.turns = 1
    if table.events is not None:
        table.write("starter", "G4-S-18" if table.fixed.timed else "G4-S-19", {"who": seat})
    go_on(table)
