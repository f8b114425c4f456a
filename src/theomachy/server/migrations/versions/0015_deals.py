"""Duplicate play: deals, and the tables that are played with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "dealt",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal_id", sa.String(20), sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_dealt_deal_id", "dealt", ["deal_id"])


def downgrade() -> None:
    op.drop_table("dealt")
    op.drop_table("deals")
