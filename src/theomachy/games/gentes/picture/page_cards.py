"""Cards in a page: the display with its prices, the own hand, the cards that were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.core.panel import Panel
from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.svg import NOTHING, Markup
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.faces import CARD, REACH, SHORT, card_face, reach_prices
from theomachy.games.gentes.picture.html import about, capital, drawn, me
from theomachy.games.gentes.picture.symbols import BOX, MOMENTS, PERSONS, SYMBOLS, kind, person

# ---- the display


def cards_panel(c: Canvas) -> Panel:
    view = c.view
    data = [view[key] for key in ("display", "open", "stack", "decks", "discard", "reach", "discard_prices")]
    body = c.once("cards", [data, view["asked"]["from_discard"], view["asked"]["piles"]], lambda: cards(c))
    return Panel("cards", body, "html", label=capital(c.say("display")))


def cards(c: Canvas) -> Markup:
    """The display with its prices, or the cards of the draft, or the discard pile while a scribe takes from it."""
    view, say = c.view, c.say
    reach: Sequence[Sequence[int]] = ()
    if view["asked"]["from_discard"]:
        shown, head = view["discard"], say("discard")
    elif view["open"]:
        shown, head = view["open"], say("draft")
    else:
        shown, head, reach = view["display"], say("display"), view["reach"]
    many = not reach and len(shown) > ROW
    found = []
    for i, card in enumerate(shown):
        row = tuple(prices[i] for prices in reach) if reach else ()
        found.append(card_button(c, card, row, SHORT if many else CARD))
    if reach:
        for _ in range(max(0, view["display_size"] - len(shown))):
            found.append(el("span", class_="choice card-choice empty", role="img", aria_label=say("no card")))
    return several(el("div", el("strong", capital(head)), piles(c, bool(reach)), class_="cards-head"),
                   el("div", *found, class_="card-row in-rows" if many else "card-row", tabindex=0))  # fmt: skip


def piles(c: Canvas, reach: bool) -> Markup:
    """How many cards are left; what the figures and signs mean."""
    view, say = c.view, c.say
    lines = [el("small", say("reach"), class_="hint-line")] if reach else []
    stack = listing(c, view["stack"])
    lines.append(about(el("span", say("stack", n=len(view["stack"])), class_="pile"), say("in stack", cards=stack)))
    discard = listing(c, view["discard"])
    text = f"{say('discard')} {len(view['discard'])}"
    lines.append(about(el("span", text, class_="pile"), say("in discard", cards=discard)))
    return several(*lines, legend(c))


def listing(c: Canvas, found: Sequence[Any]) -> str:
    """Names of cards, given in full or by their ids."""
    return ", ".join(c.say.card({"id": x, "name": x} if isinstance(x, str) else x) for x in found) or "–"


def legend(c: Canvas) -> Markup:
    """What the signs of cards mean, on demand."""
    say, look = c.say, c.theme
    rows = [(inline(person(look, "noble", 0, 0, 22, state), BOX), say(f"person {state}"))
            for state in ("have", "missing", "cube")]  # fmt: skip
    rows += [(picture(f"page-moment-{slot}", box=BOX), say.slot(slot)) for slot in MOMENTS]
    rows += [(picture(f"page-symbol-{name}", box=BOX), say.symbol(name)) for name in SYMBOLS]
    body = [el("li", sign, el("span", text)) for sign, text in rows]
    return el("details", el("summary", say("legend")), el("ul", *body), class_="legend")


# Cards that are shown whole, in a hand and in the row of all: of more only name, persons and points are seen, two rows
# of them in the same room. More than `FAN` in a hand show their spines, where the page has no room for all of them.
FULL, ROW, FAN = 3, 8, 6


def card_button(
    c: Canvas, card: Mapping[str, Any], reach: Sequence[int] = (), size: tuple[float, float] = CARD, fan: bool = False
) -> Markup:
    """A card that can be chosen, with the prices of reaching it above, or with its spine in a fan."""
    return c.once("card", card, lambda: new_card_button(c, card, reach, size, fan), (*reach, *size, fan))


def new_card_button(
    c: Canvas, card: Mapping[str, Any], reach: Sequence[int], size: tuple[float, float], fan: bool
) -> Markup:
    text = c.about.card(card, reach)
    above = drawn(reach_prices(tuple(reach)), (CARD[0], REACH), "drawn reach") if reach else NOTHING
    if fan:
        above = spine(c, card)
    face = drawn(card_face(card, c.say, size), size)
    return about(choice(
        f"card:{card['id']}", above, face, name=c.about.flat(text), class_="card-choice",
        key=f"card:{card['id']}",
    ), text)  # fmt: skip


def spine(c: Canvas, card: Mapping[str, Any]) -> Markup:
    """What tells a card from others in little room: name and points, whom it needs, its symbols, and what it would
    bring now, else its era, which its colour tells too. The button that it is part of says it all to readers."""
    needs = [
        el("span", sign_needed(c, what, lack, bool(card["cubes"])), n)
        for what, n, lack in (
            *((name, n, card["missing"].get(name, 0)) for name, n in card["require"].items()),
            *((name, n, card["missing_icons"].get(name, 0)) for name, n in card["icons"].items()),
        )
    ]
    symbols = [picture(f"page-symbol-{SYMBOLS[n - 1]}", box=BOX) for n in card["symbols"]]
    brings = el("b", f"+{card['brings']}", class_="good") if card["met"] else el("b", "I" * card["era"])
    return el(
        "span",
        el("span", el("strong", c.say.card(card)), el("b", card["vp"]), class_=f"spine-head era-{card['era']}"),
        el("span", *needs, class_="spine-needs"),
        el("span", *symbols, brings, class_="spine-foot"), class_="spine", aria_hidden="true",
    )  # fmt: skip


def sign_needed(c: Canvas, what: str, lack: int, cubes: bool) -> Markup:
    """A person or a kind of city that a card demands, outlined as long as one of them is missing."""
    if what in PERSONS:
        return inline(person(c.theme, what, 0, 0, 22, "have" if not lack else "cube" if cubes else "missing"), BOX)
    return inline(kind(c.theme, what, 0, 0, 22, lack > 0), BOX)


# ---- the hand


def hand_panel(c: Canvas) -> Panel:
    view, player = c.view, me(c)
    data = [player["hand"], player["hand_size"], player["played"], player["symbols"], view["hand_limit"]]
    count = f" {player['hand_size']}" if player["hand_size"] else ""
    body = c.once("hand", data, lambda: hand(c, player))
    return Panel("hand", body, "html", label=capital(c.say("hand")) + count)


def hand(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """Hand cards, then the cards played and how often each symbol shows on them."""
    say = c.say
    many, fan = player["hand_size"] > FULL, player["hand_size"] > FAN
    cards = [card_button(c, card, (), SHORT if many else CARD, fan) for card in player["hand"] or ()]
    if player["hand"] is None:
        cards = [el("p", say("hidden", n=player["hand_size"]), class_="none")]
    elif not many:  # places for more, up to the limit
        places = min(FULL, c.view["hand_limit"]) - len(cards)
        if not cards:
            cards = [el("p", say("no hand"), class_="none")]
        cards += [el("span", class_="choice card-choice empty", aria_hidden="true")] * places
    played = [played_chip(c, card) for card in player["played"]]
    counts = [
        el("span", picture(f"page-symbol-{name}", box=BOX), el("b", n), class_="fig", title=f"{say.symbol(name)}: {n}")
        for name, n in player["symbols"].items()
    ]  # fmt: skip
    limit = say("hand limit", most=c.view["hand_limit"])
    head = el("div", el("strong", capital(say("hand"))), el("small", limit), class_="hand-head")
    side = el(
        "div", el("div", el("strong", capital(say("played"))), el("small", len(played)), class_="hand-head"),
        el("div", *played, class_="chips-list"), el("div", *counts, class_="symbol-counts"), class_="played",
    )  # fmt: skip
    row = f"card-row in-rows{' fan' if fan else ''}" if many else "card-row"
    return several(el("div", head, el("div", *cards, class_=row, tabindex=0), class_="in-hand"), side)


def played_chip(c: Canvas, card: Mapping[str, Any]) -> Markup:
    """A card that was played: its name, the signs of when it works, a cube once it is used."""
    text = c.about.card(card)
    slots = dict.fromkeys(e["slot"] for e in card["effects"] if e["slot"] != "on_play")
    signs = [picture(f"page-moment-{slot}", box=BOX) for slot in slots]
    used = picture("page-cube-wood", box=BOX) if card["used"] else NOTHING
    chips = []
    for tail in tails(card):
        chips.append(about(choice(
            f"card:{card['id']}{tail}", el("span", c.say.card(card) + tail), *signs, used, name=c.about.flat(text),
            class_=f"chip-card era-{card['era']}", key=f"card:{card['id']}{tail}",
        ), text))  # fmt: skip
    return several(*chips)


def tails(card: Mapping[str, Any]) -> list[str]:
    """A card of an owner's own box may have several effects that are chosen: each has a chip of its own."""
    n = sum(effect["slot"] != "on_play" for effect in card["effects"])
    return ["", *(f" #{i}" for i in range(2, n + 1) if sum(e["slot"] == "sun" for e in card["effects"]) >= 2)]
