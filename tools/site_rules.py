"""The rules documents on the site: an anchor for every clause, links between clauses, and to their code and tests; each
worked example with its pictures.

Beside each document a page is made that names, clause by clause, the lines of code that do it and the tests that carry
it (what `theomachy rules ID` prints).
"""

from __future__ import annotations

import html

from site_sources import link
from theomachy.core import citations, clauses, registry
from theomachy.core.clauses import HEADING, ITEM, ROW, Clause
from theomachy.core.game import Game
from theomachy.teaching import example


def proofs(game: str) -> str:
    """The address, below docs, of the page about the code and the tests of a game's clauses."""
    return f"rules/proofs/{game}.md"


def counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def evidence(clause: Clause) -> str:
    """How often a clause is done in code and carried by tests, as a link to where."""
    parts = []
    if code := citations.code(clause.id):
        parts.append(counted(len(code), "place in code", "places in code"))
    if tests := citations.tests(clause.id):
        parts.append(counted(len(tests), "test", "tests"))
    return f"[{', '.join(parts)}](proofs/{clause.game}.md#{clause.id}){{ .proof }}" if parts else ""


def document(text: str, game: str) -> str:
    """A rules document with anchors at its clauses and a way from each to its code and tests."""
    known = {clause.line: clause for clause in clauses.clauses(game)}
    lines = text.split("\n")
    done: list[str] = []
    waiting = ""  # of the clause before, at whose end it has to stand
    for number, line in enumerate(lines, 1):
        clause = known.get(number)
        if waiting and not line.startswith("  "):
            done[-1] += f"&ensp;{waiting}"
            waiting = ""
        if clause is None:
            done.append(line)
        elif match := HEADING.fullmatch(line):
            done += [f"{line} {{ #{match[1]} }}", "", evidence(clause), "", shown(registry.game(game), clause.id)]
        elif match := ROW.fullmatch(line):
            done.append(line.replace(match[1], f"{anchor(match[1])} {evidence(clause)}", 1))
        elif match := ITEM.fullmatch(line):
            done.append(line.replace(match[1], anchor(match[1]), 1) + shown(registry.game(game), clause.id).rstrip())
            waiting = evidence(clause)
    if waiting:
        done[-1] += f"&ensp;{waiting}"
    return "\n".join(done)


def picture_address(id: str, number: int) -> str:
    """Of a picture of a worked example, as seen from the rules documents."""
    return f"examples/{id}-{number}.svg"


def shown(game: Game, id: str) -> str:
    """The pictures of a worked example, each with what is asked there or was done since; empty where it has none."""
    figures = []
    for number, one in enumerate(example.pictures(game, id, "en")):
        said = html.escape("; ".join((*one.begins, *one.done)))
        image = f'<img src="{picture_address(id, number)}" alt="{said}" loading="lazy">'
        figures.append(f"<figure>{image}<figcaption>{said}</figcaption></figure>")
    return f'<div class="moments">{"".join(figures)}</div>\n' if figures else ""


def pictures(game: Game) -> dict[str, str]:
    """All of them, by their paths below docs."""
    return {
        f"rules/{picture_address(id, number)}": example.picture(game, id, number, "en", "light")
        for id in example.cases(game)
        for number in range(len(example.pictures(game, id, "en")))
    }


def anchor(id: str) -> str:
    return f"[{id}](#{id}){{ #{id} .clause }}"


def proof_page(game: Game) -> str:
    """The page that names code and tests of every clause of a game."""
    parts = []
    chapter = ""
    for clause in clauses.clauses(game.name):
        places = (("Code", citations.code(clause.id)), ("Tests", citations.tests(clause.id)))
        if clause.chapter != chapter:
            chapter = clause.chapter
            parts.append(f'<h2 id="{chapter.lower().replace(" ", "-")}">{html.escape(chapter)}</h2>')
        parts.append(
            f'<h3 id="{clause.id}">{clause.id} {html.escape(clause.title)}</h3>'
            f'<p><a href="../{game.name}.html#{clause.id}">What it says</a></p>'
        )
        for title, found in places:
            if found:
                items = "".join(f"<li>{link(place, '../../')}</li>" for place in found)
                parts.append(f'<p class="what">{title}</p><ul class="places">{items}</ul>')
    return (
        f"---\nhide: [toc]\n---\n# {game.title}: code and tests of each clause\n\n"
        f"Made from the ids that code names and tests carry; the [rules](../{game.name}.md) say what they mean.\n\n"
        f'<div class="proofs">{"".join(parts)}</div>\n'
    )


def cited(game: str) -> set[str]:
    """The source files that the page of a game's clauses points at."""
    found: set[str] = set()
    for clause in clauses.clauses(game):
        found |= {place.path for place in (*citations.code(clause.id), *citations.tests(clause.id))}
    return found


def overview(games: list[Game]) -> str:
    """The page before all rules documents: how they are to be read."""
    lines = [
        "# The rules", "",
        "Each rule is a numbered clause in our own words; what the rulebook leaves open is decided in a ruling, with "
        "its reason and often with an option; worked examples are played by the tests. Behind every clause stands in "
        "how many places of the code it is done and how many tests carry its number: that leads to the lines "
        "themselves. A refusal at the table, a line of the log and `theomachy rules ID` name the same numbers.", "",
        "| game | clauses and rulings | carried by tests | code and tests |", "|---|---|---|---|",
    ]  # fmt: skip
    for game in games:
        wanted = [clause for clause in clauses.clauses(game.name) if clause.needs_test]
        carried = sum(bool(citations.tests(clause.id)) for clause in wanted)
        lines.append(
            f"| [{game.title}]({game.name}.md) | {len(wanted)} | {carried} | [by clause](proofs/{game.name}.md) |"
        )
    return "\n".join([*lines, ""])
