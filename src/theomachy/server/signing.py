"""Signing in and out, and adding to a guest what makes an account of him. Every way goes through here."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server import farewell, mailing, passwords
from theomachy.server.account_names import account_name, name_key
from theomachy.server.account_store import Account, hashed
from theomachy.server.sign_ins import Connection, device, shown

if TYPE_CHECKING:
    from theomachy.server.desk import Desk

log = logging.getLogger("theomachy.signing")

TAKEN = Phrase("account name taken")
WRONG = Phrase("account wrong")
WRONG_OLD = Phrase("account wrong old")
TOO_OFTEN = Phrase("account too often")
NEW_TOO_OFTEN = Phrase("account new too often")
MAILS_TOO_OFTEN = Phrase("account mails too often")
NO_WAY_BACK = Phrase("account no way back")
LAST_WAY = Phrase("account last way")
NOT_YOU = Phrase("account not you")
NO_MAIL = Phrase("account no mail")
MAIL_TAKEN = Phrase("account mail taken")
OLD_LINK = Phrase("account old link")
SUBJECT = Phrase("account mail subject")
TEXTS = {"mail": Phrase("account mail text"), "mail new": Phrase("account mail new text")}
LINK_SECONDS = 1800.0


class NotNow(TheomachyError):
    """It cannot be done as things are."""


class Wrong(TheomachyError):
    """What was shown proves nothing. It is not said which part was wrong."""


class TooOften(TheomachyError):
    """So much guessing is not allowed."""


class NoMail(TheomachyError):
    """This server sends no mail."""


class Signing:
    """What one request does about the account of whoever asks."""

    def __init__(self, desk: Desk, connection: Connection, where: str, lang: str) -> None:
        self.desk = desk
        self.connection = connection
        self.where = where  # under which address guesses are counted
        self.lang = lang

    def count_guess(self, name: str) -> None:
        """Every try counts, right or wrong, for the address and for the name, whether there is such a name or not."""
        guesses = self.desk.guesses
        if not guesses.take(self.where) or not guesses.take(("name", name_key(name)), 1 / 3):
            raise TooOften(TOO_OFTEN[self.lang])

    def count_mail(self, mail: str, *senders: str) -> None:
        """Every link that is asked for counts, for the address of the mail and for who asks, whether it is sent or
        not."""
        if not self.desk.mailing.may(mail, self.where, *senders):
            raise TooOften(MAILS_TOO_OFTEN[self.lang])

    # ---- making an account

    async def count_account(self, name: str) -> None:
        """One more account is to be made here, with this name; refused before any work is done for it."""
        if await self.desk.accounts.named(name) is not None:
            raise NotNow(TAKEN(self.lang, name=name))
        if not self.desk.new_accounts.take(self.where):
            raise TooOften(NEW_TOO_OFTEN[self.lang])

    async def name(self, person: str, name: str, **values: Any) -> Account:
        """Give the person an account of this name, or the account this name."""
        wanted = account_name(name, self.lang)
        if not await self.desk.accounts.put_account(person, wanted, **values):
            raise NotNow(TAKEN(self.lang, name=wanted))
        await self.desk.accounts.keep_guest_token(person, device(self.connection.headers.get("user-agent", "")))
        await self.refresh(person)
        found = await self.desk.accounts.account(person)
        assert found is not None
        return found

    async def refresh(self, person: str) -> None:
        """Tables in memory learn the new name."""
        rows = await self.desk.store.tables_of(person, limit=200)
        await self.desk.hall.read_again([row.id for row in rows])

    async def set_password(self, person: str, name: str, old: str, new: str) -> tuple[Account, str]:
        """A password, the first or another one; the account, and the code with which it is recovered. Everybody else
        who is signed in as this person is signed out when it is changed."""
        before = await self.desk.accounts.account(person)
        wanted = account_name(name or (before.name if before else ""), self.lang)
        passwords.check(new, wanted, self.lang)
        if before is not None and before.password:
            self.count_guess(before.name)
            if not await self.desk.passwords.right(before.password, old, self.where):
                raise Wrong(WRONG_OLD[self.lang])
        if before is None:
            await self.count_account(wanted)
        code = passwords.new_code()
        kept = await self.desk.passwords.hash(new, self.where)
        found = await self.name(person, wanted, password=kept, recovery=hashed(code))
        proof = shown(self.connection)
        if before is not None and before.password and proof is not None:
            await self.desk.sign_ins.end(person, but=proof.sign_in)
        return found, code

    # ---- signing in

    async def begin(self, person: str, how: str) -> str:
        """The token of a new sign-in. What the asker had as a guest until now belongs to the account."""
        proof = shown(self.connection)
        guest = proof.person if proof is not None else person
        if guest != person and await self.desk.accounts.account(guest) is None:
            await self.desk.hall.read_again(await farewell.join(self.desk.store, guest, person))
        log.info("signed in", extra={"how": how})
        return await self.desk.sign_ins.begin(person, how, self.connection)

    async def by_password(self, name: str, password: str) -> Account:
        self.count_guess(name)
        found = await self.desk.accounts.named(name)
        right = await self.desk.passwords.right(found.password if found else "", password, self.where)
        if found is None or not right:
            raise Wrong(WRONG[self.lang])
        if self.desk.passwords.outdated(found.password):
            kept = await self.desk.passwords.hash(password, self.where)
            await self.desk.accounts.change(found.person, password=kept)
        return found

    async def by_code(self, name: str, code: str, new: str) -> tuple[Account, str]:
        """With the printed code: another password, another code, and everybody else is signed out."""
        self.count_guess(name)
        passwords.check(new, name, self.lang)
        found = await self.desk.accounts.named(name)
        kept = await self.desk.passwords.hash(new, self.where)  # before the code is looked at: the same time
        given = hashed(passwords.typed_code(code))
        if found is None or not found.recovery or not secrets.compare_digest(found.recovery, given):
            raise Wrong(WRONG[self.lang])
        fresh = passwords.new_code()
        if not await self.desk.accounts.recover(found.person, given, kept, hashed(fresh)):
            raise Wrong(WRONG[self.lang])  # somebody has used it in this moment
        await self.desk.sign_ins.end(found.person)
        return found, fresh

    # ---- by mail

    def demand_mail(self) -> mailing.Post:
        if self.desk.mailing.post is None:
            raise NoMail(NO_MAIL[self.lang])
        return self.desk.mailing.post

    async def send_link(self, kind: str, person: str, mail: str) -> None:
        """The work is the same for nobody, to whom nothing is sent: time tells nothing."""
        post = self.demand_mail()
        secret = secrets.token_urlsafe(24)
        await self.desk.accounts.ask(secret, kind, person, {"mail": mail}, LINK_SECONDS)
        link = f"{post.site}/me?lang={self.lang}#{'link' if kind == 'mail' else 'mail'}={secret}"
        text = TEXTS[kind](self.lang, link=link, minutes=int(LINK_SECONDS / 60))
        if person:
            self.desk.mailing.send(mail, SUBJECT[self.lang], text)

    async def ask_link(self, mail: str) -> None:
        """A link to sign in, to an address that somebody has proved to be his; to others nothing, and nobody learns
        which they are."""
        self.demand_mail()
        wanted = mailing.mail_address(mail, self.lang)
        self.count_guess(wanted)
        self.count_mail(wanted)
        found = await self.desk.accounts.mailed(wanted)
        await self.send_link("mail", found.person if found is not None else "", wanted)

    async def by_link(self, secret: str) -> Account:
        question = await self.desk.accounts.answered(secret, ("mail",))
        found = await self.desk.accounts.account(question[1]) if question is not None else None
        if found is None or question is None or found.mail != question[2]["mail"]:
            raise Wrong(OLD_LINK[self.lang])
        return found

    async def ask_mail(self, person: str, mail: str, name: str) -> None:
        """A link that proves an address. A guest needs a name with it."""
        self.demand_mail()
        wanted = mailing.mail_address(mail, self.lang)
        self.count_guess(wanted)
        fresh = await self.desk.accounts.account(person) is None
        if fresh:
            await self.count_account(account_name(name, self.lang))
        self.count_mail(wanted, person)
        if fresh:
            await self.name(person, name)
        await self.send_link("mail new", person, wanted)

    async def prove_mail(self, person: str, secret: str) -> None:
        question = await self.desk.accounts.answered(secret, ("mail new",))
        if question is None or question[1] != person:
            raise Wrong(OLD_LINK[self.lang])
        if not await self.desk.accounts.change(person, mail=question[2]["mail"]):
            raise NotNow(MAIL_TAKEN[self.lang])

    # ---- the way back

    async def ways(self, account: Account) -> int:
        """In how many ways the person can come back."""
        keys = await self.desk.accounts.passkeys(account.person)
        return len(keys) + bool(account.password) + bool(account.mail and self.desk.mailing.post)

    async def demand_way(self, person: str) -> None:
        """Refuse what would leave somebody without a way back into their account."""
        found = await self.desk.accounts.account(person)
        if found is None or not await self.ways(found):
            raise NotNow(NO_WAY_BACK[self.lang])

    async def drop_way(self, person: str, key_id: str | None = None) -> None:
        """Forget a passkey, or the mail address where none is named; refused for the last way back."""
        if not await self.desk.accounts.drop_way(person, bool(self.desk.mailing.post), key_id):
            raise NotNow(LAST_WAY[self.lang])

    async def leave(self, person: str, name: str) -> None:
        """Forget me. The name must be said, so that nobody goes by mistake."""
        mine = await self.desk.store.name_of(person) or ""
        if name_key(name) != name_key(mine):
            raise NotNow(NOT_YOU(self.lang, name=mine))
        await self.desk.hall.read_again(await farewell.leave(self.desk.store, person))
        await self.desk.sign_ins.end(person)
        log.info("somebody left")
