"""The picture of a Gentes table: the board above, the own people in full below, the others beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.shapes import button, wrapped
from theomachy.drawing.svg import Markup, document, group, join, label, rect
from theomachy.drawing.theme import FAMILY
from theomachy.drawing.theme import theme as theme_of
from theomachy.games.gentes.picture.actions import actions_panel
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.cards import discard_panel, display_panel, listing
from theomachy.games.gentes.picture.map import map_panel
from theomachy.games.gentes.picture.mats import my_mat, other_mat
from theomachy.games.gentes.picture.pieces import seat_badge
from theomachy.games.gentes.words.picture import Picture
from theomachy.games.gentes.words.words import ask

WIDE = 1280.0  # of the board and the own people
SIDE = 350.0  # of the others beside them
TALL = 644.0
GAP = 10.0
BOARD = 318.0  # height of the two upper panels


def draw(
    view: Mapping[str, Any], theme: str = "light", lang: str = "en", lit: Sequence[str] = (), layout: str = "wide"
) -> str:  # fmt: skip
    """A view as SVG. What can be clicked carries `data-target`; `lit` targets are framed."""
    c = Canvas(view, theme_of(theme), lang, lit)
    tall = layout == "tall"
    width = TALL if tall else WIDE
    inner = width - 2 * GAP
    parts = []
    top = 4.0
    for part, height in blocks(c, inner, tall):
        parts.append(group(part, at=(GAP, top)))
        top += height + GAP
    if not tall:
        beside = 4.0
        for mat, height in others(c, SIDE):
            parts.append(group(mat, at=(width, beside)))
            beside += height + GAP
        width, top = width + SIDE + GAP, max(top, beside)
    return document(
        width, top, rect(0, 0, width, top, fill=c.theme.page), *parts, name="Gentes", family=FAMILY, ink=c.theme.ink,
        lang=lang,
    )  # fmt: skip


def blocks(c: Canvas, inner: float, tall: bool) -> list[tuple[Markup, float]]:
    """The picture from top to bottom: each block with its height."""
    view = c.view
    found = [header(c, inner, tall), choices(c, inner)]
    board = [view["tiles"], view["taxes"], view["training"]]
    left = c.once("actions", board, lambda: actions_panel(c, 624, BOARD))
    right = c.once("map", view["sites"], lambda: map_panel(c, 624, BOARD))
    if tall:
        found += [(left, BOARD), (right, BOARD)]
    else:
        found.append((join((left, group(right, at=(635, 0)))), BOARD))
    if view["asked"]["from_discard"]:
        found.append(discard_panel(c, inner, 4 if tall else 8))
    cards = [view["display"], view["open"], view["stack"], view["decks"], listing(c.say, view["discard"])]
    found.append(c.once("display", cards, lambda: display_panel(c, inner, tall), tall))
    me = view["players"][view["me"]]
    found.append(c.once("mine", mat_data(c, me), lambda: my_mat(c, me, inner, tall), tall))
    return found + others(c, inner) if tall else found


def others(c: Canvas, width: float) -> list[tuple[Markup, float]]:
    """The mats of all players but the one whose eyes these are, in the order of play."""
    seats = len(c.view["players"])
    players = [c.view["players"][(c.view["me"] + 1 + i) % seats] for i in range(seats - 1)]
    room = seats < 4  # for more about each
    return [c.once("other", mat_data(c, p), lambda p=p: other_mat(c, p, width, room), width) for p in players]  # type: ignore[misc]


def mat_data(c: Canvas, player: Mapping[str, Any]) -> list[object]:
    """Everything that a mat shows."""
    view = c.view
    turns = (view["turn"] == player["seat"], view["starter"] == player["seat"], view["over"])
    return [player, turns, view["bonus"], view["hand_limit"]]


def header(c: Canvas, inner: float, tall: bool) -> tuple[Markup, float]:
    view, theme, say = c.view, c.theme, c.say
    turn = view["turn"] if isinstance(view["turn"], int) else view["on_turn"]
    asking = view.get("banner", True)  # a page that says it above the picture does without
    x, y = (14.0, 58.0) if tall else (260.0, 27.0)
    parts = [
        label(say("round", n=view["round"], most=view["rounds"], era="I" * view["era"]), 4, 33, 20, bold=True),
    ]
    if asking:
        parts += [
            group(seat_badge(theme, view["players"][turn]["colour"], 13), at=(x, y)),
            wrapped(ask(view, c.lang), x + 22, y - 3, 15, inner - x - (30 if tall else 330), most=2, fill=theme.ink),
        ]
    for i, bonus in enumerate(view["bonus"]):
        text = f"{say('bonus')} {bonus['threshold']} {say_category(say, bonus['category'])}: "
        text += f"{bonus['worth']}" if bonus["left"] else "–"
        parts.append(label(text, inner, 14 + 14 * i, 12, fill=theme.muted, anchor="end"))
    return join(parts), 82.0 if tall and asking else 46.0


def say_category(say: Picture, category: str) -> str:
    return say.category(category)


# ---- the choice bar


def choices(c: Canvas, inner: float) -> tuple[Markup, float]:
    """Buttons that belong to no thing on the table, those of the question that is asked."""
    asked, say = c.view["asked"], c.say
    found: list[tuple[str, str]] = []
    found += [(f"time:{split}", split) for split in asked["splits"]]
    found += [(f"count:{n}", str(n)) for n in asked["counts"]]
    if asked["mixtures"] and not asked["group"] and c.view["step"] != "pay":
        found.append(("button:train", say("train")))
    for t, o in asked["mixtures"]:
        found.append((f"cubes:t{t}o{o}", f"{t} {say.area('temple')} + {o} {say.area('oracle')}"))
    found += [(f"area:{area}", say.area(area)) for area in asked["areas"]]
    found += [(f"region:{region}", say.region(region)) for region in asked["regions"]]
    found += [(f"pile:{pile}", say(pile)) for pile in asked["piles"]]
    cards = {card["id"]: card for player in c.view["players"] for card in player["played"]}
    for card, effects in asked["uses"]:
        for i in range(effects):
            tail = f" #{i + 1}" if i else ""
            found.append((f"use:{card}{tail}", say("use", card=say.card(cards[card])) + tail))
    if asked["options"] and any(s["region"] is None and s["owner"] == c.view["on_turn"] for s in c.view["sites"]):
        found += [(f"option:{n}", home_option(c, n)) for n in asked["options"]]
    found += [(f"button:{name}", say(name)) for name in asked["buttons"]]
    parts = []
    x = y = 0.0
    for target, text in found:
        width = min(inner, max(56.0, 8.4 * len(text) + 26))
        if x + width > inner:
            x, y = 0.0, y + 42
        parts.append(button(c.theme, text, x, y, width, 34, target, lit=target in c.lit))
        x += width + 8
    return join(parts), y + 38


def home_option(c: Canvas, number: int) -> str:
    """What an option of the own hometowns is: its effect in a few letters."""
    say = c.say
    own = [s for s in c.view["sites"] if s["region"] is None and s["owner"] == c.view["on_turn"] and not s["marked"]]
    texts = [say.effect(home["options"][number - 1]) for home in own if number <= len(home["options"])]
    return " / ".join(dict.fromkeys(texts)) or say("option", n=number)
