"""The Python API as docs/python.md tells it: its examples, chosen chance, whole lines, the end, events and views."""

from __future__ import annotations

import copy
import pickle
import re
from itertools import islice
from pathlib import Path
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import theomachy
from theomachy.bots.evaluation import evaluate, features
from theomachy.bots.seats import Seats, sequential
from theomachy.bots.weights import inputs_of
from theomachy.core import clauses
from theomachy.core.errors import BadOption, BadText, IllegalAction
from theomachy.core.match import Match

DOCS = Path(__file__).parents[1] / "docs"
every_game = pytest.mark.parametrize("name", theomachy.game_names())


def test_the_examples_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"^```python\n(.*?)^```", (DOCS / "python.md").read_text(encoding="utf-8"), re.M | re.S)
    assert len(examples) >= 8
    space: dict[str, object] = {"__name__": "python_page"}
    for example in examples:
        exec(compile(example, "docs/python.md", "exec"), space)
    said = capsys.readouterr().out
    assert "GODS2-X-" in said
    assert "cannot 'start red' now" in said


def test_what_scripts_may_rely_on_is_there() -> None:
    for name in theomachy.__all__:
        assert hasattr(theomachy, name), name
    assert theomachy.games.REGISTRY.keys() == set(theomachy.game_names())
    assert (Path(theomachy.__file__).parent / "py.typed").is_file()


def played(name: str, seed: int, longest: int = 100_000) -> Match:
    game = theomachy.game(name)
    options = sequential(game)
    match = Match(game, min(game.players), seed, **options)
    for _ in Seats(game, ["random"] * min(game.players), seed).decisions(match, longest):
        pass
    return match


# ---- positions as Python objects


@every_game
def test_positions_print_compare_copy_and_pickle(name: str) -> None:
    match = played(name, 5, 60)
    game, position = match.game, match.position
    for twin in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position
        assert twin is not position
        assert type(twin) is type(position)
        assert list(twin.legal(twin.turn)) == list(position.legal(position.turn))
    assert str(position) == game.board(game.view(position))
    assert repr(position).startswith(f"<{name}: {position.players} players, ")
    assert theomachy.game_of(position) is game
    assert position != match.start
    assert position != "a text"
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)


def test_positions_under_other_rules_are_not_equal() -> None:
    """The key of these two is the same: it leaves the options out."""
    game = theomachy.game("gods-second")
    usual, other = game.new(2, seed=1), game.new(2, seed=1, split_field="forbidden")
    assert usual.key() == other.key()
    assert usual != other
    assert pickle.loads(pickle.dumps(other)) == other


def test_what_is_of_no_game_is_named() -> None:
    class Stray(theomachy.Position):
        pass

    with pytest.raises(theomachy.TheomachyError, match=r"Stray of .* belongs to no game; there are: gods-second"):
        theomachy.game_of(Stray())


@every_game
def test_play_checks_what_apply_trusts(name: str) -> None:
    """`game.play` does what `apply` does, with numbers and texts, chance included, and refuses the rest unchanged."""
    match = played(name, 2, 40)
    game, position = match.game, match.start.copy()
    by_text = position.copy()
    for player, action in match.actions:
        text = game.text(by_text, action)
        game.play(by_text, text, player)
        game.play(position, action, player)
        assert position.key() == by_text.key()
    assert position == match.position
    closed = next(a for a in game.space(position) if position.why_not(position.turn, a))
    before = position.copy()
    with pytest.raises(IllegalAction) as refused:
        game.play(position, closed)
    assert refused.value.clause == position.why_not(position.turn, closed)
    assert position == before


def test_play_asks_who_acts_where_everybody_may() -> None:
    game = theomachy.game("four-gods")
    position = game.new(2, seed=1, clock="real")
    while position.turn == theomachy.CHANCE:
        position.apply(theomachy.CHANCE, position.legal(theomachy.CHANCE)[0])
    assert position.turn == theomachy.EVERYBODY
    with pytest.raises(BadOption, match="say which player acts"):
        game.play(position, int(position.legal(0)[0]))


@every_game
def test_going_back_never_leaves_chance_to_be_asked(name: str) -> None:
    """One step back at a time, from the end to the start: a player is asked each time, and can play on."""
    match = played(name, 6, 60)
    opening = next(n for n, (player, _) in enumerate(match.actions) if player != theomachy.CHANCE)
    while len(match.actions) > opening:
        before = len(match.actions)
        match.undo()
        assert match.position.turn != theomachy.CHANCE
        assert len(match.actions) < before
    if opening:  # what chance did before anybody was asked comes again, drawn again
        match.undo()
        assert match.position.turn != theomachy.CHANCE
    match.play(int(match.position.turn), int(match.position.legal(match.position.turn)[0]))


@every_game
def test_evaluation_and_features_of_one_position(name: str) -> None:
    game = theomachy.game(name)
    for players in game.players:
        match = Match(game, players, seed=players)
        chances = evaluate(match.position)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)
        assert sum(evaluate(match.position, "hand")) == pytest.approx(1)
        seen = features(match.position, 0)
        assert seen[f"{players} players"] == 1
        assert all(value > 0 for value in seen.values())
        inputs = inputs_of(game)
        inputs.look(match.position)
        inputs.fill(match.position, 0)
        assert len(seen) == inputs.count  # so no two have the same name
        with pytest.raises(BadOption, match=f"seats: 0 to {players - 1}"):
            features(match.position, players)
    over = played(name, 3)
    assert over.over
    won = game.winners(over.position)
    assert evaluate(over.position) == [1 / len(won) if s in won else 0 for s in range(over.position.players)]


# ---- chance


@every_game
def test_chance_can_be_chosen_in_every_way(name: str) -> None:
    match = played(name, 3, 40)
    outcomes = [text for who, text in match.record.moves if who == "chance"]
    assert outcomes
    options = sequential(match.game)
    listed = Match(name, match.position.players, chance=outcomes, **options)
    told = iter(outcomes)
    asked = Match(name, match.position.players, chance=lambda position: next(told), **options)
    waiting = Match(name, match.position.players, chance=[], **options)
    left = iter(outcomes)
    while waiting.position.turn == theomachy.CHANCE:
        waiting.play_chance(next(left))
    for player, action in match.actions:
        if player == theomachy.CHANCE:
            continue
        for again in (listed, asked, waiting):
            again.play(player, action)
        while waiting.position.turn == theomachy.CHANCE:
            assert waiting.legal_texts()
            with pytest.raises(IllegalAction):
                waiting.play(0, action)
            waiting.play_chance(next(left))
    for again in (listed, asked, waiting):
        assert again.record.moves == match.record.moves
        assert again.position.key() == match.position.key()
    assert listed.outcomes == []


def test_an_outcome_that_cannot_come_up_undoes_the_action_before_it() -> None:
    match = Match("gods-second", 2, chance=["start red", "draw green", "draw desert"])
    match.outcomes = ["start red"]  # not where cards are drawn
    before: object = None

    def until_chance_is_asked() -> None:
        nonlocal before
        while match.position.turn == 0:
            before = match.position.key(), match.record.moves
            match.play_text(match.legal_texts()[-1])

    with pytest.raises(IllegalAction, match="start red"):
        until_chance_is_asked()
    assert (match.position.key(), match.record.moves) == before
    assert match.outcomes == ["start red"]


def test_what_is_no_chance_is_refused() -> None:
    for wrong in ("start red", 7):
        with pytest.raises(BadOption, match="chance: "):
            Match("gods-second", 2, chance=wrong)  # type: ignore[arg-type]


def test_what_cannot_be_read_is_told_with_the_forms_of_whoever_is_asked() -> None:
    with pytest.raises(BadText, match=r"cannot read 'bogus'; forms: start GOD, seat GOD, draw CARD$"):
        Match("gods-second", 2, chance=["bogus"])
    with pytest.raises(BadText, match=r"forms: tribe COLOUR AT, .*end turn"):
        Match("gods-second", 2, seed=1).play_text("bogus")


# ---- the log


@every_game
def test_a_quiet_match_tells_the_same_when_it_is_asked(name: str) -> None:
    loud = played(name, 5, 60)
    quiet = Match(name, loud.position.players, 5, quiet=True, **sequential(loud.game))
    for player, action in loud.actions:
        if player != theomachy.CHANCE:
            quiet.play(player, action)
    assert quiet.position.key() == loud.position.key()
    assert quiet.record.moves == loud.record.moves
    assert quiet.story(0, "it") == loud.story(0, "it")
    assert [event.kind for event in quiet.events] == [event.kind for event in loud.events]
    asked = int(loud.position.turn)
    assert quiet.can_undo(asked) == loud.can_undo(asked)


@every_game
def test_every_moment_of_a_log_can_be_gone_back_to(name: str) -> None:
    """Whatever positions the log has kept, going back gives what a replay gives; what stood is not disturbed."""
    match = played(name, 7, 90)
    log, game = match.log, match.game
    position = match.start.copy()
    keys = [position.key()]
    for player, action in match.actions:
        position.apply(player, action)
        keys.append(position.key())
    assert [log.at(count).key() for count in range(len(log) + 1)] == keys
    story = match.story()
    for steps in (1, 5, 40, len(log)):
        again = Match(game, position=match.start, chance=[])
        again.log = log
        again.undo(min(steps, len(log)))
        assert again.position.key() == keys[len(log) - min(steps, len(log))]
        assert again.story() == story[: len(again.story())]
        if again.position.turn == theomachy.CHANCE:
            again.play_chance(again.legal_texts()[0])
        else:
            seat = next(seat for seat in range(again.position.players) if len(again.position.legal(seat)))
            again.play(seat, int(again.position.legal(seat)[0]))
        assert log.position.key() == keys[-1]
        assert match.story() == story


def test_each_action_is_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing on costs one application for each row, whatever is read of it in between."""
    match = Match("gods-second", 2, 1)
    kind = type(match.position)
    applied: list[int] = []
    if not str(__import__(kind.__module__, fromlist=["x"]).__file__).endswith(".py"):
        pytest.skip("compiled classes cannot be watched")
    apply = kind.apply

    def counted(position: theomachy.Position, player: int, action: int) -> None:
        applied.append(action)
        apply(position, player, action)

    monkeypatch.setattr(kind, "apply", counted)
    for _ in range(30):
        before = len(match.log)
        match.play_text(match.legal_texts()[0])
        match.story(0, "de", before)
        match.log.last_targets(None)
        match.can_undo(0)
    assert applied == [action for _, action in match.actions][-len(applied) :]
    assert len(applied) >= 30


# ---- lines, ends


@every_game
def test_whole_lines_can_be_played(name: str) -> None:
    match = played(name, 2, 25)
    game = match.game
    for count in range(len(match.log)):
        position = match.log.at(count)
        if position.turn < 0 or position.midway():
            continue
        found = list(islice(game.lines(position), 12))
        assert found
        assert len(set(found)) == len(found)
        for line in found:
            trial = Match(game, position=position, seed=1, quiet=True)
            for text in line:
                trial.play_text(text)
            assert len(trial.log)


@every_game
def test_who_has_won_and_why_it_ended(name: str) -> None:
    match = played(name, 4)
    game, position = match.game, match.position
    assert match.over
    assert game.winners(position) == [seat for seat in range(position.players) if position.rank(seat) == 1]
    assert game.winners(position)
    assert clauses.clause(game.ending(position)).id == game.ending(position)
    assert (game.winners(match.start), game.ending(match.start)) == ([], "")


# ---- events and views


def table_of_events() -> dict[str, dict[str, dict[str, str]]]:
    """docs/events.md: game, kind, field, type."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    name = ""
    for line in (DOCS / "events.md").read_text(encoding="utf-8").splitlines():
        if head := re.fullmatch(r"`([\w-]+)`", line):
            name = head[1]
            found[name] = {}
        elif row := re.fullmatch(r"\| `([^`]+)` \| (.*) \| (?:private|showing|) ?\|", line):
            found[name][row[1]] = dict(re.findall(r"`(\w+)` ([^,]+)", row[2]))
    return found


TYPES = {"int": int, "text": str, "bool": bool}


def fits(value: object, kind: str) -> bool:
    if kind.startswith("list of "):
        return isinstance(value, list) and all(fits(item, kind.removeprefix("list of ")) for item in value)
    return type(value) is TYPES[kind]


def test_the_page_of_events_has_every_game() -> None:
    assert set(table_of_events()) == set(theomachy.game_names())
    assert all(len(kinds) > 20 for kinds in table_of_events().values())


@pytest.mark.parametrize("seed", [1, 2])
@every_game
def test_events_are_as_the_page_says(name: str, seed: int) -> None:
    kinds = table_of_events()[name]
    seen = set()
    for event in played(name, seed).events:
        assert event.kind in kinds, f"{event.kind!r} is not in docs/events.md"
        assert event.data.keys() == kinds[event.kind].keys(), event
        for field, value in event.data.items():
            assert fits(value, kinds[event.kind][field]), (event, field)
        seen.add(event.kind)
    assert len(seen) > len(kinds) // 4


def wrong_in(value: object, kind: Any, path: str) -> list[str]:
    """What does not fit: a value that is not of its type, a word that the type does not have or that is missing."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind is Any:
        return []
    if origin is NotRequired:
        return wrong_in(value, parts[0], path)
    if origin in (Union, UnionType):
        return [] if any(not wrong_in(value, part, path) for part in parts) else [f"{path}: {value!r} is no {kind}"]
    if is_typeddict(kind):
        if not isinstance(value, dict):
            return [f"{path}: {value!r} is no {kind.__name__}"]
        words = get_type_hints(kind, include_extras=True)
        needed = {word for word, part in words.items() if get_origin(part) is not NotRequired}
        wrong = [f"{path}.{word} is not told of" for word in value.keys() - words.keys()]
        wrong += [f"{path}.{word} is missing" for word in needed - value.keys()]
        return wrong + [w for k, v in value.items() if k in words for w in wrong_in(v, words[k], f"{path}.{k}")]
    if origin is list and isinstance(value, list):
        return [w for item in value for w in wrong_in(item, parts[0], f"{path}[]")]
    if origin is dict and isinstance(value, dict):
        return [w for k, v in value.items() for w in wrong_in(v, parts[1], f"{path}[{k}]")]
    if kind is float:
        return [] if type(value) in (int, float) else [f"{path}: {value!r} is no number"]
    return [] if type(value) is kind or (kind is type(None) and value is None) else [f"{path}: {value!r} is no {kind}"]


@every_game
def test_views_are_of_their_type(name: str) -> None:
    match = played(name, 6)
    game = match.game
    for count in range(0, len(match.log) + 1, max(1, len(match.log) // 25)):
        position = match.log.at(count)
        for viewer in (None, *range(position.players)):
            assert wrong_in(game.view(position, viewer), game.view_type, "view") == []


def test_what_does_not_fit_a_type_is_found() -> None:
    game = theomachy.game("gods-second")
    view = game.view(game.new(2, seed=1))
    for change, said in (
        ({"turns": "one"}, "view.turns"), ({"more": 1}, "view.more is not told of"), ({"players": [{}]}, "is missing"),
        ({"display": [3]}, "view.display"),
    ):  # fmt: skip
        assert any(said in found for found in wrong_in({**view, **change}, game.view_type, "view"))
    del view["prices"]
    assert wrong_in(view, game.view_type, "view") == ["view.prices is missing"]
