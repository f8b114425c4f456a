"""Programs at tables over the network: a small client, asynchronous and typed. docs/network_bots.md tells how.

    async with connect("https://games.example", token) as server:
        table = await server.sit("https://games.example/t/ID?key=KEY")
        async for turn in table.turns():
            await turn.play(turn.legal[0])

What was not answered is asked again with the same name, so nothing is played twice; a lost line is opened again and
goes on where it was, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import urlencode, urlsplit

from theomachy.client_types import (
    BadToken,
    Chair,
    ClientError,
    Link,
    Lobby,
    LogLine,
    NoSuchTable,
    NotNow,
    Place,
    Refused,
    Seen,
    TableInfo,
    Unreachable,
    Way,
    read_link,
)
from theomachy.core.extras import needing

with needing("client"):
    import httpx
    from websockets.asyncio.client import connect as open_line
    from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

__all__ = [
    "BadToken", "Chair", "ClientError", "Link", "Lobby", "LogLine", "NoSuchTable", "NotNow", "Place", "Refused", "Seen",
    "Server", "Table", "TableInfo", "Turn", "Unreachable", "Way", "connect", "read_link",
]  # fmt: skip

PATIENCE = 120.0  # seconds for which a server that does not answer is asked again
PAUSES = (0.1, 0.3, 1.0, 2.0, 5.0)  # seconds before it is; the last again and again
BEAT = 20.0  # seconds between two signs that we are still there
LARGEST = 1 << 24  # bytes of a message
REVOKED, GONE = 4401, 4404
ANSWERS = {408, 425, 429, 500, 502, 503, 504}  # of a server that may answer better in a moment


class _Line(open_line):
    """A line to a table. Who sends us elsewhere is not followed: the token is for one server."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


@asynccontextmanager
async def connect(url: str, token: str, *, lang: str = "en", patience: float = PATIENCE) -> AsyncIterator[Server]:
    """A server, as long as the context lasts. `url` is its address, `token` one that its page /bots gave."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ClientError(f"{url!r} is no address of a server; an address looks like https://HOST")
    base = url.rstrip("/")
    headers = {"authorization": f"Bearer {token}", "accept": "application/json"}
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=30.0) as http:
        server = Server(base, token, http, lang, patience)
        try:
            yield server
        finally:
            await server.close()


class Server:
    """A server that we talk to."""

    def __init__(self, base: str, token: str, http: httpx.AsyncClient, lang: str, patience: float) -> None:
        self.base = base
        self.token = token
        self.http = http
        self.lang = lang
        self.patience = patience
        self.listening: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in list(self.listening):
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)

    async def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """What the server answers, asked again while it does not. Refusals become exceptions."""
        query = {"lang": self.lang, **query}
        until = time.monotonic() + self.patience
        tries = 0
        while True:
            trouble = ""
            try:
                wanted = {name: str(value) for name, value in query.items()}
                answer = await self.http.request(method, path, json=body, params=wanted)
                if answer.status_code not in ANSWERS:
                    return _read(answer)
                trouble = f"{answer.status_code} {_detail(answer)}"
            except httpx.TransportError as error:
                trouble = str(error) or type(error).__name__
            pause = PAUSES[min(tries, len(PAUSES) - 1)]
            tries += 1
            if time.monotonic() + pause > until:
                raise Unreachable(f"{self.base} does not answer: {trouble}")
            await asyncio.sleep(pause)

    async def me(self) -> str:
        """The name under which this token's program plays."""
        return str((await self.request("GET", "/api/me"))["name"])

    async def tables(self) -> Lobby:
        """Open tables, and those at which we sit."""
        return cast(Lobby, await self.request("GET", "/api/tables"))

    async def sit(
        self, link: str, seat: int | None = None, *, player_name: str = "", colour: str = "", figure: str = ""
    ) -> Table:
        """Sit down at a table by its link or id: on this seat, or on the first that is free. Where we sit already we
        stay; where a bot has played on for us we play again."""
        found = read_link(link)
        if found["base"] not in ("", self.base):
            raise ClientError(f"the table is at {found['base']}, and this is {self.base}")
        path, key = f"/api/tables/{found['table']}", found["key"]
        with_key = {"key": key} if key else {}
        chairs = await self._chairs(path, with_key)
        ours = [c for c in chairs if (c["mine"] or c["may"] == "return") and seat in (None, c["seat"])]
        if not ours:
            free = [
                c["seat"] for c in chairs if not c["who"] and (c["kind"] == "open" or key) and seat in (None, c["seat"])
            ]
            for number in free:
                with suppress(NotNow):  # somebody was faster, or it was us, and the answer got lost
                    wish = {"key": key, "player_name": player_name, "colour": colour, "figure": figure}
                    await self.request("PUT", f"{path}/seats/{number}", wish)
                    break
            chairs = await self._chairs(path, with_key)
            ours = [c for c in chairs if c["mine"] and seat in (None, c["seat"])]
        if not ours:
            which = "no seat is free" if seat is None else f"seat {seat} is not free"
            raise NotNow(f"at table {found['table']} {which} for this bot")
        table = Table(self, found["table"], ours[0]["seat"])
        if ours[0]["may"] == "return":
            await table.come_back()
        return table

    async def _chairs(self, path: str, query: Mapping[str, str]) -> list[Chair]:
        return cast("list[Chair]", (await self.request("GET", path, **query))["chairs"])


def _read(answer: httpx.Response) -> Any:
    if answer.is_success:
        return answer.json() if answer.content else None
    data = _problem(answer)
    if data.get("type") == "refused":
        raise Refused(data["reason"], data["clause"], data["seq"])
    kinds = {401: BadToken, 403: BadToken, 404: NoSuchTable, 409: NotNow}
    raise kinds.get(answer.status_code, ClientError)(_detail(answer))


def _detail(answer: httpx.Response) -> str:
    data = _problem(answer)
    return str(data.get("detail") or data.get("reason") or answer.reason_phrase)


def _problem(answer: httpx.Response) -> dict[str, Any]:
    """What a refusal says; something between us and the server may answer in another way."""
    try:
        data = answer.json()
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


@dataclass(frozen=True)
class Turn:
    """Our seat is asked. `view` is everything it may know, `text` the same to read, `ask` what is asked; `legal` are
    the texts of the actions that may be played, and `news` what has happened since the last turn."""

    table: Table = field(repr=False)
    seen: Seen = field(repr=False)
    news: list[LogLine] = field(repr=False)

    @property
    def seq(self) -> int:
        return self.seen["seq"]

    @property
    def player(self) -> int:
        return self.table.seat

    @property
    def view(self) -> dict[str, Any]:
        return self.seen["view"]

    @property
    def text(self) -> str:
        return self.seen["text"]

    @property
    def ask(self) -> str:
        return self.seen["ask"]

    @property
    def legal(self) -> list[str]:
        return [way["text"] for way in self.seen["choices"]]

    async def lines(self, most: int = 400) -> list[list[str]]:
        """Complete actions, each as the texts to play one after the other: mostly a single line."""
        path = f"/api/tables/{self.table.id}/lines"
        found = await self.table.server.request("GET", path, seat=self.player, most=most)
        return cast("list[list[str]]", found["lines"])

    async def play(self, action: str | Sequence[str]) -> None:
        """Do this, by its text or as a whole line; several are done one after the other. Refused says why not."""
        await self.table.act([action] if isinstance(action, str) else list(action), self.seq)


class Table:
    """A table at which we sit."""

    def __init__(self, server: Server, table_id: str, seat: int) -> None:
        self.server = server
        self.id = table_id
        self.seat = seat
        self.seen: Seen | None = None  # the newest; None before the game begins
        self.log: list[LogLine] = []
        self.given = False  # we have left the seat to a bot ourselves
        self._path = f"/api/tables/{table_id}"
        self._news = asyncio.Event()
        self._trouble: Exception | None = None
        self._read = 0  # the last row whose news were told
        self._offered = -1  # the row of the last turn that was given out
        self._least = 0  # rows before this one are older than what we have done

    # ---- doing

    async def act(self, texts: Sequence[str], seq: int) -> None:
        """Do this after row `seq`, once at most, whatever happens to the line."""
        for text in texts:
            wish = {"seat": self.seat, "text": text, "seq": seq, "token": secrets.token_hex(16)}
            try:
                done = await self.server.request("POST", f"{self._path}/actions", wish)
            except Refused as error:
                self._offered = -1  # the turn is still ours, if the table has not moved on
                self._least = max(self._least, error.seq)
                raise
            except (Unreachable, NotNow, BadToken, NoSuchTable):
                self._offered = -1
                raise
            except ClientError as error:  # a text that means nothing
                self._offered = -1
                raise Refused(str(error), "") from error
            seq = self._least = int(done["seq"])

    async def leave(self, bot: str = "") -> None:
        """Stand up before the game begins; later, leave the seat to one of the server's bots."""
        self.given = True
        try:
            await self.server.request("DELETE", f"{self._path}/seats/{self.seat}")
        except NotNow:  # it has begun
            await self.server.request("PUT", f"{self._path}/seats/{self.seat}/bot", {"bot": bot})

    async def come_back(self) -> None:
        """Play on where a bot played on for us."""
        self.given = False
        await self.server.request("DELETE", f"{self._path}/seats/{self.seat}/bot")

    # ---- seeing

    async def turns(self) -> AsyncIterator[Turn]:
        """Each time that our seat is asked, until the game is over. Who does not play and asks for the next turn gets
        it when the table has changed; after a refusal the same turn comes again."""
        task = asyncio.create_task(self._listen())
        self.server.listening.add(task)
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                if self._trouble is not None:
                    raise self._trouble
                while (turn := self._turn()) is not None:
                    yield turn
                if self.over:
                    return
                await self._mind_the_seat()
        finally:
            self.server.listening.discard(task)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    @property
    def over(self) -> bool:
        return self.seen is not None and (self.seen["over"] or self.seen["abandoned"])

    @property
    def result(self) -> list[Place]:
        """The places at the end, the best first; empty before."""
        return self.seen["result"] if self.seen is not None else []

    def _turn(self) -> Turn | None:
        seen = self.seen
        if seen is None or seen["seat"] != self.seat or self.seat not in seen["asked"] or not seen["choices"]:
            return None
        if seen["seq"] < self._least or seen["seq"] == self._offered or self.over:
            return None
        news = [line for line in self.log if line["seq"] > self._read]
        self._offered = self._read = seen["seq"]
        return Turn(self, seen, news)

    async def _mind_the_seat(self) -> None:
        """Where a bot plays on for us although we are here, we come back."""
        chair = self.seen["chairs"][self.seat] if self.seen is not None else None
        if chair is not None and chair["may"] == "return" and not self.given:
            with suppress(NotNow):
                await self.come_back()

    async def _listen(self) -> None:
        """Keep the newest state, through lost lines, until the table or the token is gone."""
        lost: float | None = None
        tries = 0
        while True:
            try:
                async with _Line(
                    self._address(), additional_headers={"authorization": f"Bearer {self.server.token}"},
                    max_size=LARGEST, open_timeout=30, close_timeout=1,
                ) as line:  # fmt: skip
                    beating = asyncio.create_task(_beat(line))
                    try:
                        async for text in line:
                            lost, tries = None, 0
                            try:
                                self._take(json.loads(text))
                            except (ValueError, LookupError, TypeError, RecursionError) as error:
                                trouble = f"{self.server.base} sent what is no message of a table"
                                return self._fail(ClientError(f"{trouble}: {type(error).__name__}"))
                    finally:
                        beating.cancel()
                        with suppress(asyncio.CancelledError, WebSocketException):
                            await beating
                    code = line.close_code
            except InvalidURI as error:
                return self._fail(ClientError(str(error)))
            except (OSError, InvalidHandshake, TimeoutError) as error:
                code, trouble = None, str(error) or type(error).__name__
            except WebSocketException as error:  # it was closed from over there
                received = getattr(error, "rcvd", None)
                code, trouble = getattr(received, "code", None), str(error)
            else:
                trouble = f"the line was closed ({code})"
            if code == REVOKED:
                return self._fail(BadToken("the token is not known, or was revoked"))
            if code == GONE:
                return self._fail(NoSuchTable("the table is gone"))
            lost = time.monotonic() if lost is None else lost
            if time.monotonic() - lost > self.server.patience:
                return self._fail(Unreachable(f"{self.server.base} does not answer: {trouble}"))
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    def _address(self) -> str:
        since = self.seen["seq"] if self.seen is not None else 0
        query = {"seat": self.seat, "since": since, "lang": self.server.lang, "plain": 1}
        return f"ws{self.server.base.removeprefix('http')}{self._path}/live?{urlencode(query)}"

    def _take(self, message: Mapping[str, Any]) -> None:
        if message["type"] == "seen":
            seen = cast(Seen, message)
            self.log = [] if seen["log_whole"] else self.log
            self.log += seen["log"]
            self.seen = seen
            self._news.set()

    def _fail(self, trouble: Exception) -> None:
        self._trouble = trouble
        self._news.set()


async def _beat(line: Any) -> None:
    while True:
        await asyncio.sleep(BEAT)
        await line.send('{"type":"ping"}')
