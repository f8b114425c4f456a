"""Tables that are kept but cannot be played on here: their rules have another revision, or they cannot be set up.

They stay in the store as they are. Whoever may look at one is told why it cannot be opened, a game by other rules can
still be read as a record, and its host can remove it.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_409_CONFLICT

import theomachy
from theomachy.core.components import known_file
from theomachy.core.errors import TheomachyError
from theomachy.core.log import MoveRow, standing
from theomachy.core.record import Record, options_text
from theomachy.core.words import Phrase
from theomachy.server.chairs import called
from theomachy.server.past import chosen, player_names
from theomachy.server.store import TableRow

OTHER_BOX = Phrase("shelf other components")
OTHER_RULES = Phrase("shelf other rules")
BROKEN = Phrase("shelf broken")
CLOSED = Phrase("shelf closed")


class Shelved(HTTPException):
    """The table is there, and the asker may know of it, but it cannot be opened here."""

    status_code = HTTP_409_CONFLICT

    def __init__(self, row: TableRow) -> None:
        super().__init__(reason(row, "en"))
        self.row = row


def other_rules(row: TableRow) -> bool:
    """Was it played by another revision of the rules of a game that we know?"""
    return row.game in theomachy.game_names() and row.rules not in theomachy.game(row.game).revisions


def other_box(row: TableRow) -> bool:
    """Is it played with components that this server was told of no file for?"""
    return bool(row.components) and known_file(row.components) is None


def reason(row: TableRow, lang: str) -> str:
    """Why the table cannot be opened."""
    if other_rules(row):
        return OTHER_RULES(lang, old=row.rules, new=theomachy.game(row.game).revision)
    if other_box(row):
        return OTHER_BOX[lang]
    return BROKEN[lang]


def readable(row: TableRow) -> bool:
    """Is there a record that everybody who may look may read? Not of a game with secrets that has not come to its
    end."""
    over = row.finished is not None and not row.abandoned
    return other_rules(row) and row.started is not None and (over or not theomachy.game(row.game).hidden)


def record(row: TableRow, moves: Sequence[MoveRow], lang: str) -> str:
    """A game by other rules as the text that was written down; nothing is replayed. HTTPException if it is not open."""
    if not other_rules(row):
        raise Shelved(row)
    game = theomachy.game(row.game)
    over = row.finished is not None and not row.abandoned
    if not readable(row):
        raise HTTPException(CLOSED[lang], status_code=HTTP_409_CONFLICT)
    try:
        start = game.new(
            row.players, player_names=player_names(row), **chosen(row), **row.options
        )  # for the names alone
        options = options_text(game.check(row.players, row.options), {o.id: o.default for o in game.options})
    except TheomachyError as error:
        raise Shelved(row) from error
    kept, _ = standing(moves)
    tags = {
        "Game": game.name,
        "Rules": str(row.rules),
        "Players": ",".join(game.player_name(start, p) for p in range(row.players)),
        **game.choice_tags(start),
        "Options": options,
        "Seats": "; ".join(called(seat, "en").replace(";", ",") or "-" for seat in row.seats),
        "Components": row.components,
        "Result": "" if over else "unfinished",
    }
    lines = [(game.player_name(start, move.player), move.text) for move in kept]
    return str(Record({name: text for name, text in tags.items() if text}, lines))
