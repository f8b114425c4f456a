"""Actions as numbers and what is seen as arrays: every game, every number of players, every option."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.rl.games import Games
from theomachy.rl.kit import Kit, sight_of
from theomachy.rl.layouts import RADIUS, fields, hexes, meaning, numbering_of
from theomachy.rl.numbering import Numbering
from theomachy.rl.sight import Sight
from walks import Case, asked, cases, walk

# Options that change what is hidden, or how an action is written. The law of the counts is proved over all cases in
# test_inputs; here the boards beside them are looked at.
TELLING = {
    "hand_visibility", "gods", "hands_open", "backs", "steal_view", "immunity_reveal", "late_god", "play", "clock",
    "placement_check", "blame", "destroyed_marker", "turning", "world_size", "decay_tile", "bag", "two_player_gods",
}  # fmt: skip
CASES = [case for case in cases() if not case.options or {name for name, _ in case.options} & TELLING]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("name", theomachy.game_names())


@cache
def numbering(name: str) -> Numbering:
    return numbering_of(theomachy.game(name))


@cache
def sight(name: str) -> Sight:
    return sight_of(theomachy.game(name))


def given(numbers: Numbering, legal: Any) -> list[int]:
    numbers.number(legal)
    return [int(numbers.given[i]) for i in range(len(legal))]


@every_case
def test_every_open_action_has_a_number_and_no_two_share_one(case: Case) -> None:
    numbers = numbering(case.game)
    for position in walk(case).some(40):
        for player in asked(position):
            if player < 0:
                continue
            legal = position.legal(player)
            found = given(numbers, legal)
            assert numbers.dropped == 0
            assert len(set(found)) == len(found)
            assert all(0 <= number < numbers.size for number in found)
            for action, number in zip(legal, found, strict=True):
                assert numbers.action(legal, number) == action
            closed = next(n for n in range(numbers.size) if n not in found)
            assert numbers.action(legal, closed) == -1


@every_game
def test_numbers_say_what_the_action_says(name: str) -> None:
    """A number with a meaning of its own stands for an action of that form with those values."""
    game = theomachy.game(name)
    numbers, told = numbering(name), fields(game)
    assert len(told) == numbers.size
    spare = 0
    for players in game.players:
        for position in walk(Case(name, players)).some(30):
            if position.turn < 0:
                continue
            legal = position.legal(position.turn)
            for action, number in zip(legal, given(numbers, legal), strict=True):
                form, values = told[number]
                if not form:
                    spare += 1
                    continue
                assert form == game.actions.kind(action).form
                assert values.items() <= game.actions.values(action).items()
                assert meaning(game, number).startswith(form)
    assert spare == 0 or name.startswith("gods")  # elsewhere everything has a number of its own


def test_hexes_far_away_get_spare_numbers_and_more_than_those_are_left_out() -> None:
    game = theomachy.game("gods-second")
    numbers = numbering("gods-second")
    position = game.new(2, seed=1)
    kind = next(k for k in game.actions.kinds.values() if k.form == "temple {at}")
    near, far = hexes()[0], hexes()[0] - 256
    legal = type(position.legal(0))([game.actions.pack(kind.code, at=far), game.actions.pack(kind.code, at=near)])
    first, second = given(numbers, legal)
    assert first == numbers.own
    assert fields(game)[second] == (kind.form, {"at": near})
    assert (near >> 8) - 128 == -RADIUS
    many = type(legal)([game.actions.pack(kind.code, at=far - i) for i in range(int(numbers.spare) + 3)])
    found = given(numbers, many)
    assert found.count(-1) == numbers.dropped == 3
    assert sorted(found)[3:] == list(range(int(numbers.own), numbers.size))


@every_case
def test_what_is_seen_tells_nothing_that_is_hidden(case: Case) -> None:
    """The array of a seat is the same in every re-dealt position: so a learner knows no more than its player."""
    look = sight(case.game)
    dice = Dice(case.seed)
    for position in walk(case).some(16):
        for player in range(position.players):
            mine = bytes(look.array(position, player))
            for _ in range(2):
                assert bytes(look.array(position.redeal(player, dice), player)) == mine


@every_case
def test_every_part_fills_its_own_place(case: Case) -> None:
    look = sight(case.game)
    for position in walk(case).some(8):
        look.array(position, 0)
        assert look.board.at == look.size


@every_game
def test_parts_have_names_and_follow_each_other(name: str) -> None:
    kit = Kit(name, sees="all")
    parts = kit.parts
    assert parts[0].name == "counts"
    assert Kit(name, sees="counts").parts == parts[:1]
    assert [part.name for part in Kit(name).parts] == [part.name for part in parts[1:]]
    assert len({part.name for part in parts}) == len(parts)
    at = 0
    for part in parts:
        assert part.start == at
        at += part.size
    assert at == kit.seen


def test_the_board_of_gods_shows_the_field() -> None:
    game = theomachy.game("gods-second")
    kit = Kit("gods-second", 3)
    parts = {part.name: part for part in kit.parts}
    for position in walk(Case("gods-second", 3)).some(10):
        seen = bytes(kit.sight.array(position, 1))
        view = game.view(position, 1)
        cards = {(int(at) >> 8, int(at) & 255) for at in position.field.codes()}  # type: ignore[attr-defined]
        for i, at in enumerate(hexes()):
            card = seen[parts["card"].start + i]
            owner = seen[parts["owner"].start + i]
            assert (card > 0) == ((at >> 8, at & 255) in cards)
            god = position.field.card(at) >> 4  # type: ignore[attr-defined]
            assert owner == (0 if god == 0 else (god - 1 - 1) % 3 + 1)
        assert view is not None


def test_numbers_that_are_none_are_named() -> None:
    kit = Kit("gentes")
    with pytest.raises(BadOption, match=rf"no action number {kit.actions}; allowed: 0 to {kit.actions - 1}"):
        kit.meaning(kit.actions)


def test_what_can_be_seen_is_named() -> None:
    with pytest.raises(BadOption, match="allowed: board, counts, all"):
        Kit("gentes", sees="everything")


def test_real_time_is_refused_where_players_are_asked_in_turn() -> None:
    with pytest.raises(BadOption, match="parallel_env"):
        Kit("four-gods", 3, {"clock": "real"}).in_turns()


@pytest.mark.parametrize("case", [case for case in CASES if dict(case.options).get("clock") != "real"], ids=str)
def test_what_is_drawn_on_from_step_to_step_is_what_is_seen_at_first_sight(case: Case) -> None:
    """Boards of batches write only what has changed; nothing may stay behind, whatever the options make of a step."""
    fresh = theomachy.game(case.game).new(case.players, None, **dict(case.options))
    games = Games(fresh, sight(case.game), numbering(case.game), 1, 30)
    games.start(case.seed, 0)
    dice = Dice(case.seed)
    row = games.rows[0]
    for _ in range(60):
        assert bytes(games.observations) == bytes(sight(case.game).array(row.position, row.seat))
        legal = row.position.legal(row.position.turn)
        assert {number for number, is_open in enumerate(games.masks) if is_open} == set(
            given(numbering(case.game), legal)
        )
        games.choose_any(dice)
        assert games.wrong(bytes(games.chosen)) == -1
        games.step(bytes(games.chosen))
