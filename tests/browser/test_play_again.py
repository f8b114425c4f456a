"""The same three people play again: each says yes, they meet at one new table, one seat further on."""

from __future__ import annotations

from typing import Any

from test_table import FIRST, GAME


def test_three_people_play_again_and_move_on_by_one_seat(people: Any) -> None:
    host, bruno, carla = people(), people(), people()
    link = host.open_table(GAME, ["me", "link", "link"], FIRST)
    bruno.join(link)
    carla.join(link)
    everybody = (host, bruno, carla)
    before = {}
    for someone in everybody:
        someone.page.wait_for_selector("#me:not([hidden])")
        before[someone] = someone.page.locator("#me").inner_text()
    assert len(set(before.values())) == 3
    old = host.page.url
    host.page.locator("#tab-people").click()
    host.page.locator("#pane-people button.ending").click()
    host.page.locator("#ending .main").click()
    for someone in everybody:
        someone.page.locator("#again").click()
        someone.page.wait_for_url(lambda url: url.split("?")[0] != old.split("?")[0])
    assert len({someone.page.url.split("?")[0] for someone in everybody}) == 1
    for someone, next_one in ((host, bruno), (bruno, carla), (carla, host)):
        someone.page.wait_for_selector("#me:not([hidden])")  # it began by itself with the last yes
        assert someone.page.locator("#me").inner_text() == before[next_one]


# What lies outside the window, of all that is seen in this part of the page. On a phone it would widen the whole page.
OUTSIDE = """
(part) => [...document.querySelectorAll(part)].filter((e) => e.getClientRects().length)
  .map((e) => e.getBoundingClientRect()).filter((box) => box.left < 0 || box.right > innerWidth).length
"""


def test_a_phone_has_room_for_the_waiting_room_and_for_all_buttons_after_the_game(people: Any) -> None:
    someone = people(viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE")
    page = someone.page
    someone.open_table(GAME, ["me", "link"])
    page.wait_for_selector("#waiting:not([hidden])")
    assert page.evaluate(OUTSIDE, "#waiting .card, #waiting .card *:not(.for-readers)") == 0
    table = someone.open_table(GAME, ["me", "here"], {"max_turns": 4}).split("/")[2].split("?")[0]
    someone.play_out(table)
    page.wait_for_selector("#result[open]")
    assert page.evaluate(OUTSIDE, "#result .result-card, #result .result-foot > *") == 0
    page.keyboard.press("Escape")
    assert page.locator("#again").is_visible()
    assert page.evaluate(OUTSIDE, ".top > *") == 0
