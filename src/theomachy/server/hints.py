"""Hints at the table: what a strong bot would do in a player's place, from what this player may know.

Only who is asked gets one, never at a table without hints. It is thought about in the bots' processes, once for each
position, seat and language, however often it is asked for.
"""

from __future__ import annotations

import asyncio
import logging

from theomachy.bots.analysis import Advice
from theomachy.core.log import Log
from theomachy.core.words import Phrase, upper_first
from theomachy.server.limits import Buckets
from theomachy.server.messages import Advised, Hints, Next, NoHint
from theomachy.server.places import Customer
from theomachy.server.tables import NOT_YOURS, Table
from theomachy.server.thinking import Thinkers
from theomachy.server.why import imagined

log = logging.getLogger("theomachy.hints")

MOST_KEPT = 64
WITHOUT = Phrase("hints refused")
NOT_ASKED = Phrase("hints not asked")
TOO_MANY = Phrase("hints too many")
NOT_FOUND = Phrase("hints not found")

Key = tuple[str, int, int, str]  # table, row, seat, language


class Hinting:
    """The hints of all tables of this process."""

    def __init__(self, thinkers: Thinkers, per_minute: float, seconds: float) -> None:
        self.thinkers = thinkers
        self.seconds = seconds
        self.patience = Buckets(per_minute / 60, max(1.0, per_minute / 2))
        self.known: dict[Key, asyncio.Task[Advice]] = {}

    async def hint(self, table: Table, person: str | None, seat: int, ask: int, lang: str) -> Hints | NoHint:
        """The best actions of the seat, or why there is no hint."""
        refusal = self.refusal(table, person, seat, lang)
        if refusal:
            return NoHint(ask, refusal)
        past = table.past
        key = (table.row.id, past.seq, seat, lang)
        if key not in self.known:
            if not self.patience.take(person):
                return NoHint(ask, TOO_MANY[lang])
            if len(self.known) >= MOST_KEPT:
                self.known = {k: task for k, task in self.known.items() if not task.done()}
            customer = Customer(table.row.id, person)
            thought = self.thinkers.advise(table.game, past.position, seat, self.seconds, lang, customer)
            self.known[key] = asyncio.create_task(thought)
        try:
            advice = await asyncio.shield(self.known[key])
        except Exception:
            log.exception("no hint", extra={"table": table.row.id})
            self.known.pop(key, None)
            return NoHint(ask, NOT_FOUND[lang])
        return Hints(ask, seat, past.seq, advice.simulations, shown(table, past, seat, advice, lang))

    def refusal(self, table: Table, person: str | None, seat: int, lang: str) -> str:
        if seat not in table.seats_of(person):
            return NOT_YOURS[lang]
        if not table.row.hints:
            return WITHOUT[lang]
        return "" if table.may_have_hints(seat) else NOT_ASKED[lang]


def shown(table: Table, past: Log, seat: int, advice: Advice, lang: str) -> list[Advised]:
    """On the board the place of a hint carries its number: its words need not name it."""
    names = table.titles(lang)
    known = imagined(past.position, seat)
    return [
        Advised(
            hint.action, list(table.game.targets(past.position, hint.action)), hint.text,
            upper_first(table.game.tell(known, seat, hint.action, lang, here=True).rstrip(". ")) or hint.told,
            hint.chance, hint.trials, [f"{names[step.player]}: {step.told}" for step in hint.line[1:]],
            [Next(step.player, step.action, step.told) for step in hint.line[1:]],
        )
        for hint in advice.hints
    ]  # fmt: skip
