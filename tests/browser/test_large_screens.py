"""On a large screen all of a table of Gentes grows, not the map alone: captions, prices and cards too."""

from __future__ import annotations

from typing import Any

# What is read in each panel: the heights of its lines in pixels of the window, and how much of it does not fit.
READ = """
() => Object.fromEntries([["market", ".market"], ["cards", ".cards"], ["tray", "section.tray"], ["hand", ".hand"],
    ["seats", ".seats"]].map(([name, where]) => {
  const panel = document.querySelector(where);
  const lines = [];
  const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const words = walk.currentNode, range = document.createRange();
    if (!words.data.trim() || words.parentElement.closest(".for-readers, details:not([open]) > ul")) continue;
    if (!words.parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(words);
    const [box] = range.getClientRects();
    if (box && box.width && box.height) lines.push(box.height);
  }
  return [name, { least: Math.min(...lines), over: panel.scrollHeight - panel.clientHeight }];
}))
"""
TILE = "#stage .choice.tile"


# Lines are whole pixels high: one is granted.
def test_captions_and_cards_grow_with_the_map(people: Any) -> None:
    someone = people(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    someone.open_table("gentes", ["me", "bot greedy", "bot greedy"], {"first_game": "true"}, after=12, then="tile:")
    someone.wait_for_turn()
    page = someone.page

    def at(width: int, height: int) -> tuple[dict[str, dict[str, float]], list[float]]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        things = [page.locator(where).first.bounding_box()["width"] for where in ("#stage .cards .drawn", TILE)]
        return page.evaluate(READ), things

    small, small_things = at(1440, 900)
    for (width, height), least in (((2100, 1180), 1.15), ((2560, 1440), 1.4), ((3840, 2160), 2.1)):
        large, things = at(width, height)
        for panel, found in large.items():
            assert found["least"] >= least * small[panel]["least"] - 1, (width, panel, found, small[panel])
            assert found["over"] <= 2, (width, panel, found)
        for now, before in zip(things, small_things, strict=True):
            assert now >= least * before, (width, now, before)
        board = page.locator(".boardbox").bounding_box()
        assert board["height"] >= 0.3 * height
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_rows_of_actions_are_whole_wherever_a_size_begins(people: Any) -> None:
    """Where something begins to be larger there is the least height for it; a hand above its limit takes some too."""
    someone = people(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    someone.open_table("gentes", ["me", "bot greedy", "bot greedy"], {"first_game": "true"}, after=12, then="tile:")
    someone.wait_for_turn()
    page = someone.page
    sizes = (
        (1440, 900),
        (1800, 930),
        (1800, 1040),
        (2100, 1180),
        (2400, 1340),
        (2560, 1340),
        (3000, 1660),
        (3700, 2030),
    )
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        found = page.evaluate(READ)
        assert found["market"]["over"] <= 2, (width, height, found["market"])
