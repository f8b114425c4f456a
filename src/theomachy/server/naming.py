"""What people, bots, tables and tournaments may be called: one rule for all names that others read.

A name is text that everybody sees as it is: in its common form (NFKC), on one line, without signs that cannot be seen
or that turn the writing direction, and each word in one script. Names of accounts that only look the same are the
same: `look` writes letters of other scripts as the Latin ones that they cannot be told from.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase

LONGEST_NAME = 24
MOST_MARKS = 3  # accents on one letter
FAULTS = {fault: Phrase(f"naming {fault}") for fault in ("blank", "hidden", "long", "marks", "mixed", "account")}
STYLES = "\ufe0e\ufe0f"  # they choose how the sign before them is drawn; without them it is still seen
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
# Letters and marks by their category, but drawn as nothing: joiners, fillers, the empty braille sign, selectors.
FILLERS = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# Scripts that are written beside others in one word.
TOGETHER = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "MODIFIER")
# Small letters that look like Latin ones, or whose capitals do: Cyrillic, Greek, and a few unusual Latin ones.
LOOKALIKES = {
    ord(letter): latin
    for others, latins in (
        ("авеѕіјкмнорстухүһԁԛԝӏ", "abesijkmhopctyxyhdqwl"), ("αβεζηικμνορτυχ", "abezhikmnoptyx"), ("ıɑɡɩ", "iagi"),
    )
    for letter, latin in zip(others, latins, strict=True)
}  # fmt: skip


class BadName(TheomachyError):
    """A name that cannot be shown, or not for this person. The message is English; `said` has it in each language."""

    def __init__(self, fault: str, **values: object) -> None:
        self.fault = fault
        self.values = values
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        return FAULTS[self.fault](lang, **self.values)


def clean_name(name: str, most: int = LONGEST_NAME) -> str:
    """The name as it will be shown; BadName if it cannot."""
    plain = name.translate(dict.fromkeys(map(ord, STYLES)))
    kept = " ".join(unicodedata.normalize("NFKC", plain).split())
    check_letters(kept)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        raise BadName("blank")
    if len(kept) > most:
        raise BadName("long", most=most, n=len(kept))
    return kept


def check_letters(name: str) -> None:
    """Refuse signs that nobody sees or that turn the direction, and words whose letters only seem to be of one kind."""
    for sign in name:
        if unicodedata.category(sign) in UNSEEN or FILLERS.match(sign):
            raise BadName("hidden", sign=f"U+{ord(sign):04X}")
    for marks, run in groupby(unicodedata.normalize("NFD", name), lambda c: unicodedata.category(c) in ("Mn", "Me")):
        if marks and len(list(run)) > MOST_MARKS:
            raise BadName("marks", most=MOST_MARKS)
    for letters, run in groupby(name, lambda c: unicodedata.category(c)[0] in "LM"):
        word = "".join(run)
        if letters and len(scripts(word)) > 1:
            raise BadName("mixed", word=word)


def scripts(word: str) -> set[str]:
    """The scripts of a word's letters, as Unicode names them."""
    names = (unicodedata.name(c, "?").split()[0] for c in word if unicodedata.category(c)[0] == "L")
    return {name for name in names if name not in TOGETHER}


def look(name: str) -> str:
    """Names that look the same have the same: small and capital letters, wide and narrow ones, and letters of other
    scripts do not tell them apart."""
    parts = unicodedata.normalize("NFD", plain_key(name))  # accents apart, so that they are compared by themselves
    return unicodedata.normalize("NFKC", parts.translate(LOOKALIKES))[:80]


def plain_key(name: str) -> str:
    """The same without regard to other scripts, as names were compared once."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())[:80]
