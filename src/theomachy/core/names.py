"""What players are called inside a game, where the game leaves it to them: gods of their own, for example.

Such a name stands in records, in notation and on the table, so it is a few printable words on one line. A game says so
by declaring `PLAYER_NAMES` in its `setup.py`: what its players are called until they say otherwise.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from theomachy.core.errors import BadOption
from theomachy.core.words import Phrase

LONGEST = 40
SIGNS = ",;:<>\"'&[]{}\\|`#"  # they have a meaning in records, notation or pages
RESERVED = ("chance", "clock", "nobody")  # who else acts in a record

FAULTS = {fault: Phrase(f"name {fault}") for fault in ("none", "spaces", "long", "signs", "empty", "reserved", "taken")}


class BadPlayerName(BadOption):
    """A name that no player can have, or not at this table. The message is English; `said` has it in each language."""

    def __init__(self, fault: str, **values: object) -> None:
        self.fault = fault
        self.values = values
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        quoted = {key: repr(value) if key == "name" else value for key, value in self.values.items()}
        return FAULTS[self.fault](lang, **quoted)


def clean(name: str) -> str:
    """The name as it will be written: one space between its words, none around them, letters in their common form."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def check_name(name: str) -> None:
    """Refuse what records, notation and pages could not hold."""
    if not name:
        raise BadPlayerName("empty")
    if len(name) > LONGEST:
        raise BadPlayerName("long", name=name, n=len(name), most=LONGEST)
    if not name.isprintable() or any(c in SIGNS for c in name):
        raise BadPlayerName("signs", name=name, signs=" ".join(SIGNS))
    if name != " ".join(name.split()):  # action texts are read word by word
        raise BadPlayerName("spaces", name=name, hint=repr(" ".join(name.split())))
    if name.casefold() in RESERVED:
        raise BadPlayerName("reserved", name=name, reserved=", ".join(RESERVED))


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """All names of a table: each possible, all different, whether written large or small."""
    taken: dict[str, str] = {}
    for name in names:
        check_name(name)
        alike = unicodedata.normalize("NFKC", name).casefold()
        if alike in taken:
            raise BadPlayerName("taken", name=name, taken=", ".join(taken.values()))
        taken[alike] = name
    return tuple(names)
