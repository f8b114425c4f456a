"""My bots in the browser: a token is made and shown once, listed, and revoked; a table shows whose bot plays there."""

from __future__ import annotations

from typing import Any

import httpx

GAME = "gods-second"
ASKING = """async ([method, path, body]) => (await (await fetch(path, {method, body: JSON.stringify(body), headers: {
  "content-type": "application/json", "x-csrf-token": document.querySelector("meta[name=csrf]").content}})).json())"""


def test_a_token_is_made_used_and_revoked(people: Any, server: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/bots")
    page.wait_for_selector("#none:not([hidden])")
    page.evaluate(ASKING, ["POST", "/api/guests", {"name": "Anna"}])
    page.locator("#bot-name").fill("Deep Thought")
    page.locator("#form button").click()
    page.wait_for_selector("#made:not([hidden])")
    token = page.locator("#token").inner_text()
    assert token.startswith("theobot.")
    assert "Deep Thought" in page.locator("#bots li").inner_text()

    made = page.evaluate(ASKING, ["POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "link"}]}])
    headers = {"authorization": f"Bearer {token}"}
    where = f"{server.address}/api/tables/{made['id']}/seats/1"
    assert httpx.put(where, json={"key": made["invite"]}, headers=headers).status_code == 200

    page.reload()
    page.wait_for_selector("#bots li")
    assert page.locator("#made").is_hidden(), "it is shown once"
    assert token not in page.content()
    someone.goto(f"/t/{made['id']}")
    card = page.locator('.seat[data-seat="1"] .seat-head')
    card.wait_for()
    assert "Deep Thought · bot of Anna" in card.inner_text()
    assert "bot" in card.locator("em").inner_text()

    someone.goto("/bots")
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#bots button").click()
    page.wait_for_selector("#none:not([hidden])")
    assert httpx.get(f"{server.address}/api/me", headers=headers).status_code == 401
