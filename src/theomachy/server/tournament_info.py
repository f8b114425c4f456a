"""A tournament as one viewer is told of it: rounds, tables, results, standings.

Of a round whose tables share a deal, results are told when all of its games are over.
"""

from __future__ import annotations

from msgspec import Struct

import theomachy
from theomachy.server import clock_times, clocks
from theomachy.server.chairs import bot_name
from theomachy.server.pairing import EMPTY
from theomachy.server.standings import breaks_of, standings, values
from theomachy.server.tournament_store import (
    ENTRY,
    NOT_PLAYED,
    RUNNING,
    BoardRow,
    EntrantRow,
    TournamentRow,
)  # fmt: skip
from theomachy.server.tournaments import Tournaments, by_lot, played_rounds


class TournamentLine(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    game_title: str
    players: int  # at a table
    system: str
    duplicate: bool
    public: bool
    state: str  # entry, running or over
    round: int
    rounds: int
    entrants: int
    host: bool  # is it mine?
    entered: bool  # do I take part?


class TournamentEntrant(Struct):
    number: int
    who: str
    bot: bool
    mine: bool
    gone: bool


class TournamentSeat(Struct):
    """`how`: played, forfeit (left, or out of time), halted (ended unfinished), absent; empty while it is not told."""

    who: str
    mine: bool
    how: str = ""
    place: int | None = None
    points: int | None = None
    score: float | None = None  # what it was worth, from 0 to 1


class TournamentBoard(Struct):
    table: str
    over: bool
    look: bool  # may I look at it?
    seats: list[TournamentSeat]


class TournamentRound(Struct):
    number: int
    complete: bool
    boards: list[TournamentBoard]
    byes: list[str]


class TournamentStanding(Struct):
    rank: int
    number: int
    who: str
    mine: bool
    score: float
    games: int
    breaks: list[float]


class TournamentInfo(TournamentLine, kw_only=True):
    fill: str  # the bot that fills free chairs, in words; empty: people sit out
    clock_text: str
    may_enter: bool
    invite: str  # address for others; only for the host and those who take part
    ready: bool  # the next round can be opened
    my_tables: list[str]  # where I am to play now
    people: list[TournamentEntrant]
    breaks: list[str]  # what decides between equal scores, the first first
    standings: list[TournamentStanding]
    history: list[TournamentRound]  # the newest first


def names(people: list[EntrantRow], lang: str) -> dict[int, str]:
    """What everybody is called; of several bots of a kind each has a number."""
    found = {}
    for one in people:
        same = [other.number for other in people if other.bot and other.bot == one.bot]
        called = bot_name(one.bot, lang) if one.bot else one.name
        found[one.number] = f"{called} {same.index(one.number) + 1}" if len(same) > 1 else called
    return found


def line(row: TournamentRow, people: list[EntrantRow], person: str | None) -> TournamentLine:
    known = row.game in theomachy.game_names()
    return TournamentLine(
        row.id, row.title, row.game, theomachy.game(row.game).title if known else row.game, row.players, row.system,
        row.duplicate, row.public, row.state, row.round, row.rounds, len(people), row.host == person,
        person is not None and any(one.person == person for one in people),
    )  # fmt: skip


async def listed(tournaments: Tournaments, person: str | None) -> list[TournamentLine]:
    store = tournaments.store
    return [line(row, await store.entrants(row.id), person) for row in await store.listed(person)]


async def told(tournaments: Tournaments, row: TournamentRow, person: str | None, lang: str) -> TournamentInfo:
    """All about it. Whether this person may know that it exists has been asked before."""
    people = await tournaments.store.entrants(row.id)
    boards = await tournaments.store.boards(row.id)
    called = {**names(people, lang), EMPTY: bot_name(row.fill, lang) if row.fill else ""}
    mine = {one.number for one in people if person is not None and one.person == person}
    played = played_rounds(boards)
    first = line(row, people, person)
    inside = first.host or first.entered
    lines = standings(by_lot(people), played, row.players, row.duplicate)
    return TournamentInfo(
        **{name: getattr(first, name) for name in TournamentLine.__struct_fields__},
        fill=bot_name(row.fill, lang) if row.fill else "", clock_text=how_timed(row, lang),
        may_enter=row.state == ENTRY and not first.entered,
        invite=f"/tournaments/{row.id}?key={row.invite}" if inside else "",
        ready=row.state == ENTRY or (row.state == RUNNING and all(each.complete for each in played)),
        my_tables=[board.played_at for board in boards if board.entrant in mine and not board.how],
        people=[TournamentEntrant(p.number, called[p.number], bool(p.bot), p.number in mine, p.gone) for p in people],
        breaks=breaks_of(row.players, row.duplicate),
        standings=[
            TournamentStanding(s.rank, s.entrant, called[s.entrant], s.entrant in mine, s.score, s.games, s.breaks)
            for s in lines
        ],
        history=[
            _round(row, number, [b for b in boards if b.round == number], called, mine)
            for number in range(row.round, 0, -1)
        ],
    )  # fmt: skip


def _round(
    row: TournamentRow, number: int, boards: list[BoardRow], called: dict[int, str], mine: set[int]
) -> TournamentRound:
    (played,) = played_rounds(boards)
    worths = values(played, row.duplicate)
    found = []
    for index, board in enumerate(sorted({b.board for b in boards} - {NOT_PLAYED})):
        seats = [b for b in boards if b.board == board]
        open_to_me = played.complete or not row.duplicate
        shown = [_seat(b, called, mine, worths[index], open_to_me) for b in seats]
        sits = any(b.entrant in mine for b in seats)
        over = all(b.how for b in seats)
        found.append(TournamentBoard(seats[0].played_at, over, sits or (row.public and open_to_me), shown))
    byes = [called[b.entrant] for b in boards if b.board == NOT_PLAYED]
    return TournamentRound(number, played.complete, found, byes)


def _seat(board: BoardRow, called: dict[int, str], mine: set[int], worths: list[float], shown: bool) -> TournamentSeat:
    seat = TournamentSeat(called[board.entrant], board.entrant in mine)
    if shown and board.how:
        seat.how = board.how
        seat.score = worths[board.seat] if worths else None
        if board.place:
            seat.place, seat.points = board.place, board.points
    return seat


def how_timed(row: TournamentRow, lang: str) -> str:
    """The clock of all its tables in words, or the time limits that the rules set."""
    game = theomachy.game(row.game)
    return clocks.own_as_wished(game, row.players, row.options, lang) or clock_times.told(row.clock, lang)
