"""The form for a new table: one tap for the usual kinds, the rest folded and told, the button always in sight."""

from __future__ import annotations

import json
from typing import Any

import pytest

import theomachy

Axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe

SIZES = [(1440, 900), (1280, 800), (390, 844)]
IN_SIGHT = """
() => {
  const box = document.querySelector('button[type="submit"]').getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const seen = document.elementFromPoint(x, y)?.closest('[type="submit"]');
  return box.top >= 0 && box.bottom <= innerHeight && Boolean(seen);
}
"""
CUT = """
() => [...document.querySelectorAll('.way span, .fold > summary, .seat-choice, .who-plays')]
  .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent.trim())
"""


def made(someone: Any) -> Any:
    """The table that the form has opened."""
    someone.page.wait_for_url("**/t/*")
    table = someone.page.url.rsplit("/", 1)[1].split("?")[0]
    return someone.page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)


def kinds(someone: Any) -> list[str]:
    found: list[str] = someone.page.locator("#seats .kind").evaluate_all("all => all.map((one) => one.value)")
    return [kind.split(" ")[0] for kind in found]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_button_is_in_sight_and_the_form_is_short(people: Any, size: tuple[int, int], lang: str) -> None:
    someone = people(viewport={"width": size[0], "height": size[1]}, locale=lang)
    page = someone.page
    for game in theomachy.game_names():
        someone.goto(f"/new/{game}")
        page.wait_for_selector("#seats .kind")
        assert page.evaluate(IN_SIGHT), game
        assert page.evaluate("() => document.documentElement.scrollHeight") < size[1] * (1.35 if size[0] > 600 else 2.2)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), game
        assert page.evaluate(CUT) == [], game
        first = page.locator("#form fieldset").first
        assert first.locator("input").first.get_attribute("name") == "preset"
        assert first.bounding_box()["y"] < size[1] / 2
        someone.unfold()
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate(IN_SIGHT), "also at the end of everything"
        last = page.locator("#fold-table").bounding_box()
        assert last["y"] + last["height"] <= page.locator(".open-bar").bounding_box()["y"], "and it hides nothing"


def test_presets_say_who_sits_where(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/gods-second")
    assert page.locator('input[name="preset"]:checked').get_attribute("value") == "bots"
    for preset, kind in (("link", "link"), ("here", "here"), ("bots", "bot")):
        page.locator(f'input[name="preset"][value="{preset}"]').check(force=True)
        assert kinds(someone) == ["me", kind, kind, kind]
    page.locator('input[name="players"][value="2"]').check(force=True)
    assert page.locator('input[name="preset"]:checked').get_attribute("value") == "bots"
    page.locator("#seats .kind").nth(1).select_option("open")
    assert page.locator('input[name="preset"]:checked').count() == 0, "none of them any more"
    # By keys too: what has the focus is chosen by the arrows.
    page.locator('input[name="preset"][value="bots"]').focus()
    page.keyboard.press("ArrowRight")
    assert kinds(someone) == ["me", "link"]
    assert "A person I send the link to" in page.locator("#set-up").inner_text()
    someone.goto("/new/gods-second?with=people")
    assert page.locator('input[name="preset"]:checked').get_attribute("value") == "link"


def test_one_alone_plays_in_real_time_with_a_variant_from_the_lobby(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/")
    page.locator('[data-game="four-gods"] a.adjust').click()
    page.wait_for_url("**/new/four-gods")
    page.locator(".presets .way", has_text="Real time").click()
    assert json.loads(page.locator('input[name="front"]:checked').get_attribute("value"))["clock"] == "real"
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.locator("#fold-rules > summary").click()
    option = page.locator("[data-option]").nth(1)
    option.locator("summary").click()
    radio = option.locator("input[type=radio]:not([data-usual])").first
    radio.check()
    wanted = json.loads(radio.get_attribute("value"))
    page.locator('button[type="submit"]').click()
    info = made(someone)
    assert info["options"]["clock"] == "real"
    assert info["options"][option_id(info, wanted)] == wanted
    assert [bool(chair["bot"]) for chair in info["chairs"]] == [False, True]
    assert info["started"]


def option_id(info: Any, wanted: Any) -> str:
    """Of the second option that is not asked in front."""
    options = [option for option in theomachy.game(info["game"]).options if not option.front]
    assert wanted in options[1].values
    return options[1].id


def test_folds_tell_what_differs_and_rules_can_be_restored(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/playing-gods")
    rules = page.locator("#fold-rules > summary .chosen")
    assert rules.inner_text() == "Usual rules"
    assert page.locator("#fold-clock .chosen").inner_text() == "No clock"
    page.locator("#fold-rules > summary").focus()
    page.keyboard.press("Enter")
    option = page.locator("[data-option]").nth(1)
    option.locator("summary").click()
    value = option.locator("label", has=page.locator("input[type=radio]:not([data-usual])")).first
    value.click()
    asked = option.locator("summary").inner_text().rstrip(".")
    assert rules.inner_text().startswith(asked)
    assert rules.inner_text().endswith(value.inner_text())
    assert "Changed rules: 1" in page.locator("#set-up").inner_text()
    page.locator("#usual-rules").click()
    assert rules.inner_text() == "Usual rules"
    assert page.locator("#fold-rules > summary").evaluate("(e) => e === document.activeElement")
    page.locator("#fold-clock > summary").click()
    page.locator('input[name="clock"][value="move"]').check()
    assert page.locator("#fold-clock .chosen").inner_text() == "Time for each move: 60 seconds"
    page.locator("#fold-table > summary").click()
    page.locator('input[name="public"][value="yes"]').check()
    page.locator('input[name="hints"][value=""]').check()
    assert page.locator("#fold-table .chosen").inner_text() == "public, not rated, without hints"
    assert Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"] == []


def test_a_wrong_number_in_a_closed_fold_is_shown_and_nothing_typed_is_lost(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/playing-gods")
    page.locator("#name").fill("Hera")
    page.locator(".player-name").first.fill("Zeus")
    clock = page.locator("#fold-clock > summary")
    clock.click()
    page.locator('input[name="clock"][value="move"]').check()
    page.locator('input[name="clock move"]').fill("1")
    clock.click()
    page.locator('button[type="submit"]').click()
    page.wait_for_selector("#fold-clock[open]")
    assert page.locator('input[name="clock move"]').evaluate("(e) => e === document.activeElement")
    page.locator('input[name="clock move"]').fill("30")
    page.locator("#seats .kind").nth(1).select_option("here")
    page.locator(".player-name").nth(1).fill("zeus")
    page.locator('button[type="submit"]').click()
    page.wait_for_selector("#trouble:not([hidden])")
    assert page.evaluate(IN_SIGHT), "what was wrong is said beside the button"
    assert page.locator("#trouble").is_visible()
    assert page.locator("#name").input_value() == "Hera"
    assert page.locator(".player-name").first.input_value() == "Zeus"
    assert page.locator('input[name="clock move"]').input_value() == "30"
    page.locator(".player-name").nth(1).fill("Odin")
    page.locator('button[type="submit"]').click()
    assert made(someone)["game"] == "playing-gods"
