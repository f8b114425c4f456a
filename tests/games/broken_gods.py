"""When the clauses of GODS that can refuse are broken, as far as both editions have the same conditions.

Written from `docs/rules/gods-first.md` and `docs/rules/gods-second.md` alone. A refusal gives the position's JSON
(`data`), the seat (`player`) and the action's text (`text`, `words`); the rules code is never asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
BEFORE_THE_FIRST_TURN = ("seating", "starter")
FARTHEST = 120
LAST_ACTION = ("extra", "mediation")  # what playing an extra action is called
PUTS_DOWN = ("tribe", "temple", "desert", "decay")


class Refusal(Protocol):
    @property
    def player(self) -> int: ...
    @property
    def data(self) -> Mapping[str, Any]: ...
    @property
    def text(self) -> str: ...
    @property
    def words(self) -> list[str]: ...


# ---- reading


def me(r: Refusal) -> str:
    name: str = r.data["players"][r.player]
    return name


def cards(r: Refusal) -> dict[str, list[str]]:
    """By hex: ["T", "red"], ["t", "green", "-"], ["D"] or ["X"]."""
    found = {}
    for text in r.data["field"]:
        *card, at = text.split()
        found[at] = [card[0], *card[1].split("/")] if card[1:] else card
    return found


def around(at: str) -> list[str]:
    q, r = map(int, at.split(","))
    return [f"{q + dq},{r + dr}" for dq, dr in STEPS]


def touching(r: Refusal, at: str) -> list[list[str]]:
    """The cards beside a hex."""
    lying = cards(r)
    return [lying[n] for n in around(at) if n in lying]


def steps_from_middle(at: str) -> int:
    q, r = map(int, at.split(","))
    return max(abs(q), abs(r), abs(q + r))


def together(hexes: set[str]) -> bool:
    seen: set[str] = set()
    todo = set(sorted(hexes)[:1])
    while todo:
        seen |= todo
        todo = {n for at in todo for n in around(at)} & hexes - seen
    return seen == hexes


def target(r: Refusal) -> str:
    """The hex on which something is put down; empty if nothing is."""
    word, *rest = r.words
    if word in PUTS_DOWN or word == "to":
        return rest[1] if word == "tribe" else rest[0]
    return ""


def desert_named(r: Refusal, word: str) -> str:
    """The hex of the desert that `move` or `whirlwind` names."""
    return r.words[1] if r.words[0] == word and r.words[1] != "none" else ""


def price(r: Refusal) -> int:
    """What the action costs: 1 for each neighbour of a tribe, 3 of a temple, 2 for moving a desert."""
    word = r.words[0]
    if word in ("tribe", "temple"):
        return (1 if word == "tribe" else 3) * len(touching(r, target(r)))
    return 2 if word == "move" else 0


def threes(r: Refusal, god: str) -> dict[str, int]:
    """Nations or villages of a god by colour."""
    lying = list(cards(r).values())
    return {c: lying.count(["t", c, god]) // 3 for c in ("green", "blue", "violet", "yellow")}


def old_extras(r: Refusal) -> int:
    """Extra actions that were taken in earlier turns."""
    held: int = r.data["extras"][me(r)]
    return held - (r.data["fresh"] if r.data["on_turn"] == me(r) else 0)


# ---- conditions


def before_seating(r: Refusal) -> bool:
    return bool(r.data["step"] == "seating")


def before_starting(r: Refusal) -> bool:
    return bool(r.data["step"] == "starter")


def out_of_turn(r: Refusal) -> bool:
    return r.data["step"] not in (*BEFORE_THE_FIRST_TURN, "over") and r.data["on_turn"] != me(r)


def before_the_refill(r: Refusal) -> bool:
    return bool(r.data["step"] == "refill" and r.data["on_turn"] == me(r))


def not_two_actions(r: Refusal) -> bool:
    """Ending the turn with actions left, or acting with none."""
    if r.text == "end turn":
        return bool(r.data["actions_left"] > 0)
    return r.data["actions_left"] == 0 and r.text not in LAST_ACTION


def unpayable(r: Refusal) -> bool:
    return bool(price(r) > r.data["power"][me(r)])


def too_far(r: Refusal) -> bool:
    return target(r) != "" and steps_from_middle(target(r)) > FARTHEST


def taken(r: Refusal) -> bool:
    return target(r) in cards(r)


def beside_nothing(r: Refusal) -> bool:
    return target(r) != "" and not touching(r, target(r))


def missing(r: Refusal, word: str, card: str) -> bool:
    """The action needs a card on the display that does not lie there."""
    return r.words[0] == word and card not in r.data["display"]


def no_such_tribe(r: Refusal) -> bool:
    return missing(r, "tribe", r.words[1] if r.words[1:] else "")


def nothing_to_discard(r: Refusal) -> bool:
    return missing(r, "discard", r.words[1] if r.words[1:] else "")


def no_temple_left(r: Refusal) -> bool:
    return bool(r.words[0] == "temple" and r.data["temples"][me(r)] == 0)


def closed_to_temples(r: Refusal) -> bool:
    return r.words[0] == "temple" and len(touching(r, target(r))) >= 5


def stones_wrong(r: Refusal) -> bool:
    """Only while stones run short is a tribe chosen: one beside the new temple without a stone; nothing else then."""
    if r.words[0] != "stone" or r.data["step"] != "stone":
        return r.words[0] == "stone" or r.data["step"] == "stone"
    card = cards(r).get(r.words[1], [])
    return r.words[1] not in around(r.data["site"]) or card[:1] != ["t"] or card[2] != "-"


def nothing_to_rob(r: Refusal) -> bool:
    """The victim has no temple beside the decay, or no power."""
    if r.words[0] != "decay" or r.words[3] == "none":
        return False
    victim = r.words[3]
    return ["T", victim] not in touching(r, r.words[1]) or r.data["power"][victim] == 0


def robs_oneself(r: Refusal) -> bool:
    return r.words[0] == "decay" and r.words[3] == me(r)


def whirls_no_desert(r: Refusal) -> bool:
    at = desert_named(r, "whirlwind")
    return at != "" and cards(r).get(at) != ["D"]


def moves_no_desert(r: Refusal) -> bool:
    at = desert_named(r, "move")
    return at != "" and cards(r).get(at) != ["D"]


def whirlwind_unused(r: Refusal) -> bool:
    return r.text == "whirlwind none" and not r.data["options"]["whirlwind_idle"]


def splits_the_field(r: Refusal) -> bool:
    at = desert_named(r, "whirlwind") or desert_named(r, "move")
    return at != "" and r.data["options"]["split_field"] == "forbidden" and not together(set(cards(r)) - {at})


def desert_not_lifted_first(r: Refusal) -> bool:
    """Lift, then put down, and nothing in between; its new hex is empty and touches a card without it."""
    if r.words[0] != "to" or r.data["step"] != "where to":
        return r.words[0] == "to" or r.data["step"] == "where to"
    return taken(r) or beside_nothing(r)


def same_place(r: Refusal) -> bool:
    return bool(r.data["step"] == "where to" and r.words[0] == "to" and r.words[1] == r.data["site"])


def no_extra_from_before(r: Refusal) -> bool:
    return r.text in LAST_ACTION and old_extras(r) == 0


def extra_too_early(r: Refusal) -> bool:
    return r.text in LAST_ACTION and old_extras(r) > 0 and r.data["actions_left"] > 0


def over(r: Refusal) -> bool:
    return bool(r.data["step"] == "over")


def supply_too_small(r: Refusal, supply: str) -> bool:
    empty = r.data["display"].count(None)
    return over(r) and sum(r.data[supply].values()) < empty
