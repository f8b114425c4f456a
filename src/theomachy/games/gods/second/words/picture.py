"""The short words inside pictures and text boards of the second edition."""

from __future__ import annotations

from functools import cache

from theomachy.games.gods.common.words.picture import Words
from theomachy.games.gods.second.words.words import WORDS


@cache
def words(lang: str) -> Words:
    return Words(WORDS, lang)
