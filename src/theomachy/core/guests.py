"""Games from outside the house.

An installed package brings a game by an entry point of the group `theomachy.games`:

    [project.entry-points."theomachy.games"]
    hills = "hills:GAME"

A game under work is found by its folder: the environment variable THEOMACHY_GAMES names folders (as PATH does), and in
each of them every folder with an `__init__.py` and a `rules.md` is a game. What cannot be taken in is written to the
log and named where somebody asks for it; nothing else suffers from it.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from theomachy.core.game import Game

log = logging.getLogger("theomachy.games")
GROUP = "theomachy.games"
VARIABLE = "THEOMACHY_GAMES"
DOCUMENT = "rules.md"  # the clauses of a game that brings its own


def find(known: Iterable[Game]) -> tuple[list[Game], dict[str, str]]:
    """The games from outside, and of those that cannot be taken in, why."""
    found: dict[str, Game] = {}
    failed: dict[str, str] = {}
    taken = {game.name: game for game in known}
    for place, load in (*installed(), *in_folders()):
        try:
            game = load()
            if not isinstance(game, Game):
                raise TypeError(f"GAME is a {type(game).__name__}; needed: theomachy.Game")
            for other in taken.values():
                if game.name == other.name or game.prefix == other.prefix:
                    raise ValueError(f"{other.name} ({other.prefix}) is here already; name and prefix must be its own")
        except Exception as error:  # whatever is wrong with it is its own affair
            failed[place] = f"{type(error).__name__}: {error}"
            log.warning("the game %s cannot be taken in: %s", place, failed[place])
        else:
            found[game.name] = taken[game.name] = game
    return list(found.values()), failed


def installed() -> Iterator[tuple[str, Callable[[], object]]]:
    """Installed packages that name a game, by the name of the entry point."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        yield point.name, point.load


def in_folders() -> Iterator[tuple[str, Callable[[], object]]]:
    """The games in the folders that THEOMACHY_GAMES names."""
    for name in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        folder = Path(name).resolve()
        if not folder.is_dir():
            log.warning("%s names %s; no such folder", VARIABLE, name)
        for home in sorted(folder.glob("*/")) if folder.is_dir() else []:
            if (home / "__init__.py").is_file() and (home / DOCUMENT).is_file():
                yield home.name, lambda home=home: from_folder(home)  # type: ignore[misc]


def from_folder(home: Path) -> object:
    """The game of one folder, imported under its name."""
    if str(home.parent) not in sys.path:
        sys.path.append(str(home.parent))
    module = import_module(home.name)
    if Path(str(module.__file__)).resolve().parent != home:
        raise ImportError(f"another module is called {home.name}: {module.__file__}; give the folder another name")
    return module.GAME
