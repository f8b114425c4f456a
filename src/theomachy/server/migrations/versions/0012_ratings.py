"""Ratings. Until now `rated` said that a table is without hints; that is a column of its own from here on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE tables SET hints = NOT rated")
    tables = sa.table("tables", sa.column("rated", sa.Boolean))
    op.execute(tables.update().values(rated=sa.false()))
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("spoilt", sa.String(10), nullable=False, server_default=""),
        sa.Column("number", sa.Integer, nullable=True, unique=True),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("ix_rating_changes_person", "rating_changes", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("pace", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_board", "ratings", ["game", "players", "pace"])


def downgrade() -> None:
    for name in ("ratings", "rating_changes", "rated"):
        op.drop_table(name)
    op.execute("UPDATE tables SET rated = NOT hints")
    op.drop_column("tables", "hints")
