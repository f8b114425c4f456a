"""A table of 4 Gods as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.four_gods.picture.kingdoms import kingdom_text
from theomachy.games.four_gods.picture.land import COLUMNS
from theomachy.games.four_gods.picture.players import placed
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]
MARKS = {"blue": "b", "yellow": "y", "green": "g", "gray": "r"}  # gray is r: g is green


def board(view: View, lang: str = "en") -> str:
    """World, rows, hands, players and kingdoms. A tile is two lines of its corners; a prophet stands beside one."""
    parts = [world_text(view), "", stock_text(view, lang), ""]
    parts += [player_text(view, player, lang) for player in view["players"]]
    if view["kingdoms"]:
        say = Picture(lang)
        parts += ["", f"{say('kingdoms')} ({say('now')}):"]
        parts += [f"  {kingdom_text(kingdom, lang)}  [{kingdom['cells'][0]}]" for kingdom in view["kingdoms"]]
    return "\n".join(parts)


def world_text(view: View) -> str:
    size = view["size"]
    cells = {c["cell"]: c for c in view["world"]}
    open_cells = {o["cell"]: o for o in view["open"]}
    lines = ["    " + "  ".join(f"{COLUMNS[i]:^4}" for i in range(size))]
    for row in range(size):
        upper, lower = [], []
        for column in range(size):
            name = f"{COLUMNS[column]}{row + 1}"
            top, bottom = cell_text(cells.get(name), open_cells.get(name))
            upper.append(top)
            lower.append(bottom)
        lines.append(f"{row + 1:>2}  " + "  ".join(upper))
        lines.append("    " + "  ".join(lower))
    return "\n".join(lines)


def cell_text(cell: View | None, gap: View | None) -> tuple[str, str]:
    """Two lines of four characters."""
    if cell is None:
        if gap is None:
            return " .  ", "    "
        if gap["corners"] is None:
            return " ×  ", "    "
        corners = [c.lower() if c != "-" else "·" for c in gap["corners"]]
        return f"{corners[0]}  {corners[1]}", f"{corners[3]}  {corners[2]}"
    if cell["kind"] == "city":
        mark = MARKS[cell["prophet"]["colour"]]
        return "/##\\", f"\\{mark}{'!' if not cell['safe'] else '#'}/"
    marks = [" "] * 4
    if cell["prophet"]:
        marks[("nw", "ne", "se", "sw").index(cell["prophet"]["corner"])] = MARKS[cell["prophet"]["colour"]]
    c = cell["corners"]
    return f"{c[0]}{marks[0]}{marks[1]}{c[1]}", f"{c[3]}{marks[3]}{marks[2]}{c[2]}"


def stock_text(view: View, lang: str) -> str:
    say = Picture(lang)
    texts = [f"{say('bag')} {view['bag']}", f"{say('cities')} {view['supply']}/{view['cities_total']}"]
    for key in ("round", "steps_left", "rounds_left", "extra_turns"):
        if key in view["progress"]:
            word = say(key.replace("_", " "))
            texts.append(f"{word} {view['progress'][key]}")
    for god in view["gods"]:
        owner = "-" if god["owner"] is None else str(WORDS.term("seat", view["players"][god["owner"]]["name"], lang))
        colour = WORDS.term("colour", god["colour"], lang)
        terrain = WORDS.term("terrain", god["terrain"], lang)
        texts.append(f"{colour} ({terrain} {god['largest']}/{god['number']}): {owner} ×{god['reserve']}")
    return " | ".join(texts)


def player_text(view: View, player: View, lang: str) -> str:
    say = Picture(lang)
    mark = ">" if view["current"] == player["seat"] and not view["over"] else " "
    name = str(WORDS.term("seat", player["name"], lang))
    held = []
    for which, tile in enumerate(player["hands"]):
        if player["aim"] is not None and player["aim"].get("hand") == which:
            held.append(f"^{player['aim']['face']} {player['aim']['corners']}")
        elif tile is None:
            held.append("-")
        elif tile["tile"] is None:
            held.append("?")
        else:
            held.append(f"{tile['tile']} {tile['sides'][0]['corners']}/{tile['sides'][1]['corners']}")
    row = []
    for slot in player["row"]:
        if slot is None:
            continue
        if slot["tile"] is None:
            row.append(f"{slot['slot']} {slot['up']['corners']}")
        else:
            row.append(
                f"{slot['tile']}{slot['side']} {slot['up']['corners']}/{slot['back']['corners']}"
                + ("*" if slot["fits"] else "")
            )
    scores = []
    for score in player["scores"]:
        parts = "+".join(
            "?" if score[p] is None else str(score[p]) for p in ("cities", "prophets", "largest", "number")
        )
        scores.append(f"{WORDS.term('colour', score['colour'], lang)} {parts}={score['total']}")
    colours = ", ".join(str(WORDS.term("colour", colour, lang)) for colour in player["gods"])
    if colours:
        name = say("holder", who=name, colour=colours)
    head = f"{mark} {placed(view, player, name)}: {player['points']} {say('points')}"
    head += f" ({', '.join(scores) or say('no god')})"
    hands = f"    {say('hand')}: {', '.join(held)}"
    return f"{head}\n{hands}\n    {say('row')} ({player['row_free']} {say('free')}): {', '.join(row)}"
