"""When the clauses of GODS, second edition, that can refuse are broken; see `broken_gods.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games import broken_gods as g
from games.broken_gods import Refusal

OTHER_CARDS = {"desert": "desert", "decay": "decay", "whirlwind": "whirlwind", "take": "extra"}


def done_before(r: Refusal) -> bool:
    """All but tribes and extra actions once in a turn; the other cards each once with `per_kind`."""
    word, used = r.words[0], r.data["used"]
    if word in ("temple", "move", "discard"):
        return word in used
    return OTHER_CARDS.get(word, "") in used


def second_other_card(r: Refusal) -> bool:
    one_for_all = r.data["options"]["other_cards_once"] == "category"
    return one_for_all and r.words[0] in OTHER_CARDS and "other" in r.data["used"]


def points(r: Refusal, god: str) -> int:
    card, chip = r.data["options"]["points_card_value"], r.data["options"]["points_chip_value"]
    chips = list(r.data["chips"].values()).count(god)
    return sum(g.threes(r, god).values()) * (3 if card == "printed" else card) + chips * (
        1 if chip == "printed" else chip
    )


def points_reached(r: Refusal) -> bool:
    gods = r.data["players"]
    return g.over(r) and any(points(r, god) >= (10 if len(gods) == 2 else 9) for god in gods)


def only_twins_left(r: Refusal) -> bool:
    first, second = r.data["display"]
    left = {card for card, n in r.data["sack"].items() if n}
    return g.over(r) and first == second and left <= {first}


def turns_played(r: Refusal) -> bool:
    most = r.data["options"]["max_turns"]
    return g.over(r) and 0 < most <= r.data["turns"]


BROKEN: Mapping[str, Callable[[Refusal], bool]] = {
    "GODS2-S-05": g.before_seating,
    "GODS2-S-09": g.before_starting,
    "GODS2-T-01": g.out_of_turn,
    "GODS2-T-02": g.before_the_refill,
    "GODS2-T-10": g.not_two_actions,
    "GODS2-T-11": done_before,
    "GODS2-T-12": g.unpayable,
    "GODS2-A-02": g.beside_nothing,
    "GODS2-A-03": g.taken,
    "GODS2-A-04": g.no_such_tribe,
    "GODS2-A-15": lambda r: g.missing(r, "desert", "desert"),
    "GODS2-A-17": lambda r: g.missing(r, "decay", "decay"),
    "GODS2-A-18": g.nothing_to_rob,
    "GODS2-A-20": lambda r: g.missing(r, "whirlwind", "whirlwind"),
    "GODS2-A-21": g.whirls_no_desert,
    "GODS2-A-23": lambda r: g.missing(r, "take", "extra"),
    "GODS2-A-24": g.no_extra_from_before,
    "GODS2-A-26": g.moves_no_desert,
    "GODS2-A-29": g.nothing_to_discard,
    "GODS2-A-31": g.no_temple_left,
    "GODS2-R-15": g.stones_wrong,
    "GODS2-R-16": g.closed_to_temples,
    "GODS2-R-17": second_other_card,
    "GODS2-R-20": g.extra_too_early,
    "GODS2-R-22": g.whirlwind_unused,
    "GODS2-R-23": g.robs_oneself,
    "GODS2-R-25": g.desert_not_lifted_first,
    "GODS2-R-26": g.same_place,
    "GODS2-R-27": g.splits_the_field,
    "GODS2-R-46": g.too_far,
    "GODS2-X-01": points_reached,
    "GODS2-X-02": only_twins_left,
    "GODS2-X-03": lambda r: g.supply_too_small(r, "sack"),
    "GODS2-R-37": turns_played,
}

PAIR = ["T red 0,0", "T blue 1,0"]
# Moments that random games come to seldom or never.
RARE: list[dict[str, Any]] = [
    {  # stones run short at blue's temple
        "players": ["red", "blue"], "on_turn": "blue", "step": "stone", "site": "3,-1", "stones": {"blue": 1},
        "field": [*PAIR, "T blue 3,-1", "t violet/- 2,-1", "t blue/- 3,-2", "t blue/blue 4,-2"], "display": ["desert"],
    },
    {  # no temple left, an old extra action, a hex with five neighbours
        "players": ["red", "blue"], "on_turn": "red", "step": "actions", "temples": {"red": 0}, "power": {"red": 12},
        "extras": {"red": 1}, "display": ["decay", "whirlwind"],
        "field": ["T red 1,0", "T blue 1,-1", "D 0,-1", "D -1,0", "D -1,1"],
    },
    {  # the same for blue, who has temples
        "players": ["red", "blue"], "on_turn": "blue", "step": "actions", "power": {"blue": 12},
        "display": ["decay", "extra"], "field": ["T red 1,0", "T blue 1,-1", "D 0,-1", "D -1,0", "D -1,1"],
    },
    {  # two cards of a kind and nothing else
        "players": ["red", "blue"], "on_turn": "red", "step": "over", "field": PAIR, "display": ["desert", "desert"],
        "sack": {"desert": 1}, "ending": "GODS2-X-02",
    },
    {  # the agreed number of turns is played
        "players": ["red", "blue"], "on_turn": "blue", "step": "over", "field": PAIR, "display": ["green", "desert"],
        "options": {"max_turns": 4}, "turns": 4, "ending": "GODS2-R-37",
    },
]  # fmt: skip
