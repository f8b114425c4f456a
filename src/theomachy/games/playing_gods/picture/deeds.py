"""What a god did, in at most four words and with a piece: for those who look at the table later."""

from __future__ import annotations

from collections.abc import Sequence

from theomachy.core.event import Event
from theomachy.core.panel import Deed
from theomachy.games.playing_gods.picture.coasts import known_shapes
from theomachy.games.playing_gods.picture.pieces import HUES
from theomachy.games.playing_gods.rules.cards import SPECIAL, back_of
from theomachy.games.playing_gods.rules.numbers import PORTAL_SPACE
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    SPACE_NAMES,
    SPECIAL_NAMES,
    form_name,
)
from theomachy.games.playing_gods.words.names import values
from theomachy.games.playing_gods.words.picture import words

# Of the events of one action the first of these that happened says what was done.
TOLD = (
    "godkill", "saved", "resurrected", "stayed out", "killed", "converted", "won back", "stole", "stole open", "attack",
    "target", "protected", "conversion", "offered", "defended", "robs", "fortified", "placed", "gained", "lost",
    "lose card", "drew", "drew known", "moved", "home", "figure",
)  # fmt: skip
SAME = {"won back": "converted", "stole open": "stole", "defended": "offered", "gained": "placed"}


def short_deed(table: Table, player: int, events: Sequence[Event], lang: str) -> Deed | None:
    """From the events of one action that the viewer may read. None: nothing worth a word."""
    by_kind: dict[str, list[Event]] = {}
    for event in events:
        by_kind.setdefault(event.kind, []).append(event)
    kind = next((name for name in TOLD if name in by_kind), "")
    if not kind:
        return None
    say, event = words(lang), by_kind[kind][0]
    data = dict(event.data)
    found = values(table, data, lang)
    if kind == "killed":
        found["n"] = len(by_kind[kind])
    if kind == "moved":
        return moved(table, data, lang)
    if kind == "drew":
        kind = f"drew {BACK_NAMES[int(str(data['back']))]}"
    elif kind == "drew known":
        kind = f"drew {BACK_NAMES[int(back_of(int(str(data['card']))))]}"
    text = say(f"did {SAME.get(kind, kind)}", **found)
    by = int(str(data["who"])) if "who" in data else None
    return Deed(text, die_of(by_kind) or piece_of(table, player, kind, data), by)


def moved(table: Table, data: dict[str, object], lang: str) -> Deed:
    """Where a move led; what is drawn there is chance's doing, and comes later."""
    say, at, steps = words(lang), int(str(data["space"])), int(str(data["steps"]))
    kind = int(table.fixed.ring[at])
    continent = values(table, {"continent": int(table.fixed.leads_to[at])}, lang)["continent"]
    name = "did portal" if kind == PORTAL_SPACE else f"did on {SPACE_NAMES[kind]}"
    return Deed(say(name, continent=continent), f"page-die-{abs(steps)}")


def die_of(by_kind: dict[str, list[Event]]) -> str:
    """The face that was rolled, if the action was the move after it."""
    found = by_kind.get("moved")
    return f"page-die-{abs(int(str(found[0].data['steps'])))}" if found else ""


def piece_of(table: Table, player: int, kind: str, data: dict[str, object]) -> str:
    if "card" in data:
        return f"page-card-{CARD_NAMES[int(str(data['card']))]}"
    if "element" in data:
        return f"page-element-{ELEMENT_NAMES[int(str(data['element']))]}"
    if "form" in data:
        form = int(str(data["form"]))
        return f"page-element-{SPECIAL_NAMES[form - SPECIAL] if form >= SPECIAL else form_name(form).split('+')[0]}"
    if "continent" in data:
        return f"page-continent-{known_shapes(table.fixed.continent_names)[int(str(data['continent']))]}"
    if kind in ("godkill", "saved"):
        return "page-card-godkiller"
    if kind in ("robs", "stole"):
        return "page-sign-steal_one_card"
    return f"page-figure-{HUES[table.fixed.colours[player]]}"
