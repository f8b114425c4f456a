"""What waits for players in the lists that everybody sees: how much of it one person, and one address, may have.

Guests cost nothing, so counting by person alone would not keep one visitor from filling a list. Who has come from which
address is remembered by each process, and forgotten with it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase

MOST = 10  # of one person
MOST_HERE = 40  # of all who come from one address
SHOWN = 3  # of one person that a list shows at once
REMEMBERED = 10_000  # addresses
PEOPLE = 1000  # of an address that are remembered

TOO_MANY = Phrase("openings too many")
TOO_MANY_HERE = Phrase("openings too many here")


class TooMany(TheomachyError):
    """So much waits for players already that nothing more is set up for everybody to see."""


class Openings:
    def __init__(self) -> None:
        self.people: dict[str, dict[str, None]] = {}  # by address; both in the order in which they came last

    async def demand(
        self, where: str, person: str, count: Callable[[Sequence[str]], Awaitable[dict[str, int]]], lang: str
    ) -> None:
        """Refuse what is too much; `count` says how much waits that these people have set up."""
        here = self.people.pop(where, {})
        here.pop(person, None)
        here[person] = None
        self.people[where] = here
        while len(self.people) > REMEMBERED:
            del self.people[next(iter(self.people))]
        while len(here) > PEOPLE:
            del here[next(iter(here))]
        waiting = await count(list(here))
        if waiting.get(person, 0) >= MOST:
            raise TooMany(TOO_MANY(lang, most=MOST))
        if sum(waiting.values()) >= MOST_HERE:
            raise TooMany(TOO_MANY_HERE(lang, most=MOST_HERE))
