"""Names that belong to one person: what can be one, and which names count as the same."""

from __future__ import annotations

import unicodedata

from theomachy.core.errors import TheomachyError
from theomachy.core.languages import LANGUAGES
from theomachy.core.words import TABLE, Phrase
from theomachy.server.naming import LONGEST_NAME, BadName, clean_name, look

SIGNS = " '’-_."
ALLOWED = Phrase("account name allowed")
HOUSE_NAME = "Theomachy"  # in whose name the tables of tournaments are set up
RESERVED = ("page guest", "account left")  # what pages say where there is no name


class BadAccountName(TheomachyError):
    """No account can have this name."""


def account_name(name: str, lang: str) -> str:
    """The name as it will be shown, and as it is written in the address of a profile; refused if it cannot."""
    try:
        kept = clean_name(name)
    except BadName as error:
        if error.fault in ("hidden", "marks", "mixed"):
            raise BadAccountName(error.said(lang)) from error
        raise BadAccountName(ALLOWED(lang, most=LONGEST_NAME)) from error
    letters = all(c in SIGNS or c.isalnum() or unicodedata.category(c) in ("Mn", "Mc") for c in kept)
    if not letters or len(kept) < 2 or not kept[0].isalnum() or name_key(kept) in _reserved():
        raise BadAccountName(ALLOWED(lang, most=LONGEST_NAME))
    return kept


def name_key(name: str) -> str:
    """Names with the same key are the same."""
    return look(name)


def _reserved() -> set[str]:
    return {name_key(TABLE.sentence(kind, lang)) for kind in RESERVED for lang in LANGUAGES} | {name_key(HOUSE_NAME)}
