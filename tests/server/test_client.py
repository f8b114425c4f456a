"""Programs at tables over the network: the client, the command that seats a program, and the examples."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from processes import SOURCE, Client, Process

from theomachy import client as network
from theomachy.client import BadToken, ClientError, NoSuchTable, NotNow, Refused, Table, Unreachable, connect, read_link
from theomachy.core.record import Record

ROOT = SOURCE.parent
GAME = "gods-second"
RECORD = ROOT / "tests" / "records" / GAME / "plain-1.theo"
PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        assert (message["protocol"], message["game"]) == (1, "gods-second"), message
    if message["type"] == "choose":
        assert message["view"]["players"] and isinstance(message["seed"], int)
        print(message["legal"][-1], flush=True)
    elif message["type"] == "bye":
        break
"""


class House:
    """A server, the person whose programs play there, and her programs."""

    def __init__(self, folder: Path) -> None:
        self.process = Process(folder).start()
        self.anna = Client(self.process.address)
        self.anna.http.post("/api/guests", json={"name": "Anna"})

    @property
    def base(self) -> str:
        return self.process.address

    def token(self, name: str = "Deep Thought") -> str:
        return str(self.anna.http.post("/api/bots", json={"name": name}).json()["token"])

    def table(self, seats: list[dict[str, str]], before_end: int = 0) -> tuple[str, str]:
        """A table's id and its link. With a number, one that plays on from so many moves before the end of a game."""
        if not before_end:
            wish: dict[str, Any] = {"game": GAME, "seats": seats, "options": {"start_player": "seat_1"}}
            made = self.anna.http.post("/api/tables", json=wish)
        else:
            record = RECORD.read_text(encoding="utf-8")
            at = len(Record.parse(record).moves) - before_end
            made = self.anna.http.post("/api/records/from", json={"record": record, "at": at, "seats": seats})
        assert made.status_code == 201, made.text
        found = made.json()
        if "invite" not in found or not found["invite"]:
            found = self.anna.http.get(f"/api/tables/{found['id']}").json()
        return found["id"], f"{self.base}/t/{found['id']}?key={found['invite']}"

    def close(self) -> None:
        self.anna.close()
        self.process.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 120))


async def first_turn(table: Table) -> network.Turn:
    turns = table.turns()
    try:
        return await anext(turns)
    finally:
        await turns.aclose()  # type: ignore[attr-defined]


SEATS = [{"kind": "link"}, {"kind": "bot", "bot": "random"}]
PLAYERS = 2  # of the record
assert len(Record.parse(RECORD.read_text(encoding="utf-8")).seats) == PLAYERS


# ---- the client


def test_a_program_sits_down_plays_and_hears_the_end(house: House) -> None:
    async def inside() -> None:
        table_id, link = house.table(SEATS, before_end=12)
        async with connect(house.base, house.token()) as server:
            assert await server.me() == "Deep Thought"
            table = await server.sit(link)
            assert (table.id, table.seat) == (table_id, 0)
            assert [t["id"] for t in (await server.tables())["mine"]] == [table_id]
            told: list[int] = []
            async for turn in table.turns():
                assert turn.view["players"]
                assert turn.text
                assert turn.ask
                told += [line["seq"] for line in turn.news]
                lines = await turn.lines(20)
                await turn.play(lines[0])
            assert table.over
            assert sorted(place["rank"] for place in table.result)[0] == 1
            whole = house.anna.state(table_id)["log"]
            assert [line["text"] for line in table.log] == [line["text"] for line in whole]
            assert told == sorted(told)

    run(inside())


def test_what_is_refused_names_the_clause_and_the_turn_stays(house: House) -> None:
    async def inside() -> None:
        table_id, link = house.table(SEATS)
        async with connect(house.base, house.token()) as server:
            table = await server.sit(link)
            turns = table.turns()
            turn = await anext(turns)
            rows = house.anna.state(table_id)["seq"]
            with pytest.raises(Refused) as refused:
                await turn.play("build 40,0")
            assert refused.value.clause.startswith("GODS2-") or "build" in str(refused.value)
            again = await anext(turns)
            assert again.seq == turn.seq
            with pytest.raises(Refused, match="nonsense"):
                await again.play("nonsense")
            with pytest.raises(Refused) as forbidden:
                await again.play(forbidden_text(again))
            assert forbidden.value.clause.startswith("GODS2-")
            assert house.anna.state(table_id)["seq"] == rows
            await (await anext(turns)).play(turn.legal[0])
            await turns.aclose()  # type: ignore[attr-defined]

    run(inside())


def forbidden_text(turn: network.Turn) -> str:
    """Something that can be said in this game and cannot be done now."""
    import theomachy

    game = theomachy.game(GAME)
    position = game.new(2, seed=1)
    legal = set(turn.legal)
    return next(text for text in (game.text(position, action) for action in game.space(position)) if text not in legal)


def test_what_was_not_answered_is_asked_again_and_done_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer to an action gets lost once, after the server has done it."""
    lost: list[str] = []
    sent: Callable[..., Any] = httpx.AsyncClient.request

    async def losing(self: httpx.AsyncClient, method: str, url: str, **more: Any) -> httpx.Response:
        answer: httpx.Response = await sent(self, method, url, **more)
        if method in ("POST", "PUT") and (key := str(more["json"])) not in lost:
            lost.append(key)
            raise httpx.ReadError("the line is lost")
        return answer

    monkeypatch.setattr(httpx.AsyncClient, "request", losing)

    async def inside() -> None:
        table_id, link = house.table(SEATS, before_end=8)
        before = house.anna.state(table_id).get("seq", 0)
        async with connect(house.base, house.token()) as server:
            table = await server.sit(link)
            played = 0
            async for turn in table.turns():
                await turn.play(turn.legal[-1])
                played += 1
        record = Record.parse(house.anna.record(table_id))
        at = len(Record.parse(RECORD.read_text(encoding="utf-8")).moves) - 8
        me = record.tags["Players"].split(",")[0]
        assert before == 0
        assert sum(who == me for who, _ in record.moves[at:]) == played
        assert len(lost) == played + 1

    run(inside())


def test_it_goes_on_after_the_server_was_killed(house: House) -> None:
    async def inside() -> None:
        table_id, link = house.table(SEATS, before_end=14)
        async with connect(house.base, house.token()) as server:
            table = await server.sit(link)
            played = 0
            async for turn in table.turns():
                if played == 1:
                    await asyncio.to_thread(house.process.kill)
                    starting = asyncio.create_task(asyncio.to_thread(house.process.start))
                    await turn.play(turn.legal[-1])  # while nobody is there: it waits
                    await starting
                else:
                    await turn.play(turn.legal[-1])
                played += 1
            assert played > 1
            whole = house.anna.state(table_id)["log"]
            assert [line["text"] for line in table.log] == [line["text"] for line in whole]

    run(inside())


def test_who_is_not_known_or_comes_to_the_wrong_door_is_told(house: House) -> None:
    async def inside() -> None:
        _, link = house.table(SEATS)
        async with connect(house.base, "theobot.nonsense.x") as server:
            with pytest.raises(BadToken, match="not known"):
                await server.me()
        async with connect(house.base, house.token()) as server:
            with pytest.raises(NoSuchTable):
                await server.sit(f"{house.base}/t/nothing")
            with pytest.raises(ClientError, match="the table is at"):
                await server.sit("http://elsewhere.example/t/x")
            with pytest.raises(NotNow, match="seat 1 is not free"):
                await server.sit(link, 1)
            with pytest.raises(BadToken, match="token is for"):
                await server.request("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 2})
        async with connect("http://127.0.0.1:9", "x", patience=0.2) as server:
            with pytest.raises(Unreachable, match="does not answer"):
                await server.me()

    run(inside())


@asynccontextmanager
async def seated(house: House, seats: list[dict[str, str]]) -> AsyncIterator[tuple[str, Table]]:
    table_id, link = house.table(seats)
    async with connect(house.base, house.token()) as server:
        yield table_id, await server.sit(link)


def test_a_revoked_token_and_a_deleted_table_end_the_turns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ended in silence is found out by the next sign of life, for which nobody waits long here."""
    monkeypatch.setattr(network, "BEAT", 0.3)

    async def inside() -> None:
        async with seated(house, [{"kind": "me"}, {"kind": "link"}]) as (_, table):
            turns = asyncio.create_task(first_turn(table))
            while not table.seen:
                await asyncio.sleep(0.01)
            for bot in house.anna.http.get("/api/bots").json()["bots"]:
                house.anna.http.delete(f"/api/bots/{bot['id']}")
            with pytest.raises(BadToken, match="revoked"):
                await turns
        async with seated(house, [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]) as (table_id, table):
            turns = asyncio.create_task(first_turn(table))
            assert house.anna.http.delete(f"/api/tables/{table_id}").status_code == 204
            with pytest.raises(NoSuchTable):
                await turns

    run(inside())


def test_it_leaves_and_comes_back_and_stays_on_its_seat(house: House) -> None:
    async def inside() -> None:
        async with seated(house, [{"kind": "link"}, {"kind": "me"}]) as (table_id, table):
            await table.leave("random")
            assert house.anna.state(table_id)["chairs"][0]["bot"] == "random"
            again = await table.server.sit(table_id)
            assert again.seat == 0
            assert house.anna.state(table_id)["chairs"][0]["bot"] == ""
        async with seated(house, [{"kind": "link"}, {"kind": "link"}, {"kind": "me"}]) as (table_id, table):
            await table.leave()
            assert house.anna.http.get(f"/api/tables/{table_id}").json()["chairs"][0]["who"] == ""

    run(inside())


@pytest.mark.parametrize(("text", "link"), [
    ("https://games.example/t/Ab-1?key=k_2", ("https://games.example", "Ab-1", "k_2")),
    ("http://127.0.0.1:8000/t/Ab", ("http://127.0.0.1:8000", "Ab", "")),
    ("https://games.example/below/t/Ab", ("https://games.example/below", "Ab", "")),
    ("Ab-1", ("", "Ab-1", "")),
])  # fmt: skip
def test_links_are_read(text: str, link: tuple[str, str, str]) -> None:
    assert tuple(read_link(text).values()) == link


@pytest.mark.parametrize(
    "text", ["", "https://games.example", "ftp://games.example/t/x", "https://games.example/x/Ab", "/t/x"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(ClientError, match="https://HOST/t/TABLE"):
        read_link(text)


# ---- programs in any language


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(SOURCE), **environment}
    return subprocess.run(words, env=env, capture_output=True, text=True, timeout=120)


def theomachy(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return command(sys.executable, "-m", "theomachy", *words, **environment)


def test_a_program_of_the_line_protocol_sits_by_one_command(house: House, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM, encoding="utf-8")
    table_id, link = house.table(SEATS, before_end=10)
    token = house.token("Line by Line")
    done = theomachy("sit", link, "--", sys.executable, str(tmp_path / "bot.py"), THEOMACHY_TOKEN=token)
    assert done.returncode == 0, done.stderr
    assert f"Line by Line sits on seat 0 of table {table_id}" in done.stdout
    assert "Line by Line · bot of Anna" in done.stdout
    assert "[Result" in house.anna.record(table_id)


def test_if_the_program_fails_a_bot_plays_on(house: House, tmp_path: Path) -> None:
    table_id, link = house.table([{"kind": "link"}, {"kind": "me"}])
    done = theomachy("sit", link, "--token", house.token(), "--", sys.executable, "-c", "print('nonsense')")
    assert done.returncode == 2
    assert "nonsense" in done.stderr or "has ended" in done.stderr
    assert "Traceback" not in done.stderr
    assert house.anna.state(table_id)["chairs"][0]["bot"]


def test_if_the_program_hangs_it_is_ended_and_a_bot_plays_on(house: House) -> None:
    table_id, link = house.table([{"kind": "link"}, {"kind": "me"}])
    hanging = "import time; time.sleep(600)"
    token = house.token()
    done = theomachy("sit", link, "--token", token, "--limit", "1500ms", "--", sys.executable, "-c", hanging)
    assert done.returncode == 2
    assert "has not answered within 1.5 s and was ended" in done.stderr
    assert "Traceback" not in done.stderr
    assert house.anna.state(table_id)["chairs"][0]["bot"]


@pytest.mark.parametrize(("words", "said"), [
    (["LINK", "--", "x"], "a token is missing"),
    (["LINK", "--token", "TOKEN", "--limit", "soon", "--", "x"], "write 5s or 250ms"),
    (["LINK", "--token", "x"], "say which program"),
    (["Ab", "--token", "x", "--", "x"], "is no whole link"),
    (["LINK", "--token", "theobot.x.y", "--", "x"], "not known"),
    (["LINK", "--token", "TOKEN", "--", "/no/such/program"], "cannot be started"),
])  # fmt: skip
def test_what_is_missing_is_said(
    house: House, words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from theomachy.cli import run as run_command

    monkeypatch.delenv("THEOMACHY_TOKEN", raising=False)
    table_id, link = house.table(SEATS)
    real = [house.token() if word == "TOKEN" else word.replace("LINK", link) for word in words]
    assert run_command(["sit", *real]) == 2
    assert said in capsys.readouterr().err
    assert house.anna.http.get(f"/api/tables/{table_id}").json()["chairs"][0]["who"] == ""  # nobody's seat is taken


# ---- examples


def test_the_example_in_python_plays_a_game(house: House) -> None:
    table_id, link = house.table(SEATS, before_end=10)
    example = ROOT / "examples" / "network_bot.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 60
    done = command(sys.executable, str(example), link, THEOMACHY_TOKEN=house.token())
    assert done.returncode == 0, done.stderr
    assert "points" in done.stdout
    assert "[Result" in house.anna.record(table_id)


def test_the_example_in_javascript_plays_a_game(house: House) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node here")
    flags: list[str] = []
    if command(node, "-e", "process.exit(typeof WebSocket === 'function' ? 0 : 1)").returncode:
        flags = ["--experimental-websocket", "--no-warnings"]
        if command(node, *flags, "-e", "process.exit(typeof WebSocket === 'function' ? 0 : 1)").returncode:
            pytest.skip("this Node has no WebSocket")
    table_id, link = house.table(SEATS, before_end=10)
    example = ROOT / "examples" / "network_bot.mjs"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 100
    done = command(node, *flags, str(example), link, THEOMACHY_TOKEN=house.token("Scripted"))
    assert done.returncode == 0, done.stderr
    assert "Scripted · bot of Anna" in done.stdout
    assert "[Result" in house.anna.record(table_id)
