"""The panels of every game: named once, well formed, in the colours of the page; and where the points come from."""

from __future__ import annotations

import re
from functools import cache
from xml.etree import ElementTree

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.panel import DEFS, Panel
from theomachy.core.position import NOBODY, Position, playout
from theomachy.drawing.theme import PAGE, THEMES, resolve, stylesheet

GAMES = theomachy.game_names()
NAMES = re.compile(r"defs|board|tray|stock|market|cards|hand|seat:\d")
VARIABLE = re.compile(r"var\(--([a-z0-9-]+),(#[0-9a-f]+)\)")


@cache
def moments(game: str) -> list[Position]:
    """Start, middle and end of a random game, for each number of players."""
    found = []
    for players in theomachy.game(game).players:
        start = theomachy.game(game).new(players, seed=players)
        end = start.copy()
        length = playout(end, Dice(players), 20_000)
        middle = start.copy()
        playout(middle, Dice(players), length // 2)
        found += [start, middle, end]
    return found


def all_panels(game: str, lang: str = "en") -> list[list[Panel]]:
    found = theomachy.game(game)
    return [found.panels(found.view(position, viewer), lang=lang) for position in moments(game) for viewer in (0, None)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_have_names_and_can_be_read_by_machines(game: str, lang: str) -> None:
    for panels in all_panels(game, lang):
        names = [panel.name for panel in panels]
        assert len(set(names)) == len(names)
        assert all(NAMES.fullmatch(name) for name in names)
        assert "board" in names
        ids: list[str] = []
        used: set[str] = set()
        for panel in panels:
            root = ElementTree.fromstring(panel.body if panel.kind == "svg" else f"<div>{panel.body}</div>")
            ids += [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
            used |= {e.attrib["href"][1:] for e in root.iter() if "href" in e.attrib}
            used |= set(re.findall(r"url\(#([^)]+)\)", panel.body))
            assert panel.width >= 0
            if panel.name == "board":
                assert panel.grows
                assert panel.width > 0
        assert used <= set(ids)
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", GAMES)
def test_colours_are_variables_that_the_page_knows(game: str) -> None:
    known = {name: dict(look.variables()) for name, look in THEMES.items()}
    for panels in all_panels(game)[2:4]:
        text = "".join(panel.body for panel in panels)
        found = VARIABLE.findall(text)
        assert found
        for name, fallback in set(found):
            assert known["light"][name] == fallback
        for look, values in known.items():
            resolved = resolve(text, look)
            assert "var(" not in resolved
            assert values["ink"] in resolved


def test_the_stylesheet_has_every_colour_of_both_themes() -> None:
    css = stylesheet()
    for look in THEMES.values():
        for name, value in look.variables():
            assert f"--{name}: {value};" in css
    assert dict(PAGE.variables()).keys() == dict(THEMES["light"].variables()).keys()


@pytest.mark.parametrize("game", GAMES)
def test_parts_add_up_to_the_score(game: str) -> None:
    found = theomachy.game(game)
    for position in moments(game):
        parts = found.sources(position)
        assert len(parts) == position.players
        for seat, mine in enumerate(parts):
            assert sum(part.points for part in mine) == position.score(seat)
            for part in mine:
                assert part.points != 0 or len(mine) == 1
                if part.kind != "points":
                    assert part.clause.startswith(found.prefix)
                    assert all(found.source_text(part, lang) for lang in LANGUAGES)
                piece = found.source_piece(part)
                if piece:
                    defs = [p.body for p in found.panels(found.view(position)) if p.name == DEFS]
                    assert f'id="{piece}"' in "".join(defs)


@pytest.mark.parametrize("game", GAMES)
def test_some_games_end(game: str) -> None:
    assert any(position.turn == NOBODY for position in moments(game))
