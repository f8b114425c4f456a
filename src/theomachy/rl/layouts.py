"""Which actions of each game have a number of their own: the values of every field that are told apart.

The numbers follow from the game's table of actions and from what stands here, in this order, so they change only if
one of the two does. Chance and the clock have no numbers. Fields that are not named are fixed by an earlier step (the
cell of `place T23b2 b1` is open only while that face is held up) and do not count.

Games that are not named here are numbered by their declarations alone: see `declared`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from math import prod

from theomachy.core.action import Kind
from theomachy.core.errors import BadOption
from theomachy.core.game import Game
from theomachy.parts.hexes import CENTRE, MIDDLE, code, distance
from theomachy.rl.numbering import KIND_SHIFT, KINDS, Numbering

RADIUS = 12  # hexes of GODS this far from 0,0 have a place of their own; about one decision in 75 goes further
SPARE = 64


def hexes() -> list[int]:
    """The codes of the hexes that have a place of their own, in the order of their codes."""
    span = range(-RADIUS, RADIUS + 1)
    found = [int(code(q, r)) for q in span for r in span]
    return sorted(at for at in found if distance(at, CENTRE) <= RADIUS)


def cells() -> list[int]:
    """The cells of the largest world of 4 Gods, row by row."""
    from theomachy.games.four_gods.rules.world import cell_code

    return [int(cell_code(column, row)) for row in range(10) for column in range(10)]


Values = Callable[[], Iterable[int]]


def upto(most: int, least: int = 0) -> Values:
    return lambda: range(least, most + 1)


@dataclass(frozen=True)
class Layout:
    """Of one game: the values of its fields, by field or by kind and field, and fields that do not count."""

    values: Mapping[str, Values]
    fixed: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # by kind
    spare: int = SPARE


def _gods() -> Layout:
    return Layout({"at": hexes, "colour": upto(4, 1), "victim": upto(4), "card": upto(9, 1), "tile": upto(9, 1)})


def _gentes() -> Layout:
    values: dict[str, Values] = {
        "tile": upto(27), "card": upto(53), "site": upto(32), "region": upto(2), "tax": upto(1), "group": upto(5),
        "area": upto(1), "pile": upto(1), "n": upto(3), "option": upto(1), "effect": upto(0), "t": upto(3),
        "o": upto(3), "doubles": upto(4), "singles": upto(8),
    }  # fmt: skip
    return Layout(values)


def _playing_gods() -> Layout:
    from theomachy.games.playing_gods.rules.actions import STILL
    from theomachy.games.playing_gods.rules.cards import CARDS, ELEMENTS, FAITH_KINDS, FAITHS, FORMS
    from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS

    values: dict[str, Values] = {
        "god": upto(4), "land": upto(LANDS - 1), "continent": upto(CONTINENTS - 1), "at": upto(39),
        "steps": upto(STILL + 6, STILL - 6), "form": upto(FORMS - 1, 1), "card": upto(CARDS - 1),
        "element": upto(ELEMENTS - 1), "back": upto(1), "faith": upto(FAITHS + FAITH_KINDS - 1, FAITHS),
    }  # fmt: skip
    return Layout(values)


def _four_gods() -> Layout:
    from theomachy.games.four_gods.rules import actions as a

    values: dict[str, Values] = {
        "face": upto(743, 8), "tile": upto(92, 1), "mate": upto(92, 1), "cell": cells, "source": cells,
        "side": upto(1), "side2": upto(1), "corner": upto(3), "colour": upto(3), "terrain": upto(3),
        "number": upto(2, 1), "slot": lambda: [seat << 5 | slot for seat in range(4) for slot in range(1, 25)],
    }  # fmt: skip
    fixed = {
        a.PLACE: ("face",), a.DESTROY: ("face",), a.DESTROY_FOR: ("face",), a.MIGRATE: ("corner",),
        a.CITY_FROM: ("source",), a.ROW_BOTH: ("tile", "mate"), a.ROW_BOTH_SIDES: ("tile", "mate"),
    }  # fmt: skip
    return Layout(values, fixed)


LAYOUTS: dict[str, Callable[[], Layout]] = {
    "gods-second": _gods, "gods-first": _gods, "gentes": _gentes, "playing-gods": _playing_gods,
    "four-gods": _four_gods,
}  # fmt: skip


MOST = 1 << 14  # numbers of one kind, where nobody has said which of its fields count


def declared(game: Game) -> Layout:
    """The layout of a game that says nothing about numbers: fields with all the values that they declare, and others
    with all that their bits can hold. Where a kind would get more than MOST numbers by that, the widest of its fields
    do not count: what they tell apart gets spare numbers. Games that declare everything need none of these.
    """
    table = game.actions
    if table.code_shift != KIND_SHIFT or max(table.kinds) >= KINDS:
        raise BadOption(
            f"{game.name} has no numbered actions: its kinds have codes up to {max(table.kinds)} at bit "
            f"{table.code_shift}; needed: codes below {KINDS} at bit {KIND_SHIFT}"
        )
    kinds = list(table.kinds.values())
    values: dict[str, Values] = {}
    for name, field_ in table.fields.items():
        widest = max([kind.bits[name][1] for kind in kinds if name in kind.bits], default=0)
        values[name] = partial(iter, field_.values or range(1 << widest))
    whole = Layout(values)
    fixed: dict[int, tuple[str, ...]] = {}
    for kind in kinds:
        sizes = {name: len(found) for name, found in counted(whole, kind).items()}
        narrow_first = sorted(sizes, key=lambda name: sizes[name])
        while prod(sizes[name] for name in narrow_first) > MOST:
            fixed[kind.code] = (*fixed.get(kind.code, ()), narrow_first.pop())
    counted_out = not fixed and all(field_.values for field_ in table.fields.values())
    return Layout(values, fixed, spare=0 if counted_out else SPARE)


def layout_of(game: Game) -> Layout:
    return LAYOUTS[game.name]() if game.name in LAYOUTS else declared(game)


def counted(layout: Layout, kind: Kind) -> dict[str, list[int]]:
    """The fields of a kind that count, each with those of its values that its bits can hold."""
    left_out = layout.fixed.get(kind.code, ())
    return {
        name: [value for value in layout.values[name]() if value < 1 << width]
        for name, (_, width) in kind.bits.items()
        if name not in left_out
    }


def numbering_of(game: Game) -> Numbering:
    layout = layout_of(game)
    made = Numbering(layout.spare)
    for kind in game.actions.kinds.values():
        if kind.chance:
            continue
        made.add_kind(kind.code)
        for name, values in counted(layout, kind).items():
            shift, width = kind.bits[name]
            made.add_part(kind.code, shift, width, values)
    return made


@cache
def fields(game: Game) -> tuple[tuple[str, dict[str, int]], ...]:
    """By number: the form of the action, and its values as far as they count; of spare numbers the form is empty."""
    layout = layout_of(game)
    found: list[tuple[str, dict[str, int]]] = []
    for kind in game.actions.kinds.values():
        if kind.chance:
            continue
        told: list[dict[str, int]] = [{}]
        for name, values in counted(layout, kind).items():
            told = [{**before, name: value} for value in values for before in told]
        found += [(kind.form, values) for values in told]
    return (*found, *[("", dict[str, int]())] * layout.spare)


def meaning(game: Game, number: int) -> str:
    """What a number stands for, as a form of the notation with its values: `tribe {colour} {at}: colour 2, at 3,-1`."""
    every = fields(game)
    if not 0 <= number < len(every):
        raise BadOption(f"{game.name} has no action number {number}; allowed: 0 to {len(every) - 1}")
    form, values = every[number]
    if not form:
        rank = number - len(every) + layout_of(game).spare + 1
        return f"open action without a number of its own, no. {rank} in the list"
    far = layout_of(game).values.get("at") is hexes
    told = [f"{name} {_hex(value) if far and name == 'at' else value}" for name, value in values.items()]
    return f"{form}: {', '.join(told)}" if told else form


def _hex(at: int) -> str:
    return f"{(at >> 8) - MIDDLE},{(at & 255) - MIDDLE}"
