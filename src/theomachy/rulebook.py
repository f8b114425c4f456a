"""The rules as text: a whole document, or one clause with the code that does it and the tests that carry it."""

from __future__ import annotations

import theomachy
from theomachy.core import citations, clauses
from theomachy.core.errors import UnknownClause, UnknownGame


def page(words: str) -> str:
    """What `theomachy rules WORDS` prints: the list of games, a game's document, a clause, or what a search finds."""
    if not words:
        return overview()
    if words in theomachy.game_names() or words in clauses.documents():
        return clauses.document(words)
    try:
        return one_clause(words)
    except UnknownClause as error:
        first, _, rest = words.partition(" ")
        found = clauses.search(rest, first) if first in clauses.documents() else clauses.search(words)
        if not found:
            games = ", ".join(theomachy.game_names())
            raise UnknownGame(f"{error}, no game {words!r} (there are: {games}) and nothing with these words") from None
        return "\n".join(f"{clause.id}: {clause.text}" for clause in found)


def overview() -> str:
    lines = []
    for name in theomachy.game_names():
        game = theomachy.game(name)
        counts = game.players
        lines.append(f"{name:14} {game.title} ({game.designer}), {min(counts)} to {max(counts)} players")
    return "\n".join([*lines, "", "theomachy rules GAME prints the rules, rules ID one clause, rules WORDS searches."])


def one_clause(id: str) -> str:
    clause = clauses.clause(id)
    lines = [f"{clause.id} ({clause.game}, {clause.chapter}, {clause.kind})", "", clause.text, ""]
    for title, places in (("Code", citations.code(clause.id)), ("Tests", citations.tests(clause.id))):
        lines += [f"{title}:", *(f"  {place}" for place in places)] if places else [f"{title}: none found here"]
    return "\n".join(lines)
