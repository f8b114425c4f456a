"""Everything around the field: the head line, the players, the display with its buttons, the sack."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from theomachy.drawing.shapes import badge, button, emblem, fitted, hexagon, meter, panel, track
from theomachy.drawing.svg import NOTHING, Markup, circle, group, join, label, path, rect
from theomachy.drawing.theme import PAD, Theme
from theomachy.games.gods.common.picture.edition import Cell
from theomachy.games.gods.common.picture.pieces import CARD, stone, temple_shape, use_piece
from theomachy.games.gods.common.words.picture import Words

View = Mapping[str, Any]
Box = tuple[float, float, float, float]  # x, y, width, height


def shown_name(player: View, words: Words) -> str:
    """The player's own name; where none was given, that of the god."""
    if player["name"] != player["god"]:
        return str(player["name"])
    god = words(player["god"])
    return god[:1].upper() + god[1:]


def short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


# ---- head line


def status(view: View, words: Words) -> str:
    """What is going on, in one line."""
    if view["over"]:
        return f"{words('over')}: {outcome(view, words)}"
    phase = view["step"]
    if phase in ("seating", "starter"):
        return words("starting")
    who = short(shown_name(view["players"][view["on_turn"]], words), 20)
    if view["turn"] == "chance":
        return f"{who}: {words('drawing')}"
    if phase == "actions":
        n = view["actions_left"]
        return f"{who}: {words('actions left 1') if n == 1 else words('actions left', n=n)}"
    return f"{who}: {words(phase)}"


def outcome(view: View, words: Words) -> str:
    winners = [short(shown_name(p, words), 20) for p in view["players"] if p["rank"] == 1]
    return words("wins" if len(winners) == 1 else "share", who=words.several(winners))


def head_line(look: Theme, view: View, words: Words, box: Box, tall: bool) -> Markup:
    """Whose turn it is, what was done in it, and how many points win."""
    x, y, width, height = box
    god = view["players"][view["on_turn"]]["god"]
    started = view["step"] not in ("seating", "starter")
    parts = [panel(look, x, y, width, height)]
    mark = "stone-" + (view["players"][view["leaders"][0]]["god"] if view["over"] else god)
    if started:
        parts.append(group(use_piece(mark), at=(x + 28, y + 25)))
    size = 18 if tall else 20
    parts.append(label(status(view, words), x + (52 if started else 16), y + 31, size, bold=True, fill=look.ink))
    right = words("limit", n=view["limit"]) if view.get("limit") else ""
    turn = words("turn", n=view["turns"]) if view["turns"] else ""
    corner = " · ".join(t for t in (turn, right) if t)
    if tall:
        parts.append(label(corner, x + 16, y + height - 14, 14, fill=look.muted))
    else:
        parts.append(label(corner, x + width - 16, y + 31, 15, fill=look.muted, anchor="end"))
    return join(parts)


def notices(look: Theme, view: View, words: Words, x: float, y: float, tall: bool) -> Markup:
    """What was done in this turn already, as struck-out tags, and a warning if somebody can win now. Ends at x."""
    parts = []
    for name in reversed(view.get("used", ())):
        text = words(f"used {name}")
        width = len(text) * 7.2 + 40
        parts.append(group(
            rect(-width, -13, width, 26, 13, fill=look.panel, stroke=look.line),
            path(f"M {-width + 10} 0 l 4 4 l 7 -9", fill="none", stroke=look.muted, stroke_width=2.2),
            label(text, -9, 5, 14, fill=look.muted, anchor="end"),
            at=(x, y), name=f"{words('done')}: {text}",
        ))  # fmt: skip
        x -= width + 6
    return join(parts)


def several(view: View, seats: Sequence[int], words: Words) -> str:
    """Names of players in a sentence."""
    return words.several([short(shown_name(view["players"][seat], words), 14) for seat in seats])


def warning(look: Theme, text: str, x: float, y: float) -> Markup:
    """Something that everybody should notice, with a star."""
    width = len(text) * 7.3 + 44
    hue = look.hue("yellow")
    return group(
        rect(0, -14, width, 28, 14, fill=hue.soft, stroke=hue.mark, stroke_width=1.5),
        group(emblem("star", 10, fill=hue.mark), at=(20, 0)),
        label(text, 36, 5, 15, fill=hue.mark, bold=True),
        at=(x, y),
    )  # fmt: skip


# ---- players


def player_panel(
    look: Theme, view: View, player: View, words: Words, box: Box, nations: Callable[[float, float, float], Markup]
) -> Markup:
    """A player's god, stocks, points, power and, below, what `nations(x, y, width)` draws."""
    x, y, width, height = box
    hue = look.hue(player["god"])
    active = player["seat"] == view["on_turn"] and not view["over"] and view["step"] not in ("seating", "starter")
    name = shown_name(player, words)
    stocks = [
        (temple_shape(hue.mark, 0.42, 4), player["temples"], "temples"),
        (group(stone(look, player["god"], 9)), player["stones"], "stones"),
    ]
    if player["extras"]:
        stocks.append((use_piece(f"card-{view['extra_card']}"), player["extras"], "extras"))
    row = []
    at = x + width - 92.0
    for icon, n, what in reversed(stocks):
        scale = 0.3 if what == "extras" else 1.0
        if what == "temples" and "built" in player:  # beside those in hand, those on the field
            n, at = f"{n}/{player['built']}", at - 14
        row.append(group(
            group(icon, at=(0, 0), scale=scale), label(n, 14, 6, 17, fill=look.ink, bold=True),
            at=(at - 38, y + 26), name=f"{words(what)}: {n}",
        ))  # fmt: skip
        at -= 54
    points = player["points"]
    you = view["viewer"] == player["seat"]
    return group(
        panel(look, x, y, width, height, marked=active),
        rect(x + 1.5, y + 10, 5, height - 20, 2.5, fill=hue.fill),
        group(stone(look, player["god"], 15), at=(x + 30, y + 26)),
        fitted(name, x + 54, y + 32, 19, at + 54 - 38 - 14 - x - 54, fill=look.ink, bold=True,
               text_decoration="underline" if you else None),
        *row,
        group(
            label(points, x + width - 42, y + 34, 28, fill=look.ink, bold=True, anchor="end"),
            label(beside_points(view, player), x + width - 38, y + 33, 15, fill=look.muted),
            name=f"{words('points')}: {points}{', ' + words('penalised') if player.get('penalised') else ''}",
        ),
        track(look, x + PAD, y + 50, width - 2 * PAD, 20, view["max_power"], player["power"], hue.fill, hue.on,
              key=f"power:{player['god']}", name=f"{words('power')}: {player['power']}"),
        nations(x + PAD, y + 80, width - 2 * PAD),
        name=name, data_part=f"player:{player['seat']}",
    )  # fmt: skip


def beside_points(view: View, player: View) -> str:
    """The limit, where points end the game; a penalty that the points have in them."""
    if "limit" in view:
        return f"/ {view['limit']}"
    return f"(−{view['penalty']})" if player.get("penalised") else ""


def people_cell(look: Theme, words: Words, cell: Cell, box: Box) -> Markup:
    """One people of one player: its tile, how many tribes, and the points it has brought."""
    x, y, width, height = box
    text = f"{words('tribe ' + cell.colour)}: {cell.text}, {cell.points} {words('points')}"
    return group(cell_face(look, cell, width, height), at=(x, y), name=text)


@lru_cache(512)
def cell_face(look: Theme, cell: Cell, width: float, height: float) -> Markup:
    middle = 38 + (width - 42) / 2
    return join((
        rect(0, 0, width, height, 8, fill=look.gold_soft if cell.points else look.well,
             stroke=look.gold if cell.points else look.line),
        group(use_piece(f"card-{cell.colour}"), at=(21, height / 2 - 1), scale=0.44),
        label(cell.text, middle, height / 2 + (-3 if cell.points else 6), 16, fill=look.ink, anchor="middle"),
        label(cell.points, middle, height / 2 + 17, 17, fill=look.gold_ink, bold=True, anchor="middle")
        if cell.points else NOTHING,
    ))  # fmt: skip


# ---- display and buttons


def display_cards(
    look: Theme, view: View, words: Words, lit: Collection[str], x: float, y: float, step: float, scale: float
) -> Markup:
    """The two spaces of the display and the temple of the player on turn, side by side; (x, y) is the first centre."""
    parts = []
    for slot, name in enumerate(view["display"]):
        at = (x + slot * step, y)
        if name is None:
            empty = hexagon(CARD, fill="none", stroke=look.line, stroke_width=2, stroke_dasharray="4 5")
            parts.append(group(empty, at=at, scale=scale, name=words("empty")))
            continue
        title = card_name(name, words)
        parts.append(big_card(look, f"card:{name}", f"card-{name}", title, lit, at, scale, f"show:{name}"))
    player = view["players"][view["on_turn"]]
    stock = words("temple")
    parts.append(big_card(
        look, "temple", f"temple-{player['god']}", stock, lit, (x + 2 * step, y), scale, None,
        count=player["temples"], off="temple" in view.get("used", ()) or player["temples"] == 0,
    ))  # fmt: skip
    return join(parts)


def card_name(name: str, words: Words) -> str:
    return words(f"tribe {name}") if name in ("green", "blue", "violet", "yellow") else words(name)


def big_card(
    look: Theme, target: str, piece: str, name: str, lit: Collection[str], at: tuple[float, float], scale: float,
    key: str | None, count: int | None = None, off: bool = False,
) -> Markup:  # fmt: skip
    is_lit = target in lit
    size = 15 / scale
    return group(
        hexagon(44, fill=look.lit_soft, stroke=look.lit, stroke_width=4) if is_lit else NOTHING,
        group(use_piece(piece), opacity=0.45 if off else None),
        badge(f"×{count}", 26, 26, 14, look.raised, look.ink, look.line) if count is not None else NOTHING,
        label(name, 0, 46 + size, size, fill=look.ink if not off else look.faint, anchor="middle", bold=is_lit),
        at=at, scale=scale, target=target, lit=is_lit, name=name, key=key,
    )  # fmt: skip


def button_names(view: View) -> list[str]:
    """The buttons that belong to this moment; more than can be pressed, never fewer."""
    if view["step"] == "after":
        return ["extra", "end"]
    if view["step"] == "last turn":
        return ["end-game", "last-turn"]
    if view["step"] != "actions":
        return []
    names = ["discard", "move"]
    if view["extra_card"] in view["display"]:
        names.append("take")
    if "whirlwind" in view["display"] and view["idle"]:
        names.append("nothing")
    return names


def buttons(
    look: Theme, view: View, words: Words, lit: Collection[str], box: Box, columns: int, height: float,
    names: Sequence[str],
) -> Markup:  # fmt: skip
    x, y, width, _ = box
    gap = 10.0
    each = (width - gap * (columns - 1)) / columns
    parts = []
    for i, name in enumerate(names):
        text = words(f"button {name}")
        if name == "move":
            text += f" (−{view['prices']['move']})"
        parts.append(button(
            look, text, x + i % columns * (each + gap), y + i // columns * (height + gap), each, height,
            f"button:{name}", lit=f"button:{name}" in lit, off=name in view.get("used", ()), size=16,
        ))  # fmt: skip
    return join(parts)


def victims(look: Theme, view: View, words: Words, lit: Collection[str], box: Box) -> Markup:
    """Whom a decay robs: the other gods, or nobody. Shown while a decay can be played."""
    if view["step"] != "actions" or "decay" not in view["display"]:
        return NOTHING
    x, y, width, height = box
    parts = [label(words("take from"), x, y + 14, 14, fill=look.muted)]
    gods = [p["god"] for p in view["players"] if p["seat"] != view["on_turn"]]
    each = min(64.0, (width + 8) / (len(gods) + 1) - 8)
    for i, god in enumerate((*gods, None)):
        target = f"victim:{god or 'none'}"
        is_lit = target in lit
        name = words("victim", who=words(god) if god else words("nobody"))
        picture = stone(look, god, 13) if god else join((
            circle(0, 0, 13, fill="none", stroke=look.muted, stroke_width=2),
            path("M -9 9 L 9 -9", stroke=look.muted, stroke_width=2),
        ))  # fmt: skip
        parts.append(group(
            rect(0, 0, each, height - 22, (height - 22) / 2, fill=look.lit_soft if is_lit else look.raised,
                 stroke=look.lit if is_lit else look.line, stroke_width=2.5 if is_lit else 1.2),
            group(picture, at=(each / 2, (height - 22) / 2)),
            at=(x + i * (each + 8), y + 22), target=target, lit=is_lit, name=name,
        ))  # fmt: skip
    return join(parts)


# ---- sack


def sack_panel(look: Theme, view: View, words: Words, box: Box) -> Markup:
    """What is left in the sack by kind, with the chance of each at the next draw."""
    x, y, width, height = box
    title = f"{words(view['supply'])}: {words('left', n=view['supply_left'])}"
    short_title = f"{words(view['supply'])}: {view['supply_left']}"
    room = width - 3 * PAD - 9 * len(short_title)
    names = several(view, view["leaders"], words)
    leads = words("leads", who=names) if names and not view["over"] else ""
    parts = [
        panel(look, x, y, width, height),
        label(short_title, x + PAD, y + 26, 17, fill=look.ink, bold=True),
        fitted(leads, x + width - PAD, y + 26, 14, room, fill=look.muted, anchor="end"),
    ]
    roomy = height > 260  # then there is room for names
    columns = 2 if roomy else 4
    each = (width - 2 * PAD + 8) / columns
    rows = (len(view[view["supply"]]) + columns - 1) // columns
    down = (height - 42) / rows
    for i, item in enumerate(view[view["supply"]]):
        across, row = (i // rows, i % rows) if roomy else (i % columns, i // columns)
        left, top = x + PAD + across * each, y + 38 + row * down
        count, percent, middle = item["count"], round(item["chance"] * 100), down / 2
        name = card_name(item["card"], words)
        scale, text, icon = (0.66, 66.0, 30.0) if roomy else (0.46, 42.0, 18.0)
        parts.append(group(
            group(use_piece(f"card-{item['card']}"), at=(icon, middle), scale=scale),
            label(count, text, middle + 3, 19, fill=look.ink, bold=True),
            label(f"{percent} %", text + 24, middle + 2, 12, fill=look.muted),
            label(short(name, 17), text, middle - 17, 14, fill=look.muted) if roomy else NOTHING,
            meter(text, middle + 11, each - text - 12, 4, item["chance"] * 2.5, look.muted, look.well),
            at=(left, top), opacity=None if count else 0.4, name=f"{name}: {count}, {percent} %",
        ))  # fmt: skip
    return group(*parts, name=title, data_part="sack")
