"""Who is who: a guest has a name and keeps his seats by a signed token; who has an account gets one at each sign-in.

The token of a guest is `<id>.<signature>`, that of a sign-in `<id>.<sign-in>.<signature>`. The ids are random and
secret: whoever shows the token is that person, until the sign-in is ended (`sign_ins.py`). It lives in a cookie that
scripts cannot read, or in the header of a program that plays through the API.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import NamedTuple

from theomachy.server.naming import LONGEST_NAME, BadName, clean_name

__all__ = ["COOKIE", "ID", "LONGEST_NAME", "BadName", "Proof", "Signer", "clean_name", "new_id"]

COOKIE = "theomachy_guest"
ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Proof(NamedTuple):
    """What a token says that we have signed: a person, and by which sign-in; empty: a guest's own token."""

    person: str
    sign_in: str = ""


def new_id() -> str:
    return secrets.token_urlsafe(16)


class Signer:
    """Signs and reads tokens with the key of the database."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def _mark(self, purpose: str, person: str) -> str:
        digest = hmac.new(self.key, f"{purpose}:{person}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()

    def token(self, person: str, sign_in: str = "") -> str:
        if sign_in:
            return f"{person}.{sign_in}.{self._mark('sign-in', f'{person}.{sign_in}')}"
        return f"{person}.{self._mark('guest', person)}"

    def proof(self, token: str | None) -> Proof | None:
        """What a token proves, None for anything that we did not sign. Whether the sign-in has ended is not known
        here."""
        before, _, mark = (token or "").rpartition(".")
        person, dot, sign_in = before.partition(".")
        if not ID.fullmatch(person) or (dot and not ID.fullmatch(sign_in)) or not mark.isascii():
            return None
        wanted = self.token(person, sign_in).rpartition(".")[2]
        return Proof(person, sign_in) if hmac.compare_digest(mark, wanted) else None

    def read(self, token: str | None) -> str | None:
        """The person of a token."""
        found = self.proof(token)
        return found.person if found is not None else None

    def handle(self, person: str) -> bytes:
        """The person as authenticators know him: always the same, and it does not tell his id."""
        return self._mark("passkey", person).encode()

    def csrf(self, person: str) -> str:
        """What a page must send along with everything that changes something: another site cannot know it."""
        return self._mark("csrf", person)

    def csrf_ok(self, person: str, given: str | None) -> bool:
        return bool(given) and str(given).isascii() and hmac.compare_digest(str(given), self.csrf(person))
