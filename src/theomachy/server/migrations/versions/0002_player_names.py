"""What players are called inside a game, where the game leaves it to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("player_name", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "player_name")
