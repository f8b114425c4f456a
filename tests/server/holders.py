"""People who may have an account, and use it through the API; rated games that they play to the end."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient
from tools import Person, desk

from theomachy.core.dice import Dice
from theomachy.server import passwords
from theomachy.server.desk import Desk
from theomachy.server.messages import Done, Play
from theomachy.server.rated import LEAST_MOVES

GOOD = "correct horse"
GAME = "gods-second"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hash with less work: what is slow on purpose is not what is tested here."""

    def quick() -> PasswordHasher:
        return PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)

    monkeypatch.setattr(passwords, "PasswordHasher", quick)


class Holder(Person):
    """A person who may have an account, on one device."""

    def use(self, token: str) -> None:
        self.token = token
        self.headers = {"authorization": f"Bearer {token}"}

    def keep(self, name: str, password: str = GOOD) -> str:
        """Add a password; the code to recover."""
        made = self.send("PUT", "/api/account/password", {"name": name, "password": password}, 200)
        self.client.cookies.clear()
        if made["token"]:
            self.use(made["token"])
        return str(made["code"])

    def sign_in(self, name: str, password: str = GOOD, status: int = 200) -> Any:
        found = self.send("POST", "/api/sign-in", {"name": name, "password": password}, status)
        if status == 200:
            self.use(found["token"])
        self.client.cookies.clear()
        return found

    def gone(self) -> bool:
        return bool(self.client.get("/api/account", headers=self.headers).status_code == 401)


def known(client: TestClient[Any], name: str) -> Holder:
    found = Holder(client, name)
    found.keep(name)
    client.cookies.clear()
    return found


def pair(client: TestClient[Any], *people: Holder, **more: Any) -> str:
    """A rated table at which they sit, played at one sitting if nothing else is said."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    wish = {"rated": True, "public": True, **more}
    if wish["rated"]:
        wish.setdefault("clock", {"kind": "game", "time": 3600})
    table = people[0].table(GAME, seats, **wish)
    key = people[0].get(f"/api/tables/{table}")["invite"]
    for seat, person in enumerate(people[1:], 1):
        person.send("PUT", f"/api/tables/{table}/seats/{seat}", {"key": key}, 200)
    return table


async def finish(at: Desk, table_id: str, seed: int = 1, least: int | None = None) -> None:
    """Everybody plays at random until the game is over; with `least` until all have made so many moves."""
    dice = Dice(seed)
    table = await at.hall.get(table_id)
    assert table is not None
    while table.running:
        made = [entry.row.player for entry in table.past.entries]
        if least is not None and all(made.count(seat) >= least for seat in range(table.row.players)):
            return
        seat = table.asked()[0]
        legal = table.past.position.legal(seat)
        if table.row.seats[seat].bot:
            await asyncio.sleep(0.01)
            continue
        wish = Play(seat, int(legal[dice.below(len(legal))]), table.past.seq, secrets.token_hex(8))
        assert isinstance(await table.play(table.row.seats[seat].person, wish, "en"), Done)


def play_out(client: TestClient[Any], table: str, seed: int = 1) -> None:
    client.blocking_portal.call(finish, desk(client), table, seed)


def play_in_earnest(client: TestClient[Any], table: str, seed: int = 1) -> None:
    """Until a rated game counts, also if somebody leaves it."""
    client.blocking_portal.call(finish, desk(client), table, seed, LEAST_MOVES)
