"""Which sentences GODS, first edition, says; the catalogues beside this file hold them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mypy_extensions import i32, i64

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.games.gods.common.rules.actions import kind_in
from theomachy.games.gods.common.words.common import COMMON, GodsWords
from theomachy.games.gods.common.words.neighbours import place_names
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.first.rules.turn import END_GAME, PLAY_ON
from theomachy.games.gods.first.table.notation import TABLE

__all__ = ["ask", "option", "option_value", "place_names", "say", "seat_title", "source", "tell", "tell_here", "why"]

WORDS = GodsWords("gods-first", COMMON, Path(__file__).parent)
WORDS.actions = TABLE
WORDS.effects = {"village": "will found", "points tile": "will earn", "village fell": "will fall"}


def say(position: GodsFirst, event: Event, lang: str = "en") -> str:
    """What happened, told with what lay on the field right after it: that is the position."""
    if event.kind == "game over":
        winners: Any = event.data["winners"]
        names = [WORDS.god(position, seat, lang) for seat in winners]
        return f"{WORDS.sentence(f'over {event.clause}', lang)} {WORDS.victory(names, event.data['points'], lang)}"
    sentence = WORDS.say_shared(position, event, lang)
    return sentence[:1].upper() + sentence[1:]  # it may begin with the name of a tile


def tell(position: GodsFirst, player: int, action: int, lang: str = "en") -> str:
    """What an action means before it is done: what and at what price; after a semicolon what it brings about."""
    kind = kind_in(action)
    if kind == END_GAME:
        return "; ".join([WORDS.sentence("do end game", lang), *WORDS.foreseen(position, player, action, lang)])
    if kind == PLAY_ON:
        return WORDS.sentence("do last turn", lang)
    return WORDS.tell_shared(position, player, action, lang)


def tell_here(position: GodsFirst, player: int, action: int, lang: str = "en") -> str:
    """The same for somebody who points at the place."""
    if kind_in(action) == END_GAME:
        return tell(position, player, action, lang)
    return WORDS.tell_shared(position, player, action, lang, here=True)


def why(position: GodsFirst, player: int, action: int, lang: str = "en") -> str:
    """Why this cannot be done now, in one sentence; empty if it can."""
    rule = position.rule_against(i64(player), i32(action))
    return WORDS.sentence(f"refused {rule}", lang) if rule else ""


def ask(view: Mapping[str, Any], lang: str = "en") -> str:
    """What is asked now, or whom the table waits for."""
    return WORDS.ask_shared(view, lang)


def seat_title(name: str, lang: str = "en") -> str:
    """A god's name as a sentence writes it."""
    return str(WORDS.term("god", name, lang))


def option(option_id: str, lang: str = "en") -> str:
    """What the table decides with this option."""
    return WORDS.option(option_id, lang)


def option_value(option_id: str, value: Value, lang: str = "en") -> str:
    """What this value of the option means."""
    return WORDS.option_value(option_id, value, lang)


def source(kind: str, of: str, lang: str = "en") -> str:
    """What a part of the score is for."""
    people = WORDS.sentence(f"label tribe {of}", lang) if of else ""
    return WORDS.sentence(f"label source {kind}", lang, people=people)
