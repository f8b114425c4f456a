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
