"""What players and their colours are called: one name for each player, with the colour of the prophets beside it."""

from __future__ import annotations

from theomachy.games.four_gods.rules.state import COLOUR_NAMES, Table
from theomachy.games.four_gods.words.book import WORDS


def seat(table: Table, number: int, lang: str) -> str:
    return str(WORDS.term("seat", table.names[number], lang))


def colour_word(colour: int, lang: str) -> str:
    return str(WORDS.term("colour", COLOUR_NAMES[colour], lang))


def holder(table: Table, colour: int, lang: str) -> str:
    """Whose prophets have a colour, which everybody may know: `North (blue)`; the colour while no player has it."""
    if not table.owner[colour]:
        return colour_word(colour, lang)
    who = seat(table, int(table.owner[colour]) - 1, lang)
    return WORDS.sentence("label holder", lang, who=who, colour=colour_word(colour, lang))
