"""Positions of 4 Gods in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i16, i64, u8

from theomachy.core.errors import BadPosition
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY
from theomachy.games.four_gods.mistakes import asked_seat
from theomachy.games.four_gods.notation import CORNERS, SIDES, read_cell, write_cell
from theomachy.games.four_gods.pieces import COMPONENTS, LETTERS, PLAYERS, tile_codes
from theomachy.games.four_gods.rules import FourGods
from theomachy.games.four_gods.setup import OPTIONS, empty_table, fixed_numbers, names_for, new, refuse
from theomachy.games.four_gods.state import (
    ANSWER,
    ASIDE,
    COLOUR_NAMES,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    GODS,
    IN_HAND,
    IN_WORLD,
    LOSING,
    OVER,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    SLOTS,
    STARTER,
    TERRAIN_NAMES,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.turn import into_row
from theomachy.games.four_gods.world import CITY, EMPTY, ROOM, TILE

PHASES = {
    COLOURS: "colours", DEAL: "deal", FIRST: "first hands", READY_UP: "ready", STARTER: "starter", PLAY: "play",
    DRAWING: "drawing", PROPHECY: "prophet", SECOND: "second tile", ANSWER: "answer", LOSING: "lose",
    TOKENS: "tokens", OVER: "over",
}  # fmt: skip
KEYS = (
    "game", "players", "options", "components", "world", "hands", "rows", "bag", "known", "gods", "cards", "reserve",
    "lost", "supply", "destroyed", "unassigned", "step", "current", "start", "round", "done", "turns", "acted",
    "touched", "passed", "steps", "drawer", "to_draw", "asked", "trigger", "last_round", "extra_turns", "ending",
    "ready", "cooling", "losing", "choosing", "window", "taken", "last",
)  # fmt: skip
CHANCES = (DEAL, FIRST, STARTER, DRAWING)
ENDINGS = ("G4-E-03", "G4-E-04", "G4-E-05", "G4-E-06", "G4-R-35")
CELL = r"[a-j]\d\d?"
LAID = re.compile(
    rf"(?P<cell>{CELL})=(?P<what>city:\w+|T\d\d\d?[ab][0-3]|[SPFM]{{4}}(?:\+[SPFM])?)"
    r"(?: \+(?P<corner>nw|ne|se|sw):(?P<colour>\w+))?(?: by (?P<placer>\w+))?"
)


def read(data: Mapping[str, object]) -> FourGods:
    known_keys(data)
    if data.get("game", "four-gods") != "four-gods":
        raise BadPosition(f"game: {data['game']!r} is not four-gods")
    path = read_components(data)
    players = read_players(data)
    try:
        options = check_options(OPTIONS, mapping(data, "options"))
        refuse(players, options)
    except ValueError as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[4:]):
        return new(players, options, components=path)
    table = empty_table(players, fixed_numbers(players, options, path))
    read_gods(table, data)
    read_world(table, data, path)
    read_tiles(table, data)
    read_prophets(table, data)
    read_step(table, data)
    check(table)
    return table


# ---- small readers


def known_keys(data: Mapping[str, object]) -> None:
    for key in data:
        if key not in KEYS:
            raise BadPosition(f"no field {key!r} in a position; allowed: {', '.join(KEYS)}")


def read_components(data: Mapping[str, object]) -> Path:
    given = data.get("components", "")
    if not isinstance(given, str) or "\0" in given:
        raise BadPosition(f"components: {given!r}; allowed: the path of a components file")
    return Path(given) if given else COMPONENTS


def read_players(data: Mapping[str, object]) -> int:
    """A number, or the names of the seats."""
    given = data.get("players", max(PLAYERS))
    if isinstance(given, list) and len(given) in PLAYERS and tuple(given) == names_for(len(given)):
        return len(given)
    if isinstance(given, int) and not isinstance(given, bool) and given in PLAYERS:
        return given
    allowed = ", ".join(str(list(names_for(n))) for n in PLAYERS)
    raise BadPosition(f"players: {given!r}; allowed: 2, 3, 4, or {allowed}")


def mapping(data: Mapping[str, object], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition(f"{key}: must be an object, not {type(value).__name__}")
    return value


def listing(data: Mapping[str, object], key: str) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{key}: must be a list, not {type(value).__name__}")
    return value


def number(value: object, low: int, high: int, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{place}: {value!r}; allowed: a whole number from {low} to {high}")
    return value


def one_of(value: object, names: tuple[str, ...], place: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{place}: {value!r}; allowed: {', '.join(names)}")
    return names.index(value)


def seat_of(table: Table, value: object, place: str) -> int:
    return one_of(value, table.names, place)


def seats_bits(table: Table, data: Mapping[str, object], key: str) -> int:
    """A list of seats as bits."""
    return sum({1 << seat_of(table, name, key) for name in listing(data, key)})


def cell_at(table: Table, value: object, place: str) -> int:
    if not isinstance(value, str) or not re.fullmatch(CELL, value):
        raise BadPosition(f"{place}: {value!r}; write a cell like b3")
    try:
        return read_cell(value, table.fixed.size)
    except ValueError:
        size = table.fixed.size
        raise BadPosition(f"{place}: {value!r} is outside a world of {size} x {size} cells") from None


def tile_number(table: Table, value: object, place: str) -> int:
    if not isinstance(value, str) or not value or value not in table.fixed.tile_names:
        raise BadPosition(f"{place}: {value!r}; allowed: {table.fixed.tile_names[1]} to {table.fixed.tile_names[-1]}")
    return table.fixed.tile_names.index(value)


# ---- the parts of a position


def read_gods(table: FourGods, data: Mapping[str, object]) -> None:
    """`gods`: the colours of each seat; `cards`: with secret gods the terrain of each colour's card."""
    for name, colours in mapping(data, "gods").items():
        seat = seat_of(table, name, "gods")
        if not isinstance(colours, list) or len(colours) > table.fixed.each:
            raise BadPosition(f"gods.{name}: {colours!r}; allowed: a list of at most {table.fixed.each} colours")
        for colour in colours:
            c = one_of(colour, COLOUR_NAMES, f"gods.{name}")
            if table.owner[c]:
                raise BadPosition(f"gods.{name}: {colour} has an owner already")
            table.owner[c] = u8(seat + 1)
            table.gods_of[seat] += 1
            if not table.fixed.secret:
                table.god[c] = u8(c + 1)
    cards = mapping(data, "cards")
    if cards and not table.fixed.secret:
        raise BadPosition("cards: only with gods=secret; visible gods are those of their colour")
    for name, terrain in cards.items():
        c = one_of(name, COLOUR_NAMES, "cards")
        card = one_of(terrain, TERRAIN_NAMES, f"cards.{name}") + 1
        if not table.owner[c] or card in list(table.god):
            raise BadPosition(f"cards.{name}: {terrain}: the colour must have an owner, and each card is there once")
        table.god[c] = u8(card)


def read_world(table: FourGods, data: Mapping[str, object], path: Path) -> None:
    """Tiles and cities in the order in which they came. A face without a tile is given a tile that has it."""
    laid = listing(data, "world")
    named = {m["what"][:-2] for m in (LAID.fullmatch(str(t)) for t in laid) if m and m["what"][0] == "T"}
    named |= {str(t) for tiles in mapping(data, "hands").values() if isinstance(tiles, list) for t in tiles}
    named |= {str(t)[:-1] for tiles in mapping(data, "rows").values() if isinstance(tiles, list) for t in tiles}
    named |= {str(t) for t in listing(data, "bag")}
    for i, text in enumerate(laid):
        place = f"world[{i}]"
        found = LAID.fullmatch(text) if isinstance(text, str) else None
        if not found:
            raise BadPosition(
                f"{place}: cannot read {text!r}; write 'a1=T40b2', 'a1=SSPF', 'a1=T40b2 +nw:gray by north' "
                "or 'b2=city:gray'"
            )
        cell = cell_at(table, found["cell"], place)
        if table.world.what[cell] != EMPTY:
            raise BadPosition(f"{place}: {found['cell']} is not empty")
        what = found["what"]
        if what.startswith("city:"):
            if found["corner"] or found["placer"]:
                raise BadPosition(f"{place}: a city has its prophet in its name: 'b2=city:gray'")
            colour = one_of(what[5:], COLOUR_NAMES, place)
            table.world.put_city(i64(cell), i64(colour))
            continue
        lay = read_lay(table, what, named, place, path)
        if table.place[lay >> 3]:
            raise BadPosition(f"{place}: {table.fixed.tile_names[lay >> 3]} is somewhere else already")
        placer = seat_of(table, found["placer"], place) if found["placer"] else -1
        table.world.put_tile(i64(cell), i64(lay >> 3), i64(lay & 7), i64(placer))
        table.place[lay >> 3] = IN_WORLD
        table.bag -= 1
        if found["corner"]:
            colour = one_of(found["colour"], COLOUR_NAMES, place)
            corner = table.world.tiles.region(i64(lay), i64(CORNERS.index(found["corner"])))
            table.world.prophet[cell] = u8(1 + colour * 4 + corner)


def read_lay(table: FourGods, what: str, named: set[str], place: str, path: Path) -> int:
    faces = table.fixed.tiles.faces
    if what[0] == "T":
        tile = tile_number(table, what[:-2], place)
        return tile << 3 | SIDES.index(what[-2]) << 2 | int(what[-1])
    corners, _, through = what.partition("+")
    byte = sum(LETTERS.index(letter) << 2 * i for i, letter in enumerate(corners))
    codes = tile_codes(path)
    for tile in range(1, table.fixed.tiles.count + 1):
        if table.place[tile] or table.fixed.tile_names[tile] in named:
            continue
        for turn in range(8):
            middle = codes[tile][turn >> 2].partition("+")[2]
            if faces[tile << 3 | turn] == byte and (not through or through == middle):
                return tile << 3 | turn
    raise BadPosition(f"{place}: no tile that is free has a face {what}")


def read_tiles(table: FourGods, data: Mapping[str, object]) -> None:
    """Hands, rows and bag. Without `bag` everything that is nowhere else is in it."""
    for name, tiles in mapping(data, "hands").items():
        seat = seat_of(table, name, "hands")
        if not isinstance(tiles, list) or len(tiles) > 2:
            raise BadPosition(f"hands.{name}: {tiles!r}; allowed: a list of at most two tiles, null for a free hand")
        for which, text in enumerate(tiles):
            if text is not None:
                tile = fresh(table, text, f"hands.{name}[{which}]")
                table.hands[seat * 2 + which] = u8(tile)
                table.place[tile] = u8(IN_HAND + seat)
    for name, tiles in mapping(data, "rows").items():
        seat = seat_of(table, name, "rows")
        if not isinstance(tiles, list) or len(tiles) > table.fixed.capacity:
            raise BadPosition(f"rows.{name}: {tiles!r}; allowed: a list of at most {table.fixed.capacity} tiles")
        for slot, text in enumerate(tiles):
            if text is None:
                table.rows[seat * SLOTS + slot] = 255  # kept free while the others are filled in
                continue
            place = f"rows.{name}[{slot}]"
            if not isinstance(text, str) or text[-1:] not in tuple(SIDES):
                raise BadPosition(f"{place}: {text!r}; write the tile with the side that lies up: T05a")
            into_row(table, i64(seat), i64(fresh(table, text[:-1], place)), i64(SIDES.index(text[-1])))
        for slot in range(SLOTS):
            if table.rows[seat * SLOTS + slot] == 255:
                table.rows[seat * SLOTS + slot] = 0
    if "bag" in data:
        inside = {fresh(table, text, f"bag[{i}]") for i, text in enumerate(listing(data, "bag"))}
        for tile in range(1, table.fixed.tiles.count + 1):
            if table.place[tile] == 0 and tile not in inside:
                table.place[tile] = ASIDE
        table.bag = len(inside)
    if "known" in data and table.fixed.hands_open:
        raise BadPosition("known: only with hands_open=false")
    for tile in range(1, table.fixed.tiles.count + 1):
        table.known[tile] = 0
    if not table.fixed.hands_open:
        read_known(table, data)


def read_known(table: FourGods, data: Mapping[str, object]) -> None:
    """Who knows both sides of which tile; without it what the table can see now."""
    if "known" in data:
        for name, tiles in mapping(data, "known").items():
            seat = seat_of(table, name, "known")
            if not isinstance(tiles, list):
                raise BadPosition(f"known.{name}: must be a list of tiles")
            for text in tiles:
                table.known[tile_number(table, text, f"known.{name}")] |= u8(1 << seat)
        return
    for tile in range(1, table.fixed.tiles.count + 1):
        where = table.place[tile]
        if 1 <= where <= 4:
            table.known[tile] = u8(1 << (where - 1))
        elif where >= 8 and not table.fixed.backs_hidden:
            table.known[tile] = u8((1 << table.players) - 1)


def fresh(table: FourGods, text: object, place: str) -> int:
    tile = tile_number(table, text, place)
    if table.place[tile]:
        raise BadPosition(f"{place}: {text} is somewhere else already")
    if not place.startswith("bag"):
        table.bag -= 1
    return tile


def read_prophets(table: FourGods, data: Mapping[str, object]) -> None:
    """Reserves, lost prophets, cities. What is not said follows from the world."""
    standing = [0] * GODS
    for cell in range(ROOM):
        colour = int(table.colour_at(i64(cell)))
        if colour >= 0:
            standing[colour] += 1
            if not table.owner[colour]:
                raise BadPosition(f"world: {COLOUR_NAMES[colour]} has a prophet in {write_cell(cell)}, but no owner")
    reserve, lost = mapping(data, "reserve"), mapping(data, "lost")
    for name in (*reserve, *lost):
        one_of(name, COLOUR_NAMES, "reserve" if name in reserve else "lost")
    for colour, name in enumerate(COLOUR_NAMES):
        rest = table.fixed.prophets - standing[colour]
        if rest < 0:
            raise BadPosition(f"world: {standing[colour]} prophets of {name}; there are {table.fixed.prophets}")
        gone = number(
            lost.get(name, rest - reserve[name] if isinstance(reserve.get(name), int) else 0), 0, rest, f"lost.{name}"
        )
        table.lost[colour] = u8(gone)
        kept = number(reserve.get(name, rest - gone), 0, rest, f"reserve.{name}")
        if kept + gone != rest:
            raise BadPosition(
                f"{name}: {kept} in reserve, {gone} lost and {standing[colour]} in the world; "
                f"there are {table.fixed.prophets}"
            )
        table.reserve[colour] = u8(kept)
    ruins = 0
    for name, n in mapping(data, "destroyed").items():
        colour = one_of(name, COLOUR_NAMES, "destroyed")
        table.ruins[colour] = u8(number(n, 0, table.fixed.cities, f"destroyed.{name}"))
        ruins += n
    for name, n in mapping(data, "unassigned").items():
        seat = seat_of(table, name, "unassigned")
        table.unassigned[seat] = u8(number(n, 0, table.fixed.cities, f"unassigned.{name}"))
        ruins += n
    rest = table.fixed.cities - ruins - len(table.world.cities)
    if rest < 0:
        raise BadPosition(
            f"{ruins} destroyed and {len(table.world.cities)} standing cities; there are {table.fixed.cities}"
        )
    table.supply = number(data.get("supply", rest), rest, rest, "supply")


def read_step(table: FourGods, data: Mapping[str, object]) -> None:
    names = tuple(PHASES.values())
    phase = list(PHASES)[one_of(data.get("step", "play"), names, "step")]
    table.phase = phase
    fixed = table.fixed
    for key, low, high in (("round", 0, 10**6), ("turns", 0, 10**6), ("steps", 0, 10**6)):
        setattr(
            table,
            key,
            number(
                data.get(key, 1 if key == "turns" and phase >= PLAY and not nobody_leads(table) else 0), low, high, key
            ),
        )
    table.start = seat_of(table, data.get("start", table.names[0]), "start")
    most = (fixed.turn_steps if fixed.timed else table.players) - (0 if phase in (TOKENS, OVER) else 1)
    table.step = number(data.get("done", 0), 0, 0 if fixed.real else most, "done")
    table.current = read_current(table, data)
    table.acted = bool(data.get("acted", False))
    for key in ("touched", "passed", "ready", "cooling", "losing", "choosing"):
        setattr(table, key, seats_bits(table, data, key))
    if phase >= PLAY and "ready" not in data and fixed.real:
        table.ready = (1 << table.players) - 1
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
    for name, text in mapping(data, "window").items():
        table.window[seat_of(table, name, "window")] = u8(cell_at(table, text, f"window.{name}"))
    read_taken(table, data)
    read_last(table, data)
    table.turn = whose_turn(table)


def nobody_leads(table: Table) -> bool:
    """Simultaneous play with the real clock has no current seat."""
    return table.fixed.real and not table.fixed.timed


def read_current(table: FourGods, data: Mapping[str, object]) -> int:
    if table.phase == COLOURS:
        chosen = sum(1 for owner in table.owner if owner)
        usual = chosen % table.players
    elif table.phase < PLAY or nobody_leads(table):
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
    for name, text in mapping(data, "taken").items():
        seat = seat_of(table, name, "taken")
        tile, _, row = str(text).partition("<")
        which = int(table.hand_of(i64(seat), i64(tile_number(table, tile, f"taken.{name}"))))
        if which < 0:
            raise BadPosition(f"taken.{name}: {tile} is not in hand")
        table.taken[seat] = u8(seat_of(table, row, f"taken.{name}") + 1)
        table.taken_hand[seat] = u8(which)


def read_last(table: FourGods, data: Mapping[str, object]) -> None:
    """`last`: the tile each seat placed last, if it has done nothing since: {"cell", "taken", "source", "corner"}."""
    for name, last in mapping(data, "last").items():
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
    if phase == PROPHECY and not table.window[table.current]:
        raise BadPosition("step 'prophet' needs a window: the tile that may get a prophet")
    if phase == SECOND and not (fixed.after_seeing and table.bag):
        raise BadPosition("step 'second tile' is for draw_two=after_seeing and needs a bag that is not empty")
    if phase in (FIRST, DRAWING) and not (0 < table.to_draw <= table.bag):
        raise BadPosition(f"step {name!r}: to_draw is {table.to_draw}; the bag holds {table.bag}")
    if phase in (FIRST, DRAWING) and table.free_hands(table.drawer) < table.to_draw:
        raise BadPosition(f"step {name!r}: {table.names[table.drawer]} has no hands free for {table.to_draw} tiles")
    if phase > DEAL and fixed.secret:
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
    if table.turn not in (CHANCE, EVERYBODY, NOBODY) and len(table.legal(table.turn)) == 0:
        raise BadPosition(f"step {name!r}: {table.names[table.turn]} could do nothing")
    ended = phase in (OVER, TOKENS)
    if (
        phase >= PLAY
        and not ended
        and not table.trigger
        and (table.bag == 0 or table.world.filled == table.world.cells())
    ):
        raise BadPosition("trigger: the bag is empty or the world is full, so the end has been triggered; say by what")
    if fixed.timed and phase >= PLAY:
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
        if table.losing >> seat & 1 and not list(table.add_losses(type(table.legal(0))(), i64(seat))):
            raise BadPosition(f"losing: {table.names[seat]} has no prophet to lose")


# ---- writing


def write(table: Table) -> dict[str, object]:
    """Everything, nothing left out: reading it back gives an equal position."""
    names = table.names
    data: dict[str, object] = {
        "game": "four-gods",
        "players": list(names),
        "options": dict(table.fixed.options),
        "world": write_world(table),
        "hands": {
            name: [tile_or_none(table, int(table.hand(i64(seat), i64(w)))) for w in range(2)]
            for seat, name in enumerate(names)
        },
        "rows": {name: write_row(table, seat) for seat, name in enumerate(names)},
        "bag": [table.fixed.tile_names[t] for t in range(1, table.fixed.tiles.count + 1) if table.place[t] == 0],
        "gods": {
            name: [COLOUR_NAMES[c] for c in range(GODS) if table.owner[c] == seat + 1]
            for seat, name in enumerate(names)
        },
        "reserve": by_colour(table.reserve),
        "lost": by_colour(table.lost),
        "supply": int(table.supply),
        "destroyed": by_colour(table.ruins),
        "unassigned": {name: int(table.unassigned[seat]) for seat, name in enumerate(names)},
        "step": PHASES[table.phase],
        "current": names[table.current] if table.current >= 0 else None,
        "start": names[table.start],
        "round": int(table.round),
        "done": int(table.step),
        "turns": int(table.turns),
        "acted": bool(table.acted),
        "steps": int(table.steps),
        "drawer": names[table.drawer],
        "to_draw": int(table.to_draw),
        "trigger": table.trigger,
        "last_round": int(table.last_round),
        "extra_turns": int(table.extra_turns),
        "ending": table.ending,
    }
    if table.fixed.components:
        data["components"] = table.fixed.components
    if table.fixed.secret:
        data["cards"] = {COLOUR_NAMES[c]: TERRAIN_NAMES[table.god[c] - 1] for c in range(GODS) if table.god[c]}
    for key in ("touched", "passed", "ready", "cooling", "losing", "choosing"):
        data[key] = [name for seat, name in enumerate(names) if getattr(table, key) >> seat & 1]
    data["window"] = {n: write_cell(int(table.window[s])) for s, n in enumerate(names) if table.window[s]}
    data["taken"] = {
        n: f"{table.fixed.tile_names[table.hand(i64(s), i64(table.taken_hand[s]))]}<{names[table.taken[s] - 1]}"
        for s, n in enumerate(names)
        if table.taken[s]
    }
    data["last"] = {n: write_last(table, s) for s, n in enumerate(names) if table.last_cell[s]}
    if table.asked:
        data["asked"] = write_cell(int(table.asked))
    if not table.fixed.hands_open:
        data["known"] = {
            n: [table.fixed.tile_names[t] for t in range(1, table.fixed.tiles.count + 1) if table.known[t] >> s & 1]
            for s, n in enumerate(names)
        }
    return data


def by_colour(values: Any) -> dict[str, int]:
    return {name: int(values[colour]) for colour, name in enumerate(COLOUR_NAMES)}


def tile_or_none(table: Table, tile: int) -> str | None:
    return table.fixed.tile_names[tile] if tile else None


def write_row(table: Table, seat: int) -> list[str | None]:
    slots = [int(table.rows[seat * SLOTS + i]) for i in range(SLOTS)]
    while slots and slots[-1] == 0:
        slots.pop()
    return [f"{table.fixed.tile_names[s & 127]}{SIDES[s >> 7]}" if s else None for s in slots]


def write_world(table: Table) -> list[str]:
    """Tiles in the order of their placing, then cities."""
    world = table.world
    tiles = sorted((int(world.serial[cell]), cell) for cell in range(ROOM) if world.what[cell] == TILE)
    lines = []
    for _, cell in tiles:
        lay = int(world.lay(i64(cell)))
        line = f"{write_cell(cell)}={table.fixed.tile_names[lay >> 3]}{SIDES[lay >> 2 & 1]}{lay & 3}"
        standing = int(world.prophet[cell])
        if standing:
            line += f" +{CORNERS[(standing - 1) & 3]}:{COLOUR_NAMES[(standing - 1) >> 2]}"
        if world.placer[cell]:
            line += f" by {table.names[world.placer[cell] - 1]}"
        lines.append(line)
    cities = [f"{write_cell(int(c))}=city:{COLOUR_NAMES[table.colour_at(i64(c))]}" for c in world.cities]
    return lines + cities


def write_last(table: Table, seat: int) -> dict[str, str]:
    data = {"cell": write_cell(int(table.last_cell[seat]))}
    if table.last_taken[seat]:
        data["taken"] = table.names[table.last_taken[seat] - 1]
    if table.last_from[seat]:
        data["source"] = write_cell(int(table.last_from[seat]))
        data["corner"] = CORNERS[table.last_corner[seat]]
    return data


def census(table: Table) -> dict[str, int]:
    """Tiles, prophets, cities and god cards, wherever they are."""
    world = table.world
    tiles = [int(world.tile[cell]) for cell in range(ROOM) if world.what[cell] == CITY or world.what[cell] == TILE]
    tiles = [t for t in tiles if t]
    tiles += [int(t) for t in table.hands if t] + [int(s) & 127 for s in table.rows if s]
    tiles += [t for t in range(1, table.fixed.tiles.count + 1) if table.place[t] in (0, ASIDE)]
    counts = {"tiles": len(tiles), "different tiles": len(set(tiles))}
    for colour, name in enumerate(COLOUR_NAMES):
        standing = sum(1 for cell in range(ROOM) if table.colour_at(i64(cell)) == colour)
        counts[f"{name} prophets"] = standing + int(table.reserve[colour]) + int(table.lost[colour])
    ruins = sum(int(n) for n in table.ruins) + sum(int(n) for n in table.unassigned)
    counts["cities"] = int(table.supply) + len(world.cities) + ruins
    return counts


__all__ = ["census", "i16", "read", "write"]
