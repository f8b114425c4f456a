"""Helpers for the tests of Gentes: positions typed by hand, lines played, mats read; worked examples executed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import theomachy
from depicting import Depiction
from examples import Example, codes
from theomachy.core.dice import Dice
from theomachy.core.errors import IllegalAction
from theomachy.core.position import CHANCE, Position
from theomachy.games.gentes.table.box import box

GAME = theomachy.game("gentes")
ROW = ["priest", "soldier", "noble", "artisan", "merchant", "scholar"]
ERA1 = [card.id for card in box().card if card.era == 1]


def table(blue: dict[str, Any] | None = None, *, players: int = 2, **data: Any) -> Position:
    """A moment with blue on turn; `blue` is his mat, other mats go into `mats`."""
    mats = {**data.pop("mats", {}), **({"blue": blue} if blue is not None else {})}
    return GAME.position({"players": players, "on_turn": "blue", "training": ROW, "mats": mats, **data})


Before = Callable[[Position, int, int], None]  # is told what will be done


def unheard(position: Position, player: int, action: int) -> None:
    pass


def play(position: Position, *lines: str, before: Before = unheard) -> Position:
    """Do these lines for whoever is on turn; each is checked. Chance must not be asked in between."""
    for line in lines:
        for action in GAME.parse_line(position, line):
            before(position, int(position.turn), action)
            position.apply(position.turn, action)
    return position


def chance(position: Position, *lines: str, seed: int = 1, before: Before = unheard) -> Position:
    """Let chance act: as told, or at random until somebody is asked."""
    for line in lines:
        action = GAME.parse(position, line)
        GAME.demand(position, CHANCE, action)
        before(position, CHANCE, action)
        position.apply(CHANCE, action)
    if not lines:
        dice = Dice(seed)
        while position.turn == CHANCE:
            action = int(position.sample(dice))
            before(position, CHANCE, action)
            position.apply(CHANCE, action)
    return position


def legal(position: Position) -> list[str]:
    return [GAME.text(position, int(a)) for a in position.legal(position.turn)]


def mat(position: Position, seat: str = "blue") -> dict[str, Any]:
    """What lies on a mat, with the free spaces and the number of persons."""
    found: dict[str, Any] = dict(GAME.to_json(position)["mats"][seat])
    index = position.seats.index(seat)  # type: ignore[attr-defined]
    found["free"] = int(position.free(index))  # type: ignore[attr-defined]
    found["total"] = int(position.persons(index))  # type: ignore[attr-defined]
    return found


def state(position: Position) -> dict[str, Any]:
    return dict(GAME.to_json(position))


def refused(position: Position, text: str, player: int | None = None) -> str:
    """The clause that forbids the action; "" if it is legal."""
    return position.why_not(position.turn if player is None else player, GAME.parse(position, text))


def events(position: Position, *lines: str) -> list[tuple[str, str]]:
    """Play lines and give what happened: (kind, clause)."""
    found: list[Any] = []
    position.events = found
    play(position, *lines)
    position.events = None
    return [(e.kind, e.clause) for e in found]


class Runner:
    """Plays one worked example of the rules document. A line of unknown form fails."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.position: Position | None = None
        self.shown = Depiction(GAME)

    def run(self) -> None:
        for line in self.example.lines:
            head, colon, rest = line.partition(": ")
            method = getattr(self, "do_" + head.lower().replace(" ", "_"), None)
            assert colon
            assert method, f"{self.example.id}: no known form: {line}"
            method(rest)

    @property
    def now(self) -> Position:
        assert self.position is not None, f"{self.example.id} has no position"
        return self.position

    def do_position(self, text: str) -> None:
        data = {"players": 2, **json.loads(codes(text)[0])}
        self.position = self.shown.begin(GAME.position(data))

    def do_play(self, text: str) -> None:
        play(self.now, *codes(text), before=self.shown.do)

    def do_chance(self, text: str) -> None:
        chance(self.now, *([] if text == "at random" else codes(text)), before=self.shown.do)

    def do_asked(self, text: str) -> None:
        assert GAME.player_name(self.now, self.now.turn) == text

    def do_choices(self, text: str) -> None:
        assert legal(self.now) == codes(text)

    def do_not_legal(self, text: str) -> None:
        found = re.fullmatch(r"`([^`]+)` for (\w+)", text)
        assert found, text
        seat = self.now.seats.index(found[2])  # type: ignore[attr-defined]
        with pytest.raises(IllegalAction, match="GENTES-"):
            GAME.demand(self.now, seat, GAME.parse(self.now, found[1]))

    def do_complete_choices(self, text: str) -> None:
        def count(position: Position) -> int:
            if not position.midway():
                return 1
            total = 0
            for action in position.legal(position.turn):
                trial = position.copy()
                trial.apply(position.turn, int(action))
                total += count(trial)
            return total

        assert count(self.now) == int(text)

    def do_among_display_and_stack(self, text: str) -> None:
        found = state(self.now)
        assert set(text.split(", ")) <= {*found["display"], *found["stack"]}

    def do_ranks(self, text: str) -> None:
        for part in text.split(", "):
            name, rank = part.split()
            assert self.now.rank(self.now.seats.index(name)) == int(rank)  # type: ignore[attr-defined]

    def do_hourglasses_cost(self, text: str) -> None:
        for part in text.split(", "):
            n, cost = map(int, part.split())
            position = table(
                {"singles": n % 2, "doubles": n // 2, "points": 50, "coins": 0, "hand": ["statue"], "oracle": 1},
                round=6, step="final",
            )  # fmt: skip
            play(self.shown.begin(position), "finish", before=self.shown.do)
            assert mat(position)["points"] == 50 - 3 - cost

    def do_expect(self, text: str) -> None:
        seats = self.now.seats  # type: ignore[attr-defined]
        first, _, rest = text.partition(" ")
        if first not in seats:
            self.expect_board(text)
            return
        found = mat(self.now, first)
        for part in rest.split(", "):
            key, _, value = part.partition(" ")
            if key in ("hand", "played", "tiles", "cities", "bonus"):
                assert sorted(found[key]) == sorted([] if value == "none" else value.split("+")), part
            elif key == "persons":
                assert found[key] == value, part
            else:
                assert found[key] == int(value), (part, found[key])

    def expect_board(self, text: str) -> None:
        found = state(self.now)
        for part in text.split(", "):
            key, _, value = part.partition(" ")
            if value.isdecimal():
                assert len(found[key]) == int(value), part
            elif key == "training":
                assert found[key] == value.split(), part
            elif key == "display":
                assert found[key] == value.split("+"), part
            else:
                assert sorted(found[key]) == sorted(value.split("+")), part
