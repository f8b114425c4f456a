"""Every game is played to its end in real browsers, by people who only click what is lit."""

from __future__ import annotations

from typing import Any

import pytest
from driver import play_on

import theomachy

CASES = [(name, players) for name in theomachy.games() for players in theomachy.game(name).players]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_whole_game_by_clicks(people: Any, game: str, players: int) -> None:
    """Two browsers at one table; a third and fourth player share the first screen."""
    host, guest = people(), people()
    invitation = host.open_table(game, ["me", "link", *["here"] * (players - 2)])
    guest.join(invitation)
    host.page.wait_for_selector("#board svg, #cover:not([hidden])")
    guest.page.wait_for_selector("#board svg")
    play_on([host, guest], mouse=12, seconds=110)
    table = invitation.split("/t/")[1].split("?")[0]
    record = host.page.evaluate("(id) => fetch(`/api/tables/${id}/record`).then((r) => r.text())", table)
    assert theomachy.Record.parse(record).verify().turn == theomachy.NOBODY
    assert host.page.locator("#banner").inner_text() == guest.page.locator("#banner").inner_text()
    assert host.page.locator("#log li").count() == guest.page.locator("#log li").count() > 10
