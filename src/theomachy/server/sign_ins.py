"""Who asks: every request and websocket shows a token, and the sign-in that it names must not have ended.

That is read from the store at most every few seconds for each token. What is ended here counts at once, for requests
that wait too; what another process has ended, after that time. Websockets of a sign-in that has ended are closed.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection

from theomachy.server.account_store import AccountStore
from theomachy.server.accounts import COOKIE, Proof, Signer, new_id

if TYPE_CHECKING:
    from theomachy.server.sight import Viewer

log = logging.getLogger("theomachy.sign_ins")

FRESH = 5.0  # seconds for which the store's answer about a token is believed
SEEN = 600.0  # seconds after which the store learns that a sign-in is still used
MOST_KNOWN = 20_000
SCOPE = "theomachy.proof"
OWN_END = "theomachy.own_end"  # beside a request that may end its own sign-in
Connection = ASGIConnection[Any, Any, Any, Any]
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


class SignIns:
    def __init__(self, store: AccountStore) -> None:
        self.store = store
        self.signer = Signer(b"")
        self.known: dict[Proof, tuple[bool, float]] = {}  # does it count, and until when that is believed
        self.lines: dict[Proof, set[Viewer]] = {}  # open websockets
        self.endings = 0  # how often something was ended here

    async def admit(self, connection: Connection) -> None:
        """Find out who asks. Before anything else looks at the request."""
        proof = self.signer.proof(shown_token(connection))
        if proof is not None and not await self.counts(proof):
            proof = None
        connection.scope[SCOPE] = proof  # type: ignore[literal-required]

    async def counts(self, proof: Proof) -> bool:
        now = time.monotonic()
        known = self.known.get(proof)
        if known is not None and known[1] > now:
            return known[0]
        while True:
            endings = self.endings
            found = await self.store.counting([proof])
            if endings == self.endings:  # else the answer may be older than what was ended meanwhile
                break
        row = found.get(proof)
        if row is not None and time.time() - row.seen > SEEN:
            await self.store.saw(proof, time.time())
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[proof] = proof in found, now + FRESH
        return proof in found

    def still(self, scope: Any) -> bool:
        """Does the sign-in of a request that was let in still count, as far as this process knows? Asked when the
        request has waited: before it changes something, and before it is answered."""
        proof = scope.get(SCOPE)
        return proof is None or scope.get(OWN_END, False) or self.known.get(proof, (True, 0.0))[0]

    async def begin(self, person: str, how: str, connection: Connection) -> str:
        """Sign somebody in; the token."""
        sign_in = new_id()
        await self.store.sign_in(person, sign_in, how, device(connection.headers.get("user-agent", "")))
        return self.signer.token(person, sign_in)

    async def end(self, person: str, ids: list[str] | None = None, but: str | None = None) -> int:
        """End sign-ins of a person: these, or all but one."""
        done = await self.store.end(person, ids, but)
        self.endings += 1
        until = time.monotonic() + FRESH
        for proof in [proof for proof in self.known if proof.person == person]:
            if (ids is None or proof.sign_in in ids) and proof.sign_in != but:
                self.known[proof] = False, until
        await self.close_ended(person)
        return done

    async def close_ended(self, person: str | None = None) -> None:
        """Close the websockets of sign-ins that count no more: of one person, or of anybody."""
        proofs = [proof for proof in self.lines if person is None or proof.person == person]
        counting = await self.store.counting(proofs)
        for proof in proofs:
            if proof not in counting:
                for viewer in self.lines.get(proof, ()):
                    viewer.ended = True
                    viewer.wake.set()

    @contextmanager
    def line(self, connection: Connection, viewer: Viewer) -> Iterator[None]:
        """While a websocket is open."""
        proof = shown(connection)
        if proof is None:
            yield
            return
        self.lines.setdefault(proof, set()).add(viewer)
        try:
            yield
        finally:
            self.lines[proof].discard(viewer)
            if not self.lines[proof]:
                del self.lines[proof]


def shown_token(connection: Connection) -> str | None:
    """The token of a program's header, or else that of the cookie."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE)


def shown(connection: Connection) -> Proof | None:
    """Who asks, as it was found out when the request came."""
    found: Proof | None = connection.scope.get(SCOPE)  # type: ignore[assignment]
    return found


def ends_itself(connection: Connection) -> None:
    """This request may end the sign-in that it came with; its answer is for the one who sent it all the same."""
    connection.scope[OWN_END] = True  # type: ignore[literal-required]


def device(agent: str) -> str:
    """A browser and its system in a few words, for the list of sign-ins; a program by the name it gives itself."""
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    if browser:
        return f"{browser} · {system}" if system else browser
    return re.sub(r"[^\w./ -]", "", agent.split("/")[0])[:40].strip()
