"""Every clause of every rules document is carried by a test, and every id that is named anywhere exists."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import theomachy
from examples import examples_of
from theomachy.core import clauses
from theomachy.core.errors import UnknownClause, UnknownGame

TESTS = Path(__file__).parent
SOURCE = Path(theomachy.__file__).parent
PREFIXES = {theomachy.game(name).prefix.rstrip("-") for name in theomachy.game_names()}


@cache
def carried() -> dict[str, list[str]]:
    """The tests of each clause id: markers in the tests, and the Checks of worked examples that a test runs."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    for id in ids_in(decorator):
                        found.setdefault(id, []).append(f"{path.name}::{node.name}")
    return found


def ids_in(decorator: ast.expr) -> list[str]:
    """The ids of `@pytest.mark.clause("A", "B")`, or of the examples of `@worked_examples("game")`."""
    found = []
    for node in ast.walk(decorator):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        if name not in ("pytest.mark.clause", "worked_examples"):
            continue
        words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        assert len(words) == len(node.args), f"line {node.lineno}: write ids as plain text, so that they can be found"
        if name == "pytest.mark.clause":
            found += words
        else:
            found += [id for example in examples_of(words[0]) for id in (example.id, *example.checks)]
    return found


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_game_has_a_rules_document_with_its_prefix(game: str) -> None:
    found = clauses.clauses(game)
    assert found
    assert {c.id.split("-")[0] + "-" for c in found} == {theomachy.game(game).prefix}
    assert {"ruling", "clause"} <= {c.kind for c in found}


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_clause_has_a_test(game: str) -> None:
    without = [c.id for c in clauses.clauses(game) if c.needs_test and c.id not in carried()]
    assert without == [], f"{len(without)} clauses of {game} have no test that carries their id"


def test_markers_name_clauses_that_exist() -> None:
    known = {c.id for c in clauses.every()}
    unknown = {id: tests for id, tests in carried().items() if id not in known}
    assert unknown == {}


@pytest.mark.parametrize("top", [SOURCE, TESTS], ids=["code", "tests"])
def test_ids_named_in_code_exist(top: Path) -> None:
    """Of games that are registered; elsewhere an id may be waiting for its document.

    In tests the number 99 stands for a clause that does not exist.
    """
    known = {c.id for c in clauses.every()}
    wrong = []
    for path in sorted([*top.rglob("*.py"), *top.rglob("*.toml")]):
        if path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            named = {id for id in clauses.ID.findall(line) if id.split("-")[0] in PREFIXES}
            missing = {id for id in named - known if top == SOURCE or not id.endswith("-99")}
            wrong += [f"{path.relative_to(top)}:{number} {id}" for id in missing]
    assert wrong == []


@pytest.mark.parametrize("game", theomachy.game_names())
def test_documents_refer_to_clauses_that_exist(game: str) -> None:
    known = {c.id for c in clauses.every()}
    named = {id for id in clauses.ID.findall(clauses.document(game)) if id.split("-")[0] in PREFIXES}
    assert named - known == set()


@pytest.mark.parametrize("game", theomachy.game_names())
def test_options_name_the_ruling_that_explains_them(game: str) -> None:
    options = theomachy.game(game).options
    assert options
    for option in options:
        ruling = clauses.clause(option.clause)
        assert ruling.game == game
        assert f"`{option.id}" in clauses.document(game), option.id


# ---- the module itself


DOCUMENT = """# A game
## Setup
- DEMO-S-01: One thing. Another.
- DEMO-S-02 [seed] **Bold title.** The rest
  goes on here.
## Actions
- DEMO-A-01 Something that is done; further words.
### Advice in the rulebook
- DEMO-A-80 Be wise.
## Rulings
- DEMO-R-01 A point (picture missing). Decided so.
## Decisions
| ID | Decision | When |
| --- | --- | --- |
| DEMO-D-01 | Action | always |
## Worked examples
### DEMO-E-01 First example
- Checks: DEMO-S-01
- Action: `pass`
"""


def test_a_document_is_read_by_its_chapters() -> None:
    found = {c.id: c for c in clauses.parse("demo", DOCUMENT)}
    assert {id: c.kind for id, c in found.items()} == {
        "DEMO-S-01": "clause",
        "DEMO-S-02": "clause",
        "DEMO-A-01": "clause",
        "DEMO-A-80": "advice",
        "DEMO-R-01": "ruling",
        "DEMO-D-01": "decision",
        "DEMO-E-01": "example",
    }
    assert [c.id for c in found.values() if c.needs_test] == ["DEMO-S-01", "DEMO-S-02", "DEMO-A-01", "DEMO-R-01"]
    assert found["DEMO-S-01"].title == "One thing"
    assert found["DEMO-S-02"].title == "Bold title"
    assert found["DEMO-S-02"].text.endswith("The rest goes on here.")
    assert found["DEMO-R-01"].title == "A point"
    assert found["DEMO-E-01"].text.splitlines() == ["- Checks: DEMO-S-01", "- Action: `pass`"]
    assert [c.line for c in found.values()][:2] == [3, 4]
    assert found["DEMO-R-01"].chapter == "Rulings"


def test_clauses_are_found_by_id_and_by_words() -> None:
    assert clauses.clause(" gods2-a-14 ").text.startswith("A temple costs 3 power")
    assert "GODS2-R-27" in [c.id for c in clauses.search("split field", "gods-second")]
    assert clauses.search("") == []
    assert clauses.search("zyzzyva") == []


def test_unknown_clauses_are_refused_with_what_is_near() -> None:
    with pytest.raises(UnknownClause, match=r"no clause 'GODS2-A-99'; near it: .*GODS2-A-29"):
        clauses.clause("GODS2-A-99")
    with pytest.raises(UnknownClause, match="no clause 'hello'"):
        clauses.clause("hello")
    with pytest.raises(UnknownGame, match="gods-second"):
        clauses.clauses("chess")


def test_the_places_that_carry_an_id_can_be_listed() -> None:
    places = [path for path, _ in clauses.mentions("GODS2-R-46")]
    assert any(path.endswith("gods/second/rules/clauses.py") for path in places)
    assert any(path.startswith("tests/") for path in places)


def test_an_installed_copy_finds_its_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """setup.py puts them beside the code."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "demo.md").write_text(DOCUMENT, encoding="utf-8")
    monkeypatch.setattr(clauses, "PACKAGE", tmp_path)
    assert clauses.documents() == ("demo",)
    assert len(clauses.clauses("demo")) == 7
    clauses.clauses.cache_clear()
