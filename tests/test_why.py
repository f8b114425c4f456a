"""“Why can't I?” is right: the clause that a refusal names is one that is broken there.

For every game `tests/games/broken_<game>.py` holds `BROKEN`: for each clause that can refuse, its condition, written
from the rules document alone and read off the position's JSON and the action's text. It never asks the rules code,
so that a refusal and its proof cannot be wrong together. Where random games do not bring a clause about, the file may
add positions that do, as JSON, with what is then done in them (`RARE`), or name the clauses that the game's own tests
prove in typed positions (`TYPED`).
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest

import theomachy
from choosing import patience
from theomachy.core.position import Position
from theomachy.core.record import Record
from theomachy.pure import is_compiled
from walks import Case, cases, cases_of, walk

MANY = patience(8, 12) if is_compiled() else patience(3, 4)  # positions of a game
EACH = patience(40, 60) if is_compiled() else 25  # refused actions of a position and player, spread over all


@dataclass(frozen=True)
class Refusal:
    """An action that somebody may not do now, as the proof of its clause sees it."""

    game: theomachy.Game
    position: Position
    player: int
    action: int
    read: Mapping[str, Any] | None = None  # the position as JSON, where others have asked for it before

    @cached_property
    def data(self) -> Mapping[str, Any]:
        return self.game.to_json(self.position) if self.read is None else self.read

    @cached_property
    def text(self) -> str:
        return self.game.text(self.position, self.action)

    @property
    def words(self) -> list[str]:
        return self.text.split()


Broken = Callable[[Refusal], bool]


def conditions(game: str) -> Mapping[str, Broken]:
    found: Mapping[str, Broken] = importlib.import_module(f"games.broken_{game.replace('-', '_')}").BROKEN
    return found


def rare(game: str) -> list[Position]:
    """Positions that random games come to seldom or never, after the moves under `then`, written as in a record."""
    rules = theomachy.game(game)
    module = importlib.import_module(f"games.broken_{game.replace('-', '_')}")
    typed: Sequence[Mapping[str, Any]] = getattr(module, "RARE", ())
    found = []
    for data in typed:
        position = rules.position({key: value for key, value in data.items() if key != "then"})
        moves = [(who, text) for who, _, text in (line.partition(" ") for line in data.get("then", ()))]
        for player, action in Record({"Game": game}, moves).steps(position):
            position.apply(player, action)
        found.append(position)
    return found


def check(name: str, positions: Iterable[Position], label: object) -> frozenset[str]:
    """Prove some refusals of each clause and player in these positions. Gives the clauses that were named."""
    game = theomachy.game(name)
    broken = conditions(name)
    named: set[str] = set()
    for position in positions:
        data = game.to_json(position)
        space = [a for a in game.space(position) if not game.actions.kind(a).chance]
        for player in range(position.players):
            clauses = {a: clause for a in space if (clause := position.why_not(player, a))}
            refused = list(clauses)
            chosen = set(refused[:: max(1, len(refused) // EACH)])
            # Of every clause that is named, however seldom, some action is proved: the first and the last.
            chosen |= {*{clause: a for a, clause in reversed(clauses.items())}.values()}
            chosen |= {*{clause: a for a, clause in clauses.items()}.values()}
            for action in sorted(chosen):
                clause = clauses[action]
                refusal = Refusal(game, position, player, action, data)
                assert clause in broken, f"{label}: no condition for {clause}, refused to {player}: {refusal.text}"
                assert broken[clause](refusal), f"{label}: {clause} is not broken by {player}: {refusal.text}"
            named |= set(clauses.values())
    return frozenset(named)


@cache
def named_in(case: Case) -> frozenset[str]:
    return check(case.game, walk(case).some(MANY), case)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_clause_named_is_broken_there(case: Case) -> None:
    assert named_in(case)


@pytest.mark.parametrize("name", theomachy.game_names())
def test_the_clause_named_is_broken_in_rare_positions_too(name: str) -> None:
    check(name, rare(name), f"{name}, rare")


@pytest.mark.around  # about what is clicked
@pytest.mark.parametrize("name", theomachy.game_names())
def test_what_can_be_meant_by_a_click_is_what_has_it_in_its_path(name: str) -> None:
    """`why` goes through the actions that a click can mean by way of the bits that decide what is clicked."""
    game = theomachy.game(name)
    for case in cases_of(name, False)[:2]:
        for position in walk(case).some(3):
            space = [int(a) for a in game.space(position)]
            paths = {action: game.targets(position, action) for action in space}
            clicked = sorted({target for path in paths.values() for target in path})
            assert len(clicked) > 10
            for target in [*clicked[:: 1 + len(clicked) // 20], "nonsense"]:
                assert list(game.aimed(position, target)) == [a for a in space if target in paths[a]]


@pytest.mark.around  # about the conditions, not about the form of the rules
@pytest.mark.parametrize("name", theomachy.game_names())
def test_no_condition_is_dead(name: str) -> None:
    """Each clause with a condition is named somewhere, so that each condition has been tried."""
    named = check(name, rare(name), f"{name}, rare")
    module = importlib.import_module(f"games.broken_{name.replace('-', '_')}")
    elsewhere = frozenset(getattr(module, "TYPED", ()))
    assert elsewhere <= set(conditions(name))
    missing = set(conditions(name)) - named - elsewhere
    for case in (*cases_of(name, False), *cases_of(name, True)):  # as many games as it takes
        if not missing:
            break
        missing -= named_in(case)
    assert missing == set(), "named nowhere; add positions that bring them about to RARE"
    assert elsewhere - typed_proofs() == set(), "said to be proved in typed positions, but no such test names them"


@cache
def typed_proofs() -> frozenset[str]:
    """The clauses that tests which look up `BROKEN` name, other than in markers and docstrings."""
    found: set[str] = set()
    for path in sorted((Path(__file__).parent / "games").glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if not any(isinstance(node, ast.Name) and node.id in ("BROKEN", "broken") for node in ast.walk(tree)):
            continue
        marks = {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.Call)
            and ast.unparse(node.func) == "pytest.mark.clause" for part in ast.walk(node)
        }  # fmt: skip
        found |= {
            node.value for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in marks
        }  # fmt: skip
    return frozenset(found)


@pytest.mark.parametrize("name", theomachy.game_names())
def test_every_condition_can_be_kept_too(name: str) -> None:
    """A condition that is always broken would prove nothing: what is legal breaks none of them."""
    game = theomachy.game(name)
    broken = conditions(name)
    plain = [case for case in cases() if case.game == name and not case.options]
    positions = [position for case in plain for position in walk(case).some(MANY)] + rare(name)
    looked = 0
    for position in positions:
        data = game.to_json(position)
        for player in range(position.players):
            legal = [int(a) for a in position.legal(player)]
            for action in legal[:: 1 + len(legal) // 10]:
                refusal = Refusal(game, position, player, action, data)
                looked += 1
                guilty = [clause for clause, condition in broken.items() if condition(refusal)]
                assert not guilty, f"{name}: {guilty} broken by a legal action of {player}: {refusal.text}"
    assert looked
