"""The worked examples of docs/rules/gods-first.md, each one a test."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from examples import Example, Player, by_name, counts, held, words, worked_examples
from theomachy.core.position import CHANCE, NOBODY, Position

COLOURS = ("green", "blue", "violet", "yellow")
VILLAGE_END = ("GODS1-X-02", "GODS1-X-03", "GODS1-X-04")


class FirstPlayer(Player):
    money = "crystals"
    MONEY = "Crystals"
    REASONS: ClassVar = {
        "the end tile was turned up": "GODS1-X-01",
        "the bag cannot fill the display": "GODS1-B-03",
    }
    SETUP: ClassVar = {
        "Pile, top first": "set_pile",
        "Bag": "set_bag",
        "Points tiles held": "set_points_tiles",
        "Mediation tiles held from earlier turns": "set_mediations",
    }
    EXPECTED: ClassVar = {
        "Crystals": "crystals",
        "Field has": "field_has",
        "Empty hexes": "empty_hexes",
        "Actions left": "actions_left",
        "Display": "display",
        "Pile/bag": "supply",
        "Out of the game": "out_of_the_game",
        "God tokens in stock": "tokens",
        "Temples in stock": "temples",
        "Mediation tiles held": "mediations",
        "Village tiles": "village_tiles",
        "Points tiles": "points_tiles",
        "Points tiles left in the stock": "points_tiles_left",
        "VP (tiles, before the temple penalty)": "tile_points",
        "Final VP (after the temple penalty)": "final_points",
    }

    def __init__(self, example: Example) -> None:
        super().__init__(example)
        self.below: list[str] = []  # of the pile: what need not come up

    def run(self) -> None:
        super().run()
        assert self.real is not None
        if self.below:  # what is left of the pile as stated
            left = self.game.to_json(self.real)["pile"]
            assert {tile: n for tile, n in left.items() if n} == {t: self.below.count(t) for t in self.below}

    def do(self, line: str) -> None:
        later = re.fullmatch(
            r"Then: a later turn of (\w+) with (\d+) crystals and the same field \(the display does not matter\)\.",
            line,
        )
        if later:
            self.then_on_turn(*later.groups())
        elif line == "Step: the turn ends; the next turn starts.":
            assert self.twin is not None or self.begin().turn == NOBODY
        else:
            super().do(line)

    # ---- the moment

    def set_pile(self, text: str) -> None:
        self.below = words(text)
        self.data["pile"] = {tile: self.below.count(tile) for tile in self.below}

    def set_bag(self, text: str) -> None:
        self.data["bag"] = counts(text)

    def set_points_tiles(self, text: str) -> None:
        self.data["points_tiles"] = held(text)

    def set_mediations(self, text: str) -> None:
        self.data["extras"] = by_name(text)

    def start_of_turn(self, god: str) -> None:
        self.from_pile(self.game.position(self.data))
        super().start_of_turn(god)

    def from_pile(self, trial: Position) -> None:
        """As many tiles as this position asks for are taken off the stated pile."""
        while trial.turn == CHANCE and self.below:
            tile = self.below.pop(0)
            self.draws.append(tile)
            trial.apply(CHANCE, self.game.parse(trial, f"draw {tile}"))

    def action(self, line: str) -> None:
        super().action(line)
        position = self.begin()
        if self.twin is None and position.turn == CHANCE:  # `last turn`: crystals and refill follow
            self.from_pile(position.copy())
            while position.turn == CHANCE:
                outcome = self.game.parse(position, f"draw {self.draws.pop(0)}")
                self.game.demand(position, CHANCE, outcome)
                self.shown.do(position, CHANCE, outcome)
                position.apply(CHANCE, outcome)

    def stopping(self, data: dict[str, Any]) -> Position:
        """A last turn ends the game when it is over (GODS1-R-13), and everything stays as it lies."""
        if data["options"]["bag"] or data["step"] == "last turn":  # no example ends a turn there
            return self.game.position(data)
        return self.game.position({**data, "last_turn": True})

    def check_end_of_turn(self, real: dict[str, Any], twin: dict[str, Any]) -> None:
        assert not real["last_turn"]
        super().check_end_of_turn(real, {**twin, "last_turn": False})

    def state(self) -> dict[str, Any]:
        return {**super().state(), "last_turn": self.game.to_json(self.begin())["last_turn"]}

    # ---- what must be true

    def more_expected(self, text: str) -> bool:
        found = re.fullmatch(r"Pile/bag holds (\d+) tiles\.", text)
        if found:
            assert sum(self.tiles().values()) == int(found[1])
        return found is not None

    def tiles(self) -> dict[str, int]:
        state = self.state()
        return {tile: n for tile, n in state["bag" if "bag" in state else "pile"].items() if n}

    def game_over(self, reason: str, winners: list[str]) -> None:
        ending = self.begin().ending  # type: ignore[attr-defined]
        if reason == "village end":
            assert ending in VILLAGE_END
            self.REASONS = {reason: ending}  # type: ignore[misc]
        super().game_over(reason, winners)

    def crystals(self, text: str) -> None:
        self.stocks("power", text)

    def tokens(self, text: str) -> None:
        self.stocks("stones", text)

    def temples(self, text: str) -> None:
        self.stocks("temples", text)

    def mediations(self, text: str) -> None:
        self.stocks("extras", text)

    def supply(self, text: str) -> None:
        assert self.tiles() == counts(text)

    def out_of_the_game(self, text: str) -> None:
        assert self.state()["box"] == counts(text)

    def village_tiles(self, text: str) -> None:
        position: Any = self.now()
        for god, tiles in held(text).items():
            seat = self.data["players"].index(god)
            found = {name: int(position.villages_of(seat, i)) for i, name in enumerate(COLOURS, 1)}
            assert {name: n for name, n in found.items() if n} == tiles, god

    def points_tiles(self, text: str) -> None:
        for god, tiles in held(text).items():
            assert self.state()["points_tiles"].get(god, {}) == tiles, god

    def points_tiles_left(self, text: str) -> None:
        for colour, n in by_name(text).items():
            assert self.now().tiles_left(COLOURS.index(colour) + 1) == n, colour  # type: ignore[attr-defined]

    def tile_points(self, text: str) -> None:
        for god, n in by_name(text).items():
            assert self.now().tile_points(self.data["players"].index(god)) == n, god  # type: ignore[attr-defined]

    def final_points(self, text: str) -> None:
        assert self.begin().turn == NOBODY
        self.score(text)


@worked_examples("gods-first")
def test_worked_example(example: Example) -> None:
    FirstPlayer(example).run()
