"""The command line: reads arguments, calls, prints. What it does stands in the modules it calls."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, CycloptsError, Parameter
from cyclopts.config import Env
from rich.console import Console

import theomachy
from theomachy import (
    cli_arena,
    cli_learn,
    cli_moderators,
    cli_nets,
    cli_network,
    cli_new,
    cli_puzzles,
    cli_ratings,
    cli_reports,
    cli_rl,
)
from theomachy.cli_options import Components, Lang, Options, Seed
from theomachy.core.errors import TheomachyError
from theomachy.core.extras import explain
from theomachy.core.words import check_language
from theomachy.pure import is_compiled
from theomachy.server.limits import Limits
from theomachy.server.outward import Outward


def version_text() -> str:
    return f"theomachy {theomachy.__version__} ({'compiled' if is_compiled() else 'interpreted'})"


app = App(
    name="theomachy", version=version_text, help_format="plaintext",
    help="GODS, Gentes, Playing Gods and 4 Gods: play them, record them, look into them.",
)  # fmt: skip


@app.command
def play(
    game: str = "gods-second", /, *, seats: str | None = None, players: int | None = None, seed: Seed = None,
    lang: Lang = "en", option: Options = None, components: Components = None, resume: Path | None = None,
    save: Path | None = None, names: str | None = None, colours: str | None = None,
    figures: str | None = None,
) -> int:  # fmt: skip
    """Play in the terminal, by default against greedy bots.

    Parameters
    ----------
    game
        The game.
    seats
        Who plays, in seat order: human or a bot, for example human,greedy,random.
    players
        How many play, if seats are not given.
    resume
        Go on with a saved game.
    save
        Keep the game in this file when it ends or is left.
    names
        What the players are called in the game, in seat order, in games that leave it to them (the gods of
        playing-gods): Zeus,Hera,Thor. An empty one keeps the usual name.
    colours
        The colours of the seats, in seat order: blue,,red. Where none is given the seat has the usual one, or one that
        is left.
    figures
        The figures of the seats, in seat order, in games that have some to choose (playing-gods): moon,,mask. Where
        none is given the figure goes with the colour, or is one that is left.
    """
    from theomachy.sittings import begin, go_on
    from theomachy.terminal import Terminal

    check_language(lang)
    if resume is not None:
        match, table = go_on(resume, seats, seed, components, names, colours, figures)
    else:
        match, table = begin(game, seats, players, seed, option or [], components, names, colours, figures)
    Terminal(match, table, lang, console(), file=save or resume).run()
    return 0


@app.command(config=Env("THEOMACHY_"))
def serve(
    *, host: str = "127.0.0.1", port: int = 8000, data: str = "data",
    open_page: Annotated[bool, Parameter(name="--open", negative=())] = False, bot_pause: float = 0.7,
    unwatched_tables: int = 8, components: list[Path] | None = None, log_level: str = "info",
    limits: Annotated[Limits | None, Parameter(name="*")] = None,
    outward: Annotated[Outward | None, Parameter(name="*")] = None,
) -> int:  # fmt: skip
    """Serve the table in the browser. The environment can say the same: THEOMACHY_SERVE_PORT is --port, and so on.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for everybody in the network.
    port
        The port; 0 takes a free one.
    data
        Where games are kept: a folder (one SQLite file in it) or postgresql://user:password@host/database.
    open_page
        Open the page in the browser.
    bot_pause
        Seconds that a bot takes at least, so that people can follow.
    unwatched_tables
        At so many tables bots play on while nobody looks; at others they wait for somebody.
    components
        A components file of your own box: new tables of its game are played with it, others go on with what they
        began with. Repeatable; of several files of a game the last is for new tables.
    log_level
        debug, info, warning or error.
    """
    from theomachy.server import boxes
    from theomachy.server.desk import Settings
    from theomachy.server.serve import serve as run_server

    if unwatched_tables < 0:
        raise TheomachyError(f"--unwatched-tables is {unwatched_tables}; allowed: 0 and more")
    boxes.offer(components or [])
    chosen = dataclasses.asdict(limits or Limits()) | dataclasses.asdict(outward or Outward())
    (outward or Outward()).check()
    settings = Settings(data=data, bot_pause=bot_pause, unwatched_tables=unwatched_tables, **chosen)
    run_server(host, port, open_page=open_page, settings=settings, log_level=log_level)


@app.command
def match(
    game: str = "gods-second", /, *, seats: str = "greedy,greedy,random", games: int = 1, seed: Seed = None,
    option: Options = None, components: Components = None, out: Path | None = None, colours: str | None = None,
    figures: str | None = None,
) -> int:  # fmt: skip
    """Let bots play against each other.

    Parameters
    ----------
    game
        The game.
    seats
        The bots in seat order; from game to game they move on by one seat.
    games
        How many games.
    out
        Where the records go: a file for one game, a folder for several.
    colours
        The colours of the seats, in seat order: blue,,red. Where none is given the seat has the usual one, or one that
        is left.
    figures
        The figures of the seats, in seat order, in games that have some to choose (playing-gods): moon,,mask. Where
        none is given the figure goes with the colour, or is one that is left.
    """
    from theomachy.sittings import bots_only

    for line in bots_only(game, seats, games, seed, option or [], components, out, colours, figures):
        print(line, flush=True)
    return 0


@app.command
def replay(record: Path, /, *, at: int | None = None, lang: Lang = "en", components: Components = None) -> int:
    """Tell the story of a recorded game.

    Parameters
    ----------
    record
        The file.
    at
        Stop after so many moves (chance counted) and show the table.
    """
    from theomachy.records import at as match_at

    check_language(lang)
    found = match_at(record, at, components)
    for line in found.story(None, lang):
        print(line)
    print()
    print(found.game.board(found.game.view(found.position), lang))
    return 0


@app.command
def verify(*paths: Path, components: Components = None) -> int:
    """Replay records and compare them with what they say of their end; folders are searched.

    Parameters
    ----------
    paths
        Files and folders.
    """
    from theomachy.records import check, files

    if not paths:
        raise TheomachyError("say which records to verify: files or folders")
    findings = [check(path, components) for path in files(paths)]
    for finding in findings:
        print(f"{finding.path}: {'good' if finding.good else 'BAD'}: {finding.message}")
    bad = sum(not finding.good for finding in findings)
    print(f"{len(findings)} checked, {bad} bad")
    return 1 if bad else 0


@app.command
def render(
    record: Path, /, *, at: int | None = None,
    out: Path = Path("board.svg"), old_out: Annotated[Path | None, Parameter(name="-o", show=False)] = None,
    theme: str = "light",
    layout: str = "wide", lang: Lang = "en", zoom: float = 1.0,
    outline: Annotated[bool, Parameter(negative=())] = False, components: Components = None,
) -> int:  # fmt: skip
    """Draw a recorded game as a picture.

    Parameters
    ----------
    record
        The file.
    at
        After so many moves (chance counted); without it, at the end.
    out
        The picture: a name that ends in .svg or .png.
    theme
        light or dark.
    layout
        wide (for desks) or tall (for phones).
    zoom
        How much larger a .png is than the picture's own size.
    outline
        4 Gods: draw the border of every kingdom, with its size, who leads, and the points if the game ended now.
    components
        The components file that the game was played with, if it was not ours.
    """
    from theomachy.render import render as draw

    if old_out is not None:  # -o is --option in every other command
        print("theomachy: -o will no longer be --out in the next release; write --out", file=sys.stderr)
    draw(
        record,
        old_out or out,
        at,
        theme=theme,
        layout=layout,
        lang=lang,
        zoom=zoom,
        components=components,
        outline=outline,
    )
    return 0


@app.command
def rules(*words: str) -> int:
    """Print the rules of a game, or a clause with the code that does it and the tests that carry it, or search.

    Parameters
    ----------
    words
        A game (gods-second), an id (GODS2-A-14), or words to look for.
    """
    from theomachy.rulebook import page

    print(page(" ".join(words)))
    return 0


@app.command
def bench(
    *games: str, players: list[int] | None = None, seconds: float = 1.0,
    form: list[Literal["compiled", "interpreted"]] | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:  # fmt: skip
    """Measure decisions, games, copies, views and pictures a second.

    Parameters
    ----------
    games
        Which games; all without a name.
    players
        Numbers of players; the largest of each game without one.
    seconds
        How long each figure is measured.
    form
        compiled or interpreted; both without one.
    json
        Print JSON instead of a table.
    """
    from theomachy import bench as measuring

    forms: list[str] = [*form] if form else ["compiled", "interpreted"]
    figures = measuring.run(list(games) or list(theomachy.game_names()), players or [], seconds, forms)
    print(measuring.as_json(figures) if json else measuring.as_text(figures))
    return 0


cli_arena.register(app)
cli_learn.register(app)
cli_network.register(app)
cli_new.register(app)
cli_nets.register(app)
cli_reports.register(app)
cli_ratings.register(app)
cli_moderators.register(app)
cli_puzzles.register(app)
cli_rl.register(app)


def console() -> Console:
    return Console(highlight=False)


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point. Wrong input: one clear line and exit code 2."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except (TheomachyError, CycloptsError) as error:
        print(f"theomachy: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:  # an extra that is not installed; anything else is a mistake of ours
        problem = explain(error)
        if not problem:
            raise
        print(f"theomachy: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return result if isinstance(result, int) else 0
