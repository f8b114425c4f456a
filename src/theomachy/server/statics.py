"""What pages bring along: styles, scripts and the icon.

A page names them under `/static/<version>/`, and the version is of their content: a browser asks for each file once
and then never again until one has changed. Scripts name each other beside themselves, so they follow. Under an address
without the version, or with that of another day, the file is asked for anew each time and sent only if it has changed.
"""

from __future__ import annotations

import gzip
import hashlib
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
from jinja2 import Environment
from jinja2.ext import Extension
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

FOLDER = Path(__file__).parents[1] / "web" / "static"
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
FOR_EVER = "public, max-age=31536000, immutable"
PACKERS: dict[str, Callable[[bytes], bytes]] = {  # the smallest first
    "br": lambda found: bytes(brotli.compress(found, quality=9)),
    "gzip": lambda found: gzip.compress(found, 9, mtime=0),
}
FRESH = 1.0  # seconds for which nobody looks whether a file has changed


@lru_cache(maxsize=200)
def content(path: Path, _changed: int, _size: int) -> tuple[bytes, str]:
    """A file as it is since it was changed last, and its fingerprint."""
    found = path.read_bytes()
    return found, hashlib.sha256(found).hexdigest()[:16]


@lru_cache(maxsize=400)
def packed(found: bytes, encoding: str) -> bytes:
    """The content compressed, once for all who ask."""
    return PACKERS[encoding](found)


def chosen(accepted: str) -> str:
    """The encoding that is sent to whoever accepts these: the smallest that we have; empty for none."""
    wanted = {}
    for each in accepted.lower().split(","):
        name, _, quality = each.partition(";")
        wanted[name.strip()] = quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return next((encoding for encoding in PACKERS if wanted.get(encoding, wanted.get("*", False))), "")


def read(path: Path) -> tuple[bytes, str]:
    seen = path.stat()
    return content(path, seen.st_mtime_ns, seen.st_size)


class Files:
    """All files of a folder by name, and the version of them together."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.looked = 0.0
        self.names: frozenset[str] = frozenset()
        self._version = ""

    def version(self) -> str:
        now = time.monotonic()
        if not self._version or now - self.looked > FRESH:
            found = sorted(path for path in self.folder.iterdir() if path.suffix in TYPES)
            prints = [f"{path.name} {read(path)[1]}" for path in found]
            self.names = frozenset(path.name for path in found)
            self._version = hashlib.sha256("\n".join(prints).encode()).hexdigest()[:12]
            self.looked = now
        return self._version


files = Files(FOLDER)


class Versions(Extension):
    """Templates name a file plainly; where they are filled in, its address gets the version."""

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment)
        environment.globals["static_version"] = files.version

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return source.replace('="/static/', '="/static/{{ static_version() }}/')


@route("/static/{file_path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def static(request: Request[Any, Any, Any], file_path: FromPath[str]) -> Response[bytes]:
    version, _, name = str(file_path).strip("/").rpartition("/")
    current = files.version()
    if name not in files.names or "/" in version:
        raise NotFoundException("no such file")
    found, fingerprint = read(files.folder / name)
    encoding = chosen(request.headers.get("accept-encoding", ""))
    tag = f'"{fingerprint}{"-" if encoding else ""}{encoding}"'  # each form of it has a tag of its own
    headers = {"Cache-Control": FOR_EVER if version == current else "no-cache", "ETag": tag}
    headers["Vary"] = "Accept-Encoding"
    asked = request.headers.get("if-none-match", "")
    if tag in [each.strip().removeprefix("W/") for each in asked.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        found = packed(found, encoding)
        headers["Content-Encoding"] = encoding
    return Response(found, media_type=TYPES[Path(name).suffix], headers=headers)
