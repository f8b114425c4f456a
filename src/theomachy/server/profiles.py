"""What everybody may know about somebody with an account: ratings, results, opponents, streaks; and who leads.

Public games count, rated ones by their result alone, and whatever the asker has played himself. Of other private games
not even the number is told, and of a duel's first game nothing before the second is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, or_, select

import theomachy
from theomachy.core.words import Phrase
from theomachy.server.account_store import Account
from theomachy.server.chairs import LEFT, bot_name
from theomachy.server.deal_store import still_played
from theomachy.server.rating_store import Board, RatingStore, Standing, counted
from theomachy.server.schema import SEATS, TABLES
from theomachy.server.schema_accounts import ACCOUNTS
from theomachy.server.schema_archive import OUTCOMES
from theomachy.server.schema_ratings import CHANGES, RATED
from theomachy.server.schema_ratings import LEFT as HAVE_LEFT
from theomachy.server.skill import ANCHORS, Skill
from theomachy.server.store import Store

MOST = 2000  # games that are looked at, the newest
NEWEST = 20  # that are listed
GUESTS = Phrase("profile guests")


class Rating(Struct):
    game: str
    game_title: str
    players: int
    pace: str
    rating: int
    deviation: int
    provisional: bool
    games: int


class Against(Struct):
    """Results against one opponent: `account` is the name of a profile, empty for bots, guests and those who left."""

    name: str
    account: str
    won: int = 0
    lost: int = 0
    level: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.level


class Played(Struct):
    """A game that is over; without an id it is private, and only its result is told. `unfinished`: nobody has played
    it to its end, but it is decided, as somebody has left it. `by_bot`: a bot has finished it in the place of this
    person; then it counts for nothing here, and has no place, unless it is rated."""

    id: str
    game: str
    game_title: str
    players: int
    place: int | None
    ended: float
    rated: bool
    unfinished: bool = False
    change: int | None = None
    by_bot: bool = False


class Profile(Struct):
    name: str
    since: float
    games: int
    won: int
    streak: int
    longest: int
    ratings: list[Rating]
    opponents: list[Against]
    newest: list[Played]


class Leader(Struct):
    """A line of a leader board. Bots of a level stand among the people without a place of their own."""

    place: int | None
    name: str
    account: str
    rating: int
    deviation: int
    provisional: bool
    games: int | None


class Seat(NamedTuple):
    person: str | None
    bot: str
    name: str
    account: str
    place: int

    @property
    def stood_in(self) -> bool:
        """Has a bot finished the game there in the place of a person?"""
        return self.person is not None and bool(self.bot)


def title(game: str) -> str:
    return theomachy.game(game).title if game in theomachy.game_names() else game


def rating(standing: Standing) -> Rating:
    board, skill = standing.board, standing.skill
    return Rating(
        board.game, title(board.game), board.players, board.pace, skill.figure, skill.deviation, standing.provisional,
        standing.games,
    )  # fmt: skip


class Profiles:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.ratings = RatingStore(store)

    async def profile(self, of: Account, asker: str | None, lang: str) -> Profile:
        games, seats, changes = await self._games(of.person, asker)
        opponents: dict[str, Against] = {}
        streak = longest = won = 0
        credited = [game for game in games if self._credited(game, seats[game.id], of.person)]
        for game in reversed(credited):
            place = next(seat.place for seat in seats[game.id] if seat.person == of.person)
            first = place == 1
            won += first
            streak = streak + 1 if first else 0
            longest = max(longest, streak)
            for seat in seats[game.id]:
                if seat.person != of.person and (game.decided or not seat.stood_in):
                    met = against(seat, lang)
                    count(opponents.setdefault(met.account or f"/{met.name}", met), place, seat.place)
        standings = sorted(await self.ratings.of_person(of.person), key=lambda s: s.board)
        return Profile(
            of.name, of.created, len(credited), won, streak, longest, [rating(standing) for standing in standings],
            sorted(opponents.values(), key=lambda a: (-a.games, a.name))[:50],
            [self._played(game, seats[game.id], of.person, changes.get(game.id)) for game in games[:NEWEST]],
        )  # fmt: skip

    def _credited(self, game: Any, seats: Sequence[Seat], person: str) -> bool:
        """Is the result this person's own? Not what a bot has finished in their place, unless it is a rated game, where
        those who leave have lost."""
        return game.decided or not any(seat.person == person and seat.stood_in for seat in seats)

    def _played(self, game: Any, seats: Sequence[Seat], person: str, change: int | None) -> Played:
        mine = next(seat for seat in seats if seat.person == person)
        shown = game.id if game.open else ""
        return Played(
            shown, game.game, title(game.game), game.players,
            mine.place if self._credited(game, seats, person) else None, game.ended, game.rated, game.unfinished,
            change, mine.stood_in,
        )  # fmt: skip

    async def _games(self, person: str, asker: str | None) -> tuple[list[Any], dict[str, list[Seat]], dict[str, int]]:
        """Games that are over and count here, the newest first, with their seats and what they changed."""
        once = select(SEATS.c.table_id).where(SEATS.c.person == person)
        once = once.group_by(SEATS.c.table_id).having(func.count() == 1)  # nobody plays against himself
        sat = select(SEATS.c.table_id).where(SEATS.c.person == (asker or ""))
        looks = or_(TABLES.c.public.is_(True), TABLES.c.id.in_(sat))
        decided = TABLES.c.id.in_(select(RATED.c.table_id).where(RATED.c.number.is_not(None)))
        known = TABLES.c.id.in_(select(OUTCOMES.c.table_id))
        wanted = (
            select(
                TABLES.c.id, TABLES.c.game, TABLES.c.players, TABLES.c.rated, looks.label("open"),
                _unfinished().label("unfinished"), decided.label("decided"), _ended().label("ended"),
            )
            .where(or_(and_(~_unfinished(), known), and_(_unfinished(), decided)))
            .where(TABLES.c.id.in_(once), or_(looks, TABLES.c.rated.is_(True)))
            .where(or_(TABLES.c.id.not_in(still_played()), TABLES.c.id.in_(sat)))
            .order_by(_ended().desc(), TABLES.c.id).limit(MOST)
        )  # fmt: skip
        same = and_(OUTCOMES.c.table_id == SEATS.c.table_id, OUTCOMES.c.seat == SEATS.c.seat)
        columns = (SEATS.c.table_id, SEATS.c.person, SEATS.c.bot, SEATS.c.name, OUTCOMES.c.place)
        seats: dict[str, list[Seat]] = {}
        gone: dict[str, list[int]] = {}
        async with self.store.engine.connect() as connection:
            games = list((await connection.execute(wanted)).all())
            for start in range(0, len(games), 500):
                ids = [game.id for game in games[start : start + 500]]
                chairs = select(*columns, ACCOUNTS.c.name.label("account")).outerjoin(OUTCOMES, same)
                chairs = chairs.outerjoin(ACCOUNTS, ACCOUNTS.c.person == SEATS.c.person).order_by(SEATS.c.seat)
                for row in (await connection.execute(chairs.where(SEATS.c.table_id.in_(ids)))).all():
                    seat = Seat(row.person, row.bot, row.name, row.account or "", row.place or 1)
                    seats.setdefault(row.table_id, []).append(seat)
                leavers = select(HAVE_LEFT).where(HAVE_LEFT.c.table_id.in_(ids))
                for row in (await connection.execute(leavers.order_by(HAVE_LEFT.c.at, HAVE_LEFT.c.seat))).all():
                    gone.setdefault(row.table_id, []).append(row.seat)
            newest = [game.id for game in games[:NEWEST]]
            mine = and_(CHANGES.c.person == person, CHANGES.c.table_id.in_(newest))
            changed = (await connection.execute(select(CHANGES).where(mine))).all()
        changes = {
            row.table_id: Skill(row.mu, row.sigma).figure - Skill(row.mu_before, row.sigma_before).figure
            for row in changed
        }
        for game in games:
            if game.decided:  # as it counted for the ratings: who has left came last, whatever the bot did
                places = counted([seat.place for seat in seats[game.id]], gone.get(game.id, []))
                seats[game.id] = [seat._replace(place=n) for seat, n in zip(seats[game.id], places, strict=True)]
        return games, seats, changes

    async def leaders(self, board: Board, lang: str) -> list[Leader]:
        """People in their order, and among them the bots that they can measure themselves against."""
        found: list[Leader] = []
        for place, standing in enumerate(await self.ratings.leaders(board), 1):
            skill = standing.skill
            found.append(Leader(
                None if standing.provisional else place, standing.name, standing.name, skill.figure, skill.deviation,
                standing.provisional, standing.games,
            ))  # fmt: skip
        bots = [
            Leader(None, bot_name(spec, lang), "", skill.figure, skill.deviation, False, None)
            for spec, skill in ANCHORS.items()
        ]
        return sorted([*found, *bots], key=lambda line: (line.provisional, -line.rating, line.name))


def _unfinished() -> ColumnElement[bool]:
    """It runs, or somebody has ended it: of these a rated game that somebody left may be decided all the same."""
    return or_(TABLES.c.finished.is_(None), TABLES.c.started.is_(None), TABLES.c.abandoned.is_(True))


def _ended() -> ColumnElement[float]:
    """When it was over, or decided by the last who left."""
    last = select(func.max(HAVE_LEFT.c.at)).where(HAVE_LEFT.c.table_id == TABLES.c.id).scalar_subquery()
    return func.coalesce(TABLES.c.finished, last, 0.0)


def against(seat: Seat, lang: str) -> Against:
    """Who sat there: bots by their level, people by their account; guests choose their names, so they are all one."""
    if seat.account:
        return Against(seat.account, seat.account)
    if seat.person is None:
        return Against(bot_name(seat.bot, lang) if seat.bot else seat.name, "")
    return Against(GUESTS[lang] if seat.name else LEFT[lang], "")


def count(met: Against, mine: int, theirs: int) -> None:
    if mine < theirs:
        met.won += 1
    elif mine > theirs:
        met.lost += 1
    else:
        met.level += 1
