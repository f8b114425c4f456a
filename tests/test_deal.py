"""Deals: the same chance at several tables as far as the rules allow, and at each of them as fair as always."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import NamedTuple

import pytest

import theomachy
from theomachy.core.deal import SECRET, Deal, drawn
from theomachy.core.dice import Dice
from theomachy.core.log import Log
from theomachy.core.position import CHANCE, Position
from walks import Case, asked, picked, walk

every_game = pytest.mark.parametrize("game", theomachy.game_names())
STEPS = 400  # of players, at each table


def deal(number: int) -> Deal:
    return Deal(sha256(str(number).encode()).digest())


class Draw(NamedTuple):
    """What came up, and all that could have, with their weights."""

    thing: int
    possible: dict[int, int]


def played(name: str, players: int, secret: int, seed: int, steps: int = STEPS) -> tuple[Log, dict[str, list[Draw]]]:
    """A game by random players, and what came out of each pile, one after the other."""
    game = theomachy.game(name)
    log = Log(game, game.new(players))
    dice = Dice(seed)
    draws: dict[str, list[Draw]] = {}
    chance = deal(secret).chance(game, log.position)

    def watched(there: Position) -> int | None:
        outcome = chance(there)
        assert outcome is not None
        pile, thing = drawn(game, there, outcome)
        pairs = zip(there.legal(CHANCE), there.weights(), strict=True)
        possible = {drawn(game, there, int(action))[1]: int(weight) for action, weight in pairs}
        draws.setdefault(pile, []).append(Draw(thing, possible))
        return outcome

    log = log.let_chance_act(watched)
    for _ in range(steps):
        choices = [(who, int(action)) for who in asked(log.position) for action in log.position.legal(who)]
        if not choices:
            break
        log = log.play(*picked(game, log.position, choices, dice), watched)
    return log, draws


@every_game
def test_a_draw_brings_the_same_at_every_table_where_it_can(game: str) -> None:
    """Whatever was played before: each draw has one order of preference, and the first that is there comes."""
    players = min(theomachy.game(game).players)
    tables = [played(game, players, secret=1, seed=seed)[1] for seed in (1, 2, 3)]
    compared = agreed = 0
    for one in tables:
        for other in tables:
            for pile in one.keys() & other.keys():
                for mine, theirs in zip(one[pile], other[pile], strict=False):
                    both = theirs.possible.get(mine.thing, 0) and mine.possible.get(theirs.thing, 0)
                    if mine.possible == theirs.possible:
                        assert mine.thing == theirs.thing, pile
                    if one is not other and both:
                        compared += 1
                        agreed += mine.thing == theirs.thing
    assert compared > 10, "the tables have something in common"
    assert agreed / compared > 0.8, "even where bags are not quite the same"


@every_game
def test_the_whole_order_is_kept_where_every_thing_is_there_once(game: str) -> None:
    """Of what both tables could have, neither prefers one thing and the other table another."""
    players = max(theomachy.game(game).players)
    one, other = (played(game, players, secret=2, seed=seed)[1] for seed in (5, 6))
    for pile in one.keys() & other.keys():
        for mine, theirs in zip(one[pile], other[pile], strict=False):
            single = max(*mine.possible.values(), *theirs.possible.values()) == 1
            if single and mine.thing in theirs.possible and theirs.thing in mine.possible:
                assert mine.thing == theirs.thing, pile


@every_game
def test_other_deals_are_other_games(game: str) -> None:
    players = max(theomachy.game(game).players)
    first = {tuple(row.action for row in rows(game, players, secret)) for secret in range(8)}
    assert len(first) > 4


def rows(game: str, players: int, secret: int) -> list[theomachy.core.log.MoveRow]:
    log, _ = played(game, players, secret, seed=1, steps=20)
    return [entry.row for entry in log.entries if entry.row.player == CHANCE]


@every_game
def test_a_question_of_chance_is_about_one_pile(game: str) -> None:
    found = theomachy.game(game)
    for players in found.players:
        for position in walk(Case(game, players)).positions:
            if position.turn == CHANCE:
                assert len({drawn(found, position, int(action))[0] for action in position.legal(CHANCE)}) == 1


@every_game
def test_going_on_from_what_was_written_is_the_same_as_playing_through(game: str) -> None:
    """A table makes its chance anew for every move, from the rows that stand."""
    players = min(theomachy.game(game).players)
    log, _ = played(game, players, secret=3, seed=1, steps=60)
    again = Log(log.game, log.start)
    for entry in log.entries:
        row = entry.row
        if row.player == CHANCE:
            before = [earlier.row for earlier in again.entries]
            assert deal(3).chance(log.game, again.position, before)(again.position) == row.action
        draft = again.draft()
        draft.do(row.player, row.action)
        again = draft.log()


@pytest.mark.parametrize("earlier", [0, 1])
def test_chance_stays_as_fair_as_its_weights(earlier: int) -> None:
    """Over many deals every card comes up as often as the sack says, the first one and the next."""
    game = theomachy.game("gods-second")
    start = game.new(2, start_player="seat_1")
    assert {game.actions.kind(int(action)).head for action in start.legal(CHANCE)} == {"draw"}
    came: Counter[int] = Counter()
    expected: dict[int, float] = {}
    for number in range(800):
        position, chance = start.copy(), deal(number).chance(game, start)
        for _ in range(earlier):
            position.apply(CHANCE, chance(position) or 0)
        weights = [int(weight) for weight in position.weights()]
        for action, weight in zip(position.legal(CHANCE), weights, strict=True):
            expected[int(action)] = expected.get(int(action), 0.0) + weight / sum(weights)
        came[chance(position) or 0] += 1
    for action, mean in expected.items():
        assert abs(came[action] - mean) < 4 * mean**0.5, game.text(start, action)


def test_what_goes_back_into_a_bag_does_not_come_out_first_again() -> None:
    """Each draw has an order of its own: twelve rolls of one die are not twelve times the same face."""
    _, draws = played("playing-gods", 2, secret=4, seed=1)
    faces = [draw.thing for draw in draws["roll"]]
    assert len(faces) > 12
    assert len(set(faces)) > 3


def test_the_record_of_a_dealt_game_is_an_ordinary_record() -> None:
    match = theomachy.Match("gentes", 2, chance=_chooser(5))
    dice = Dice(1)
    for _ in range(120):
        legal = match.position.legal(match.position.turn)
        match.play(match.position.turn, int(legal[dice.below(len(legal))]))
    theomachy.Record.parse(str(match.snapshot())).verify()


def _chooser(secret: int) -> theomachy.core.match.Chooser:
    game = theomachy.game("gentes")
    chance = deal(secret).chance(game, game.new(2))
    return lambda position: chance(position) or 0


def test_a_secret_is_long_enough() -> None:
    with pytest.raises(ValueError, match=f"has {SECRET} bytes, not 3"):
        Deal(b"abc")
