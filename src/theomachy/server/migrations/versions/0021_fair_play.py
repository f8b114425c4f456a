"""Fair play: ratings weigh opponents, absent people are called before a bot plays on, idle tournaments end.

Rated games that run without a clock get the longest there is, from their last move on: nobody holds one open.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
LONGEST = 14  # days for a move


def upgrade() -> None:
    op.add_column("rated", sa.Column("weighed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("called", sa.Float, nullable=False, server_default="0"))
    op.add_column("tournaments", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tournaments SET touched = :now").bindparams(now=time.time()))
    op.execute(
        sa.text(
            "INSERT INTO clocks (table_id, kind, time, step) SELECT id, 'days', :days, 0 FROM tables "
            "WHERE rated AND finished IS NULL AND id NOT IN (SELECT table_id FROM clocks)"
        ).bindparams(days=LONGEST)
    )


def downgrade() -> None:
    op.drop_column("tournaments", "touched")
    op.drop_column("seats", "called")
    op.drop_column("rated", "weighed")
