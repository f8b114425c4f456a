"""Positions of Gentes in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.core.reading import (
    components_path,
    known_keys,
    mapping_at,
    meaning,
    number,
    same_game,
    seat_names,
    true_or_false,
)
from theomachy.games.gentes.rules import phases as p
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.state import GentesTable, members
from theomachy.games.gentes.rules.tables import size
from theomachy.games.gentes.table.box import CATEGORIES, COMPONENTS, GROUPS, PLAYERS
from theomachy.games.gentes.table.positions_check import check
from theomachy.games.gentes.table.positions_parts import (
    MATS,
    SCORED,
    bits_of,
    read_board,
    read_cards,
    read_mats,
    seat_of,
)
from theomachy.games.gentes.table.positions_step import (
    CHANCE_STEPS,
    DRAFT_ORDER,
    ENDED,
    STEP_NAMES,
    STEPS,
    UNDER_WAY,
    read_under_way,
)
from theomachy.games.gentes.table.setup import COLOURS, OPTIONS, REVISION, empty, new, refuse, tables

__all__ = ["KEYS", "MATS", "SCORED", "STEPS", "STEP_NAMES", "census", "listed", "read", "write"]

KEYS = (
    "game", "players", "options", "components", "rules", "round", "starter", "on_turn", "step", "training", "display",
    "stack", "discard", "open", "used", "marked", "mats", "bonus_taken", "uses", "worked", "picked", "activating",
    "closing", "under_way",
)  # fmt: skip


def read(data: Mapping[str, object]) -> Gentes:
    known_keys(data, KEYS)
    same_game(data, "gentes")
    path = components_path(data, COMPONENTS)
    names = seat_names(data, COLOURS, PLAYERS, "colour")
    revision = number(data.get("rules", REVISION), 1, REVISION, "rules")
    try:
        options = check_options(OPTIONS, mapping_at(data, "options"))
        refuse(len(names), options)
        fixed = tables(len(names), options, path, revision)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[5:]):
        return new(len(names), options, names, path, revision)
    table = empty(fixed, names)
    table.phase = meaning(data.get("step", "turn"), STEPS, "step")
    step = STEP_NAMES[table.phase]
    table.round = number(data.get("round", fixed.rounds if step in ENDED else 1), 1, int(fixed.rounds), "round")
    table.starter = seat_of(data.get("starter", names[0]), names, "starter")
    first = table.in_order(table.players - 1) if step in DRAFT_ORDER else table.starter
    table.active = seat_of(data.get("on_turn", names[first]), names, "on_turn")
    table.closing = true_or_false(data.get("closing", step in ENDED), "closing")
    read_mats(table, data)
    read_board(table, data)
    read_cards(table, data)
    read_under_way(table, data, step)
    table.turn = {p.OVER: NOBODY}.get(table.phase, CHANCE if table.phase in CHANCE_STEPS else table.active)
    check(table, step)
    return table


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
    under_way = {key: int(getattr(table.now, name)) for key, name in UNDER_WAY.items() if getattr(table.now, name)}
    if under_way:
        data["under_way"] = under_way
    if fixed.revision != REVISION:
        data["rules"] = int(fixed.revision)
    if fixed.components:
        data["components"] = fixed.components
    return data


def write_mat(table: GentesTable, seat: int) -> dict[str, object]:
    fixed = table.fixed
    pop = [table.mat(seat, s.PERSONS + g) for g in range(6)]
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
    if table.left_marks(seat):
        mat["left_marks"] = listed(table.left_marks(seat), fixed.site_ids)
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
    if table.now.card:
        everywhere |= 1 << int(table.now.card - 1)
    if table.phase in (p.STARTING, p.COLUMNS):
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
