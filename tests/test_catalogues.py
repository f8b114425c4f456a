"""Catalogues: every language says everything, with the same gaps, and what cannot be read is refused with its place."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast

import theomachy
from theomachy.core.catalogue import Messages, Term, pattern_parts, read, variables
from theomachy.core.errors import BadText
from theomachy.core.languages import LANGUAGES
from theomachy.core.words import Words, message_id

SOURCE = Path(theomachy.__file__).parent
FOLDERS = sorted({file.parent for file in SOURCE.rglob("*.ftl")})
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: p.relative_to(SOURCE).as_posix())
# What a language may leave out of a sentence on purpose.
LEFT_OUT = {"card", "colour", "what", "n"}


def test_there_are_catalogues_of_every_game_and_of_the_table() -> None:
    homes = {SOURCE / Path(*theomachy.game(name).package.split(".")[1:]) / "words" for name in theomachy.game_names()}
    assert homes | {SOURCE / "words"} <= set(FOLDERS)
    assert all(read(folder / "en.ftl") for folder in FOLDERS)
    assert {"en", "de", "it", "fr"} <= set(LANGUAGES)


ANOTHER = """
import theomachy
from theomachy.core.languages import LANGUAGES
from theomachy.server.phrases import phrases

assert LANGUAGES == ("en", "de", "eo", "fr", "it"), LANGUAGES
assert phrases("eo")["language"].startswith("\u0109u ")
for name in theomachy.game_names():
    match = theomachy.Match(name, theomachy.game(name).players[0], seed=1)
    game, position = match.game, match.position
    seat = max(0, int(position.turn))
    told = [game.tell(position, seat, action, "eo") for action in position.legal(seat)]
    assert told and all(sentence.lower().startswith("\u0109u ") for sentence in told), told
    assert game.draw(game.view(position, seat), lang="eo")
    assert game.ask(game.view(position, seat), "eo")
"""


def test_one_more_language_needs_nothing_but_its_catalogues(tmp_path: Path) -> None:
    source = tmp_path / "theomachy"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static"))
    for folder in FOLDERS:
        said = (folder / "en.ftl").read_text(encoding="utf-8")
        marked = re.sub(r"^((?:ask|do|option|page)-[\w-]+ = )(?=\S)", r"\1ĉu ", said, flags=re.MULTILINE)
        (source / folder.relative_to(SOURCE) / "eo.ftl").write_text(marked, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "THEOMACHY_PURE": "1"}
    for command in (["-c", ANOTHER], ["-m", "theomachy", "play", "--help"]):
        done = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, encoding="utf-8", env=env, check=False
        )
        assert done.returncode == 0, done.stderr
    assert "en, de, eo, fr, it" in " ".join(done.stdout.split())


@every_folder
def test_every_language_says_everything(folder: Path) -> None:
    """Pieces of sentences (`piece-…`) are each language's own affair."""
    assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES)
    own = {lang: {name for name in read(folder / f"{lang}.ftl") if not name.startswith("piece-")} for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert own[lang] == own["en"], (lang, own[lang] ^ own["en"])


@every_folder
def test_a_sentence_has_the_same_gaps_in_every_language(folder: Path) -> None:
    english = read(folder / "en.ftl")
    for lang in LANGUAGES:
        for name, message in read(folder / f"{lang}.ftl").items():
            if name in english:
                gaps, wanted = variables(message.value), variables(english[name].value)
                assert gaps <= wanted | LEFT_OUT, (lang, name, gaps - wanted)
                assert wanted <= gaps | LEFT_OUT, (lang, name, wanted - gaps)


@every_folder
def test_everything_in_a_catalogue_can_be_said(folder: Path) -> None:
    """Nothing in it that we do not understand, and nothing that would print an empty line by mistake."""
    for lang in LANGUAGES:
        for name, message in read(folder / f"{lang}.ftl").items():
            assert message.value is not None, name
            assert pattern_parts(message.value), name
            for attribute in message.attributes:
                assert pattern_parts(attribute.value), name


@every_folder
def test_french_signs_stand_apart_from_the_words_by_a_narrow_space(folder: Path) -> None:
    """One that does not break the line, U+202F: before ; : ! ? and %, and inside quotation marks."""
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"(?<!\u202f)[;:!?%»]|«(?!\u202f)", line), line
            assert "\u202f " not in line, line
            assert " \u202f" not in line, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_asks_only_for_forms_that_it_has(lang: str) -> None:
    """A form that no thing has would be the plain thing, without a word. `dat` is how places are bent (`hex-dat`)."""
    text = "".join((folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in FOLDERS)
    has = {"dat", *re.findall(r"^    \.(\w+) =", text, re.MULTILINE)}
    asked = set(re.findall(r'FORM\(\$\w+, "(\w+)"\)', text))
    assert asked
    assert asked <= has, asked - has


def refusals(lang: str) -> Mapping[str, str]:
    found = {}
    for folder in FOLDERS:
        messages = Messages(lang, [folder / f"{lang}.ftl"])
        for name in messages.sources:
            if name.startswith("refused-"):
                found[f"{folder.parent.name} {name}"] = messages.say(name, {})
    return found


def test_refusals_are_whole_sentences_in_the_own_language() -> None:
    english = refusals("en")
    assert len(english) > 150
    for lang in LANGUAGES:
        for name, sentence in refusals(lang).items():
            assert re.fullmatch(r"[A-ZÄÖÜÈÀÉÇÊ].*\.", sentence), (lang, name, sentence)
            assert lang == "en" or sentence != english[name], (lang, name)


# ---- how they work


SAMPLE = """\
placed = { $who } places { FORM($card, "acc") } for { COUNT($price, "power") }.
power = { $n ->
    [one] one point
   *[other] { $n } points
 }
card-desert = a desert
    .acc = the desert
both = { $n ->
    [one] one card
   *[other] { $n } cards
 } and { $m ->
    [0] no stone
    [one] one stone
   *[other] { $m } stones
 }
who = { CAP($who) }, { $kind ->
    [god] a god
   *[man] a man
 }: { card-desert.acc }
"""


@pytest.fixture
def sample(tmp_path: Path) -> Messages:
    (tmp_path / "en.ftl").write_text(SAMPLE, encoding="utf-8")
    return Messages("en", [tmp_path / "en.ftl"])


def test_plurals_forms_and_counts(sample: Messages) -> None:
    desert = sample.term("card-desert")
    assert sample.say("placed", {"who": "Red", "card": desert, "price": 1}) == "Red places the desert for one point."
    assert sample.say("placed", {"who": "Red", "card": "a lake", "price": 3}) == "Red places a lake for 3 points."
    assert sample.say("both", {"n": 1, "m": 0}) == "one card and no stone"
    assert sample.say("both", {"n": 2, "m": 1}) == "2 cards and one stone"
    assert sample.say("who", {"who": "anna", "kind": "god"}) == "Anna, a god: the desert"
    assert sample.say("who", {"who": "anna", "kind": "owl"}) == "Anna, a man: the desert"


def test_french_counts_nothing_in_the_singular(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text("n = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }\n", "utf-8")
    french = Messages("fr", [tmp_path / "fr.ftl"])
    assert [french.say("n", {"n": n}) for n in (0, 1, 2)] == ["0 carte", "1 carte", "2 cartes"]


def test_terms_are_bent() -> None:
    colour = Term("grün", {"n": "grünen"})
    assert f"einen {colour:n} Stamm, {colour}" == "einen grünen Stamm, grün"
    assert f"{colour:unknown}" == "grün"


def test_what_comes_later_replaces_what_came_before_and_english_fills_gaps(tmp_path: Path) -> None:
    for folder, lang, text in (
        ("a", "en", "x = one\ny = two\nz = three"),
        ("b", "en", "x = uno"),
        ("a", "de", "y = zwei"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{lang}.ftl").write_text(text + "\n", encoding="utf-8")
    words = Words("a game", tmp_path / "a", tmp_path / "b")
    assert [words.sentence(kind, "de") for kind in "xyz"] == ["uno", "zwei", "three"]
    assert words.has("x")
    assert not words.has("w")


@pytest.mark.parametrize(("text", "message"), [
    ("a = b\na = c\n", "a is there twice"),
    ("a = { $n\n", "line 1: "),
    ("good = yes\n\nbad = { 1 ->\n", "line 3: "),
])  # fmt: skip
def test_a_damaged_catalogue_is_refused_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "xx.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BadText, match=message):
        read(tmp_path / "xx.ftl")


def test_what_we_do_not_use_of_fluent_is_refused() -> None:
    number = ast.FunctionReference(ast.Identifier("DATETIME"), ast.CallArguments([], []))
    with pytest.raises(BadText, match="DATETIME: write FORM"):
        pattern_parts(ast.Pattern([ast.Placeable(number)]))


def test_messages_are_found_by_kind() -> None:
    assert message_id("ask over") == "ask-over"
    assert message_id("option play=timed") == "option-play-timed"
    assert message_id("option max_turns=*") == "option-max_turns-any"
    assert message_id("over GODS2-X-01") == "over-GODS2-X-01"
