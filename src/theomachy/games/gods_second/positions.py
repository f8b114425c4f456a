"""Positions of the second edition in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from mypy_extensions import i64, u8

from theomachy.core.errors import BadPosition
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gods_common.cards import DESERT, EXTRA, TEMPLE, TRIBES, card_of, kind_of
from theomachy.games.gods_common.names import CARD_NAMES, COLOUR_NAMES, card_kind, read_hex, seat_of, write_hex
from theomachy.games.gods_common.positions import (
    PHASES, by_god, known_keys, mapping, named, number, read_field, read_gods, texts, write_field,
)  # fmt: skip
from theomachy.games.gods_common.table import (
    ACTION, AFTER, LAST_TURN, ONCE_DISCARD, ONCE_FIRST_KIND, ONCE_MOVE, ONCE_OTHER, ONCE_TEMPLE, OVER, REFILL, SEATING,
    STARTER, STONE, WHERE_TO,
)  # fmt: skip
from theomachy.games.gods_common.turn import can_act
from theomachy.games.gods_second.pieces import COMPONENTS, PLAYERS, Box, box
from theomachy.games.gods_second.rules import GodsSecond
from theomachy.games.gods_second.setup import OPTIONS, fixed_numbers, gods_for, new
from theomachy.games.gods_second.state import SecondTable
from theomachy.games.gods_second.turn import begin_turn
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import empty_field

KEYS = (
    "game", "players", "options", "components", "field", "power", "temples", "stones", "extras", "display", "sack",
    "chips", "box", "on_turn", "step", "actions_left", "used", "site", "fresh", "turns", "aside", "ending",
)  # fmt: skip
ONLY_INSIDE_A_TURN = ("actions_left", "used", "site", "fresh", "aside", "ending")
SACK_NAMES = CARD_NAMES[:9]
USED = {
    "temple": ONCE_TEMPLE, "move": ONCE_MOVE, "discard": ONCE_DISCARD, "other": ONCE_OTHER,
    **{name: ONCE_FIRST_KIND << i for i, name in enumerate(CARD_NAMES[5:9])},
}  # fmt: skip
STEPS = {name: phase for phase, name in PHASES.items() if phase != LAST_TURN}
ENDINGS = ("GODS2-X-01", "GODS2-X-02", "GODS2-X-03", "GODS2-R-37")


def read(data: Mapping[str, object]) -> GodsSecond:
    known_keys(data, KEYS)
    if data.get("game", "gods-second") != "gods-second":
        raise BadPosition(f"game: {data['game']!r} is not gods-second")
    path = read_components(data)
    gods = read_gods(data, gods_for(4, path), PLAYERS)
    try:
        options = check_options(OPTIONS, mapping(data, "options"))
    except ValueError as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[4:]):
        return new(len(gods), options, gods, path)
    step = read_step(data)
    fixed = fixed_numbers(len(gods), options, path)
    table = GodsSecond(len(gods), gods, empty_field(), bag_of([0] * 9), fixed)
    for seat in range(len(gods)):
        table.power[seat] = u8(fixed.start_power)
        table.temples[seat] = u8(fixed.temples)
        table.stones[seat] = u8(fixed.stones)
    if "field" in data:
        read_field(table, texts(data, "field"))
    else:
        fresh = new(len(gods), {**options, "constellation_seating": "seat_order"}, gods, path)
        read_field(table, write_field(fresh))
    if step != "seating" and all(n == fixed.temples for n in table.temples):
        raise BadPosition("field: no temple lies on it; a game begins with one for each player")
    table.phase = STEPS.get(step, STARTER)
    read_stocks(table, data)
    read_sack(table, data, box(path))
    read_turn(table, data, step)
    return table


def read_components(data: Mapping[str, object]) -> Path:
    given = data.get("components", "")
    if not isinstance(given, str) or "\0" in given:
        raise BadPosition(f"components: {given!r}; allowed: the path of a components file")
    return Path(given) if given else COMPONENTS


def read_step(data: Mapping[str, object]) -> str:
    """Where the turn stands. Without it: a turn that begins, if it is somebody's, else a game that begins."""
    step = data.get("step", "start" if "on_turn" in data else "")
    if step not in (*STEPS, "start", ""):
        raise BadPosition(f"step: {step!r}; allowed: start, {', '.join(STEPS)}")
    if step in ("start", ""):
        for key in ONLY_INSIDE_A_TURN:
            if key in data:
                raise BadPosition(f"{key}: means nothing before a turn has begun; give the step as well")
    return str(step)


def read_stocks(table: GodsSecond, data: Mapping[str, object]) -> None:
    """What is named; temples and stones together with those on the field no more than there are."""
    fixed = table.fixed
    for seat, n in by_god(data, "power", table.gods, fixed.max_power).items():
        table.power[seat] = n
    for key, stock in (("temples", table.temples), ("stones", table.stones)):
        for seat, n in by_god(data, key, table.gods, 99).items():
            stock[seat] = number(n, 0, stock[seat], f"{key}.{table.gods[seat]}")
    for seat, n in by_god(data, "extras", table.gods, 60).items():
        table.extras[seat] = n
    for colour, god in mapping(data, "chips").items():
        kind = card_kind(colour, ("", *COLOUR_NAMES), "chips")
        table.chips[kind] = seat_of(god, table.gods, f"chips.{colour}") + 1
    for name, n in mapping(data, "box").items():
        kind = card_kind(name, SACK_NAMES, "box")
        table.boxed[kind] = number(n, 0, 60, f"box.{name}")
    cards = texts(data, "display")
    if len(cards) > 2:
        raise BadPosition(f"display: {len(cards)} cards; the display has 2 spaces")
    for slot, name in enumerate(cards):
        table.display[slot] = 0 if name is None else card_kind(name, SACK_NAMES, f"display[{slot}]")
    if len(cards) == 2 and cards[0] and cards[0] == cards[1] and table.phase != OVER:
        raise BadPosition(f"display: two cards {cards[0]!r}; two different cards lie there after every refill")


def read_sack(table: GodsSecond, data: Mapping[str, object], contents: Box) -> None:
    """The sack as given; else everything of the box that is nowhere else."""
    table.aside = number(data.get("aside", 0), 0, 60, "aside")
    totals = contents.counts()
    elsewhere = counts_outside(table)
    if "sack" in data:
        counts = [0] * 9
        for name, n in mapping(data, "sack").items():
            kind = card_kind(name, SACK_NAMES, "sack")
            counts[kind] = number(n, 0, totals[kind], f"sack.{name}")
    else:
        counts = [max(0, total - out) for total, out in zip(totals, elsewhere, strict=True)]
    for kind, total in enumerate(totals):
        if counts[kind] + elsewhere[kind] > total:
            raise BadPosition(
                f"{counts[kind] + elsewhere[kind]} cards {CARD_NAMES[kind]!r} in all; the box holds {total}"
            )
    table.supply = bag_of(counts)


def counts_outside(table: SecondTable) -> list[int]:
    """Cards by kind that are not in the sack."""
    counts = [int(n) for n in table.boxed]
    for at in table.field.codes():
        kind = int(kind_of(table.field.card(i64(at))))
        if kind <= EXTRA:
            counts[kind] += 1
    for card in table.display:
        counts[int(card)] += 1
    counts[EXTRA] += sum(table.extras)
    if table.aside:
        counts[max(table.display)] += table.aside
    if table.phase == WHERE_TO:
        counts[DESERT] += 1
    counts[0] = 0
    return counts


def read_turn(table: GodsSecond, data: Mapping[str, object], step: str) -> None:
    on_turn = data.get("on_turn", table.gods[0])
    if not isinstance(on_turn, str):
        raise BadPosition(f"on_turn: {on_turn!r}; at the table: {', '.join(table.gods)}")
    table.active = seat_of(on_turn, table.gods, "on_turn")
    begun = step not in ("start", "", "seating", "starter")
    table.turns = number(data.get("turns", 1 if begun else 0), 0, 10**9, "turns")
    if step in ("start", ""):
        check_limit(table)
        if step:
            begin_turn(table, table.active)
        else:
            table.after_seating()
        return
    table.turn = {SEATING: CHANCE, STARTER: CHANCE, REFILL: CHANCE, OVER: NOBODY}.get(table.phase, table.active)
    acting = table.phase in (ACTION, WHERE_TO, STONE)
    default = {"after": 0, "seating": 0, "starter": 0}.get(step, table.fixed.actions)
    table.actions_left = number(data.get("actions_left", default), 1 if acting else 0, 99, "actions_left")
    table.fresh = number(data.get("fresh", 0), 0, table.extras[table.active], "fresh")
    for name in texts(data, "used"):
        if not isinstance(name, str) or name not in USED:
            raise BadPosition(f"used: {name!r}; allowed: {', '.join(USED)}")
        table.used |= USED[name]
    if "site" in data:
        table.site = read_hex(str(data["site"]), "site")
    read_ending(table, data)
    check_turn(table, step)


def read_ending(table: GodsSecond, data: Mapping[str, object]) -> None:
    """Why the game is over; by the points or by the sack, if it is not said."""
    reached = any(table.points(seat) >= table.fixed.limit for seat in range(table.players))
    given = data.get("ending", "GODS2-X-01" if reached else "GODS2-X-03") if table.phase == OVER else ""
    if table.phase == OVER and given not in ENDINGS:
        raise BadPosition(f"ending: {given!r}; allowed: {', '.join(ENDINGS)}")
    if table.phase != OVER and data.get("ending", "") != "":
        raise BadPosition(f"ending: {data['ending']!r}, but the step is not 'over'")
    table.ending = str(given)


def check_limit(table: GodsSecond) -> None:
    for seat, god in enumerate(table.gods):
        if table.points(seat) >= table.fixed.limit:
            raise BadPosition(f"{god} has {table.points(seat)} victory points: the game is over at {table.fixed.limit}")


def check_turn(table: GodsSecond, step: str) -> None:
    """Refuse moments that cannot be."""
    if table.phase not in (OVER, STONE):  # a temple is complete, and the end looked for, when its stones are placed
        check_limit(table)
    if table.phase in (WHERE_TO, STONE):
        if not table.site:
            raise BadPosition(f"step {step!r} needs a site: the hex in question")
    elif table.site:
        raise BadPosition(f"site: means nothing in the step {step!r}")
    if table.aside and table.phase != REFILL:
        raise BadPosition(f"aside: means nothing in the step {step!r}")
    if table.phase == SEATING:
        check_seating(table)
    elif table.phase == REFILL:
        check_refill(table)
    elif table.phase == WHERE_TO:
        if table.field.card(table.site) != 0:
            raise BadPosition(f"site: a card lies on {write_hex(table.site)}, so no desert was lifted from there")
    elif table.phase == STONE:
        if table.field.card(table.site) != card_of(TEMPLE, table.active) or table.stones[table.active] == 0:
            raise BadPosition("step 'stone' needs a site with a temple of the player on turn, who has a stone left")
        table.news = True
    elif table.phase == AFTER and not (table.old_extras(table.active) > 0 and can_act(table)):
        raise BadPosition(f"step 'after': {table.gods[table.active]} has no extra action to play")
    if table.phase in (ACTION, STONE, WHERE_TO) and len(table.legal(table.turn)) == 0:
        raise BadPosition(f"step {step!r}: {table.gods[table.active]} could do nothing")


def check_seating(table: GodsSecond) -> None:
    """The first temples of the constellation lie, the others wait."""
    slots = table.fixed.slots
    lying = [kind_of(table.field.card(at)) == TEMPLE for at in slots]
    placed = sum(lying)
    owners = sum(int(n) < int(table.fixed.temples) for n in table.temples)
    if owners == table.players or placed != owners or not all(lying[:placed]) or any(
        table.field.card(at) for at in slots[placed:]
    ):
        raise BadPosition("step 'seating': the temples do not lie on the first hexes of the constellation, one each")


def check_refill(table: GodsSecond) -> None:
    empty = list(table.display).count(0)
    if empty == 0:
        raise BadPosition("step 'refill' needs an empty space on the display")
    if table.supply.left < empty:
        raise BadPosition(f"step 'refill': {empty} empty spaces, but {table.supply.left} cards in the sack")
    if table.aside and (empty == 2 or table.supply.only(i64(max(table.display)))):
        raise BadPosition("aside: cards are put aside only beside an identical one, while another is in the sack")


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
    if table.fixed.components:
        data["components"] = table.fixed.components
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
            card = table.field.card(i64(at))
            if card >> 4 == seat + 1:
                temples += kind_of(card) == TEMPLE
                stones += kind_of(card) <= TRIBES
        counts[f"temples of {god}"] = temples + int(table.temples[seat])
        counts[f"stones of {god}"] = stones + int(table.stones[seat])
    return counts
