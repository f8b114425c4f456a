"""Clocks: how a table is timed, when its running clock ends, and who ran out of time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("time", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "flags",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_flags_table_id", "flags", ["table_id"])


def downgrade() -> None:
    op.drop_table("flags")
    op.drop_table("clocks")
