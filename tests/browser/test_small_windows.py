"""Windows as small as a phone, or as a desk that is enlarged to 200 % or 400 %: nothing is cut off or overlaps."""

from __future__ import annotations

from typing import Any

import pytest
from driver import PHONE
from test_table import click, lit

import theomachy

OPTIONS: dict[str, dict[str, str | int]] = {"four-gods": {"clock": '"ticks"'}}
# Panels of the page that share some of their area, and what lies beyond its right edge.
CROWDED = """
() => {
  const seen = ['.top', '.ask', '.recap:not(.empty)', '.tray', '.boardbox', '.seats', 'nav.bar', '.stockbox',
    '.market'].map((name) => [name, document.querySelector(name)])
    .filter(([, e]) => e && !e.hidden && e.checkVisibility() && getComputedStyle(e).position !== 'sticky')
    .map(([name, e]) => [name, e.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
  const found = seen.filter(([, box]) => box.right > innerWidth + 1 || box.left < -1).map(([name]) => `${name} is cut`);
  seen.forEach(([one, a], i) => seen.slice(i + 1).forEach(([other, b]) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${one} over ${other}`);
  }));
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  return found;
}
"""
# Names of seats that are shown, and do not lie over anything else of their card.
NAMES = """
() => [...document.querySelectorAll('.seat')].filter((e) => e.checkVisibility()).map((seat) => {
  const name = seat.querySelector('.who strong');
  if (!name.checkVisibility()) return '';
  const box = name.getBoundingClientRect();
  const others = [...seat.querySelectorAll('.figure b, .seat-head > .pic, .seat-body .fig')];
  const clear = others.filter((e) => e.checkVisibility()).map((e) => e.getBoundingClientRect())
    .every((other) => other.top >= box.bottom - 4 || other.left >= box.right);
  return clear && box.height >= 12 ? name.textContent : '';
})
"""


def table(people: Any, game: str, width: int, height: int, **look: Any) -> Any:
    someone = people(**{**look, "viewport": {"width": width, "height": height}})
    players = 3 if 3 in theomachy.game(game).players else 2
    someone.open_table(game, ["me", *["bot greedy"] * (players - 1)], OPTIONS.get(game), after=6)
    someone.wait_for_turn()
    return someone


@pytest.mark.parametrize("game", theomachy.game_names())
def test_at_400_percent_a_table_is_one_column(people: Any, game: str) -> None:
    someone = table(people, game, 320, 256)
    page = someone.page
    for width, height in ((320, 256), (320, 200), (320, 568), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert page.evaluate(CROWDED) == [], (width, height)
        names = page.evaluate(NAMES)
        assert names, (width, height)
        assert all(names), (names, width, height)
    page.set_viewport_size({"width": 320, "height": 256})
    page.locator("#tray-body").scroll_into_view_if_needed()
    assert page.locator("#tray-body").is_visible()


@pytest.mark.parametrize("game", theomachy.game_names())
def test_on_a_phone_held_sideways_seats_have_names(people: Any, game: str) -> None:
    someone = table(people, game, 844, 390)
    names = someone.page.evaluate(NAMES)
    assert names
    assert all(names), names
    assert someone.page.evaluate(CROWDED) == []


def test_at_200_percent_the_board_of_playing_gods_is_seen_whole(people: Any) -> None:
    someone = table(people, "playing-gods", 720, 450)
    cut = """() => { const room = document.querySelector('#board').getBoundingClientRect();
        const spaces = document.querySelectorAll('#board [data-place^="space:"], #board [data-target^="space:"]');
        return [...spaces].map((e) => e.getBoundingClientRect())
          .filter((box) => box.left < room.left - 1 || box.right > room.right + 1).length; }"""
    assert someone.page.locator("#board [data-place^='space:'], #board [data-target^='space:']").count() > 20
    assert someone.page.evaluate(cut) == 0


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1440, 900)])
def test_all_of_the_tray_of_gods_is_in_sight(people: Any, size: tuple[int, int]) -> None:
    someone = table(people, "gods-second", *size)
    inside = """() => { const room = document.querySelector('#tray').getBoundingClientRect();
        return [...document.querySelectorAll('#tray-body .choice, #stockbox .sack')].filter((e) => e.checkVisibility())
          .every((e) => e.getBoundingClientRect().bottom <= room.bottom + 1); }"""
    assert someone.page.evaluate(inside)
    assert someone.page.locator("#tray").evaluate("(e) => e.scrollHeight <= e.clientHeight")


@pytest.mark.parametrize("look", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_the_menu_opens_and_closes(people: Any, look: dict[str, Any]) -> None:
    size = (390, 844) if look else (1440, 900)
    someone = table(people, "gods-second", *size, **look)
    page, menu = someone.page, someone.page.locator("#panel-open")
    assert menu.get_attribute("aria-expanded") == "false"
    assert page.locator("#pane-people").is_hidden()
    menu.click()
    assert page.locator("#pane-people").is_visible()
    assert menu.get_attribute("aria-expanded") == "true"
    if look:
        page.locator("#panel-close").click()
    else:
        menu.click()
    assert page.locator("#pane-people").is_hidden()
    assert menu.get_attribute("aria-expanded") == "false"


def test_nothing_of_the_table_is_dragged_away(people: Any) -> None:
    someone = table(people, "gods-second", 1440, 900)
    page = someone.page
    page.evaluate("() => addEventListener('dragstart', (e) => { window.dragged = !e.defaultPrevented; })")
    for name in ("#tray-body [data-target]", "#board [data-target]", "#board [data-key]"):
        box = page.locator(name).first.bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + 120, box["y"] + 90, steps=8)
        page.mouse.up()
        assert not page.evaluate("() => window.dragged")
        assert page.evaluate("() => getSelection().toString()") == ""
    allowed = """() => document.querySelector('#tray-body svg')
        .dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }))"""
    assert page.evaluate(allowed) is False, "a drag of a picture does not begin"


def test_places_have_a_name_and_are_no_group(people: Any) -> None:
    someone = table(people, "gods-second", 1440, 900)
    page = someone.page
    roles = """() => [...document.querySelectorAll('#board [data-target]')].map((e) =>
        [e.getAttribute('role'), e.getAttribute('aria-label') ?? e.querySelector('title')?.textContent ?? ''])"""
    at_rest = page.evaluate(roles)
    assert at_rest
    assert all(role in ("img", "button") and name for role, name in at_rest), at_rest
    for card in lit(someone):  # some of them go nowhere
        click(someone, card)
        if page.locator("#board .lit").count():
            break
        page.keyboard.press("Escape")
    chosen = page.evaluate(roles)
    assert {role for role, _ in chosen} == {"img", "button"}
    page.keyboard.press("Escape")
    assert page.evaluate(roles) == at_rest


# What stands beside the name of a seat and reaches out of its card.
CUT = """
() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const card = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('.fig.brief, .seat-head .figure')].filter((e) => e.checkVisibility())
    .filter((e) => e.getBoundingClientRect().right > card.right + .5).map((e) => e.textContent);
})
"""


@pytest.mark.parametrize("width", [390, 360])
@pytest.mark.parametrize("game", ["gods-second", "gods-first"])
def test_on_a_phone_four_seats_show_points_and_power_whole(people: Any, game: str, width: int) -> None:
    someone = people(viewport={"width": width, "height": 844})
    someone.open_table(game, ["me", "here", "here", "here"], {})
    someone.page.wait_for_selector(".seat .fig.brief")
    assert someone.page.evaluate(CUT) == []
    someone.page.evaluate(  # as much as a player can have
        "() => document.querySelectorAll('.fig.brief b, .fig.brief').forEach((e) => {"
        " const last = [...e.childNodes].findLast((n) => n.nodeType === 3 && n.data.trim());"
        " if (last) last.data = '12'; })"
    )
    assert "12" in someone.page.locator(".fig.brief").first.inner_text()
    assert someone.page.evaluate(CUT) == []
