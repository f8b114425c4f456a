"""What lies beside the world of 4 Gods: bag, cities and end, and the gods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.shapes import broken, emblem, fitted, lit_frame, panel
from theomachy.drawing.svg import Markup, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.games.four_gods.picture.land import GROUND_OF, LETTER
from theomachy.games.four_gods.picture.players import NARROW, seat_name, small_prophet
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import WORDS

View = Mapping[str, Any]
Lit = frozenset[str]
GOD = 76.0


# ---- bag, cities, round, end


def end_texts(view: View, say: Picture) -> list[str]:
    """How far the turn or the end of the game is away."""
    step = view["progress"]
    texts = [say(f"trigger {view['trigger']}")] if view["trigger"] else []
    for key in ("steps_left", "rounds_left", "extra_turns"):
        if key in step:
            texts.append(f"{step[key]} {say(key.replace('_', ' '))}")
    if view["trigger"] and view["modes"]["clock"] == "real" and view["modes"]["play"] == "simultaneous":
        texts.append(say("extra time"))
    return texts


def stock_lines(view: View, lang: str, width: float) -> tuple[str, ...]:
    """How far the game is, in lines that keep within the panel."""
    say = Picture(lang)
    step = view["progress"]
    texts = [f"{say('bag')} {view['bag']}", say("cities left", n=view["supply"], all=view["cities_total"])]
    if "order" in step:
        names = [seat_name(view["players"][seat], lang) for seat in step["order"]]
        if view["current"] is not None and not view["over"]:
            at = step["order"].index(view["current"])
            names[at] = f"[{names[at]}]"
        texts.append(f"{say('round')} {step['round']}: {', '.join(names)}")
    texts += end_texts(view, say)
    return broken(" · ".join(texts), max(20, int((width - 28) / 6.7)))


def stock_height(view: View, lang: str, width: float) -> float:
    return 16 + 20.0 * len(stock_lines(view, lang, width))


def draw_stock(theme: Theme, view: View, lang: str, x: float, y: float, width: float) -> Markup:
    parts = [panel(theme, x, y, width, stock_height(view, lang, width))]
    for i, text in enumerate(stock_lines(view, lang, width)):
        parts.append(label(text, x + 14, y + 23 + i * 20, 14, fill=theme.ink, bold=bool(view["trigger"])))
    return join(parts)


# ---- gods


def gods_height(width: float) -> float:
    return GOD if width >= NARROW else 2 * GOD + 6


def draw_gods(theme: Theme, view: View, lang: str, lit: Lit, x: float, y: float, width: float) -> Markup:
    """The four gods or colours: who has them, reserves, largest kingdom and number of kingdoms of the terrain."""
    per_line = 4 if width >= NARROW else 2
    step = width / per_line
    parts = []
    for i, god in enumerate(view["gods"]):
        parts += draw_god(theme, view, god, lang, lit, x + i % per_line * step, y + i // per_line * (GOD + 6), step)
    return join(parts)


def draw_god(
    theme: Theme, view: View, god: View, lang: str, lit: Lit, left: float, y: float, step: float
) -> list[Markup]:
    say = Picture(lang)
    chosen = f"god:{god['terrain']}"
    hue = f"colour:{god['colour']}"
    owner = say("free god")
    if god["owner"] is not None:
        owner = seat_name(view["players"][god["owner"]], lang)
    terrain = str(WORDS.term("terrain", god["terrain"], lang))
    figures = f"{say('largest')} {god['largest']} · {say('number')} {god['number']}"
    inside = [
        rect(
            left + 3, y, step - 6, GOD, 8, fill=theme.grounds[GROUND_OF[LETTER[god["terrain"]]]].top, stroke=theme.line
        ),
        rect(left + 8, y + 5, step - 16, GOD - 10, 6, fill=theme.panel, fill_opacity=0.86),
        label(terrain, left + 14, y + 21, 14, fill=theme.ink, bold=True),
        label(figures, left + 14, y + 66, 12, fill=theme.ink),
    ]
    if god["destroyed"]:  # a fallen crown for each destroyed city
        hue_of_cities = theme.hue("orange")
        fallen = group(emblem("crown", 7, fill=hue_of_cities.fill, stroke=hue_of_cities.edge), transform="rotate(180)")
        inside.append(
            group(
                group(fallen, at=(left + step - 34, y + 16)),
                label(f"×{god['destroyed']}", left + step - 24, y + 21, 13, fill=theme.ink),
                name=f"{god['destroyed']} {say('destroyed')}",
            )
        )
    if chosen in lit:
        inside.append(lit_frame(theme, left + 3, y, step - 6, GOD, 8))
    whose = group(
        rect(left + 10, y + 26, step - 20, 26, 13, fill=theme.raised,
             stroke=theme.lit if hue in lit else theme.line, stroke_width=3 if hue in lit else 1),
        small_prophet(god["colour"], left + 24, y + 39, 20),
        fitted(f"×{god['reserve']} {owner}", left + 38, y + 44, 13, step - 54, fill=theme.ink),
        target=hue, name=str(WORDS.term("colour", god["colour"], lang)), lit=hue in lit,
    )  # fmt: skip
    return [group(*inside, target=chosen, name=terrain, lit=chosen in lit), whose]
