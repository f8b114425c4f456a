"""A hand of Gentes far above its limit lies as a fan: all of it is seen, and the card one reaches for is whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

RECORD = Path(__file__).parents[1] / "records" / "gentes" / "three-random-hidden-hands.theo"
AT, CARDS = 183, 9  # the moment of that game with the most cards in a hand
SIZES = [(1440, 900), (1280, 720), (1024, 768)]

# Cards that leave their panel, or of which less than a finger is seen; and whether anything is scrolled.
HIDDEN = """
() => {
  const row = document.querySelector('#hand .in-rows');
  const room = document.querySelector('section.hand').getBoundingClientRect();
  const cards = [...row.children];
  return [row.scrollHeight > row.clientHeight || row.scrollWidth > row.clientWidth, cards.filter((card) => {
    const box = card.getBoundingClientRect();
    const at = (x) => document.elementFromPoint(box.left + x, box.top + box.height / 2)?.closest('[data-target]');
    return box.right > room.right + 1 || box.bottom > room.bottom + 1 || at(2) !== card || at(38) !== card;
  }).length];
}
"""
WHOLE = """
(card) => { const box = card.getBoundingClientRect();
  return [4, box.width / 2, box.width - 4].every((x) =>
    document.elementFromPoint(box.left + x, box.top + box.height / 2)?.closest('[data-target]') === card); }
"""


def test_all_of_a_large_hand_is_seen(people: Any) -> None:
    someone = people(viewport={"width": 1440, "height": 900})
    page = someone.page
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    wish = {"record": RECORD.read_text(encoding="utf-8"), "at": AT, "seats": [{"kind": "me"}, *bots]}
    someone.goto(f"/t/{someone.ask('/api/records/from', wish)['id']}")
    someone.wait_for_turn()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(1, 1)
        tab = page.locator('#parts [data-tab="hand"]')
        if tab.is_visible():
            tab.click()
        page.wait_for_timeout(200)
        cards = page.locator("#hand .card-choice")
        assert cards.count() == CARDS
        assert page.evaluate(HIDDEN) == [False, 0], (width, height)
        second = cards.nth(1)
        assert not second.evaluate(WHOLE)
        box = second.bounding_box()
        page.mouse.move(box["x"] + 15, box["y"] + 30)
        page.wait_for_timeout(300)
        page.evaluate("() => { document.querySelector('#call').style.visibility = 'hidden'; }")  # it explains the card
        assert second.evaluate(WHOLE), (width, height)
