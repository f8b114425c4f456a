"""Writes a new game: a small one that can be played at once, to be changed into what it is to become.

The pattern lies in `template/newgame`. It is a game like any other; only its names are exchanged.
"""

from __future__ import annotations

import keyword
import re
import shutil
from importlib.util import find_spec
from pathlib import Path

from theomachy.core import registry
from theomachy.core.errors import BadOption

PATTERN = Path(__file__).parent / "template" / "newgame"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 40


def write_game(name: str, folder: Path) -> Path:
    """Write the game into a folder of its name below `folder`; gives that folder. What is there already stays."""
    names = names_for(name)
    home = folder / names["newgame"]
    if home.exists():
        raise BadOption(f"{home} is there already; choose another name or another folder")
    if find_spec(names["newgame"]) is not None:
        raise BadOption(f"there is a Python module called {names['newgame']}; a game needs a name of its own")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        draft = folder / f".{home.name}.new"  # the game is there whole or not at all
        draft.mkdir()
    except OSError as error:
        raise BadOption(f"{error.filename}: cannot be made: {error.strerror}") from error
    try:
        for source in sorted(PATTERN.rglob("*")):
            target = draft / renamed(source.relative_to(PATTERN).as_posix(), names)
            if source.is_file() and "__pycache__" not in source.parts:
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(source.read_text(encoding="utf-8"), names), encoding="utf-8", newline="\n")
        draft.rename(home)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return home


def names_for(name: str) -> dict[str, str]:
    """What stands in the pattern, and what it becomes: name, title, prefix of the clauses, Python package."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise BadOption(
            f"no game can be called {name!r}; allowed: small letters, digits and single '-', as in hill-folk"
        )
    package, prefix = name.replace("-", "_"), name.replace("-", "").upper()
    if keyword.iskeyword(package):
        raise BadOption(f"{name!r} is a word of Python; choose another name")
    for known in registry.game_names():
        if known == name or registry.game(known).prefix == f"{prefix}-":
            raise BadOption(
                f"{known} is here already, with clauses {registry.game(known).prefix}…; choose another name"
            )
    title = name.replace("-", " ").title()
    return {"NEWGAME": prefix, "New Game": title, "new-game": name, "newgame": package}


def renamed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)
