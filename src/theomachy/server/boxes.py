"""Components of their own that a host lets people play with: `theomachy serve --components FILE`.

A table keeps the fingerprint of the components that it began with, and goes on with them as long as the server is told
of a file that has it. Of several files of one game the last is for new tables. The processes in which bots think and
reviews are made find the files by the environment.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import theomachy
from theomachy.core.components import NAMED, contents, fingerprint_in_play, known_file, named_files, own_box
from theomachy.core.errors import BadComponents

NEW: dict[str, str] = {}  # by game the fingerprint of the components that new tables are played with


def offer(files: Sequence[Path]) -> None:
    """Play with these files from now on; what cannot be played with is refused."""
    NEW.clear()
    for file in files:
        game = theomachy.game(game_of(file))
        NEW[game.name] = own_box(game, file).fingerprint
    if files:
        os.environ[NAMED] = os.pathsep.join([*(str(file.resolve()) for file in files), *named_files()])


def game_of(file: Path) -> str:
    """The game whose components these are."""
    said = contents(file).get("game", {})
    name = said.get("id") if isinstance(said, dict) else None
    if name not in theomachy.game_names():
        games = ", ".join(theomachy.game_names())
        raise BadComponents(f"{file}: game.id is {name!r}; allowed: {games}")
    return str(name)


def file_of(wanted: str) -> Path | None:
    """The file of a table's components; None for the game's own."""
    if not wanted:
        return None
    file = known_file(wanted)
    if file is None:
        raise BadComponents(f"components of fingerprint {wanted}: this server was told of no such file (--components)")
    return file


def name_of(wanted: str) -> str:
    """What people are told of a table's components: the name of their file, and how its fingerprint begins."""
    file = known_file(wanted) if wanted else None
    return f"{file.stem} {fingerprint_in_play(str(file))[:8]}" if file is not None else ""
