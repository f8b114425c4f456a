"""Positions of Playing Gods in JSON: whose turn it is and what is under way in it, read from plain data."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.errors import BadPosition
from theomachy.core.position import CHANCE, NOBODY
from theomachy.core.reading import mapping_at, meaning, number, one_of, true_or_false
from theomachy.games.playing_gods.rules import numbers, phases, state
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH, OFF_RING
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.turn import arrive, begin_turn
from theomachy.games.playing_gods.table.endings import endings
from theomachy.games.playing_gods.table.moments import OF_CHANCE, SPACE_OF, trouble_with_gods
from theomachy.games.playing_gods.table.names import BACK_NAMES, ELEMENT_NAMES, FORM_NAMES, PHASES, THEN_NAMES
from theomachy.games.playing_gods.table.positions_map import bits, by_god

STEPS = ("landed", *PHASES.values())


def read_moment(table: PlayingGods, data: Mapping[str, object], step: str) -> None:
    fixed = table.fixed
    first = next((s for s in range(table.players) if table.status[s] == state.IN_PLAY), 0)
    table.active = one_of(data.get("on_turn", table.names[first]), table.names, "on_turn")
    turns = read_turns(table, data)
    if step != PHASES[phases.OVER]:
        refuse_end(data, step)
    table.tried = bits(data.get("tried", []), table.names, "tried")
    if step == "landed":
        table.turns = turns
        table.turn = table.active
        trouble = trouble_with_gods(table)
        if trouble:
            raise BadPosition(f"step 'landed': {trouble}")
        arrive(table)
        return
    table.phase = next(phase for phase, name in PHASES.items() if name == step)
    if table.phase == phases.DIE and "asked" not in data:
        begin_turn(table, table.active)
        table.turns = turns
        return
    table.turns = turns
    table.turn = asked(table, data)
    table.die = number(data.get("die", 0), 0, max(fixed.faces), "die")
    table.draws = number(data.get("draws", 1 if step == "drawing" else 0), 0, 9, "draws")
    table.pile = one_of(data.get("pile", "wrath"), BACK_NAMES, "pile")
    table.then = one_of(data.get("then", "end"), THEN_NAMES, "then")
    table.shared = read_shared(table, data)
    table.rolling = bits(data.get("rolling", []), table.names, "rolling")
    table.best = number(data.get("best", 0), 0, max(fixed.faces), "best")
    table.leaders = bits(data.get("leaders", []), table.names, "leaders")
    attack = data.get("attack")
    if attack is not None:
        table.form = meaning(attack, FORM_NAMES, "attack")
    here = here_names(table)
    table.named = bits(data.get("named", []), here, "named")
    for land, n in mapping_at(data, "hits").items():
        table.hits[one_of(land, here, "hits")] = number(n, 0, 75, f"hits.{land}")
    for seat, elements in by_god(table, data, "stopped").items():
        table.stopped[seat] = bits(elements, ELEMENT_NAMES, f"stopped.{table.names[seat]}")
    if data.get("victim") is not None:
        table.victim = one_of(data["victim"], table.names, "victim")
    table.offered = number(data.get("offered", 0), 0, 99, "offered")
    table.defended = number(data.get("defended", 0), 0, 99, "defended")
    table.passing = number(data.get("passing", 0), 0, 99, "passing")
    if table.phase == phases.OVER:
        read_end(table, data)


def read_turns(table: Table, data: Mapping[str, object]) -> int:
    """How many turns have begun; the last one that was agreed on is the last one there is (PG-R-56)."""
    turns = number(data.get("turns", 1), 0, 10**9, "turns")
    limit = int(table.fixed.turn_limit)
    if 0 < limit < turns:
        raise BadPosition(f"turns: {turns}; the game is over after {limit} (turn_limit, PG-R-56)")
    return turns


def read_end(table: Table, data: Mapping[str, object]) -> None:
    """How the game ended and who has won, where the table does not say it by itself; checked with all the rest."""
    found = endings(table)
    table.ending = str(data.get("ending", next(iter(found), "")))
    table.winner = found.get(table.ending, state.NOT_DECIDED)
    if data.get("winner") is not None:
        table.winner = one_of(data["winner"], table.names, "winner")


def refuse_end(data: Mapping[str, object], step: str) -> None:
    for key in ("ending", "winner"):
        if data.get(key):
            raise BadPosition(f"{key}: {data[key]!r}, but the step is not 'over' but {step!r}")


def read_shared(table: PlayingGods, data: Mapping[str, object]) -> bool:
    """Was the portal taken when the move ended there? Unless said otherwise, if it is now."""
    at_portal = SPACE_OF.get(int(table.phase)) == numbers.PORTAL_SPACE
    now = at_portal and table.fixed.revision > 1 and table.in_company()
    given = true_or_false(data.get("shared", now), "shared")
    if given and table.fixed.revision == 1:
        raise BadPosition("shared: in rules revision 1 the figures tell it; allowed: false")
    return given


def asked(table: PlayingGods, data: Mapping[str, object]) -> int:
    default = table.names[table.active]
    if table.phase in OF_CHANCE:
        default = "chance"
    if table.phase == phases.OVER:
        default = "nobody"
    name = data.get("asked", default)
    if name == "chance":
        return CHANCE
    if name == "nobody":
        return NOBODY
    return one_of(name, table.names, "asked")


def here_names(table: Table) -> tuple[str, ...]:
    """The territories of the portal's continent."""
    at = int(table.figure[table.active])
    if at == OFF_RING:
        return ()
    first = int(table.fixed.leads_to[at]) * LANDS_EACH
    return table.fixed.land_names[first : first + LANDS_EACH]
