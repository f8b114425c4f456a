"""Screenshots of every game's table at five sizes, light and dark, and of the pages around: `make pictures`, or with
names of games and pages (`lobby`, `room`, `result`).

A server process, a browser, and a game that bots have played until its middle, where somebody sits down.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "server")]

from driver import CHROMIUM, OPENED, Someone  # noqa: E402
from processes import Process  # noqa: E402

import theomachy  # noqa: E402
from theomachy.bots.seats import Seats, sequential  # noqa: E402
from theomachy.core.match import Match  # noqa: E402
from theomachy.core.record import Record  # noqa: E402

SIZES = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844)]
ENDS = (SIZES[0], SIZES[-1])  # at the desk and on the phone
LOOKS = ("light", "dark")
PAGES = ("lobby", "room", "result")
MOST = 6_000_000  # bytes of all pictures together
PLAYER = "mcts:sims=20"
PART = 0.55  # of a game is behind
CLICKS = 4
TARGET = Path(__file__).parents[2] / "docs" / "pictures"


def middle(someone: Someone, game: str) -> None:
    """A table in the middle of a good game, on the turn of whoever looks: bots that search have played up to there. A
    game that is over too early is played again."""
    for seed in range(1, 7):
        record, at = played(game, seed)
        players = record.start().players
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
        made = someone.ask("/api/records/from", {"record": str(record), "at": at, "seats": seats, "hints": True})
        someone.goto(f"/t/{made['id']}")
        someone.page.wait_for_selector(OPENED, state="attached")
        for _ in range(CLICKS):  # so that there is something to tell since the last turn
            someone.wait_for_turn()
            if someone.over:
                break
            someone.click_something()
            someone.page.wait_for_timeout(60)
        someone.wait_for_turn()
        if not someone.over:
            break
    someone.page.wait_for_timeout(400)


def played(name: str, seed: int) -> tuple[Record, int]:
    """A whole game between bots, and the moment near its middle at which the first player begins something."""
    game = theomachy.game(name)
    match = Match(game, 3 if 3 in game.players else max(game.players), seed, **sequential(game))
    begins = []
    with Seats(game, [PLAYER] * match.position.players, seed=seed) as table:
        for seat, _ in table.decisions(match, 20_000):
            if seat == 0 and not match.position.midway():
                begins.append(len(match.log))
    return match.record, begins[int(len(begins) * PART)]


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
            page.mouse.move(1, 1)  # on nothing that would explain itself
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
