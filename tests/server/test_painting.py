"""PNG files: made in another process, once for everybody, and few at a time. Nobody's game stands still for one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import resvg_py
from litestar.exceptions import TooManyRequestsException
from litestar.testing import TestClient
from tools import Person, all_mine, desk

from theomachy.server.limits import Buckets
from theomachy.server.painting import MOST_KEPT, MOST_WAITING, Painting


def test_the_server_itself_renders_nothing(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The renderer lets nothing else of its process go on while it works: one request would stop every game."""

    def forbidden(**_: object) -> bytes:
        raise AssertionError("rendered where everybody waits")

    monkeypatch.setattr(resvg_py, "svg_to_bytes", forbidden)
    anna = Person(client, "Anna")
    table = anna.table("gods-second", all_mine(2))
    drawn = client.get(f"/t/{table}/picture.png", headers=anna.headers)
    assert drawn.content.startswith(b"\x89PNG")
    assert client.get(f"/t/{table}/picture.png", headers=anna.headers).content == drawn.content


class Renderer:
    """Stands in for the processes; makes nothing until it is told to."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = asyncio.Event()

    async def study(self, function: object, svg: str) -> bytes:
        self.asked.append(svg)
        await self.go.wait()
        if svg == "bad":
            raise ValueError("no picture")
        return svg.encode()


def test_one_picture_is_made_once_and_few_wait() -> None:
    async def inside() -> None:
        renderer = Renderer()
        painting = Painting(renderer)  # type: ignore[arg-type]
        wanted = ["bad", *(f"<svg {n}>" for n in range(MOST_WAITING - 1))]
        first = [asyncio.create_task(painting.png(svg)) for svg in wanted]
        again = [asyncio.create_task(painting.png(svg)) for svg in wanted]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequestsException):
            await painting.png("<svg one more>")
        renderer.go.set()
        made = await asyncio.gather(*first, *again, return_exceptions=True)
        assert made[1 : len(wanted)] == made[len(wanted) + 1 :] == [svg.encode() for svg in wanted[1:]]
        assert isinstance(made[0], ValueError)
        assert renderer.asked == wanted
        with pytest.raises(ValueError, match="no picture"):  # a failure is not kept
            await painting.png("bad")
        for number in range(3 * MOST_KEPT):
            await painting.png(f"<svg other {number}>")
        assert len(painting.known) <= MOST_KEPT

    asyncio.run(inside())


def test_one_address_has_few_made(client: TestClient[Any]) -> None:
    anna = Person(client, "Anna")
    table = anna.table("gods-second", all_mine(2))
    desk(client).png_files = Buckets(1e-6, 1)
    answers = [client.get(f"/t/{table}/picture.png", headers=anna.headers).status_code for _ in range(3)]
    assert answers == [200, 429, 429]
    anna.get(f"/api/tables/{table}")
