"""Who may import whom, and what is loaded for what."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import theomachy

SOURCE = Path(theomachy.__file__).parent
SHARED = "gods.common"  # what the two editions of GODS have in common
# The rooms of a game's folder and what each may import of the same game (or of what its editions share). Tables may
# also look at the card that introduces the game: it knows the revisions of the rules.
ROOMS = {
    "rules": {"rules"},
    "table": {"rules", "table"},
    "bot": {"rules", "bot"},
    "words": {"rules", "table", "words"},
    "picture": {"rules", "table", "words", "picture"},
    "teach": set(),  # data alone: a guided game, a page
}
FREE = (
    "games", "core", "parts", "bots", "drawing", "rl", "arena", "learning", "teaching", "notebook", "server", "web",
    "examples",
)  # fmt: skip

# Each area and what it may import beside itself. The package itself means its few public names.
ARROWS = {
    "parts": set(),
    "core": {"parts"},
    "drawing": {"core"},
    "bots": {"core", "parts", "games", ""},
    "rl": {"core", "parts", "games", "bots", "drawing", ""},
    "arena": {"core", "parts", "games", "bots", "rl", "teaching", ""},
    "learning": {"core", "parts", "games", "bots", "arena", ""},
    "teaching": {"core", "drawing"},
    "examples": {"core", "rl", "client"},
    "notebook": {"core", "bots", "drawing", "web", "render", ""},
    "server": {"core", "parts", "games", "bots", "rl", "arena", "drawing", "teaching", "web", ""},
}


def imports(path: Path) -> set[str]:
    """The modules of ours that a file imports, wherever in it, without the leading `theomachy.`"""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write imports in full"
            module = node.module or ""
            if module.split(".")[0] == "theomachy":
                names = [f"{module}.{a.name}" for a in node.names]
                found |= {
                    n if (SOURCE / Path(*n.split(".")[1:])).with_suffix(".py").is_file() else module for n in names
                }
        elif isinstance(node, ast.Import):
            found |= {a.name for a in node.names if a.name.split(".")[0] == "theomachy"}
    return {name.removeprefix("theomachy").removeprefix(".") for name in found}


def files(area: str) -> list[Path]:
    return sorted((SOURCE / area).rglob("*.py")) if (SOURCE / area).is_dir() else []


@pytest.mark.parametrize("area", ARROWS)
def test_areas_import_only_what_they_may(area: str) -> None:
    wrong = []
    for path in files(area):
        for name in imports(path):
            target = name.split(".")[0]
            if target != area and target not in ARROWS[area]:
                wrong.append(f"{path.relative_to(SOURCE)} imports {name or 'theomachy'}")
    assert wrong == []


def place(module: str) -> tuple[str, str]:
    """Game and room of a module below `games`: `gods.second.rules.turn` is in `gods.second` and its `rules`."""
    parts = module.split(".")
    length = 2 if parts[0] == "gods" else 1
    return ".".join(parts[:length]), parts[length] if len(parts) > length else ""


@pytest.mark.parametrize("path", files("games"), ids=lambda p: p.relative_to(SOURCE / "games").as_posix())
def test_games_keep_to_themselves(path: Path) -> None:
    """Each room imports core, parts and the rooms it may; words and pictures may draw; no game knows another."""
    game, room = place(".".join(path.relative_to(SOURCE / "games").with_suffix("").parts))
    if room in ("", "__init__"):  # the registry, and the card that introduces a game
        return
    assert room in ROOMS, f"{path}: no room of this name; rooms: {', '.join(ROOMS)}"
    for name in imports(path):
        area, _, rest = name.partition(".")
        if area == "games":
            other, its_room = place(rest)
            assert other == game or (other == SHARED and game.startswith("gods.")), f"imports another game: {name}"
            assert its_room in ROOMS[room] or (room == "table" and not its_room), (
                f"{room} may import {', '.join(sorted(ROOMS[room]))}, not {name}"
            )
        elif area == "drawing":
            assert room in ("words", "picture"), f"{room} imports drawing: {name}"
        else:
            assert area in ("core", "parts"), f"imports {name or 'theomachy'}"


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = SOURCE / Path(*theomachy.game(game).package.split(".")[1:])
    assert {p.name for p in folder.iterdir() if p.is_dir() and p.name != "__pycache__"} == set(ROOMS)
    assert {p.name for p in folder.iterdir() if p.is_file()} == {"__init__.py", "components.toml"}


def test_nothing_but_the_command_line_imports_the_command_line() -> None:
    found = [path for area in FREE for path in files(area)]
    assert len(found) > 50
    for path in found:
        assert "cli" not in {name.split(".")[0] for name in imports(path)}, path


def loaded(script: str) -> set[str]:
    """The modules that a fresh process has loaded at the end of the script."""
    code = f"{script}\nimport sys, json; print(json.dumps(sorted(sys.modules)))"
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    return set(json.loads(done.stdout.splitlines()[-1]))


HEAVY = (
    "numpy", "torch", "scipy", "litestar", "granian", "sqlalchemy", "jinja2", "rich", "cyclopts", "resvg_py", "babel",
    "ray", "openskill", "pettingzoo", "gymnasium", "matplotlib", "altair", "pytest", "mypy", "anywidget", "IPython",
)  # fmt: skip


def test_the_package_alone_loads_no_rules() -> None:
    modules = loaded("import theomachy; theomachy.game_names()")
    ours = [m.removeprefix("theomachy.games.") for m in modules if m.startswith("theomachy.games.")]
    assert not [m for m in ours if m != "gods" and place(m)[1]]
    assert "theomachy.core.clauses" not in modules
    assert not [m for m in modules if m.split(".")[0] in HEAVY]


@pytest.mark.parametrize("game", theomachy.game_names())
def test_the_rules_of_a_game_load_alone(game: str) -> None:
    """A whole random game without web, numbers, drawing, words or another game."""
    modules = loaded(
        "import theomachy\n"
        "from theomachy.core.dice import Dice\n"
        "from theomachy.core.position import playout\n"
        f"position = theomachy.game({game!r}).new(seed=1)\n"
        "playout(position, Dice(1), 200)\n"
        "position.copy(), position.key()"
    )
    assert not [m for m in modules if m.split(".")[0] in HEAVY]
    ours = [m.removeprefix("theomachy.") for m in modules if m.startswith("theomachy.")]
    assert {m.split(".")[0] for m in ours} <= {"core", "parts", "games", "pure", "version"}
    mine = theomachy.game(game).package.removeprefix("theomachy.games.")
    for module in ours:
        if module.startswith("games."):
            other, room = place(module.removeprefix("games."))
            if other != "gods" and room:
                assert other == mine or (other == SHARED and mine.startswith("gods.")), module
                assert room in ("rules", "table"), module
