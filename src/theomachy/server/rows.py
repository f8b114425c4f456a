"""A table and its seats as they are kept, and as everybody on the server reads them."""

from __future__ import annotations

import json
from hmac import compare_digest
from typing import Any

import msgspec
from sqlalchemy import Row

from theomachy.core.choices import CHOICES

CHOSE_NOTHING = {choice.one: "" for choice in CHOICES}
LESSON = ("on", "off", "done")  # what a table with a guided game has as its guide
LEARNT = "learnt"  # of a lesson that was put away: all that stays is that it was finished


class SeatRow(msgspec.Struct, frozen=True):
    """A seat: whose it is, and the bot that plays there. With both, the bot plays on until the person comes back."""

    seat: int
    kind: str  # person, link, open, bot, or kept for somebody, whose name stands here while he does not sit
    person: str | None
    name: str
    bot: str
    player_name: str = ""  # inside the game, where it leaves that to players; empty: the usual one
    seen: float = 0.0  # when the person last looked at the running game; 0: not since it began
    called: float = 0.0  # when others last told the person that a bot may play on
    account: str = ""  # the name of the person's account; empty: a guest. It is read, and not written with the seat
    colour: str = ""  # of the seat, as the person chose it; empty: the usual one, or one that is left
    figure: str = ""  # likewise, where the game has figures to choose
    owner: str = ""  # where a program sits: the name of the person whose program it is; kept apart, with the programs

    @property
    def chosen(self) -> dict[str, str]:
        """What the person chose, by the names of the choices."""
        return {choice.one: getattr(self, choice.one) for choice in CHOICES}

    @property
    def played_by(self) -> str | None:
        """The person who plays there now; None where a bot does, or nobody."""
        return None if self.bot else self.person

    @property
    def left(self) -> bool:
        """Does it belong to somebody who is not known here any more?"""
        return self.person is not None and not self.name

    @property
    def stood_in(self) -> bool:
        """Does a bot play there for the person, or has it finished the game in their place?"""
        return self.person is not None and bool(self.bot)

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.person is not None


COMPONENTS = "components"  # beside the options, as a table is written down


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    title: str
    public: bool
    invite: str
    host: str
    created: float
    started: float | None
    finished: float | None
    seats: list[SeatRow]
    rated: bool = False
    abandoned: bool = False
    again: str = ""  # the table at which the same people play on
    guide: str = ""  # of a guided game: `on`, `off` when the learner wants no coach, `done` when the lesson is finished
    hints: bool = True  # may whoever is asked have one?
    components: str = ""  # the fingerprint of the components it is played with, if they are not the game's own

    @property
    def lesson(self) -> bool:
        """A guided game, which is nobody's but the learner's?"""
        return self.guide in LESSON

    def open_to(self, person: str | None, key: str | None) -> bool:
        """Public tables are open to all; private ones to those who sit there, or did until a bot played on for them,
        the host, and who knows the link."""
        return (
            self.public
            or (person is not None and person in (self.host, *(seat.person for seat in self.seats)))
            or self.invited(key)
        )

    def invited(self, key: str | None) -> bool:
        """Does the key belong to this table's link?"""
        return key is not None and compare_digest(key.encode(errors="replace"), self.invite.encode())


def table_row(row: Row[Any], seats: list[SeatRow]) -> TableRow:
    options = _options(row.options)
    components = str(options.pop(COMPONENTS, ""))
    return TableRow(
        row.id, row.game, row.rules, row.players, options, row.title, bool(row.public), row.invite,
        row.host, row.created, row.started, row.finished, seats, bool(row.rated), bool(row.abandoned),
        row.again, row.guide, bool(row.hints), components,
    )  # fmt: skip


def _options(written: str) -> dict[str, Any]:
    """What a table is played with. What cannot be read is kept under a name that no game knows: such a table cannot be
    set up, and stands in nobody's way."""
    try:
        found = json.loads(written)
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, dict) else {"unreadable": written}
