"""Positions of 4 Gods in JSON: whose step it is and what is open, read from plain data; moments that cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from theomachy.core.errors import BadPosition
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY
from theomachy.core.reading import mapping_at, number, one_of
from theomachy.games.four_gods.rules.mistakes import add_losses, asked_seat
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_CITY,
    AIM_FROM,
    AIM_REGION,
    AIM_TILE,
    ANSWER,
    COLOUR_NAMES,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    GODS,
    LOSING,
    OVER,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    STARTER,
    TOKENS,
    TOSS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.turn import steps_left
from theomachy.games.four_gods.rules.world import TILE
from theomachy.games.four_gods.table.notation import CORNERS, SIDES, write_cell, write_lay
from theomachy.games.four_gods.table.positions_parts import (
    cell_at,
    seat_of,
    seats_bits,
    tile_number,
)  # fmt: skip

PHASES = {
    COLOURS: "colours", DEAL: "deal", FIRST: "first hands", READY_UP: "ready", STARTER: "starter", PLAY: "play",
    DRAWING: "drawing", PROPHECY: "prophet", SECOND: "second tile", ANSWER: "answer", LOSING: "lose",
    TOKENS: "tokens", OVER: "over", TOSS: "toss",
}  # fmt: skip
CHANCES = (TOSS, DEAL, FIRST, STARTER, DRAWING)
ENDINGS = ("G4-E-03", "G4-E-04", "G4-E-05", "G4-E-06", "G4-R-35")
AIM = re.compile(
    r"(?P<tile>T\d\d\d?)(?P<side>[ab])(?P<turn>[0-3])|city(?::(?P<colour>\w+)|<(?P<source>[a-j]\d\d?))?|challenge"
    r"|\+(?P<corner>nw|ne|se|sw)"
)


def read_step(table: FourGods, data: Mapping[str, object]) -> None:
    names = tuple(PHASES.values())
    phase = list(PHASES)[one_of(data.get("step", "play"), names, "step")]
    table.phase = phase
    fixed = table.fixed
    begun = not table.in_setup() and not nobody_leads(table)
    for key, usual in (("round", 0), ("turns", 1 if begun else 0), ("steps", 0)):
        setattr(table, key, number(data.get(key, usual), 0, 10**6, key))
    table.start = seat_of(table, data.get("start", table.names[0]), "start")
    most = table.players
    if fixed.timed:
        most = max(fixed.turn_steps, 2 if fixed.revision > 2 else 1)  # G4-R-74
    most -= 0 if phase in (TOKENS, OVER) else 1
    table.step = number(data.get("done", 0), 0, 0 if fixed.real else most, "done")
    table.current = read_current(table, data)
    table.acted = bool(data.get("acted", False))
    for key in ("touched", "passed", "ready", "cooling", "losing", "choosing"):
        setattr(table, key, seats_bits(table, data, key))
    if not table.in_setup() and "ready" not in data and fixed.real:
        table.ready = (1 << table.players) - 1
    if "counted" in data:
        if not fixed.real or fixed.revision < 3:
            raise BadPosition("counted: who did the last step that counts is asked with clock=real alone (G4-R-64)")
        table.counted = seat_of(table, data["counted"], "counted") + 1
    table.drawer = seat_of(table, data.get("drawer", table.names[0]), "drawer")
    table.to_draw = number(data.get("to_draw", 0), 0, 2, "to_draw")
    table.asked = cell_at(table, data["asked"], "asked") if "asked" in data else 0
    trigger = data.get("trigger", "")
    if trigger not in ("", "G4-E-01", "G4-E-02"):
        raise BadPosition(f"trigger: {trigger!r}; allowed: '', G4-E-01 (the world is full), G4-E-02 (the bag is empty)")
    table.trigger = str(trigger)
    usual = -1
    if trigger and not fixed.timed and not fixed.real:
        usual = table.round + fixed.turn_steps * table.players
    table.last_round = number(data.get("last_round", usual), -1, 10**6, "last_round")
    usual = table.players if trigger and fixed.timed else -1
    table.extra_turns = number(data.get("extra_turns", usual), -1, table.players, "extra_turns")
    ending = data.get("ending", "G4-E-03" if phase in (OVER, TOKENS) else "")
    if ending not in ("", *ENDINGS):
        raise BadPosition(f"ending: {ending!r}; allowed: {', '.join(ENDINGS)}")
    table.ending = str(ending)
    for name, text in mapping_at(data, "window").items():
        table.window[seat_of(table, name, "window")] = u8(cell_at(table, text, f"window.{name}"))
    read_taken(table, data)
    read_last(table, data)
    read_aim(table, data)
    table.turn = whose_turn(table)


def nobody_leads(table: Table) -> bool:
    """Simultaneous play with the real clock has no current seat."""
    return table.fixed.real and not table.fixed.timed


def read_current(table: FourGods, data: Mapping[str, object]) -> int:
    if table.phase == COLOURS:
        chosen = sum(1 for owner in table.owner if owner)
        usual = chosen % table.players
    elif table.in_setup() or nobody_leads(table):
        return seat_of(table, data["current"], "current") if data.get("current") is not None else -1
    elif table.fixed.timed:
        usual = table.start
    else:
        usual = (table.start + table.round + table.step) % table.players
    given = data.get("current", table.names[usual])
    if given is None:
        raise BadPosition(f"current: nobody; allowed: {', '.join(table.names)}")
    seat = seat_of(table, given, "current")
    if table.phase in (PLAY, DRAWING) and not table.fixed.timed and seat != usual:
        # Ticks: the seat alone says where in the round the step is.
        if "done" in data or "round" in data or "start" in data:
            raise BadPosition(f"current: {given}, but it is the step of {table.names[usual]} by start, round and done")
        table.start = seat
    return seat


def read_taken(table: FourGods, data: Mapping[str, object]) -> None:
    """`taken`: for each seat the tile in hand that came from a row, and whose row: "T41<east"."""
    for name, text in mapping_at(data, "taken").items():
        seat = seat_of(table, name, "taken")
        tile, _, row = str(text).partition("<")
        which = int(table.hand_of(i64(seat), i64(tile_number(table, tile, f"taken.{name}"))))
        if which < 0:
            raise BadPosition(f"taken.{name}: {tile} is not in hand")
        table.taken[seat] = u8(seat_of(table, row, f"taken.{name}") + 1)
        table.taken_hand[seat] = u8(which)


def read_last(table: FourGods, data: Mapping[str, object]) -> None:
    """`last`: the tile each seat placed last, if it has done nothing since: {"cell", "taken", "source", "corner"}."""
    for name, last in mapping_at(data, "last").items():
        seat = seat_of(table, name, "last")
        if not table.fixed.remembers:
            raise BadPosition("last: only with placement_check=honour or late_god")
        if isinstance(last, str):
            last = {"cell": last}
        if not isinstance(last, Mapping) or set(last) - {"cell", "taken", "source", "corner"} or "cell" not in last:
            raise BadPosition(f"last.{name}: {last!r}; allowed: a cell, or an object with cell, taken, source, corner")
        table.last_cell[seat] = u8(cell_at(table, last["cell"], f"last.{name}.cell"))
        if "taken" in last:
            table.last_taken[seat] = u8(seat_of(table, last["taken"], f"last.{name}.taken") + 1)
        if "source" in last:
            table.last_from[seat] = u8(cell_at(table, last["source"], f"last.{name}.source"))
            table.last_corner[seat] = u8(one_of(last.get("corner", "nw"), CORNERS, f"last.{name}.corner"))


def whose_turn(table: Table) -> int:
    phase = table.phase
    if phase == OVER:
        return NOBODY
    if phase in CHANCES:
        return CHANCE
    if phase == LOSING:
        losers = [seat for seat in range(table.players) if table.losing >> seat & 1]
        if len(losers) != 1:
            raise BadPosition("step 'lose' needs exactly one seat in losing")
        return losers[0]
    if phase == ANSWER and not table.fixed.real:
        return int(asked_seat(table))
    if phase in (PROPHECY, SECOND, COLOURS, TOKENS):
        return int(table.current)
    return EVERYBODY if table.fixed.real else int(table.current)


def read_aim(table: FourGods, data: Mapping[str, object]) -> None:
    """`aim`: what a seat has taken up: "T23b2", "city", "city:blue", "city<d6", "+nw" or "challenge"."""
    for name, text in mapping_at(data, "aim").items():
        seat = seat_of(table, name, "aim")
        place = f"aim.{name}"
        found = AIM.fullmatch(text) if isinstance(text, str) else None
        if not found:
            raise BadPosition(f"{place}: {text!r}; write 'T23b2', 'city', 'city:blue', 'city<d6', '+nw' or 'challenge'")
        if found["tile"]:
            tile = tile_number(table, found["tile"], place)
            turn = SIDES.index(found["side"]) << 2 | int(found["turn"])
            which = int(table.hand_of(i64(seat), i64(tile)))
            if which < 0 or not table.fixed.tiles.turns[tile] >> turn & 1:
                raise BadPosition(f"{place}: {text} is not in hand, or looks like an earlier turn of the same side")
            table.aim[seat] = u8(AIM_TILE + which * 8 + turn)
        elif found["source"]:
            table.aim[seat] = u8(AIM_FROM + cell_at(table, found["source"], place))
        elif found["corner"]:
            table.aim[seat] = u8(AIM_REGION + CORNERS.index(found["corner"]))
        elif text == "challenge":
            table.aim[seat] = AIM_CHALLENGE
        else:
            colours = [c for c in range(GODS) if table.owner[c] == seat + 1]
            if found["colour"]:
                colours = [c for c in colours if COLOUR_NAMES[c] == found["colour"]]
            if len(colours) != 1 or bool(found["colour"]) != (table.fixed.each > 1):
                raise BadPosition(f"{place}: {text!r}; a city needs one colour of the seat's own, named if it has two")
            table.aim[seat] = u8(AIM_CITY + colours[0])


def write_aim(table: Table, seat: int) -> str:
    aim = int(table.aim[seat])
    if aim >= AIM_FROM:
        return f"city<{write_cell(aim - AIM_FROM)}"
    if aim >= AIM_REGION:
        return f"+{CORNERS[aim - AIM_REGION]}"
    if aim == AIM_CHALLENGE:
        return "challenge"
    if aim >= AIM_CITY:
        return f"city:{COLOUR_NAMES[aim - AIM_CITY]}" if table.fixed.each > 1 else "city"
    return write_lay(table, int(table.aimed_lay(i64(seat))))


# ---- what cannot be


def check(table: FourGods) -> None:
    """Refuse moments that cannot be."""
    fixed, phase = table.fixed, table.phase
    name = PHASES[phase]
    if fixed.real and phase in (PROPHECY, SECOND, LOSING):
        raise BadPosition(f"step {name!r} is for clock=ticks; with the real clock it is open in step 'play'")
    if not fixed.real:
        for key in ("ready", "cooling", "choosing"):
            if getattr(table, key):
                raise BadPosition(f"{key}: only with clock=real")
        if phase != PROPHECY and any(table.window):
            raise BadPosition("window: with clock=ticks only in step 'prophet'")
        if phase != LOSING and table.losing:
            raise BadPosition("losing: with clock=ticks only in step 'lose'")
    if phase == READY_UP and not fixed.real:
        raise BadPosition("step 'ready' is for clock=real")
    if phase in (COLOURS, DEAL) and not fixed.secret:
        raise BadPosition(f"step {name!r} is for gods=secret")
    if (phase == TOSS) != (len(fixed.tossed) > 0):
        raise BadPosition("step 'toss' belongs to modes=tossed; once the tokens have fallen the modes are chosen")
    if phase == PROPHECY and not table.window[table.current]:
        raise BadPosition("step 'prophet' needs a window: the tile that may get a prophet")
    if phase == SECOND and not (fixed.after_seeing and table.bag):
        raise BadPosition("step 'second tile' is for draw_two=after_seeing and needs a bag that is not empty")
    if phase in (FIRST, DRAWING) and not (0 < table.to_draw <= table.bag):
        raise BadPosition(f"step {name!r}: to_draw is {table.to_draw}; the bag holds {table.bag}")
    if phase in (FIRST, DRAWING) and table.free_hands(table.drawer) < table.to_draw:
        raise BadPosition(f"step {name!r}: {table.names[table.drawer]} has no hands free for {table.to_draw} tiles")
    if phase not in (TOSS, COLOURS, DEAL) and fixed.secret:
        if sum(1 for card in table.god if card) != table.players * fixed.each:
            raise BadPosition(
                "cards: with secret gods every colour that has an owner has a card, every seat its colours"
            )
    if phase == ANSWER and not (fixed.honour and fixed.confess and table.asked and table.world.placer[table.asked]):
        raise BadPosition("step 'answer' is for blame=confess and needs `asked`: a tile whose placer is known")
    if phase == TOKENS and not (
        fixed.at_scoring and table.unassigned[table.current] and table.gods_of[table.current] > 1
    ):
        raise BadPosition("step 'tokens' is for destroyed_marker=at_scoring and a seat with tokens to assign")
    check_cells(table)
    check_aims(table)
    if table.turn not in (CHANCE, EVERYBODY, NOBODY) and len(table.legal(table.turn)) == 0:
        raise BadPosition(f"step {name!r}: {table.names[table.turn]} could do nothing")
    ended = phase in (OVER, TOKENS)
    if (
        not table.in_setup()
        and not ended
        and not table.trigger
        and (table.bag == 0 or table.world.filled == table.world.cells())
    ):
        raise BadPosition("trigger: the bag is empty or the world is full, so the end has been triggered; say by what")
    if fixed.timed and phase == PLAY and not fixed.real and steps_left(table) <= 0:
        raise BadPosition("done: a turn of one step has another one only with a tile in hand (G4-R-74)")
    if fixed.timed and not table.in_setup():
        for seat in range(table.players):
            if seat != table.current and table.free_hands(seat) < 2:
                raise BadPosition(f"hands.{table.names[seat]}: outside one's turn hands are empty in timed turns")


def check_cells(table: FourGods) -> None:
    for seat in range(table.players):
        for key, cells in (("window", table.window), ("last", table.last_cell)):
            cell = int(cells[seat])
            if cell and (table.world.what[cell] != TILE or table.world.placer[cell] not in (0, seat + 1)):
                raise BadPosition(f"{key}.{table.names[seat]}: {write_cell(cell)} holds no tile of that seat's")
        if table.window[seat] and table.world.prophet[int(table.window[seat])]:
            raise BadPosition(f"window.{table.names[seat]}: that tile has a prophet already")
        if table.losing >> seat & 1 and not len(add_losses(table, vec[i32](), i64(seat))):
            raise BadPosition(f"losing: {table.names[seat]} has no prophet to lose")


def check_aims(table: FourGods) -> None:
    """With ticks only the seat on turn is between two steps; with the real clock everybody may hold something up."""
    for seat in range(table.players):
        if not table.aim[seat]:
            continue
        place = f"aim.{table.names[seat]}"
        region = AIM_REGION <= table.aim[seat] < AIM_FROM
        if table.fixed.real:
            fits = table.phase in (PLAY, ANSWER, DRAWING)
        else:
            fits = seat == table.turn and table.phase == (PROPHECY if region else PLAY)
        if not fits:
            raise BadPosition(f"{place}: with ticks only of the seat on turn, in step 'play' or for a region 'prophet'")
        if region:
            window = int(table.window[seat])
            corner = int(table.aim[seat]) - AIM_REGION
            if not window or table.world.tiles.region(table.world.lay(i64(window)), i64(corner)) != corner:
                raise BadPosition(f"{place}: needs a window, and the first corner of a region of that tile")
            continue
        if table.aim[seat] == AIM_CHALLENGE:
            if not table.fixed.honour:
                raise BadPosition(f"{place}: challenge needs placement_check=honour")
        elif table.fixed.timed and seat != table.current:
            raise BadPosition(f"{place}: outside one's turn only a challenge can be taken up")
        elif table.aim[seat] >= AIM_CITY and not table.gods_of[seat]:
            raise BadPosition(f"{place}: a city needs a god")
