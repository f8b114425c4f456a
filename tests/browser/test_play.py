"""Every game is played to its end in real browsers, by people who only click what is lit."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from driver import click_with_the_mouse, play_on

import theomachy

# Random play of Playing Gods takes about a thousand decisions; a limit of turns is one of its rules (PG-R-56). By day
# the limit is lower, GODS (second) has one too (GODS2-R-37), and the world of 4 Gods is small (G4-R-01).
SHORTER: dict[str, dict[str, str | int]] = {"playing-gods": {"turn_limit": 30}}
SHORTEST: dict[str, dict[str, str | int]] = {
    "playing-gods": {"turn_limit": 10}, "gods-second": {"max_turns": 12}, "four-gods": {"world_size": 4},
}  # fmt: skip

# Two games have nothing that makes them short. By day their beginning is clicked, and at a second table their end, so
# many moves before that of a stored game; the middle every night.
RECORDS = Path(__file__).parents[1] / "records"
ENDS = {"gods-first": "plain-1.theo", "gentes": "rules2-plain-2.theo"}
LAST = 25

NAMES = theomachy.game_names()
CASES = [(name, players) for name in NAMES for players in theomachy.game(name).players]


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_clicks(people: Any, game: str) -> None:
    """Each game with as few players as it takes, in two browsers; of the two long ones the beginning and the end."""
    if game not in ENDS:
        return play_a_game(people, game, min(theomachy.game(game).players), SHORTEST.get(game))
    host, guest = people(), people()
    sit_down(host, guest, host.open_table_by_form(game, ["me", "link"]))
    assert click_with_the_mouse([host, guest], 16, seconds=240) == 16
    record = (RECORDS / game / ENDS[game]).read_text(encoding="utf-8")
    at = len(theomachy.Record.parse(record).moves) - LAST
    wish = {"record": record, "at": at, "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = host.ask("/api/records/from", wish)
    invitation = f"/t/{made['id']}?key={made['invite']}"
    host.goto(invitation)
    sit_down(host, guest, invitation)
    play_to_the_end(host, guest, game, invitation)
    return None


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_whole_game_by_clicks_with_every_number(people: Any, game: str, players: int) -> None:
    play_a_game(people, game, players, SHORTER.get(game))


def play_a_game(people: Any, game: str, players: int, options: dict[str, str | int] | None) -> None:
    """Two browsers at one table, made by the form; a third and fourth player share the first screen."""
    host, guest = people(), people()
    invitation = host.open_table_by_form(game, ["me", "link", *["here"] * (players - 2)], options)
    sit_down(host, guest, invitation)
    play_to_the_end(host, guest, game, invitation)


def sit_down(host: Any, guest: Any, invitation: str) -> None:
    guest.join(invitation)
    host.page.wait_for_selector("#board svg, #cover:not([hidden])")
    guest.page.wait_for_selector("#board svg")


def play_to_the_end(host: Any, guest: Any, game: str, invitation: str) -> None:
    """Both click until it is over; then the record holds, both were told the same, and the result is shown."""
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
    look_at_the_result(host.page, game)


# The picture of the final position: as it is shown, and as it is.
FINAL = """() => {
  const p = document.querySelector('.final');
  return [p.width, p.height, p.naturalWidth, p.naturalHeight];
}"""
# Figures that do not fit into their part of a bar.
CUT = "() => [...document.querySelectorAll('.bars, .share')].filter((e) => e.scrollWidth > e.clientWidth).length"
# Is the button there to be seen, from its left to its right end?
SEEN = """
() => { const box = document.getElementById('again').getBoundingClientRect();
  const at = (x) => document.elementFromPoint(box.x + x, box.y + box.height / 2);
  return [4, box.width - 4].every((x) => at(x)?.closest('#again')); }
"""


def look_at_the_result(page: Any, game: str) -> None:
    """No two are called the same, the picture is the whole board, figures fit; then the table without the card."""
    page.wait_for_selector("#result[open]")
    names = page.locator(".ranking strong").all_inner_texts()
    assert len(set(names)) == len(names) > 1
    length = page.locator(".result-head .length").inner_text()
    assert re.search(r"\d+ (second|minute)s?$", length), length
    turns = page.locator("#log h2[data-turn]").last.get_attribute("data-turn")  # the list of turns has as many
    assert length.startswith(f"{turns} turns · ") or (game == "four-gods" and "turns" not in length), length
    page.wait_for_function("() => document.querySelector('.final').naturalWidth > 0")
    wide, high, whole_wide, whole_high = page.evaluate(FINAL)
    assert max(wide, high) > 100  # a field may be high and narrow
    assert abs(wide / high - whole_wide / whole_high) < 0.02  # in its own shape
    assert page.evaluate("() => document.querySelector('.final').naturalWidth") != 240  # of the middle alone
    for width, height in ((390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT) == 0, (game, width)
    page.keyboard.press("Escape")
    page.wait_for_function(SEEN)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(SEEN)
    menu = page.locator("#panel-open").bounding_box()
    assert menu["x"] + menu["width"] <= 390, "three buttons more at the top leave the menu its place"
    if game != "gentes":
        assert page.locator(".tray").is_hidden(), "nothing is left to play"
