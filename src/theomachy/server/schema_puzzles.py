"""The tables of the database for puzzles: what people found at first sight, and how well they do."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from theomachy.server.schema import METADATA

# One row for each puzzle that a person has answered: only the first answer counts.
PUZZLE_RESULTS = Table(
    "puzzle_results", METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(60), primary_key=True),
    Column("right", Boolean, nullable=False),  # was the first answer the right one?
    Column("change", Integer, nullable=False),  # of the rating
    Column("at", Float, nullable=False),
)  # fmt: skip

PUZZLE_RATINGS = Table(
    "puzzle_ratings", METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("rating", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # right answers in a row, up to now
    Column("best", Integer, nullable=False),  # the longest streak so far
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),  # at first sight
)  # fmt: skip
