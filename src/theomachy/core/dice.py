"""Random numbers for matches, searches and re-dealing. Rules never use them.

The generator is xoshiro128++ on 32-bit words, seeded by splitmix-like mixing of the same width. It is written
out here for two reasons: a call from compiled code costs a few nanoseconds, and the same seed gives the same
numbers on every machine, interpreted or compiled, in every version. It is not meant for secrets: tables that
people play at seed it from the operating system.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Dice:
    """A reproducible stream of random numbers."""

    def __init__(self, seed: i64) -> None:
        low = seed & WORD
        high = (seed >> 32) & WORD
        self.a: i64 = mix(low)
        self.b: i64 = mix(self.a ^ high)
        self.c: i64 = mix(self.b + 0x9E3779B9)
        self.d: i64 = mix(self.c ^ low) | 1  # never all zero

    def word(self) -> i64:
        """32 random bits."""
        a = self.a
        d = self.d
        x = (a + d) & WORD
        x = (((x << 7) | (x >> 25)) + a) & WORD
        t = (self.b << 9) & WORD
        c = self.c ^ a
        d ^= self.b
        self.b ^= c
        self.a = a ^ d
        self.c = c ^ t
        self.d = ((d << 11) | (d >> 21)) & WORD
        return x

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, all equally likely (to within n in 2**32); n at most 2**31."""
        return (self.word() * n) >> 32

    def unit(self) -> float:
        """A number from 0 (possible) to 1 (not reached)."""
        return float(self.word()) / 4294967296.0


def mix(x: i64) -> i64:
    """Spread the bits of a 32-bit word, so that neighbouring seeds give unrelated streams."""
    x = (x + 0x9E3779B9) & WORD
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & WORD
    x = ((x ^ (x >> 15)) * 0x735A2D97) & WORD
    return x ^ (x >> 15)
