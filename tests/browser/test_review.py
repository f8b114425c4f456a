"""Looking at a finished game again: the graph, a turning point by a click, any moment, and back to the end."""

from __future__ import annotations

from typing import Any

import pytest

# What lies on the board and where; the drawing may be made for another room meanwhile.
PIECES = "() => [...document.querySelectorAll('#board svg [data-key]')].map((e) => e.dataset.key).sort()"
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def the_result_has_slim_lines(page: Any) -> None:
    """Of each turning point the piece and a few words; the sentence when it is asked for."""
    page.locator("#result-open").click()
    line = page.locator("#result .decided .turns li").first
    line.wait_for(timeout=60_000)
    assert 1 <= len(line.locator("strong").inner_text().split()) <= 8
    assert page.locator("#result .decided .turns li").count() <= 3, "the greatest; the analysis has the others"
    numbers = page.locator("#result .decided .chart [data-target^='moment:']").count()
    assert numbers == page.locator("#result .decided .turns li").count()
    reason, banner = (page.locator(place).text_content() or "" for place in ("#result .reason", "#banner"))
    assert reason
    assert reason != banner, "the card says what the name and the sentence above the board do not"
    assert line.locator("button > svg use").count() >= 1, "who did it"
    told = line.locator(".whole-told")
    assert not told.is_visible()
    line.locator(".unfold").click()
    assert told.is_visible()
    assert len(told.inner_text()) > len(line.locator("strong").inner_text())
    pictures = page.locator("#result .bars use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    known = page.locator("#result .sources use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    assert pictures
    assert set(pictures) == set(known), "each picture in the bars is explained"


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
def test_the_game_is_looked_at_again(people: Any, game_of_bots: str, look: dict[str, Any]) -> None:
    someone = people(**look)
    someone.goto(f"/t/{game_of_bots}")
    page = someone.page
    page.wait_for_selector("#look-again:not([hidden])", timeout=300_000)
    page.wait_for_timeout(1500)
    page.keyboard.press("Escape")  # the result card, if the game ended before our eyes
    end, pieces = page.locator("#board svg").inner_html(), page.evaluate(PIECES)
    assert pieces
    page.locator("#look-again").click()
    page.wait_for_selector("#pane-review .chart svg", timeout=300_000)
    assert page.locator("#pane-review .turns button").count() > 0
    words = page.locator("#pane-review .turns").first.locator("strong").all_inner_texts()
    assert all(1 <= len(line.split()) <= 8 for line in words), words
    gifts = page.locator("#pane-review ul.luck b").all_inner_texts()
    assert len(gifts) == page.locator("#pane-review ul.luck li").count() >= 2, "how lucky everybody was"
    assert all(gift.endswith(" %") and gift[0] in "+−" for gift in gifts), gifts
    box = page.locator("#pane-review .chart svg").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]
    button = page.locator("#pane-review .turns button").first
    at = button.get_attribute("data-at")
    button.click()
    page.wait_for_function("(at) => document.querySelector('#reviewbar p').textContent.startsWith(at + ' /')", arg=at)
    assert page.locator("#board svg").inner_html() != end
    assert page.locator("#stage .lit").count() == page.locator("#pane-review .lit").count()  # only moments
    page.locator("#reviewbar .before").click()
    before = str(int(at) - 1)
    page.wait_for_function(
        "(at) => document.querySelector('#reviewbar p').textContent.startsWith(at + ' /')", arg=before
    )
    page.locator("#reviewbar .end").click()
    assert page.locator("#reviewbar").is_hidden()
    page.wait_for_function(f"(end) => JSON.stringify(({PIECES})()) === JSON.stringify(end)", arg=pieces)
    if look is DESK:
        flag = page.locator(f'#pane-review svg [data-target="moment:{at}"]')
        flag.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("#reviewbar:not([hidden])")
        assert page.locator("#pane-review .turns button.on").get_attribute("data-at") == at
        page.locator("#reviewbar .end").click()
        the_result_has_slim_lines(page)


@pytest.mark.parametrize("look", [DESK, PHONE], ids=["desk", "phone"])
def test_the_open_tab_is_read_whole_where_words_are_long(people: Any, game_of_bots: str, look: dict[str, Any]) -> None:
    someone = people(**look, locale="it")
    someone.goto(f"/t/{game_of_bots}?lang=it")
    page = someone.page
    page.wait_for_selector("#look-again:not([hidden])", timeout=300_000)
    page.wait_for_timeout(1500)
    page.keyboard.press("Escape")
    page.locator("#look-again").click()
    page.wait_for_selector("#tab-review[aria-selected=true]")
    assert page.locator("#tab-review").inner_text() == "Analisi"
    tab, after = page.locator("#tab-review").bounding_box(), page.locator(".tabs .more").first.bounding_box()
    assert tab["x"] + tab["width"] <= after["x"] + 1, "what stays at the end of the row covers nothing of it"
