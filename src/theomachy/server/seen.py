"""The table as a program reads it: no pictures, but the view they are made of, as JSON and as text.

Everything here comes from `view`, from the seat's own legal actions and from events that the seat may read, as in
`State`; complete lines are tried out on a position that is dealt anew from what the seat knows.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from theomachy.core.game import Game
from theomachy.core.log import Log
from theomachy.core.position import NOBODY
from theomachy.server import ending, why
from theomachy.server.clocks import told
from theomachy.server.messages import Chair, Deadline, Line, Place

if TYPE_CHECKING:
    from theomachy.server.sight import Sight

MOST_LINES = 400  # that are told at once


class Way(Struct):
    """A legal action: its number and its notation."""

    action: int
    text: str


class Seen(Struct, tag="seen"):
    """The table as one viewer may know it. It is complete but for the log, which goes on where the viewer was."""

    table: str
    game: str
    rules: int  # revision of the rules
    seq: int
    seat: int | None  # whose eyes
    view: dict[str, Any]  # as `game.view` gives it
    text: str  # the same as text
    ask: str  # what is asked now, in a sentence
    turn: int | str | None
    asked: list[int]  # the seats that may act now
    choices: list[Way]  # of this seat
    over: bool
    chairs: list[Chair]
    points: list[dict[str, Any]]  # seat, points and rank, as far as the viewer may know
    log: list[Line]
    log_whole: bool  # the log replaces what was there instead of going on with it
    deadlines: list[Deadline]
    clock: str = ""  # how this table is timed, in words; empty: it is not
    abandoned: bool = False  # the host has ended the game unfinished
    result: list[Place] = []  # when the game is over, the best first


class Lines(Struct):
    """Complete actions as they are written: each a list of texts to play one after the other, mostly a single one.
    `whole` says whether these are all."""

    seq: int
    seat: int
    lines: list[list[str]]
    whole: bool


def seen(table: Sight, person: str | None, seat: int | None, lang: str, since: int) -> Seen:
    """The table for one viewer; the log from row `since` on."""
    game, past = table.game, table.past
    position = past.position
    view = game.view(position, seat)
    legal = position.legal(seat) if seat is not None and not table.abandoned else ()
    whole = since == 0 or since < past.last_undo or since > past.seq
    return Seen(
        table=table.row.id, game=game.name, rules=table.row.rules, seq=past.seq, seat=seat, view=view,
        text=game.board(view, lang), ask=ending.ABANDONED[lang] if table.abandoned else str(game.ask(view, lang)),
        turn=view.get("turn"), asked=table.asked(), choices=[Way(int(a), game.text(position, int(a))) for a in legal],
        over=position.turn == NOBODY, chairs=table.chairs(person, lang),
        points=[
            {"seat": p["seat"], "points": p.get("points"), "rank": p.get("rank")} for p in view.get("players", [])
        ],
        log=table.lines(seat, lang, 0 if whole else since), log_whole=whole, deadlines=table.timing.deadlines(),
        clock=told(game, position, table.timing.clock, lang), abandoned=table.abandoned,
        result=table.result(position, lang),
    )  # fmt: skip


def lines(game: Game, past: Log, seat: int, most: int) -> Lines:
    """The complete actions of a seat, as many as are wanted. It may take a while, and a table goes on meanwhile."""
    known = why.imagined(past.position, seat)
    found = [list(texts) for texts in islice(game.lines(known, seat), most + 1)]
    return Lines(past.seq, seat, found[:most], len(found) <= most)
