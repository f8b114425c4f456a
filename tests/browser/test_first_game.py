"""The guided first games, played by somebody who does nothing but click where the coach points."""

from __future__ import annotations

import time
from typing import Any

import pytest

import theomachy
from theomachy.teaching.guide import guide

TAUGHT = [name for name in theomachy.game_names() if guide(theomachy.game(name)) is not None]
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}

# What the coach says, and where a click is meant: "Next", or the middle of what is ringed.
COACH = """
() => {
  const coach = document.querySelector("#coach:not([hidden])");
  if (!coach) return null;
  const next = coach.querySelector(".next:not([hidden])");
  const ring = document.querySelector("#veil:not([hidden]) .ring");
  const box = (next ?? ring)?.getBoundingClientRect();
  const at = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  return { say: coach.querySelector(".say").textContent, because: coach.querySelector(".because").textContent, at };
}
"""


PUT = """
([say, why]) => {
  const coach = document.getElementById("coach");
  coach.querySelector(".say").textContent = say;
  coach.querySelector(".because").textContent = why;
  return coach.getBoundingClientRect().bottom;
}
"""


def follow(page: Any, last: str, seconds: float = 120) -> list[str]:
    """Read and click until the last words; gives everything that was said."""
    said: list[str] = []
    clicked = None
    end = time.time() + seconds
    while not said or said[-1] != last:
        assert time.time() < end, said
        now = page.evaluate(COACH)
        if now and now["say"] and now["say"] not in said[-1:]:
            said.append(now["say"])
            assert now["because"]
            clicked = None
        elif now and now["at"] not in (None, clicked):
            clicked = now["at"]
            page.mouse.click(clicked["x"], clicked["y"])
            if page.locator("#confirm:visible").count():
                page.locator("#confirm").click()
        page.wait_for_timeout(40)
    return said


# Each game once, on a desktop or on a phone; every night in all three languages.
TALKS = [
    pytest.param(game, lang, marks=() if lang == ("de", "en", "de", "it")[n % 4] else pytest.mark.nightly)
    for n, game in enumerate(TAUGHT) for lang in ("en", "de", "it")
]  # fmt: skip


@pytest.mark.parametrize(("game", "lang"), TALKS)
def test_it_is_played_by_clicks_where_the_coach_points(people: Any, game: str, lang: str) -> None:
    lesson = guide(theomachy.game(game))
    assert lesson is not None
    size = SIZES["phone" if lang == "de" else "desktop"]
    learner = people(reduced_motion="reduce", locale=lang, viewport=size)
    learner.goto(f"/first/{game}")
    learner.page.wait_for_url("**/t/*")
    words = [str(lesson.words.term("step", step.id, lang)) for step in lesson.steps]
    assert follow(learner.page, words[-1]) == words
    learner.page.locator("#coach .next").click()
    learner.page.wait_for_selector("#ask.mine", state="attached", timeout=60_000)  # the others have played
    assert learner.page.locator("#coach:not([hidden]), body.touring").count() == 0
    learner.page.wait_for_timeout(1000)  # the others play on, and the last words do not come back
    assert learner.page.locator("#coach:not([hidden])").count() == 0
    assert learner.page.locator("#veil:not([hidden])").count() == 0


@pytest.mark.parametrize("game", [game for game in TAUGHT if game != "gods-first"])
def test_what_the_coach_says_covers_nothing_in_a_small_window(people: Any, game: str) -> None:
    learner = people(reduced_motion="reduce", locale="de", viewport={"width": 1280, "height": 720})
    learner.goto(f"/first/{game}")
    page = learner.page
    page.wait_for_url("**/t/*")
    lesson = guide(theomachy.game(game))
    assert lesson is not None
    page.wait_for_selector("body.coached #coach .say:not(:empty)")
    for step in lesson.steps:  # the longest sentences of all, whenever they come
        said = lesson.words.term("step", step.id, "de")
        bottom = page.evaluate(PUT, [str(said), said.forms["why"]])
        tops = [page.locator(part).bounding_box()["y"] for part in ("#recap", "#board")]
        assert bottom <= min(top for top in tops if top > 50), step.id
    assert page.locator("body.touring").count() == 1


def test_show_me_does_it_and_a_wrong_click_is_answered(people: Any) -> None:
    learner = people(reduced_motion="reduce", locale="en")
    learner.goto("/first/gods-second")
    page = learner.page
    page.wait_for_url("**/t/*")
    page.locator("#coach .next").click()
    page.locator('[data-target="card:desert"]').click()
    page.locator('#board [data-target="hex:2,0"]').click()
    page.wait_for_selector("#why:not([hidden])")
    assert "let us first" in page.locator("#why").inner_text() or "allowed" in page.locator("#why").inner_text()
    seq = page.evaluate("() => document.body.dataset.seq")
    page.locator("#coach .show").click()
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=seq)
    assert page.locator("#coach .say").inner_text().startswith("Now put the desert")
    page.locator("#coach .skip").click()
    page.wait_for_selector("#coach.small .resume:visible")
    page.locator("#coach .resume").click()
    page.wait_for_function("() => document.querySelector('#coach .say')?.textContent.startsWith('Now put the desert')")


def ringed(page: Any) -> dict[str, float]:
    """The middle of what the coach points at."""
    page.wait_for_function("() => document.querySelector('#veil:not([hidden]) .ring')")
    middle = page.evaluate(COACH)["at"]
    assert middle is not None
    return dict(middle)


def rings(page: Any, selector: str) -> bool:
    """Is this what he points at?"""
    middle = ringed(page)
    box = page.locator(selector).first.bounding_box()
    inside = box["x"] <= middle["x"] <= box["x"] + box["width"] and box["y"] <= middle["y"] <= box["y"] + box["height"]
    return bool(inside)


def test_on_a_phone_one_yes_is_enough_for_a_tile_that_is_taken_up_and_laid(people: Any) -> None:
    learner = people(reduced_motion="reduce", locale="en", viewport=SIZES["phone"], is_mobile=True, has_touch=True)
    learner.goto("/first/four-gods")
    page = learner.page
    page.wait_for_url("**/t/*")
    page.locator("#coach .next").click()
    for _ in range(2):  # the tile, then its place
        middle = ringed(page)
        page.touchscreen.tap(middle["x"], middle["y"])
        page.wait_for_timeout(300)
    page.wait_for_selector("#confirm:visible")
    assert rings(page, "#call")
    page.locator("#confirm").click()
    page.wait_for_function(
        "() => document.querySelector('#coach .say')?.textContent.startsWith('Become')", timeout=30000
    )


def test_the_coach_leads_back_to_the_face_he_means(people: Any) -> None:
    learner = people(reduced_motion="reduce", locale="en")
    learner.goto("/first/four-gods")
    page = learner.page
    page.wait_for_url("**/t/*")
    page.locator("#coach .next").click()
    face = '[data-turns] [data-target="face:T29a0"]'
    tool = '[data-turns]:has([data-target^="face:T29"]) [data-turn="quarter"]'
    assert rings(page, face)
    page.locator(tool).click(force=True)
    for _ in range(3):
        assert rings(page, tool)
        middle = ringed(page)
        page.mouse.click(middle["x"], middle["y"])
    assert rings(page, face)


def test_on_a_phone_figure_and_goal_are_seen_with_the_coach(people: Any) -> None:
    """On the whole way through the first turns of Playing Gods: whose figure walks, and every space it may walk to."""
    learner = people(reduced_motion="reduce", viewport=SIZES["phone"])
    learner.goto("/first/playing-gods")
    page = learner.page
    page.wait_for_selector("#coach:not([hidden])")
    hidden = """() => { const room = document.querySelector('#board').getBoundingClientRect();
        return [...document.querySelectorAll('#board [data-key^="figure:0"], #board [data-target^="move:"]')]
          .filter((e) => { const box = e.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
            return x < room.left || x > room.right || y < room.top || y > room.bottom; })
          .map((e) => e.dataset.key ?? e.dataset.target); }"""
    walks = 0
    for _ in range(12):
        page.wait_for_timeout(400)
        if page.locator("#board [data-target^='move:'].lit").count():
            walks += 1
        assert page.locator("#board [data-key^='figure:0']").count() == 1
        assert page.evaluate(hidden) == [], page.locator("#coach .say").inner_text()
        if page.locator("#coach .next:visible").count():
            page.locator("#coach .next").click()
        elif page.locator("#coach .show:visible").count():
            page.locator("#coach .show").click()
            page.wait_for_timeout(1000)
    assert walks >= 2
