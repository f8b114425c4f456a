"""What a hex is called by itself: by the way to it from the middle of the field, where the game began.

Every hex has one such name and keeps it, whatever lies there: so many steps one way and, if it lies between two ways,
so many more the next. Nobody counts steps, so what lies beside a hex names it wherever something does (see
`neighbours`). Where that does not tell hexes apart they have numbers, which the board shows while one is chosen.
Coordinates are for notations and records; people are not shown them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from theomachy.core.words import Term, Words

# The six ways from the middle, counterclockwise from the right: steps in q and r, and the name of its message.
WAYS = (
    (1, 0, "way east"), (1, -1, "way north-east"), (0, -1, "way north-west"), (-1, 0, "way west"),
    (-1, 1, "way south-west"), (0, 1, "way south-east"),
)  # fmt: skip
HEX_TEXT = re.compile(r"-?\d+,-?\d+")
PLACES = Words("GODS", Path(__file__).parent)


@cache
def way(q: int, r: int, lang: str) -> str:
    """`2 east and 1 north-east of the middle`: the short form, for labels."""
    if q == r == 0:
        return PLACES.sentence("way middle", lang)
    for i, (q1, r1, first) in enumerate(WAYS):
        q2, r2, second = WAYS[(i + 1) % 6]
        # a steps of the first way and b of the second; their determinant is always 1 or -1
        det = q1 * r2 - q2 * r1
        a, b = (q * r2 - q2 * r) // det, (q1 * r - q * r1) // det
        if a > 0 and b >= 0:
            steps = [PLACES.sentence(first, lang, n=a), PLACES.sentence(second, lang, n=b)][: 2 if b else 1]
            return PLACES.sentence("way from the middle", lang, steps=PLACES.listing(steps, lang))
    raise ValueError(f"no way to {q},{r}")  # every hex lies in one of the six sectors


@cache
def number(q: int, r: int) -> int:
    """The hex's number, the same in every game: the middle is 1, and ring after ring is counted clockwise from its
    corner in the north-east."""
    ring = max(abs(q), abs(r), abs(q + r))
    if ring == 0:
        return 1
    if q == ring or (q > 0 and r >= 0):
        along = ring + r
    elif r == ring:
        along = 2 * ring - q
    elif q < 0:
        along = 4 * ring - r
    else:
        along = 5 * ring + q
    return 3 * ring * (ring - 1) + 2 + along


@cache
def place(text: str, lang: str) -> Term:
    """The hex `2,-1` of an event or an action as sentences call it."""
    q, r = (int(part) for part in text.split(","))
    # As a term: the plain form is what is put "on {at}", "auf {at}", "sull'{at}"; `dat` is the German dative for what
    # lies there already.
    kind = "hex middle" if q == r == 0 else "hex"
    there = {"way": way(q, r, lang)}
    plain = PLACES.sentence(kind, lang, **there)
    return Term(plain, {"": plain, "dat": PLACES.sentence(f"{kind} dat", lang, **there)})
