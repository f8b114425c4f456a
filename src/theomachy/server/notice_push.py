"""Notices through the browser: encrypted for one browser (RFC 8291), signed with the key of this server (RFC 8292).

The libraries are an extra of their own; where they are missing the page does not offer this way.
"""

from __future__ import annotations

import base64
import binascii
import json
import time
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from theomachy.core.errors import TheomachyError
from theomachy.server.notice_store import Way

try:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02
except ImportError:  # pragma: no cover  the extra is not installed
    Vapid02 = None

KEPT = 86_400  # seconds that a push service keeps a notice for a browser that is asleep
SIGNED = 12 * 3600  # seconds for which a signature holds


def installed() -> bool:
    return Vapid02 is not None and find_spec("pywebpush") is not None


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_key() -> str:
    """A key for this server, as text."""
    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def public(key: str) -> str:
    """What browsers are told: only this server can send to them."""
    found = Vapid02.from_pem(key.encode()).public_key
    return plain(found.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def checked_keys(p256dh: str, auth: str) -> str:
    """The keys of a browser as they are kept, if something can be encrypted with them."""
    problem = "the keys of the browser cannot be used; allowed: p256dh and auth of a PushSubscription"
    try:
        sizes = [len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))) for text in (p256dh, auth)]
        kept = json.dumps({"p256dh": p256dh, "auth": auth})
        if sizes != [65, 16]:
            raise TheomachyError(problem)
        _encrypted("https://nowhere.invalid/", kept, b"test")
    except (ValueError, binascii.Error) as error:
        raise TheomachyError(problem) from error
    return kept


def _encrypted(address: str, secret: str, data: bytes) -> bytes:
    from pywebpush import WebPusher  # brings two clients of HTTP along, of which a server that starts needs none

    pusher: Any = WebPusher({"endpoint": address, "keys": json.loads(secret)})
    return bytes(pusher.encode(data, "aes128gcm")["body"])


def request(way: Way, message: dict[str, str], key: str, contact: str, topic: str) -> tuple[dict[str, str], bytes]:
    """Headers and body of the request to the push service. A newer one with the same topic takes the place of one that
    has not arrived yet."""
    parts = urlsplit(way.address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
    signed: dict[str, str] = Vapid02.from_pem(key.encode()).sign(claims)
    body = _encrypted(way.address, way.secret, json.dumps(message).encode())
    headers = {
        "TTL": str(KEPT), "Urgency": "normal", "Topic": topic[:32], "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream", **signed,
    }  # fmt: skip
    return headers, body
