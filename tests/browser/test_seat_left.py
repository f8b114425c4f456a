"""Leaving a running table on the page: the bot plays on, and the person takes the seat back."""

from __future__ import annotations

from typing import Any

from test_table import FIRST, GAME, lit, seq, wait_seq


def people_pane(someone: Any) -> str:
    someone.page.locator("#tab-people").click()
    return str(someone.page.locator("#people").inner_text())


def test_one_leaves_the_bot_plays_on_and_the_seat_is_taken_back(people: Any) -> None:
    host, guest = people(), people()
    guest.join(host.open_table(GAME, ["me", "link"], FIRST))
    host.page.wait_for_selector("#ask.mine")
    guest.page.wait_for_selector("#me:not([hidden])")
    people_pane(host)
    people_pane(guest)
    # Nobody is away, so everybody has one offer: about the own seat. It asks first, and Escape means no.
    offers = host.page.locator("#people .offer-line button")
    assert offers.all_inner_texts() == ["Leave; a bot plays on"]
    offers.focus()
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector("#handing[open]")
    assert host.page.locator("#handing select").input_value() == "level:2"
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector("#handing", state="hidden")
    assert host.page.locator("#me").is_visible()
    # By keyboard all the way: open, choose a quick bot, confirm.
    before = seq(host)
    offers.focus()
    host.page.keyboard.press("Enter")
    host.page.locator("#handing select").select_option("greedy")
    host.page.locator("#handing .main").focus()
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector("#return-seat:not([hidden])")
    assert host.page.locator("#handing").is_hidden()
    assert host.page.locator("#me").is_hidden()
    assert lit(host) == []
    # It was the host's turn: now the bot makes it, and the guest sees who plays.
    wait_seq(guest, before)
    guest.page.wait_for_selector("#people li:has-text('Quick taker (for Guest)')")
    guest.page.wait_for_selector("#ask.mine")
    assert guest.page.locator("#people .offer-line button").count() == 1
    # Back again; the guest moves, and then the host is asked and not the bot.
    host.page.locator("#return-seat").click()
    host.page.wait_for_selector("#me:not([hidden])")
    assert host.page.locator("#return-seat").is_hidden()
    guest.page.wait_for_selector("#people li:has-text('Quick taker')", state="detached")
    for _ in range(60):
        if host.asked:
            break
        guest.click_something()
        guest.page.wait_for_timeout(40)
    host.page.wait_for_selector("#ask.mine")
    now = seq(host)
    host.page.wait_for_timeout(300)
    assert seq(host) == now
    for _ in range(4):
        host.click_something()
        host.page.wait_for_timeout(60)
    wait_seq(host, now)


def test_who_is_away_is_named_with_the_time_that_is_left(people: Any) -> None:
    host, guest = people(viewport={"width": 390, "height": 844}), people()
    guest.join(host.open_table(GAME, ["me", "link"], FIRST))
    host.page.wait_for_selector("#ask.mine")
    guest.page.wait_for_selector("#me:not([hidden])")
    host.page.locator("#panel-open").click()
    people_pane(host)
    assert host.page.locator("#people li.online").count() == 2
    guest.goto("/")
    host.page.wait_for_selector("#people .offer-line:has-text('you can tell the player in')")
    assert host.page.locator("#people li.online").count() == 1
    answer = host.page.evaluate(
        "async (id) => { const csrf = document.querySelector('meta[name=csrf]').content; const r = await fetch("
        "`/api/tables/${id}/seats/1/bot`, { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json', "
        "'x-csrf-token': csrf } }); return [r.status, await r.json()]; }",
        host.page.url.split("/t/")[1],
    )
    assert answer[0] == 409
    assert 100 < answer[1]["extra"]["wait_s"] <= 120
    assert host.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    guest.page.go_back()
    host.page.wait_for_selector("#people .offer-line:has-text('you can tell the player in')", state="detached")
