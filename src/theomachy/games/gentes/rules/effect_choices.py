"""What players choose inside effects: losses, persons, cubes, cities, cards, time.

For each kind of action: the list of choices, what speaks against others, and what the choice does before the effects go
on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.games.gentes.rules.actions import OPEN, declare, listed, pack
from theomachy.games.gentes.rules.effects import by_effects, next_effect, once_less, reward, suffer
from theomachy.games.gentes.rules.goods import gain_cube, lay_time, mixtures, pay_cubes, splits
from theomachy.games.gentes.rules.people import gain
from theomachy.games.gentes.rules.phases import (
    CHOOSE_CITY,
    CHOOSE_REGION,
    CUBING,
    DECLINING,
    DRAWING,
    EFFECT_SPLIT,
    LOSS,
    RUN,
    SPLIT,
)
from theomachy.games.gentes.rules.prospects import space_needed
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.tables import AMOUNT, ORACLE, TEMPLE, bit
from theomachy.games.gentes.rules.under_way import BY_CARD, BY_HOMETOWN

# ---- the kinds of this chapter

TIME: Final = 14  # x: doubles, y: singles
REGION: Final = 20  # x: region
SUFFER: Final = 25
AVERT: Final = 26  # x: from the temple, y: from the oracle
CUBE_TO: Final = 27  # x: area
CITY: Final = 28  # x: site
DRAW: Final = 29  # x: card
KINDS: Final[tuple[int, ...]] = declare(
    (TIME, "time {doubles}{singles}", ("time:{doubles}{singles}",), (SPLIT, EFFECT_SPLIT)),
    (REGION, "region {region}", ("region:{region}",), (CHOOSE_REGION,)),
    (SUFFER, "suffer", ("button:suffer",), (LOSS,)),
    (AVERT, "avert t{t} o{o}", ("cubes:t{t}o{o}",), (LOSS,)),
    (CUBE_TO, "cube {area}", ("area:{area}",), (CUBING,)),
    (CITY, "activate {site}", ("site:{site}",), (CHOOSE_CITY, DECLINING)),
    (DRAW, "draw {card}", ("card:{card}",), (DRAWING,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == TIME:
        return against_card_split()
    if kind == REGION:
        return against_region(table)
    if kind == AVERT:
        return against_avert()
    if kind == CITY:
        return against_city()
    if kind == DRAW:
        return against_draw()
    return OPEN


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == REGION:
        activate_region(table, x)
    elif kind == SUFFER:
        suffer(table)
    elif kind == AVERT:
        avert(table, x, y)
    elif kind == CUBE_TO:
        cube_to(table, x)
    elif kind == DRAW:
        draw(table, x)
    else:
        return False
    return True


# ---- a loss: suffered (effects.py) or averted


def ask_loss(table: GentesTable) -> vec[i32]:
    """The loss, or three cubes in any mixture held now (GENTES-A-44, GENTES-A-78)."""
    out: vec[i32] = vec[i32]()
    out = append(out, pack(SUFFER, 0, 0))
    return mixtures(table, table.active, AVERT, table.fixed.train_cubes, out)


def against_avert() -> str:
    return "GENTES-A-44"


def avert(table: GentesTable, temple: i64, oracle: i64) -> None:
    pay_cubes(table, table.active, temple, oracle)
    if table.events is not None:
        table.write("averted", "GENTES-A-44", {"who": table.active, "temple": temple, "oracle": oracle})
    once_less(table)


# ---- a person of any group (the list: people.py)


def gained(table: GentesTable, group: i64) -> None:
    gain(table, table.active, group, "GENTES-A-77")
    once_less(table)


# ---- a cube of choice


def ask_cube() -> vec[i32]:
    """Asked only while both areas have room (GENTES-R-35)."""
    out: vec[i32] = vec[i32]()
    out = append(out, pack(CUBE_TO, TEMPLE, 0))
    return append(out, pack(CUBE_TO, ORACLE, 0))


def cube_to(table: GentesTable, area: i64) -> None:
    table.now.cubes_due -= 1
    gain_cube(table, table.active, area, "GENTES-R-35")
    table.phase = RUN


# ---- one city


def ask_city(table: GentesTable) -> vec[i32]:
    """Own cities on city sites (GENTES-A-80)."""
    return listed(CITY, table.towns(table.active) & table.fixed.city_sites)


def against_city() -> str:
    return "GENTES-A-80"


def city(table: GentesTable, site: i64) -> None:
    next_effect(table)
    reward(table, site, "GENTES-A-69")


# ---- a region, by an effect or after a hometown


def ask_region(table: GentesTable) -> vec[i32]:
    """Regions with own cities (GENTES-A-80, GENTES-R-46)."""
    out: vec[i32] = vec[i32]()
    towns = table.towns(table.active)
    regions = table.fixed.in_region
    for region in range(i64(len(regions))):
        if towns & regions[region] != 0:
            out = append(out, pack(REGION, region, 0))
    return out


def against_region(table: GentesTable) -> str:
    return "GENTES-A-80" if by_effects(table) else "GENTES-R-46"


def activate_region(table: GentesTable, region: i64) -> None:
    """All own cities of the region (GENTES-A-19, GENTES-A-69)."""
    table.now.activated_by = BY_HOMETOWN
    if by_effects(table):
        next_effect(table)
        table.now.activated_by = BY_CARD
    table.phase = RUN
    table.sites_due = table.towns(table.active) & table.fixed.in_region[region]


# ---- a card of the display


def ask_draw(table: GentesTable) -> vec[i32]:
    """Any position, without payment (GENTES-A-70)."""
    out: vec[i32] = vec[i32]()
    for i in range(i64(len(table.display))):
        out = append(out, pack(DRAW, i64(table.display[i]), 0))
    return out


def against_draw() -> str:
    return "GENTES-A-70"


def draw(table: GentesTable, card: i64) -> None:
    remove_from_display(table, bit(card))
    table.take_in_hand(table.active, bit(card), 1)
    if table.events is not None:
        table.write("drew", "GENTES-A-70", {"who": table.active, "card": table.fixed.card_ids[card]})
    once_less(table)


def remove_from_display(table: GentesTable, cards: i64) -> None:
    """Gaps close at once; new cards come at the end of the turn (GENTES-R-31)."""
    at: i64 = 0
    for i in range(i64(len(table.display))):
        card = table.display[i]
        if cards >> i64(card) & 1 == 0:
            table.display[at] = card
            at += 1
    table.display = table.display[:at]


# ---- hourglasses of a card


def card_hours(table: GentesTable) -> i64:
    """Hourglasses that the effect under way places."""
    return table.fixed.field(table.now.effect, AMOUNT)


def ask_card_split(table: GentesTable) -> vec[i32]:
    """Splits that leave enough spaces for later hourglasses of the same card (GENTES-A-79)."""
    later = space_needed(table, table.active, table.now.effect + 1, table.now.effects_end)
    return splits(TIME, card_hours(table), table.free(table.active) - later)


def against_card_split() -> str:
    return "GENTES-A-79"


def card_split(table: GentesTable, doubles: i64, singles: i64) -> None:
    lay_time(table, table.active, doubles, singles, "GENTES-A-79")
    next_effect(table)
