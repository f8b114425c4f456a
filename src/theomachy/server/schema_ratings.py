"""The tables of the database for ratings: which games are rated, what each changed, and how strong everybody is now."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, false

from theomachy.server.schema import METADATA

# A table that is not rated has no row here. Spoilt: bot (one took over when that counted for nobody), short (it was
# decided before it had begun in earnest), often (the same two had enough for a day), same (two players were one).
# `number` is the order in which games were counted: ratings follow from it.
RATED = Table(
    "rated", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("pace", String(8), nullable=False),  # live or slow
    Column("spoilt", String(10), nullable=False, server_default=""),  # why it counts for nobody: see below
    Column("number", Integer, nullable=True, unique=True),  # null: not counted, or not yet
    Column("weighed", Boolean, nullable=False, server_default=false()),  # by how well known the opponents were
)  # fmt: skip

# Who has left a rated game, or one of a tournament: a bot has made a move in the person's place, or the person has
# ended the game unfinished.
LEFT = Table(
    "rated_left", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),  # the last row of the game before
    Column("at", Float, nullable=False),
)  # fmt: skip

# What a counted game changed for each person: only ever added to.
CHANGES = Table(
    "rating_changes", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)  # fmt: skip

# How strong somebody is in one game with so many players at one pace. It follows from the changes.
RATINGS = Table(
    "ratings", METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("pace", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ratings_board", "game", "players", "pace"),
)  # fmt: skip
