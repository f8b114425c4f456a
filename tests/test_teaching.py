"""The guided first games: every title has one that can be played as it is written, in every language."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.log import Log
from theomachy.core.position import CHANCE
from theomachy.teaching.guide import BadGuide, Guide, guide, room
from theomachy.teaching.page import BadPage, languages, one_page, scene

TAUGHT = [name for name in theomachy.game_names() if guide(theomachy.game(name)) is not None]
LONGEST = 120  # letters of a sentence of the coach


def found(name: str) -> Guide:
    lesson = guide(theomachy.game(name))
    assert lesson is not None
    return lesson


def played(lesson: Guide, count: int) -> Log:
    draft = Log(lesson.game, lesson.start).draft()
    for player, action in lesson.rows[:count]:
        draft.do(player, action)
    return draft.log()


@pytest.mark.parametrize("name", TAUGHT)
def test_it_has_a_few_steps_each_with_something_to_say(name: str) -> None:
    lesson = found(name)
    assert 8 <= len(lesson.steps) <= 15
    assert sum(player == lesson.learner for player, _ in lesson.rows[lesson.begin :]) >= 5
    for lang in LANGUAGES:
        words = room(lesson.game) / f"{lang}.ftl"
        assert words.is_file(), lang
        messages = lesson.words.messages(lang)
        for step in lesson.steps:
            assert f"step-{step.id}" in messages
            [page] = [p for p in lesson.pages(step.at, lang) if p.say == str(lesson.words.term("step", step.id, lang))]
            assert page.why
            assert max(len(page.say), len(page.why), len(page.wrong)) <= LONGEST, (lang, step.id)
    said = {lesson.words.messages(lang).say(f"step-{lesson.steps[0].id}", {}) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_follows_is_led_to_the_end(name: str) -> None:
    """Chance and bots do what the book says, and the learner is told something before each move of his own."""
    lesson = found(name)
    log = played(lesson, lesson.begin)
    never = Dice(1)
    while len(log) < len(lesson.rows):
        who = lesson.rows[len(log)][0]
        action = lesson.expected(log, who)
        assert action is not None
        assert action in [int(a) for a in log.position.legal(who)]
        if who == lesson.learner:
            assert lesson.pages(len(log), "en")
        before = len(log)
        log = log.play(who, action, lesson.chance(log, who, action, lambda p: int(p.sample(never))))
        # What chance did then is what the book has, as far as the book goes.
        assert lesson.common(log) == min(len(log), len(lesson.rows)), before
    assert lesson.standing(log) == len(lesson.rows)


@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_leaves_the_book_plays_an_ordinary_game(name: str) -> None:
    lesson = found(name)
    log = played(lesson, lesson.begin)
    meant = lesson.expected(log, lesson.learner)
    assert meant is not None
    other = next(int(a) for a in log.position.legal(lesson.learner) if int(a) != meant)
    left = log.play(lesson.learner, other, lambda position: int(position.sample(Dice(3))))
    assert not lesson.follows(left)
    assert lesson.standing(left) is None
    assert lesson.common(left) == lesson.begin
    assert all(lesson.expected(left, seat) is None for seat in range(left.position.players))
    assert lesson.earlier(lesson.common(left)) == lesson.begin


def test_a_book_that_says_nothing_before_a_move_is_refused() -> None:
    lesson = found("gods-second")
    plan: dict[str, Any] = {"learner": "red", "begin": lesson.begin, "step": [{"id": "aim", "at": lesson.begin}]}
    with pytest.raises(BadGuide, match="nothing is said before move 4"):
        Guide(lesson.game, lesson.record, plan, lesson.words)
    plan["step"] = [{"id": "aim", "at": 1}]
    with pytest.raises(BadGuide, match="step 'aim' at 1; allowed: 3 to 27"):
        Guide(lesson.game, lesson.record, plan, lesson.words)


def test_a_tile_is_taken_up_and_laid_in_one_gesture() -> None:
    """Its two moves have the same words, what is clicked for both is said at once, and nobody begins in between."""
    lesson = found("four-gods")
    first = lesson.begin
    assert lesson.texts[first : first + 2] == ("hold T29a0", "place T29a0 b1")
    assert lesson.targets(first) == ["face:T29a0", "cell:b1"]
    assert lesson.targets(first + 1) == ["cell:b1"]
    assert lesson.pages(first, "en")[-1:] == lesson.pages(first + 1, "en")
    assert (lesson.number(first), lesson.number(first + 1)) == (0, 1)  # the aim comes before it
    assert lesson.earlier(first + 1) == first
    assert lesson.targets(len(lesson.rows)) == []


def test_chance_is_free_behind_the_book() -> None:
    lesson = found("gods-second")
    log = played(lesson, len(lesson.rows))
    asked: list[int] = []

    def chance(position: theomachy.Position) -> int:
        asked.append(1)
        return int(position.sample(Dice(5)))

    log = log.let_chance_act(lesson.chance_now(log, chance))
    assert asked
    assert log.position.turn != CHANCE


# ---- the game on one page

EXPLAINED = [name for name in theomachy.game_names() if one_page(theomachy.game(name), "en") is not None]
WORDS = 700  # of a page that fits on two sheets, with its pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPLAINED)
def test_a_page_has_all_its_parts_and_scenes(name: str, lang: str) -> None:
    game = theomachy.game(name)
    assert lang in languages(game)
    found = one_page(game, lang)
    assert found is not None
    assert len(found.parts) == 5
    assert found.lead
    assert all(part.title and part.text for part in found.parts)
    assert [bool(part.scene) for part in found.parts] == [True, True, True, True, False]
    assert found.parts[-1].text.count("<li>") == 5
    text = re.sub(r"<[^>]+>", " ", " ".join(part.text for part in found.parts))
    assert 150 < len(text.split()) < WORDS
    for part in found.parts[:-1]:
        assert part.shows
        picture = scene(game, part.scene, lang, "light")
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert "data-target" not in picture
        assert "var(--" not in picture


@pytest.mark.parametrize("name", EXPLAINED)
def test_no_clause_coordinate_or_code_stands_on_a_page(name: str) -> None:
    game = theomachy.game(name)
    for lang in languages(game):
        text = (room(game) / f"page.{lang}.md").read_text(encoding="utf-8")
        assert not re.search(rf"{game.prefix}|\b-?\d,-?\d\b|\b[A-Z]{{2,3}}\d\b", text), lang


def test_a_page_or_scene_that_is_wrong_is_refused_by_name() -> None:
    game = theomachy.game("gods-second")
    with pytest.raises(BadPage, match="no scene 'sea'; there are: nation, turn"):
        scene(game, "sea", "en", "light")


def test_a_scene_may_be_cut_out_of_the_whole_table() -> None:
    """Nothing outside its box is seen, it takes the size of its place, and what it refers to is there."""
    picture = scene(theomachy.game("gentes"), "turn", "en", "light")
    root = ElementTree.fromstring(picture)
    frame = root.findall("{http://www.w3.org/2000/svg}svg")[-1]
    assert frame.get("viewBox") == root.get("viewBox") == "729 58 282 232"
    assert [frame.get(name) for name in ("x", "y", "width", "height")] == ["729", "58", "282", "232"]
    assert root.get("width") is None
    assert "Philosopher" in picture
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(re.findall(r' id="([^"]+)"', picture))
