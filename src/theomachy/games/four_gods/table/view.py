"""What a viewer of 4 Gods may know, as plain data: named piece by piece, nothing by default."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from theomachy.core.panel import Source
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.games.four_gods.rules.actions import (
    ANSWER_SHUT,
    COOL,
    EXTRA_SHUT,
    LOSE_SHUT,
    TAKE_SHUT,
    TURN_SHUT,
    WINDOW_SHUT,
)
from theomachy.games.four_gods.rules.fitting import why_unfillable
from theomachy.games.four_gods.rules.mistakes import asked_seat
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.scoring import (
    LARGEST,
    NUMBER,
    STEPS,
    highest,
    lowest,
    marker,
    occupied_from_beside,
    public_tally,
    standing,
    tally,
    worth,
)
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_CITY,
    AIM_FROM,
    AIM_REGION,
    AIM_TILE,
    ANSWER,
    COLOUR_NAMES,
    GODS,
    IN_BAG,
    OVER,
    PLAY,
    SLOTS,
    TERRAIN_NAMES,
    TILE_PART,
    TOKENS,
    Table,
)
from theomachy.games.four_gods.rules.tiles import CLASH
from theomachy.games.four_gods.rules.world import CITY, ROOM, TILE
from theomachy.games.four_gods.table.clock import deadlines
from theomachy.games.four_gods.table.notation import CORNERS, SIDES, write_cell
from theomachy.games.four_gods.table.positions import PHASES

LETTERS = "SPFM"
PARTS = ("cities", "prophets", "largest", "number")
LIMITS = {
    COOL: "cooldown", WINDOW_SHUT: "prophet", TAKE_SHUT: "taken", TURN_SHUT: "turn", EXTRA_SHUT: "extra",
    ANSWER_SHUT: "answer", LOSE_SHUT: "lose",
}  # fmt: skip


def view(table: FourGods, viewer: int) -> dict[str, Any]:
    """Everything a screen shows. `viewer` is a seat, or NOBODY for a spectator."""
    fixed = table.fixed
    seen: dict[str, Any] = {
        "game": "four-gods",
        "viewer": viewer if viewer >= 0 else None,
        "turn": turn_name(table),
        "over": table.phase == OVER,
        "step": PHASES[table.phase],
        "current": int(table.current) if table.current >= 0 else None,
        "modes": {
            "play": "timed" if fixed.timed else "simultaneous",
            "clock": "real" if fixed.real else "ticks",
            "gods": "secret" if fixed.secret else "visible",
            "check": "honour" if fixed.honour else "strict",
            "backs": "hidden" if fixed.backs_hidden else "shown",
            "hands_open": bool(fixed.hands_open),
            "flips": bool(fixed.flips),
            "after_seeing": bool(fixed.after_seeing),
            "each": int(fixed.each),
        },
        "size": int(fixed.size),
        "world": [cell_view(table, cell) for cell in range(ROOM) if table.world.what[cell] in (TILE, CITY)],
        "open": [open_view(table, int(cell)) for cell in table.world.open],
        "scars": [write_cell(int(cell)) for cell in table.world.scars],
        "bag": int(table.bag),
        "supply": int(table.supply),
        "cities_total": int(fixed.cities),
        "capacity": int(fixed.capacity),
        "gods": [god_view(table, viewer, colour) for colour in range(GODS)],
        "kingdoms": kingdoms(table),
        "progress": progress_view(table),
        "trigger": table.trigger,
        "ending": table.ending,
        "asked": asked_view(table),
        "running": [],
    }
    seen["players"] = players_view(table, viewer)
    if fixed.real and viewer != CHANCE:
        seen["running"] = [{"what": LIMITS[action >> 24], "seat": limit_seat(action), "ms": ms}
                           for action, ms in deadlines(table).items()]  # fmt: skip
    return seen


def sources(table: FourGods) -> list[list[Source]]:
    """Where the points of each seat come from: the steps of scoring, of the colour whose marker counts.

    `of` is that colour, and for the last two steps also the terrain of its god: `blue sea`.
    """
    points = tally(table)
    found: list[list[Source]] = []
    for seat in range(table.players):
        own = [c for c in range(GODS) if table.owner[c] == seat + 1]
        found.append([])
        if len(own) < table.fixed.each:
            continue  # a god that was not chosen is a marker on 0 (G4-R-45)
        colour = min(own, key=lambda c: int(marker(points, i64(c))))
        name = COLOUR_NAMES[colour]
        ruins = int(table.ruins[colour]) * int(table.fixed.ruin_points)
        god = f"{name} {TERRAIN_NAMES[table.god[colour] - 1]}" if table.god[colour] else name
        parts = [
            Source("cities", int(points[colour * STEPS]) - ruins, name, "G4-P-03"),
            Source("ruins", ruins, name, "G4-P-03"),
            Source("prophets", int(points[colour * STEPS + 1]), name, "G4-P-08"),
            Source("largest", int(points[colour * STEPS + LARGEST]), god, "G4-P-12"),
            Source("number", int(points[colour * STEPS + NUMBER]), god, "G4-P-13"),
        ]
        found[-1] = [part for part in parts if part.points]
    return found


def limit_seat(action: int) -> int | None:
    kind, x = action >> 24, action >> 8 & 65535
    return None if kind == EXTRA_SHUT else x >> 7 if kind == TAKE_SHUT else x


def turn_name(table: Table) -> int | str | None:
    names = {CHANCE: "chance", CLOCK: "clock", EVERYBODY: "everybody", NOBODY: None}
    return names[table.turn] if table.turn in names else int(table.turn)


def revealed(table: Table) -> bool:
    return not table.fixed.secret or table.phase in (OVER, TOKENS)


# ---- tiles


def face_letters(table: Table, lay: int) -> str:
    byte = int(table.fixed.tiles.faces[lay])
    return "".join(LETTERS[byte >> 2 * i & 3] for i in range(4))


def face_view(table: Table, lay: int) -> dict[str, Any]:
    """A face as it lies: its corners from nw clockwise, and for each the first corner of its region."""
    zones = int(table.fixed.tiles.zones[lay])
    return {"corners": face_letters(table, lay), "zones": [zones >> 2 * i & 3 for i in range(4)]}


def cell_view(table: Table, cell: int) -> dict[str, Any]:
    world = table.world
    prophet = None
    if world.prophet[cell]:
        colour, corner = table.colour_at(i64(cell)), world.prophet_corner(i64(cell))
        prophet = {"colour": COLOUR_NAMES[colour], "corner": CORNERS[corner]}
    seen: dict[str, Any] = {"cell": write_cell(cell), "prophet": prophet}
    if world.what[cell] != TILE:
        return seen | {"kind": "city", "safe": why_unfillable(table, i64(cell)) or None}
    lay = int(world.lay(i64(cell)))
    seen |= {"kind": "tile", **face_view(table, lay)}
    seen["placer"] = int(world.placer[cell]) - 1 if world.placer[cell] else None
    seen["tile"] = None if table.fixed.backs_hidden else lay_name(table, lay)
    return seen


def lay_name(table: Table, lay: int) -> str:
    return f"{table.fixed.tile_names[lay >> 3]}{SIDES[lay >> 2 & 1]}{lay & 3}"


def open_view(table: Table, cell: int) -> dict[str, Any]:
    """An empty cell that a tile could go to: what its corners must be, and how many tiles would do."""
    gap = int(table.world.gap[cell])
    corners = None if gap == CLASH else ["-SPFM"[gap // 5**i % 5] for i in range(4)]
    seen: dict[str, Any] = {
        "cell": write_cell(cell),
        "corners": corners,
        "safe": why_unfillable(table, i64(cell)) or None,
    }
    if table.fixed.hands_open and not table.fixed.backs_hidden:
        fitting = [t for t in range(1, table.fixed.tiles.count + 1) if table.world.turns_here(i64(cell), i64(t))]
        seen["in_bag"] = sum(1 for t in fitting if table.place[t] == IN_BAG)
        seen["in_rows"] = sum(1 for t in fitting if table.row_with(i64(t)) >= 0)
    return seen


def held_view(table: Table, viewer: int, seat: int, which: int) -> dict[str, Any] | None:
    """A tile in a hand; closed hands show others that there is one, and no more than they know of it."""
    tile = int(table.hand(i64(seat), i64(which)))
    if not tile:
        return None
    if not table.fixed.hands_open and seat != viewer:
        if viewer < 0 or not table.known[tile] >> viewer & 1:
            return {"tile": None, "sides": None, "turns": []}
    turns = int(table.fixed.tiles.turns[tile])
    return {
        "tile": table.fixed.tile_names[tile],
        "sides": [face_view(table, tile << 3 | side << 2) for side in range(2)],
        "turns": [
            {"face": lay_name(table, tile << 3 | t), **face_view(table, tile << 3 | t)}
            for t in range(8)
            if turns >> t & 1
        ],
    }


def aim_view(table: Table, viewer: int, seat: int) -> dict[str, Any] | None:
    """What a seat has taken up. Where hands are closed only the player sees it (G4-R-73)."""
    aim = int(table.aim[seat])
    if not aim or not (table.fixed.hands_open or seat == viewer):
        return None
    if aim < AIM_CITY:
        lay = int(table.aimed_lay(i64(seat)))
        hand = (aim - AIM_TILE) >> 3
        return {"kind": "tile", "hand": hand, "face": lay_name(table, lay), **face_view(table, lay)}
    if aim == AIM_CHALLENGE:
        return {"kind": "challenge"}
    if AIM_REGION <= aim < AIM_FROM:
        return {"kind": "migration", "corner": CORNERS[aim - AIM_REGION]}
    source = write_cell(aim - AIM_FROM) if aim >= AIM_FROM else None
    colour = int(table.colour_at(i64(aim - AIM_FROM))) if source else aim - AIM_CITY
    return {"kind": "city", "colour": COLOUR_NAMES[colour] if colour >= 0 else None, "source": source}


def row_view(table: Table, seat: int) -> list[dict[str, Any] | None]:
    """The slots of a row. With hidden backs only the side that lies up is told, and no number."""
    out: list[dict[str, Any] | None] = []
    for slot in range(table.fixed.capacity):
        held = int(table.rows[seat * SLOTS + slot])
        if not held:
            out.append(None)
            continue
        tile, side = held & TILE_PART, int(table.side_up(i64(seat), i64(slot)))
        up = face_view(table, tile << 3 | side << 2)
        if table.fixed.backs_hidden:
            out.append({"slot": f"{seat}.{slot + 1}", "tile": None, "up": up, "back": None, "fits": None})
            continue
        fits = any(table.world.turns_here(i64(c), i64(tile)) for c in table.world.open)
        back = face_view(table, tile << 3 | (1 - side) << 2)
        name = table.fixed.tile_names[tile]
        out.append(
            {"slot": f"{seat}.{slot + 1}", "tile": name, "side": SIDES[side], "up": up, "back": back, "fits": fits}
        )
    return out


# ---- players, gods, points


def players_view(table: FourGods, viewer: int) -> list[dict[str, Any]]:
    open_points = revealed(table)
    points = tally(table) if open_points else public_tally(table)
    places = [int(standing(table, points, i64(seat))) for seat in range(table.players)]
    out = []
    for seat in range(table.players):
        colours = [c for c in range(GODS) if table.owner[c] == seat + 1]
        taken = int(table.taken[seat])
        out.append({
            "seat": seat,
            "name": table.names[seat],
            "colour": table.fixed.colours[seat],
            "points": int(lowest(table, points, i64(seat))),
            "highest": int(highest(table, points, i64(seat))),
            "rank": 1 + sum(1 for place in places if place > places[seat]),
            "gods": [COLOUR_NAMES[c] for c in colours],
            "scores": [score_view(table, viewer, c, points, open_points) for c in colours],
            "hands": [held_view(table, viewer, seat, w) for w in range(2)],
            "row": row_view(table, seat),
            "row_free": int(table.row_free(i64(seat))),
            "passed": bool(table.passed >> seat & 1),
            "ready": bool(table.ready >> seat & 1),
            "cooling": bool(table.cooling >> seat & 1),
            "losing": bool(table.losing >> seat & 1),
            "choosing": bool(table.choosing >> seat & 1),
            "window": write_cell(int(table.window[seat])) if table.window[seat] else None,
            "taken": {"row": taken - 1, "hand": int(table.taken_hand[seat])} if taken else None,
            "aim": aim_view(table, viewer, seat),
            "unassigned": int(table.unassigned[seat]),
        })  # fmt: skip
    return out


def score_view(table: Table, viewer: int, colour: int, points: Any, open_points: bool) -> dict[str, Any]:
    """The four steps of a colour. Secret gods: steps 3 and 4 only of the viewer's own, and only if all four play."""
    parts: dict[str, Any] = {name: int(points[colour * STEPS + i]) for i, name in enumerate(PARTS)}
    total: int | None = int(marker(points, i64(colour)))
    if not open_points:
        own = viewer >= 0 and table.owner[colour] == viewer + 1 and table.god[colour] > 0
        if own and table.players * table.fixed.each == GODS and table.phase >= PLAY:
            full = tally(table)
            parts = {name: int(full[colour * STEPS + i]) for i, name in enumerate(PARTS)}
            total = int(marker(full, i64(colour)))
        else:
            parts |= {"largest": None, "number": None}
    return {"colour": COLOUR_NAMES[colour], **parts, "total": total}


def god_view(table: Table, viewer: int, colour: int) -> dict[str, Any]:
    """A colour with its reserve and owner, its god as far as the viewer may know it, and its terrain in the world."""
    owner = int(table.owner[colour]) - 1
    known = table.god[colour] > 0 and (revealed(table) or (viewer >= 0 and owner == viewer))
    return {
        "colour": COLOUR_NAMES[colour],
        "terrain": TERRAIN_NAMES[colour],
        "owner": owner if owner >= 0 else None,
        "god": TERRAIN_NAMES[table.god[colour] - 1] if known else None,
        "reserve": int(table.reserve[colour]),
        "lost": int(table.lost[colour]),
        "destroyed": int(table.ruins[colour]),
        "largest": int(worth(table, i64(colour), i64(LARGEST))),
        "number": int(worth(table, i64(colour), i64(NUMBER))),
    }


def kingdoms(table: FourGods) -> list[dict[str, Any]]:
    """All kingdoms: tiles, prophets by colour, and who would earn what if the game ended now."""
    world = table.world
    found: dict[int, dict[str, Any]] = {}
    for cell in range(ROOM):
        if world.what[cell] != TILE:
            continue
        for corner in range(4):
            root = int(world.zone(i64(cell), i64(corner)))
            if int(world.regions.size[root]) < table.fixed.smallest:
                continue
            if root not in found:
                terrain = TERRAIN_NAMES[world.terrain(i64(cell), i64(corner))]
                found[root] = {"terrain": terrain, "size": int(world.regions.size[root]), "cells": [], "corners": [],
                               "prophets": {}}  # fmt: skip
            kingdom = found[root]
            name = write_cell(cell)
            if name not in kingdom["cells"]:
                kingdom["cells"].append(name)
            kingdom["corners"].append(f"{name}.{CORNERS[corner]}")
        if world.prophet[cell]:
            root = int(world.prophet_zone(i64(cell)))
            if root in found:
                colour = COLOUR_NAMES[table.colour_at(i64(cell))]
                counts = found[root]["prophets"]
                counts[colour] = counts.get(colour, 0) + 1
    for root, kingdom in found.items():
        counts = kingdom["prophets"]
        kingdom["worth"] = kingdom["size"] - sum(counts.values()) - beside(table, root)
        most = max(counts.values(), default=0)
        kingdom["leaders"] = [colour for colour in COLOUR_NAMES if counts.get(colour) == most and most]
    return sorted(found.values(), key=lambda k: (TERRAIN_NAMES.index(k["terrain"]), -k["size"], k["cells"][0]))


def beside(table: FourGods, root: int) -> int:
    return int(occupied_from_beside(table, i64(root))) if table.fixed.by_terrain else 0


# ---- how far the game is


def progress_view(table: Table) -> dict[str, Any]:
    """Where in the round or turn the game is, and how long it still goes on once the end is triggered."""
    fixed = table.fixed
    seen: dict[str, Any] = {"round": int(table.round), "turns": int(table.turns), "done": int(table.step)}
    if table.phase < PLAY or table.current < 0:
        return seen
    if not fixed.timed and not fixed.real:
        opener = table.start + table.round
        seen["order"] = [int((opener + i) % table.players) for i in range(table.players)]
        if table.last_round >= 0:
            seen["rounds_left"] = int(table.last_round - table.round)
    if fixed.timed:
        if not fixed.real:
            seen["steps_left"] = int(fixed.turn_steps - table.step)
        if table.extra_turns >= 0:
            seen["extra_turns"] = int(table.extra_turns)
    return seen


def asked_view(table: Table) -> dict[str, Any] | None:
    if table.phase != ANSWER:
        return None
    return {"seat": int(asked_seat(table)), "cell": write_cell(int(table.asked))}
