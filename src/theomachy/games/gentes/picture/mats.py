"""Parts of a player's mat, each a drawing of its own: the time track, the population, temple, oracle and cities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.drawing.svg import Markup, group, join, label, path, rect
from theomachy.drawing.theme import Theme
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.symbols import HOUSE, kind, person, sign, well

ROWS = (("noble", "artisan"), ("soldier", "merchant"), ("priest", "scholar"))
SPACE = 50.0  # a space of the time track with its gap
TRACK_HEIGHT = 60.0
CAPTIONS = 17.0  # height of the words below it
ERAS = 3
LETTER = 0.5  # the width of a letter, as a share of its height
CAPTION = 13.5  # their letters where the track has twelve spaces; more of them are drawn smaller
PEOPLE = (356.0, 84.0)
STORES = (318.0, 62.0)
Player = Mapping[str, Any]


def track_size(player: Player) -> tuple[float, float]:
    return player["spaces"] * SPACE + 8, TRACK_HEIGHT


def space(
    look: Theme, x: float, fill: str, stroke: str, *parts: Markup, dashed: bool = False, key: str | None = None
) -> Markup:
    ground = rect(0, 0, SPACE - 6, TRACK_HEIGHT - 14, 8, fill=fill, stroke=stroke, stroke_width=2 if dashed else 1.2,
                  stroke_dasharray="5 3" if dashed else None)  # fmt: skip
    return group(ground, *parts, at=(x + 7, 7), key=key)


def hours(look: Theme, double: bool) -> Markup:
    """Hourglasses of a time tile: one, or two."""
    middle = ((SPACE - 6) / 2, (TRACK_HEIGHT - 14) / 2)
    if not double:
        return sign("hourglass", *middle, 30)
    return join((sign("hourglass", middle[0] - 9.5, middle[1], 27), sign("hourglass", middle[0] + 9.5, middle[1], 27)))


def time_tile(look: Theme, x: float, *, double: bool, key: str | None = None) -> Markup:
    """A time tile on a space: one hourglass on light clay, two on dark clay."""
    hue = look.hue("sand" if double else "orange")
    return space(look, x, hue.fill if double else hue.soft, hue.edge, hours(look, double), key=key)


def action_of(c: Canvas, tile: str) -> str:
    """Which action a tile stands for."""
    return next((str(t["action"]) for t in c.view["tiles"] if t["id"] == tile), "start")


def track(c: Canvas, player: Player, ghosts: bool = False) -> Markup:
    """The time track: action tiles, doubles, singles, free spaces, cubes. With `ghosts` what each action would lay."""
    look = c.theme
    width, height = track_size(player)
    parts = [rect(0.6, 0.6, width - 1.2, height - 1.2, 12, fill=look.well, stroke=look.strong_line)]
    at = 0
    middle = ((SPACE - 6) / 2, (TRACK_HEIGHT - 14) / 2)
    seat = player["seat"]
    for tile in player["tiles"]:
        mark = sign(f"action-{action_of(c, tile)}", *middle, 28)
        parts.append(space(look, at * SPACE, look.raised, look.strong_line, mark, key=f"tile:{tile}"))
        at += 1
    for i in range(player["doubles"]):
        parts.append(time_tile(look, at * SPACE, double=True, key=f"double:{seat}:{i}"))
        at += 1
    for i in range(player["singles"]):
        parts.append(time_tile(look, at * SPACE, double=False, key=f"single:{seat}:{i}"))
        at += 1
    first_free = at
    for i in range(max(0, player["free"])):
        parts.append(space(look, (at + i) * SPACE, look.panel, look.line))
    at += max(0, player["free"])
    for i in range(player["cubes"]):
        mark = sign("cube-wood", *middle, 32)
        parts.append(
            space(look, (at + i) * SPACE, look.well, look.line, mark, key=f"locked:{seat}:{player['cubes'] - i}")
        )
    if ghosts:
        parts += forecasts(c, first_free, player["free"])
    return join(parts)


def captions(c: Canvas, player: Player) -> Markup:
    """What lies on the spaces, in words below each kind: the longest that are no wider than it, or none."""
    more = c.view["era"] < ERAS and player["next_free"] is not None
    kinds = (
        (len(player["tiles"]), ("tiles",)),
        (player["doubles"], ("doubles stay on", "doubles stay", "doubles")),
        (player["singles"], ("singles",)),
        (max(0, player["free"]), ("free",)),
        (player["cubes"], ("opens", "locked") if more else ("locked",)),
    )
    size = CAPTION * track_size(player)[0] / (12 * SPACE + 8)
    found, at = [], 0
    for n, keys in kinds:
        texts = (c.say(f"track {key}", n=n) for key in keys)
        text = next((text for text in texts if len(text) * size * LETTER <= n * SPACE - 6), "")
        if text:
            found.append(label(text, (at + n / 2) * SPACE + 4, size, size, fill=c.theme.muted, anchor="middle"))
        at += n
    return join(found)


def forecasts(c: Canvas, first: int, free: int) -> list[Markup]:
    """Hidden until one points at an action: what it would lay on the free spaces, hourglasses in the fewest tiles."""
    look = c.theme
    ways: dict[tuple[str, int], list[str]] = {}
    for tile in c.view["tiles"]:
        if tile["holder"] is None:
            ways.setdefault((tile["action"], tile["hours"]), []).append(f"tile:{tile['id']}")
    for tax in c.view["taxes"]:
        ways.setdefault(("", tax["hours"]), []).append(f"tax:{tax['hours']}")
    found = []
    for (action, n), targets in ways.items():
        pieces = [f"action-{action}"] if action else []
        pieces += ["double"] * (n // 2) + ["single"] * (n % 2)
        if len(pieces) > free or not pieces:
            continue
        drawn = [ghost(look, first + i, piece) for i, piece in enumerate(pieces)]
        found.append(group(*drawn, class_="ghost", display="none", data_when=" ".join(targets), aria_hidden="true"))
    for split in c.view["asked"]["splits"]:
        pieces = ["double" if n == "2" else "single" for n in split.split("+")]
        if len(pieces) <= free:
            drawn = [ghost(look, first + i, piece) for i, piece in enumerate(pieces)]
            found.append(group(*drawn, class_="ghost", display="none", data_when=f"time:{split}", aria_hidden="true"))
    return found


def ghost(look: Theme, at: int, piece: str) -> Markup:
    middle = ((SPACE - 6) / 2, (TRACK_HEIGHT - 14) / 2)
    face = hours(look, piece == "double") if piece in ("single", "double") else sign(piece, *middle, 28)
    return space(look, at * SPACE, look.lit_soft, look.lit, face, dashed=True)


# ---- persons


def population(c: Canvas, player: Player) -> Markup:
    """Three rows like a tug of war: the left group grows from the left, the right one from the right."""
    look, say = c.theme, c.say
    width = PEOPLE[0]
    side, cell = 98.0, (PEOPLE[0] - 196) / 6
    parts = []
    for row, (left, right) in enumerate(ROWS):
        y = row * 28.0
        a, b = player["persons"][left], player["persons"][right]
        parts.append(rect(side, y + 1, width - 2 * side, 25, 12.5, fill=look.well, stroke=look.line))
        for i in range(6):
            x = side + cell * (i + 0.5)
            if i < a:
                parts.append(group(person(look, left, 0, 0, 19), at=(x, y + 13.5), key=f"{left}:{player['seat']}:{i}"))
            elif i >= 6 - b:
                mark = person(look, right, 0, 0, 19)
                parts.append(group(mark, at=(x, y + 13.5), key=f"{right}:{player['seat']}:{5 - i}"))
            else:
                parts.append(rect(x - 1.6, y + 12, 3.2, 3.2, 1.6, fill=look.strong_line))
        parts += [
            label(say.group(left), side - 24, y + 18, 13.5, anchor="end", fill=look.ink if a else look.muted),
            label(counted(player, left, a), side - 8, y + 19, 16, anchor="end", bold=True, fill=figure(look, a)),
            label(counted(player, right, b), width - side + 8, y + 19, 16, bold=True, fill=figure(look, b)),
            label(say.group(right), width - side + 24, y + 18, 13.5, fill=look.ink if b else look.muted),
        ]
    return join(parts)


def figure(look: Theme, n: int) -> str:
    return look.ink if n else look.muted


def counted(player: Player, group_name: str, n: int) -> str:
    """Persons on the chart and, with a plus, those that stand on cards."""
    return f"{n}" if not player["on_cards"][group_name] else f"{n}+{player['on_cards'][group_name]}"


# ---- temple, oracle, cities


def stores(c: Canvas, player: Player) -> Markup:
    """Cubes in temple and oracle, and the six cities: those that are still to be built are dashed."""
    look = c.theme
    parts: list[Markup] = []
    for area, x in (("temple", 0.0), ("oracle", 162.0)):
        parts.append(kind(look, area, x + 13, 14, 22))
        for i in range(player[f"{area}_max"]):
            at = x + 42 + 29 * i
            parts.append(well(look, at, 14, 26))
            if i < player[area]:
                parts.append(group(sign(f"cube-{area}", 0, 0, 24), at=(at, 14), key=f"{area}:{player['seat']}:{i}"))
    built = len(player["cities"])
    for i in range(built + player["stock"]):
        at = 13 + 29 * i
        if i < built:
            parts.append(sign(f"city-{player['seat']}", at, 46, 25))
        else:
            parts.append(path(HOUSE, transform=f"translate({at} 46)", fill="none", stroke=look.muted, stroke_width=1.3,
                              stroke_dasharray="3 2.4"))  # fmt: skip
    text = c.say("cities left", n=player["stock"])
    parts.append(label(text, 6 + 29 * (built + player["stock"]), 51, 15.5, fill=look.muted, class_="cities-left"))
    return join(parts)
