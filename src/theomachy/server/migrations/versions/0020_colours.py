"""The colours that people chose for their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "colour")
