"""Positions of Gentes in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import i32, i64, u8

from theomachy.core.errors import BadComponents, BadPosition
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gentes import state as s
from theomachy.games.gentes.chronicler import show
from theomachy.games.gentes.pieces import CATEGORIES, COMPONENTS, GROUPS, PLAYERS
from theomachy.games.gentes.rules import Gentes
from theomachy.games.gentes.setup import OPTIONS, SEATS, empty, new, tables
from theomachy.games.gentes.state import GentesTable, members
from theomachy.games.gentes.tables import size

STEPS = {
    "starting player": s.STARTING, "training costs": s.COLUMNS, "draft cards": s.OPENING, "refill": s.REFILL,
    "draft": s.DRAFTING, "start persons": s.PEOPLE, "turn": s.MENU, "after": s.AFTER, "modifiers": s.WITH,
    "time": s.SPLIT, "how many persons": s.COUNTING, "train": s.TRAINING, "lift": s.LIFTING, "site": s.BUILDING,
    "region": s.CHOOSE_REGION, "from": s.CHOOSE_FROM, "how many cards": s.CHOOSE_CARDS, "take": s.TAKING,
    "play": s.PLAYING, "loss": s.LOSS, "gain": s.GAINING, "cube": s.CUBING, "city": s.CHOOSE_CITY, "draw": s.DRAWING,
    "card time": s.EFFECT_SPLIT, "offer": s.OFFER, "pay": s.PAYING, "exchange from": s.SWAP_FROM,
    "exchange for": s.SWAP_TO, "trained person": s.TEACHING, "make room": s.MAKE_ROOM, "decline": s.DECLINING,
    "hand limit": s.LIMITING, "discard": s.DROPPING, "final": s.FINAL, "over": s.OVER,
}  # fmt: skip
STEP_NAMES = {number: name for name, number in STEPS.items()}
CHANCE_STEPS = (s.STARTING, s.COLUMNS, s.OPENING, s.REFILL)
TYPED = ("turn", "after", "decline", "final", "over")  # steps that can be typed without what is under way
REGISTERS = (
    "kind", "price", "hours", "space", "wanted", "less", "times", "cap", "extra", "again", "budget", "basic", "left",
    "dear", "trained", "pile", "source", "source_id", "pc", "pc_end", "reps", "due", "then", "home_phase", "swaps",
    "lowered", "swap_mode", "row_paid", "queue", "picks", "refill_for", "regions", "card", "least", "lifted",
)  # fmt: skip
MATS = ("coins", "points", "temple", "oracle", "cubes", "singles", "doubles", "tiles", "persons", "hand", "played",
        "cities", "bonus", "scored")  # fmt: skip
SCORED = ("from_hand", "off_hand", "from_coins", "from_cubes", "off_time")
KEYS = (
    "game", "players", "options", "components", "round", "starter", "on_turn", "step", "training", "display", "stack",
    "discard", "open", "used", "marked", "mats", "bonus_taken", "uses", "worked", "picked", "activating", "closing",
    "under_way",
)  # fmt: skip


# ---- small readers


def number(value: object, low: int, high: int, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{place}: {value!r}; allowed: a whole number from {low} to {high}")
    return value


def mapping(data: Mapping[str, object], key: str, place: str = "") -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition(f"{place}{key}: must be an object, not {type(value).__name__}")
    return value


def names(value: object, known: Sequence[str], place: str) -> list[int]:
    """A list of names as numbers; unknown ones and repeated ones are refused."""
    if not isinstance(value, list):
        raise BadPosition(f"{place}: must be a list, not {type(value).__name__}")
    found = []
    for i, name in enumerate(value):
        if not isinstance(name, str) or name not in known:
            raise BadPosition(f"{place}[{i}]: {name!r}; allowed: {', '.join(known)}")
        found.append(known.index(name))
    if len(set(found)) != len(found):
        raise BadPosition(f"{place}: something stands there twice")
    return found


def known_keys(data: Mapping[str, object], allowed: Sequence[str], place: str) -> None:
    for key in data:
        if key not in allowed:
            raise BadPosition(f"no field {key!r} in {place}; allowed: {', '.join(allowed)}")


def bits_of(numbers: Sequence[int]) -> int:
    return sum(1 << n for n in numbers)


def read_components(data: Mapping[str, object]) -> Path:
    given = data.get("components", "")
    if not isinstance(given, str) or "\0" in given:
        raise BadPosition(f"components: {given!r}; must be the path of a components file")
    return Path(given) if given else COMPONENTS


def read_seats(data: Mapping[str, object]) -> tuple[str, ...]:
    given = data.get("players", max(PLAYERS))
    if isinstance(given, int) and not isinstance(given, bool) and given in PLAYERS:
        return SEATS[:given]
    if not isinstance(given, list) or len(given) not in PLAYERS or len({str(g) for g in given}) != len(given):
        allowed = ", ".join(map(str, PLAYERS))
        raise BadPosition(f"players: {given!r}; allowed: {allowed}, or so many different colours as a list")
    for seat in given:
        if seat not in SEATS:
            raise BadPosition(f"players: no colour {seat!r}; allowed: {', '.join(SEATS)}")
    return tuple(given)


def seat_of(value: object, seats: Sequence[str], place: str) -> int:
    if not isinstance(value, str) or value not in seats:
        raise BadPosition(f"{place}: {value!r}; at the table: {', '.join(seats)}")
    return seats.index(value)


# ---- reading


def read(data: Mapping[str, object]) -> Gentes:
    known_keys(data, KEYS, "a position")
    if data.get("game", "gentes") != "gentes":
        raise BadPosition(f"game: {data['game']!r} is not gentes")
    path = read_components(data)
    seats = read_seats(data)
    try:
        options = check_options(OPTIONS, mapping(data, "options"))
        fixed = tables(len(seats), options, path)
    except BadComponents:
        raise
    except ValueError as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[4:]):
        return new(len(seats), options, seats, path)
    table = empty(fixed, seats)
    step = data.get("step", "turn")
    if not isinstance(step, str) or step not in STEPS:
        raise BadPosition(f"step: {step!r}; allowed: {', '.join(STEPS)}")
    table.phase = STEPS[step]
    table.round = number(data.get("round", 1), 1, int(fixed.rounds), "round")
    table.starter = seat_of(data.get("starter", seats[0]), seats, "starter")
    table.active = seat_of(data.get("on_turn", seats[table.starter]), seats, "on_turn")
    closing = data.get("closing", step in ("final", "over"))
    if not isinstance(closing, bool):
        raise BadPosition(f"closing: {closing!r}; allowed: true, false")
    table.closing = closing
    read_mats(table, data)
    read_board(table, data)
    read_cards(table, data)
    read_under_way(table, data, step)
    table.turn = {s.OVER: NOBODY}.get(table.phase, CHANCE if table.phase in CHANCE_STEPS else table.active)
    check(table, step)
    return table


def read_mats(table: Gentes, data: Mapping[str, object]) -> None:
    mats = mapping(data, "mats")
    for name in mats:
        seat_of(name, table.seats, "mats")
    for seat, name in enumerate(table.seats):
        mat = mapping(mats, name, "mats.")
        known_keys(mat, MATS, f"mats.{name}")
        read_mat(table, seat, mat, f"mats.{name}.")


def put(table: Gentes, seat: int, what: int, value: int) -> None:
    table.mats[seat * s.MAT + what] = i32(value)


def read_mat(table: Gentes, seat: int, mat: Mapping[str, Any], place: str) -> None:
    fixed = table.fixed
    limits = {
        "coins": (s.MONEY, 0, 9999), "points": (s.POINTS, -999, 9999), "temple": (s.TEMPLES, 0, int(fixed.temple_max)),
        "oracle": (s.ORACLES, 0, int(fixed.oracle_max)), "cubes": (s.LOCKED, 0, int(fixed.spaces)),
        "singles": (s.SINGLES, 0, int(fixed.spaces)), "doubles": (s.DOUBLES, 0, int(fixed.spaces)),
    }  # fmt: skip
    for key, (what, low, high) in limits.items():
        if key in mat:
            put(table, seat, what, number(mat[key], low, high, place + key))
    for group, n in enumerate(read_persons(mat.get("persons", ""), place + "persons")):
        put(table, seat, s.POP + group, n)
    tiles = names(mat.get("tiles", []), fixed.tile_ids, place + "tiles")
    table.sets[s.TRACKS + seat] = i64(bits_of(tiles))
    put(table, seat, s.TILES, len(tiles))
    if table.free(seat) < 0:
        raise BadPosition(f"{place[:-1]}: more than {fixed.spaces} spaces of the time track are taken")
    hand = names(mat.get("hand", []), fixed.card_ids, place + "hand")
    table.sets[s.HANDS + seat] = i64(bits_of(hand))
    put(table, seat, s.HAND, len(hand))
    for card in names(mat.get("played", []), fixed.card_ids, place + "played"):
        show(table, seat, card)
    sites = names(mat.get("cities", []), fixed.site_ids, place + "cities")
    if len(sites) > fixed.cities:
        raise BadPosition(f"{place}cities: {len(sites)}; a player has {fixed.cities}")
    for site in sites:
        if not fixed.sites >> site & 1:
            raise BadPosition(f"{place}cities: {fixed.site_ids[site]} is not in play with {table.players} players")
        table.add(seat, s.ICON + int(fixed.icon_of[site]), 1)
    table.sets[s.TOWNS + seat] = i64(bits_of(sites))
    put(table, seat, s.STOCK, int(fixed.cities) - len(sites))
    put(table, seat, s.BONUS, bits_of(names(mat.get("bonus", []), CATEGORIES, place + "bonus")))
    scored = mapping(mat, "scored", place)
    known_keys(scored, SCORED, place + "scored")
    for i, key in enumerate(SCORED):
        put(table, seat, s.FROM_HAND + i, number(scored.get(key, 0), 0, 9999, f"{place}scored.{key}"))


def read_persons(given: object, place: str) -> list[int]:
    """`1-0 0-1 2-0`, or an object with the groups that are not empty."""
    if isinstance(given, Mapping):
        known_keys(given, GROUPS, place)
        found = [number(given.get(group, 0), 0, 6, f"{place}.{group}") for group in GROUPS]
    elif isinstance(given, str) and (not given or re.fullmatch(r"\d-\d \d-\d \d-\d", given)):
        found = [int(c) for c in given if c.isdigit()] or [0] * 6
    else:
        raise BadPosition(f"{place}: {given!r}; write '1-0 0-1 2-0' (noble-artisan soldier-merchant priest-scholar)")
    for row in range(3):
        if found[2 * row] + found[2 * row + 1] > 6:
            raise BadPosition(f"{place}: {GROUPS[2 * row]} and {GROUPS[2 * row + 1]} are more than 6 together")
    return found


def read_board(table: Gentes, data: Mapping[str, object]) -> None:
    fixed = table.fixed
    if "training" in data:
        row = names(data["training"], GROUPS, "training")
        if len(row) != 6:
            raise BadPosition("training: name all six groups, from left to right")
        for i, group in enumerate(row):
            table.row[i] = u8(group)
    taken = 0
    for seat, name in enumerate(table.seats):
        if table.track(seat) & ~fixed.tiles:
            raise BadPosition(f"mats.{name}.tiles: not all of them are in play with {table.players} players")
        if table.track(seat) & taken:
            raise BadPosition(f"mats.{name}.tiles: somebody else has one of them")
        taken |= table.track(seat)
    table.tiles = fixed.tiles & ~taken
    sites = 0
    for seat, name in enumerate(table.seats):
        if table.towns(seat) & sites:
            raise BadPosition(f"mats.{name}.cities: somebody else stands on one of the sites")
        sites |= table.towns(seat)
    table.marked = bits_of(names(data.get("used", []), fixed.card_ids, "used"))
    table.home_marks = bits_of(names(data.get("marked", []), fixed.site_ids, "marked"))
    if table.home_marks & ~fixed.homes:
        raise BadPosition("marked: only hometowns can be marked")
    counts = mapping(data, "bonus_taken")
    known_keys(counts, CATEGORIES, "bonus_taken")
    for i, category in enumerate(CATEGORIES):
        held = sum(table.mat(seat, s.BONUS) >> i & 1 for seat in range(table.players))
        most = table.players
        n = number(counts.get(category, held), held, most, f"bonus_taken.{category}")
        table.taken[i] = u8(n)


def read_cards(table: Gentes, data: Mapping[str, object]) -> None:
    """Every card lies in one place. What is named nowhere is where it would be: in stack, display or a later deck."""
    fixed = table.fixed
    ids = fixed.card_ids
    where: dict[int, str] = {}

    def claim(cards: Sequence[int], place: str) -> None:
        for card in cards:
            if card in where:
                raise BadPosition(f"{place}: {ids[card]} is in {where[card]} already")
            where[card] = place

    for seat, name in enumerate(table.seats):
        claim(list(members(table.hand(seat))), f"mats.{name}.hand")
        claim(list(members(table.shown(seat))), f"mats.{name}.played")
    under_way = mapping(data, "under_way")
    playing = number(under_way.get("card", 0), 0, len(ids), "under_way.card")
    if playing:
        claim([playing - 1], "under_way.card")
    display = names(data["display"], ids, "display") if "display" in data else None
    if display is not None:
        if len(display) > fixed.display_size:
            raise BadPosition(f"display: {len(display)} cards; it has {fixed.display_size} positions")
        claim(display, "display")
    for key in ("discard", "open", "stack"):
        if key in data:
            claim(names(data[key], ids, key), key)
    table.discard = bits_of([card for card, place in where.items() if place == "discard"])
    table.open = bits_of([card for card, place in where.items() if place == "open"])
    era = table.era()
    current = [c for c in members(fixed.era_cards[era]) if int(c) not in where]
    if display is None:
        laid = table.phase not in (*CHANCE_STEPS[:3], s.DRAFTING, s.PEOPLE)
        display = [int(c) for c in current[: int(fixed.display_size)]] if laid and "stack" not in data else []
        claim(display, "display")
        current = [c for c in current if int(c) not in where]
    for card in display:
        table.display = append_card(table, card)
    if "stack" in data:
        table.stack = bits_of([card for card, place in where.items() if place == "stack"])
    elif table.phase not in (s.STARTING, s.COLUMNS):
        table.stack = bits_of([int(c) for c in current])
    if table.stack & ~fixed.era_cards[era]:
        raise BadPosition("stack: only cards of the current era lie there")
    future = 0
    for later in range(era + 1, 4):
        future |= fixed.era_cards[later]
    for card, place in where.items():
        if future >> card & 1:
            raise BadPosition(f"{place}: {ids[card]} is of a later era")
    # Cards of past eras that are named nowhere were discarded.
    for past in range(1, era):
        for card in members(fixed.era_cards[past]):
            if int(card) not in where and "discard" not in data:
                table.discard |= 1 << int(card)
    lost = [ids[c] for e in range(1, era + 1) for c in members(fixed.era_cards[e])
            if int(c) not in where and not (table.stack | table.discard) >> int(c) & 1]  # fmt: skip
    if lost and table.phase not in (s.STARTING, s.COLUMNS):
        raise BadPosition(f"{', '.join(lost)}: in no place; leave out 'stack' or 'discard', or name them")


def append_card(table: Gentes, card: int) -> Any:
    from librt.vecs import append

    return append(table.display, u8(card))


def read_under_way(table: Gentes, data: Mapping[str, object], step: str) -> None:
    fixed = table.fixed
    under_way = mapping(data, "under_way")
    known_keys(under_way, REGISTERS, "under_way")
    if not under_way and step not in TYPED and step not in ("starting player", "training costs"):
        if step not in ("refill", "draft", "start persons", "draft cards", "hand limit", "discard"):
            raise BadPosition(f"step {step!r} is inside an action and needs 'under_way', as a written position has it")
    for i, key in enumerate(REGISTERS):
        table.regs[i] = i32(number(under_way.get(key, 0), -999, 9999, f"under_way.{key}"))
    uses = mapping(data, "uses")
    for key, n in uses.items():
        if not key.isdecimal() or int(key) >= fixed.counters:
            raise BadPosition(f"uses: no counter {key!r}; there are 0 to {fixed.counters - 1}")
        table.uses[int(key)] = u8(number(n, 0, 200, f"uses.{key}"))
    table.worked = bits_of(names(data.get("worked", []), fixed.card_ids, "worked"))
    table.picked = bits_of(names(data.get("picked", []), fixed.card_ids, "picked"))
    table.sites_due = bits_of(names(data.get("activating", []), fixed.site_ids, "activating"))
    check_registers(table, under_way)


def check_registers(table: Gentes, under_way: Mapping[str, Any]) -> None:
    """Numbers that point somewhere must point at something that exists."""
    fixed = table.fixed
    rows = len(fixed.code) // 8
    limits = {
        "kind": 6, "wanted": max(3, rows - 1), "pc": rows, "pc_end": rows, "row_paid": rows - 1, "queue": table.players,
        "lowered": 5, "basic": 3, "left": 99, "pile": 1, "refill_for": 2, "least": 5, "source": 3, "swap_mode": 2,
        "card": len(fixed.card_ids), "lifted": len(fixed.site_ids), "trained": 63, "regions": 7, "due": 99, "swaps": 99,
    }  # fmt: skip
    for key, most in limits.items():
        number(under_way.get(key, 0), 0, int(most), f"under_way.{key}")
    phases = {*STEP_NAMES, s.RUN, s.MAIN_DONE, s.BACK, s.CUBES_LEAVE, s.CARD_DONE, s.NEXT_DECLINE}
    for key in ("then", "home_phase"):
        if under_way.get(key, 0) not in phases:
            raise BadPosition(f"under_way.{key}: {under_way[key]!r} is no step")
    if table.regs[s.PC] > table.regs[s.PC_END]:
        raise BadPosition("under_way.pc: lies behind pc_end")
    source = table.regs[s.SOURCE_ID]
    most_sources = max(len(fixed.card_ids), len(fixed.tile_ids), len(fixed.site_ids))
    number(int(source), 0, most_sources - 1, "under_way.source_id")


def check(table: Gentes, step: str) -> None:
    """Refuse moments that cannot be."""
    phase = table.phase
    if phase == s.MENU and table.free(table.active) == 0:
        raise BadPosition(f"step 'turn': {table.seats[table.active]} has no free space on the time track")
    if phase in (s.REFILL, s.OPENING) and table.stack == 0:
        raise BadPosition(f"step {step!r} needs cards in the stack")
    if phase == s.REFILL and len(table.display) >= table.fixed.display_size:
        raise BadPosition("step 'refill' needs room on the display")
    if phase == s.COLUMNS and table.regs[s.PICKS] > 4:
        raise BadPosition("under_way.picks: all columns are filled")
    if phase != s.OVER and phase not in CHANCE_STEPS:
        try:
            possible = len(table.legal(table.turn)) > 0
        except (IndexError, AssertionError) as error:
            raise BadPosition(f"step {step!r}: 'under_way' does not fit") from error
        if not possible:
            raise BadPosition(f"step {step!r}: {table.seats[table.active]} could do nothing")


# ---- writing


def listed(bits: int, ids: Sequence[str]) -> list[str]:
    return [ids[int(i)] for i in members(bits)]


def write(table: GentesTable) -> dict[str, object]:
    """Everything, nothing left out: reading it back gives an equal position."""
    fixed = table.fixed
    data: dict[str, object] = {
        "game": "gentes",
        "players": list(table.seats),
        "options": dict(fixed.options),
        "round": int(table.round),
        "starter": table.seats[table.starter],
        "on_turn": table.seats[table.active],
        "step": STEP_NAMES[table.phase],
        "closing": bool(table.closing),
        "training": [GROUPS[g] for g in table.row],
        "display": [fixed.card_ids[c] for c in table.display],
        "stack": listed(table.stack, fixed.card_ids),
        "discard": listed(table.discard, fixed.card_ids),
        "mats": {name: write_mat(table, seat) for seat, name in enumerate(table.seats)},
        "bonus_taken": {category: int(table.taken[i]) for i, category in enumerate(CATEGORIES)},
    }
    sets = {
        "open": (table.open, fixed.card_ids), "used": (table.marked, fixed.card_ids),
        "marked": (table.home_marks, fixed.site_ids), "worked": (table.worked, fixed.card_ids),
        "picked": (table.picked, fixed.card_ids), "activating": (table.sites_due, fixed.site_ids),
    }  # fmt: skip
    for key, (bits, ids) in sets.items():
        if bits:
            data[key] = listed(bits, ids)
    uses = {str(i): int(n) for i, n in enumerate(table.uses) if n}
    if uses:
        data["uses"] = uses
    under_way = {name: int(table.regs[i]) for i, name in enumerate(REGISTERS) if table.regs[i]}
    if under_way:
        data["under_way"] = under_way
    if fixed.components:
        data["components"] = fixed.components
    return data


def write_mat(table: GentesTable, seat: int) -> dict[str, object]:
    fixed = table.fixed
    pop = [table.mat(seat, s.POP + g) for g in range(6)]
    mat: dict[str, object] = {
        "coins": int(table.mat(seat, s.MONEY)),
        "points": int(table.mat(seat, s.POINTS)),
        "temple": int(table.mat(seat, s.TEMPLES)),
        "oracle": int(table.mat(seat, s.ORACLES)),
        "cubes": int(table.mat(seat, s.LOCKED)),
        "singles": int(table.mat(seat, s.SINGLES)),
        "doubles": int(table.mat(seat, s.DOUBLES)),
        "tiles": listed(table.track(seat), fixed.tile_ids),
        "persons": f"{pop[0]}-{pop[1]} {pop[2]}-{pop[3]} {pop[4]}-{pop[5]}",
        "hand": listed(table.hand(seat), fixed.card_ids),
        "played": listed(table.shown(seat), fixed.card_ids),
        "cities": listed(table.towns(seat), fixed.site_ids),
        "bonus": listed(table.mat(seat, s.BONUS), CATEGORIES),
    }
    scored = {key: int(table.mat(seat, s.FROM_HAND + i)) for i, key in enumerate(SCORED)}
    if any(scored.values()):
        mat["scored"] = scored
    return mat


def census(table: GentesTable) -> dict[str, int]:
    """Cards of each era, cities of each player, action tiles and bonus tiles, wherever they are."""
    fixed = table.fixed
    everywhere = table.stack | table.discard | table.open | bits_of([int(c) for c in table.display])
    for seat in range(table.players):
        everywhere |= table.hand(seat) | table.shown(seat)
    if table.regs[s.CARD]:
        everywhere |= 1 << int(table.regs[s.CARD] - 1)
    if table.phase in (s.STARTING, s.COLUMNS):
        everywhere |= fixed.era_cards[1]
    counts = {}
    for era in range(1, 4):
        counts[f"cards of era {era}"] = int(size(everywhere & fixed.era_cards[era] | table.future(era)))
    tiles = table.tiles
    for seat, name in enumerate(table.seats):
        lifted = 0
        counts[f"cities of {name}"] = int(size(table.towns(seat))) + int(table.mat(seat, s.STOCK)) + lifted
        tiles |= table.track(seat)
    counts["action tiles"] = int(size(tiles))
    for i, category in enumerate(CATEGORIES):
        held = sum(int(table.mat(seat, s.BONUS)) >> i & 1 for seat in range(table.players))
        counts[f"bonus tiles {category}"] = table.players - int(table.taken[i]) + held
    return counts
