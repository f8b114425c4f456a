"""4 Gods on a server: everybody acts at once, the queue decides races, the loser reads what beat the action."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from tools import Person, all_mine, server


def choice(person: Person, table: str, seat: int, *words: str) -> int:
    """The action of a seat whose text has all the words."""
    choices = person.state(table, seat)["choices"]
    return next(int(c["action"]) for c in choices if all(word in c["text"].split() for word in words))


def do(person: Person, table: str, seat: int, action: int) -> Any:
    wish = {"seat": seat, "action": action, "seq": 0, "token": secrets.token_hex(8)}
    return person.send("POST", f"/api/tables/{table}/actions", wish)


@pytest.mark.clause("G4-T-03", "G4-T-07", "G4-A-08")
def test_a_race_for_a_cell(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("four-gods", all_mine(2), options={"clock": "real", "cooldown_ms": 300})
        for seat in (1, 0):
            assert do(person, table, seat, choice(person, table, seat, "ready"))["type"] == "done"
        for seat in (0, 1):  # both hold up a tile; what each wants to do with it names tile and cell
            assert do(person, table, seat, choice(person, table, seat, "hold"))["type"] == "done"
        wanted = [choice(person, table, seat, "place", "a1") for seat in (0, 1)]
        assert do(person, table, 0, wanted[0])["type"] == "done"
        lost = do(person, table, 1, wanted[1])
        assert (lost["type"], lost["clause"]) == ("refused", "G4-A-01")
        assert "of North" in lost["reason"]
        # the winner must wait for the clock, which reports by itself and is recorded
        again = do(person, table, 0, choice(person, table, 1, "pass"))
        assert (again["type"], again["clause"]) == ("refused", "G4-T-07")
        end = time.time() + 10
        while not [c for c in person.state(table, 0)["choices"] if c["targets"] == ["button:pass"]]:
            assert time.time() < end
            time.sleep(0.05)
        assert do(person, table, 0, choice(person, table, 0, "pass"))["type"] == "done"


@pytest.mark.clause("G4-R-70")
def test_a_whole_line_in_one_request(tmp_path: Path) -> None:
    """A program may write `place T23b2 a1`; it is taken up and placed, and a repeated request changes nothing."""
    with server(tmp_path) as client:
        person = Person(client)
        table = person.table("four-gods", all_mine(2))
        states = [person.state(table, seat) for seat in (0, 1)]
        seat = next(s for s in (0, 1) if states[s]["choices"])
        face = next(c["text"].split()[1] for c in states[seat]["choices"] if c["text"].startswith("hold"))
        wish = {"seat": seat, "text": f"place {face} g8", "seq": states[seat]["seq"], "token": secrets.token_hex(8)}
        refused = person.send("POST", f"/api/tables/{table}/actions", wish)
        assert (refused["type"], refused["clause"]) == ("refused", "G4-A-02")
        wish |= {"text": f"place {face} a1"}
        done = person.send("POST", f"/api/tables/{table}/actions", wish)
        assert (done["type"], done["seq"]) == ("done", states[seat]["seq"] + 2)
        assert person.send("POST", f"/api/tables/{table}/actions", wish) == done
        log = [line["text"] for line in person.state(table, 0)["log"]]
        assert [line for line in log if f"{face} in a1" in line]
