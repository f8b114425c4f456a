"""The tables of the database for programs of people that play over the network."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, String, Table

from theomachy.server.schema import METADATA

# A program sits at tables as a person of its own: `person` is its row among them. A row stays when its token is
# revoked, so that finished games still tell whose program played.
PROGRAMS = Table(
    "programs", METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("owner", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("digest", String(64), nullable=False),  # SHA-256 of the secret part of its token
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, server_default="0"),  # when it last came, to the minute; 0: never
    Column("revoked", Float, nullable=True),
)  # fmt: skip
