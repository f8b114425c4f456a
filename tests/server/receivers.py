"""What stands at the other end of notices, in the test: a push service, somebody's own server, and a mail server."""

from __future__ import annotations

import base64
import json
import os
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def plain(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """The half of web push that a browser does: its keys, and reading what is meant for it."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": plain(point), "auth": plain(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class Came(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Takes requests and answers with `status`."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.address = f"http://127.0.0.1:{server.server_address[1]}"
        self.status = 201
        self.came: list[Came] = []

    def at(self, path: str) -> list[Came]:
        return [found for found in self.came if found.path == path]


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.came.append(Came(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(found.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Receiver(server)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join()


class Sink:
    """A mail server that keeps what it gets."""

    def __init__(self, port: int) -> None:
        self.address = f"smtp://127.0.0.1:{port}"
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []  # the same as they came over the line


@contextmanager
def mail_sink() -> Iterator[Sink]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 sink")
            while line := self.rfile.readline():
                word = line[:4].upper().strip()
                if word == b"QUIT":
                    self.say("221 bye")
                    return
                if word == b"DATA":
                    self.say("354 go on")
                    self.keep()
                self.say("250 ok")

        def keep(self) -> None:
            lines = []
            while (line := self.rfile.readline()) != b".\r\n":
                lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
            found.raw.append(b"".join(lines))
            found.letters.append(message_from_bytes(found.raw[-1], policy=policy.default))

        def say(self, text: str) -> None:
            self.wfile.write(text.encode() + b"\r\n")

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

    with Server(("127.0.0.1", 0), Handler) as server:
        found = Sink(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join()
