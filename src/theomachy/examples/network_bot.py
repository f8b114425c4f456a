"""A bot that plays over the network: it takes what brings most points at once, else anything.

    THEOMACHY_TOKEN=... python -m theomachy.examples.network_bot "https://HOST/t/TABLE?key=KEY"

It needs the extra `client` (docs/rl.md). A token is made on the page /bots of the server; docs/network_bots.md tells
more.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from urllib.parse import urlsplit

from theomachy.client import Refused, Turn, connect


async def choose(turn: Turn) -> str:
    """The action that brings our seat most, among a few that are tried."""
    best, most = random.choice(turn.legal), 0
    for way in random.sample(turn.seen["choices"], min(8, len(turn.seen["choices"]))):
        path = f"/api/tables/{turn.table.id}/tell"
        told = await turn.table.server.request("GET", path, seat=turn.player, action=way["action"])
        gain = told["points"][turn.player] if told["points"] else 0
        if gain > most:
            best, most = way["text"], gain
    return best


async def main(link: str, token: str) -> None:
    parts = urlsplit(link)
    async with connect(f"{parts.scheme}://{parts.netloc}", token) as server:
        table = await server.sit(link)
        async for turn in table.turns():
            for line in turn.news:
                print(line["text"])
            action = await choose(turn)
            try:
                await turn.play(action)
                print(f"> {action}")
            except Refused as error:  # the table had moved on; the next turn shows how
                print(f"refused: {error}")
        for place in table.result:
            print(f"{place['rank']}. seat {place['seat']}: {place['points']} points")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], os.environ["THEOMACHY_TOKEN"]))
