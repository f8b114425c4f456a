"""What lies around the world of 4 Gods: players with hands and rows, gods, kingdoms, what can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.drawing.shapes import badge, button, lit_frame, panel
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.draw_world import COLOUR_HUES, GROUNDS, kingdom_text, outline, prophet, small_face
from theomachy.games.four_gods.words import WORDS, ask
from theomachy.games.four_gods.words_picture import Picture

View = Mapping[str, Any]
Lit = frozenset[str]
LETTER = {"sea": "S", "plain": "P", "forest": "F", "mountain": "M"}


def lines_of(items: Sequence[Any], per_line: int) -> int:
    return max(1, -(-len(items) // per_line))


# ---- players


def player_height(view: View) -> float:
    return 68 + 42 * (2 if view["capacity"] > 10 else 1)


def draw_player(
    theme: Theme, view: View, player: View, lang: str, lit: Lit, x: float, y: float, width: float
) -> Markup:
    """Name, gods and points; both hands; the row."""
    say = Picture(lang)
    seat = player["seat"]
    active = view["active"] == seat and not view["over"]
    name = str(WORDS.term("seat", player["name"], lang))
    height = player_height(view)
    parts = [panel(theme, x, y, width, height, marked=active)]
    parts.append(label(f"{player['rank']}. {name}", x + 12, y + 22, 17, fill=theme.ink, bold=True))
    marks = [say(word) for word in ("passed",) if player[word]]
    if view["phase"] == "ready" and player["ready"]:
        marks.append(say("ready"))
    if player["taken"]:
        marks.append("!")
    parts.append(label(" · ".join(marks), x + 12, y + 42, 12, fill=theme.muted))
    if not player["colours"]:
        parts.append(label(say("no god"), x + 120, y + 22, 13, fill=theme.muted))
    for i, score in enumerate(player["scores"]):
        parts.append(draw_marker(theme, view, score, say, lang, x + 118, y + 8 + i * 24, width - 240))
    for which in range(2):
        parts.append(draw_hand(theme, view, player, which, lit, x + width - 116 + which * 54, y + 10))
    parts.append(draw_row(theme, view, player, say, lit, x + 12, y + 62, width - 24))
    return group(*parts, name=name)


def draw_marker(
    theme: Theme, view: View, score: View, say: Picture, lang: str, x: float, y: float, width: float
) -> Markup:
    """One colour: its prophets left, its god, its points and their parts."""
    god = next(g for g in view["gods"] if g["colour"] == score["colour"])
    named = str(WORDS.term("terrain", god["god"], lang)) if god["god"] else say("secret")
    total = score["total"] if score["largest"] is not None else score["cities"] + score["prophets"]
    parts = " + ".join("?" if score[p] is None else str(score[p]) for p in ("cities", "prophets", "largest", "number"))
    hint = " + ".join(say(p) for p in ("cities", "prophets", "largest", "number"))
    return group(
        group(prophet(theme, score["colour"], 10), at=(x + 10, y + 10)),
        label(f"×{god['reserve']}", x + 24, y + 15, 13, fill=theme.muted),
        label(named, x + 54, y + 15, 13, fill=theme.ink),
        badge(total, x + width - 120, y + 10, 13, theme.hue(COLOUR_HUES[score["colour"]]).soft, theme.ink),
        label(f"= {parts}", x + width - 96, y + 15, 12, fill=theme.muted),
        name=f"{WORDS.term('colour', score['colour'], lang)}: {total} = {hint}",
    )  # fmt: skip


def draw_hand(theme: Theme, view: View, player: View, which: int, lit: Lit, x: float, y: float) -> Markup:
    """One hand: both faces of its tile, a closed hand, or nothing."""
    held = player["hands"][which]
    taken = player["taken"] and player["taken"]["hand"] == which
    edge = theme.lit if taken else theme.line
    frame = rect(x, y, 50, 74, 6, fill=theme.well, stroke=edge, stroke_width=3 if taken else 1)
    if held is None:
        return frame
    aim = player["aim"]
    if aim is not None and aim.get("hand") == which:
        # Held up: the side and turn that all can see.
        return group(
            rect(x, y, 50, 74, 6, fill=theme.lit_soft, stroke=theme.last, stroke_width=3),
            small_face(theme, x + 4, y + 6, 42, aim),
            label(aim["face"], x + 25, y + 66, 12, fill=theme.ink, anchor="middle", bold=True),
            key=f"hand:{held['tile']}", name=aim["face"],
        )  # fmt: skip
    if held["sides"] is None:
        return join((frame, rect(x + 8, y + 8, 34, 34, 4, fill=theme.faint, stroke=theme.ink),
                     label("?", x + 25, y + 32, 20, fill=theme.page, anchor="middle", bold=True)))  # fmt: skip
    faces = join(
        (small_face(theme, x + 9, y + 4, 32, held["sides"][0]), small_face(theme, x + 9, y + 38, 32, held["sides"][1]))
    )
    return group(frame, faces, key=f"hand:{held['tile']}", name=held["tile"])


def draw_row(
    theme: Theme, view: View, player: View, say: Picture, lit: Lit, x: float, y: float, width: float
) -> Markup:
    """The slots of a row: the side that lies up, the other one small in its corner, a dot for tiles that fit."""
    slots = player["row"]
    per_line = 10
    step = 42.0
    size = step - 6
    hint = say("full") if player["row_free"] == 0 else f"{say('row')}: {player['row_free']} {say('free')}"
    parts = [label(hint, x, y - 6, 12, fill=theme.lit if player["row_free"] <= 1 else theme.muted)]
    for i, slot in enumerate(slots):
        left, top = x + i % per_line * step, y + i // per_line * 42
        if slot is None:
            parts.append(rect(left, top, size, size, 3, fill=theme.well, stroke=theme.line))
            continue
        target = f"row:{slot['tile']}" if slot["tile"] else f"slot:{slot['slot']}"
        inside = [small_face(theme, left, top, size, slot["up"])]
        if slot["back"]:
            inside.append(small_face(theme, left + size * 0.56, top + size * 0.56, size * 0.5, slot["back"]))
        if slot["fits"]:
            inside.append(circle(left + 5, top + 5, 4, fill=theme.lit, stroke=theme.panel))
        shining = target in lit
        if shining:
            inside.append(lit_frame(theme, left - 1, top - 1, size + 2, size + 2, 4))
        key = f"tile:{slot['tile']}" if slot["tile"] else None
        parts.append(group(*inside, target=target, key=key, name=slot["tile"] or slot["slot"], lit=shining))
    return join(parts)


# ---- the table


def draw_stock(theme: Theme, view: View, lang: str, x: float, y: float, width: float) -> Markup:
    """Bag, cities, round and extra time in one line."""
    say = Picture(lang)
    step = view["step"]
    texts = [f"{say('bag')} {view['bag']}", f"{say('cities')} {view['supply']}/{view['cities_total']}"]
    if view["modes"]["clock"] == "ticks" and view["modes"]["play"] == "simultaneous" and "order" in step:
        texts.append(f"{say('round')} {step['round']}")
    for key in ("steps_left", "rounds_left", "turns_left"):
        if key in step:
            texts.append(f"{step[key]} {say(key.replace('_', ' '))}")
    if view["trigger"] and view["modes"]["clock"] == "real" and view["modes"]["play"] == "simultaneous":
        texts.append(say("extra time"))
    return join((
        panel(theme, x, y, width, 36),
        label(" · ".join(texts), x + 14, y + 23, 14, fill=theme.ink, bold=bool(view["trigger"])),
    ))  # fmt: skip


def draw_gods(theme: Theme, view: View, lang: str, lit: Lit, x: float, y: float, width: float) -> Markup:
    """The four gods or colours: who has them, reserves, largest kingdom and number of kingdoms of the terrain."""
    say = Picture(lang)
    step = width / 4
    parts = []
    for i, god in enumerate(view["gods"]):
        left = x + i * step
        chosen = f"god:{god['terrain']}"
        hue = f"colour:{god['colour']}"
        shining = chosen in lit
        owner = say("free god")
        if god["owner"] is not None:
            owner = str(WORDS.term("seat", view["players"][god["owner"]]["name"], lang))
        terrain = str(WORDS.term("terrain", god["terrain"], lang))
        ground = GROUNDS[theme.name][LETTER[god["terrain"]]]
        inside = [
            rect(left + 3, y, step - 6, 76, 8, fill=ground, stroke=theme.line),
            rect(left + 3, y, step - 6, 76, 8, fill=f"url(#g4-{LETTER[god['terrain']]})"),
            rect(left + 8, y + 5, step - 16, 66, 6, fill=theme.panel, fill_opacity=0.82),
            label(terrain, left + 14, y + 21, 14, fill=theme.ink, bold=True),
            label(
                f"{say('largest')} {god['largest']} · {say('number')} {god['number']}",
                left + 14,
                y + 64,
                11,
                fill=theme.ink,
            ),
        ]
        if shining:
            inside.append(lit_frame(theme, left + 3, y, step - 6, 76, 8))
        parts.append(group(*inside, target=chosen, name=terrain, lit=chosen in lit))
        parts.append(
            group(
                rect(left + 10, y + 26, step - 20, 26, 13, fill=theme.raised,
                     stroke=theme.lit if hue in lit else theme.line,
                     stroke_width=3 if hue in lit else 1),
                group(prophet(theme, god["colour"], 9), at=(left + 24, y + 39)),
                label(f"×{god['reserve']} {owner}", left + 38, y + 44, 12, fill=theme.ink),
                target=hue, name=str(WORDS.term("colour", god["colour"], lang)), lit=hue in lit,
            )
        )  # fmt: skip
    return join(parts)


def kingdoms_height(view: View, width: float) -> float:
    per_line = max(1, int((width - 20) // 74))
    return 34 + 26 * lines_of(view["kingdoms"], per_line)


def draw_kingdoms(
    theme: Theme, view: View, lang: str, x: float, y: float, width: float, world: tuple[float, float, float]
) -> Markup:
    """A chip for each kingdom; pointing at it, or moving there with the keyboard, shows its border in the world.

    It comes last in the picture, so that borders lie on top. `reveal` and `revealed` are classes that every page knows.
    """
    say = Picture(lang)
    per_line = max(1, int((width - 20) // 74))
    parts = [
        panel(theme, x, y, width, kingdoms_height(view, width)),
        label(f"{say('kingdoms')}: {say('now')}", x + 12, y + 20, 13, fill=theme.muted),
    ]
    for i, kingdom in enumerate(view["kingdoms"]):
        left = x + 10 + i % per_line * 74
        top = y + 28 + i // per_line * 26
        letter = LETTER[kingdom["terrain"]]
        leader = kingdom["leaders"][0] if len(kingdom["leaders"]) == 1 else None
        text = str(kingdom["size"]) + (f"→{kingdom['worth']}" if kingdom["leaders"] else "")
        mark = label(
            "=" if kingdom["leaders"] else "", left + 13, top + 16, 13, fill=theme.ink, anchor="middle", bold=True
        )
        parts.append(
            group(
                rect(left, top, 70, 22, 5, fill=GROUNDS[theme.name][letter], stroke=theme.line),
                rect(left, top, 70, 22, 5, fill=f"url(#g4-{letter})"),
                rect(left + 4, top + 3, 62, 16, 4, fill=theme.panel, fill_opacity=0.78),
                group(prophet(theme, leader, 7), at=(left + 13, top + 11)) if leader else mark,
                label(text, left + 42, top + 16, 13, fill=theme.ink, anchor="middle"),
                group(outline(theme, kingdom, lang, *world), class_="revealed", opacity=0),
                class_="reveal", name=kingdom_text(kingdom, lang), tabindex=0,
            )
        )  # fmt: skip
    return join(parts)


# ---- what can be done


BUTTONS = (
    "draw1", "draw2", "more", "enough", "row", "both", "city", "flip", "none", "challenge", "lower", "ready", "admit",
    "silent", "pass", "end",
)  # fmt: skip


def wanted_buttons(view: View) -> list[str]:
    """Those that this table can have at all."""
    modes = view["modes"]
    left_out = set()
    if modes["play"] == "timed":
        left_out.add("pass")
    else:
        left_out.add("end")
    if modes["check"] == "strict":
        left_out |= {"challenge", "admit", "silent"}
    if not modes["flips"]:
        left_out.add("flip")
    if modes["clock"] == "ticks":
        left_out |= {"ready", "lower"}
    else:
        left_out.add("none")
    if modes["after_seeing"]:
        left_out.add("draw2")
    else:
        left_out |= {"more", "enough"}
    return [name for name in BUTTONS if name not in left_out]


def actions_height(view: View, width: float) -> float:
    buttons = wanted_buttons(view)
    per_line = max(1, int(width // 106))
    return 34 + 36 * lines_of(buttons, per_line) + 2 * 62 + 12


def draw_actions(theme: Theme, view: View, lang: str, lit: Lit, x: float, y: float, width: float) -> Markup:
    """The question, the buttons, and for each tile in the viewer's hands all ways in which it can lie."""
    say = Picture(lang)
    parts = [
        panel(theme, x, y, width, actions_height(view, width)),
        label(ask(view, lang), x + 12, y + 22, 15, fill=theme.ink, bold=True),
    ]
    if view["viewer"] is None:
        return join(parts)
    buttons = wanted_buttons(view)
    per_line = max(1, int(width // 106))
    for i, name in enumerate(buttons):
        target = f"button:{name}"
        parts.append(
            button(theme, say(target), x + 10 + i % per_line * 105, y + 34 + i // per_line * 36, 99, 30, target,
                   lit=target in lit, off=bool(lit) and target not in lit, size=13)
        )  # fmt: skip
    top = y + 34 + 36 * lines_of(buttons, per_line) + 4
    player = view["players"][view["viewer"]]
    for which, held in enumerate(player["hands"]):
        sides = view["modes"]["flips"]
        parts.append(draw_turns(theme, held, player["aim"], sides, lit, x + 10, top + which * 62))
    return join(parts)


def name_box(theme: Theme, name: str, target: str, lit: Lit, x: float, y: float, height: float) -> Markup:
    shining = target in lit
    return group(
        rect(x, y, 52, height, 8, fill=theme.lit_soft if shining else theme.well,
             stroke=theme.lit if shining else theme.line, stroke_width=3 if shining else 1),
        label(name, x + 26, y + height / 2 + 5, 16, fill=theme.ink, anchor="middle", bold=True),
        target=target, name=name, lit=shining,
    )  # fmt: skip


def draw_turns(
    theme: Theme, held: View | None, aim: View | None, sides: bool, lit: Lit, x: float, y: float
) -> Markup:  # fmt: skip
    """A tile in hand and its turns; a click on one chooses side and rotation. The one that is held up stands out.

    The name is clicked to discard the tile; where the side that will lie up is a choice, it is two names.
    """
    if held is None or not held["tile"]:
        return NOTHING
    name = held["tile"]
    if sides:
        parts = [name_box(theme, f"{name}{s}", f"side:{name}{s}", lit, x, y + i * 28, 26) for i, s in enumerate("ab")]
    else:
        parts = [name_box(theme, name, f"tile:{name}", lit, x, y, 54)]
    for i, turn in enumerate(held["turns"]):
        target = f"face:{turn['face']}"
        left = x + 60 + i * 60
        inside = [small_face(theme, left, y, 52, turn)]
        bright = target in lit
        if aim is not None and aim.get("face") == turn["face"]:
            inside.append(rect(left - 4, y - 4, 60, 60, 8, fill="none", stroke=theme.last, stroke_width=5))
        if bright:
            inside.append(lit_frame(theme, left - 1, y - 1, 54, 54, 5))
        parts.append(group(*inside, target=target, name=turn["face"], lit=bright))
    return join(parts)
