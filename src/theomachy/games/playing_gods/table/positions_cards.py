"""Positions of Playing Gods in JSON: hands, piles and what is known of them, read from plain data and checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import u8

from theomachy.core.errors import BadPosition
from theomachy.core.reading import listing, mapping, number, one_of
from theomachy.games.playing_gods.rules import state
from theomachy.games.playing_gods.rules.cards import (
    ALL_LOSE,
    CARDS,
    FAITHS,
    IMMUNITIES,
    LOSE,
    WRATH_KINDS,
    is_immunity,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.hands import add, makes_pair
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.table.box import COMPONENTS, Box, box
from theomachy.games.playing_gods.table.names import CARD_NAMES, ELEMENT_NAMES, FAITH_NAMES
from theomachy.games.playing_gods.table.positions_map import bits, by_god


def cards_in(value: object, place: str, first: int = 0, end: int = CARDS) -> list[int]:
    return [first + one_of(name, CARD_NAMES[first:end], place) for name in listing(value, place)]


def box_of(table: Table) -> Box:
    return box(Path(table.fixed.components) if table.fixed.components else COMPONENTS)


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
            if makes_pair(table, seat, card):
                raise BadPosition(f"hands.{name}: two {CARD_NAMES[card]} would be a permanent (PG-R-36)")
            if is_immunity(card) and table.fixed.open_on_draw:
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
            counts[card] += int(table.holds(seat, card))
        for i in range(len(FAITH_NAMES)):
            counts[FAITHS + i] += int(table.has_permanent(seat, FAITHS + i))
        for i in range(len(ELEMENT_NAMES)):
            counts[IMMUNITIES + i] += int(table.immune[seat]) >> i & 1
    return counts


def read_knowledge(table: PlayingGods, data: Mapping[str, object]) -> None:
    """What everybody knows of a hand, what one god knows beyond that, what cannot be in it."""
    for seat, cards in by_god(table, data, "public").items():
        for card in cards_in(cards, f"public.{table.names[seat]}"):
            table.public[slot(seat, card)] += 1
    for viewer, hands in by_god(table, data, "seen").items():
        place = f"seen.{table.names[viewer]}"
        for name, cards in mapping(hands, place).items():
            seat = one_of(name, table.names, place)
            if seat == viewer:
                raise BadPosition(f"{place}: a god always knows its own hand")
            for card in cards_in(cards, f"{place}.{name}"):
                table.seen[table.seen_slot(viewer, seat, card)] += 1
    for seat, elements in by_god(table, data, "bare").items():
        table.bare[seat] = bits(elements, ELEMENT_NAMES, f"bare.{table.names[seat]}")
    for seat, name in enumerate(table.names):
        for card in range(CARDS):
            if any(table.knows(viewer, seat, card) > table.holds(seat, card) for viewer in range(table.players)):
                raise BadPosition(f"public, seen: {CARD_NAMES[card]} is known to be with {name}, but is not")
        for i, element in enumerate(ELEMENT_NAMES):
            unknown = table.holds(seat, IMMUNITIES + i) > int(table.public[slot(seat, IMMUNITIES + i)])
            if int(table.bare[seat]) >> i & 1 and unknown:
                raise BadPosition(f"bare.{name}: there is an immunity against {element} in the hand that not all know")
