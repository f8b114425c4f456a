"""What players of the second edition see (GODS2-R-39: everything), as plain data."""

from __future__ import annotations

from typing import Any

from theomachy.games.gods_common.cards import TRIBES
from theomachy.games.gods_common.names import CARD_NAMES, COLOUR_NAMES
from theomachy.games.gods_common.view import Cards, cards_on, common_view, player_view, sack_view
from theomachy.games.gods_second.positions import USED
from theomachy.games.gods_second.state import SecondTable
from theomachy.parts.hexes import STEPS, code


def view(table: SecondTable, viewer: int) -> dict[str, Any]:
    """Everything a screen shows. `viewer` is a seat or NOBODY for a spectator; nothing is hidden from either."""
    cards = cards_on(table)
    seen = {"game": "gods-second", **common_view(table, viewer, cards)}
    seen["players"] = [player_view(table, seat) | nations(table, seat) for seat in range(table.players)]
    seen["limit"] = int(table.fixed.limit)
    seen["card_value"] = int(table.fixed.card_value)
    seen["chip_value"] = int(table.fixed.chip_value)
    seen["used"] = [name for name, bit in USED.items() if table.used & bit]
    seen["sack"] = sack_view(table)
    seen["sack_left"] = int(table.supply.left)
    seen["aside"] = int(table.aside)
    seen["box"] = {CARD_NAMES[kind]: int(n) for kind, n in enumerate(table.boxed) if n}
    seen["leaders"] = [p["seat"] for p in seen["players"] if p["rank"] == 1]
    seen["per_kind"] = bool(table.fixed.per_kind)
    preview(table, seen, cards)
    return seen


def nations(table: SecondTable, seat: int) -> dict[str, Any]:
    """For each tribe colour: own tribes, points cards, how many tribes the next card needs, and the chip."""
    need = int(table.fixed.tribes_needed)
    out = []
    for colour in range(1, TRIBES + 1):
        tribes = int(table.tribes_of(seat, colour))
        cards = int(table.cards_of(seat, colour))
        chip = int(table.chips[colour])
        out.append({
            "colour": CARD_NAMES[colour], "tribes": tribes, "cards": cards, "next": need * (cards + 1),
            "chip": chip == seat + 1, "chip_free": chip == 0,
        })  # fmt: skip
    return {"nations": out}


def preview(table: SecondTable, seen: dict[str, Any], cards: Cards) -> None:
    """Adds to the open hexes how points would stand after a tribe of the display or a temple there, where they
    would change, and says who can reach the limit with one action that can be paid now."""
    points = [p["points"] for p in seen["players"]]
    shown = [CARD_NAMES.index(name) for name in seen["display"] if name in COLOUR_NAMES]
    active = int(table.active)
    power = int(table.power[active])
    builds = "temple" not in seen["used"] and table.temples[active] > 0
    winners = set()
    for place in seen["open"]:
        after = {}
        god = place["religion"]
        if god is not None:
            for colour in shown:
                found = changed(table, points, {(god, colour): 1})
                if found != points:
                    after[CARD_NAMES[colour]] = found
        if place["converts"] and not place["closed"] and len(place["converts"]) <= table.stones[active]:
            changes: dict[tuple[int, int], int] = {}
            at = code(place["q"], place["r"])
            for step in STEPS:
                card = cards.get(at + step, 0)
                owner = (card >> 4) - 1
                if card and card & 15 <= TRIBES and owner != active:
                    colour = card & 15
                    changes[active, colour] = changes.get((active, colour), 0) + 1
                    if owner >= 0:
                        changes[owner, colour] = changes.get((owner, colour), 0) - 1
            found = changed(table, points, changes)
            if found != points:
                after["temple"] = found
        place["after"] = after
        for what, found in after.items():
            price = place["temple"] if what == "temple" else place["tribe"]
            if price <= power and (what != "temple" or builds):
                winners |= {seat for seat, n in enumerate(found) if n >= seen["limit"]}
    acting = seen["phase"] == "actions" and seen["actions_left"] > 0
    seen["can_end"] = sorted(winners) if acting else []


def changed(table: SecondTable, points: list[int], changes: dict[tuple[int, int], int]) -> list[int]:
    """The points after gods gain or lose tribes: {(seat, colour): number}."""
    fixed = table.fixed
    need = int(fixed.tribes_needed)
    found = list(points)
    for (seat, colour), n in changes.items():
        before = int(table.tribes_of(seat, colour))
        cards = (before + n) // need - before // need
        found[seat] += cards * int(fixed.card_value)
        if cards > 0 and table.chips[colour] == 0:
            found[seat] += int(fixed.chip_value)
    return found
