"""Passkeys (WebAuthn): a challenge is given out, and what an authenticator made of it is checked.

The package behind it is an extra of its own: without it pages do not speak of passkeys, and requests say why.
"""

from __future__ import annotations

import importlib.util
import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from theomachy.core.errors import TheomachyError
from theomachy.core.extras import needing
from theomachy.core.words import Phrase
from theomachy.server.account_store import AccountStore, Passkey

if TYPE_CHECKING:
    from theomachy.server.sign_ins import Connection

PATIENCE = 300.0  # seconds to answer a challenge
MOST = 20  # passkeys of one person
NEW, SHOW = "passkey new", "passkey"
NOT_GOOD = Phrase("account passkey not good")
TOO_MANY = Phrase("account passkeys too many")


class BadPasskey(TheomachyError):
    """What was shown proves nothing."""


class Asked(NamedTuple):
    """A challenge: its number, and what the browser's interface is asked with."""

    ask: str
    options: dict[str, Any]


def possible() -> bool:
    return importlib.util.find_spec("webauthn") is not None


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(shown: str) -> bytes:
    return urlsafe_b64decode(shown + "=" * (-len(shown) % 4))


def site(connection: Connection) -> tuple[str, str]:
    """The name of our site as authenticators know it, and the origin of its pages: as the visitor sees us."""
    origin = f"{connection.url.scheme}://{connection.headers.get('host', 'localhost')}"
    return urlsplit(origin).hostname or "localhost", origin


class Passkeys:
    def __init__(self, store: AccountStore) -> None:
        self.store = store

    async def ask_new(self, connection: Connection, person: str, handle: bytes, name: str, lang: str) -> Asked:
        """A challenge for a new passkey under this name."""
        with needing("passkeys"):
            from webauthn import generate_registration_options, options_to_json
            from webauthn.helpers import structs
        mine = await self.store.passkeys(person)
        if len(mine) >= MOST:
            raise BadPasskey(TOO_MANY(lang, most=MOST))
        asked = generate_registration_options(
            rp_id=site(connection)[0], rp_name="Theomachy", user_id=handle, user_name=name,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(data(key.id)) for key in mine],
        )  # fmt: skip
        return await self._asked(NEW, person, asked.challenge, options_to_json(asked), name=name)

    async def ask(self, connection: Connection) -> Asked:
        """A challenge for whoever has a passkey here."""
        with needing("passkeys"):
            from webauthn import generate_authentication_options, options_to_json
        asked = generate_authentication_options(rp_id=site(connection)[0])
        return await self._asked(SHOW, "", asked.challenge, options_to_json(asked))

    async def _asked(self, kind: str, person: str, challenge: bytes, options: str, **more: str) -> Asked:
        ask = secrets.token_urlsafe(16)
        await self.store.ask(ask, kind, person, {"challenge": text(challenge), **more}, PATIENCE)
        return Asked(ask, json.loads(options))

    async def made(
        self, connection: Connection, person: str, ask: str, credential: dict[str, Any], label: str, lang: str
    ) -> tuple[str, Passkey]:
        """The name that was asked with, and the new passkey, which is not kept yet."""
        with needing("passkeys"):
            from webauthn import verify_registration_response
        question = await self.store.answered(ask, (NEW,))
        if question is None or question[1] != person:
            raise BadPasskey(NOT_GOOD[lang])
        rp_id, origin = site(connection)
        try:
            found = verify_registration_response(
                credential=credential, expected_challenge=data(question[2]["challenge"]), expected_rp_id=rp_id,
                expected_origin=origin,
            )  # fmt: skip
        except Exception as error:  # it reads whatever was sent, and complains in many ways
            raise BadPasskey(NOT_GOOD[lang]) from error
        now = time.time()
        key = Passkey(
            text(found.credential_id), person, text(found.credential_public_key), found.sign_count, label, now, now
        )
        return str(question[2]["name"]), key

    async def shown(self, connection: Connection, ask: str, credential: dict[str, Any], lang: str) -> Passkey:
        """The passkey that was shown, if it is one of ours."""
        with needing("passkeys"):
            from webauthn import verify_authentication_response
        question = await self.store.answered(ask, (SHOW,))
        named = credential.get("id")
        key = await self.store.passkey(named) if isinstance(named, str) and question is not None else None
        if key is None or question is None:
            raise BadPasskey(NOT_GOOD[lang])
        rp_id, origin = site(connection)
        try:
            found = verify_authentication_response(
                credential=credential, expected_challenge=data(question[2]["challenge"]), expected_rp_id=rp_id,
                expected_origin=origin, credential_public_key=data(key.public_key),
                credential_current_sign_count=key.count,
            )  # fmt: skip
        except Exception as error:
            raise BadPasskey(NOT_GOOD[lang]) from error
        if not await self.store.used_passkey(key.id, key.count, found.new_sign_count):
            raise BadPasskey(NOT_GOOD[lang])
        return key
