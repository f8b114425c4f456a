"""When the clauses of GODS, first edition, that can refuse are broken; see `broken_gods.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games import broken_gods as g
from games.broken_gods import Refusal

CHOICES = ("end game", "last turn")


def out_of_order(r: Refusal) -> bool:
    """Somebody else's turn, or the tiles of the own one are still being turned up."""
    return g.out_of_turn(r) or g.before_the_refill(r)


def second_temple(r: Refusal) -> bool:
    return r.words[0] == "temple" and "temple" in r.data["used"]


def whirlwind_wrong(r: Refusal) -> bool:
    """It must lie open, and what it moves is a desert on the field."""
    return g.missing(r, "whirlwind", "whirlwind") or g.whirls_no_desert(r)


def decay_far_from_temples(r: Refusal) -> bool:
    """With the option that asks for one, no temple of another player lies beside it."""
    if r.words[0] != "decay" or r.data["options"]["decay_place"] == "anywhere":
        return False
    return not [card for card in g.touching(r, r.words[1]) if card[0] == "T" and card[1] != g.me(r)]


def no_decay_tile(r: Refusal) -> bool:
    return g.missing(r, "decay", "decay")


def desert_badly_moved(r: Refusal) -> bool:
    """Lift it first; its new hex is empty, not the old one, and beside a tile."""
    return g.desert_not_lifted_first(r) or g.same_place(r)


def owner_has_not_chosen(r: Refusal) -> bool:
    return r.data["step"] == "last turn" and r.text not in CHOICES


def no_village_end(r: Refusal) -> bool:
    return r.text in CHOICES and r.data["step"] != "last turn"


def bag_has_no_village_end(r: Refusal) -> bool:
    return r.text in CHOICES and bool(r.data["options"]["bag"])


def villages(r: Refusal) -> list[int]:
    """Of the player on turn, by colour."""
    return list(g.threes(r, r.data["on_turn"]).values())


BROKEN: Mapping[str, Callable[[Refusal], bool]] = {
    "GODS1-S-03": g.before_seating,
    "GODS1-S-08": g.before_starting,
    "GODS1-T-01": out_of_order,
    "GODS1-T-06": g.not_two_actions,
    "GODS1-T-07": second_temple,
    "GODS1-T-08": g.unpayable,
    "GODS1-A-02": g.beside_nothing,
    "GODS1-A-03": g.no_such_tribe,
    "GODS1-A-13": lambda r: g.missing(r, "desert", "desert"),
    "GODS1-A-15": whirlwind_wrong,
    "GODS1-A-16": lambda r: g.missing(r, "take", "mediation"),
    "GODS1-A-18": g.no_extra_from_before,
    "GODS1-A-19": g.moves_no_desert,
    "GODS1-A-21": g.nothing_to_discard,
    "GODS1-B-03": lambda r: bool(r.data["options"]["bag"]) and g.supply_too_small(r, "bag"),
    "GODS1-B-05": bag_has_no_village_end,
    "GODS1-B-06": no_decay_tile,
    "GODS1-B-07": g.nothing_to_rob,
    "GODS1-G-01": g.taken,
    "GODS1-G-04": g.no_temple_left,
    "GODS1-R-12": no_village_end,
    "GODS1-R-13": owner_has_not_chosen,
    "GODS1-R-15": g.closed_to_temples,
    "GODS1-R-16": desert_badly_moved,
    "GODS1-R-17": g.stones_wrong,
    "GODS1-R-18": g.whirlwind_unused,
    "GODS1-R-19": g.extra_too_early,
    "GODS1-R-22": lambda r: g.robs_oneself(r) or decay_far_from_temples(r),
    "GODS1-R-23": g.splits_the_field,
    "GODS1-R-36": g.too_far,
    "GODS1-X-01": lambda r: g.over(r) and "end" in r.data["display"],
    "GODS1-X-02": lambda r: g.over(r) and sum(n > 0 for n in villages(r)) >= 3,
    "GODS1-X-03": lambda r: g.over(r) and sum(villages(r)) >= 4,
    "GODS1-X-04": lambda r: g.over(r) and bool(r.data["last_turn"]),
}

PAIR = ["T red 0,0", "T blue 1,0"]
BAG = {"bag": True, "decay_tile": True}
RING = ["T red 1,0", "T blue 1,-1", "D 0,-1", "D -1,0", "D -1,1"]
THREE_COLOURS = [
    *("t green/red 1,3", "t green/red 2,3", "t green/red 3,3", "t blue/red 1,5", "t blue/red 2,5", "t blue/red 3,5"),
    *("t violet/red 1,7", "t violet/red 2,7", "t violet/red 3,7"),
]
FOUR_VILLAGES = [*(f"t green/red {q},3" for q in range(6)), *(f"t blue/red {q},5" for q in range(6))]
# Moments that random games come to seldom or never.
RARE: list[dict[str, Any]] = [
    {  # tokens run short at blue's temple
        "players": ["red", "blue"], "on_turn": "blue", "step": "stone", "site": "3,-1", "stones": {"blue": 1},
        "field": [*PAIR, "T blue 3,-1", "t violet/- 2,-1", "t blue/- 3,-2", "t blue/blue 4,-2"], "display": ["desert"],
    },
    {  # no temple left, an old mediation, a hex with five neighbours
        "players": ["red", "blue"], "on_turn": "red", "step": "actions", "temples": {"red": 0}, "power": {"red": 12},
        "extras": {"red": 1}, "display": ["decay", "whirlwind"], "options": BAG, "field": RING,
    },
    {  # the same for blue, who has temples
        "players": ["red", "blue"], "on_turn": "blue", "step": "actions", "power": {"blue": 12},
        "display": ["decay", "mediation"], "options": BAG, "field": RING,
    },
    {"players": ["red", "blue"], "on_turn": "red", "step": "last turn", "field": [*PAIR, *THREE_COLOURS]},
    {"players": ["red", "blue"], "on_turn": "red", "step": "over", "field": [*PAIR, *THREE_COLOURS]},
    {"players": ["red", "blue"], "on_turn": "red", "step": "over", "field": [*PAIR, *FOUR_VILLAGES]},
    {"players": ["red", "blue"], "on_turn": "red", "step": "over", "field": PAIR, "last_turn": True},
]  # fmt: skip
