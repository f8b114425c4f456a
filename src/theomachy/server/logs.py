"""Logs as one JSON object a line. Nothing that a player may not know goes into them: no action, no view, no token."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy.exc import DBAPIError

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


def said(error: BaseException) -> str:
    """The text of an error without what was to be written: databases quote whole rows in their details."""
    if isinstance(error, DBAPIError):
        return f"{error.statement or ''} ({type(error.orig).__name__})"
    driver = sys.modules.get("psycopg")  # an extra of its own: who has not loaded it has no errors of it
    if driver is not None and isinstance(error, driver.Error):
        return f"{error.diag.message_primary or str(error).partition(chr(10))[0]} ({error.sqlstate})"
    return str(error)


def trace(error: BaseException | None) -> str:
    """Where an error came from, and those behind it, the first one first."""
    lines: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        here = [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}: {said(error)}"]
        lines = [*here, "which led to", *lines] if lines else here
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(line.rstrip("\n") for line in lines)


def without(text: str, secrets: Iterable[str]) -> str:
    """The text without these words; the longest first, since one may be part of another."""
    for secret in sorted(secrets, key=len, reverse=True):
        text = text.replace(secret, "***")
    return text


class Lines(logging.Formatter):
    """One line an entry, without the secrets of this server, whoever quoted them."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self.secrets = frozenset(secrets)

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        data |= {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            data["trace"] = trace(record.exc_info[1])
        plain = (bool, int, float, type(None))
        clean = {key: value if isinstance(value, plain) else self._clean(value) for key, value in data.items()}
        return json.dumps(clean, ensure_ascii=False)

    def _clean(self, value: object) -> str:
        return without(value if isinstance(value, str) else str(value), self.secrets)


def configure(level: str = "info", secrets: Iterable[str] = ()) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(secrets))
    logger = logging.getLogger("theomachy")
    logger.handlers[:] = [handler]
    logger.setLevel(level.upper())
    logger.propagate = False
    root = logging.getLogger()  # what the libraries say, in the same form and with the same care
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    alembic = logging.getLogger("alembic")
    alembic.setLevel(logging.WARNING)
