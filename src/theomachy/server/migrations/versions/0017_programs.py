"""Programs of people: tokens with which they sit at tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("owner", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False, server_default="0"),
        sa.Column("revoked", sa.Float, nullable=True),
    )
    op.create_index("ix_programs_owner", "programs", ["owner"])


def downgrade() -> None:
    op.drop_table("programs")
