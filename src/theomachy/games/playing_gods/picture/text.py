"""A table of Playing Gods as plain text, for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.playing_gods.words.picture import Say, advice, god_words, land_words, listing, term, words

View = Mapping[str, Any]
MARKS = {"portal": "o", "wrath": "W", "conversion": "C", "gain_one_sect": "+", "godkiller": "G", "steal_one_card": "S"}
WIDTH = 20  # spaces of the ring in a line


def board(view: View, lang: str = "en") -> str:
    """Ring, map, gods, piles, the own hand, and what is computed for whoever must choose."""
    say = words(lang)
    parts = [*ring(view), "", *world(view, lang), "", *gods(view, say, lang), "", *piles(view, say, lang)]
    hand = view["players"][view["viewer"]]["hand"] if view["viewer"] is not None else None
    if hand:
        parts.append(f"{say('hand')}: {listing(hand, 'card', lang)}")
    parts += advice(view, lang)
    return "\n".join(parts)


def ring(view: View) -> list[str]:
    """Number, kind and figures of each space; a portal is written with its continent."""
    lines = []
    spaces, letters = view["ring"], initials(view)
    for first in range(0, len(spaces), WIDTH):
        numbers, kinds, figures = "", "", ""
        for i in range(first, min(first + WIDTH, len(spaces))):
            space = spaces[i]
            there = "".join(letters[p["seat"]] for p in view["players"] if p["figure"] == i)
            mark = space["continent"] or MARKS[space["kind"]]
            width = max(3, len(there), len(mark))
            numbers += f"{i:>{width}} "
            kinds += f"{mark:>{width}} "
            figures += f"{there:>{width}} "
        lines += [numbers.rstrip(), kinds.rstrip(), figures.rstrip()]
    return [line for line in lines if line]


def initials(view: View) -> list[str]:
    """One letter for each god, or the number of its seat where two names begin alike."""
    letters = [p["name"][0] for p in view["players"]]
    return letters if len(set(letters)) == len(letters) else [str(p["seat"] + 1) for p in view["players"]]


def world(view: View, lang: str) -> list[str]:
    """Two lines for each continent: the stacks bottom first, buried chips before a bar.

    A territory has its name, as sentences call it, and before that the mark by which actions are typed.
    """
    letters = initials(view)
    lines = []
    for continent in view["continents"]:
        cells = []
        for land in view["lands"]:
            if land["continent"] == continent["id"]:
                buried = len(land["stack"]) - land["live"]
                chips = [letters[seat] for seat in land["stack"]]
                stack = "".join(chips[:buried]) + ("|" if buried else "") + "".join(chips[buried:])
                name = f"{land['id']} {land_words(land, lang)}{'*' if land['holy'] else ''}"
                cells.append(f"{name:<18} {stack or '-':<9}")
        name = str(term("continent", continent["id"], lang))
        for first in range(0, len(cells), 2):
            lines.append((name if first == 0 else "").ljust(14) + " " + " ".join(cells[first : first + 2]).rstrip())
    return lines


def gods(view: View, say: Say, lang: str) -> list[str]:
    lines = []
    # Actions are typed with the name that the record has; sentences may call the god after its emblem.
    names = [
        p["name"] if p["name"] == called else f"{p['name']} {called}"
        for p, called in zip(view["players"], god_words(view, lang), strict=True)
    ]
    width = max(map(len, names))
    numbered = initials(view)[0] == "1"
    for player in view["players"]:
        mark = ">" if player["seat"] == view["turn"] else " "
        mark += f" {player['seat'] + 1}" if numbered else ""
        text = (
            f"{mark} {names[player['seat']]:<{width}} {player['lands']:>2}/{view['target']} {say('lands')}, "
            f"{player['sects']} {say('sects')}, "
            f"{player['supply']} {say('supply')}, W {player['wrath']}, C {player['conversion']}; "
            f"{say('permanents')}: {listing(player['permanents'], 'card', lang, say('nothing'))}"
        )
        if player["immunities"]:
            text += f"; {say('immunities')}: {listing(player['immunities'], 'element', lang)}"
        if player["known"]:
            text += f"; {say('known')}: {listing(player['known'], 'card', lang)}"
        if player["status"] != "in play":
            text += f" ({say(player['status'])})"
        lines.append(text)
    return lines


def piles(view: View, say: Say, lang: str) -> list[str]:
    lines = []
    for back in ("wrath", "conversion"):
        pile = view["piles"][back]
        text = f"{say(f'pile {back}')} ({MARKS[back]}): {say('pile', upper=pile['upper'], lower=len(pile['lower']))}"
        if pile["lower"]:
            text += "; " + say("returned", cards=", ".join(term("card", card, lang) for card in pile["lower"]))
        lines.append(text)
    if view["shown"]:
        lines.append(say("on the table", cards=listing(view["shown"], "card", lang)))
    if view["piles"]["conversion"]["lose_chance"] >= 0.4:
        lines.append("! " + say("lean", n=round(100 * view["piles"]["conversion"]["lose_chance"])))
    return lines
