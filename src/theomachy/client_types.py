"""What programs at a table read and meet: the messages as types, the errors, and links to tables."""

from __future__ import annotations

from typing import Any, TypedDict
from urllib.parse import parse_qs, urlsplit

from theomachy.core.errors import TheomachyError


class Chair(TypedDict):
    """Who sits where; more fields than these: docs/protocol.md."""

    seat: int
    name: str
    who: str
    kind: str
    mine: bool
    bot: str
    may: str
    owner: str


class TableInfo(TypedDict):
    """A table of a list; more fields than these: `/api/openapi.json`."""

    id: str
    game: str
    title: str
    started: bool
    finished: bool
    chairs: list[Chair]
    asked: list[int]
    my_turn: bool


class Lobby(TypedDict):
    open: list[TableInfo]
    mine: list[TableInfo]


class Way(TypedDict):
    action: int
    text: str


class LogLine(TypedDict):
    seq: int
    text: str
    clause: str
    who: int


class Place(TypedDict):
    seat: int
    rank: int
    points: int


class Seen(TypedDict):
    """The table as a seat may know it; more fields than these: docs/protocol.md."""

    table: str
    game: str
    rules: int
    seq: int
    seat: int | None
    view: dict[str, Any]
    text: str
    ask: str
    asked: list[int]
    choices: list[Way]
    over: bool
    abandoned: bool
    chairs: list[Chair]
    log: list[LogLine]
    log_whole: bool
    result: list[Place]


class ClientError(TheomachyError):
    """Something that a program at a table can meet."""


class Unreachable(ClientError):
    """The server did not answer for a long time."""


class BadToken(ClientError):
    """The token is not known, was revoked, or is not for this."""


class NoSuchTable(ClientError):
    """There is no such table, or it is not for us."""


class NotNow(ClientError):
    """It cannot be done now: the seat is taken, the game has begun."""


class Refused(ClientError):
    """An action was refused and nothing has changed. `clause` names the rule; it is empty where no rule but the table
    refused: what was meant had no sense there, or the table had moved on."""

    def __init__(self, reason: str, clause: str, seq: int = 0) -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.reason = reason
        self.clause = clause
        self.seq = seq  # the last row of the table at that moment


class Link(TypedDict):
    """The parts of a link to a table; `base` is empty where only the table's id was given."""

    base: str
    table: str
    key: str


def read_link(text: str) -> Link:
    """`https://host/t/ID?key=KEY`, as people send it to each other, or the table's id alone."""
    parts = urlsplit(text.strip())
    if not parts.scheme and not parts.netloc and text.strip() and "/" not in text:
        return {"base": "", "table": parts.path, "key": parse_qs(parts.query).get("key", [""])[0]}
    pieces = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or len(pieces) < 2 or pieces[-2] != "t":
        raise ClientError(f"{text!r} is no link to a table; a link looks like https://HOST/t/TABLE?key=KEY")
    before = "/".join(pieces[:-2])
    base = f"{parts.scheme}://{parts.netloc}{'/' + before if before else ''}"
    return {"base": base, "table": pieces[-1], "key": parse_qs(parts.query).get("key", [""])[0]}
