"""Every clause of every rules document is carried by a test, and every id that is named anywhere exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import theomachy
from theomachy.core import citations, clauses
from theomachy.core.errors import UnknownClause, UnknownGame

TESTS = Path(__file__).parent
SOURCE = Path(theomachy.__file__).parent
PREFIXES = {theomachy.game(name).prefix.rstrip("-") for name in theomachy.game_names()}


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_game_has_a_rules_document_with_its_prefix(game: str) -> None:
    found = clauses.clauses(game)
    assert found
    assert {c.id.split("-")[0] + "-" for c in found} == {theomachy.game(game).prefix}
    assert {"ruling", "clause"} <= {c.kind for c in found}


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_clause_has_a_test(game: str) -> None:
    without = [c.id for c in clauses.clauses(game) if c.needs_test and c.id not in citations.carried()]
    assert without == [], f"{len(without)} clauses of {game} have no test that carries their id"


def test_markers_name_clauses_that_exist() -> None:
    known = {c.id for c in clauses.every()}
    unknown = {id: tests for id, tests in citations.carried().items() if id not in known}
    assert unknown == {}


SHARE = 0.9  # of the clauses that can be tested are named where they are done; some only explain


@cache
def done_in_code() -> set[str]:
    """The clauses that are named beside the code that does them. What a file says of itself in its first lines is no
    such place, nor are the lists of ids under which two editions have the rules that they share."""
    found = set()
    for path in citations.rooms():
        if path.suffix == ".py" and path.name != "clauses.py":
            text = path.read_text(encoding="utf-8")
            head = ast.parse(text).body[:1]
            begins = head[0].end_lineno or 0 if head and isinstance(head[0], ast.Expr) else 0
            found |= {id for id, line in citations.ids_in(text) if line > begins}
    return found


@pytest.mark.parametrize("game", theomachy.game_names())
def test_clauses_are_named_where_they_are_done(game: str) -> None:
    wanted = [c.id for c in clauses.clauses(game) if c.needs_test]
    missing = [id for id in wanted if id not in done_in_code()]
    assert len(missing) <= (1 - SHARE) * len(wanted), missing


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


# ---- where they are named


@pytest.mark.parametrize(("text", "named"), [
    ("as GENTES-A-50 says", [("GENTES-A-50", 1)]),
    ("(GENTES-A-50 to A-53)", [("GENTES-A-50", 1), ("GENTES-A-51", 1), ("GENTES-A-52", 1), ("GENTES-A-53", 1)]),
    ("G4-A-50 to G4-A-52, G4-E-01", [("G4-A-50", 1), ("G4-A-51", 1), ("G4-A-52", 1), ("G4-E-01", 1)]),
    ("\n  # it goes on (PG-A-17 to\n  # PG-A-19)", [("PG-A-17", 2), ("PG-A-18", 2), ("PG-A-19", 3)]),
    ("(GENTES-S-08, S-14 to S-16)", [("GENTES-S-08", 1), ("GENTES-S-14", 1), ("GENTES-S-15", 1), ("GENTES-S-16", 1)]),
    ("GODS1-A-03 to A-05, GODS2-A-04", [("GODS1-A-03", 1), ("GODS1-A-04", 1), ("GODS1-A-05", 1), ("GODS2-A-04", 1)]),
    ("GENTES-A-50 to GENTES-T-02", [("GENTES-A-50", 1), ("GENTES-T-02", 1)]),  # of two chapters: no range
    ("A-50 to A-53", []),  # of which game?
    ("GENTES-A-50. A-51 is something else", [("GENTES-A-50", 1)]),
])  # fmt: skip
def test_ids_are_found_in_text_ranges_spelled_out(text: str, named: list[tuple[str, int]]) -> None:
    assert sorted(citations.ids_in(text)) == sorted(named)


def test_every_clause_of_a_range_has_its_code() -> None:
    """`mistakes.py` names A-48 to A-54 in its first line; what is done in one function names itself there too."""
    for number in range(48, 55):
        found = citations.code(f"G4-A-{number}")
        assert citations.Place("src/theomachy/games/four_gods/rules/mistakes.py", 1) in found
    places = [str(place) for place in citations.code("g4-a-52")]
    assert re.fullmatch(r"src/theomachy/games/four_gods/rules/mistakes\.py:\d+ remove_unsupported", places[1])


@pytest.mark.parametrize("id", ["GODS2-A-14", "GODS2-A-01"])
def test_examples_of_ids_are_no_code_of_a_clause(id: str) -> None:
    """The command's own help names the first, the reader of documents the second; words only speak of clauses."""
    assert id in (SOURCE / "cli.py").read_text(encoding="utf-8") + (SOURCE / "core" / "clauses.py").read_text("utf-8")
    found = citations.code(id)
    assert found
    assert all(place.path.startswith("src/theomachy/games/") and "/words/" not in place.path for place in found)
    for place in found:
        assert id in (SOURCE.parents[1] / place.path).read_text(encoding="utf-8").splitlines()[place.line - 1]


def test_tests_are_those_that_carry_the_id() -> None:
    """By their mark or by an example that they play; not every test that names it somewhere."""
    found = [str(place) for place in citations.tests("GODS2-A-14")]
    assert any(re.fullmatch(r"tests/games/test_gods_second_actions\.py:\d+ test_prices_count_\w+", p) for p in found)
    assert any(p.endswith("test_worked_example [GODS2-E-01]") for p in found)
    assert not any("test_cli" in p or "test_terminal" in p for p in found)


def test_an_installed_copy_finds_its_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """setup.py puts them beside the code."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "demo.md").write_text(DOCUMENT, encoding="utf-8")
    monkeypatch.setattr(clauses, "PACKAGE", tmp_path)
    assert clauses.documents() == ("demo",)
    assert len(clauses.clauses("demo")) == 7
    clauses.clauses.cache_clear()
