"""A program of the line protocol (docs/bot_protocol.md) at a table over the network: `theomachy sit`."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

from theomachy.bots.stdio import LIMIT, BotFailed, Program
from theomachy.client import Refused, Table, connect, read_link
from theomachy.core.errors import BadOption

MOST_REFUSED = 50  # answers in a row that the table does not take


def sit(
    link: str, token: str, command: Sequence[str], *, seat: int | None = None, lang: str = "en",
    player_name: str = "", limit: float = LIMIT, say: Callable[[str], None] = print,
) -> None:  # fmt: skip
    """Let the program play at the table of this link until the game is over."""
    base = read_link(link)["base"]
    if not base:
        raise BadOption(f"{link!r} is no whole link; write https://HOST/t/TABLE?key=KEY, as the table's page gives it")
    if not token:
        raise BadOption("a token is missing: make one on the server's page /bots; --token, or THEOMACHY_TOKEN")
    if not command:
        raise BadOption("say which program plays, after --")
    asyncio.run(_sit(base, link, token, list(command), seat, lang, player_name, limit, say))


async def _sit(
    base: str, link: str, token: str, command: list[str], seat: int | None, lang: str, player_name: str,
    limit: float, say: Callable[[str], None],
) -> None:  # fmt: skip
    async with connect(base, token, lang=lang) as server:
        name = await server.me()
        program = Program(command, limit)  # what cannot be started takes nobody's seat
        try:
            table = await server.sit(link, seat, player_name=player_name)
            say(f"{name} sits on seat {table.seat} of table {table.id}")
            await play(table, program)
        finally:
            await asyncio.to_thread(program.close)
        for place in table.result:
            say(f"{place['rank']}. {_who(table, place['seat'])}: {place['points']}")


def _who(table: Table, seat: int) -> str:
    return table.seen["chairs"][seat]["who"] if table.seen is not None else str(seat)


async def play(table: Table, program: Program) -> None:
    """Ask the program whenever its seat is asked. If it fails, one of the server's bots plays on: nobody waits."""
    refused = 0
    greeted = False
    try:
        async for turn in table.turns():
            if not greeted:
                program.hello(turn.seen["game"], turn.seen["rules"])
                greeted = True
            seed = secrets.randbits(62)
            answer = await asyncio.to_thread(program.ask, turn.player, turn.view, turn.legal, seed)
            try:
                await turn.play(answer)
                refused = 0
            except Refused as error:  # the table had moved on: it is asked again
                refused += 1
                if refused > MOST_REFUSED:
                    raise BotFailed(f"the table does not take what the program answers: {error}") from error
    except BotFailed:
        await table.leave()
        raise
