"""Positions of the second edition in JSON, both ways. The schema: docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from theomachy.core.errors import BadOption, BadPosition
from theomachy.core.reading import components_path, known_keys, mapping_at, number, same_game, seat_names
from theomachy.games.gods.common.rules.cards import EXTRA, TRIBES, WHIRLWIND
from theomachy.games.gods.common.rules.display import supply_falls_short
from theomachy.games.gods.common.rules.opening import after_seating
from theomachy.games.gods.common.rules.state import (
    LAST_TURN,
    ONCE_DISCARD,
    ONCE_FIRST_KIND,
    ONCE_MOVE,
    ONCE_OTHER,
    ONCE_TEMPLE,
    OVER,
    REFILL,
    STARTER,
    STONE,
)  # fmt: skip
from theomachy.games.gods.common.table.names import CARD_NAMES, COLOUR_NAMES, card_kind, seat_of
from theomachy.games.gods.common.table.positions import (
    PHASES,
    census_of,
    check_moment,
    lay_field,
    read_ending,
    read_moment,
    read_on_turn,
    read_options,
    read_step,
    read_stocks,
    read_supply,
    write_shared,
)  # fmt: skip
from theomachy.games.gods.common.table.positions import counts_outside as counts_outside_both
from theomachy.games.gods.common.table.setup import deal_stocks
from theomachy.games.gods.second.rules.nations import points_reached
from theomachy.games.gods.second.rules.rules import GodsSecond
from theomachy.games.gods.second.rules.state import SecondTable
from theomachy.games.gods.second.rules.turn import begin_turn
from theomachy.games.gods.second.table.box import COMPONENTS, NAMES, PLAYERS, Box, box
from theomachy.games.gods.second.table.setup import OPTIONS, fixed_numbers, gods_for, new, refuse
from theomachy.parts.bag import bag_of
from theomachy.parts.hexes import empty_field

KEYS = (
    "game", "players", "options", "components", "field", "power", "temples", "stones", "extras", "display", "sack",
    "chips", "box", "on_turn", "step", "actions_left", "used", "site", "fresh", "turns", "aside", "due", "ending",
)  # fmt: skip
ONLY_INSIDE_A_TURN = ("actions_left", "used", "site", "fresh", "aside", "due", "ending")
USED = {
    "temple": ONCE_TEMPLE, "move": ONCE_MOVE, "discard": ONCE_DISCARD, "other": ONCE_OTHER,
    **{name: ONCE_FIRST_KIND << i for i, name in enumerate(CARD_NAMES[5:9])},
}  # fmt: skip
STEPS = {name: phase for phase, name in PHASES.items() if phase != LAST_TURN}
ENDINGS = ("GODS2-X-01", "GODS2-X-02", "GODS2-X-03", "GODS2-R-37")


def read(data: Mapping[str, object]) -> GodsSecond:
    known_keys(data, KEYS)
    same_game(data, "gods-second")
    path = components_path(data, COMPONENTS)
    gods = seat_names(data, gods_for(4, path), PLAYERS, "god")
    options = read_options(data, OPTIONS)
    try:
        refuse(len(gods), options)
    except BadOption as error:
        raise BadPosition(f"options: {error}") from error
    if not any(key in data for key in KEYS[4:]):
        return new(len(gods), options, gods, path)
    step = read_step(data, STEPS, ONLY_INSIDE_A_TURN)
    fixed = fixed_numbers(len(gods), options, path)
    table = GodsSecond(len(gods), gods, empty_field(), bag_of([0] * 9), fixed)
    deal_stocks(table)
    fresh = {**options, "constellation_seating": "seat_order"}
    lay_field(table, data, step, lambda: new(len(gods), fresh, gods, path))
    table.phase = STEPS.get(step, STARTER)
    read_stocks(table, data)
    read_chips(table, data)
    read_sack(table, data, box(path))
    read_turn(table, data, step)
    return table


def read_chips(table: GodsSecond, data: Mapping[str, object]) -> None:
    for colour, god in mapping_at(data, "chips").items():
        kind = card_kind(colour, ("", *COLOUR_NAMES), "chips")
        table.chips[kind] = seat_of(god, table.gods, f"chips.{colour}") + 1


def read_sack(table: GodsSecond, data: Mapping[str, object], contents: Box) -> None:
    first, second = table.display
    if first and first == second and table.phase != OVER:
        raise BadPosition(f"display: two cards {CARD_NAMES[first]!r}; two different cards lie there after every refill")
    gone = [NAMES[kind] for kind, n in enumerate(table.boxed) if n and kind not in (WHIRLWIND, EXTRA)]
    if gone:
        raise BadPosition(f"box: {', '.join(gone)}; only whirlwinds and extra actions ever leave the game")
    table.aside = number(data.get("aside", 0), 0, 60, "aside")
    read_supply(table, data, "sack", contents.counts(), counts_outside(table))


def counts_outside(table: SecondTable) -> list[int]:
    """Cards by kind that are not in the sack."""
    counts = counts_outside_both(table)
    if table.aside:
        counts[max(table.display)] += table.aside
    return counts


def read_turn(table: GodsSecond, data: Mapping[str, object], step: str) -> None:
    read_on_turn(table, data, step)
    check_turns(table)
    if step in ("start", ""):
        check_limit(table)
        if step:
            begin_turn(table, table.active)
        else:
            after_seating(table)
        return
    read_moment(table, data, step, USED)
    check_used(table, data)
    reached = any(points_reached(table, seat) for seat in range(table.players))
    read_ending(table, data, ENDINGS, "GODS2-X-01" if reached else "GODS2-X-03")
    if table.phase == OVER:
        check_ending(table, reached)
    if table.phase not in (OVER, STONE):  # a temple is complete, and the end looked for, when its stones are placed
        check_limit(table)
    check_aside(table, step)
    check_moment(table, step, supply_falls_short(table))
    table.news = table.phase == STONE


def check_turns(table: GodsSecond) -> None:
    most = table.fixed.max_turns
    if 0 < most < table.turns:
        raise BadPosition(f"turns: {table.turns}; the option max_turns={most} ends the game before")


def check_used(table: GodsSecond, data: Mapping[str, object]) -> None:
    """The other cards are noted all together or one by one, as the option says."""
    other = 0 if not table.fixed.per_kind else ONCE_OTHER
    each = 0 if table.fixed.per_kind else sum(ONCE_FIRST_KIND << i for i in range(4))
    wrong = [name for name, bit in USED.items() if table.used & (other | each) & bit]
    if wrong:
        value = table.fixed.options["other_cards_once"]
        raise BadPosition(f"used: {', '.join(wrong)}: noted otherwise with the option other_cards_once={value}")


def check_ending(table: GodsSecond, reached: bool) -> None:
    """A game is over for a reason that can be seen on the table."""
    fixed = table.fixed
    first, second = table.display
    reasons = {
        "GODS2-X-01": reached,
        "GODS2-X-02": first != 0 and first == second and table.supply.only(i64(first)),
        "GODS2-X-03": supply_falls_short(table),
        "GODS2-R-37": 0 < fixed.max_turns <= table.turns,
    }
    if not reasons[table.ending] or (reached and table.ending != "GODS2-X-01"):
        possible = ", ".join(clause for clause, holds in reasons.items() if holds) or "none"
        raise BadPosition(f"ending: {table.ending!r} is not what this table shows; possible: {possible}")


def check_limit(table: GodsSecond) -> None:
    for seat, god in enumerate(table.gods):
        if points_reached(table, seat):
            raise BadPosition(f"{god} has {table.points(seat)} victory points: the game is over at {table.fixed.limit}")


def check_aside(table: GodsSecond, step: str) -> None:
    if table.aside and table.phase != REFILL:
        raise BadPosition(f"aside: means nothing in the step {step!r}")
    if table.aside and (0 not in table.display or not any(table.display) or table.supply.only(i64(max(table.display)))):
        raise BadPosition("aside: cards are put aside only beside an identical one, while another is in the sack")


def write(table: SecondTable) -> dict[str, object]:
    """Everything, nothing left out: reading it back gives an equal position."""
    return {
        "game": "gods-second",
        **write_shared(table, "sack", USED),
        "chips": {CARD_NAMES[c]: table.gods[table.chips[c] - 1] for c in range(1, TRIBES + 1) if table.chips[c]},
        "aside": table.aside,
    }


def census(table: SecondTable) -> dict[str, int]:
    return census_of(table, counts_outside(table))
