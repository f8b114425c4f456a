"""Positions of the second edition in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.errors import BadPosition
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gods_common.cards import TRIBES, kind_of
from theomachy.games.gods_common.names import CARD_NAMES, COLOUR_NAMES, card_kind, read_hex, seat_of, write_hex
from theomachy.games.gods_common.positions import (
    PHASES, by_god, known_keys, mapping, named, number, read_field, read_gods, texts, write_field,
)  # fmt: skip
from theomachy.games.gods_common.table import ACTION, AFTER, OVER, REFILL, SEATING, STARTER, STONE, WHERE_TO
from theomachy.games.gods_second.pieces import PLAYERS, box
from theomachy.games.gods_second.rules import GodsSecond
from theomachy.games.gods_second.setup import OPTIONS, fixed_numbers, gods_for, new
from theomachy.games.gods_second.state import ONCE_DISCARD, ONCE_FIRST_KIND, ONCE_MOVE, ONCE_OTHER, ONCE_TEMPLE, SecondTable
from theomachy.games.gods_second.turn import begin_turn
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import empty_field

KEYS = (
    "game", "players", "options", "field", "power", "temples", "stones", "extras", "display", "sack", "chips",
    "box", "on_turn", "step", "actions_left", "used", "site", "fresh", "turns", "aside", "ending",
)  # fmt: skip
SACK_NAMES = CARD_NAMES[:9]
USED = {
    "temple": ONCE_TEMPLE, "move": ONCE_MOVE, "discard": ONCE_DISCARD, "other": ONCE_OTHER,
    **{name: ONCE_FIRST_KIND << i for i, name in enumerate(CARD_NAMES[5:9])},
}  # fmt: skip
STEPS = ("start", *(name for phase, name in PHASES.items() if phase != 7))


def read(data: Mapping[str, object]) -> GodsSecond:
    known_keys(data, KEYS)
    if data.get("game", "gods-second") != "gods-second":
        raise BadPosition(f"game: {data['game']!r} is not gods-second")
    gods = read_gods(data, gods_for(4), PLAYERS)
    try:
        options = check_options(OPTIONS, mapping(data, "options"))
    except ValueError as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[3:]):
        return new(len(gods), options, gods)
    fixed = fixed_numbers(len(gods), options)
    table = GodsSecond(len(gods), gods, empty_field(), bag_of([0] * 9), fixed)
    for seat in range(len(gods)):
        table.power[seat] = fixed.start_power
        table.temples[seat] = fixed.temples
        table.stones[seat] = fixed.stones
    if "field" in data:
        read_field(table, texts(data, "field"))
    else:
        read_field(table, write_field(new(len(gods), {**options, "constellation_seating": "seat_order"}, gods)))
    read_stocks(table, data)
    read_sack(table, data)
    read_turn(table, data)
    return table


def read_stocks(table: GodsSecond, data: Mapping[str, object]) -> None:
    fixed = table.fixed
    for seat, n in by_god(data, "power", table.gods, fixed.max_power).items():
        table.power[seat] = n
    for seat, n in by_god(data, "temples", table.gods, fixed.temples).items():
        table.temples[seat] = n
    for seat, n in by_god(data, "stones", table.gods, fixed.stones).items():
        table.stones[seat] = n
    for seat, n in by_god(data, "extras", table.gods, box().count("extra")).items():
        table.extras[seat] = n
    for colour, god in mapping(data, "chips").items():
        kind = card_kind(colour, ("", *COLOUR_NAMES), "chips")
        table.chips[kind] = seat_of(god, table.gods, f"chips.{colour}") + 1
    for name, n in mapping(data, "box").items():
        kind = card_kind(name, SACK_NAMES, "box")
        table.boxed[kind] = number(n, 0, box().counts()[kind], f"box.{name}")
    cards = texts(data, "display")
    if len(cards) > 2:
        raise BadPosition(f"display: {len(cards)} cards; the display has 2 spaces")
    for slot, name in enumerate(cards):
        table.display[slot] = 0 if name is None else card_kind(name, SACK_NAMES, f"display[{slot}]")


def read_sack(table: GodsSecond, data: Mapping[str, object]) -> None:
    """The sack as given; else everything of the box that is nowhere else."""
    table.aside = number(data.get("aside", 0), 0, 60, "aside")
    elsewhere = counts_outside(table)
    if "sack" in data:
        counts = [0] * 9
        for name, n in mapping(data, "sack").items():
            kind = card_kind(name, SACK_NAMES, "sack")
            counts[kind] = number(n, 0, box().counts()[kind], f"sack.{name}")
    else:
        counts = [max(0, total - out) for total, out in zip(box().counts(), elsewhere, strict=True)]
    for kind, total in enumerate(box().counts()):
        if counts[kind] + elsewhere[kind] > total:
            raise BadPosition(
                f"{counts[kind] + elsewhere[kind]} cards {CARD_NAMES[kind]!r} in all; the box holds {total}"
            )
    table.supply = bag_of(counts)


def counts_outside(table: SecondTable) -> list[int]:
    """Cards by kind that are not in the sack."""
    counts = [int(n) for n in table.boxed]
    for at in table.field.codes():
        kind = kind_of(table.field.card(at))
        if kind < 9:
            counts[kind] += 1
    for kind in table.display:
        counts[kind] += 1
    counts[8] += sum(table.extras)
    if table.aside:
        counts[max(table.display)] += table.aside
    if table.phase == WHERE_TO:
        counts[5] += 1
    counts[0] = 0
    return counts


def read_turn(table: GodsSecond, data: Mapping[str, object]) -> None:
    step = data.get("step", "start" if "on_turn" in data else None)
    if step is None:
        table.after_seating()
        return
    if step not in STEPS:
        raise BadPosition(f"step: {step!r}; allowed: {', '.join(STEPS)}")
    table.active = seat_of(str(data.get("on_turn", table.gods[0])), table.gods, "on_turn")
    table.turns = number(data.get("turns", 0), 0, 10**9, "turns")
    if step == "start":
        begin_turn(table, table.active)
        return
    table.phase = next(phase for phase, name in PHASES.items() if name == step)
    table.turn = {SEATING: CHANCE, STARTER: CHANCE, REFILL: CHANCE, OVER: NOBODY}.get(table.phase, table.active)
    table.actions_left = number(data.get("actions_left", 0 if step == "after" else 2), 0, 9, "actions_left")
    table.fresh = number(data.get("fresh", 0), 0, table.extras[table.active], "fresh")
    for name in texts(data, "used"):
        if name not in USED:
            raise BadPosition(f"used: {name!r}; allowed: {', '.join(USED)}")
        table.used |= USED[name]
    if "site" in data:
        table.site = read_hex(str(data["site"]), "site")
    if table.phase == WHERE_TO and table.supply.counts[5] > 0 and "sack" not in data:
        table.supply.take(5)
    table.ending = str(data.get("ending", ""))
    check_turn(table, str(step))


def check_turn(table: GodsSecond, step: str) -> None:
    """Refuse moments that cannot be."""
    if table.phase in (WHERE_TO, STONE) and not table.site:
        raise BadPosition(f"step {step!r} needs a site: the hex in question")
    if table.phase == REFILL and 0 not in table.display:
        raise BadPosition("step 'refill' needs an empty space on the display")
    if table.phase != OVER and table.phase not in (SEATING, STARTER):
        for seat, god in enumerate(table.gods):
            if table.points(seat) >= table.fixed.limit:
                raise BadPosition(f"{god} has {table.points(seat)} victory points: the game is over at {table.fixed.limit}")
    if table.phase in (ACTION, AFTER, STONE, WHERE_TO) and len(table.legal(table.turn)) == 0:
        raise BadPosition(f"step {step!r}: {table.gods[table.active]} could do nothing")


def write(table: SecondTable) -> dict[str, object]:
    """Everything, nothing left out: reading it back gives an equal position."""
    gods = table.gods
    data: dict[str, object] = {
        "game": "gods-second",
        "players": list(gods),
        "options": dict(table.fixed.options),
        "field": write_field(table),
        "power": named(table.power, gods),
        "temples": named(table.temples, gods),
        "stones": named(table.stones, gods),
        "extras": named(table.extras, gods),
        "display": [CARD_NAMES[kind] if kind else None for kind in table.display],
        "sack": {CARD_NAMES[k]: int(table.supply.counts[k]) for k in range(1, 9)},
        "chips": {CARD_NAMES[c]: gods[table.chips[c] - 1] for c in range(1, TRIBES + 1) if table.chips[c]},
        "box": {CARD_NAMES[k]: int(table.boxed[k]) for k in range(1, 9) if table.boxed[k]},
        "on_turn": gods[table.active],
        "step": PHASES[table.phase],
        "actions_left": table.actions_left,
        "used": [name for name, bit in USED.items() if table.used & bit],
        "fresh": table.fresh,
        "turns": table.turns,
        "aside": table.aside,
    }
    if table.site:
        data["site"] = write_hex(table.site)
    if table.ending:
        data["ending"] = table.ending
    return data


def census(table: SecondTable) -> dict[str, int]:
    outside = counts_outside(table)
    counts = {CARD_NAMES[k]: int(table.supply.counts[k]) + outside[k] for k in range(1, 9)}
    for seat, god in enumerate(table.gods):
        temples = stones = 0
        for at in table.field.codes():
            card = table.field.card(at)
            if card >> 4 == seat + 1:
                temples += kind_of(card) == 10
                stones += kind_of(card) <= TRIBES
        counts[f"temples of {god}"] = temples + int(table.temples[seat])
        counts[f"stones of {god}"] = stones + int(table.stones[seat])
    return counts
