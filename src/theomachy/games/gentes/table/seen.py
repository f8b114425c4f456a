"""What `view` gives: the words of a view of Gentes. Groups, icons, cards and sites are given by their ids."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Card(TypedDict):
    """A card. `effects` are those of its components file; `cubes`, `met` and `brings` are as for the viewer."""

    id: str
    name: str
    era: int
    symbols: list[int]
    require: dict[str, int]
    icons: dict[str, int]
    vp: int
    effects: list[dict[str, Any]]
    missing: dict[str, int]
    missing_icons: dict[str, int]
    cubes: int | None
    met: bool
    brings: int
    used: bool
    picked: bool


class Decline(TypedDict):
    """What a decline phase now would bring."""

    regions: dict[str, list[str]]
    cards: list[str]
    hourglasses: int
    era_change: bool


class Player(TypedDict):
    """A player. `hand` is None where it is hidden from the viewer."""

    seat: int
    name: str
    colour: str
    points: int
    rank: int
    coins: int
    temple: int
    oracle: int
    temple_max: int
    oracle_max: int
    spaces: int
    cubes: int
    singles: int
    doubles: int
    tiles: list[str]
    free: int
    next_free: int | None
    persons: dict[str, int]
    on_cards: dict[str, int]
    total: int
    stock: int
    cities: list[str]
    icons: dict[str, int]
    hand_size: int
    hand: list[Card] | None
    played: list[Card]
    used: list[str]
    symbols: dict[str, int]
    bonus: list[str]
    progress: dict[str, int]
    if_ended: int | None
    scored: dict[str, int]
    decline: Decline


class Training(TypedDict):
    """What it costs to train a person of a group."""

    group: str
    one: int
    two: int


class Tile(TypedDict):
    """An action tile. `pays` is what the viewer would pay for it; None where that depends on what is chosen."""

    id: str
    action: str
    icon: str | None
    coins: int
    hours: int
    pays: int | None
    holder: int | None
    problem: str
    one: NotRequired[list[str]]
    two: NotRequired[list[str]]
    reach: NotRequired[list[int]]


class Tax(TypedDict):
    """A space of the tax collector."""

    hours: int
    coins: int
    covered: bool


class Site(TypedDict):
    """A place for a city: one of a region, or a hometown."""

    id: str
    icon: str
    owner: int | None
    name: NotRequired[str]
    region: str | None
    reward: NotRequired[dict[str, Any]]
    yields: NotRequired[dict[str, int]]
    kind: NotRequired[str]
    options: NotRequired[list[dict[str, Any]]]
    marked: NotRequired[bool]
    used_by: NotRequired[list[int]]


class Bonus(TypedDict):
    """The bonus tiles of a category."""

    category: str
    threshold: int
    worth: int
    left: int


class Asked(TypedDict):
    """What the player on turn is asked."""

    kind: str | None
    price: int | None
    left: int
    splits: list[str]
    counts: list[int]
    mixtures: list[list[int]]
    exchange: bool
    areas: list[str]
    groups: bool
    regions: list[str]
    piles: list[str]
    from_discard: bool
    options: list[int]
    buttons: list[str]
    uses: list[list[int | str]]
    playing: str | None
    open_cities: list[str]
    group: str | None
    all: NotRequired[int]


class View(TypedDict):
    """The table as the viewer sees it."""

    game: str
    viewer: int | None
    me: int
    turn: int | str | None
    over: bool
    step: str
    on_turn: int
    starter: int
    round: int
    rounds: int
    era: int
    closing: bool
    players: list[Player]
    training: list[Training]
    reach: list[list[int]]
    discard_prices: list[int]
    display: list[Card]
    display_size: int
    open: list[Card]
    stack: list[str]
    decks: dict[str, int]
    discard: list[Card | str]
    tiles: list[Tile]
    taxes: list[Tax]
    sites: list[Site]
    bonus: list[Bonus]
    hand_limit: int
    asked: Asked
    hidden_hands: bool
    coins_break_ties: bool
