"""What people say at a table, whom they do not want to hear, what they report, and their notes to themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "chat_lines",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "token"),
    )
    op.create_index("ix_chat_lines_table_id_at", "chat_lines", ["table_id", "at"])
    op.create_table(
        "chat_mutes",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("muted", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat_reports",
        sa.Column("line", sa.String(24), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("place", sa.String(20), nullable=False),
        sa.Column("said_by", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("said_at", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_chat_reports_at", "chat_reports", ["at"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("notes", "chat_reports", "chat_mutes", "chat_lines"):
        op.drop_table(name)
