"""Positions of the first edition in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64, u8

from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.reading import (
    components_path,
    known_keys,
    mapping_at,
    number,
    same_game,
    seat_names,
    true_or_false,
)  # fmt: skip
from theomachy.games.gods.common.rules.cards import END_TILE, TRIBES
from theomachy.games.gods.common.rules.opening import after_seating
from theomachy.games.gods.common.rules.state import LAST_TURN, ONCE_TEMPLE, OVER, SEATING, STARTER, by_colour
from theomachy.games.gods.common.table.names import CARD_NAMES, COLOUR_NAMES, card_kind, seat_of
from theomachy.games.gods.common.table.positions import (
    PHASES,
    census_of,
    check_moment,
    counts_outside,
    lay_field,
    read_ending,
    read_moment,
    read_on_turn,
    read_options,
    read_step,
    read_stocks,
    read_supply,
    write_shared,
)  # fmt: skip
from theomachy.games.gods.common.table.setup import deal_stocks
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.first.rules.state import FirstTable
from theomachy.games.gods.first.rules.turn import bag_falls_short, begin_turn, village_end
from theomachy.games.gods.first.table.box import COMPONENTS, NAMES, PLAYERS, box
from theomachy.games.gods.first.table.setup import OPTIONS, fixed_numbers, gods_for, new, refuse
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import empty_field

KEYS = (
    "game", "players", "options", "components", "field", "power", "temples", "stones", "extras", "display", "pile",
    "bag", "points_tiles", "box", "on_turn", "step", "actions_left", "used", "site", "fresh", "turns", "last_turn",
    "due", "ending",
)  # fmt: skip
ONLY_INSIDE_A_TURN = ("actions_left", "used", "site", "fresh", "last_turn", "due", "ending")
USED = {"temple": ONCE_TEMPLE}
STEPS = {name: phase for phase, name in PHASES.items()}
ENDINGS = ("GODS1-X-01", "GODS1-X-02", "GODS1-X-03", "GODS1-X-04", "GODS1-B-03")


def read(data: Mapping[str, object]) -> GodsFirst:
    known_keys(data, KEYS)
    same_game(data, "gods-first")
    path = components_path(data, COMPONENTS)
    gods = seat_names(data, gods_for(4, path), PLAYERS, "god")
    options = read_options(data, OPTIONS)
    try:
        refuse(len(gods), options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[4:]):
        return new(len(gods), options, gods, path)
    step = read_step(data, STEPS, ONLY_INSIDE_A_TURN)
    fixed = fixed_numbers(len(gods), options, path)
    table = GodsFirst(len(gods), gods, empty_field(), bag_of([0] * len(NAMES)), fixed)
    deal_stocks(table)
    fresh = {**options, "constellation_seating": "seat_order"}
    lay_field(table, data, step, lambda: new(len(gods), fresh, gods, path))
    table.phase = STEPS.get(step, STARTER)
    in_hand = [int(n) for n in table.temples]
    read_stocks(table, data)
    for seat, n in enumerate(in_hand):
        table.lost_temples[seat] = u8(n - int(table.temples[seat]))
    read_points_tiles(table, data)
    read_tiles(table, data, box(path).counts(bool(options["bag"]), bool(options["decay_tile"])))
    read_turn(table, data, step)
    return table


def read_points_tiles(table: GodsFirst, data: Mapping[str, object]) -> None:
    """Points tiles held: {"blue": {"green": 1}}."""
    most = int(table.fixed.tiles_per_colour)
    given = mapping_at(data, "points_tiles")
    for god in given:
        seat = seat_of(god, table.gods, "points_tiles")
        for colour, n in mapping_at(given, god).items():
            kind = card_kind(colour, ("", *COLOUR_NAMES), f"points_tiles.{god}")
            table.points_tiles[by_colour(seat, kind)] = number(n, 0, most, f"points_tiles.{god}.{colour}")
    for kind, colour in enumerate(COLOUR_NAMES, 1):
        if table.tiles_left(kind) < 0:
            raise BadPosition(f"points_tiles: more than {most} {colour} ones are held in all")


def read_tiles(table: GodsFirst, data: Mapping[str, object], totals: list[int]) -> None:
    """Pile or bag, whichever the options say; the end tile must be where it can be."""
    fixed = table.fixed
    key, other = ("bag", "pile") if fixed.bag else ("pile", "bag")
    if other in data:
        raise BadPosition(f"{other}: with the option bag={str(fixed.bag).lower()} the tiles are given as {key!r}")
    read_supply(table, data, key, totals, counts_outside(table))
    first, second = (int(kind) for kind in table.display)
    up = END_TILE in (first, second)
    if up and table.phase != OVER:
        raise BadPosition("display: the end tile lies open, so the game is over; give the step 'over'")
    if not fixed.bag and not up and table.supply.counts[END_TILE] == 0:
        raise BadPosition("pile: the end tile is missing (GODS1-R-35)")
    if fixed.bag and first and first == second and not table.supply.only(i64(first)):
        raise BadPosition(f"display: two tiles {NAMES[first]!r}; with a bag they stay only if all tiles left are equal")


def read_turn(table: GodsFirst, data: Mapping[str, object], step: str) -> None:
    read_on_turn(table, data, step)
    if step in ("start", ""):
        if step:
            begin_turn(table, table.active)
        else:
            after_seating(table)
        return
    read_moment(table, data, step, USED)
    last = true_or_false(data.get("last_turn", False), "last_turn")
    if last and (table.fixed.bag or table.phase in (SEATING, STARTER, LAST_TURN)):
        raise BadPosition(f"last_turn: there is no such turn in the step {step!r} with these options")
    table.last = last
    clause = village_end(table, table.active)
    if table.phase == LAST_TURN and not clause:
        raise BadPosition(f"step 'last turn': the villages of {table.gods[table.active]} do not end the game")
    read_ending(table, data, ENDINGS, likely_ending(table, clause))
    if table.phase == OVER:
        check_ending(table, clause)
    check_moment(table, step, bag_falls_short(table))


def check_ending(table: GodsFirst, clause: str) -> None:
    """A game is over for a reason that can be seen on the table; with a bag only the bag ends it."""
    up = END_TILE in table.display
    reasons = {
        "GODS1-X-01": up,
        "GODS1-X-02": clause == "GODS1-X-02" and not up,
        "GODS1-X-03": clause == "GODS1-X-03" and not up,
        "GODS1-X-04": bool(table.last) and not up,
        "GODS1-B-03": bag_falls_short(table),
    }
    if not reasons[table.ending]:
        possible = ", ".join(name for name, holds in reasons.items() if holds) or "none"
        raise BadPosition(f"ending: {table.ending!r} is not what this table shows; possible: {possible}")


def likely_ending(table: GodsFirst, clause: str) -> str:
    """Why a game is over whose position does not say it."""
    if table.fixed.bag:
        return "GODS1-B-03"
    if END_TILE in table.display:
        return "GODS1-X-01"
    return "GODS1-X-04" if table.last else clause or "GODS1-X-01"


def write(table: FirstTable) -> dict[str, object]:
    """Everything, nothing left out: reading it back gives an equal position."""
    tiles = {
        god: {CARD_NAMES[c]: int(table.tiles_of(seat, c)) for c in range(1, TRIBES + 1) if table.tiles_of(seat, c)}
        for seat, god in enumerate(table.gods)
    }
    return {
        "game": "gods-first",
        **write_shared(table, "bag" if table.fixed.bag else "pile", USED),
        "points_tiles": {god: held for god, held in tiles.items() if held},
        "last_turn": bool(table.last),
    }


def census(table: FirstTable) -> dict[str, int]:
    counts = census_of(table, counts_outside(table))
    for kind, colour in enumerate(COLOUR_NAMES, 1):
        held = sum(int(table.tiles_of(seat, kind)) for seat in range(table.players))
        counts[f"{colour} points tiles"] = held + int(table.tiles_left(kind))
    return counts
