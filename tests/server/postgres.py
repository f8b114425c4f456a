"""A PostgreSQL of a test's own, which can be stopped and started, and a line to it that can be cut."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from processes import free_port
from sqlalchemy import create_engine

from theomachy.server.database import migrate

INITDB, PG_CTL = shutil.which("initdb"), shutil.which("pg_ctl")
if INITDB is None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    INITDB = str(found[-1]) if found else None
if PG_CTL is None and INITDB:
    PG_CTL = str(Path(INITDB).with_name("pg_ctl"))
needed = pytest.mark.skipif(not (INITDB and PG_CTL), reason="no PostgreSQL is installed on this machine")


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    change = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
    return [*change, *command] if os.getuid() == 0 else command


class Postgres:
    def __init__(self) -> None:
        assert INITDB is not None
        self.folder = Path(tempfile.mkdtemp(prefix="theomachy-postgres-"))  # not pytest's: closed to others
        if os.getuid() == 0:
            try:
                user = pwd.getpwnam("postgres")
            except KeyError:
                pytest.skip("there is no user postgres to run the database as")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.port = free_port()
        self.made = 0
        self.data = self.folder / "data"
        make = [INITDB, "-D", str(self.data), "-U", "theomachy", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(as_postgres(make), check=True, capture_output=True)
        self.start()

    def url(self, port: int | None = None, name: str = "postgres") -> str:
        return f"postgresql://theomachy@127.0.0.1:{port or self.port}/{name}"

    def fresh(self) -> str:
        """The address of a database in its newest form with nothing in it, in the same cluster. What a server makes of
        one that is still empty is seen where it begins with `url`."""
        if not self.made:
            self._execute("CREATE DATABASE newest")
            engine = create_engine(self.url(name="newest").replace("postgresql:", "postgresql+psycopg:", 1))
            with engine.begin() as connection:
                migrate(connection)
            engine.dispose()
        self.made += 1
        name = f"fresh{self.made}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE newest")
        return self.url(name=name)

    def _execute(self, words: str) -> None:
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as line:
            line.execute(words.encode())

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._control("-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self, mode: str = "fast") -> None:
        self._control("-m", mode, "stop")

    def remove(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self.folder)

    def _control(self, *words: str) -> None:
        assert PG_CTL is not None
        subprocess.run(
            as_postgres([PG_CTL, "-D", str(self.data), *words]), check=True, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip


class Wire:
    """A line to a database on which a word can be waited for: it is handed on or swallowed, and all lines are cut."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.word = b""  # to wait for
        self.hand_on = False  # the database gets it, but nobody hears the answer
        self.refusing = False
        self.mute: set[tuple[socket.socket, socket.socket]] = set()  # lines that stay open and hand nothing on
        self.cuts = 0
        self.pairs: set[tuple[socket.socket, socket.socket]] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.accepting = threading.Thread(target=self._accept, daemon=True)
        self.accepting.start()

    def cut_at(self, word: bytes, hand_on: bool, then_refuse: bool = False) -> None:
        self.hand_on, self.then_refuse, self.word = hand_on, then_refuse, word

    def close(self) -> None:
        self.listener.shutdown(socket.SHUT_RDWR)  # wakes who accepts
        self.accepting.join()
        self.listener.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                inner, _ = self.listener.accept()
                if self.refusing:
                    inner.close()
                    continue
                try:
                    outer = socket.create_connection(("127.0.0.1", self.target))
                except OSError:
                    inner.close()
                    continue
                pair = (inner, outer)
                self.pairs.add(pair)
                for ends in (pair, pair[::-1]):
                    threading.Thread(target=self._copy, args=(*ends, ends is pair), daemon=True).start()

    def _copy(self, source: socket.socket, target: socket.socket, upwards: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if upwards and self.word and self.word in data:
                    self.word = b""
                    self.refusing = self.then_refuse
                    self.cuts += 1
                    doomed = list(self.pairs)  # not those that are opened from now on
                    source.shutdown(socket.SHUT_RDWR)  # the asker hears nothing more
                    if self.hand_on:
                        target.sendall(data)
                        target.settimeout(10)
                        with suppress(OSError):
                            target.recv(65536)  # the database has answered: it is done
                    self.cut(doomed)
                    return
                if (source, target) in self.mute or (target, source) in self.mute:
                    continue
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self, pairs: list[tuple[socket.socket, socket.socket]] | None = None) -> None:
        for pair in list(self.pairs) if pairs is None else pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self.pairs.discard(pair)
