"""What somebody has won in Gentes beside points: cards that come nearer, tiles and time, coins, cities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from theomachy.core.words import Term
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.table.view import view
from theomachy.games.gentes.words.catalogue import WORDS

ACTIONS = ("philosopher", "navigator", "scribe", "chronicler")  # by the kind of a tile


class Names(NamedTuple):
    """How cards and sites are called in a language."""

    card_name: Callable[[Gentes, str, str], Term]
    site_name: Callable[[Gentes, str, str], str]


def won(before: Gentes, after: Gentes, player: int, names: Names, lang: str) -> list[str]:
    """Whole sentences, what tells most first."""
    old, new = (view(table, player)["players"][player] for table in (before, after))
    found = [
        *nearer(after, old, new, names, lang),
        *cities(after, old, new, names, lang),
        *tiles(after, old, new, lang),
    ]
    if not found and new["coins"] > old["coins"]:
        more = new["coins"] - old["coins"]
        found.append(WORDS.sentence("progress coins", lang, n=new["coins"], more=more))
    for area in ("temple", "oracle"):
        if new[area] > old[area]:
            found.append(WORDS.sentence("progress cubes", lang, area=WORDS.term("area", area, lang), n=new[area]))
    if not found and new["persons"] == old["persons"] and new["hand"]:
        best = min(new["hand"], key=lacking)
        found.append(WORDS.sentence("progress stay", lang))
        found.append(waits(after, best, names, lang))
    if not found and view(after, player)["asked"]:
        found.append(WORDS.sentence("progress people", lang, n=new["total"]))
    return found


def lacking(card: Mapping[str, Any]) -> int:
    return int(sum(card["missing"].values()) + sum(card["missing_icons"].values()))


def nearer(table: Gentes, old: Mapping[str, Any], new: Mapping[str, Any], names: Names, lang: str) -> list[str]:
    """Cards of the hand that are new there, or for which fewer are missing."""
    missing = {card["id"]: lacking(card) for card in old["hand"]}
    found = []
    for card in sorted(new["hand"], key=lambda card: (lacking(card), -card["brings"])):
        if card["id"] not in missing or missing[card["id"]] > lacking(card):
            found.append(waits(table, card, names, lang))
    return found


def waits(table: Gentes, card: Mapping[str, Any], names: Names, lang: str) -> str:
    """How much is missing for a card, and what it brings."""
    n = lacking(card)
    values = {"card": names.card_name(table, card["id"], lang), "points": card["brings"]}
    return WORDS.sentence("progress card lacks" if n else "progress card met", lang, n=n, **values)


def tiles(table: Gentes, old: Mapping[str, Any], new: Mapping[str, Any], lang: str) -> list[str]:
    """What a tile that was taken does, and how much time is left then."""
    taken = [tile for tile in new["tiles"] if tile not in old["tiles"]]
    if not taken:
        return []
    tile = list(table.fixed.tile_ids).index(taken[0])
    if tile == int(table.fixed.start_tile):
        return [WORDS.sentence("progress tile start", lang, n=new["coins"])]
    counts = {"philosopher": new["total"], "navigator": len(old["cities"]), "scribe": len(old["hand"])}
    kind = ACTIONS[int(table.fixed.tile_kind[tile])]
    left = new["free"] if new["free"] < old["free"] else old["free"] - int(table.fixed.tile_time[tile])
    found = [WORDS.sentence("progress free", lang, n=left)]
    if len(new["cities"]) == len(old["cities"]):
        found.insert(0, WORDS.sentence(f"progress tile {kind}", lang, n=counts.get(kind, len(new["hand"]))))
    return found


def cities(table: Gentes, old: Mapping[str, Any], new: Mapping[str, Any], names: Names, lang: str) -> list[str]:
    if len(new["cities"]) > len(old["cities"]):
        return [WORDS.sentence("progress built", lang, n=len(new["cities"]))]
    if len(new["cities"]) < len(old["cities"]):
        kept = WORDS.listing([names.site_name(table, site, lang) for site in new["cities"]], lang)
        return [WORDS.sentence("progress kept", lang, cities=kept)]
    return []
