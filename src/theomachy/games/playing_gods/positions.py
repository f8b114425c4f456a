"""Positions of Playing Gods in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.names import check_names
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.playing_gods import state
from theomachy.games.playing_gods.cards import ALL_LOSE, CARDS, FAITHS, IMMUNITIES, LOSE, WRATH_KINDS, is_faith
from theomachy.games.playing_gods.hands import add
from theomachy.games.playing_gods.moments import trouble_with, trouble_with_gods
from theomachy.games.playing_gods.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    FAITH_NAMES,
    FORM_NAMES,
    GOD_NAMES,
    PHASES,
    STATUS_NAMES,
    THEN_NAMES,
    form_name,
)  # fmt: skip
from theomachy.games.playing_gods.pieces import COMPONENTS, PLAYERS, Box, box
from theomachy.games.playing_gods.rules import PlayingGods
from theomachy.games.playing_gods.setup import OPTIONS, bare_table, new, refuse
from theomachy.games.playing_gods.stacks import put_chip
from theomachy.games.playing_gods.state import CONTINENTS, LANDS_EACH, OFF_RING, Table
from theomachy.games.playing_gods.turn import arrive, begin_turn

KEYS = (
    "game",
    "players",
    "options",
    "components",
    "homes",
    "stacks",
    "figures",
    "status",
    "out",
    "permanents",
    "hands",
    "immunities",
    "public",
    "seen",
    "bare",
    "wrath_pile",
    "conversion_pile",
    "shown",
    "on_turn",
    "step",
    "asked",
    "turns",
    "die",
    "draws",
    "pile",
    "then",
    "tried",
    "rolling",
    "best",
    "leaders",
    "attack",
    "named",
    "stopped",
    "hits",
    "victim",
    "offered",
    "defended",
    "passing",
    "winner",
    "ending",
)
STEPS = ("landed", *PHASES.values())
CHANCE_PHASES = (
    state.DEAL_FAITH, state.DEAL_WRATH, state.FIRST_ROLL, state.DIE, state.DRAWING, state.LOOTING, state.RISEN_FAITH,
    state.RISEN_WRATH,
)  # fmt: skip

# ---- small readers


def number(value: object, low: int, high: int, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{place}: {value!r}; allowed: a whole number from {low} to {high}")
    return value


def mapping(value: object, place: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{place}: must be an object, not {type(value).__name__}")
    return value


def listed(value: object, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{place}: must be a list, not {type(value).__name__}")
    return value


def one_of(value: object, names: tuple[str, ...], place: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{place}: {value!r}; allowed: {', '.join(names)}")
    return names.index(value)


def bits(value: object, names: tuple[str, ...], place: str) -> int:
    """A list of different names as one bit each."""
    found = 0
    for name in listed(value, place):
        bit = 1 << one_of(name, names, place)
        if found & bit:
            raise BadPosition(f"{place}: {name!r} stands there twice")
        found |= bit
    return found


def cards_in(value: object, place: str, first: int = 0, end: int = CARDS) -> list[int]:
    return [first + one_of(name, CARD_NAMES[first:end], place) for name in listed(value, place)]


def by_god(table: Table, data: Mapping[str, object], key: str) -> dict[int, Any]:
    """What is given for the gods that are named: {"A": ...}."""
    given = mapping(data.get(key, {}), key)
    return {one_of(name, table.names, key): value for name, value in given.items()}


# ---- reading


def read(data: Mapping[str, object]) -> PlayingGods:
    for key in data:
        if key not in KEYS:
            raise BadPosition(f"no field {key!r} in a position; allowed: {', '.join(KEYS)}")
    if data.get("game", "playing-gods") != "playing-gods":
        raise BadPosition(f"game: {data['game']!r} is not playing-gods")
    names = read_names(data)
    try:
        options = check_options(OPTIONS, mapping(data.get("options", {}), "options"))
        refuse(len(names), options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    path = read_components(data)
    if not any(key in data for key in KEYS[4:]):
        return new(len(names), options, names, path)
    table = bare_table(names, options, path)
    step = data.get("step", "roll")
    if step not in STEPS:
        raise BadPosition(f"step: {step!r}; allowed: {', '.join(STEPS)}")
    read_gods(table, data)
    read_stacks(table, data)
    read_cards(table, data)
    read_piles(table, data)
    read_knowledge(table, data)
    read_moment(table, data, str(step))
    trouble = trouble_with(table)
    if trouble:
        raise BadPosition(f"step {step!r}: {trouble}")
    return table


def read_components(data: Mapping[str, object]) -> Path:
    given = data.get("components", str(COMPONENTS))
    if not isinstance(given, str):
        raise BadPosition(f"components: {given!r}; allowed: the path of a components file")
    return Path(given)


def box_of(table: Table) -> Box:
    return box(Path(table.fixed.components) if table.fixed.components else COMPONENTS)


def read_names(data: Mapping[str, object]) -> tuple[str, ...]:
    """`players`: a number, or the gods in seat order."""
    given = data.get("players", max(PLAYERS))
    if isinstance(given, int) and not isinstance(given, bool) and given in PLAYERS:
        return GOD_NAMES[:given]
    if not isinstance(given, list) or len(given) not in PLAYERS or not all(isinstance(name, str) for name in given):
        allowed = ", ".join(map(str, PLAYERS))
        raise BadPosition(f"players: {given!r}; allowed: {allowed}, or so many names of gods as a list")
    try:
        return check_names(given)
    except BadOption as error:
        raise BadPosition(f"players: {error}") from error


def read_gods(table: PlayingGods, data: Mapping[str, object]) -> None:
    """Homes, who is out, and where the figures stand."""
    fixed = table.fixed
    homes = by_god(table, data, "homes")
    taken = 0
    for seat in range(table.players):
        default = [
            fixed.continent_names[seat * fixed.homes_each + i] for i in range(fixed.homes_each)
        ]  # fmt: skip
        found = bits(homes.get(seat, default), fixed.continent_names, f"homes.{table.names[seat]}")
        if found & taken:
            raise BadPosition("homes: two gods share a continent (PG-S-01)")
        if bin(found).count("1") > fixed.homes_each:
            raise BadPosition(f"homes.{table.names[seat]}: at most {fixed.homes_each} for each god")
        taken |= found
        table.homes[seat] = found
    for seat, name in by_god(table, data, "status").items():
        table.status[seat] = one_of(name, STATUS_NAMES, f"status.{table.names[seat]}")
    out = [one_of(name, table.names, "out") for name in listed(data.get("out", []), "out")]
    if len(set(out)) != len(out):
        raise BadPosition("out: a god stands there twice")
    missing = [s for s in range(table.players) if table.status[s] != state.IN_PLAY and s not in out]
    for order, seat in enumerate(missing + out, 1):
        if table.status[seat] == state.IN_PLAY:
            raise BadPosition(f"out: {table.names[seat]} is in play")
        table.out_at[seat] = order
    figures = by_god(table, data, "figures")
    for seat in range(table.players):
        table.figure[seat] = OFF_RING
        at = figures.get(seat, default_figure(table, seat))
        if at is not None:
            table.figure[seat] = number(at, 0, len(fixed.ring) - 1, f"figures.{table.names[seat]}")
            if table.status[seat] != state.IN_PLAY:
                raise BadPosition(f"figures.{table.names[seat]}: the figure of a god who is out is off the ring")


def default_figure(table: PlayingGods, seat: int) -> int | None:
    """On a portal of the first home: the first god on the first one, the others on the second."""
    if table.status[seat] != state.IN_PLAY or table.homes[seat] == 0:
        return None
    home = next(c for c in range(CONTINENTS) if int(table.homes[seat]) >> c & 1)
    return int(table.fixed.gates[2 * home + (seat > 0)])


def read_stacks(table: PlayingGods, data: Mapping[str, object]) -> None:
    """Chips bottom first. Territories that are not named are as at the start; gods who are out have none there."""
    fixed = table.fixed
    given = {
        one_of(land, fixed.land_names, "stacks"): chips
        for land, chips in mapping(data.get("stacks", {}), "stacks").items()
    }
    for land, name in enumerate(fixed.land_names):
        chips = [one_of(god, table.names, f"stacks.{name}") for god in listed(given.get(land, []), f"stacks.{name}")]
        if land not in given:
            for seat in range(table.players):
                if int(table.homes[seat]) >> (land // LANDS_EACH) & 1 and table.status[seat] == state.IN_PLAY:
                    chips = [seat] * (1 + (fixed.extra_in_city if land % LANDS_EACH == 0 else 0))
        for seat in chips:
            if table.supply[seat] == 0:
                raise BadPosition(f"stacks.{name}: more than {fixed.chips} chips of {table.names[seat]} (PG-R-44)")
            put_chip(table, seat, land)


def read_cards(table: PlayingGods, data: Mapping[str, object]) -> None:
    permanents = by_god(table, data, "permanents")
    hands = by_god(table, data, "hands")
    immunities = by_god(table, data, "immunities")
    for seat, name in enumerate(table.names):
        default = [FAITH_NAMES[seat]] if table.status[seat] == state.IN_PLAY else []
        table.permanent[seat] = bits(permanents.get(seat, default), FAITH_NAMES, f"permanents.{name}")
        table.immune[seat] = bits(immunities.get(seat, []), ELEMENT_NAMES, f"immunities.{name}")
        for card in cards_in(hands.get(seat, []), f"hands.{name}"):
            if card in (LOSE, ALL_LOSE):
                raise BadPosition(f"hands.{name}: {CARD_NAMES[card]} is never held (PG-R-39)")
            if is_faith(card) and table.holds(seat, card) and not int(table.permanent[seat]) >> (card - FAITHS) & 1:
                raise BadPosition(f"hands.{name}: two {CARD_NAMES[card]} would be a permanent (PG-R-36)")
            if IMMUNITIES <= card < IMMUNITIES + 4 and table.fixed.open_on_draw:
                raise BadPosition(f"hands.{name}: {CARD_NAMES[card]} lies open with immunity_reveal=on_draw (PG-R-17)")
            add(table, seat, card)
    table.shown = vec[u8](cards_in(data.get("shown", []), "shown"))


def read_piles(table: PlayingGods, data: Mapping[str, object]) -> None:
    """Lower parts as given; upper parts as given, else everything of the box that is nowhere else."""
    table.low_wrath = vec[u8](lower(data, "wrath_pile", 0, WRATH_KINDS))
    table.low_conversion = vec[u8](lower(data, "conversion_pile", WRATH_KINDS, CARDS))
    outside = counts_outside(table)
    counts = box_of(table).counts()
    for key, bag, first, end in (
        ("wrath_pile", table.wrath, 0, WRATH_KINDS), ("conversion_pile", table.conversion, WRATH_KINDS, CARDS)
    ):  # fmt: skip
        given = data.get(key, {})
        parts = {} if isinstance(given, list) else mapping(given, key)
        total = 0
        for card in range(first, end):
            most = counts[card]
            if outside[card] > most:
                raise BadPosition(f"{outside[card]} cards {CARD_NAMES[card]} in all; the box holds {most}")
            n = most - outside[card]
            if isinstance(given, list):
                n = 0
            elif "upper" in parts:
                upper = mapping(parts["upper"], f"{key}.upper")
                for name in upper:
                    one_of(name, CARD_NAMES[first:end], f"{key}.upper")
                n = number(upper.get(CARD_NAMES[card], 0), 0, most - outside[card], f"{key}.upper.{CARD_NAMES[card]}")
            bag.counts[card] = n
            total += n
        bag.left = total


def lower(data: Mapping[str, object], key: str, first: int, end: int) -> list[int]:
    """The returned cards of a pile; a plain list is a lower part only (PG-R-62)."""
    given = data.get(key, {})
    if isinstance(given, list):
        return cards_in(given, key, first, end)
    for part in mapping(given, key):
        one_of(part, ("upper", "lower"), key)
    return cards_in(mapping(given, key).get("lower", []), f"{key}.lower", first, end)


def counts_outside(table: Table) -> list[int]:
    """Cards by kind that are not in an upper part."""
    counts = [0] * CARDS
    for pile in (table.low_wrath, table.low_conversion, table.shown):
        for shown in pile:
            counts[int(shown)] += 1
    for seat in range(table.players):
        for card in range(CARDS):
            counts[card] += int(table.hand[seat * CARDS + card])
        for i in range(len(FAITH_NAMES)):
            counts[FAITHS + i] += int(table.permanent[seat]) >> i & 1
        for i in range(len(ELEMENT_NAMES)):
            counts[IMMUNITIES + i] += int(table.immune[seat]) >> i & 1
    return counts


def read_knowledge(table: PlayingGods, data: Mapping[str, object]) -> None:
    """What everybody knows of a hand, what one god knows beyond that, what cannot be in it."""
    for seat, cards in by_god(table, data, "public").items():
        for card in cards_in(cards, f"public.{table.names[seat]}"):
            table.public[seat * CARDS + card] += 1
    for viewer, hands in by_god(table, data, "seen").items():
        place = f"seen.{table.names[viewer]}"
        for name, cards in mapping(hands, place).items():
            seat = one_of(name, table.names, place)
            if seat == viewer:
                raise BadPosition(f"{place}: a god always knows its own hand")
            for card in cards_in(cards, f"{place}.{name}"):
                table.seen[(viewer * table.players + seat) * CARDS + card] += 1
    for seat, elements in by_god(table, data, "bare").items():
        table.bare[seat] = bits(elements, ELEMENT_NAMES, f"bare.{table.names[seat]}")
    for seat, name in enumerate(table.names):
        for card in range(CARDS):
            if any(table.knows(viewer, seat, card) > table.holds(seat, card) for viewer in range(table.players)):
                raise BadPosition(f"public, seen: {CARD_NAMES[card]} is known to be with {name}, but is not")
        for i, element in enumerate(ELEMENT_NAMES):
            if int(table.bare[seat]) >> i & 1 and table.holds(seat, IMMUNITIES + i):
                raise BadPosition(f"bare.{name}: there is an immunity against {element} in the hand")


def read_moment(table: PlayingGods, data: Mapping[str, object], step: str) -> None:
    fixed = table.fixed
    first = next((s for s in range(table.players) if table.status[s] == state.IN_PLAY), 0)
    table.active = one_of(data.get("on_turn", table.names[first]), table.names, "on_turn")
    turns = number(data.get("turns", 1), 0, 10**9, "turns")
    table.tried = bits(data.get("tried", []), table.names, "tried")
    if step == "landed":
        table.turns = turns
        table.turn = table.active
        trouble = trouble_with_gods(table)
        if trouble:
            raise BadPosition(f"step 'landed': {trouble}")
        arrive(table)
        return
    table.phase = next(phase for phase, name in PHASES.items() if name == step)
    if table.phase == state.DIE and "asked" not in data:
        begin_turn(table, table.active)
        table.turns = turns
        return
    table.turns = turns
    table.turn = asked(table, data)
    table.die = number(data.get("die", 0), 0, max(fixed.faces), "die")
    table.draws = number(data.get("draws", 1 if step == "drawing" else 0), 0, 9, "draws")
    table.pile = one_of(data.get("pile", "wrath"), BACK_NAMES, "pile")
    table.then = one_of(data.get("then", "end"), THEN_NAMES, "then")
    table.rolling = bits(data.get("rolling", []), table.names, "rolling")
    table.best = number(data.get("best", 0), 0, max(fixed.faces), "best")
    table.leaders = bits(data.get("leaders", []), table.names, "leaders")
    attack = data.get("attack")
    if attack is not None:
        table.form = FORM_NAMES[tuple(FORM_NAMES)[one_of(attack, tuple(FORM_NAMES), "attack")]]
    here = here_names(table)
    table.named = bits(data.get("named", []), here, "named")
    for land, n in mapping(data.get("hits", {}), "hits").items():
        table.hits[one_of(land, here, "hits")] = number(n, 0, 75, f"hits.{land}")
    for seat, elements in by_god(table, data, "stopped").items():
        table.stopped[seat] = bits(elements, ELEMENT_NAMES, f"stopped.{table.names[seat]}")
    if data.get("victim") is not None:
        table.victim = one_of(data["victim"], table.names, "victim")
    table.offered = number(data.get("offered", 0), 0, 99, "offered")
    table.defended = number(data.get("defended", 0), 0, 99, "defended")
    table.passing = number(data.get("passing", 0), 0, 99, "passing")
    if data.get("winner") is not None:
        table.winner = one_of(data["winner"], table.names, "winner")
    table.ending = str(data.get("ending", ""))


def asked(table: PlayingGods, data: Mapping[str, object]) -> int:
    default = table.names[table.active]
    if table.phase in CHANCE_PHASES:
        default = "chance"
    if table.phase == state.OVER:
        default = "nobody"
    name = data.get("asked", default)
    if name == "chance":
        return CHANCE
    if name == "nobody":
        return NOBODY
    return one_of(name, table.names, "asked")


def here_names(table: Table) -> tuple[str, ...]:
    """The territories of the portal's continent."""
    at = int(table.figure[table.active])
    if at == OFF_RING:
        return ()
    first = int(table.fixed.leads_to[at]) * LANDS_EACH
    return table.fixed.land_names[first : first + LANDS_EACH]


# ---- writing


def names_of(value: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if value >> i & 1]


def cards_of(counts: Any, first: int) -> list[str]:
    """A run of counts by kind as a list of cards."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(int(counts[first + card]))]


def pile(bag: Any, low: Any, first: int, end: int) -> dict[str, object]:
    upper = {CARD_NAMES[card]: int(bag.counts[card]) for card in range(first, end) if bag.counts[card]}
    return {"upper": upper, "lower": [CARD_NAMES[int(card)] for card in low]}


def write(table: Table) -> dict[str, object]:
    """Everything, nothing left out: reading it back gives an equal position."""
    names = table.names
    fixed = table.fixed
    seats = range(table.players)
    stride = table.stride
    chips = {
        name: [names[int(table.chips[land * stride + i])] for i in range(int(table.height[land]))]
        for land, name in enumerate(fixed.land_names)
    }
    order = sorted((s for s in seats if table.out_at[s]), key=lambda s: int(table.out_at[s]))
    here = here_names(table)
    data: dict[str, object] = {
        "game": "playing-gods",
        "players": list(names),
        "options": dict(fixed.options),
        "homes": {names[s]: names_of(int(table.homes[s]), fixed.continent_names) for s in seats},
        "stacks": chips,
        "figures": {names[s]: None if table.figure[s] == OFF_RING else int(table.figure[s]) for s in seats},
        "status": {names[s]: STATUS_NAMES[int(table.status[s])] for s in seats},
        "out": [names[s] for s in order],
        "permanents": {names[s]: names_of(int(table.permanent[s]), FAITH_NAMES) for s in seats},
        "hands": {names[s]: cards_of(table.hand, s * CARDS) for s in seats},
        "immunities": {names[s]: names_of(int(table.immune[s]), ELEMENT_NAMES) for s in seats},
        "public": {names[s]: cards_of(table.public, s * CARDS) for s in seats},
        "seen": {
            names[v]: {
                names[s]: cards_of(table.seen, (v * table.players + s) * CARDS)
                for s in seats if any(table.seen[(v * table.players + s) * CARDS + c] for c in range(CARDS))
            }
            for v in seats
        },
        "bare": {names[s]: names_of(int(table.bare[s]), ELEMENT_NAMES) for s in seats},
        "wrath_pile": pile(table.wrath, table.low_wrath, 0, WRATH_KINDS),
        "conversion_pile": pile(table.conversion, table.low_conversion, WRATH_KINDS, CARDS),
        "shown": [CARD_NAMES[int(card)] for card in table.shown],
        "on_turn": names[table.active],
        "step": PHASES[int(table.phase)],
        "asked": {CHANCE: "chance", NOBODY: "nobody"}.get(int(table.turn)) or names[table.turn],
        "turns": int(table.turns),
        "die": int(table.die),
        "draws": int(table.draws),
        "pile": BACK_NAMES[int(table.pile)],
        "then": THEN_NAMES[int(table.then)],
        "tried": names_of(int(table.tried), names),
        "rolling": names_of(int(table.rolling), names),
        "best": int(table.best),
        "leaders": names_of(int(table.leaders), names),
        "attack": form_name(int(table.form)) if table.form else None,
        "named": names_of(int(table.named), here),
        "stopped": {names[s]: names_of(int(table.stopped[s]), ELEMENT_NAMES) for s in seats if table.stopped[s]},
        "hits": {name: int(table.hits[i]) for i, name in enumerate(here) if table.hits[i]},
        "victim": names[table.victim],
        "offered": int(table.offered),
        "defended": int(table.defended),
        "passing": int(table.passing),
        "winner": names[table.winner] if table.winner >= 0 else None,
        "ending": table.ending,
    }  # fmt: skip
    if fixed.components:
        data["components"] = fixed.components
    return data


def census(table: Table) -> dict[str, int]:
    counts = counts_outside(table)
    found = {
        name: counts[card] + int(table.wrath.counts[card]) + int(table.conversion.counts[card])
        for card, name in enumerate(CARD_NAMES)
    }
    for seat, god in enumerate(table.names):
        on_map = sum(
            table.chips[land * table.stride + i] == seat
            for land in range(len(table.height)) for i in range(int(table.height[land]))
        )  # fmt: skip
        found[f"chips of {god}"] = on_map + int(table.supply[seat])
    return found
