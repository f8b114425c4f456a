"""The page about oneself, `/me`: name, ways to sign in, where one is signed in, one's data.

It is made of sections. A part of the server that has something to set for each person adds its own to `SECTIONS`: a
template for what is on the page, and a script where it does something.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from litestar import get
from litestar.response import Template

from theomachy.core.languages import LANGUAGES
from theomachy.core.words import TABLE
from theomachy.server import pages, passkeys
from theomachy.server.api import Req
from theomachy.server.desk import desk_of

PREFIX = "me-"


class Section(NamedTuple):
    """A part of the page. Templates read the words of this page as `m`, those of all pages as `t`."""

    id: str  # also of the element, so that links lead to it
    template: str
    script: str = ""  # the address of a module
    style: str = ""
    account: bool | None = None  # only for those who have an account, or who have none


SECTIONS = [
    Section("guest-name", "_me_guest.html", account=False),
    Section("keep", "_me_keep.html", account=False),
    Section("sign-in", "_me_sign_in.html", account=False),
    Section("name-section", "_me_name.html", account=True),
    Section("ways", "_me_ways.html", account=True),
    Section("sign-ins", "_me_sign_ins.html", account=True),
    Section("more", "_me_more.html"),
    Section("data", "_me_data.html"),
]


@cache
def words(lang: str) -> dict[str, str]:
    """What this page says beside what all pages say: the messages `me-…`."""
    spoken = TABLE.messages(lang if lang in LANGUAGES else "en")
    names = [name for name in spoken.sources if name.startswith(PREFIX)]
    return {name.removeprefix(PREFIX).replace("-", " "): spoken.say(name, {}) for name in names}


@get("/me", include_in_schema=False)
async def me_page(request: Req) -> Template:
    desk = desk_of(request)
    person = desk.person(request)
    account = await desk.accounts.account(person) if person is not None else None
    sections = [s for s in SECTIONS if s.account is None or s.account == (account is not None)]
    return await pages.page(
        request, "me.html", m=words(pages.language(request)), sections=sections, mine=account,
        with_passkeys=passkeys.possible(), with_mail=desk.mailing.post is not None,
    )  # fmt: skip


HANDLERS = [me_page]
