"""What a god has, for its seat, and the piles that all share: HTML with small pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.drawing.html import el, picture, several
from theomachy.drawing.svg import NOTHING, Markup, join, rect, tag
from theomachy.drawing.theme import Theme, theme
from theomachy.games.playing_gods.picture.pieces import HUES
from theomachy.games.playing_gods.words.picture import Say, term, words
from theomachy.games.playing_gods.words.spoken import spoken_card, spoken_pile

View = Mapping[str, Any]

CARD = "-40 -40 80 80"
BACK = "-32 -44 64 88"


def draw_seat(view: View, player: View, lang: str) -> Markup:
    """Territories as cells up to the victory; followers, chips to come, what lies open or is known, cards."""
    say = words(lang)
    hue = HUES[player["colour"]]
    lands = say("seat lands", n=player["lands"], target=view["target"])
    cards = [(name, "seat permanent", "open") for name in player["permanents"]]
    cards += [(f"immunity_{element}", "seat immune", "open") for element in player["immunities"]]
    cards += [(name, "seat known", "known") for name in player["known"]]
    rounds = [
        el("span", picture(f"page-card-{name}", box=CARD), class_=class_, role="img", title=text, aria_label=text)
        for name, kind, class_ in cards
        for text in (say(kind, card=term("card", name, lang)),)
    ]
    stocks = [
        figure("page-chips-sign", player["sects"], say("seat sects", n=player["sects"]), "-20 -20 40 40"),
        to_come(player["supply"], say),
        el("span", *rounds, class_="rounds"),
        figure("page-back-wrath", player["wrath"], say("seat wrath", n=player["wrath"]), BACK),
        figure("page-back-conversion", player["conversion"], say("seat conversion", n=player["conversion"]), BACK),
    ]
    out = player["status"] != "in play"
    return several(
        el("div", cells(theme("page"), hue, player["lands"], view["target"]), class_="stocks", role="img",
           aria_label=lands, title=lands),
        el("div", *stocks, class_="stocks hand-counts"),
        el("p", say(f"seat {player['status']}"), class_="note") if out else NOTHING,
    )  # fmt: skip


def to_come(supply: int, say: Say) -> Markup:
    """Followers that are not on the map yet."""
    return el(
        "span", f"+{supply}", el("small", say("to come")), class_="fig brief more", title=say("seat supply", n=supply)
    )


def figure(piece: str, value: object, name: str, box: str) -> Markup:
    return el(
        "span", picture(piece, box=box), el("b", value), class_="fig brief", title=name, role="img", aria_label=name
    )


@lru_cache(512)
def cells(look: Theme, god: str, have: int, most: int) -> Markup:
    hue = look.hue(god)
    drawn = join(
        rect(i * 14, 0, 12, 8, 2.5, fill=hue.fill if i < have else look.well, stroke=hue.side if i < have else
             look.strong_line, stroke_width=0.9)
        for i in range(max(have, most))
    )  # fmt: skip
    return tag("svg", drawn, viewBox=f"-1 -1 {max(have, most) * 14} 10", preserveAspectRatio="none", class_="pic meter",
               aria_hidden="true", focusable="false")  # fmt: skip


# ---- the piles


def draw_piles(view: View, lang: str) -> Markup:
    """Both piles: how many cards are left, and on demand which come last and which nobody has seen yet."""
    say = words(lang)
    parts = []
    for back in ("wrath", "conversion"):
        pile = view[f"{back}_pile"]
        rows = [row(name, n, "", lang) for name, n in pile["unseen"].items()]
        if pile["lower"]:
            rows.append(el("li", say("below"), class_="between"))
            rows += [row(name, i + 1, ".", lang) for i, name in enumerate(pile["lower"])]
        head = el(
            "summary", picture(f"page-back-{back}", box=BACK), el("span", say(f"pile {back}")),
            el("b", pile["upper"] + len(pile["lower"])), title=spoken_pile(view, back, lang),
        )  # fmt: skip
        parts.append(el("details", head, el("ul", *rows), class_="sack"))
    if view["conversion_pile"]["lose_chance"] >= 0.4:
        chance = round(100 * view["conversion_pile"]["lose_chance"])
        parts.append(el("p", say("lean", n=chance), class_="tray-head warn"))
    return several(*parts)


@lru_cache(4096)
def row(name: str, number: int, after: str, lang: str) -> Markup:
    sign = picture(f"page-card-{name}", box=CARD)
    return el(
        "li", sign, el("b", f"{number}{after}"), el("span", term("card", name, lang)), title=spoken_card(name, lang)
    )
