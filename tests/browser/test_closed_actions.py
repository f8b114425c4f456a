"""4 Gods: what cannot be done now says why in every window, as a list where closed actions have no room."""

from __future__ import annotations

from typing import Any

import pytest

from theomachy.core.languages import LANGUAGES

SMALL = [(1024, 768), (844, 390), (390, 844)]
# Lines that can be read, each with whether its action is open; a line of an open one would be wrong.
LINES = """
() => [...document.querySelectorAll('.closed-sheet li')].filter((e) => e.checkVisibility()).map((e) =>
  [e.querySelector('strong').textContent, e.querySelector('span').textContent,
   document.querySelector(`[data-target="${e.dataset.unless}"]`).classList.contains('lit')])
"""
INSIDE = """
(e) => { const box = e.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_closed_actions_say_why_in_small_windows(people: Any, lang: str) -> None:
    someone = people(locale=lang)
    page = someone.page
    someone.open_table("four-gods", ["me", "bot greedy", "bot greedy"], {"clock": '"ticks"'}, after=2, then="face:")
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        someone.wait_for_turn()
        opener = page.locator(".closed-open")
        box = opener.bounding_box()
        assert box["width"] >= 40
        assert box["height"] >= 40
        opener.click()
        lines = page.evaluate(LINES)
        assert lines
        assert all(name and reason and not lit for name, reason, lit in lines)
        assert page.locator(".closed-sheet").evaluate(INSIDE)
        page.keyboard.press("Escape")
        assert page.evaluate(LINES) == []
        assert someone.asked, "nothing else was closed or left"


# The clause that the rules have come to, with what is seen of it.
HERE = """
() => [...document.querySelectorAll('#rules .here')].filter((e) => {
  const box = e.getBoundingClientRect(), room = document.getElementById('pane-rules').getBoundingClientRect();
  return box.width && box.bottom > room.top && box.top < room.bottom;
}).map((e) => e.dataset.clause)
"""


@pytest.mark.parametrize("size", SMALL, ids=str)
def test_each_reason_has_its_rule(people: Any, size: tuple[int, int]) -> None:
    someone = people(viewport={"width": size[0], "height": size[1]})
    page = someone.page
    someone.open_table("four-gods", ["me", "bot greedy", "bot greedy"], {"clock": '"ticks"'}, after=2, then="face:")
    someone.wait_for_turn()
    rules = page.locator(".closed-sheet li:not([hidden]) .clause")
    assert rules.count() > 1
    for i in range(rules.count()):
        page.locator(".closed-open").click()
        box = rules.nth(i).bounding_box()
        assert box["width"] >= 40
        assert box["height"] >= 40
        rules.nth(i).click()
        page.wait_for_selector("#why a.clause")
        clause = page.locator("#why a.clause").get_attribute("data-clause")
        page.wait_for_function(f"(clause) => ({HERE})().includes(clause)", arg=clause)
        assert page.evaluate(HERE) == [clause]
        assert page.evaluate(LINES) == [], "the list is open over the rule"
        if page.locator("#panel-close").is_visible():  # else the rules stand beside the board
            page.locator("#panel-close").click()
        page.locator("#why button").click()
        assert someone.asked, "nothing else was closed or left"


def test_wide_windows_have_the_reason_in_the_button(people: Any) -> None:
    someone = people(viewport={"width": 1280, "height": 800})
    someone.open_table("four-gods", ["me", "bot greedy", "bot greedy"], {"clock": '"ticks"'}, after=2, then="face:")
    someone.wait_for_turn()
    assert someone.page.locator(".missing:visible").count() > 0
    assert not someone.page.locator(".closed-open").is_visible()
