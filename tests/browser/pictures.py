"""Screenshots of every game's table at five sizes, light and dark: `make pictures`, or with names of games.

A server process, a browser, and a game against bots in which somebody clicks what is lit until its middle.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]

from driver import Someone  # noqa: E402
from processes import Process  # noqa: E402

import theomachy  # noqa: E402
from conftest import CHROMIUM  # noqa: E402

SIZES = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)]
CLICKS = {"gods-second": 34, "gods-first": 34, "four-gods": 12, "playing-gods": 40}
TARGET = Path(__file__).parents[2] / "docs" / "pictures"


def middle(someone: Someone, game: str) -> None:
    """A table in the middle of a game, on the turn of whoever looks."""
    players = 3 if 3 in theomachy.game(game).players else max(theomachy.game(game).players)
    someone.open_table(game, ["me", *["bot greedy"] * (players - 1)])
    for _ in range(CLICKS.get(game, 24)):
        someone.wait_for_turn()
        if someone.over:
            break
        someone.click_something()
        someone.page.wait_for_timeout(60)
    someone.wait_for_turn()
    someone.page.wait_for_timeout(400)


def shoot(game: str, server: Process, browser: object, sizes: list[tuple[int, int]], looks: list[str]) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")  # type: ignore[attr-defined]
    someone = Someone(context, server.address)
    middle(someone, game)
    page = someone.page
    page.keyboard.press("Escape")
    for look in looks:
        page.emulate_media(color_scheme=look)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(500)
            name = f"{game}-{width}x{height}-{look}"
            page.screenshot(path=TARGET / f"{name}.jpg", type="jpeg", quality=82)
            if (width, height) in (SIZES[0], SIZES[-1]):  # at the desk and on the phone also with something chosen
                someone.choose_first()
                page.wait_for_timeout(250)
                page.screenshot(path=TARGET / f"{name}-chosen.jpg", type="jpeg", quality=82)
                page.keyboard.press("Escape")
    print(game, "errors:", someone.errors)
    context.close()


def main(games: list[str], sizes: list[tuple[int, int]], looks: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder), bot_pause=0.0).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in games:
            shoot(game, server, browser, sizes, looks)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:] or list(theomachy.game_names()), SIZES, ["light", "dark"])
