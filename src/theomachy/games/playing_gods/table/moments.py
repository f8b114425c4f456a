"""Could this be a moment of a game? What is wrong with a position that somebody has typed, in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.playing_gods.rules import conversion, defence, kills, leaving, opening, sects
from theomachy.games.playing_gods.rules.actions import ASKED_IN
from theomachy.games.playing_gods.rules.cards import ALL_LOSE, CONVERSION, LOSE, WRATH, playable
from theomachy.games.playing_gods.rules.numbers import (
    CONVERSION_SPACE,
    GAIN_SPACE,
    GODKILLER_SPACE,
    LANDS_EACH,
    OFF_RING,
    PORTAL_SPACE,
    STEAL_SPACE,
)  # fmt: skip
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEAL_FAITH,
    DEAL_WRATH,
    DEFENDING,
    DIVIDING,
    DRAW_OR_FORTIFY,
    DRAWING,
    FIRST_ROLL,
    GAINING,
    HOMES,
    KILLING_GOD,
    LOOTING,
    LOSING,
    NAMING,
    OFFERING,
    OVER,
    PLACES,
    PROTECTING,
    RISEN,
    RISEN_FAITH,
    RISEN_WRATH,
    RISING,
    SAVING,
    STEALING,
    TAKING,
    THEN_DRAW,
    THEN_PORTAL,
    WAY,
)  # fmt: skip
from theomachy.games.playing_gods.rules.piles import DEAL
from theomachy.games.playing_gods.rules.stacks import chips_on_map
from theomachy.games.playing_gods.rules.state import DEAD, LIMBO, Table
from theomachy.games.playing_gods.rules.stealing import LOOT
from theomachy.games.playing_gods.rules.turn import ROLL
from theomachy.games.playing_gods.table.endings import trouble_with_end

# Who is asked: chance, the god on turn, or a god who answers.
OF_CHANCE: Final = (*ASKED_IN[DEAL], *ASKED_IN[ROLL], *ASKED_IN[LOOT])
ANSWERS: Final = (PROTECTING, SAVING, DEFENDING, LOSING, RISING, RISEN)
# The space on which a decision is made.
SPACE_OF: Final[dict[int, int]] = {
    DRAW_OR_FORTIFY: CONVERSION_SPACE, GAINING: GAIN_SPACE, KILLING_GOD: GODKILLER_SPACE, STEALING: STEAL_SPACE,
    TAKING: STEAL_SPACE, LOOTING: STEAL_SPACE, ACTING: PORTAL_SPACE, NAMING: PORTAL_SPACE, PROTECTING: PORTAL_SPACE,
    DIVIDING: PORTAL_SPACE, SAVING: PORTAL_SPACE, OFFERING: PORTAL_SPACE, DEFENDING: PORTAL_SPACE,
    CONVERTING: PORTAL_SPACE,
}  # fmt: skip
OF_ATTACK: Final = (NAMING, PROTECTING, DIVIDING)
OF_CONVERSION: Final = (OFFERING, DEFENDING, CONVERTING)
IN_RETURN: Final = (RISING, RISEN, RISEN_FAITH, RISEN_WRATH)


def is_unsettled(table: Table) -> bool:
    """Is an action under way that has moved chips already, so that gods who go out, come back or win are still to be
    looked for (PG-R-23)? Then a chip of a god in limbo may lie on top, and a god may rule enough territories."""
    if table.phase == LOSING:  # whoever is asked first has lost nothing yet
        return len(table.shown) > 0 and table.turn != table.active and sects.everybody_loses(table)
    return table.phase in IN_RETURN


def trouble_with(table: Table) -> str:
    """What cannot be; empty if nothing is wrong."""
    if table.phase == OVER:
        return (
            trouble_with_gods(table)
            or trouble_with_fight(table)
            or trouble_with_cards(table)
            or trouble_with_end(table)
        )
    return (
        trouble_with_asked(table)
        or trouble_with_opening(table)
        or trouble_with_gods(table)
        or trouble_with_space(table)
        or trouble_with_fight(table)
        or trouble_with_cards(table)
        or trouble_with_answer(table)
    )


def trouble_with_asked(table: Table) -> str:
    phase = int(table.phase)
    if table.turn == NOBODY:
        return "somebody is asked until the game is over"
    by_chance = phase in OF_CHANCE or (phase == HOMES and table.fixed.random_homes)
    if by_chance != (table.turn == CHANCE):
        return "chance is asked here" if by_chance else "a god is asked here, not chance"
    if not by_chance and phase not in ANSWERS and table.turn != table.active:
        return f"{table.names[table.active]} is on turn and must be asked"
    if phase in (WAY,):
        if table.die == 0:
            return "needs a die"
        if int(table.die) not in [int(face) for face in table.fixed.faces]:
            return f"the die has no {table.die}"
    return ""


def trouble_with_opening(table: Table) -> str:
    """Homes are taken in seat order; only those who roll for the start are rolling."""
    phase = table.phase
    if phase > FIRST_ROLL:
        return ""
    taken = opening.homes_taken(table)
    wanted = table.players * table.fixed.homes_each
    if phase == HOMES:
        if taken >= wanted or taken % table.players != table.active:
            return "homes are chosen in seat order (PG-R-02)"
    elif taken != wanted:
        return f"{wanted} homes are chosen first"
    for seat in range(table.players):
        homes = int(table.homes[seat]).bit_count()
        due = taken // table.players + (1 if seat < taken % table.players else 0)
        if homes != due or table.status[seat] != 0:
            return "homes are chosen in seat order (PG-R-02)"
        if int(table.sects[seat]) != homes * (LANDS_EACH + int(table.fixed.extra_in_city)):
            return "before the first turn only the homes are settled"
    if phase == FIRST_ROLL:
        if table.rolling >> table.active & 1 == 0:
            return f"rolling: {table.names[table.active]} must be among them"
        if (table.best == 0) != (table.leaders == 0) or table.leaders & ~table.rolling:
            return "best and leaders belong together, and leaders are among those who roll"
        if table.leaders >> table.active:
            return "leaders have rolled before the one who rolls now"
    return ""


def trouble_with_gods(table: Table) -> str:
    phase = int(table.phase)
    if phase <= FIRST_ROLL and table.turns == 0 and phase != HOMES:
        return trouble_with_figures(table) if phase == FIRST_ROLL else ""
    if phase == HOMES and table.figure[table.active] == OFF_RING and table.sects[table.active] == 0:
        return ""
    moving = phase == OVER or is_unsettled(table)
    won = phase != OVER and table.fixed.at_once  # then nobody ever plays on with enough territories (PG-R-55)
    for seat in range(table.players):
        name = table.names[seat]
        if table.in_play(seat):
            if table.sects[seat] == 0 and phase != HOMES:
                return f"{name} has no sect on the map: say 'status' limbo or dead (PG-A-65)"
            if i64(table.lands[seat]) >= table.fixed.target and (not moving or won):
                return f"{name} rules {table.lands[seat]} territories: the game is over at {table.fixed.target}"
        elif table.has_hidden(seat) or table.permanent[seat] != 0 or table.immune[seat] != 0:
            return f"{name} is out and has no cards (PG-A-66)"
        elif table.status[seat] == DEAD and chips_on_map(table, seat) > 0:
            return f"{name} is dead and has no chips on the map (PG-R-24)"
        elif table.status[seat] == LIMBO and table.sects[seat] > 0 and not moving:
            return f"{name} is in limbo, but has a live chip (PG-A-69)"
    if not table.in_play(table.active):
        return f"on_turn: {table.names[table.active]} is out"
    if table.gods_in_play() < 2 and not moving:
        return "only one god is in play, so the game is over (PG-E-03)"
    return trouble_with_figures(table)


def trouble_with_figures(table: Table) -> str:
    for seat in range(table.players):
        if (
            table.in_play(seat)
            and table.figure[seat] == OFF_RING
            and table.phase not in (HOMES, DEAL_FAITH, DEAL_WRATH, PLACES)
        ):
            return f"figures.{table.names[seat]}: a god in play has a figure on the ring"
    return ""


def trouble_with_space(table: Table) -> str:
    phase = int(table.phase)
    at = int(table.figure[table.active])
    if phase in SPACE_OF and int(table.fixed.ring[at]) != SPACE_OF[phase]:
        return f"the figure of {table.names[table.active]} does not stand on such a space"
    if SPACE_OF.get(phase) == PORTAL_SPACE and not table.portal_usable():
        return "the portal cannot be used (PG-R-05)"
    if table.shared and (phase <= WAY or at == OFF_RING or int(table.fixed.ring[at]) != PORTAL_SPACE):
        return "shared: no move has ended on a portal in this turn"
    if table.shared and table.then == THEN_PORTAL and not table.portal_usable():
        return "then: the portal cannot be used (PG-R-05)"
    if table.then == THEN_PORTAL and (at == OFF_RING or int(table.fixed.ring[at]) != PORTAL_SPACE):
        return "then: 'portal' needs the figure on a portal"
    if table.then == THEN_DRAW and phase <= FIRST_ROLL:
        return "then: nothing is drawn before the first turn"
    return ""


def trouble_with_fight(table: Table) -> str:
    """Attack and conversion under way."""
    phase = int(table.phase)
    attacking = phase in OF_ATTACK or (phase == SAVING and table.form != 0)
    converting = phase in OF_CONVERSION or (phase == SAVING and table.form == 0)
    if (table.form != 0) != attacking:
        return "attack: needed in this step" if attacking else "attack: there is none in this step"
    if not attacking and not converting and table.named != 0:
        return "named: nothing is named in this step"
    if table.victim == table.active and (converting or phase in (TAKING, LOOTING)):
        return "victim: must be another god"
    if converting or phase in (TAKING, LOOTING, RISEN_FAITH, RISEN_WRATH):
        if not table.in_play(table.victim):
            return f"victim: {table.names[table.victim]} is out"
    elif table.victim != 0 or table.offered != 0 or table.defended != 0:
        return "victim, offered, defended: there is no conversion"
    if attacking:
        return trouble_with_attack(table)
    for i in range(i64(LANDS_EACH)):
        if table.hits[i] != 0:
            return "hits: there is no attack"
    for seat in range(table.players):
        if table.stopped[seat] != 0:
            return "stopped: there is no attack"
    if converting:
        return trouble_with_conversion(table)
    return ""


def trouble_with_attack(table: Table) -> str:
    if not playable(table.form):
        return "attack: no such attack can be played (PG-A-05)"
    if not table.may_attack_here():
        return "attack: none from an occupied portal (PG-R-05)"
    first = table.first_land()
    count: i64 = 0
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1:
            count += 1
            if not table.foreign(table.active, first + i):
                return "named: territories of other gods only (PG-A-03)"
        elif table.hits[i] != 0:
            return "hits: only where the attack is aimed at"
        if table.hits[i] > table.live[first + i]:
            return "hits: more than the live chips there (PG-A-20)"
    if count > i64(table.fixed.most[table.form]) or (
        table.phase == NAMING and count == i64(table.fixed.most[table.form])
    ):
        return "named: more than this attack can be aimed at (PG-A-09)"
    if table.phase != NAMING and count == 0:
        return "named: no territory (PG-A-02)"
    hits = kills.hits_so_far(table)
    if table.phase == DIVIDING and hits >= kills.total_kills(table):
        return "hits: no kill is left to divide"
    if (table.phase == NAMING or table.phase == PROTECTING) and hits != 0:
        return "hits: the kills are divided after the defence (PG-A-17)"
    for seat in range(table.players):
        if kills.killed_of(table, seat) > table.kills_of(table.gets_through(seat)):
            return "hits: more than get through (PG-A-18)"
    if hits > 0 and hits > kills.total_kills(table):
        return "hits: more than get through (PG-A-18)"
    return ""


def trouble_with_conversion(table: Table) -> str:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if table.named >> i & 1 and not table.convertible(table.victim, first + i):
            return "named: cannot be converted (PG-A-35)"
    if conversion.convertible_lands(table, table.victim) == 0 or table.supply[table.active] == 0:
        return "no conversion is possible (PG-R-30)"
    if table.phase == CONVERTING and conversion.chosen(table) >= conversion.to_convert(table):
        return "no territory is left to choose (PG-R-31)"
    if (table.phase == OFFERING or table.phase == DEFENDING) and table.named != 0:
        return "named: territories are chosen after the cards (PG-A-36)"
    if table.phase == SAVING and conversion.chosen(table) != conversion.to_convert(table):
        return "named: as many as the difference allows (PG-R-31)"
    if table.phase == OFFERING and table.difference() + table.faiths(table.active) <= 0:
        return "the attempt could not succeed (PG-R-30)"
    return ""


def trouble_with_cards(table: Table) -> str:
    phase = table.phase
    lose = len(table.shown) > 0 and (table.shown[0] == LOSE or table.shown[0] == ALL_LOSE)
    if (phase == LOSING) != lose:
        return "shown: needs a lose card" if phase == LOSING else "shown: a lose card is carried out at once (PG-T-07)"
    if phase == DRAWING:
        bag = table.wrath if table.pile == WRATH else table.conversion
        if table.draws == 0 or bag.left == 0:
            return "draws: chance is asked only for cards of the upper part (PG-R-62)"
    if (phase == RISEN_FAITH and (table.conversion.left == 0 or table.passing == 0)) or (
        phase == RISEN_WRATH and table.wrath.left == 0
    ):
        return "chance is asked only for cards of the upper part (PG-R-62)"
    if table.passing > 0 and phase != RISEN_FAITH:
        return "passing: no card is turned up for a god who returns"
    return ""


def trouble_with_answer(table: Table) -> str:
    """The god who answers must be one who is to be asked (PG-R-63)."""
    seat = table.turn
    phase = table.phase
    asked = True
    if phase == PROTECTING:
        asked = seat != table.active and defence.is_asked(table, seat)
    elif phase == SAVING and table.form != 0:
        asked = kills.in_danger(table, seat) and table.hidden(seat, CONVERSION) > 0
    elif phase == SAVING:
        asked = seat == table.victim and conversion.in_danger(table) and table.hidden(seat, CONVERSION) > 0
    elif phase == DEFENDING:
        asked = seat == table.victim and conversion.defender_is_asked(table)
    elif phase == LOSING:
        asked = sects.may_lose(table, seat) and (seat == table.active or sects.everybody_loses(table))
    elif phase == RISING or phase == RISEN:
        asked = leaving.may_rise(table, seat)
    if not asked:
        return f"{table.names[seat]} is not the one to be asked"
    if len(table.legal(seat)) == 0:
        return "whoever is asked could do nothing"
    return ""
