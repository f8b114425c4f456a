"""Setting the table of 4 Gods: options, reserves, modes (G4-S)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.options import Option, Value
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.setup import begin
from theomachy.games.four_gods.rules.state import GODS, REVISION, Numbers
from theomachy.games.four_gods.rules.world import empty_world
from theomachy.games.four_gods.table.box import COMPONENTS, PLAYERS, box, tile_names, tile_set

__all__ = ["COMBINATIONS", "OPTIONS", "PLAYERS", "companions", "fixed_numbers", "names_for", "new", "refuse", "toss"]

OPTIONS = (
    Option("play", "simultaneous", ("simultaneous", "timed"), "G4-S-02", front=True),
    Option("clock", "ticks", ("ticks", "real"), "G4-T-05", front=True),
    Option("gods", "visible", ("visible", "secret"), "G4-S-15"),
    Option("two_player_gods", 4, (4, 2), "G4-S-02"),
    Option("world_size", 8, (2, 5, 8, 10), "G4-R-01", any_number=True, least=2, most=10),
    Option("turn_steps", 6, (1, 6), "G4-R-34", any_number=True, least=1, most=30),
    Option("hands_open", True, (True, False), "G4-R-16"),
    Option("backs", "shown", ("shown", "hidden"), "G4-R-15"),
    Option("turning", "auto", ("auto", "on", "off"), "G4-R-58"),
    Option("draw_two", "declared", ("declared", "after_seeing"), "G4-R-11"),
    Option("taken_must_place", "auto", ("auto", True, False), "G4-R-18"),
    Option("free_take", "auto", ("auto", True, False), "G4-R-19"),
    Option("late_god", False, (False, True), "G4-R-24"),
    Option("split_occupancy", "kingdom", ("kingdom", "terrain"), "G4-R-42"),
    Option("zero_rank", "none", ("none", "ranked"), "G4-R-46"),
    Option("destroyed_marker", "at_destruction", ("at_destruction", "at_scoring"), "G4-R-32"),
    Option("placement_check", "strict", ("strict", "honour"), "G4-A-48"),
    Option("blame", "known", ("known", "confess"), "G4-A-51"),
    Option("penalty", "all", ("all", "none", "0"), "G4-A-54", pattern=r"[0-3](\+[0-3]){0,3}"),
    Option("tile_set", "complete92", ("complete92",), "G4-C-20"),
    Option("cooldown_ms", 700, (0, 700), "G4-T-07", any_number=True, most=60_000),
    Option("prophet_window_ms", 5000, (5000,), "G4-T-08", any_number=True, least=1, most=600_000),
    Option("take_window_ms", 10000, (10000,), "G4-T-09", any_number=True, least=1, most=600_000),
    Option("fair_window_ms", 0, (0, 200), "G4-T-10", any_number=True, most=10_000),
    Option("bot_pace", "level", ("level", "calm", "quick"), "G4-T-23"),
)
# The modes, each with each: these are played by the general laws too. Without turning over real-time games are shorter.
MODES: tuple[dict[str, Value], ...] = tuple(
    {
        "play": play,
        "clock": clock,
        "gods": gods,
        "placement_check": check,
        "turning": "off" if clock == "real" else "auto",
    }
    for play in ("simultaneous", "timed")
    for clock in ("ticks", "real")
    for gods in ("visible", "secret")
    for check in ("strict", "honour")
)
TOGETHER: tuple[dict[str, Value], ...] = (
    {"hands_open": False, "backs": "hidden", "gods": "secret"},
    {"hands_open": False, "backs": "hidden", "clock": "real", "world_size": 5},
    {"hands_open": False, "placement_check": "honour", "world_size": 5},
    {"clock": "real", "draw_two": "after_seeing", "late_god": True, "world_size": 5},
    {"placement_check": "honour", "blame": "confess", "penalty": "0+1", "late_god": True, "world_size": 5},
    {"two_player_gods": 2, "gods": "secret"},
    {"destroyed_marker": "at_scoring", "gods": "secret", "world_size": 5},
)
# Those that change one thing alone are played as single options anyway.
COMBINATIONS = tuple(m for m in MODES if sum(m[o.id] != o.default for o in OPTIONS if o.id in m) > 1) + TOGETHER
HONOUR_ONLY = ("blame", "penalty")
REAL_ONLY = ("cooldown_ms", "prophet_window_ms", "take_window_ms", "fair_window_ms", "bot_pace")
COLOURS = ("red", "violet", "orange", "pink")  # of the seats (G4-S-22)
SEATS = {2: ("north", "south"), 3: ("north", "east", "south"), 4: ("north", "east", "south", "west")}


def refuse(players: int, options: Mapping[str, Value]) -> None:
    """Combinations that the rules exclude."""
    hidden = options["backs"] == "hidden"
    if hidden and options["turning"] == "off":
        raise BadOption("turning=off needs backs=shown: hidden backs are seen by turning over (G4-R-58)")
    if hidden and options["free_take"] is False:
        raise BadOption("free_take=false needs backs=shown: the offer would betray the back (G4-R-19)")
    if options["placement_check"] == "strict":
        for name in HONOUR_ONLY:
            if options[name] != default(name):
                raise BadOption(f"{name}={options[name]} needs placement_check=honour (G4-A-48)")
    if options["penalty"] not in ("all", "none"):
        seats = [int(seat) for seat in str(options["penalty"]).split("+")]
        if len(set(seats)) != len(seats) or max(seats) >= players:
            raise BadOption(f"penalty={options['penalty']}: seats are numbers below {players}, each once (G4-A-54)")
    if options["clock"] == "ticks":
        for name in REAL_ONLY:
            if options[name] != default(name):
                raise BadOption(f"{name}={options[name]} needs clock=real ({clause(name)})")
    if players != 2 and options["two_player_gods"] != 4:
        raise BadOption("two_player_gods=2 is for two players (G4-S-02)")
    if options["destroyed_marker"] == "at_scoring" and (players != 2 or options["two_player_gods"] != 4):
        raise BadOption("destroyed_marker=at_scoring is for two players with 4 gods (G4-R-32)")


def companions(players: int, wanted: Mapping[str, Value]) -> dict[str, Value]:
    """What an option needs beside it to mean anything."""
    more: dict[str, Value] = {}
    if any(name in wanted for name in HONOUR_ONLY):
        more["placement_check"] = "honour"
    if any(name in wanted for name in REAL_ONLY):
        more["clock"] = "real"
    return more


def default(name: str) -> Value:
    return next(o.default for o in OPTIONS if o.id == name)


def clause(name: str) -> str:
    return next(o.clause for o in OPTIONS if o.id == name)


def fixed_numbers(
    players: int, options: Mapping[str, Value], components: Path = COMPONENTS, rules: int = REVISION
) -> Numbers:
    """What the box and the options say: for the number of players gods, reserve and row (G4-S-07, G4-S-12)."""
    contents = box(components)
    two_player_gods = int(options["two_player_gods"])
    table = contents.table(players, two_player_gods)
    fixed = Numbers(tile_set(components))
    fixed.revision = rules
    fixed.each = table.gods_per_player
    fixed.prophets = table.reserve_per_god
    fixed.capacity = table.row_capacity
    fixed.cities = contents.cities.tokens
    fixed.city_points = contents.cities.points_controlled
    fixed.ruin_points = contents.cities.points_destroyed
    fixed.bonus = vec[i64](contents.scoring.rank_bonus)
    fixed.smallest = contents.scoring.kingdom_min_tiles
    fixed.size = int(options["world_size"])
    fixed.timed = options["play"] == "timed"
    fixed.real = options["clock"] == "real"
    fixed.secret = options["gods"] == "secret"
    fixed.honour = options["placement_check"] == "honour"
    fixed.confess = options["blame"] == "confess"
    fixed.penalty = penalty_bits(str(options["penalty"]))
    fixed.turn_steps = int(options["turn_steps"])
    fixed.hands_open = bool(options["hands_open"])
    fixed.backs_hidden = options["backs"] == "hidden"
    fixed.flips = options["turning"] == "on" or (options["turning"] == "auto" and (fixed.real or fixed.backs_hidden))
    fixed.after_seeing = options["draw_two"] == "after_seeing"
    fixed.must_place = chosen(options["taken_must_place"], not fixed.real)
    fixed.free_take = chosen(options["free_take"], fixed.real or fixed.backs_hidden)
    fixed.late_god = bool(options["late_god"])
    fixed.by_terrain = options["split_occupancy"] == "terrain"
    fixed.zero_ranked = options["zero_rank"] == "ranked"
    fixed.at_scoring = options["destroyed_marker"] == "at_scoring"
    fixed.cooldown = options["cooldown_ms"] != 0
    fixed.cooldown_ms = int(options["cooldown_ms"])
    fixed.prophet_window_ms = int(options["prophet_window_ms"])
    fixed.take_window_ms = int(options["take_window_ms"])
    fixed.turn_ms = 1000 * contents.timer.turn_seconds
    fixed.extra_ms = 1000 * contents.timer.overtime_seconds_per_player
    fixed.remembers = fixed.honour or fixed.late_god
    if fixed.real:
        usual = {name: default(name) for name in REAL_ONLY}
        fixed.in_ticks = fixed_numbers(players, {**options, **usual, "clock": "ticks"}, components, rules)
    fixed.options = dict(options)
    fixed.components = "" if components == COMPONENTS else str(components)
    fixed.tile_names = tile_names(components)
    return fixed


def chosen(value: Value, automatic: bool) -> bool:
    return automatic if value == "auto" else bool(value)


def penalty_bits(value: str) -> int:
    """The seats that are punished, one bit each."""
    if value in ("all", "none"):
        return 15 if value == "all" else 0
    return sum(1 << int(seat) for seat in value.split("+"))


def names_for(players: int) -> tuple[str, ...]:
    """Seats are named after the sides of the frame, clockwise (G4-S-13, G4-R-67)."""
    return SEATS[players]


def empty_table(players: int, fixed: Numbers, colours: Sequence[str] = ()) -> FourGods:
    """An empty world (G4-S-04), the city supply (G4-S-05), full reserves (G4-S-07), all tiles in the bag (G4-S-09)."""
    fixed.colours = tuple(colours) or COLOURS[:players]
    table = FourGods(players, names_for(players), empty_world(fixed.size, fixed.tiles), fixed)
    for colour in range(GODS):
        table.reserve[colour] = u8(fixed.prophets)
    return table


def new(
    players: int, options: Mapping[str, Value], names: Sequence[str] | None = None, components: Path | None = None,
    rules: int = REVISION, colours: Sequence[str] = (),
) -> FourGods:  # fmt: skip
    """A freshly set table. It begins with colours (secret gods), the first hands, or whoever begins."""
    table = empty_table(players, fixed_numbers(players, options, components or COMPONENTS, rules), colours)
    begin(table)
    return table


def toss(players: int, dice: Dice) -> dict[str, Value]:
    """The modes as chance gives them, one token after the other (G4-S-03)."""
    tossed: dict[str, Value] = {
        "play": ("simultaneous", "timed")[dice.below(2)],
        "gods": ("visible", "secret")[dice.below(2)],
    }
    if players == 2:
        tossed["two_player_gods"] = (4, 2)[dice.below(2)]
    return tossed
