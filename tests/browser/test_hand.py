"""A hand of cards: below the board at the desk, a drawer on the phone, a column in a short window."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from theomachy.core.languages import LANGUAGES
from theomachy.games.playing_gods.words.picture import term, words

BOXES = """
() => Object.fromEntries(['.tray', '.boardbox', '.bar'].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [name, [box.x, box.y, box.right, box.bottom]];
}))
"""


def with_a_hand(people: Any) -> Any:
    someone = people(viewport={"width": 1440, "height": 900})
    someone.open_table("playing-gods", ["me", "bot greedy", "bot greedy"])
    for _ in range(40):
        someone.wait_for_turn()
        if someone.page.locator("#tray-body .handcard").count():
            return someone
        someone.click_something()
        someone.page.wait_for_timeout(40)
    raise AssertionError("no card came into the hand")


def test_the_hand_lies_below_the_board_beside_it_or_is_a_drawer(people: Any) -> None:
    someone = with_a_hand(people)
    found = someone.page.evaluate(BOXES)
    assert found[".tray"][1] >= found[".boardbox"][3]
    assert found[".tray"][0] == found[".boardbox"][0]
    someone.page.set_viewport_size({"width": 844, "height": 390})
    someone.page.wait_for_timeout(400)
    found = someone.page.evaluate(BOXES)
    assert found[".tray"][2] <= found[".boardbox"][0]
    someone.page.set_viewport_size({"width": 390, "height": 844})
    someone.page.wait_for_timeout(400)
    on_the_phone_it_is_a_drawer(someone.page)
    assert someone.errors == []


def on_the_phone_it_is_a_drawer(page: Any) -> None:
    card = page.locator("#tray-body .hand .handcard").first
    closed, drawing = page.evaluate(BOXES), page.evaluate("() => document.querySelector('#board svg').innerHTML.length")
    tray = closed[".tray"]
    assert tray[3] - tray[1] < 64  # a strip with the tops of the cards
    page.locator(".drawer").click()
    page.wait_for_timeout(400)
    opened = page.evaluate(BOXES)
    assert opened[".tray"][3] - opened[".tray"][1] > 120
    assert opened[".tray"][3] <= opened[".bar"][1]
    box = card.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= opened[".tray"][3]  # a whole card can be read
    assert opened[".boardbox"] == closed[".boardbox"]  # and the board is not drawn anew for it
    assert page.evaluate("() => document.querySelector('#board svg').innerHTML.length") == drawing
    page.locator(".drawer").click()
    page.wait_for_timeout(200)
    assert page.evaluate(BOXES)[".tray"] == tray


def test_a_roll_lights_both_ends_of_its_way(people: Any) -> None:
    someone = people(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    someone.open_table("playing-gods", ["me", "bot greedy", "bot greedy"])
    page = someone.page
    for _ in range(40):
        someone.wait_for_turn()
        if page.locator('#board [data-target^="move:"].lit').count():
            break
        someone.click_something()
        page.wait_for_timeout(40)
    assert page.locator('#board [data-target^="move:"].lit .offer.on').count() >= 2
    assert page.locator('#board [data-place="die"] use').count() == 1
    assert page.locator('#tray-body [data-target^="move:"].lit').count() == 2
    before = page.evaluate("() => document.querySelector('[data-key=\"figure:0\"]').getAttribute('transform')")
    page.locator('#tray-body [data-target^="move:"].lit').first.click()
    page.wait_for_function(
        "(old) => document.querySelector('[data-key=\"figure:0\"]').getAttribute('transform') !== old", arg=before
    )
    assert someone.errors == []


# What is chosen, what can be clicked then, and whether it is whole and done at once.
CLICKS = """
async ([choices, clicks]) => {
  const { Choosing } = await import("/static/choosing.js");
  const choosing = new Choosing();
  choosing.take(choices);
  for (const target of clicks) if (!choosing.click(target)) throw new Error(`${target} means nothing`);
  const done = choosing.complete;
  const { chosen, lit } = choosing;
  return { chosen, lit: [...lit], action: done?.choice.action ?? null, alone: done?.alone ?? false };
}
"""


def at_a_portal(least: int, most: int) -> tuple[list[dict[str, Any]], str, list[dict[str, Any]]]:
    """The choices of somebody who can strike a territory in so many ways: all of them, the territory, those ways."""
    game = theomachy.game("playing-gods")
    for seed in range(60):
        match = theomachy.Match(game.name, players=3, seed=seed)
        for step in range(400):
            if match.over:
                break
            position, seat = match.position, match.position.turn
            legal = [int(action) for action in position.legal(seat)]
            choices: list[dict[str, Any]] = [
                {"action": action, "targets": list(game.targets(position, action)),
                 "ahead": list(game.ahead(position, seat, action))}
                for action in legal
            ]  # fmt: skip
            for land in sorted({target for choice in choices for target in choice["ahead"]}):
                ways = [choice for choice in choices if land in choice["ahead"]]
                if least <= len(ways) <= most and (most == 1 or any(len(way["targets"]) > 1 for way in ways)):
                    return choices, land, ways
            match.play(seat, legal[(seed + step) % len(legal)])
    raise AssertionError("nobody could strike")


def test_a_territory_clicked_first_asks_for_its_cards(people: Any) -> None:
    """The cards that can strike there light up; one card is not the whole attack while another may join it."""
    someone = people()
    someone.goto("/")
    page = someone.page
    choices, land, ways = at_a_portal(2, 9)
    cards = {card for way in ways for card in way["targets"]}
    first = page.evaluate(CLICKS, [choices, [land]])
    assert (first["chosen"], first["action"]) == ([land], None)
    assert set(first["lit"]) >= cards
    pair = next(way for way in ways if len(way["targets"]) > 1)
    alone = next(way for way in ways if way["targets"] == pair["targets"][:1])
    one = page.evaluate(CLICKS, [choices, [land, *alone["targets"]]])
    assert (one["action"], one["alone"]) == (alone["action"], False), "it waits: there is more to choose"
    assert set(one["lit"]) >= set(pair["targets"][1:])
    both = page.evaluate(CLICKS, [choices, [land, *pair["targets"]]])
    assert both["action"] == pair["action"]
    last = page.evaluate(CLICKS, [choices, [*alone["targets"], land]])
    assert (last["action"], last["alone"]) == (alone["action"], True), "with the cards first, the territory decides"
    choices, land, [way] = at_a_portal(1, 1)
    only = page.evaluate(CLICKS, [choices, [land]])
    assert sorted(only["chosen"]) == sorted([land, *way["targets"]]), "where one thing fits it is taken up"
    assert (only["action"], only["alone"]) == (way["action"], False), "but not done unasked"


# Answers whose words do not fit into what is seen of their button.
LEAVE = """
() => [...document.querySelectorAll('.answers .act')].filter((e) => e.checkVisibility()).filter((e) => {
  const words = document.createRange();
  words.selectNodeContents(e.querySelector('.lines') ?? e);
  const [box, seen, room] = [words, e, document.getElementById('tray-body')].map((x) => x.getBoundingClientRect());
  const [lower, right] = [Math.min(seen.bottom, room.bottom), Math.min(seen.right, room.right)];
  return box.top < seen.top || box.bottom > lower || box.left < seen.left || box.right > right;
}).map((e) => e.textContent)
"""
WAYS = "() => document.querySelectorAll('.answers .act .price').length === 2"
SAY = """
([way, space]) => { for (const e of document.querySelectorAll('.answers .act:has(.price)')) {
  e.querySelector('strong').textContent = way; e.querySelector('small').textContent = space; } }
"""


def longest_way(lang: str) -> tuple[str, str]:
    """The most that can be said of a way of the figure."""
    say = words(lang)
    gates = [say("space portal", continent=term("continent", name, lang)) for name in ("NA", "SA", "EU", "AF", "AS")]
    ways = [say(name) for name in ("way forward", "way back")]
    return max(ways, key=len), f"{max(gates, key=len)}, {max((say(x) for x in ('free', 'shared', 'closed')), key=len)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_ways_of_a_roll_are_told_whole(people: Any, lang: str) -> None:
    someone = people(viewport={"width": 390, "height": 844}, locale=lang)
    page = someone.page
    for decisions in range(3, 30):
        someone.open_table("playing-gods", ["me", "bot greedy"], after=decisions)
        someone.wait_for_turn()
        if page.evaluate(WAYS):
            break
    assert page.evaluate(WAYS), "nobody rolled"
    for width, height in ((390, 844), (844, 390), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        page.evaluate(SAY, longest_way(lang))
        assert page.evaluate(LEAVE) == [], (width, height)
