"""Guided games: whether the coach speaks at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guide", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "guide")
