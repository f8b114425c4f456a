"""What `view` gives: the words of a view of 4 Gods. Cells, colours, terrains and tiles are given by their names."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Modes(TypedDict):
    """How this table plays."""

    play: str
    clock: str
    gods: str
    check: str
    backs: str
    hands_open: bool
    flips: bool
    after_seeing: bool
    each: int


class Face(TypedDict):
    """A side of a tile: the terrains of its corners, and which corners hang together."""

    corners: str
    zones: list[int]


class Prophet(TypedDict):
    """A prophet on a cell."""

    colour: str
    corner: str


class Cell(TypedDict):
    """A cell with a tile, which has a face, a placer and a name, or with a city, which may be safe."""

    cell: str
    kind: str
    prophet: Prophet | None
    safe: NotRequired[str | None]
    corners: NotRequired[str]
    zones: NotRequired[list[int]]
    placer: NotRequired[int | None]
    tile: NotRequired[str | None]


class OpenCell(TypedDict):
    """An empty cell that a tile could go to, and how many tiles would fit."""

    cell: str
    corners: list[str] | None
    safe: str | None
    in_bag: NotRequired[int]
    in_rows: NotRequired[int]


class God(TypedDict):
    """A colour and its god, as far as the viewer knows it."""

    colour: str
    terrain: str
    owner: int | None
    god: str | None
    reserve: int
    lost: int
    destroyed: int
    largest: int
    number: int


class Kingdom(TypedDict):
    """A connected region of one terrain."""

    terrain: str
    size: int
    cells: list[str]
    corners: list[str]
    prophets: dict[str, int]
    worth: int
    leaders: list[str]


class Progress(TypedDict):
    """How far the game is; with turns it has an order, with time limits it has none."""

    round: int
    turns: int
    done: int
    steps_left: NotRequired[int]
    extra_turns: NotRequired[int]
    order: NotRequired[list[int]]
    rounds_left: NotRequired[int]


class Asked(TypedDict):
    """Who has to answer for which cell."""

    seat: int
    cell: str


class Limit(TypedDict):
    """A time limit that runs."""

    what: str
    seat: int
    ms: int


class Score(TypedDict):
    """The points of a colour; None where they would tell a secret god."""

    colour: str
    cities: int
    prophets: int
    largest: int | None
    number: int | None
    total: int


class Turned(Face):
    """A tile as it can be turned."""

    face: str


class Hand(TypedDict):
    """A tile in hand. `tile` and `sides` are None where it is hidden from the viewer."""

    tile: str | None
    sides: list[Face] | None
    turns: list[Turned]


class Slot(TypedDict):
    """A tile in a row. `tile` and `back` are None where backs are hidden."""

    slot: str
    tile: str | None
    side: NotRequired[str]
    up: Face
    back: Face | None
    fits: bool | None


class Taken(TypedDict):
    """Where the tile that must be placed first came from."""

    row: int
    hand: int


class Aim(TypedDict):
    """What a player has taken up: a tile, a city, a prophet or a challenge."""

    kind: str
    hand: NotRequired[int]
    face: NotRequired[str]
    corners: NotRequired[str]
    zones: NotRequired[list[int]]
    corner: NotRequired[str]
    colour: NotRequired[str | None]
    source: NotRequired[str | None]


class Player(TypedDict):
    """A player."""

    seat: int
    name: str
    colour: str
    points: int
    highest: int
    rank: int
    gods: list[str]
    scores: list[Score]
    hands: list[Hand | None]
    row: list[Slot | None]
    row_free: int
    passed: bool
    ready: bool
    cooling: bool
    losing: bool
    choosing: bool
    window: str | None
    taken: Taken | None
    aim: Aim | None
    unassigned: int


class View(TypedDict):
    """The table as the viewer sees it."""

    game: str
    viewer: int | None
    turn: int | str | None
    over: bool
    step: str
    current: int | None
    modes: Modes
    size: int
    world: list[Cell]
    open: list[OpenCell]
    scars: list[str]
    bag: int
    supply: int
    cities_total: int
    capacity: int
    gods: list[God]
    kingdoms: list[Kingdom]
    progress: Progress
    trigger: str
    ending: str
    asked: Asked | None
    running: list[Limit]
    players: list[Player]
