"""The whole table as one picture, for notebooks, documents and files: board, gods, choices, hand and piles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from theomachy.core.words import upper_first
from theomachy.drawing.shapes import badge, fitted, lit_frame, panel, wrapped
from theomachy.drawing.svg import NOTHING, Markup, document, group, join, label, num, rect, tag
from theomachy.drawing.theme import FAMILY, GAP, Theme, resolve
from theomachy.drawing.theme import theme as theme_named
from theomachy.games.playing_gods.picture.board import draw_board, extent
from theomachy.games.playing_gods.picture.pieces import HUES, definitions, gods_of, use_piece
from theomachy.games.playing_gods.picture.seats import cells
from theomachy.games.playing_gods.picture.signs import card_hue
from theomachy.games.playing_gods.picture.tray import BUTTONS, in_order
from theomachy.games.playing_gods.words.picture import advice, god_words, offers, term, words
from theomachy.games.playing_gods.words.questions import ask
from theomachy.games.playing_gods.words.spoken import card_short, card_title, spoken_card, spoken_pile

View = Mapping[str, Any]
Lit = Collection[str]

EDGE = 14.0
MINI = 30.0  # a small round of a card
CARD = (92.0, 108.0)


class Item(NamedTuple):
    """Something of a certain size that is drawn where there is room for it."""

    width: float
    height: float
    draw: Callable[[float, float], Markup]


def draw_table(view: View, theme: str, lang: str, lit: Sequence[str], layout: str) -> str:
    theme_named(theme)  # refuses names that are none
    look, live = theme_named("page"), frozenset(lit)
    place = tall if layout == "tall" else wide
    width, height, content = place(look, view, live, lang)
    drawn = document(
        width, height, rect(0, 0, width, height, fill=look.page), content, name=words(lang)("title"), family=FAMILY,
        ink=look.ink, defs=definitions(gods_of(view["players"]), max(6, view["die"])), lang=lang,
    )  # fmt: skip
    return resolve(drawn, theme)


def wide(look: Theme, view: View, lit: Lit, lang: str) -> tuple[float, float, Markup]:
    """1440 wide: the board on the left, choices and hand below it, gods and piles on the right."""
    column = 380.0
    left = 1440 - 2 * EDGE - GAP - column
    right = EDGE + left + GAP
    top, head = headline(look, view, EDGE, EDGE, left, lang)
    _, _, bw, bh = extent(view, "wide")
    high = left * bh / bw
    board = board_window(view, lit, lang, "wide", (EDGE, top, left, high))
    below, play = tray(look, view, lit, EDGE, top + high + GAP, left, lang)
    end, seats = column_of(look, view, lit, right, EDGE, column, lang)
    return 1440.0, max(900.0, below + EDGE, end + EDGE), join((*head, board, *play, *seats))


def tall(look: Theme, view: View, lit: Lit, lang: str) -> tuple[float, float, Markup]:
    """440 wide, as high as needed: for narrow pages."""
    width = 440 - 2 * EDGE
    top, head = headline(look, view, EDGE, EDGE, width, lang)
    _, _, bw, bh = extent(view, "tall")
    high = width * bh / bw
    board = board_window(view, lit, lang, "tall", (EDGE, top, width, high))
    below, play = tray(look, view, lit, EDGE, top + high + GAP, width, lang)
    end, seats = column_of(look, view, lit, EDGE, below + GAP, width, lang)
    return 440.0, end + EDGE, join((*head, board, *play, *seats))


def headline(look: Theme, view: View, x: float, y: float, width: float, lang: str) -> tuple[float, list[Markup]]:
    """The question; a page that asks it itself leaves it out."""
    if view.get("banner") is False:
        return y, []
    text = wrapped(ask(view, lang), x + 16, y + 24, 18, width - 32, most=2, bold=True)
    return y + 66, [panel(look, x, y, width, 56), text]


def board_window(view: View, lit: Lit, lang: str, layout: str, box: tuple[float, float, float, float]) -> Markup:
    x, y, width, height = box
    return tag(
        "svg", draw_board(view, lit, lang, layout), x=x, y=y, width=width, height=height,
        viewBox=" ".join(num(n) for n in extent(view, layout)), data_part="field",
    )  # fmt: skip


def flow(items: Sequence[Item], x: float, y: float, width: float) -> tuple[float, list[Markup]]:
    """Items side by side in as many rows as they need; gives where they end."""
    found = []
    at, row = x, 0.0
    for item in items:
        if at > x and at + item.width > x + width + 0.1:
            at, y, row = x, y + row + 8, 0.0
        found.append(item.draw(at, y))
        at += item.width + 8
        row = max(row, item.height)
    return y + row, found


# ---- what can be played


def tray(look: Theme, view: View, lit: Lit, x: float, y: float, width: float, lang: str) -> tuple[float, list[Markup]]:
    """Answers, sums for whoever must choose, and the hand."""
    say = words(lang)
    end, drawn = flow(answers(look, view, lit, width, lang), x, y, width)
    y = end + 8 if drawn else y
    lines = advice(view, lang, sums=False) if view["turn"] == view["viewer"] or view["viewer"] is None else []
    for line in lines:
        drawn.append(wrapped(line.strip(), x + 4, y + 14, 14, width - 8, most=1, fill=look.muted))
        y += 20
    hand = view["players"][view["viewer"]]["hand"] if view["viewer"] is not None else None
    if hand:
        drawn.append(label(upper_first(say("hand")), x + 4, y + 16, 14, fill=look.muted, bold=True))
        cards = [card_item(look, f"card:{name}", name, hand.count(name), lit, lang) for name in in_order(hand)]
        y, found = flow(cards, x, y + 24, width)
        drawn += found
    return y, drawn


def answers(look: Theme, view: View, lit: Lit, width: float, lang: str) -> list[Item]:
    """Everything that answers the question and is no place of the board."""
    say = words(lang)
    if view["viewer"] is None or view["turn"] != view["viewer"]:
        return []
    found = []
    theft = view["theft"]
    if theft:
        found += [card_item(look, f"loot:{name}", name, 1, lit, lang) for name in theft["hand"] or ()]
        found += [card_item(look, f"open:{e}", f"immunity_{e}", 1, lit, lang) for e in theft["open"]]
        for back in theft["backs"] if theft["blind"] else ():
            found.append(line_item(look, f"back:{back}", upper_first(str(term("back", back, lang))), [], lit, width))
    for seat, what, why in offers(view, lang):
        hue = HUES[view["players"][seat]["colour"]]
        found.append(line_item(look, f"god:{seat}", f"{what}: {why}", [f"figure-{hue}"], lit, width))
    for name in BUTTONS.get(view["step"], ()):
        found.append(line_item(look, f"button:{name}", say(f"button {name}", n=view["cards_here"]), [], lit, width))
    return found


def line_item(look: Theme, target: str, text: str, signs: Sequence[str], lit: Lit, most: float) -> Item:
    """A button with small pictures."""
    on = target in lit
    room = min(most, 28 + len(text) * 7.6 + 34 * len(signs))

    def drawn(x: float, y: float) -> Markup:
        return group(
            rect(0, 0, room, 40, 10, fill=look.lit_soft if on else look.raised, stroke=look.lit if on else look.line,
                 stroke_width=2.5 if on else 1.2),
            *(group(use_piece(sign), at=(24 + 34 * i, 20), scale=0.72) for i, sign in enumerate(signs)),
            fitted(text, 14 + 34 * len(signs), 25, 15, room - 22 - 34 * len(signs), bold=True),
            at=(x, y), target=target, name=text, lit=on,
        )  # fmt: skip

    return Item(room, 40, drawn)


def card_item(look: Theme, target: str, name: str, count: int, lit: Lit, lang: str) -> Item:
    """A card face up."""
    width, height = CARD
    hue, on = look.hue(card_hue(name)), target in lit

    def drawn(x: float, y: float) -> Markup:
        return group(
            rect(0, 0, width, height, 9, fill=hue.soft, stroke=hue.mark, stroke_width=1.6),
            fitted(card_title(name, lang), width / 2, 20, 15, width - 8, fill=hue.mark, bold=True, anchor="middle"),
            group(use_piece(f"card-{name}"), at=(width / 2, 57), scale=0.72),
            fitted(card_short(name, lang), width / 2, height - 7, 12.5, width - 6, fill=hue.mark, anchor="middle"),
            badge(f"{count}×", width - 14, 34, 13, look.raised, look.ink, look.line) if count > 1 else NOTHING,
            lit_frame(look, 0, 0, width, height, 9) if on else NOTHING,
            at=(x, y), target=target, key=target, name=spoken_card(name, lang), lit=on,
        )  # fmt: skip

    return Item(width, height, drawn)


# ---- gods and piles


def column_of(
    look: Theme, view: View, lit: Lit, x: float, y: float, width: float, lang: str
) -> tuple[float, list[Markup]]:
    """The gods, one below the other, and the piles."""
    found = []
    names = god_words(view, lang)
    for player in view["players"]:
        y, drawn = seat_card(look, view, player, names[player["seat"]], x, y, width, lang)
        found.append(drawn)
        y += GAP
    for back in ("wrath", "conversion"):
        y, drawn = pile_card(look, view, back, x, y, width, lang)
        found.append(drawn)
        y += GAP
    if view["shown"]:
        text = words(lang)("on the table", cards=", ".join(term("card", name, lang) for name in view["shown"]))
        found.append(wrapped(text, x + 4, y + 14, 15, width - 8, most=3, bold=True))
        y += 60
    return y - GAP, found


def rounds(cards: Sequence[tuple[str, str]], x: float, y: float, width: float) -> tuple[float, list[Markup]]:
    """Small rounds of cards, each with its name; however many there are."""
    items = [
        Item(MINI - 6, MINI, lambda x, y, card=card, text=text: group(  # type: ignore[misc]
            use_piece(f"card-{card}"), at=(x + MINI / 2 - 2, y + MINI / 2), scale=0.34, name=text))
        for card, text in cards
    ]  # fmt: skip
    return flow(items, x, y, width) if items else (y, [])


def seat_card(
    look: Theme, view: View, player: View, name: str, x: float, y: float, width: float, lang: str
) -> tuple[float, Markup]:
    say, hue = words(lang), look.hue(HUES[player["colour"]])
    seat, out = player["seat"], player["status"] != "in play"
    cards = [(card, str(term("card", card, lang))) for card in player["permanents"]]
    cards += [(f"immunity_{e}", str(term("card", f"immunity_{e}", lang))) for e in player["immunities"]]
    known = [(card, say("seat known", card=term("card", card, lang))) for card in player["known"]]
    end, signs = rounds([*cards, *known], 60, 74, width - 70)
    height = (end if signs else 70) + 8
    numbers = f"{player['sects']} {say('sects')} · +{player['supply']} {say('supply')}"
    state = f" ({say(player['status'])})" if out else ""
    who = f" · {player['who']}" if player.get("who") else ""
    return y + height, group(
        panel(look, 0, 0, width, height, view["turn"] == seat),
        rect(0, 0, 7, height, 3, fill=hue.fill),
        group(use_piece(f"seat-{seat}"), at=(34, 34)),
        fitted(f"{name}{who}{state}", 60, 24, 17, width - 160, bold=True),
        label(f"{player['lands']}/{view['target']}", width - 12, 27, 24, anchor="end", bold=True),
        tag("svg", cells(look, HUES[player["colour"]], player["lands"], view["target"]), x=60, y=32, width=width - 74,
            height=14),
        fitted(numbers, 60, 64, 13, width - 186, fill=look.muted),
        *(back_number(look, back, player[back], width - 60 * (2 - i) + 6, 59) for i, back in
          enumerate(("wrath", "conversion"))),
        *signs, at=(x, y), name=name, data_place=f"god:{seat}", opacity=0.6 if out else None,
    )  # fmt: skip


def back_number(look: Theme, back: str, number: int, x: float, y: float) -> Markup:
    return group(
        group(use_piece(f"back-{back}"), scale=0.26, at=(0, 0)), label(number, 14, 6, 17, bold=True), at=(x, y)
    )


def pile_card(look: Theme, view: View, back: str, x: float, y: float, width: float, lang: str) -> tuple[float, Markup]:
    """A pile: how many are left, and the cards that were returned, in their order."""
    say, pile = words(lang), view[f"{back}_pile"]
    low = [(card, str(term("card", card, lang))) for card in pile["lower"]]
    end, signs = rounds(low, 12, 66, width - 24)
    height = end + 8 if low else 48.0
    chance = pile.get("lose_chance", 0)
    parts = [
        panel(look, 0, 0, width, height), group(use_piece(f"back-{back}"), at=(26, 24), scale=0.42),
        fitted(say(f"pile {back}"), 48, 21, 15, width - 110, bold=True),
        label(pile["upper"] + len(low), width - 12, 30, 24, anchor="end", bold=True),
        fitted(say("shuffled", n=pile["upper"]), 48, 39, 13, width - 110, fill=look.muted),
    ]  # fmt: skip
    if low:
        parts.append(fitted(say("below"), 12, 60, 12.5, width - 24, fill=look.muted))
    if chance >= 0.4:
        parts.append(fitted(say("lean", n=round(100 * chance)), 130, 39, 13, width - 190, fill=look.lit, bold=True))
    return y + height, group(*parts, *signs, at=(x, y), name=spoken_pile(view, back, lang))
