"""Whole lines of the notation in one request: sent again they are answered, or go on where they stopped."""

from __future__ import annotations

import secrets
from typing import Any

from litestar.testing import TestClient
from tools import Person, all_mine, desk

from theomachy.server.messages import Play
from theomachy.server.texts import step_token

Client = TestClient[Any]
GAME = "gods-second"


def ready_to_move(person: Person) -> tuple[str, int, Any, str]:
    """A table at which a desert can be moved: table, seat, state, and the line that does it in two steps."""
    table = person.table(GAME, all_mine(2), options={"start_player": "seat_1"})
    for _ in range(200):
        seat = person.state(table, None)["asked"][0]
        state = person.state(table, seat)
        moves = [c for c in state["choices"] if c["text"].startswith("move ")]
        if moves:
            wish = {"seat": seat, "action": moves[0]["action"], "seq": state["seq"], "token": secrets.token_hex(8)}
            person.send("POST", f"/api/tables/{table}/actions", wish, 200)
            middle = person.state(table, seat)
            goal = next(c["text"] for c in middle["choices"] if c["text"].startswith("to "))
            undo = {"seat": seat, "seq": middle["seq"], "token": secrets.token_hex(8)}
            person.send("POST", f"/api/tables/{table}/undo", undo, 200)
            line = f"{moves[0]['text']}>{goal.removeprefix('to ')}"
            return table, seat, person.state(table, seat), line
        person.play(table, seat, state["choices"][0]["action"], state["seq"])
    raise AssertionError("no desert can be moved")


def test_a_line_that_was_done_is_answered_as_done(client: Client) -> None:
    person = Person(client)
    table, seat, state, text = ready_to_move(person)
    wish = {"seat": seat, "text": text, "seq": state["seq"], "token": "a" * 64}
    done = person.send("POST", f"/api/tables/{table}/actions", wish, 200)
    assert done["seq"] >= state["seq"] + 2
    assert done["token"] == "a" * 64
    assert person.send("POST", f"/api/tables/{table}/actions", wish, 200) == done
    assert person.state(table, seat)["seq"] == done["seq"]
    # another request with a name that begins alike is another request
    other = {**wish, "token": "a" * 63 + "b"}
    person.send("POST", f"/api/tables/{table}/actions", other, 409)


def test_a_line_that_was_cut_goes_on_where_it_stopped(client: Client) -> None:
    """As when the server is killed between the two steps: the sender repeats what was not answered."""
    person = Person(client)
    table, seat, state, text = ready_to_move(person)
    token = secrets.token_hex(8)
    kept = desk(client).hall.tables[table]
    first, _ = kept.game.parse_line(kept.past.position, text, seat)
    owner = kept.row.seats[seat].person
    client.blocking_portal.call(kept.play, owner, Play(seat, first, state["seq"], step_token(token, 0)), "en")
    assert person.state(table, seat)["seq"] == state["seq"] + 1
    wish = {"seat": seat, "text": text, "seq": state["seq"], "token": token}
    done = person.send("POST", f"/api/tables/{table}/actions", wish, 200)
    rows = client.blocking_portal.call(desk(client).store.moves, table)
    assert [row.token for row in rows if row.seq > state["seq"] and row.token] == [step_token(token, 0), token]
    assert person.send("POST", f"/api/tables/{table}/actions", wish, 200) == done


def test_a_line_whose_beginning_was_taken_back_is_not_done_again(client: Client) -> None:
    person = Person(client)
    table, seat, state, text = ready_to_move(person)
    token = secrets.token_hex(8)
    kept = desk(client).hall.tables[table]
    first, _ = kept.game.parse_line(kept.past.position, text, seat)
    owner = kept.row.seats[seat].person
    client.blocking_portal.call(kept.play, owner, Play(seat, first, state["seq"], step_token(token, 0)), "en")
    undo = {"seat": seat, "seq": state["seq"] + 1, "token": secrets.token_hex(8)}
    person.send("POST", f"/api/tables/{table}/undo", undo, 200)
    wish = {"seat": seat, "text": text, "seq": state["seq"], "token": token}
    assert person.send("POST", f"/api/tables/{table}/actions", wish, 409)["type"] == "refused"
    assert person.state(table, seat)["seq"] == state["seq"] + 2
