"""A move of which the server does not know whether it was made: the page says so and asks again."""

from __future__ import annotations

import json
from typing import Any

from test_table import FIRST, GAME, seq, wait_seq

REASON = "It is not clear yet."


def test_the_page_asks_again_under_the_same_name_until_it_knows(people: Any) -> None:
    someone = people()
    sent: list[dict[str, Any]] = []

    def between(line: Any) -> None:
        server = line.connect_to_server()

        def from_page(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "play":
                sent.append(message)
                if len(sent) == 1:  # it does not reach the table
                    line.send(json.dumps({"type": "unsure", "token": message["token"], "reason": REASON, "seq": 0}))
                    return
            server.send(text)

        line.on_message(from_page)

    someone.page.route_web_socket("**/live?*", between)
    someone.open_table(GAME, ["me", "here"], FIRST)
    someone.page.wait_for_selector("#ask.mine")
    before = seq(someone)
    for _ in range(20):
        someone.click_something()
        someone.page.wait_for_timeout(50)
        if sent:
            break
    someone.page.wait_for_selector("#why:not([hidden])")
    assert REASON in someone.page.locator("#why").inner_text()
    assert seq(someone) == before
    wait_seq(someone, before)
    assert len(sent) == 2
    assert sent[0] == sent[1]
