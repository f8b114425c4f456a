"""A small net of whole numbers: a linear part and rectified units; its answer is the log-odds of winning.

Weights are 16-bit whole numbers that count 1/1024, sums have 64 bits: so the same inputs give exactly the same answer
on every machine, compiled or interpreted. Inputs that are zero cost nothing. Reading and writing of weights is in
`weights.py`, learning them in `theomachy.learning`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from theomachy.core.inputs import Inputs

ONE: Final = 1024  # what counts as 1 in a weight
SCALE: Final = 1048576.0  # and in the answer
STRIDE: Final = 8  # units are worked out so many at a time


class Net:
    """`first` has a row of `units` weights for each input, `linear` one weight, `last` one for each unit."""

    def __init__(
        self, size: i64, units: i64, first: vec[i16], bias: vec[i64], last: vec[i16], linear: vec[i16], offset: i64
    ) -> None:
        if units % STRIDE != 0:
            raise ValueError(f"{units} units; allowed: multiples of {STRIDE}")
        if len(first) != size * units or len(bias) != units or len(last) != units or len(linear) != size:
            raise ValueError("the weights do not fit the sizes of the net")
        self.size: i64 = size
        self.units: i64 = units
        self.first: vec[i16] = first
        self.bias: vec[i64] = bias
        self.last: vec[i16] = last
        self.linear: vec[i16] = linear
        self.offset: i64 = offset

    def answer(self, inputs: Inputs) -> i64:
        """Log-odds of winning, in units of 1 / SCALE."""
        count = inputs.count
        where = inputs.where
        much = inputs.much
        linear = self.linear
        first = self.first
        bias = self.bias
        last = self.last
        units = self.units
        total: i64 = self.offset
        for k in range(count):
            total += i64(much[k]) * i64(linear[i64(where[k])])
        total *= ONE
        j: i64 = 0
        while j < units:
            a = bias[j]
            b = bias[j + 1]
            c = bias[j + 2]
            d = bias[j + 3]
            e = bias[j + 4]
            f = bias[j + 5]
            g = bias[j + 6]
            h = bias[j + 7]
            for k in range(count):
                x = i64(much[k])
                row = i64(where[k]) * units + j
                a += x * i64(first[row])
                b += x * i64(first[row + 1])
                c += x * i64(first[row + 2])
                d += x * i64(first[row + 3])
                e += x * i64(first[row + 4])
                f += x * i64(first[row + 5])
                g += x * i64(first[row + 6])
                h += x * i64(first[row + 7])
            if a > 0:
                total += a * i64(last[j])
            if b > 0:
                total += b * i64(last[j + 1])
            if c > 0:
                total += c * i64(last[j + 2])
            if d > 0:
                total += d * i64(last[j + 3])
            if e > 0:
                total += e * i64(last[j + 4])
            if f > 0:
                total += f * i64(last[j + 5])
            if g > 0:
                total += g * i64(last[j + 6])
            if h > 0:
                total += h * i64(last[j + 7])
            j += STRIDE
        return total
