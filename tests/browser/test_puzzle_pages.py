"""Puzzles in the browser: from the list to the table, a wrong answer, the right one by clicks, and on to the next."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from theomachy.server.phrases import phrases
from theomachy.teaching.puzzle import Puzzle, all_puzzles, answer, moment, puzzles, theme_title, why

CLICK = """
(targets) => {
  for (const target of targets) {
    const found = [...document.querySelectorAll(`#stage [data-target="${CSS.escape(target)}"]`)][0];
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  }
  document.querySelector("#confirm:not([hidden])")?.click();
}
"""


def simple() -> Puzzle:
    """One whose answer and next best are single actions with places of their own."""
    kinds = {"temple", "tribe", "desert"}
    mine = [p for p in all_puzzles() if p.game == "gods-second" and len(p.solution) == 1]
    return next(p for p in mine if {p.rival.split()[0], p.solution[0].split()[0]} <= kinds)


# At the desk and on a phone; every night in a third language.
@pytest.mark.parametrize("lang", ["en", "de", pytest.param("it", marks=pytest.mark.nightly)])
def test_a_puzzle_is_solved_by_clicks(people: Any, lang: str) -> None:
    puzzle, words = simple(), phrases(lang)
    game, at = theomachy.game(puzzle.game), moment(puzzle)
    size = {"width": 390, "height": 844} if lang == "de" else {"width": 1280, "height": 800}
    someone = people(reduced_motion="reduce", locale=lang, viewport=size)
    page = someone.page
    if lang == "en":  # the list draws a board for each puzzle: once is enough
        someone.goto(f"/puzzles/{puzzle.game}")
        page.locator(f'a[href="/puzzle/{puzzle.id}"]').click()
    else:
        someone.goto(f"/puzzle/{puzzle.id}")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#puzzle .show:not([hidden])")
    page.wait_for_selector("#stage .lit", state="attached")
    who = game.seat_title(at.log.position, puzzle.solver, lang)
    assert who in page.locator("#puzzle .say").inner_text()

    page.evaluate(CLICK, list(game.targets(at.log.position, at.rival)))
    page.wait_for_function("(text) => document.querySelector('#puzzle .because').textContent === text",
                           arg=words["puzzle again"])  # fmt: skip
    assert page.locator("#why").is_visible()

    page.wait_for_selector("#stage .lit", state="attached")
    page.evaluate(CLICK, list(game.targets(at.log.position, at.steps[0])))
    page.wait_for_selector("body[data-puzzle=solved]")
    assert answer(puzzle, lang) in page.locator("#puzzle .say").inner_text()
    assert page.locator("#puzzle .because").inner_text() == why(puzzle, lang)
    covers = "() => document.getElementById('puzzle').getBoundingClientRect().bottom"
    assert page.evaluate(covers) <= page.locator("#board").bounding_box()["y"]  # the board can be seen below the words
    page.locator("#puzzle .next").click()
    page.wait_for_url(lambda url: "/t/" in url)
    page.wait_for_selector("#puzzle .show:not([hidden])")


@pytest.mark.parametrize(
    ("game", "size", "below"),
    [("gentes", {"width": 1280, "height": 800}, ".market"), ("four-gods", {"width": 390, "height": 844}, "#recap")],
)
def test_the_longest_answer_covers_nothing(people: Any, game: str, size: dict[str, int], below: str) -> None:
    longest = max(puzzles(theomachy.game(game)).values(), key=lambda p: len(answer(p, "de") + why(p, "de")))
    someone = people(reduced_motion="reduce", locale="de", viewport=size)
    page = someone.page
    someone.goto(f"/puzzle/{longest.id}")
    page.wait_for_url("**/t/*")
    page.locator("#puzzle .show").click()
    page.wait_for_selector("body[data-puzzle=shown]")
    page.wait_for_selector(below)
    page.wait_for_function(
        "(below) => document.getElementById('puzzle').getBoundingClientRect().bottom "
        "<= document.querySelector(below).getBoundingClientRect().top",
        arg=below,
    )


def test_the_lobby_leads_to_the_puzzles_and_they_are_counted(people: Any) -> None:
    someone = people(reduced_motion="reduce")
    page = someone.page
    someone.goto("/")
    page.locator('#puzzles a[href="/puzzles"]').click()
    page.wait_for_selector("#standing:not([hidden])")
    assert page.locator('[data-fact="rating"]').inner_text() == "1000"
    page.locator("#day a").click()
    page.wait_for_url("**/t/*")
    page.locator("#puzzle .show").click()
    page.wait_for_selector("body[data-puzzle=shown]")
    assert page.locator("#puzzle .because").inner_text()
    page.locator('#puzzle a[href^="/puzzles/"]').click()
    page.wait_for_selector("#standing:not([hidden])")
    assert page.locator('[data-fact="solved"]').inner_text() == "0 / 1"
    assert page.locator(".puzzle-list b", has_text="✗").count() == 1
    # By theme everything is still there, easiest first on each shelf, and the choice is kept.
    count = page.locator(".puzzle-list a").count()
    page.locator('[data-sort="theme"]').click()
    page.reload()
    page.wait_for_selector('[data-sort="theme"][aria-pressed="true"]')
    assert page.locator(".puzzle-list a").count() == count
    game = theomachy.game(page.evaluate("() => document.body.dataset.game"))
    titles = {theme_title(game, found.theme, "en") for found in puzzles(game).values()}
    assert set(page.locator(".shelf h3").all_inner_texts()) == titles
    for shelf in page.locator(".shelf").all():
        hard = [int(text.split()[0]) for text in shelf.locator("a span").all_inner_texts()]
        assert hard == sorted(hard)
    assert page.locator(f'#games a[href="/first/{game.name}"]').is_visible()
