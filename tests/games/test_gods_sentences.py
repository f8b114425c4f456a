"""What people read in GODS names no coordinates, ids or codes, and means one hex."""

from __future__ import annotations

import re

import pytest

import theomachy
from choosing import nightly, patience
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.listing import groups
from theomachy.core.position import NOBODY
from theomachy.games.gods.common.words.neighbours import in_view, place_on
from theomachy.games.gods.common.words.places import number as number_of
from theomachy.games.gods.common.words.places import place, way
from theomachy.pure import is_compiled
from walks import Case, cases, walk

WALKS = [case for case in cases() if case.game in ("gods-first", "gods-second")]
MANY = patience(4, 8) if is_compiled() else 3
CODES = re.compile(
    r"-?\d+,-?\d"  # 2,-1
    r"|GODS\d|[A-Z]-\d"  # GODS2-A-07
    r"|[a-z]_[a-z]|=|None|True|False"  # names and values of the program
    r"|(hex|card|button):\w"  # targets
)


def bare(sentence: str) -> bool:
    return sentence == "" or CODES.search(sentence) is not None


@pytest.mark.parametrize("case", WALKS, ids=str)
def test_sentences_have_no_codes(case: Case) -> None:
    """In all languages; by day in another one at each moment."""
    game = theomachy.game(case.game)
    found = walk(case)
    last = len(found.steps)
    for number, i in enumerate(sorted({last * n // MANY for n in range(MANY + 1)})):
        position = found.positions[i]
        said: list[Event] = []
        if i < last:
            then = position.copy()
            then.events = said
            then.apply(*found.steps[i])
        for lang in LANGUAGES if nightly() else (LANGUAGES[(case.seed + number) % len(LANGUAGES)],):
            sentences = [game.ask(game.view(position, seat), lang) for seat in range(position.players)]
            sentences += [game.say(position, event, lang) for event in said]
            for player in range(position.players):
                legal = [int(a) for a in position.legal(player)]
                sentences += [game.tell(position, player, a, lang) for a in legal[:: 1 + len(legal) // 12]]
                space = [a for a in game.space(position) if position.why_not(player, a)]
                sentences += [game.reason(position, player, a, lang) for a in space[:: 1 + len(space) // 40]]
            picture = game.draw(game.view(position), lang=lang)
            sentences += re.findall(r'aria-label="([^"]*)"', picture) + re.findall(r"<title>([^<]*)</title>", picture)
            assert [sentence for sentence in sentences if bare(sentence)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hex_has_a_name_of_its_own(lang: str) -> None:
    hexes = [(q, r) for q in range(-12, 13) for r in range(-12, 13)]
    assert len({way(q, r, lang) for q, r in hexes}) == len(hexes)
    for form in ("", "dat"):
        assert len({format(place(f"{q},{r}", lang), form) for q, r in hexes}) == len(hexes)


def test_every_hex_has_a_number_of_its_own() -> None:
    """The middle is 1; each ring goes on clockwise, so neighbours in it follow each other."""
    hexes = [(q, r) for q in range(-12, 13) for r in range(-12, 13) if abs(q + r) <= 12]
    assert sorted(number_of(q, r) for q, r in hexes) == list(range(1, len(hexes) + 1))
    assert [number_of(*at) for at in ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (2, -2))] == [
        1, 2, 3, 4, 5, 6, 7, 8,
    ]  # fmt: skip
    by_number = {number_of(q, r): (q, r) for q, r in hexes}
    for n, (q, r) in by_number.items():
        if n > 1 and n + 1 in by_number:
            q2, r2 = by_number[n + 1]
            assert max(abs(q2 - q), abs(r2 - r), abs(q2 + r2 - q - r)) <= 2


def test_names_of_hexes_are_ways_from_the_middle() -> None:
    assert way(0, 0, "en") == "middle"
    assert way(3, 0, "en") == "3 east of the middle"
    assert way(2, -1, "en") == "1 east and 1 north-east of the middle"
    assert way(-1, -1, "en") == "1 north-west and 1 west of the middle"
    assert way(1, 2, "de") == "2 südöstlich und 1 östlich der Mitte"
    assert way(-3, 1, "it") == "2 a ovest e 1 a sud-ovest del centro"
    assert str(place("0,0", "de")) == "das mittlere Feld"
    assert f"{place('0,1', 'de'):dat}" == "dem Feld 1 südöstlich der Mitte"


def test_the_way_is_the_one_on_the_picture() -> None:
    """East is to the right, north above: the words agree with where the hex is drawn."""
    game = theomachy.game("gods-second")
    picture = game.draw(game.view(game.position({"players": 2, "on_turn": "red"})))
    hexes = re.findall(r'translate\(([-\d.]+) ([-\d.]+)\)" data-target="hex:(-?\d+),(-?\d+)"', picture)
    at = {way(int(q), int(r), "en"): (float(x), float(y)) for x, y, q, r in hexes}
    middle = at["middle"]
    assert at["1 east of the middle"][0] > middle[0]
    assert at["1 east of the middle"][1] == middle[1]
    assert at["1 north-west of the middle"][0] < middle[0]
    assert at["1 north-west of the middle"][1] < middle[1]
    assert at["1 south-east of the middle"][1] > middle[1]


def test_places_are_told_by_what_lies_beside_them() -> None:
    game = theomachy.game("gods-second")
    field = ["T red 0,0", "T blue 1,0", "t green/blue 2,0", "D -1,0", "X 3,0"]
    position = game.position({"players": ["red", "blue"], "field": field, "on_turn": "red"})
    view = game.view(position)
    for hex_, said in (
        ("0,1", "the hex beside a temple of Blue and a temple of Red"),
        ("-1,1", "the hex beside a temple of Red and a desert"),
        ("2,1", "the hex beside a forest tribe and a decay"), ("9,9", "the hex 9 south-east and 9 east of the middle"),
    ):  # fmt: skip
        assert str(place_on(position, hex_, "en")) == said
        q, r = map(int, hex_.split(","))
        assert in_view(view, q, r, "en") == (said.removeprefix("the hex beside ") if "beside" in said else "")


@pytest.mark.parametrize("name", ["gods-first", "gods-second"])
def test_the_past_is_told_by_what_lay_beside_a_place(name: str) -> None:
    """Nobody counts steps from the middle: whatever is put down, turned or moved has neighbours, and they are named."""
    match, dice = theomachy.Match(name, players=3, seed=11), Dice(11)
    while not match.over and len(match.actions) < 160:
        legal = match.position.legal(match.position.turn)
        match.play(int(match.position.turn), int(legal[dice.below(len(legal))]))
    placed = [text for text in match.story() if re.search(r"\bhex\b", text)]
    assert len(placed) > 20
    assert [text for text in placed if "beside a" not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_still_share_a_line_for_many_hexes(lang: str) -> None:
    game = theomachy.game("gods-second")
    position = game.new(2, seed=4)
    found = groups(game, position, int(position.turn), lang)
    assert position.turn != NOBODY
    assert len(found) < len(position.legal(position.turn)) / 2
    assert any("…" in group.sentence and len(group.places) > 3 for group in found)
