"""The buttons that answer a question and belong to no thing on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from theomachy.drawing.html import choice, el, inline, picture
from theomachy.drawing.svg import NOTHING, Markup
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.mats import SPACE, TRACK_HEIGHT, time_tile
from theomachy.games.gentes.picture.symbols import BOX, person
from theomachy.games.gentes.table.box import GROUPS

TILE_BOX = f"5 5 {SPACE - 2:g} {TRACK_HEIGHT - 10:g}"  # a space of the time track
Answer = tuple[str, list[Markup], str]  # target, pictures, words


def listed(c: Canvas) -> Iterator[Answer]:
    """All answers of the moment, whether open now or not, in the order of the question."""
    view, say = c.view, c.say
    asked = view["asked"]
    player = view["players"][c.active]
    for split in asked["splits"]:
        tiles = split.split("+")
        signs = [inline(time_tile(c.theme, 0, double=n == "2"), TILE_BOX) for n in tiles]
        yield f"time:{split}", signs, say("spaces", n=len(tiles))
    for n in asked["counts"]:
        key = ("one", "two", "three")[n - 1]
        yield (
            f"count:{n}",
            [],
            say(f"{key} {'person' if c.step == 'how many persons' else 'card'}{'s' if n > 1 else ''}"),
        )
    if asked["groups"]:
        for group in GROUPS:
            yield f"group:{group}", [inline(person(c.theme, group, 0, 0, 22), BOX)], say.group(group)
    if not menu(c):
        yield from cube_answers(c)
    for area in asked["areas"]:
        yield f"area:{area}", [picture(f"page-cube-{area}", box=BOX)], say.area(area)
    for region in asked["regions"]:
        yield f"region:{region}", [], say.region(region)
    for pile in asked["piles"]:
        yield f"pile:{pile}", [], say(pile)
    cards = {card["id"]: card for p in view["players"] for card in p["played"]}
    for card, effects in asked["uses"]:
        for i in range(effects):
            tail = f" #{i + 1}" if i else ""
            yield f"use:{card}{tail}", [], say("use", card=say.card(cards[card])) + tail
    yield from options(c, player["seat"])
    for name in asked["buttons"]:
        yield f"button:{name}", [], say(name)


def menu(c: Canvas) -> bool:
    """Are cubes paid for training here, at the player's own wish?"""
    return not c.view["asked"]["group"] and c.step != "pay"


def cube_answers(c: Canvas) -> Iterator[Answer]:
    for t, o in c.view["asked"]["mixtures"]:
        signs = [picture("page-cube-temple", box=BOX)] * t + [picture("page-cube-oracle", box=BOX)] * o
        words = f"{t} {c.say.area('temple')}, {o} {c.say.area('oracle')}"
        yield f"cubes:t{t}o{o}", signs, words


def options(c: Canvas, seat: int) -> Iterator[Answer]:
    """What the own hometowns offer: a button for each of their two abilities, once one is chosen."""
    own = [s for s in c.view["sites"] if s["region"] is None and s["owner"] == seat]
    for n in c.view["asked"]["options"] if own else ():
        fresh = [s for s in own if not s["marked"]] or own
        texts = [c.say.effect(home["options"][n - 1]) for home in fresh if n <= len(home["options"])]
        yield f"option:{n}", [], " / ".join(dict.fromkeys(texts)) or c.say("option", n=n)


MAIN = ("button:end", "button:go", "button:done", "button:finish")


def answers(c: Canvas) -> Markup:
    """The row of answers; those that need something chosen first show themselves then."""
    found = [button(c, target, signs, words) for target, signs, words in listed(c)]
    return el("div", *found, class_="answers") if found else NOTHING


def button(c: Canvas, target: str, signs: list[Markup], words: str) -> Markup:
    late = " late" if target.startswith(("option:", "cubes:", "count:", "group:", "use:")) else ""
    main = " answer" if target in MAIN else ""
    pictures = el("span", *signs, class_="signs") if signs else NOTHING
    about = c.about("answer", what=words)
    return choice(target, pictures, el("span", words), name=words, class_=f"act{late}{main}", about=about)


def exchange(c: Canvas) -> Markup:
    """What cubes buy beside the main action: a person for three of them, exchanges for one of the oracle."""
    asked: Any = c.view["asked"]
    parts = []
    if asked["mixtures"] and menu(c):
        parts.append(button(c, "button:train", [], c.say("train")))
        parts += [button(c, *answer) for answer in cube_answers(c)]
    if asked["exchange"]:
        groups = [
            button(c, f"from:{group}", [inline(person(c.theme, group, 0, 0, 22), BOX)], c.say.group(group))
            for group in GROUPS
        ]
        if c.step == "exchange from":
            parts += groups
        else:
            head = el("summary", picture("page-cube-oracle", box=BOX), el("span", c.say("swap")))
            parts.append(el("details", head, el("div", *groups, class_="answers"), class_="swap"))
    return el("div", *parts, class_="cube-actions") if parts else NOTHING
