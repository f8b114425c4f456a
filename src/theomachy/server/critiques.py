"""The coach after a turn: whether something was clearly better, for who has asked for it and at tables with hints.

He knows what the player knew at each decision, and thinks where bots think. Nobody waits for him: he is asked when the
turn is over, and what he says comes when it comes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

import theomachy
from theomachy.bots.critique import Critique, Gain, criticise
from theomachy.core.dice import Dice
from theomachy.core.log import Log
from theomachy.core.position import CHANCE, EVERYBODY
from theomachy.core.words import TABLE, Phrase
from theomachy.server import guided
from theomachy.server.hints import NOT_FOUND, TOO_MANY, WITHOUT
from theomachy.server.limits import Buckets
from theomachy.server.places import Customer
from theomachy.server.tables import NOT_YOURS, Table
from theomachy.server.thinking import Thinkers

log = logging.getLogger("theomachy.critiques")

MOST_KEPT = 64
MOST_DECISIONS = 6  # of one turn that are looked at, the last ones
BETTER = Phrase("critique better")
CHANCES = Phrase("critique chances")
GAINS = Phrase("critique gains")
REPLY = Phrase("critique reply")
REPLY_WINS = Phrase("critique reply wins")
REPLY_COSTS = Phrase("critique reply costs")
REPLY_BRINGS = Phrase("critique reply brings")

Key = tuple[str, int, int, str]  # table, last row of the turn, seat, language


class TurnCritique(Struct):
    """What the coach says about the last turn of a seat, which ended with row `seq`. Without a word, `say` is empty:
    nothing was clearly better, or the turn is not over yet."""

    seq: int
    say: str = ""
    because: str = ""


class Refusal(Exception):
    """Why the coach says nothing here."""


class Critiques:
    """What the coach says at all tables of this process."""

    def __init__(self, thinkers: Thinkers, per_minute: float, seconds: float) -> None:
        self.thinkers = thinkers
        self.seconds = seconds
        self.patience = Buckets(per_minute / 60, max(1.0, per_minute / 2))
        self.known: dict[Key, asyncio.Task[TurnCritique]] = {}

    async def last_turn(self, table: Table, person: str, seat: int, lang: str) -> TurnCritique:
        """About the last turn of the seat; Refusal if he may not or cannot speak."""
        if seat not in table.seats_of(person):
            raise Refusal(NOT_YOURS[lang])
        if not table.row.hints:
            raise Refusal(WITHOUT[lang])
        past = table.past
        if table.row.guide == guided.ON:  # the other coach speaks, and his lesson is no mistake
            return TurnCritique(past.seq)
        turn = decisions(past, seat)
        if not turn or (seat in table.asked() and still_on(past, seat)):
            return TurnCritique(past.seq)
        key = (table.row.id, past.entries[turn[-1]].row.seq, seat, lang)
        if key not in self.known:
            if not self.patience.take(person):
                raise Refusal(TOO_MANY[lang])
            if len(self.known) >= MOST_KEPT:
                self.known = {k: task for k, task in self.known.items() if not task.done()}
            customer = Customer(table.row.id, person)
            self.known[key] = asyncio.create_task(self._look(table, past, turn, seat, lang, customer))
        try:
            return await asyncio.shield(self.known[key])
        except Exception as error:
            log.exception("the coach could not look at a turn", extra={"table": table.row.id})
            self.known.pop(key, None)
            raise Refusal(NOT_FOUND[lang]) from error

    async def _look(
        self, table: Table, past: Log, turn: list[int], seat: int, lang: str, customer: Customer
    ) -> TurnCritique:
        """The decision of the turn that cost most, if one did."""
        worst: Critique | None = None
        looked_at = turn[-MOST_DECISIONS:]
        for place in looked_at:
            position = past.back_to(place).position
            known = table.game.to_json(position.redeal(seat, Dice(secrets.randbits(62))))
            found = await self.thinkers.ask(
                customer, critique, table.game.name, known, seat, past.entries[place].row.action,
                self.seconds, secrets.randbits(62), lang,
            )  # fmt: skip
            if found is not None and (worst is None or found.loss > worst.loss):
                worst = found
        seq = past.entries[turn[-1]].row.seq
        if worst is None:
            return TurnCritique(seq)
        return TurnCritique(seq, BETTER(lang, best=worst.best), because(worst, table.titles(lang), lang))


def critique(
    game_name: str, data: dict[str, Any], player: int, chosen: int, seconds: float, seed: int, lang: str
) -> Critique | None:
    """Runs in a worker, in a position that holds nothing the player may not know."""
    game = theomachy.game(game_name)
    return criticise(game, game.position(data), player, chosen, seconds=seconds, seed=seed, lang=lang)


def decisions(past: Log, seat: int) -> list[int]:
    """The places of the seat's decisions in its last turn: what it did with nobody but chance in between."""
    found: list[int] = []
    entries = past.entries
    begun = False
    for place in range(len(entries) - 1, -1, -1):
        player = entries[place].row.player
        if player == seat:
            begun = True
            position = past.back_to(place).position
            if position.turn == EVERYBODY:
                return []  # in real time nobody has turns
            if len(position.sensible(seat)) > 1:
                found.insert(0, place)
        elif player != CHANCE and begun:
            break
    return found


def still_on(past: Log, seat: int) -> bool:
    """Is what the seat did last still the same turn, so that it can go on or take it back?"""
    for entry in reversed(past.entries):
        if entry.row.player == CHANCE:
            continue
        return entry.row.player == seat
    return False


def because(found: Critique, titles: list[str], lang: str) -> str:
    """What it would have brought at once, how many games it wins, and what the other can do now at a cost."""
    said = [GAINS(lang, what=listed(found.gains, "+", lang))] if found.gains else list(found.progress)
    said.append(CHANCES(lang, better=round(100 * found.best_chance), chance=round(100 * found.chance)))
    if found.threat:
        who = titles[found.threat.player]
        said.append(REPLY(lang, who=who, reply=found.threat.told))
        if found.threat.wins:
            said.append(REPLY_WINS[lang])
        elif found.threat.costs:
            said.append(REPLY_COSTS(lang, what=listed(found.threat.costs, "−", lang)))
        elif found.threat.brings:
            said.append(REPLY_BRINGS(lang, who=who, what=listed(found.threat.brings, "+", lang)))
    return " ".join(said)


def listed(gains: Sequence[Gain], sign: str, lang: str) -> str:
    return str(TABLE.listing([f"{gain.what} {sign}{gain.points}".strip() for gain in gains], lang))
