"""Playing in the terminal: people by the keyboard, bots beside them."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from theomachy.bots.seats import Seats
from theomachy.core import clauses
from theomachy.core.errors import BadText, IllegalAction, TheomachyError, UnknownClause
from theomachy.core.listing import groups, heads
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY
from theomachy.core.words import TABLE, upper_first

PROVENANCE = re.compile(r"\[(?:seed|derived|reconstructed)[^\]]*\]")  # of a clause: where it comes from
SUFFIX = ".theo"  # of records written by the terminal


class Leave(Exception):
    """The player wants to stop."""


class Terminal:
    """One sitting: a match, who sits where, and the keyboard."""

    def __init__(
        self, match: Match, seats: Seats, lang: str, console: Console,
        read: Callable[[str], str] = input, file: Path | None = None,
    ) -> None:  # fmt: skip
        self.match = match
        self.game = match.game
        self.seats = seats
        self.lang = lang
        self.console = console
        self.read = read
        self.file = file  # where the game is kept, once that is known
        begun = any(who != CHANCE for who, _ in match.actions)
        first = len(match.log) if begun else 0
        # Actions already told. Where players have secrets each of them is told apart, else the screen is for all.
        self.private = self.game.hidden and len(seats.people) > 1
        self.told = dict.fromkeys(seats.people if self.private else [NOBODY], first)
        self.kept = len(match.log) if file else 0  # actions that are safely on disk
        self.shown = -1  # actions at the last printed board
        self.viewer = NOBODY
        self.passed: set[int] = set()  # people who let others go first, in real-time play
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda rest: self.say("help"),
            "legal": self.show_legal,
            "board": lambda rest: self.show_board(),
            "why": self.why,
            "log": self.show_log,
            "rules": self.show_rules,
            "undo": self.undo,
            "save": self.save,
            "quit": self.leave,
            "pass": self.let_others,
        }

    # ---- the sitting

    def run(self) -> None:
        """Play until the end or until somebody leaves. Nothing is lost: what was played is written down or offered."""
        self.say("welcome", title=self.game.title)
        people = self.seats.people
        self.viewer = people[0] if people else NOBODY
        try:
            while not self.match.over:
                self.step()
            self.tell_news()
            self.finish()
        except Leave:
            self.offer_to_keep()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            if self.unsaved:
                self.keep(self.file or self.fresh_name())
            self.say("bye")

    def step(self) -> None:
        who = self.whose_turn()
        if who == CLOCK or self.seats.bots[who] is not None:
            self.seats.act(self.match, who)
            self.passed.clear()
        else:
            if who != self.viewer:
                self.hand_over(who)
            self.tell_news()
            if self.shown != len(self.match.log):
                self.show_board()
                self.show_legal("")
            self.obey(who, self.read(f"{self.game.player_name(self.match.position, who)}> "))

    def hand_over(self, who: int) -> None:
        """Another person is asked. Where players have secrets, nobody sees more than the own ones."""
        self.viewer = who
        self.shown = -1
        if self.private:
            self.console.clear()
            name = upper_first(self.game.player_name(self.match.position, who))
            self.read(TABLE.sentence("terminal hand over", self.lang, who=name))

    def whose_turn(self) -> int:
        position = self.match.position
        who = self.seats.next(position, self.passed)
        if who == CLOCK and not len(position.legal(CLOCK)):  # then nobody can let others go first any longer
            self.passed.clear()
            return self.seats.people[0]
        return who

    def obey(self, who: int, line: str) -> None:
        """A command, or an action in the notation."""
        word, _, rest = " ".join(line.split()).partition(" ")
        if not word:
            return
        try:
            if word in self.commands:
                self.commands[word](rest)
            else:
                self.match.play_text(f"{word} {rest}".strip(), who)
                self.passed.clear()
        except IllegalAction as error:
            self.refuse(line.strip(), error.clause, who)
        except TheomachyError as error:
            self.print(str(error))

    # ---- what is shown

    def say(self, kind: str, **values: object) -> None:
        self.print(TABLE.sentence(f"terminal {kind}", self.lang, **values))

    def print(self, text: str) -> None:
        # What is piped into a file keeps its lines; so does a command line that somebody may want to copy.
        self.console.print(Text(text), soft_wrap=not self.console.is_terminal or "--resume" in text)

    def tell_news(self) -> None:
        """What has happened since the last time, as far as this player may read it."""
        reader = self.viewer if self.private else NOBODY
        for line in self.story(self.told[reader]):
            self.print(line)
        self.told[reader] = len(self.match.log)

    def story(self, since: int) -> list[str]:
        return self.match.story(None if self.viewer == NOBODY else self.viewer, self.lang, since)

    def show_board(self) -> None:
        view = self.game.view(self.match.position, None if self.viewer == NOBODY else self.viewer)
        self.console.print()
        self.console.print(Text(self.game.board(view, self.lang)), soft_wrap=True)
        self.print(self.game.ask(view, self.lang))
        self.shown = len(self.match.log)

    def show_legal(self, words: str) -> None:
        position = self.match.position
        found = groups(self.game, position, self.viewer, self.lang, words)
        if words and not found:
            self.say("none such", words=words, heads=", ".join(heads(self.game, position, self.viewer)))
            return
        self.say("you can")
        for group in found:
            line = Text("  ").append(group.form, style="bold").append("  ").append(group.sentence, style="dim")
            self.console.print(line, soft_wrap=not self.console.is_terminal)
            if len(group.texts) > 1:
                self.console.print(Padding(Text("  ".join(group.places)), (0, 0, 0, 6), expand=False))
        if not words:
            self.say("more")

    def show_log(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self.say("number")
            return
        lines = self.story(0)
        if not lines:
            self.say("nothing yet")
        for line in lines[-int(rest) :] if rest else lines:
            self.print(line)

    def show_rules(self, rest: str) -> None:
        try:
            found = [clauses.clause(rest)]
        except UnknownClause:
            found = clauses.search(rest, self.game.name)
            if not found:
                raise
        for clause in found:
            self.print(f"{clause.id}: {clause.text}")

    def why(self, rest: str) -> None:
        """May this be done now? A line of several steps is followed as far as it goes."""
        if not rest:
            self.say("why what")
            return
        trial = self.match.position.copy()
        steps, refused = self.game.read_line(trial, rest, self.viewer)
        if refused is not None:
            there, who, action = refused
            self.refuse(rest, there.why_not(who, action), who)
            return
        told = []
        for action in steps:
            told.append(self.game.tell(trial, self.viewer, action, self.lang))
            trial.apply(self.viewer, action)
        self.say("allowed", told=" → ".join(told))

    def refuse(self, text: str, clause: str, who: int) -> None:
        """What forbids it: in the words of the game, else in those of the clause."""
        rule = self.reason(text, who)
        if not rule:
            try:
                rule = PROVENANCE.sub("", clauses.clause(clause).text).strip()
            except TheomachyError:
                rule = ""
        self.say("forbidden", text=text, clause=clause, rule=rule)

    def reason(self, text: str, who: int) -> str:
        """Why the line cannot be done, or the first step of it that is refused."""
        _, refused = self.game.read_line(self.match.position, text, who)
        return self.game.reason(*refused, self.lang) if refused is not None else ""

    # ---- going back, keeping, leaving

    def undo(self, rest: str) -> None:
        if not self.match.can_undo(self.viewer):
            self.say("no undo")
            return
        text = self.match.record.moves[-1][1]
        self.match.undo()
        self.told = {reader: min(told, len(self.match.log)) for reader, told in self.told.items()}
        self.kept = min(self.kept, len(self.match.log) - 1)
        self.say("undone", text=text)

    def let_others(self, rest: str) -> None:
        if self.match.position.turn != EVERYBODY:
            raise BadText("pass is for games in which everybody may act at once")
        self.passed.add(self.viewer)

    def save(self, rest: str) -> None:
        if not rest and self.file is None:
            self.say("save where")
            return
        self.keep(Path(rest).expanduser() if rest else self.file or self.fresh_name())

    def keep(self, file: Path) -> None:
        self.match.snapshot().save(file)
        self.file = file
        self.kept = len(self.match.log)
        self.say("saved", file=file)

    @property
    def unsaved(self) -> bool:
        """Has anybody done anything that is not on disk?"""
        return self.kept != len(self.match.log) and any(who != CHANCE for who, _ in self.match.actions)

    def leave(self, rest: str) -> None:
        raise Leave

    def offer_to_keep(self) -> None:
        if self.unsaved:
            name = self.file or self.fresh_name()
            try:
                answer = self.read(TABLE.sentence("terminal offer", self.lang, file=name)).strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                answer = ""
            if answer.casefold() not in ("n", "no", "nein", "non"):
                self.keep(Path(answer).expanduser() if answer else name)
        self.say("bye")

    def fresh_name(self) -> Path:
        return Path(f"{self.game.name}-{datetime.now():%Y%m%d-%H%M%S}{SUFFIX}")

    def finish(self) -> None:
        position = self.match.position
        for seat in sorted(range(position.players), key=position.rank):
            name = upper_first(self.game.player_name(position, seat))
            points, place = int(position.score(seat)), int(position.rank(seat))
            self.say("final", place=place, name=name, who=self.seats.specs[seat], points=points)
        if self.game.tie(position) is not None:
            self.console.print(self.game.tie_text(position, self.lang), markup=False)
        if self.file:
            self.keep(self.file)
