"""Mail, where a host has set it up: links with which people sign in, notices. Nothing leaves that nobody asked for.

Links begin with the address that the host has named, never with what a request says about itself: otherwise somebody
else could have a link sent that leads to his own site.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server.limits import Buckets

log = logging.getLogger("theomachy.mailing")

ADDRESS = re.compile(r"[^@\s\x00-\x20\"(),:;<>\[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?")
BAD = Phrase("account bad mail")
SECONDS = 20.0  # to hand over a mail
HERE = ("localhost", "127.0.0.1", "::1")
ONE_CLICK = "List-Unsubscribe=One-Click"  # what a mail program posts to the link of the header (RFC 8058)
ALLOWED = "smtp://USER:PASSWORD@HOST:PORT (with STARTTLS) or smtps://USER:PASSWORD@HOST:PORT"


class Letters(EmailPolicy):
    """How mails are written. The headers about the end of notices are ASCII and stay as they are: a link that is folded
    or encoded is not found by mail programs."""

    def fold(self, name: str, value: str) -> str:
        if name.startswith("List-Unsubscribe"):
            return f"{name}: {value}{self.linesep}"
        return str(super().fold(name, value))

    def fold_binary(self, name: str, value: str) -> bytes:
        if name.startswith("List-Unsubscribe"):
            return self.fold(name, value).encode("ascii")
        return bytes(super().fold_binary(name, value))


LETTERS = Letters(linesep="\r\n")


class BadMail(TheomachyError):
    """Nothing can be sent to such an address."""


def mail_address(given: str, lang: str) -> str:
    """The address as it is kept and compared."""
    kept = given.strip()
    if len(kept) > 254 or not ADDRESS.fullmatch(kept):
        raise BadMail(BAD[lang])
    return kept.lower()


@dataclass(frozen=True)
class Post:
    """Where mails are handed over, from whom they come, and where their links lead."""

    host: str
    port: int
    tls: bool  # from the first byte
    user: str
    password: str
    sender: str
    site: str

    def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Hand a mail over; `stop` is the link that ends mails of this kind. Blocks. OSError or SMTPException."""
        message = EmailMessage(LETTERS)
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            if stop.startswith("https://"):  # one click is for links that nobody on the way can read
                message["List-Unsubscribe-Post"] = ONE_CLICK
        message.set_content(text)
        context = ssl.create_default_context()
        secure = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context) if self.tls else None
        with secure or smtplib.SMTP(self.host, self.port, timeout=SECONDS) as line:
            if not self.tls and self.host not in HERE:  # nothing goes over a network that others can read
                line.starttls(context=context)
            if self.user:
                line.login(self.user, self.password)
            line.send_message(message)


def post(mail: str, sender: str, site: str) -> Post | None:
    """What the host has set up; None without. TheomachyError for what cannot be used."""
    if not mail:
        return None
    try:
        parts = urlsplit(mail)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise TheomachyError(f"--mail cannot be read; allowed: {ALLOWED}")
    if not ADDRESS.fullmatch(sender):
        raise TheomachyError(f"--mail needs --mail-from, the address that mails come from, not {sender!r}")
    where = urlsplit(site)
    if where.scheme not in ("http", "https") or not where.hostname or where.path.strip("/") or where.query:
        raise TheomachyError(
            f"--mail needs --address, the address of this server, like https://play.example, not {site!r}"
        )
    tls = parts.scheme == "smtps"
    return Post(
        parts.hostname, port or (465 if tls else 587), tls, unquote(parts.username or ""),
        unquote(parts.password or ""), sender, site.rstrip("/"),
    )  # fmt: skip


class Mailing:
    """Mails are sent beside everything else: whoever asks is answered before, so that the time tells nothing about who
    is known here."""

    def __init__(self, found: Post | None, per_hour: float = 12.0) -> None:
        self.post = found
        self.sent_by = Buckets(per_hour / 3600, max(1.0, per_hour))
        self.sent_to = Buckets(per_hour / 3 / 3600, max(1.0, per_hour / 3))
        self.tasks: set[asyncio.Task[None]] = set()

    def may(self, to: str, *senders: str) -> bool:
        """May these have one more mail with a link sent to this address? What is left in a mailbox counts for all
        addresses that lead to it: what follows a plus sign does not make another one."""
        name, _, host = to.lower().rpartition("@")
        if not all(self.sent_by.take(sender) for sender in senders):
            return False
        return self.sent_to.take((name.split("+")[0], host))

    def send(self, to: str, subject: str, text: str) -> None:
        task = asyncio.create_task(self._send(to, subject, text))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, to: str, subject: str, text: str) -> None:
        assert self.post is not None
        try:
            await asyncio.to_thread(self.post.send, to, subject, text)
            log.info("a mail was handed over")
        except (OSError, smtplib.SMTPException) as error:
            log.error("a mail could not be handed over: %s", type(error).__name__)

    async def close(self) -> None:
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=SECONDS)
