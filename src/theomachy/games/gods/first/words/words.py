"""Which sentences GODS, first edition, says; the catalogues beside this file hold them."""

from __future__ import annotations

from pathlib import Path

from theomachy.core.event import Event
from theomachy.games.gods.common.words.common import COMMON, GodsWords
from theomachy.games.gods.common.words.neighbours import place_names
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.first.rules.turn import END_GAME
from theomachy.games.gods.first.table.notation import TABLE

__all__ = [
    "ask", "option", "option_value", "place_names", "progress", "say", "seat_title", "source", "tell", "tell_here",
    "why",
]  # fmt: skip


class FirstWords(GodsWords):
    def weighed(self, before: GodsFirst, after: GodsFirst, lang: str) -> list[str]:
        """Whether the builder has the most temples then and had not, or leaves behind who had as many (GODS1-X-06).

        One temple does one or the other: whoever goes ahead of all had as many as they before."""
        seats = range(before.players)
        now = [seat for seat in seats if after.is_penalised(seat) and not before.is_penalised(seat)]
        past = [seat for seat in seats if before.is_penalised(seat) and not after.is_penalised(seat)]
        if not now and not past:
            return []
        who = self.listing([self.god(before, seat, lang) for seat in now or past], lang)
        values = {"who": who, "count": len(now or past), "n": int(before.fixed.penalty)}
        return [self.sentence("will have most" if now else "will have fewer", lang, **values)]


WORDS = FirstWords("gods-first", COMMON, Path(__file__).parent)
WORDS.actions = TABLE
WORDS.foretold = frozenset({END_GAME})
WORDS.effects = {"village": "will found", "points tile": "will earn", "village fell": "will fall"}


def say(position: GodsFirst, event: Event, lang: str = "en") -> str:
    """What happened, told with what lay on the field right after it: that is the position."""
    if event.kind == "game over":
        return WORDS.say_over(position, event, lang)
    sentence = WORDS.say_shared(position, event, lang)
    return sentence[:1].upper() + sentence[1:]  # it may begin with the name of a tile


# What both editions say alike, each from its own catalogues.
tell = WORDS.tell
tell_here = WORDS.tell_here
why = WORDS.why
ask = WORDS.ask
seat_title = WORDS.seat_title
option = WORDS.option
option_value = WORDS.option_value
source = WORDS.source
progress = WORDS.progress
