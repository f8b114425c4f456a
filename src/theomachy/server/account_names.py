"""Names that belong to one person: what can be one, and which names count as the same."""

from __future__ import annotations

import unicodedata

from theomachy.core.errors import TheomachyError
from theomachy.core.languages import LANGUAGES
from theomachy.core.words import TABLE, Phrase
from theomachy.server.accounts import LONGEST_NAME

SIGNS = " '’-_."
ALLOWED = Phrase("account name allowed")
RESERVED = ("page guest", "account left")  # what pages say where there is no name


class BadAccountName(TheomachyError):
    """No account can have this name."""


def account_name(name: str, lang: str) -> str:
    """The name as it will be shown, and as it stands in the address of a profile; refused if it cannot."""
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    letters = all(c in SIGNS or c.isalnum() or unicodedata.category(c) in ("Mn", "Mc") for c in kept)
    if not letters or not 2 <= len(kept) <= LONGEST_NAME or not kept[0].isalnum() or name_key(kept) in _reserved():
        raise BadAccountName(ALLOWED(lang, most=LONGEST_NAME))
    return kept


def name_key(name: str) -> str:
    """Names with the same key are the same: small and capital letters, wide and narrow ones do not tell them apart."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())[:80]


def _reserved() -> set[str]:
    return {name_key(TABLE.sentence(kind, lang)) for kind in RESERVED for lang in LANGUAGES}
