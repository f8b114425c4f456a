"""What a seat sees of a game that has no board in `boards`: its view, read off as small whole numbers.

A view says by name what a viewer may know (`Game.view`), and nothing else is looked at, so nothing hidden is seen.
Which numbers and words appear where is learned from a few games that are played at random, always the same ones: a list
has as many places as it ever had there, and words are numbered from 1 in the order of the alphabet. A word that is met
later for the first time is 255. So the numbers mean the same wherever the game is the same.

Nothing (None) is 0. A whole number is itself where no word and nothing negative was met; else it is counted from the
lowest that was met, after 0 and the words. Seats are as the view has them: `viewer` tells which is one's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position
from theomachy.rl.board import LARGEST, Board, Shown

SAMPLES = 6  # games that are looked at,
MOMENTS = 400  # and so many actions of each
LEFT_OUT = ("game", "buttons")  # always the same; and what may be done, which the mask says
Write = Callable[[Any, list[int]], None]


class Place:
    """One place in views: what was met there, and how it is written."""

    def __init__(self) -> None:
        self.inside: dict[str, Place] = {}  # by key, of what is a mapping there
        self.each: Place | None = None  # the same for all places of a list,
        self.longest = 0  # which was as long as that
        self.words: set[str] = set()
        self.nothing = False
        self.whole: list[int] = []  # the lowest number that was met, if any was

    def meet(self, thing: Any) -> None:
        if isinstance(thing, Mapping):
            for key, value in thing.items():
                self.inside.setdefault(str(key), Place()).meet(value)
        elif isinstance(thing, list | tuple):
            self.each = self.each or Place()
            self.longest = max(self.longest, len(thing))
            for value in thing:
                self.each.meet(value)
        elif isinstance(thing, str):
            self.words.add(thing)
        elif isinstance(thing, int | float):
            self.whole = [min([int(thing), *self.whole])]
        else:
            self.nothing = True

    def shape(self) -> list[int]:
        """Of the numbers that it takes; 0 where there is nothing to write."""
        if self.inside:
            return [sum(size(place.shape()) for place in self.inside.values())]
        if self.each is not None:
            return [self.longest, *self.each.shape()]
        return [1] if self.words or self.whole else [0]

    def writer(self) -> Write:
        """How it is written, as a function that adds so many numbers to a list."""
        wide = size(self.shape())
        if self.inside:
            parts = [(key, place.writer()) for key, place in self.inside.items()]

            def mapping(thing: Any, out: list[int]) -> None:
                known = thing if isinstance(thing, Mapping) else {}
                by_text = {str(key): value for key, value in known.items()}
                for key, write in parts:
                    write(by_text.get(key), out)

            return mapping
        if self.each is not None:
            most, one = self.longest, self.each.writer()

            def listing(thing: Any, out: list[int]) -> None:
                end = len(out) + wide
                for value in thing[:most] if isinstance(thing, list | tuple) else ():
                    one(value, out)
                out.extend([0] * (end - len(out)))

            return listing
        return self._writer_of_one() if wide else lambda thing, out: None

    def _writer_of_one(self) -> Write:
        words = {word: i + 1 for i, word in enumerate(sorted(self.words))}
        mixed = bool(words) or self.nothing
        lowest = self.whole[0] if self.whole else 0
        first = len(words) + 1 - lowest if mixed else -min(0, lowest)

        def one(thing: Any, out: list[int]) -> None:
            if isinstance(thing, str):
                out.append(words.get(thing, LARGEST))
            elif isinstance(thing, int | float):
                out.append(min(max(int(thing) + first, 0), LARGEST))
            else:
                out.append(0)

        return one


def size(shape: list[int]) -> int:
    found = 1
    for length in shape:
        found *= length
    return found


BOARDS: dict[tuple[str, int], Board] = {}  # by game and freshly set table


def board_of(game: Game, fresh: Position) -> Board:
    """A board that shows views of a game, at tables that begin like this one."""
    key = game.name, fresh.key()
    if key not in BOARDS:
        root = Place()
        for number in range(SAMPLES):
            for position in moments(fresh, Dice(number + 1)):
                for seat in range(position.players):
                    root.meet(game.view(position, seat))
        BOARDS[key] = shown(game, root)
    return BOARDS[key].another()


def moments(fresh: Position, dice: Dice) -> list[Position]:
    """A game at random, moment by moment."""
    found = [fresh]
    while len(found) < MOMENTS and found[-1].turn != NOBODY:
        position = found[-1].copy()
        turn = int(position.turn)
        if turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
        else:
            asked = [turn] if turn != EVERYBODY else [*range(position.players), CLOCK]
            choices = [(who, int(action)) for who in asked for action in position.legal(who)]
            position.apply(*choices[dice.below(len(choices))])
        found.append(position)
    return found


def shown(game: Game, root: Place) -> Board:
    parts = [(key, place) for key, place in root.inside.items() if key not in LEFT_OUT and size(place.shape())]
    writers = [(key, place.writer()) for key, place in parts]

    def read(position: Position, player: int) -> bytes:
        view = game.view(position, player)
        out: list[int] = []
        for key, write in writers:
            write(view.get(key), out)
        return bytes(out)

    return Shown([(key, place.shape()) for key, place in parts], read)
