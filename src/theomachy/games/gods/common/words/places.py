"""How sentences and pictures call a hex: by the way to it from the middle of the field, where the game began.

Every hex has one such name and keeps it, whatever lies there: so many steps one way and, if it lies between two ways,
so many more the next. Coordinates are for notations and records; people are not shown them.
"""

from __future__ import annotations

import re
from functools import cache

from theomachy.core.words import Term, check_language

# The six ways from the middle, counterclockwise from the right: steps in q and r, then the words.
WAYS = (
    (1, 0, {"en": "east", "de": "östlich", "it": "a est"}),
    (1, -1, {"en": "north-east", "de": "nordöstlich", "it": "a nord-est"}),
    (0, -1, {"en": "north-west", "de": "nordwestlich", "it": "a nord-ovest"}),
    (-1, 0, {"en": "west", "de": "westlich", "it": "a ovest"}),
    (-1, 1, {"en": "south-west", "de": "südwestlich", "it": "a sud-ovest"}),
    (0, 1, {"en": "south-east", "de": "südöstlich", "it": "a sud-est"}),
)
HEX_TEXT = re.compile(r"-?\d+,-?\d+")
AND = {"en": "and", "de": "und", "it": "e"}
MIDDLE = {"en": "of the middle", "de": "der Mitte", "it": "del centro"}

# As a term: the plain form is what is put "on {at}", "auf {at}", "sull'{at}"; `dat` is the German dative for what
# lies there already.
HEX = {
    "en": {"": "the hex {way}", "dat": "the hex {way}"},
    "de": {"": "das Feld {way}", "dat": "dem Feld {way}"},
    "it": {"": "esagono {way}", "dat": "esagono {way}"},
}
MIDDLE_HEX = {
    "en": {"": "the middle hex", "dat": "the middle hex"},
    "de": {"": "das mittlere Feld", "dat": "dem mittleren Feld"},
    "it": {"": "esagono centrale", "dat": "esagono centrale"},
}
SHORT_MIDDLE = {"en": "middle", "de": "Mitte", "it": "centro"}


@cache
def way(q: int, r: int, lang: str) -> str:
    """`2 east and 1 north-east of the middle`: the short form, for labels."""
    check_language(lang)
    if q == r == 0:
        return SHORT_MIDDLE[lang]
    for i, (q1, r1, first) in enumerate(WAYS):
        q2, r2, second = WAYS[(i + 1) % 6]
        # a steps of the first way and b of the second; their determinant is always 1 or -1
        det = q1 * r2 - q2 * r1
        a, b = (q * r2 - q2 * r) // det, (q1 * r - q * r1) // det
        if a > 0 and b >= 0:
            steps = [f"{a} {first[lang]}", f"{b} {second[lang]}"][: 2 if b else 1]
            return f"{f' {AND[lang]} '.join(steps)} {MIDDLE[lang]}"
    raise ValueError(f"no way to {q},{r}")  # every hex lies in one of the six sectors


def place_names(text: str, lang: str) -> tuple[str, ...]:
    """All forms in which sentences write this place, if it is a hex."""
    return tuple(place(text, lang).forms.values()) if HEX_TEXT.fullmatch(text) else ()


@cache
def place(text: str, lang: str) -> Term:
    """The hex `2,-1` of an event or an action as sentences call it."""
    q, r = (int(part) for part in text.split(","))
    if q == r == 0:
        forms = MIDDLE_HEX[check_language(lang)]
    else:
        forms = {form: shape.format(way=way(q, r, lang)) for form, shape in HEX[check_language(lang)].items()}
    return Term(forms[""], forms)
