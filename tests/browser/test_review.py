"""Looking at a finished game again: the graph, a turning point by a click, any moment, and back to the end."""

from __future__ import annotations

import re
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


# Which of what is seen of the table lies under the controls of a past moment, and what lies beyond the window.
COVERED = """
() => {
  const bar = document.getElementById("reviewbar").getBoundingClientRect();
  const seen = (all) => [...document.querySelectorAll(all)].filter((e) => e.offsetParent);
  const parts = seen("#ask, #board, #tray, #seats, #side, .bar, .recap");
  const under = parts.filter((e) => e.getBoundingClientRect().bottom > bar.top + 1).map((e) => e.id || e.className);
  const wide = seen("#reviewbar p, #reviewbar button, #reviewbar input").filter((e) => {
    const { right, bottom } = e.getBoundingClientRect();
    return right > innerWidth + 1 || bottom > innerHeight + 1;
  });
  return [...under, ...wide.map((e) => e.className || e.localName)];
}
"""
SHOWN_AT = "(at) => document.querySelector('#reviewbar p').textContent.startsWith(at + ' /')"


@pytest.mark.parametrize(
    "size", [(1440, 900), (1280, 800), (1024, 768), (844, 390), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_the_controls_of_a_moment_cover_nothing(people: Any, game_of_bots: str, size: tuple[int, int]) -> None:
    someone = people(viewport={"width": size[0], "height": size[1]}, locale="de")
    someone.goto(f"/t/{game_of_bots}?lang=de#12")
    page = someone.page
    page.wait_for_function(SHOWN_AT, arg="12", timeout=300_000)
    assert page.evaluate(COVERED) == []
    text = page.locator("#reviewbar p")
    assert text.get_attribute("title") == text.text_content(), "what does not fit is a hover away"
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_a_moment_is_shown_with_whose_move_it_was_and_what_was_told_by_then(people: Any, game_of_bots: str) -> None:
    someone = people(viewport={"width": 1440, "height": 900})
    someone.goto(f"/t/{game_of_bots}")
    page = someone.page
    page.wait_for_function("() => document.body.classList.contains('over')", timeout=300_000)
    lines = (
        "() => [...document.querySelectorAll('#log li.told')].filter((e) => e.checkVisibility?.() ?? e.offsetParent)"
    )
    rows = f"() => ({lines})().map((e) => Number(e.dataset.seq))"
    chips = "() => [...document.querySelectorAll('#recap [data-seq]')].map((e) => Number(e.dataset.seq))"
    page.evaluate("() => { for (const d of document.querySelectorAll('#log details')) d.open = true; }")
    last = max(page.evaluate(rows))
    for at in (10, 17, 24):
        page.evaluate("(at) => { location.hash = `#${at}`; }", at)
        page.wait_for_function(SHOWN_AT, arg=str(at))
        past = page.evaluate(
            "([table, at]) => fetch(`/api/tables/${table}/past?at=${at}`).then((r) => r.json())", [game_of_bots, at]
        )
        emblem = page.locator("#ask .emblem").get_attribute("data-seat")
        assert emblem == (str(past["asked"][0]) if past["asked"] else "undefined")
        assert 0 < max(page.evaluate(rows)) <= at
        assert all(row <= at for row in page.evaluate(chips))
        assert page.locator("#recap [data-seq]").count() > 0
        figures = page.locator("#seats .figure b").all_inner_texts()
        assert figures == [str(p["points"]) for p in past["points"]]
    page.locator("#reviewbar .end").click()
    page.evaluate("() => { for (const d of document.querySelectorAll('#log details')) d.open = true; }")
    assert max(page.evaluate(rows)) == last


def test_the_better_move_lies_on_the_board(people: Any, game_of_bots: str) -> None:
    """The search finds something better in its own time; what it would say of one turning point is put in here."""
    someone = people(viewport={"width": 1280, "height": 800})
    page = someone.page

    def with_better(route: Any) -> None:
        answer = route.fetch()
        found = answer.json()
        for turn in found.get("turns", [])[:1]:
            turn |= {"better": "Build a temple there", "better_by": 0.1, "better_targets": ["temple", place[0]]}
        route.fulfill(response=answer, json=found)

    while not (found := someone.ask(f"/api/tables/{game_of_bots}/review", None))["done"]:
        page.wait_for_timeout(500)
    client = someone.client()
    past = client.http.get(f"/api/tables/{game_of_bots}/past?at={found['turns'][0]['at'] - 1}").json()
    client.close()
    board = next(panel["body"] for panel in past["panels"] if panel["name"] == "board")
    place = re.findall('data-target="(hex:[^"]+)"', board)[:1]
    page.route("**/review?*", with_better)
    someone.goto(f"/t/{game_of_bots}")
    page.wait_for_selector("#look-again:not([hidden])", timeout=300_000)
    page.wait_for_timeout(1500)
    page.keyboard.press("Escape")
    page.locator("#look-again").click()
    turn = page.locator("#pane-review .turns button[data-at]").first
    turn.wait_for(timeout=300_000)
    at = int(turn.get_attribute("data-at"))
    turn.click()
    page.wait_for_function(SHOWN_AT, arg=str(at))
    assert page.locator("#reviewbar .better").inner_text() == "★ Better here: Build a temple there (+10 %)"
    page.locator("#reviewbar .better").click()
    page.wait_for_function(SHOWN_AT, arg=str(at - 1))
    plate = page.locator("#board .marks .plate")
    assert plate.locator(".number").text_content() == "★"
    assert plate.locator(".chance").text_content() == "+10%"
    assert page.locator("#stage .hinted").count() > 0
    page.locator("#reviewbar .end").click()
    assert plate.count() == 0
    assert page.locator("#stage .hinted").count() == 0
    someone.goto("/")
    someone.goto(f"/t/{game_of_bots}#{at - 1}")  # by its link, with the analysis closed
    page.wait_for_selector("#board .marks .plate .number:text-is('★')")


def test_turning_points_tell_the_chance_of_their_player(people: Any, game_of_bots: str) -> None:
    someone = people(viewport={"width": 1280, "height": 800})
    someone.goto(f"/t/{game_of_bots}")
    page = someone.page
    page.wait_for_selector("#look-again:not([hidden])", timeout=300_000)
    page.wait_for_timeout(1500)
    page.keyboard.press("Escape")
    page.locator("#look-again").click()
    page.wait_for_selector("#pane-review .turns button[data-at]", timeout=300_000)
    review = someone.ask(f"/api/tables/{game_of_bots}/review?lang=en", None)
    shown = page.locator("#pane-review .turns").first.locator("button[data-at] .change")
    for turn, change in zip(review["turns"], shown.all(), strict=True):
        by = round(turn["change"][turn["seat"]] * 100)
        assert change.locator("small").inner_text() == "chance"
        assert change.inner_text().startswith(f"{'−' if by < 0 else '+'}{abs(by)} %")
        assert "winning chance" in change.get_attribute("title")
