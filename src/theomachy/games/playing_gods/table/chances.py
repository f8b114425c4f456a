"""How likely an attack gets through, as far as the attacker can know: from what is open, and from counting.

Everything comes from the attacker's own view, so nothing is given away. All unseen wrath cards are equally likely to be
in a hand; what the attacker has seen there, or knows not to be there, is not counted among them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import Any

from theomachy.games.playing_gods.rules.cards import WRATH_KINDS
from theomachy.games.playing_gods.table.names import CARD_NAMES, ELEMENT_NAMES

View = Mapping[str, Any]
WRATH_NAMES = CARD_NAMES[:WRATH_KINDS]


def hidden_wrath(player: View) -> int:
    """Wrath cards of another god that the viewer has not seen."""
    seen = sum(name in WRATH_NAMES for name in player["known"])
    return int(player["wrath"]) - seen


def gets_through(view: View, god: int, elements: Sequence[str], *, immunities: bool = True) -> float:
    """The chance that a god could ward off none of these elements. Without `immunities` none of them is ever hidden."""
    player = view["players"][god]
    known = {f"{kind}_{element}" for kind in ("protection", "immunity") for element in elements}
    if known & set(player["known"]) or set(elements) & set(player["immunities"]):
        return 0.0
    # An immunity helps by itself, so whoever was hit by an element has none against it.
    never = {f"immunity_{element}" for element in (player["bare"] if immunities else ELEMENT_NAMES)}
    unseen = {card: n for card, n in view["wrath_pile"]["unseen"].items() if card not in never}
    total, held = sum(unseen.values()), hidden_wrath(player)
    wards = sum(n for card, n in unseen.items() if card in known)
    return comb(total - wards, held) / comb(total, held) if 0 <= held <= total else 0.0
