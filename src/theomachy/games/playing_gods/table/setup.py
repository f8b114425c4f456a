"""Setting the table of Playing Gods: options, numbers, gods (PG-S)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import u8

from theomachy.core.choices import going_with
from theomachy.core.errors import BadOption
from theomachy.core.options import Option, Value
from theomachy.games.playing_gods import GAME
from theomachy.games.playing_gods.rules.cards import ALL_ELEMENTS, SPECIAL, WRATH_KINDS, elements_in, has_opposites
from theomachy.games.playing_gods.rules.leaving import STAY_OUT
from theomachy.games.playing_gods.rules.numbers import NO_ATTACK, NO_USE, OFF_RING, OPEN, Numbers
from theomachy.games.playing_gods.rules.opening import ask_home
from theomachy.games.playing_gods.rules.phases import RISING
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.table.box import COMPONENTS, PLAYERS, Box, box
from theomachy.games.playing_gods.table.names import (
    COLOURS,
    ELEMENT_NAMES,
    FIGURES,
    GOD_NAMES,
    SPACE_NAMES,
    SPECIAL_NAMES,
)
from theomachy.games.playing_gods.table.notation import TABLE
from theomachy.parts.bag import bag_of

__all__ = ["COLOURS", "FIGURES", "OPTIONS", "PLAYERS", "PLAYER_NAMES", "absent", "bare_table", "new", "refuse"]

OPTIONS = (
    Option("start_continents", "choose", ("choose", "random"), "PG-R-02"),
    Option("occupied_portal", "no_use", ("no_use", "no_attack", "open"), "PG-R-05"),
    Option("blocked_combo", "recompute", ("recompute", "singles"), "PG-R-13"),
    Option("defence_scope", "own", ("own", "attack"), "PG-R-14"),
    Option("immunity_reveal", "first_use", ("first_use", "on_draw"), "PG-R-17"),
    Option("steal_view", "look", ("look", "blind"), "PG-R-45"),
    Option("two_player_setup", "recommended", ("recommended", "standard"), "PG-R-52"),
    Option("victory_check", "after_action", ("after_action", "at_once"), "PG-R-55"),
    Option("turn_limit", 1000, (0, 300, 1000), "PG-R-56", any_number=True, most=1_000_000),
)
PLAYER_NAMES = GOD_NAMES  # any name is allowed for a god (PG-S-02)


def refuse(players: int, options: Mapping[str, Value]) -> None:
    """Only two players have two ways of setting up."""
    if players != 2 and options["two_player_setup"] != "recommended":
        raise BadOption(f"option two_player_setup=standard is for 2 players, not {players} (PG-R-52)")


def fixed_numbers(
    players: int, options: Mapping[str, Value], components: Path = COMPONENTS, revision: int = GAME.revision
) -> Numbers:
    contents = box(components)
    count = contents.for_players(players, options["two_player_setup"] == "standard")
    fixed = Numbers()
    fixed.chips = contents.totals.chips_per_colour
    fixed.homes_each = count.home_continents_each
    fixed.target = count.win_territories
    fixed.extra_in_city = contents.setup.extra_chips_in_home_holy_city
    fixed.cards_for_two = contents.two_players_left.cards_per_w_space
    fill_ring(fixed, contents)
    fill_kills(fixed, contents)
    fixed.random_homes = options["start_continents"] == "random"
    fixed.occupied = {"no_use": NO_USE, "no_attack": NO_ATTACK, "open": OPEN}[str(options["occupied_portal"])]
    fixed.singles = options["blocked_combo"] == "singles"
    fixed.shared_defence = options["defence_scope"] == "attack"
    fixed.open_on_draw = options["immunity_reveal"] == "on_draw"
    fixed.blind = options["steal_view"] == "blind"
    fixed.turn_limit = int(options["turn_limit"])
    fixed.at_once = options["victory_check"] == "at_once"
    fixed.revision = revision
    fixed.options = dict(options)
    fixed.components = "" if components.resolve() == COMPONENTS.resolve() else str(components)
    fixed.land_names = tuple(t.id for t in contents.territory)
    fixed.continent_names = tuple(c.id for c in contents.continent)
    return fixed


def fill_ring(fixed: Numbers, contents: Box) -> None:
    continents = [c.id for c in contents.continent]
    fixed.ring = vec[u8]([SPACE_NAMES.index(s.kind) for s in contents.space])
    fixed.leads_to = vec[u8]([continents.index(s.continent) if s.continent else 0 for s in contents.space])
    fixed.gates = vec[u8]([portal for c in contents.continent for portal in sorted(c.portals)])
    fixed.faces = vec[u8](contents.die.faces)


def fill_kills(fixed: Numbers, contents: Box) -> None:
    for attack in contents.attack:
        forms = [SPECIAL + SPECIAL_NAMES.index(s) for s in attack.special]
        if attack.elements:
            forms = [sum(1 << ELEMENT_NAMES.index(e) for e in attack.elements)]
        for form in forms:
            fixed.kills[form] = attack.kills
            fixed.most[form] = attack.max_named_territories
    none, one, pair, opposite, three, four = (r.kills for r in contents.remainder)
    for mask in range(ALL_ELEMENTS + 1):
        two = opposite if has_opposites(mask) else pair
        fixed.rest[mask] = (none, one, two, three, four)[elements_in(mask)]


def absent(table: PlayingGods, seat: int) -> int:
    """The answer of a player who is gone: no (PG-R-51). Every other question waits."""
    return TABLE.pack(STAY_OUT) if table.phase == RISING and table.turn == seat else -1


def bare_table(
    names: Sequence[str], options: Mapping[str, Value], components: Path = COMPONENTS, revision: int = GAME.revision,
    colours: Sequence[str] = (), figures: Sequence[str] = (),
) -> PlayingGods:  # fmt: skip
    """A table with everything still in the box or in supply, no figure on the ring, no home chosen."""
    fixed = fixed_numbers(len(names), options, components, revision)
    fixed.colours = tuple(colours) or COLOURS[: len(names)]
    fixed.figures = tuple(figures) or going_with(FIGURES, COLOURS, fixed.colours)
    counts = box(components).counts()
    wrath = bag_of([n if kind < WRATH_KINDS else 0 for kind, n in enumerate(counts)])
    conversion = bag_of([n if kind >= WRATH_KINDS else 0 for kind, n in enumerate(counts)])
    table = PlayingGods(len(names), tuple(names), fixed, wrath, conversion)
    for seat in range(len(names)):
        table.supply[seat] = u8(fixed.chips)
        table.figure[seat] = OFF_RING
    return table


def new(
    players: int, options: Mapping[str, Value], names: Sequence[str] = (), components: Path | None = None,
    revision: int = GAME.revision, colours: Sequence[str] = (), figures: Sequence[str] = (),
) -> PlayingGods:  # fmt: skip
    """A table before its first decision: where the first god is at home. `names` were checked (core/names.py)."""
    table = bare_table(names or PLAYER_NAMES[:players], options, components or COMPONENTS, revision, colours, figures)
    ask_home(table)
    return table
