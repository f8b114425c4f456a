"""Theomachy for assistants: a server of the Model Context Protocol over standard input and output.

`theomachy mcp` runs it. Each tool is a method of `assistant.Parlour`; what goes wrong through bad input is told to the
assistant in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import theomachy
from theomachy.assistant import Parlour
from theomachy.core.errors import TheomachyError
from theomachy.core.extras import needing

with needing("mcp"):
    from mcp.server.mcpserver import Image, MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

INSTRUCTIONS = """Board games about gods: GODS (two editions), Gentes, Playing Gods and 4 Gods.
List the games, begin one against bots, look at the table, list your legal actions with what they mean, and play one by
its text. Every rule is a numbered clause: look it up by its id, or search. You see what your seat may see and no more.
After a game, analyse its record: winning chances along it and its turning points."""


@contextmanager
def answering() -> Iterator[None]:
    """Bad input becomes an answer that the assistant reads."""
    try:
        yield
    except TheomachyError as error:
        raise ToolError(str(error)) from error


def make_server(parlour: Parlour) -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer(
        "theomachy", instructions=INSTRUCTIONS, version=theomachy.__version__, log_level="WARNING"
    )

    @server.tool()
    def games(lang: str = "en") -> list[dict[str, Any]]:
        """All games: players, rule options with their values and what they mean, and the bots to play against."""
        with answering():
            return parlour.games(lang)

    @server.tool()
    def rules(words: str, game: str = "") -> list[dict[str, str]]:
        """Look a rule up: a clause by its id (GODS2-A-14), or all clauses that have these words, of one game or all."""
        with answering():
            return parlour.rules(words, game)

    @server.tool()
    def begin(
        game: str, players: int = 0, bot: str = "level:2", seat: int = 0, options: dict[str, Any] | None = None,
        seed: int | None = None, lang: str = "en",
    ) -> dict[str, Any]:  # fmt: skip
        """Begin a game on one seat against bots of a level (random, greedy, level:1 and up) on all others. Without a
        number of players as few as the game allows. Gives the table's id and how things stand when you are asked."""
        with answering():
            return parlour.begin(game, players, bot, seat, options, seed, lang)

    @server.tool()
    def look(table: str, view: bool = False) -> dict[str, Any]:
        """The table as your seat sees it: what is asked, what has happened since you last looked, the board as text;
        with `view`, everything you may know as data."""
        with answering():
            return parlour.look(table, view)

    @server.tool()
    def legal(table: str, begins: str = "", first: int = 0) -> dict[str, Any]:
        """Your legal actions, each with its text, what it means, and how it changes everybody's points by itself. Of
        many, 200 at a time from `first` on; `begins` keeps those whose text begins so."""
        with answering():
            return parlour.legal(table, begins, first)

    @server.tool()
    def play(table: str, action: str) -> dict[str, Any]:
        """Do an action by its text, as `legal` lists it, or a whole line of the notation. The bots answer, and you see
        how things stand when you are asked again. What is not allowed changes nothing and names the clause."""
        with answering():
            return parlour.play(table, action)

    @server.tool()
    def wait(table: str) -> dict[str, Any]:
        """Where everybody may act at once (4 Gods by a real clock): let each of the others act first."""
        with answering():
            return parlour.wait(table)

    @server.tool()
    def why_not(table: str, action: str) -> dict[str, str | bool]:
        """May this be done now? If so what it would mean, if not the clause that forbids it, why, and what it says."""
        with answering():
            return parlour.why_not(table, action)

    @server.tool()
    def record(table: str) -> str:
        """The record of a game of yours; in games with secrets when it is over."""
        with answering():
            return parlour.record(table)

    @server.tool()
    def analyse(record: str = "", table: str = "", sims: int = 0, lang: str = "en") -> dict[str, Any]:
        """Look at a game again: the text of a record, or a finished table of yours. Everybody's winning chances at each
        decision, the turning points with what would have been better, and what chance gave everybody in parts of a
        victory (`luck`; empty where nobody can measure it). It may take a minute."""
        with answering():
            return parlour.analyse(record, table, sims, lang)

    @server.tool(structured_output=False)
    def picture(
        table: str = "", record: str = "", at: int | None = None, form: Literal["png", "svg"] = "png",
        theme: Literal["light", "dark"] = "light", layout: Literal["wide", "tall"] = "wide", lang: str = "en",
    ) -> Any:  # fmt: skip
        """Your table as your seat sees it, or a record after its first `at` moves, as a picture."""
        with answering():
            svg = parlour.picture(table, record, at, theme, layout, lang)
            if form == "svg":
                return svg
            from theomachy.drawing.png import png

            with needing("png"):
                return Image(data=png(svg), format="png")

    @server.tool()
    def leave(table: str) -> str:
        """Leave a table; its game is forgotten."""
        with answering():
            parlour.leave(table)
            return f"left {table}"

    return server


def run() -> None:
    """Serve one assistant until it goes."""
    parlour = Parlour()
    try:
        make_server(parlour).run("stdio")
    finally:
        parlour.close()
