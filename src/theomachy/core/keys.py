"""Keys of positions: a hash that does not depend on machine, process or version."""

from __future__ import annotations

from hashlib import blake2b


def key_of(data: bytes) -> int:
    """64 bits of BLAKE2b over the canonical bytes of a position."""
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")
