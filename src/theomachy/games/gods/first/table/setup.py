"""Setting the table of the first edition: options, stocks, constellation, pile or bag (GODS1-S, GODS1-B)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from theomachy.core.errors import BadOption
from theomachy.core.options import Option, Value
from theomachy.core.starting import refuse_empty_seat, start_option
from theomachy.games.gods.common.table.setup import chosen_gods, deal_stocks, lay_constellation, set_numbers
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.first.rules.state import FirstNumbers
from theomachy.games.gods.first.table.box import COMPONENTS, NAMES, PLAYERS, box
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import empty_field

__all__ = ["OPTIONS", "PLAYERS", "companions", "fixed_numbers", "gods_for", "new", "refuse"]

OPTIONS = (
    Option("bag", False, (False, True), "GODS1-R-21"),
    Option("decay_tile", False, (False, True), "GODS1-R-22"),
    Option("decay_place", "anywhere", ("anywhere", "beside_temple"), "GODS1-R-22"),
    Option("temple_precedence", "temples_first", ("temples_first", "any_conflict"), "GODS1-R-07"),
    Option("stoneless_neighbours", "ignored", ("ignored", "block"), "GODS1-R-09"),
    Option("whirlwind_idle", False, (False, True), "GODS1-R-18"),
    Option("split_field", "allowed", ("allowed", "forbidden"), "GODS1-R-23"),
    Option("refound_points_tile", True, (True, False), "GODS1-R-26"),
    Option("end_tile_window", 3, (3, 5), "GODS1-R-30"),
    Option("constellation_seating", "seat_order", ("seat_order", "random"), "GODS1-R-02"),
    start_option(max(PLAYERS), "GODS1-R-04"),
)


def refuse(players: int, options: Mapping[str, Value]) -> None:
    """Without the bag the pile needs its end tile; who begins has a seat."""
    refuse_empty_seat(players, options)
    if options["decay_tile"] and not options["bag"]:
        raise BadOption("option decay_tile: true only together with bag=true; the pile needs its end tile (GODS1-R-22)")


def companions(players: int, wanted: Mapping[str, Value]) -> dict[str, Value]:
    """The other option values that make the wanted ones possible."""
    return {"bag": True} if wanted.get("decay_tile") else {}


def gods_for(players: int, components: Path = COMPONENTS) -> tuple[str, ...]:
    """Without a choice the seats take the gods in the order of the data file (GODS1-R-34)."""
    return tuple(g.id for g in box(components).gods[:players])


COLOURS = gods_for(max(PLAYERS))
NAMED_BY_COLOUR = True


def fixed_numbers(players: int, options: Mapping[str, Value], components: Path = COMPONENTS) -> FirstNumbers:
    contents = box(components)
    fixed = FirstNumbers()
    set_numbers(fixed, contents, players, options)
    fixed.card_names = NAMES
    fixed.components = "" if components == COMPONENTS else str(components)
    fixed.tribes_needed = contents.village.tribes_needed
    fixed.village_value = contents.village_tiles.value
    fixed.tile_value = contents.points_tiles.value
    fixed.tiles_per_colour = contents.points_tiles.per_colour
    fixed.penalty = contents.temple_penalty.points
    fixed.end_different = contents.village_end.different_colours
    fixed.end_any = contents.village_end.any_colours
    fixed.window = int(options["end_tile_window"])
    fixed.bag = bool(options["bag"])
    fixed.decay_beside = options["decay_place"] == "beside_temple"
    fixed.refound = bool(options["refound_points_tile"])
    return fixed


def new(
    players: int, options: Mapping[str, Value], colours: Sequence[str] = (), components: Path | None = None
) -> GodsFirst:
    """A freshly set table. It begins with what CHANCE decides, if the options ask for it: seating, starting player."""
    path = components or COMPONENTS
    fixed = fixed_numbers(players, options, path)
    names = chosen_gods(colours, gods_for(max(PLAYERS), path)) or gods_for(players, path)
    supply = bag_of(box(path).counts(bool(options["bag"]), bool(options["decay_tile"])))
    table = GodsFirst(players, names, empty_field(), supply, fixed)
    deal_stocks(table)
    lay_constellation(table, box(path))
    return table
