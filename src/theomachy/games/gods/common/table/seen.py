"""What a view of GODS is made of, as far as both editions share it. Gods are given as seats."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Prices(TypedDict):
    """Power that an action costs."""

    tribe: int
    temple: int
    move: int


class Card(TypedDict):
    """A card on the field. A tribe with a stone has price, by and soon, a desert has splits and opens."""

    hex: str
    q: int
    r: int
    kind: str
    colour: str | None
    god: int | None
    splits: NotRequired[bool]
    opens: NotRequired[list[str]]
    price: NotRequired[int | None]
    by: NotRequired[list[int]]
    soon: NotRequired[list[int]]


class OpenHex(TypedDict):
    """An empty hex beside the field: what it would cost and bring."""

    hex: str
    q: int
    r: int
    beside: int
    tribe: int
    temple: int
    closed: str
    case: int
    religion: int | None
    converts: list[str]
    converted: int
    after: dict[str, list[int]]


class Left(TypedDict):
    """What may still be drawn, and how likely it is the next."""

    card: str
    count: int
    chance: float


class CommonPlayer(TypedDict):
    """A player's stocks."""

    seat: int
    name: str
    god: str
    power: int
    temples: int
    stones: int
    extras: int
    fresh: int
    points: int
    rank: int


class CommonView(TypedDict):
    """The table. `supply` is the word under which a view, like a position, has what may still be drawn."""

    game: str
    viewer: int | None
    turn: int | str | None
    on_turn: int
    over: bool
    ending: str
    step: str
    turns: int
    actions_left: int
    site: str | None
    display: list[str | None]
    prices: Prices
    income: int
    max_power: int
    need: int
    extra_card: str
    box: dict[str, int]
    idle: bool
    field: list[Card]
    open: list[OpenHex]
    used: list[str]
    supply: str
    supply_left: int
    leaders: list[int]
    can_end: list[int]
