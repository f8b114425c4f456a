"""The tables of the database. Migrations bring an old file to this shape: server/migrations."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)  # fmt: skip

METADATA = MetaData()

SETTINGS = Table(
    "settings", METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)  # fmt: skip

PEOPLE = Table(
    "people", METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)  # fmt: skip

TABLES = Table(
    "tables", METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # revision of the rules it is played by
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("title", String(60), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),  # it counts for the ratings of its players
    Column("hints", Boolean, nullable=False, server_default=true()),  # may whoever is asked have one?
    Column("invite", String(40), nullable=False),  # who knows it may look and take a seat that is kept for a link
    Column("host", String(40), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True),
    Column("finished", Float, nullable=True, index=True),
    Column("abandoned", Boolean, nullable=False, server_default=false()),  # its host ended it unfinished
    Column("again", String(20), nullable=False, server_default=""),  # the table at which the same people play on
    Column("guide", String(8), nullable=False, server_default=""),  # of a guided game: on, or off; puzzle
)  # fmt: skip

SEATS = Table(
    "seats", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, link, open or bot
    Column("person", String(40), ForeignKey("people.id"), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),  # who plays there; beside a person: plays on until he comes back
    Column("player_name", String(40), nullable=False, server_default=""),  # inside the game; empty: the usual one
    Column("seen", Float, nullable=False, server_default="0"),  # when the person last looked at the running game
    Column("colour", String(20), nullable=False, server_default=""),  # as the person chose it; empty: the usual one
    Column("figure", String(20), nullable=False, server_default=""),  # likewise
    Column("called", Float, nullable=False, server_default="0"),  # when others told the person that a bot may play on
)  # fmt: skip

# What was found out about a finished game, as JSON. It can be thrown away at any time and is made anew on request.
ANALYSES = Table(
    "analyses", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),  # the last row of the game it looked at
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

# Append-only. The primary key is the guard: of two writers of the same number one is refused.
MOVES = Table(
    "moves", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("player", Integer, nullable=False),  # a seat, -1 chance, -2 the clock
    Column("action", BigInteger, nullable=False),  # below zero: the player takes back so many rows
    Column("text", Text, nullable=False),
    Column("token", String(64), nullable=True),  # the sender's name for this request: it is never carried out twice
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "token"),
)  # fmt: skip

from theomachy.server import chat_schema as chat_schema  # noqa: E402  parts with a file of their own
from theomachy.server import schema_accounts as schema_accounts  # noqa: E402  # who people are beyond their names
from theomachy.server import schema_archive as schema_archive  # noqa: E402  # registers its tables here
from theomachy.server import schema_clocks  # noqa: E402, F401  # the tables of clocks belong to the same database
from theomachy.server import schema_deals as schema_deals  # noqa: E402  # and those of duplicate play
from theomachy.server import schema_notices as schema_notices  # noqa: E402  # ways to reach people, and days away
from theomachy.server import schema_people as schema_people  # noqa: E402  # who keeps order, and friends
from theomachy.server import schema_programs as schema_programs  # noqa: E402  # and those of programs
from theomachy.server import schema_puzzles as schema_puzzles  # noqa: E402  # what people found of the puzzles
from theomachy.server import schema_ratings as schema_ratings  # noqa: E402  # who is how strong
from theomachy.server import schema_tournaments as schema_tournaments  # noqa: E402  # and of tournaments
