"""OpenSpiel's own tests and searches over our games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation

import theomachy
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.event import Event
from theomachy.core.game import may_read
from theomachy.rl import openspiel
from theomachy.rl.lists import Numbers

every_game = pytest.mark.parametrize("name", theomachy.game_names())
# Short games where a rule option makes them so.
SHORT = {"playing-gods": "turn_limit:20", "four-gods": "world_size:5", "gods-second": "max_turns:300"}


def load(name: str, players: int | None = None, options: str | None = None) -> pyspiel.Game:
    count = min(theomachy.game(name).players) if players is None else players
    chosen = SHORT.get(name, "") if options is None else options
    return pyspiel.load_game(openspiel.short_name(name), {"players": count, "options": chosen})


def walk(game: pyspiel.Game, seed: int, most: int) -> pyspiel.State:
    """A state after so many random steps."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@every_game
def test_random_simulations_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["gods-first", "playing-gods"])
def test_random_simulations_with_everybody_at_the_table(name: str) -> None:
    players = max(theomachy.game(name).players)
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=False, verbose=False)


@every_game
def test_clones_and_stored_states_are_the_same_and_go_their_own_way(name: str) -> None:
    game = load(name)
    for length in (3, 20, 60):
        state = walk(game, length, length)
        _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (state.clone(), copy.deepcopy(state), stored):
            assert str(other) == str(state)
            assert other.history() == state.history()
            for player in range(game.num_players()):
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
            if not state.is_terminal():
                key = str(state)
                other.apply_action(other.legal_actions()[0])
                assert str(state) == key


@every_game
def test_what_is_seen_as_text_and_numbers(name: str) -> None:
    game = load(name)
    state = walk(game, 1, 30)
    for player in range(game.num_players()):
        tensor = state.observation_tensor(player)
        assert len(tensor) == game.observation_tensor_size()
        observer = make_observation(game)
        observer.set_from(state, player)
        assert observer.tensor.tolist() == tensor
        assert sum(part.size for part in observer.dict.values()) == len(tensor)
        ours = state.kit.sight.array(state.position, player)
        assert tensor == [float(value) for value in ours]
        assert state.observation_string(player) == state.kit.game.board(state.kit.game.view(state.position, player))


@every_game
def test_what_python_is_told_at_once_is_what_openspiel_says(name: str) -> None:
    """`legal_actions` and its like, which do not go by way of C++."""
    game, plain = load(name), pyspiel.State
    for length in (0, 1, 7, 30, 90, 10_000):
        state = walk(game, 2, length)
        assert state.is_chance_node() == plain.is_chance_node(state)
        assert state.legal_actions() == plain.legal_actions(state)
        assert state.legal_actions_mask() == plain.legal_actions_mask(state)
        assert (np.asarray(state.legal_actions_mask()) == plain.legal_actions_mask(state)).all()
        for player in range(game.num_players()):
            if not state.is_chance_node():  # then the other way gives every player the outcomes of chance
                assert state.legal_actions(player) == plain.legal_actions(state, player)
                assert state.legal_actions_mask(player) == plain.legal_actions_mask(state, player)
            tensor = state.observation_tensor(player)
            assert tensor == plain.observation_tensor(state, player)
            assert np.asarray(tensor, np.float32).tolist() == tensor
    assert state.is_terminal()


def test_lists_are_lists_also_when_they_are_changed() -> None:
    found = Numbers.of(np.arange(4), [0, 1, 2, 3])
    for same in (copy.copy(found), copy.deepcopy(found), pickle.loads(pickle.dumps(found)), list(found)):
        assert type(same) is list
        assert same == found
    assert np.asarray(found, np.float32).dtype == np.float32
    changes: tuple[Callable[[Any], object], ...] = (
        lambda one: one.append(9), lambda one: one.__setitem__(0, 7), lambda one: one.reverse(), lambda one: one.pop(),
        lambda one: one.__iadd__([5]), lambda one: one.clear(),
    )  # fmt: skip
    for change in changes:
        change(found)
        assert np.asarray(found).tolist() == list(found)


@every_game
def test_openspiel_writes_a_playthrough(name: str) -> None:
    flags.FLAGS(["playthrough"])
    text = playthrough(openspiel.short_name(name), None, seed=1)
    assert "GameType.provides_information_state_tensor = False" in text
    assert "InformationStateString(0)" in text
    assert "IsTerminal() = True" in text


def test_observers_that_are_not_offered_are_none() -> None:
    game = load("playing-gods")
    for private in pyspiel.PrivateInfoType.__members__.values():
        for public in (True, False):
            for recall in (True, False):
                kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
                offered = public and private == pyspiel.PrivateInfoType.SINGLE_PLAYER
                assert (make_observation(game, kind) is not None) == offered
    with pytest.raises(BadOption, match="no parameters"):
        make_observation(game, None, {"colour": "red"})


@every_game
def test_information_states_forget_nothing(name: str) -> None:
    """Each begins with the one before, and grows with every deed and every change that the player sees."""
    game = load(name, options="")
    rng = np.random.default_rng(4)
    state, other = game.new_initial_state(), game.new_initial_state()
    seats = range(game.num_players())
    before = [(state.information_state_string(seat), state.observation_tensor(seat)) for seat in seats]
    for _ in range(150):
        if state.is_terminal():
            break
        who, action = state.current_player(), int(rng.choice(state.legal_actions()))
        state.apply_action(action)
        other.apply_action(action)
        for seat in seats:
            text, seen = before[seat]
            before[seat] = state.information_state_string(seat), state.observation_tensor(seat)
            assert before[seat][0].startswith(text)
            assert (len(before[seat][0]) > len(text)) or (seat != who and before[seat][1] == seen)
    # Asked for in every step or only at the end, they are the same; and of two seats never.
    assert [other.information_state_string(seat) for seat in seats] == [text for text, _ in before]
    assert before[0][0] != before[1][0]


@pytest.mark.parametrize("name", [name for name in theomachy.game_names() if theomachy.game(name).hidden])
def test_information_states_tell_nothing_that_is_hidden(name: str) -> None:
    """Of two things that may happen now, chance's or another player's, the information state tells one from the other
    only where the player can: by what is seen, or by what everybody is told."""
    game = load(name, options="")
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    alike = 0
    for _ in range(150):
        if state.is_terminal():
            break
        who, numbers = state.current_player(), state.legal_actions()
        for player in set(range(game.num_players())) - {who}:
            told: dict[tuple[str, ...], set[str]] = {}
            for number in numbers[:4]:
                position = state.position.copy()
                events: list[Event] = []
                position.events = events
                position.apply(who, state._chance(number) if who < 0 else state._action(who, number))
                heard = [state.kit.game.say(position, event) for event in events if may_read(event, player)]
                key = str(state.kit.game.view(position, player)), *heard
                told.setdefault(key, set()).add(state.child(number).information_state_string(player))
            assert all(len(texts) == 1 for texts in told.values())
            alike += len(told) < len(numbers[:4])
        state.apply_action(int(rng.choice(numbers)))
    assert alike


def test_resampled_states_do_not_tell_what_truly_happened_to_others() -> None:
    """What the other player recalls there hangs on what the viewer knows and on the cards that were dealt, alone."""
    game = load("playing-gods", 2, "")
    for seed in range(6):
        state = walk(game, seed, 60)
        twin = state.resample_from_infostate(0, np.random.default_rng(seed).random)  # another truth
        texts = [
            one.resample_from_infostate(0, np.random.default_rng(9).random).information_state_string(1)
            for one in (state, twin)
        ]
        assert texts[0] == texts[1]


def test_there_is_no_tensor_of_information_states_and_that_is_said() -> None:
    game = load("gentes")
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(BadOption, match="information_state_string and observation_tensor"):
        game.new_initial_state().information_state_tensor(0)


@every_game
def test_wrong_actions_are_refused_and_change_nothing(name: str) -> None:
    game = load(name)
    state = walk(game, 1, 20)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    closed = next(number for number in range(game.num_distinct_actions()) if number not in state.legal_actions())
    key, history = str(state), state.history()
    for wrong in (closed, game.num_distinct_actions(), 10**9):
        with pytest.raises(IllegalAction, match=f"action {wrong} .* is not open to .*; legal_actions says which are"):
            state.apply_action(wrong)
    assert (str(state), state.history()) == (key, history)
    ended = walk(game, 1, 10_000)
    with pytest.raises(IllegalAction, match="the game is over"):
        ended.apply_action(0)
    for _ in range(200):
        if state.is_chance_node():
            with pytest.raises(IllegalAction, match="outcome 5000 of chance; there are: 0 to"):
                state.apply_action(5000)
            break
        if state.is_terminal():
            break
        state.apply_action(state.legal_actions()[-1])


@every_game
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    game = load(name)
    rng = np.random.default_rng(1)
    for length in (10, 40, 80):
        state = walk(game, length, length)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()


def test_resampling_deals_hidden_cards_anew() -> None:
    game = load("playing-gods", 2, "")
    state = walk(game, 5, 120)
    assert not state.is_terminal()
    rng = np.random.default_rng(2)
    assert len({str(state.resample_from_infostate(0, rng.random)) for _ in range(12)}) > 1


@every_game
def test_mcts_finds_an_open_action(name: str) -> None:
    game = load(name)
    state = walk(game, 2, 25)
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", [name for name in theomachy.game_names() if theomachy.game(name).hidden])
def test_information_set_mcts_finds_an_open_action(name: str) -> None:
    game = load(name)
    state = walk(game, 4, 25)
    while not state.is_terminal() and state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=2.0, max_simulations=6, random_state=rng
    )
    assert bot.step(state) in state.legal_actions()


@every_game
def test_chances_are_those_of_the_rules(name: str) -> None:
    game = load(name)
    state = game.new_initial_state()
    checked = 0
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = [int(w) for w in state.position.weights()]
            assert [chance * sum(weights) for _, chance in outcomes] == pytest.approx(weights)
            assert len(outcomes) <= game.max_chance_outcomes()
            checked += 1
        state.apply_action(state.legal_actions()[0])
    assert checked or name == "gentes"


def test_utilities() -> None:
    for players in (2, 3, 4):
        game = load("gods-second", players)
        assert (game.max_utility(), game.utility_sum()) == (1.0, 0.0)
        assert game.min_utility() == pytest.approx(-1 / (players - 1))


def test_wrong_options_are_refused() -> None:
    for options, problem in (("max_turns", "NAME:VALUE"), ("max_turns:x", "max_turns"), ("nothing:1", "no option")):
        with pytest.raises(BadOption, match=problem):
            load("gods-second", 2, options)
    with pytest.raises(BadOption, match="parallel_env"):
        load("four-gods", 2, "clock:real")
