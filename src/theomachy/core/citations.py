"""Where clauses are named: the code that does them, and the tests that carry them.

Code is what stands in the rooms of the games, their words aside: these only speak of a clause, and anywhere else an id
is an example of what ids look like. `GENTES-A-50 to GENTES-A-58` and `GENTES-A-50 to A-58` name every clause within,
and short ids that follow a full one are of the same game: `(GENTES-S-08, S-14 to S-21)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from theomachy.core.clauses import EXAMPLE, ID, PACKAGE, TREE, clause, clauses, every, guests

WRITTEN = re.compile(r"\b(?:([A-Z][A-Z0-9]*)-)?([A-Z])-(\d{2})([a-z]?)\b")
CHAPTER = re.compile(r"([A-Z][A-Z0-9]*-[A-Z])-(\d{2})[a-z]?")  # of an id, and the number in it
BETWEEN = re.compile(r"\s*(,|to|and|or|, and)\s+(?:#\s+)?")  # two ids of one list; it may go on in the next line
CHECKS = re.compile(r"^- Checks: .*$|`checks [^`]*`", re.MULTILINE)  # of a worked example: the clauses it tests
MARK, RUN = "pytest.mark.clause", "worked_examples"  # how a test carries ids: by itself, or by examples that it plays


@dataclass(frozen=True)
class Place:
    """A line of a file, and the function or class it belongs to, if to any."""

    path: str
    line: int
    inside: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.inside}".rstrip()


def code(id: str) -> list[Place]:
    """The places in the games' rooms that do what the clause says."""
    wanted = clause(id).id
    return named(wanted.split("-")[0]).get(wanted, [])


@cache
def named(prefix: str) -> dict[str, list[Place]]:
    """Where each clause of one game is named, in the order of files and lines."""
    found: dict[str, list[Place]] = {}
    for path in rooms():
        text = path.read_text(encoding="utf-8")
        if prefix not in text:
            continue
        owners = functions(text) if path.suffix == ".py" else []
        for id, line in sorted(set(ids_in(text)), key=lambda each: each[1]):
            found.setdefault(id, []).append(Place(shown(path), line, owner(owners, line)))
    return found


def tests(id: str) -> list[Place]:
    """The tests that carry the clause, by their mark or by a worked example that they play."""
    return carried().get(clause(id).id, [])


def rooms() -> list[Path]:
    """The files of all games, those from outside too, in which clauses are done: code, and the boxes, which hold the
    numbers."""
    tops = [PACKAGE / "games", *(path.parent for path in guests().values())]
    return sorted(
        path for top in tops for form in ("*.py", "*.toml") for path in top.rglob(form) if "words" not in path.parts
    )


def shown(path: Path) -> str:
    root = TREE if PACKAGE.parent.name == "src" else PACKAGE.parent
    for guest in guests().values():
        if path.is_relative_to(guest.parent):
            root = guest.parents[1]
    return path.relative_to(root).as_posix()


# ---- ids in a text


def ids_in(text: str) -> Iterator[tuple[str, int]]:
    """Every clause that a text names, ranges spelled out, with the line; of a range, that of its beginning."""
    prefix = last = ""
    end = 0
    for match in WRITTEN.finditer(text):
        between = BETWEEN.fullmatch(text, end, match.start())
        if not match[1] and (not between or not prefix):
            continue  # a letter and a number that are part of no list of ids
        prefix = match[1] or prefix
        id = f"{prefix}-{match[2]}-{match[3]}{match[4]}"
        line = text.count("\n", 0, match.start()) + 1
        if between and between[1] == "to":
            for inner in within(last, id):
                yield inner, text.count("\n", 0, end) + 1
        yield id, line
        last, end = id, match.end()


def within(first: str, last: str) -> list[str]:
    """The clauses between two of the same chapter, without them."""
    one, other = CHAPTER.fullmatch(first), CHAPTER.fullmatch(last)
    if not one or not other or one[1] != other[1]:
        return []
    numbers = numbered().get(one[1], [])
    return [id for n, id in numbers if int(one[2]) <= n <= int(other[2]) and id not in (first, last)]


@cache
def numbered() -> dict[str, list[tuple[int, str]]]:
    """All clauses by game and chapter."""
    found: dict[str, list[tuple[int, str]]] = {}
    for known in every():
        parts = CHAPTER.fullmatch(known.id)
        if parts:
            found.setdefault(parts[1], []).append((int(parts[2]), known.id))
    return found


# ---- functions of a file


def functions(text: str) -> list[tuple[int, int, str]]:
    """First line, last line and name of each function and class, the inner ones behind those around them."""
    found = [
        (min([node.lineno, *(d.lineno for d in node.decorator_list)]), node.end_lineno or node.lineno, node.name)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    ]
    return sorted(found)


def owner(owners: list[tuple[int, int, str]], line: int) -> str:
    return next((name for first, last, name in reversed(owners) if first <= line <= last), "")


# ---- tests


@cache
def carried() -> dict[str, list[Place]]:
    """The tests of each clause: those that are marked with it, and those that play an example which checks it."""
    found: dict[str, list[Place]] = {}
    for path in sorted((TREE / "tests").rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if MARK not in text and RUN not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    for id, example in carried_by(decorator):
                        place = Place(shown(path), node.lineno, f"{node.name} {example}".rstrip())
                        if place not in found.setdefault(id, []):
                            found[id].append(place)
    return found


def carried_by(decorator: ast.expr) -> Iterator[tuple[str, str]]:
    """The ids that a decorator names, and the examples through which it does."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in (MARK, RUN):
            words = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if len(words) != len(node.args):
                raise ValueError(f"line {node.lineno}: write ids as plain text, so that they can be found")
            if ast.unparse(node.func) == MARK:
                yield from ((id, "") for id in words)
                continue
            for example in (c for c in clauses(words[0]) if c.kind == EXAMPLE):
                checks = CHECKS.findall(example.text)
                yield from ((id, f"[{example.id}]") for id in [example.id, *ID.findall(" ".join(checks))])
