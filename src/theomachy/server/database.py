"""The database itself: where it is, how it is reached, and the form of its tables. What is in it: `store.py`."""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.engine import make_url

from theomachy.core.errors import TheomachyError

log = logging.getLogger("theomachy.server")
MIGRATIONS = Path(__file__).parent / "migrations"
# A database that is gone without a word is noticed after half a minute; without these it would take hours.
LINE = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 4,
    "tcp_user_timeout": 30_000,
}  # fmt: skip


def database_url(data: str) -> str:
    """The address of the store for what a host typed: a folder, or a URL of SQLite or PostgreSQL."""
    for prefix in ("postgresql+psycopg://", "postgresql://", "postgres://"):
        if data.startswith(prefix):
            return "postgresql+psycopg://" + data.removeprefix(prefix)
    if data.startswith(("sqlite:", "sqlite+")) and "://" in data:
        return "sqlite+aiosqlite" + data[data.index(":") :]
    if "://" in data:
        where = f"{data.partition('://')[0]}://..."  # the rest may hold a password
        raise TheomachyError(f"cannot keep games at {where!r}; allowed: a folder, postgresql://..., sqlite:///FILE")
    folder = Path(data).expanduser()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)  # the games, and the key that signs the guests' tokens, are the host's
    return f"sqlite+aiosqlite:///{folder.resolve() / 'theomachy.db'}"


def keep_private(file: Path) -> None:
    """Others on this machine read neither the games nor the key that signs tokens: the file of SQLite is made for its
    owner alone, and closed if it was made otherwise before. So is its folder, unless that holds other things too."""
    if os.name != "posix" or not file.parent.is_dir():
        return
    with suppress(OSError):  # it is there, or cannot be made, which SQLite says better
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    ours = [each for each in sorted(file.parent.iterdir()) if each.name.startswith(file.name)]
    alone = len(ours) == len(list(file.parent.iterdir()))
    for path in [*ours, *([file.parent] if alone else [])]:
        close(path)


def close(path: Path) -> None:
    """Take their rights from everybody but the owner."""
    try:
        before = stat.S_IMODE(path.stat().st_mode)
        if not before & 0o077:
            return
        path.chmod(before & 0o700)
        log.warning("others on this machine could open it; now they cannot", extra={"path": str(path)})
    except OSError:
        log.warning("others on this machine may be able to open it: close it", extra={"path": str(path)})


def line_options(url: str) -> dict[str, Any]:
    """How to connect to PostgreSQL, where the host's address does not say it itself."""
    given = make_url(url).query
    return {name: value for name, value in LINE.items() if name not in given}


def database_file(url: str) -> Path | None:
    """The file of SQLite; None for PostgreSQL, and for a database that lives in memory."""
    if not url.startswith("sqlite"):
        return None
    name = make_url(url).database
    return Path(name) if name and name != ":memory:" else None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """What every connection to SQLite is told first."""
    cursor = connection.cursor()
    # FULL: a commit returns when the disk has it, so that even a power cut loses nothing that anybody saw.
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def migrations(connection: Connection) -> Config:
    """What Alembic needs to know to change this database."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Bring the tables of the database to their newest form."""
    command.upgrade(migrations(connection), "head")
