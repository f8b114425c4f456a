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
SIZES = {"wide": (1440, 900), "desk": (1280, 800), "low": (1280, 720), "small": (1024, 768)}
CAN = "() => document.activeElement.matches('[data-target].lit, #confirm')"
# Everything lit that arrows do not lead to from where the focus is. Whatever lies behind a tab or a fold is reached
# with it. Nobody is told that the focus went about.
UNREACHED = """
() => {
  const quiet = (event) => event.stopImmediatePropagation();
  document.addEventListener("focusin", quiet, true);
  const begin = document.activeElement;
  const known = new Set([begin]);
  for (const from of known) {
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      if (from === document.body) document.activeElement.blur();
      else from.focus({ preventScroll: true });
      from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      known.add(document.activeElement);
    }
  }
  begin.focus({ preventScroll: true });
  document.removeEventListener("focusin", quiet, true);
  const ways = [...known].map((e) => (e.dataset.tab ? document.getElementById(e.dataset.tab) : e.closest("details")));
  const there = (e) => known.has(e) || ways.some((way) => way?.contains(e));
  const reached = new Set([...document.querySelectorAll("#stage .lit")].filter(there).map((e) => e.dataset.target));
  return [...document.querySelectorAll("#stage .lit")].map((e) => e.dataset.target).filter((t) => !reached.has(t));
}
"""
# How many layouts of things at random are not whole by either rule of the arrows, and by the first.
LAYOUTS = """
async () => {
  const { RULES, spread, whole } = await import("/static/focus.js");
  let seed = 7;
  const upTo = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
  const count = [0, 0];
  for (let k = 0; k < 6000; k += 1) {
    const grid = [1, 8, 40][k % 3]; // things of drawings often stand in rows, or on each other
    const spot = () => [upTo(1280 / grid) * grid, upTo(800 / grid) * grid];
    const some = Array.from({ length: 1 + upTo(k % 50 ? 14 : 120) }, spot);
    const bad = RULES.map((rule) => !whole(spread(some), rule));
    if (bad.every(Boolean)) count[0] += 1;
    if (bad[0]) count[1] += 1;
  }
  return count;
}
"""


def seq(page: Any) -> int:
    return int(page.evaluate("() => Number(document.body.dataset.seq)"))


def over(page: Any) -> bool:
    return bool(page.evaluate("() => document.body.classList.contains('over')"))


def choose(page: Any, dice: random.Random) -> None:
    """Walk a little, then press Enter on something lit. What only begins an action lights up what goes on with it."""
    for _ in range(dice.randrange(1, 4)):
        page.keyboard.press(dice.choice(ARROWS))
    for _ in range(300):  # a walk at random: one arrow from one place may lead there
        if page.evaluate(CAN):
            break
        page.keyboard.press(dice.choice(ARROWS))
    assert page.evaluate(CAN), "an arrow leads to something that can be done"
    page.keyboard.press("Enter")


def play(someone: Any, own: int, seed: int) -> int:
    """So many actions by keys, or to the end; gives how many there were."""
    page = someone.page
    dice = random.Random(seed)
    done = choices = 0
    while done < own:
        someone.wait_for_turn()
        if over(page):
            break
        if done:
            assert page.evaluate("() => document.activeElement !== document.body"), "the focus stays after an action"
        before = seq(page)
        for _ in range(40):
            choices += 1
            if choices % 5 == 0:
                assert page.evaluate(UNREACHED) == [], "everything lit is reached with arrows"
            choose(page, dice)
            page.wait_for_timeout(30)
            if seq(page) != before or over(page):
                break
            page.wait_for_function(
                "(seq) => document.querySelector('#stage .lit') || Number(document.body.dataset.seq) !== seq"
                " || document.activeElement.id === 'confirm'",
                arg=before,
            )
            if seq(page) != before:
                break
        else:
            raise AssertionError("forty keys did nothing")
        done += 1
    return done


def table(people: Any, game: str, size: str = "desk") -> Any:
    width, height = SIZES[size]
    someone = people(reduced_motion="reduce", viewport={"width": width, "height": height})
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


@pytest.mark.parametrize("size", [pytest.param(size, marks=[pytest.mark.nightly] * (size != "desk")) for size in SIZES])
@pytest.mark.parametrize("game", theomachy.game_names())
def test_some_choices_by_keys(people: Any, game: str, size: str) -> None:
    done, wanted = 0, patience(6, 10)
    for seed in range(3, 9):  # whoever walks about blindly may end a game with what is chosen: then in another one
        someone = table(people, game, size)
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


def choose_all(page: Any, dice: random.Random) -> None:
    """Choose until it is an action that is only to be confirmed."""
    for _ in range(40):
        choose(page, dice)
        if page.locator("#confirm:not([hidden])").count():
            break
    page.wait_for_selector("#confirm")


@pytest.mark.parametrize("game", theomachy.game_names())
def test_what_is_chosen_is_put_back_and_done_by_keys(people: Any, game: str) -> None:
    """Who wants to be asked first puts back with Esc, thing by thing, and goes to the answer with arrows. The focus is
    never lost."""
    someone = table(people, game)
    page = someone.page
    page.evaluate("() => { document.getElementById('ask-first').checked = true; }")
    dice = random.Random(4)
    lost = "() => document.activeElement === document.body"
    chosen = page.locator("#stage .chosen")
    for _ in range(patience(5, 15)):
        someone.wait_for_turn()
        if over(page):
            break
        choose_all(page, dice)
        while left := chosen.count():
            page.keyboard.press("Escape")
            assert chosen.count() < left
            assert not page.evaluate(lost)
        assert page.evaluate(CAN), "the focus is at something that can be done"
        assert page.evaluate(UNREACHED) == []
        choose_all(page, dice)
        before = seq(page)
        for _ in range(200):
            if answers := page.evaluate("() => document.activeElement.id === 'confirm'"):
                break
            page.keyboard.press(dice.choice(ARROWS))
        assert answers, "an arrow leads to the answer"
        page.keyboard.press("Enter")
        page.wait_for_function("(seq) => Number(document.body.dataset.seq) !== seq", arg=before)
        someone.wait_for_turn()
        assert over(page) or not page.evaluate(lost)


def test_sentences_are_gone_through_with_arrows(people: Any) -> None:
    someone = table(people, "gods-second")
    page = someone.page
    someone.wait_for_turn()
    page.locator("#tab-choices").click()
    page.wait_for_selector("#choices button")
    page.locator("#choices button").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => [...document.querySelectorAll('#choices button')].indexOf(document.activeElement)") == 1
    before = seq(page)
    page.keyboard.press("Enter")
    page.wait_for_function("(seq) => Number(document.body.dataset.seq) !== seq", arg=before)
    page.wait_for_function("() => document.getElementById('choices').contains(document.activeElement)")


def test_arrows_lead_everywhere_wherever_things_lie(people: Any) -> None:
    someone = people()
    someone.goto("/")
    never, seldom = someone.page.evaluate(LAYOUTS)
    assert never == 0
    assert 0 < seldom < 60, "the natural way is usual, and the other one is needed"


def test_escape_goes_back_and_a_question_mark_shows_the_keys(people: Any) -> None:
    someone = table(people, "gods-second")
    page = someone.page
    someone.wait_for_turn()
    page.keyboard.press("1")  # the first thing in the tray
    page.wait_for_selector("#stage .chosen")
    page.keyboard.press("Escape")
    assert page.locator("#stage .chosen").count() == 0
    page.keyboard.press("ArrowDown")
    here = page.evaluate("() => document.activeElement.dataset.target")
    assert here
    page.keyboard.press("?")
    keys = page.locator("#keys")
    assert keys.is_visible()
    assert "Lens" in keys.inner_text()
    for _ in range(4):
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        away = page.evaluate("() => document.activeElement.closest('#stage, header') !== null")
        assert not away, "the focus stays in the list of keys"
    page.keyboard.press("Escape")
    assert keys.is_hidden()
    assert page.evaluate("() => document.activeElement.dataset.target") == here


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
