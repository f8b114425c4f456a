"""The guided first game: a prepared match that is played by the book for a while, with a coach who says why.

It is data in the room `teach` of a game:

    first.theo    a record: what chance, the bots and the learner do, from the freshly set table on
    first.toml    `learner`, the seat that is taught; `begin`, how many of the record's moves are made before the
                  lesson begins; and `[[step]]`, what is said: `id`, `at` (before which move of the record) and, where
                  it is not the next move that is meant, `ring`, targets or panels to point at
    en.ftl ...    one catalogue a language: for each step the message `step-ID`, which says what to do, with `.why`,
                  which says why, and `.wrong`, what is answered to another click where there is more to say than usual

An action whose next step may be clicked before it is done (`Game.ahead`: a tile is taken up, then laid) is one gesture
at a table, so its second move needs no words of its own: what was said before the first stands until both are done.

Whoever follows the record is led to its end. The match itself knows nothing of this: where somebody stands in the
lesson is read off what was played, so it survives a restart, a taking back and another process, and a match that has
left the record is an ordinary match.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.log import Chance, Log
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, Position
from theomachy.core.record import Record
from theomachy.core.words import Words


class BadGuide(TheomachyError):
    """A guided game that cannot be played as it is written."""


@dataclass(frozen=True)
class Step:
    """Something the coach says, before so many moves of the record."""

    id: str
    at: int
    ring: tuple[str, ...] = ()


@dataclass(frozen=True)
class Page:
    """A step in somebody's language."""

    say: str
    why: str
    wrong: str
    ring: tuple[str, ...]


class Guide:
    """The guided first game of a title."""

    def __init__(self, game: Game, record: Record, plan: dict[str, object], words: Words) -> None:
        self.game = game
        self.record = record
        self.words = words
        match = Match.resume(record, wait=True)
        self.start: Position = match.log.start
        self.rows: tuple[tuple[int, int], ...] = tuple((e.row.player, e.row.action) for e in match.log.entries)
        self.texts: tuple[str, ...] = tuple(e.row.text for e in match.log.entries)
        names = [game.player_name(self.start, seat) for seat in range(self.start.players)]
        self.learner = names.index(str(plan["learner"]))
        self.begin = int(str(plan["begin"]))
        steps = plan["step"]
        assert isinstance(steps, list)
        self.steps = tuple(Step(str(s["id"]), int(s["at"]), tuple(s.get("ring", ()))) for s in steps)
        self.paths = self._paths()
        self.carried = frozenset(number + 1 for number, path in enumerate(self.paths) if len(path) == 2)
        self._check()

    def _paths(self) -> list[list[tuple[str, ...]]]:
        """What is clicked for each move of the learner, and for the one after it where both are one gesture."""
        position = self.start.copy()
        paths: list[list[tuple[str, ...]]] = []
        ahead: list[str] = []
        for player, action in self.rows:
            mine = player == self.learner
            targets = self.game.targets(position, action) if mine else ()
            if targets and set(targets) <= set(ahead):
                paths[-1].append(targets)
            paths.append([targets])
            ahead = self.game.ahead(position, player, action) if mine else []
            position.apply(player, action)
        return paths

    def _check(self) -> None:
        last = self.begin
        for step in self.steps:
            if not last <= step.at <= len(self.rows):
                raise BadGuide(f"{self.game.name}: step {step.id!r} at {step.at}; allowed: {last} to {len(self.rows)}")
            last = step.at
        said = {step.at for step in self.steps}
        for number, (player, _) in enumerate(self.rows[self.begin :], self.begin):
            if player == self.learner and number not in said | self.carried:
                raise BadGuide(f"{self.game.name}: nothing is said before move {number}, {self.texts[number]!r}")

    # ---- where somebody stands

    def follows(self, log: Log) -> bool:
        """Is this match the record so far?"""
        rows = self.rows[: len(log)]
        return len(rows) == len(log) and all(
            (entry.row.player, entry.row.action) == row for entry, row in zip(log.entries, rows, strict=True)
        )

    def common(self, log: Log) -> int:
        """How many moves from the start are those of the record."""
        count = 0
        for entry, row in zip(log.entries, self.rows, strict=False):
            if (entry.row.player, entry.row.action) != row:
                break
            count += 1
        return count

    def standing(self, log: Log) -> int | None:
        """How many moves of the book have been made; None if it was left, or the learner has gone on without it."""
        if self.follows(log):
            return len(log)
        beyond = self.common(log) == len(self.rows)
        on_his_own = any(entry.row.player == self.learner for entry in log.tail(len(self.rows)))
        return len(self.rows) if beyond and not on_his_own else None

    def expected(self, log: Log, player: int) -> int | None:
        """What the player does next by the record; None where it says nothing about him now."""
        if not self.follows(log) or len(log) >= len(self.rows):
            return None
        who, action = self.rows[len(log)]
        return action if who == player else None

    def chance(self, log: Log, player: int, action: int, otherwise: Chance) -> Chance:
        """What chance does after this action: as the record has it, while it is followed; else as it likes."""
        following = self.follows(log) and self.rows[len(log) : len(log) + 1] == ((player, action),)
        return self._outcomes(len(log) + 1 if following else len(self.rows), otherwise)

    def chance_now(self, log: Log, otherwise: Chance) -> Chance:
        """The same, where chance is asked first."""
        return self._outcomes(len(log) if self.follows(log) else len(self.rows), otherwise)

    def _outcomes(self, first: int, otherwise: Chance) -> Chance:
        def recorded() -> Iterator[int]:
            for who, action in self.rows[first:]:
                if who != CHANCE:
                    return
                yield action

        coming = recorded()

        def choose(position: Position) -> int | None:
            found = next(coming, None)
            return found if found is not None else otherwise(position)

        return choose

    # ---- what is said

    def pages(self, count: int, lang: str) -> list[Page]:
        """What is to be read when so many moves have been made; the last page waits for the next move."""
        pages = [self._page(step, lang) for step in self.steps if step.at == count]
        return pages if pages or count not in self.carried else self.pages(count - 1, lang)[-1:]

    def number(self, count: int) -> int:
        """How many pages come before those at this move."""
        begun = count in self.carried and all(step.at != count for step in self.steps)
        return sum(step.at < count for step in self.steps) - begun

    def targets(self, count: int) -> list[str]:
        """What the learner clicks when so many moves have been made, one after the other, to the end of the gesture."""
        return [target for targets in self.paths[count] for target in targets] if count < len(self.rows) else []

    def _page(self, step: Step, lang: str) -> Page:
        said = self.words.term("step", step.id, lang)
        return Page(str(said), said.forms.get("why", ""), said.forms.get("wrong", ""), step.ring)

    def earlier(self, count: int) -> int:
        """The last move of the record, at or before this one, before which the learner is asked: to begin again."""
        asked = [
            n for n in range(self.begin, min(count, len(self.rows) - 1) + 1)
            if self.rows[n][0] == self.learner and n not in self.carried
        ]  # fmt: skip
        return asked[-1] if asked else self.begin


def room(game: Game) -> Path:
    """Where a game's lessons lie."""
    return Path(str(import_module(game.package).__file__)).parent / "teach"


@cache
def guide(game: Game) -> Guide | None:
    """The guided first game of a title; None where it has none."""
    place = room(game)
    if not (place / "first.toml").is_file():
        return None
    plan = tomllib.loads((place / "first.toml").read_text(encoding="utf-8"))
    record = Record.parse((place / "first.theo").read_text(encoding="utf-8"))
    return Guide(game, record, plan, Words(f"the lessons of {game.name}", place))
