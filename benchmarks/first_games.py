"""How long a stranger needs, from opening the page to the first own move and to the end of the guided first game.

    python benchmarks/first_games.py [--games gods-second gentes] [--words 200] [--click 1.5] [--phone] [--lang de]
                                     [--shots FOLDER]

Somebody with a fresh browser opens the lobby, chooses the guided game of a title there and then does nothing but read
what the coach says and click where he points. The browser is real and so is its waiting (the server, movements, what
the others do, at the usual pace); the person is reckoned: so many words a minute for everything that is read (the
lobby's heading and the card of the game, both sentences of each step, the question when it is asked anew), and so
many seconds to find and hit what is meant, for each click. Prints a table; `--shots` keeps a picture of each step.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import theomachy
from theomachy.teaching.guide import guide

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "tests" / "server")]

COACH = """
() => {
  const coach = document.querySelector("#coach:not([hidden])");
  if (!coach) return null;
  const next = coach.querySelector(".next:not([hidden])");
  const ring = document.querySelector("#veil:not([hidden]) .ring");
  const box = (next ?? ring)?.getBoundingClientRect();
  const at = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  const text = (name) => coach.querySelector(name).textContent;
  return { said: `${text(".say")} ${text(".because")}`, say: text(".say"), at, next: Boolean(next) };
}
"""


@dataclass
class Clock:
    """Real seconds of the browser, and those that a person takes to read and to click."""

    words_a_minute: float
    click_s: float
    began: float = 0.0
    person: float = 0.0
    words: int = 0
    clicks: int = 0

    def read(self, text: str) -> None:
        count = len(text.split())
        self.words += count
        self.person += 60 * count / self.words_a_minute

    def click(self) -> None:
        self.clicks += 1
        self.person += self.click_s

    @property
    def now(self) -> float:
        return time.perf_counter() - self.began + self.person


def play(page: Any, address: str, name: str, lang: str, clock: Clock, shots: Path | None) -> tuple[float, float]:
    """The seconds to the first own move and to the last words of the coach."""
    lesson = guide(theomachy.game(name))
    assert lesson is not None
    last = str(lesson.words.term("step", lesson.steps[-1].id, lang))
    clock.began = time.perf_counter()
    page.goto(address)
    clock.read(page.locator("h1").first.inner_text())
    for way in (
        f'a[href="/first/{name}"]:visible',
        f'a[href="/rules/{name}"]:visible',
        f'a[href="/new/{name}"]:visible',
    ):
        card = page.locator(way).first
        if not card.count():
            continue
        clock.read(card.evaluate("(a) => (a.closest('article, li, section') ?? a.parentElement).innerText"))
        clock.click()
        card.click()
        if "/first/" in way:
            break
        page.wait_for_load_state()  # where the lobby shows less, the way leads over the page of the rules or the form
    if "/t/" not in page.url and "/first/" not in page.url:
        page.locator(f'a[href="/first/{name}"]:visible').first.click()
        clock.click()
    page.wait_for_url("**/t/*")
    first = 0.0
    heard, clicked, steps = "", None, 0
    before = page.evaluate("() => document.body.dataset.seq")
    while heard != last:
        assert time.perf_counter() - clock.began < 600, f"{name}: nothing more after {heard!r}"
        now = page.evaluate(COACH)
        if now and now["say"] and now["say"] != heard:
            heard, clicked = now["say"], None
            steps += 1
            clock.read(now["said"])
            if shots:
                page.wait_for_timeout(700)
                page.screenshot(path=str(shots / f"{name}-{steps:02}.png"))
        elif now and now["at"] not in (None, clicked):
            clicked = now["at"]
            clock.click()
            page.mouse.click(clicked["x"], clicked["y"])
            confirm = page.locator("#confirm:visible")
            if confirm.count():
                clock.read(page.locator("#call").inner_text())
                clock.click()
                confirm.click()
        seq = page.evaluate("() => document.body.dataset.seq")
        if not first and clock.clicks > 1 and before and seq != before and not (now or {}).get("next"):
            first = clock.now
        before = before or seq
        page.wait_for_timeout(50)
    return first, clock.now


def shown(seconds: float) -> str:
    return f"{int(seconds // 60)}:{int(seconds % 60):02}"


def main() -> None:
    taught = [name for name in theomachy.game_names() if guide(theomachy.game(name)) is not None]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=taught, default=taught)
    parser.add_argument("--words", type=float, default=200.0, help="words a minute")
    parser.add_argument("--click", type=float, default=1.5, help="seconds for each click")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--shots", type=Path)
    args = parser.parse_args()

    from driver import CHROMIUM
    from playwright.sync_api import sync_playwright
    from processes import Process

    if args.shots:
        args.shots.mkdir(parents=True, exist_ok=True)
    size = {"width": 390, "height": 844} if args.phone else {"width": 1440, "height": 900}
    look = {"viewport": size, "locale": args.lang, "color_scheme": "dark" if args.dark else "light"}
    print(f"{args.words:g} words a minute, {args.click:g} s a click, {size['width']} x {size['height']}, {args.lang}")
    print("| game | to the first own move | to the end of the guided game | words | clicks |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Process(folder, bot_pause=0.6).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for name in args.games:
                context = browser.new_context(**look)
                clock = Clock(args.words, args.click)
                first, end = play(context.new_page(), server.address, name, args.lang, clock, args.shots)
                print(f"| {name} | {shown(first)} | {shown(end)} | {clock.words} | {clock.clicks} |", flush=True)
                context.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
