"""Positions of Playing Gods in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.choices import COLOUR, FIGURE, going_with
from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.names import check_names
from theomachy.core.options import check_options
from theomachy.core.position import CHANCE, NOBODY
from theomachy.core.reading import components_path, known_keys, mapping_at, one_of, read_revision, same_game
from theomachy.games.playing_gods import GAME
from theomachy.games.playing_gods.rules.cards import CARDS, WRATH_KINDS
from theomachy.games.playing_gods.rules.numbers import OFF_RING
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.table.box import COMPONENTS, PLAYERS
from theomachy.games.playing_gods.table.moments import trouble_with
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    COLOURS,
    ELEMENT_NAMES,
    FAITH_NAMES,
    FIGURES,
    GOD_NAMES,
    PHASES,
    STATUS_NAMES,
    THEN_NAMES,
    form_name,
)  # fmt: skip
from theomachy.games.playing_gods.table.positions_cards import counts_outside, read_cards, read_knowledge, read_piles
from theomachy.games.playing_gods.table.positions_map import read_gods, read_stacks
from theomachy.games.playing_gods.table.positions_step import STEPS, here_names, read_moment
from theomachy.games.playing_gods.table.setup import OPTIONS, bare_table, new, refuse

__all__ = ["KEYS", "STEPS", "census", "names_of", "read", "write"]

KEYS = (
    "game", "rules", "players", "options", "components", "colours", "emblems", "homes", "stacks", "figures", "status",
    "out", "permanents", "hands", "immunities", "public", "seen", "bare", "wrath_pile", "conversion_pile", "shown",
    "on_turn", "step", "asked", "turns", "die", "draws", "pile", "then", "shared", "tried", "rolling", "best",
    "leaders", "attack", "named", "stopped", "hits", "victim", "offered", "defended", "passing", "winner", "ending",
)  # fmt: skip


def read(data: Mapping[str, object]) -> PlayingGods:
    known_keys(data, KEYS)
    same_game(data, "playing-gods")
    names = read_names(data)
    try:
        options = check_options(OPTIONS, mapping_at(data, "options"))
        refuse(len(names), options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    path = components_path(data, COMPONENTS)
    revision = read_revision(data, GAME.revisions)
    colours = COLOUR.read(COLOURS, len(names), data)
    figures = FIGURE.read(FIGURES, len(names), data, going_with(FIGURES, COLOURS, colours))
    if not any(key in data for key in KEYS[KEYS.index("homes") :]):
        return new(len(names), options, names, path, revision, colours, figures)
    table = bare_table(names, options, path, revision, colours, figures)
    step = STEPS[one_of(data.get("step", "roll"), STEPS, "step")]
    read_gods(table, data)
    read_stacks(table, data)
    read_cards(table, data)
    read_piles(table, data)
    read_knowledge(table, data)
    read_moment(table, data, step)
    trouble = trouble_with(table)
    if trouble:
        raise BadPosition(f"step {step!r}: {trouble}")
    return table


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
    chips = {
        name: [names[int(table.chips[table.bottom(land) + i])] for i in range(int(table.height[land]))]
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
        "shared": bool(table.shared),
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
    if fixed.revision != GAME.revision:
        data["rules"] = int(fixed.revision)
    if fixed.colours != COLOURS[: table.players]:
        data["colours"] = list(fixed.colours)
    if fixed.figures != going_with(FIGURES, COLOURS, fixed.colours):
        data["emblems"] = list(fixed.figures)
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
            table.chips[table.bottom(land) + i] == seat
            for land in range(len(table.height)) for i in range(int(table.height[land]))
        )  # fmt: skip
        found[f"chips of {god}"] = on_map + int(table.supply[seat])
    return found
