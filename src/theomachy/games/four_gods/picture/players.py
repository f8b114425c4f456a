"""The players of 4 Gods as SVG: points and their parts, both hands, the discard row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.shapes import badge, fitted, lit_frame, panel
from theomachy.drawing.store import once
from theomachy.drawing.svg import Markup, circle, group, join, label, rect, use
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.land import CELL, face_drawing
from theomachy.games.four_gods.picture.pieces import HUES
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS, face_words

View = Mapping[str, Any]
Lit = frozenset[str]
PARTS = ("cities", "prophets", "largest", "number")
NARROW = 500.0  # below this width points stand under the name instead of beside it
HAND = 54.0


def seat_name(player: View, lang: str) -> str:
    """What a player is called: the seat, or the name that a page has put there."""
    return str(WORDS.term("seat", player["name"], lang))


def holder(view: View, colour: str, lang: str) -> str:
    """Whose prophets have a colour: `North (blue)`; the colour alone while no player has it."""
    owner = next(god["owner"] for god in view["gods"] if god["colour"] == colour)
    shown = str(WORDS.term("colour", colour, lang))
    if owner is None:
        return shown
    return Picture(lang)("holder", who=seat_name(view["players"][owner], lang), colour=shown)


def placed(view: View, player: View, name: str) -> str:
    """The name with the place, as far as it can be told: that of secret gods is not known before the end (G4-R-66)."""
    if view["modes"]["gods"] == "secret" and not view["over"]:
        return name
    return f"{player['rank']}. {name}"


def small_face(x: float, y: float, size: float, face: View) -> Markup:
    """One face by itself, with a rim, its upper left corner at that place."""
    scale = size / CELL
    return group(face_drawing(face), use("page-rim"), at=(x + size / 2, y + size / 2), scale=scale)


def small_prophet(colour: str, x: float, y: float, height: float) -> Markup:
    return group(use(f"page-prophet-{colour}"), at=(x, y + height * 0.1), scale=height / 38)


def row_lines(view: View) -> int:
    return 2 if view["capacity"] > 10 else 1


def player_height(view: View, width: float) -> float:
    return (116 if width < NARROW else 70) + more_gods(view) + 40 * row_lines(view)


def more_gods(view: View) -> float:
    """What a second god adds to the height of a mat."""
    return 36.0 * (int(view["modes"]["each"]) - 1)


def draw_player(
    theme: Theme, view: View, player: View, lang: str, lit: Lit, x: float, y: float, width: float
) -> Markup:
    """Name, gods and points; both hands; the row."""
    shining = tuple(sorted(target for target in lit if target.startswith(("row:", "slot:"))))
    active = view["current"] == player["seat"] and not view["over"]
    gods = [god for god in view["gods"] if god["colour"] in player["gods"]]
    shown = repr((player, gods, view["capacity"], view["step"] == "ready", view["modes"]["each"]))
    mat = once(
        ("four-gods player", theme.name, lang, width, shining, active, shown),
        lambda: player_mat(theme, view, player, active, lang, lit, width),
    )
    return group(mat, at=(x, y))


def player_mat(theme: Theme, view: View, player: View, active: bool, lang: str, lit: Lit, width: float) -> Markup:
    say = Picture(lang)
    x = y = 0.0
    name = seat_name(player, lang)
    narrow = width < NARROW
    height = player_height(view, width)
    room = width - 2 * HAND - 24  # left of the hands
    parts = [panel(theme, x, y, width, height, marked=active)]
    parts.append(
        group(use(f"page-seat-{player['seat']}"), at=(x + 22, y + 17), scale=0.55),
    )
    parts.append(
        fitted(placed(view, player, name), x + 38, y + 22, 17, room - 26 if narrow else 80, fill=theme.ink, bold=True)
    )
    left, top = (x + 10, y + 30) if narrow else (x + 120, y + 8)
    if not player["gods"]:
        parts.append(label(say("no god"), left + 2, top + 15, 13, fill=theme.muted))
    for i, score in enumerate(player["scores"]):
        parts.append(draw_marker(theme, view, score, say, lang, left, top + i * 38, room - (0 if narrow else 112)))
    for which in range(2):
        parts.append(draw_hand(theme, player, which, lang, x + width - 2 * HAND - 6 + which * HAND, y + 8))
    below = y + (108 if narrow else 66) + more_gods(view)
    parts.append(draw_row(theme, player, say, lang, lit, x + 12, below, width - 24 if narrow else room))
    texts = " · ".join(marks(view, player, say))
    if texts and narrow:
        parts.append(fitted(texts, x + 12, below - 20, 12, room, fill=theme.lit))
    elif texts:
        parts.append(fitted(texts, x + 128, below - 6, 12, room - 126, fill=theme.lit))
    return group(*parts, name=name)


def marks(view: View, player: View, say: Picture) -> list[str]:
    """What is special about the player at this moment."""
    found = [say(word) for word in ("passed", "cooling", "losing", "choosing") if player[word]]
    if view["step"] == "ready" and player["ready"]:
        found.append(say("ready"))
    if player["taken"]:
        found.append(say("taken"))
    if player["window"]:
        found.append(say("window", cell=player["window"]))
    aim = player["aim"]
    if aim and aim["kind"] in ("city", "challenge"):
        found.append(say(f"aim {aim['kind']}"))
    if player["unassigned"]:
        found.append(f"{player['unassigned']} {say('destroyed')}")
    return found


def draw_marker(
    theme: Theme, view: View, score: View, say: Picture, lang: str, x: float, y: float, width: float
) -> Markup:
    """One colour: its prophets left, its god, its points and their parts."""
    god = next(g for g in view["gods"] if g["colour"] == score["colour"])
    named = str(WORDS.term("terrain", god["god"], lang)) if god["god"] else say("secret")
    total = score["total"] if score["largest"] is not None else score["cities"] + score["prophets"]
    parts = " · ".join(f"{say(p)} {'?' if score[p] is None else score[p]}" for p in PARTS)
    return group(
        small_prophet(score["colour"], x + 11, y + 10, 21),
        label(f"×{god['reserve']}", x + 25, y + 15, 13, fill=theme.muted),
        fitted(named, x + 52, y + 15, 14, width - 110, fill=theme.ink),
        badge(total, x + width - 26, y + 10, 16, theme.hue(HUES[score["colour"]]).soft, theme.ink),
        fitted(parts, x + 2, y + 34, 12.5, width - 6, fill=theme.muted),
        name=f"{WORDS.term('colour', score['colour'], lang)}: {total} = {parts}",
    )  # fmt: skip


def draw_hand(theme: Theme, player: View, which: int, lang: str, x: float, y: float) -> Markup:
    """One hand: both faces of its tile, the face that is held up, a closed hand, or nothing."""
    held = player["hands"][which]
    taken = player["taken"] and player["taken"]["hand"] == which
    edge = theme.lit if taken else theme.line
    frame = rect(x, y, 50, 74, 6, fill=theme.well, stroke=edge, stroke_width=3 if taken else 1)
    if held is None:
        return frame
    aim = player["aim"]
    if aim is not None and aim.get("hand") == which:
        return group(
            rect(x, y, 50, 74, 6, fill=theme.lit_soft, stroke=theme.last, stroke_width=3),
            small_face(x + 4, y + 16, 42, aim),
            key=f"hand:{held['tile']}", name=face_words(aim["corners"], lang),
        )  # fmt: skip
    if held["sides"] is None:
        return group(
            frame, group(use("page-closed"), at=(x + 25, y + 37), scale=0.45), name=Picture(lang)("closed tile")
        )
    faces = join((small_face(x + 9, y + 4, 32, held["sides"][0]), small_face(x + 9, y + 38, 32, held["sides"][1])))
    return group(frame, faces, key=f"hand:{held['tile']}", name=two_faces(held["sides"][0], held["sides"][1], lang))


def two_faces(up: View, back: View, lang: str) -> str:
    """A tile in words."""
    say = Picture(lang)
    return say("tile named", face=face_words(up["corners"], lang), back=face_words(back["corners"], lang))


def draw_row(theme: Theme, player: View, say: Picture, lang: str, lit: Lit, x: float, y: float, width: float) -> Markup:
    """The slots of a row: the side that lies up, the other one small in its corner, a dot for tiles that fit."""
    slots = player["row"]
    per_line = 10
    step = min(42.0, width / per_line)
    size = step - 5
    hint = say("full") if player["row_free"] == 0 else f"{say('row')}: {player['row_free']} {say('free')}"
    warn = player["row_free"] <= 1
    parts = [label(hint, x, y - 6, 12, fill=theme.lit if warn else theme.muted, bold=warn)]
    for i, slot in enumerate(slots):
        left, top = x + i % per_line * step, y + i // per_line * 40
        if slot is None:
            parts.append(rect(left, top, size, size, 3, fill=theme.well, stroke=theme.line))
            continue
        target = f"row:{slot['tile']}" if slot["tile"] else f"slot:{slot['slot']}"
        inside = [small_face(left, top, size, slot["up"])]
        if slot["back"]:
            inside.append(small_face(left + size * 0.54, top + size * 0.54, size * 0.5, slot["back"]))
        if slot["fits"]:
            inside.append(circle(left + 5, top + 5, 4.5, fill=theme.lit, stroke=theme.panel))
        shining = target in lit
        if shining:
            inside.append(lit_frame(theme, left - 1, top - 1, size + 2, size + 2, 4))
        key = f"tile:{slot['tile']}" if slot["tile"] else None
        parts.append(group(*inside, target=target, key=key, name=slot_words(slot, lang), lit=shining))
    return join(parts)


def slot_words(slot: View, lang: str) -> str:
    """A tile in a row in words: both sides where backs are known, and whether it fits anywhere."""
    text = two_faces(slot["up"], slot["back"], lang) if slot["back"] else face_words(slot["up"]["corners"], lang)
    return f"{text}; {Picture(lang)('fits somewhere')}" if slot["fits"] else text
