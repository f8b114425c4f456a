"""OpenSpiel's own tests and searches over our games."""

from __future__ import annotations

import copy

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import theomachy
from theomachy.core.errors import BadOption
from theomachy.rl import openspiel

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
        assert len(tensor) == game.observation_tensor_size() == len(state.information_state_tensor(player))
        ours = state.kit.sight.array(state.position, player)
        assert tensor == [float(value) for value in ours]
        assert state.observation_string(player) == state.kit.game.board(state.kit.game.view(state.position, player))


def test_information_states_remember_and_differ_by_what_a_player_knows() -> None:
    game = load("playing-gods", 2)
    state = walk(game, 3, 60)
    seen = [state.information_state_string(player) for player in range(2)]
    assert seen[0] != seen[1]
    state.apply_action(state.legal_actions()[0])
    assert [state.information_state_string(player) for player in range(2)] != seen


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
