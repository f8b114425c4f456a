"""Gods, hands, piles, and what can be done that is no place on the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import badge, button, emblem, fitted, lit_frame, panel, wrapped
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.draw_board import HUES, Lit, figure
from theomachy.games.playing_gods.names import FAITH_NAMES, SPECIAL_NAMES
from theomachy.games.playing_gods.words_picture import Say, listing, term, words

View = Mapping[str, Any]

ELEMENT_LOOK = {
    "earth": ("triangle", "brown"),
    "air": ("wave", "teal"),
    "fire": ("flame", "orange"),
    "water": ("drop", "blue"),
}
BUTTONS = {
    "conversion space": ("draw",), "gain space": ("pass",), "godkiller space": ("pass",), "steal space": ("pass",),
    "portal": ("end",), "naming": ("done",), "protecting": ("pass",), "saving": ("pass",), "offering": ("go",),
    "defending": ("pass",), "rising": ("resurrect", "stay_out"),
}  # fmt: skip


def card_look(name: str) -> tuple[str, str, str]:
    """Emblem, hue and frame of a card: the frame tells attacks, protections and immunities apart."""
    kind, _, element = name.partition("_")
    if element in ELEMENT_LOOK:
        mark, hue = ELEMENT_LOOK[element]
        return mark, hue, {"attack": "", "protection": "circle", "immunity": "hexagon"}[kind]
    if name in SPECIAL_NAMES:
        return "bolt", "black", ""
    if name in FAITH_NAMES:
        return "heart", "pink", ""
    return {"gain_one_sect": ("leaf", "green", ""), "godkiller": ("crown", "black", "circle")}.get(
        name, ("diamond", "grey", "")
    )


def card_icon(look: Theme, name: str, r: float) -> Markup:
    mark, colour, frame = card_look(name)
    hue = look.hue(colour)
    outline = NOTHING
    if frame == "circle":
        outline = circle(0, 0, r * 1.15, fill="none", stroke=hue.mark, stroke_width=2)
    elif frame == "hexagon":
        outline = emblem("hexagon", r * 1.3, fill="none", stroke=hue.mark, stroke_width=2)
    return join((outline, emblem(mark, r * (0.7 if frame else 0.9), fill=hue.mark)))


@lru_cache(1024)
def small_card(
    theme: str,
    name: str,
    count: int,
    x: float,
    y: float,
    width: float,
    height: float,
    target: str,
    lit: bool,
    lang: str,
) -> Markup:
    """A card of a hand; cards of one kind lie together with their number."""
    look = theme_named(theme)
    hue = look.hue(card_look(name)[1])
    text = term("card", name, lang)
    return group(
        rect(0, 0, width, height, 7, fill=hue.soft, stroke=hue.edge, stroke_width=1.2),
        group(card_icon(look, name, 9), at=(17, height / 2)),
        wrapped(
            text,
            34,
            height / 2 + (-2 if len(text) * 6.9 > width - 36 else 5),
            12.5,
            width - 36,
            most=2,
            fill=hue.mark,
            bold=True,
        ),
        badge(f"{count}×", width - 4, 6, 12, look.raised, look.ink, look.line) if count > 1 else NOTHING,
        lit_frame(look, 0, 0, width, height, 7) if lit else NOTHING,
        at=(x, y),
        target=target,
        key=f"card:{name}",
        name=f"{text} ({count})",
        lit=lit,
    )


def cards_grid(
    look: Theme,
    names: list[str],
    x: float,
    y: float,
    width: float,
    columns: int,
    lit: Lit,
    lang: str,
    prefix: str = "card",
    height: float = 40.0,
) -> tuple[float, Markup]:
    """Cards by kind in rows; gives how high they are."""
    kinds = list(dict.fromkeys(names))
    step = width / columns
    parts = [
        small_card(
            look.name,
            name,
            names.count(name),
            x + (i % columns) * step,
            y + (i // columns) * (height + 6),
            step - 6,
            height,
            f"{prefix}:{name}",
            f"{prefix}:{name}" in lit,
            lang,
        )
        for i, name in enumerate(kinds)
    ]
    return -(-len(kinds) // columns) * (height + 6), join(parts)


# ---- gods


PLAYER_HEIGHT = 88.0


def player_panel(
    look: Theme, view: View, player: View, lit: Lit, x: float, y: float, width: float, lang: str
) -> Markup:
    numbers = tuple(player[key] for key in ("lands", "sects", "supply", "wrath", "conversion"))
    texts = (player["name"], player["colour"], player["status"], player["god"], player.get("who", ""))
    cards = (tuple(player["permanents"]), tuple(player["immunities"]), tuple(player["known"]))
    asked = view["turn"] == player["seat"]
    on = f"god:{player['god']}" in lit
    return player_face(look.name, texts, numbers, cards, view["target"], asked, on, x, y, width, lang)


@lru_cache(512)
def player_face(
    theme: str, texts: tuple[str, ...], numbers: tuple[int, ...], cards: tuple[tuple[str, ...], ...], target: int,
    asked: bool, on: bool, x: float, y: float, width: float, lang: str,
) -> Markup:  # fmt: skip
    """One god: territories, sects, supply, permanents, open immunities, numbers of cards, and what is known of them."""
    look, say = theme_named(theme), words(lang)
    god, colour, status, written, who = texts
    lands, sects, supply, wrath, conversion = numbers
    permanents, immunities, known = cards
    hue = look.hue(HUES[colour])
    mid = width * 0.4
    step = 27 if width > 480 else 23  # five of them have to fit beside the numbers of cards
    share = min(1.0, lands / target)
    name = god if status == "in play" else f"{god} ({say(status)})"
    parts: list[Markup] = [label(say("permanents"), mid, 22, 12, fill=look.muted)]
    for k, card in enumerate(permanents):
        text = term("card", card, lang)
        parts.append(
            group(
                rect(0, 0, step - 3, 20, 4, fill=look.hue("pink").soft),
                label(
                    text[:2].capitalize(),
                    (step - 3) / 2,
                    14.5,
                    12,
                    fill=look.hue("pink").mark,
                    anchor="middle",
                    bold=True,
                ),
                at=(mid + 62 + k * step, 8),
                name=text,
            )
        )
    if immunities:
        parts.append(label(say("immunities"), mid, 46, 12, fill=look.muted))
    for k, element in enumerate(immunities):
        icon = card_icon(look, f"immunity_{element}", 7)
        parts.append(group(icon, at=(mid + 74 + k * step, 42), name=term("card", f"immunity_{element}", lang)))
    if known:
        text = f"{say('known')}: {listing(list(known), 'card', lang)}"
        parts.append(wrapped(text, mid, 66, 11.5, width - mid - 12, most=2, fill=look.ink))
    return group(
        panel(look, 0, 0, width, PLAYER_HEIGHT, asked),
        rect(0, 0, 7, PLAYER_HEIGHT, 3, fill=hue.fill),
        group(figure(theme, colour, 13), at=(26, 22)),
        fitted(name, 46, 20, 16, mid - 54, fill=look.ink, bold=True),
        fitted(who, 46, 84, 11, mid - 54, fill=look.muted) if who else NOTHING,
        label(f"{lands} / {target}", 46, 41, 17, fill=look.ink, bold=True),
        fitted(say("lands"), 104, 40, 12, mid - 108, fill=look.muted),
        rect(46, 48, mid - 58, 6, 3, fill=look.well),
        rect(46, 48, (mid - 58) * share, 6, 3, fill=hue.fill) if share else NOTHING,
        fitted(
            f"{sects} {say('sects')} · {supply} {say('supply')}",
            46,
            72,
            13 if width > 480 else 11,
            mid - 48,
            fill=look.muted,
        ),
        back_count(look, "wrath", wrath, width - 74, 10, lang),
        back_count(look, "conversion", conversion, width - 38, 10, lang),
        *parts,
        lit_frame(look, 0, 0, width, PLAYER_HEIGHT) if on else NOTHING,
        at=(x, y),
        target=f"god:{written}",
        name=f"{god} ({who})" if who else god,
        lit=on,
        opacity=0.6 if status != "in play" and not on else None,
    )


def back_count(look: Theme, back: str, count: int, x: float, y: float, lang: str) -> Markup:
    """So many hidden cards with this back."""
    mark, colour = ("bolt", "orange") if back == "wrath" else ("heart", "teal")
    hue = look.hue(colour)
    return group(
        rect(0, 0, 28, 38, 4, fill=hue.fill, stroke=hue.edge),
        group(emblem(mark, 6, fill=hue.on), at=(14, 10)),
        label(count, 14, 32, 16, fill=hue.on, anchor="middle", bold=True),
        at=(x, y), name=f"{count} {term('back', back, lang)}",
    )  # fmt: skip


# ---- piles


def pile_panel(look: Theme, view: View, say: Say, x: float, y: float, width: float, height: float, lang: str) -> Markup:
    """Both piles with their returned cards, what lies on the table, and a warning before lose cards."""
    parts: list[Markup] = [panel(look, x, y, width, height)]
    line = y + 14
    for back in ("wrath", "conversion"):
        pile = view["piles"][back]
        parts.append(back_count(look, back, pile["upper"] + len(pile["lower"]), x + 10, line, lang))
        parts.append(
            label(say("pile", upper=pile["upper"], lower=len(pile["lower"])), x + 46, line + 12, 12.5, fill=look.ink)
        )
        low = [term("card", card, lang) for card in pile["lower"]]
        if low:
            parts.append(wrapped(", ".join(low), x + 46, line + 27, 11, width - 54, most=4, fill=look.muted))
        line += 46 + (min(4, -(-len(", ".join(low)) * 6 // int(width - 54))) * 13 if low else 0)
    if view["shown"]:
        parts.append(wrapped(say("on the table", cards=listing(view["shown"], "card", lang)), x + 12, line + 14, 13,
                             width - 24, most=3, fill=look.ink, bold=True))  # fmt: skip
        line += 44
    chance = view["piles"]["conversion"]["lose_chance"]
    if chance >= 0.4:
        parts.append(
            wrapped(
                say("lean", n=round(100 * chance)),
                x + 12,
                line + 14,
                12.5,
                width - 24,
                most=2,
                fill=look.lit,
                bold=True,
            )
        )
    if view["die"]:
        parts.append(die(look, view["die"], x + width - 50, y + height - 50))
    parts.append(label(say("turn of", n=view["turns"]), x + 12, y + height - 12, 12, fill=look.muted))
    return join(parts)


def die(look: Theme, face: int, x: float, y: float) -> Markup:
    return group(
        rect(0, 0, 38, 38, 8, fill=look.raised, stroke=look.ink, stroke_width=2),
        label(face, 19, 27, 24, fill=look.ink, anchor="middle", bold=True), at=(x, y), name=str(face),
    )  # fmt: skip


# ---- the choice


def choices(
    look: Theme, view: View, say: Say, lit: Lit, x: float, y: float, width: float, lang: str, columns: int
) -> tuple[float, Markup]:
    """Attacks, stolen goods and buttons that belong to the question; gives how high they are."""
    parts: list[Markup] = []
    top = y
    portal, theft = view["portal"], view["theft"]
    step = width / columns
    if portal and portal["attacks"]:
        for i, entry in enumerate(portal["attacks"]):
            target = f"attack:{entry['form']}"
            parts.append(
                attack_button(
                    look,
                    entry,
                    x + (i % columns) * step,
                    top + (i // columns) * 42,
                    step - 6,
                    target,
                    target in lit,
                    lang,
                )
            )
        top += -(-len(portal["attacks"]) // columns) * 42
    if theft:
        high, cards = cards_grid(look, theft["hand"] or [], x, top, width, columns, lit, lang, "loot")
        parts.append(cards)
        top += high
        others = [("back", back, term("back", back, lang)) for back in theft["backs"] if theft["blind"]]
        others += [("open", element, term("card", f"immunity_{element}", lang)) for element in theft["open"]]
        for i, (kind, name, text) in enumerate(others):
            target = f"{kind}:{name}"
            parts.append(button(look, text, x + (i % columns) * step, top + (i // columns) * 42, step - 6, 36, target,
                                lit=target in lit, size=13))  # fmt: skip
        top += -(-len(others) // columns) * 42
    names = BUTTONS.get(view["phase"], ())
    for i, name in enumerate(names):
        target = f"button:{name}"
        parts.append(
            button(look, say(f"button {name}"), x + i * (width / 2), top, width / 2 - 8, 40, target, lit=target in lit)
        )
    if names:
        top += 46
    return top - y, join(parts)


def attack_button(
    look: Theme, entry: View, x: float, y: float, width: float, target: str, lit: bool, lang: str
) -> Markup:
    """One form of attack: its cards as icons and its kills as a number."""
    names = [entry["form"]] if entry["form"] in SPECIAL_NAMES else [f"attack_{e}" for e in entry["form"].split("+")]
    text = ", ".join(term("card", name, lang) for name in names)
    off = not entry["lands"]
    return group(
        rect(0, 0, width, 36, 9, fill=look.lit_soft if lit else look.raised, stroke=look.lit if lit else look.line,
             stroke_width=2.5 if lit else 1.2, stroke_dasharray="4 4" if off else None),
        *(group(card_icon(look, name, 8), at=(18 + i * 21, 18)) for i, name in enumerate(names)),
        label(f"−{entry['kills']}", width - 10, 25, 18, fill=look.faint if off else look.ink, anchor="end", bold=True),
        at=(x, y), target=target, name=f"{text}: {entry['kills']}", lit=lit,
    )  # fmt: skip
