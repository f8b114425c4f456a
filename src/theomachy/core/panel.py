"""What a game's picture is made of: named panels, which a page arranges as its window allows."""

from __future__ import annotations

from dataclasses import dataclass

DEFS = "defs"  # the panel that holds what the others refer to; it is never seen itself


@dataclass(frozen=True)
class Panel:
    """One part of the table as one viewer may see it, in one language.

    `name` says where a page puts it: `board`, `tray`, `seat:0` …, `stock`, `market`, `cards`, `hand`, or `defs` (see
    docs/pictures.md). `body` is a whole SVG picture, or a piece of HTML with small pictures in it. Colours are CSS
    variables with the light value as fallback, so a change of theme redraws nothing.
    """

    name: str
    body: str
    kind: str = "svg"  # or "html"
    width: float = 0  # CSS pixels below which it cannot be read; 0: it does not matter
    height: float = 0
    pans: bool = False  # what does not fit may be pushed and zoomed
    grows: bool = False  # takes what is left of the window
    label: str = ""  # its name for screen readers
    figure: str = ""  # at a seat: the large figure beside the player's name, usually the points
    goal: str = ""  # and what it takes to win, where the rules say so
    hue: str = ""  # and the colour of the seat, by its name in the theme


@dataclass(frozen=True)
class Source:
    """A part of a player's score. The parts of a player add up to `Position.score`."""

    kind: str  # `words.words.source(kind, of, lang)` names it
    points: int
    of: str = ""  # of what: a people, a continent, a card
    clause: str = ""  # that gives the points


@dataclass(frozen=True)
class Tie:
    """What put the winner before the next, where points alone do not show it."""

    kind: str  # what was compared: `tie-<kind>` of the game's catalogues tells it
    clause: str  # that says so
    winner: int
    other: int  # the best of those who had as many points
    mine: int  # what the winner had of it
    theirs: int


@dataclass(frozen=True)
class Deed:
    """An action of a player in a few words, for those who did not see it: a piece and at most four words."""

    text: str
    piece: str = ""  # the id of something that the panel `defs` defines
    by: int | None = None  # whose doing it is, if not of who acted: an answer may let another succeed
