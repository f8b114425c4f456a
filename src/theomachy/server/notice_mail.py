"""Notices by mail: plain text, with a link that ends them."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from theomachy.server.outward import Outward

PATIENCE = 20.0  # seconds for each step of the talk with the mail server


def letter(settings: Outward, to: str, subject: str, text: str, stop: str) -> EmailMessage:
    found = EmailMessage()
    found["From"] = settings.mail_from
    found["To"] = to
    found["Subject"] = subject
    found["Date"] = formatdate(localtime=False)
    found["Message-ID"] = make_msgid(domain=settings.mail_from.rpartition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    if stop:
        found["List-Unsubscribe"] = f"<{stop}>"
    found.set_content(text)
    return found


def send(settings: Outward, message: EmailMessage) -> None:
    """Hand it to the host's mail server. Blocks: call it in a thread. Raises OSError or SMTPException."""
    parts = urlsplit(settings.mail)
    secure = parts.scheme == "smtps"
    host, port = parts.hostname or "localhost", parts.port or (465 if secure else 587)
    context = ssl.create_default_context()
    line: smtplib.SMTP
    if secure:
        line = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
    else:
        line = smtplib.SMTP(host, port, timeout=PATIENCE)
    with line:
        if not secure:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
                secure = True
        if parts.username:
            if not secure and host not in ("localhost", "127.0.0.1", "::1"):
                raise smtplib.SMTPNotSupportedError("a password is not sent over an open line")
            line.login(unquote(parts.username), unquote(parts.password or ""))
        line.send_message(message)
