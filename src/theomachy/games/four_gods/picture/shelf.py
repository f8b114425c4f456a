"""What everybody shares, beside the world: the bag and the end, the gods, the discard rows, the kingdoms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.svg import NOTHING, Markup, circle, escape, join, tag, use
from theomachy.drawing.theme import theme
from theomachy.games.four_gods.picture.beside import end_texts
from theomachy.games.four_gods.picture.kingdoms import kingdom_id, kingdom_words
from theomachy.games.four_gods.picture.land import face_drawing
from theomachy.games.four_gods.picture.players import seat_name, slot_words
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]
FEW = 4  # a row that has no more room than this says so: once it is full its player may not draw


def stock(view: View, lang: str) -> Markup:
    say = Picture(lang)
    first = view["viewer"] or 0
    count = len(view["players"])
    order = [view["players"][(first + i) % count] for i in range(count)]
    return several(
        supplies(view, say, lang),
        el(
            "div",
            el("span"),
            el("span", say("number short")),
            el("span", say("largest short")),
            class_="mini god-head",
            aria_hidden="true",
        ),
        el("p", say("strip"), class_="mini strip-head", aria_hidden="true"),
        el("ul", *(god_card(view, god, say, lang) for god in view["gods"]), class_="god-cards"),
        el("h2", say("rows"), class_="mini"),
        *(row(player, say, lang) for player in order),
        kingdom_list(view, say, lang),
    )


def supplies(view: View, say: Picture, lang: str) -> Markup:
    """What is left in the bag and of the cities; and how long the game goes on, once that is known."""
    bag, cities = view["bag"], view["supply"]
    figures = [
        el("span", picture("page-bag", box="-28 -28 56 60"), el("b", bag), el("small", say("bag short")), class_="fig",
           title=say("bag left", n=bag)),
        el("span", picture("page-wall-yellow", box="-40 -40 80 80"), el("b", cities),
           el("small", say("cities left short", n=cities)), class_="fig",
           title=say("cities left", n=cities, all=view["cities_total"])),
    ]  # fmt: skip
    texts = end_texts(view, say)
    end = el("p", " · ".join(texts), class_="mini now") if texts else NOTHING
    return several(el("div", *figures, class_="stocks"), end)


def god_card(view: View, god: View, say: Picture, lang: str) -> Markup:
    """A terrain: its largest kingdom and the number of its kingdoms; who is its god, as far as the viewer knows."""
    terrain = WORDS.term("terrain", god["terrain"], lang)
    holder = next((g for g in view["gods"] if g["god"] == god["terrain"]), None)
    unknown = say("secret" if view["modes"]["gods"] == "secret" else "free god")
    owner = seat_name(view["players"][holder["owner"]], lang) if holder else unknown
    sign = NOTHING
    if holder:
        sign = picture(f"page-seat-{holder['owner']}", box="-20 -20 40 40", class_="owner")
    spoken = say("god card", terrain=terrain, owner=owner, largest=god["largest"], number=god["number"])
    drawn = picture(f"page-god-{god['terrain']}", box="-40 -40 80 80")
    return el(
        "li", el("span", drawn, el("span", terrain), class_="name"), el("b", god["number"]),
        el("b", god["largest"]), sign, class_="god-card", title=spoken, aria_label=spoken,
        data_place=f"colour:{god['colour']}",
    )  # fmt: skip


# ---- rows


def row(player: View, say: Picture, lang: str) -> Markup:
    """The discard row of a player: its tiles, and how many more it takes."""
    name = seat_name(player, lang)
    left = player["row_free"]
    tiles = [row_tile(slot, lang) for slot in player["row"] if slot is not None]
    text = say("full") if left == 0 else say("row free", n=left) if left <= FEW else "" if tiles else say("row empty")
    head = el(
        "div", picture(f"page-seat-{player['seat']}", box="-20 -20 40 40"), el("span", name),
        el("small", text, class_="now" if left <= 1 else None, title=say("row free", n=left)), class_="shelf-head",
    )  # fmt: skip
    body = el("div", *tiles, class_="row-tiles") if tiles else NOTHING
    return el("section", head, body, class_="row", aria_label=say("row of", who=name))


def row_tile(slot: View, lang: str) -> Markup:
    target = f"row:{slot['tile']}" if slot["tile"] else f"slot:{slot['slot']}"
    name = slot_words(slot, lang)
    drawn = [face_drawing(slot["up"])]
    if slot["back"]:
        under = (use("page-slab"), face_drawing(slot["back"], plain=True), use("page-rim"))
        drawn.append(tag("g", *under, transform="translate(21 21) scale(.5)"))
    drawn.append(use("page-rim"))
    if slot["fits"]:
        look = theme("page")
        drawn.append(circle(-29, -29, 9, fill=look.gold, stroke="#ffffff", stroke_width=3))
    key = f"tile:{slot['tile']}" if slot["tile"] else f"slot:{slot['slot']}"
    found = choice(target, inline(join(drawn), "-41 -41 86 86"), class_="row-tile", key=key, name=name)
    return Markup(found.replace("<button", f'<button title="{escape(name)}"', 1))


# ---- kingdoms


def kingdom_list(view: View, say: Picture, lang: str) -> Markup:
    """All kingdoms as a list; pointing at one shows it in the world."""
    lines = [
        el(
            "li", picture(f"page-god-{kingdom['terrain']}", box="-40 -40 80 80"), el("b", kingdom["size"]),
            el("span", *(picture(f"page-prophet-{c}", box="-16 -22 32 40") for c in kingdom["leaders"])),
            el("b", f"→ {kingdom['worth']}" if kingdom["leaders"] else "–"),
            data_shows=kingdom_id(kingdom), tabindex=0, aria_label=kingdom_words(view, kingdom, lang),
        )
        for kingdom in view["kingdoms"]
    ]  # fmt: skip
    head = el("summary", el("span", say("kingdoms")), el("b", len(lines)), data_shows="*", title=say("all kingdoms"))
    return el("details", head, el("ul", *lines), class_="sack kingdoms")
