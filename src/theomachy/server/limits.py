"""How much is too much: buckets that leak at a steady rate."""

from __future__ import annotations

import dataclasses
import math
import time
from collections.abc import Hashable

from theomachy.core.errors import TheomachyError


@dataclasses.dataclass(frozen=True, kw_only=True)
class Limits:
    """What a host can choose about how much is too much. An address of IPv6 counts by its network of 64 bits.

    Parameters
    ----------
    trusted_proxies
        Proxies that are believed about whom they speak for: addresses and networks, separated by commas. None unless
        they are named.
    requests_per_second
        Requests from one address, in the long run; ten times as many at once. They also count by the time that they
        take of the process. The health and static files do not count.
    tables_per_minute
        Tables, and new guests, from one address.
    connections_per_minute
        Websockets opened from one address.
    sockets_per_address
        Websockets open at a time from one address.
    messages_per_second
        Messages over all websockets from one address, in the long run; five times as many at once. What must be
        reckoned out for somebody (why not, what if, a list of choices, the table in another look) also counts by
        the time that it takes.
    hints_per_minute
        Hints for one person.
    chat_lines_per_minute
        Lines that one person may write at tables, in the long run; half as many at once.
    sign_ins_per_minute
        Passwords, codes and mail addresses that may be tried from one address; three times as many for one name.
    accounts_per_hour
        New accounts from one address.
    mails_per_hour
        Mails with links that one person, or one address, may have sent; a third as many to one mail address.
    places
        Connections at a time, over all. A quarter is kept free of websockets.
    places_per_address
        Connections at a time from one address, beyond which its idle ones are closed.
    idle_seconds
        How long a connection may take to send a request, or another one; the body of a request has twice this time.
    silent_seconds
        How long a websocket may stay open without a message; pages send one every twenty seconds to a minute.
    stalled_seconds
        How long a message to a websocket may wait for the other side to read it; then the connection is closed.
    """

    trusted_proxies: str = ""
    requests_per_second: float = 40.0
    tables_per_minute: float = 20.0
    connections_per_minute: float = 300.0
    sockets_per_address: int = 256
    messages_per_second: float = 60.0
    hints_per_minute: float = 12.0
    chat_lines_per_minute: float = 20.0
    sign_ins_per_minute: float = 20.0
    accounts_per_hour: float = 20.0
    mails_per_hour: float = 12.0
    places: int = 1024
    places_per_address: int = 400
    idle_seconds: float = 15.0
    silent_seconds: float = 300.0
    stalled_seconds: float = 20.0

    def __post_init__(self) -> None:
        for field in dataclasses.fields(Limits):
            value = getattr(self, field.name)
            option = "--" + field.name.replace("_", "-")
            if isinstance(value, (int, float)) and not (0 < value and math.isfinite(value)):
                raise TheomachyError(f"{option} must be more than 0, not {value}")
        if self.places < 16:
            raise TheomachyError(f"--places must be at least 16, not {self.places}")
        if not 1 <= self.idle_seconds <= 60:
            raise TheomachyError(f"--idle-seconds must be from 1 to 60, not {self.idle_seconds}")


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

    def charge(self, amount: float) -> None:
        """For what is known to cost something only when it is done: it may leave less than nothing."""
        self.left -= amount


class Buckets:
    """A bucket for each key. Of more than `most` the one that was used least recently is forgotten: whoever comes is
    never refused because of others."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.known: dict[Hashable, Bucket] = {}  # the least recently used first

    def take(self, who: Hashable, amount: float = 1.0) -> bool:
        bucket = self.known.pop(who, None) or Bucket(self.rate, self.burst)
        if len(self.known) >= self.most:
            del self.known[next(iter(self.known))]
        self.known[who] = bucket
        return bucket.take(amount)

    def charge(self, who: Hashable, amount: float) -> None:
        """Somebody who was let in with an amount of nothing has used this much."""
        if who in self.known:
            self.known[who].charge(amount)
