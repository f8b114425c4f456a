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
OUTER = ("words", "draw", "board", "value", "worth", "outlook", "features")  # the outer side of a game's folder
SHARED = "gods_common"  # what the two editions of GODS have in common
FREE = ("games", "core", "parts", "bots", "drawing", "rl", "arena", "server", "web")

# Each area and what it may import beside itself. The package itself means its few public names.
ARROWS = {
    "parts": set(),
    "core": {"parts", ""},
    "drawing": {"core"},
    "bots": {"core", "parts", "games", ""},
    "rl": {"core", "parts", "games", ""},
    "arena": {"core", "parts", "games", "bots", "rl", ""},
    "server": {"core", "parts", "games", "bots", "rl", "arena", "drawing", "web", ""},
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


def is_outer(module: str) -> bool:
    return module.split("_")[0] in OUTER


@pytest.mark.parametrize("path", files("games"), ids=lambda p: p.relative_to(SOURCE / "games").as_posix())
def test_games_keep_to_themselves(path: Path) -> None:
    """Rules import core, parts and themselves; the outer side the rules and drawing too; no game another game."""
    folder = path.parent.name
    if folder == "games":  # the registry
        return
    outer = is_outer(path.stem)
    for name in imports(path):
        area, _, rest = name.partition(".")
        if area == "games":
            game, _, module = rest.partition(".")
            assert game == folder or (game == SHARED and folder.startswith("gods_")), f"imports another game: {name}"
            assert outer or not is_outer(module), f"rules import the outer side: {name}"
        elif area == "drawing":
            assert outer, f"rules import drawing: {name}"
        else:
            assert area in ("core", "parts"), f"imports {name or 'theomachy'}"


def test_nothing_but_the_command_line_imports_the_command_line() -> None:
    for area in FREE:
        for path in files(area):
            assert "cli" not in {name.split(".")[0] for name in imports(path)}, path


def loaded(script: str) -> set[str]:
    """The modules that a fresh process has loaded at the end of the script."""
    code = f"{script}\nimport sys, json; print(json.dumps(sorted(sys.modules)))"
    env = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    return set(json.loads(done.stdout.splitlines()[-1]))


HEAVY = (
    "numpy", "torch", "scipy", "litestar", "granian", "sqlalchemy", "jinja2", "rich", "cyclopts", "resvg_py", "babel",
    "ray", "openskill", "pettingzoo", "gymnasium", "matplotlib", "altair", "pytest", "mypy",
)  # fmt: skip


def test_the_package_alone_loads_no_rules() -> None:
    modules = loaded("import theomachy; theomachy.games()")
    assert not [m for m in modules if m.startswith("theomachy.games.") and m.count(".") > 2]
    assert "theomachy.core.clauses" not in modules
    assert not [m for m in modules if m.split(".")[0] in HEAVY]


@pytest.mark.parametrize("game", theomachy.games())
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
    folder = theomachy.game(game).package.rpartition(".")[2]
    for module in ours:
        parts = module.split(".")
        if len(parts) == 3 and parts[0] == "games":
            assert parts[1] == folder or (parts[1] == SHARED and folder.startswith("gods_")), module
            assert not is_outer(parts[2]), module
