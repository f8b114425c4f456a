"""Hints on the page: asked for with a button, shown on the board, played through the normal door."""

from __future__ import annotations

from typing import Any

from driver import at_the_desk
from test_table import FIRST, GAME, alone, lit, seq, wait_seq


# A finger confirms as a mouse does; every night it is seen.
@at_the_desk
def test_a_hint_is_put_away_and_played_when_confirmed(people: Any, look: dict[str, Any]) -> None:
    someone = alone(people, **look)
    page = someone.page
    before = seq(someone)
    page.locator("#hint").click()
    page.locator("#hints li button").first.click()
    page.keyboard.press("Escape")
    assert page.locator("#hints li").count() == 0
    assert page.locator("#stage .chosen").count() == 0
    assert lit(someone)
    page.locator("#hint").click()
    page.wait_for_selector("#hints li button")
    assert "%" in page.locator("#hints li b").first.inner_text()
    told = page.locator("#hints li strong").first.inner_text()
    sentence = page.locator("#hints li .whole-told").first
    assert not sentence.is_visible()
    page.locator("#hints li .unfold").first.click()
    assert sentence.is_visible()
    assert sentence.inner_text().lower().startswith(told.lower())
    page.locator("#hints li button").first.click()
    assert page.locator("#stage .chosen").count() > 0
    page.wait_for_selector("#preview:not(:empty)")
    assert page.locator("#preview").inner_text().lower().startswith(told.lower())
    assert seq(someone) == before, "a hint does nothing by itself"
    page.locator("#confirm").click()
    wait_seq(someone, before)
    assert page.locator("#hints li").count() == 0


def test_a_table_without_hints_has_no_button_and_says_so(people: Any) -> None:
    someone = people()
    someone.goto(f"/new/{GAME}")
    someone.unfold()
    someone.page.locator('input[name="hints"][value=""]').check()
    someone.page.locator('input[name="players"][value="2"]').check(force=True)
    someone.page.locator("#seats .kind").nth(1).select_option("here")
    someone.page.locator('[data-option="start_player"] summary').click()
    someone.page.locator(f"input[name=\"option start_player\"][value='{FIRST['start_player']}']").check()
    someone.page.locator('button[type="submit"]').click()
    someone.page.wait_for_selector("#ask.mine")
    assert someone.page.locator("#hint").is_hidden()
    someone.page.locator("#tab-people").click()
    assert "nobody gets hints" in someone.page.locator("#pane-people").inner_text()


COVERS = """
() => {
  const over = document.getElementById('side').getBoundingClientRect();
  const parts = ['.boardbox', '.market', '.cards', '.tray', 'section.hand', '.ask'];
  return parts.map((name) => document.querySelector(name)).filter((e) => {
    const box = e.getBoundingClientRect();
    return e.checkVisibility() && box.left < over.right - 1 && box.right > over.left + 1
      && box.top < over.bottom - 1 && box.bottom > over.top + 1;
  }).map((e) => e.className);
}
"""


def test_hints_of_a_table_of_many_panels_cover_none_of_them(people: Any) -> None:
    someone = people(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    someone.open_table("gentes", ["me", "bot greedy"])
    for width, height in ((1440, 900), (1280, 720), (1024, 768), (844, 390)):
        if (width, height) in ((1440, 900), (844, 390)):  # where the panel becomes a drawer it is closed
            someone.page.set_viewport_size({"width": width, "height": height})
            someone.page.reload()
            someone.wait_for_turn()
            someone.page.locator("#hint").click()
            someone.page.wait_for_selector("#hints li button")
        someone.page.set_viewport_size({"width": width, "height": height})
        someone.page.wait_for_timeout(200)
        assert someone.page.locator("#hints li button").first.is_visible()
        covered = someone.page.evaluate(COVERS)
        # A phone held sideways has no other row for them than that of the question, which they answer.
        assert [name for name in covered if height > 600 or "ask" not in name.split()] == [], (width, height)


# What is said beside the few words of hints; those that lie on the board do so at these shares of it.
APART = """
(hints) => import('/static/alike.js').then(({ apart }) => apart(
  hints, hints.map((h) => h.head), hints.map(() => ''), { seat: 0, spot: (h) => h.spot ?? null }))
"""


def hint(told: str, action: int = 0, then: tuple[int, int] | None = None, spot: Any = None, line: Any = ()) -> Any:
    steps = [{"seat": then[0], "action": then[1], "told": ""}] if then else []
    head = told.split(" (")[0].split("; ")[0].split(": ")[0]
    return {"head": head, "told": told, "action": action, "steps": steps, "line": list(line), "spot": spot}


def test_hints_that_read_alike_are_told_apart(people: Any) -> None:
    someone = people()
    someone.goto("/")

    def told(*hints: Any) -> Any:
        return someone.page.evaluate(APART, list(hints))

    # By what their sentences do not share, and by nothing where the few words differ already.
    assert told(hint("Go; for 3 coins"), hint("Go; for 4 coins"), hint("Stay")) == ["for 3 coins", "for 4 coins", ""]
    assert told(hint("Turn (sea, land)"), hint("Turn (land, sea)")) == ["sea, land", "land, sea"]
    # By where they lie, roughly and then beside each other.
    places = [hint("Build", spot={"x": x, "y": y}) for x, y in ((0.1, 0.1), (0.2, 0.1), (0.5, 0.5), (0.9, 0.5))]
    assert told(*places) == ["top left, further left", "top left, further right", "in the middle", "on the right"]
    above = [hint("Build", spot={"x": x, "y": y}) for x, y in ((0.1, 0.1), (0.1, 0.3), (0.9, 0.1))]
    assert told(*above) == ["top left, further up", "top left, further down", "top right"]
    crowd = [hint("Build", spot={"x": x, "y": y}) for x, y in ((0.1, 0.1), (0.1, 0.2), (0.2, 0.2), (0.3, 0.2))]
    assert told(*crowd) == [
        "top left, further left", "top left, between them, further left", "top left, between them, further right",
        "top left, further right",
    ]  # fmt: skip
    # By what follows.
    assert told(hint("Go", line=["Red: Stay; here"]), hint("Go", line=["Red: Run"])) == [
        "then Red: Stay", "then Red: Run",
    ]  # fmt: skip
    # The same two steps of mine; if the second is another's, they are two different things.
    assert told(hint("Go", 1, (0, 2)), hint("Build", 2, (0, 1))) == ["", "the same as 1 in the other order"]
    assert told(hint("Go", 1, (1, 2)), hint("Build", 2, (1, 1))) == ["", ""]


def test_no_two_lines_of_hints_are_the_same(people: Any) -> None:
    for game in ("gods-second", "gentes"):
        someone = people()
        someone.open_table(game, ["me", "bot greedy"], after=4)
        someone.wait_for_turn()
        someone.page.locator("#hint").click()
        someone.page.wait_for_selector("#hints li button")
        lines = someone.page.locator("#hints .what").all_inner_texts()
        assert len(set(lines)) == len(lines), lines
