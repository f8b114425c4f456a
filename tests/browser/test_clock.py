"""Clocks in a browser: chosen in the form, seen at each seat, running; and the next game with one key."""

from __future__ import annotations

import re
from typing import Any

import pytest
from test_lobby import make

axe = pytest.importorskip("axe_playwright_python.sync_playwright")


def test_a_clock_is_chosen_in_the_form_and_runs_at_the_seat(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/gods-second")
    someone.unfold()
    minutes = page.locator('input[name="clock game"]')
    assert minutes.is_disabled()
    page.locator('input[name="clock"][value="game"]').check()
    minutes.fill("5")
    page.locator('input[name="clock step"]').fill("0")
    violations = axe.Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [v["id"] for v in violations if v["impact"] in ("serious", "critical")] == []
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.locator("#seats .kind").nth(1).select_option("here")
    page.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".seat-clock.runs")
    assert page.locator(".seat-clock").count() == 2
    assert page.locator(".seat-clock.runs").count() == 1
    shown = page.locator(".seat-clock:not(.runs) b").inner_text()
    assert re.fullmatch(r"0[45]:\d\d", shown)
    runs = page.locator(".seat-clock.runs b")
    before = runs.inner_text()
    page.wait_for_function("(old) => document.querySelector('.seat-clock.runs b').textContent !== old", arg=before)
    assert re.fullmatch(r"0[45]:\d\d", runs.inner_text())
    seen = "(clock) => { clock.classList.add('short'); return clock.getClientRects().length > 0; }"
    assert page.locator(".seat-clock.runs").evaluate(seen), "it is seen too when little time is left"
    assert "5 minutes" in (page.locator("#table-clock").text_content() or "")


def test_a_way_to_play_with_its_own_limits_says_them_and_offers_no_clock(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/four-gods")
    someone.unfold()
    page.wait_for_selector("#clock-choice")
    assert page.locator("#own-limits").is_hidden()
    page.locator('input[name="clock"][value="move"]').check()
    page.locator(".way", has_text="Against the clock").click()
    page.wait_for_selector("#clock-choice", state="hidden")
    assert "Turns of 30 seconds" in page.locator("#own-limits").inner_text()
    page.locator("#seats .kind").nth(1).select_option("open")
    page.locator('button[type="submit"]').click()
    page.wait_for_selector("#waiting:not([hidden]) #room-clock:not([hidden])")
    assert "Turns of 30 seconds" in page.locator("#room-clock").inner_text()
    assert "a bot plays on" not in page.locator("#room-clock").inner_text(), "the rules say what happens"


def test_my_games_show_the_time_left_and_n_goes_round(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    calm = make(someone, "gods-second", seats)
    quick = make(someone, "gods-second", seats, clock={"kind": "move", "time": 3000})
    slow = make(someone, "gods-second", seats, clock={"kind": "days", "time": 3})
    page.reload()
    page.wait_for_selector("#mine li")
    links = [a.get_attribute("href") for a in page.locator("#mine li > a").all()]
    assert links == [f"/t/{quick}", f"/t/{slow}", f"/t/{calm}"]
    states = [b.inner_text() for b in page.locator("#mine .state b").all()]
    assert re.search(r"· (49|50) min", states[0])
    assert re.search(r"· 2 days", states[1])
    page.locator("#name").focus()
    page.keyboard.press("n")  # in a field it is a letter
    assert "n" in page.locator("#name").input_value().removesuffix("Guest")
    page.locator("h1").click()
    for table in (quick, slow, calm, quick):
        page.keyboard.press("n")
        page.wait_for_url(f"**/t/{table}")
        page.wait_for_selector("#board svg", state="attached")
        page.evaluate("() => document.activeElement?.blur()")
    assert page.locator(".seat-clock").count() == 2


# Clocks that stick out of the head of their seat.
OUT = """
() => [...document.querySelectorAll('.seat-clock')].flatMap((clock) => {
  const [inner, outer] = [clock, clock.closest('.seat')].map((e) => e.getBoundingClientRect());
  return inner.width && (inner.right > outer.right + 0.5 || inner.left < outer.left - 0.5) ? [clock.textContent] : [];
})
"""


HOURS = pytest.param({"kind": "game", "time": 7000}, id="hours", marks=pytest.mark.nightly)


@pytest.mark.parametrize("clock", [pytest.param({"kind": "days", "time": 2}, id="days"), HOURS])
def test_the_clocks_of_five_fit_on_a_phone(people: Any, clock: dict[str, Any]) -> None:
    someone = people(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    someone.goto("/")
    seats = [{"kind": "me"}, *({"kind": "here", "name": f"Friend {n}"} for n in range(4))]
    someone.goto(f"/t/{make(someone, 'playing-gods', seats, clock=clock)}")
    someone.page.wait_for_selector(".seat-clock.runs", state="attached")
    someone.cover()
    assert someone.page.evaluate(OUT) == []


def test_without_another_game_n_says_so(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/")
    page.keyboard.press("n")
    page.wait_for_selector("#trouble:not([hidden])")
    assert page.locator("#trouble").inner_text() == "No other game waits for you."
