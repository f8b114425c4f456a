"""Every game is played to its end in real browsers, by people who only click what is lit."""

from __future__ import annotations

from typing import Any

import pytest
from driver import play_on

import theomachy

# Random play of Playing Gods takes about a thousand decisions; a limit of turns is one of its rules (PG-R-56).
SHORTER = {"playing-gods": {"turn_limit": 30}}

NAMES = theomachy.game_names()
CASES = [(name, players) for name in NAMES for players in theomachy.game(name).players]
# Each game once, with few players and with many; every night with every number.
USUAL = [(name, theomachy.game(name).players[n % len(theomachy.game(name).players)]) for n, name in enumerate(NAMES)]
PLAYED = [pytest.param(*case, marks=() if case in USUAL else pytest.mark.nightly) for case in CASES]


@pytest.mark.parametrize(("game", "players"), PLAYED)
def test_a_whole_game_by_clicks(people: Any, game: str, players: int) -> None:
    """Two browsers at one table; a third and fourth player share the first screen."""
    host, guest = people(reduced_motion="reduce"), people(reduced_motion="reduce")
    invitation = host.open_table(game, ["me", "link", *["here"] * (players - 2)], SHORTER.get(game))
    guest.join(invitation)
    host.page.wait_for_selector("#board svg, #cover:not([hidden])")
    guest.page.wait_for_selector("#board svg")
    play_on([host, guest], mouse=12, seconds=240)
    table = invitation.split("/t/")[1].split("?")[0]
    record = host.page.evaluate("(id) => fetch(`/api/tables/${id}/record`).then((r) => r.text())", table)
    assert theomachy.Record.parse(record).verify().turn == theomachy.NOBODY
    told = [
        (who.page.locator("#banner").inner_text(), who.page.locator("#log li.told").count()) for who in (host, guest)
    ]
    assert all(banner and lines > 10 for banner, lines in told)
    if not theomachy.game(game).hidden:
        assert told[0] == told[1]
