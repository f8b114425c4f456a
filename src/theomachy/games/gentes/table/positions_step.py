"""Positions of Gentes in JSON: the step and what is under way in it, read from plain data; moments that cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import u8

from theomachy.core.errors import BadPosition
from theomachy.core.reading import known_keys, mapping_at, number
from theomachy.games.gentes.rules import phases as p
from theomachy.games.gentes.rules import state as s
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.table.positions_parts import bits_of, names

STEPS = {
    "starting player": p.STARTING, "training costs": p.COLUMNS, "draft cards": p.OPENING, "refill": p.REFILL,
    "draft": p.DRAFTING, "start persons": p.PEOPLE, "turn": p.MENU, "after": p.AFTER, "modifiers": p.WITH,
    "time": p.SPLIT, "how many persons": p.COUNTING, "train": p.TRAINING, "lift": p.LIFTING, "site": p.BUILDING,
    "region": p.CHOOSE_REGION, "from": p.CHOOSE_FROM, "how many cards": p.CHOOSE_CARDS, "take": p.TAKING,
    "play": p.PLAYING, "loss": p.LOSS, "gain": p.GAINING, "cube": p.CUBING, "city": p.CHOOSE_CITY, "draw": p.DRAWING,
    "card time": p.EFFECT_SPLIT, "offer": p.OFFER, "pay": p.PAYING, "exchange from": p.SWAP_FROM,
    "exchange for": p.SWAP_TO, "trained person": p.TEACHING, "make room": p.MAKE_ROOM, "decline": p.DECLINING,
    "hand limit": p.LIMITING, "discard": p.DROPPING, "final": p.FINAL, "over": p.OVER,
}  # fmt: skip
STEP_NAMES = {number: name for name, number in STEPS.items()}
CHANCE_STEPS = (p.STARTING, p.COLUMNS, p.OPENING, p.REFILL)
# Steps that can be typed without what is under way; how far they have come follows from the rest.
TYPED = (
    "turn", "after", "decline", "hand limit", "discard", "final", "over", "starting player", "training costs",
    "draft cards", "draft", "start persons", "refill",
)  # fmt: skip
DRAFT_ORDER = ("draft", "start persons")  # these begin at the starting player's right
ENDED = ("final", "over")
# What is under way, as positions write it; they keep the words they began with where the rules have found better ones.
NEWER = {
    "less": "coins_change", "times": "hours_change", "dear": "needed", "pc": "effect", "pc_end": "effects_end",
    "reps": "repeats", "due": "cubes_due", "home_phase": "menu", "row_paid": "conversion",
}  # fmt: skip
WRITTEN = (
    "kind", "price", "hours", "space", "wanted", "less", "times", "cap", "extra", "again", "budget", "basic", "left",
    "dear", "trained", "pile", "source", "source_id", "pc", "pc_end", "reps", "due", "then", "home_phase", "swaps",
    "lowered", "swap_mode", "row_paid", "queue", "picks", "refill_for", "regions", "card", "least", "lifted", "paused",
    "activated_by",
)  # fmt: skip
UNDER_WAY = {word: NEWER.get(word, word) for word in WRITTEN}


def read_under_way(table: Gentes, data: Mapping[str, object], step: str) -> None:
    fixed = table.fixed
    under_way = mapping_at(data, "under_way")
    known_keys(under_way, WRITTEN, "under_way")
    if not under_way and step not in TYPED:
        raise BadPosition(f"step {step!r} is inside an action and needs 'under_way', as a written position has it")
    for key, name in UNDER_WAY.items():
        setattr(table.now, name, number(under_way.get(key, 0), -999, 9999, f"under_way.{key}"))
    for key, n in how_far(table).items():
        given = number(under_way.get(key, n), 0, 999, f"under_way.{key}")
        if given != n:
            raise BadPosition(f"under_way.{key}: {given}; with {table.seats[table.active]} on turn it is {n}")
        setattr(table.now, UNDER_WAY[key], n)
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
    goes_round = (p.MAKE_ROOM, p.DECLINING, p.LIMITING, p.DROPPING, p.FINAL)
    if table.phase in goes_round or table.now.menu in goes_round:
        return {"queue": int(table.place_of(table.active))}
    if table.phase == p.DRAFTING:
        return {"picks": sum(int(table.mat(seat, s.HAND)) for seat in range(table.players))}
    if table.phase == p.PEOPLE:
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
        "activated_by": 2,
    }  # fmt: skip
    for key, most in limits.items():
        number(under_way.get(key, 0), 0, int(most), f"under_way.{key}")
    phases = {*STEP_NAMES, p.RUN, p.MAIN_DONE, p.BACK, p.CUBES_LEAVE, p.CARD_DONE, p.NEXT_DECLINE}
    for key in ("then", "home_phase"):
        if under_way.get(key, 0) not in phases:
            raise BadPosition(f"under_way.{key}: {under_way[key]!r} is no step")
    if table.now.paused and not fixed.any_time:
        raise BadPosition("under_way.paused: conversions wait for the end of a main action here; "
                          "see the option permanent_conversions")  # fmt: skip
    if table.now.paused and (table.now.paused not in p.IN_ACTION or table.phase not in (p.CUBING, p.PAYING)):
        raise BadPosition(f"under_way.paused: {under_way['paused']!r} is no step that waits for a conversion")
    if table.now.activated_by and not table.sites_due:
        raise BadPosition("under_way.activated_by: no city is being activated")
    if table.now.effect > table.now.effects_end:
        raise BadPosition("under_way.pc: lies behind pc_end")
    source = table.now.source_id
    most_sources = max(len(fixed.card_ids), len(fixed.tile_ids), len(fixed.site_ids))
    number(int(source), 0, most_sources - 1, "under_way.source_id")
