"""Matches and records as pieces of HTML, as a spectator sees them: what a notebook shows for them."""

from __future__ import annotations

import theomachy
from theomachy import render
from theomachy.core.errors import TheomachyError
from theomachy.core.match import Match
from theomachy.core.record import Record
from theomachy.drawing.html import el
from theomachy.drawing.svg import Markup

NEWEST = 12  # sentences of a match that are shown
FACTS = ("Players", "Seats", "Options", "Date", "Event", "Result")  # tags of a record that tell something of the game


def match_html(match: Match) -> str:
    """The board, what is asked, and what happened last."""
    game, position = match.game, match.position
    view = game.view(position)
    names = match.record.seats
    picture = render.draw_position(game.name, position, names=names, actions=match.actions)
    news = [sentence for _, _, sentence in match.log.told(None, "en")][-NEWEST:]
    told = el("details", el("summary", "What happened last"), el("ol", *(el("li", text) for text in news)))
    return framed(
        el("p", el("b", game.title), f" · {counted(len(match.log))} · {game.ask(view)}"),
        Markup(picture),
        told if news else None,
    )


def record_html(record: Record) -> str:
    """The last position, and what the tags say. A record that does not replay says why, and shows its text."""
    title = theomachy.game(record.game).title if record.game in theomachy.game_names() else record.game
    facts = [el("tr", el("th", name), el("td", record.tags[name])) for name in FACTS if name in record.tags]
    head = el("p", el("b", title), f" · {counted(len(record.moves))}")
    try:
        drawn = Markup(render.picture(record))
    except TheomachyError as error:
        drawn = el("div", el("p", f"It cannot be shown: {error}"), el("pre", str(record)))
    return framed(head, el("table", *facts), drawn)


def counted(actions: int) -> str:
    return "1 action" if actions == 1 else f"{actions} actions"


def framed(*parts: Markup | None) -> str:
    return str(el("div", *parts, class_="theomachy", style="max-width: 60rem"))
