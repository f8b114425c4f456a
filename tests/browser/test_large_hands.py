"""A hand of Gentes far above its limit lies as a fan of spines: each tells its card, the one reached for is whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from theomachy.core.languages import LANGUAGES

RECORD = Path(__file__).parents[1] / "records" / "gentes" / "three-random-hidden-hands.theo"
AT, CARDS = 183, 9  # the moment of that game with the most cards in a hand
SIZES = [(1440, 900), (1280, 720), (1024, 768)]

# Cards that leave their panel, of which less than a finger is seen, or whose name is not seen whole in letters that can
# be read; and whether anything is scrolled.
HIDDEN = """
() => {
  const row = document.querySelector('#hand .fan');
  const room = document.querySelector('section.hand').getBoundingClientRect();
  const cards = [...row.children];
  const within = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  return [row.scrollHeight > row.clientHeight || row.scrollWidth > row.clientWidth, cards.filter((card) => {
    const box = card.getBoundingClientRect();
    const at = (x, y) => document.elementFromPoint(box.left + x, box.top + y)?.closest('[data-target]');
    const name = card.querySelector('.spine strong');
    const words = document.createRange();
    words.selectNodeContents(name);
    return !within(box, room) || box.height < 40 || at(2, 40) !== card || at(39, 40) !== card
      || !within(words.getBoundingClientRect(), card.querySelector('.spine').getBoundingClientRect())
      || parseFloat(getComputedStyle(name).fontSize) < 12;
  }).map((card) => card.dataset.target)];
}
"""
WHOLE = """
(card) => { const box = card.querySelector('.drawn').getBoundingClientRect();
  return [4, box.width / 2, box.width - 4].every((x) =>
    document.elementFromPoint(box.left + x, box.top + box.height / 2)?.closest('[data-target]') === card); }
"""
LIE = """
() => [...document.querySelectorAll('#hand .card-choice')].map((e) => [e.offsetLeft, e.offsetTop, e.offsetWidth])
"""
# As many cards as no game has brought about yet.
MORE = """
(n) => { const row = document.querySelector('#hand .fan');
  while (row.children.length < n) row.append(row.children[row.children.length % 9].cloneNode(true)); }
"""
FEWER = """
(n) => { const row = document.querySelector('#hand .fan');
  while (row.children.length > n) row.lastChild.remove(); }
"""


def sit_down(someone: Any) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {"record": RECORD.read_text(encoding="utf-8"), "at": AT, "seats": [{"kind": "me"}, *bots]}
    someone.goto(f"/t/{someone.ask('/api/records/from', wish)['id']}")
    someone.wait_for_turn()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_a_large_hand_is_seen(people: Any, lang: str) -> None:
    someone = people(viewport={"width": 1440, "height": 900}, locale=lang)
    page = someone.page
    sit_down(someone)
    cards = page.locator("#hand .card-choice")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(1, 1)
        tab = page.locator('#parts [data-tab="hand"]')
        if tab.is_visible():
            tab.click()
        page.wait_for_timeout(200)
        assert cards.count() == CARDS
        assert page.evaluate(HIDDEN) == [False, []], (width, height)
        page.evaluate(MORE, 16)
        assert page.evaluate(HIDDEN) == [False, []], (width, height)
        page.evaluate(FEWER, CARDS)
        lie = page.evaluate(LIE)
        second = cards.nth(1)
        assert not second.evaluate(WHOLE)
        box = second.bounding_box()
        page.mouse.move(box["x"] + 15, box["y"] + 30)
        page.wait_for_timeout(300)
        page.evaluate("() => { document.querySelector('#call').style.visibility = 'hidden'; }")  # it explains the card
        assert second.evaluate(WHOLE), (width, height)
        assert page.evaluate(LIE) == lie, "the others have moved"
        page.mouse.move(1, 1)
        page.keyboard.press("i")  # by keys: the arrows go to everything that explains itself
        third = cards.nth(2)
        third.focus()
        page.wait_for_timeout(300)
        assert third.evaluate(WHOLE), (width, height)
        assert not second.evaluate(WHOLE), (width, height)
        page.keyboard.press("i")
        page.evaluate("() => document.activeElement.blur()")


def test_on_a_phone_every_card_is_whole(people: Any) -> None:
    """There the hand is a drawer of its own, in which all cards lie beside each other and nothing is raised."""
    someone = people(viewport={"width": 390, "height": 844}, has_touch=True)
    page = someone.page
    sit_down(someone)
    page.locator('#parts [data-tab="hand"]').click()
    cards = page.locator("#hand .card-choice")
    assert cards.count() == CARDS
    for i in range(CARDS):
        cards.nth(i).scroll_into_view_if_needed()
        assert cards.nth(i).evaluate(WHOLE), i
