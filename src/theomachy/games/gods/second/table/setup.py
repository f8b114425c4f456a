"""Setting the table of the second edition: options, stocks, constellation (GODS2-S)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from theomachy.core.options import Option, Value
from theomachy.core.starting import refuse_empty_seat, start_option
from theomachy.games.gods.common.table.setup import chosen_gods, deal_stocks, lay_constellation, set_numbers
from theomachy.games.gods.second.rules.rules import GodsSecond
from theomachy.games.gods.second.rules.state import SecondNumbers
from theomachy.games.gods.second.table.box import COMPONENTS, NAMES, PLAYERS, box
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import empty_field

__all__ = ["OPTIONS", "PLAYERS", "fixed_numbers", "gods_for", "new"]

PRINTED = "printed"  # what the components file says stands on cards and chips
OPTIONS = (
    Option("points_card_value", PRINTED, (PRINTED, 2, 3), "GODS2-R-04"),
    Option("points_chip_value", PRINTED, (PRINTED, 1, 2), "GODS2-R-04"),
    Option("temple_precedence", "temples_first", ("temples_first", "any_conflict"), "GODS2-R-09"),
    Option("stoneless_neighbours", "ignored", ("ignored", "block"), "GODS2-R-10"),
    Option("other_cards_once", "category", ("category", "per_kind"), "GODS2-R-17"),
    Option("whirlwind_idle", False, (False, True), "GODS2-R-22"),
    Option("split_field", "allowed", ("allowed", "forbidden"), "GODS2-R-27"),
    Option("constellation_seating", "seat_order", ("seat_order", "random"), "GODS2-R-02"),
    start_option(max(PLAYERS), "GODS2-R-42"),
    Option("max_turns", 0, (0, 300), "GODS2-R-37", any_number=True, most=1_000_000),
)


def refuse(players: int, options: Mapping[str, Value]) -> None:
    """Who begins has a seat at the table (GODS2-R-42)."""
    refuse_empty_seat(players, options)


def gods_for(players: int, components: Path = COMPONENTS) -> tuple[str, ...]:
    """Without a choice the seats take the gods in the order of the data file (GODS2-R-45)."""
    return tuple(g.id for g in box(components).gods[:players])


COLOURS = gods_for(max(PLAYERS))
NAMED_BY_COLOUR = True


def fixed_numbers(players: int, options: Mapping[str, Value], components: Path = COMPONENTS) -> SecondNumbers:
    contents = box(components)
    fixed = SecondNumbers()
    set_numbers(fixed, contents, players, options)
    fixed.card_names = NAMES
    fixed.components = "" if components == COMPONENTS else str(components)
    fixed.tribes_needed = contents.nation.tribes_needed
    fixed.limit = contents.limit(players)
    fixed.card_value = point_value(options["points_card_value"], contents.points_cards.value)
    fixed.chip_value = point_value(options["points_chip_value"], contents.points_chips.value)
    fixed.limit_other_cards(options["other_cards_once"] == "per_kind")
    fixed.max_turns = int(options["max_turns"])
    return fixed


def point_value(chosen: Value, printed: int) -> int:
    """A number that the table chose goes before what is printed on them (GODS2-R-04)."""
    return printed if chosen == PRINTED else int(chosen)


def new(
    players: int, options: Mapping[str, Value], colours: Sequence[str] = (), components: Path | None = None
) -> GodsSecond:
    """A freshly set table. It begins with what CHANCE decides, if the options ask for it: seating, starting player."""
    path = components or COMPONENTS
    fixed = fixed_numbers(players, options, path)
    names = chosen_gods(colours, gods_for(max(PLAYERS), path)) or gods_for(players, path)
    table = GodsSecond(players, names, empty_field(), bag_of(box(path).counts()), fixed)
    deal_stocks(table)
    lay_constellation(table, box(path))
    return table
