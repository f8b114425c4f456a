"""What somebody did more often than all others in a finished game: small facts from its log."""

from __future__ import annotations

from typing import NamedTuple

from theomachy.core.event import ALL
from theomachy.core.game import Game
from theomachy.core.log import Log

MOST = 3


class Superlative(NamedTuple):
    seat: int
    times: int
    text: str


def facts(game: Game, log: Log, lang: str) -> list[Superlative]:
    """At most three, only where one seat is before all others, from events that everybody may read.

    `FACTS` of a game's `table/verdict.py` says what is counted: kinds of events, and the field that names whose deed it
    was (empty: of whoever acted). `fact-<kind>` of its catalogues tells it.
    """
    counted: dict[str, str] = game.module("table.verdict").FACTS
    if not counted:
        return []
    counts = {kind: [0] * log.position.players for kind in counted}
    for entry in log.entries:
        for event in entry.events:
            if event.kind in counted and event.only == ALL:
                field = counted[event.kind]
                seat = event.data.get(field) if field else entry.row.player
                if isinstance(seat, int) and 0 <= seat < log.position.players:
                    counts[event.kind][seat] += 1
    words = game.module("words.words").WORDS
    found = []
    for kind, by_seat in counts.items():
        most = max(by_seat)
        if most > 1 and by_seat.count(most) == 1:
            found.append(Superlative(by_seat.index(most), most, words.sentence(f"fact {kind}", lang)))
    return found[:MOST]
