"""For those who read: lines of the story mark their place on the board, and what can be done stands in a list."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

RINGS = "() => document.querySelectorAll('#board .marks .under-line').length"


def begun(people: Any) -> Any:
    someone = people(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    someone.open_table("gods-second", ["me", "bot greedy"], after=4)
    someone.wait_for_turn()
    return someone


def test_a_turn_is_a_short_story_whose_lines_mark_their_place(people: Any) -> None:
    page = begun(people).page
    page.locator("#tab-log").click()
    the_lines_mark_their_place(page)
    the_story_tells_more_when_asked(page)


def the_lines_mark_their_place(page: Any) -> None:
    assert page.evaluate(RINGS) == 0
    page.locator("#log .deed.placed", has_text="placed a").last.hover()  # a discarded card has its place elsewhere
    page.wait_for_function(f"() => ({RINGS})() === 1")
    page.locator("#tab-log").hover()
    page.wait_for_function(f"() => ({RINGS})() === 0")


def the_story_tells_more_when_asked(page: Any) -> None:
    """A line for each thing done, with its piece; income, draws and what came of it are told inside, with the rule."""
    turns = page.locator("#log .turn").all()
    told = [turn for turn in turns if turn.locator(".deed").count()]
    assert len(told) >= 2
    assert page.locator("#log .turn:has(.deed) li.told:visible").count() == 0, "at rest no line but of what was done"
    # (what it changed is told behind, with the signs of the seats)
    assert all(line.locator("summary > .pic use").count() == 1 for line in page.locator("#log .deed").all())
    first = told[0].locator(".deed").first
    first.locator("summary").click()
    sentences = first.locator("li.told")
    assert sentences.first.is_visible()
    assert sentences.count() >= 2, "how the turn began, and what was done"
    assert first.locator("a.clause").count() >= 1
    who = [turn.locator("h2").inner_text().split(" · ")[1] for turn in turns[1:]]
    assert all(one != other for one, other in pairwise(who)), "one block for each turn"


def test_choices_are_sentences_that_are_ringed_and_played(people: Any) -> None:
    someone = begun(people)
    page = someone.page
    page.locator("#tab-choices").click()
    page.wait_for_selector("#choices button")
    assert page.locator("#choices h2").count() > 0, "those that differ only in a place share a sentence"
    shown = page.locator("#choices button").all_inner_texts()
    assert not [text for text in shown if not text.strip() or re.search(r"-?\d+,-?\d+|\w:\w|_", text)], "no notation"
    lists = [ul.locator("button").all_inner_texts() for ul in page.locator("#choices ul").all()]
    assert all(len(set(texts)) == len(texts) for texts in lists), "no two choices of a list read the same"
    place = page.locator("#choices button", has_text=re.compile(r"hex (\d+ )?beside")).first
    place.hover()
    page.wait_for_function(f"() => ({RINGS})() > 0")
    before = page.evaluate("() => document.body.dataset.seq")
    place.click()
    page.wait_for_function("(seq) => document.body.dataset.seq !== seq", arg=before)
    assert someone.errors == []


def test_what_others_changed_has_their_flag(people: Any) -> None:
    """A round sign would be taken for the stone that tells whom a tribe follows."""
    someone = begun(people)
    flags = "() => [...document.querySelectorAll('#board .marks .band use')].map((e) => e.getAttribute('href'))"
    for _ in range(12):  # until another has changed something that lies on the board
        if someone.over or any("#page-mover-" in href for href in someone.page.evaluate(flags)):
            break
        someone.click_something()
        someone.page.wait_for_timeout(100)
        someone.wait_for_turn()
    drawn = [href for href in someone.page.evaluate(flags) if href.startswith("#page-mover-") or "-seat-" in href]
    assert drawn
    assert not [href for href in drawn if href.startswith("#page-seat-")]
    assert someone.errors == []


def test_places_that_are_called_alike_have_their_numbers_on_the_board(people: Any) -> None:
    """While they can be chosen: in the first turn a temple can always be built."""
    someone = people(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    someone.open_table("gods-second", ["me", "bot greedy"])
    someone.wait_for_turn()
    page = someone.page
    page.locator("#tab-choices").click()
    page.wait_for_selector("#choices button")
    told = re.findall(r"[Hh]ex (\d+) beside", " ".join(page.locator("#choices button").all_inner_texts()))
    assert told
    page.locator('.choice[data-target="temple"]').click()
    seen = "() => [...document.querySelectorAll('#board .offer.on > text[font-style]')].map((e) => e.textContent)"
    page.wait_for_function(f"() => ({seen})().length > 0")
    assert set(page.evaluate(seen)) & set(told)
    assert someone.errors == []


# Blocks of the story: title, the seats whose signs stand in its lines, and how many turns begin in it.
BLOCKS = """
() => [...document.querySelectorAll('#log .turn')].map((turn) => [turn.querySelector('h2').textContent,
  [...turn.querySelectorAll('.deed summary > .pic[role=img]')].map((e) => e.getAttribute('aria-label')),
  [...turn.querySelectorAll('.told')].filter((e) => /It's .+'s turn\\./.test(e.textContent)).length])
"""


def test_an_answer_belongs_to_the_turn_of_the_god_who_asked_for_it(people: Any) -> None:
    """Playing Gods: gods ward off, answer and give up in the turns of others. One block is one turn of a god."""
    someone = people(viewport={"width": 1440, "height": 900})
    someone.open_table("playing-gods", ["me", "bot random", "bot random"], after=16)
    someone.wait_for_turn()
    blocks = someone.page.evaluate(BLOCKS)
    (beginning, doers, none), *turns = blocks
    assert beginning == "The beginning"
    assert len(set(doers)) == 3, "each line of the beginning says whose it is"
    assert none == 0
    assert len(turns) > 3
    assert [begun for _, _, begun in turns] == [1] * len(turns)
    assert [title.split(" · ")[0] for title, _, _ in turns] == [f"Turn {n + 1}" for n in range(len(turns))]
    assert all(one.split(" · ")[1] not in others for one, others, _ in turns), "a sign marks what another did"
    rows = someone.page.evaluate("() => [...document.querySelectorAll('#log .deed')].map((e) => e.dataset.seq)")
    assert len(rows) == len(set(rows)), "nothing is told twice"
