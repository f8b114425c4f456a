"""Somebody at a browser who knows nothing but: what is lit can be clicked."""

from __future__ import annotations

import json
import random
import shutil
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from processes import Client

from theomachy.server.accounts import COOKIE

CHROMIUM = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome", "chrome")) if p), None)

# Clicks on and on inside the page: random lit targets, one after the other, until the game is over or the moment has
# come. The events are the same as those of a mouse. It is started and not waited for, so that all pages play at once.
CLICK_ON = """
([until, seed]) => { window.clicks = 0; window.played = (async () => {
  let s = seed;
  const next = (n) => { s = (s * 1103515245 + 12345) % 2147483648; return Math.floor(s / 65536) % n; };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  while (Date.now() < until && !document.body.classList.contains("over")) {
    const cover = document.querySelector("#cover:not([hidden]) button");
    if (cover) { cover.click(); await wait(10); continue; }
    const lit = [...document.querySelectorAll("#stage .lit:not(.chosen)")];
    if (!lit.length) { await wait(8); continue; }
    const seq = document.body.dataset.seq;
    const at = lit[next(lit.length)];
    at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    window.clicks += 1;
    const confirm = document.querySelector("#confirm:not([hidden])");
    if (confirm) confirm.click();
    const waits = () => document.body.dataset.seq === seq && !document.querySelector("#stage .lit");
    for (let i = 0; i < 200 && waits(); i += 1) await wait(4);
  }
})(); }
"""

PICK = """
([choice, but]) => {
  const lit = [...document.querySelectorAll("#stage .lit:not(.chosen)")].filter((e) => e.dataset.target !== but);
  const there = lit.filter((element) => {
    const box = element.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return found && found.closest("[data-target]") === element;
  });
  if (!there.length) return null;
  const element = there[Math.floor(choice * there.length)];
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, target: element.dataset.target };
}
"""


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
# By day at the desk, every night on a phone too: where a finger does what a mouse does, and other tests see the same
# part of the page on a phone.
at_the_desk = pytest.mark.parametrize(
    "look", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.nightly)]
)

# A table that is there. On a small window the board of a table of many panels may be behind another one.
OPENED = "#board svg, #waiting:not([hidden]), #cover:not([hidden])"

# What a test does to a page or its profile so that it cannot be undone.
LASTING = ("add_init_script", "expose_function", "new_cdp_session", "on", "route", "route_web_socket")

FORGET = """
async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}
"""


def wait_for_end(client: Any, table: str, seconds: float = 300) -> None:
    """Until the game is over, without a page that shows every step of it."""
    end = time.time() + seconds
    while not client.state(table)["over"]:
        assert time.time() < end, f"not over after {seconds} seconds"
        time.sleep(0.2)


def post(address: str, path: str, body: Any, token: str = "") -> Any:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    wish = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(wish, timeout=60) as answer:
        return json.load(answer)


class Someone:
    def __init__(self, context: Any, address: str) -> None:
        self.context = context
        self.address = address
        self.errors: list[str] = []
        self.changed = False
        # Nobody here needs time to follow the others.
        context.add_init_script("localStorage.setItem('pace', localStorage.getItem('pace') ?? 'none')")
        # And clicks mean what they say; that the end of a turn is confirmed has tests of its own (test_end_of_turn.py).
        context.add_init_script("localStorage.setItem('ask-end', localStorage.getItem('ask-end') ?? 'no')")
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.random = random.Random(5)
        for where in (self.page, context):
            for name in LASTING:
                if hasattr(where, name):
                    setattr(where, name, self._noting(getattr(where, name)))

    def _noting(self, method: Any) -> Any:
        def noted(*given: Any, **more: Any) -> Any:
            self.changed = True
            return method(*given, **more)

        return noted

    def look(self, size: dict[str, int], colours: str, motion: str) -> None:
        """A window of this size, in a system that prefers these colours and so much motion."""
        self.page.set_viewport_size(size)
        self.page.emulate_media(media="null", color_scheme=colours, reduced_motion=motion)

    @contextmanager
    def in_the_dark(self) -> Iterator[None]:
        """The page as it is, with the dark theme for a moment."""
        self.page.emulate_media(color_scheme="dark")
        self.page.wait_for_function(
            "() => document.getAnimations().length === 0"
        )  # colours may take a moment to change
        yield
        self.page.emulate_media(color_scheme="light")

    def forget(self) -> bool:
        """Be nobody again, with an empty profile on a page without a script; False: the test has changed the page."""
        if self.changed or len(self.context.pages) > 1:
            return False
        self.context.clear_cookies()
        self.goto("/health")
        self.page.evaluate(FORGET)
        self.page.mouse.move(0, 0)
        self.errors.clear()
        self.random = random.Random(5)
        return True

    def _heard(self, message: Any) -> None:
        quiet = ("WebSocket connection", "Failed to load resource", "ERR_", "WebSocket is closed")
        if message.type == "error" and not any(word in message.text for word in quiet):
            self.errors.append(message.text)

    def goto(self, path: str) -> None:
        self.page.goto(self.address + path if path.startswith("/") else path)

    def ask(self, path: str, body: Any) -> Any:
        """Post something in this person's name without the page. Who was nobody so far becomes a guest."""
        cookies = {each["name"]: each["value"] for each in self.context.cookies(self.address)}
        if COOKIE not in cookies:
            cookies[COOKIE] = post(self.address, "/api/guests", {"name": "Guest"})["token"]
            self.context.add_cookies([{"name": COOKIE, "value": cookies[COOKIE], "url": self.address}])
        return post(self.address, path, body, cookies[COOKIE])

    def client(self) -> Client:
        """This person as a program."""
        cookies = {each["name"]: each["value"] for each in self.context.cookies(self.address)}
        return Client(self.address, cookies[COOKIE])

    def play_out(self, table: str) -> None:
        """Play a game at which this person has all seats to its end, at random and without the page."""
        client = self.client()
        state = client.state(table)
        while not state["over"]:
            seat = self.random.choice(state["asked"])
            state = client.state(table, seat)
            if state["choices"]:
                client.play(table, seat, self.random.choice(state["choices"])["action"], state["seq"])
                state = client.state(table, seat)
        client.close()

    def play_some(self, table: str, decisions: int, then: str = "") -> None:
        """Decide so often at my seats, at random and without the page; then it is my turn again, and where `then` is
        given something can be done that begins with such a target."""
        client = self.client()
        seat = 0
        while True:
            state = client.state(table, seat)
            assert not state["over"], "the game ended before"
            if state["choices"]:
                begins = [choice["targets"][0] for choice in state["choices"] if choice["targets"]]
                if decisions <= 0 and (not then or any(target.startswith(then) for target in begins)):
                    break
                client.play(table, seat, self.random.choice(state["choices"])["action"], state["seq"])
                decisions -= 1
            elif mine := [each for each in state["asked"] if each != seat and state["chairs"][each]["mine"]]:
                seat = mine[0]  # somebody else at this screen
            else:
                time.sleep(0.02)  # the others think
        client.close()

    def make_table(self, game: str, kinds: list[str], options: dict[str, str | int] | None = None) -> tuple[str, str]:
        """A new table, as the form would make it; gives its name and the invitation's address."""
        seats = []
        for seat, each in enumerate(kinds):
            kind, _, bot = each.partition(" ")
            more = {"bot": bot} if bot else {"name": f"Friend {seat}"} if kind == "here" else {}
            seats.append({"kind": kind, **more})
        chosen = {name: json.loads(v) if isinstance(v, str) else v for name, v in (options or {}).items()}
        made = self.ask("/api/tables", {"game": game, "seats": seats, "options": chosen, "hints": True})
        return made["id"], f"/t/{made['id']}?key={made['invite']}"

    def open_table(
        self, game: str, kinds: list[str], options: dict[str, str | int] | None = None, after: int = 0, then: str = ""
    ) -> str:
        """Go to a new table, at which I have decided so often already; gives the invitation's address."""
        table, invitation = self.make_table(game, kinds, options)
        if after:
            self.play_some(table, after, then)
        self.goto(f"/t/{table}")
        self.page.wait_for_selector(OPENED, state="attached")
        return invitation

    def open_table_by_form(self, game: str, kinds: list[str], options: dict[str, str | int] | None = None) -> str:
        """Fill in the form for a new table; gives the invitation's address."""
        page = self.page
        self.goto(f"/new/{game}")
        page.locator(f'input[name="players"][value="{len(kinds)}"]').check(force=True)
        for select, kind in zip(page.locator("#seats .kind").all(), kinds, strict=True):
            select.select_option(kind)
        others = self.choose_way(options or {})
        if others:
            self.unfold()
        for option, value in others.items():
            page.locator(f'[data-option="{option}"] summary').click()
            if isinstance(value, int):
                page.locator(f'input[name="number {option}"]').fill(str(value))
            else:
                page.locator(f"input[name=\"option {option}\"][value='{value}']").check()
        page.locator('button[type="submit"]').click()
        page.wait_for_url("**/t/*")
        page.wait_for_selector(OPENED, state="attached")
        table = page.url.rsplit("/", 1)[1]
        info = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
        return f"/t/{table}?key={info['invite']}"

    def unfold(self) -> None:
        """Open all that the form for a new table has folded."""
        for summary in self.page.locator(".fold > summary").all():
            summary.click()

    def choose_way(self, options: dict[str, str | int]) -> dict[str, str | int]:
        """Among the ways to play that a form asks in front, the one with these values; gives the other options."""
        ways = self.page.locator('input[name="front"]').all()
        if not ways:
            return options
        cards = [json.loads(way.get_attribute("value") or "{}") for way in ways]
        wanted = {name: json.loads(str(options[name])) for name in cards[0] if name in options}
        usual = json.loads(self.page.locator('input[name="front"]:checked').get_attribute("value") or "{}")
        ways[cards.index({**usual, **wanted})].check(force=True)
        return {name: value for name, value in options.items() if name not in cards[0]}

    def ping_no_more(self) -> None:
        """From now on the server hears nothing from the open line but what this person does."""
        self.page.evaluate(
            "() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) "
            "{ if (!text.includes('ping')) send.call(this, text); }; }"
        )

    def join(self, invitation: str) -> None:
        """Take the first free seat; who comes next finds it taken."""
        self.goto(invitation)
        self.page.locator("#name").fill("Bea <i>")
        with self.page.expect_response(lambda answer: answer.request.method == "PUT" and "/seats/" in answer.url):
            self.page.locator("#waiting button.main").first.click()

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("() => document.body.classList.contains('over')"))

    @property
    def asked(self) -> bool:
        return bool(self.page.evaluate("() => document.querySelectorAll('#stage .lit').length > 0"))

    def wait_for_turn(self, seconds: float = 60) -> None:
        """Until something is lit, or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('#stage .lit') || document.body.classList.contains('over')",
            timeout=seconds * 1000,
        )

    def choose_first(self) -> None:
        """Choose something, so that places light up."""
        self.page.evaluate(
            "() => { const all = [...document.querySelectorAll('#stage .lit')]; "
            "(all.find((e) => e.dataset.target === 'temple') ?? all[0])?.dispatchEvent("
            "new MouseEvent('click', { bubbles: true, view: window })); }"
        )

    def cover(self) -> None:
        """Where hands are secret the screen is covered between two people."""
        self.page.evaluate("() => document.querySelector('#cover:not([hidden]) button')?.click()")

    def click_something(self, but: str = "") -> str | None:
        """One click of a real mouse on something lit that is not this target."""
        self.cover()
        found = self.page.evaluate(PICK, [self.random.random(), but])
        if found is None:
            return None
        self.page.mouse.click(found["x"], found["y"])
        # Where everybody acts at once it may be gone again a moment later.
        self.page.evaluate("() => document.querySelector('#confirm:not([hidden])')?.click()")
        return str(found["target"])

    def click_on(self, seconds: float) -> None:
        self.page.evaluate(CLICK_ON, [(time.time() + seconds) * 1000, self.random.randrange(1, 2**31)])


def click_with_the_mouse(table: list[Someone], most: int, seconds: float) -> int:
    """Everybody plays with the mouse, so many clicks or until the game is over; gives how many there were."""
    clicks = 0
    end = time.time() + seconds
    while clicks < most and not table[0].over:
        for someone in table:
            if clicks < most and someone.click_something():
                clicks += 1
                someone.page.wait_for_timeout(20)
        assert time.time() < end, "too slow"
    return clicks


def play_on(table: list[Someone], mouse: int, seconds: float) -> int:
    """Everybody plays until the game is over: the first clicks with the mouse, the rest inside the pages."""
    end = time.time() + seconds
    clicks = click_with_the_mouse(table, mouse, seconds)
    for someone in table:
        someone.click_on(end - time.time())
    while not all(someone.over for someone in table):
        table[0].page.wait_for_timeout(200)
        assert time.time() < end, f"not over after {seconds} seconds"
    return int(clicks + sum(someone.page.evaluate("() => window.clicks") for someone in table))
