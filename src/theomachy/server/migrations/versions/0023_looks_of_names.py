"""Names of accounts are compared by how they look: letters of other scripts that look Latin do not tell them apart.

Nobody loses a name. Where two accounts look the same already, the older one has the new key, and the other keeps its
old one.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from theomachy.server.naming import look, plain_key

revision = "0023"
down_revision = "0022"

ACCOUNTS = sa.table("accounts", sa.column("person"), sa.column("name"), sa.column("key"), sa.column("created"))


def change(key_of: dict[str, str]) -> None:
    """Give accounts other keys, where nobody has them."""
    connection = op.get_bind()
    taken = set(connection.execute(sa.select(ACCOUNTS.c.key)).scalars())
    for person, key in key_of.items():
        if key not in taken:
            taken.add(key)
            connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.person == person).values(key=key))


def names() -> list[tuple[str, str]]:
    wanted = sa.select(ACCOUNTS.c.person, ACCOUNTS.c.name).order_by(ACCOUNTS.c.created, ACCOUNTS.c.person)
    return [(row.person, row.name) for row in op.get_bind().execute(wanted).all()]


def upgrade() -> None:
    change({person: look(name) for person, name in names()})


def downgrade() -> None:
    change({person: plain_key(name) for person, name in names()})
