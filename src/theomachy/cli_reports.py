"""The command with which the host of a server reads what was reported."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from cyclopts import App

from theomachy.core.errors import TheomachyError


def register(app: App) -> None:
    app.command(reports)


def reports(*, data: str = "data", last: int = 50) -> int:
    """Show what people have reported at the tables of a server, the newest first. The server may go on meanwhile.

    Parameters
    ----------
    data
        Where the server keeps its games: as of `theomachy serve`.
    last
        How many.
    """
    if last < 1:
        raise TheomachyError(f"--last is {last}; allowed: 1 and more")
    if "://" not in data and not (Path(data).expanduser() / "theomachy.db").is_file():
        raise TheomachyError(f"no server keeps its games in {data!r}: there is no theomachy.db")
    for line in asyncio.run(_read(data, last)):
        print(line)
    return 0


async def _read(data: str, last: int) -> list[str]:
    from sqlalchemy.exc import SQLAlchemyError

    from theomachy.server.chat_store import ChatStore
    from theomachy.server.store import Store

    store = Store(data)
    try:
        found = await ChatStore(store).reports(last)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise TheomachyError(f"the reports cannot be read: {reason}; has this version served from there?") from error
    finally:
        await store.close()
    lines = []
    for report in found:
        said, told = (datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M") for at in (report.said_at, report.at))
        lines.append(
            f"{told}  table {report.place}  {report.name or 'Guest'} ({report.said_by}), {said}: {report.text}"
        )
        if report.reason:
            lines.append(f"    reported because: {report.reason}")
    return lines or ["Nothing was reported."]
