"""The worked examples of docs/rules/playing-gods.md, each one a test.

The lines set up a moment, do something, or say what must then be true; they are taken in their order. A line of
unknown form fails: nothing is ever skipped.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

import pytest

from depicting import Depiction
from examples import CODE, Example, worked_examples
from games.playing_gods import GAME, asked, choices, forced, seat, state, why
from theomachy.core.position import CHANCE, Position

CARDS = r"[a-z_, ]+"


class Reader:
    """Plays one example."""

    SETUP: ClassVar = {
        r"New game: (\d)\.": "new_game",
        r"Base (\d)\.": "base",
        r"Options: `(\w+) = (\w+)`\.": "option",
        rf"Hand of ([A-E]): ({CARDS})\.": "set_hand",
        rf"Immunities of ([A-E]): ({CARDS})\.": "set_immunities",
        r"Figure of ([A-E]): (\d+)\.": "set_figure",
        r"Dead: ([A-E])\.": "set_dead",
        r"In limbo: ([A-E])\.": "set_limbo",
        rf"Wrath pile: ({CARDS})\.": "set_wrath",
        rf"Conversion pile: ({CARDS})\.": "set_conversion",
        r"([A-E]) on (\d+)\.": "landed",
        r"([A-E]) rolls (\d)\.": "rolls",
        r"((?:\w\w\d (?:empty|\[[A-E,]+\])(?:, )?)+)\.": "set_stacks",
    }
    LATER: ClassVar = {
        r"Again\.": "again",
        r"Do: (.*)\.": "do",
        r"Asked: (\w+)\.": "asked",
        r"Offered: (.*)\.": "offered",
        r"Legal: (.*)\.": "legal",
        r"Not legal: `([^`]+)` \((PG-[A-Z]-\d\d)\)\.": "not_legal",
        r"Expected: (.*)\.": "expected",
    }
    EXPECTED: ClassVar = {
        r"(\w\w\d) empty": "empty",
        r"(\w\w\d) \[([A-E,]+)\]": "stack",
        r"([A-E]) rules (\d+)": "rules",
        r"([A-E]) has (\d+) sects": "sects",
        r"([A-E]) has (\d+) chips": "chips",
        r"([A-E]) is (dead|in limbo|in play)": "status",
        r"([A-E]) wins \((PG-E-\d\d)\)": "wins",
        rf"hand of ([A-E]): ({CARDS})": "hand",
        rf"permanents of ([A-E]): ({CARDS})": "permanents",
        rf"immunities of ([A-E]): ({CARDS})": "immunities",
        r"figure of ([A-E]): (\d+|none)": "figure",
        rf"under the (wrath|conversion) pile: ({CARDS})": "under",
        r"on turn: ([A-E])": "on_turn",
        r"(\d+) cards in the (wrath|conversion) pile": "pile_size",
        r"(\d+) territories win": "target",
        r"(\d) kills?": "kills",
    }

    def __init__(self, example: Example) -> None:
        self.example = example
        self.line = ""
        self.data: dict[str, Any] = {}
        self.position: Position | None = None
        self.shown = Depiction(GAME)

    def run(self) -> None:
        checked = 0
        for line in self.example.lines:
            self.line = line
            forms = self.LATER if self.position is not None else self.SETUP
            self.match(self.line, forms)
            checked += self.line.startswith(("Expected", "Offered", "Asked"))
        assert checked, f"{self.example.id} checks nothing"

    def match(self, text: str, forms: dict[str, str]) -> None:
        for form, method in forms.items():
            found = re.fullmatch(form, text)
            if found:
                getattr(self, f"do_{method}")(*found.groups())
                return
        pytest.fail(f"{self.example.id}: no known form: {text!r} in - {self.line}")

    # ---- the moment

    def do_new_game(self, players: str) -> None:
        self.position = self.shown.begin(GAME.new(int(players)))

    def do_base(self, players: str) -> None:
        self.data = {"players": int(players), "on_turn": "A", "hands": {}, "stacks": {}, "figures": {}, "status": {},
                     "immunities": {}}  # fmt: skip

    def do_option(self, name: str, value: str) -> None:
        self.data["options"] = {name: value}

    def do_set_hand(self, god: str, cards: str) -> None:
        self.data["hands"][god] = cards.split(", ")

    def do_set_immunities(self, god: str, elements: str) -> None:
        self.data["immunities"][god] = elements.split(", ")

    def do_set_figure(self, god: str, space: str) -> None:
        self.data["figures"][god] = int(space)

    def do_set_dead(self, god: str) -> None:
        self.data["status"][god] = "dead"

    def do_set_limbo(self, god: str) -> None:
        self.data["status"][god] = "limbo"

    def do_set_wrath(self, cards: str) -> None:
        self.data["wrath_pile"] = cards.split(", ")

    def do_set_conversion(self, cards: str) -> None:
        self.data["conversion_pile"] = cards.split(", ")

    def do_set_stacks(self, text: str) -> None:
        for land, chips in re.findall(r"(\w\w\d) (empty|\[[A-E,]+\])", text):
            self.data["stacks"][land] = [] if chips == "empty" else chips.strip("[]").split(",")

    def do_landed(self, god: str, space: str) -> None:
        self.data["figures"][god] = int(space)
        self.position = self.shown.begin(GAME.position({**self.data, "on_turn": god, "step": "landed"}))

    def do_rolls(self, god: str, face: str) -> None:
        rolled = {**self.data, "on_turn": god, "step": "move", "die": int(face)}
        self.position = self.shown.begin(GAME.position(rolled))

    def do_again(self) -> None:
        self.position = None

    # ---- doing

    def now(self) -> Position:
        assert self.position is not None
        return self.position

    def do_do(self, text: str) -> None:
        position = self.now()
        assert not re.sub(r"(?:[A-E]|chance) `[^`]+`(?:, )?", "", text), f"cannot read {text!r}"
        for who, line in re.findall(r"([A-E]|chance) `([^`]+)`", text):
            if asked(position) != who or why(position, line):
                forced(position, self.shown.do)
            assert asked(position) == who, f"{asked(position)} is asked, not {who}, in - {self.line}"
            action = GAME.parse(position, line)
            GAME.demand(position, seat(position, who), action)
            self.shown.do(position, seat(position, who), action)
            position.apply(seat(position, who), action)

    def do_asked(self, who: str) -> None:
        assert asked(self.now()) == who

    def do_offered(self, text: str) -> None:
        assert choices(self.now()) == CODE.findall(text)

    def do_legal(self, text: str) -> None:
        assert set(CODE.findall(text)) <= set(choices(self.now()))

    def do_not_legal(self, text: str, clause: str) -> None:
        assert why(self.now(), text) == clause

    # ---- what must be true

    def do_expected(self, text: str) -> None:
        for sentence in text.split(". "):
            low = sentence[0].lower() + sentence[1:] if sentence.split()[0][1:2].islower() else sentence
            lists = ": " in low
            for part in [low] if lists else re.split(r", (?![A-E],|[A-E]\])", low):
                self.match(part, self.EXPECTED)

    def value(self, key: str, god: str) -> Any:
        return state(self.now())[key][god]

    def do_empty(self, land: str) -> None:
        assert self.value("stacks", land) == [], land

    def do_stack(self, land: str, chips: str) -> None:
        assert self.value("stacks", land) == chips.split(","), land

    def do_rules(self, god: str, n: str) -> None:
        assert self.now().lands[seat(self.now(), god)] == int(n)  # type: ignore[attr-defined]

    def do_sects(self, god: str, n: str) -> None:
        assert self.now().sects[seat(self.now(), god)] == int(n)  # type: ignore[attr-defined]

    def do_chips(self, god: str, n: str) -> None:
        assert self.now().supply[seat(self.now(), god)] == int(n)  # type: ignore[attr-defined]

    def do_status(self, god: str, word: str) -> None:
        assert self.value("status", god) == {"in limbo": "limbo"}.get(word, word)

    def do_wins(self, god: str, clause: str) -> None:
        data = state(self.now())
        assert (data["winner"], data["ending"], data["step"]) == (god, clause, "over")
        assert self.now().rank(seat(self.now(), god)) == 1

    def cards(self, text: str) -> list[str]:
        return [] if text == "none" else text.split(", ")

    def do_hand(self, god: str, cards: str) -> None:
        assert self.value("hands", god) == self.cards(cards)

    def do_permanents(self, god: str, cards: str) -> None:
        assert self.value("permanents", god) == self.cards(cards)

    def do_immunities(self, god: str, elements: str) -> None:
        assert self.value("immunities", god) == self.cards(elements)

    def do_figure(self, god: str, space: str) -> None:
        assert self.value("figures", god) == (None if space == "none" else int(space))

    def do_under(self, pile: str, cards: str) -> None:
        assert self.value(f"{pile}_pile", "lower") == self.cards(cards)

    def do_on_turn(self, god: str) -> None:
        forced(self.now(), self.shown.do)
        assert self.now().turn == CHANCE
        assert state(self.now())["on_turn"] == god

    def do_pile_size(self, n: str, pile: str) -> None:
        data = self.value(f"{pile}_pile", "upper")
        assert sum(data.values()) + len(self.value(f"{pile}_pile", "lower")) == int(n)

    def do_target(self, n: str) -> None:
        assert self.now().fixed.target == int(n)  # type: ignore[attr-defined]

    def do_kills(self, n: str) -> None:
        """So many sects have to fall in the attack under way, whichever they are."""
        assert GAME.view(self.now(), 0)["attack"]["kills"] == int(n)


@worked_examples("playing-gods")
def test_worked_example(example: Example) -> None:
    Reader(example).run()
