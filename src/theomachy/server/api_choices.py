"""The HTTP interface to what can be done, in sentences: a list for those who read rather than point."""

from __future__ import annotations

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromQuery
from msgspec import Struct

from theomachy.core.listing import GAP, groups
from theomachy.server import messages
from theomachy.server.api import LangQ, Req, TableId, problems
from theomachy.server.desk import desk_of
from theomachy.server.tables import Table
from theomachy.server.why import imagined


class Way(Struct):
    """An action by its number; `text` is its sentence or, in a group, what goes into the gap of the group's."""

    action: int
    text: str


class Alike(Struct):
    """Actions whose sentences differ in one place, for which `text` has a gap; empty for actions that stand alone."""

    text: str
    ways: list[Way]


class Choices(Struct):
    """What a seat can do now, after this row of the game."""

    seq: int
    groups: list[Alike]


def choices(table: Table, seat: int, lang: str) -> list[Alike]:
    """Told from what the seat may know. Those that stand alone come together, in the order of the rules."""
    found: list[Alike] = []
    for group in groups(table.game, imagined(table.past.position, seat), seat, lang):
        if len(group.actions) > 1 and GAP in group.sentence:
            ways = [Way(action, said) for action, said in zip(group.actions, group.spoken, strict=True)]
            found.append(Alike(group.sentence, ways))
            continue
        alone = [Way(action, group.sentence) for action in group.actions]
        if found and not found[-1].text:
            found[-1].ways += alone
        else:
            found.append(Alike("", alone))
    return found


@get("/api/tables/{table_id:str}/choices", tags=["play"], responses=problems(400, 401, 404, 429))
async def list_choices(request: Req, table_id: TableId, seat: FromQuery[messages.Seat], lang: LangQ = "en") -> Choices:
    """What can my seat do now? In sentences, those that differ only in a place together."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, None)
    if seat not in table.seats_of(person) or not table.row.started:
        raise NotFoundException("this is not your seat, or the game has not begun")
    with desk.reckoned(request):
        return Choices(table.past.seq, choices(table, seat, lang))


HANDLERS = [list_choices]
