"""Worked examples of a rules document, played line by line: so a document proves itself.

An example is a section `### HILLS-E-01 The first claim` of the chapter "Worked examples". Its lines are taken in their
order; what stands in code type is as the game writes it.

    - Checks: HILLS-A-01, HILLS-A-03.                  the clauses that it shows; each clause needs one that does
    - Position: `{"players": 2, "god": [1, 2]}`.       where it begins; a freshly set table without it
    - Do: `claim a1`, `find 3`.                        whoever is on turn, chance too
    - Legal: `claim a2`.  - Refused: `claim a1` by HILLS-A-01.
    - On turn: yellow.  - Points: 3, 0.  - Places: 1, 2.
    - Note: what is meant for readers only

A line of another form fails: nothing is skipped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from theomachy.core import clauses, registry
from theomachy.core.errors import BadText
from theomachy.core.position import Position

CODE = re.compile(r"`([^`]+)`")
REFUSED = re.compile(rf"`([^`]+)` by ({clauses.ID.pattern})")


class ExampleFailed(AssertionError):
    """The rules do something else than the document says."""


@dataclass(frozen=True)
class Example:
    """One worked example: the clauses it shows, and its lines as (what, rest)."""

    id: str
    title: str
    game: str
    checks: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return self.id

    def play(self) -> Position:
        """Do what it does and compare; gives the last position."""
        return Sitting(self).run()


def examples(game: str) -> list[Example]:
    """The worked examples of a game, in the order of its document."""
    found = []
    for clause in clauses.clauses(game):
        if clause.kind == clauses.EXAMPLE:
            lines = [line for line in clause.text.splitlines() if line.strip()]
            parts = [re.fullmatch(r"- ([A-Z][a-z ]+): (.+?)\.?", line) for line in lines]
            for line, part in zip(lines, parts, strict=True):
                if part is None:
                    raise BadText(f"{clause.id}: cannot read {line!r}; a line is '- What: …'")
            pairs = [(part[1], part[2]) for part in parts if part]
            checks = [id for what, rest in pairs if what == "Checks" for id in clauses.ID.findall(rest)]
            steps = tuple(pair for pair in pairs if pair[0] not in ("Checks", "Note"))
            found.append(Example(clause.id, clause.title, game, tuple(checks), steps))
    return found


def unchecked(game: str) -> list[str]:
    """The clauses and rulings that no worked example shows."""
    shown = {id for example in examples(game) for id in example.checks}
    return [clause.id for clause in clauses.clauses(game) if clause.needs_test and clause.id not in shown]


def prove(game: str) -> int:
    """Play every worked example, and demand that each clause is shown by one. Gives how many were played."""
    missing = unchecked(game)
    if missing:
        raise ExampleFailed(f"no worked example of {game} shows {', '.join(missing)}")
    for example in examples(game):
        example.play()
    return len(examples(game))


class Sitting:
    """An example being played."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.game = registry.game(example.game)
        self.position = self.game.new(min(self.game.players))
        self.forms: dict[str, Callable[[str], None]] = {
            "Position": self.begin,
            "Do": self.do,
            "Legal": self.legal,
            "Refused": self.refused,
            "On turn": self.on_turn,
            "Points": self.points,
            "Places": self.places,
        }

    def run(self) -> Position:
        for what, rest in self.example.lines:
            if what not in self.forms:
                raise BadText(f"{self.example.id}: no line {what!r}; there are: {', '.join(self.forms)}, Checks, Note")
            self.forms[what](rest)
        return self.position

    def expect(self, what: str, said: object, found: object) -> None:
        if said != found:
            raise ExampleFailed(f"{self.example.id}: {what} {said} in the document, {found} by the rules")

    def texts(self, rest: str) -> list[str]:
        if CODE.sub("", rest).replace(",", "").strip():
            raise BadText(f"{self.example.id}: cannot read {rest!r}; write `one`, `another`")
        return CODE.findall(rest)

    def begin(self, rest: str) -> None:
        (text,) = self.texts(rest)
        self.position = self.game.position(json.loads(text))

    def do(self, rest: str) -> None:
        for text in self.texts(rest):
            action = self.game.parse(self.position, text)
            self.game.demand(self.position, int(self.position.turn), action)
            self.position.apply(self.position.turn, action)

    def legal(self, rest: str) -> None:
        for text in self.texts(rest):
            action = self.game.parse(self.position, text)
            self.expect(f"{text!r} is refused by", "", self.position.why_not(self.position.turn, action))

    def refused(self, rest: str) -> None:
        pairs = REFUSED.findall(rest)
        if not pairs or REFUSED.sub("", rest).replace(",", "").strip():
            raise BadText(f"{self.example.id}: cannot read {rest!r}; write `action` by CLAUSE")
        for text, clause in pairs:
            action = self.game.parse(self.position, text)
            self.expect(f"{text!r} is refused by", clause, self.position.why_not(self.position.turn, action))

    def on_turn(self, rest: str) -> None:
        self.expect("on turn is", rest, self.game.player_name(self.position, int(self.position.turn)))

    def points(self, rest: str) -> None:
        self.expect("the points are", rest, self.each(self.position.score))

    def places(self, rest: str) -> None:
        self.expect("the places are", rest, self.each(self.position.rank))

    def each(self, number: Callable[[int], int]) -> str:
        return ", ".join(str(int(number(seat))) for seat in range(self.position.players))
