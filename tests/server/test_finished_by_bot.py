"""A result belongs to who has finished the game: what a bot has won in somebody's place is the bot's."""

from __future__ import annotations

import re
from typing import Any

from holders import Holder, quick_hashes  # noqa: F401
from litestar.testing import TestClient
from test_clocks import run_out
from test_friends import until
from tools import Person, desk

from theomachy.core.position import NOBODY
from theomachy.server import pages

GAME = "gods-second"


def handed_over(client: TestClient[Any]) -> tuple[Person, Person, str]:
    """A public game of two that both leave to bots, which finish it."""
    anna, bea = Holder(client, "Anna"), Person(client, "Bea")
    anna.keep("Anna")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, options={"max_turns": 300})
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    for seat, person in enumerate((anna, bea)):
        person.send("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}, 200)
    until(lambda: desk(client).hall.tables[table].past.position.turn == NOBODY)
    return anna, bea, table


def test_what_a_bot_has_finished_is_credited_to_nobody(client: TestClient[Any]) -> None:
    anna, bea, table = handed_over(client)
    found = next(game for game in bea.get("/api/archive")["games"] if game["id"] == table)
    assert [seat["stood_in"] for seat in found["seats"]] == [True, True]
    assert bea.get("/api/archive?won=true")["games"] == anna.get("/api/archive?won=true")["games"] == []
    assert anna.get("/api/archive?won=true&who=Anna")["games"] == []
    profile = bea.get("/api/people/Anna")
    assert (profile["games"], profile["won"], profile["longest"], profile["opponents"]) == (0, 0, 0, [])
    assert [(game["by_bot"], game["place"]) for game in profile["newest"]] == [(True, None)]
    assert "finished by a bot" in client.get("/u/Anna", headers={"accept": "text/html"}).text
    chairs = anna.get("/api/tables")["mine"][0]["chairs"]
    assert [(chair["own"], chair["mine"], chair["stood_in"]) for chair in chairs] == [
        (True, False, True), (False, False, True)
    ]  # fmt: skip


def test_whose_time_ran_out_is_told_so(client: TestClient[Any]) -> None:
    anna, bea = Person(client, "Anna"), Person(client, "Bea")
    table = anna.table(GAME, [{"kind": "me"}, {"kind": "open"}], public=True, clock={"kind": "move", "time": 60})
    bea.send("PUT", f"/api/tables/{table}/seats/1", {}, 200)
    late = (anna, bea)[anna.state(table, None)["asked"][0]]
    run_out(client, table)
    until(lambda: any(chair["flagged"] for chair in late.state(table, None)["chairs"]))
    mine = next(chair for chair in late.state(table, None)["chairs"] if chair["own"])
    assert (mine["flagged"], mine["mine"]) == (True, False)
    other = bea if late is anna else anna
    assert not any(chair["own"] and chair["flagged"] for chair in other.state(table, None)["chairs"])


def test_the_picture_of_a_result_shows_the_whole_board(client: TestClient[Any]) -> None:
    _, _, table = handed_over(client)
    there = desk(client).hall.tables[table]
    svg = pages.outcome_picture(there, "light", "en")
    field = there.game.view(there.past.position, None)["field"]
    inner = re.findall(r'<svg viewBox="([^"]+)" width="470', svg)[-1]
    left, top, wide, high = (float(n) for n in inner.split())
    board = next(p for p in there.game.panels(there.game.view(there.past.position, None)) if p.name == "board")
    box = re.findall(r'viewBox="([^"]+)"', str(board.body))[0]
    x, y, w, h = (float(n) for n in box.split())
    assert field
    shown = (left <= x + 0.1, top <= y + 0.1, left + wide >= x + w - 0.1, top + high >= y + h - 0.1)
    assert all(shown)
