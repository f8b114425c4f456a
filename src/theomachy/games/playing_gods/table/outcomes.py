"""What an attack or a lose card can come to: played out on copies, by the rules themselves, before anything is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from theomachy.games.playing_gods.rules import kills, sects
from theomachy.games.playing_gods.rules.attack import can_hurt
from theomachy.games.playing_gods.rules.leaving import may_rise
from theomachy.games.playing_gods.rules.numbers import LANDS, LANDS_EACH
from theomachy.games.playing_gods.rules.phases import LOSING, THEN_END_TURN
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.stacks import comes_up
from theomachy.games.playing_gods.rules.state import IN_PLAY

# What a chip that comes up does for its god: all that is sure of it, or the most that it can become.
RULES = "rules"
RETURNS = "returns"
MAY_WIN = "may win"
WINS = "wins"

Hits = tuple[int, ...]


@dataclass(frozen=True)
class Fall:
    """One way in which the kills can be divided, and the table after it."""

    hits: Hits  # in each territory of the continent
    after: PlayingGods


def divisions(table: PlayingGods) -> list[Hits]:
    """All ways in which the kills of the attack under way can still be divided (PG-A-17, PG-A-18)."""
    first = int(table.first_land())
    total = int(kills.total_kills(table))
    most = {seat: int(table.kills_of(table.gets_through(seat))) for seat in range(table.players)}

    def ways(number: int, hits: Hits) -> Iterator[Hits]:
        if number == LANDS_EACH:
            if sum(hits) == total:
                yield hits
            return
        land, least = first + number, int(table.hits[number])
        ruler = int(table.ruler[land]) - 1
        left = 0
        if table.named >> number & 1 and ruler >= 0:
            fallen = sum(n for i, n in enumerate(hits) if table.rules(ruler, first + i))
            left = min(int(table.live[land]), most[ruler] - fallen, total - sum(hits))
        for n in range(least, max(least, left) + 1):
            yield from ways(number + 1, (*hits, n))

    return list(ways(0, ()))


def falls(table: PlayingGods) -> list[Fall]:
    """The attack under way carried out in each of these ways, with nothing more to stop it."""
    found = []
    for hits in divisions(table):
        after = table.copy()
        for i, n in enumerate(hits):
            after.hits[i] = n
        kills.strike(after)
        found.append(Fall(hits, after))
    return found


def won_by(table: PlayingGods, seat: int) -> bool:
    """Has the god won by its territories?"""
    return table.winner == seat and table.ending in ("PG-E-01", "PG-E-02")


def most_lost(table: PlayingGods, seat: int, found: list[Fall]) -> tuple[int, int]:
    """The most sects that a god can lose in the attack, and the most territories that it rules no longer then."""
    first = int(table.first_land())
    mine = [i for i in range(LANDS_EACH) if table.rules(seat, first + i)]
    lost = [sum(fall.hits[i] for i in mine) for fall in found]
    gone = [sum(0 < fall.hits[i] == int(table.live[first + i]) for i in mine) for fall in found]
    return max(lost, default=0), max(gone, default=0)


def most_lost_with(table: PlayingGods, seat: int, element: int) -> int:
    """The most sects that a god can lose if it plays this protection."""
    warded = table.copy()
    for other in range(table.players):
        if other == seat or table.fixed.shared_defence:
            warded.stopped[other] |= 1 << element
    return most_lost(warded, seat, [Fall(hits, warded) for hits in divisions(warded)])[0]


def goes_out(seat: int, found: list[Fall]) -> bool:
    """Can the attack end with this god out? Not where one of its chips comes to light in any case (PG-R-49)."""
    return any(fall.after.status[seat] != IN_PLAY for fall in found)


def fate(table: PlayingGods, land: int, found: list[PlayingGods]) -> str:
    """What becomes of the god whose chip comes up in the territory, where the action ends in one of these ways."""
    god = int(comes_up(table, land))
    wins = [won_by(after, god) for after in found]
    if wins and all(wins):
        return WINS
    if any(wins):
        return MAY_WIN
    if table.status[god] == IN_PLAY:
        return RULES if found else ""
    return RETURNS if any(may_rise(after, god) and after.winner < 0 for after in found) else ""


def after_kill(table: PlayingGods, land: int) -> str:
    """What follows if one more sect dies there, and with it the last live one."""
    chosen = table.copy()
    chosen.hits[land - int(table.first_land())] += 1
    return fate(table, land, [fall.after for fall in falls(chosen)])


def risen_by_attack(table: PlayingGods, found: list[Fall]) -> list[tuple[int, str]]:
    """Where a chip can come up in the attack under way: the territory, and what becomes of its god at best."""
    first = int(table.first_land())
    risen = []
    for i in range(LANDS_EACH):
        land = first + i
        if table.live[land] == 0 or comes_up(table, land) < 0:
            continue
        what = fate(table, land, [fall.after for fall in found if 0 < fall.hits[i] == int(table.live[land])])
        if what:
            risen.append((land, what))
    return risen


def risen_from_portal(table: PlayingGods, forms: list[int]) -> list[tuple[int, str]]:
    """The same before an attack: with each of these forms aimed at one territory alone."""
    first = int(table.first_land())
    risen: dict[int, str] = {}
    for land in range(first, first + LANDS_EACH):
        for form in forms:
            if land in risen or not can_hurt(table, form, land) or comes_up(table, land) < 0:
                continue
            aimed = table.copy()
            aimed.form, aimed.named = form, 1 << land - first
            risen |= dict(risen_by_attack(aimed, falls(aimed)))
    return sorted(risen.items())


# ---- lose cards


def after_loss(table: PlayingGods, land: int) -> str:
    """What follows if the god who is asked gives up its last live sect there."""
    god = int(comes_up(table, land))
    return fate(table, land, [lost(table, land, god, best) for best in (True, False)])


def risen_by_loss(table: PlayingGods) -> list[tuple[int, str]]:
    """Where a chip comes up if the god who is asked gives up its sect there."""
    risen = []
    for land in range(LANDS):
        if table.rules(table.turn, land) and table.live[land] == 1 and comes_up(table, land) >= 0:
            risen.append((land, after_loss(table, land)))
    return [(land, what) for land, what in risen if what]


def lost(table: PlayingGods, land: int, god: int, best: bool) -> PlayingGods:
    """The table after the card, if those who are asked later choose what is best for this god, or worst."""
    after = table.copy()
    after.draws, after.then = 0, THEN_END_TURN
    asked = int(after.turn)
    sects.give_up(after, land)
    while after.phase == LOSING and later(after, asked):
        asked = int(after.turn)
        sects.give_up(after, loss_for(after, god, best))
    return after


def later(table: PlayingGods, asked: int) -> bool:
    """Is it the same card? Each god is asked once, clockwise from the one who drew it."""
    return (table.turn - table.active) % table.players > (asked - table.active) % table.players


def loss_for(table: PlayingGods, god: int, best: bool) -> int:
    """Where the god who is asked gives up a sect, for the good of one god or against it: what counts is how many
    territories that one rules in the end. Nobody else's choice can take one from it."""
    lands = [land for land in range(LANDS) if table.rules(table.turn, land)]
    worth = dict.fromkeys(lands, 0)
    for land in lands:
        if table.live[land] == 1:
            worth[land] = int(comes_up(table, land) == god) - int(table.turn == god)
    return (max if best else min)(lands, key=lambda land: worth[land])
