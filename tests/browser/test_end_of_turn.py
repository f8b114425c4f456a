"""What ends a turn cannot be taken back any more: the player sees it and says so, or takes it back."""

from __future__ import annotations

from typing import Any

import pytest
from driver import OPENED, PHONE
from test_table import FIRST, GAME, click, lit, seq, wait_seq

LOOKS = [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")]
# Some decisions until the next choice may end the turn, and options that make everybody wait for one.
GAMES: dict[str, dict[str, str | int]] = {
    "gods-second": FIRST, "gods-first": {}, "gentes": {}, "playing-gods": {}, "four-gods": {"clock": '"ticks"'},
}  # fmt: skip
ASK = "() => { localStorage.setItem('ask-end', 'yes'); document.getElementById('ask-end').checked = true; }"


def sit_down(people: Any, game: str = GAME, seats: list[str] | None = None, after: int = 1, **look: Any) -> Any:
    """On turn, at a page that asks before the end of a turn."""
    someone = people(**look)
    someone.open_table(game, seats or ["me", "here"], GAMES[game], after=after)
    someone.page.evaluate(ASK)
    someone.page.wait_for_selector("#ask.mine, #cover:not([hidden])")
    return someone


def choose(someone: Any) -> str:
    """A card and a place for it, which are the whole action; gives the place."""
    someone.page.wait_for_selector("#stage .lit")
    for card in [target for target in lit(someone) if target.startswith(("card:", "temple"))]:
        click(someone, card)
        if places := [target for target in lit(someone) if target.startswith("hex:")]:
            click(someone, places[0])
            if not any(target.startswith("victim:") for target in lit(someone)):
                return places[0]
            click(someone, places[0])  # decay asks for a third thing: another card is taken
        click(someone, card)
    raise AssertionError("no card can be played")


def choose_the_last(someone: Any) -> str:
    place = choose(someone)
    someone.page.wait_for_selector("#call:not([hidden]) #confirm:visible")
    return place


def test_who_never_said_otherwise_is_asked(people: Any) -> None:
    someone = sit_down(people)
    someone.context.add_init_script("localStorage.removeItem('ask-end')")  # after that of the driver
    someone.page.reload()
    someone.page.wait_for_selector("#ask.mine")
    assert someone.page.locator("#ask-end").is_checked()


@pytest.mark.parametrize("look", LOOKS)
def test_the_last_action_of_a_turn_is_seen_before_it_is_done(people: Any, look: dict[str, Any]) -> None:
    someone = sit_down(people, after=0, **look)
    page = someone.page
    first = seq(someone)
    choose(someone)
    if look:  # fingers are asked about every action
        page.wait_for_selector("#confirm:visible")
        assert page.locator("#confirm").inner_text() == "Do it"
        page.locator("#confirm").click()
    before = wait_seq(someone, first)  # the turn goes on: nobody is asked
    page.wait_for_selector("#ask.mine")
    mine = page.locator("#me").text_content()
    place = choose_the_last(someone)
    assert page.locator("#confirm").inner_text() == "Do it and end your turn"
    assert page.locator(f"#board [data-target='{place}'] .ghost.on").count() == 1
    page.wait_for_timeout(300)
    assert seq(someone) == before
    page.locator("#other:visible, #cancel:visible").first.click()
    assert page.locator("#confirm").is_hidden()
    page.keyboard.press("Escape")
    assert lit(someone)
    choose_the_last(someone)
    page.locator("#confirm").click()
    wait_seq(someone, before)
    page.wait_for_function("(mine) => document.getElementById('me').textContent !== mine", arg=mine)


def test_keys_lead_on_to_the_button(people: Any) -> None:
    someone = sit_down(people)
    page = someone.page
    before = seq(someone)
    page.keyboard.press("ArrowRight")
    for _ in range(6):
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        if page.evaluate("() => document.activeElement.id") == "confirm":
            break
        page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.id") == "confirm"
    assert seq(someone) == before
    page.keyboard.press("Enter")
    wait_seq(someone, before)


def test_who_wants_no_question_is_asked_none(people: Any) -> None:
    someone = sit_down(people)
    page = someone.page
    page.evaluate("() => document.getElementById('tab-people').click()")
    page.locator("#ask-end").uncheck()
    before = seq(someone)
    choose(someone)
    wait_seq(someone, before)
    page.reload()
    page.wait_for_selector(OPENED, state="attached")
    assert not page.locator("#ask-end").is_checked()


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_the_end_of_a_turn_is_asked_for(people: Any, game: str) -> None:
    """Two people at one screen play by clicks until somebody's turn would end, and one of them ends it."""
    someone = sit_down(people, game, after=0)
    page = someone.page
    for _ in range(300):
        someone.cover()
        page.wait_for_function(
            "() => document.querySelector('#stage .lit, #confirm:not([hidden]), #cover:not([hidden])')"
        )
        before = seq(someone)
        page.wait_for_timeout(100)  # what an action means is asked for
        if page.locator("#confirm:visible").count():
            if page.locator("#confirm").inner_text() == "Do it and end your turn":
                break
            page.locator("#confirm").click()
            wait_seq(someone, before)
        elif places := [target for target in lit(someone) if target]:
            click(someone, someone.random.choice(places))
            page.wait_for_timeout(50)
    else:
        raise AssertionError("no turn has ended")
    page.wait_for_timeout(300)
    assert seq(someone) == before
    page.locator("#confirm").click()
    wait_seq(someone, before)
