"""Playing by keys alone: arrows go to what can be done, Enter does it, the focus stays, Esc goes back, ? tells keys."""

from __future__ import annotations

import random
from typing import Any

import pytest

import theomachy
from choosing import patience

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
# Games that would go on for hours by keys, or by the clock, are played shorter or in turns.
OPTIONS: dict[str, dict[str, str | int]] = {"playing-gods": {"turn_limit": 12}, "four-gods": {"clock": '"ticks"'}}
FOCUS = "() => document.activeElement?.closest?.('[data-target]')?.getAttribute('class') ?? ''"


def seq(page: Any) -> int:
    return int(page.evaluate("() => Number(document.body.dataset.seq)"))


def over(page: Any) -> bool:
    return bool(page.evaluate("() => document.body.classList.contains('over')"))


def choose(page: Any, dice: random.Random) -> None:
    """Walk a little, then press Enter on something lit. What only begins an action lights up what goes on with it."""
    for _ in range(dice.randrange(1, 4)):
        page.keyboard.press(dice.choice(ARROWS))
    for arrow in ARROWS:  # at the edge the last step leads nowhere
        if "lit" in page.evaluate(FOCUS):
            break
        page.keyboard.press(arrow)
    assert "lit" in page.evaluate(FOCUS), "an arrow leads to something that can be done"
    page.keyboard.press("Enter")


def play(someone: Any, own: int, seed: int) -> int:
    """So many actions by keys, or to the end; gives how many there were."""
    page = someone.page
    dice = random.Random(seed)
    done = 0
    while done < own:
        someone.wait_for_turn()
        if over(page):
            break
        if done:
            assert page.evaluate("() => document.activeElement !== document.body"), "the focus stays after an action"
        before = seq(page)
        for _ in range(40):
            choose(page, dice)
            page.wait_for_timeout(30)
            if seq(page) != before or over(page):
                break
            page.wait_for_function(
                "(seq) => document.querySelector('#stage .lit') || Number(document.body.dataset.seq) !== seq",
                arg=before,
            )
            if seq(page) != before:
                break
        else:
            raise AssertionError("forty keys did nothing")
        done += 1
    return done


def table(people: Any, game: str) -> Any:
    someone = people(reduced_motion="reduce")
    someone.open_table(game, ["me", "bot greedy"], OPTIONS.get(game))
    return someone


def begin_with_the_tabulator(someone: Any) -> None:
    """What is lit is reached with the tabulator and chosen with Enter, and says what it is."""
    page = someone.page
    someone.wait_for_turn()
    before = seq(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => { const e = document.activeElement; return e.closest('#board, #tray, .part') && e.dataset.target ? "
            "[e.dataset.target, e.getAttribute('role'), e.getAttribute('aria-label') || e.textContent, e.localName] "
            ": null; }"
        )
        if focused:
            break
    assert focused, "nothing on the board was reached"
    assert focused[1] == "button" or focused[3] == "button"
    assert focused[2].strip()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(seq) => document.querySelector('#stage .chosen') || Number(document.body.dataset.seq) !== seq", arg=before
    )
    page.keyboard.press("Escape")  # let go of what was only chosen


@pytest.mark.parametrize("game", theomachy.game_names())
def test_some_choices_by_keys(people: Any, game: str) -> None:
    done, wanted = 0, patience(6, 10)
    for seed in range(3, 9):  # whoever walks about blindly may end a game with what is chosen: then in another one
        someone = table(people, game)
        if not done:
            begin_with_the_tabulator(someone)
        done += play(someone, wanted - done, seed=seed)
        if done == wanted:
            break
    assert done == wanted


@pytest.mark.nightly
@pytest.mark.parametrize("game", theomachy.game_names())
def test_a_whole_game_by_keys(people: Any, game: str) -> None:
    someone = table(people, game)
    play(someone, 3000, seed=5)
    assert over(someone.page)


def test_escape_goes_back_and_a_question_mark_shows_the_keys(people: Any) -> None:
    someone = table(people, "gods-second")
    page = someone.page
    someone.wait_for_turn()
    page.keyboard.press("1")  # the first thing in the tray
    page.wait_for_selector("#stage .chosen")
    page.keyboard.press("Escape")
    assert page.locator("#stage .chosen").count() == 0
    page.keyboard.press("?")
    keys = page.locator("#keys")
    assert keys.is_visible()
    assert "Lens" in keys.inner_text()
    page.keyboard.press("Escape")
    assert keys.is_hidden()


def test_the_lens_is_held(people: Any) -> None:
    someone = table(people, "gods-second")
    page = someone.page
    someone.wait_for_turn()
    someone.choose_first()
    if page.locator("#board .offer.lens").count() == 0:
        pytest.fail("GODS draws what the lens shows")
    page.keyboard.down("v")
    assert page.locator("#board .offer.price.on").count() == 0
    page.keyboard.up("v")
    assert page.locator("#board .offer.lens.on").count() == 0
