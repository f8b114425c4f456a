"""What players of the second edition see (GODS2-R-39: everything), as plain data."""

from __future__ import annotations

from typing import Any

from theomachy.core.panel import Source
from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.common.rules.placing import may_build
from theomachy.games.gods.common.table.names import CARD_NAMES
from theomachy.games.gods.common.table.view import (
    Changes,
    at_best,
    cards_on,
    common_view,
    player_view,
    preview,
    sack_view,
    touched,
)  # fmt: skip
from theomachy.games.gods.second.rules.state import SecondTable
from theomachy.games.gods.second.table.positions import USED


def view(table: SecondTable, viewer: int) -> dict[str, Any]:
    """Everything a screen shows. `viewer` is a seat or NOBODY for a spectator; nothing is hidden from either."""
    cards = cards_on(table)
    seen = {"game": "gods-second", **common_view(table, viewer, cards)}
    seen["players"] = [player_view(table, seat) | nations(table, seat) for seat in range(table.players)]
    seen["limit"] = int(table.fixed.limit)
    seen["card_value"] = int(table.fixed.card_value)
    seen["chip_value"] = int(table.fixed.chip_value)
    seen["used"] = [name for name, bit in USED.items() if table.used & bit]
    seen["supply"] = "sack"
    seen["sack"] = sack_view(table)
    seen["supply_left"] = int(table.supply.left)
    seen["aside"] = int(table.aside)
    seen["leaders"] = [p["seat"] for p in seen["players"] if p["rank"] == 1]
    seen["per_kind"] = bool(table.fixed.per_kind)
    points = [p["points"] for p in seen["players"]]
    preview(table, seen, cards, lambda changes, temple: changed(table, points, changes))
    seen["can_end"] = can_end(table, seen)
    return seen


def sources(table: SecondTable) -> list[list[Source]]:
    """Where the points of each seat come from: a part for each nation, and for having been the first of a people."""
    found = []
    for seat in range(table.players):
        parts = []
        for colour in range(1, TRIBES + 1):
            name, card = CARD_NAMES[colour], int(table.fixed.card_value)
            parts += [Source("nation", card, name, "GODS2-V-02")] * int(table.cards_of(seat, colour))
            if int(table.chips[colour]) == seat + 1:
                parts.append(Source("first", int(table.fixed.chip_value), name, "GODS2-V-03"))
        found.append([part for part in parts if part.points])
    return found


def nations(table: SecondTable, seat: int) -> dict[str, Any]:
    """For each tribe colour: own tribes, points cards, how many tribes the next card needs, and the chip."""
    need = int(table.fixed.tribes_needed)
    out = []
    for colour in range(1, TRIBES + 1):
        tribes = int(table.tribes_of(seat, colour))
        cards = int(table.cards_of(seat, colour))
        out.append({
            "colour": CARD_NAMES[colour], "tribes": tribes, "cards": cards, "next": need * (cards + 1),
            "chip": bool(table.has_chip(seat, colour)), "chip_free": bool(table.chip_is_free(colour)),
        })  # fmt: skip
    return {"nations": out}


def can_end(table: SecondTable, seen: dict[str, Any]) -> list[int]:
    """Who reaches the limit by one action that can be paid now, or by the choice of stones for the one under way."""
    if seen["step"] == "stone":
        points = [p["points"] for p in seen["players"]]
        reached = at_best(
            table, cards_on(table), int(table.site), lambda changes, temple: changed(table, points, changes)
        )
        return [seat for seat, n in enumerate(reached) if n >= seen["limit"]]
    if seen["step"] != "actions" or seen["actions_left"] == 0:
        return []
    power = int(table.power[table.active])
    builds = may_build(table)
    winners = set()
    for place in seen["open"]:
        for what, found in place["after"].items():
            price = place["temple"] if what == "temple" else place["tribe"]
            if price <= power and (what != "temple" or builds):
                winners |= {seat for seat, n in enumerate(found) if n >= seen["limit"]}
    return sorted(winners)


def changed(table: SecondTable, points: list[int], changes: Changes) -> list[int]:
    """The points after gods gain or lose tribes: {(seat, colour): number}."""
    fixed = table.fixed
    need = int(fixed.tribes_needed)
    found = list(points)
    for seat, colour in touched(table, changes):
        tribes = int(table.tribes_of(seat, colour)) + changes.get((seat, colour), 0)
        cards = tribes // need - int(table.cards_of(seat, colour))
        found[seat] += cards * int(fixed.card_value)
        if cards > 0 and table.chip_is_free(colour):
            found[seat] += int(fixed.chip_value)
    return found
