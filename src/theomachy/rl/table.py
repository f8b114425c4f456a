"""One table as environments need it: who acts, what is seen and open as arrays, copies and pickles of the whole."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.match import fresh_seed
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position
from theomachy.rl.arrays import looking_at
from theomachy.rl.games import worth
from theomachy.rl.kit import LONGEST, Kit

with needing("rl"):
    import numpy as np

PIXELS = 0.5  # of `rgb_array`, for each unit of the picture: films of games are large enough with it
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode {mode!r}; allowed: {', '.join(RENDER_MODES)}, or None")


class Table:
    """Chance acts by itself, and so do decisions with one choice; `seat` then says who is asked (NOBODY at the end).

    What was done since the beginning is kept: a pickle is that list, and dice.
    """

    def __init__(self, kit: Kit, longest: int = LONGEST) -> None:
        self.kit = kit
        self.longest = longest
        self.position: Position = kit.fresh.copy()
        self.dice = Dice(0)
        self.done: list[tuple[int, int]] = []
        self.decisions = 0

    # ---- playing

    def reset(self, seed: int | None) -> None:
        self.dice = Dice(fresh_seed() if seed is None else seed & (2**63 - 1))
        self.position = self.kit.fresh.copy()
        self.done = []
        self.decisions = 0
        self.proceed()

    @property
    def seat(self) -> int:
        """Who is asked: a seat, EVERYBODY in real time, NOBODY at the end."""
        return int(self.position.turn)

    @property
    def over(self) -> bool:
        return self.position.turn == NOBODY

    @property
    def cut(self) -> bool:
        """Has it taken too long?"""
        return not self.over and self.decisions >= self.longest

    def apply(self, player: int, action: int) -> None:
        self.position.apply(player, action)
        self.done.append((player, action))

    def proceed(self) -> None:
        """Let chance act, decisions with one choice happen, and the clock run where nobody can do anything."""
        position = self.position
        while True:
            turn = position.turn
            if turn == NOBODY:
                return
            if turn == CHANCE:
                self.apply(CHANCE, int(position.sample(self.dice)))
                continue
            if turn == EVERYBODY:
                if any(len(position.legal(seat)) for seat in range(position.players)):
                    return
                self.apply(CLOCK, int(position.legal(CLOCK)[0]))
                continue
            legal = position.legal(turn)
            if len(legal) > 1:
                return
            self.apply(turn, int(legal[0]))

    def act(self, seat: int, number: int) -> None:
        """Do what the number means for this seat; a number that is not open changes nothing."""
        self.apply(seat, self.action(seat, number))
        self.decisions += 1
        self.proceed()

    def action(self, seat: int, number: int) -> int:
        """The open action of that number."""
        found = int(self.kit.numbering.action(self.position.legal(seat), int(number)))
        if found < 0:
            name = self.kit.game.player_name(self.position, seat)
            raise IllegalAction(
                f"action {number} ({self.meaning(number)}) is not open to {name} now; the mask says which are", ""
            )
        return found

    def number(self, seat: int, action: int) -> int:
        """The other way round: the number of an open action, -1 if it has none."""
        legal = self.position.legal(seat)
        self.kit.numbering.number(legal)
        given = self.kit.numbering.given
        return next((int(given[i]) for i, open_ in enumerate(legal) if open_ == action), -1)

    def meaning(self, number: int) -> str:
        return self.kit.meaning(number) if 0 <= number < self.kit.actions else "no action"

    # ---- looking

    def observe(self, seat: int) -> Any:
        """What the seat sees, as an array of its own."""
        return looking_at(self.kit.sight.array(self.position, seat), "u1").copy()

    def mask(self, seat: int, more: int = 0) -> Any:
        """1 for every number that is open to the seat now; `more` zeros follow."""
        out = np.zeros(self.kit.actions + more, dtype=np.int8)
        legal = self.position.legal(seat)
        if len(legal):
            self.kit.numbering.number(legal)
            given = looking_at(self.kit.numbering.given, "i4")[: len(legal)]
            out[given[given >= 0]] = 1
        return out

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; zeros before it."""
        players = range(self.kit.players)
        if not self.over:
            return [0.0 for _ in players]
        won = [self.position.rank(seat) == 1 for seat in players]
        return [float(worth(w, sum(won), self.kit.players)) for w in won]

    def points(self, seat: int) -> int:
        return int(self.position.score(seat))

    def render(self, mode: str | None, viewer: int | None = None) -> Any:
        """The table as the viewer sees it, by default as spectators do: `svg` and `ansi` are texts."""
        if mode is None:
            return None
        game = self.kit.game
        view = game.view(self.position, viewer)
        if mode in ("human", "ansi"):
            text = game.board(view)
            if mode == "ansi":
                return text
            print(text)
            return None
        svg = game.draw(view)
        if mode == "svg":
            return svg
        with needing("rl"):
            from PIL import Image

            from theomachy.drawing.png import png

            return np.asarray(Image.open(BytesIO(png(svg, PIXELS))).convert("RGB"))

    # ---- copies

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        other = Table.__new__(Table)
        memo[id(self)] = other
        other.kit, other.longest, other.decisions = self.kit, self.longest, self.decisions
        other.position = self.position.copy()
        other.dice = dice_of_words(words_of(self.dice))
        other.done = list(self.done)
        return other

    def __getstate__(self) -> dict[str, object]:
        now = words_of(self.dice)
        return {"kit": self.kit, "longest": self.longest, "decisions": self.decisions, "done": self.done, "dice": now}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.kit, self.longest, self.decisions = state["kit"], state["longest"], state["decisions"]
        self.done = state["done"]
        self.dice = dice_of_words(state["dice"])
        self.position = self.kit.fresh.copy()
        for player, action in self.done:
            self.position.apply(player, action)


def words_of(dice: Dice) -> list[int]:
    """What decides how the dice will fall."""
    return [int(word) for word in (dice.a, dice.b, dice.c, dice.d)]


def dice_of_words(words: list[int]) -> Dice:
    """Dice that will fall as those did of which the words are."""
    other = Dice(0)
    other.a, other.b, other.c, other.d = words
    return other
