"""Passwords, and codes that stand in for a forgotten one. Hashing takes its time and its memory, in threads."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import cache, partial

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server.account_names import name_key

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # hashes that are worked at; each needs 64 MB while it is
MOST_WAITING = 4  # hashes of one address that are worked at or wait
NICE = 10  # how much the threads that hash stand back behind those that answer people
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none of them looks like another
GROUPS = 5
BAD = Phrase("account bad password")


class BadPassword(TheomachyError):
    """A password that nobody should have."""


def check(password: str, name: str, lang: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST or name_key(password) == name_key(name):
        raise BadPassword(BAD(lang, least=SHORTEST, most=LONGEST))


class Busy(TheomachyError):
    """Too many passwords of one address wait to be hashed."""


def stand_back() -> None:
    """Others go before this thread, where the system knows such a thing for single threads."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Passwords:
    """Hashes a few at a time, beside everything else. They wait in the order in which they came, and few of each
    address, so that nobody waits for the many of another."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.places = asyncio.Semaphore(AT_ONCE)
        self.waiting: dict[str, int] = {}  # by address
        self.threads = ThreadPoolExecutor(AT_ONCE, "passwords", stand_back)

    def close(self) -> None:
        self.threads.shutdown(wait=False)

    async def hash(self, password: str, where: str) -> str:
        async with self._turn(where):
            work = partial(self.hasher.hash, password)
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    async def right(self, kept: str, password: str, where: str) -> bool:
        """Is it the one that was hashed? The work is the same where there is none: time tells nothing."""
        async with self._turn(where):
            work = partial(self._verified, kept, password)
            found = await asyncio.get_running_loop().run_in_executor(self.threads, work)
        return found and bool(kept)

    @asynccontextmanager
    async def _turn(self, where: str) -> AsyncIterator[None]:
        """Wait for a place; Busy if enough of this address wait already."""
        if self.waiting.get(where, 0) >= MOST_WAITING:
            raise Busy("too many passwords of one address wait to be hashed")
        self.waiting[where] = self.waiting.get(where, 0) + 1
        try:
            async with self.places:
                yield
        finally:
            self.waiting[where] -= 1
            if not self.waiting[where]:
                del self.waiting[where]

    def _verified(self, kept: str, password: str) -> bool:
        return self._right(kept or nobodys(self.hasher), password)

    def _right(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Was it hashed with less care than today?"""
        return self.hasher.check_needs_rehash(kept)


@cache
def nobodys(hasher: PasswordHasher) -> str:
    return hasher.hash(secrets.token_hex(16))


def new_code() -> str:
    """A code to be printed or written down: 100 bits, without letters that look alike."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(GROUPS))


def typed_code(text: str) -> str:
    """The code as it was given out, however it was typed."""
    letters = [c for c in text.upper() if c in LETTERS]
    return "-".join("".join(letters[i : i + 4]) for i in range(0, len(letters), 4))
