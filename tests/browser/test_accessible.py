"""The pages by the rules of axe-core: names, roles, contrast, order of headings. The script comes with a package."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from theomachy.teaching.puzzle import puzzles

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LOOKS = [{"color_scheme": "light"}, {"color_scheme": "dark"}, {"color_scheme": "light", **PHONE}]
every_look = pytest.mark.parametrize("look", LOOKS, ids=["light", "dark", "phone"])


def problems(someone: Any) -> list[str]:
    """What axe finds on the page as it is, one line for each kind: rule, help, and some of the places."""
    found = axe.Axe().run(someone.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: "
        + "; ".join(f"{n['target']} {n.get('failureSummary', '')[:300]}" for n in v["nodes"][:4])
        for v in found
    ]


def someone_of(people: Any, look: dict[str, Any]) -> Any:
    # The strict policy of the page lets no foreign script in; only here the browser is told to look away.
    return people(bypass_csp=True, reduced_motion="reduce", **look)


@every_look
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/games",
        "/record",
        "/notices",
        "/bots",
        "/friends",
        "/puzzles",
        "/puzzles/gods-second",
        "/first/gods-second",
        "/new/gentes",
        "/new/playing-gods",
        "/rules/gods-second",
        "/t/nothing",
    ],
)
def test_pages_around_the_games(people: Any, look: dict[str, Any], path: str) -> None:
    someone = someone_of(people, look)
    someone.goto(path)
    someone.page.wait_for_load_state("networkidle")
    assert problems(someone) == []


@every_look
def test_a_puzzle_and_its_answer(people: Any, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    someone.goto(f"/puzzle/{next(iter(puzzles(theomachy.game('gods-second'))))}")
    someone.page.wait_for_url("**/t/*")
    someone.page.wait_for_selector("#stage .lit", state="attached")
    assert problems(someone) == []
    someone.page.locator("#puzzle .show").click()
    someone.page.wait_for_selector("body[data-puzzle=shown]")
    assert problems(someone) == []


@every_look
@pytest.mark.parametrize("game", theomachy.game_names())
def test_the_table_of_every_game(people: Any, look: dict[str, Any], game: str) -> None:
    someone = someone_of(people, look)
    players = min(theomachy.game(game).players)
    someone.open_table(game, ["me", *["here"] * (players - 1)])
    someone.cover()
    someone.page.wait_for_selector("#stage .lit")
    assert problems(someone) == []
    for _ in range(6):
        someone.click_something()
        someone.page.wait_for_timeout(50)
    someone.cover()
    someone.page.wait_for_selector("#board svg", state="attached")  # on a phone it may share its place
    for pane in ("rules", "hint", "choices", "people"):
        if look is LOOKS[0]:
            someone.page.wait_for_timeout(300)  # the next hand may be covered a moment after the last click
            someone.cover()
            someone.page.locator(f"#tab-{pane}").click()
            someone.page.wait_for_timeout(100)
            assert problems(someone) == [], pane


@every_look
def test_hints_and_analysis(people: Any, game_of_bots: str, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    someone.open_table("gods-second", ["me", "here"], {"start_player": '"seat_1"'})
    someone.page.wait_for_selector("#hint:not([hidden])")
    someone.page.locator("#hint").click()
    someone.page.wait_for_selector("#hints li button")
    assert problems(someone) == []
    someone.goto(f"/t/{game_of_bots}")
    someone.page.wait_for_selector("#look-again:not([hidden])", timeout=120_000)
    someone.page.wait_for_timeout(1500)
    someone.page.keyboard.press("Escape")  # the result card, if the game ended before our eyes
    someone.page.locator("#look-again").click()
    someone.page.wait_for_selector("#pane-review .chart svg", timeout=300_000)
    assert problems(someone) == []


@pytest.mark.parametrize("game", theomachy.game_names())
def test_a_game_can_be_played_with_the_keyboard(people: Any, game: str) -> None:
    """What is lit is reached with the tabulator and chosen with Enter, and says what it is."""
    someone = people()
    players = min(theomachy.game(game).players)
    someone.open_table(game, ["me", *["here"] * (players - 1)])
    someone.cover()
    page = someone.page
    page.wait_for_selector("#stage .lit")
    before = page.evaluate("() => document.body.dataset.seq")
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => { const e = document.activeElement; return e.closest('#board, #tray, .part') && e.dataset.target ? "
            "[e.dataset.target, e.getAttribute('role'), e.getAttribute('aria-label') || e.textContent, e.localName] "
            ": null; }"
        )
        if focused:
            break
    assert focused, "nothing on the board was reached"
    assert focused[1] == "button" or focused[3] == "button"
    assert focused[2].strip()
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    chosen = page.locator("#stage .chosen").count()
    assert chosen or page.evaluate("() => document.body.dataset.seq") != before
