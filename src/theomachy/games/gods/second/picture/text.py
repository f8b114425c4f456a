"""A table of the second edition as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.gods.common.picture.panels import shown_name
from theomachy.games.gods.common.picture.text import board_text
from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.second.picture.draw import warnings
from theomachy.games.gods.second.words.picture import words


def board(view: Mapping[str, Any], lang: str = "en") -> str:
    """Field, legend, players by what they hold and by nations, display and sack."""
    say = words(lang)
    return board_text(view, say, player_rows(view, say), (), [f"! {text}" for text in warnings(view, say)])


def player_rows(view: Mapping[str, Any], say: Words) -> list[list[str]]:
    """One row for each player; a nation cell is `2/3`, with a + for each points card and a * for the chip."""
    colours = [say(n["colour"]) for n in view["players"][0]["nations"]]
    heads = ["", say("points"), say("power"), say("short temples"), say("short stones"), say("short extras"), *colours]
    rows = [heads]
    for player in view["players"]:
        mark = ">" if player["seat"] == view["on_turn"] and not view["over"] else " "
        nations = [f"{n['tribes']}/{n['next']}{'+' * n['cards']}{'*' if n['chip'] else ''}" for n in player["nations"]]
        numbers = [str(player[key]) for key in ("points", "power", "temples", "stones", "extras")]
        rows.append([f"{mark} {shown_name(player, say)}", *numbers, *nations])
    return rows
