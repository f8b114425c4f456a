"""The worked examples of docs/rules/gods-second.md, each one a test."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, ClassVar

import pytest

from examples import Example, Player, by_name, counts, examples_of, held, worked_examples
from theomachy.core.position import Position


class SecondPlayer(Player):
    REASONS: ClassVar = {
        "points reached": "GODS2-X-01",
        "no different card is left for the display": "GODS2-X-02",
        "the sack cannot fill the display": "GODS2-X-03",
    }
    SETUP: ClassVar = {
        "Sack": "set_sack",
        "Points chips": "set_chips",
        "Extra-action cards held from earlier turns": "set_extras",
    }
    EXPECTED: ClassVar = {
        "Power": "power",
        "Field has": "field_has",
        "Empty hexes": "empty_hexes",
        "Actions left": "actions_left",
        "Display": "display",
        "Sack": "sack",
        "Out of the game": "out_of_the_game",
        "God stones in stock": "stones",
        "Temples in stock": "temples",
        "Extra-action cards held": "extras",
        "Points cards": "points_cards",
        "Points chips": "points_chips",
        "VP (cards and chips)": "score",
    }

    def stopping(self, data: dict[str, Any]) -> Position:
        """With the option max_turns the game ends after this turn (GODS2-R-37) and everything stays as it lies."""
        return self.game.position({**data, "options": {**data["options"], "max_turns": data["turns"]}})

    def set_sack(self, text: str) -> None:
        self.data["sack"] = counts(text)

    def set_chips(self, text: str) -> None:
        self.data["chips"] = dict(part.split(" with ") for part in text.rstrip(".").split(", "))

    def set_extras(self, text: str) -> None:
        self.data["extras"] = by_name(text)

    def more_expected(self, text: str) -> bool:
        found = re.fullmatch(r"Sack holds (\d+) cards\.", text)
        if found:
            assert sum(self.state()["sack"].values()) == int(found[1])
        return found is not None

    def power(self, text: str) -> None:
        self.stocks("power", text)

    def stones(self, text: str) -> None:
        self.stocks("stones", text)

    def temples(self, text: str) -> None:
        self.stocks("temples", text)

    def extras(self, text: str) -> None:
        self.stocks("extras", text)

    def sack(self, text: str) -> None:
        assert {card: n for card, n in self.state()["sack"].items() if n} == counts(text)

    def out_of_the_game(self, text: str) -> None:
        assert self.state()["box"] == counts(text)

    def points_cards(self, text: str) -> None:
        colours = ("green", "blue", "violet", "yellow")
        position: Any = self.now()
        for god, cards in held(text).items():
            seat = self.data["players"].index(god)
            found = {name: int(position.cards_of(seat, i)) for i, name in enumerate(colours, 1)}
            assert {name: n for name, n in found.items() if n} == cards, god

    def points_chips(self, text: str) -> None:
        """`green chip with blue`: those, and no others."""
        stated = dict(part.split(" chip with ") for part in text.rstrip(".").split(", "))
        assert self.state()["chips"] == stated


@worked_examples("gods-second")
def test_worked_example(example: Example) -> None:
    SecondPlayer(example).run()


# ---- the checks can fail


def falsified(line: str) -> str:
    """The same line, stating something else; empty for a line that only sets up or acts."""
    head, _, rest = line.partition(": ")
    if head in ("Legal", "Not legal"):
        return f"{'Not legal' if head == 'Legal' else 'Legal'}: {rest}"
    if head == "The legal choices are exactly":
        return f"{head}: {rest.split(', ')[0]}."
    if head == "Number of legal complete actions":
        return re.sub(r"(\d+) in all", lambda m: f"{int(m[1]) + 1} in all", line)
    if head != "Expected" or rest == "The field is split.":
        return ""
    if rest == "The game is not over.":
        return "Expected: Game over (points reached); winner: red."
    if rest.startswith("Game over"):
        return "Expected: The game is not over."
    if rest.startswith(("Display", "Empty hexes", "Points chips")):
        wrong = {"Display": "whirlwind, extra.", "Empty hexes": "`0,0`.", "Points chips": "yellow chip with red."}
        return f"Expected: {rest.split(': ')[0]}: {wrong[rest.split(': ')[0]]}"
    if re.search(r"\d", rest):
        return re.sub(r"(\d+)(?=\D*$)", lambda m: str(int(m[1]) + 1), line)
    return line.replace("none", "1 green")


LINES = [(e, i) for e in examples_of("gods-second") for i, line in enumerate(e.lines) if falsified(line)]


@pytest.mark.parametrize(("example", "index"), LINES, ids=[f"{e.id} {e.lines[i][:50]}" for e, i in LINES])
def test_a_false_example_fails(example: Example, index: int) -> None:
    wrong = falsified(example.lines[index])
    assert wrong != example.lines[index]
    lines = (*example.lines[:index], wrong, *example.lines[index + 1 :])
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        SecondPlayer(replace(example, lines=lines)).run()


@pytest.mark.parametrize(
    "line", ["Expected: Rain.", "Dance: `now`", "Power red 5", "Expected: Power red 5.", "Then: tea."]
)
def test_a_line_of_unknown_form_fails(line: str) -> None:
    example = examples_of("gods-second")[3]
    with pytest.raises((AssertionError, pytest.fail.Exception), match="no known form"):
        SecondPlayer(replace(example, lines=(*example.lines, line))).run()
