"""PNG files for who asks, made where nobody waits for them.

The renderer works for seconds on a large table and lets nothing else of its process go on meanwhile, not even other
threads: here every game on the server would stand still. So it works in the process that looks at finished games.
"""

from __future__ import annotations

import asyncio
import hashlib

from litestar.exceptions import TooManyRequestsException

from theomachy.drawing.png import png
from theomachy.server.thinking import Thinkers

MOST_WAITING = 8  # pictures that are asked for and not made yet
MOST_KEPT = 32


class Painting:
    """All PNG files of this process. The same picture is made once for everybody who asks."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.known: dict[bytes, asyncio.Task[bytes]] = {}

    async def png(self, svg: str) -> bytes:
        key = hashlib.blake2b(svg.encode(), digest_size=16).digest()
        if key not in self.known:
            done = [kept for kept, task in self.known.items() if task.done()]
            if len(self.known) - len(done) >= MOST_WAITING:
                raise TooManyRequestsException("many pictures are being made; wait a moment")
            for old in done[: max(0, len(self.known) + 1 - MOST_KEPT)]:
                del self.known[old]
            self.known[key] = asyncio.create_task(self.thinkers.study(png, svg))
        task = self.known[key]
        try:
            return await asyncio.shield(task)  # others may wait for it too
        except Exception:
            if self.known.get(key) is task:
                del self.known[key]
            raise
