"""How much is too much: buckets that leak at a steady rate."""

from __future__ import annotations

import time
from collections.abc import Hashable


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for everybody who comes; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: dict[Hashable, Bucket] = {}

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        if who not in self.known and len(self.known) >= self.most:
            full_after = self.burst / self.rate
            now = time.monotonic()
            self.known = {k: b for k, b in self.known.items() if now - b.seen < full_after}
            if len(self.known) >= self.most:
                return False
        return self.known.setdefault(who, Bucket(self.rate, self.burst)).take(amount)
