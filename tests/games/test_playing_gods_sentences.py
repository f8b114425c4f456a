"""Sentences are for people: no codes of territories, no ids of cards, no numbers of spaces, no letters for seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

from choosing import patience
from games.playing_gods import GAME, base
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.listing import GAP, groups
from theomachy.core.position import CHANCE, NOBODY, Position, playout
from theomachy.games.playing_gods.words.picture import advice, term

GODS = ("Old Nick", "Ištar von Ninive", "Ra", "Große Spinne", "The Nameless")
BARE_MARK = r"\b(?:NA|SA|EU|AF|AS)\d\b(?! \w[^\W\dA-Z])"  # with no name behind it
SPOKEN = re.compile(r'(?:aria-label|title)="([^"]*)"|<title>([^<]*)<')
IDS = {
    "a territory or continent": r"\b(?:NA|SA|EU|AF|AS)\d?\b",
    "a card or space": r"\w_\w",
    "a clause": r"\bPG-",
    "a seat": r"(?<![\w'])[B-E](?![\w'])",  # A is an article, and a preposition
    "a number of a space": r"(?i)\b(?:space|field|portal|feld|casella|portale|case|portail) \d",
    "an empty place": r"[{}]|\bNone\b|  ",
}


def ids_in(text: str) -> list[str]:
    for god in GODS:
        text = text.replace(god, "God")
    return [what for what, pattern in IDS.items() if re.search(pattern, text)]


def sentences(table: Position, events: list[Event], dice: Dice, lang: str) -> Iterator[tuple[str, str]]:
    """Everything that is said at this moment, each with where it comes from."""
    for event in events:
        yield f"say {event.kind}", GAME.say(table, event, lang)
    for viewer in (None, *range(table.players)):
        view = GAME.view(table, viewer)
        yield "ask", GAME.ask(view, lang)
        for line in advice(view, lang):
            yield "advice", line.strip()
    if table.turn != NOBODY:
        for action in table.legal(table.turn):
            yield "tell", GAME.tell(table, int(table.turn), int(action), lang)
        for group in groups(GAME, table, int(table.turn), lang):
            yield "listing", group.sentence
    space = [action for action in GAME.space(table) if not GAME.actions.kind(action).chance]
    for _ in range(25):
        player, action = dice.below(table.players), space[dice.below(len(space))]
        yield f"why {table.why_not(player, action)}", GAME.reason(table, player, action, lang)


def names_spoken(table: Position, lang: str, layout: str) -> Iterator[str]:
    """What screen readers say of the picture, and what a pointer shows."""
    for panel in GAME.panels(GAME.view(table, int(table.turn) if table.turn >= 0 else None), lang=lang, layout=layout):
        for quoted, inside in SPOKEN.findall(panel.body):
            yield unescape(quoted or inside)


@pytest.mark.parametrize(("what", "text"), [
    ("a territory or continent", "A sect dies in SA1."), ("a territory or continent", "Portal: EU"),
    ("a card or space", "You drew: attack_fire."), ("a clause", "It is so (PG-A-01)."), ("a seat", "Then C rules."),
    ("a number of a space", "The figure stands on space 4."), ("a number of a space", "Auf Feld 24."),
    ("an empty place", "Then None rules."),
])  # fmt: skip
def test_ids_are_found(what: str, text: str) -> None:
    assert ids_in(text) == [what]
    assert ids_in("Ra moves 1 space clockwise: second portal to Asia. Old Nick is dead.") == []


@pytest.mark.parametrize("players", GAME.players)
def test_no_sentence_has_an_id(players: int) -> None:
    dice = Dice(players)
    table = GAME.new(players, player_names=GODS[:players], steal_view="blind" if players == 3 else "look")
    for step in range(1500):
        if table.turn == NOBODY:
            break
        legal = table.legal(table.turn)
        found: list[Event] = []
        table.events = found
        table.apply(table.turn, table.sample(dice) if table.turn == CHANCE else legal[dice.below(len(legal))])
        table.events = None
        if step < 40 or step % patience(36, 12) == 0:
            for lang in LANGUAGES:
                for source, text in sentences(table, found, dice, lang):
                    assert not ids_in(text), f"{lang} {source}: {text}"


@pytest.mark.parametrize("players", GAME.players)
def test_no_territory_is_called_by_its_mark(players: int) -> None:
    """Neither by the picture to those who listen nor by the text board: there a mark, which is what one types, may
    stand before the name that sentences have, but never for it."""
    dice = Dice(players)
    table = GAME.new(players, player_names=GODS[:players])
    spoken = 0
    for step in range(12):
        playout(table, dice, 25)
        lang = LANGUAGES[step % len(LANGUAGES)]
        for name in names_spoken(table, lang, ("wide", "tall")[step % 2]):
            assert not re.search(IDS["a territory or continent"], name), name
            spoken += 1
        board = GAME.board(GAME.view(table, 0), lang)
        assert not re.search(BARE_MARK, board), board
        assert all(str(term("continent", continent, lang)) in board for continent in ("NA", "SA", "EU", "AF", "AS"))
    assert spoken > 100


def test_bare_marks_are_found() -> None:
    for bare in ("NA1* AAA", "NA2 -", "EU4 B|D"):
        assert re.search(BARE_MARK, bare), bare
    assert not re.search(BARE_MARK, "Europe (EU)  1* AA  EU2 Gallia  -")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_territories_share_a_line_where_actions_are_listed(lang: str) -> None:
    table = base(2, on={"A": 3})
    (fortify,) = (group for group in groups(GAME, table, 0, lang) if group.texts[0].startswith("fortify"))
    assert len(fortify.places) > 1
    assert GAP in fortify.sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_portals_of_a_continent_are_told_apart(lang: str) -> None:
    table: Any = GAME.new(2, seed=1)
    while table.turn == CHANCE or len(table.legal(table.turn)) != 4 or table.phase != 3:
        legal = table.legal(table.turn)
        table.apply(table.turn, legal[0])
    told = {GAME.tell(table, int(table.turn), int(a), lang) for a in table.legal(table.turn)}
    assert len(told) == 4


def test_places_in_words() -> None:
    table = base(3, step="move", die=4)
    assert GAME.tell(table, 0, GAME.parse(table, "move +4")) == (
        "Move 4 spaces clockwise: first portal to South America, free."
    )
    assert GAME.tell(table, 0, GAME.parse(table, "move -4"), "de") == (
        "4 Felder gegen den Uhrzeigersinn ziehen: zweites Portal nach Asien, frei."
    )
    table = base(3, step="move", die=1)
    assert GAME.tell(table, 0, GAME.parse(table, "move +1"), "it") == "Andare 1 casella in senso orario: una carta ira."
