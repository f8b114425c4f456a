"""The house as it is told: what documents name is there, pictures are as drawn, and whoever comes finds open doors."""

from __future__ import annotations

import re
import runpy
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import theomachy

TREE = Path(__file__).parents[1]
SOURCE = Path(theomachy.__file__).parent
PICTURES = TREE / "docs" / "pictures"
TOLD = [TREE / name for name in ("CONTRIBUTING.md", "SECURITY.md", "README.md")]
TOLD += [TREE / "docs" / name for name in ("architecture.md", "adding_a_game.md", "adding_an_action.md")]
GAME = SOURCE / "games" / "playing_gods"  # where a path within any game's folder is looked for
every_page = pytest.mark.parametrize("page", TOLD, ids=lambda path: path.name)


def read(path: Path) -> Any:
    """A YAML file as plain data."""
    return import_module("yaml").safe_load(path.read_text(encoding="utf-8"))


# ---- documents


def paths_in(text: str) -> set[str]:
    """Files and folders that a page names in code type: with a slash, or with the ending of a file of ours."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    found = {word for code in re.findall(r"`([^`\n]+)`", prose) for word in code.rstrip(".,").split()}
    like = re.compile(
        r"[\w.<>*-]+(/[\w.<>*-]+)*(/|\.(py|js|md|toml|txt|ftl|yml|yaml|json|svg))|[\w.<>-]+(/[\w.<>*-]+)+"
    )
    return {name for name in found if like.fullmatch(name)}


def exists(name: str) -> bool:
    """Below the root, the package, its areas, or the folder of a game; `<game>` is one of them, `*` anything."""
    name = name.rstrip("/").replace("<game>", "gentes")
    tops = [TREE, SOURCE, GAME, *(GAME / room for room in ("rules", "table", "bot", "words", "picture"))]
    tops += [SOURCE / area for area in ("core", "games", "parts")] + [SOURCE / "games" / "gods" / "second"]
    return any(True for top in tops for _ in top.glob(name))


# What belongs to the game that the guide makes, to an owner's own box, or to whoever reads.
ELSEWHERE = re.compile(r"hills(/.*)?|rules\.md|\.venv/.*")


@every_page
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = paths_in(page.read_text(encoding="utf-8"))
    missing = {name for name in named if not ELSEWHERE.fullmatch(name) and not exists(name)}
    assert missing == set()


def test_the_search_finds_what_is_missing() -> None:
    found = paths_in("See `core/nothing.py`, `make test`, `bots/`, `x/y`, `rules.py` and `legal`.\n```\n`a/b.py`\n```")
    assert found == {"core/nothing.py", "bots/", "x/y", "rules.py"}
    assert not exists("core/nothing.py")
    assert exists("core/game.py")
    assert exists("games/<game>/")
    assert len(paths_in((TREE / "docs" / "architecture.md").read_text(encoding="utf-8"))) > 40


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), target


def test_the_map_names_every_area_and_every_area_is_on_the_map() -> None:
    text = (TREE / "docs" / "architecture.md").read_text(encoding="utf-8")
    areas = {path.name for path in SOURCE.iterdir() if path.is_dir() and list(path.glob("*.py"))} - {"words"}
    told = set(re.findall(r"^\| `(\w+)/", text, re.MULTILINE)) - {"rules", "table", "bot", "words", "picture"}
    assert areas <= told
    alone = {path.name for path in SOURCE.glob("*.py")} - {"__init__.py", "__main__.py", "version.py", "pure.py"}
    assert alone - paths_in(text) == set()


@cache
def painter() -> dict[str, Any]:
    return runpy.run_path(str(PICTURES / "house.py"))


@pytest.mark.parametrize("name", ["house.svg", "flows.svg"])
def test_pictures_of_the_house_are_as_they_are_drawn(name: str) -> None:
    """After a change: PYTHONPATH=src python docs/pictures/house.py"""
    drawn = painter()["PICTURES"][name]() + "\n"
    assert (PICTURES / name).read_text(encoding="utf-8") == drawn
    ElementTree.fromstring(drawn)
    assert "prefers-color-scheme: dark" in drawn


def test_what_the_pictures_name_is_there() -> None:
    for name in ("house.svg", "flows.svg"):
        texts = [
            text.text or "" for text in ElementTree.parse(PICTURES / name).iter("{http://www.w3.org/2000/svg}text")
        ]
        named = {word for text in texts for word in re.findall(r"[\w./]+\.(?:py|js)", text)}
        assert {word for word in named if not exists(word) and not exists(f"server/{word}")} == set()
    house = (PICTURES / "house.svg").read_text(encoding="utf-8")
    for area in ("web", "server", "learning", "arena", "rl", "bots", "teaching", "drawing", "parts"):
        assert f">{area}</text>" in house
        assert (SOURCE / area).is_dir()


def test_the_guide_counts_its_lines() -> None:
    """What the table of the guide says about the files of a new game is so."""
    text = (TREE / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    pattern = SOURCE / "template" / "newgame"
    rows = re.findall(r"^\| `hills/([\w/.]+)`[^|]*\| (\d+)", text, re.MULTILINE)
    assert len(rows) == 8
    for name, lines in rows:
        file = pattern / name.replace("hills", "newgame")
        assert len(file.read_text(encoding="utf-8").splitlines()) == int(lines), name


# ---- the doors


@cache
def targets() -> set[str]:
    """What `make` can be asked for."""
    return set(re.findall(r"^([a-z][\w-]*):", (TREE / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


@every_page
def test_make_is_asked_for_what_it_has(page: Path) -> None:
    asked = set(re.findall(r"\bmake ([a-z][\w-]*)(?=[`\s])", "".join(re.findall(r"`[^`]*`", page.read_text("utf-8")))))
    assert asked <= targets(), asked - targets()


def workflow() -> Any:
    return read(TREE / ".github" / "workflows" / "ci.yml")


def commands() -> list[str]:
    return [step["run"] for job in workflow()["jobs"].values() for step in job["steps"] if "run" in step]


def test_hosted_ci_covers_systems_and_versions() -> None:
    jobs = workflow()["jobs"]
    least = tomllib.loads((TREE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    versions = ["3.11", "3.12", "3.13", "3.14"]
    assert least == f">={versions[0]}"
    for job in jobs.values():
        assert job["strategy"]["matrix"]["python"] == versions
        assert job["timeout-minutes"] <= 120
    systems = {jobs["linux"]["runs-on"], *jobs["elsewhere"]["strategy"]["matrix"]["os"]}
    assert {name.split("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    assert {"push", "pull_request"} <= set(workflow()[True])  # YAML reads the key `on` as yes
    assert workflow()["permissions"] == {"contents": "read"}


def test_hosted_ci_runs_what_is_there() -> None:
    asked = {name for command in commands() for name in re.findall(r"\bmake ([a-z][\w-]*)", command)}
    assert {"check", "test"} <= asked <= targets()
    named = {name for command in commands() for name in re.findall(r"tests/[\w/.]+", command)}
    assert {name for name in named if not (TREE / name).exists()} == set()
    linux = "\n".join(step.get("run", "") for step in workflow()["jobs"]["linux"]["steps"])
    assert "postgresql" in linux
    assert "chromium" in linux


def test_what_runs_on_windows_needs_no_database_and_no_signals() -> None:
    """The files of the server's tests that are named for all systems import nothing that only some have."""
    for command in commands():
        for name in re.findall(r"tests/server/[\w.]+\.py", command):
            text = (TREE / name).read_text(encoding="utf-8")
            assert not re.search(r"^(?:import|from) (?:postgres|processes|pwd)\b", text, re.MULTILINE), name


def test_hooks_do_what_make_check_does() -> None:
    (repository,) = read(TREE / ".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    hooks = {hook["id"]: hook["entry"].replace(" --force-exclude", "") for hook in repository["hooks"]}
    assert hooks == {"ruff": "ruff check", "ruff-format": "ruff format --check", "mypy": "mypy"}
    makefile = (TREE / "Makefile").read_text(encoding="utf-8")
    for entry in hooks.values():
        assert f"$(BIN)/{entry}" in makefile


def test_forms_for_issues_can_be_filled_in() -> None:
    folder = TREE / ".github" / "ISSUE_TEMPLATE"
    forms = {path.stem: read(path) for path in folder.glob("*.yml") if path.stem != "config"}
    assert set(forms) == {"bug", "rule", "idea"}
    for form in forms.values():
        assert {"name", "description", "body"} <= set(form)
        ids = [part["id"] for part in form["body"]]
        assert len(ids) == len(set(ids))
        assert {part["type"] for part in form["body"]} <= {"textarea", "input", "dropdown", "checkboxes"}
        assert all(part["attributes"]["label"] for part in form["body"])
        assert any(part.get("validations", {}).get("required") for part in form["body"])
    rule = {part["id"]: part for part in forms["rule"]["body"]}
    assert rule["game"]["attributes"]["options"] == list(theomachy.games.REGISTRY)
    assert rule["clause"]["validations"]["required"]


def test_weaknesses_are_reported_in_private_and_nobody_is_invented() -> None:
    text = (TREE / "SECURITY.md").read_text(encoding="utf-8")
    assert "private vulnerability report" in text
    for page in (*TOLD, TREE / ".github" / "PULL_REQUEST_TEMPLATE.md"):
        assert not re.search(r"[\w.]+@[\w.]+\.\w+", page.read_text(encoding="utf-8")), page.name


# ---- what hosted runners fetch


def test_workflows_fetch_only_what_is_pinned_by_its_hash() -> None:
    """A tag or a version can be made to mean something else later; a hash cannot."""
    for path in sorted((TREE / ".github" / "workflows").glob("*.yml")):
        text = path.read_text(encoding="utf-8")
        actions = re.findall(r"uses: (\S+)", text)
        assert actions
        assert [each for each in actions if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", each)] == [], path.name
        for command in re.findall(r"pip install (.+)", text):
            own = re.search(r"--editable|dist/\*", command)  # the project itself
            assert own or "--require-hashes" in command, (path.name, command)


def test_every_dependency_of_the_tests_is_locked() -> None:
    """`uv pip compile` writes the files anew (CONTRIBUTING.md)."""
    project = tomllib.loads((TREE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = (TREE / ".github" / "locked" / "test.txt").read_text(encoding="utf-8")
    names = set(re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==", locked, re.M))
    wanted: set[str] = set()
    left = [*project["dependencies"], "theomachy[test]"]
    while left:
        name, extras = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", left.pop()).groups()  # type: ignore[union-attr]
        if name == "theomachy":
            left += [each for extra in extras.split(",") for each in project["optional-dependencies"][extra]]
        else:
            wanted.add(re.sub(r"[._]", "-", name).lower())
    assert len(wanted) > 30
    assert wanted <= {re.sub(r"[._]", "-", name).lower() for name in names}
    assert locked.count("--hash=sha256:") > len(names)
