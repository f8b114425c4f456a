"""What players see and what they would otherwise work out by hand, as far as both editions share it.

Everything in GODS lies open, so a view differs between viewers only by the name of the viewer. It is plain data:
lists, dictionaries, texts, numbers. Gods are given as seats, colours and hexes by their names (`2,-1`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gods.common.rules.cards import (
    DECAY,
    DESERT,
    EXTRA,
    NO_GOD,
    TEMPLE,
    TRIBES,
    god_of,
    is_tribe,
    kind_of,
)
from theomachy.games.gods.common.rules.placing import most_beside_temples, temple_price, tribe_price
from theomachy.games.gods.common.rules.religion import case_in, god_in, religion_of
from theomachy.games.gods.common.rules.state import COLOURS, ONCE_TEMPLE, OVER, STONE, GodsTable
from theomachy.games.gods.common.table.names import CARD_NAMES, COLOUR_NAMES, write_hex
from theomachy.games.gods.common.table.positions import PHASES
from theomachy.parts.hexes import STEPS, code, q_of, r_of

KINDS = {TEMPLE: "temple", DESERT: "desert", DECAY: "decay"}
NOW, FOR_GOOD = "now", "for good"  # why no temple fits on a hex

Cards = dict[int, int]
Changes = dict[tuple[int, int], int]  # (seat, colour): tribes gained or lost


def cards_on(table: GodsTable) -> Cards:
    """All cards on the field by the code of their hex."""
    return {int(at): int(table.field.card(int(at))) for at in table.field.codes()}


def common_view(table: GodsTable, viewer: int, cards: Cards) -> dict[str, Any]:
    """The frame that every view has, and what both editions put into it."""
    over = table.phase == OVER
    turn: int | str | None = int(table.turn)
    if table.turn == CHANCE:
        turn = "chance"
    elif over:
        turn = None
    fixed = table.numbers()
    return {
        "viewer": None if viewer == NOBODY else viewer,
        "turn": turn,
        "on_turn": int(table.active),
        "over": over,
        "ending": table.ending,
        "step": PHASES[int(table.phase)],
        "turns": int(table.turns),
        "actions_left": int(table.actions_left),
        "site": write_hex(table.site) if table.site else None,
        "display": [fixed.card_names[kind] if kind else None for kind in table.display],
        "prices": {
            "tribe": int(fixed.tribe_price), "temple": int(fixed.temple_price), "move": int(fixed.move_price),
        },
        "income": int(fixed.income),
        "max_power": int(fixed.max_power),
        "need": int(fixed.tribes_needed),
        "extra_card": fixed.card_names[EXTRA],
        "box": {fixed.card_names[kind]: int(n) for kind, n in enumerate(table.boxed) if n},
        "idle": bool(fixed.whirlwind_idle),
        "field": field_view(table, cards),
        "open": open_view(table, cards),
    }  # fmt: skip


def player_view(table: GodsTable, seat: int) -> dict[str, Any]:
    """One player's stocks; the editions add points and nations."""
    god = table.gods[seat]
    return {
        "seat": seat,
        "name": god,
        "god": god,
        "power": int(table.power[seat]),
        "temples": int(table.temples[seat]),
        "stones": int(table.stones[seat]),
        "extras": int(table.extras[seat]),
        "fresh": int(table.fresh) if seat == table.active else 0,
        "points": int(table.score(seat)),
        "rank": int(table.rank(seat)),
    }


def field_view(table: GodsTable, cards: Cards) -> list[dict[str, Any]]:
    """The cards on the field in the order of their hexes.

    A tribe with a stone says what the cheapest temple that would convert it costs (None: no hex is left for one),
    who else could pay that now, and who after the next income. A desert says whether lifting it would split the
    field and which hexes would become open for temples again.
    """
    out: list[dict[str, Any]] = []
    for at, card in cards.items():
        kind, god = kind_of(card), god_of(card)
        entry: dict[str, Any] = {"hex": write_hex(at), "q": int(q_of(at)), "r": int(r_of(at))}
        if kind <= TRIBES:
            entry |= {"kind": "tribe", "colour": CARD_NAMES[kind], "god": None if god == NO_GOD else god}
            if god != NO_GOD:
                entry |= danger(table, cards, at, god)
        else:
            entry |= {"kind": KINDS[kind], "colour": None, "god": god if kind == TEMPLE else None}
            if kind == DESERT:
                entry |= {"splits": splits(cards, at), "opens": reopened(table, cards, at)}
        out.append(entry)
    return out


def danger(table: GodsTable, cards: Cards, at: int, god: int) -> dict[str, Any]:
    """What it takes to convert the tribe there away from its god."""
    fixed = table.numbers()
    price = min((int(temple_price(table, at + step)) for step in STEPS if at + step not in cards), default=None)
    if price is None or price > fixed.max_power:
        return {"price": None, "by": [], "soon": []}
    others = [s for s in range(table.players) if s != god and table.temples[s] > 0]
    done = [table.active] if table.used & ONCE_TEMPLE else []  # who builds no more before the next turn
    by = [s for s in others if s not in done and int(table.power[s]) >= price]
    soon = [s for s in others if s not in by and int(table.power[s]) + int(fixed.income) >= price]
    return {"price": price, "by": by, "soon": soon}


def splits(cards: Cards, at: int) -> bool:
    """Would the cards beside this one no longer hang together by others if it were lifted?"""
    beside = [at + step for step in STEPS if at + step in cards]
    if len(beside) < 2:
        return False
    ring = [at + step in cards for step in STEPS]
    if sum(ring[i] and not ring[i - 1] for i in range(6)) <= 1:
        return False  # one unbroken row of neighbours
    todo, seen = [beside[0]], {beside[0], at}
    while todo:
        here = todo.pop()
        for step in STEPS:
            if here + step in cards and here + step not in seen:
                seen.add(here + step)
                todo.append(here + step)
    return not seen.issuperset(beside)


def reopened(table: GodsTable, cards: Cards, at: int) -> list[str]:
    """The hexes closed for temples that moving this desert away would open."""
    most = most_beside_temples(table)
    return [
        write_hex(at + step) for step in STEPS if at + step not in cards and table.field.beside(at + step) == most + 1
    ]


def open_view(table: GodsTable, cards: Cards) -> list[dict[str, Any]]:
    """The empty hexes beside the field: prices there, the religion a tribe would take, what a temple would convert."""
    field = table.field
    most = most_beside_temples(table)
    active = table.active
    stones = [int(n) for n in table.stones]
    out = []
    for place in field.open:
        at = int(place)
        religion = religion_of(table, at)
        god = god_in(religion)
        closed = ""
        if field.beside(at) > most:
            firm = sum(cards.get(at + step, DESERT) != DESERT for step in STEPS)
            closed = FOR_GOOD if firm > most else NOW
        converts = []
        for step in STEPS:
            card = cards.get(at + step, 0)
            if is_tribe(kind_of(card)) and god_of(card) != active:
                converts.append(write_hex(at + step))
        out.append({
            "hex": write_hex(at), "q": int(q_of(at)), "r": int(r_of(at)), "beside": int(field.beside(at)),
            "tribe": int(tribe_price(table, at)), "temple": int(temple_price(table, at)), "closed": closed,
            "case": int(case_in(religion)),
            "religion": int(god) if god != NO_GOD and stones[god] > 0 else None, "converts": converts,
            "converted": min(len(converts), stones[active]),
        })  # fmt: skip
    return out


def preview(table: GodsTable, seen: dict[str, Any], cards: Cards, after: Callable[[Changes, bool], list[int]]) -> None:
    """Adds to the open hexes how points would stand after a tribe of the display or a temple there, where they
    would change. `after` gives all points after such changes; its second argument says whether a temple is built.
    Where the stones do not suffice for a temple's tribes, its owner is taken to choose what brings most points."""
    shown = [CARD_NAMES.index(name) for name in seen["display"] if name in COLOUR_NAMES]
    nothing, built = after({}, False), after({}, True)
    for place in seen["open"]:
        found: dict[str, list[int]] = {}
        place["after"] = found
        if table.phase == STONE:
            continue  # nothing can be put there before the temple has its stones
        god = place["religion"]
        if god is not None:
            for colour in shown:
                points = after({(god, colour): 1}, False)
                if points != nothing:
                    found[CARD_NAMES[colour]] = points
        if place["converts"] and not place["closed"]:
            points = at_best(table, cards, int(code(place["q"], place["r"])), after)
            if points != built:
                found["temple"] = points


def at_best(table: GodsTable, cards: Cards, at: int, after: Callable[[Changes, bool], list[int]]) -> list[int]:
    """All points after a temple of the player on turn on this hex, by the choice of stones that is best for him."""
    active = int(table.active)
    ways = conversions(cards, at, active, int(table.stones[active]))
    return max((after(changes, True) for changes in ways), key=lambda points: points[active])


def conversions(cards: Cards, at: int, active: int, stones: int) -> list[Changes]:
    """What a temple of the player on turn can change on this hex.

    Foreign stones leave in any case; with too few own ones there is a way for each choice of tribes that get them.
    """
    lost: Changes = {}
    waiting: list[int] = []
    for step in STEPS:
        card = cards.get(at + step, 0)
        owner, colour = int(god_of(card)), int(kind_of(card))
        if is_tribe(colour) and owner != active:
            waiting.append(colour)
            if owner >= 0:
                lost[owner, colour] = lost.get((owner, colour), 0) - 1
    ways = []
    for served in sorted(set(combinations(sorted(waiting), min(len(waiting), stones)))):
        changes = dict(lost)
        for colour in served:
            changes[active, colour] = changes.get((active, colour), 0) + 1
        ways.append(changes)
    return ways


def touched(table: GodsTable, changes: Changes) -> set[tuple[int, int]]:
    """The seats and colours whose threes may change: by these changes, or because they are due already."""
    due = {(i // COLOURS, i % COLOURS) for i, n in enumerate(table.due) if n}
    return due | set(changes)


def sack_view(table: GodsTable) -> list[dict[str, Any]]:
    """What is left in the sack by kind, with the chance of each kind at the next draw."""
    names = table.numbers().card_names
    numbers = {names[kind]: int(table.supply.counts[kind]) for kind in range(1, len(names))}
    total = sum(numbers.values())
    return [{"card": name, "count": n, "chance": round(n / total, 4) if total else 0.0} for name, n in numbers.items()]
