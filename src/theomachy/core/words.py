"""What a game or the table says, in every language that has a catalogue (`core/catalogue.py`).

A game's `words.py` makes one `Words` over the folder that its catalogues lie in: one file a language, `en.ftl`,
`de.ftl` and so on. It chooses sentences and says what they speak of; it holds none. Messages are found by kind:
`sentence("ask over", lang)` is the message `ask-over`, `term("card", "desert", lang)` the message `card-desert`.
What a language does not have is said in English, so that a catalogue can be begun small.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from theomachy.core.catalogue import Messages, Term, files_of, upper_first
from theomachy.core.errors import BadText
from theomachy.core.languages import FOLDER, LANGUAGES, check_language
from theomachy.core.options import Value, write_value

__all__ = ["LANGUAGES", "TABLE", "Phrase", "Term", "Words", "check_language", "message_id", "upper_first"]


@cache
def message_id(kind: str) -> str:
    """The name of a message in a catalogue: letters, digits, `_` and `-`."""
    return re.sub(r"[^A-Za-z0-9_]+", "-", kind.replace("=*", "-any")).strip("-")


class Words:
    """Everything that one game says. Catalogues of several folders are laid over each other, the last one on top:
    so two editions of a game share what they say alike."""

    def __init__(self, name: str, *folders: Path) -> None:
        self.name = name
        self.folders = folders
        self.spoken: dict[str, Messages] = {}

    def messages(self, lang: str) -> Messages:
        found = self.spoken.get(lang)
        if found is None:
            files = files_of(self.folders, "en")
            if check_language(lang) != "en":
                files += files_of(self.folders, lang)
            found = self.spoken[lang] = Messages(lang, files)
        return found

    def has(self, kind: str) -> bool:
        return message_id(kind) in self.messages("en")

    def sentence(self, kind: str, lang: str, /, **values: object) -> str:
        """The sentence of that kind, filled."""
        messages = self.messages(lang)
        name = message_id(kind)
        if name not in messages:
            raise BadText(f"{self.name} has no words for {kind!r}")
        return messages.say(name, values)

    def term(self, group: str, name: str, lang: str) -> Term:
        """A thing of a group; a name the group does not know (from an owner's own box) stays as it is."""
        messages = self.messages(lang)
        found = message_id(f"{group} {name}")
        return messages.term(found) if found in messages else Term(name)

    def knows(self, group: str, name: str) -> bool:
        """Is there a word for this thing of a group?"""
        return self.has(f"{group} {name}")

    def option(self, option_id: str, lang: str) -> str:
        """The message `option-ID`: what the table decides with it."""
        return self.sentence(f"option {option_id}", lang)

    def option_value(self, option_id: str, value: Value, lang: str) -> str:
        """The message `option-ID-VALUE`, or `option-ID-any` for values without one of their own; $n is the value."""
        kind = f"option {option_id}={write_value(value)}"
        return self.sentence(kind if self.has(kind) else f"option {option_id}=*", lang, n=value)

    def listing(self, names: Sequence[str], lang: str) -> str:
        """`Red`, `Red and Blue`, `Red, Yellow and Blue`."""
        if len(names) < 2:
            return "".join(names)
        return TABLE.sentence("several", lang, first=", ".join(names[:-1]), last=names[-1])


TABLE = Words("the table", FOLDER)


class Phrase:
    """A sentence of the table by its name: `STALE[lang]`, or `LATE(lang, who=name)` where it speaks of something."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __getitem__(self, lang: str) -> str:
        return TABLE.sentence(self.kind, lang)

    def __call__(self, lang: str, **values: object) -> str:
        return TABLE.sentence(self.kind, lang, **values)
