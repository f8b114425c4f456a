"""What learned judges see: every game, every number of players, every option."""

from __future__ import annotations

import pytest

import theomachy
from theomachy.bots.weights import inputs_of
from theomachy.core.dice import Dice
from theomachy.core.inputs import LARGEST, MOST_SEATS
from theomachy.core.position import Position
from theomachy.pure import is_compiled
from walks import Case, cases, walk

every_case = pytest.mark.parametrize("case", cases(), ids=str)


def seen(inputs: object, position: Position, player: int) -> bytes:
    inputs.look(position)  # type: ignore[attr-defined]
    inputs.fill(position, player)  # type: ignore[attr-defined]
    return inputs.dense()  # type: ignore[attr-defined,no-any-return]


@every_case
def test_inputs_tell_nothing_that_is_hidden(case: Case) -> None:
    """The inputs of a seat are the same in every re-dealt position: so a judge knows no more than its player."""
    inputs = inputs_of(theomachy.game(case.game))
    dice = Dice(case.seed)
    for position in walk(case).some(16 if is_compiled() else 3):
        for player in range(position.players):
            mine = seen(inputs, position, player)
            for _ in range(2):
                assert seen(inputs, position.redeal(player, dice), player) == mine


@every_case
def test_inputs_keep_their_places(case: Case) -> None:
    """Each part fills its own places: blocks, secrets and common as long as they say, none twice, none too large."""
    inputs = inputs_of(theomachy.game(case.game))
    for position in walk(case).some(24 if is_compiled() else 4):
        inputs.look(position)
        assert inputs.told == inputs.common
        for player in range(position.players):
            inputs.fill(position, player)
            assert inputs.cursor == inputs.size
            places = [int(inputs.where[i]) for i in range(inputs.count)]
            assert places == sorted(set(places))
            assert all(0 < int(inputs.much[i]) <= LARGEST for i in range(inputs.count))


@pytest.mark.parametrize("name", theomachy.game_names())
def test_every_input_has_a_name_of_its_own(name: str) -> None:
    inputs = inputs_of(theomachy.game(name))
    names = inputs.names()
    assert len(names) == len(set(names)) == inputs.block + inputs.secrets + inputs.common
    assert inputs.others in (0, inputs.secrets + 1)
    assert inputs.size == 4 * inputs.block + inputs.secrets + inputs.common + 2 * MOST_SEATS + inputs.others


def test_a_world_that_a_search_has_dealt_is_judged_with_every_hand_as_it_lies() -> None:
    """In Playing Gods: with two gods the secrets of the other are what it counts itself, with more they are added up.
    Without the word of a search that it dealt the world, nothing of that is filled in."""
    game = theomachy.game("playing-gods")
    closed, dealt = inputs_of(game), inputs_of(game, True)
    own, others = 4 * int(closed.block), int(closed.others)
    told = False
    for players in (2, 4):
        for position in walk(Case("playing-gods", players)).some(6):
            views = [seen(dealt, position, player) for player in range(players)]
            mine = [view[own : own + int(dealt.secrets)] for view in views]
            for player in range(players):
                added = [sum(seat[i] for p, seat in enumerate(mine) if p != player) for i in range(len(mine[0]))]
                assert list(views[player][-others:]) == [1, *[min(LARGEST, number) for number in added]]
                told = told or any(added)
                assert seen(closed, position, player) == views[player][:-others] + bytes(others)
    assert told


@pytest.mark.parametrize("name", theomachy.game_names())
def test_seats_see_the_same_position_from_their_own_side(name: str) -> None:
    """The block of the next opponent is that seat's own block; with two players there is nobody else."""
    game = theomachy.game(name)
    inputs = inputs_of(game)
    for players in game.players:
        for position in walk(Case(name, players)).some(8):
            block = int(inputs.block)
            views = [seen(inputs, position, player) for player in range(players)]
            for player in range(players):
                following = views[(player + 1) % players]
                assert views[player][block : 2 * block] == following[:block]
                if players == 2:
                    assert not any(views[player][2 * block : 4 * block])
