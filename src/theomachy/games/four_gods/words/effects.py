"""What an action of 4 Gods would change for the points, in a few words: what players otherwise work out by hand."""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.scoring import LARGEST, NUMBER, marker, public_tally, tally, worth
from theomachy.games.four_gods.rules.state import GODS, TERRAIN_NAMES
from theomachy.games.four_gods.words.book import WORDS
from theomachy.games.four_gods.words.names import holder
from theomachy.games.four_gods.words.picture import Picture


def effect(position: FourGods, player: int, action: int, lang: str, *, here: bool = False) -> str:
    """Kingdoms and points before and after, as far as they change: `; sea: largest kingdom 7→9; North (blue) 27→31`.

    With secret gods only the points that everybody can count are told (G4-R-66). `here`: to somebody who sees the
    change of points beside it, so that colours are only told where they say more.
    """
    after = position.copy()
    after.apply(player, action)
    say = Picture(lang)
    texts = []
    for terrain in range(GODS):
        changes = []
        for step, word in ((LARGEST, "effect largest"), (NUMBER, "effect number")):
            old, new = (int(worth(table, i64(terrain), i64(step))) for table in (position, after))
            if old != new:
                changes.append(say(word, change=f"{old}→{new}"))
        if changes:
            texts.append(f"{WORDS.term('terrain', TERRAIN_NAMES[terrain], lang)}: {', '.join(changes)}")
    if here and not position.fixed.secret and position.fixed.each == 1:
        return "".join(f"; {text}" for text in texts)
    count = public_tally if position.fixed.secret else tally
    before, now = count(position), count(after)
    for colour in range(GODS):
        old, new = int(marker(before, i64(colour))), int(marker(now, i64(colour)))
        if old != new:
            texts.append(f"{holder(position, colour, lang)} {old}→{new}")
    return "".join(f"; {text}" for text in texts)
