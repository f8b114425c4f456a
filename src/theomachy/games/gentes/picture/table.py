"""The whole table as one picture, for notebooks, documents and PNG: the parts of a page under and beside each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.shapes import broken, button, fitted, lit_frame, panel, wrapped
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, rect, tag
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.picture.answers import cube_answers, listed, menu
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.faces import CARD, REACH, TILE, card_face, reach_prices, tax_face, tile_face
from theomachy.games.gentes.picture.html import capital, me
from theomachy.games.gentes.picture.land import SHAPES
from theomachy.games.gentes.picture.map import map_drawing
from theomachy.games.gentes.picture.mats import PEOPLE, STORES, TRACK_HEIGHT, population, stores, track, track_size
from theomachy.games.gentes.picture.page import ROWS
from theomachy.games.gentes.picture.page_cards import listing
from theomachy.games.gentes.picture.symbols import SYMBOLS, person, sign
from theomachy.games.gentes.table.box import GROUPS
from theomachy.games.gentes.words.words import ask

GAP = 12.0
WIDE = 1440.0
TALL = 660.0
HEAD = 116.0  # of a row of actions: room for its name
Block = tuple[Markup, float]  # a drawing and its height


def arranged(c: Canvas, layout: str) -> tuple[float, float, Markup]:
    """Width, height and content."""
    wide = layout == "wide"
    width = WIDE if wide else TALL
    inner = width - 2 * GAP
    blocks = [header(c, inner), choices(c, inner)]
    shape = SHAPES["wide"]
    seen = tag("svg", map_drawing(c, "wide"), width=shape.width, height=shape.height)  # what lies beyond is for windows
    world = join((seen, frame(c, shape.width, shape.height)))
    if wide:
        market = actions(c, inner - shape.width - GAP, shape.height)[0]
        blocks.append((join((world, group(market, at=(shape.width + GAP, 0)))), shape.height))
    else:
        scale = inner / shape.width
        blocks += [(group(world, at=(0, 0), scale=scale), shape.height * scale), actions(c, inner, 0)]
    blocks += [display(c, inner), mine(c, inner, wide)]
    blocks += others(c, inner, wide)
    y, parts = GAP, []
    for drawing, height in blocks:
        if height:
            parts.append(group(drawing, at=(GAP, y)))
            y += height + GAP
    return width, y, join(parts)


def frame(c: Canvas, width: float, height: float) -> Markup:
    return rect(0, 0, width, height, 10, fill="none", stroke=c.theme.strong_line, stroke_width=2)


def header(c: Canvas, inner: float) -> Block:
    """The round, the bonus tiles, and the question unless a page says it above the picture."""
    view, look, say = c.view, c.theme, c.say
    parts = [label(say("round", n=view["round"], most=view["rounds"], era="I" * view["era"]), 4, 24, 20, bold=True)]
    x = inner
    for bonus in reversed(view["bonus"]):
        worth = bonus["worth"] if bonus["left"] else "–"
        text = f"{bonus['threshold']} {say.category(bonus['category'])}: {worth}"
        parts.append(label(text, x, 23, 14, fill=look.muted, anchor="end"))
        x -= 12 + 7.4 * len(text)
    if not view.get("banner", True):
        return join(parts), 32
    turn = view["turn"] if isinstance(view["turn"], int) else c.active
    parts.append(group(sign(f"seat-{turn}", 0, 0, 18), at=(16, 52)))
    parts.append(wrapped(ask(view, c.lang), 38, 57, 16, inner - 40, most=2, fill=look.ink, bold=True))
    return join(parts), 84


def choices(c: Canvas, inner: float) -> Block:
    """The answers to the question as buttons."""
    asked, say = c.view["asked"], c.say
    found = [(target, words) for target, _, words in listed(c)]
    if asked["mixtures"] and menu(c):
        found += [("button:train", say("train")), *((target, words) for target, _, words in cube_answers(c))]
    if asked["exchange"]:
        found += [(f"from:{g}", f"{say('exchange')}: {say.group(g)}") for g in GROUPS]
    parts, x, y = [], 0.0, 0.0
    for target, text in found:
        width = min(inner, max(56.0, 8.4 * len(text) + 26))
        if x + width > inner:
            x, y = 0.0, y + 42
        parts.append(button(c.theme, text, x, y, width, 34, target, lit=target in c.lit))
        x += width + 8
    return join(parts), y + 36 if found else 0


# ---- actions


def actions(c: Canvas, width: float, height: float) -> Block:
    look, say = c.theme, c.say
    step = max(height / len(ROWS), TILE[1] + 7)
    height = step * len(ROWS)
    parts = [panel(look, 0, 0, width, height)]
    for row, action in enumerate(ROWS):
        y = row * step + (step - TILE[1]) / 2
        parts.append(sign(f"action-{action}", 24, y + 24, 24))
        parts += row_head(look, capital(say.action(action)), say.does(action), y)
        if action == "tax":
            faces = [(f"tax:{t['hours']}", tax_face(t, c.say), c.about.tax(t)) for t in c.view["taxes"]]
        else:
            tiles = [t for t in c.view["tiles"] if t["action"] == action]
            faces = [(f"tile:{t['id']}", tile_face(t, c.people, me(c), c.say), c.about.tile(t)) for t in tiles]
        across = min(TILE[0] + 3, (width - 168) / max(1, len(faces)))
        for i, (target, face, text) in enumerate(faces):
            parts.append(thing(c, face, 164 + i * across, y, TILE, target, text, across / (TILE[0] + 3)))
        if action == "philosopher":
            parts.append(group(training(c), at=(172 + len(faces) * across, y)))
    return join(parts), height


def row_head(look: Theme, name: str, does: str, y: float) -> list[Markup]:
    """Name and use of an action; where a long name takes the place of both, the name."""
    size = 15.0 if len(name) <= 14 else 13.0
    if len(broken(name, int(HEAD / (0.55 * size)))) > 1:
        return [wrapped(name, 44, y + 24, size, HEAD, bold=True)]
    return [
        label(name, 44, y + 20, size, bold=True),
        wrapped(does, 44, y + 38, 12, HEAD, most=2, fill=look.muted),
    ]  # fmt: skip


def thing(
    c: Canvas, face: Markup, x: float, y: float, size: tuple[float, float], target: str, text: str, scale: float = 1.0
) -> Markup:
    """Something that can be clicked: framed while it is lit."""
    lit = target in c.lit
    edge = lit_frame(c.theme, 0, 0, size[0], size[1], 9) if lit else NOTHING
    return group(face, edge, at=(x, y), scale=scale, target=target, key=target, name=c.about.flat(text), lit=lit)


def training(c: Canvas) -> Markup:
    """The training prices: for one person alone, for each of a pair below."""
    look = c.theme
    parts = [rect(0, 0, 258, 58, 9, fill=look.well, stroke=look.line)]
    for i, column in enumerate(c.view["training"]):
        x = 22 + 43 * i
        parts += [
            group(person(look, column["group"], 0, 0, 18), at=(x, 12), key=f"cost:{column['group']}"),
            label(column["one"], x, 36, 15, bold=True, anchor="middle"),
            label(column["two"], x, 53, 15, bold=True, anchor="middle"),
        ]
    text = "; ".join(c.about.training(column) for column in c.view["training"])
    return group(*parts, name=c.about.flat(text))


# ---- cards


def cards_row(c: Canvas, cards: Any, width: float, reach: Any = ()) -> Block:
    """Cards beside each other, in as many rows as they need; above each the prices, where it has any."""
    per = max(1, int((width + 8) // (CARD[0] + 8)))
    tall = CARD[1] + 8 + (REACH if reach else 0)
    parts = []
    for i, card in enumerate(cards):
        x, y = (i % per) * (CARD[0] + 8), (i // per) * tall
        prices = tuple(row[i] for row in reach) if reach else ()
        if prices:
            parts.append(group(reach_prices(prices), at=(x, y)))
            y += REACH
        parts.append(thing(c, card_face(card, c.say), x, y, CARD, f"card:{card['id']}", c.about.card(card, prices)))
    return join(parts), tall * ((len(cards) + per - 1) // per)


def display(c: Canvas, inner: float) -> Block:
    view, look, say = c.view, c.theme, c.say
    rows = []
    if view["asked"]["from_discard"]:
        rows.append((say("discard"), view["discard"], ()))
    if view["open"]:
        rows.append((say("draft"), view["open"], ()))
    rows.append((say("display"), view["display"], view["reach"]))
    y, parts = 26.0, []
    for head, cards, reach in rows:
        text = capital(head)
        if reach:
            text += f" · {say('stack', n=len(view['stack']))} · {say('discard')} {len(view['discard'])}"
        parts.append(label(text, 12, y, 15, bold=True))
        drawing, height = cards_row(c, cards, inner - 24, reach)
        parts.append(group(drawing, at=(12, y + 8)))
        y += height + 34
    return join((panel(look, 0, 0, inner, y - 24), *parts)), y - 24


# ---- mats


def head(c: Canvas, player: Mapping[str, Any], width: float) -> Markup:
    say = c.say
    figures = [("laurel", player["points"]), ("coin", player["coins"]), ("hourglass", player["free"])]
    figures.append(("action-scribe", player["hand_size"]))
    parts = [
        group(sign(f"seat-{player['seat']}", 0, 0, 18), at=(16, 15)),
        fitted(c.name(player["seat"]), 38, 21, 18, width - 340, bold=True),
    ]
    if c.view["starter"] == player["seat"]:
        parts.append(group(sign("action-start", 0, 0, 20), at=(width - 306, 15), name=capital(say("starter"))))
    for i, (mark, n) in enumerate(figures):
        x = width - 280 + i * 66
        parts += [sign(mark, x, 15, 22), label(n, x + 16, 21, 18, bold=True)]
    return join(parts)


def base(c: Canvas, player: Mapping[str, Any], width: float) -> Block:
    """Head, time track, persons and goods, one under the other."""
    scale = min(1.0, width / track_size(player)[0])
    y = 40 + TRACK_HEIGHT * scale
    parts = [
        head(c, player, width),
        group(track(c, player), at=(0, 34), scale=scale, name=c.about.flat(c.about.track(player))),
        group(population(c, player), at=(0, y + 4), name=c.about.flat(c.about.persons(player))),
    ]
    below = width < PEOPLE[0] + STORES[0] - 60
    room = min(1.0, (width - (0 if below else PEOPLE[0] + 10)) / STORES[0])
    at = (0, y + 4 + PEOPLE[1] + 8) if below else (PEOPLE[0] + 10, y + 4)
    parts.append(group(stores(c, player), at=at, scale=room, name=c.about.stores(player)))
    return join(parts), y + 8 + PEOPLE[1] + (STORES[1] + 8 if below else 0)


def mine(c: Canvas, inner: float, wide: bool) -> Block:
    """The mat in full: hand cards and cards played as they lie there."""
    player, say = c.view["players"][c.view["me"]], c.say
    left = track_size(player)[0]
    drawing, height = base(c, player, left)
    ended = player["if_ended"]
    if ended is not None and not c.view["over"]:
        note = say("if ended", n=ended)
        drawing = join((drawing, label(note, 0, height + 14, 14, fill=c.theme.muted)))
        height += 20
    x, y = (left + 32, 0.0) if wide else (0.0, height + 14)
    parts = [group(drawing, at=(14, 12))]
    room = inner - x - 28
    for name, cards in (("hand", player["hand"]), ("played", player["played"])):
        text = say("hidden", n=player["hand_size"]) if cards is None else capital(say(name))
        parts.append(label(text, 14 + x, 28 + y, 15, bold=True))
        row, tall = cards_row(c, cards or [], room)
        parts.append(group(row, at=(14 + x, 38 + y)))
        y += tall + 36
    symbols = [
        group(sign(f"symbol-{name}", 0, 0, 22), label(n, 16, 6, 16, bold=True), at=(14 + x + 11 + 60 * i, 24 + y))
        for i, (name, n) in enumerate(player["symbols"].items()) if name in SYMBOLS
    ]  # fmt: skip
    total = max(height + 24, y + 44)
    return join((panel(c.theme, 0, 0, inner, total, marked=player["seat"] == c.view["turn"]), *parts, *symbols)), total


def others(c: Canvas, inner: float, wide: bool) -> list[Block]:
    """The mats of all others in the order of play, beside each other where there is room."""
    seats = len(c.view["players"])
    players = [c.view["players"][(c.view["me"] + 1 + i) % seats] for i in range(seats - 1)]
    across = len(players) if wide else 1
    width = (inner - GAP * (across - 1)) / across
    drawn = [other(c, player, width) for player in players]
    if not wide:
        return drawn
    height = max((h for _, h in drawn), default=0.0)
    return [(join(group(d, at=(i * (width + GAP), 0)) for i, (d, _) in enumerate(drawn)), height)]


def other(c: Canvas, player: Mapping[str, Any], width: float) -> Block:
    look, say = c.theme, c.say
    drawing, height = base(c, player, width - 28)
    hidden = say("hidden", n=player["hand_size"])
    hand = listing(c, player["hand"]) if player["hand"] is not None else hidden
    played = listing(c, player["played"])
    y = height + 30
    parts = [group(drawing, at=(14, 12))]
    for name, text in (("played", played), ("hand", hand)):
        parts.append(wrapped(f"{capital(say(name))}: {text}", 14, y, 13, width - 28, most=3, fill=look.muted))
        y += 52
    return join((panel(look, 0, 0, width, y - 8, marked=player["seat"] == c.view["turn"]), *parts)), y - 8
