"""Duels and tournaments in the browser: made by their forms, entered by their links, told on their pages."""

from __future__ import annotations

from typing import Any

from test_accessible import looks, problems, someone_of
from test_duels import draws

GAME = "gods-second"
HAND_OVER = """
([table, seat]) => fetch(`/api/tables/${table}/seats/${seat}/bot`, {
  method: 'PUT', body: '{"bot": "random"}', headers: {
    'content-type': 'application/json', 'x-csrf-token': document.querySelector('meta[name=csrf]').content } })
"""

RECORD = "(table) => fetch(`/api/tables/${table}/record`).then((answer) => answer.text())"


def challenge(someone: Any, opponent: str) -> None:
    """Fill in the form for a new table, as a duel."""
    someone.goto(f"/new/{GAME}")
    page = someone.page
    assert page.locator("#duel").is_hidden(), "four at a table are no duel"
    page.locator('input[name="players"][value="2"]').check(force=True)
    page.locator("#seats .kind").nth(1).select_option("here")
    assert page.locator("#duel").is_hidden(), "who sits at the same screen cannot play two games"
    page.locator("#seats .kind").nth(1).select_option(opponent)
    page.locator('input[name="duel"]').check()
    page.locator('button[type="submit"]').click()
    page.wait_for_url("**/duel/*")


def test_a_duel_from_the_form_to_both_tables(people: Any) -> None:
    anna, boris = people(), people()
    challenge(anna, "link")
    anna.page.wait_for_selector("#invitation input")
    link = anna.page.locator("#invitation input").input_value()
    assert anna.page.locator("[data-table]").count() == 2
    boris.goto(link)
    boris.page.locator("#name").fill("Boris")
    boris.page.locator("#waiting button.main").first.click()
    boris.page.wait_for_selector("#board svg", state="attached")
    event = boris.page.locator("body").get_attribute("data-event")
    assert event.startswith("/duel/")
    boris.goto(event)
    boris.page.wait_for_selector("[data-table]")
    assert boris.page.locator(".sides strong").all_text_contents()[1:3] == ["Boris", "Boris"], "on both sides"
    anna.page.wait_for_selector("#invitation", state="hidden", timeout=20_000)


def test_the_card_of_a_finished_game_tells_how_the_duel_stands(people: Any) -> None:
    anna = people()
    challenge(anna, "bot random")
    anna.page.wait_for_selector(".duel-game a")
    tables = [each.get_attribute("data-table") for each in anna.page.locator("[data-table]").all()]
    anna.page.evaluate(HAND_OVER, [tables[0], 0])  # two bots are sooner done
    anna.page.wait_for_selector(".sides .total", timeout=60_000)
    anna.goto(f"/t/{tables[0]}")
    anna.page.locator("#result-open").click()
    anna.page.wait_for_selector("#result .compared strong")
    told = anna.page.locator("#result .compared").text_content()
    assert told.startswith("Duel: ")
    anna.page.locator("#result .compared a").click()
    anna.page.wait_for_selector(".sides .total")
    assert anna.page.locator(".sides .total").count() == 2, "the other game is not over"
    anna.page.evaluate(HAND_OVER, [tables[1], 1])
    anna.page.wait_for_function("() => document.querySelectorAll('.sides .total').length === 4", timeout=60_000)
    one, other = (draws(anna.page.evaluate(RECORD, table)) for table in tables)
    assert one.keys() == other.keys() >= {"start", "draw"}
    pairs = [pair for pile in one for pair in zip(one[pile], other[pile], strict=False)]
    assert len(pairs) > 10
    same = [(mine, theirs) for (mine, bag), (theirs, other_bag) in pairs if bag == other_bag]
    assert same
    assert all(mine == theirs for mine, theirs in same), "out of the same bag comes the same at both tables"


def make_tournament(someone: Any) -> None:
    page = someone.page
    someone.goto("/tournaments")
    page.locator(f'a[href="/tournaments/new/{GAME}"]').click()
    page.wait_for_url(f"**/tournaments/new/{GAME}")
    page.locator("#title").fill("Evening of the <b>gods</b>")
    page.locator("#name").fill("Hera")
    page.locator('input[name="duplicate"][value="yes"]').check()
    page.locator("#rounds").fill("1")
    page.locator('button[type="submit"]').click()
    page.wait_for_selector("#standings tbody tr")


def test_a_tournament_from_the_form_to_its_end(people: Any) -> None:
    hera, anna = people(), people(viewport={"width": 390, "height": 844}, has_touch=True)
    make_tournament(hera)
    page = hera.page
    assert page.locator("h1").text_content() == "Evening of the <b>gods</b>"
    anna.goto(page.locator("#invitation input").input_value())
    anna.page.locator("#name").fill("Anna")
    anna.page.locator("#enter button").click()
    anna.page.wait_for_selector("#leave:not([hidden])")
    page.locator("#bot").select_option("random")
    for count in (3, 4):
        page.locator("#add-bot").click()
        page.wait_for_function("(n) => document.querySelectorAll('#standings tbody tr').length === n", arg=count)
    page.locator("#open-round").click()
    page.wait_for_selector("#calls a")
    page.wait_for_function("() => document.querySelectorAll('.round article').length === 2")
    anna.page.wait_for_selector("#calls a", timeout=20_000)
    anna.page.locator("#calls a").click()
    anna.page.wait_for_selector("#board svg", state="attached")
    assert anna.page.locator("body").get_attribute("data-event").startswith("/tournaments/")
    page.locator("#halt").click()
    page.locator("#sure button.main").click()
    page.wait_for_selector("#host", state="hidden")
    assert page.locator("#stage").text_content() == "Over"
    assert "did not come" in (page.locator(".round").text_content() or ""), "the host did not look at the own game"
    hera.goto("/tournaments")
    page.wait_for_selector("[data-tournament] .state.over")


@looks("light")
def test_nothing_is_in_the_way_of_anybody(people: Any, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    challenge(someone, "link")
    someone.page.wait_for_selector("#invitation input")
    assert problems(someone) == []
    make_tournament(someone)
    someone.page.locator("#add-bot").click()
    someone.page.wait_for_function("document.querySelectorAll('#standings tbody tr').length === 2")
    someone.page.locator("#open-round").click()
    someone.page.wait_for_selector(".round article")
    someone.page.locator("#standings summary").click()
    assert problems(someone) == []
    wide = someone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "nothing sticks out of the window"
    for path in ("/tournaments", f"/tournaments/new/{GAME}"):
        someone.goto(path)
        someone.page.wait_for_load_state("networkidle")
        assert problems(someone) == [], path


def test_every_word_is_there_in_every_language(people: Any) -> None:
    someone = people()
    make_tournament(someone)
    english = someone.page.locator("main").inner_text()
    address = someone.page.url
    for lang in ("de", "it", "fr"):
        someone.goto(f"{address}?lang={lang}")
        someone.page.wait_for_selector("#standings tbody tr")
        text = someone.page.locator("main").inner_text()
        assert "undefined" not in text
        same = {line for line in text.splitlines() if len(line) > 12 and "\t" not in line} & set(english.splitlines())
        assert same == set(), "no line is English"
