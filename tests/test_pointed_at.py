"""Words at the thing: whatever is pointed at says in a sentence what it is, in every language, without a code.

What a page shows is looked at in several moments of every game: whatever can be clicked, and whatever is drawn in a
panel of HTML (cards, tiles, symbols, tracks, prices).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.panel import DEFS, Panel
from theomachy.core.position import Position, playout

GAMES = theomachy.game_names()
SVG = "{http://www.w3.org/2000/svg}"
# Coordinates, tiles by number, ids, targets. Where the frame of a board has letters and numbers (4 Gods), a cell is
# named by them, but as a cell, in the reader's language.
CODE = re.compile(
    r"-?\d,-?\d\b|\b[A-Z]{1,3}\d+\b|\w_\w|\b[a-z]+:[a-z0-9]|(?<!cell )(?<!Feld )(?<!ella )(?<!case )\b[a-h][1-8]\b"
)
Element = ElementTree.Element


@cache
def moments(game: str) -> list[Position]:
    """The beginning, and later and later in random games, for two numbers of players."""
    found = []
    for players in (theomachy.game(game).players[0], theomachy.game(game).players[-1]):
        for length in (0, 15, 60, 140):
            position = theomachy.game(game).new(players, seed=players)
            playout(position, Dice(players), length)
            found.append(position)
    return found


def panels(game: str, lang: str) -> Iterator[Panel]:
    rules = theomachy.game(game)
    for position in moments(game):
        asked = int(position.turn) if 0 <= position.turn < position.players else 0
        for viewer in {0, asked, None}:
            yield from (p for p in rules.panels(rules.view(position, viewer), lang=lang) if p.name != DEFS)


def root_of(panel: Panel) -> Element:
    return ElementTree.fromstring(panel.body if panel.kind == "svg" else f"<div>{panel.body}</div>")


def words_of(element: Element) -> str:
    """As `web/static/explain.js` finds them."""
    title = element.find(f"{SVG}title")
    inner = title.text if title is not None else ""
    return element.get("data-says") or element.get("title") or element.get("aria-label") or inner or ""


def with_parents(root: Element) -> Iterator[tuple[Element, list[Element]]]:
    """Every element below the root, with those around it, the nearest last."""
    open_: list[tuple[Element, list[Element]]] = [(child, []) for child in root]
    while open_:
        element, around = open_.pop()
        yield element, around
        open_ += [(child, [*around, element]) for child in element]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pointed_at_says_what_it_is(game: str, lang: str) -> None:
    targets = pictures = 0
    said = set()
    for panel in panels(game, lang):
        root = root_of(panel)
        said.add(words_of(root))
        for element, around in with_parents(root):
            words = words_of(element)
            said.add(words)
            if target := element.get("data-target"):
                targets += 1
                assert len(re.findall(r"\w+", words)) >= 3, (panel.name, target, words)
            # A small picture lies in something that has words, or its words stand beside it.
            if "pic" in (element.get("class") or "").split():
                pictures += 1
                beside = "".join(around[-1].itertext()) if around else ""
                told = any(words_of(each) for each in around) or re.search(r"[^\W\d]{3}", beside)
                assert told, (panel.name, ElementTree.tostring(element)[:200])
    assert targets > 50
    assert pictures > 50
    assert len(said) > 50
    assert [text for text in said if CODE.search(text)] == []
