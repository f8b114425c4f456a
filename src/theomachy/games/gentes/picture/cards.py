"""Cards on the table: the display with its prices, stack and discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theomachy.drawing.shapes import fitted, panel
from theomachy.drawing.svg import Markup, group, join, label, line, rect
from theomachy.games.gentes.picture.canvas import COUNTED, Canvas
from theomachy.games.gentes.picture.pieces import draw_card
from theomachy.games.gentes.words.picture import Picture

CARD = (138.0, 142.0)


def display_panel(c: Canvas, width: float, tall: bool) -> tuple[Markup, float]:
    """Eight positions with their prices above; while cards are drafted, those instead."""
    view, theme, say = c.view, c.theme, c.say
    cards = view["open"] or view["display"]
    per_row = 4 if tall else 8
    places = max(len(cards), view["display_size"])
    rows = (places + per_row - 1) // per_row
    tallness = CARD[1] + 32
    height = rows * tallness + 12
    step = (width - 12) / 4 if tall else CARD[0] + 6
    parts = [panel(theme, 0, 0, width, height + (40 if tall else 0))]
    for i in range(places):
        x, y = 8 + (i % per_row) * step, (i // per_row) * tallness
        if not view["open"]:
            prices = [(n, row[i]) for n, row in enumerate(view["reach"]) if row[i]]
            text = "  ".join(f"{n + 1}:{p}" for n, p in prices)
            words = "; ".join(f"{say(COUNTED[n])}: {p} {say('coins')}" for n, p in prices)
            parts.append(group(label(text, x + 4, y + 22, 13, fill=theme.muted, bold=True), name=words))
        if i < len(cards):
            lit = f"card:{cards[i]['id']}" in c.lit
            parts.append(draw_card(theme, cards[i], x, y + 32, step - 6, CARD[1], say, lit))
        else:
            parts.append(rect(x, y + 32, step - 6, CARD[1], 8, fill="none", stroke=theme.line, stroke_dasharray="5 5"))
    one, two = view["discard_prices"]
    lines = [(say("stack", n=len(view["stack"])), True)]
    lines += [(f"{'I' * int(era)}: {view['decks'][era]}", False) for era in ("2", "3") if view["decks"][era]]
    lines += [(say("discard"), True), (f"{len(view['discard'])} ({coins_for(one, two)})", False)]
    named = say("in stack", cards=listing(say, view["stack"])) + " "
    named += say("in discard", cards=listing(say, view["discard"]))
    if tall:
        text = "   ".join(text for text, _ in lines)
        parts.append(group(fitted(text, 10, height + 24, 14, width - 20, fill=theme.muted), name=named))
        return join(parts), height + 40
    x = 8 + 8 * step + 4
    parts.append(line(x - 4, 10, x - 4, height - 10, stroke=theme.line))
    parts.append(group(*(
        fitted(text, x, 40 + 20 * i, 13, width - x - 2, bold=bold, fill=None if bold else theme.muted)
        for i, (text, bold) in enumerate(lines)
    ), name=named))  # fmt: skip
    return join(parts), height


def listing(say: Picture, cards: Sequence[Any]) -> str:
    """Names of cards, given in full or by their ids."""
    return ", ".join(say.card({"id": c, "name": c} if isinstance(c, str) else c) for c in cards) or "–"


def coins_for(one: int, two: int) -> str:
    return f"1:{one} 2:{two}"


def discard_panel(c: Canvas, width: float, per_row: int) -> tuple[Markup, float]:
    """The discard pile laid open, while a scribe takes from it."""
    cards = c.view["discard"]
    step = width / per_row
    height = CARD[1] + 8
    parts = [
        draw_card(c.theme, card, (i % per_row) * step, (i // per_row) * height, step - 8, CARD[1], c.say,
                  f"card:{card['id']}" in c.lit)
        for i, card in enumerate(cards)
    ]  # fmt: skip
    return join(parts), height * ((len(cards) + per_row - 1) // per_row)
