"""What `view` gives: the words of a view of Playing Gods. Gods are given as seats, lands and cards by their names."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Player(TypedDict):
    """A god. `hand` is None where it is hidden from the viewer, who may know some of it."""

    seat: int
    name: str
    colour: str
    emblem: str
    points: int
    rank: int
    lands: int
    sects: int
    supply: int
    status: str
    homes: list[str]
    figure: int | None
    permanents: list[str]
    immunities: list[str]
    wrath: int
    conversion: int
    hand: list[str] | None
    known: list[str]
    bare: list[str]
    tried: bool


class Land(TypedDict):
    """A land with the sects on it, from below."""

    id: str
    continent: str
    number: int
    holy: bool
    stack: list[int]
    ruler: int | None
    live: int
    below: int | None


class Continent(TypedDict):
    """A continent: its portals, and whose home it is."""

    id: str
    portals: list[int]
    home: int | None


class Space(TypedDict):
    """A space of the ring."""

    kind: str
    continent: str | None


class WrathPile(TypedDict):
    """The wrath pile."""

    upper: int
    lower: list[str]
    unseen: dict[str, int]


class ConversionPile(WrathPile):
    """The conversion pile: how likely its next card is a lose card, and one of those that are drawn at once."""

    lose_chance: float
    draw_lose_chance: float


class Rival(TypedDict):
    """Another god on a continent."""

    god: int
    convertible: int
    sects: int


class Landing(TypedDict):
    """Where a move may end."""

    steps: int
    space: int
    kind: str
    continent: NotRequired[str]
    free: NotRequired[bool]
    usable: NotRequired[bool]
    rivals: NotRequired[list[Rival]]


class Chance(TypedDict):
    """What converting another god would bring."""

    god: int
    mine: int
    hand: int | None
    theirs: int
    hidden: int
    convertible: int
    tried: bool
    gain: NotRequired[int]
    wins: NotRequired[bool]
    sure: NotRequired[bool]


class Force(TypedDict):
    """An attack that could be made."""

    form: str
    kills: int
    lands: list[str]


class Portal(TypedDict):
    """What can be done at the portal."""

    continent: str
    attack_here: bool
    gain_here: bool
    conversions: list[Chance]
    attacks: list[Force]


class Victim(TypedDict):
    """A god who is attacked."""

    god: int
    through: list[str]
    limit: int
    lands: int
    goes_out: bool


class Protection(TypedDict):
    """A protection that could be played."""

    element: str
    limit: int


class Attack(TypedDict):
    """The attack that is being made."""

    form: str
    special: bool
    full: int
    most: int
    kills: int
    left: int
    named: list[str]
    hits: dict[str, int]
    gods: list[Victim]
    protections: list[Protection]
    godkiller: bool


class Conversion(TypedDict):
    """The conversion that is being made."""

    victim: int
    mine: int
    offered: int
    theirs: int
    defended: int
    difference: int
    lands: int
    convertible: list[str]
    named: list[str]
    goes_out: bool
    wins: bool
    sure: bool
    godkiller: bool


class Rising(TypedDict):
    """A buried chip that can come up, and what becomes of its god then."""

    land: str
    god: int
    then: str


class Theft(TypedDict):
    """The hand that is being robbed."""

    victim: int
    blind: bool
    hand: list[str] | None
    backs: list[str]
    open: list[str]


class View(TypedDict):
    """The table as the viewer sees it."""

    game: str
    viewer: int | None
    turn: int | str | None
    on_turn: int
    over: bool
    ending: str
    winner: int | None
    winners: list[int]
    step: str
    turns: int
    turn_limit: int
    target: int
    die: int
    players: list[Player]
    lands: list[Land]
    continents: list[Continent]
    ring: list[Space]
    wrath_pile: WrathPile
    conversion_pile: ConversionPile
    shown: list[str]
    cards_here: int
    landings: list[Landing]
    portal: Portal | None
    attack: Attack | None
    conversion: Conversion | None
    theft: Theft | None
    fortify: list[str]
    rising: list[Rising]
    risen: int | None
