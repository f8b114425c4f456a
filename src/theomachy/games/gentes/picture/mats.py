"""The mats of the players: population chart, time track, cubes, coins, cards, what the decline phase will bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.shapes import emblem, fitted, lit_frame, panel, wrapped
from theomachy.drawing.svg import NOTHING, Markup, group, join, label, rect
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.pieces import (
    SYMBOL_MARKS,
    coin,
    cube,
    draw_card,
    hourglass,
    icon,
    person,
    seat_badge,
)  # fmt: skip

ROWS = (("noble", "artisan"), ("soldier", "merchant"), ("priest", "scholar"))
Player = Mapping[str, Any]


def my_mat(c: Canvas, player: Player, width: float, tall: bool) -> tuple[Markup, float]:
    """The whole economy of one player."""
    hand = player["hand"] or []
    left = 404.0
    parts = [
        group(head(c, player, left), at=(12, 8)),
        group(chart(c, player, left, True), at=(12, 56)),
        group(time(c, player, left), at=(12, 172)),
        group(stores(c, player), at=(12, 208)),
        group(forecast(c, player, 196), at=(432, 10)),
        group(symbols(c, player), at=(432, 208)),
    ]
    x, y, height = (12.0, 244.0, 516.0) if tall else (640.0, 6.0, 268.0)
    parts.append(group(cards_row(c, hand, width - x - 10, player), at=(x, y)))
    parts.append(group(played_row(c, player["played"], width - x - 10), at=(x, y + 176)))
    ground = panel(c.theme, 0, 0, width, height, marked=player["seat"] == c.view["turn"])
    return join((ground, *parts)), height


def other_mat(c: Canvas, player: Player, width: float, room: bool) -> tuple[Markup, float]:
    """The same in small for the others; what does not fit beside it stands below."""
    theme, say = c.theme, c.say
    narrow = width < 600
    wide = width - 24 if narrow else 400.0
    if player["hand"] is None:
        hand = say("hidden", n=player["hand_size"])
    else:
        hand = ", ".join(say.card(card) for card in player["hand"]) or "–"
    played = ", ".join(say.card(card) + (" ■" if card["used"] else "") for card in player["played"]) or "–"
    y, height = (232.0, 442.0 if room else 290.0) if narrow else (236.0, 262.0)
    lines = 2 if narrow else 1
    names = f"{say('hand')}: {hand}. {say('played')}: {played}"
    parts = [
        panel(theme, 0, 0, width, height, marked=player["seat"] == c.view["turn"]),
        group(head(c, player, wide), at=(12, 8)),
        group(chart(c, player, wide, False), at=(12, 46)),
        group(time(c, player, wide), at=(12, 160)),
        group(stores(c, player, narrow), at=(12, 194)),
        group(
            wrapped(f"{say('hand')}: {hand}", 12, y, 12, width - 20, most=1),
            wrapped(f"{say('played')}: {played}", 12, y + 16, 12, width - 20, most=lines, fill=theme.muted),
            name=names,
        ),
    ]  # fmt: skip
    if narrow and room:
        parts.append(group(forecast(c, player, width - 24), at=(12, 258 if len(played) > 52 else 250)))
        parts.append(group(symbols(c, player, 40), at=(width - 150, 412), scale=0.85))
    elif narrow:
        parts.append(group(symbols(c, player, 40), at=(12, height - 24), scale=0.85))
        parts.append(label(way_to_bonus(c, player), width - 12, height - 10, 12, fill=theme.muted, anchor="end"))
    else:
        parts.append(group(forecast(c, player, width - 436), at=(424, 10)))
        parts.append(group(symbols(c, player), at=(424, 194)))
    return join(parts), height


def head(c: Canvas, player: Player, width: float) -> Markup:
    theme, say = c.theme, c.say
    name = c.name(player["seat"])
    token = NOTHING
    if player["seat"] == c.view["starter"]:
        token = group(emblem("crown", 8, fill=theme.accent), at=(width - 148, 16), name=say("starter"))
    return join((
        group(seat_badge(theme, player["colour"], 14), at=(15, 17)),
        fitted(name, 36, 24, 18, width - 200, bold=True),
        token,
        group(coin(theme, 9), at=(width - 118, 17)),
        label(player["coins"], width - 104, 23, 18, bold=True),
        label(f"{player['points']} {say('points')}", width, 23, 17, anchor="end", bold=True),
    ))  # fmt: skip


def chart(c: Canvas, player: Player, width: float, mine: bool) -> Markup:
    data = (player["persons"], player["on_cards"], player["total"])
    return c.once("chart" if mine else "other", data, lambda: population(c, player, width, mine), width)


def time(c: Canvas, player: Player, width: float) -> Markup:
    data = [player[key] for key in ("tiles", "doubles", "singles", "free", "cubes", "spaces", "next_free")]
    return c.once("other", data, lambda: track(c, player, width), "track", width)


def population(c: Canvas, player: Player, width: float, mine: bool) -> Markup:
    """Three tug-of-war bars: the left group grows from the left, the right one from the right."""
    theme = c.theme
    side = 122.0 if mine else 92.0
    cell = (width - 2 * side) / 6
    parts = []
    for i, (left, right) in enumerate(ROWS):
        y = i * 37.0
        a, b = player["persons"][left], player["persons"][right]
        for j in range(6):
            x = side + j * cell
            kind = left if j < a else right if j >= 6 - b else None
            parts.append(rect(x + 1, y + 4, cell - 2, 26, 4, fill=theme.well))
            if kind:
                parts.append(group(person(theme, kind, min(10, cell * 0.4)), at=(x + cell / 2, y + 17)))
        parts.append(label(f"{a + b}/6", width / 2, y + 2, 10.5, fill=theme.muted, anchor="middle"))
        parts.append(end_of_row(c, player, left, 0, y, side, a, mine, False))
        parts.append(end_of_row(c, player, right, width - side, y, side, b, mine, True))
    total = f"{c.say('persons')} {player['total']}/18"
    parts.append(label(total, width, 1, 11, fill=theme.muted, anchor="end"))
    return join(parts)


def end_of_row(
    c: Canvas, player: Player, kind: str, x: float, y: float, width: float, n: int, mine: bool, right: bool
) -> Markup:  # fmt: skip
    """Name and number of a group; on the own mat also what is clicked for it and the button that lowers it."""
    theme, say = c.theme, c.say
    plus = player["on_cards"][kind]
    text = f"{n}+{plus}" if plus else str(n)
    inner = width - (30 if mine else 0)
    lit = mine and f"group:{kind}" in c.lit
    body = join((
        rect(1, 4, inner - 4, 26, 5, fill=theme.raised, stroke=theme.line),
        fitted(say.group(kind), 6, 22, 12, inner - 28),
        label(text, inner - 9, 23, 16, anchor="end", bold=True),
        lit_frame(theme, 1, 4, inner - 4, 26, 5) if lit else NOTHING,
    ))  # fmt: skip
    if not mine:
        return group(body, at=(x, y), name=f"{say.group(kind)} {n}")
    lowered = f"from:{kind}" in c.lit
    minus = group(
        rect(0, 5, 24, 24, 12, fill=theme.lit_soft if lowered else theme.raised,
             stroke=theme.lit if lowered else theme.line, stroke_width=3 if lowered else 1),
        label("−", 12, 22, 17, anchor="middle", fill=theme.ink if lowered else theme.faint, bold=True),
        at=(x + (2 if right else width - 28), y), target=f"from:{kind}", name=f"{say('exchange')}: {say.group(kind)}",
        lit=lowered,
    )  # fmt: skip
    named = group(
        body, at=(x + (30 if right else 0), y), target=f"group:{kind}", name=f"{say.group(kind)} {n}", lit=lit
    )
    return join((named, minus))


def track(c: Canvas, player: Player, width: float) -> Markup:
    """Twelve spaces: tiles, singles, doubles, free spaces, cubes; and how many are free in the next round."""
    theme, say = c.theme, c.say
    spaces = player["spaces"]
    step = (width - 96) / spaces
    kinds = ["tile"] * len(player["tiles"]) + ["double"] * player["doubles"] + ["single"] * player["singles"]
    kinds += ["free"] * player["free"] + ["cube"] * player["cubes"]
    parts = []
    for i, kind in enumerate(kinds[:spaces]):
        x = i * step
        fill = theme.raised if kind in ("tile", "single", "double") else theme.well
        parts.append(rect(x + 1, 0, step - 2, 26, 4, fill=fill, stroke=theme.line,
                          stroke_dasharray="3 3" if kind == "free" else None))  # fmt: skip
        middle = (x + step / 2, 13.0)
        if kind == "tile":
            parts.append(rect(x + 5, 5, step - 10, 16, 3, fill=theme.hue("sand").fill))
        elif kind == "single":
            parts.append(group(hourglass(theme, 6), at=middle))
        elif kind == "double":
            parts.append(group(hourglass(theme, 4.5), at=(middle[0] - 6, 13)))
            parts.append(group(hourglass(theme, 4.5), at=(middle[0] + 6, 13)))
        elif kind == "cube":
            parts.append(group(cube(theme, 13), at=middle))
    x = width - 90
    parts.append(fitted(say("free", n=player["free"]), x, 11, 13, 90, bold=True))
    if player["next_free"] is not None:
        parts.append(fitted(say("next round", n=player["next_free"]), x, 26, 11, 90, fill=theme.muted))
    return group(*parts, name=f"{say('time')}: {say('free', n=player['free'])}")


def stores(c: Canvas, player: Player, narrow: bool = False) -> Markup:
    """Temple and oracle cubes, and the cities not yet built."""
    theme, say = c.theme, c.say
    parts = []
    first, step = (22.0, 110.0) if narrow else (62.0, 158.0)
    for i, area in enumerate(("temple", "oracle")):
        cells = [
            rect(first + 20 * n, 3, 17, 17, 3, fill=theme.well) if n >= player[area]
            else group(cube(theme, 15), at=(first + 8.5 + 20 * n, 11.5))
            for n in range(player[f"{area}_max"])
        ]  # fmt: skip
        name = NOTHING if narrow else fitted(say.area(area), 20, 16, 12, 42)
        parts.append(group(
            group(icon(theme, area, 8), at=(9, 12)), name, *cells,
            at=(i * step, 0), name=f"{say.area(area)} {player[area]}/{player[f'{area}_max']}",
        ))  # fmt: skip
    parts.append(fitted(f"{say('stock')} {player['stock']}", 2 * step + 6, 16, 12, 96))
    return join(parts)


def forecast(c: Canvas, player: Player, width: float) -> Markup:
    """What the coming decline phase will bring, the way to the bonus tiles, and the points if it ended now."""
    theme, say = c.theme, c.say
    lines = [(say("decline"), True)]
    decline = player["decline"]
    for region, sites in decline["regions"].items():
        names = "/".join(site.title() for site in sites)
        lines.append((f"{say.region(region)}: {names}", False))
    cards = {card["id"]: card for card in player["played"]}
    for id in decline["cards"][:4]:
        effects = [say.effect({**e, "slot": ""}) for e in cards[id]["effects"] if e["slot"] == "decline"]
        lines.append((f"{say.card(cards[id])}: {', '.join(effects)}", False))
    if decline["era_change"]:
        lines.append((say("era change"), False))
    if decline["hourglasses"]:
        lines.append((say("hourglasses", n=decline["hourglasses"]), False))
    parts = [
        fitted(text, 0, 12 + 16 * i, 13 if bold else 12, width, bold=bold, fill=theme.ink if bold else theme.muted)
        for i, (text, bold) in enumerate(lines[:8])
    ]
    parts.append(fitted(way_to_bonus(c, player), 0, 152, 13, width))
    if player["if_ended"] is not None and not c.view["over"]:
        parts.append(fitted(say("if ended", n=player["if_ended"]), 0, 172, 13, width, bold=True))
    return join(parts)


def way_to_bonus(c: Canvas, player: Player) -> str:
    """How far a player is on the way to the three bonus tiles."""
    marks = []
    for bonus in c.view["bonus"]:
        n = player["progress"][bonus["category"]]
        got = bonus["category"] in player["bonus"]
        marks.append(f"{'✓' if got else n}/{bonus['threshold']}")
    return f"{c.say('bonus')}: {'  '.join(marks)}"


def symbols(c: Canvas, player: Player, step: float = 48.0) -> Markup:
    theme = c.theme
    parts = []
    for i, (name, n) in enumerate(player["symbols"].items()):
        parts.append(group(
            group(emblem(SYMBOL_MARKS[i], 8, fill=theme.muted), at=(8, 10)), label(n, 20, 16, 16, bold=True),
            at=(i * step, 0), name=f"{c.say.symbol(name)} {n}",
        ))  # fmt: skip
    return join(parts)


def cards_row(c: Canvas, cards: list[Any], width: float, player: Player) -> Markup:
    """The hand, card beside card; narrower when it is large."""
    theme = c.theme
    limit = c.say("hand limit", n=player["hand_size"], most=c.view["hand_limit"])
    parts = [label(f"{c.say('hand')} {limit}", 0, 13, 13, fill=theme.muted, bold=True)]
    if not cards:
        return join(parts)
    step = min(134.0, width / len(cards))
    for i, card in enumerate(cards):
        lit = f"card:{card['id']}" in c.lit
        parts.append(draw_card(theme, card, i * step, 20, step - 6, 138, c.say, lit))
    return join(parts)


def played_row(c: Canvas, cards: list[Any], width: float) -> Markup:
    """Played cards as tabs with their lasting effects; a used one carries a cube."""
    theme, say = c.theme, c.say
    parts = [label(say("played"), 0, 10, 13, fill=theme.muted, bold=True)]
    per_row = max(4, (len(cards) + 1) // 2)
    step = min(155.0, width / per_row)
    for i, card in enumerate(cards):
        x, y = (i % per_row) * step, 16 + (i // per_row) * 33.0
        parts.append(tab(c, theme, card, x, y, step - 5))
    return join(parts)


def tab(c: Canvas, theme: Theme, card: Mapping[str, Any], x: float, y: float, width: float) -> Markup:
    say = c.say
    target = f"card:{card['id']}"
    lit = target in c.lit
    lasting = [e for e in card["effects"] if e["slot"] != "on_play"]
    text = ", ".join(say.effect(e) for e in lasting)
    parts = [
        rect(0, 0, width, 30, 5, fill=theme.raised, stroke=theme.line),
        fitted(say.card(card), 5, 12, 11, width - (24 if card["used"] else 10), bold=True),
        fitted(text, 5, 25, 10.5, width - 10, fill=theme.muted),
    ]
    if card["used"]:
        parts.append(group(cube(theme, 11), at=(width - 10, 9)))
    more = [
        group(rect(width - 16 * n, 16, 14, 13, 3, fill=theme.lit_soft),
              label(n + 1, width - 16 * n + 7, 26, 10, anchor="middle"),
              target=f"{target} #{n + 1}", lit=f"{target} #{n + 1}" in c.lit, name=f"{say.card(card)} {n + 1}")
        for n in range(1, len([e for e in lasting if e["slot"] in ("sun", "always")]))
    ]  # fmt: skip
    return group(
        group(*parts, lit_frame(theme, 0, 0, width, 30, 5) if lit else NOTHING, target=target, key=target,
              name=f"{say.card(card)}: {text}", lit=lit),
        *more, at=(x, y),
    )  # fmt: skip
