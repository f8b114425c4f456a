"""The lobby in a browser: light on the wire, one tap to a game, my turn first, results at hand, nothing too small."""

from __future__ import annotations

from typing import Any

import pytest
from driver import Someone
from processes import Process

import theomachy
from theomachy.core.languages import LANGUAGES

LIGHT = 300_000  # bytes of a first visit, everything included

# Every byte that the page has brought along: itself, styles, scripts, fonts, pictures, lists.
WIRE = """
() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((entry) => [entry.name, entry.transferSize])
"""

SMALL = """
() => [...document.querySelectorAll('a, button, summary, input:not([type=radio]), .switch span')].flatMap((e) => {
  const box = e.getBoundingClientRect();
  if (!box.width || !e.checkVisibility() || e.closest('.facts, .menu')) return [];
  return box.height < 39.5 || box.width < 33.5 ? [`${e.outerHTML.slice(0, 60)} ${box.width}x${box.height}`] : [];
})
"""


def make(someone: Any, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    return str(someone.page.evaluate(
        """async (wish) => {
          const token = document.querySelector('meta[name=csrf]').content;
          const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
          const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish), headers });
          return (await answer.json()).id;
        }""",
        {"game": game, "seats": seats, **more},
    ))  # fmt: skip


@pytest.mark.parametrize("look", ["light", "dark"])
def test_a_first_visit_is_light_and_the_next_brings_no_script(browser: Any, server: Process, look: str) -> None:
    someone = Someone(browser.new_context(color_scheme=look), server.address)  # a profile that was nowhere yet
    someone.goto("/")
    someone.page.wait_for_load_state("networkidle")
    sizes = dict(someone.page.evaluate(WIRE))
    assert sum(name.endswith(".woff2") for name in sizes) == 3
    assert sum("picture.svg" in name for name in sizes) == 5
    assert all(sizes.values()), sizes  # nothing is left out of the sum
    assert sum(sizes.values()) < LIGHT, sizes
    someone.goto("/new/gentes")
    someone.goto("/")
    someone.page.wait_for_load_state("networkidle")
    kept = {name: size for name, size in someone.page.evaluate(WIRE) if "/static/" in name}
    assert len(kept) > 5
    assert not any(kept.values()), kept
    assert someone.errors == []
    someone.context.close()


def test_one_tap_begins_a_game_with_as_many_and_as_strong_opponents(people: Any) -> None:
    someone = people()
    someone.goto("/")
    page = someone.page
    page.locator('input[name="opponents"][value="4"]').check(force=True)
    page.locator('input[name="strength"][value="level:2"]').check(force=True)
    page.reload()  # both are kept
    page.locator('[data-play="gods-second"]').click()
    page.locator("#offer-first button[value=play]").click()  # a newcomer is offered the guided game first
    page.wait_for_url("**/t/*")
    info = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", page.url.rsplit("/", 1)[1])
    assert [chair["bot"] for chair in info["chairs"]] == ["", *["level:2"] * 3]  # the most that the game takes


def test_the_puzzle_of_the_day_is_one_tap_away_in_the_colours_of_the_page(people: Any) -> None:
    someone = people()
    someone.goto("/")
    day = someone.page.locator("#puzzles .day")
    name = str(day.get_attribute("href")).removeprefix("/puzzle/")
    someone.page.locator("#theme").click()
    dark = f'img[src="/puzzle/{name}/board.svg?look=dark"]'
    someone.page.wait_for_selector(dark, state="attached")
    day.click()
    someone.page.wait_for_url("**/t/*")


def test_my_turn_stands_first_and_what_waits_says_for_whom(people: Any) -> None:
    someone, other = people(), people()
    someone.goto("/")
    make(someone, "gentes", [{"kind": "me"}, {"kind": "open"}], public=True)
    begun = make(
        someone, "gods-second", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={"start_player": "seat_1"}
    )
    someone.goto("/")
    cards = someone.page.locator("#mine li")
    cards.nth(1).wait_for()
    assert cards.count() == 2
    assert "turn" in (cards.first.get_attribute("class") or "")
    assert begun in (cards.first.locator("a").get_attribute("href") or "")
    assert someone.page.title().startswith("(1) ")
    assert "one seat free" in cards.nth(1).inner_text()
    board = cards.first.locator("img").get_attribute("src")
    assert someone.page.evaluate("(src) => fetch(src).then((r) => r.headers.get('cache-control'))", board).startswith(
        "private"
    )
    other.goto("/")
    other.page.locator("#open li", has_text="Gentes").first.get_by_role("link").click()
    other.page.wait_for_selector("#waiting:not([hidden])")


def test_a_finished_game_is_a_result_and_the_owl_goes(people: Any) -> None:
    someone = people()
    someone.goto("/")
    assert someone.page.locator("#new-here").is_visible()
    table = make(someone, "gods-second", [{"kind": "me"}, {"kind": "here", "name": "Bea"}])
    someone.play_out(table)
    someone.goto("/")
    line = someone.page.locator("#results > ul > li")
    line.first.wait_for()
    assert line.count() == 1
    assert line.locator(".medal").inner_text() in ("1", "2")
    outcome = line.locator(".outcome li")
    assert outcome.count() == 2
    assert outcome.nth(0).locator(".won").get_attribute("aria-label") == "Winner"
    assert all(outcome.nth(i).locator("b").inner_text().lstrip("−").isdigit() for i in range(2))
    assert someone.page.locator("#new-here").is_hidden()
    assert someone.page.locator("#mine").is_hidden()


SIZES = [(1440, 900), (1024, 768), (390, 844)]
# Which of the ways that a newcomer should find on the card of every game are not to be seen.
LOST = """
(games) => games.flatMap((game) => ['first', 'rules'].map((way) => `[data-game="${game}"] a[href="/${way}/${game}"]`))
  .filter((way) => !document.querySelector(way)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
"""


@pytest.mark.parametrize("lang", ["en", "de", "it", "fr"])
def test_everything_can_be_touched_and_nothing_sticks_out(people: Any, lang: str) -> None:
    """In every window; and a newcomer finds the guided game and the rules of every game, however small the page."""
    someone = people(viewport={"width": 1440, "height": 900})
    someone.goto(f"/set?lang={lang}")
    someone.page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        someone.page.set_viewport_size({"width": width, "height": height})
        assert someone.page.evaluate(SMALL) == [], width
        assert someone.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width
        assert someone.page.evaluate(LOST, theomachy.game_names()) == [], width


def test_a_guest_on_a_phone_has_a_name_and_sets_a_table_for_people(people: Any) -> None:
    someone = people(viewport={"width": 390, "height": 844}, has_touch=True, locale="de-DE")
    page = someone.page
    someone.goto("/me")
    form = page.locator('[data-form="guest"]')
    form.locator("[name=name]").fill("Jörg")
    with page.expect_navigation():
        form.locator("button").click()
    someone.goto("/")
    page.locator(".with-people summary").click()
    page.locator('.with-people a[href^="/new/gods-second"]').click()
    page.wait_for_selector("#seats .kind")
    assert page.locator("h1").inner_text() == "GODS, zweite Ausgabe"
    assert page.locator("#name").input_value() == "Jörg"
    kinds = page.locator("#seats .kind").evaluate_all("all => all.map((select) => select.value)")
    assert kinds[0] == "me"
    assert set(kinds[1:]) == {"link"}, "who wants to play with people is asked for people"


def test_the_lobby_of_a_phone_has_its_name_and_all_languages(people: Any) -> None:
    someone = people(viewport={"width": 360, "height": 740}, has_touch=True)
    page = someone.page
    someone.goto("/")
    name, signs = page.locator(".lobby-top h1").bounding_box(), page.locator(".people-links").bounding_box()
    assert name["width"] > 80
    assert name["x"] + name["width"] <= signs["x"], "and nothing lies over it"
    opener = page.locator(".tongue")
    opener.click()
    links = page.locator("[data-set-lang]").all()
    assert [link.get_attribute("data-set-lang") for link in links] == list(LANGUAGES)
    assert all(min(link.bounding_box()["width"], link.bounding_box()["height"]) >= 40 for link in links)
    page.locator("[data-set-lang=it]").click()
    page.wait_for_function("() => document.documentElement.lang === 'it'")
