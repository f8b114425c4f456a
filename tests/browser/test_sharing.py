"""What is handed on: links that open, copied wherever the page is read; and what tables say about themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest

GAME = "gods-second"
RULES = {"split_field": "forbidden", "max_turns": 300}
# Over plain http a browser has no such thing; the old way of copying stays.
PLAIN = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
PASTED = """
() => { const field = document.createElement("textarea"); field.id = "pasted"; (document.querySelector("dialog[open]") ?? document.body).append(field); field.focus(); }
"""  # noqa: E501


def finished(someone: Any) -> str:
    table = str(
        someone.ask("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here", "name": "Bo"}]})["id"]
    )
    someone.play_out(table)
    return table


def pasted(page: Any) -> str:
    page.evaluate(PASTED)
    page.keyboard.press("Control+V")
    return str(page.locator("#pasted").input_value())


def test_a_private_link_is_copied_with_its_key_over_plain_http(people: Any) -> None:
    anna, bea = people(), people()
    anna.page.add_init_script(PLAIN)
    table = finished(anna)
    anna.goto(f"/t/{table}")
    page = anna.page
    page.locator("#result-open").click()
    share = page.locator("#result .share")
    share.locator("summary").click()
    share.locator("#share-link").click()
    page.wait_for_function("() => document.getElementById('share-link').textContent === 'Copied'")
    link = pasted(page)
    assert f"/t/{table}?key=" in link
    bea.goto(link)
    bea.page.wait_for_selector("#board svg")
    bea.goto(f"/t/{table}")
    assert bea.page.locator("#board").count() == 0, "without the key nobody gets in"


def test_copied_is_said_only_if_it_was(people: Any) -> None:
    anna = people()
    anna.page.add_init_script(f"{PLAIN}; document.execCommand = () => false;")
    table = finished(anna)
    anna.goto(f"/t/{table}#3")
    page = anna.page
    button = page.locator(".copy-moment")
    button.click()
    field = page.locator(".copy-moment + .by-hand input")
    field.wait_for()
    assert button.inner_text() == "Copy link to this moment"
    assert field.input_value().endswith("#3")
    assert "?key=" in field.input_value()
    marked = "(e) => e.value.slice(e.selectionStart, e.selectionEnd)"
    assert field.evaluate(marked) == field.input_value()


def test_the_menu_of_a_result_goes_by_a_click_beside_it_and_by_escape(people: Any) -> None:
    anna = people()
    table = finished(anna)
    anna.goto(f"/t/{table}")
    page = anna.page
    page.locator("#result-open").click()
    share = page.locator("#result .share")
    share.locator("summary").click()
    assert share.locator(".menu").is_visible()
    page.locator("#result-title").click()
    assert not share.locator(".menu").is_visible()
    share.locator("summary").click()
    page.keyboard.press("Escape")
    assert not share.locator(".menu").is_visible()
    assert page.locator("#result").is_visible(), "the card itself stays"
    page.keyboard.press("Escape")
    assert not page.locator("#result").is_visible()


def test_changed_rules_are_told_in_the_lobby_in_the_room_and_at_the_table(people: Any) -> None:
    anna, bea = people(), people()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = str(anna.ask("/api/tables", {"game": GAME, "seats": seats, "options": RULES, "public": True})["id"])
    plain = str(anna.ask("/api/tables", {"game": GAME, "seats": seats, "public": True})["id"])
    bea.goto("/")
    lines = bea.page.locator("#open li:has(> a)")
    line = bea.page.locator(f'#open li:has(a[href="/t/{table}"])')
    line.wait_for()
    assert lines.count() >= 2
    assert bea.page.locator(f'#open li:has(a[href="/t/{plain}"]) .house-rules').count() == 0
    fold = line.locator(".house-rules")
    assert fold.locator("summary").inner_text() == "Rules: 2 changes"
    fold.locator("summary").click()
    assert fold.locator("li").count() == 2
    bea.goto(f"/t/{table}")
    room = bea.page.locator("#waiting .house-rules")
    room.locator("summary").click()
    assert room.locator("li").count() == 2
    bea.page.locator("#waiting .chairs button.main").click()
    bea.page.wait_for_selector("#board svg")
    there = bea.page.locator("#side > .house-rules")
    assert there.locator("summary").inner_text() == "Rules: 2 changes"
    there.locator("summary").click()
    assert "usual:" in there.inner_text()


def test_public_games_of_others_can_be_watched(people: Any) -> None:
    anna, bea = people(), people()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bo"}]
    table = str(anna.ask("/api/tables", {"game": GAME, "seats": seats, "public": True})["id"])
    private = str(anna.ask("/api/tables", {"game": GAME, "seats": seats})["id"])
    anna.play_some(table, 3)
    bea.goto("/")
    line = bea.page.locator(f'#watch li:has(a[href="/t/{table}"])')
    line.wait_for()
    assert "Bo" in line.inner_text()
    assert "moves" in line.inner_text()
    assert bea.page.locator(f'#watch a[href="/t/{private}"]').count() == 0
    line.locator("a").click()
    bea.page.wait_for_selector("#board svg")
    anna.goto("/")
    anna.page.wait_for_selector("#mine li")
    assert anna.page.locator(f'#watch a[href="/t/{table}"]').count() == 0, "my own games stand above"


@pytest.mark.parametrize("form", ["/new", "/tournaments/new"])
def test_the_form_says_which_rules_are_not_as_usual(people: Any, form: str) -> None:
    """In one place: the fold of the rules, open or not."""
    anna = people()
    anna.goto(f"{form}/{GAME}")
    page = anna.page
    fold = page.locator("#fold-rules > summary")
    told = fold.locator(".chosen")
    assert told.inner_text() == "Usual rules"
    fold.click()
    option = page.locator('[data-option="split_field"]')
    option.locator("summary").click()
    option.locator("input[value='\"forbidden\"']").check()
    asked = re.sub(r"\.$", ":", option.locator("summary").inner_text())
    answer = option.locator("label:has(input:checked)").inner_text()
    assert told.inner_text() == f"{asked} {answer}"
    fold.click()
    assert option.is_hidden()
    assert told.inner_text() == f"{asked} {answer}"
    fold.click()
    option.locator("input[data-usual]").check()
    assert told.inner_text() == "Usual rules"
    option.locator("input[value='\"forbidden\"']").check()
    page.locator("#usual-rules").click()
    assert option.locator("input[data-usual]").is_checked()
    assert told.inner_text() == "Usual rules"


def test_playing_on_proposes_who_sat_there(people: Any) -> None:
    anna = people()
    seats = [{"kind": "bot", "bot": "level:1"}, {"kind": "me"}]
    table = str(anna.ask("/api/tables", {"game": GAME, "seats": seats, "options": {"max_turns": 300}})["id"])
    client = anna.client()
    while not (state := client.state(table, 1))["over"]:
        if state["choices"]:
            client.play(table, 1, state["choices"][0]["action"], state["seq"])
    client.close()
    anna.goto(f"/t/{table}#3")
    anna.page.locator(".play-on").click()
    chosen = anna.page.locator("#playing-on .sitting select")
    assert [chosen.nth(i).input_value() for i in range(2)] == ["bot level:1", "me"]
