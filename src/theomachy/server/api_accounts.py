"""The HTTP interface to accounts: what belongs to whoever asks, and signing in and out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT, HTTP_404_NOT_FOUND, HTTP_409_CONFLICT
from msgspec import Meta, Struct

from theomachy.server import farewell, passkeys, signing
from theomachy.server.account_names import account_name
from theomachy.server.accounts import COOKIE
from theomachy.server.api import LangQ, Me, Req, problems, set_cookie
from theomachy.server.desk import address, desk_of
from theomachy.server.passkeys import BadPasskey
from theomachy.server.passwords import Busy
from theomachy.server.sign_ins import device, ends_itself, shown
from theomachy.server.signing import Signing

Name = Annotated[str, Meta(max_length=200)]
Password = Annotated[str, Meta(max_length=1000)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
Mail = Annotated[str, Meta(min_length=1, max_length=300)]
Credential = dict[str, Any]
SignInId = Annotated[str, PathParameter(description="As in the list; `guest` is the token from before.", max_length=22)]
PasskeyId = Annotated[str, PathParameter(description="As in the list.", max_length=1400)]


class PasskeyInfo(Struct):
    id: str
    label: str
    created: float
    used: float


class SignInInfo(Struct):
    """Where I am signed in: `how`, on what, and whether it is this one."""

    id: str
    how: str
    device: str
    created: float
    seen: float
    this: bool


class AccountInfo(Struct):
    """Who I am, what I can show for it, and what this server offers. Without an account `account` is false."""

    name: str
    account: bool
    password: bool
    mail: str
    passkeys: list[PasskeyInfo]
    sign_ins: list[SignInInfo]
    with_passkeys: bool
    with_mail: bool


class NewName(Struct, forbid_unknown_fields=True):
    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    """A password; `old` where there is one already, `name` where there is no account yet."""

    password: Password
    old: Password = ""
    name: Name = ""


class Recovery(Struct):
    """The code with which the account is recovered: shown once, to be printed or written down."""

    code: str
    token: str = ""


class BySecret(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class ByCode(Struct, forbid_unknown_fields=True):
    name: Name
    code: Code
    password: Password


class ByMail(Struct, forbid_unknown_fields=True):
    mail: Mail
    name: Name = ""


class ByLink(Struct, forbid_unknown_fields=True):
    code: Code


class Challenge(Struct):
    """What the browser's interface for passkeys is asked with; `ask` goes back with the answer."""

    ask: str
    options: dict[str, Any]


class Shown(Struct, forbid_unknown_fields=True):
    ask: Code
    credential: Credential
    label: Annotated[str, Meta(max_length=60)] = ""


@contextmanager
def answering(lang: str = "en") -> Iterator[None]:
    """Refusals about accounts, as answers."""
    try:
        yield
    except Busy as error:
        raise HTTPException(signing.TOO_OFTEN[lang], status_code=429) from error
    except signing.TooOften as error:
        raise HTTPException(str(error), status_code=429) from error
    except (signing.Wrong, BadPasskey) as error:
        raise ClientException(str(error)) from error
    except signing.NoMail as error:
        raise HTTPException(str(error), status_code=HTTP_404_NOT_FOUND) from error
    except signing.NotNow as error:
        raise HTTPException(str(error), status_code=HTTP_409_CONFLICT) from error


def signing_of(request: Req, lang: str) -> Signing:
    return Signing(desk_of(request), request, address(request), lang)


async def signed_in(request: Req, work: Signing, person: str, how: str) -> Response[Me]:
    """The answer to whoever is signed in now."""
    token = await work.begin(person, how)
    name = await work.desk.store.name_of(person) or ""
    after = guest_token_ends(request, work, person)
    response = Response(Me(name, token), status_code=HTTP_200_OK, background=after)
    set_cookie(response, token, request.url.scheme == "https")
    return response


def guest_token_ends(request: Req, work: Signing, person: str) -> BackgroundTask | None:
    """A guest has become an account with a way back, and is given a token of a sign-in. The one from before ends:
    somebody else may have it, or have planted it in this browser. It ends when the answer is sent, so that other pages
    of this browser find the new one when they are told."""
    proof = shown(request)
    if proof is None or proof.person != person or proof.sign_in:
        return None
    return BackgroundTask(work.desk.sign_ins.end, person, [""])


# ---- who I am


@get("/api/account", tags=["account"], responses=problems(401))
async def account(request: Req) -> AccountInfo:
    """My account, as far as I have one."""
    desk = desk_of(request)
    person = desk.known(request)
    found = await desk.accounts.account(person)
    proof = shown(request)
    keys = await desk.accounts.passkeys(person)
    return AccountInfo(
        await desk.store.name_of(person) or "", found is not None, bool(found and found.password),
        (found.mail or "") if found else "", [PasskeyInfo(k.id, k.label, k.created, k.used) for k in keys],
        [
            SignInInfo(s.id or "guest", s.how, s.device, s.created, s.seen, bool(proof and s.id == proof.sign_in))
            for s in await desk.accounts.sign_ins(person)
        ],
        passkeys.possible(), desk.mailing.post is not None,
    )  # fmt: skip


@put("/api/account/name", tags=["account"], responses=problems(400, 401, 403, 404, 409))
async def rename(request: Req, data: JSONBody[NewName], lang: LangQ = "en") -> Me:
    """Another name for my account. What I played keeps being mine."""
    desk = desk_of(request)
    person = desk.known(request)
    if await desk.accounts.account(person) is None:
        raise NotFoundException("you have no account; guests change their name with POST /api/guests")
    with answering(lang):
        return Me((await signing_of(request, lang).name(person, data.name)).name)


@put("/api/account/password", tags=["account"], responses=problems(400, 401, 403, 409, 429))
async def set_password(request: Req, data: JSONBody[NewPassword], lang: LangQ = "en") -> Response[Recovery]:
    """Add a password to what I have, or change it. The answer is the code with which I can recover my account."""
    desk = desk_of(request)
    person = desk.known(request)
    work = signing_of(request, lang)
    with answering(lang):
        found, code = await work.set_password(person, data.name, data.old, data.password)
    return await kept(request, work, found.person, Recovery(code))


async def kept(request: Req, work: Signing, person: str, answer: Recovery) -> Response[Recovery]:
    """The answer to somebody who has proved who he is: a guest's browser is signed in from now on."""
    proof = shown(request)
    response = Response(answer, status_code=HTTP_200_OK, background=guest_token_ends(request, work, person))
    if proof is None or not proof.sign_in:
        answer.token = await work.begin(person, "password")
        set_cookie(response, answer.token, request.url.scheme == "https")
    return response


# ---- passkeys


def count_challenge(request: Req, lang: str) -> None:
    """A challenge is kept until it is answered or too old, so one address may have so many."""
    if not desk_of(request).challenges.take(address(request)):
        raise HTTPException(signing.TOO_OFTEN[lang], status_code=429)


@post("/api/account/passkeys/challenge", tags=["account"], status_code=HTTP_200_OK,
      responses=problems(400, 401, 403, 409, 429))  # fmt: skip
async def ask_passkey(request: Req, data: JSONBody[NewName], lang: LangQ = "en") -> Challenge:
    """Begin to add a passkey; without an account the name is that of the new one."""
    desk = desk_of(request)
    person = desk.known(request)
    work = signing_of(request, lang)
    count_challenge(request, lang)
    with answering(lang):
        mine = await desk.accounts.account(person)
        name = mine.name if mine is not None else account_name(data.name, lang)
        other = await desk.accounts.named(name)
        if other is not None and other.person != person:
            raise HTTPException(signing.TAKEN(lang, name=name), status_code=HTTP_409_CONFLICT)
        asked = await desk.passkeys.ask_new(request, person, work.desk.signer.handle(person), name, lang)
    return Challenge(asked.ask, asked.options)


@post("/api/account/passkeys", tags=["account"], status_code=HTTP_200_OK, responses=problems(400, 401, 403, 409))
async def add_passkey(request: Req, data: JSONBody[Shown], lang: LangQ = "en") -> Response[Me]:
    """Add the passkey that was made for the challenge."""
    desk = desk_of(request)
    person = desk.known(request)
    work = signing_of(request, lang)
    with answering(lang):
        label = data.label.strip() or device(request.headers.get("user-agent", ""))
        name, key = await desk.passkeys.made(request, person, data.ask, data.credential, label, lang)
        mine = await desk.accounts.account(person)
        if mine is None:
            await work.count_account(name)
            mine = await work.name(person, name)
        if not await desk.accounts.put_passkey(key):
            raise BadPasskey(passkeys.NOT_GOOD[lang])
    proof = shown(request)
    if proof is not None and proof.sign_in:
        return Response(Me(mine.name), status_code=HTTP_200_OK)
    return await signed_in(request, work, person, "passkey")


@delete("/api/account/passkeys/{key_id:str}", tags=["account"], responses=problems(400, 401, 403, 404, 409))
async def drop_passkey(request: Req, key_id: PasskeyId, lang: LangQ = "en") -> None:
    """Forget a passkey of mine; not the last way back."""
    desk = desk_of(request)
    person = desk.known(request)
    with answering(lang):
        if all(key.id != key_id for key in await desk.accounts.passkeys(person)):
            raise NotFoundException("you have no such passkey")
        await signing_of(request, lang).drop_way(person, key_id)


# ---- mail


@post("/api/account/mail", tags=["account"], status_code=HTTP_204_NO_CONTENT,
      responses=problems(400, 401, 403, 404, 409, 429))  # fmt: skip
async def ask_mail(request: Req, data: JSONBody[ByMail], lang: LangQ = "en") -> None:
    """Send a link to this address; whoever follows it as me proves that it is mine. Only where the host sends mail."""
    with answering(lang):
        await signing_of(request, lang).ask_mail(desk_of(request).known(request), data.mail, data.name)


@put("/api/account/mail", tags=["account"], responses=problems(400, 401, 403, 409))
async def prove_mail(request: Req, data: JSONBody[ByLink], lang: LangQ = "en") -> Response[Me]:
    """The code of the link: the address is mine."""
    desk = desk_of(request)
    person = desk.known(request)
    work = signing_of(request, lang)
    with answering(lang):
        await work.prove_mail(person, data.code)
    proof = shown(request)
    if proof is not None and proof.sign_in:
        return Response(Me(await desk.store.name_of(person) or ""), status_code=HTTP_200_OK)
    return await signed_in(request, work, person, "mail")


@delete("/api/account/mail", tags=["account"], responses=problems(400, 401, 403, 409))
async def drop_mail(request: Req, lang: LangQ = "en") -> None:
    """Forget my address; not if it is the last way back."""
    desk = desk_of(request)
    person = desk.known(request)
    with answering(lang):
        found = await desk.accounts.account(person)
        if found is not None and found.mail:
            await signing_of(request, lang).drop_way(person)


# ---- signing in and out


@post("/api/sign-in", tags=["account"], status_code=HTTP_200_OK, responses=problems(400, 403, 429))
async def sign_in(request: Req, data: JSONBody[BySecret], lang: LangQ = "en") -> Response[Me]:
    """With name and password. What I had as a guest on this device comes along."""
    work = signing_of(request, lang)
    with answering(lang):
        found = await work.by_password(data.name, data.password)
    return await signed_in(request, work, found.person, "password")


@post("/api/sign-in/code", tags=["account"], status_code=HTTP_200_OK, responses=problems(400, 403, 429))
async def sign_in_by_code(request: Req, data: JSONBody[ByCode], lang: LangQ = "en") -> Response[Recovery]:
    """With the printed code: sets another password, gives another code, and signs everybody else out."""
    work = signing_of(request, lang)
    with answering(lang):
        found, code = await work.by_code(data.name, data.code, data.password)
    answer = Recovery(code, await work.begin(found.person, "recovery"))
    response = Response(answer, status_code=HTTP_200_OK)
    set_cookie(response, answer.token, request.url.scheme == "https")
    return response


@post("/api/sign-in/passkey/challenge", tags=["account"], status_code=HTTP_200_OK, responses=problems(400, 403, 429))
async def ask_sign_in(request: Req, lang: LangQ = "en") -> Challenge:
    """Begin to sign in with a passkey."""
    count_challenge(request, lang)
    asked = await desk_of(request).passkeys.ask(request)
    return Challenge(asked.ask, asked.options)


@post("/api/sign-in/passkey", tags=["account"], status_code=HTTP_200_OK, responses=problems(400, 403, 429))
async def sign_in_by_passkey(request: Req, data: JSONBody[Shown], lang: LangQ = "en") -> Response[Me]:
    work = signing_of(request, lang)
    with answering(lang):
        key = await work.desk.passkeys.shown(request, data.ask, data.credential, lang)
    return await signed_in(request, work, key.person, "passkey")


@post("/api/sign-in/mail", tags=["account"], status_code=HTTP_204_NO_CONTENT, responses=problems(400, 403, 404, 429))
async def ask_link(request: Req, data: JSONBody[ByMail], lang: LangQ = "en") -> None:
    """Send a link to sign in. The answer is the same whether the address is known or not."""
    with answering(lang):
        await signing_of(request, lang).ask_link(data.mail)


@post("/api/sign-in/link", tags=["account"], status_code=HTTP_200_OK, responses=problems(400, 403))
async def sign_in_by_link(request: Req, data: JSONBody[ByLink], lang: LangQ = "en") -> Response[Me]:
    """With the code of the link. It is good once."""
    work = signing_of(request, lang)
    with answering(lang):
        found = await work.by_link(data.code)
    return await signed_in(request, work, found.person, "mail")


@post("/api/sign-out", tags=["account"], status_code=HTTP_204_NO_CONTENT, responses=problems(400, 401, 403, 409))
async def sign_out(request: Req, lang: LangQ = "en") -> Response[None]:
    """End this sign-in. Not for guests, who could not come back."""
    desk = desk_of(request)
    person = desk.known(request)
    proof = shown(request)
    with answering(lang):
        await signing_of(request, lang).demand_way(person)
    ends_itself(request)
    await desk.sign_ins.end(person, [proof.sign_in if proof is not None else ""])
    return gone()


def gone() -> Response[None]:
    response: Response[None] = Response(None, status_code=HTTP_204_NO_CONTENT)
    response.delete_cookie(COOKIE, path="/")
    return response


@delete("/api/account/sign-ins/{sign_in:str}", tags=["account"], responses=problems(400, 401, 403, 404))
async def end_sign_in(request: Req, sign_in: SignInId) -> None:
    """End one of my sign-ins."""
    desk = desk_of(request)
    ends_itself(request)
    if not await desk.sign_ins.end(desk.known(request), ["" if sign_in == "guest" else sign_in]):
        raise NotFoundException("you have no such sign-in")


@delete("/api/account/sign-ins", tags=["account"], responses=problems(401, 403))
async def end_others(request: Req) -> None:
    """End all my sign-ins but this one."""
    desk = desk_of(request)
    proof = shown(request)
    await desk.sign_ins.end(desk.known(request), but=proof.sign_in if proof is not None else None)


# ---- my data


@get("/api/account/data", tags=["account"], responses=problems(401))
async def my_data(request: Req) -> Response[dict[str, list[dict[str, Any]]]]:
    """Everything that is kept about me, as one JSON file."""
    desk = desk_of(request)
    found = await farewell.everything(desk.store, desk.known(request))
    headers = {"Content-Disposition": 'attachment; filename="theomachy.json"', "Cache-Control": "no-store"}
    return Response(found, headers=headers)


@delete("/api/account", tags=["account"], status_code=HTTP_204_NO_CONTENT, responses=problems(400, 401, 403, 409))
async def leave(request: Req, data: JSONBody[NewName], lang: LangQ = "en") -> Response[None]:
    """Delete me, whether I have an account or not: the games stay, the name goes. `name` must be mine."""
    ends_itself(request)
    with answering(lang):
        await signing_of(request, lang).leave(desk_of(request).known(request), data.name)
    await desk_of(request).cut_revoked()
    return gone()


HANDLERS = [
    account, rename, set_password, ask_passkey, add_passkey, drop_passkey, ask_mail, prove_mail, drop_mail, sign_in,
    sign_in_by_code, ask_sign_in, sign_in_by_passkey, ask_link, sign_in_by_link, sign_out, end_sign_in, end_others,
    my_data, leave,
]  # fmt: skip
