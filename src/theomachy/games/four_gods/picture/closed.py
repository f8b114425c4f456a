"""Why an action of the tray is closed, in a few words below its name. The rules decide what is closed, and answer a
click with their clause; this only says at a glance what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.html import el, several
from theomachy.drawing.svg import NOTHING, Markup
from theomachy.games.four_gods.words.picture import Picture

View = Mapping[str, Any]
SHEET = "closed-actions"


def missing(view: View, player: View, name: str) -> str:
    """What stands in the way of a button of this name, if it is closed: a word `closed …`; empty where nothing does."""
    if player["aim"]:
        return "closed aim"
    if player["window"]:
        return "closed prophet"
    if player["choosing"] or view["step"] == "second tile":
        return "closed second"
    if player["taken"]:
        return "closed fits" if name == "row" else "closed taken"
    find = {"draw1": drawing, "draw2": drawing, "row": discarding, "both": discarding, "city": building}.get(name)
    return find(view, player, name) if find else "closed flip" if name == "flip" else ""


def drawing(view: View, player: View, name: str) -> str:
    if any(player["hands"]):
        return "closed hands"
    if player["row_free"] == 0:
        return "closed row"
    return "" if view["bag"] >= (2 if name == "draw2" else 1) else "closed one" if view["bag"] else "closed bag"


def discarding(view: View, player: View, name: str) -> str:
    held = sum(tile is not None for tile in player["hands"])
    if held < (2 if name == "both" else 1):
        return "closed two" if name == "both" else "closed empty"
    return "" if player["row_free"] >= (2 if name == "both" else 1) else "closed row"


def building(view: View, player: View, name: str) -> str:
    if not player["gods"]:
        return "closed god"
    if view["supply"] == 0:
        return "closed supply"
    if not view["open"]:
        return "closed gap"
    waiting = any(god["reserve"] for god in view["gods"] if god["owner"] == player["seat"])
    return "" if waiting else "closed walk"


def rule_of(name: str, text: str, say: Picture) -> Markup:
    """The way from a line of the list to the clause behind it; the list closes, as the answer stands elsewhere."""
    word = say("rule")
    return el("button", word, type="button", class_="clause", data_why=f"button:{name}", popovertarget=SHEET,
              popovertargetaction="hide", aria_label=f"{word}: {text}")  # fmt: skip


def closed_sheet(view: View, player: View, names: Mapping[str, str], say: Picture) -> Markup:
    """The same for windows in which closed actions have no room: a button that opens them as a list. A line is hidden
    by the page while its action is open after all (`data-unless`), and its rule is asked for like that of a closed
    action that is clicked (`data-why`)."""
    reasons = [(name, text, missing(view, player, name)) for name, text in names.items()]
    lines = [
        el("li", el("strong", text), el("span", say(reason)), rule_of(name, text, say), data_unless=f"button:{name}")
        for name, text, reason in reasons if reason
    ]  # fmt: skip
    if not lines:
        return NOTHING
    why = say("not now why")
    opener = el("button", say("not now"), type="button", class_="closed-open", popovertarget=SHEET, aria_label=why)
    title = el("h2", why, class_="mini")
    return several(opener, el("div", title, el("ul", *lines), id=SHEET, popover="auto", class_="closed-sheet"))
