"""Each worked example of the rules has its picture, of the moment that the tests play, in every language."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import theomachy
from depicting import depicted, text_of
from theomachy.core import clauses
from theomachy.core.languages import LANGUAGES
from theomachy.teaching.example import cases, examples_file, picture, pictures

GAMES = theomachy.game_names()
RECKONED = {"G4-X-17"}  # places and points as numbers alone: there is nothing to be seen


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_of_what_the_tests_play(name: str) -> None:
    """After a change that is meant: python tests/depicting.py --write."""
    assert examples_file(theomachy.game(name)).read_text(encoding="utf-8") == text_of(depicted(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_worked_example_has_one(name: str) -> None:
    worked = {clause.id for clause in clauses.clauses(name) if clause.kind == clauses.EXAMPLE}
    assert worked
    assert worked - RECKONED == set(cases(theomachy.game(name)))


@pytest.mark.parametrize("name", GAMES)
def test_they_are_drawn_and_told_in_every_language(name: str) -> None:
    game = theomachy.game(name)
    different = 0
    for id in cases(game):
        told = {lang: [(*one.begins, *one.done) for one in pictures(game, id, lang)] for lang in LANGUAGES}
        assert all(said for lines in told.values() for said in lines), id
        different += told["en"] != told["de"]
    assert different >= len(cases(game)) - 1
    id = next(iter(cases(game)))
    for number in range(len(pictures(game, id, "de"))):
        for look in ("light", "dark"):
            drawn = picture(game, id, number, "de", look)
            assert ElementTree.fromstring(drawn).tag.endswith("svg")
            assert "var(--" not in drawn
    assert picture(game, id, 0, "de", "light") != picture(game, id, 0, "de", "dark")


def test_a_picture_shows_what_was_done() -> None:
    """A tribe is placed beside a red temple: it lies there afterwards, with the stone of Red."""
    game = theomachy.game("gods-second")
    before, after = pictures(game, "GODS2-E-04", "en")
    assert before.begins == ("It is Red's turn.",)
    assert after.done == ("Red: place a forest tribe on hex 3 beside a temple of Red for 1 power; it will follow Red",)
    assert "t green/red 1,0" in game.to_json(after.position)["field"]
    assert "t green/red 1,0" not in game.to_json(before.position)["field"]


def test_gods_named_by_a_letter_are_named_as_the_picture_has_them_too() -> None:
    told = [line for one in pictures(theomachy.game("playing-gods"), "PG-X-05", "en") for line in one.done]
    assert told[0].startswith("A (Ignis): Attack with air and water")
    assert told[-1].startswith("B (Sol): Ward off")
