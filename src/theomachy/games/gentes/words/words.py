"""Which sentences Gentes says of what happened, what an action means and what is asked; the catalogues hold them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.core.words import Term
from theomachy.games.gentes.rules import (
    additional,
    chronicler,
    decline,
    effect_choices,
    exchanges,
    main_actions,
    modifiers,
    navigator,
    philosopher,
    scoring,
    scribe,
    setting_up,
)
from theomachy.games.gentes.rules.chronicler import brings
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.scoring import half_points
from theomachy.games.gentes.table.box import GROUPS, ICONS
from theomachy.games.gentes.table.notation import TABLE
from theomachy.games.gentes.table.view import printed
from theomachy.games.gentes.words.catalogue import WORDS
from theomachy.games.gentes.words.picture import Picture
from theomachy.games.gentes.words.progress import Names, won

__all__ = [
    "WORDS",
    "ask",
    "home_name",
    "option",
    "option_value",
    "progress",
    "say",
    "seat_title",
    "source",
    "tell",
    "why",
]


def option(option_id: str, lang: str = "en") -> str:
    return WORDS.option(option_id, lang)


def option_value(option_id: str, value: Value, lang: str = "en") -> str:
    return WORDS.option_value(option_id, value, lang)


def source(kind: str, of: str, lang: str = "en") -> str:
    """What a part of the score is called."""
    return WORDS.sentence(f"source {kind}", lang)


def card_name(table: Gentes, card: str, lang: str) -> Term:
    """A card in the reader's language; one of an owner's own box by the name that is printed on it."""
    if WORDS.knows("card", card):
        return WORDS.term("card", card, lang)
    return WORDS.term("card", str(printed(table.fixed.components)["cards"][card]["name"]), lang)


def site_name(table: Gentes, site: str, lang: str) -> str:
    """A city by its name; a hometown by kind and icon."""
    known = printed(table.fixed.components)
    if site in known["sites"]:
        return str(known["sites"][site]["name"])
    icon = ICONS[table.fixed.icon_of[table.fixed.site_ids.index(site)]]
    return home_name(known["homes"][site]["kind"], icon, lang)


def ability(table: Gentes, site: str, number: int, lang: str) -> str:
    """What the first or second ability of a hometown does."""
    options = printed(table.fixed.components)["homes"].get(site, {"options": []})["options"]
    return Picture(lang).effect(options[number - 1]) if 0 < number <= len(options) else ""


def home_name(kind: str, icon: str, lang: str) -> str:
    return f"{WORDS.term('home', kind, lang)} ({WORDS.term('area', icon, lang)})"


def seat_title(name: str, lang: str = "en") -> str:
    """A colour as the name of its player, as a sentence writes it."""
    return str(WORDS.term("seat", name, lang))


def seat_text(table: Gentes, seat: int, lang: str) -> str:
    return str(WORDS.term("seat", table.seats[seat], lang))


def say(table: Gentes, event: Event, lang: str = "en") -> str:
    """What happened. Only the names of players, cards and sites are taken from the position: it may be a later one."""
    values: dict[str, object] = {}
    for name, value in event.data.items():
        if name == "who":
            values[name] = seat_text(table, int(str(value)), lang)
        elif name == "site":
            values[name] = site_name(table, str(value), lang)
        elif name == "row":
            values[name] = ", ".join(f"{WORDS.term('group', g, lang):many}" for g in str(value).split())
        elif name == "cards":
            values[name] = WORDS.listing([str(card_name(table, c, lang)) for c in str(value).split()], lang)
        elif name == "card":
            values[name] = card_name(table, str(value), lang)
        elif name == "give":
            values[name] = WORDS.sentence(f"give {value}", lang, n=event.data["n"])
        elif name in ("group", "area", "action", "symbol", "category"):
            values[name] = WORDS.term(name, str(value), lang)
        else:
            values[name] = value
    if event.kind in ("home", "with home"):
        values["effect"] = ability(table, str(event.data["site"]), int(str(event.data["n"])), lang)
    if event.kind == "game over":
        winners: Any = event.data["winners"]
        values["winners"] = WORDS.listing([seat_text(table, seat, lang) for seat in winners], lang)
        return WORDS.sentence("game over" if len(winners) == 1 else "game shared", lang, **values)
    return WORDS.sentence(event.kind, lang, **values)


# Actions whose sentence is not called after the first words of their notation, as `do take` of `take {card}` is.
KIND_SENTENCES = {
    additional.CUBES: "do cubes", modifiers.WITH_CARD: "do with card", modifiers.WITH_HOME: "do with home",
    philosopher.COUNT: "do count", philosopher.PERSON: "do person", effect_choices.AVERT: "do avert",
    effect_choices.CITY: "do city", exchanges.PAY: "do pay", setting_up.START_WITH: "do start with",
}  # fmt: skip


def tell(table: Gentes, player: int, action: int, lang: str = "en") -> str:
    """What an action means before it is done, with price and gain where it has any."""
    fixed = table.fixed
    fields = TABLE.values(action)
    kind = action >> TABLE.code_shift
    values: dict[str, object] = {}
    if "card" in fields:
        values["card"] = card_name(table, fixed.card_ids[fields["card"]], lang)
    if "site" in fields:
        values["site"] = site_name(table, fixed.site_ids[fields["site"]], lang)
    if "group" in fields:
        values["group"] = WORDS.term("group", GROUPS[fields["group"]], lang)
    if "area" in fields:
        values["area"] = WORDS.term("area", ("temple", "oracle")[fields["area"]], lang)
    if "region" in fields:
        values["region"] = WORDS.term("region", fixed.region_ids[fields["region"]], lang)
    if "seat" in fields:
        values["seat"] = seat_text(table, fields["seat"], lang)
    if "option" in fields:
        values["effect"] = ability(table, fixed.site_ids[fields["site"]], fields["option"] + 1, lang)
    if "n" in fields:
        values["n"] = fields["n"]
    if "t" in fields:
        values |= {"t": fields["t"], "o": fields["o"]}
    if kind in (effect_choices.TIME, decline.LIMIT):
        values |= {"doubles": fields["doubles"], "singles": fields["singles"]}
    if kind == main_actions.TILE:
        tile = fields["tile"]
        values = {"coins": int(fixed.tile_coins[tile]), "hours": int(fixed.tile_time[tile])}
        if tile == fixed.start_tile:
            return WORDS.sentence("do start tile", lang, coins=-int(fixed.tile_coins[tile]))
        name = ("philosopher", "navigator", "scribe", "chronicler")[fixed.tile_kind[tile]]
        return WORDS.sentence("do tile", lang, action=WORDS.term("action", name, lang), **values)
    if kind == main_actions.TAX:
        tax = fields["tax"]
        return WORDS.sentence("do tax", lang, coins=int(fixed.tax_coins[tax]), hours=int(fixed.tax_time[tax]))
    if kind == navigator.SITE:
        region = fixed.region_of[fields["site"]]
        if region == len(fixed.region_ids):
            return WORDS.sentence("do home site", lang, **values)
        return WORDS.sentence("do site", lang, region=WORDS.term("region", fixed.region_ids[region], lang), **values)
    if kind == scribe.FROM:
        return WORDS.sentence(f"do from {('display', 'discard')[fields['pile']]}", lang)
    if kind == chronicler.PLAY:
        return WORDS.sentence("do play", lang, n=int(brings(table, player, fields["card"])), **values)
    if kind == scoring.SCORE:
        return WORDS.sentence("do score", lang, n=int(half_points(table, player, fields["card"])), **values)
    return WORDS.sentence(KIND_SENTENCES.get(kind, f"do {TABLE.kind(action).head}"), lang, **values)


def progress(before: Gentes, after: Gentes, player: int, lang: str = "en") -> list[str]:
    """What has been won beside points."""
    return won(before, after, player, Names(card_name, site_name), lang)


def why(table: Gentes, player: int, action: int, lang: str = "en") -> str:
    """Why this cannot be done now, in one sentence; empty if it can."""
    clause = table.why_not(player, action)
    return WORDS.sentence(f"refused {clause}", lang) if clause else ""


def ask(view: Mapping[str, Any], lang: str = "en") -> str:
    """What is asked now, or whom the table waits for."""
    if view["over"]:
        return verdict(view, lang)
    if view["turn"] == "chance":
        return WORDS.sentence("ask chance", lang)
    player = view["players"][view["turn"]]
    who = WORDS.term("seat", player["name"], lang)
    if view["viewer"] is not None and view["viewer"] != view["turn"]:
        return WORDS.sentence("wait", lang, who=who)
    kind = f"ask {view['step']}"
    if view["step"] == "turn":
        return WORDS.sentence(kind, lang, who=who, free=player["free"], coins=player["coins"])
    asked = view["asked"]
    return WORDS.sentence(kind, lang, who=who, left=asked["left"], all=asked.get("all", 0))


def verdict(view: Mapping[str, Any], lang: str) -> str:
    """Who has won, and where points alone did not decide it, what did (GENTES-E-03, GENTES-E-04)."""
    players = view["players"]
    first = [player for player in players if player["rank"] == 1]
    winners = WORDS.listing([seat_title(player["name"], lang) for player in first], lang)
    points = WORDS.sentence("amount points", lang, n=first[0]["points"])
    level = [player for player in players if player["points"] == first[0]["points"]]
    kind = "over"
    if len(first) > 1:
        kind = "over shared"
    elif len(level) > 1:
        others = [player for player in level if player["rank"] != 1]
        more_cards = len(first[0]["played"]) > max(len(player["played"]) for player in others)
        more_coins = first[0]["coins"] > max(player["coins"] for player in others)
        by_coins = more_coins if view["coins_break_ties"] else not more_cards
        kind = "over coins" if by_coins else "over cards"
    return WORDS.sentence(f"ask {kind}", lang, winners=winners, points=points)
