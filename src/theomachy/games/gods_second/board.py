"""A table of the second edition as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.gods_common.draw_panels import card_name, shown_name, status
from theomachy.games.gods_common.draw_text import field_text, legend, table_text
from theomachy.games.gods_common.words_picture import Words, words


def board(view: Mapping[str, Any], lang: str = "en") -> str:
    """Field, legend, players by what they hold and by nations, display and sack."""
    say = words(lang)
    turn = f" · {say('turn', n=view['turns'])}" if view["turns"] else ""
    shown = ", ".join(card_name(name, say) if name else f"({say('empty')})" for name in view["display"])
    sack = ", ".join(f"{item['count']} {say(item['card'])}" for item in view["sack"] if item["count"])
    lines = [
        f"{status(view, say)}{turn} · {say('limit', n=view['limit'])}",
        "",
        *field_text(view, say),
        "",
        legend(view, say),
        "",
        *table_text(player_rows(view, say)),
        "",
        f"{say('display')}: {shown}",
        f"{say('sack')} ({view['sack_left']}): {sack or say('empty')}",
    ]
    if view["used"]:
        lines.append(f"{say('done')}: {', '.join(say(f'used {name}') for name in view['used'])}")
    if view["can_end"]:
        names = say.several([shown_name(view["players"][seat], say) for seat in view["can_end"]])
        lines.append(f"! {say('can end', who=names)}")
    return "\n".join(lines)


def player_rows(view: Mapping[str, Any], say: Words) -> list[list[str]]:
    """One row for each player; a nation cell is `2/3`, with a + for each points card and a * for the chip."""
    colours = [say(n["colour"]) for n in view["players"][0]["nations"]]
    heads = ["", say("points"), say("power"), say("short temples"), say("short stones"), say("short extras"), *colours]
    rows = [heads]
    for player in view["players"]:
        mark = ">" if player["seat"] == view["active"] and not view["over"] else " "
        nations = [
            f"{n['tribes']}/{n['next']}{'+' * n['cards']}{'*' if n['chip'] else ''}" for n in player["nations"]
        ]
        numbers = [str(player[key]) for key in ("points", "power", "temples", "stones", "extras")]
        rows.append([f"{mark} {shown_name(player, say)}", *numbers, *nations])
    return rows
