"""Reading and writing the parts of a position in JSON that both editions have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import i64

from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.options import Option, Value, check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.core.reading import listing_at, mapping_at, meaning, number
from theomachy.games.gods.common.rules.cards import (
    DESERT,
    EXTRA,
    NO_GOD,
    TEMPLE,
    TRIBES,
    card_of,
    god_of,
    is_tribe,
    kind_of,
)
from theomachy.games.gods.common.rules.display import empty_spaces
from theomachy.games.gods.common.rules.opening import seated
from theomachy.games.gods.common.rules.religion import waiting_beside
from theomachy.games.gods.common.rules.state import (
    ACTION,
    AFTER,
    COLOURS,
    LAST_TURN,
    ONCE_TEMPLE,
    OVER,
    REFILL,
    SEATING,
    STARTER,
    STONE,
    WHERE_TO,
    GodsTable,
    by_colour,
)  # fmt: skip
from theomachy.games.gods.common.rules.turn import may_play_extra
from theomachy.games.gods.common.table.box import in_one_piece
from theomachy.games.gods.common.table.names import (
    COLOUR_NAMES,
    card_kind,
    read_card,
    read_hex,
    seat_of,
    write_card,
    write_hex,
)
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import q_of, r_of

PHASES = {
    SEATING: "seating", STARTER: "starter", REFILL: "refill", ACTION: "actions", WHERE_TO: "where to",
    STONE: "stone", AFTER: "after", LAST_TURN: "last turn", OVER: "over",
}  # fmt: skip


def by_god(data: Mapping[str, object], key: str, gods: tuple[str, ...], most: int) -> dict[int, int]:
    """A number for each god that is named: {"red": 5}."""
    given = mapping_at(data, key)
    return {seat_of(god, gods, key): number(n, 0, most, f"{key}.{god}") for god, n in given.items()}


def read_field(table: GodsTable, cards: list[Any]) -> None:
    """Lay the cards down and count what follows from them: tribes, temples and stones left."""
    fixed = table.numbers()
    for i, text in enumerate(cards):
        place = f"field[{i}]"
        at, card = read_card(text, table.gods, place)
        if table.field.card(at) != 0:
            raise BadPosition(f"{place}: {text!r}: there is a card on that hex already")
        table.field.put(at, card)
        kind, god = kind_of(card), god_of(card)
        if is_tribe(kind) and god != NO_GOD:
            table.tribes[by_colour(god, kind)] += 1
        elif kind == TEMPLE and table.temples[god] == 0:
            raise BadPosition(f"{place}: more than {fixed.temples} temples of {table.gods[god]}")
        if kind == TEMPLE:
            table.temples[god] -= 1
        elif god != NO_GOD:
            if table.stones[god] == 0:
                raise BadPosition(f"{place}: more than {fixed.stones} stones of {table.gods[god]}")
            table.stones[god] -= 1
        elif card == DESERT:
            table.add_desert(at)


def lay_field(table: GodsTable, data: Mapping[str, object], step: str, fresh: Callable[[], GodsTable]) -> None:
    """The field as given, else that of a freshly set table."""
    read_field(table, listing_at(data, "field") if "field" in data else write_field(fresh()))
    hexes = {(int(q_of(i64(at))), int(r_of(i64(at)))) for at in table.field.codes()}
    if table.numbers().keep_together and hexes and step != "seating" and not in_one_piece(hexes):
        raise BadPosition("field: it does not hang together, which the option split_field=forbidden excludes")
    if step != "seating" and all(n == table.numbers().temples for n in table.temples):
        raise BadPosition("field: no temple lies on it; a game begins with one for each player")


def write_field(table: GodsTable) -> list[str]:
    return [write_card(int(at), table.field.card(i64(at)), table.gods) for at in table.field.codes()]


def named(values: Any, gods: tuple[str, ...]) -> dict[str, int]:
    return {god: int(values[seat]) for seat, god in enumerate(gods)}


# ---- how the table was set up


def read_options(data: Mapping[str, object], declared: tuple[Option, ...]) -> dict[str, Value]:
    try:
        return check_options(declared, mapping_at(data, "options"))
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error


# ---- where the cards are


def read_stocks(table: GodsTable, data: Mapping[str, object]) -> None:
    """What is named; temples and stones together with those on the field no more than there are."""
    fixed = table.numbers()
    names = fixed.card_names
    for seat, n in by_god(data, "power", table.gods, fixed.max_power).items():
        table.power[seat] = n
    for key, stock in (("temples", table.temples), ("stones", table.stones)):
        for seat, n in by_god(data, key, table.gods, 99).items():
            stock[seat] = number(n, 0, stock[seat], f"{key}.{table.gods[seat]}")
    for seat, n in by_god(data, "extras", table.gods, 60).items():
        table.extras[seat] = n
    for name, n in mapping_at(data, "box").items():
        kind = card_kind(name, names[: EXTRA + 1], "box")
        table.boxed[kind] = number(n, 0, 60, f"box.{name}")
    cards = listing_at(data, "display")
    if len(cards) > 2:
        raise BadPosition(f"display: {len(cards)} cards; the display has 2 spaces")
    for slot, name in enumerate(cards):
        table.display[slot] = 0 if name is None else card_kind(name, names, f"display[{slot}]")


def read_supply(
    table: GodsTable, data: Mapping[str, object], key: str, totals: list[int], elsewhere: list[int]
) -> None:
    """The supply as given under this key; else everything of the box that is nowhere else."""
    names = table.numbers().card_names
    if key in data:
        counts = [0] * len(totals)
        for name, n in mapping_at(data, key).items():
            kind = card_kind(name, names, key)
            counts[kind] = number(n, 0, totals[kind], f"{key}.{name}")
    else:
        counts = [max(0, total - out) for total, out in zip(totals, elsewhere, strict=True)]
    for kind, total in enumerate(totals):
        if counts[kind] + elsewhere[kind] > total:
            raise BadPosition(f"{counts[kind] + elsewhere[kind]} cards {names[kind]!r} in all; the box holds {total}")
    table.supply = bag_of(counts)


def counts_outside(table: GodsTable) -> list[int]:
    """Cards by kind that are not in the supply."""
    counts = [0] * len(table.numbers().card_names)
    for kind, n in enumerate(table.boxed):
        counts[kind] = int(n)
    for at in table.field.codes():
        kind = int(kind_of(table.field.card(i64(at))))
        if kind != TEMPLE:
            counts[kind] += 1
    for card in table.display:
        counts[int(card)] += 1
    counts[EXTRA] += sum(table.extras)
    if table.phase == WHERE_TO:
        counts[DESERT] += 1
    counts[0] = 0
    return counts


def census_of(table: GodsTable, outside: list[int]) -> dict[str, int]:
    """All cards by name, the supply and what is outside it together; temples and stones of each god."""
    names = table.numbers().card_names
    counts = {names[k]: int(table.supply.counts[k]) + outside[k] for k in range(1, len(names))}
    for seat, god in enumerate(table.gods):
        temples = stones = 0
        for at in table.field.codes():
            card = table.field.card(i64(at))
            if god_of(card) == seat:
                temples += kind_of(card) == TEMPLE
                stones += kind_of(card) <= TRIBES
        counts[f"temples of {god}"] = temples + int(table.temples[seat])
        counts[f"stones of {god}"] = stones + int(table.stones[seat])
    return counts


# ---- where the turn stands


def read_step(data: Mapping[str, object], steps: Mapping[str, int], only_inside: tuple[str, ...]) -> str:
    """Where the turn stands. Without it: a turn that begins, if it is somebody's, else a game that begins."""
    step = data.get("step", "start" if "on_turn" in data else "")
    if step not in (*steps, "start", ""):
        raise BadPosition(f"step: {step!r}; allowed: start, {', '.join(steps)}")
    if step in ("start", ""):
        for key in only_inside:
            if key in data:
                raise BadPosition(f"{key}: means nothing before a turn has begun; give the step as well")
    return str(step)


def read_on_turn(table: GodsTable, data: Mapping[str, object], step: str) -> None:
    on_turn = data.get("on_turn", table.gods[0])
    if not isinstance(on_turn, str):
        raise BadPosition(f"on_turn: {on_turn!r}; at the table: {', '.join(table.gods)}")
    table.active = seat_of(on_turn, table.gods, "on_turn")
    least = 0 if step in ("start", "", "seating", "starter") else 1
    most = 0 if step in ("seating", "starter") else 10**9
    table.turns = number(data.get("turns", least), least, most, "turns")


def read_moment(table: GodsTable, data: Mapping[str, object], step: str, used: Mapping[str, int]) -> None:
    """The rest of a turn that has begun; the phase is known already."""
    table.turn = {SEATING: CHANCE, STARTER: CHANCE, REFILL: CHANCE, OVER: NOBODY}.get(table.phase, table.active)
    acting = table.phase in (ACTION, WHERE_TO, STONE)
    default = {"after": 0, "seating": 0, "starter": 0}.get(step, table.numbers().actions)
    most = int(table.numbers().actions)  # extra actions come one by one, after these
    table.actions_left = number(data.get("actions_left", default), 1 if acting else 0, most, "actions_left")
    table.fresh = number(data.get("fresh", 0), 0, table.extras[table.active], "fresh")
    for name in listing_at(data, "used"):
        table.used |= meaning(name, used, "used")
    if "site" in data:
        table.site = read_hex(str(data["site"]), "site")
    if table.phase == STONE:
        table.used |= ONCE_TEMPLE
    read_due(table, data, step)


def read_due(table: GodsTable, data: Mapping[str, object], step: str) -> None:
    """Threes won and lost by the stones placed so far: {"red": {"green": 1}, "blue": {"green": -1}}."""
    given = mapping_at(data, "due")
    if given and table.phase != STONE:
        raise BadPosition(f"due: means nothing in the step {step!r}")
    for god in given:
        seat = seat_of(god, table.gods, "due")
        for colour, n in mapping_at(given, god).items():
            kind = card_kind(colour, ("", *COLOUR_NAMES), f"due.{god}")
            threes = int(table.tribes_of(seat, kind) // table.numbers().tribes_needed)
            low, high = (0, threes) if seat == table.active else (-threes_there_can_be(table, kind, threes), 0)
            change = number(n, low, high, f"due.{god}.{colour}")
            if change:
                table.owe(seat, kind, change)


def threes_there_can_be(table: GodsTable, colour: int, held: int) -> int:
    """How many more than these a god can have had of the tribes on the field."""
    tribes = sum(kind_of(table.field.card(i64(at))) == colour for at in table.field.codes())
    return int(tribes // table.numbers().tribes_needed) - held


def read_ending(table: GodsTable, data: Mapping[str, object], endings: tuple[str, ...], default: str) -> None:
    """Why the game is over, if it is."""
    given = data.get("ending", default) if table.phase == OVER else ""
    if table.phase == OVER and given not in endings:
        raise BadPosition(f"ending: {given!r}; allowed: {', '.join(endings)}")
    if table.phase != OVER and data.get("ending", "") != "":
        raise BadPosition(f"ending: {data['ending']!r}, but the step is not 'over'")
    table.ending = str(given)


def check_moment(table: GodsTable, step: str, too_few: bool) -> None:
    """Refuse moments that cannot be in either edition. `too_few` says whether by the edition's rules the supply cannot
    fill the display any more, which ends the game."""
    if table.phase in (WHERE_TO, STONE):
        if not table.site:
            raise BadPosition(f"step {step!r} needs a site: the hex in question")
    elif table.site:
        raise BadPosition(f"site: means nothing in the step {step!r}")
    if table.phase == SEATING:
        check_seating(table)
    elif table.phase == REFILL:
        check_refill(table, too_few)
    elif table.phase == WHERE_TO:
        if table.field.card(table.site) != 0:
            raise BadPosition(f"site: a card lies on {write_hex(table.site)}, so no desert was lifted from there")
    elif table.phase == STONE:
        check_stones(table)
    elif table.phase == AFTER and not may_play_extra(table):
        raise BadPosition(f"step 'after': {table.gods[table.active]} has no extra action to play")
    if table.phase in (ACTION, STONE, WHERE_TO) and len(table.legal(table.turn)) == 0:
        raise BadPosition(f"step {step!r}: {table.gods[table.active]} could do nothing")


def check_stones(table: GodsTable) -> None:
    """A tribe is chosen only while the owner of a new temple has stones, but fewer than tribes wait for one."""
    left = int(table.stones[table.active])
    if table.field.card(table.site) != card_of(TEMPLE, table.active) or left == 0:
        raise BadPosition("step 'stone' needs a site with a temple of the player on turn, who has a stone left")
    waiting = int(waiting_beside(table))
    if 0 < waiting <= left:
        raise BadPosition(
            f"step 'stone': {waiting} tribes wait beside {write_hex(table.site)} and {left} stones are left; "
            "somebody is asked only while there are fewer stones than tribes"
        )


def check_seating(table: GodsTable) -> None:
    """The first temples of the constellation lie, the others wait."""
    fixed = table.numbers()
    slots = fixed.slots
    lying = [kind_of(table.field.card(at)) == TEMPLE for at in slots]
    placed = sum(lying)
    owners = int(seated(table))
    if (
        owners == table.players
        or placed != owners
        or not all(lying[:placed])
        or any(table.field.card(at) for at in slots[placed:])
    ):
        raise BadPosition("step 'seating': the temples do not lie on the first hexes of the constellation, one each")


def check_refill(table: GodsTable, too_few: bool) -> None:
    empty = int(empty_spaces(table))
    if empty == 0:
        raise BadPosition("step 'refill' needs an empty space on the display")
    if too_few:
        raise BadPosition(f"step 'refill': {empty} empty spaces, but {table.supply.left} cards to draw from")


def write_due(table: GodsTable) -> dict[str, dict[str, int]]:
    names = table.numbers().card_names
    due = {
        god: {names[c]: int(table.due[by_colour(seat, c)]) for c in range(1, COLOURS)}
        for seat, god in enumerate(table.gods)
    }
    return {god: {c: n for c, n in of.items() if n} for god, of in due.items() if any(of.values())}


def write_shared(table: GodsTable, supply: str, used: Mapping[str, int]) -> dict[str, object]:
    """Everything that both editions have; `supply` is what the edition calls it."""
    gods = table.gods
    fixed = table.numbers()
    names = fixed.card_names
    data: dict[str, object] = {
        "players": list(gods),
        "options": dict(fixed.options),
        "field": write_field(table),
        "power": named(table.power, gods),
        "temples": named(table.temples, gods),
        "stones": named(table.stones, gods),
        "extras": named(table.extras, gods),
        "display": [names[kind] if kind else None for kind in table.display],
        supply: {names[k]: int(table.supply.counts[k]) for k in range(1, len(names))},
        "box": {names[k]: int(n) for k, n in enumerate(table.boxed) if n},
        "on_turn": gods[table.active],
        "step": PHASES[table.phase],
        "actions_left": table.actions_left,
        "used": [name for name, bit in used.items() if table.used & bit],
        "fresh": table.fresh,
        "turns": table.turns,
    }
    if fixed.components:
        data["components"] = fixed.components
    if table.site:
        data["site"] = write_hex(table.site)
    if len(table.due):
        data["due"] = write_due(table)
    if table.ending:
        data["ending"] = table.ending
    return data
