"""Ending a game and deleting a table on the page: the host is asked first, and everybody else sees what happened."""

from __future__ import annotations

from typing import Any

from test_table import FIRST, GAME


def test_the_host_ends_the_game_and_deletes_the_table(people: Any) -> None:
    host, guest = people(), people(locale="de-DE")
    guest.join(host.open_table(GAME, ["me", "link"], FIRST))
    host.page.wait_for_selector("#ask.mine")
    guest.page.wait_for_selector("#me:not([hidden])")
    for someone in (host, guest):
        someone.page.locator("#tab-people").click()
    offer = host.page.locator("#pane-people button.ending")
    assert offer.inner_text() == "End the game unfinished"
    assert guest.page.locator("#pane-people button.ending").is_hidden()
    # Escape means no.
    offer.focus()
    host.page.keyboard.press("Enter")
    host.page.wait_for_selector("#ending[open]")
    host.page.keyboard.press("Escape")
    host.page.wait_for_selector("#ending", state="hidden")
    assert host.asked
    # Yes: it stays as it lies for both.
    offer.click()
    host.page.locator("#ending .main").click()
    host.page.wait_for_selector("#banner:has-text('ended this game unfinished')")
    guest.page.wait_for_selector("#banner:has-text('dieses Spiel abgebrochen')")
    assert not host.asked
    assert not guest.asked
    assert host.page.locator("#again").is_visible()
    # It can be looked at again, move by move, and a link leads to the moment.
    guest.page.locator("#look-again").click()
    bar = guest.page.locator("#reviewbar p")
    guest.page.wait_for_function("() => / \\/ \\d/.test(document.querySelector('#reviewbar p').textContent)")
    moves = int(bar.inner_text().split(" / ")[1].split(" ")[0])
    guest.page.locator("body").press("ArrowLeft")
    guest.page.wait_for_selector(f"#reviewbar p:has-text('{moves - 1} / {moves}')")
    assert guest.page.url.endswith(f"#{moves - 1}")
    guest.page.reload()
    guest.page.wait_for_selector(f"#reviewbar p:has-text('{moves - 1} / {moves}')")
    guest.page.locator("#reviewbar .end").click()
    guest.page.wait_for_selector("#banner:has-text('dieses Spiel abgebrochen')")
    # The lobby says so too, and the table can be deleted; the guest is told, and did not have to ask.
    guest.ping_no_more()
    host.page.wait_for_selector("#pane-people button.ending:has-text('Delete the table')")
    offer.click()
    assert "cannot be taken back" in host.page.locator("#ending .lead").inner_text()
    host.page.locator("#ending .main").click()
    host.page.wait_for_selector("body.lobby")
    guest.page.wait_for_selector("#net:has-text('Dieser Tisch wurde gelöscht.')")
    guest.page.locator("a.home").click()
    guest.page.wait_for_selector("body.lobby")
    assert guest.page.locator("#mine li").count() == 0


def test_a_table_that_waits_is_deleted_in_its_room_or_in_the_lobby(people: Any) -> None:
    host = people()
    host.open_table(GAME, ["me", "link"], FIRST)
    first = host.page.url
    host.page.wait_for_selector("#waiting button.ending:has-text('Close the table')")
    host.open_table(GAME, ["me", "link"], FIRST)
    host.page.locator("#waiting button.ending").click()
    host.page.locator("#ending .main").click()
    host.page.wait_for_selector("body.lobby")
    host.page.wait_for_selector("#mine li button.delete")
    assert host.page.locator("#mine li").count() == 1
    asked: list[str] = []

    def answer(dialog: Any) -> None:
        asked.append(dialog.message)
        (dialog.accept if len(asked) > 1 else dialog.dismiss)()

    host.page.on("dialog", answer)
    host.page.locator("#mine li button.delete").click()
    assert host.page.locator("#mine li").count() == 1
    host.page.locator("#mine li button.delete").click()
    host.page.wait_for_selector("#mine", state="hidden")
    assert len(asked) == 2
    assert all("cannot be taken back" in text for text in asked)
    assert host.page.goto(first).status == 404
