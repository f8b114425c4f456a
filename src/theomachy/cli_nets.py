"""The commands about bots and their nets: reads arguments, calls, prints."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

import theomachy
from theomachy.core.errors import BadOption


def register(app: App) -> None:
    app.command(bots)
    app.command(nets)


def bots(name: str | None = None, /) -> int:
    """List the kinds of bots, the levels, and every setting that a bot takes.

    Parameters
    ----------
    name
        One kind only: mcts, level, program ...; or a game, for which judge serves at its tables.
    """
    from theomachy.bots.bot import MAKERS
    from theomachy.bots.kinds import judges, told

    if name is None or name in MAKERS:
        print("\n".join(told([name] if name else list(MAKERS))))
    elif name in theomachy.game_names():
        print("\n".join(judges(theomachy.game(name))))
    else:
        raise BadOption(
            f"{name!r} is neither a bot ({', '.join(MAKERS)}) nor a game ({', '.join(theomachy.game_names())})"
        )
    return 0


def nets(
    game: str | None = None, /, *, install: Path | None = None, unproven: bool = False, uninstall: bool = False
) -> int:
    """List the nets that bots judge by, with what they were trained for and what games have shown; install others.

    Parameters
    ----------
    game
        The game; all without a name.
    install
        A file of nets, for example a round of theomachy learn, that bots use at tables of this game from now on. It
        goes into a folder of your own, which THEOMACHY_NETS can name.
    unproven
        Install it even if no games have shown that it makes a bot stronger.
    uninstall
        Remove the nets of this game that you have installed.
    """
    from theomachy.bots import installed
    from theomachy.bots.weights import nets_in, user_file, weights_file

    if (install or uninstall) and game is None:
        raise BadOption("say for which game")
    if install and uninstall:
        raise BadOption("--install or --uninstall, not both")
    if game is not None and uninstall:
        print(f"removed: {installed.uninstall(theomachy.game(game))}")
        return 0
    if game is not None and install:
        found = theomachy.game(game)
        print(f"installed: {installed.install(found, installed.load(found, install), proof=not unproven)}")
        return 0
    for name in [game] if game else theomachy.game_names():
        found = theomachy.game(name)
        for path, whose in ((user_file(found), "installed"), (weights_file(found), "of the game")):
            if not path.is_file():
                continue
            for net in nets_in(found, path, path.stat().st_mtime_ns):
                options = ", ".join(f"{key}={value}" for key, value in net.options.items()) or "usual rules"
                players = ", ".join(map(str, net.players))
                serves = "serves searches" if net.searches else "serves when asked for"
                print(f"{name}, {players} players, {options}: {whose}, {serves}, {net.games} games")
                for proof in net.tested:
                    print(f"    tested: {proof.words}")
                if not net.tested:
                    print("    tested: the file says nothing")
    return 0
