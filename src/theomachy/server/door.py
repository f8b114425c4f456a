"""The door: how many connections there are, whose they are, and which of them make room for others.

The web server closes a connection on which no request comes in time. It counts them all together, though, so one
address could take every place and take it anew whenever it falls free. The door knows which connections are at work and
looks, when there are many, at all that this process has; where one address has too many, or all together are nearly too
many, those that have been idle longest are closed.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from litestar.types import Receive

from theomachy.server.proxies import Proxies, limit_key, read_address
from theomachy.server.unread import Unread

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

log = logging.getLogger("theomachy.door")

EVERY = 1.0  # seconds between two looks
FORGOTTEN = 120.0  # seconds after which an idle connection, which the web server closed long ago, is forgotten
OWN_FILES = 256  # that the process needs besides its connections: database, bots, modules
Peer = tuple[str, int]


def peer_of(address: Any) -> Peer:
    """The other end of a connection, the same whether the web server or the socket says it."""
    return str(read_address(str(address[0])) or address[0]), int(address[1])


def room_for(places: int) -> int:
    """Raise the number of files that this process may have open so that the connections fit; how many really do."""
    if resource is None:
        return places
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = places + OWN_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    elif soft != resource.RLIM_INFINITY:
        wanted = min(soft, places + OWN_FILES)
    if wanted < places + OWN_FILES:
        fits = max(16, wanted - OWN_FILES)
        log.warning("fewer files can be open than connections are wanted", extra={"wanted": places, "fits": fits})
        return fits
    return places


class Door:
    def __init__(self, places: int, per_address: int, proxies: Proxies) -> None:
        self.places = places
        self.per_address = per_address
        self.proxies = proxies
        self.busy: dict[Peer, int] = {}  # requests and websockets that are open now
        self.last: dict[Peer, float] = {}  # when something last began or ended on a connection, or it was first seen
        self.websockets: dict[Peer, Unread] = {}

    @contextmanager
    def at_work(self, client: Any) -> Iterator[None]:
        """A request is carried out, or a websocket is open: its connection is not idle."""
        if not client:
            yield
            return
        peer = peer_of(client)
        self.busy[peer] = self.busy.get(peer, 0) + 1
        self.last[peer] = time.monotonic()
        try:
            yield
        finally:
            self.last[peer] = time.monotonic()
            self.busy[peer] -= 1
            if not self.busy[peer]:
                del self.busy[peer]

    @contextmanager
    def listening(self, client: Any, receive: Receive) -> Iterator[Receive]:
        """A websocket is open: what comes over it is to become messages."""
        if not client:
            yield receive
            return
        peer, unread = peer_of(client), Unread()
        self.websockets[peer] = unread
        try:
            yield unread.hearing(receive)
        finally:
            if self.websockets.get(peer) is unread:  # two that a test opens may have the same other end
                del self.websockets[peer]

    @asynccontextmanager
    async def kept(self, port: int) -> AsyncIterator[None]:
        """Somebody minds the door of this port."""

        async def mind() -> None:
            while True:
                await asyncio.sleep(EVERY)
                try:
                    self.look(port)
                except Exception:
                    log.exception("the connections could not be looked at")

        task = asyncio.create_task(mind())
        try:
            yield
        finally:
            task.cancel()

    def look(self, port: int) -> int:
        """Close what is too much; how many that were."""
        now = time.monotonic()
        files = open_files()
        if self.websockets:
            self.close_endless(connections(files, port))
        if len(files) <= min(self.per_address, self.places // 2):  # so nobody can have too many: the usual case
            self.last = {p: at for p, at in self.last.items() if p in self.busy or now - at < FORGOTTEN}
            return 0
        lines = connections(files, port)
        try:
            self.last = {p: self.last.get(p, now) for p in lines.keys() | self.busy.keys()}
            chosen = self.too_many(list(lines))
            for peer in chosen:
                with suppress(OSError):  # it went by itself meanwhile
                    lines[peer].shutdown(socket.SHUT_RDWR)
        finally:
            for line in lines.values():
                line.close()
        if chosen:
            log.warning("idle connections closed", extra={"connections": len(lines), "closed": len(chosen)})
        return len(chosen)

    def close_endless(self, lines: dict[Peer, socket.socket]) -> None:
        """Close the websockets over which a message comes that does not end; and these handles."""
        for peer, line in lines.items():
            with line, suppress(OSError):  # it went by itself meanwhile
                if peer in self.websockets and self.websockets[peer].endless(line):
                    line.shutdown(socket.SHUT_RDWR)
                    log.warning("a websocket closed: its message did not end")

    def clear(self, port: int, at_work_too: bool = False) -> None:
        """The house closes: who is idle is shown out, and later whoever is still there."""
        now = time.monotonic()
        for peer, line in connections(open_files(), port).items():
            # What was at work a moment ago may still have an answer on its way.
            if at_work_too or (peer not in self.busy and now - self.last.get(peer, 0.0) > EVERY):
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
            line.close()

    def too_many(self, peers: list[Peer]) -> list[Peer]:
        """Which of these connections are closed: idle ones, the longest idle first."""
        idle = sorted((p for p in peers if p not in self.busy), key=lambda p: self.last.get(p, 0.0))
        excess: dict[str, int] = defaultdict(int)
        for host, _ in peers:
            if not self.proxies.trusts(read_address(host)):  # many visitors come through a proxy
                excess[limit_key(host)] += 1
        chosen, kept = [], []
        for peer in idle:
            key = limit_key(peer[0])
            if excess[key] > self.per_address:
                excess[key] -= 1
                chosen.append(peer)
            else:
                kept.append(peer)
        if len(peers) - len(chosen) > self.places * 7 // 8:
            chosen += kept[: len(peers) - len(chosen) - self.places * 3 // 4]
        return chosen


def open_files() -> list[int]:
    """The numbers of all files that this process has open; none where the system does not tell."""
    try:
        return [int(name) for name in os.listdir("/dev/fd")]
    except OSError:
        return []


def connections(files: list[int], port: int) -> dict[Peer, socket.socket]:
    """Those among the files that are connections to this port, by their other end.

    Each is a second handle: whatever the web server does meanwhile, it stays the same connection. To be closed.
    """
    found: dict[Peer, socket.socket] = {}
    for number in files:
        try:
            if not stat.S_ISSOCK(os.fstat(number).st_mode):
                continue
            handle = os.dup(number)
        except OSError:  # closed meanwhile
            continue
        try:
            line = socket.socket(fileno=handle)
        except OSError:
            os.close(handle)
            continue
        try:
            name = line.getsockname() if line.family in (socket.AF_INET, socket.AF_INET6) else None
            if name is not None and name[1] == port:
                found[peer_of(line.getpeername())] = line
                continue
        except OSError:  # it listens, or it is gone
            pass
        line.close()
    return found
