"""Worked examples of the rules documents of GODS, read from the document and played line by line.

One example is one section `### GODS2-E-01 ...`. Its lines set up a moment, do something, or say what must then be
true; they are taken in their order. A line of unknown form fails: nothing is ever skipped.

Values are meant "before anything the engine does by itself". When an action ends the turn, the engine goes straight
on to the next player; so each action is also played on a twin position that stops at the end of the turn. What the
example states of the moment is looked up there, and the true position must then differ from the twin by exactly what
the start of the next turn does.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

import theomachy
from depicting import Depiction
from theomachy.core import clauses
from theomachy.core.errors import IllegalAction
from theomachy.core.position import CHANCE, NOBODY, Position

CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True)
class Example:
    """One worked example: its lines without the dash, and the clauses it checks."""

    id: str
    title: str
    game: str
    checks: tuple[str, ...]
    lines: tuple[str, ...]


def examples_of(game: str) -> list[Example]:
    found = []
    for clause in clauses.clauses(game):
        if clause.kind != clauses.EXAMPLE:
            continue
        lines = [line[2:].strip() for line in clause.text.splitlines() if line.strip()]
        assert all(line.startswith("- ") for line in clause.text.splitlines() if line.strip()), clause.id
        checks = [line for line in lines if line.startswith("Checks: ")]
        assert len(checks) == 1, f"{clause.id} needs one line of Checks"
        ids = tuple(re.split(r",\s*", checks[0].removeprefix("Checks: ").rstrip(".")))
        rest = tuple(line for line in lines if line not in checks and not line.startswith("Note: "))
        found.append(Example(clause.id, clause.title, game, ids, rest))
    assert found, f"no worked examples of {game}"
    return found


def worked_examples(game: str) -> pytest.MarkDecorator:
    """Parametrizes a test over the examples of a game; each carries the ids of its Checks."""
    cases = [pytest.param(e, id=e.id, marks=pytest.mark.clause(*e.checks)) for e in examples_of(game)]
    return pytest.mark.parametrize("example", cases)


# ---- reading the notation


def codes(text: str) -> list[str]:
    """The parts in code type: `a`, `b`."""
    rest = CODE.sub("", text).strip(" .")
    assert not rest.replace(",", "").strip(), f"cannot read {text!r}"
    return CODE.findall(text)


def by_name(text: str) -> dict[str, int]:
    """`red 5, blue 2.`"""
    pairs = [part.split() for part in text.rstrip(".").split(", ")]
    assert all(len(pair) == 2 for pair in pairs), f"cannot read {text!r}"
    return {name: int(n) for name, n in pairs}


def words(text: str) -> list[str]:
    """`green, desert.` or `empty.`"""
    clean = text.rstrip(".")
    return [] if clean == "empty" else clean.split(", ")


def counts(text: str) -> dict[str, int]:
    """`2 blue + 1 green.` or `none`"""
    clean = text.rstrip(".")
    if clean in ("none", "empty"):
        return {}
    parts = [part.split() for part in clean.split(" + ")]
    assert all(len(part) == 2 for part in parts), f"cannot read {text!r}"
    return {name: int(n) for n, name in parts}


def held(text: str) -> dict[str, dict[str, int]]:
    """`red: 1 green + 1 violet; blue: none.`"""
    return {name: counts(rest) for name, rest in (part.split(": ") for part in text.rstrip(".").split("; "))}


# ---- playing


class Player:
    """Plays one example. Subclasses add what only their edition has: SETUP, EXPECTED and FORMS name their methods."""

    money = "power"  # the word of the edition
    MONEY = "Power"
    key = "power"  # its field in JSON
    REASONS: ClassVar[dict[str, str]] = {}  # "points reached": the clause
    SETUP: ClassVar[dict[str, str]] = {}  # beginning of a line: name of the method
    EXPECTED: ClassVar[dict[str, str]] = {}  # the same for what stands behind "Expected: "
    FORMS: ClassVar[dict[str, str]] = {}  # whole lines, as regular expressions whose groups the method gets

    def __init__(self, example: Example) -> None:
        self.example = example
        self.game = theomachy.game(example.game)
        self.data: dict[str, Any] = {}
        self.draws: list[str] = []
        self.real: Position | None = None
        self.twin: Position | None = None  # set while the turn has ended by itself
        self.line = ""
        self.shown = Depiction(self.game)

    def run(self) -> None:
        for line in self.example.lines:
            self.line = line
            self.do(line)
        assert self.real is not None, f"{self.example.id} does nothing"
        assert not self.draws, f"{self.example.id}: {self.draws} did not come out"

    def do(self, line: str) -> None:
        if self.real is None and self.set_up(line):
            return
        forms: dict[str, Callable[..., object]] = {
            r"Step: start of the turn of (\w+)\.": self.start_of_turn,
            r"Action: `([^`]+)`\.?": self.action,
            r"Legal: (.*)": self.legal,
            r"Not legal: (.*)": self.not_legal,
            r"Number of legal complete actions: (.*)\.": self.number_of_actions,
            r"The legal choices are exactly: (.*)": self.choices,
            r"No choice is left: the turn ends by itself\.": self.no_choice,
            rf"Then: (\w+) is on turn with (\d+) {self.money} and two actions\.": self.then_on_turn,
            rf"Then: the same with (\d+) {self.money}\.": self.then_the_same,
            r"Expected: (.*)": self.expected,
        }
        forms |= {form: getattr(self, name) for form, name in self.FORMS.items()}
        for form, method in forms.items():
            found = re.fullmatch(form, line)
            if found:
                method(*found.groups())
                return
        self.fail("no known form")

    def fail(self, why: str) -> None:
        pytest.fail(f"{self.example.id}: {why}: - {self.line}")

    # ---- the moment

    def set_up(self, line: str) -> bool:
        found = re.fullmatch(
            r"Players in turn order: ([\w, ]+)\. On turn: (\w+), "
            r"(?:at the (start) of the turn, nothing done yet|in the action step, (\d) actions? left)\.",
            line,
        )
        if found:
            self.data |= {"players": found[1].split(", "), "on_turn": found[2]}
            self.data |= {"step": "start"} if found[3] else {"step": "actions", "actions_left": int(found[4])}
            return True
        head, colon, rest = line.partition(": ")
        if not colon:
            return False
        if head == "Field":
            self.data["field"] = codes(rest)
        elif head == self.MONEY:
            self.data[self.key] = by_name(rest)
        elif head == "Display":
            self.data["display"] = words(rest)
        elif head == "Rule options":
            self.data["options"] = dict(part.split(" = ") for part in codes(rest))
        elif re.fullmatch(r"(Cards|Tiles) come out in this order", head):
            self.draws = words(rest)
        elif head in self.SETUP:
            getattr(self, self.SETUP[head])(rest)
        else:
            return False
        return True

    def begin(self) -> Position:
        """The moment as it stands; made when the first line asks for it."""
        if self.real is None:
            if self.data["step"] == "start":
                self.fail("the turn has not been started")
            self.real = self.shown.begin(self.game.position(self.data))
        return self.real

    def now(self) -> Position:
        """Where values are looked up."""
        return self.twin if self.twin is not None else self.begin()

    def start_of_turn(self, god: str) -> None:
        if self.real is not None or self.data["step"] != "start" or god != self.data["on_turn"]:
            self.fail("no turn of this player begins here")
        self.real = self.shown.begin(self.game.position(self.data))
        while self.real.turn == CHANCE:
            if not self.draws:
                self.fail("chance is asked, but the example dictates no card")
            outcome = self.game.parse(self.real, f"draw {self.draws.pop(0)}")
            self.game.demand(self.real, CHANCE, outcome)
            self.shown.do(self.real, CHANCE, outcome)
            self.real.apply(CHANCE, outcome)

    def then_on_turn(self, god: str, power: str) -> None:
        data = self.state() | {"options": self.game.to_json(self.begin())["options"]}
        data.pop("ending", None)
        data |= {"on_turn": god, "step": "actions", "actions_left": 2, "used": [], "fresh": 0}
        self.twin = None
        self.set_power(data, int(power))

    def then_the_same(self, power: str) -> None:
        assert self.twin is None
        self.set_power(self.game.to_json(self.begin()), int(power))

    def set_power(self, data: dict[str, Any], power: int) -> None:
        data[self.key] = {**data[self.key], data["on_turn"]: power}
        self.real = self.shown.begin(self.game.position(data))

    # ---- doing

    def action(self, line: str) -> None:
        before = self.begin()
        if self.twin is not None:
            self.fail("the turn is over already")
        steps = self.game.parse_line(before, line)
        data = self.game.to_json(before)
        twin = self.stopping(data)
        player = before.turn
        for step in steps:
            assert before.turn == player
            self.shown.do(before, player, step)
            before.apply(player, step)
            twin.apply(player, step)
        after = self.game.to_json(before)
        if before.turn != NOBODY and after["turns"] != data["turns"]:
            self.twin = twin
            self.check_end_of_turn(after, self.game.to_json(twin))

    def stopping(self, data: dict[str, Any]) -> Position:
        """The same position, but in a game that does not go on to the next turn."""
        raise NotImplementedError

    def check_end_of_turn(self, real: dict[str, Any], twin: dict[str, Any]) -> None:
        """The next player has collected, and nothing else has happened."""
        gods = real["players"]
        following = gods[(gods.index(twin["on_turn"]) + 1) % len(gods)]
        assert real["on_turn"] == following
        collected = {**twin["power"], following: min(12, twin["power"][following] + 3)}
        full = None not in twin["display"]
        changed = {
            "on_turn": following,
            "power": collected,
            "turns": twin["turns"] + 1,
            "used": [],
            "fresh": 0,
            "step": "actions" if full else "refill",
            "actions_left": 2,
        }
        ignored = ("options", "ending")  # what makes the twin stop
        assert {**real, **dict.fromkeys(ignored)} == {**twin, **changed, **dict.fromkeys(ignored)}

    # ---- what may be done

    def may(self, line: str) -> bool:
        if self.twin is not None:
            self.fail("nobody of this turn is asked any more")
        try:
            self.game.parse_line(self.begin(), line)
        except IllegalAction as error:
            return clauses.clause(error.clause).game != self.example.game  # a refusal names a clause of this game
        return True

    def legal(self, text: str) -> None:
        assert [line for line in codes(text) if not self.may(line)] == []

    def not_legal(self, text: str) -> None:
        assert [line for line in codes(text) if self.may(line)] == []

    def complete_actions(self, position: Position) -> list[str]:
        """Every full line of the notation that can be played now."""
        found = []
        for action in position.legal(position.turn):
            text = self.game.text(position, int(action))
            trial = position.copy()
            trial.apply(position.turn, int(action))
            more = self.complete_actions(trial) if trial.midway() else [""]
            found += [f"{text} {rest}".strip() for rest in more]
        return found

    def number_of_actions(self, text: str) -> None:
        lines = self.complete_actions(self.begin())
        for part in text.split(", "):
            found = re.fullmatch(r"(\d+) (?:beginning with `(\w+)`|in all)", part)
            assert found, f"cannot read {part!r}"
            assert sum(line.startswith(found[2] or "") for line in lines) == int(found[1]), part

    def choices(self, text: str) -> None:
        assert self.twin is None
        position = self.begin()
        texts = [self.game.text(position, int(a)) for a in position.legal(position.turn)]
        assert sorted(texts) == sorted(codes(text))

    def no_choice(self) -> None:
        assert self.twin is not None, "the player is still asked"

    # ---- what must be true

    def expected(self, text: str) -> None:
        found = re.fullmatch(r"Game over \(([^)]+)\); (?:winner|shared victory): (.*)\.", text)
        if found:
            self.game_over(found[1], found[2].split(" and "))
            return
        if text == "The game is not over.":
            assert self.begin().turn != NOBODY
            return
        if text == "The field is split.":
            assert not in_one_piece(self.game.to_json(self.now())["field"])
            return
        head, _, rest = text.partition(": ")
        if head in self.EXPECTED:
            getattr(self, self.EXPECTED[head])(rest)
        elif not self.more_expected(text):
            self.fail("no known form")

    def more_expected(self, text: str) -> bool:
        return False

    def state(self) -> dict[str, Any]:
        return self.game.to_json(self.now())

    def game_over(self, reason: str, winners: list[str]) -> None:
        position: Any = self.begin()
        assert position.turn == NOBODY
        assert position.ending == self.REASONS[reason]
        seats = range(position.players)
        assert [self.game.player_name(position, p) for p in seats if position.rank(p) == 1] == winners

    def field_has(self, text: str) -> None:
        assert [card for card in codes(text) if card not in self.state()["field"]] == []

    def empty_hexes(self, text: str) -> None:
        taken = [card.split()[-1] for card in self.state()["field"]]
        assert [at for at in codes(text) if at in taken] == []

    def actions_left(self, text: str) -> None:
        assert self.state()["actions_left"] == int(text.rstrip("."))

    def display(self, text: str) -> None:
        assert sorted(card for card in self.state()["display"] if card) == sorted(words(text))

    def score(self, text: str) -> None:
        position = self.now()
        seats = {self.game.player_name(position, p): p for p in range(position.players)}
        for god, n in by_name(text).items():
            assert position.score(seats[god]) == n, god

    def stocks(self, key: str, text: str) -> None:
        for god, n in by_name(text).items():
            assert self.state()[key][god] == n, (key, god)


def in_one_piece(cards: list[str]) -> bool:
    hexes = {tuple(map(int, card.split()[-1].split(","))) for card in cards}
    todo = [min(hexes)]
    seen = set(todo)
    for q, r in todo:
        beside = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)} & hexes - seen
        seen |= beside
        todo += beside
    return seen == hexes
