"""What leaves this server by itself: requests to addresses that people have named, and what a host allows of it.

An address that a person names must never make the server knock at doors inside its own network. The name is looked up
once, every address behind it must be one of the open Internet, and the connection goes to exactly what was checked.
"""

from __future__ import annotations

import asyncio
import dataclasses
import ipaddress
import logging
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import SplitResult, urlsplit

from theomachy.core.errors import TheomachyError
from theomachy.server import mailing

log = logging.getLogger("theomachy.outward")

LONGEST = 1000  # letters of an address
PATIENCE = 10.0  # seconds for a whole request
LOOKUPS = ThreadPoolExecutor(4, "lookup")  # nobody else waits for threads in which a name is not answered for long


@dataclasses.dataclass(frozen=True, kw_only=True)
class Outward:
    """What a host can choose about what the server sends by itself.

    Parameters
    ----------
    address
        Under which people reach this server, for links in mail: https://games.example.org
    mail
        The server that takes mail: smtp://user:password@host:587 (with STARTTLS, unless it is this machine) or
        smtps://user:password@host:465. None: no mail is sent. Better in the environment, where others cannot read it.
    mail_from
        The sender of mail, for example theomachy@example.org.
    notices_http
        May people have notices sent to http addresses too, not only to https?
    notices_private
        May they have them sent to addresses inside the host's own network?
    notice_after
        Seconds after the begin of a turn until the notice leaves: who comes by himself needs none.
    notice_ways_per_hour
        New ways to be told, and notices for trial, of one person or from one address.
    """

    address: str = ""
    mail: str = ""
    mail_from: str = ""
    notices_http: bool = False
    notices_private: bool = False
    notice_after: float = 15.0
    notice_ways_per_hour: float = 20.0

    def check(self) -> None:
        """Refuse what cannot work, when the server starts."""
        if self.address and urlsplit(self.address).scheme not in ("http", "https"):
            raise TheomachyError(f"--address is {self.address!r}; allowed: https://HOST or http://HOST")
        mailing.post(self.mail, self.mail_from, self.address)
        if not 0 <= self.notice_after <= 86_400:
            raise TheomachyError(f"--notice-after is {self.notice_after}; allowed: 0 to 86400")
        if self.notice_ways_per_hour < 1:
            raise TheomachyError(f"--notice-ways-per-hour is {self.notice_ways_per_hour}; allowed: 1 and more")


class NotAllowed(TheomachyError):
    """An address to which this server sends nothing."""


def is_open(text: str) -> bool:
    """Is this an address of the open Internet, also when it wraps another one?"""
    found = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_open(str(found.ipv4_mapped))
        inner = found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found.is_site_local or (inner is not None and not is_open(str(inner))):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def parts_of(url: str, settings: Outward) -> SplitResult:
    """The parts of an address that a person has named, if its form is one that we send to."""
    allowed = ("https", "http") if settings.notices_http else ("https",)
    problem = f"an address like this is not allowed; allowed: {' or '.join(f'{s}://HOST/...' for s in allowed)}"
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise NotAllowed(f"{problem}, at most {LONGEST} plain letters")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed(problem) from None
    if parts.scheme not in allowed or not parts.hostname or parts.username is not None or parts.password is not None:
        raise NotAllowed(problem)
    if port is not None and port not in (80, 443) and port < 1024:
        raise NotAllowed(f"port {port} is not allowed; allowed: 443, 80, 1024 and more")
    return parts


async def reach(url: str, settings: Outward) -> tuple[SplitResult, str, int]:
    """Where this address leads: its parts, the checked address of the machine, the port. OSError if that cannot be
    found out, or not in time: names are anybody's, and their owner may answer as slowly as he likes."""
    parts = parts_of(url, settings)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    looked_up = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, looked_up)
    hosts = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not hosts or not (settings.notices_private or all(is_open(host) for host in hosts)):
        raise NotAllowed("nothing is sent to addresses inside a network; allowed: addresses of the open Internet")
    return parts, hosts[0], port


async def post(url: str, headers: dict[str, str], body: bytes, settings: Outward) -> int:
    """Send it, and give the status of the answer; 0 if nothing could be sent or nobody answered in time.

    One request on one connection, no redirects: a redirect could lead where nothing may go.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            parts, host, port = await reach(url, settings)
            return await _exchange(parts, host, port, headers, body)
    except (OSError, TimeoutError, ValueError, UnicodeError) as error:
        if isinstance(error, TheomachyError):
            raise
        log.info("an address does not answer", extra={"why": type(error).__name__})
        return 0


async def _exchange(parts: SplitResult, host: str, port: int, headers: dict[str, str], body: bytes) -> int:
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    name = parts.hostname if secure else None
    reader, writer = await asyncio.open_connection(host, port, ssl=secure, server_hostname=name, limit=8192)
    try:
        where = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [f"POST {where} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close", "User-Agent: theomachy"]
        lines += [f"{key}: {value}" for key, value in headers.items()] + [f"Content-Length: {len(body)}", "", ""]
        writer.write("\r\n".join(lines).encode("latin-1") + body)
        await writer.drain()
        found = re.match(rb"HTTP/1\.[01] (\d{3})", await reader.readline())
        return int(found[1]) if found else 0
    finally:
        writer.transport.abort()  # whatever else the other side has to say is nobody's interest
