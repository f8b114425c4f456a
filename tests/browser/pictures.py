"""Screenshots of every game's table at five sizes, light and dark, and of the pages around: `make pictures`, or with
names of games and pages (`lobby`, `room`, `result`).

A server process, a browser, and a game against bots in which somebody clicks what is lit until its middle.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]

from driver import CHROMIUM, Someone  # noqa: E402
from processes import Process  # noqa: E402

import theomachy  # noqa: E402

SIZES = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)]
ENDS = (SIZES[0], SIZES[-1])  # at the desk and on the phone
LOOKS = ("light", "dark")
PAGES = ("lobby", "room", "result")
MOST = 6_000_000  # bytes of all pictures together
CLICKS = {"gods-second": 22, "gods-first": 22, "four-gods": 12, "playing-gods": 40}
TARGET = Path(__file__).parents[2] / "docs" / "pictures"


def middle(someone: Someone, game: str) -> None:
    """A table in the middle of a game, on the turn of whoever looks. A game that is over too early is played again."""
    players = 3 if 3 in theomachy.game(game).players else max(theomachy.game(game).players)
    for _ in range(6):
        someone.open_table(game, ["me", *["bot greedy"] * (players - 1)])
        for _ in range(CLICKS.get(game, 24)):
            someone.wait_for_turn()
            if someone.over:
                break
            someone.click_something()
            someone.page.wait_for_timeout(60)
        someone.wait_for_turn()
        if not someone.over:
            break
    someone.page.wait_for_timeout(400)


def save(page: object, name: str) -> None:
    """As WebP: half of a JPEG of the same clarity."""
    picture = Image.open(io.BytesIO(page.screenshot()))  # type: ignore[attr-defined]
    picture.convert("RGB").save(TARGET / f"{name}.webp", quality=80, method=6)


def shoot_page(page_name: str, server: Process, browser: object) -> None:
    """A page around the games, at the desk and on the phone."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")  # type: ignore[attr-defined]
    someone = Someone(context, server.address)
    page = someone.page
    if page_name == "lobby":
        for game in theomachy.game_names()[:3]:
            middle(someone, game)
        someone.open_table("four-gods", ["me", "open", "bot greedy"])
        someone.goto("/")
        page.wait_for_selector("#mine li")
    elif page_name == "room":
        someone.open_table("gods-second", ["me", "link", "bot greedy"])
    else:
        someone.open_table("gods-second", ["me", "here", "bot greedy"])
        someone.click_on(120)
        page.wait_for_selector("#result[open]", timeout=120_000)
        page.wait_for_selector(".decided .chart, .decided:empty", timeout=120_000)
    for look in LOOKS:
        page.emulate_media(color_scheme=look)
        for width, height in ENDS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(800)
            save(page, f"{page_name}-{width}x{height}-{look}")
    print(page_name, "errors:", someone.errors)
    context.close()


def shoot(game: str, server: Process, browser: object) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")  # type: ignore[attr-defined]
    someone = Someone(context, server.address)
    middle(someone, game)
    page = someone.page
    page.keyboard.press("Escape")
    for look in LOOKS:
        page.emulate_media(color_scheme=look)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(500)
            name = f"{game}-{width}x{height}-{look}"
            save(page, name)
            if (width, height) in ENDS:  # also with something chosen
                someone.choose_first()
                page.wait_for_timeout(250)
                save(page, f"{name}-chosen")
                page.keyboard.press("Escape")
    print(game, "errors:", someone.errors)
    context.close()


def main(wanted: list[str]) -> None:
    from playwright.sync_api import sync_playwright

    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(Path(folder), bot_pause=0.0).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in wanted:
            if name in PAGES:
                shoot_page(name, server, browser)
            else:
                shoot(name, server, browser)
        browser.close()
        server.stop()
    whole = sum(path.stat().st_size for path in TARGET.iterdir())
    print(f"{whole} bytes in all")
    if whole > MOST:
        raise SystemExit(f"the pictures have {whole} bytes; allowed: {MOST}")


if __name__ == "__main__":
    main(sys.argv[1:] or [*theomachy.game_names(), *PAGES])
