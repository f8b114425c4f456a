"""4 Gods at the table: people and bots all at once; tiles that are turned and carried; kingdoms on pointing."""

from __future__ import annotations

import time
from typing import Any

import pytest

from choosing import patience

GAME = "four-gods"


def test_everybody_acts_at_once(people: Any) -> None:
    host, guest = people(reduced_motion="reduce"), people(reduced_motion="reduce")
    invitation = host.open_table(
        GAME, ["me", "link", "bot random", "bot random"], {"clock": '"real"', "turning": '"off"', "cooldown_ms": 200}
    )
    guest.join(invitation)
    guest.page.wait_for_selector("#stage .lit")
    end = time.time() + 60
    acted = {0: 0, 1: 0}
    while time.time() < end:
        for seat, someone in enumerate((host, guest)):
            # Who has passed waits for the others, and the bots may have passed before.
            acted[seat] += someone.click_something(but="button:pass") is not None
        rows = int(host.page.evaluate("() => document.body.dataset.seq"))
        if rows > patience(40, 60) and min(acted.values()) > 6:
            break
    assert min(acted.values()) > 6
    seats = set()
    for someone in (host, guest):
        log = someone.page.locator("#log li.told").all_text_contents()
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


LIT = "() => [...document.querySelectorAll('#stage .lit')].map((e) => e.dataset.target)"
CHOSEN = "() => [...document.querySelectorAll('#stage .chosen')].map((e) => e.dataset.target)"
CARRIED = "() => document.querySelector('.carried')?.dataset.piece ?? ''"
LIES = "() => document.querySelector('.carried.lies') !== null"
LAID = "([at, drawn]) => document.querySelector(`#board [data-target='${at}']`).innerHTML.includes(drawn)"
UP = "() => document.querySelector('#tray-body .turner [data-carry]').dataset.carry"
CORNERS = {"cell:a1", "cell:h1", "cell:a8", "cell:h8"}


def lit(page: Any, prefix: str) -> list[str]:
    return [target for target in page.evaluate(LIT) if target.startswith(prefix)]


def click(page: Any, target: str) -> None:
    page.locator(f'#stage [data-target="{target}"]').first.dispatch_event("click")


def rows(page: Any) -> int:
    return int(page.evaluate("() => document.body.dataset.seq"))


def middle(page: Any, target: str) -> tuple[float, float]:
    box = page.locator(f'#board [data-target="{target}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def with_a_tile(people: Any, clock: str) -> Any:
    """Somebody at a fresh table of two who holds tiles and is asked."""
    me, guest = people(reduced_motion="reduce"), people(reduced_motion="reduce")
    options = {"clock": f'"{clock}"', **({"cooldown_ms": 0} if clock == "real" else {})}
    guest.join(me.open_table(GAME, ["me", "link"], options))
    end = time.time() + 30
    while not lit(me.page, "face:"):
        for someone in (me, guest):
            now = lit(someone.page, "")  # in one look: the turn may come between two
            if someone is me and any(target.startswith("face:") for target in now):
                break
            for target in now:
                if target in ("button:ready", "button:pass"):
                    click(someone.page, target)
        me.page.wait_for_timeout(100)
        assert time.time() < end
    return me


@pytest.mark.parametrize("clock", ["ticks", "real"])
def test_a_tile_is_taken_turned_and_placed(people: Any, clock: str) -> None:
    """At rest no place is lit; a tile in hand lights its places, follows the pointer and lies down with a click."""
    me = with_a_tile(people, clock)
    page = me.page
    what_was_taken_up_is_put_back_with_escape(page)
    assert lit(page, "cell:") == []
    before = rows(page)
    face = lit(page, "face:")[0]
    click(page, face)
    assert page.evaluate(CHOSEN) == [face]
    assert "Where does the tile go?" in page.locator("#banner").inner_text()
    assert set(lit(page, "cell:")) == CORNERS
    # key, wheel and another click turn it; F shows the other side
    seen = {page.evaluate(UP)}
    page.keyboard.press("r")
    seen.add(page.evaluate(UP))
    page.mouse.move(*middle(page, "cell:d4"))
    page.mouse.wheel(0, 100)
    page.wait_for_timeout(50)
    seen.add(page.evaluate(UP))
    click(page, page.evaluate(CHOSEN)[0])
    seen.add(page.evaluate(UP))
    plain = all(len(set(up.rsplit("-", 1)[-1])) == 1 for up in seen)  # one land all over looks the same every way
    assert len(seen) > 1 or plain
    side = page.evaluate(CHOSEN)[0][-2]
    page.keyboard.press("f")
    assert page.evaluate(CHOSEN)[0][-2] != side
    # it follows the pointer, and lies down where it may
    assert page.evaluate(CARRIED) == page.evaluate(UP)
    assert not page.evaluate(LIES)
    page.mouse.move(*middle(page, "cell:h8"))
    page.wait_for_function(LIES)
    page.wait_for_selector("#call:not([hidden])")
    assert rows(page) == before, "nothing has been sent yet"
    # a place where it may not lie says why
    page.mouse.click(*middle(page, "cell:d4"))
    page.wait_for_selector("#why:not([hidden])")
    assert "fewer than two straight edges" in page.locator("#why").inner_text()
    page.mouse.click(*middle(page, "cell:h8"))
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('h8')")
    assert rows(page) >= before + 2
    assert page.evaluate(CARRIED) == ""
    assert me.errors == []


def what_was_taken_up_is_put_back_with_escape(page: Any) -> None:
    before = rows(page)
    click(page, lit(page, "face:")[0])
    page.mouse.move(*middle(page, "cell:a1"))
    page.wait_for_function(LIES)
    page.keyboard.press("Escape")
    assert page.evaluate(CARRIED) == ""
    assert lit(page, "cell:") == []
    assert rows(page) == before


def test_a_cell_can_be_clicked_before_the_tile(people: Any) -> None:
    page = with_a_tile(people, "ticks").page
    before = rows(page)
    page.mouse.click(*middle(page, "cell:a1"))
    wanted = lit(page, "face:")
    assert wanted
    assert lit(page, "cell:") == []
    click(page, wanted[0])
    page.wait_for_selector("#confirm:visible")  # how it lies there is seen first
    assert rows(page) == before
    page.locator("#confirm").click()
    page.wait_for_function("() => document.querySelector('#log').textContent.includes('a1')")
    assert rows(page) >= before + 2


def test_a_tile_turns_itself_to_fit_the_place(people: Any) -> None:
    """Beside another tile few turns match: pointing at the place shows one that does, and a click lays it so."""
    me = people(reduced_motion="reduce")
    me.open_table(GAME, ["me", "bot random"], {})
    page = me.page
    end = time.time() + 60
    turned = False
    while not turned and time.time() < end:
        me.wait_for_turn()
        for tile in lit(page, "face:"):
            click(page, tile)
            up = page.evaluate(UP) if page.evaluate(CHOSEN) == [tile] else ""
            for place in lit(page, "cell:"):
                page.mouse.move(*middle(page, place))
                page.wait_for_timeout(30)
                if page.evaluate(LIES) and page.evaluate(CARRIED) != up:
                    drawn = page.evaluate("(id) => document.getElementById(id).innerHTML", page.evaluate(CARRIED))
                    page.mouse.click(*middle(page, place))
                    page.wait_for_function(LAID, arg=[place, drawn])
                    turned = True
                    break
            if turned:
                break
            page.keyboard.press("Escape")
        if not turned:
            for target in ("button:none", "button:draw2", "button:draw1", "button:pass", "button:row"):
                if lit(page, target):
                    click(page, target)
                    break
            page.wait_for_timeout(150)
    assert turned
    assert me.errors == []


# A piece of land on which nothing else lies, and the kingdom it belongs to.
LAND = """
() => {
  for (const element of document.querySelectorAll('#board [data-shows]')) {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y) === element) return { x, y, name: element.dataset.shows };
  }
  return null;
}
"""
SHOWN = "(name) => getComputedStyle(document.querySelector(`#board [data-of='${name}']`)).opacity === '1'"


@pytest.mark.parametrize("touch", [False, True])
def test_pointing_at_the_world_outlines_a_kingdom(people: Any, touch: bool) -> None:
    look = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if touch else {}
    me = people(reduced_motion="reduce", **look)
    me.open_table(GAME, ["me", "bot greedy", "bot greedy", "bot greedy"], {})
    page = me.page
    end = time.time() + 60
    while not (page.locator("#board [data-shows]").count() and lit(page, "button:pass")):  # then nobody moves but me
        if lit(page, "button:pass"):  # the bots build
            click(page, "button:pass")
            if page.locator("#confirm:not([hidden])").count():
                page.locator("#confirm").click()
        page.wait_for_timeout(100)
        assert time.time() < end
    page.mouse.move(2, 2)
    page.wait_for_timeout(300)
    land = page.evaluate(LAND)
    assert not page.evaluate(SHOWN, land["name"])
    if touch:
        page.touchscreen.tap(land["x"], land["y"])
    else:
        page.mouse.move(land["x"], land["y"])
    page.wait_for_function(f"(name) => ({SHOWN})(name)", arg=land["name"])
    assert "kingdom of" in page.locator("#call").inner_text()
    # the list of all kingdoms does the same, for the keyboard too
    if touch:
        page.locator("#stock-open").click()
    page.locator(".kingdoms summary").focus()
    every = "() => [...document.querySelectorAll('#board .revealed')].every((e) => getComputedStyle(e).opacity === '1')"
    page.wait_for_function(every)
    page.keyboard.press("Enter")
    page.locator(f'.kingdoms li[data-shows="{land["name"]}"]').focus()
    page.wait_for_function(f"(name) => ({SHOWN})(name)", arg=land["name"])
    assert page.locator("#board .revealed.on").count() == 1


def test_on_a_phone_the_rows_are_a_drawer(people: Any) -> None:
    """At rest a strip below the world shows the gods; opened, a sheet above the bar shows the rows of tiles too."""
    me = people(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    me.open_table(GAME, ["me", "bot greedy"], {})
    me.wait_for_turn()  # then nothing moves
    page = me.page
    stock, rows_of_tiles = page.locator("#stockbox"), page.locator("#stock").get_by_text("Put away: anyone may take")
    strip = stock.bounding_box()
    assert strip["height"] < 844 * 0.15  # with as much of the stock as the room allows
    world = page.locator("#board svg").bounding_box()
    assert strip["y"] >= world["y"] + world["height"]
    page.locator("#stock-open").click()
    sheet = stock.bounding_box()
    assert sheet["y"] > 844 * 0.3
    assert sheet["y"] + sheet["height"] <= 844 - 55
    told = rows_of_tiles.bounding_box()
    assert sheet["y"] <= told["y"] < told["y"] + told["height"] <= sheet["y"] + sheet["height"]
    page.locator("#stock-open").click()
    assert stock.bounding_box() == strip


def test_the_form_asks_first_how_to_play(people: Any) -> None:
    me = people()
    me.goto(f"/new/{GAME}")
    presets, ways = me.page.locator("form fieldset").all()[:2]
    assert presets.locator("strong").last.inner_text() == "Real time", "against bots in one tap"
    titles = ways.locator("strong").all_inner_texts()
    assert titles == ["In turns", "Real time", "In long turns", "Against the clock"]
    assert me.page.locator('[data-option="clock"], [data-option="play"]').count() == 0
    me.page.locator(".way", has_text="Against the clock").click()
    me.page.locator('button[type="submit"]').click()
    me.page.wait_for_url("**/t/*")
    table = me.page.url.rsplit("/", 1)[1]
    info = me.page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
    assert (info["options"]["play"], info["options"]["clock"]) == ("timed", "real")


WATCH = """
() => {
  window.seen = { heights: new Set(), remarks: new Set() };
  const look = () => {
    const seats = [...document.querySelectorAll('.seat')];
    if (seats.some((seat) => !seat.querySelector('.score-parts'))) return; // without a god there are fewer lines
    window.seen.heights.add(seats.map((seat) => Math.round(seat.getBoundingClientRect().height)).join(' '));
    for (const seat of seats) {
      window.seen.remarks.add(`${seat.dataset.seat} ${seat.querySelector('.seat-body > .mini.now') !== null}`);
    }
  };
  new MutationObserver(look).observe(document.getElementById('seats'), { childList: true, subtree: true });
}
"""


def test_seats_keep_their_height_while_remarks_come_and_go(people: Any) -> None:
    me = people(viewport={"width": 1440, "height": 900})
    me.open_table(GAME, ["me", "bot greedy", "bot greedy"], {"clock": '"real"', "cooldown_ms": 300})
    page = me.page
    me.wait_for_turn()
    page.evaluate(WATCH)
    end = time.time() + 60
    both = "() => ['0', '1', '2'].some((n) => ['true', 'false'].every((is) => window.seen.remarks.has(`${n} ${is}`)))"
    for clicks in range(1000):
        me.click_something(but="button:pass")
        page.wait_for_timeout(50)
        if clicks > 40 and page.evaluate(both):
            break
        assert time.time() < end
    heights = page.evaluate("() => [...window.seen.heights]")
    assert len(heights) == 1, heights


def test_a_clock_says_what_it_is_and_is_gone_at_the_end(people: Any) -> None:
    me = people(viewport={"width": 1440, "height": 900})
    me.open_table(GAME, ["me", "bot random"], {"clock": '"real"', "world_size": 5, "cooldown_ms": 0})
    page = me.page
    page.evaluate("""() => { window.told = new Set(); const clock = document.getElementById('clock');
        new MutationObserver(() => { if (!clock.hidden) window.told.add(clock.textContent); })
          .observe(clock, { childList: true, attributes: true }); }""")
    me.click_on(120)
    page.wait_for_selector("body.over", timeout=120_000)
    assert page.locator("#clock").is_hidden()
    assert page.locator(".seat-clock").count() == 0
    told = page.evaluate("() => [...window.told]")
    assert told, "no limit has run"
    assert all(each.startswith("Time ") and each.endswith(" sec") for each in told), told
