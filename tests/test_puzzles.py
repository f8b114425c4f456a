"""Puzzles: every stored one holds what it promises, and what finds them asks for enough."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

import theomachy
from theomachy import cli_puzzles
from theomachy.arena import puzzle_trials as trials
from theomachy.arena import puzzles as finder
from theomachy.cli import run as theomachy_command
from theomachy.core.components import fingerprint, own_box
from theomachy.core.errors import BadOption, BadRecord
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import NOBODY
from theomachy.core.record import Record
from theomachy.core.worth import after
from theomachy.teaching import puzzle as shelf
from theomachy.teaching.guide import room
from theomachy.teaching.puzzle import BadPuzzle, Puzzle, all_puzzles, answer, lessons, moment, themes, why

# In Playing Gods most decisions are which way to go: there are seldom more than two.
CHOICES = {"playing-gods": 2}
GAMES = theomachy.game_names()
AT_LEAST = 30  # of each game


def one() -> Puzzle:
    return all_puzzles()[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_stored_puzzle_holds(name: str) -> None:
    """The record replays, the solver is asked and has choices, the answer is legal, every field is known."""
    game = theomachy.game(name)
    found = shelf.puzzles(game)
    lines = (room(game) / "puzzles.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(found), "a puzzle stands there twice"
    assert len(found) >= AT_LEAST
    alike: Counter[tuple[str, ...]] = Counter()
    for puzzle in found.values():
        at = moment(puzzle)
        assert puzzle.game == name
        assert puzzle.id == shelf.puzzle_id(name, puzzle.record, puzzle.solver)
        assert len(at.log.position.sensible(puzzle.solver)) >= CHOICES.get(name, finder.Quest(name).choices)
        alike[puzzle.solution] += 1
        assert at.rival != at.steps[0]
        assert puzzle.chance - puzzle.rival_chance >= round(100 * finder.MARGIN) - 1  # both are rounded
        assert shelf.EASIEST <= puzzle.difficulty <= shelf.HARDEST
        assert puzzle.theme == shelf.theme_of(game, at.log.position, puzzle.solver, at.steps)
    assert max(alike.values()) <= finder.ALIKE


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_and_answer_has_words(name: str, lang: str) -> None:
    game = theomachy.game(name)
    words = lessons(game)
    for theme in themes(game):
        assert f"theme-{theme.id}" in words.messages(lang)
        assert words.term("theme", theme.id, lang).forms["why"]
    puzzle = next(iter(shelf.puzzles(game).values()))
    sentence = why(puzzle, lang)
    assert f" {puzzle.chance} " in sentence
    assert str(puzzle.rival_chance) in sentence
    assert answer(puzzle, lang)
    assert "{" not in sentence + answer(puzzle, lang)


INTERNAL = re.compile(r"[{}_⁇]|\b(?:None|True|False)\b|-?\d+,-?\d+|\b\w+:\w+|\?\?|  ")


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_whole_in_every_language_and_names_nothing_internal(name: str) -> None:
    found = shelf.puzzles(theomachy.game(name))
    vague = [puzzle.id for puzzle in found.values() if not shelf.wins(puzzle, "en")]
    assert vague == [], "what this very answer wins is told of every one"
    for puzzle in found.values():
        said = {lang: why(puzzle, lang) for lang in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES)
        assert len({len(shelf.wins(puzzle, lang)) for lang in LANGUAGES}) == 1, "the same is told to all"
        for lang, sentence in said.items():
            assert not INTERNAL.search(sentence), (puzzle.id, lang, sentence)
            assert sentence.endswith(".")
            for number in (puzzle.chance, puzzle.rival_chance, puzzle.chance - puzzle.rival_chance):
                assert re.search(rf"\b{number}\b", sentence)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("gods-second-56b9bb31", "It brings you at once: nation: fisher tribe +3. Yellow loses at once: nation: "
         "fisher tribe −3."),
        ("gods-second-4faf92e3", "That makes 2 fisher tribes of yours; one more unites a nation. Yellow lacked only "
         "one fisher tribe for a nation and lacks 2 now."),
        ("gods-first-faf6922f", "That makes 4 fisher tribes of yours; 2 more found a village."),
        ("gentes-9eb170a9", "In the same turn you can go on: Build in Hellas; Cnossus. Together that brings: cities "
         "+2."),
        ("playing-gods-35aecd89", "In the same turn you can go on: Kill Ignis with the Godkiller. That wins the game."),
        ("playing-gods-793535be", "With it you can strike out a whole god on its space, or save your last sects."),
        ("playing-gods-f400f526", "In South America you rule 3 of the territories, the others rule 1."),
        ("playing-gods-30b8996e", "Otherwise Sol could go on: Convert Scandinavia. That would win the game for Sol."),
        ("playing-gods-9db2f9f9", "If Sol shows no more cards, 2 territories become yours."),
        ("gentes-a702d225", "Monument: its people are there; played, it brings 7 points."),
        ("gentes-132581d2", "It builds a city at once; your cities so far: 0. Time spaces that stay free in this "
         "round: 4."),
        ("gods-second-0b695b42", "The hex it leaves is free for a temple: 2 tribes lie beside it, 0 of them yours."),
        ("four-gods-e45de688", "The tile fits into one cell of the world at once. South does not have it any more."),
        ("four-gods-7e756d84", "It brings you at once: cities +5."),
    ],
)  # fmt: skip
def test_a_reason_tells_what_this_very_answer_wins(name: str, expected: str) -> None:
    found = shelf.puzzle(name)
    assert found is not None
    assert why(found, "en").startswith(expected)
    rules = moment(found)
    now = after(rules.log.position, found.solver, rules.steps)
    more = int(now.score(found.solver)) - int(rules.log.position.score(found.solver))
    assert (more > 0) == ("brings you at once" in expected), "and it is so by the rules"


def test_where_a_game_tells_nothing_beside_points_the_theme_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = shelf.puzzle("gods-second-58846920")
    assert found is not None
    monkeypatch.setattr(type(theomachy.game(found.game)), "progress", lambda *_: [])
    assert shelf.wins(found, "en") == []
    assert why(found, "en").startswith(shelf.general(theomachy.game(found.game), found.theme, "en"))


def test_the_next_best_is_named_without_a_list_of_its_effects() -> None:
    found = next(p for p in all_puzzles() if p.id == "gods-first-d01d60ba")
    at = moment(found)
    whole = shelf.told(theomachy.game(found.game), at.log.position, found.solver, [at.rival], "en")
    assert "; it converts 1 tribe" in whole
    assert whole.split(";")[0] + "”)" in why(found, "en")


@pytest.mark.parametrize("name", theomachy.game_names())
def test_themes_begin_with_the_telling_ones_and_end_with_one_for_the_rest(name: str) -> None:
    found = themes(theomachy.game(name))
    assert [theme for theme in found if not theme.events and not theme.actions] == [found[-1]]
    assert len({theme.id for theme in found}) == len(found)


def test_a_puzzle_is_written_and_read_as_one_line() -> None:
    assert "\n" not in one().written()
    assert shelf.read(one().written()) == one()
    assert shelf.puzzle(one().id) == one()
    assert shelf.puzzle("gods-second-00000000") is None
    assert shelf.puzzle("nonsense") is None


@pytest.mark.parametrize(
    "line", ["", "{}", "[]", '{"id": 3}', "nonsense"], ids=["empty", "fields", "list", "few", "no JSON"]
)
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(BadPuzzle, match="no puzzle"):
        shelf.read(line)


def test_a_field_of_the_wrong_kind_is_named() -> None:
    with pytest.raises(BadPuzzle, match="difficulty"):
        shelf.read(one().written().replace(f'"difficulty": {one().difficulty}', '"difficulty": "hard"'))


def test_an_answer_that_is_not_legal_is_refused() -> None:
    with pytest.raises(theomachy.core.errors.TheomachyError):
        moment(replace(one(), solution=("nonsense",)))
    with pytest.raises(BadPuzzle, match="not asked"):
        moment(replace(one(), solver=1 - one().solver))


def test_the_puzzle_of_the_day_is_the_same_for_all_and_the_games_take_turns() -> None:
    day = date(2026, 3, 1)
    week = [shelf.of_the_day(day + timedelta(n)) for n in range(len(GAMES))]
    assert shelf.of_the_day(day) == week[0]
    assert sorted(puzzle.game for puzzle in week if puzzle) == sorted(GAMES)


# ---- finding


class Answers:
    """A search that has found this: action, visits, mean; forced trials of an action bring its own worth."""

    def __init__(self, found: dict[int, tuple[int, float]], worth: dict[int, float] | None = None) -> None:
        self.found = dict(found)
        self.worth = worth or {}

    def answers(self) -> list[tuple[int, int, float]]:
        rows = [(action, visits, mean) for action, (visits, mean) in self.found.items()]
        return sorted(rows, key=lambda row: -row[1])

    def play(self, actions: list[int]) -> None:
        for action in actions:
            visits, mean = self.found.get(action, (0, 0.0))
            worth = self.worth.get(action, mean)
            self.found[action] = visits + 1, (mean * visits + worth) / (visits + 1)


def proof(monkeypatch: pytest.MonkeyPatch, *searches: Answers) -> finder.Verdict | None:
    """What becomes of a decision with four choices if the searches say this, one after the other."""
    coming = iter(searches)
    budgets: list[int] = []

    def looked_at(game: Any, position: Any, player: int, sims: int, seed: int) -> Any:
        budgets.append(sims)
        return next(coming)

    monkeypatch.setattr(finder, "looked_at", looked_at)

    class Position:
        def sensible(self, player: int) -> list[int]:
            return [1, 2, 3, 4]

    found = finder.proved(theomachy.game("gods-second"), Position(), 0, 400, 1)  # type: ignore[arg-type]
    if found is not None:
        assert budgets == [400, 400, 400, 800]
    return found


CLEAR = {1: (300, 0.8), 2: (60, 0.5), 3: (40, 0.4)}


def test_a_clear_decision_is_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    found = proof(monkeypatch, *(Answers(CLEAR) for _ in range(4)))
    assert found is not None
    assert (found.best, found.rival) == (1, 2)
    assert found.margin == pytest.approx(0.3)


def test_a_margin_that_one_seed_or_the_double_budget_does_not_see_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    narrow = {1: (300, 0.8), 2: (60, 0.66)}
    for place in range(4):
        searches = [Answers(narrow if n == place else CLEAR) for n in range(4)]
        assert proof(monkeypatch, *searches) is None


def test_searches_that_disagree_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    other = {2: (300, 0.8), 1: (60, 0.5)}
    assert proof(monkeypatch, Answers(CLEAR), Answers(CLEAR), Answers(other), Answers(CLEAR)) is None


def test_a_rival_that_the_search_did_not_look_at_gets_a_fair_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """Action 4 was never tried, and is nearly as good."""
    assert proof(monkeypatch, *(Answers(CLEAR, {4: 0.75}) for _ in range(4))) is None


def test_a_found_puzzle_is_a_record_up_to_the_question(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One short game with searches that are told to be sure: the puzzle can be set up and read again."""
    monkeypatch.setattr(finder, "PROMISE", -1.0)
    monkeypatch.setattr(finder, "EACH_GAME", 1)
    monkeypatch.setattr(finder, "LADDER", ("random",))

    def proved(game: Any, position: Any, player: int, sims: int, seed: int) -> finder.Verdict:
        legal = [int(a) for a in position.sensible(player)]
        return finder.Verdict(legal[0], 0.7, legal[1], 0.5)

    monkeypatch.setattr(finder, "proved", proved)
    [found] = finder.search_game(finder.Quest("gods-second", quick=20), 3)
    assert shelf.read(found.written()) == found
    at = moment(found)
    assert (found.chance, found.rival_chance) == (70, 50)
    assert at.log.position.turn == found.solver != NOBODY
    assert "Date" not in Record.parse(found.record).tags
    [again] = finder.search_game(finder.Quest("gods-second", quick=20), 3)
    assert again == found
    # With other components it is a puzzle of those: it says so, and is set up where their file is known.
    game, file = theomachy.game("gods-second"), tmp_path / "rich.toml"
    text = (game.home / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("start = 2", "start = 6", 1), encoding="utf-8")
    [rich] = finder.search_game(finder.Quest("gods-second", quick=20, components=own_box(game, file)), 3)
    assert Record.parse(rich.record).tags["Components"] == fingerprint(file)
    with pytest.raises(BadRecord, match="give that file too"):
        moment(rich)
    monkeypatch.setenv("THEOMACHY_COMPONENTS", str(file))
    assert moment(rich).log.position.turn == rich.solver


def test_what_is_found_is_written_at_once_and_a_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game gives one puzzle; after three with the very same answer no more of those are kept."""
    numbers: list[int] = []

    def search_game(quest: finder.Quest, number: int) -> list[Puzzle]:
        numbers.append(number)
        steps = ("the same",) if number < 6 else (f"another {number}",)
        return [replace(one(), id=f"gods-second-{number:08x}", solution=steps)]

    monkeypatch.setattr(finder, "search_game", search_game)
    file = tmp_path / "found" / "gods-second.jsonl"
    told: list[tuple[int, int]] = []
    found = finder.search_games(
        finder.Quest("gods-second"), 4, into=file, processes=1, tell=lambda *both: told.append(both)
    )
    assert [len(p.solution) for p in found] == [1] * 4
    assert sum(p.solution == ("the same",) for p in found) == finder.ALIKE
    assert told[-1] == (7, 4)
    assert [shelf.read(line) for line in file.read_text(encoding="utf-8").splitlines()] == found
    more = finder.search_games(finder.Quest("gods-second"), 5, into=file, processes=1)
    assert more[:4] == found
    assert numbers[7] not in numbers[:7]


@pytest.mark.parametrize(
    ("wrong", "named"),
    [({"find": 0}, "--find 0"), ({"quick": 1}, "--quick"), ({"sims": 1}, "--sims"), ({"choices": 1}, "--choices"),
     ({"slips": 99}, "0 to 90"), ({"minutes": -1.0}, "--minutes"), ({"players": 9}, "players")],
)  # fmt: skip
def test_bad_wishes_are_named(wrong: dict[str, Any], named: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=named):
        cli_puzzles.puzzles("gods-second", into=tmp_path, **wrong)


def test_the_theme_of_a_step_is_known_by_its_first_word() -> None:
    game = theomachy.game("four-gods")
    assert shelf.named(game, set(), ["city"]) == "city"
    assert shelf.named(game, {"game over"}, ["city"]) == "finish"
    assert shelf.named(game, set(), ["pass"]) == themes(game)[-1].id


def test_what_an_answer_means_is_told_of_what_the_solver_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position that is told of was dealt anew."""
    game = theomachy.game(one().game)
    at = moment(one())
    rules = type(at.log.position)
    dealt: list[Any] = []
    told_of: list[Any] = []
    redeal, tell = rules.redeal, type(game).tell

    def dealing(position: Any, viewer: int, dice: Any) -> Any:
        assert viewer == one().solver
        dealt.append(redeal(position, viewer, dice))
        return dealt[-1]

    def telling(self: Any, position: Any, player: int, action: int, lang: str = "en") -> str:
        told_of.append(position)
        return tell(self, position, player, action, lang)

    class Dealt:
        """The same position, whose dealings are seen."""

        def __init__(self, position: Any) -> None:
            self.position = position

        def copy(self) -> Any:
            return Dealt(self.position.copy())

        def redeal(self, viewer: int, dice: Any) -> Any:
            return dealing(self.position, viewer, dice)

        def apply(self, player: int, action: int) -> None:
            self.position.apply(player, action)

    monkeypatch.setattr(type(game), "tell", telling)
    assert shelf.told(game, Dealt(at.log.position), one().solver, at.steps, "en")  # type: ignore[arg-type]
    assert len(told_of) == len(at.steps)
    assert all(any(position is other for other in dealt) for position in told_of)


# ---- trying again


def a_sure_one() -> Puzzle:
    """The last action of a game: nothing that bots do afterwards changes who wins."""
    found = shelf.puzzle("gentes-7b28b827")
    assert found is not None
    return found


def test_a_trial_plays_on_with_the_answer_and_with_the_next_best() -> None:
    puzzle = a_sure_one()
    trial = trials.tried(puzzle, games=trials.LEAST, sims=60, bot="greedy")
    assert (trial.games, trial.answer) == (trials.LEAST, 1.0)
    assert trial.rival < 1
    assert trial == trials.tried(puzzle, games=trials.LEAST, sims=60, bot="greedy"), "the same from the same seed"
    turned = replace(puzzle, solution=(puzzle.rival,), rival=puzzle.solution[0])
    wrong = trials.tried(turned, games=trials.LEAST, sims=60, bot="greedy")
    assert wrong.doubtful
    assert not wrong.holds


def test_a_difference_that_is_always_the_same_is_not_taken_for_certain() -> None:
    assert trials.spread([1.0] * 20) == 0.05
    assert trials.spread([0.0, 1.0] * 8) == pytest.approx(0.129, abs=0.001)


def test_the_command_tries_puzzles_again(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = a_sure_one()
    asked = ["puzzle-trials", puzzle.game, puzzle.id, "--games", "16", "--sims", "60", "--bot", "greedy"]
    assert theomachy_command(asked) == 0
    assert "100% ± 12%" in capsys.readouterr().out
    assert theomachy_command(["puzzle-trials", puzzle.game, "no-such-one"]) == 2
    assert "no puzzle of" in capsys.readouterr().err
    assert theomachy_command([*asked[:3], "--games", "3"]) == 2
    assert "at least 16" in capsys.readouterr().err
