"""What the pages say around a game: the messages `page-…` of the table's catalogues, as templates and scripts ask for
them (`t["your turn"]` is `page-your-turn`)."""

from __future__ import annotations

from functools import cache

from theomachy.core.languages import LANGUAGES
from theomachy.core.words import TABLE

PREFIX = "page-"


@cache
def phrases(lang: str) -> dict[str, str]:
    """All of them in one language; a language that is not there is English."""
    spoken = TABLE.messages(lang if lang in LANGUAGES else "en")
    names = [name for name in spoken.sources if name.startswith(PREFIX)]
    return {name.removeprefix(PREFIX).replace("-", " "): spoken.say(name, {}) for name in names}


def titled(title: str, lang: str) -> str:
    """The title of a game as people read it: its name stays, which edition it is is said in their language."""
    name, *edition = title.split(", ")
    return ", ".join([name, *(phrases(lang).get(part, part) for part in edition)])


# The keys of the table (`web/static/keys.js`) and what they do.
KEYS = (
    (("↑", "↓", "←", "→"), "key arrows"), (("Enter",), "key enter"), (("1", "…", "9"), "key number"),
    (("R", "F"), "key turn"), (("Esc",), "key escape"), (("U",), "undo"), (("H",), "hint"), (("R",), "key recap"),
    (("Space",), "next"), (("[", "]"), "pace"), (("+", "−", "0"), "key zoom"), (("V",), "lens"),
    (("I",), "key explain"), (("G",), "rules"), (("T",), "log"), (("C",), "chat"), (("N",), "next game"),
    (("?",), "keys"),
)  # fmt: skip
