"""The short words for the picture and the board text of 4 Gods, in one language."""

from __future__ import annotations

from theomachy.core.words import check_language
from theomachy.games.four_gods.words.book import WORDS


class Picture:
    """The short words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)

    def __call__(self, name: str, **values: object) -> str:
        return WORDS.sentence(f"label {name}", self.lang, **values)
