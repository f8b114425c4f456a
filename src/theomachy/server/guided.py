"""Guided games at the table: the coach, what he waits for, and what chance and bots do meanwhile.

Where a learner stands is read off what was played (`teaching/guide.py`). The table only knows whether the coach speaks:
`guide` of its row is `on`, `off` once the learner has sent him away, `done` when the lesson was played and the last
words are read, `puzzle` at a puzzle (`puzzling.py`), and empty for all other tables.
"""

from __future__ import annotations

import secrets
import time

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.log import Chance, Log
from theomachy.core.words import Phrase
from theomachy.server import puzzling
from theomachy.server.chairs import bot_name, bot_specs
from theomachy.server.messages import Coach, CoachPage
from theomachy.server.past import fresh_chance
from theomachy.server.rows import LESSON
from theomachy.server.store import SeatRow, TableRow
from theomachy.teaching.guide import Guide, guide

ON, OFF, DONE = LESSON
OTHERWISE = Phrase("coach otherwise")


def guide_of(game: Game, row: TableRow) -> Guide | None:
    """The guide of a table whose learner wants him."""
    return guide(game) if row.guide == ON else None


def chance(game: Game, row: TableRow, log: Log, player: int | None = None, action: int = 0) -> Chance:
    """What chance does after an action, or now: by the book while it is followed."""
    found = guide_of(game, row)
    if found is None:
        return fresh_chance()
    if player is None:
        return found.chance_now(log, fresh_chance())
    return found.chance(log, player, action, fresh_chance())


def scripted(game: Game, row: TableRow, log: Log, seat: int) -> int | None:
    """What a bot does by the book."""
    found = guide_of(game, row)
    return found.expected(log, seat) if found is not None else None


def objection(game: Game, row: TableRow, log: Log, seat: int, action: int, lang: str) -> str:
    """What the coach answers to a move that is not the one he speaks of; empty if there is nothing to say.

    Only to what the rules allow: what they forbid is better explained by them.
    """
    found = guide_of(game, row)
    if found is None:
        return puzzling.objection(row, log, seat, action, lang)
    if seat != found.learner:
        return ""
    meant = found.expected(log, seat)
    if meant is None or meant == action or action not in [int(a) for a in log.position.legal(seat)]:
        return ""
    page = found.pages(len(log), lang)[-1]
    return page.wrong or OTHERWISE(lang, say=page.say)


def coach(game: Game, row: TableRow, log: Log, seat: int | None, lang: str) -> Coach | None:
    """What the coach says to the learner now."""
    found = guide(game) if row.guide in (ON, OFF) else None
    if found is None or seat != found.learner:
        return None
    if row.guide == OFF:
        return Coach(over=True) if found.common(log) < len(found.rows) else None
    count = found.standing(log)
    pages = found.pages(count, lang) if count is not None else []
    if not pages or count is None:
        return None
    meant = found.expected(log, seat)
    targets = found.targets(count) if meant is not None else []
    return Coach(
        [CoachPage(page.say, page.why, list(page.ring)) for page in pages], found.number(count), len(found.steps),
        meant if meant is not None else -1, targets, last=finished(game, log),
    )  # fmt: skip


def finished(game: Game, log: Log) -> bool:
    """Was the whole lesson played?"""
    found = guide(game)
    return found is not None and found.common(log) == len(found.rows)


def new_row(game: Game, person: str, name: str, lang: str) -> TableRow:
    """A table for the guided game: the learner, and the gentlest bots."""
    found = guide(game)
    if found is None:
        having = [n for n in theomachy.game_names() if guide(theomachy.game(n)) is not None]
        raise TheomachyError(f"{game.name} has no guided game; there are those of: {', '.join(having)}")
    spec = bot_specs()[0]
    seats = [
        SeatRow(seat, "person", person, name, "") if seat == found.learner
        else SeatRow(seat, "bot", None, bot_name(spec, lang), spec)
        for seat in range(found.start.players)
    ]  # fmt: skip
    options = game.check(found.start.players, found.record.options)
    return TableRow(
        id=secrets.token_urlsafe(9), game=game.name, rules=int(found.record.tags["Rules"]),
        players=found.start.players, options=dict(options), title="", public=False,
        invite=secrets.token_urlsafe(12), host=person, created=time.time(), started=time.time(), finished=None,
        seats=seats, guide=ON,
    )  # fmt: skip


def first_rows(game: Game, count: int) -> Log:
    """The book up to the last question to the learner at or before this move."""
    found = guide(game)
    assert found is not None
    draft = Log(game, found.start).draft()
    for player, action in found.rows[: found.earlier(count)]:
        draft.do(player, action, at=time.time())
    return draft.log()
