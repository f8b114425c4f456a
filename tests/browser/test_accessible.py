"""The pages by the rules of axe-core: names, roles, contrast, order of headings. The script comes with a package."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from choosing import nightly
from theomachy.teaching.puzzle import puzzles

axe = pytest.importorskip("axe_playwright_python.sync_playwright")

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"color_scheme": "light", **PHONE},
}


def looks(*by_day: str) -> pytest.MarkDecorator:
    """By day in some looks, every night in all."""
    cases = [
        pytest.param(look, id=name, marks=() if name in by_day else pytest.mark.nightly) for name, look in LOOKS.items()
    ]
    return pytest.mark.parametrize("look", cases)


def problems(someone: Any, *rules: str) -> list[str]:
    """What axe finds on the page as it is, by these rules or by all of its own; one line for each kind: rule, help, and
    some of the places."""
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = axe.Axe().run(someone.page, options=options).response["violations"]
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: "
        + "; ".join(f"{n['target']} {n.get('failureSummary', '')[:300]}" for n in v["nodes"][:4])
        for v in found
    ]


def pale_in_the_dark(someone: Any) -> list[str]:
    """What cannot be read on this page in the dark: with a dark theme nothing changes but colours."""
    with someone.in_the_dark():
        return problems(someone, "color-contrast")


def someone_of(people: Any, look: dict[str, Any]) -> Any:
    # The strict policy of the page lets no foreign script in; only here the browser is told to look away.
    return people(bypass_csp=True, reduced_motion="reduce", **look)


PATHS = [
    "/", "/games", "/record", "/notices", "/bots", "/friends", "/puzzles", "/puzzles/gods-second",
    "/first/gods-second", "/new/playing-gods", "/rules/gods-second", "/t/nothing",
]  # fmt: skip
# Pages that show other things where there is less room; the others are one column that becomes narrower.
NARROW = {"/", "/games", "/new/playing-gods", "/record"}


@pytest.mark.parametrize("path", PATHS)
def test_pages_around_the_games(people: Any, path: str) -> None:
    """At the desk, in the dark, and some in a narrow window."""
    someone = someone_of(people, LOOKS["light"])
    someone.goto(path)
    someone.page.wait_for_load_state("networkidle")
    assert problems(someone) == []
    assert pale_in_the_dark(someone) == []
    if path in NARROW:
        someone.page.set_viewport_size(PHONE["viewport"])
        assert problems(someone) == []


@pytest.mark.nightly
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("path", [*PATHS, "/new/gentes"])
def test_pages_around_the_games_in_every_look(people: Any, look: dict[str, Any], path: str) -> None:
    someone = someone_of(people, look)
    someone.goto(path)
    someone.page.wait_for_load_state("networkidle")
    assert problems(someone) == []


@looks("phone")
def test_a_puzzle_and_its_answer(people: Any, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    someone.goto(f"/puzzle/{next(iter(puzzles(theomachy.game('gods-second'))))}")
    someone.page.wait_for_url("**/t/*")
    someone.page.wait_for_selector("#stage .lit", state="attached")
    assert problems(someone) == []
    someone.page.locator("#puzzle .show").click()
    someone.page.wait_for_selector("body[data-puzzle=shown]")
    assert problems(someone) == []


PANES = ("rules", "hint", "choices", "people")
# One pane of each game by day, and every pane at some game; every night all of them.
SHOWN = {game: PANES[n % len(PANES)] for n, game in enumerate(theomachy.game_names())}


def table_of(people: Any, look: dict[str, Any], game: str) -> Any:
    """Somebody at a new table, who is asked."""
    someone = someone_of(people, look)
    players = min(theomachy.game(game).players)
    someone.open_table(game, ["me", *["here"] * (players - 1)])
    someone.cover()
    someone.page.wait_for_selector("#stage .lit")
    return someone


@looks()
@pytest.mark.parametrize("game", theomachy.game_names())
def test_the_table_of_every_game_in_every_look(people: Any, look: dict[str, Any], game: str) -> None:
    assert problems(table_of(people, look, game)) == []


@pytest.mark.parametrize("game", theomachy.game_names())
def test_the_table_of_every_game(people: Any, game: str) -> None:
    """At the desk, in the dark, with a pane after some clicks, and in a narrow window."""
    someone = table_of(people, LOOKS["light"], game)
    page = someone.page
    assert problems(someone) == []
    assert pale_in_the_dark(someone) == []
    for _ in range(6):
        someone.click_something()
        page.wait_for_timeout(50)
    for pane in PANES if nightly() else (SHOWN[game],):
        page.wait_for_selector("#stage .lit, #cover:not([hidden])", state="attached")  # the next hand may be covered
        someone.cover()
        page.wait_for_selector("#board svg", state="attached")
        page.locator(f"#tab-{pane}").click()
        page.wait_for_selector(f"#pane-{pane}:not([hidden])")
        assert problems(someone) == [], pane
    page.set_viewport_size(PHONE["viewport"])
    if page.locator("#panel-close").is_visible():
        page.locator("#panel-close").click()
    page.wait_for_selector("#stage .lit", state="attached")
    assert problems(someone) == [], "narrow"


def test_every_pane_is_looked_at_by_day() -> None:
    assert set(SHOWN.values()) == set(PANES)


@looks("dark")
def test_hints_and_analysis(people: Any, game_of_bots: str, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    someone.open_table("gods-second", ["me", "here"], {"start_player": '"seat_1"'})
    someone.page.wait_for_selector("#hint:not([hidden])")
    someone.page.locator("#hint").click()
    someone.page.wait_for_selector("#hints li button")
    assert problems(someone) == []
    someone.goto(f"/t/{game_of_bots}")
    someone.page.wait_for_selector("#look-again:not([hidden])")
    someone.page.locator("#look-again").click()
    someone.page.wait_for_selector("#pane-review .chart svg", timeout=300_000)
    assert problems(someone) == []
