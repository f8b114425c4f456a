"""Sentences: every option, event and action of every game in every language, and the grammar around them."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

import theomachy
from refusing import refusing
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, BadText
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CLOCK
from theomachy.core.words import upper_first
from theomachy.games.gods.first.rules import clauses as gods_first_clauses
from theomachy.games.gods.second.rules import clauses as gods_second_clauses
from theomachy.games.gods.second.words.words import WORDS

every_game = pytest.mark.parametrize("name", theomachy.game_names())


@every_game
def test_every_option_and_every_value_is_explained_in_every_language(name: str) -> None:
    game = theomachy.game(name)
    assert game.options
    for option in game.options:
        for lang in LANGUAGES:
            sentences = [game.option_value_text(option.id, value, lang) for value in option.values]
            sentences.append(game.option_text(option.id, lang))
            assert len(set(sentences)) == len(sentences), option.id
            for sentence in sentences:
                assert re.fullmatch(r"[A-ZÄÖÜÈÀÉ0-9].*[.?]", sentence), (option.id, sentence)
        assert len({game.option_text(option.id, lang) for lang in LANGUAGES}) == len(LANGUAGES)


@every_game
def test_unknown_options_and_values_are_refused(name: str) -> None:
    game = theomachy.game(name)
    with pytest.raises(BadOption, match="no option 'colour'; allowed: "):
        game.option_text("colour")
    with pytest.raises(BadOption, match="'perhaps' is not allowed"):
        game.option_value_text(game.options[0].id, "perhaps")


BY_NEIGHBOURS = ("gods-first", "gods-second")  # whose places are named by what lay beside them


@every_game
def test_the_past_is_told_alike_long_after(name: str) -> None:
    """A sentence may name a place by what lay beside it: it is told of the moment right after the action, by a table
    that was there and by one that reads the record, at once and late."""
    match = theomachy.Match(name, seed=11)
    dice = Dice(4)
    heard: list[str] = []
    for _ in range(400):
        if match.over:
            break
        turn = match.position.turn
        asked = [turn] if turn >= 0 else [*range(match.position.players), CLOCK]
        who = next(player for player in asked if len(match.position.legal(player)))
        actions = match.position.legal(who)
        before = len(match.actions)
        match.play(who, int(actions[dice.below(len(actions))]))
        heard += match.story(since=before)
    assert len(heard) > 20
    assert heard == match.story()[-len(heard) :]
    later = theomachy.Match.resume(theomachy.Record.parse(str(match.snapshot())))
    scenes = list(match.log.scenes())
    assert name not in BY_NEIGHBOURS or not match.game.hidden, "what lies beside a place would have to be known to all"
    for lang in LANGUAGES:
        assert later.story(lang=lang) == match.story(lang=lang)
        if name not in BY_NEIGHBOURS:  # the others take nothing but names from the position
            for then, event in scenes:
                assert match.game.say(then, event, lang) == match.game.say(match.position, event, lang)


def test_what_is_missing_is_said() -> None:
    with pytest.raises(BadText, match="no language 'xx'; there are: en, de, "):
        WORDS.sentence("ask over", "xx")
    with pytest.raises(BadText, match="gods-second has no words for 'goodbye'"):
        WORDS.sentence("goodbye", "en")
    assert WORDS.term("card", "unknown", "it") == "unknown"
    assert [WORDS.listing(list("abc")[:n], "en") for n in (0, 1, 2, 3)] == ["", "a", "a and b", "a, b and c"]
    assert upper_first("été") == "Été"
    game = theomachy.game("gods-second")
    with pytest.raises(BadText, match="no words for 'earthquake'"):
        game.say(game.new(2, seed=1), Event("earthquake", "GODS2-T-01", {}), "en")


def told(position: theomachy.Position, text: str) -> list[str]:
    game = theomachy.game("gods-second")
    action = game.parse(position, text)
    game.demand(position, position.turn, action)
    return [game.tell(position, position.turn, action, lang) for lang in ("en", "de", "it")]


GODS_TABLE = {
    "players": ["red", "blue"],
    "field": ["T red 0,0", "T blue 1,0", "t green/blue 2,0", "t green/blue 2,-1", "D -1,0"],
    "power": {"red": 9, "blue": 2},
    "display": ["green", "decay"],
    "on_turn": "red",
    "step": "actions",
}
THERE = (
    "the hex beside a temple of Blue and a forest tribe",
    "das Feld neben einem Tempel von Blau und einem Stamm des Waldvolks",
    "casella accanto a un tempio di Blu e una tribù dei boschi",
)  # fmt: skip
BEYOND = (
    "hex 22 beside a forest tribe", "dem Feld 22 neben einem Stamm des Waldvolks",
    "casella 22 accanto a una tribù dei boschi",
)  # fmt: skip
BETWEEN = (
    "hex 4 beside a temple of Blue and a temple of Red",
    "das Feld 4 neben einem Tempel von Blau und einem Tempel von Rot",
    "casella 4 accanto a un tempio di Blu e un tempio di Rosso",
)  # fmt: skip


@pytest.mark.parametrize(("text", "english", "german", "italian"), [
    ("tribe green 0,1", f"place a forest tribe on {BETWEEN[0]} for 2 power; it will follow nobody",
     f"für 2 Machtpunkte einen Stamm des Waldvolks auf {BETWEEN[1]} legen; er wird niemandem folgen",
     f"posare una tribù dei boschi sulla {BETWEEN[2]} per 2 punti potere; non seguirà nessuno"),
    ("tribe green 1,1",
     f"place a forest tribe on {THERE[0]} for 2 power; it will follow Blue; Blue unites a forest nation",
     f"für 2 Machtpunkte einen Stamm des Waldvolks auf {THERE[1]} legen; er wird Blau folgen; Blau eint ein Waldvolk",
     f"posare una tribù dei boschi sulla {THERE[2]} per 2 punti potere; seguirà Blu; "
     "Blu unisce una nazione dei boschi"),
    ("temple 3,-1", f"build a temple on {BEYOND[0]} for 6 power; it converts 2 tribes; Blue loses 2 tribes",
     f"für 6 Machtpunkte einen Tempel auf {BEYOND[1]} bauen; er bekehrt 2 Stämme; Blau verliert 2 Stämme",
     f"costruire un tempio sulla {BEYOND[2]} per 6 punti potere; converte 2 tribù; Blu perde 2 tribù"),
    ("decay 1,1 from blue", f"place a decay on {THERE[0]}, for free, and take 1 power from Blue",
     f"kostenlos einen Verfall auf {THERE[1]} legen und Blau 1 Machtpunkt abnehmen",
     f"posare una decadenza sulla {THERE[2]}, gratis, e sottrarre 1 punto potere a Blu"),
    ("move -1,0", "move the desert away from the hex beside a temple of Red for 2 power; then choose where it goes",
     "für 2 Machtpunkte die Wüste von dem Feld neben einem Tempel von Rot versetzen; danach ihr Ziel wählen",
     "spostare il deserto dalla casella accanto a un tempio di Rosso per 2 punti potere; poi scegliere dove va"),
    ("discard green", "put the forest tribe back into the sack, for free",
     "kostenlos den Stamm des Waldvolks zurück in den Beutel legen",
     "rimettere la tribù dei boschi nel sacchetto, gratis"),
])  # fmt: skip
def test_an_action_says_price_and_effect_before_it_is_done(text: str, english: str, german: str, italian: str) -> None:
    position = theomachy.game("gods-second").position(GODS_TABLE)
    key = position.key()
    assert told(position, text) == [english, german, italian]
    assert position.key() == key


def test_somebody_who_points_at_a_place_is_not_told_how_it_is_called() -> None:
    game = theomachy.game("gods-second")
    position = game.position(GODS_TABLE)
    action = game.parse(position, "temple 3,-1")
    here = [game.tell(position, 0, action, lang, here=True).split(";")[0] for lang in ("en", "de", "it", "fr")]
    assert here == [
        "a temple here for 6 power", "Tempel hier für 6 Machtpunkte", "un tempio qui per 6 punti potere",
        "un temple ici pour 6 points de pouvoir",
    ]  # fmt: skip
    assert game.tell(position, 0, action, here=True).endswith("; it converts 2 tribes; Blue loses 2 tribes")
    desert = game.parse(position, "move -1,0")
    assert game.tell(position, 0, desert, "de", here=True).startswith("für 2 Machtpunkte die Wüste von diesem Feld")


def test_a_winning_action_says_so() -> None:
    field = ["T red 0,0", "T blue -1,0", "t violet/red 1,-1", "t violet/red 2,-2"]
    field += [f"t green/red {n},0" for n in range(1, 4)] + [f"t blue/red 0,{n}" for n in range(1, 4)]
    table = {**GODS_TABLE, "field": field, "display": ["violet", "desert"], "chips": {"green": "red", "blue": "blue"}}
    told_now = told(theomachy.game("gods-second").position(table), "tribe violet 3,-3")[0]
    assert told_now.endswith("it will follow Red; Red unites a mountain nation; the game ends: Red wins with 11 points")


def test_questions_name_who_is_asked() -> None:
    game = theomachy.game("gods-second")
    position = game.position(GODS_TABLE)
    assert game.ask(game.view(position, 0), "en") == "Red, it is your turn: 2 actions left, 9 power."
    assert game.ask(game.view(position, 0), "de") == "Rot, du bist am Zug: noch 2 Aktionen, 9 Machtpunkte."
    assert game.ask(game.view(position, 1), "it") == "Tocca a Rosso."
    assert game.ask(game.view(position, 1), "fr") == "C'est à Rouge de jouer."
    assert game.ask(game.view(position, None), "en") == "It is Red's turn."
    assert game.ask(game.view(game.new(2), None), "de") == "Das Los entscheidet, wer beginnt."


def read(*paths: str) -> str:
    games = Path(theomachy.__file__).parent / "games"
    return "".join((games / path).read_text(encoding="utf-8") for path in paths)


def gods_rules(names: Mapping[str, str], edition: str) -> set[str]:
    """The rules that the explanations of an edition name: what its functions `against_…` and their indexes give."""
    games = Path(theomachy.__file__).parent / "games" / "gods"
    found = set()
    for path in [*(games / "common" / "rules").glob("*.py"), *(games / edition / "rules").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.fullmatch("against_.*|explain|rule_against", node.name):
                found |= {c.value for c in ast.walk(node) if isinstance(c, ast.Constant) and isinstance(c.value, str)}
    return {rule for rule in found if rule in names}


def clauses_in(path: str, prefix: str) -> set[str]:
    return set(re.findall(rf'"({prefix}[A-Z]-\d+)"', read(path)))


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("gods-second", gods_rules(gods_second_clauses.CLAUSES, "second")),
        ("gods-first", gods_rules(gods_first_clauses.CLAUSES, "first")),
        ("gentes", refusing("gentes/rules", "GENTES-")),
        ("playing-gods", refusing("playing_gods/rules", "PG-")),
    ],
)
def test_each_clause_that_can_refuse_has_a_sentence(name: str, wanted: set[str]) -> None:
    words = theomachy.game(name).module("words.words").WORDS
    assert len(wanted) > 5
    assert [rule for rule in wanted if not words.has(f"refused {rule}")] == []


@every_game
def test_every_refusal_is_explained_in_the_language_of_the_page(name: str) -> None:
    game = theomachy.game(name)
    match = theomachy.Match(name, min(game.players), seed=5)
    dice = Dice(6)
    met: dict[str, set[str]] = {}
    for step in range(250):
        if match.over:
            break
        position = match.position
        turn = int(position.turn)
        asked = [turn] if turn >= 0 else [*range(position.players), CLOCK]
        who = next(player for player in asked if len(position.legal(player)))
        if step % 9 == 0:
            for player in range(position.players):
                for action in game.space(position):
                    clause = position.why_not(player, action)
                    if clause and clause not in met:
                        met[clause] = {game.reason(position, player, action, lang) for lang in LANGUAGES}
        actions = position.legal(who)
        assert game.reason(position, who, int(actions[0])) == ""
        match.play(who, int(actions[dice.below(len(actions))]))
    assert len(met) > 5
    assert {clause for clause, sentences in met.items() if "" in sentences or len(sentences) < 2} == set()
