"""Theomachy: five rulebooks about gods and peoples as one engine, one table and one laboratory.

The names below are what scripts may rely on; docs/python.md tells how they are used.
"""

from __future__ import annotations

import os as _os
from collections.abc import Sequence as _Sequence
from typing import Any as _Any

if _os.environ.get("THEOMACHY_PURE"):
    from theomachy import pure as _pure

    _pure.prefer_source()

from theomachy import games as games
from theomachy.core import registry as _registry
from theomachy.core import showing as _showing
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.identity import game_of
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position
from theomachy.core.record import Record
from theomachy.core.registry import game, game_names
from theomachy.version import VERSION as __version__

__all__ = [
    "CHANCE", "CLOCK", "EVERYBODY", "NOBODY", "Dice", "Event", "Game", "Match", "Position", "Record", "TheomachyError",
    "__version__", "game", "game_names", "game_of", "games", "widget",
]  # fmt: skip

_registry.add(games.REGISTRY.values())


def _show_match(match: Match) -> str:
    from theomachy.notebook.shown import match_html

    return match_html(match)


def _show_record(record: Record) -> str:
    from theomachy.notebook.shown import record_html

    return record_html(record)


_showing.SHOWN.update(Match=_show_match, Record=_show_record)


def widget(
    match: Match, seat: int = 0, bots: _Any | _Sequence[_Any] = "greedy", *, seed: int | None = None, lang: str = "en",
    theme: str = "light", layout: str = "wide",
) -> _Any:  # fmt: skip
    """A table in a cell of a notebook, at which one seat is played by clicks and bots play on the others.

    `bots` is one bot for all of them or a list, in seat order: names such as `level:3`, or bots of your own. The match
    stays yours: `match.record` is its record at every moment. Needs the extra `notebook`.
    """
    from theomachy.notebook.sitting import Sitting
    from theomachy.notebook.widget import Table

    return Table(Sitting(match, seat, bots, seed=seed, lang=lang, theme=theme, layout=layout))
