"""4 Gods at the table: people at two browsers and two bots, all at once; clicks in steps; kingdoms on pointing."""

from __future__ import annotations

import time
from typing import Any

import pytest

GAME = "four-gods"


def test_everybody_acts_at_once(people: Any) -> None:
    host, guest = people(reduced_motion="reduce"), people(reduced_motion="reduce")
    invitation = host.open_table(
        GAME, ["me", "link", "bot random", "bot random"], {"clock": '"real"', "turning": '"off"', "cooldown_ms": 200}
    )
    guest.join(invitation)
    guest.page.wait_for_selector("#board .lit")
    end = time.time() + 60
    acted = {0: 0, 1: 0}
    while time.time() < end:
        for seat, someone in enumerate((host, guest)):
            acted[seat] += someone.click_something() is not None
        rows = int(host.page.evaluate("() => document.body.dataset.seq"))
        if rows > 60 and min(acted.values()) > 6:
            break
    assert min(acted.values()) > 6
    seats = set()
    for someone in (host, guest):
        log = someone.page.locator("#log li.told").all_inner_texts()
        seats |= {line.split()[0] for line in log}
        assert len(log) > 10
    assert {"North", "East", "South", "West"} <= seats
    table = invitation.split("/t/")[1].split("?")[0]
    states = [
        someone.page.evaluate("(id) => fetch(`/api/tables/${id}/state`).then((r) => r.json())", table)
        for someone in (host, guest)
    ]
    assert abs(states[0]["seq"] - states[1]["seq"]) < 60
    assert all(state["turn"] == "everybody" for state in states)


LIT = "() => [...document.querySelectorAll('#board .lit')].map((e) => e.dataset.target)"
ALL_SHOWN = "() => [...document.querySelectorAll('#board .revealed')].every((e) => getComputedStyle(e).opacity === '1')"


def lit(page: Any, prefix: str) -> list[str]:
    return [target for target in page.evaluate(LIT) if target.startswith(prefix)]


def click(page: Any, target: str) -> None:
    page.locator(f'#board [data-target="{target}"]').first.click(force=True)


def rows(page: Any) -> int:
    return int(page.evaluate("() => document.body.dataset.seq"))


@pytest.mark.parametrize("clock", ["ticks", "real"])
def test_tile_then_cell_and_cell_then_tile(people: Any, clock: str) -> None:
    """A tile is taken up with one click and placed with the next; whoever clicks the cell first is understood too."""
    me, guest = people(reduced_motion="reduce"), people(reduced_motion="reduce")
    options = {"clock": f'"{clock}"', **({"cooldown_ms": 0} if clock == "real" else {})}
    guest.join(me.open_table(GAME, ["me", "link"], options))
    page = me.page
    end = time.time() + 30
    while not lit(page, "face:"):
        for someone in (me, guest):
            now = lit(someone.page, "")  # in one look: the turn may come between two
            if someone is me and any(target.startswith("face:") for target in now):
                break
            for target in now:
                if target in ("button:ready", "button:pass"):
                    click(someone.page, target)
        page.wait_for_timeout(100)
        assert time.time() < end
    # the cells that some tile could go to are lit from the start
    assert {"cell:a1", "cell:h8"} <= set(lit(page, "cell:"))
    face = lit(page, "face:")[0]
    click(page, face)
    page.wait_for_function("() => document.querySelector('#banner').textContent.includes('where does')")
    page.wait_for_selector('#board [data-target="cell:h1"].lit')
    assert set(lit(page, "cell:")) == {"cell:a1", "cell:h1", "cell:a8", "cell:h8"}
    if clock == "real":  # another tile instead, and back
        click(page, lit(page, "face:")[3])
        page.wait_for_selector('#board [data-target="button:lower"].lit')
        click(page, "button:lower")
        page.wait_for_function("() => !document.querySelector('#banner').textContent.includes('where does')")
    else:
        page.locator("#undo").click()
        page.wait_for_function("() => !document.querySelector('#banner').textContent.includes('where does')")
    # the cell first, then the tile: both steps are done
    before = rows(page)
    click(page, "cell:h8")
    wanted = lit(page, "face:")
    assert wanted
    assert lit(page, "cell:") == []
    click(page, wanted[-1])
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('h8')")
    assert rows(page) >= before + 2


# A piece of land on which nothing else lies, and the kingdom it belongs to.
LAND = """
(selector) => {
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y) === element) return { x, y, name: element.getAttribute("class").slice(2) };
  }
  return null;
}
"""


@pytest.mark.parametrize("touch", [False, True])
def test_pointing_at_the_world_outlines_a_kingdom(people: Any, touch: bool) -> None:
    look = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if touch else {}
    me = people(reduced_motion="reduce", **look)
    me.open_table(GAME, ["me", "bot greedy", "bot greedy", "bot greedy"], {})
    page = me.page
    quarter = '#board [class^="q-"]'
    shown = "(name) => getComputedStyle(document.querySelector(`#board .k-${name}`)).opacity"
    end = time.time() + 60
    while not (page.locator(quarter).count() and lit(page, "button:pass")):  # then nobody moves but me
        if lit(page, "button:pass"):  # the bots build; on a phone the button may lie below the edge of the screen
            page.locator('#board [data-target="button:pass"]').dispatch_event("click")
            if page.locator("#confirm:not([hidden])").count():
                page.locator("#confirm").click()
        page.wait_for_timeout(100)
        assert time.time() < end
    page.mouse.move(2, 2)
    page.wait_for_timeout(300)
    land = page.evaluate(LAND, quarter)
    assert page.evaluate(shown, land["name"]) == "0"
    if touch:  # a finger on the land, and on a long page the heading only by keyboard or scrolling
        page.touchscreen.tap(land["x"], land["y"])
        page.wait_for_function(f"(name) => ({shown})(name) === '1'", arg=land["name"])
        page.locator("#board .every").focus()
    else:
        page.mouse.move(land["x"], land["y"])
        assert page.evaluate(shown, land["name"]) == "1"
        page.locator("#board .every").hover(force=True)
    assert page.evaluate(ALL_SHOWN)
    page.locator("#board .reveal").first.focus()
    page.mouse.move(2, 2)
    assert page.locator("#board .reveal .revealed").first.evaluate("(e) => getComputedStyle(e).opacity") == "1"
