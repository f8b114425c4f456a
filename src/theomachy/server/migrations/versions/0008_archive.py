"""The archive: how finished games came out, so that they can be searched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("readable", sa.Boolean, nullable=False),
    )
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("outcomes")
    op.drop_table("archive")
