"""The short words inside pictures and text boards of both editions, in one language."""

from __future__ import annotations

from theomachy.core import words as core


class Words:
    """`w("left", n=3)` is the message `label-left` of the edition. Names without one are given back as they are."""

    def __init__(self, book: core.Words, lang: str) -> None:
        self.book = book
        self.lang = core.check_language(lang)

    def __call__(self, key: str, **values: object) -> str:
        kind = f"label {key}"
        return self.book.sentence(kind, self.lang, **values) if self.book.has(kind) else key

    def several(self, names: list[str]) -> str:
        """A list in a sentence: red, blue and green."""
        return self.book.listing(names, self.lang)
