"""What players of the first edition see (GODS1-R-29: everything that lies open), as plain data."""

from __future__ import annotations

from typing import Any

from theomachy.core.panel import Source
from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.common.rules.state import OVER
from theomachy.games.gods.common.table.names import CARD_NAMES
from theomachy.games.gods.common.table.view import (
    Changes,
    cards_on,
    common_view,
    player_view,
    preview,
    sack_view,
    touched,
)  # fmt: skip
from theomachy.games.gods.first.rules.state import FirstTable
from theomachy.games.gods.first.rules.turn import end_tile_hidden, village_end
from theomachy.games.gods.first.rules.villages import tiles_earned
from theomachy.games.gods.first.table.box import NAMES
from theomachy.games.gods.first.table.positions import USED


def view(table: FirstTable, viewer: int) -> dict[str, Any]:
    """Everything a screen shows. `viewer` is a seat or NOBODY for a spectator; nothing is hidden from either."""
    cards = cards_on(table)
    fixed = table.fixed
    seen = {"game": "gods-first", **common_view(table, viewer, cards)}
    seen["players"] = [player_view(table, seat) | villages(table, seat) for seat in range(table.players)]
    seen["village_value"] = int(fixed.village_value)
    seen["tile_value"] = int(fixed.tile_value)
    seen["penalty"] = int(fixed.penalty)
    seen["used"] = [name for name, bit in USED.items() if table.used & bit]
    seen["supply"] = "bag" if fixed.bag else "pile"
    seen[seen["supply"]] = tiles_left(table)  # by the word of positions
    seen["supply_left"] = int(table.supply.left)
    seen["end_tile"] = end_tile_chance(table)
    seen["points_tiles_left"] = {CARD_NAMES[c]: int(table.tiles_left(c)) for c in range(1, TRIBES + 1)}
    seen["last_turn"] = bool(table.last)
    seen["leaders"] = [p["seat"] for p in seen["players"] if p["rank"] == 1]
    seen["can_end"] = [p["seat"] for p in seen["players"] if p["ends"]] if table.phase != OVER else []
    reckoning = Reckoning(table)
    preview(table, seen, cards, reckoning)
    # What one more temple of the player on turn does to everybody's points by the penalty alone.
    seen["after_temple"] = reckoning({}, temple=True)
    return seen


def sources(table: FirstTable) -> list[list[Source]]:
    """Where the points of each seat come from: villages and points tiles by people, and the penalty for temples."""
    found = []
    fixed = table.fixed
    for seat in range(table.players):
        parts = []
        for colour in range(1, TRIBES + 1):
            name = CARD_NAMES[colour]
            parts += [Source("village", int(fixed.village_value), name, "GODS1-V-03")] * int(
                table.villages_of(seat, colour)
            )
            parts.append(Source("tiles", int(table.tiles_of(seat, colour) * fixed.tile_value), name, "GODS1-V-02"))
        if table.built(seat) == table.most_built():
            parts.append(Source("most temples", -int(fixed.penalty), "", "GODS1-X-06"))
        found.append([part for part in parts if part.points])
    return found


def villages(table: FirstTable, seat: int) -> dict[str, Any]:
    """For each tribe colour: own tribes, village tiles, how many tribes the next one needs, points tiles held.

    Also the temples on the field, whether they bring the penalty now, the points without it, and the clause by which
    the villages would end the game if it were this player's turn.
    """
    need = int(table.fixed.tribes_needed)
    out = []
    for colour in range(1, TRIBES + 1):
        tribes, held = int(table.tribes_of(seat, colour)), int(table.villages_of(seat, colour))
        out.append({
            "colour": CARD_NAMES[colour], "tribes": tribes, "villages": held, "next": need * (held + 1),
            "points_tiles": int(table.tiles_of(seat, colour)),
        })  # fmt: skip
    return {
        "villages": out,
        "built": int(table.built(seat)),
        "penalised": bool(table.is_penalised(seat)),
        "tile_points": int(table.tile_points(seat)),
        "ends": village_end(table, seat),
    }


def tiles_left(table: FirstTable) -> list[dict[str, Any]]:
    """What has not come up yet by kind, with the chance of each kind at the next draw.

    With a pile that counts the up to two tiles below the end tile, which never come up. Kinds that this table does
    not have at all are left out.
    """
    kinds = [item for item in sack_view(table) if item["card"] not in missing_kinds(table)]
    if end_tile_hidden(table):
        others = int(table.supply.left) - 1
        for item in kinds:
            item["chance"] = 0.0 if item["card"] == NAMES[-1] else round(item["count"] / others, 4)
    return kinds


def missing_kinds(table: FirstTable) -> tuple[str, ...]:
    """The pile has no decay tile, the bag no end tile, and without the option no decay tile either."""
    if not table.fixed.bag:
        return ("decay",)
    return ("end",) if table.fixed.options["decay_tile"] else ("decay", "end")


def end_tile_chance(table: FirstTable) -> float | None:
    """The chance that the next tile is the end tile, once it can be; before that None, and always with a bag."""
    if table.fixed.bag or end_tile_hidden(table) or table.phase == OVER:
        return None
    return round(1 / int(table.supply.left), 4)


class Reckoning:
    """Everybody's points, penalty included, after gods gain or lose tribes and the player on turn builds a temple."""

    def __init__(self, table: FirstTable) -> None:
        self.table = table
        self.tile_points = [int(table.tile_points(seat)) for seat in range(table.players)]
        built = [int(table.built(seat)) for seat in range(table.players)]
        self.losses = [self.penalties(built)]
        built[table.active] += 1
        self.losses.append(self.penalties(built))

    def penalties(self, built: list[int]) -> list[int]:
        return [int(self.table.fixed.penalty) if n == max(built) else 0 for n in built]

    def __call__(self, changes: Changes, temple: bool) -> list[int]:
        points = [n - loss for n, loss in zip(self.tile_points, self.losses[temple], strict=True)]
        fixed = self.table.fixed
        need = int(fixed.tribes_needed)
        for seat, colour in touched(self.table, changes):
            tribes = int(self.table.tribes_of(seat, colour)) + changes.get((seat, colour), 0)
            villages = tribes // need
            founded = villages - int(self.table.villages_of(seat, colour))
            points[seat] += founded * int(fixed.village_value)
            if founded > 0:
                points[seat] += int(tiles_earned(self.table, seat, colour, villages, founded)) * int(fixed.tile_value)
        return points
