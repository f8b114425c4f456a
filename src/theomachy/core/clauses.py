"""The numbered clauses of the rules documents (`docs/rules/<game>.md`, of a game from outside its `rules.md`), as data.

A document defines an id in one of three places: a list item (`- GODS2-A-01: ...`), the first cell of a table row
(`| GODS2-D-01 | ...`) or a third-level heading (`### GODS2-E-01 ...`, with everything below it). What kind it is
follows from its chapter, so the letters are each document's own affair: the chapters "Rulings", "Decisions" and
"Worked examples" hold what their names say, a section whose heading begins with "Advice" holds advice, and
everything else is a plain clause. Clauses and rulings must have tests (`Clause.needs_test`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from theomachy.core import registry
from theomachy.core.errors import UnknownClause, UnknownGame

PACKAGE = Path(__file__).resolve().parents[1]
TREE = PACKAGE.parents[1]  # the root of the project, when this is not an installed copy

ID = re.compile(r"\b[A-Z][A-Z0-9]*-[A-Z]-\d{2}[a-z]?\b")
ITEM = re.compile(rf"- ({ID.pattern})[:.]?\s+(.*)")
ROW = re.compile(rf"\|\s*({ID.pattern})\s*\|(.*)\|\s*")
HEADING = re.compile(rf"### ({ID.pattern})[:.]?\s+(.*)")
TAG = re.compile(r"\[[^\]]*\]\s*")  # provenance: [seed], [derived], ...
LEAD = re.compile(r"\*{1,2}([^*]+?)[.:]?\*{1,2}")  # a clause may open with its own title in bold or italics

CLAUSE, RULING, DECISION, EXAMPLE, ADVICE = KINDS = ("clause", "ruling", "decision", "example", "advice")
CHAPTERS = {"rulings": RULING, "decisions": DECISION, "worked examples": EXAMPLE}


@dataclass(frozen=True)
class Clause:
    """One numbered statement of a rules document."""

    id: str
    game: str
    kind: str  # one of KINDS
    chapter: str  # "Actions"
    title: str  # a few words to know it by
    text: str
    line: int  # where it stands in the document

    @property
    def needs_test(self) -> bool:
        return self.kind in (CLAUSE, RULING)


def folder() -> Path:
    """Where the documents are: beside the code of an installed copy, else in the source tree."""
    installed = PACKAGE / "rules"
    return installed if installed.is_dir() else TREE / "docs" / "rules"


def documents() -> tuple[str, ...]:
    """The names of the games that have a rules document."""
    return (*sorted(path.stem for path in folder().glob("*.md") if path.stem.islower()), *guests())


def guests() -> dict[str, Path]:
    """The documents of games from outside, by the game's name: each lies in the game's own folder."""
    found = {}
    for name in registry.game_names():
        if not registry.game(name).package.startswith("theomachy."):
            path = registry.game(name).home / "rules.md"
            if path.is_file():
                found[name] = path
    return found


def document(game: str) -> str:
    """The whole rules document of a game, as Markdown."""
    path = folder() / f"{game}.md"
    if not path.is_file():
        path = guests().get(game, path)
    try:
        return path.read_text(encoding="utf-8")
    except OSError:
        known = ", ".join(documents()) or "none"
        raise UnknownGame(f"no rules document for {game!r}; there are: {known}") from None


@cache
def clauses(game: str) -> tuple[Clause, ...]:
    """All clauses of a game, in the order of its document."""
    found = tuple(parse(game, document(game)))
    seen: set[str] = set()
    for clause in found:
        if clause.id in seen:
            raise ValueError(f"{game}.md, line {clause.line}: {clause.id} is defined twice")
        seen.add(clause.id)
    return found


def every() -> Iterator[Clause]:
    for game in documents():
        yield from clauses(game)


def clause(id: str) -> Clause:
    """The clause of that id, of whatever game; upper and lower case do not matter."""
    wanted = id.strip().upper()
    for game in registry.game_names():
        if wanted.startswith(registry.game(game).prefix):
            with suppress(UnknownGame):  # it has no document
                for found in clauses(game):
                    if found.id.upper() == wanted:
                        return found
    known = {found.id.upper(): found for found in every()}
    if wanted in known:
        return known[wanted]
    near = get_close_matches(wanted, known, n=5, cutoff=0.6)
    guess = f"; near it: {', '.join(known[n].id for n in near)}" if near else ""
    raise UnknownClause(f"no clause {id.strip()!r}{guess}")


def search(text: str, game: str | None = None) -> list[Clause]:
    """The clauses that contain all words of the text, in the order of the documents."""
    words = text.casefold().split()
    among = every() if game is None else clauses(game)
    return [c for c in among if words and all(w in f"{c.id} {c.title} {c.text}".casefold() for w in words)]


# ---- reading a document


def parse(game: str, text: str) -> Iterator[Clause]:
    """The clauses of a document, as it defines them."""
    chapter = section = ""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if line.startswith("## "):
            chapter, section = line[3:].strip(), ""
        elif line.startswith("### "):
            section = line[4:].strip()
        elif line.startswith("Advice"):
            section = line
        for pattern in (ITEM, ROW, HEADING):
            match = pattern.fullmatch(line)
            if match:
                kind = ADVICE if section.startswith("Advice") else CHAPTERS.get(chapter.casefold(), CLAUSE)
                title, body = split(pattern, match[2].strip(), rest(pattern, lines[number:]))
                yield Clause(match[1], game, kind, chapter, title, body, number)


def rest(pattern: re.Pattern[str], after: list[str]) -> list[str]:
    """The further lines that belong to a clause: up to the next heading, or what is indented below a list item."""
    found = []
    for line in after:
        if line.startswith("#") if pattern is HEADING else not line.startswith("  "):
            break
        found.append(line.rstrip() if pattern is HEADING else line.strip())
    return found


def split(pattern: re.Pattern[str], first: str, more: list[str]) -> tuple[str, str]:
    """Title and text."""
    if pattern is HEADING:
        return first, "\n".join(more).strip()
    if pattern is ROW:
        cells = [cell.strip() for cell in first.split("|")]
        return cells[0], "; ".join(cell for cell in cells if cell)
    body = " ".join([first, *more])
    words = TAG.sub("", body, count=1) if body.startswith("[") else body
    lead = LEAD.match(words)
    title = lead[1] if lead else re.split(r"(?<=\w)[.:;](?:\s|$)|\s[(\[]", words, maxsplit=1)[0]
    return title if len(title) <= 80 else title[:79].rsplit(" ", 1)[0] + "…", body
