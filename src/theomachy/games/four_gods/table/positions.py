"""Positions of 4 Gods in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.options import check_options
from theomachy.core.reading import components_path, known_keys, mapping_at, number, same_game
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.state import (
    ASIDE,
    COLOUR_NAMES,
    GODS,
    REVISION,
    SLOTS,
    TERRAIN_NAMES,
    TILE_PART,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.world import CITY, ROOM, TILE
from theomachy.games.four_gods.table.box import COMPONENTS, PLAYERS, box
from theomachy.games.four_gods.table.notation import CORNERS, SIDES, write_cell
from theomachy.games.four_gods.table.positions_parts import read_gods, read_prophets, read_tiles, read_world
from theomachy.games.four_gods.table.positions_step import PHASES, check, read_step, write_aim
from theomachy.games.four_gods.table.setup import OPTIONS, empty_table, fixed_numbers, names_for, new, refuse

__all__ = ["PHASES", "census", "read", "write"]

KEYS = (
    "game", "players", "options", "components", "rules", "world", "hands", "rows", "bag", "known", "gods",
    "cards", "reserve", "lost", "supply", "destroyed", "unassigned", "scars", "step", "current", "start", "round",
    "done", "turns", "acted", "touched", "passed", "steps", "counted", "drawer", "to_draw", "asked", "trigger",
    "last_round", "extra_turns", "ending", "ready", "cooling", "losing", "choosing", "window", "taken", "aim",
    "last",
)  # fmt: skip


def read(data: Mapping[str, object]) -> FourGods:
    known_keys(data, KEYS)
    same_game(data, "four-gods")
    path = components_path(data, COMPONENTS)
    players = read_players(data)
    rules = number(data.get("rules", REVISION), 1, REVISION, "rules")
    try:
        options = check_options(OPTIONS, mapping_at(data, "options"))
        refuse(players, options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[5:]):
        return new(players, options, components=path, rules=rules)
    table = empty_table(players, fixed_numbers(players, options, path, rules))
    read_gods(table, data)
    read_world(table, data, path)
    read_tiles(table, data)
    read_prophets(table, data)
    read_step(table, data)
    check(table)
    return table


def read_players(data: Mapping[str, object]) -> int:
    """A number, or the names of the seats."""
    given = data.get("players", max(PLAYERS))
    if isinstance(given, list) and len(given) in PLAYERS and tuple(given) == names_for(len(given)):
        return len(given)
    if isinstance(given, int) and not isinstance(given, bool) and given in PLAYERS:
        return given
    allowed = ", ".join(str(list(names_for(n))) for n in PLAYERS)
    raise BadPosition(f"players: {given!r}; allowed: 2, 3, 4, or {allowed}")


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
        "scars": [write_cell(int(cell)) for cell in table.world.scars],
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
    if table.fixed.revision != REVISION:
        data["rules"] = int(table.fixed.revision)
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
    data["aim"] = {n: write_aim(table, s) for s, n in enumerate(names) if table.aim[s]}
    if table.counted and table.fixed.revision > 2:
        data["counted"] = names[table.counted - 1]
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
    return [f"{table.fixed.tile_names[s & TILE_PART]}{SIDES[s >> 7]}" if s else None for s in slots]


def write_world(table: Table) -> list[str]:
    """Tiles in the order of their placing, then cities."""
    world = table.world
    tiles = sorted((int(world.serial[cell]), cell) for cell in range(ROOM) if world.what[cell] == TILE)
    lines = []
    for _, cell in tiles:
        lay = int(world.lay(i64(cell)))
        line = f"{write_cell(cell)}={table.fixed.tile_names[lay >> 3]}{SIDES[lay >> 2 & 1]}{lay & 3}"
        if world.prophet[cell]:
            line += f" +{CORNERS[world.prophet_corner(i64(cell))]}:{COLOUR_NAMES[table.colour_at(i64(cell))]}"
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
    contents = box(Path(table.fixed.components) if table.fixed.components else COMPONENTS)
    tiles = [int(world.tile[cell]) for cell in range(ROOM) if world.what[cell] == CITY or world.what[cell] == TILE]
    tiles = [t for t in tiles if t]
    tiles += [int(t) for t in table.hands if t] + [int(s) & TILE_PART for s in table.rows if s]
    tiles += [t for t in range(1, table.fixed.tiles.count + 1) if table.place[t] in (0, ASIDE)]
    counts = {"tiles": len(tiles), "different tiles": len(set(tiles))}
    aside = contents.prophets.per_color - int(table.fixed.prophets)  # out of this game, the score markers too (G4-S-08)
    for colour, name in enumerate(COLOUR_NAMES):
        standing = sum(1 for cell in range(ROOM) if table.colour_at(i64(cell)) == colour)
        counts[f"{name} prophets"] = standing + int(table.reserve[colour]) + int(table.lost[colour]) + aside
    ruins = sum(int(n) for n in table.ruins) + sum(int(n) for n in table.unassigned)
    counts["cities"] = int(table.supply) + len(world.cities) + ruins
    return counts
