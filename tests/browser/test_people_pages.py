"""The pages about people in the browser: notices, keeping order, friends."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from processes import Client, Process
from receivers import receiver

from theomachy.cli_moderators import moderators

Axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe


def test_a_notice_is_shown_by_the_browser_and_leads_to_the_table(people: Any) -> None:
    someone = people(permissions=["notifications"])
    page = someone.page
    someone.goto("/notices")
    page.evaluate("navigator.serviceWorker.register('/push.js').then(() => navigator.serviceWorker.ready)")
    line = someone.context.new_cdp_session(page)
    versions: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda found: versions.extend(found["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    while not versions:
        page.wait_for_timeout(20)
    news = {"title": "Your turn: GODS", "text": "with Bea", "path": "/t/abc", "tag": "turn abc"}
    line.send("ServiceWorker.deliverPushMessage", {
        "origin": someone.address, "registrationId": versions[0]["registrationId"], "data": json.dumps(news),
    })  # fmt: skip
    shown = page.evaluate(
        "async () => { const reg = await navigator.serviceWorker.ready;"
        " for (;;) { const all = await reg.getNotifications();"
        " if (all.length) return [all[0].title, all[0].body, all[0].data.path, all[0].tag];"
        " await new Promise((done) => setTimeout(done, 20)); } }"
    )
    assert shown == ["Your turn: GODS", "with Bea", "/t/abc", "turn abc"]
    assert versions[0]["scopeURL"] == f"{someone.address}/"


def test_ways_and_days_away_on_the_page(browser: Any, tmp_path: Any) -> None:
    process = Process(tmp_path, notices_http=True, notices_private=True).start()
    context = browser.new_context(locale="en")
    try:
        page = context.new_page()
        page.goto(f"{process.address}/notices")
        with receiver() as outside:
            page.locator("#webhook input").fill(f"{outside.address}/mine")
            page.locator("#webhook button").click()
            page.wait_for_selector("#ways li[data-kind=webhook]")
            assert "secret" in page.locator("#done").inner_text()
            page.locator("#ways .acts button").first.click()
            page.wait_for_function("() => document.querySelector('#done').textContent.startsWith('Sent')")
            assert len(outside.at("/mine")) == 1
        page.locator("#ways input").first.uncheck()
        page.reload()
        page.wait_for_selector("#ways li")
        assert not page.locator("#ways input").first.is_checked()
        page.locator("#ways .acts button").last.click()
        page.wait_for_selector(".none:not([hidden])")
        page.locator("#vacation [name=days]").fill("3")
        page.locator("#vacation button").click()
        page.wait_for_selector("#back:not([hidden])")
        assert "You are away" in page.locator("#away").inner_text()
        page.locator("#back").click()
        page.wait_for_selector("#vacation:not([hidden])")
    finally:
        context.close()
        process.stop()


def test_a_moderator_bans_and_the_page_of_the_banned_says_why(browser: Any, tmp_path: Any) -> None:
    process = Process(tmp_path).start()
    contexts = [browser.new_context(locale=lang, bypass_csp=True) for lang in ("en", "de")]
    try:
        keeper, rude = [context.new_page() for context in contexts]
        for page, name in ((keeper, "Mira"), (rude, "Rex")):
            page.goto(process.address)
            page.locator("#name").fill(name)
            with page.expect_response("**/api/guests"):
                page.locator("#name").blur()
        # In a thread of its own: here a loop is running.
        with ThreadPoolExecutor() as aside:
            assert aside.submit(moderators, data=str(tmp_path), add="Mira").result() == 0
        client = Client(process.address)
        wish = {"game": "gods-second", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "public": True}
        table = client.http.post("/api/tables", json=wish).json()["id"]
        rude.goto(f"{process.address}/t/{table}")
        rude.locator("#waiting .chairs button.main").first.click()
        rude.wait_for_selector("#waiting .chairs li.taken >> nth=1")
        rude.locator(".room-chat form input").fill("fools, all of you")
        rude.locator(".room-chat form button").click()
        rude.wait_for_selector(".talk li.mine")
        line = client.http.get(f"/api/tables/{table}/chat").json()["lines"][0]["id"]
        assert client.http.post(f"/api/tables/{table}/chat/reports", json={"line": line}).status_code == 204
        client.close()
        keeper.goto(f"{process.address}/")
        keeper.locator('a[href="/moderation"]').click()
        keeper.wait_for_selector("#reports li")
        assert Axe().run(keeper, options={"resultTypes": ["violations"]}).response["violations"] == []
        keeper.get_by_role("button", name="Ban: Rex").click()
        keeper.locator("#deciding [name=why]").fill("insults")
        keeper.locator("#deciding button.main").click()
        keeper.wait_for_selector("#sanctions li")
        rude.wait_for_selector("text=insults")
        assert "ausgeschlossen" in rude.locator("main").inner_text()
        keeper.get_by_role("button", name="Let in again: Rex").click()
        keeper.wait_for_selector("#sanctions", state="hidden")
        rude.reload()
        rude.wait_for_selector("#waiting .chairs li")
    finally:
        for context in contexts:
            context.close()
        process.stop()


def test_a_seat_is_kept_for_a_friend_who_finds_the_invitation_in_the_lobby(people: Any, server: Process) -> None:
    anna, bea = people(locale="en", bypass_csp=True), people(locale="en", bypass_csp=True)
    for someone, name in ((anna, "Anna of Pages"), (bea, "Bea of Pages")):
        someone.goto("/")
        someone.page.locator("#name").fill(name)
        with someone.page.expect_response("**/api/guests"):
            someone.page.locator("#name").blur()
    anna.goto("/friends")
    anna.page.locator("#ask input").fill("Bea of Pages")
    anna.page.locator("#ask button").click()
    anna.page.wait_for_selector("#asking li")
    bea.goto("/")
    bea.page.wait_for_selector(".people-links b:not([hidden])")
    bea.page.locator('a[href="/friends"]').click()
    bea.page.get_by_role("button", name="Accept: Anna of Pages").click()
    bea.page.wait_for_selector("#friends li")
    assert "is there" in bea.page.locator("#friends li").inner_text()
    assert Axe().run(bea.page, options={"resultTypes": ["violations"]}).response["violations"] == []
    anna.goto("/new/gods-second")
    anna.page.locator('input[name="players"][value="2"]').check(force=True)
    kind = anna.page.locator("#seats .kind").nth(1)
    kind.locator('option[value^="friend "]').wait_for(state="attached")
    kind.select_option(label="Keep for Bea of Pages")
    anna.page.locator('button[type="submit"]').click()
    anna.page.wait_for_selector("#waiting .chairs >> text=kept for Bea of Pages")
    assert Axe().run(anna.page, options={"resultTypes": ["violations"]}).response["violations"] == []
    bea.goto("/")
    bea.page.locator("#invitations a.button").click()
    bea.page.locator("#waiting .chairs button.main").click()
    for someone in (anna, bea):
        someone.page.wait_for_selector("#waiting", state="hidden")
        assert someone.errors == []
