"""The worked examples of docs/rules/gods-second.md, each one a test."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from examples import Example, Player, by_name, counts, held, worked_examples
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
        position = self.now()
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
