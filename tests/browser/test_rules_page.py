"""The game on one page in the browser: its pictures can be read, and it is printed on one or two light sheets."""

from __future__ import annotations

import re
from typing import Any

import pytest

import theomachy

# How large the smallest words in the pictures are, in CSS pixels, and how light the paper behind the title is.
SMALLEST = """
() => Math.min(...[...document.querySelectorAll(".short figure text")].filter((text) => text.textContent.trim())
  .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))
"""
INK = "() => getComputedStyle(document.querySelector('h1')).color.match(/\\d+/g).map(Number)"


def test_pictures_are_large_enough_to_be_read(people: Any) -> None:
    someone = people(viewport={"width": 1440, "height": 900}, locale="de")
    someone.goto("/rules/gentes")
    assert someone.page.evaluate(SMALLEST) > 10
    boxes = [figure.bounding_box() for figure in someone.page.locator(".short figure svg").all()]
    assert min(box["width"] for box in boxes) > 400  # wide pictures stand above the words, not in a column beside them


# German takes the most room.
@pytest.mark.parametrize("lang", ["de", pytest.param("en", marks=pytest.mark.nightly)])
def test_it_is_printed_on_one_or_two_sheets_whatever_the_theme(people: Any, lang: str) -> None:
    someone = people(locale=lang, color_scheme="dark")
    page = someone.page
    page.add_init_script("window.print = () => { window.printed = true; }")
    for game in theomachy.game_names():
        someone.goto(f"/rules/{game}")
        sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
        assert 1 <= len(sheets) <= 2, game
    page.locator("#print").click()
    assert page.evaluate("() => window.printed")
    someone.goto("/set?theme=dark")
    someone.goto("/rules/gentes")
    assert min(page.evaluate(INK)) > 150  # on the screen as chosen
    page.emulate_media(media="print")
    assert max(page.evaluate(INK)) < 100  # dark words on white paper
