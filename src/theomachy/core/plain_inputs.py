"""Inputs of a learned judge that are counted by an object which is not compiled: `core/countable.py` makes them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i32, i64

from theomachy.core.inputs import Inputs
from theomachy.core.position import Position


class PlainInputs(Inputs):
    """`counter` says what is counted (`block`, `secrets`, `common`: lists of names) and counts it (`look`, `own`)."""

    def __init__(self, counter: Any) -> None:
        super().__init__(i64(len(counter.block)), i64(len(counter.secrets)), i64(len(counter.common)))
        self.counter: Any = counter

    def names(self) -> list[str]:
        return [*self.counter.block, *self.counter.secrets, *self.counter.common]

    def look(self, position: Position) -> None:
        self.clear(position.players)
        found: Any = self.counter.look(position)
        for seat in range(position.players):
            self.strength[seat] = i32(int(found.strength[seat]))
            self.about(seat)
            for number in found.seats[seat]:
                self.note(i64(int(number)))
        for number in found.shared:
            self.tell(i64(int(number)))
        self.active = i64(int(found.active))

    def own(self, position: Position, player: i64) -> None:
        for number in self.counter.own(position, int(player)):
            self.add(i64(int(number)))
