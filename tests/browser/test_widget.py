"""The table in a notebook's cell: its module runs in a real Chromium, with a model that stands for the notebook's.

The page is empty but for the cell; what it sends is answered by a real match.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import theomachy
from theomachy.bots.seats import sequential
from theomachy.core.match import Match
from theomachy.notebook.sitting import Sitting
from theomachy.notebook.widget import HERE, script

# A model as notebooks have it: values by name, listeners, and a line to Python.
START = """
async ([text, state, words]) => {
  const module = (await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))).default;
  const listeners = new Set();
  window.model = {
    sent: [], values: { state, words },
    get(name) { return this.values[name]; },
    on(name, heard) { if (name === "change:state") listeners.add(heard); },
    off(name, heard) { listeners.delete(heard); },
    send(message) { this.sent.push(message); window.busy = (async () => {
      for (const next of await window.answer(message)) {
        this.values.state = next;
        for (const heard of listeners) heard();
      }
    })(); },
  };
  window.listeners = listeners;
  window.away = module.render({ model: window.model, el: document.getElementById("cell") });
}
"""


class Cell:
    """A cell with a table in it."""

    def __init__(self, page: Any, sitting: Sitting) -> None:
        self.page, self.sitting = page, sitting
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.expose_function("answer", lambda message: list(sitting.answers(message)))
        css = (HERE / "widget.css").read_text(encoding="utf-8")
        page.set_content(f"<!doctype html><style>{css}</style><div id='cell'></div>")
        *_, state = sitting.bots_act()
        page.evaluate(START, [script(), state, sitting.words])

    @property
    def sent(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.model.sent")
        return found

    def target(self, name: str) -> Any:
        return self.page.locator(f'.picture [data-target="{name}"]').first

    def click(self, name: str) -> None:
        """A click as a mouse makes it, and what follows from it."""
        self.target(name).dispatch_event("click")
        self.page.evaluate("window.busy")

    def follow(self, choice: dict[str, Any]) -> None:
        """Click the path of an action to its end."""
        for name in choice["targets"]:
            self.click(name)
        confirm = self.page.locator("button.confirm")
        if confirm.is_visible():
            confirm.click()
            self.page.evaluate("window.busy")


@pytest.fixture
def cell(browser: Any) -> Any:
    made: list[Cell] = []

    def make(name: str, seat: int = 0, lang: str = "en", **options: Any) -> Cell:
        context = browser.new_context(viewport={"width": 1100, "height": 900})
        match = Match(name, 2, 4, **(options or sequential(theomachy.game(name))))
        made.append(Cell(context.new_page(), Sitting(match, seat, "random", seed=1, lang=lang)))
        return made[-1]

    yield make
    for each in made:
        each.page.context.close()
        each.sitting.close()
    assert [error for each in made for error in each.errors] == []


@pytest.mark.parametrize("name", theomachy.game_names())
def test_clicks_become_actions(cell: Any, name: str) -> None:
    table = cell(name)
    match = table.sitting.match
    pick = random.Random(5)
    for _ in range(4):
        if match.over:
            break
        choices = [choice for choice in table.sitting.choices() if not choice["ahead"]]
        choice = pick.choice(choices or table.sitting.choices())
        before = len(match.log)
        table.follow(choice)
        if choice["ahead"]:
            table.click(choice["ahead"][0])
        assert len(match.log) > before
        assert match.actions[before] == (0, choice["action"])
        assert {"type": "play", "seq": before, "action": choice["action"]} in table.sent
    assert table.page.locator("#cell").get_attribute("data-seq") == str(len(match.log))


def test_what_is_lit_follows_what_is_chosen(cell: Any) -> None:
    table = cell("gods-second")
    choice = next(c for c in table.sitting.choices() if len(c["targets"]) == 2)
    card, place = choice["targets"]
    assert "lit" in (table.target(card).get_attribute("class") or "").split()
    assert "lit" not in (table.target(place).get_attribute("class") or "").split()
    assert not table.page.locator("button.cancel").is_visible()
    table.click(card)
    assert "lit" in (table.target(place).get_attribute("class") or "").split()
    assert "chosen" in (table.target(card).get_attribute("class") or "").split()
    assert [message["type"] for message in table.sent] == ["lit"]
    table.page.locator("button.cancel").click()
    table.page.evaluate("window.busy")
    assert "lit" not in (table.target(place).get_attribute("class") or "").split()
    assert [message["type"] for message in table.sent] == ["lit", "lit"]


def test_the_keyboard_is_enough(cell: Any) -> None:
    table = cell("gods-second")
    before = len(table.sitting.match.log)
    for name in next(c for c in table.sitting.choices() if len(c["targets"]) == 2)["targets"]:
        table.target(name).focus()
        table.page.keyboard.press("Enter")
        table.page.evaluate("window.busy")
    assert len(table.sitting.match.log) > before


def test_actions_stand_in_a_list_too_and_can_be_taken_back(cell: Any) -> None:
    table = cell("gods-second", lang="de")
    page, match = table.page, table.sitting.match
    before = len(match.log)
    page.locator("details.choices summary").click()
    texts = page.locator("details.choices li button")
    texts.first.wait_for()  # it is filled when it has opened, which the browser says a moment later
    assert texts.count() == min(200, len(table.sitting.choices()))
    texts.first.click()
    page.evaluate("window.busy")
    assert len(match.log) > before
    assert page.locator("details.news li").count() > 0
    assert page.locator("button.undo").inner_text() == "Zurücknehmen"
    page.locator("button.undo").click()
    page.evaluate("window.busy")
    assert len(match.log) == before


def test_a_late_click_is_answered_and_does_nothing(cell: Any) -> None:
    table = cell("gods-second")
    match = table.sitting.match
    choice = next(c for c in table.sitting.choices() if len(c["targets"]) == 2)
    match.play(match.position.turn, int(match.position.legal(match.position.turn)[0]))  # in another cell
    length = len(match.log)
    table.click(choice["targets"][0])
    assert table.sent[-1]["seq"] < length
    assert "moved on" in table.page.locator(".notice").inner_text()
    assert len(match.log) == length
    assert table.page.locator("#cell").get_attribute("data-seq") == str(length)


def test_a_cell_that_is_cleared_listens_no_more(cell: Any) -> None:
    table = cell("gods-second")
    assert table.page.evaluate("window.listeners.size") == 1
    table.page.evaluate("window.away()")
    assert table.page.evaluate("window.listeners.size") == 0
