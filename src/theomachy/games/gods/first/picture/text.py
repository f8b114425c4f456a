"""A table of the first edition as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.gods.common.picture.panels import shown_name
from theomachy.games.gods.common.picture.text import board_text
from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.first.picture.draw import warnings
from theomachy.games.gods.first.words.picture import words


def board(view: Mapping[str, Any], lang: str = "en") -> str:
    """Field, legend, players by what they hold and by villages, open tiles and what has not come up yet."""
    say = words(lang)
    left = ", ".join(f"{n} {say(colour)}" for colour, n in view["points_tiles_left"].items() if n)
    extra = [f"{say('points tiles')}: {left or say('empty')}"]
    return board_text(view, say, player_rows(view, say), extra, [f"! {text}" for text in warnings(view, say)])


def player_rows(view: Mapping[str, Any], say: Words) -> list[list[str]]:
    """One row for each player; a village cell is `2/3`, with a + for each village tile and a * for each points tile.

    After the temples on the field stands the penalty, where they bring it.
    """
    colours = [say(v["colour"]) for v in view["players"][0]["villages"]]
    heads = ["points", "power", "short temples", "short built", "short stones", "short extras"]
    rows = [["", *map(say, heads), *colours]]
    for player in view["players"]:
        mark = ">" if player["seat"] == view["on_turn"] and not view["over"] else " "
        villages = [
            f"{v['tribes']}/{v['next']}{'+' * v['villages']}{'*' * v['points_tiles']}" for v in player["villages"]
        ]
        numbers = [str(player[key]) for key in ("points", "power", "temples")]
        built = f"{player['built']} (-{view['penalty']})" if player["penalised"] else str(player["built"])
        others = [str(player[key]) for key in ("stones", "extras")]
        rows.append([f"{mark} {shown_name(player, say)}", *numbers, built, *others, *villages])
    return rows
