"""How the actions of Playing Gods are written, read and clicked."""

from __future__ import annotations

from collections.abc import Iterator

from theomachy.core.action import ActionTable, Field, Kind, names_field
from theomachy.games.playing_gods.rules.actions import (
    ATTACK,
    CONVERT,
    DEAL,
    DEFEND,
    DONE,
    DRAW,
    END,
    FORTIFY,
    GIVE_UP,
    GO,
    GODKILL,
    HOME,
    KILL,
    LOOT,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    PORTAL,
    PROTECT,
    RESURRECT,
    ROLL,
    SHOW_GODKILLER,
    STAY_OUT,
    STEAL,
    STILL,
    TAKE,
    TAKE_BACK,
    TAKE_LAND,
    TAKE_OPEN,
    TARGET,
    USE_GAIN,
)  # fmt: skip
from theomachy.games.playing_gods.rules.attack import can_hurt
from theomachy.games.playing_gods.rules.cards import CARDS, ELEMENTS, FAITHS, FORMS
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS, LANDS_EACH
from theomachy.games.playing_gods.rules.phases import NAMES_NOTHING
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.turn import space_after
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    FAITH_NAMES,
    FORM_NAMES,
    form_cards,
    form_name,
)

__all__ = ["TABLE", "ahead", "seat_name", "seen_at", "space"]


def seat_name(table: Table, seat: int) -> str:
    return table.names[seat]


def seen_at(table: Table, seat: int, action: int) -> str:
    """Where others see an action whose own target names no place: the end of a move, the portal of an attack."""
    kind, values = action >> 24, TABLE.values(action)
    if kind == MOVE:
        return f"space:{int(space_after(table, values['steps'] - STILL))}"
    if kind == ATTACK:
        return f"space:{int(table.figure[table.active])}"
    return ""


def ahead(table: Table, seat: int, action: int) -> list[str]:
    """The territories that an attack can be aimed at: with its cards chosen, a click on the first of them begins it."""
    if action >> 24 != ATTACK:
        return []
    form, first = TABLE.values(action)["form"], int(table.first_land())
    hurt = [land for land in range(first, first + LANDS_EACH) if can_hurt(table, form, land)]
    return [f"land:{LAND.write(table, land)}" for land in hurt]


def read_space(table: Table, text: str) -> int:
    at = int(text)
    if not 0 <= at < len(table.fixed.ring):
        raise ValueError(text)
    return at


X = (0, 8)
# A god's name may have several words; on screen a god is its seat, so that no target holds what people write.
GOD = Field(
    "god", r"\S+(?:\s+\S+)*", seat_name, lambda table, text: table.names.index(text), "a god at the table",
    mark=lambda table, x: str(x),
)  # fmt: skip
LAND = Field(
    "land", r"\w+", lambda table, x: table.fixed.land_names[x], lambda table, text: table.fixed.land_names.index(text),
    "a territory",
)  # fmt: skip
CONTINENT = Field(
    "continent", r"\w+", lambda table, x: table.fixed.continent_names[x],
    lambda table, text: table.fixed.continent_names.index(text), "a continent",
)  # fmt: skip
AT = Field("at", r"\d{1,3}", lambda table, x: str(x), read_space, "a space of the ring")
STEPS = Field(
    "steps", r"[+-]\d{1,2}", lambda table, x: f"{x - STILL:+d}", lambda table, text: STILL + int(text), "+4 or -4"
)
FACE = Field("face", r"\d{1,2}", lambda table, x: str(x), lambda table, text: int(text), "a face of the die")
# An attack is chosen by its cards in the hand.
FORM = Field(
    "form", r"[a-z+]+", lambda table, x: form_name(x), lambda table, text: FORM_NAMES[text],
    "elements joined by +, or a special card",
    mark=lambda table, x: " ".join(f"card:{name}" for name in form_cards(form_name(x))),
)  # fmt: skip
CARD = names_field("card", CARD_NAMES)
ELEMENT = names_field("element", ELEMENT_NAMES)
BACK = names_field("back", BACK_NAMES)
FAITH = names_field("faith", FAITH_NAMES, first=FAITHS)

TABLE = ActionTable(
    [
        Kind(HOME, "home {continent}", {"continent": X}, ("continent:{continent}",)),
        Kind(PORTAL, "portal {at}", {"at": X}, ("space:{at}",)),
        Kind(MOVE, "move {steps}", {"steps": X}, ("move:{steps}",)),
        Kind(DRAW, "draw", {}, ("button:draw",)),
        Kind(FORTIFY, "fortify {land}", {"land": X}, ("land:{land}",)),
        Kind(PLACE, "place {land}", {"land": X}, ("land:{land}",)),
        Kind(PASS, "pass", {}, ("button:pass",)),
        Kind(GODKILL, "godkill {god}", {"god": X}, ("god:{god}",)),
        Kind(STEAL, "steal {god}", {"god": X}, ("god:{god}",)),
        Kind(TAKE_OPEN, "take open immunity_{element}", {"element": X}, ("open:{element}",)),
        Kind(TAKE_BACK, "take {back}", {"back": X}, ("back:{back}",)),
        Kind(TAKE, "take {card}", {"card": X}, ("loot:{card}",)),
        Kind(TAKE_LAND, "take {land}", {"land": X}, ("land:{land}",)),
        Kind(ATTACK, "attack {form}", {"form": X}, ("{form}",)),
        Kind(CONVERT, "convert {god}", {"god": X}, ("god:{god}",)),
        Kind(USE_GAIN, "gain {land}", {"land": X}, ("card:gain_one_sect", "land:{land}")),
        Kind(END, "end", {}, ("button:end",)),
        Kind(TARGET, "target {land}", {"land": X}, ("land:{land}",)),
        Kind(DONE, "done", {}, ("button:done",)),
        Kind(PROTECT, "protect {element}", {"element": X}, ("card:protection_{element}",)),
        Kind(KILL, "kill {land}", {"land": X}, ("land:{land}",)),
        Kind(SHOW_GODKILLER, "godkiller", {}, ("card:godkiller",)),
        Kind(OFFER, "offer {faith}", {"faith": X}, ("card:{faith}",)),
        Kind(GO, "go", {}, ("button:go",)),
        Kind(DEFEND, "defend {faith}", {"faith": X}, ("card:{faith}",)),
        Kind(GIVE_UP, "lose {land}", {"land": X}, ("land:{land}",)),
        Kind(RESURRECT, "resurrect", {}, ("button:resurrect",)),
        Kind(STAY_OUT, "stay out", {}, ("button:stay_out",)),
        Kind(DEAL, "draw {card}", {"card": X}, chance=True),
        Kind(ROLL, "roll {face}", {"face": X}, chance=True),
        Kind(LOOT, "loot {card}", {"card": X}, chance=True),
    ],
    [GOD, LAND, CONTINENT, AT, STEPS, FACE, FORM, CARD, ELEMENT, BACK, FAITH],
)


def space(table: Table) -> Iterator[int]:
    """Every action that names something of this box."""
    for code in NAMES_NOTHING:
        yield TABLE.pack(code)
    for continent in range(CONTINENTS):
        yield TABLE.pack(HOME, continent=continent)
    for at in range(len(table.fixed.ring)):
        yield TABLE.pack(PORTAL, at=at)
    most = max(table.fixed.faces)
    for steps in range(-most, most + 1):
        yield TABLE.pack(MOVE, steps=STILL + steps)
    for land in range(LANDS):
        for code in (FORTIFY, PLACE, TAKE_LAND, USE_GAIN, TARGET, KILL, GIVE_UP):
            yield TABLE.pack(code, land=land)
    for god in range(table.players):
        for code in (GODKILL, STEAL, CONVERT):
            yield TABLE.pack(code, god=god)
    for card in range(CARDS):
        for code in (TAKE, DEAL, LOOT):
            yield TABLE.pack(code, card=card)
    for faith in range(len(FAITH_NAMES)):
        yield TABLE.pack(OFFER, faith=FAITHS + faith)
        yield TABLE.pack(DEFEND, faith=FAITHS + faith)
    for element in range(ELEMENTS):
        yield TABLE.pack(TAKE_OPEN, element=element)
        yield TABLE.pack(PROTECT, element=element)
    for back in range(2):
        yield TABLE.pack(TAKE_BACK, back=back)
    for form in range(1, FORMS):
        yield TABLE.pack(ATTACK, form=form)
    for face in range(1, most + 1):
        yield TABLE.pack(ROLL, face=face)
