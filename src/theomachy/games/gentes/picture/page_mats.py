"""What players have, in a page: the own mat with the answers to the question, and a line for each of the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.panel import Panel
from theomachy.drawing.html import el, picture, several
from theomachy.drawing.svg import NOTHING, Markup
from theomachy.games.gentes.picture.answers import answers, exchange
from theomachy.games.gentes.picture.canvas import Canvas
from theomachy.games.gentes.picture.html import about, capital, drawn, figure, me, small
from theomachy.games.gentes.picture.mats import (
    CAPTIONS,
    PEOPLE,
    STORES,
    captions,
    population,
    stores,
    track,
    track_size,
)
from theomachy.games.gentes.picture.page_cards import listing
from theomachy.games.gentes.picture.symbols import BOX

COUNTED = ("start persons", "train")  # questions that come again until all of them are chosen

# ---- what is mine


def tray_panel(c: Canvas) -> Panel:
    view, player = c.view, me(c)
    keys = ("round", "era", "over", "turn", "asked", "tiles", "taxes", "sites", "bonus", "viewer")
    body = c.once("mat", [player, *(view[key] for key in keys)], lambda: mat(c), c.step)
    return Panel("tray", body, "html", label=capital(c.say("people")))


def mat(c: Canvas) -> Markup:
    """Points and coins beside the answers to the question, the time track, then persons, cubes and cities."""
    player, say = me(c), c.say
    forecast = say("next round", n=player["next_free"]) if player["next_free"] is not None else ""
    note = el("small", forecast, class_="forecast") if forecast else NOTHING
    time = figure("page-hourglass", player["free"], say("spaces free", n=player["free"]), "free", after=note)
    ended = NOTHING
    if player["if_ended"] is not None and not c.view["over"]:
        ended = el("span", say("if ended", n=""), el("b", player["if_ended"]), class_="fig ended")
    token = picture(f"page-seat-{player['seat']}", box="-20 -20 40 40")
    head = el(
        "div", el("span", token, el("strong", c.name(player["seat"])), class_="owner"),
        figure("page-laurel", player["points"], say("points", n=player["points"]), "points"), coins(c, player), time,
        ended, answers(c), class_="mat-head",
    )  # fmt: skip
    rest = el(
        "div",
        people(c, player),
        el("div", goods(c, player), exchange(c), class_="goods"),
        class_="mat-rest",
    )  # fmt: skip
    asking = "" if c.step == "turn" else " asking"
    time_line = about(el("div", my_bench(c, player), class_="bench"), c.about.track(player))
    left = c.view["asked"]["left"] if c.step in COUNTED else 0
    return el("div", head, time_line, rest, class_=f"mat{asking}", data_left=left or None)


def people(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """The population, drawn anew only if somebody came or went."""
    data = (player["persons"], player["on_cards"], player["seat"])
    return c.once(
        "people", data,
        lambda: drawn(population(c, player), PEOPLE, "drawn persons", c.about.flat(c.about.persons(player))),
    )  # fmt: skip


def goods(c: Canvas, player: Mapping[str, Any]) -> Markup:
    data = [player[key] for key in ("temple", "oracle", "cities", "stock", "seat")]
    return c.once("goods", data, lambda: drawn(stores(c, player), STORES, "drawn stores", c.about.stores(player)))


TRACK = ("tiles", "doubles", "singles", "free", "cubes", "next_free", "seat")


def bench(c: Canvas, player: Mapping[str, Any], ghosts: bool = False) -> Markup:
    """The time track; the own one with what each action would lay on it."""
    name = c.about.flat(c.about.track(player))
    return drawn(track(c, player, ghosts), track_size(player), "drawn track", name)


def kept_bench(c: Canvas, player: Mapping[str, Any]) -> Markup:
    return c.once("bench", [player[key] for key in TRACK], lambda: bench(c, player))


def my_bench(c: Canvas, player: Mapping[str, Any]) -> Markup:
    open_tiles = [tile["id"] for tile in c.view["tiles"] if tile["holder"] is None]
    data = [player[key] for key in TRACK], open_tiles, c.view["taxes"], c.view["asked"]["splits"], c.view["era"]
    return c.once("my bench", data, lambda: several(bench(c, player, ghosts=True), told(c, player)))


def told(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """The words below the time track."""
    return drawn(captions(c, player), (track_size(player)[0], CAPTIONS), "drawn captions")


def coins(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """Coins, and hidden beside them how many there would be after each action."""
    have = player["coins"]
    after: dict[int, list[str]] = {}
    for tile in c.view["tiles"]:
        if tile["holder"] is None and tile["pays"]:
            after.setdefault(have - tile["pays"], []).append(f"tile:{tile['id']}")
    for tax in c.view["taxes"]:
        after.setdefault(have + tax["coins"], []).append(f"tax:{tax['hours']}")
    notes = [
        el("em", f"→ {n}", class_="ghost", data_when=" ".join(targets), aria_hidden="true")
        for n, targets in sorted(after.items()) if n >= 0
    ]  # fmt: skip
    return figure("page-coin", have, c.say("coins"), "coins", several(*notes))


# ---- the others


def seat_panel(c: Canvas, player: Mapping[str, Any]) -> Panel:
    view = c.view
    data = [player, view["starter"] == player["seat"], view["tiles"]]
    body = c.once("seat", data, lambda: seat(c, player))
    return Panel(
        f"seat:{player['seat']}", body, "html", label=c.name(player["seat"]), figure=str(player["points"]),
        hue=player["colour"],
    )  # fmt: skip


def seat(c: Canvas, player: Mapping[str, Any]) -> Markup:
    """In one line coins, free spaces and cards; below it, when it is opened, the whole mat."""
    say = c.say
    starter = NOTHING
    if c.view["starter"] == player["seat"]:
        starter = el("span", picture("page-action-start", box=BOX), class_="fig", title=capital(say("starter")))
    brief = el(
        "div",
        small("page-coin", player["coins"], say("coins")),
        small("page-hourglass", player["free"], say("spaces free", n=player["free"])),
        small("page-action-scribe", player["hand_size"], say("hand")),
        small(f"page-city-{player['seat']}", len(player["cities"]), say.category("cities")),
        small("page-action-chronicler", len(player["played"]), say("played")), starter, class_="brief",
    )  # fmt: skip
    lines = [
        (say.category("cities"), cities(c, player)),
        (say("played"), listing(c, player["played"])),
        (
            say("hand"),
            listing(c, player["hand"]) if player["hand"] is not None else say("hidden", n=player["hand_size"]),
        ),
    ]
    told = [el("p", el("small", capital(name)), el("span", text)) for name, text in lines]
    return several(brief, el("div", kept_bench(c, player), people(c, player), goods(c, player), *told, class_="whole"))


def cities(c: Canvas, player: Mapping[str, Any]) -> str:
    named = {
        s["id"]: s.get("name") or f"{c.say.home_short(s['kind'])} ({c.say.area(s['icon'])})" for s in c.view["sites"]
    }
    return ", ".join(str(named.get(site, site)) for site in player["cities"]) or "–"
