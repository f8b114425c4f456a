"""For those who read: lines of the story mark their place on the board, and what can be done stands in a list."""

from __future__ import annotations

from typing import Any

RINGS = "() => document.querySelectorAll('#board .marks .under-line').length"


def begun(people: Any, clicks: int = 4) -> Any:
    someone = people(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    someone.open_table("gods-second", ["me", "bot greedy"])
    for _ in range(clicks):
        someone.wait_for_turn()
        someone.click_something()
        someone.page.wait_for_timeout(40)
    someone.wait_for_turn()
    someone.page.keyboard.press("Escape")
    return someone


def test_a_line_of_the_story_marks_its_place(people: Any) -> None:
    page = begun(people).page
    page.locator("#tab-log").click()
    assert page.evaluate(RINGS) == 0
    page.locator("#log li.placed").last.hover()
    page.wait_for_function(f"() => ({RINGS})() === 1")
    page.locator("#tab-log").hover()
    page.wait_for_function(f"() => ({RINGS})() === 0")


def test_choices_are_sentences_that_are_ringed_and_played(people: Any) -> None:
    someone = begun(people)
    page = someone.page
    page.locator("#tab-choices").click()
    page.wait_for_selector("#choices button")
    assert page.locator("#choices h2").count() > 0, "those that differ only in a place share a sentence"
    shown = page.locator("#choices button").all_inner_texts()
    assert all(" " in text and "," not in text.split(" ")[-1] for text in shown), "no notation"
    place = page.locator("#choices button", has_text="hex beside").first
    place.hover()
    page.wait_for_function(f"() => ({RINGS})() > 0")
    before = page.evaluate("() => document.body.dataset.seq")
    place.click()
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=before)
    assert someone.errors == []
