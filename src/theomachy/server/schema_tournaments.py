"""The tables of the database for tournaments: what is played, who takes part, and how every chair came out."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from theomachy.server.schema import METADATA

TOURNAMENTS = Table(
    "tournaments", METADATA,
    Column("id", String(20), primary_key=True),
    Column("host", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("title", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),  # at a table
    Column("options", Text, nullable=False),  # JSON
    Column("system", String(8), nullable=False),  # swiss or robin
    Column("rounds", Integer, nullable=False),
    Column("duplicate", Boolean, nullable=False),  # all tables of a round have the same deal
    Column("fill", String(40), nullable=False),  # the bot that fills free chairs; empty: people sit out
    Column("clock", Text, nullable=False),  # JSON; empty: none
    Column("public", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),  # who knows it may look and enter
    Column("state", String(8), nullable=False),  # entry, running or over
    Column("round", Integer, nullable=False),  # the last that was opened
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False, server_default="0"),  # when something last happened in it
)  # fmt: skip

ENTRANTS = Table(
    "entrants", METADATA,
    Column("tournament_id", String(20), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=True, index=True),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("lot", Integer, nullable=False),  # drawn when they enter: the order of those who are equal in everything
    Column("gone", Boolean, nullable=False),  # is paired no more
)  # fmt: skip

# One row for each seat of each game; of those who sit out on board 0. The game is played at the table `played_at`: that
# is not called `table_id`, because the result stays when the table is deleted.
BOARDS = Table(
    "boards", METADATA,
    Column("tournament_id", String(20), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("entrant", Integer, nullable=False),  # -1: a bot that only fills the chair
    Column("played_at", String(20), nullable=False, index=True),  # empty: at none
    Column("deal_id", String(20), ForeignKey("deals.id"), nullable=True),
    Column("how", String(8), nullable=False),  # empty: not over
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)  # fmt: skip
