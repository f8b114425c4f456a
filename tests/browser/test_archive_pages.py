"""The archive in the browser: a record from a file, a link to a moment, playing on from it, a search."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from driver import PHONE, at_the_desk
from processes import Process

import theomachy
from theomachy.core.dice import Dice

GAME = "gods-second"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game at random, as a file."""
    match = theomachy.Match(GAME, 2, 1, names=["Anna", "Boris"], quiet=True)
    dice = Dice(1)
    while not match.over:
        legal = match.position.legal(match.position.turn)
        match.play(match.position.turn, int(legal[dice.below(len(legal))]))
    file = tmp_path_factory.mktemp("records") / "game.theo"
    match.record.save(file)
    return file


def at(page: Any, number: int) -> None:
    """Wait until the table shows this moment."""
    page.wait_for_function(
        "(at) => document.querySelector('#reviewbar p').textContent.startsWith(at + ' /')", arg=str(number)
    )


# Moments on a phone by day: test_review.py.
@at_the_desk
def test_from_a_file_to_a_game_that_is_played_on(people: Any, record: Path, look: dict[str, Any]) -> None:
    someone = people(**look)
    page = someone.page
    someone.goto("/record")
    page.locator("#file").set_input_files(str(record))
    page.wait_for_selector("#picture svg")
    moves = int(page.locator("#at").get_attribute("max"))
    assert page.locator("#play-on").is_disabled(), "the game is over there"
    end = page.locator("#picture").inner_html()
    page.locator("#before").click()
    page.wait_for_function(
        "(n) => document.querySelector('#told').textContent.startsWith(n + ' /')", arg=str(moves - 1)
    )
    assert page.locator("#picture").inner_html() != end
    page.locator("#keep").click()
    page.wait_for_url(f"**/t/*#{moves - 1}")
    at(page, moves - 1)
    if look is not PHONE:
        page.locator("body").press("ArrowLeft")
        at(page, moves - 2)
        assert page.url.endswith(f"#{moves - 2}")
    address = page.url.partition("#")[0]
    someone.goto("/games")
    page.goto(f"{address}#12")
    at(page, 12)
    page.locator("#reviewbar .play-on").click()
    page.locator("#playing-on button.main").click()
    page.wait_for_function("(old) => location.pathname !== new URL(old).pathname", arg=address)
    page.wait_for_selector("#stage .lit", timeout=60_000)
    assert int(page.evaluate("document.body.dataset.seq")) >= 12


def test_a_link_leads_strangers_to_a_moment(people: Any, server: Process, game_of_bots: str) -> None:
    """Somebody who has never been here opens it by its address, and a page of others shows it as a picture."""
    someone = people()
    page = someone.page
    someone.goto(f"/t/{game_of_bots}#12")
    page.wait_for_function(
        "() => document.querySelector('#reviewbar p')?.textContent.startsWith('12 /')", timeout=60_000
    )
    elsewhere = people().page  # it keeps the policy of no page of ours
    pictures = [f'<img src="{server.address}/t/{game_of_bots}/picture.{kind}?at=12">' for kind in ("svg", "png")]
    elsewhere.set_content("".join(pictures))
    elsewhere.wait_for_function(
        "() => [...document.querySelectorAll('img')].every((image) => image.naturalWidth > 300)", timeout=60_000
    )


def test_the_search_finds_it_and_the_address_keeps_the_filters(people: Any, record: Path) -> None:
    someone = people()
    page = someone.page
    someone.goto("/record")
    page.locator("#text").fill("[Game: chess]")
    page.locator("#form button").click()
    page.wait_for_selector("#trouble:not([hidden])")
    assert page.locator("#trouble").inner_text().startswith("This record cannot be read: ")
    page.locator("#text").fill(record.read_text(encoding="utf-8"))
    page.locator("#form button").click()
    page.locator("#keep").click()
    page.wait_for_url("**/t/*")
    table = page.url.partition("/t/")[2].partition("#")[0]
    someone.goto("/games")
    page.wait_for_selector(f'[data-table="{table}"]')
    page.locator('[name="who"]').fill("nobody of that name")
    page.locator("#filters button").click()
    page.wait_for_selector(f'[data-table="{table}"]', state="detached")
    assert "who=nobody" in page.url
    page.reload()
    assert page.locator('[name="who"]').input_value() == "nobody of that name"
    page.locator('[name="who"]').fill("anna")
    page.locator("#filters button").click()
    page.wait_for_selector(f'[data-table="{table}"]')
