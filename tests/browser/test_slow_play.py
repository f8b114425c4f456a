"""A slow game of two people in browsers: the server ends and begins again, a push says whose turn it is, and the clock
runs out while no server is there."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from driver import Someone
from processes import Process
from receivers import Browser, receiver
from test_lobby import make

ASKED = "(table) => fetch(`/api/tables/${table}/state`).then((answer) => answer.json()).then((state) => state.asked)"
WANT = """
async (way) => {
  const token = document.querySelector('meta[name=csrf]').content;
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
  return (await fetch('/api/notices/ways', { method: 'POST', body: JSON.stringify(way), headers })).status;
}
"""
DAY = 86_400


def age(data: Path, seconds: float) -> None:
    """Let everything have happened so much earlier; no server runs meanwhile."""
    with closing(sqlite3.connect(data / "theomachy.db")) as line, line:
        line.execute("UPDATE tables SET started = started - ?", [seconds])
        line.execute("UPDATE moves SET at = at - ?", [seconds])
        line.execute("UPDATE clocks SET due = due - ? WHERE due > 0", [seconds])


def test_a_slow_game_goes_on_over_restarts_and_ends_by_its_clock(browser: Any, tmp_path: Path) -> None:
    there = Process(tmp_path, notices_http=True, notices_private=True, notice_after=0.1).start()
    anna, bea = (Someone(browser.new_context(locale="en"), there.address) for _ in range(2))
    device = Browser()
    try:
        with receiver() as push_service:
            anna.goto("/")
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = make(anna, "gods-second", seats, public=True, clock={"kind": "days", "time": 2})
            anna.goto(f"/t/{table}")
            bea.join(f"/t/{table}")
            for someone in (anna, bea):
                someone.page.wait_for_selector("#board svg", state="attached")
            (first,) = anna.page.evaluate(ASKED, table)
            mover, waiter = (anna, bea) if first == 0 else (bea, anna)
            waiter.goto("/notices")
            way = {"kind": "push", "address": f"{push_service.address}/push", "keys": device.keys}
            assert waiter.page.evaluate(WANT, way) == 201
            there.kill()
            there.start()
            mover.goto(f"/t/{table}")
            while mover.page.evaluate(ASKED, table) == [first]:
                if mover.click_something() is None:
                    mover.page.wait_for_timeout(20)
            while not push_service.came:
                mover.page.wait_for_timeout(50)
            (came,) = push_service.came  # one, for the one who has asked for it
            told = device.read(came.body)
            assert (told["path"], told["title"][:9]) == (f"/t/{table}", "Your turn")
            waiter.goto(told["path"])
            waiter.wait_for_turn()
            assert re.match(r"47 hr|48 hr|2 days", waiter.page.locator(".seat-clock.runs b").first.inner_text())
            there.stop()
            age(tmp_path, 2 * DAY + 5)
            there.start()
            for someone in (waiter, mover):  # their pages have come back by themselves
                someone.page.wait_for_selector("#log li:has-text('is up:')", state="attached", timeout=60_000)
        assert anna.errors == bea.errors == []
    finally:
        for someone in (anna, bea):
            someone.context.close()
        there.stop()
