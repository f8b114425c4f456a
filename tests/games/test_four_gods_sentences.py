"""4 Gods: what people read names things as they see them, never by the numbers that programs use."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.four_gods_examples import GAME, position
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import Position
from walks import Case, asked, cases, walk

CALLED = {"en": "cell", "de": "Feld", "it": "casella", "fr": "case"}
CODES = (
    r"\bT\d\d",  # tiles
    r"\b[SPFM]{4}\b",  # faces
    r"\b\d\.\d",  # slots of rows
    r"\b(nw|sw|north|east|south|west)\b|\+(nw|ne|se|sw)",  # seats and corners as the notation writes them
    r"\bG4-|[{}_<>]|\?\)|–",  # clauses, gaps, marks of nothing
)
GAMES = [case for case in cases() if case.game == "four-gods" and case.players != 3]


def codes_in(sentence: str, lang: str) -> list[str]:
    """What a person could not read: codes, and cells that are not called cells."""
    plain = sentence.replace("north-west", "")  # a direction, in English
    found = [match[0] for code in CODES for match in re.finditer(code, plain)]
    return found + re.findall(rf"(?<!{CALLED[lang]} )\b[a-j]\d{{1,2}}\b", plain)


def sentences(position: Position, lang: str) -> Iterator[str]:
    """Everything that is told, asked and refused in a position."""
    for viewer in (None, *range(position.players)):
        yield GAME.ask(GAME.view(position, viewer), lang)
    for player in asked(position):
        for action in [int(a) for a in position.legal(player)][:40]:
            yield GAME.tell(position, player, action, lang)
    space = [a for a in GAME.space(position) if not GAME.actions.kind(a).chance]
    for player in range(position.players):
        for action in space[:: max(1, len(space) // 60)]:
            yield GAME.reason(position, player, action, lang)


def test_codes_are_found() -> None:
    assert codes_in("place T23b2 in b1", "en") == ["T23", "b1"]
    assert codes_in("Nord legt SSPF auf Feld b1: north", "de") == ["SSPF", "north"]
    assert not codes_in("place the tile (sea, sea, plain, forest) in cell b1", "en")


@pytest.mark.parametrize("case", GAMES[::4], ids=str)
def test_no_code_stands_in_what_is_told_asked_or_refused(case: Case) -> None:
    for number, at in enumerate(walk(case).some(8)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        bad = {s: codes_in(s, lang) for s in sentences(at, lang) if codes_in(s, lang)}
        assert not bad


@pytest.mark.parametrize("case", GAMES[1::4], ids=str)
def test_no_code_stands_in_the_log(case: Case) -> None:
    told = walk(case)
    table = told.positions[0].copy()
    kinds = set()
    for who, action in told.steps[:400]:
        events: list[Event] = []
        table.events = events
        table.apply(who, action)
        for event in events:
            kinds.add(event.kind)
            for lang in LANGUAGES:
                sentence = GAME.say(table, event, lang)
                assert not codes_in(sentence, lang), sentence
    assert len(kinds) > 2


@pytest.mark.clause("G4-C-13")
def test_a_face_is_told_by_its_terrains() -> None:
    table = position({"world": ["a1=SSPP"], "hands": {"north": ["T23", "T01"]}})
    hold = GAME.parse(table, "hold T23b2")
    assert GAME.tell(table, 0, hold, "de") == (
        "das Plättchen hochhalten, um es zu legen (von Nordwest im Uhrzeigersinn: Meer, Meer, Wald, Ebene); "
        "dann sagen, wohin damit"
    )
    assert "(all forest / mountain, sea, plain, sea)" in GAME.tell(table, 0, GAME.parse(table, "row T01"))
