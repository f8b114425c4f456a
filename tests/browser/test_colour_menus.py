"""Colours of seats by clicks: at a new table, on sitting down, and while the room waits."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy

GAMES = [name for name in theomachy.game_names() if theomachy.game(name).colours]


def label(someone: Any, seat: int) -> str:
    return str(someone.page.locator("#seats .god").nth(seat).inner_text()).casefold()


@pytest.mark.parametrize("game", GAMES)
def test_people_choose_different_colours_before_the_game_and_see_them_in_it(people: Any, game: str) -> None:
    rules = theomachy.game(game)
    palette = rules.colours
    someone, other = people(), people()
    page = someone.page
    someone.goto(f"/new/{game}")
    page.locator('input[name="players"][value="3"]').check(force=True)
    kinds, menus = page.locator("#seats .kind"), page.locator(".seat-colour")
    kinds.nth(1).select_option("open")
    kinds.nth(2).select_option("bot random")
    assert [menu.is_visible() for menu in menus.all()] == [True, False, False]
    kinds.nth(1).select_option("here")
    menus.nth(0).select_option(palette[2])
    assert menus.nth(1).locator(f'option[value="{palette[2]}"]').is_disabled()
    dealt = rules.new(3, colours=[palette[2]])
    assert [label(someone, seat) for seat in range(3)] == [rules.seat_title(dealt, s).casefold() for s in range(3)]
    kinds.nth(1).select_option("open")
    someone.unfold()
    page.locator('input[name="public"][value="yes"]').check()
    page.locator("#form button.main").last.click()
    page.locator('.chairs select[data-one="colour"]').wait_for()
    table = page.url.rsplit("/", 1)[1]

    other.goto(f"/t/{table}")
    wanted = other.page.locator("#seat-colour")
    wanted.wait_for()
    assert wanted.locator(f'option[value="{palette[2]}"]').is_disabled()
    assert wanted.locator(f'option[value="{palette[0]}"]').is_enabled()
    page.locator('.chairs select[data-one="colour"]').select_option(palette[3])  # the room of the other one follows
    other.page.wait_for_function(
        "(id) => document.querySelector(`#seat-colour option[value=${id}]`).disabled", arg=palette[3]
    )
    wanted.select_option(palette[2])
    other.page.locator(".chairs button.main").first.click()
    other.page.wait_for_selector("#waiting", state="hidden")
    info = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
    assert [chair["colour"] for chair in info["chairs"]] == [palette[3], palette[2], rules.colours[0]]
    assert not someone.errors
    assert not other.errors


def test_figures_are_chosen_beside_colours_and_shown_before_and_in_the_game(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/playing-gods")
    page.locator('input[name="players"][value="3"]').check(force=True)
    page.locator("#seats .kind").nth(1).select_option("here")
    page.locator("#seats .kind").nth(2).select_option("open")
    menus = page.locator(".seat-figure")
    page.locator(".seat-colour").nth(0).select_option("blue")
    shown = page.locator("#seats .seat-token use")

    def emblems() -> list[str]:
        return [str(mark.get_attribute("href")) for mark in shown.all()]

    assert emblems() == ["#emblem-moon", "#emblem-sun", "#emblem-leaf"]  # they go with the colours
    menus.nth(0).select_option("mask")
    menus.nth(1).select_option("moon")
    assert emblems() == ["#emblem-mask", "#emblem-moon", "#emblem-leaf"]
    assert menus.nth(1).locator('option[value="mask"]').is_disabled()
    assert [label(someone, seat) for seat in range(3)] == ["nova", "luna", "silva"]
    page.locator("#form button.main").last.click()
    room = page.locator('.chairs select[data-one="figure"]')
    room.first.wait_for()
    assert [menu.input_value() for menu in room.all()] == ["mask", "moon"]
    room.nth(1).select_option("star")
    page.locator('.chairs use[href="#emblem-star"]').wait_for()
    page.locator("#fill").click()
    page.wait_for_selector("#waiting", state="hidden")
    table = page.url.rsplit("/", 1)[1]
    info = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((r) => r.json())", table)
    assert [chair["figure"] for chair in info["chairs"]] == ["mask", "star", "leaf"]
    assert not someone.errors


def test_only_a_seat_at_the_table_can_begin(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.goto("/new/gentes")
    someone.unfold()
    page.locator('input[name="players"][value="3"]').check(force=True)
    page.locator('[data-option="start_player"] summary').click()
    way = page.locator('input[name="option start_player"][value=\'"seat_3"\']')
    assert page.locator('input[name="option start_player"][value=\'"seat_4"\']').is_disabled()
    way.check()
    page.locator('input[name="players"][value="2"]').check(force=True)
    assert way.is_disabled()
    assert page.locator('input[name="option start_player"][value=\'"random"\']').is_checked()
