"""Which sentences 4 Gods says of events, actions before they are done, questions and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.core.words import upper_first
from theomachy.games.four_gods.rules import actions as act
from theomachy.games.four_gods.rules.carrying import face_text
from theomachy.games.four_gods.rules.rows import named_tile
from theomachy.games.four_gods.rules.rules import FourGods, reason
from theomachy.games.four_gods.rules.state import (
    COLOUR_NAMES,
    IN_HAND,
    IN_ROW,
    IN_WORLD,
    SLOTS,
    TERRAIN_NAMES,
    Table,
    own_colour,
)  # fmt: skip
from theomachy.games.four_gods.rules.world import CITY, NEEDED, TILE
from theomachy.games.four_gods.table.notation import TABLE, read_tile, write_cell
from theomachy.games.four_gods.words.book import WORDS
from theomachy.games.four_gods.words.effects import effect
from theomachy.games.four_gods.words.names import colour_word, holder, seat
from theomachy.games.four_gods.words.progress import progress

__all__ = [
    "WORDS", "ask", "front", "limits", "option", "option_value", "progress", "say", "seat_title", "source", "tell",
    "tell_here", "why",
]  # fmt: skip

# Actions without a sentence that speaks of more: it is called after the words of their notation, but for these.
PLAIN = {act.NO_PROPHET: "do none", act.ACCUSE: "do accuse"}
COUNTED = (
    act.PLACE, act.DESTROY, act.DESTROY_FOR, act.PROPHET, act.PROPHET_OF, act.MIGRATE, act.CITY, act.CITY_OF,
    act.CITY_FROM,
)  # fmt: skip
TERRAIN_OF = {"S": "sea", "P": "plain", "F": "forest", "M": "mountain"}
WHERE = {"tile": "ask where", "city": "ask where city", "challenge": "ask which", "migration": "ask whence"}


def option(option_id: str, lang: str = "en") -> str:
    return WORDS.option(option_id, lang)


def option_value(option_id: str, value: Value, lang: str = "en") -> str:
    return WORDS.option_value(option_id, value, lang)


def source(kind: str, of: str, lang: str = "en") -> str:
    """What a part of the score is for; `of` is the colour that scores, then the terrain of its god."""
    colour, _, terrain = of.partition(" ")
    return WORDS.sentence(
        f"label source {kind}", lang, colour=WORDS.term("colour", colour, lang),
        terrain=WORDS.term("terrain", terrain, lang) if terrain else "",
    )  # fmt: skip


def front(values: Mapping[str, Value], lang: str = "en") -> tuple[str, str]:
    """What a way to play is called, and one sentence about it."""
    kind = f"front {values['play']} {values['clock']}"
    return WORDS.sentence(kind, lang), WORDS.sentence(f"{kind} lead", lang)


def limits(table: FourGods, lang: str = "en") -> str:
    """The time limits of a game with a real clock, before it begins (G4-T-08, G4-T-09, G4-T-11, G4-E-04).

    Who fills in the form of a new table may still change the number of players, so the extra time is that for each.
    """
    fixed = table.fixed
    if fixed.timed:
        return WORDS.sentence("limits timed", lang, turn=seconds(fixed.turn_ms))
    return WORDS.sentence(
        "limits simultaneous", lang, take=seconds(fixed.take_window_ms), prophet=seconds(fixed.prophet_window_ms),
        extra=seconds(fixed.extra_ms),
    )  # fmt: skip


def seconds(ms: int) -> int | float:
    return ms // 1000 if ms % 1000 == 0 else round(ms / 1000, 1)


def seat_title(name: str, lang: str = "en") -> str:
    """A seat's name as a sentence writes it."""
    return str(WORDS.term("seat", name, lang))


def face_words(corners: str, lang: str) -> str:
    """The terrains of a face as it lies, clockwise from the north-west: people see terrains, not numbers of tiles."""
    names = [str(WORDS.term("terrain", TERRAIN_OF[letter], lang)) for letter in corners]
    if len(set(names)) == 1:
        return WORDS.sentence("thing only", lang, terrain=names[0])
    return ", ".join(names)


def lay_words(table: Table, lay: int, lang: str) -> str:
    return face_words(face_text(table, i64(lay)), lang)


def both_sides(table: Table, tile: int, lang: str) -> str:
    return f"{lay_words(table, tile << 3, lang)} / {lay_words(table, tile << 3 | 4, lang)}"


def kinds_words(corners: str, lang: str) -> str:
    """The terrains of a face, each once: enough to know a tile again."""
    return face_words("".join(dict.fromkeys(corners)), lang)


def tile_words(table: Table, data: Mapping[str, object], lang: str) -> str:
    """What an event tells of a tile, in brackets: both sides; where only one may be known, that; else nothing."""
    name = str(data.get("tile", "?"))
    if name in table.fixed.tile_names:
        tile = read_tile(table, name)
        sides = [kinds_words(face_text(table, i64(tile << 3 | side)), lang) for side in (0, 4)]
        return f" ({' / '.join(sides)})"
    return f" ({kinds_words(str(data['face']), lang)})" if "face" in data else ""


def say(position: Table, event: Event, lang: str = "en") -> str:
    """One sentence for an event."""
    values: dict[str, object] = {}
    for name, value in event.data.items():
        if name in ("who", "row"):
            values[name] = seat(position, int(str(value)), lang)
        elif name in ("colour", "terrain", "god"):
            values[name] = WORDS.term(name, str(value), lang)
        elif name == "credited" and value:
            values[name] = WORDS.term("colour", str(value), lang)
        elif name == "face":
            values[name] = face_words(str(value), lang)
        else:
            values[name] = value
    if "tile" in event.data:
        values["tile"] = tile_words(position, event.data, lang)
    kind = event.kind
    if kind == "destroy":
        values["owner"] = holder(position, COLOUR_NAMES.index(str(event.data["colour"])), lang)
    if kind.endswith(" seen"):  # everybody has been told already: to one player the tile is named beside it
        kind = "seen"
    elif kind == "city" and event.data["source"]:
        kind = "city from"
    elif kind == "destroy" and event.data["credited"]:
        kind = "destroy for"
    elif kind == "toss":
        kind = f"toss {event.data['mode']}"
    elif kind == "trigger":
        kind = f"trigger {event.clause}"
    elif kind == "game over":
        kind = f"over {event.clause}"
    return upper_first(WORDS.sentence(kind, lang, **values))


# ---- actions before they are done


def tell(position: FourGods, player: int, action: int, lang: str = "en") -> str:
    """One sentence for what an action means, and what it would change for the points."""
    kind = action >> 24
    if kind in COUNTED:
        return meaning(position, player, action, lang) + effect(position, player, action, lang)
    return meaning(position, player, action, lang)


def tell_here(position: FourGods, player: int, action: int, lang: str = "en") -> str:
    """The same for somebody who points at the place, with the tile in hand: neither needs a name."""
    kind, lay, cell = action >> 24, action >> 8 & 1023, action & 255
    if kind == act.PLACE and not against_rules(position, lay, cell):
        return WORDS.sentence("here place", lang) + effect(position, player, action, lang, here=True)
    if kind == act.CITY:
        colour = colour_word(int(own_colour(position, i64(player))), lang)
        return WORDS.sentence("here city", lang, colour=colour) + effect(position, player, action, lang, here=True)
    return tell(position, player, action, lang)


def meaning(position: Table, player: int, action: int, lang: str) -> str:
    kind = action >> 24
    x, cell = action >> 8 & 65535, action & 255
    if kind == act.HOLD:
        return WORDS.sentence("do hold", lang, face=lay_words(position, x & 1023, lang))
    if kind in (act.BUILD, act.BUILD_OF, act.BUILD_FROM):
        colour = x if kind == act.BUILD_OF else int(own_colour(position, i64(player)))
        if kind == act.BUILD_FROM:
            colour = int(position.colour_at(i64(cell)))
            return WORDS.sentence("do take city from", lang, colour=colour_word(colour, lang), source=write_cell(cell))
        return WORDS.sentence("do take city", lang, colour=colour_word(colour, lang))
    if kind in (act.PLACE, act.DESTROY, act.DESTROY_FOR):
        return tell_placing(position, kind, x & 1023, cell, lang)
    if kind == act.SUMMON:
        window = int(position.window[player])
        terrain = TERRAIN_NAMES[position.world.terrain(i64(window), i64(x & 3))]
        return WORDS.sentence("do summon", lang, cell=write_cell(window), terrain=WORDS.term("terrain", terrain, lang))
    if kind in (act.PROPHET, act.PROPHET_OF, act.MIGRATE):
        return tell_prophet(position, player, kind, x, cell, lang)
    if kind in (act.CITY, act.CITY_OF, act.CITY_FROM):
        colour = x >> 10 if kind == act.CITY_OF else int(own_colour(position, i64(player)))
        if kind == act.CITY_FROM:
            colour = int(position.colour_at(i64(x)))
        return WORDS.sentence(
            "do city from" if kind == act.CITY_FROM else "do city", lang, cell=write_cell(cell),
            colour=colour_word(colour, lang), source=write_cell(x) if kind == act.CITY_FROM else "",
        )  # fmt: skip
    if kind in (act.ROW, act.ROW_SIDE):
        return tell_row(position, player, x >> 3 & 127, x & 7, kind == act.ROW_SIDE, lang)
    if kind in (act.ROW_BOTH, act.ROW_BOTH_SIDES):
        first, second = (both_sides(position, tile, lang) for tile in (x >> 3 & 127, cell))
        if kind == act.ROW_BOTH_SIDES:
            first = lay_words(position, x & 1020, lang)
            second = lay_words(position, cell << 3 | x >> 8 & 4, lang)
        return WORDS.sentence("do both", lang, tile=first, mate=second)
    if kind == act.DRAW:
        return WORDS.sentence("do draw", lang, n=x)
    if kind in (act.TAKE, act.TAKE_SLOT, act.FLIP, act.FLIP_SLOT):
        tile = int(named_tile(position, i64(kind), i64(x)))
        row = int(position.row_with(i64(tile)))
        shown = both_sides(position, tile, lang)
        if kind in (act.TAKE_SLOT, act.FLIP_SLOT):
            shown = lay_words(position, tile << 3 | upper_side(position, row, tile) << 2, lang)
        sentence = "do take" if kind in (act.TAKE, act.TAKE_SLOT) else "do flip"
        return WORDS.sentence(sentence, lang, tile=f" ({shown})", row=seat(position, max(row, 0), lang))
    return tell_rest(position, kind, x, cell, lang)


def upper_side(table: Table, row: int, tile: int) -> int:
    """Which side of a tile in a row lies up."""
    return int(table.rows[row * SLOTS + int(table.slot_of(i64(row), i64(tile)))]) >> 7 if row >= 0 else 0


def tell_placing(position: Table, kind: int, lay: int, cell: int, lang: str) -> str:
    values = {"face": lay_words(position, lay, lang), "cell": write_cell(cell)}
    if kind != act.PLACE:
        return WORDS.sentence(
            "do destroy", lang, owner=holder(position, int(position.colour_at(i64(cell))), lang), **values
        )
    return WORDS.sentence("do place wrong" if against_rules(position, lay, cell) else "do place", lang, **values)


def against_rules(position: Table, lay: int, cell: int) -> bool:
    """Where tiles may be challenged they may be laid wrongly."""
    return bool(position.world.edges[cell] < NEEDED or not position.world.matches(i64(cell), i64(lay)))


def tell_prophet(position: Table, player: int, kind: int, x: int, source: int, lang: str) -> str:
    cell = int(position.window[player])
    colour = x >> 10 if kind == act.PROPHET_OF else int(own_colour(position, i64(player)))
    if kind == act.MIGRATE:
        colour = int(position.colour_at(i64(source)))
    terrain = TERRAIN_NAMES[position.world.terrain(i64(cell), i64(x & 3))]
    return WORDS.sentence(
        "do migrate" if kind == act.MIGRATE else "do prophet", lang, cell=write_cell(cell),
        colour=colour_word(colour, lang), terrain=WORDS.term("terrain", terrain, lang),
        source=write_cell(source) if source else "",
    )  # fmt: skip


def tell_row(position: Table, player: int, tile: int, turn: int, sided: bool, lang: str) -> str:
    shown = lay_words(position, tile << 3 | turn & 4, lang) if sided else both_sides(position, tile, lang)
    name = f" ({shown})"
    taken = int(position.taken[player])
    if not taken or position.row_free(i64(player)) > 0:
        return WORDS.sentence("do row", lang, tile=name)
    if position.row_free(i64(taken - 1)) > 0:
        return WORDS.sentence("do put away", lang, tile=name, row=seat(position, taken - 1, lang))
    return WORDS.sentence("do put in bag", lang, tile=name)


def tell_rest(position: Table, kind: int, x: int, cell: int, lang: str) -> str:
    if kind == act.GOD:
        name = TERRAIN_NAMES[x]
        return WORDS.sentence(
            "do god", lang, god=WORDS.term("god", name, lang), terrain=WORDS.term("terrain", name, lang)
        )
    if kind in (act.COLOUR, act.LOSE_RESERVE, act.TOKEN):
        sentence = {act.COLOUR: "do colour", act.LOSE_RESERVE: "do lose reserve", act.TOKEN: "do token"}[kind]
        return WORDS.sentence(sentence, lang, colour=colour_word(x, lang))
    if kind == act.CHALLENGE:
        return WORDS.sentence("do challenge", lang, cell=write_cell(cell))
    if kind == act.LOSE:
        return WORDS.sentence(
            "do lose", lang, cell=write_cell(cell), colour=colour_word(int(position.colour_at(i64(cell))), lang)
        )
    if kind == act.BAG:
        return WORDS.sentence("do bag", lang, tile=f" ({both_sides(position, x, lang)})")
    if kind == act.START:
        return WORDS.sentence("do start", lang, who=seat(position, x, lang))
    if kind == act.CARD:
        return WORDS.sentence(
            "do card", lang, colour=colour_word(x >> 10, lang), god=WORDS.term("god", TERRAIN_NAMES[x & 3], lang)
        )
    if kind >= act.COOL:  # what CLOCK reports
        return WORDS.sentence("do clock", lang)
    return WORDS.sentence(PLAIN.get(kind, f"do {TABLE.kinds[kind].head}"), lang)


# ---- what is asked now


def ask(view: Mapping[str, Any], lang: str = "en") -> str:
    """One sentence for what is asked of the viewer, or whom the table waits for."""
    phase, viewer = view["step"], view["viewer"]
    if view["over"]:
        return verdict(view, lang)
    if view["turn"] == "chance":
        return WORDS.sentence("ask chance", lang)
    if phase == "ready":
        unready = viewer is not None and not view["players"][viewer]["ready"]
        return say_to(view, viewer, "ask ready", lang) if unready else WORDS.sentence("ask ready wait", lang)
    if phase == "answer":
        asked = view["asked"]
        return say_to(
            view, asked["seat"], "ask answer" if asked["seat"] == viewer else "ask wait", lang, cell=asked["cell"]
        )
    if view["turn"] != "everybody" and viewer is not None and view["turn"] != viewer:
        return say_to(view, view["turn"], "ask wait", lang)
    who = viewer if viewer is not None else view["turn"] if view["turn"] != "everybody" else view["current"]
    if who is None:
        return WORDS.sentence("ask everybody", lang)
    if view["modes"]["play"] == "timed" and phase == "play" and who != view["current"]:
        if view["players"][who]["aim"]:
            return say_to(view, who, "ask which", lang)
        return say_to(view, view["current"], "ask wait", lang)
    player = view["players"][who]
    held = player["aim"].get("corners") if player["aim"] else None
    face = face_words(held, lang) if held else ""
    return say_to(view, who, question(view, player), lang, cell=player["window"] or "", face=face)


def question(view: Mapping[str, Any], player: Mapping[str, Any]) -> str:
    by_phase = {"colours": "ask colours", "prophet": "ask prophet", "second tile": "ask second", "tokens": "ask tokens"}
    if player["aim"] and player["aim"]["kind"] == "migration":
        return "ask whence"
    if view["step"] in by_phase:
        return by_phase[view["step"]]
    if player["losing"]:
        return "ask lose"
    if player["aim"]:
        return WHERE[player["aim"]["kind"]]
    if player["window"]:
        return "ask prophet"
    if player["choosing"]:
        return "ask second"
    if player["cooling"]:
        return "ask cooling"
    if player["taken"]:
        return "ask taken"
    asked = "ask turn" if view["modes"]["play"] == "timed" else "ask play"
    return asked if any(player["hands"]) else f"{asked} empty"  # without a tile the first thing is to get one


def verdict(view: Mapping[str, Any], lang: str) -> str:
    """Who has won, and with how many points; what breaks a tie is told beside it (`Game.tie_text`)."""
    first = [player for player in view["players"] if player["rank"] == 1]
    who = WORDS.listing([str(WORDS.term("seat", player["name"], lang)) for player in first], lang)
    return WORDS.sentence("ask over shared" if first[1:] else "ask over", lang, who=who, points=first[0]["points"])


def say_to(view: Mapping[str, Any], number: int, kind: str, lang: str, **values: object) -> str:
    who = str(WORDS.term("seat", view["players"][number]["name"], lang))
    return WORDS.sentence(kind, lang, who=who, **values)


# ---- why not


def why(position: Table, player: int, action: int, lang: str = "en") -> str:
    """Why the player cannot do this now, in one sentence, with what beat it; empty if it is allowed."""
    word = reason(position, i64(player), i64(action))
    if not word:
        return ""
    beat = beaten_by(position, word, action, lang)
    return WORDS.sentence(word, lang, beat=f": {beat}" if beat else "")


def beaten_by(position: Table, word: str, action: int, lang: str) -> str:
    """What was there first, as far as all may know it."""
    x, cell = action >> 8 & 65535, action & 255
    if word == "occupied":
        return in_cell(position, cell, lang)
    if word == "god-taken" and action >> 24 in (act.GOD, act.COLOUR) and x < 4 and position.owner[x]:
        return WORDS.sentence("beat owner", lang, who=seat(position, int(position.owner[x]) - 1, lang))
    if word == "tile-gone" and action >> 24 in (act.TAKE, act.FLIP) and 0 < x <= position.fixed.tiles.count:
        where = int(position.place[x])
        if position.fixed.hands_open and IN_HAND <= where < IN_ROW:
            return WORDS.sentence("beat hand", lang, who=seat(position, where - IN_HAND, lang))
        if where == IN_WORLD and not position.fixed.backs_hidden:
            return WORDS.sentence("beat world", lang)
        if where == 0 and position.fixed.hands_open:
            return WORDS.sentence("beat bag", lang)
    return ""


def in_cell(position: Table, cell: int, lang: str) -> str:
    world = position.world
    if not world.inside(i64(cell)):
        return WORDS.sentence("beat frame", lang)
    if world.what[cell] == CITY:
        return WORDS.sentence("beat city", lang, owner=holder(position, int(position.colour_at(i64(cell))), lang))
    if world.what[cell] == TILE and world.placer[cell]:
        return WORDS.sentence("beat tile", lang, who=seat(position, int(world.placer[cell]) - 1, lang))
    return str(WORDS.term("thing", "a tile", lang))
