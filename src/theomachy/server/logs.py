"""Logs as one JSON object a line. Nothing that a player may not know goes into them: no action, no view, no token."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        data |= {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str, ensure_ascii=False)


def configure(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logger = logging.getLogger("theomachy")
    logger.handlers[:] = [handler]
    logger.setLevel(level.upper())
    logger.propagate = False
    alembic = logging.getLogger("alembic")
    alembic.setLevel(logging.WARNING)
