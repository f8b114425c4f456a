"""Which languages there are: those in which the table itself speaks, one catalogue each in the folder `words`."""

from __future__ import annotations

from pathlib import Path

from theomachy.core.errors import BadText

FOLDER = Path(__file__).parents[1] / "words"
# English first, then by name: a language is there as soon as its catalogue is.
LANGUAGES = tuple(sorted((file.stem for file in FOLDER.glob("*.ftl")), key=lambda lang: (lang != "en", lang)))


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadText(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang
