"""What a seat sees as one array: the board place by place, or the counts that learned judges use, or both."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from theomachy.core.inputs import Inputs
from theomachy.core.position import Position
from theomachy.rl.board import Board


class Sight:
    def __init__(self, inputs: Inputs, board: Board, counts: bool, places: bool) -> None:
        self.inputs: Inputs = inputs
        self.board: Board = board
        self.counts: bool = counts  # is what the judges count seen?
        self.places: bool = places  # and what lies where?
        size: i64 = 0
        for _, shape in self.parts():
            count: i64 = 1
            for length in shape:
                count *= i64(length)
            size += count
        self.size: i64 = size
        self.first_place: i64 = inputs.size if counts else 0  # where the board begins

    def parts(self) -> list[tuple[str, list[int]]]:
        """Names and shapes of the parts, in their order."""
        found: list[tuple[str, list[int]]] = []
        if self.counts:
            found.append(("counts", [int(self.inputs.size)]))
        if self.places:
            found += self.board.parts()
        return found

    def count(self, position: Position, player: i64, out: vec[u8], at: i64) -> None:
        """Write the counts into `out`, from `at` on."""
        inputs = self.inputs
        for i in range(inputs.size):
            out[at + i] = 0
        inputs.look(position)
        inputs.fill(position, player)
        where = inputs.where
        much = inputs.much
        for i in range(inputs.count):
            out[at + i64(where[i])] = u8(much[i])

    def array(self, position: Position, player: i64) -> vec[u8]:
        """What the player sees: `size` numbers."""
        out: vec[u8] = vec[u8](bytes(self.size))
        if self.counts:
            self.count(position, player, out, 0)
        if self.places:
            self.board.lay(out, self.first_place)
            self.board.fill(position, player)
        return out
