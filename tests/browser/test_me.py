"""Accounts in the browser: a passkey, a second device, the printed code, going; rated games on the result card."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from driver import Someone
from holders import known, pair, play_out, quick_hashes  # noqa: F401
from processes import Process
from test_accessible import problems, someone_of
from tools import server as in_the_test

from theomachy.server.accounts import COOKIE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
GOOD = "correct horse"


@pytest.fixture
def here(server: Process) -> Iterator[str]:
    """The address under which browsers let passkeys be made: a number is not the name of a site."""
    number = server.address
    server.address = number.replace("127.0.0.1", "localhost")
    yield server.address
    server.address = number


def name_of(someone: Any) -> str:
    return str(someone.page.evaluate("() => fetch('/api/me').then((r) => r.json()).then((me) => me.name)"))


def tables_of(someone: Any) -> list[str]:
    found = someone.page.evaluate("() => fetch('/api/tables').then((r) => r.json()).then((all) => all.mine)")
    return [table["id"] for table in found]


def keep(someone: Any, name: str) -> str:
    """Add a password as the page offers it; the printed code."""
    page = someone.page
    someone.goto("/me")
    form = page.locator('[data-form="keep"]')
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(GOOD)
    form.locator("button[type=submit]").click()
    page.wait_for_selector("#code[open]")
    code = page.locator("#code output").inner_text()
    with page.expect_navigation():
        page.locator("#code button.main").click()
    page.wait_for_selector("#sign-in-list li")
    return str(code)


def sign_in(someone: Any, name: str) -> None:
    page = someone.page
    someone.goto("/me")
    form = page.locator('[data-form="sign-in"]')
    form.locator("[name=name]").fill(name)
    form.locator("[name=password]").fill(GOOD)
    with page.expect_navigation():
        form.locator("button[type=submit]").click()


def test_a_passkey_is_made_and_signs_in_again(people: Any, here: str) -> None:
    anna = people()
    page = anna.page
    device = anna.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    more = {"isUserVerified": True, "automaticPresenceSimulation": True}
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options | more})
    invitation = anna.open_table("gods-second", ["me", "here"])
    table = invitation.split("/")[2].split("?")[0]
    anna.goto("/me")
    page.locator('[data-form="keep"] [name=name]').fill("Anna Passkey")
    with page.expect_navigation():
        page.locator('[data-form="keep"] [data-do="new-passkey"]').click()
    page.wait_for_selector("#passkeys li")
    assert tables_of(anna) == [table], "what was played stays"
    with page.expect_navigation():
        page.locator('[data-do="sign-out"]').click()
    assert name_of(anna) != "Anna Passkey"
    anna.goto("/me")
    with page.expect_navigation():
        page.locator('[data-do="sign-in-passkey"]').click()
    page.wait_for_selector("#passkeys li")
    assert name_of(anna) == "Anna Passkey"
    assert tables_of(anna) == [table]
    page.locator("#passkeys button").click()
    page.wait_for_selector("#trouble:not([hidden])")
    assert page.locator("#passkeys li").count() == 1, "the last way back is not given up"


def test_a_second_device_and_its_end(people: Any) -> None:
    desk, phone = people(), people(**PHONE)
    keep(desk, "Bea Two")
    sign_in(phone, "Bea Two")
    assert name_of(phone) == "Bea Two"
    phone.open_table("gods-second", ["me", "here"])
    phone.page.wait_for_selector("#stage .lit")
    phone.ping_no_more()
    desk.goto("/me")
    desk.page.wait_for_selector("#sign-in-list li:nth-child(2)")
    assert desk.page.locator("#sign-in-list li").count() == 2, "that of the guest ended with the first password"
    desk.page.locator('[data-do="end-others"]').click()
    desk.page.wait_for_selector("#done:not([hidden])")
    assert desk.page.locator("#sign-in-list li").count() == 1
    phone.page.wait_for_url("**/me")
    assert phone.page.locator('[data-form="sign-in"]').count() == 1, "it is a guest's page again"
    assert name_of(desk) == "Bea Two"


def test_the_code_of_a_forgotten_password(people: Any) -> None:
    desk, other = people(), people()
    code = keep(desk, "Cleo Code")
    page = other.page
    other.goto("/me?lang=de")
    page.locator("#sign-in summary").last.click()
    form = page.locator('[data-form="recover"]')
    form.locator("[name=name]").fill("cleo code")
    form.locator("[name=code]").fill("AAAA-BBBB")
    form.locator("[name=password]").fill("another one")
    form.locator("button").click()
    page.wait_for_selector("#trouble:not([hidden])")
    form.locator("[name=code]").fill(code.lower())
    form.locator("button").click()
    page.wait_for_selector("#code[open]")
    assert page.locator("#code output").inner_text() != code
    with page.expect_navigation():
        page.locator("#code button.main").click()
    assert name_of(other) == "Cleo Code"
    desk.goto("/me")
    assert desk.page.locator('[data-form="sign-in"]').count() == 1


def test_who_goes_is_gone_and_the_game_stays(people: Any) -> None:
    anna, bea = people(), people(locale="de-DE")
    keep(anna, "Dora Gone")
    invitation = anna.open_table("gods-second", ["me", "link"])
    bea.join(invitation)
    bea.page.wait_for_selector("#board svg")
    bea.page.locator("#tab-people").click()
    link = bea.page.locator("#people a").filter(has_text="Dora Gone")
    assert link.first.get_attribute("href") == "/u/Dora%20Gone"
    anna.goto("/me")
    page = anna.page
    page.locator("#data summary").click()
    page.locator('[data-form="leave"] [name=name]').fill("Dora Gone")
    with page.expect_navigation():
        page.locator('[data-form="leave"] button').click()
    page.wait_for_url("**/")
    assert tables_of(anna) == []
    bea.page.wait_for_function("() => document.body.innerText.includes('Jemand, der gegangen ist')")
    assert "Dora Gone" not in bea.page.locator("body").inner_text()
    bea.goto("/u/Dora%20Gone")
    assert bea.page.locator("h1").inner_text() == "404"


DESK_LOOK = pytest.param({"color_scheme": "light"}, id="desk", marks=pytest.mark.nightly)


@pytest.mark.parametrize("look", [DESK_LOOK, pytest.param({"color_scheme": "dark", **PHONE}, id="phone")])
def test_the_pages_by_the_rules_of_axe(people: Any, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    name = f"Eva {'Phone' if 'has_touch' in look else 'Desk'}"
    pages = ["/me", "/leaders"]
    for signed in (False, True):
        if signed:
            keep(someone, name)
            pages = ["/me", f"/u/{name}", "/"]
        for path in pages:
            someone.goto(path)
            someone.page.wait_for_load_state("networkidle")
            for summary in someone.page.locator(".mepage summary").all():
                summary.click()
            assert problems(someone) == [], path
            wide = someone.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path} is too wide"


def test_a_rated_game_says_what_it_changed(browser: Any, tmp_path: Path) -> None:
    """Played to its end before anybody looks; then the card and the profile tell of it."""
    with in_the_test(tmp_path) as client:
        anna, bea = known(client, "Fee Rated"), known(client, "Gina Rated")
        table = pair(client, anna, bea)
        play_out(client, table)
        running = pair(client, anna, bea)
    there = Process(tmp_path).start()
    try:
        someone = Someone(browser.new_context(viewport={"width": 1280, "height": 800}), there.address)
        someone.context.add_cookies([{"name": COOKIE, "value": anna.token, "url": there.address}])
        page = someone.page
        someone.goto("/new/gods-second")
        someone.unfold()
        page.locator('input[name="rated"][value="yes"]').check()
        assert page.locator('input[name="hints"][value="yes"]').is_disabled()
        someone.goto(f"/t/{table}")
        page.locator("#result-open").click()
        page.wait_for_selector("#result[open] .ranking .rating")
        assert page.locator("#result .rating").count() == 2
        assert "provisional" in page.locator("#result .rating").first.inner_text()
        told = page.locator("#result .length").inner_text()
        assert re.fullmatch(r"\d+ turns · (.+ · )?Your rating: 1\d\d\d \([+−]\d+\)", told), told
        someone.goto("/u/Fee Rated")
        assert page.locator("tbody a").first.inner_text().startswith("GODS")
        assert page.locator('a[href="/u/Gina%20Rated"]').count() == 1
        someone.goto(f"/t/{running}")
        page.locator("#tab-people").click()
        page.locator('#people [data-act="leave"]').click()
        page.get_by_text("it counts as lost for you").wait_for()  # said before it is done
        page.keyboard.press("Escape")
        page.locator("#pane-people .ending").click()
        page.get_by_text("whoever ends it unfinished loses it").wait_for()
        assert someone.errors == []
        someone.context.close()
    finally:
        there.stop()
