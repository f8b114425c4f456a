"""The commands for programs over the network and for assistants: reads arguments, calls."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from theomachy.cli_options import Lang


def register(app: App) -> None:
    app.command(sit)
    app.command(mcp)


def sit(
    link: str, /, *program: str,
    token: Annotated[str, Parameter(env_var="THEOMACHY_TOKEN")] = "", seat: int | None = None, name: str = "",
    limit: str = "60s", lang: Lang = "en",
) -> int:  # fmt: skip
    """Let a program play at a table over the network: theomachy sit LINK --token TOKEN -- ./program ARGUMENTS

    The program reads questions and writes answers, one line each (docs/bot_protocol.md). A lost line is opened again;
    started again, the same command plays on. If the program fails, a bot of the server plays on.

    Parameters
    ----------
    link
        The table, as its page gives the link: https://HOST/t/TABLE?key=KEY.
    program
        The program and its arguments, after --.
    token
        A token from the server's page /bots; better in the environment, as THEOMACHY_TOKEN, where nobody reads it.
    seat
        Which seat, from 0; the first free one without it.
    name
        What the player is called, in games that leave it to the players.
    limit
        The longest that the program may take for an answer, as 5s or 250ms; then it is ended.
    """
    from theomachy.bots.stdio import seconds_for_answer
    from theomachy.core.words import check_language
    from theomachy.seated import sit as sit_down

    check_language(lang)
    sit_down(
        link, token, program, seat=seat, lang=lang, player_name=name, limit=seconds_for_answer(limit),
        say=lambda text: print(text, flush=True),
    )  # fmt: skip
    return 0


def mcp() -> int:
    """Serve an assistant by the Model Context Protocol, over standard input and output.

    The assistant can list games, look rules up, play against bots, ask why something is not allowed, analyse a record
    and see pictures. docs/network_bots.md tells how to make it known to an assistant.
    """
    from theomachy.mcp_server import run

    run()
    return 0
