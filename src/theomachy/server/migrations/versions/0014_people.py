"""People: who keeps order and what was done and why, what hosts decide at their tables; friends, invitations, seats
that are kept for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "moderators",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("place", sa.String(20), nullable=False),
        sa.Column("line", sa.String(24), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])
    op.create_index("ix_deeds_line", "deeds", ["line"])
    op.create_table(
        "table_rules",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "friend_codes",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
    )
    op.create_table(
        "friends",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("friend", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "friend_requests",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("wanted", sa.String(40), primary_key=True),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_friend_requests_wanted", "friend_requests", ["wanted"])
    op.create_table(
        "friend_seen",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_table(
        "kept_seats",
        sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
    )


def downgrade() -> None:
    for name in (
        "kept_seats", "invitations", "friend_seen", "friend_requests", "friends", "friend_codes",
        "table_rules", "deeds", "sanctions", "moderators",
    ):  # fmt: skip
        op.drop_table(name)
