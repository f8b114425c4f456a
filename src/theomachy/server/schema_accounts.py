"""The tables of the database for accounts: what a person shows to be known again, and where he is signed in.

A guest has no row in any of them. A person who goes leaves his id in his games, and nothing here.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from theomachy.server.schema import METADATA

ACCOUNTS = Table(
    "accounts", METADATA,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("name", String(40), nullable=False),  # as it is shown
    Column("key", String(80), nullable=False, unique=True),  # as it is compared: nobody else's name looks the same
    Column("password", Text, nullable=False, server_default=""),  # hashed by Argon2; empty: none
    Column("recovery", String(64), nullable=False, server_default=""),  # hash of the printed code; empty: none
    Column("mail", String(254), nullable=True, unique=True),  # proved by a link; null: none
    Column("created", Float, nullable=False),
)  # fmt: skip

PASSKEYS = Table(
    "passkeys", METADATA,
    Column("id", String(1400), primary_key=True),  # of the credential, in base64url
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", Text, nullable=False),  # in base64url
    Column("count", Integer, nullable=False),  # of signatures, as the authenticator says; 0: it does not count
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)  # fmt: skip

# A token with the id of a sign-in counts while its row is there and has not ended. The empty id stands for the token
# of a guest: that one counts without a row, and no more once a row says that it has ended.
SIGN_INS = Table(
    "sign_ins", METADATA,
    Column("person", String(40), primary_key=True),
    Column("id", String(22), primary_key=True),
    Column("how", String(10), nullable=False),  # guest, password, passkey, mail or recovery
    Column("device", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("ended", Float, nullable=True),
)  # fmt: skip

# What is asked once and answered once: a challenge for a passkey, a link in a mail. Kept by the hash of its secret.
QUESTIONS = Table(
    "questions", METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("until", Float, nullable=False, index=True),
)  # fmt: skip
