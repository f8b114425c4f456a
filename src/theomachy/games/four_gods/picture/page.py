"""The table as panels of a page: the world, what the viewer holds and can do, gods and rows, the players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from theomachy.core.panel import DEFS, Panel
from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.store import once
from theomachy.drawing.svg import NOTHING, Markup, escape, join, num, tag, use
from theomachy.drawing.theme import FAMILY, Theme, theme
from theomachy.drawing.tiles import defs_panel
from theomachy.games.four_gods.picture.actions import plays, wanted_buttons
from theomachy.games.four_gods.picture.closed import closed_sheet, missing
from theomachy.games.four_gods.picture.land import CELL, CORNERS, TERRAIN_OF, face_drawing, face_piece
from theomachy.games.four_gods.picture.pieces import definitions, piece
from theomachy.games.four_gods.picture.players import marks, seat_name, two_faces
from theomachy.games.four_gods.picture.shelf import stock
from theomachy.games.four_gods.picture.world import draw_world, extent
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS, face_words

View = Mapping[str, Any]

LEAST = 40 / CELL  # no cell is drawn with less than 40 CSS pixels: all of them on a phone held sideways
COLUMN = 196.0  # of the rows beside the world
PARTS = ("cities", "prophets", "number", "largest")
# What the actions of every turn show beside their names.
BAG, TILE, CITY = ("page-bag", "-28 -28 56 60"), ("page-tile", "-42 -42 84 90"), ("page-wall-yellow", "-40 -40 80 80")
DRAWN = {"draw1": BAG, "draw2": BAG, "row": TILE, "both": TILE, "city": CITY}
QUESTIONS = {"row": "ask discard", "flip": "ask flip", "city": "ask city", "challenge": "ask accuse"}
LATE = ("none", "more", "enough", "admit", "silent", "lower", "both")  # shown when they can be used
ANSWERS = ("ready", "end", "none", "enough")  # the plain way on


def table_panels(view: View, lang: str, layout: str) -> list[Panel]:
    """Everything that a page shows of a table."""
    look = theme("page")
    colours = tuple(player["colour"] for player in view["players"])
    defs = Panel(DEFS, once(("four-gods defs", colours), lambda: defs_panel(*definitions(colours))))
    seats = [seat_panel(view, player, lang) for player in view["players"]]
    return [defs, board_panel(look, view, lang, layout), tray_panel(view, lang), *seats, stock_panel(view, lang)]


def board_panel(look: Theme, view: View, lang: str, layout: str) -> Panel:
    say = Picture(lang)
    plain = layout == "tall"
    x, y, width, height = extent(view, plain)
    content = draw_world(look, {**view, "last": ()}, lang, plain=plain)
    svg = tag(
        "svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=" ".join(num(n) for n in (x, y, width, height)),
        font_family=FAMILY, fill=look.ink, role="group", aria_label=say("world"), lang=lang,
    )  # fmt: skip
    return Panel("board", svg, width=width * LEAST, height=height * LEAST, pans=True, grows=True, label=say("world"))


# ---- what the viewer holds and can do


def tray_panel(view: View, lang: str) -> Panel:
    mine = view["players"][view["viewer"]] if plays(view) else None
    window = next((c for c in view["world"] if mine and c["cell"] == mine["window"]), None)
    key = (
        "four-gods tray", lang, view["over"], view["step"], view["viewer"], repr(view["modes"]), repr(window),
        repr(mine and [mine[part] for part in ("hands", "aim", "taken", "gods", "window")]),
        tuple(god["owner"] for god in view["gods"]),
        tuple(missing(view, mine, name) for name in wanted_buttons(view)) if mine else (),
    )  # fmt: skip
    return Panel("tray", once(key, lambda: tray(view, window, lang)), "html", label=Picture(lang)("tray"))


def tray(view: View, window: View | None, lang: str) -> Markup:
    say = Picture(lang)
    if not plays(view):
        return el("p", say("over" if view["over"] else "watching"), class_="tray-head")
    player = view["players"][view["viewer"]]
    parts = [el("h2", say("tray"), class_="tray-head"), faces_in_hand(player)]
    if window is not None and "zones" in window:
        parts.append(el("div", *regions(view, window, say, lang), class_="tray-buttons first"))
    parts.append(el("div", *(hand(view, player, which, say, lang) for which in range(2)), class_="hands"))
    free = [god for god in view["gods"] if god["owner"] is None]
    if view["modes"]["gods"] == "visible" and len(player["gods"]) < view["modes"]["each"]:
        title = el("h2", say("become"), class_="mini")
        parts.append(el("div", title, *(god_choice(god, say, lang) for god in free), class_="gods"))
    names = wanted_buttons(view)
    parts.append(el(
        "div", *(button(view, name, say) for name in names if not (window is not None and name == "none")),
        *(colour_choice(god["colour"], say, lang) for god in view["gods"]),
        closed_sheet(view, player, {name: button_text(name, say) for name in names if name not in LATE}, say),
        class_="tray-buttons",
    ))  # fmt: skip
    return several(*parts)


def faces_in_hand(player: View) -> Markup:
    """Every way in which the tiles in hand can lie, defined by itself: pages show one of them and carry it about."""
    turns = {face_piece(turn): turn for held in player["hands"] if held for turn in held["turns"]}
    if not turns:
        return NOTHING
    found = (tag("g", face_drawing(turn), id=name) for name, turn in turns.items())
    return tag("svg", tag("defs", *found), width=1, height=1, class_="defs", aria_hidden="true")


def regions(view: View, window: View, say: Picture, lang: str) -> list[Markup]:
    """Where on the tile just placed a prophet may go, in words and pictures, and that none need go."""
    found = []
    for first in sorted(set(window["zones"])):
        terrain = TERRAIN_OF[window["corners"][first]]
        text = say("prophet on", terrain=WORDS.term("terrain", terrain, lang))
        drawn = picture(f"page-some-{terrain}", box="-40 -40 80 80")
        target = f"region:{CORNERS[first]}"
        found.append(choice(target, drawn, el("span", text), class_="act answer", about=say("about region")))
    return [*found, choice("button:none", el("span", say("button:none")), class_="act", about=say("about none"))]


def hand(view: View, player: View, which: int, say: Picture, lang: str) -> Markup:
    """A tile in hand: it can be taken up, turned and turned over; below it what only a discard asks for."""
    held = player["hands"][which]
    if held is None:
        return el("div", el("span", role="img", aria_label=say("empty hand"), class_="empty"), class_="turner free")
    turns = [
        [f"face:{turn['face']}", face_piece(turn), turn["face"][-2], tile_words(held, turn, lang)]
        for turn in held["turns"]
    ]
    aim = player["aim"]
    up = next((t for t in turns if aim and aim.get("hand") == which and t[0] == f"face:{aim['face']}"), None)
    target, drawn, _, name = up or turns[0]
    face = tag(
        "svg", piece("slab"), use(drawn, class_="up"), piece("rim"), viewBox="-42 -42 84 90", class_="pic tile",
        aria_hidden="true", focusable="false",
    )  # fmt: skip
    taken = (
        el("b", say("taken short"), class_="count") if player["taken"] and player["taken"]["hand"] == which else None
    )
    button_ = choice(
        target, el("span", face, taken, class_="face"), class_="card", key=f"hand:{held['tile']}", name=name,
        about=name,
    )  # fmt: skip
    button_ = Markup(button_.replace(
        "<button", f'<button data-question="{escape(say("where tile"))}" data-carry="{drawn}"', 1
    ))  # fmt: skip
    tools = [
        el("button", "↻", type="button", class_="turn", data_turn="quarter", title=say("turn it"),
           aria_label=say("turn it")),
        el("button", "⇄", type="button", class_="turn", data_turn="over", title=say("turn over"),
           aria_label=say("turn over")),
    ]  # fmt: skip
    return el(
        "div", button_, el("div", *tools, class_="tools"), *discards(view, held, say, lang),
        class_="turner held" if up else "turner", data_turns=json.dumps(turns),
    )  # fmt: skip


def discards(view: View, held: View, say: Picture, lang: str) -> list[Markup]:
    """Which tile, or with which side up, once something is to be discarded."""
    name = held["tile"]
    if not view["modes"]["flips"]:
        return [choice(f"tile:{name}", el("span", say("this one")), class_="act late", about=say("about tile"))]
    return [
        choice(f"side:{name}{side}", inline(face_drawing(face), "-40 -40 80 80"), el("span", say("side up")),
               name=f"{say('side up')}: {face_words(face['corners'], lang)}", class_="act late",
               about=say("about side"))
        for side, face in zip("ab", held["sides"], strict=True)
    ]  # fmt: skip


def tile_words(held: View, turn: View, lang: str) -> str:
    return two_faces(turn, held["sides"][1 if turn["face"][-2] == "a" else 0], lang)


def god_choice(god: View, say: Picture, lang: str) -> Markup:
    """A god that is still free."""
    terrain = WORDS.term("terrain", god["terrain"], lang)
    name = f"{WORDS.term('god', god['terrain'], lang)}: {god_figures(god, say)}"
    target = f"god:{god['terrain']}"
    found = choice(target, picture(f"page-god-{god['terrain']}"), el("span", terrain), class_="god", name=name)
    return Markup(found.replace("<button", f'<button title="{escape(name)}"', 1))


def god_figures(god: View, say: Picture) -> str:
    return f"{say('largest')} {god['largest']}, {say('number')} {god['number']}"


def button(view: View, name: str, say: Picture) -> Markup:
    look = (" answer" if name in ANSWERS else "") + (" late" if name in LATE else "")
    player = view["players"][view["viewer"]]
    held = player["aim"]
    carry = ""
    if name == "city":
        colour = next(iter(player["gods"]), "")
        carry = f"page-city-{held['colour'] if held and held.get('colour') else colour}" if colour else ""
    up = name == "city" and held is not None and held["kind"] == "city"
    shown, box = DRAWN.get(name, ("", ""))
    reason = missing(view, player, name)
    found = choice(
        f"button:{name}", picture(shown, box=box) if shown else None,
        el("span", button_text(name, say), el("small", say(reason), class_="missing") if reason else None),
        class_=f"act{look}{' held' if up else ''}", about=say(f"about {name}"),
    )  # fmt: skip
    extra = f' data-carry="{carry}"' if carry else ""
    if name in QUESTIONS:
        extra += f' data-question="{escape(say(QUESTIONS[name]))}"'
    return Markup(found.replace("<button", f"<button{extra}", 1))


def button_text(name: str, say: Picture) -> str:
    return say(f"act {name}" if name in DRAWN else f"button:{name}")


def colour_choice(colour: str, say: Picture, lang: str) -> Markup:
    """Whose prophet or marker; shown when it is asked."""
    drawn = picture(f"page-prophet-{colour}", box="-16 -22 32 40")
    name = WORDS.term("colour", colour, lang)
    about = say("about colour", colour=name)
    return choice(f"colour:{colour}", drawn, el("span", name), class_="act late", about=about)


# ---- players


def seat_panel(view: View, player: View, lang: str) -> Panel:
    gods = [god for god in view["gods"] if god["owner"] == player["seat"]]
    key = ("four-gods seat", lang, repr(player), repr(gods), view["step"] == "ready", view["modes"]["each"])
    body = once(key, lambda: seat(view, player, gods, lang))
    return Panel(
        f"seat:{player['seat']}", body, "html", label=seat_name(player, lang), figure=str(player["points"]),
        hue=player["colour"],
    )  # fmt: skip


def seat(view: View, player: View, gods: list[View], lang: str) -> Markup:
    """The gods of a player with their points by step, and the tiles in hand."""
    say = Picture(lang)
    hands = enumerate(player["hands"])
    held = el("span", *(small_tile(tile, player, which, say, lang) for which, tile in hands if tile is not None),
              class_="held-tiles")  # fmt: skip
    lines = []
    for i, score in enumerate(player["scores"]):
        god = next(g for g in gods if g["colour"] == score["colour"])
        lines.append(score_line(score, god, held if i == 0 else NOTHING, say, lang))
    if not lines:
        lines = [el("div", el("strong", say("no god"), class_="mini"), held, class_="god-line")]
    texts = marks(view, player, say)
    if view["modes"]["each"] > len(player["gods"]) > 0:
        texts.insert(0, say("god missing"))
    return several(*lines, el("p", " · ".join(texts), class_="mini now") if texts else NOTHING)


def score_line(score: View, god: View, held: Markup, say: Picture, lang: str) -> Markup:
    """One colour: its god, the prophets that wait, and the four steps with their labels."""
    named = WORDS.term("god", god["god"], lang) if god["god"] else say("secret")
    colour = WORDS.term("colour", score["colour"], lang)
    drawn = f"page-god-{god['god']}" if god["god"] else f"page-prophet-{score['colour']}"
    total = score["total"] if score["largest"] is not None else score["cities"] + score["prophets"]
    ruins = NOTHING
    if god["destroyed"]:
        ruins = el("span", picture("page-ruin", box="-40 -40 80 80"), el("b", god["destroyed"]), class_="fig",
                   title=f"{god['destroyed']} {say('destroyed')}")  # fmt: skip
    head = el(
        "div",
        picture(drawn, box="-40 -40 80 80" if god["god"] else "-16 -22 32 40", class_="brief"),
        el("strong", named),
        held,
        ruins,
        el("span", picture(f"page-prophet-{score['colour']}", box="-16 -22 32 40"), el("b", god["reserve"]),
           class_="fig", title=say("reserve of", colour=colour, n=god["reserve"])),
        class_="god-line", title=f"{colour}: {total} {say('points')}",
    )  # fmt: skip
    cells = [
        el("span", el("b", "?" if score[part] is None else score[part]), el("small", say(f"{part} short")),
           class_=f"score-part{' won' if score[part] else ''}", title=say(f"{part} why"))
        for part in PARTS
    ]  # fmt: skip
    return several(head, el("div", *cells, class_="score-parts"))


def small_tile(held: View, player: View, which: int, say: Picture, lang: str) -> Markup:
    """A tile in somebody's hand, both sides where they may be seen; what is held up as it is turned."""
    if held["sides"] is None:
        return el("span", picture("page-closed", box="-40 -40 80 80"), class_="small-tile", title=say("closed tile"),
                  role="img", aria_label=say("closed tile"))  # fmt: skip
    aim = player["aim"]
    up = aim if aim is not None and aim.get("hand") == which else held["sides"][0]
    name = two_faces(up, held["sides"][1], lang)
    drawn = two_sides(face_drawing(up), face_drawing(held["sides"][1], plain=True))
    return el("span", drawn, class_="small-tile", title=name, role="img", aria_label=name)


def two_sides(up: Markup, back: Markup) -> Markup:
    """A face with the other side of its tile in the corner."""
    return inline(
        join((up, tag("g", use("page-slab"), back, use("page-rim"), transform="translate(22 22) scale(.5)"),
              use("page-rim"))), "-41 -41 86 86",
    )  # fmt: skip


# ---- rows, gods, bag


def stock_panel(view: View, lang: str) -> Panel:
    rows = [(p["seat"], p["name"], p["row"], p["row_free"]) for p in view["players"]]
    key = (
        "four-gods stock", lang, view["viewer"], repr(rows), repr(view["gods"]), view["bag"], view["supply"],
        repr(view["progress"]), view["trigger"], view["current"], view["over"], repr(view["modes"]),
        repr(view["kingdoms"]),
    )  # fmt: skip
    body = once(key, lambda: stock(view, lang))
    return Panel("stock", body, "html", width=COLUMN, label=Picture(lang)("stock"))
