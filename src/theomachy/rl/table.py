"""One table as environments need it: who acts, what is seen and open as arrays, copies and pickles of the whole."""

from __future__ import annotations

from io import BytesIO
from operator import index
from typing import Any

from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.match import fresh_seed
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position
from theomachy.rl.arrays import looking_at
from theomachy.rl.games import worth
from theomachy.rl.kit import LONGEST, Kit, in_range

with needing("rl"):
    import numpy as np

PIXELS = 0.5  # of `rgb_array`, for each unit of the picture: films of games are large enough with it
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
FRAMES = 4  # pictures a second, for films of games: time enough to see what was done
ILLEGAL = ("raise", "lose", "random")  # what an action that is not open leads to


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode {mode!r}; allowed: {', '.join(RENDER_MODES)}, or None")


def check_illegal(kind: str) -> None:
    if kind not in ILLEGAL:
        raise BadOption(f"illegal is {kind!r}; allowed: {', '.join(ILLEGAL)}")


def whole(number: object) -> int:
    """The number of an action, as Python counts."""
    try:
        return index(number)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalAction(f"an action is a whole number, not {number!r}", "") from None


class Table:
    """Chance acts by itself, and so do decisions with one choice; `seat` then says who is asked (NOBODY at the end).

    An action that is not open is refused with an error (`illegal` is `raise`), loses the game for who wanted it
    (`lose`), or an open one that is drawn happens instead (`random`). What was done since the beginning is kept: a
    pickle is that list, and dice.
    """

    def __init__(self, kit: Kit, longest: int = LONGEST, illegal: str = "raise") -> None:
        check_illegal(illegal)
        in_range("longest", longest, 1)
        self.kit = kit
        self.longest = longest
        self.illegal = illegal
        self.lost: tuple[int, ...] = ()  # seats that have lost by an action that was not open
        self.position: Position = kit.fresh.copy()
        self.dice = Dice(0)
        self.done: list[tuple[int, int]] = []
        self.decisions = 0

    # ---- playing

    def reset(self, seed: int | None) -> None:
        self.dice = Dice(fresh_seed() if seed is None else seed_of(seed))
        self.position = self.kit.fresh.copy()
        self.done = []
        self.lost = ()
        self.decisions = 0
        self.proceed()

    @property
    def seat(self) -> int:
        """Who is asked: a seat, EVERYBODY in real time, NOBODY at the end."""
        return NOBODY if self.lost else int(self.position.turn)

    @property
    def ended(self) -> bool:
        """Is it over by the rules? Then everything may be told."""
        return self.position.turn == NOBODY

    @property
    def over(self) -> bool:
        return self.ended or bool(self.lost)

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
        """Do what the number means for this seat. An error leaves everything as it was."""
        action = self.wanted(seat, number)
        self.decisions += 1
        if action is None:
            self.lost = (seat,)
            return
        self.apply(seat, action)
        self.proceed()

    def wanted(self, seat: int, number: int) -> int | None:
        """The action of that number. If it is not open: an error, a drawn one, or None, to lose the game."""
        found = self.action(seat, number)
        if found >= 0:
            return found
        if self.illegal == "raise":
            name = self.kit.game.player_name(self.position, seat)
            raise IllegalAction(
                f"action {number} ({self.meaning(number)}) is not open to {name} now; the mask says which are", ""
            )
        if self.illegal == "lose":
            return None
        legal = self.position.legal(seat)
        return int(legal[self.dice.below(len(legal))])

    def action(self, seat: int, number: int) -> int:
        """The open action of that number, -1 if there is none."""
        known = whole(number)
        if not 0 <= known < self.kit.actions:
            return -1
        return int(self.kit.numbering.action(self.position.legal(seat), known))

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
        if len(legal) and not self.lost:
            self.kit.numbering.number(legal)
            given = looking_at(self.kit.numbering.given, "i4")[: len(legal)]
            out[given[given >= 0]] = 1
        return out

    def open_numbers(self, seat: int) -> list[int]:
        """The numbers that are open to the seat now, in ascending order: the mask as a short list."""
        return sorted(self.kit.numbering.open(self.position.legal(seat))) if not self.lost else []

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; zeros before it, and where all have lost."""
        won = [place == 1 for place in self.places()] if self.over else []
        if not any(won):
            return [0.0 for _ in range(self.kit.players)]
        return [float(worth(w, sum(won), self.kit.players)) for w in won]

    def places(self) -> list[int]:
        """By seat; those who have lost by an action that was not open share the last place, all others the first."""
        seats = range(self.kit.players)
        if self.lost:
            last = 1 + self.kit.players - len(self.lost)
            return [last if seat in self.lost else 1 for seat in seats] if last > 1 else [2 for _ in seats]
        return [int(self.position.rank(seat)) for seat in seats]

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
        other.illegal, other.lost = self.illegal, self.lost
        other.position = self.position.copy()
        other.dice = dice_of_words(words_of(self.dice))
        other.done = list(self.done)
        return other

    def __getstate__(self) -> dict[str, object]:
        kept = {name: value for name, value in self.__dict__.items() if name != "position"}
        return {**kept, "dice": words_of(self.dice)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.dice = dice_of_words(state["dice"])
        self.position = self.kit.fresh.copy()
        for player, action in self.done:
            self.position.apply(player, action)


def seed_of(seed: object) -> int:
    """Any whole number is a seed, those of numpy too."""
    try:
        return index(seed) & (2**63 - 1)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(f"seed is {seed!r}; allowed: whole numbers, or None for any") from None


def words_of(dice: Dice) -> list[int]:
    """What decides how the dice will fall."""
    return [int(word) for word in (dice.a, dice.b, dice.c, dice.d)]


def dice_of_words(words: list[int]) -> Dice:
    """Dice that will fall as those did of which the words are."""
    other = Dice(0)
    other.a, other.b, other.c, other.d = words
    return other
