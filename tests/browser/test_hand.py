"""A hand of cards: below the board at the desk, a drawer on the phone, a column in a short window."""

from __future__ import annotations

from typing import Any

BOXES = """
() => Object.fromEntries(['.tray', '.boardbox', '.bar'].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [name, [box.x, box.y, box.right, box.bottom]];
}))
"""


def with_a_hand(people: Any, width: int, height: int) -> Any:
    someone = people(viewport={"width": width, "height": height}, reduced_motion="reduce")
    someone.open_table("playing-gods", ["me", "bot greedy", "bot greedy"])
    for _ in range(40):
        someone.wait_for_turn()
        if someone.page.locator("#tray-body .handcard").count():
            return someone
        someone.click_something()
        someone.page.wait_for_timeout(40)
    raise AssertionError("no card came into the hand")


def test_the_hand_lies_below_the_board_or_beside_it(people: Any) -> None:
    someone = with_a_hand(people, 1440, 900)
    found = someone.page.evaluate(BOXES)
    assert found[".tray"][1] >= found[".boardbox"][3]
    assert found[".tray"][0] == found[".boardbox"][0]
    someone.page.set_viewport_size({"width": 844, "height": 390})
    someone.page.wait_for_timeout(400)
    found = someone.page.evaluate(BOXES)
    assert found[".tray"][2] <= found[".boardbox"][0]
    assert someone.errors == []


def test_on_the_phone_the_hand_is_a_drawer(people: Any) -> None:
    someone = with_a_hand(people, 390, 844)
    page = someone.page
    card = page.locator("#tray-body .hand .handcard").first
    closed, drawing = page.evaluate(BOXES), page.evaluate("() => document.querySelector('#board svg').innerHTML.length")
    tray = closed[".tray"]
    assert tray[3] - tray[1] < 64  # a strip with the tops of the cards
    page.locator(".drawer").click()
    page.wait_for_timeout(400)
    opened = page.evaluate(BOXES)
    assert opened[".tray"][3] - opened[".tray"][1] > 120
    assert opened[".tray"][3] <= opened[".bar"][1]
    box = card.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= opened[".tray"][3]  # a whole card can be read
    assert opened[".boardbox"] == closed[".boardbox"]  # and the board is not drawn anew for it
    assert page.evaluate("() => document.querySelector('#board svg').innerHTML.length") == drawing
    page.locator(".drawer").click()
    page.wait_for_timeout(200)
    assert page.evaluate(BOXES)[".tray"] == tray
    assert someone.errors == []


def test_a_roll_lights_both_ends_of_its_way(people: Any) -> None:
    someone = people(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    someone.open_table("playing-gods", ["me", "bot greedy", "bot greedy"])
    page = someone.page
    for _ in range(40):
        someone.wait_for_turn()
        if page.locator('#board [data-target^="move:"].lit').count():
            break
        someone.click_something()
        page.wait_for_timeout(40)
    assert page.locator('#board [data-target^="move:"].lit .offer.on').count() >= 2
    assert page.locator('#board [data-place="die"] use').count() == 1
    assert page.locator('#tray-body [data-target^="move:"].lit').count() == 2
    before = page.evaluate("() => document.querySelector('[data-key=\"figure:0\"]').getAttribute('transform')")
    page.locator('#tray-body [data-target^="move:"].lit').first.click()
    page.wait_for_function(
        "(old) => document.querySelector('[data-key=\"figure:0\"]').getAttribute('transform') !== old", arg=before
    )
    assert someone.errors == []
