"""Passwords, and codes that stand in for a forgotten one. Hashing takes its time and its memory, in threads."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server.account_names import name_key

SHORTEST = 8
LONGEST = 200
AT_ONCE = 2  # hashes that are worked at; each needs 64 MB while it is
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none of them looks like another
GROUPS = 5
BAD = Phrase("account bad password")


class BadPassword(TheomachyError):
    """A password that nobody should have."""


def check(password: str, name: str, lang: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST or name_key(password) == name_key(name):
        raise BadPassword(BAD(lang, least=SHORTEST, most=LONGEST))


class Passwords:
    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.places = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self.places:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def right(self, kept: str, password: str) -> bool:
        """Is it the one that was hashed? The work is the same where there is none: time tells nothing."""
        async with self.places:
            found = await asyncio.to_thread(self._right, kept or nobodys(self.hasher), password)
        return found and bool(kept)

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
