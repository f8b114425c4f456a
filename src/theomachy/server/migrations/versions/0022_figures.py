"""The figures that people chose for their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("seats", sa.Column("figure", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "figure")
