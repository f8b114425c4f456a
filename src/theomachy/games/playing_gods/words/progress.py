"""What waits where a god has walked to, and what an action under way is good for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.games.playing_gods.rules.numbers import CONVERSION_SPACE, LANDS_EACH, PORTAL_SPACE, STEAL_SPACE
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
)
from theomachy.games.playing_gods.table.view import view as view_of
from theomachy.games.playing_gods.words.names import WORDS, values


def progress(before: Table, after: Table, player: int, lang: str = "en") -> list[str]:
    """What waits on the space that a god has walked to: whose cards, or how it stands behind the portal; else what a
    conversion, an attack or a card is good for."""
    at = int(after.figure[player])
    if int(before.figure[player]) == at:
        return fought(before, after, player, lang)
    if int(after.fixed.ring[at]) == CONVERSION_SPACE:
        return [card_progress(own_view(after, player), player, lang)]
    others = [seat for seat in range(after.players) if seat != player and after.in_play(seat)]
    if int(after.fixed.ring[at]) == STEAL_SPACE:
        held = {seat: sum(int(after.hidden(seat, back)) for back in range(len(BACK_NAMES))) for seat in others}
        richest = max(held, key=lambda seat: held[seat])
        found = values(after, {"god": richest}, lang)
        return [WORDS.sentence("progress steal", lang, n=held[richest], **found)] if held[richest] > 1 else []
    if int(after.fixed.ring[at]) != PORTAL_SPACE:
        return []
    continent = int(after.fixed.leads_to[at])
    lands = range(continent * LANDS_EACH, (continent + 1) * LANDS_EACH)
    ruled = [sum(bool(after.rules(seat, land)) for seat in seats for land in lands) for seats in ([player], others)]
    found = values(after, {"continent": continent}, lang)
    return (
        [WORDS.sentence("progress portal", lang, mine=ruled[0], theirs=ruled[1], **found)]
        if any(ruled)
        else [WORDS.sentence("progress portal free", lang, **found)]
    )


def fought(before: Table, after: Table, player: int, lang: str) -> list[str]:
    """What happens if the other does not answer, or what a card is good for."""
    old, new = own_view(before, player), own_view(after, player)
    mine, now = (seen["players"][player] for seen in (old, new))
    struggle, strike = new["conversion"], new["attack"]
    if struggle and struggle["victim"] != player and struggle["lands"]:
        god = values(after, {"god": struggle["victim"]}, lang)
        return [WORDS.sentence("progress convert", lang, n=struggle["lands"], **god)]
    if strike and strike["named"] and strike["gods"] and new["on_turn"] == player:
        gods = values(after, {"gods": [entry["god"] for entry in strike["gods"]]}, lang)
        name = "special" if strike["special"] else "one" if len(strike["gods"]) == 1 else "many"
        return [WORDS.sentence(f"progress strike {name}", lang, n=strike["kills"], **gods)]
    if now["hand"].count("godkiller") > mine["hand"].count("godkiller"):
        return [WORDS.sentence("progress godkiller", lang)]
    if new["step"] == "drawing" and int(after.fixed.ring[int(after.figure[player])]) == CONVERSION_SPACE:
        return [card_progress(new, player, lang)]
    return []


def card_progress(view: Mapping[str, Any], player: int, lang: str) -> str:
    """What the cards of a conversion space are good for."""
    held = view["players"][player]["conversion"]
    return WORDS.sentence("progress card", lang, cards=view["cards_here"], n=held)


def own_view(table: Table, player: int) -> dict[str, Any]:
    assert isinstance(table, PlayingGods)
    return view_of(table, player)
