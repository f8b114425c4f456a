"""Looking at a finished game again: winning chances of every player along the game, turning points, past positions.

The work is done in one process of its own that yields to everything else on the machine, in slices, so that games
are looked at side by side and progress can be shown. What was found out is kept in the store. The chances are what the
search makes of the true position at each decision (see `bots/analysis.py`); whether a decision was good is judged by
what its player knew.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.status_codes import HTTP_409_CONFLICT, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Struct

from theomachy.bots import analysis, luck, seats
from theomachy.bots.analysis import Moment, TurningPoint
from theomachy.bots.luck import Stroke
from theomachy.core.errors import TheomachyError
from theomachy.core.event import ALL
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.core.record import Record
from theomachy.core.words import Phrase, upper_first
from theomachy.drawing.chances import game_chances
from theomachy.server import past
from theomachy.server.chairs import called
from theomachy.server.messages import Line, Look, Shown
from theomachy.server.sight import points
from theomachy.server.store import Store
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers

log = logging.getLogger("theomachy.reviews")

FOLLOWS = 2  # rows after a move that may tell what it was
SLICE = 1_200  # simulations in one go
STRETCH = 1_000  # moves whose luck is measured in one go
MOST_TURNS = 5  # turning points that are told
MOST_STROKES = 3  # of chance that are told
NOTICED = 0.01  # of a victory: less than that nobody calls luck
MOST_WAITING = 20  # games that this process reviews at the same time
MOST_EACH = 4  # of them begun from one address
MOST_FAILED = 1_000  # failures that are remembered until their page asks
NOT_OVER = Phrase("reviews not over")
BUSY = Phrase("reviews busy")
TOO_MANY = Phrase("reviews too many")
FAILED = Phrase("reviews failed")
BEGINNING = Phrase("reviews beginning")
UNTOLD = Phrase("reviews untold")
UNTOLD_CHANCE = Phrase("reviews untold chance")


class Turn(Struct):
    """A turning point: after the move `at` of the record somebody's chances were lastingly different. `change` is how
    much, for every seat; `better` is what the search would have done, empty where nothing much better was to be had,
    and `better_targets` are its targets in the position before the move, `done_targets` those of the move itself.
    `short` and `piece` say in a few words and as a drawing among the panel `defs` what was done, as in `Did`."""

    number: int
    at: int
    seat: int
    told: str
    change: list[float]
    better: str = ""
    better_by: float = 0.0
    short: str = ""
    piece: str = ""
    better_targets: list[str] = []
    done_targets: list[str] = []


class Review(Struct):
    """A finished game, looked at again. While `done` is false only `progress`, from 0 to 1, is there. `at` counts the
    moves of the record, those of chance included; `chances` has a row for each of these moments and a number for each
    seat; the last row is how the game ended. `luck` is what chance gave each seat, in parts of a victory, and `strokes`
    its greatest gifts, `seat` the one it gave most; both are empty where no net was trained for such a table."""

    table: str
    done: bool
    progress: float
    moves: int = 0
    at: list[int] = []
    chances: list[list[float]] = []
    turns: list[Turn] = []
    luck: list[float] = []
    strokes: list[Turn] = []
    svg: str = ""


class PastState(Struct):
    """The table after the first `at` moves of its record, as a seat saw it: what the last of them told, whose move it
    was then, and how everybody stood. `told` is one sentence about the last move that is never empty; `seq` is its
    row, so that a page shows of its log what was there then."""

    at: int
    moves: int
    panels: list[Shown]
    banner: str
    lines: list[Line]
    seq: int
    told: str
    asked: list[int]
    points: list[dict[str, Any]]


class Found(Struct):
    """What was found out about a game, as it is kept. Where no net could measure luck there are no strokes."""

    moments: list[Moment] = []
    strokes: list[Stroke] = []


@dataclass
class Study:
    """One game that is being looked at."""

    table: Table
    where: str  # the address from which it was begun
    task: asyncio.Task[None] | None = None
    progress: float = 0.0


def demand_over(table: Table, lang: str) -> None:
    if not table.row.started or table.past.position.turn != NOBODY:
        raise HTTPException(NOT_OVER[lang], status_code=HTTP_409_CONFLICT)


def demand_ended(table: Table, lang: str) -> None:
    """A game that was ended unfinished can be stepped through too: each sees what was to be seen with these eyes."""
    if not table.abandoned:
        demand_over(table, lang)


class Reviews:
    """All looking back of this process."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.running: dict[str, Study] = {}
        self.failed: dict[str, None] = {}  # tables whose page has not been told yet

    async def review(self, table: Table, look: Look, begin: str | None, most: int = MOST_TURNS) -> Review:
        """How far we are, or what was found out. `begin` starts the work, for that address, if nobody has."""
        demand_over(table, look.lang)
        table.dealing.demand_done(look.lang)
        table_id = table.row.id
        if table_id in self.failed:
            del self.failed[table_id]
            raise HTTPException(FAILED[look.lang], status_code=HTTP_503_SERVICE_UNAVAILABLE)
        if table_id not in self.running:
            kept = await self.store.analysis(table_id, table.past.seq)
            if kept is not None:
                return shown(table, read(kept), look, most)
        study = self.running.get(table_id)
        if study is not None or begin is None:
            return Review(table_id, False, round(study.progress, 3) if study is not None else 0.0)
        if len(self.running) >= MOST_WAITING:
            raise TooManyRequestsException(BUSY[look.lang])
        if sum(other.where == begin for other in self.running.values()) >= MOST_EACH:
            raise TooManyRequestsException(TOO_MANY(look.lang, most=MOST_EACH))
        study = self.running[table_id] = Study(table, begin)
        study.task = asyncio.create_task(self._finish(study))
        return Review(table_id, False, 0.0)

    async def _finish(self, study: Study) -> None:
        """Study the game and give its place free, whether anybody asks for the result or not."""
        table_id = study.table.row.id
        try:
            await self._study(study)
        except Exception:
            log.exception("a game could not be reviewed", extra={"table": table_id})
            self.failed[table_id] = None
            if len(self.failed) > MOST_FAILED:
                del self.failed[next(iter(self.failed))]
        finally:
            self.running.pop(table_id, None)

    async def _study(self, study: Study) -> None:
        table = study.table
        seq = table.past.seq
        record = str(past.record(table.past, table.row))
        places = await self.thinkers.study(decisions, record)
        sims = analysis.usual_sims(len(places))
        size = max(1, SLICE // analysis.slowness() // sims)
        stretch = max(1, STRETCH // analysis.slowness())
        stretches = [range(first, first + stretch) for first in range(0, len(table.past), stretch)]
        work = len(places) + len(stretches)
        found = Found()
        for first in range(0, len(places), size):
            found.moments += await self.thinkers.study(moments, record, places[first : first + size], sims)
            study.progress = len(found.moments) / work
        for number, moves in enumerate(stretches, 1):
            found.strokes += await self.thinkers.study(strokes, record, moves)
            study.progress = (len(places) + number) / work
        await self.store.put_analysis(table.row.id, seq, msgspec.json.encode(found).decode())

    def close(self) -> None:
        for study in self.running.values():
            if study.task is not None:
                study.task.cancel()


def decisions(record: str) -> list[int]:
    """Runs in the worker."""
    return analysis.decisions(Record.parse(record))


def moments(record: str, places: list[int], sims: int) -> list[Moment]:
    """Runs in the worker."""
    return analysis.analyse(Record.parse(record), sims=sims, only=places)


def strokes(record: str, only: range) -> list[Stroke]:
    """Runs in the worker."""
    return luck.strokes_of(Record.parse(record), only)


def read(kept: str) -> Found:
    """What was kept; before luck was measured it was moments alone."""
    found = msgspec.json.decode(kept, type=Found | list[Moment])
    return Found(found) if isinstance(found, list) else found


def shown(table: Table, found: Found, look: Look, most: int) -> Review:
    """What was found out, for a page: numbers, sentences and the picture; of the turning points the greatest."""
    final = analysis.victory(table.past.position)
    points = sorted(analysis.turning_points(found.moments, final, most), key=lambda p: p.place)
    last = len(table.past)
    at = [*(m.index for m in found.moments), last]
    rows = [[round(x, 4) for x in row] for row in [*analysis.smooth(found.moments), final]]
    turns = [turn(table, i + 1, point, look.lang) for i, point in enumerate(points)]
    svg = game_chances(
        table.game, table.past.position, at, rows, [(t.at, t.seat, t.told) for t in turns],
        names=[called(seat, look.lang, short=True) for seat in table.row.seats], theme=look.theme, lang=look.lang,
        layout=look.layout,
    )  # fmt: skip
    lucky = [round(gift, 4) for gift in luck.luck(found.strokes, len(final))] if found.strokes else []
    return Review(table.row.id, True, 1.0, last, at, rows, turns, lucky, greatest(table, found.strokes, look.lang), svg)


def greatest(table: Table, found: list[Stroke], lang: str) -> list[Turn]:
    """The greatest gifts of chance that everybody could see, in their order."""
    told: list[Turn] = []
    for stroke in sorted(found, key=lambda s: -s.size):
        if len(told) == MOST_STROKES or stroke.size < NOTICED:
            break
        sentences = [text for _, _, text in table.past.back_to(stroke.index + 1).told(None, lang, stroke.index)]
        if sentences:
            change = [round(gift, 4) for gift in stroke.gifts]
            short = sentences[0].rstrip(".")
            told.append(Turn(0, stroke.index + 1, stroke.favoured, " ".join(sentences), change, short=short))
    told.sort(key=lambda t: t.at)
    for number, gift in enumerate(told, 1):
        gift.number = number
    return told


def turn(table: Table, number: int, point: TurningPoint, lang: str) -> Turn:
    m = point.moment
    deed = None
    # A move that is only begun, or whose effect chance decides, is told by what follows at once.
    for entry in table.past.tail(m.index)[: 1 + FOLLOWS]:
        if deed is not None or entry.row.player not in (m.player, CHANCE):
            break
        open_to_all = [event for event in entry.events if event.only == ALL]
        deed = table.game.deed(table.past.position, m.player, open_to_all, lang)
    short, piece = (deed.text, deed.piece) if deed is not None else ("", "")
    better = m.best_told[lang] if m.loss >= analysis.TURN / 2 and m.best != m.chosen else ""
    change = [round(x, 4) for x in point.change]
    by = round(m.loss, 4) if better else 0.0
    before = table.past.at(m.index)
    targets = [targets_of(table.game, before, text) if better else [] for text in (m.best, m.chosen)]
    return Turn(number, m.index + 1, m.player, m.told[lang], change, better, by, short, piece, *targets)


def targets_of(game: Game, position: Position, text: str) -> list[str]:
    """Where the board shows an action. What its player could only guess may not exist on the true position: then
    there is nothing to show."""
    try:
        return list(game.targets(position, game.parse(position, text)))
    except TheomachyError:
        return []


def past_state(table: Table, at: int, seat: int | None, look: Look) -> PastState:
    """A position of a game that is over, as that seat saw it; None is a spectator."""
    demand_ended(table, look.lang)
    at = min(at, len(table.past))
    then = table.past.back_to(at)
    view = table.game.view(then.position, seat)
    panels, banner = table.drawn(then, view, seat, look, [])
    lines = [Line(row.seq, text, event.clause) for row, event, text in then.told(seat, look.lang, max(0, at - 1))]
    told = " ".join(line.text for line in lines) or told_else(table, at, seat, look.lang)
    return PastState(
        at, len(table.past), panels, banner, lines, then.seq, told, seats.asked(then.position), points(view)
    )


def told_else(table: Table, at: int, seat: int | None, lang: str) -> str:
    """A sentence about a move of which the log tells nothing: what it means, as it is told before it is done. While the
    game has secrets still, what others did may be one of them."""
    if at == 0:
        return BEGINNING[lang]
    row = table.past.tail(at - 1)[0].row
    if row.player < 0:
        return UNTOLD_CHANCE[lang]
    who = table.titles(lang)[row.player]
    secrets = table.abandoned or not table.dealing.done
    if secrets and table.game.hidden and row.player != seat:
        return UNTOLD(lang, who=who)
    return f"{upper_first(who)}: {analysis.told(table.game, table.past.at(at - 1), row.player, row.action, lang)}."
