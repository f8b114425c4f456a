"""The command with which the host of a server names those who keep order there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cyclopts import App

from theomachy.core.errors import TheomachyError


def register(app: App) -> None:
    app.command(moderators)


def moderators(*, data: str = "data", add: str | None = None, remove: str | None = None) -> int:
    """Show who keeps order at the tables of a server, name or release somebody. The server may go on meanwhile.

    Parameters
    ----------
    data
        Where the server keeps its games: as of `theomachy serve`.
    add
        Somebody who has been there: the name, where only one is called so, or the id that `theomachy reports` shows.
    remove
        A moderator who is to be none any more, by name or id.
    """
    if "://" not in data and not (Path(data).expanduser() / "theomachy.db").is_file():
        raise TheomachyError(f"no server keeps its games in {data!r}: there is no theomachy.db")
    for line in asyncio.run(_work(data, add, remove)):
        print(line)
    return 0


async def _work(data: str, add: str | None, remove: str | None) -> list[str]:
    from sqlalchemy.exc import SQLAlchemyError

    from theomachy.server.moderation_store import ModerationStore
    from theomachy.server.store import Store

    store = Store(data)
    kept = ModerationStore(store)
    try:
        if add is not None:
            found = await kept.people_called(add)
            if len(found) != 1:
                how = "nobody is" if not found else "several people are"
                raise TheomachyError(f"{how} called {add!r}; allowed: a name that one person has, or an id")
            await kept.name_moderator(found[0], True)
        if remove is not None:
            now = [person for person, name in await kept.moderators() if remove in (person, name)]
            if len(now) != 1:
                raise TheomachyError(f"{len(now)} moderators are called {remove!r}; allowed: one of them, or an id")
            await kept.name_moderator(now[0], False)
        listed = await kept.moderators()
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise TheomachyError(f"the moderators cannot be read: {reason}; has this version served from there?") from error
    finally:
        await store.close()
    return [f"{name or 'Guest'} ({person})" for person, name in listed] or ["There are no moderators."]
