"""Seats of a running game that change hands: to a bot, by whom and when, and back to the person."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from litestar.testing import TestClient
from test_live import line, until
from tools import Person, all_mine, desk, play_to_the_end, server

import theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow
from theomachy.server import handing, presence
from theomachy.server.accounts import COOKIE
from theomachy.server.hall import Hall
from theomachy.server.messages import Look
from theomachy.server.sight import Viewer
from theomachy.server.store import Forked, SeatRow, Store, TableRow
from theomachy.server.tables import Table
from theomachy.server.thinking import Thinkers, Thought

GAME = "gods-second"
FIRST = {"start_player": "seat_1"}
Client = TestClient[Any]
BOT = {"bot": "random"}


def pair(client: Client, game: str = GAME, options: Any = FIRST, **more: Any) -> tuple[Person, Person, str]:
    """Anna, the host, on seat 0 and Bea on seat 1 of a game that runs; Anna begins."""
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table(game, [{"kind": "me"}, {"kind": "open"}], public=True, options=options, **more)
    bea.send("PUT", f"/api/tables/{table}/seats/1", {"name": "Bea"}, 200)
    return anna, bea, table


def put(person: Person, table: str, seat: int, status: int, body: Any = BOT, lang: str = "en") -> Any:
    return person.send("PUT", f"/api/tables/{table}/seats/{seat}/bot?lang={lang}", body, status)


def call(person: Person, table: str, seat: int, status: int = 200, lang: str = "en") -> Any:
    return person.send("POST", f"/api/tables/{table}/seats/{seat}/call?lang={lang}", None, status)


def replace(person: Person, table: str, seat: int) -> Any:
    """Tell somebody who is away, and let a bot play on; the test has taken the waiting away."""
    call(person, table, seat)
    return put(person, table, seat, 200, {})


def back(person: Person, table: str, seat: int, status: int = 200) -> Any:
    return person.send("DELETE", f"/api/tables/{table}/seats/{seat}/bot", None, status)


def wait_for(true: Callable[[], Any]) -> Any:
    end = time.time() + 20
    while not (found := true()):
        assert time.time() < end, "it did not happen"
        time.sleep(0.03)
    return found


# ---- through the API


def test_who_is_away_is_called_before_a_bot_plays_on(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY", 0.0)
    anna, bea, table = pair(client)
    assert "Tell Bea first" in put(anna, table, 1, 409, {})["detail"]
    called = call(anna, table, 1)["chairs"][1]
    assert called["may"] == "replace"
    assert 290 < called["wait_s"] <= 300
    call(anna, table, 1)  # once more changes nothing
    early = put(anna, table, 1, 409, {}, lang="de")
    assert 290 < early["extra"]["wait_s"] <= 300
    assert "Bea weiß Bescheid" in early["detail"]
    assert "only one bot" in put(anna, table, 1, 400, {"bot": "random"})["detail"], "never a random one"
    bea.state(table, 1)  # a look is enough: what was said is void
    assert [chair["may"] for chair in anna.get(f"/api/tables/{table}")["chairs"]] == ["leave", "call"]
    monkeypatch.setattr(handing, "PATIENCE", 0.0)
    assert "Tell Bea first" in put(anna, table, 1, 409, {})["detail"]
    assert replace(anna, table, 1)["chairs"][1]["bot"] == "level:3"
    assert "A bot plays there already" in call(anna, table, 1, 409)["detail"]
    assert back(bea, table, 1)["chairs"][1]["mine"]
    assert [c["may"] for c in anna.get(f"/api/tables/{table}")["chairs"]] == ["leave", "call"]


def test_in_a_tournament_the_others_wait_for_a_day(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY", 0.0)
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    made = anna.send("POST", "/api/tournaments", {"title": "Cup", "game": GAME, "rounds": 1, "public": True}, 201)
    for person in (anna, bea):
        person.send("POST", f"/api/tournaments/{made['id']}/entry", {}, 200)
    opened = anna.send("POST", f"/api/tournaments/{made['id']}/rounds", None, 200)
    (table,) = opened["my_tables"]
    seat = next(chair["seat"] for chair in anna.get(f"/api/tables/{table}")["chairs"] if not chair["mine"])
    assert call(anna, table, seat)["chairs"][seat]["wait_s"] > 86_000


def test_who_leaves_is_played_for_and_comes_back(client: Client) -> None:
    anna, bea, table = pair(client)
    before = anna.get(f"/api/tables/{table}")["chairs"]
    assert [(c["who"], c["may"]) for c in before] == [("Anna", "leave"), ("Bea", "call")]
    begun = anna.state(table, 0)
    action = begun["choices"][0]["action"]
    left = put(anna, table, 0, 200)
    chair = left["chairs"][0]
    assert (chair["who"], chair["kind"], chair["bot"]) == ("Beginner's luck (for Anna)", "bot", "random")
    assert (chair["mine"], chair["may"]) == (False, "return")
    # It was her turn; the bot makes it, and she cannot.
    wait_for(lambda: 1 in bea.state(table, 1)["asked"])
    seen = bea.state(table, 1)
    assert seen["seq"] > begun["seq"]
    assert [c["may"] for c in seen["chairs"]] == ["", "leave"]
    anna.get(f"/api/tables/{table}/state?seat=0", 404)
    assert anna.play(table, 0, action, seen["seq"], status=409)["reason"] == "This is not your seat."
    assert anna.get(f"/api/tables/{table}/state")["seat"] is None
    # The table is still one of hers, without being her turn; then she plays again.
    mine = anna.get("/api/tables?lang=de")["mine"]
    assert [(t["id"], t["chairs"][0]["who"]) for t in mine] == [(table, "Glückskind (für Anna)")]
    assert [c["mine"] for c in back(anna, table, 0)["chairs"]] == [True, False]
    back(anna, table, 0)  # asked for twice: nothing more happens
    dice = 0
    while 0 not in (state := bea.state(table, 1))["asked"]:
        dice += 1
        bea.play(table, 1, state["choices"][dice % len(state["choices"])]["action"], state["seq"])
    now = anna.state(table, 0)
    assert now["choices"]
    time.sleep(0.2)
    assert anna.state(table, 0)["seq"] == now["seq"]
    anna.play(table, 0, now["choices"][0]["action"], now["seq"])


def test_the_usual_bot_and_bots_that_there_are_not(client: Client) -> None:
    anna, _, table = pair(client)
    assert "there are: random" in put(anna, table, 0, 400, {"bot": "mcts:99999"})["detail"]
    assert "there are 0 to 1" in put(anna, table, 7, 400)["detail"]
    assert put(anna, table, 0, 200, {})["chairs"][0]["bot"] == "level:2"
    assert put(anna, table, 0, 409)["detail"] == "A bot plays there already."


def test_only_who_belongs_to_the_table_can_replace_anybody(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "AWAY", 0.0)
    monkeypatch.setattr(handing, "PATIENCE", 0.0)
    anna, bea, table = pair(client)
    stranger = Person(client, "Cem")
    for seat in (0, 1):
        assert "Only who plays" in put(stranger, table, seat, 403)["detail"]
        assert "Only who plays" in call(stranger, table, seat, 403)["detail"]
        assert back(stranger, table, seat, 403)["detail"]
    assert client.put(f"/api/tables/{table}/seats/0/bot", json=BOT).status_code == 401
    assert [c["may"] for c in stranger.get(f"/api/tables/{table}")["chairs"]] == ["", ""]
    private = anna.table(GAME, all_mine(2))
    put(stranger, private, 0, 404)
    replace(bea, table, 0)
    back(bea, table, 0, 403)
    assert "Only who plays" not in put(bea, table, 0, 409, {})["detail"]
    # Who has left does not sit there any more. Anna is the host, and may for ever.
    put(bea, table, 1, 200)
    back(anna, table, 0)
    assert "Only who plays" in put(bea, table, 0, 403)["detail"]
    put(anna, table, 0, 200)
    back(bea, table, 1)
    replace(anna, table, 1)


def test_nobody_is_replaced_who_looks_or_may_come_back(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bea, table = pair(client)
    monkeypatch.setattr(handing, "PATIENCE", 0.0)
    assert call(anna, table, 1, 409)["extra"]["wait_s"] > 100
    early = put(anna, table, 1, 409, {}, lang="de")
    assert 100 < early["extra"]["wait_s"] <= 120
    assert f"In {early['extra']['wait_s']} Sekunden" in early["detail"]
    with line(client, anna, table, seat=0) as own:
        with line(client, bea, table, seat=1) as other:
            until(other, "state")
            monkeypatch.setattr(presence, "AWAY", 0.0)  # however short the time is: who looks is there
            refused = put(anna, table, 1, 409, {})
            assert refused["detail"].startswith("Bea is looking at the table.")
            assert refused["extra"] is None
            while not until(own, "state")["chairs"][1]["online"]:
                pass
        # She closes the page, and those who look are told.
        while (chair := until(own, "state")["chairs"][1])["online"]:
            pass
        assert (chair["may"], chair["wait_s"]) == ("call", 0)
        replace(anna, table, 1)
        while (chair := until(own, "state")["chairs"][1])["kind"] != "bot":
            pass
        assert (chair["bot"], chair["may"]) == ("level:3", "")


def test_a_line_that_has_fallen_silent_is_not_a_look(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that said every few seconds that it is there and does so no longer has no person before it."""
    monkeypatch.setattr(presence, "AWAY", 0.0)
    anna, bea, table = pair(client)
    with line(client, bea, table, seat=1) as other:
        until(other, "state")
        monkeypatch.setattr(presence, "SILENT", -1.0)
        call(anna, table, 1, 409)  # it never promised to say anything
        other.send_text(json.dumps({"type": "ping"}))
        until(other, "pong")
        monkeypatch.setattr(handing, "PATIENCE", 0.0)
        replace(anna, table, 1)


def test_not_before_the_beginning_and_not_after_the_end(client: Client) -> None:
    person = Person(client)
    waiting = person.table(GAME, [{"kind": "me"}, {"kind": "open"}])
    assert "not free" in put(person, waiting, 0, 409)["detail"]  # there a bot takes a free chair, and no other
    table = person.table(GAME, all_mine(2))
    put(person, table, 1, 200)
    back(person, table, 1)
    play_to_the_end(person, table)
    assert put(person, table, 0, 409)["detail"] == "The game is over: seats do not change hands any more."
    assert "over" in back(person, table, 1, 409)["detail"]
    assert {c["may"] for c in person.get(f"/api/tables/{table}")["chairs"]} == {""}


def test_tables_without_hints_too_and_records_are_not_touched(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> int:
        await asyncio.sleep(3600)
        return 0

    monkeypatch.setattr(Thinkers, "think", never)
    anna, _, table = pair(client, hints=False)
    address = f"/api/tables/{table}/record"
    before = client.get(address, headers=anna.headers).text
    put(anna, table, 0, 200)
    assert client.get(address, headers=anna.headers).text == before
    assert "Anna; Bea" in before
    back(anna, table, 0)
    assert client.get(address, headers=anna.headers).text == before


def test_a_page_of_another_site_cannot_do_it(client: Client) -> None:
    anna, _, table = pair(client)
    for method in ("PUT", "DELETE"):
        answer = client.request(
            method, f"/api/tables/{table}/seats/0/bot", json=BOT, headers={"cookie": f"{COOKIE}={anna.token}"}
        )
        assert answer.status_code == 403, answer.text
        assert "page's token" in answer.text


def test_one_of_several_people_at_a_screen_leaves(client: Client) -> None:
    person = Person(client, "Anna")
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    info = put(person, table, 0, 200)
    assert [(c["who"], c["mine"]) for c in info["chairs"]] == [
        ("Beginner's luck (for Anna)", False), ("Friend 1", True),
    ]  # fmt: skip
    state = wait_for(lambda: (s := person.state(table, 1))["choices"] and s)
    person.play(table, 1, state["choices"][0]["action"], state["seq"])
    person.get(f"/api/tables/{table}/state?seat=0", 404)
    assert [c["mine"] for c in back(person, table, 0)["chairs"]] == [True, True]


def test_in_real_time_play(client: Client) -> None:
    anna, bea, table = pair(client, "four-gods", {"clock": "real", "cooldown_ms": 200})
    ready = next(c["action"] for c in bea.state(table, 1)["choices"] if "ready" in c["text"].split())
    put(anna, table, 0, 200, {"bot": "greedy"})
    bea.play(table, 1, ready, 0)

    def by_anna() -> list[str]:
        return [e.row.text for e in desk(client).hall.tables[table].past.entries if e.row.player == 0]

    wait_for(lambda: len(by_anna()) >= 3)
    back(anna, table, 0)
    done = by_anna()
    assert anna.state(table, 0)["choices"] or anna.state(table, 0)["deadlines"]
    time.sleep(0.8)  # several times what the bot took for an action
    assert by_anna() == done


def test_a_change_of_hands_outlives_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        anna, bea, table = pair(client)
        put(anna, table, 0, 200)
    with server(tmp_path) as client:
        anna.client = bea.client = client
        assert anna.get(f"/api/tables/{table}")["chairs"][0]["who"] == "Beginner's luck (for Anna)"
        wait_for(lambda: 1 in bea.state(table, 1)["asked"])
        back(anna, table, 0)
    with server(tmp_path) as client:
        anna.client = client
        assert anna.state(table, 0)["chairs"][0]["who"] == "Anna"


# ---- inside


class Slow(Thinkers):
    """Bots that think until they are told to answer, and note for whom they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[int, str]] = []
        self.answer = asyncio.Event()

    async def think(self, game: Any, position: Any, player: int, spec: str, *more: Any) -> Thought:
        self.asked.append((player, spec))
        await self.answer.wait()
        return Thought(int(position.legal(player)[0]))


def with_halls(
    folder: Path, work: Callable[[list[Hall], list[Slow]], Awaitable[None]], halls: int = 1, game: str = GAME
) -> None:
    """Halls of as many processes on one database, with a running game of anna and bea; cem has set it up."""

    async def inside() -> None:
        stores = [Store(str(folder)) for _ in range(halls)]
        for store in stores:
            await store.open()
        for person in ("anna", "bea", "cem"):
            await stores[0].put_person(person, person)
        rules = theomachy.game(game)
        seats = [SeatRow(n, "open", person, person.title(), "") for n, person in enumerate(("anna", "bea"))]
        options = dict(rules.check(2, FIRST if game == GAME else {}))
        row = TableRow(
            "t", game, rules.revision, 2, options, "", False, "k", "cem", 1.0, time.time() - 1000, None, seats
        )
        await stores[0].create_table(row)
        thinkers = [Slow() for _ in stores]
        found = [Hall(store, minds, 0.0) for store, minds in zip(stores, thinkers, strict=True)]
        try:
            await work(found, thinkers)
        finally:
            for hall, store in zip(found, stores, strict=True):
                await hall.close()
                await store.close()

    asyncio.run(inside())


async def opened(hall: Hall) -> Table:
    table = await hall.get("t")
    assert table is not None
    return table


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0.01)


def test_a_thinking_bot_does_not_act_for_who_is_back(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        table = await opened(halls[0])
        begun = table.past.seq
        await handing.hand_over(table, 0, "anna", "random", "en")
        await settle()
        assert thinkers[0].asked == [(0, "random")]
        await handing.take_back(table, 0, "anna", "en")
        assert table.thinking == {}
        thinkers[0].answer.set()
        await settle()
        assert table.past.seq == begun
        # Another bot begins anew, while the first may still be thinking.
        thinkers[0].answer.clear()
        await handing.hand_over(table, 0, "anna", "random", "en")
        await settle()
        await handing.take_back(table, 0, "anna", "en")
        await handing.hand_over(table, 0, "anna", "greedy", "en")
        await settle()
        assert thinkers[0].asked[1:] == [(0, "random"), (0, "greedy")]
        assert [bot for bot, _ in table.thinking.values()] == ["greedy"]
        thinkers[0].answer.set()
        await settle()
        assert table.past.seq > begun
        assert table.asked() == [1]

    with_halls(tmp_path, work)


def test_a_bot_of_another_process_cannot_write_for_who_is_back(tmp_path: Path) -> None:
    """Even if that process has not heard of it yet."""

    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        first, second = [await opened(hall) for hall in halls]
        begun = first.past.seq
        await handing.hand_over(first, 0, "anna", "random", "en")
        async with second.queue:
            await second.catch_up()
        await settle()
        assert thinkers[1].asked == [(0, "random")]
        await handing.take_back(first, 0, "anna", "en")
        assert second.row.seats[0].bot == "random"
        thinkers[1].answer.set()
        await settle()
        assert first.past.seq == second.past.seq == begun
        assert await first.store.moves("t", begun) == []
        assert second.seats_of("anna") == [0]
        assert second.thinking == {}

    with_halls(tmp_path, work, halls=2)


def test_the_store_takes_no_row_of_a_bot_that_has_lost_its_seat(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        table, store = await opened(halls[0]), halls[0].store
        row = MoveRow(table.past.seq + 1, 0, 5, "text")
        chair = SeatRow(0, "open", "anna", "Anna", "random")
        with pytest.raises(Forked, match="not this bot's"):
            await store.append("t", [row], stand_in=chair)
        assert not await store.take_back("t", 0, "anna")
        assert not await store.put_bot("t", 0, "bea", "random")
        assert await store.put_bot("t", 0, "anna", "random")
        assert not await store.put_bot("t", 0, "anna", "greedy")
        with pytest.raises(Forked):
            await store.append("t", [row], stand_in=msgspec.structs.replace(chair, bot="greedy"))
        await store.append("t", [row], finished=True, stand_in=chair)
        assert not await store.take_back("t", 0, "anna"), "the game is over"

    with_halls(tmp_path, work)


def test_a_look_at_one_process_counts_at_the_other(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        first, second = [await opened(hall) for hall in halls]
        bea = Viewer("bea", 1, Look())
        second.viewers.add(bea)
        await halls[1].sweep()  # what every process does every few seconds
        with pytest.raises(handing.NotNow, match="Bea is looking at the table"):
            await handing.hand_over(first, 1, "anna", "", "en")
        with (
            patch.object(presence, "FRESH", 0.0),
            pytest.raises(handing.NotNow, match=r"in 1[12][0-9] seconds") as early,
        ):
            await handing.hand_over(first, 1, "anna", "", "en")
        assert early.value.wait is not None
        assert 110 < early.value.wait <= 120
        # The first process may have an old picture: the store itself refuses as well.
        assert not await halls[0].store.put_bot("t", 1, "bea", "random", unseen=time.time() - presence.AWAY)
        # Nobody has ever seen anna look at the running game; its beginning was long ago.
        assert await handing.call(first, 0, "cem", "en") == "anna"
        with pytest.raises(handing.NotNow, match=r"in (299|300) seconds"):
            await handing.hand_over(first, 0, "cem", "", "en")
        with patch.object(handing, "PATIENCE", 0.0):
            await handing.hand_over(first, 0, "cem", "", "en")
        with pytest.raises(handing.NotForYou):
            await handing.hand_over(first, 1, "anna", "random", "en")
        await first.store.saw("t", "bea", 1.0)  # an older look changes nothing
        row = await first.store.table("t")
        assert row is not None
        assert row.seats[1].seen > time.time() - 60

    with_halls(tmp_path, work, halls=2)


def test_everybody_is_shown_who_looks_at_another_process(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        first, second = [await opened(hall) for hall in halls]
        first.viewers.add(Viewer("anna", 0, Look()))
        bea = Viewer("bea", 1, Look())
        second.viewers.add(bea)
        assert [chair.online for chair in first.chairs("anna")][:2] == [True, False]
        await halls[1].sweep()
        await halls[0].sweep()
        assert [chair.online for chair in first.chairs("anna")][:2] == [True, True]
        assert "bea" in first.presence.looking(), "so nobody answers for her as if she had left"
        assert first.presence.here() == {"anna"}
        second.viewers.remove(bea)  # her line is closed: known at once there, and elsewhere after a while
        await second.presence.left("bea")
        assert "bea" not in second.presence.looking()
        later = time.time() + presence.FRESH
        with patch.object(presence.time, "time", lambda: later):  # type: ignore[attr-defined]
            assert "bea" not in first.presence.looking()

    with_halls(tmp_path, work, halls=2)


def test_looks_are_written_now_and_then_and_when_somebody_leaves(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        table = await opened(halls[0])
        written: list[str] = []
        saw = table.store.saw

        async def counted(table_id: str, person: str, at: float) -> None:
            written.append(person)
            await saw(table_id, person, at)

        table.store.saw = counted  # type: ignore[method-assign]
        for _ in range(5):
            await table.presence.looked("anna")
            await table.presence.looked("cem")  # does not sit there
            await table.presence.looked(None)
        assert written == ["anna"]
        await table.presence.looked("anna", leaves=True)
        assert written == ["anna", "anna"]

    with_halls(tmp_path, work)


@pytest.mark.parametrize("game", ["gentes", "playing-gods"])
def test_who_has_left_sees_what_a_spectator_sees(tmp_path: Path, game: str) -> None:
    """At once, in every page that looked through the seat's eyes, and at another process as well."""

    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        first, second = [await opened(hall) for hall in halls]
        eyes = [Viewer("anna", 0, Look()), Viewer("anna", 0, Look())]
        for table, viewer in zip((first, second), eyes, strict=True):
            table.viewers.add(viewer)
            assert (await table.message_for(viewer)).seat == 0  # type: ignore[union-attr]
        await handing.hand_over(first, 0, "anna", "random", "en")
        halls[1].heard("t", 0)
        await settle()
        for table, viewer in zip((first, second), eyes, strict=True):
            seen = await table.message_for(viewer)
            assert viewer.seat is None
            nobody = table.state("anna", None, Look(), 0)
            assert msgspec.json.encode(seen) == msgspec.json.encode(nobody)
            assert nobody.choices == []
        # Her seat again, and her eyes with it.
        await handing.take_back(first, 0, "anna", "en")
        halls[1].heard("t", 0)
        await settle()
        assert [viewer.seat for viewer in eyes] == [0, 0]
        assert [viewer.since for viewer in eyes] == [0, 0]
        assert second.state("bea", 1, Look(), 0).chairs[0].may == ""

    with_halls(tmp_path, work, halls=2, game=game)


def test_strangers_make_nobody_work(tmp_path: Path) -> None:
    """Their requests are refused without reading the store or drawing the table anew."""

    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        table = await opened(halls[0])

        async def never(*_: Any) -> None:
            raise AssertionError("somebody has worked")

        table.catch_up = never  # type: ignore[method-assign,assignment]
        for seat in (0, 1):
            with pytest.raises(handing.NotForYou):
                await handing.hand_over(table, seat, "dora", "random", "en")
            for person in ("dora", "cem", ("bea", "anna")[seat]):
                with pytest.raises(handing.NotForYou):
                    await handing.take_back(table, seat, person, "en")

    with_halls(tmp_path, work)


def test_nothing_is_shown_that_could_not_be_written(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        table = await opened(halls[0])

        async def broken(*_: Any) -> bool:
            raise OSError("the disk is full")

        table.store.put_bot = broken  # type: ignore[method-assign,assignment]
        with pytest.raises(OSError, match="disk"):
            await handing.hand_over(table, 0, "anna", "random", "en")
        assert table.seats_of("anna") == [0]
        assert table.thinking == {}
        assert not table.queue.locked()

    with_halls(tmp_path, work)


def test_of_two_who_replace_somebody_one_succeeds(tmp_path: Path) -> None:
    async def work(halls: list[Hall], thinkers: list[Slow]) -> None:
        tables = [await opened(hall) for hall in halls]
        done = await asyncio.gather(handing.call(tables[0], 0, "bea", "en"), handing.call(tables[1], 0, "cem", "en"))
        assert sorted(done, key=str) == [None, "anna"], "one of the two has called"
        with patch.object(handing, "PATIENCE", 0.0):
            replaced = await asyncio.gather(
                handing.hand_over(tables[0], 0, "bea", "", "en"),
                handing.hand_over(tables[1], 0, "cem", "", "en"),
                return_exceptions=True,
            )
        assert sum(isinstance(answer, TheomachyError) for answer in replaced) == 1
        row = await halls[0].store.table("t")
        assert row is not None
        assert row.seats[0].bot == "level:3"
        assert (row.seats[0].person, row.seats[0].name, row.seats[0].kind) == ("anna", "Anna", "open")

    with_halls(tmp_path, work, halls=2)
