"""What a god may see, as plain data: named piece by piece, nothing by default (PG-R-57, PG-R-64).

Gods are given as seats, cards, territories and continents by their names.
"""

from __future__ import annotations

from math import comb
from typing import Any

from theomachy.core.panel import Source
from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules import attack, conversion, defence, kills, numbers, phases, sects, turn
from theomachy.games.playing_gods.rules.attack import FORM_LIST
from theomachy.games.playing_gods.rules.cards import (
    ALL_LOSE,
    CARDS,
    CONVERSION,
    ELEMENTS,
    GODKILLER,
    LOSE,
    SPECIAL,
    WRATH,
    WRATH_KINDS,
)  # fmt: skip
from theomachy.games.playing_gods.rules.numbers import LANDS, LANDS_EACH, OFF_RING
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.stacks import comes_up
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    FAITH_NAMES,
    PHASES,
    SPACE_NAMES,
    STATUS_NAMES,
    form_name,
)  # fmt: skip
from theomachy.games.playing_gods.table.outcomes import (
    Fall,
    falls,
    goes_out,
    most_lost,
    most_lost_with,
    risen_by_attack,
    risen_by_loss,
    risen_from_portal,
)
from theomachy.games.playing_gods.table.positions import names_of

IN_ATTACK = (phases.NAMING, phases.PROTECTING, phases.DIVIDING)
IN_CONVERSION = (phases.OFFERING, phases.DEFENDING, phases.CONVERTING)


def view(table: PlayingGods, viewer: int) -> dict[str, Any]:
    """Everything `viewer` may know; NOBODY is a spectator, who knows what everybody knows."""
    phase = int(table.phase)
    asked: int | str | None = int(table.turn)
    if table.turn == CHANCE:
        asked = "chance"
    elif phase == phases.OVER:
        asked = None
    seen: dict[str, Any] = {
        "game": "playing-gods",
        "viewer": None if viewer < 0 else viewer,
        "turn": asked,
        "on_turn": int(table.active),
        "over": phase == phases.OVER,
        "ending": table.ending,
        "winner": int(table.winner) if table.winner >= 0 else None,
        "winners": [s for s in range(table.players) if phase == phases.OVER and table.rank(s) == 1],
        "step": PHASES[phase],
        "turns": int(table.turns),
        "turn_limit": int(table.fixed.turn_limit),
        "target": int(table.fixed.target),
        "die": int(table.die),
        "players": [player_view(table, seat, viewer) for seat in range(table.players)],
        "lands": [land_view(table, land) for land in range(LANDS)],
        "continents": [continent_view(table, c) for c in range(numbers.CONTINENTS)],
        "ring": ring_view(table),
        **{f"{BACK_NAMES[back]}_pile": pile_view(table, back, viewer) for back in (WRATH, CONVERSION)},
        "shown": [CARD_NAMES[int(card)] for card in table.shown],
        "cards_here": int(turn.cards_here(table)),
        "landings": landings(table) if phase == phases.WAY else [],
        "portal": None,
        "attack": None,
        "conversion": None,
        "theft": None,
        "fortify": [],
        "rising": [],
        "risen": int(table.victim) if phase in (phases.RISEN_FAITH, phases.RISEN_WRATH) else None,
    }
    if phase == phases.ACTING:
        seen["portal"] = portal_view(table, viewer)
        if viewer == table.active and table.may_attack_here():
            forms = [int(form) for form in FORM_LIST if attack.has_cards_for(table, int(form))]
            seen["rising"] = rising_view(table, risen_from_portal(table, forms))
    if phase in IN_ATTACK or (phase == phases.SAVING and table.form):
        found = falls(table)
        seen["attack"] = attack_view(table, viewer, found)
        seen["rising"] = rising_view(table, risen_by_attack(table, found))
    if phase in IN_CONVERSION or (phase == phases.SAVING and not table.form):
        seen["conversion"] = conversion_view(table, viewer)
    if phase == phases.LOSING:
        seen["rising"] = rising_view(table, risen_by_loss(table))
    if phase in (phases.TAKING, phases.LOOTING):
        seen["theft"] = theft_view(table, viewer)
    if phase == phases.DRAW_OR_FORTIFY:
        homes = [c for c in range(numbers.CONTINENTS) if sects.can_fortify(table, c)]
        seen["fortify"] = [table.fixed.land_names[c * LANDS_EACH] for c in homes]
    return seen


def sources(table: PlayingGods) -> list[list[Source]]:
    """There are no points; what counts are territories (PG-K-02). A part for each continent that a god rules in."""
    found = []
    for seat in range(table.players):
        parts = []
        for continent in range(numbers.CONTINENTS):
            lands = range(continent * LANDS_EACH, (continent + 1) * LANDS_EACH)
            ruled = sum(bool(table.rules(seat, land)) for land in lands)
            if ruled:
                parts.append(Source("continent", ruled, table.fixed.continent_names[continent], "PG-K-02"))
        found.append(parts)
    return found


# ---- the gods


def player_view(table: PlayingGods, seat: int, viewer: int) -> dict[str, Any]:
    own = seat == viewer
    return {
        "seat": seat,
        "name": table.names[seat],
        "colour": table.fixed.colours[seat],
        "emblem": table.fixed.figures[seat],
        "points": int(table.score(seat)),
        "rank": int(table.rank(seat)),
        "lands": int(table.lands[seat]),
        "sects": int(table.sects[seat]),
        "supply": int(table.supply[seat]),
        "status": STATUS_NAMES[int(table.status[seat])],
        "homes": names_of(int(table.homes[seat]), table.fixed.continent_names),
        "figure": None if table.figure[seat] == OFF_RING else int(table.figure[seat]),
        "permanents": names_of(int(table.permanent[seat]), FAITH_NAMES),
        "immunities": names_of(int(table.immune[seat]), ELEMENT_NAMES),
        "wrath": int(table.hidden(seat, WRATH)),
        "conversion": int(table.hidden(seat, CONVERSION)),
        "hand": cards(table, seat, seat) if own else None,
        "known": [] if own else cards(table, seat, viewer),
        "bare": [] if own else names_of(int(table.bare[seat]), ELEMENT_NAMES),
        "tried": bool(table.was_tried(seat)),
    }


def cards(table: PlayingGods, seat: int, viewer: int) -> list[str]:
    """The hand as far as the viewer knows it: all of it if it is the own one."""
    found = []
    for card in range(CARDS):
        n = table.holds(seat, card) if seat == viewer else table.knows(viewer, seat, card)
        found += [CARD_NAMES[card]] * int(n)
    return found


# ---- the board


def land_view(table: PlayingGods, land: int) -> dict[str, Any]:
    first = table.bottom(land)
    below = int(comes_up(table, land)) if table.height[land] else -1
    return {
        "id": table.fixed.land_names[land],
        "continent": table.fixed.continent_names[land // LANDS_EACH],
        "number": land % LANDS_EACH + 1,
        "holy": land % LANDS_EACH == 0,
        "stack": [int(table.chips[first + i]) for i in range(int(table.height[land]))],
        "ruler": int(table.ruler[land]) - 1 if table.ruler[land] else None,
        "live": int(table.live[land]),
        "below": None if below < 0 else below,
    }


def continent_view(table: PlayingGods, continent: int) -> dict[str, Any]:
    owners = [s for s in range(table.players) if table.is_home(s, continent)]
    return {
        "id": table.fixed.continent_names[continent],
        "portals": [int(table.fixed.gates[2 * continent]), int(table.fixed.gates[2 * continent + 1])],
        "home": owners[0] if owners else None,
    }


def ring_view(table: PlayingGods) -> list[dict[str, Any]]:
    fixed = table.fixed
    return [
        {
            "kind": SPACE_NAMES[int(kind)],
            "continent": fixed.continent_names[int(fixed.leads_to[i])] if kind == numbers.PORTAL_SPACE else None,
        }
        for i, kind in enumerate(fixed.ring)
    ]


def pile_view(table: PlayingGods, back: int, viewer: int) -> dict[str, Any]:
    """The lower part in its order; of the rest only what the viewer can count: cards seen nowhere."""
    bag, low = (table.wrath, table.low_wrath) if back == WRATH else (table.conversion, table.low_conversion)
    first, end = (0, WRATH_KINDS) if back == WRATH else (WRATH_KINDS, CARDS)
    unseen = {}
    for card in range(first, end):
        n = int(bag.counts[card])
        for seat in range(table.players):
            if seat != viewer:
                n += int(table.holds(seat, card)) - int(table.knows(viewer, seat, card))
        if n:
            unseen[CARD_NAMES[card]] = n
    found = {"upper": int(bag.left), "lower": [CARD_NAMES[int(card)] for card in low], "unseen": unseen}
    if back == CONVERSION:  # lose cards are in no hand, so everybody can count them (PG-R-54)
        found["lose_chance"] = round(lose_chance(table, 1), 4)
        found["draw_lose_chance"] = round(lose_chance(table, int(turn.cards_here(table))), 4)
    return found


def lose_chance(table: PlayingGods, draws: int) -> float:
    """How likely a lose card is among the next cards of the conversion pile: as many as are drawn at once."""
    bag, low = table.conversion, table.low_conversion
    left, lose = int(bag.left), int(bag.counts[LOSE]) + int(bag.counts[ALL_LOSE])
    if any(int(card) in (LOSE, ALL_LOSE) for card in low[: max(0, draws - left)]):
        return 1.0
    drawn = min(draws, left)
    return 1.0 - comb(left - lose, drawn) / comb(left, drawn)


# ---- what is computed for the one who chooses


def landings(table: PlayingGods) -> list[dict[str, Any]]:
    """Both end spaces of the roll, with what could be done there."""
    found = []
    for steps in (int(table.die), -int(table.die)):
        at = int(turn.space_after(table, steps))
        kind = int(table.fixed.ring[at])
        entry: dict[str, Any] = {"steps": steps, "space": at, "kind": SPACE_NAMES[kind]}
        if kind == numbers.PORTAL_SPACE:
            continent = int(table.fixed.leads_to[at])
            occupied = table.others_on(table.active, at)
            lands = range(continent * LANDS_EACH, continent * LANDS_EACH + LANDS_EACH)
            rivals = sorted({int(table.ruler[land]) - 1 for land in lands if table.foreign(table.active, land)})
            entry |= {
                "continent": table.fixed.continent_names[continent],
                "free": not occupied,
                "usable": bool(table.usable_if(occupied)),
                "rivals": [
                    {
                        "god": s,
                        "convertible": sum(bool(table.convertible(s, land)) for land in lands),
                        "sects": sum(int(table.live[land]) for land in lands if table.rules(s, land)),
                    }
                    for s in rivals
                ],
            }
        found.append(entry)
    return found


def portal_view(table: PlayingGods, viewer: int) -> dict[str, Any]:
    """The choice at a portal. What the hand allows is told to its holder alone."""
    own = viewer == table.active
    found: dict[str, Any] = {
        "continent": table.fixed.continent_names[int(table.continent())],
        "attack_here": bool(table.may_attack_here()),
        "gain_here": not table.foreign_rule_here(),
        "conversions": [],
        "attacks": [],
    }
    mine = int(table.permanents(table.active))
    hand = int(table.faiths(table.active)) if own else None
    for seat in range(table.players):
        if seat == table.active or not table.in_play(seat):
            continue
        lands = int(conversion.convertible_lands(table, seat))
        theirs = int(table.permanents(seat))
        entry = {
            "god": seat, "mine": mine, "hand": hand, "theirs": theirs, "hidden": int(table.hidden(seat, CONVERSION)),
            "convertible": lands, "tried": bool(table.was_tried(seat)),
        }  # fmt: skip
        if own:
            gain = max(0, min(int(conversion.most_lead(table, seat)), lands, int(table.supply[table.active])))
            entry |= {"gain": gain, **victory(table, seat, gain)}
        found["conversions"].append(entry)
    if own and table.may_attack_here():
        first = int(table.first_land())
        for form in FORM_LIST:
            if attack.has_cards_for(table, int(form)):
                names = [
                    table.fixed.land_names[first + i]
                    for i in range(LANDS_EACH) if attack.can_hurt(table, int(form), first + i)
                ]  # fmt: skip
                found["attacks"].append(
                    {"form": form_name(int(form)), "kills": int(table.fixed.kills[int(form)]), "lands": names}
                )
    return found


def victory(table: PlayingGods, victim: int, gain: int) -> dict[str, bool]:
    """Would so many territories of a god win, by their number or because it was the last other god; and is that sure?
    A god with hidden conversion cards could show some, or the Godkiller."""
    last = gain == int(table.sects[victim]) and table.gods_in_play() == 2
    wins = gain > 0 and (int(table.lands[table.active]) + gain >= int(table.fixed.target) or last)
    answered = table.phase in (phases.CONVERTING, phases.SAVING)
    safe = answered and (gain < int(table.sects[victim]))
    return {"wins": wins, "sure": wins and (safe or table.hidden(victim, CONVERSION) == 0)}


def rising_view(table: PlayingGods, risen: list[tuple[int, str]]) -> list[dict[str, Any]]:
    """Where a buried chip can come up now, whose it is, and what becomes of that god."""
    return [
        {"land": table.fixed.land_names[land], "god": int(comes_up(table, land)), "then": then} for land, then in risen
    ]


def attack_view(table: PlayingGods, viewer: int, ways: list[Fall]) -> dict[str, Any]:
    """The attack under way: what gets through to whom, what would fall, and what each protection would change."""
    first = int(table.first_land())
    names = table.fixed.land_names[first : first + LANDS_EACH]
    form = int(table.form)
    affected = [s for s in range(table.players) if s != table.active and table.affected(s)]
    fall = int(kills.total_kills(table)) if table.named else int(table.fixed.kills[form])
    found: dict[str, Any] = {
        "form": form_name(form),
        "special": form >= SPECIAL,
        "full": int(table.fixed.kills[form]),
        "most": int(table.fixed.most[form]),
        "kills": fall,
        "left": fall - int(kills.hits_so_far(table)),
        "named": names_of(int(table.named), names),
        "hits": {name: int(table.hits[i]) for i, name in enumerate(names) if table.hits[i]},
        "gods": [
            {
                "god": s,
                "through": [] if form >= SPECIAL else names_of(int(table.gets_through(s)), ELEMENT_NAMES),
                **dict(zip(("limit", "lands"), most_lost(table, s, ways), strict=True)),
                "goes_out": goes_out(s, ways),
            }
            for s in affected
        ],
        "protections": [],
        "godkiller": False,
    }
    if viewer == table.turn and table.phase == phases.PROTECTING:
        for element in range(ELEMENTS):
            if defence.can_protect(table, viewer, element):
                limit = most_lost_with(table, viewer, element)
                found["protections"].append({"element": ELEMENT_NAMES[element], "limit": limit})
    if viewer == table.turn and table.phase in (phases.PROTECTING, phases.SAVING):
        found["godkiller"] = table.holds(viewer, GODKILLER) > 0 and goes_out(viewer, ways)
    return found


def conversion_view(table: PlayingGods, viewer: int) -> dict[str, Any]:
    """The conversion under way: both sums, and how many territories would go over now."""
    first = int(table.first_land())
    names = table.fixed.land_names[first : first + LANDS_EACH]
    victim = int(table.victim)
    lands = int(conversion.to_convert(table))
    return {
        "victim": victim,
        "mine": int(table.permanents(table.active)),
        "offered": int(table.offered),
        "theirs": int(table.permanents(victim)),
        "defended": int(table.defended),
        "difference": int(table.difference()),
        "lands": lands,
        "convertible": [names[i] for i in range(LANDS_EACH) if table.convertible(victim, first + i)],
        "named": names_of(int(table.named), names),
        "goes_out": int(table.sects[victim]) == lands,
        **victory(table, victim, lands),
        "godkiller": viewer == victim and table.holds(victim, GODKILLER) > 0 and int(table.sects[victim]) == lands,
    }


def theft_view(table: PlayingGods, viewer: int) -> dict[str, Any]:
    """The thief sees the victim's hand, unless thefts are blind."""
    victim = int(table.victim)
    looking = viewer == table.active and not table.fixed.blind
    return {
        "victim": victim,
        "blind": bool(table.fixed.blind),
        "hand": sorted(set(cards(table, victim, victim)), key=CARD_NAMES.index) if looking else None,
        "backs": [BACK_NAMES[back] for back in (WRATH, CONVERSION) if table.hidden(victim, back)],
        "open": names_of(int(table.immune[victim]), ELEMENT_NAMES),
    }
