"""One person at a table of bots, without a server: what a page shows, and what becomes of clicks.

It knows no notebook: messages come in as plain data, and what the page is to show goes out as plain data, made from
what the person's seat may know and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from theomachy.bots.bot import Bot
from theomachy.bots.seats import HUMAN, Seats
from theomachy.core.errors import BadOption
from theomachy.core.game import LAYOUTS
from theomachy.core.languages import check_language
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.core.words import TABLE
from theomachy.drawing.theme import THEMES

NEWEST = 8  # sentences of the log that are shown
WORDS = {
    "undo": "page undo", "cancel": "page cancel", "confirm": "page confirm", "choices": "page choices",
    "others": "notebook others", "news": "notebook news", "thinks": "notebook thinks",
}  # fmt: skip

State = dict[str, Any]


class Sitting:
    """A match that one seat plays by clicks and bots play on the others."""

    def __init__(
        self, match: Match, seat: int = 0, bots: str | Bot | Sequence[str | Bot] = "greedy", *, seed: int | None = None,
        lang: str = "en", theme: str = "light", layout: str = "wide",
    ) -> None:  # fmt: skip
        if not isinstance(match, Match):
            raise BadOption(f"what is played is a match, not {type(match).__name__}: theomachy.Match('gods-second', 2)")
        players = int(match.position.players)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
            raise BadOption(f"no seat {seat!r} at this table; seats: 0 to {players - 1}")
        if theme not in THEMES:
            raise BadOption(f"no theme {theme!r}; there are: {', '.join(THEMES)}")
        if layout not in LAYOUTS:
            raise BadOption(f"no layout {layout!r}; there are: {', '.join(LAYOUTS)}")
        self.match, self.game, self.seat = match, match.game, seat
        self.lang, self.theme, self.layout = check_language(lang), theme, layout
        self.seats = Seats(match.game, seated(players, seat, bots), seed)
        self.passed: set[int] = set()  # in real-time play: the person lets the others go first
        self.words = {name: TABLE.sentence(kind, lang) for name, kind in WORDS.items()}

    def close(self) -> None:
        """End the bots that live in other processes."""
        self.seats.close()

    # ---- what is shown

    def state(self, lit: Sequence[str] | None = None, notice: str = "", thinking: bool = False) -> State:
        """All that the page needs. `lit` are the targets that are marked: by default the first of each action."""
        match, game, seat = self.match, self.game, self.seat
        position = match.position
        choices = [] if thinking else self.choices()
        first = sorted({choice["targets"][0] for choice in choices if choice["targets"]})
        view = game.view(position, seat)
        question = game.ask(view, self.lang)
        shown = {**view, "last": match.log.last_targets(seat), "banner": False}
        marked = first if lit is None else lit
        return {
            "seq": len(match.log), "seat": seat, "question": question, "choices": choices, "notice": notice,
            "svg": game.draw(shown, theme=self.theme, lang=self.lang, layout=self.layout, lit=marked),
            "undo": match.can_undo(seat), "others": self.may_wait(), "over": match.over, "thinking": thinking,
            "news": [sentence for _, _, sentence in match.log.told(seat, self.lang)][-NEWEST:],
        }  # fmt: skip

    def choices(self) -> list[State]:
        """What the person may do now: each action, the path of targets that means it, and its notation."""
        position = self.match.position
        return [
            {
                "action": int(action), "targets": list(self.game.targets(position, action)),
                "text": self.game.text(position, action), "ahead": self.game.ahead(position, self.seat, action),
            }
            for action in position.legal(self.seat)
        ]  # fmt: skip

    def may_wait(self) -> bool:
        """May the person let the others go first? In real-time play alone."""
        return self.match.position.turn == EVERYBODY

    # ---- what is done

    def answers(self, message: object) -> Iterator[State]:
        """What the page shows after a message of it, moment by moment: the person's action, then each of the bots'.

        A message that comes too late, or that cannot be read, changes nothing; the page is told.
        """
        late = TABLE.sentence("notebook late", self.lang)
        if not isinstance(message, Mapping) or message.get("seq") != len(self.match.log):
            yield self.state(notice=late)
            return
        kind = message.get("type")
        if kind == "lit":
            known = {target for choice in self.choices() for target in (*choice["targets"], *choice["ahead"])}
            wanted = message.get("lit")
            yield self.state(lit=[t for t in wanted if t in known] if isinstance(wanted, list) else None)
        elif kind == "play":
            action = message.get("action")
            allowed = [choice["action"] for choice in self.choices()]
            if isinstance(action, bool) or not isinstance(action, int) or action not in allowed:
                yield self.state(notice=late)
                return
            self.match.play(self.seat, action)
            self.passed.clear()
            yield from self.bots_act()
        elif kind == "undo" and self.match.can_undo(self.seat):
            self.match.undo()
            yield self.state()
        elif kind == "others" and self.may_wait():
            self.passed.add(self.seat)
            yield from self.bots_act()
        else:
            yield self.state(notice=late)

    def bots_act(self) -> Iterator[State]:
        """Bots play until the person is asked or the game is over; last comes what can be done then."""
        while (who := self.next()) is not None:
            yield self.state(lit=(), thinking=True)
            self.seats.act(self.match, who)
            self.passed.clear()
        yield self.state()

    def next(self) -> int | None:
        """The bot that acts now, or the clock; nobody if the person is asked, chance is waited for, or all is over."""
        position = self.match.position
        if position.turn in (NOBODY, CHANCE):
            return None
        who = self.seats.next(position, self.passed)
        if who == CLOCK:
            if len(position.legal(CLOCK)):
                return who
            self.passed.clear()
            return None
        return None if who == self.seat else who


def seated(players: int, seat: int, bots: str | Bot | Sequence[str | Bot]) -> list[str | Bot]:
    """Who sits where: the person on one seat, the bots on the others, in the order of seats."""
    others = [bots] * (players - 1) if isinstance(bots, str) or hasattr(bots, "choose") else list(bots)
    if len(others) != players - 1 or HUMAN in others:
        raise BadOption(
            f"bots: {bots!r}; allowed: one bot for all other seats, or a list of {players - 1}, none of them human"
        )
    return [*others[:seat], HUMAN, *others[seat:]]
