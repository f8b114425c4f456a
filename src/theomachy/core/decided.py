"""Why the winner of a finished game has won, in a sentence or two: what the name and the points alone do not say."""

from __future__ import annotations

import re

from theomachy.core.game import Game
from theomachy.core.position import Position
from theomachy.core.words import Phrase

MINUS = re.compile(r"(?<!\w)-(?=\d)")
MARGIN = Phrase("decided margin")
SOURCE = Phrase("decided source")


def decided(game: Game, position: Position, lang: str) -> str:
    """What broke the tie; or how the game says that it ended; or how far the best is ahead, and the source of
    points in which the lead is greatest. Empty where a victory is shared and the game has no words for it."""
    tie = game.tie_text(position, lang)
    own = getattr(game.module("words.words"), "won_by", None)
    if own is not None:
        said = str(own(game.view(position), lang))
        return f"{said} {tie}".strip()
    winners = [seat for seat in range(position.players) if position.rank(seat) == 1]
    if tie or len(winners) != 1 or position.players < 2:
        return tie
    best = winners[0]
    others = [seat for seat in range(position.players) if seat != best]
    other = min(others, key=lambda seat: int(position.rank(seat)))  # with as many points the better placed one
    mine, theirs = int(position.score(best)), int(position.score(other))
    if mine <= theirs:
        return ""
    said = MARGIN(lang, points=mine, more=mine - theirs, other=game.seat_title(position, other, lang))
    return MINUS.sub("−", f"{said} {greatest_lead(game, position, best, other, lang)}".strip())


def greatest_lead(game: Game, position: Position, best: int, other: int, lang: str) -> str:
    """The source of points with the greatest lead; nothing where there is but one, or no name for all of a kind."""
    parts = game.sources(position)
    words = getattr(game.module("words.words"), "WORDS", None)
    found = []
    for kind in dict.fromkeys(part.kind for seat in (best, other) for part in parts[seat]):
        sums = [sum(part.points for part in parts[seat] if part.kind == kind) for seat in (best, other)]
        texts = {game.source_text(part, lang) for seat in (best, other) for part in parts[seat] if part.kind == kind}
        name = texts.pop() if len(texts) == 1 else ""
        if words is not None and words.has(f"label sources {kind}"):
            name = words.sentence(f"label sources {kind}", lang)
        found.append((sums[0] - sums[1], name, sums))
    lead, name, sums = max(found, key=lambda each: each[0], default=(0, "", [0, 0]))
    return SOURCE(lang, source=name, mine=sums[0], theirs=sums[1]) if lead > 0 and name and len(found) > 1 else ""
