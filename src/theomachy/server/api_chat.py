"""The HTTP interface to the talk at a table: reading, saying, muting, reporting; and notes to oneself."""

from __future__ import annotations

import logging
from typing import Annotated

from litestar import delete, get, post, put
from litestar.exceptions import ClientException, HTTPException, NotFoundException, TooManyRequestsException
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT, HTTP_409_CONFLICT
from msgspec import Meta, Struct

from theomachy.server import messages
from theomachy.server.api import Key, LangQ, Req, TableId, problems
from theomachy.server.chat import clean, quick_phrases
from theomachy.server.desk import desk_of
from theomachy.server.messages import ChatLine, Heard, Muted, Say

log = logging.getLogger("theomachy.chat")

LONGEST_NOTE = 4000
LONGEST_REASON = 300
Who = Annotated[str, PathParameter(description="Who of those who talk there: `who` of a line.", max_length=40)]


class Line(Struct, forbid_unknown_fields=True):
    """What to say: a text of your own, or the name of a quick phrase. `token` is your name for the request."""

    token: messages.Token
    text: Annotated[str, Meta(max_length=2000)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""


class Talk(Struct):
    """What was said, as far as the asker reads it; whom he has muted; the quick phrases."""

    lines: list[ChatLine]
    muted: list[Muted]
    phrases: dict[str, str]


class Reported(Struct, forbid_unknown_fields=True):
    line: Annotated[str, Meta(min_length=1, max_length=24)]
    reason: Annotated[str, Meta(max_length=LONGEST_REASON)] = ""


class Note(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


@get("/api/tables/{table_id:str}/chat", tags=["talk"], responses=problems(400, 404, 409))
async def read_chat(request: Req, table_id: TableId, key: Key = None, lang: LangQ = "en") -> Talk:
    """What was said at the table. Who plays does not read what those say who watch, until the game is over."""
    desk = desk_of(request)
    table = await desk.table(request, table_id, key)
    person = desk.person(request)
    lines = [table.chat.shown(line, person, lang) for line in await table.chat.heard_by(person)]
    return Talk(lines, await table.chat.silenced(person), quick_phrases(lang))


@post(
    "/api/tables/{table_id:str}/chat", tags=["talk"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def say(request: Req, table_id: TableId, data: JSONBody[Line], key: Key = None, lang: LangQ = "en") -> Heard:
    """Say something, to everybody at the table, or to those who watch if I do not play and the game runs."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, key)
    answer = await desk.chatting.say(table, person, None, Say(data.token, data.text, data.phrase), lang)
    if not isinstance(answer, Heard):
        raise HTTPException(answer.reason, status_code=HTTP_409_CONFLICT)
    return answer


@put(
    "/api/tables/{table_id:str}/chat/mutes/{who:str}", tags=["talk"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def mute(request: Req, table_id: TableId, who: Who, key: Key = None, lang: LangQ = "en") -> Talk:
    """Hear this person no more, at any table. Nobody else learns of it."""
    return await _mute(request, table_id, who, key, lang, True)


@delete(
    "/api/tables/{table_id:str}/chat/mutes/{who:str}", tags=["talk"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def unmute(request: Req, table_id: TableId, who: Who, key: Key = None, lang: LangQ = "en") -> Talk:
    """Hear this person again."""
    return await _mute(request, table_id, who, key, lang, False)


async def _mute(request: Req, table_id: str, who: str, key: str | None, lang: str, on: bool) -> Talk:
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, key)
    chat = table.chat
    await chat.catch_up()
    other = chat.find(who, person)
    if other is None:
        raise NotFoundException("nobody with this name talks here")
    if not await chat.store.mute(table.row.id, person, other, on):
        raise HTTPException("you have muted as many people as one can", status_code=HTTP_409_CONFLICT)
    for elsewhere in desk.hall.tables.values():  # it is about the person, wherever he talks
        if person in elsewhere.chat.mutes:
            elsewhere.chat.stir()
    chat.stir()
    lines = [chat.shown(line, person, lang) for line in await chat.heard_by(person)]
    return Talk(lines, await chat.silenced(person), quick_phrases(lang))


@post(
    "/api/tables/{table_id:str}/chat/reports", tags=["talk"], status_code=HTTP_204_NO_CONTENT,
    responses=problems(400, 401, 403, 404, 409, 429),
)  # fmt: skip
async def report(
    request: Req, table_id: TableId, data: JSONBody[Reported], key: Key = None, lang: LangQ = "en"
) -> None:
    """Report a line to the host of this server, who finds it in the list that `theomachy reports` shows."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, key)
    line = next((found for found in await table.chat.heard_by(person) if found.id == data.line), None)
    if line is None:
        raise NotFoundException("there is no such line, or you do not read it")
    if line.person == person:
        raise ClientException("this is a line of your own")
    if not desk.chatting.buckets.take((person, "report")):
        raise TooManyRequestsException("too many reports at once; wait a minute")
    text = table.chat.shown(line, person, lang).text
    await table.chat.store.report(table.row.id, line, person, text, clean(data.reason))
    log.warning("a line was reported", extra={"table": table.row.id, "line": line.id})


@get("/api/tables/{table_id:str}/notes", tags=["talk"], responses=problems(400, 401, 404, 409))
async def read_note(request: Req, table_id: TableId, key: Key = None) -> Note:
    """My notes to myself about this table. Nobody else reads them."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, key)
    return Note(await table.chat.store.note(table.row.id, person))


@put(
    "/api/tables/{table_id:str}/notes", tags=["talk"], status_code=HTTP_200_OK,
    responses=problems(400, 401, 403, 404, 409),
)  # fmt: skip
async def write_note(request: Req, table_id: TableId, data: JSONBody[Note], key: Key = None) -> Note:
    """Keep my notes; an empty text deletes them."""
    desk = desk_of(request)
    person = desk.known(request)
    table = await desk.table(request, table_id, key)
    if "\0" in data.text:
        raise ClientException("a zero byte is allowed nowhere in a note")
    await table.chat.store.put_note(table.row.id, person, data.text)
    return data


HANDLERS = [read_chat, say, mute, unmute, report, read_note, write_note]
