"""The command with which the host of a server sees that ratings are what the games made them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

from theomachy.core.errors import TheomachyError


def register(app: App) -> None:
    app.command(ratings)


def ratings(*, data: str = "data") -> int:
    """Compute all ratings anew from the moves of the rated games, and compare with what is kept. Nothing is changed.
    The server may go on meanwhile.

    Parameters
    ----------
    data
        Where the server keeps its games: as of `theomachy serve`.
    """
    if "://" not in data and not (Path(data).expanduser() / "theomachy.db").is_file():
        raise TheomachyError(f"no server keeps its games in {data!r}: there is no theomachy.db")
    changes, wrong = asyncio.run(_compare(data))
    for line in wrong:
        print(line)
    print(f"{changes} changes of ratings, computed anew: {len(wrong) or 'none'} different")
    return 1 if wrong else 0


async def _compare(data: str) -> tuple[int, list[str]]:
    from sqlalchemy.exc import SQLAlchemyError

    from theomachy.server.rating_store import RatingStore
    from theomachy.server.store import Store

    store = Store(data)
    try:
        found = await RatingStore(store).recomputed()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise TheomachyError(f"the ratings cannot be read: {reason}; has this version served from there?") from error
    finally:
        await store.close()
    wrong = [
        f"table {table}, seat {seat}: {change.after.figure} ± {change.after.deviation}, but kept is "
        + (f"{kept.after.figure} ± {kept.after.deviation}" if kept else "nothing")
        for (table, seat), (change, kept) in found.items()
        if change != kept
    ]
    return len(found), wrong
