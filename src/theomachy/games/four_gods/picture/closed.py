"""Why an action of the tray is closed, in a few words below its name. The rules decide what is closed, and answer a
click with their clause; this only says at a glance what is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]


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
