"""The coach after a turn, in the browser: off by default, quiet, and only after one's own turn."""

from __future__ import annotations

import json
from typing import Any

import pytest

from theomachy.server.phrases import phrases

# Ends the turn if that is possible; else does the first thing that is lit, click by click. It looks before it acts:
# what the coach says stands until the next action, which must not be this one.
ACT = """
() => {
  if (!document.getElementById("critique").hidden) return true;
  const lit = [...document.querySelectorAll("#stage .lit:not(.chosen)")];
  const found = lit.find((element) => element.dataset.target === "button:end") ?? lit[0];
  found?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  document.querySelector("#confirm:not([hidden])")?.click();
  return false;
}
"""


BEGIN = """
async (hints) => {
  const { api } = await import("/static/common.js");
  const seats = [{ kind: "me" }, { kind: "bot", bot: "level:1" }];
  return (await api("POST", "/api/tables", { game: "gods-second", seats, hints })).id;
}
"""


def begin(someone: Any, hints: bool) -> None:
    """A table against a bot; it is my turn."""
    someone.goto("/")
    someone.goto(f"/t/{someone.page.evaluate(BEGIN, hints)}")
    someone.page.wait_for_selector("#stage .lit", state="attached")


@pytest.mark.parametrize("lang", ["de", *(pytest.param(lang, marks=pytest.mark.nightly) for lang in ("en", "it"))])
def test_who_switches_the_coach_on_hears_him_after_the_turn(people: Any, lang: str) -> None:
    someone = people(reduced_motion="reduce", locale=lang)
    page = someone.page
    asked: list[str] = []

    def coach(route: Any) -> None:
        asked.append(route.request.url)
        said = {"seq": 5, "say": "Something was better.", "because": "It wins more."}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(said))

    page.route("**/critique?*", coach)
    begin(someone, hints=True)
    assert page.locator("label:has(#critique-on)").text_content().strip() == phrases(lang)["critique"]
    assert not page.locator("#critique-on").is_checked()
    page.evaluate("() => document.getElementById('critique-on').click()")
    page.wait_for_function(ACT, polling=150)
    assert page.locator("#critique summary").inner_text() == "Something was better."
    page.locator("#critique summary").click()
    assert page.locator("#critique .because").inner_text() == "It wins more."
    page.locator("#tab-rules").click()
    assert page.locator("#critique").get_attribute("open") is None, "it lies over nothing that is opened"
    page.locator("#critique summary").click()
    page.locator("#critique button").click()
    assert page.locator("#critique").is_hidden()
    assert f"seat=0&lang={lang}" in asked[0]


def test_a_table_without_hints_has_no_coach(people: Any) -> None:
    someone = people(reduced_motion="reduce")
    page = someone.page
    begin(someone, hints=False)
    assert page.locator("#critique-on, #critique").count() == 0
