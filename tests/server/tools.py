"""A server inside the test, and people who use it through the API."""

from __future__ import annotations

import atexit
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from shutil import copyfile, rmtree
from tempfile import mkdtemp
from typing import Any

from alembic import command
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import create_engine

import theomachy
from theomachy.core.dice import Dice
from theomachy.server.app import create
from theomachy.server.database import migrate, migrations
from theomachy.server.desk import Desk, Settings

# Applications that no server of a test uses now. Their routes are the same for everybody and take half a second to
# make; all that a server knows is at its desk, and each has its own.
FREE: list[Litestar] = []


@cache
def empty_database() -> Path:
    """A database in its newest form, with nothing in it: made once, and copied for each server."""
    folder = Path(mkdtemp(prefix="theomachy-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    engine = create_engine(f"sqlite:///{folder / 'theomachy.db'}")
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()
    return folder / "theomachy.db"


def step_back(database: Path, revision: str) -> None:
    """Give a database the form that it had at an earlier revision."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        command.downgrade(migrations(connection), revision)
    engine.dispose()


@contextmanager
def server(data: Path | str, **settings: Any) -> Iterator[TestClient[Any]]:
    """A server whose data lies in that folder, where it finds a database as if it had been started there before."""
    if Path(data).is_dir() and not (Path(data) / "theomachy.db").exists():
        copyfile(empty_database(), Path(data) / "theomachy.db")
        (Path(data) / "theomachy.db").chmod(0o600)
    wanted: dict[str, Any] = {"bot_pause": 0.0, "requests_per_second": 1e6, "tables_per_minute": 1e6, "bot_workers": 1}
    wanted |= {"accounts_per_hour": 1e6, "mails_per_hour": 1e6}
    wanted |= {"bots_keep_time": False, "connections_per_minute": 1e6, "messages_per_second": 1e6} | settings
    chosen = Settings(data=str(data), **wanted)
    if FREE:
        app = FREE.pop()
        app.state.desk = Desk(chosen)
    else:
        app = create(chosen)
    with TestClient(app) as client:
        yield client
    FREE.append(app)


def desk(client: TestClient[Any]) -> Desk:
    found: Desk = client.app.state.desk
    return found


class Person:
    """Somebody with a token, who plays as a program does."""

    def __init__(self, client: TestClient[Any], name: str = "Somebody") -> None:
        self.client = client
        answer = client.post("/api/guests", json={"name": name}, headers={"cookie": ""})
        assert answer.status_code == 201, answer.text
        self.token = answer.json()["token"]
        client.cookies.clear()
        self.headers = {"authorization": f"Bearer {self.token}"}

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def send(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    def table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        made = self.send("POST", "/api/tables", {"game": game, "seats": seats, **more}, 201)
        return str(made["id"])

    def state(self, table: str, seat: int | None, since: int = 0) -> Any:
        where = "" if seat is None else f"&seat={seat}"
        return self.get(f"/api/tables/{table}/state?since={since}{where}")

    def play(self, table: str, seat: int, action: int, seq: int, token: str | None = None, status: int = 200) -> Any:
        wish = {"seat": seat, "action": action, "seq": seq, "token": token or secrets.token_hex(8)}
        return self.send("POST", f"/api/tables/{table}/actions", wish, status)


def all_mine(players: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "here", "name": f"Friend {n}"} for n in range(1, players))]


def play_to_the_end(person: Person, table: str, seed: int = 1, most: int = 4000) -> Any:
    """One person plays all seats at random. What may be done is read at the server's desk and only the deeds go through
    the API: nobody has to draw what nobody looks at."""
    dice = Dice(seed)
    person.state(table, None)  # it is at the desk now
    there = desk(person.client).hall.tables[table]
    for _ in range(most):
        seats = there.asked()
        if not seats:
            break
        seat = seats[dice.below(len(seats))]
        legal = list(there.past.position.legal(seat))
        if legal:
            person.play(table, seat, legal[dice.below(len(legal))], there.past.seq)
    end = person.state(table, None, since=1)
    assert end["over"], f"not over after {most} actions"
    return end


def play_what_is_shown(person: Person, table: str, seed: int = 1, most: int = 4000) -> Any:
    """As a program plays that knows nothing but what the API says."""
    dice = Dice(seed)
    for _ in range(most):
        spectator = person.state(table, None, since=1)
        if spectator["over"]:
            return spectator
        seats = spectator["asked"]
        seat = seats[dice.below(len(seats))]
        mine = person.state(table, seat, since=1)
        if not mine["choices"]:
            continue
        choice = mine["choices"][dice.below(len(mine["choices"]))]
        person.play(table, seat, choice["action"], mine["seq"])
    raise AssertionError(f"not over after {most} actions")


# Options with which random play comes to an end before people who wait for tests lose patience.
SHORT: dict[str, dict[str, Any]] = {"playing-gods": {"turn_limit": 30}}


def fewest(game: str) -> int:
    return min(theomachy.game(game).players)
