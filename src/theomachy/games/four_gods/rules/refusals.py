"""Why an action cannot be done now: the reason, one of the words of G4-T-04, and the clause that forbids it.

Where several reasons apply, the first in the order of G4-T-17 is given; the checks below stand in that order.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE, CLOCK
from theomachy.games.four_gods.rules.actions import (
    ACCUSE,
    ADMIT,
    ANSWER_SHUT,
    BAG,
    BUILD,
    BUILD_FROM,
    BUILD_OF,
    CARD,
    CHALLENGE,
    CITY,
    CITY_FROM,
    CITY_OF,
    COLOUR,
    COOL,
    DESTROY,
    DESTROY_FOR,
    DRAW,
    END,
    ENOUGH,
    EXTRA_SHUT,
    FLIP,
    FLIP_SLOT,
    GOD,
    HOLD,
    LOSE,
    LOSE_RESERVE,
    LOSE_SHUT,
    LOWER,
    MIGRATE,
    MORE,
    NO_PROPHET,
    PASS,
    PLACE,
    PROPHET,
    PROPHET_OF,
    READY,
    ROW,
    ROW_BOTH,
    ROW_BOTH_SIDES,
    ROW_SIDE,
    SILENT,
    START,
    SUMMON,
    TAKE,
    TAKE_SHUT,
    TAKE_SLOT,
    TOKEN,
    TURN_SHUT,
    WINDOW_SHUT,
    cell_in,
    kind_in,
    lay_in,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.intentions import aim_of, carries_out, is_intention
from theomachy.games.four_gods.rules.mistakes import asked_seat
from theomachy.games.four_gods.rules.refusals_kinds import of_intention, of_kind, of_losing
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    ANSWER,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    GODS,
    LOSING,
    OVER,
    PLAY,
    PROPHECY,
    READY_UP,
    SECOND,
    STARTER,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.turn import next_to_deal


def why_not(table: Table, player: i64, action: i64) -> str:
    """The clause, or nothing."""
    found = refusal(table, player, action)
    if found == "":
        return ""
    return found[found.index(" ") + 1 :]


def reason(table: Table, player: i64, action: i64) -> str:
    """The reason in one word, or nothing."""
    found = refusal(table, player, action)
    if found == "":
        return ""
    return found[: found.index(" ")]


def refusal(table: Table, player: i64, action: i64) -> str:
    """Reason and clause, or nothing if the action is legal."""
    kind = kind_in(action)
    phase = table.phase
    if phase == OVER or (phase == TOKENS and kind != TOKEN):
        return "game-over " + table.ending
    if player == CHANCE or kind == BAG or kind == START or kind == CARD:
        return of_chance(table, player, kind, action)
    if player == CLOCK or kind >= COOL:
        return of_clock(table, player, kind, action)
    if player < 0 or player >= table.players:
        return "not-your-turn G4-S-01"
    if phase < PLAY:
        return before_the_start(table, player, kind, action)
    if kind == COLOUR:
        return "not-in-this-mode G4-S-15" if not table.fixed.secret else "god-already-chosen G4-S-21"
    if kind == READY:
        return "not-in-this-mode G4-S-20"
    return of_phase(table, player, kind, action)


def of_chance(table: Table, player: i64, kind: i64, action: i64) -> str:
    x = x_in(action)
    phase = table.phase
    if player == CHANCE and cell_in(action) == 0:
        if kind == BAG and (phase == FIRST or phase == DRAWING) and x > 0 and x <= table.fixed.tiles.count:
            return "" if table.place[x] == 0 else "no-such-tile G4-R-20"
        if kind == START and phase == STARTER and x < table.players:
            return ""
        if kind == CARD and phase == DEAL and x >> 10 == next_to_deal(table) and x & 1023 < GODS:
            for colour in range(i64(GODS)):
                if i64(table.god[colour]) == (x & 1023) + 1:
                    return "god-taken G4-S-15"
            return ""
    if kind == START:
        return "not-your-turn G4-S-18" if table.fixed.timed else "not-your-turn G4-S-19"
    if kind == CARD:
        return "not-your-turn G4-S-15"
    return "not-your-turn G4-S-09"


def of_clock(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Reports of the clock: only with a real one, and only of what is running."""
    if player != CLOCK:
        return "not-your-turn G4-T-03"
    if not table.fixed.real:
        return "not-in-this-mode G4-T-05"
    x = x_in(action)
    cell = cell_in(action)
    phase = table.phase
    if phase < PLAY:
        return "not-started G4-S-20"
    if phase != PLAY and phase != ANSWER:
        return "not-your-turn G4-T-03"
    if kind == ANSWER_SHUT:
        fits = phase == ANSWER and x == asked_seat(table) and cell == 0
        return "" if fits else "too-soon G4-R-61"
    if kind == EXTRA_SHUT:
        fits = action == EXTRA_SHUT << 24 and table.trigger != "" and not table.fixed.timed
        return "" if fits else "too-soon G4-E-04"
    if stands_still(table) and (kind == TAKE_SHUT or kind == WINDOW_SHUT or kind == LOSE_SHUT):
        return "too-soon G4-R-61"
    if kind == TAKE_SHUT:
        seat = x >> 7
        if seat >= table.players or cell > 0 or table.taken[seat] == 0:
            return "too-soon G4-T-09"
        return "" if table.hand(seat, i64(table.taken_hand[seat])) == x & 127 else "too-soon G4-T-09"
    seat = x
    if seat >= table.players:
        return "too-soon G4-T-03"
    if kind == WINDOW_SHUT:
        return "" if cell > 0 and i64(table.window[seat]) == cell else "too-soon G4-T-08"
    if cell > 0:
        return "too-soon G4-T-03"
    if kind == COOL:
        return "" if table.cooling >> seat & 1 else "too-soon G4-T-07"
    if kind == TURN_SHUT:
        return "" if table.fixed.timed and seat == table.current else "too-soon G4-T-12"
    if kind == LOSE_SHUT:
        return "" if table.losing >> seat & 1 else "too-soon G4-R-56"
    return "too-soon G4-T-03"


def stands_still(table: Table) -> bool:
    """While somebody is asked about a tile nobody else can act, so nothing that others must do runs out (G4-R-61)."""
    return table.phase == ANSWER and table.fixed.revision > 1


def before_the_start(table: Table, player: i64, kind: i64, action: i64) -> str:
    if table.phase == COLOURS and kind == COLOUR:
        if player != table.turn:
            return "not-your-turn G4-S-21"
        if x_in(action) >= GODS or cell_in(action) > 0:
            return "no-such-tile G4-C-05"
        return "" if table.owner[x_in(action)] == 0 else "god-taken G4-S-15"
    if table.phase == READY_UP and kind == READY:
        if action != READY << 24:
            return "not-started G4-S-20"
        return "" if table.ready >> player & 1 == 0 else "not-started G4-S-20"
    return "not-started " + what_comes_first(table)


def what_comes_first(table: Table) -> str:
    """The clause of the set-up that is being carried out."""
    if table.phase == COLOURS or table.phase == DEAL:
        return "G4-S-21"
    if table.phase == FIRST:
        return "G4-S-10"
    if table.phase == READY_UP:
        return "G4-S-20"
    return "G4-S-18" if table.fixed.timed else "G4-S-19"


def of_phase(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Is this player asked, and for this kind of action?"""
    phase = table.phase
    if phase == TOKENS:
        if player != table.turn:
            return "not-your-turn G4-R-32"
        fits = x_in(action) < GODS and cell_in(action) == 0
        return "" if fits and table.owns(player, x_in(action)) else "no-god G4-R-32"
    if phase == DRAWING:
        return "not-your-turn G4-T-03"
    if phase == ANSWER:
        if player == asked_seat(table) and (action == ADMIT << 24 or action == SILENT << 24):
            return ""
        return "not-your-turn G4-A-51"
    if table.fixed.real:
        if table.fixed.timed and player != table.current and kind != LOSE and kind != LOSE_RESERVE:
            found = out_of_turn(table, player, kind, action)
            if found != "":
                return found
    elif player != table.turn:
        if phase == LOSING:
            return "not-your-turn G4-R-56"
        return "not-your-turn G4-T-11" if table.fixed.timed else "not-your-turn G4-T-05"
    elif phase == PROPHECY:
        if kind != PROPHET and kind != PROPHET_OF and kind != MIGRATE and kind != NO_PROPHET and kind != SUMMON:
            return "not-your-turn G4-T-06"
    elif phase == SECOND:
        if kind != MORE and kind != ENOUGH:
            return "not-your-turn G4-T-06"
    found = of_mode(table, player, kind, action)
    if found != "":
        return found
    bit = i64(1) << player
    if table.cooling & bit and waits(table, kind):
        return "too-soon G4-T-07"
    if table.losing & bit:
        if kind != LOSE and kind != LOSE_RESERVE:
            return "lose-first G4-R-56"
    elif kind == LOSE or kind == LOSE_RESERVE:
        return "no-use G4-R-56"
    if table.losing & bit:
        return of_losing(table, player, kind, action)
    if not table.fixed.real and table.aim[player] > 0 and not finishes(table, player, kind, action):
        return "finish-first G4-R-72"
    if table.taken[player] > 0 and kind != LOWER:
        tile = lay_in(action) >> 3
        resolves = (
            kind == HOLD or kind == PLACE or kind == DESTROY or kind == DESTROY_FOR or kind == ROW or kind == ROW_SIDE
        )
        if not resolves or table.hand_of(player, tile) != i64(table.taken_hand[player]):
            return "place-or-put-first G4-A-27"
    if is_intention(kind):
        return of_intention(table, player, kind, action)
    found = of_kind(table, player, kind, action)
    if found == "" and carries_out(kind):
        if i64(table.aim[player]) != aim_of(table, player, kind, x_in(action), cell_in(action)):
            return "take-up-first G4-R-70"
    return found


def finishes(table: Table, player: i64, kind: i64, action: i64) -> bool:
    """Does this say where the thing goes that is held up?"""
    return carries_out(kind) and i64(table.aim[player]) == aim_of(table, player, kind, x_in(action), cell_in(action))


def out_of_turn(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Timed turns, real clock: the own row may be turned over, and mistakes may be called (G4-T-13, G4-T-20)."""
    if table.fixed.honour and (kind == CHALLENGE or kind == ACCUSE):
        return ""
    if kind == LOWER and i64(table.aim[player]) == AIM_CHALLENGE:
        return ""
    if kind == FLIP or kind == FLIP_SLOT:
        row = table.row_with(x_in(action))
        if kind == FLIP_SLOT:
            row = x_in(action) >> 5
        if row != player:
            return "not-your-turn G4-T-13"
        return "not-your-turn G4-T-19" if table.touched >> row & 1 else ""
    return "not-your-turn G4-T-13"


def waits(table: Table, kind: i64) -> bool:
    """Does this kind of action wait for the cooldown, and start it (G4-T-21)?"""
    if kind == FLIP or kind == FLIP_SLOT:
        return table.fixed.backs_hidden
    return not (
        kind == PROPHET or kind == PROPHET_OF or kind == MIGRATE or kind == LOSE or kind == LOSE_RESERVE
        or kind == MORE or kind == ENOUGH or kind == SUMMON or kind == LOWER
    )  # fmt: skip


def of_mode(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Kinds of actions that this table does not have at all."""
    fixed = table.fixed
    two = fixed.each > 1
    if kind == PROPHET or kind == CITY or kind == BUILD:
        return "not-in-this-mode G4-R-33" if two else ""
    if kind == PROPHET_OF or kind == CITY_OF or kind == BUILD_OF:
        return "" if two else "not-in-this-mode G4-R-33"
    if kind == DESTROY:
        return "not-in-this-mode G4-R-32" if two and not fixed.at_scoring else ""
    if kind == DESTROY_FOR:
        return "" if two and not fixed.at_scoring else "not-in-this-mode G4-R-32"
    if kind == NO_PROPHET:
        if fixed.real:
            return "not-in-this-mode G4-T-08"
        return "" if action == NO_PROPHET << 24 else "not-in-this-mode G4-A-14"
    if kind == ROW or kind == ROW_BOTH:
        return "not-in-this-mode G4-R-58" if fixed.flips else ""
    if kind == ROW_SIDE or kind == ROW_BOTH_SIDES:
        return "" if fixed.flips else "not-in-this-mode G4-R-58"
    if kind == TAKE:
        return "not-in-this-mode G4-R-59" if fixed.backs_hidden else ""
    if kind == TAKE_SLOT:
        return "" if fixed.backs_hidden else "not-in-this-mode G4-R-59"
    if kind == FLIP:
        if not fixed.flips:
            return "not-in-this-mode G4-R-58"
        return "not-in-this-mode G4-R-59" if fixed.backs_hidden else ""
    if kind == FLIP_SLOT:
        if not fixed.flips:
            return "not-in-this-mode G4-R-58"
        return "" if fixed.backs_hidden else "not-in-this-mode G4-R-59"
    if kind == DRAW:
        if action == (DRAW << 24 | 2 << 8):
            return "not-in-this-mode G4-R-11" if fixed.after_seeing else ""
        return "" if action == (DRAW << 24 | 1 << 8) else "not-in-this-mode G4-A-22"
    if kind == MORE or kind == ENOUGH:
        if action & 0xFFFFFF:
            return "not-in-this-mode G4-R-11"
        return "" if fixed.after_seeing else "not-in-this-mode G4-R-11"
    if kind == GOD:
        return "not-in-this-mode G4-A-32" if fixed.secret else ""
    if kind == PASS:
        return "" if not fixed.timed and action == PASS << 24 else "not-in-this-mode G4-T-22"
    if kind == END:
        return "" if fixed.timed and action == END << 24 else "not-in-this-mode G4-T-22"
    if kind == LOWER:
        return "" if fixed.real else "not-in-this-mode G4-R-72"
    if kind == CHALLENGE or kind == ACCUSE or kind == LOSE or kind == LOSE_RESERVE:
        return "" if fixed.honour else "not-in-this-mode G4-A-48"
    if kind == ADMIT or kind == SILENT:
        return "not-in-this-mode G4-A-51"
    if kind == TOKEN:
        return "not-in-this-mode G4-R-32"
    if kind == PLACE or kind == MIGRATE or kind == CITY_FROM or kind == HOLD or kind == BUILD_FROM or kind == SUMMON:
        return ""
    return "not-in-this-mode G4-T-04"
