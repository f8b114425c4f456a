"""Talk at the table with real browsers: two who play, one who watches; the waiting room; muting; notes."""

from __future__ import annotations

from typing import Any

from driver import at_the_desk
from test_accessible import looks, problems, someone_of
from test_table import FIRST, GAME, alone


def say(someone: Any, text: str) -> None:
    someone.page.locator("#chatbox form input").fill(text)
    someone.page.locator("#chatbox form button").click()


def hears(someone: Any, text: str) -> None:
    someone.page.wait_for_selector(f".talk li p:text-is('{text}')", state="attached")


def lines(someone: Any) -> list[str]:
    found: list[str] = someone.page.locator(".talk li p").all_inner_texts()
    return found


def test_two_play_and_talk_and_one_watches(people: Any) -> None:
    host, guest, watcher = people(), people(locale="it-IT"), people()
    link = host.open_table(GAME, ["me", "link"], FIRST)
    host.page.wait_for_selector("#waiting .room-chat #chatbox")
    say(host, "Anybody there?")
    hears(host, "Anybody there?")
    guest.goto(link)
    hears(guest, "Anybody there?")
    guest.page.locator("#name").fill("Bruno")
    guest.page.locator("#waiting .chairs button.main").first.click()
    for someone in (host, guest):
        someone.page.wait_for_selector("#pane-chat #chatbox", state="attached")
    watcher.goto(link)
    watcher.page.wait_for_selector("#board svg", state="attached")

    # A line is counted while the pane is shut, and seen for a moment at the seat.
    guest.page.locator("#tab-chat").click()
    guest.page.locator('.quick button[value="well"]').click()
    hears(guest, "Ben giocato!")
    host.page.wait_for_selector(".bubble:text-is('Well played!')")
    assert host.page.locator("#tab-chat .count-new").inner_text().startswith("1")
    host.page.keyboard.press("c")
    host.page.wait_for_selector("#pane-chat:not([hidden])")
    assert host.page.locator("#tab-chat .count-new").is_hidden()
    assert lines(host) == ["Anybody there?", "Well played!"]

    # Letters are letters there, and nothing becomes a link or a mark.
    host.page.keyboard.type("gut https://example.org <b>u</b>")
    host.page.keyboard.press("Enter")
    hears(guest, "gut https://example.org <b>u</b>")
    assert guest.page.locator(".talk a, .talk b").count() == 0
    assert host.page.locator("#pane-chat:not([hidden])").count() == 1

    # Who watches is told who reads it, and those who play do not get it.
    watcher.page.locator("#tab-chat").click()
    assert watcher.page.locator("#chatbox .apart").is_visible()
    assert host.page.locator("#chatbox .apart").is_hidden()
    say(watcher, "The left one!")
    hears(watcher, "The left one!")
    say(host, "And now?")
    hears(guest, "And now?")
    assert "The left one!" not in lines(host) + lines(guest)

    # Muted and heard again.
    host.page.locator(".about summary").first.click()
    host.page.locator(".about[open] button").first.click()
    host.page.wait_for_selector("#chatbox .muted:not([hidden])")
    assert lines(host) == ["Anybody there?", "gut https://example.org <b>u</b>", "And now?"]
    host.page.locator("#chatbox .muted button").click()
    hears(host, "Well played!")
    host.page.locator(".about summary").first.click()
    host.page.locator(".about[open] button").last.click()
    host.page.wait_for_selector(".talk [role=status]")
    assert host.page.locator(".talk li:has([role=status]) details").count() == 0, "nothing is left to be opened"

    # After the game the doors are open.
    host.page.locator("#tab-people").click()
    host.page.locator("#pane-people button.ending").click()
    host.page.locator("#ending button.main").click()
    hears(guest, "The left one!")


# On a phone by day: they are opened there below.
@at_the_desk
def test_notes_are_still_there_after_a_reload(people: Any, look: dict[str, Any]) -> None:
    someone = alone(people, **look)
    page = someone.page

    def opened() -> None:
        page.locator(".bar [data-pane=chat]" if look else "#tab-chat").click()
        page.locator(".notes summary").click()
        page.wait_for_selector(".notes textarea:enabled")

    opened()
    page.locator(".notes textarea").fill("Red bluffs,\nblue does not")
    page.wait_for_selector(".notes [role=status]:text-is('Kept')")
    page.reload()
    page.wait_for_selector("#board svg", state="attached")
    opened()
    assert page.locator(".notes textarea").input_value() == "Red bluffs,\nblue does not"


def test_what_was_refused_can_be_sent_again(people: Any) -> None:
    someone = alone(people)
    page = someone.page
    page.locator("#tab-chat").click()
    for n in range(30):
        say(someone, f"line {n}")
        if page.locator("#chatbox .trouble").is_visible():
            break
    page.wait_for_selector("#chatbox .trouble:not([hidden])")
    assert "Wait" in page.locator("#chatbox .trouble").inner_text()
    assert page.locator("#chatbox form input").input_value().startswith("line")


@looks("phone")
def test_the_chat_is_accessible(people: Any, look: dict[str, Any]) -> None:
    someone = someone_of(people, look)
    someone.open_table(GAME, ["me", "link"], FIRST)
    someone.page.wait_for_selector("#waiting .room-chat #chatbox")
    assert problems(someone) == []
    someone.page.locator("#fill").click()
    someone.page.wait_for_selector("#pane-chat #chatbox", state="attached")
    someone.page.locator("#tab-chat" if "has_touch" not in look else ".bar [data-pane=chat]").click()
    say(someone, "Hello")
    hears(someone, "Hello")
    someone.page.locator(".notes summary").click()
    someone.page.wait_for_selector(".notes textarea:enabled")
    assert problems(someone) == []
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert someone.page.evaluate(wide)
