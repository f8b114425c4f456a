"""How many bytes go over the wire: for each move at one screen, for a whole game, and for a first visit to the lobby.

    python benchmarks/wire.py [GAME ...] [--players 3] [--bot greedy]

Bots play whole games; after every row that a page would be shown, one screen (seat 0, then a spectator) gets its state
as the websocket sends it: panels that it has are only named, and what is long is compressed. The
lobby is asked for as a browser asks: the page, its styles, scripts and fonts, the pictures of the games, and the lists.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import urllib.request
import zlib
from pathlib import Path
from typing import Any

import theomachy
from theomachy.bots.bot import make_bot
from theomachy.bots.seats import asked, quickest, sequential
from theomachy.core.dice import Dice
from theomachy.core.position import CLOCK, NOBODY
from theomachy.server.live import WORTH_PACKING
from theomachy.server.messages import Look, encode
from theomachy.server.sight import Sight
from theomachy.server.store import SeatRow, TableRow

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "server"))

MOVE, GAME, LOBBY = 12_000, 5_000_000, 300_000  # bytes that are wanted at most
LINKS = re.compile(r'(?:href|src|srcset)="(/(?:static|games|theme|fonts)[^"]*)"|url\("(/[^"]*)"\)|from "\./([^"]*)"')


class Nobody:
    """No clock runs, nobody else looks, and nothing is rated."""

    clock = None
    state = ""

    def deadlines(self) -> list[Any]:
        return []

    def looking(self) -> set[str | None]:
        return {"me"}

    def wait(self, *_: object) -> float:
        return 0.0

    def left(self, seat: int) -> None:
        return None

    def told(self) -> list[Any]:
        return []


def screen(name: str, players: int) -> Sight:
    seats = [
        SeatRow(0, "person", "me", "Anna", ""),
        *(SeatRow(i, "bot", None, "Bot", "greedy") for i in range(1, players)),
    ]
    game = theomachy.game(name)
    options = game.check(players, dict(sequential(game)))
    row = TableRow("bench", name, game.revision, players, options, "", False, "", "me", 0.0, 1.0, None, seats)
    found = Sight(row)
    found.presence = found.timing = found.rated = Nobody()  # type: ignore[assignment]
    return found


def packed(message: Any) -> int:
    text = encode(message)
    return len(zlib.compress(text, 6)) if len(text) > WORTH_PACKING else len(text)


def measure(name: str, players: int, spec: str, seat: int | None, seed: int = 1) -> tuple[list[int], int]:
    """The bytes of each state after the first, and of all together."""
    table = screen(name, players)
    game, dice = table.game, Dice(seed)
    bot = make_bot(spec, game)
    chance = lambda position: position.sample(dice)  # noqa: E731
    table.past = table.past.let_chance_act(chance)
    known: dict[str, str] = {}
    sizes: list[int] = []
    since = 0
    while True:
        state = table.state("me", seat, Look("en", "light", "wide"), since, known)
        known, since = {panel.name: panel.hash for panel in state.panels}, state.seq
        sizes.append(packed(state))
        position = table.past.position
        if position.turn == NOBODY:
            return sizes[1:], sum(sizes)
        who = int(position.turn) if position.turn >= 0 else quickest(position, asked(position), dice)
        action = int(position.legal(CLOCK)[0]) if who == CLOCK else bot.choose(position, who, dice)
        table.past = table.past.play(who, action, chance)
        table.pictures.clear()


def lobby() -> dict[str, int]:
    """What a first visit brings along, by address."""
    from processes import Process

    found: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder)).start()
        try:
            wanted = ["/", "/api/tables?lang=en"]
            while wanted:
                path = wanted.pop()
                if path in found or "look=dark" in path:  # a browser takes one of the two
                    continue
                request = urllib.request.Request(server.address + path, headers={"Accept-Encoding": "gzip"})
                with urllib.request.urlopen(request) as answer:
                    body = answer.read()
                    found[path] = len(body) + len(str(answer.headers))
                    if answer.headers.get("Content-Encoding") == "gzip":
                        body = zlib.decompress(body, 31)
                for link in LINKS.findall(body.decode(errors="replace")):
                    wanted.append(link[0] or link[1] or f"/static/{link[2]}")
        finally:
            server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=theomachy.game_names(), help="all if none is given")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()
    print(f"bytes: a move {MOVE} wanted at most (median), a game {GAME}, the lobby {LOBBY}")
    print(f"{'':16}{'screen':>10}{'moves':>8}{'median':>9}{'99 %':>9}{'most':>9}{'game':>11}")
    for name in arguments.game:
        counts = theomachy.game(name).players
        players = arguments.players if arguments.players in counts else max(counts)
        for seat in (0, None):
            sizes, whole = measure(name, players, arguments.bot, seat)
            found = sorted(sizes)
            shares = (found[len(found) // 2], found[int(len(found) * 0.99)], found[-1])
            who = "a seat" if seat is not None else "spectator"
            print(f"{name:16}{who:>10}{len(found):8}" + "".join(f"{n:9}" for n in shares) + f"{whole:11}")
    parts = lobby()
    print(
        f"{'lobby':16}{sum(parts.values()):>10}   "
        + ", ".join(f"{p} {n}" for p, n in sorted(parts.items(), key=lambda x: -x[1])[:5])
    )


if __name__ == "__main__":
    main()
