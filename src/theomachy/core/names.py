"""What players are called inside a game, where the game leaves it to them: gods of their own, for example.

Such a name stands in records, in notation and on the table, so it is a few printable words on one line. A game says so
by declaring `PLAYER_NAMES` in its `setup.py`: what its players are called until they say otherwise.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from theomachy.core.errors import BadOption

LONGEST = 40
SIGNS = ",;:<>\"'&[]{}\\|`#"  # they have a meaning in records, notation or pages
RESERVED = ("chance", "clock", "nobody")  # who else acts in a record

FAULTS: Mapping[str, Mapping[str, str]] = {
    "none": {
        "en": "the players of {game} have no names of their own; allowed for: {allowed}",
        "de": "die Spieler von {game} haben keine eigenen Namen; erlaubt bei: {allowed}",
        "it": "i giocatori di {game} non hanno nomi propri; permesso per: {allowed}",
    },
    "spaces": {
        "en": "the name {name!r} has spaces around it or several in a row; allowed is one between two words: {hint}",
        "de": "der Name {name!r} hat Leerzeichen am Rand oder mehrere hintereinander; erlaubt ist eines zwischen zwei "
              "Wörtern: {hint}",
        "it": "il nome {name!r} ha spazi ai lati o più spazi di seguito; ne è permesso uno tra due parole: {hint}",
    },
    "long": {
        "en": "the name {name!r} has {n} characters; allowed are at most {most}",
        "de": "der Name {name!r} hat {n} Zeichen; erlaubt sind höchstens {most}",
        "it": "il nome {name!r} ha {n} caratteri; ne sono permessi al massimo {most}",
    },
    "signs": {
        "en": "the name {name!r} has characters that no name can have; not allowed: {signs} and what cannot be printed",
        "de": "der Name {name!r} enthält Zeichen, die kein Name haben kann; nicht erlaubt: {signs} und Unsichtbares",
        "it": "il nome {name!r} ha caratteri che nessun nome può avere; non permessi: {signs} e quelli invisibili",
    },
    "empty": {
        "en": "a name has at least one character",
        "de": "ein Name hat mindestens ein Zeichen",
        "it": "un nome ha almeno un carattere",
    },
    "reserved": {
        "en": "nobody can be called {name!r}: in records that is somebody else; not allowed: {reserved}",
        "de": "niemand kann {name!r} heißen: so heißt in Aufzeichnungen jemand anderes; nicht erlaubt: {reserved}",
        "it": "nessuno può chiamarsi {name!r}: nelle registrazioni è qualcun altro; non permessi: {reserved}",
    },
    "taken": {
        "en": "two players cannot both be called {name!r}; allowed is any name that is not taken: {taken}",
        "de": "es können nicht zwei {name!r} heißen; erlaubt ist jeder Name, der nicht vergeben ist: {taken}",
        "it": "non possono chiamarsi in due {name!r}; è permesso ogni nome non ancora preso: {taken}",
    },
}  # fmt: skip


class BadPlayerName(BadOption):
    """A name that no player can have, or not at this table. The message is English; `said` has it in each language."""

    def __init__(self, fault: str, **values: object) -> None:
        self.fault = fault
        self.values = values
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        return FAULTS[self.fault][lang].format(**self.values)


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
