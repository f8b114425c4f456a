"""The gods with what lies before them, and the piles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.core.words import upper_first
from theomachy.drawing.shapes import fitted, lit_frame, panel, wrapped
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.picture.board import HUES, SPACES, Lit, figure
from theomachy.games.playing_gods.picture.cards import MINI, MINI_HIGH, back_count, card_icon, mini_card
from theomachy.games.playing_gods.words.picture import Say, listing, term, words

View = Mapping[str, Any]

PLAYER_HEIGHT = 88.0


def player_panel(
    look: Theme, view: View, player: View, lit: Lit, x: float, y: float, width: float, lang: str
) -> Markup:
    numbers = tuple(player[key] for key in ("lands", "sects", "supply", "wrath", "conversion"))
    texts = (player["name"], player["colour"], player["status"], f"god:{player['seat']}", player.get("who", ""))
    cards = (tuple(player["permanents"]), tuple(player["immunities"]), tuple(player["known"]))
    asked = view["turn"] == player["seat"]
    on = f"god:{player['seat']}" in lit
    return player_face(look.name, texts, numbers, cards, view["target"], asked, on, x, y, width, lang)


@lru_cache(512)
def player_face(
    theme: str, texts: tuple[str, ...], numbers: tuple[int, ...], cards: tuple[tuple[str, ...], ...], target: int,
    asked: bool, on: bool, x: float, y: float, width: float, lang: str,
) -> Markup:  # fmt: skip
    """One god: territories, sects, supply, permanents, open immunities, numbers of cards, and what is known of them."""
    look, say = theme_named(theme), words(lang)
    god, colour, status, target_id, who = texts
    lands, sects, supply, wrath, conversion = numbers
    permanents, immunities, known = cards
    hue = look.hue(HUES[colour])
    mid = width * 0.4
    step = 27 if width > 480 else 23  # four of them have to fit beside the numbers of cards
    share = min(1.0, lands / target)
    name = god if status == "in play" else f"{god} ({say(status)})"
    parts: list[Markup] = faiths(look, permanents, mid, 8, width - 84 - mid, lang)
    if immunities:
        parts.append(label(say("immunities"), mid, 48, 12, fill=look.muted))
    for k, element in enumerate(immunities):
        icon = card_icon(look, f"immunity_{element}", 7)
        parts.append(group(icon, at=(mid + 64 + k * step, 44), name=term("card", f"immunity_{element}", lang)))
    if known:
        parts.append(label(say("known"), mid, 69, 12, fill=look.muted))
        each = int((width - mid - 62) / MINI)
        top = 57 if len(known) <= each else 52
        most = len(known) if len(known) <= 2 * each else 2 * each - 1
        places = [(mid + 52 + i % each * MINI, top + i // each * MINI_HIGH) for i in range(most + 1)]
        parts += [mini_card(theme, card, *places[i], lang) for i, card in enumerate(known[:most])]
        if most < len(known):  # a hand that is almost wholly known; the rest stands in the name
            more = label(f"+{len(known) - most}", 10, 11, 11, fill=look.ink, anchor="middle", bold=True)
            parts.append(group(more, at=places[-1], name=listing(list(known), "card", lang)))
    return group(
        panel(look, 0, 0, width, PLAYER_HEIGHT, asked),
        rect(0, 0, 7, PLAYER_HEIGHT, 3, fill=hue.fill),
        group(figure(theme, colour, 13), at=(26, 22)),
        fitted(name, 46, 20, 16, mid - 54, fill=look.ink, bold=True),
        fitted(who, 46, 80, 12, mid - 54, fill=look.muted) if who else NOTHING,
        label(f"{lands} / {target}", 46, 39, 17, fill=look.ink, bold=True),
        label(say("lands"), 104, 39, 12 if width > 480 else 10.5, fill=look.muted),
        rect(46, 45, mid - 58, 6, 3, fill=look.well),
        rect(46, 45, (mid - 58) * share, 6, 3, fill=hue.fill) if share else NOTHING,
        fitted(
            f"{sects} {say('sects')} · {supply} {say('supply')}",
            46,
            66,
            13 if width > 480 else 11,
            mid - 48,
            fill=look.muted,
        ),
        back_count(look, "wrath", wrath, width - 74, 10, lang),
        back_count(look, "conversion", conversion, width - 38, 10, lang),
        *parts,
        lit_frame(look, 0, 0, width, PLAYER_HEIGHT) if on else NOTHING,
        at=(x, y),
        target=target_id,
        name=f"{god} ({who})" if who else god,
        lit=on,
        opacity=0.6 if status != "in play" and not on else None,
    )


def faiths(look: Theme, names: tuple[str, ...], x: float, y: float, room: float, lang: str) -> list[Markup]:
    """Permanents side by side: in full, or short where there are many of them."""
    texts = [str(term("card", name, lang)) for name in names]
    shown = [upper_first(text) for text in texts]
    if sum(len(text) * 6.6 + 15 for text in shown) > room:
        shown = [text[:4] for text in shown]
    hue = look.hue("pink")
    parts = []
    for text, full in zip(shown, texts, strict=True):
        wide = len(text) * 6.6 + 10 if len(text) > 4 else min(37.0, room / len(texts) - 3)
        parts.append(group(
            rect(0, 0, wide, 20, 4, fill=hue.soft),
            label(text, wide / 2, 14.5, 12, fill=hue.mark, anchor="middle", bold=True),
            at=(x, y), name=full,
        ))  # fmt: skip
        x += wide + 4
    return parts


# ---- piles


def pile_panel(look: Theme, view: View, say: Say, x: float, y: float, width: float, height: float, lang: str) -> Markup:
    """Both piles with their returned cards, what lies on the table, and a warning before lose cards."""
    parts: list[Markup] = [panel(look, x, y, width, height)]
    line = y + 10
    each = int((width - 18) / MINI)
    for back in ("wrath", "conversion"):
        pile = view[f"{back}_pile"]
        low = pile["lower"]
        unseen = [card for card, n in pile["unseen"].items() for _ in range(n)]
        parts += [
            group(
                back_count(look, back, pile["upper"] + len(low), x + 10, line, lang),
                name=say("unseen", cards=listing(unseen, "card", lang, say("nothing"))),
            ),
            fitted(say(f"pile {back}"), x + 46, line + 15, 13, width - 50, fill=look.ink, bold=True),
            label(say("shuffled", n=pile["upper"]), x + 46, line + 32, 12, fill=look.muted),
        ]
        line += 44
        if low:
            parts.append(fitted(say("below"), x + 10, line + 9, 11.5, width - 18, fill=look.muted))
            line += 15
            parts += [
                mini_card(look.name, card, x + 10 + i % each * MINI, line + i // each * MINI_HIGH, lang)
                for i, card in enumerate(low)
            ]
            line += -(-len(low) // each) * MINI_HIGH + 6
    if view["shown"]:
        parts.append(wrapped(say("on the table", cards=listing(view["shown"], "card", lang)), x + 12, line + 12, 13,
                             width - 24, most=3, fill=look.ink, bold=True))  # fmt: skip
        line += 44
    chance = view["conversion_pile"]["lose_chance"]
    if chance >= 0.4:
        text = say("lean", n=round(100 * chance))
        parts.append(wrapped(text, x + 12, line + 12, 12.5, width - 24, most=2, fill=look.lit, bold=True))
        line += 34
    foot = y + height - 10
    parts.append(label(say("turn of", n=view["turns"]), x + 12, foot, 12, fill=look.muted))
    if view["die"]:
        parts.append(die(look, view["die"], x + width - 46, y + height - 46))
    room = width - (60 if view["die"] else 20)
    for i, kind in enumerate(("gain_one_sect", "godkiller", "steal_one_card")):
        top = foot - 18 * (3 - i)
        if top > line + 8:  # what the letters on the ring mean, where there is room for it
            parts.append(fitted(f"{SPACES[kind][0]}  {say(f'space {kind}')}", x + 12, top, 12, room, fill=look.muted))
    return join(parts)


def die(look: Theme, face: int, x: float, y: float) -> Markup:
    return group(
        rect(0, 0, 38, 38, 8, fill=look.raised, stroke=look.ink, stroke_width=2),
        label(face, 19, 27, 24, fill=look.ink, anchor="middle", bold=True), at=(x, y), name=str(face),
    )  # fmt: skip
