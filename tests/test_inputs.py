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
    assert inputs.size == 4 * inputs.block + inputs.secrets + inputs.common + 2 * MOST_SEATS


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
