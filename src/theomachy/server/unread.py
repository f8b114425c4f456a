"""Websocket messages that do not end: how much has come over a line since its last whole message.

The web server hands a message on when it is whole, and would keep up to 64 MB of it until then; it has no setting for
that. The system counts the bytes of every connection, though. So the door looks every second, and who has sent more
than any message may have, without a message having come of it, is shown out: what is kept of a message is at most what
a line carries in two seconds.
"""

from __future__ import annotations

import socket
import struct
from typing import Any

from litestar.types import Receive

MOST = 64 * 1024  # bytes without a whole message; the largest message that is read has 4 KB
TCP_INFO = getattr(socket, "TCP_INFO", None)  # Linux
RECEIVED = 128  # where tcp_info has the bytes that came in, since Linux 4.1


class Unread:
    """What came over an open websocket and is not part of a whole message."""

    def __init__(self) -> None:
        self.heard = 0  # bytes of the messages that came since the last look
        self.whole = 0  # so many of all bytes belong to messages that came
        self.received = 0  # all bytes, at the last look
        self.fresh = True  # a message came since all bytes were last taken for whole

    def hearing(self, receive: Receive) -> Receive:
        """The same, and every message is counted."""

        async def received() -> Any:
            message: Any = await receive()
            said = message.get("text") or message.get("bytes") or ""
            self.heard += len(said.encode(errors="replace") if isinstance(said, str) else said)
            self.fresh = True
            return message

        return received

    def endless(self, line: socket.socket) -> bool:
        """More came than a message may have, and it is no message."""
        if TCP_INFO is None:
            return False
        facts = line.getsockopt(socket.IPPROTO_TCP, TCP_INFO, RECEIVED + 8)
        if len(facts) < RECEIVED + 8:
            return False
        return self.too_much(struct.unpack_from("=Q", facts, RECEIVED)[0])

    def too_much(self, received: int) -> bool:
        """The same, when so many bytes have come in all."""
        self.whole, self.heard = min(received, self.whole + self.heard), 0
        if self.fresh and received == self.received:
            # The line rests after a message: what is left over are headers and pings of the protocol. While a message
            # is on its way no other comes, so that this happens at most once within it.
            self.whole, self.fresh = received, False
        self.received = received
        return received - self.whole > MOST
