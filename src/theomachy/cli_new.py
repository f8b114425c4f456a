"""The command that begins a new game."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App


def register(app: App) -> None:
    app.command(new_game)


def new_game(name: str, /, *, folder: Path = Path()) -> int:
    """Write a small game of your own that can be played at once, to begin from; docs/adding_a_game.md goes on.

    Parameters
    ----------
    name
        What it is called: small letters, digits and single dashes, as in hill-folk.
    folder
        Where its folder goes. THEOMACHY_GAMES must name this place, so that the game is found.
    """
    from theomachy.newgame import write_game

    home = write_game(name, folder)
    place = home.parent
    print(f"{home}: a game of three kinds of actions, ready to be played and to be changed. Try:")
    print(f"  THEOMACHY_GAMES={place} theomachy play {name}")
    print(f"  THEOMACHY_GAMES={place} theomachy serve --open")
    print(f"  THEOMACHY_GAMES={place} theomachy match {name} --seats mcts:sims=200,greedy,random")
    print(f"  THEOMACHY_GAMES={place} python -m pytest {home}")
    return 0
