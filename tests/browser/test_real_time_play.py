"""4 Gods in real time: people at two browsers and two bots, all at once."""

from __future__ import annotations

import time
from typing import Any

import pytest

import theomachy

GAME = "four-gods"
pytestmark = pytest.mark.skipif(GAME not in theomachy.games(), reason="4 Gods is not in the list of games")


def test_everybody_acts_at_once(people: Any) -> None:
    host, guest = people(reduced_motion="reduce"), people(reduced_motion="reduce")
    invitation = host.open_table(
        GAME, ["me", "link", "bot random", "bot random"], {"clock": '"real"', "turning": '"off"', "cooldown_ms": 200}
    )
    guest.join(invitation)
    guest.page.wait_for_selector("#board .lit")
    end = time.time() + 60
    acted = {0: 0, 1: 0}
    while time.time() < end:
        for seat, someone in enumerate((host, guest)):
            acted[seat] += someone.click_something() is not None
        rows = int(host.page.evaluate("() => document.body.dataset.seq"))
        if rows > 60 and min(acted.values()) > 6:
            break
    assert min(acted.values()) > 6
    seats = set()
    for someone in (host, guest):
        log = someone.page.locator("#log li").all_inner_texts()
        seats |= {line.split()[0] for line in log}
        assert len(log) > 10
    assert {"North", "East", "South", "West"} <= seats
    table = invitation.split("/t/")[1].split("?")[0]
    states = [
        someone.page.evaluate("(id) => fetch(`/api/tables/${id}/state`).then((r) => r.json())", table)
        for someone in (host, guest)
    ]
    assert abs(states[0]["seq"] - states[1]["seq"]) < 20
    assert all(state["turn"] == "everybody" for state in states)
