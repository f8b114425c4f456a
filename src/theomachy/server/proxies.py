"""Who asks when a proxy stands between: the address, scheme and host that trusted proxies report.

Nobody is trusted unless the host says so, since anybody can write these headers. Each proxy appends the address that it
was asked from to `X-Forwarded-For`, so the list is read from its end: as long as the speaker is trusted, he is believed
about who spoke to him, and the first who is not trusted is the visitor. What stands further left is the visitor's own
invention.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from theomachy.core.errors import TheomachyError

HOST = re.compile(rb"(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
SECURE = {"http": "https", "ws": "wss"}
PLAIN = {"https": "http", "wss": "ws"}
DEFAULT_PORTS = {"http": ":80", "ws": ":80", "https": ":443", "wss": ":443"}
HOUSEHOLD = 64  # bits of an IPv6 address that its owner does not choose himself


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as sockets and headers write it, with or without port, brackets and zone; None for anything else."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def limit_key(text: str) -> str:
    """Under which name an address is counted. Who has one IPv6 address has 2**64 of them, so they count as one."""
    found = read_address(text)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, HOUSEHOLD), strict=False))
    return str(found) if found is not None else text


def same_host(given: str, host: str, scheme: str) -> bool:
    """Do both name the same host? A port that the scheme means anyway may be left out."""
    port = DEFAULT_PORTS.get(scheme, "")
    return bool(given) and given.lower().removesuffix(port) == host.lower().removesuffix(port)


class Proxies:
    """The proxies that a host trusts: addresses and networks, separated by commas."""

    def __init__(self, trusted: str = "") -> None:
        self.networks: list[IPv4Network | IPv6Network] = []
        for part in filter(None, (part.strip() for part in trusted.split(","))):
            try:
                self.networks.append(ip_network(part))
            except ValueError as error:
                problem = f"cannot trust the proxy {part!r}: {error}; allowed: addresses and networks, separated by "
                raise TheomachyError(problem + "commas, as in 127.0.0.1,10.0.0.0/8,::1") from error

    def trusts(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self.networks)

    def see_through(self, scope: Any) -> None:
        """Put the visitor in place of the proxy, and the address that he typed in place of ours."""
        client = scope.get("client")
        if not self.networks or not client or not self.trusts(read_address(client[0])):
            return
        visitor, hops = self._visitor(client[0], _listed(scope["headers"], b"x-forwarded-for"))
        scope["client"] = (visitor, 0)
        proto = _said(_listed(scope["headers"], b"x-forwarded-proto"), hops).lower()
        if proto in (b"https", b"wss"):
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        elif proto in (b"http", b"ws"):
            scope["scheme"] = PLAIN.get(scope["scheme"], scope["scheme"])
        host = _said(_listed(scope["headers"], b"x-forwarded-host"), hops)
        if HOST.fullmatch(host):
            others = [(name, value) for name, value in scope["headers"] if name.lower() != b"host"]
            scope["headers"] = [*others, (b"host", host)]

    def _visitor(self, speaker: str, listed: list[bytes]) -> tuple[str, int]:
        """The first speaker, from us outwards, whom we do not trust, and how many entries of a list lie on the way."""
        hops = 0
        for entry in reversed(listed):
            found = read_address(entry.decode("latin-1"))
            if found is None:  # a trusted proxy that hides the visitor: he counts under the proxy's name
                return speaker, max(1, hops)
            speaker, hops = str(found), hops + 1
            if not self.trusts(found):
                break
        return speaker, max(1, hops)


def _listed(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> list[bytes]:
    """All entries of a header that is a list, in their order, whether in one line or in several."""
    lines = (value for name, value in headers if name.lower() == wanted)
    return [entry.strip() for line in lines for entry in line.split(b",") if entry.strip()]


def _said(listed: list[bytes], hops: int) -> bytes:
    """What the outermost trusted proxy said. Inner ones append to a list, or leave the outer one's word alone."""
    return listed[-min(hops, len(listed))] if listed else b""
