"""Positions of Gentes in JSON: the step and what is under way in it, read from plain data; moments that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i32, u8

from theomachy.core.errors import BadPosition
from theomachy.core.reading import known_keys, mapping_at, number
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.table.positions_parts import bits_of, names

STEPS = {
    "starting player": s.STARTING, "training costs": s.COLUMNS, "draft cards": s.OPENING, "refill": s.REFILL,
    "draft": s.DRAFTING, "start persons": s.PEOPLE, "turn": s.MENU, "after": s.AFTER, "modifiers": s.WITH,
    "time": s.SPLIT, "how many persons": s.COUNTING, "train": s.TRAINING, "lift": s.LIFTING, "site": s.BUILDING,
    "region": s.CHOOSE_REGION, "from": s.CHOOSE_FROM, "how many cards": s.CHOOSE_CARDS, "take": s.TAKING,
    "play": s.PLAYING, "loss": s.LOSS, "gain": s.GAINING, "cube": s.CUBING, "city": s.CHOOSE_CITY, "draw": s.DRAWING,
    "card time": s.EFFECT_SPLIT, "offer": s.OFFER, "pay": s.PAYING, "exchange from": s.SWAP_FROM,
    "exchange for": s.SWAP_TO, "trained person": s.TEACHING, "make room": s.MAKE_ROOM, "decline": s.DECLINING,
    "hand limit": s.LIMITING, "discard": s.DROPPING, "final": s.FINAL, "over": s.OVER,
}  # fmt: skip
STEP_NAMES = {number: name for name, number in STEPS.items()}
CHANCE_STEPS = (s.STARTING, s.COLUMNS, s.OPENING, s.REFILL)
# Steps that can be typed without what is under way; how far they have come follows from the rest.
TYPED = (
    "turn", "after", "decline", "hand limit", "discard", "final", "over", "starting player", "training costs",
    "draft cards", "draft", "start persons", "refill",
)  # fmt: skip
DRAFT_ORDER = ("draft", "start persons")  # these begin at the starting player's right
ENDED = ("final", "over")
REGISTERS = (
    "kind", "price", "hours", "space", "wanted", "less", "times", "cap", "extra", "again", "budget", "basic", "left",
    "dear", "trained", "pile", "source", "source_id", "pc", "pc_end", "reps", "due", "then", "home_phase", "swaps",
    "lowered", "swap_mode", "row_paid", "queue", "picks", "refill_for", "regions", "card", "least", "lifted",
)  # fmt: skip


def read_under_way(table: Gentes, data: Mapping[str, object], step: str) -> None:
    fixed = table.fixed
    under_way = mapping_at(data, "under_way")
    known_keys(under_way, REGISTERS, "under_way")
    if not under_way and step not in TYPED:
        raise BadPosition(f"step {step!r} is inside an action and needs 'under_way', as a written position has it")
    for i, key in enumerate(REGISTERS):
        table.regs[i] = i32(number(under_way.get(key, 0), -999, 9999, f"under_way.{key}"))
    for key, n in how_far(table).items():
        given = number(under_way.get(key, n), 0, 999, f"under_way.{key}")
        if given != n:
            raise BadPosition(f"under_way.{key}: {given}; with {table.seats[table.active]} on turn it is {n}")
        table.regs[REGISTERS.index(key)] = i32(n)
    uses = mapping_at(data, "uses")
    for key, n in uses.items():
        if not key.isdecimal() or int(key) >= fixed.counters:
            raise BadPosition(f"uses: no counter {key!r}; there are 0 to {fixed.counters - 1}")
        table.uses[int(key)] = u8(number(n, 0, 200, f"uses.{key}"))
    table.worked = bits_of(names(data.get("worked", []), fixed.card_ids, "worked"))
    table.picked = bits_of(names(data.get("picked", []), fixed.card_ids, "picked"))
    table.sites_due = bits_of(names(data.get("activating", []), fixed.site_ids, "activating"))
    check_registers(table, under_way)


def how_far(table: Gentes) -> dict[str, int]:
    """How far a step that goes round has come, as it follows from who is on turn and what lies on the mats."""
    goes_round = (s.MAKE_ROOM, s.DECLINING, s.LIMITING, s.DROPPING, s.FINAL)
    if table.phase in goes_round or table.regs[s.HOME_PHASE] in goes_round:
        return {"queue": int(table.place_of(table.active))}
    if table.phase == s.DRAFTING:
        return {"picks": sum(int(table.mat(seat, s.HAND)) for seat in range(table.players))}
    if table.phase == s.PEOPLE:
        return {"picks": sum(int(table.persons(seat)) for seat in range(table.players))}
    return {}


def check_registers(table: Gentes, under_way: Mapping[str, Any]) -> None:
    """Numbers that point somewhere must point at something that exists."""
    fixed = table.fixed
    rows = len(fixed.code) // 8
    limits = {
        "kind": 6, "wanted": max(3, rows - 1), "pc": rows, "pc_end": rows, "row_paid": rows - 1, "queue": table.players,
        "lowered": 5, "basic": 3, "left": 99, "pile": 1, "refill_for": 2, "least": 5, "source": 3, "swap_mode": 2,
        "card": len(fixed.card_ids), "lifted": len(fixed.site_ids), "trained": 63, "regions": 7, "due": 99, "swaps": 99,
    }  # fmt: skip
    for key, most in limits.items():
        number(under_way.get(key, 0), 0, int(most), f"under_way.{key}")
    phases = {*STEP_NAMES, s.RUN, s.MAIN_DONE, s.BACK, s.CUBES_LEAVE, s.CARD_DONE, s.NEXT_DECLINE}
    for key in ("then", "home_phase"):
        if under_way.get(key, 0) not in phases:
            raise BadPosition(f"under_way.{key}: {under_way[key]!r} is no step")
    if table.regs[s.PC] > table.regs[s.PC_END]:
        raise BadPosition("under_way.pc: lies behind pc_end")
    source = table.regs[s.SOURCE_ID]
    most_sources = max(len(fixed.card_ids), len(fixed.tile_ids), len(fixed.site_ids))
    number(int(source), 0, most_sources - 1, "under_way.source_id")
