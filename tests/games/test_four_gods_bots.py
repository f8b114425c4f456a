"""Bots at tables of 4 Gods: in real time everybody may act, and each bot decides for its own seat."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import theomachy
from choosing import patience
from theomachy.bots.bot import ask, make_bot
from theomachy.core.dice import Dice
from theomachy.core.position import CLOCK, EVERYBODY, NOBODY, playout
from theomachy.pure import is_compiled

GAME = theomachy.game("four-gods")
STEPS = 160 if is_compiled() else patience(20, 160)  # of a game
MOMENTS = 99 if is_compiled() else patience(4, 99)  # that are searched
SIMULATIONS = 120 if is_compiled() else patience(60, 120)  # of such a search
MODES: list[dict[str, Any]] = [
    {"clock": "real"},
    {"clock": "real", "play": "timed", "gods": "secret"},
    {"clock": "real", "placement_check": "honour", "blame": "confess"},
    {"placement_check": "honour"},
    {"hands_open": False, "backs": "hidden", "gods": "secret"},
]


@pytest.mark.clause("G4-R-34", "G4-R-41", "G4-R-57", "G4-T-01")
@pytest.mark.parametrize("options", MODES, ids=lambda o: "-".join(map(str, o.values())))
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:sims=6"])
def test_bots_play_in_every_mode(spec: str, options: dict[str, Any]) -> None:
    match = theomachy.Match("four-gods", 3, seed=5, world_size=4, **options)
    bots = [make_bot(spec, GAME) for _ in range(3)]
    dice = Dice(7)
    moves = 0
    for _ in range(STEPS):
        position: Any = match.position
        if match.over:
            break
        who = int(position.turn)
        if who == EVERYBODY:
            who = (0, 1, 2, CLOCK)[dice.below(4)]
        legal = position.legal(who) if who == CLOCK else position.sensible(who)
        if len(legal) == 0:  # nothing to do but wait
            continue
        action = int(legal[0]) if who == CLOCK else ask(bots[who], position, who, dice)
        if GAME.text(position, action).startswith("place"):
            cell, lay = action & 255, action >> 8 & 1023
            assert position.world.edges[cell] >= 2
            assert position.world.matches(cell, lay)
        match.play(who, action)
        moves += 1
    assert moves > 5


@cache
def real_time_positions() -> list[Any]:
    """Moments of a game with the real clock in which everybody may act: prophets open, tiles taken, extra time."""
    match = theomachy.Match("four-gods", 3, seed=3, world_size=5, clock="real")
    dice, found = Dice(1), []
    while not match.over and len(match.actions) < 900:
        position = match.position
        who = (0, 1, 2, CLOCK)[dice.below(4)]
        legal = position.sensible(who) if who >= 0 else position.legal(who)
        if len(legal):
            match.play(who, int(legal[dice.below(len(legal))]))
            if match.position.turn == EVERYBODY and not match.over:
                found.append(match.position.copy())
    return found[5::5]


@pytest.mark.clause("G4-R-34")
def test_a_moment_of_real_time_play_can_be_searched_with_ticks() -> None:
    """What a player may do means the same under both clocks, and the others follow one by one to the end."""
    dice = Dice(2)
    moments = real_time_positions()
    assert len(moments) > 20
    for position in moments:
        for player in range(3):
            ticking = position.in_turns(player)
            assert ticking.turn == player
            assert [ticking.score(p) for p in range(3)] == [position.score(p) for p in range(3)]
            assert GAME.census(ticking) == GAME.census(position)
            before = position.key()
            for action in position.sensible(player):
                trial, real = position.in_turns(player), position.copy()
                trial.apply(player, action)
                real.apply(player, action)
                if real.turn == EVERYBODY and trial.turn >= 0:
                    assert bytes(trial.hands) == bytes(real.hands)
                    assert bytes(trial.world.what) == bytes(real.world.what)
            assert position.key() == before
        playing = position.in_turns(1)
        playout(playing, dice, 10_000)
        assert playing.turn == NOBODY


@pytest.mark.clause("G4-R-34", "G4-R-41")
def test_a_search_in_real_time_looks_beyond_the_next_action() -> None:
    from theomachy.bots.search import SearchBot

    bot = make_bot(f"mcts:sims={SIMULATIONS}", GAME)
    assert isinstance(bot, SearchBot)
    deep = 0
    for position in real_time_positions()[::9][:MOMENTS]:
        for player in range(3):
            if len(position.sensible(player)) > 1:
                search = bot.search(position.redeal(player, Dice(4)), player, Dice(5))
                deep += len(search.line(4)) > 1
                assert all(position.why_not(player, a) == "" for a, _, _ in search.answers())
    assert deep > 3


@pytest.mark.clause("G4-E-03")
@pytest.mark.parametrize(("spec", "games"), [("greedy", 4), ("mcts:sims=40", 1)])
def test_nobody_passes_to_share_an_empty_world(spec: str, games: int) -> None:
    """With nothing on the board all are equal: a pass would end the game with everybody sharing the first place."""
    for seed in range(games):
        position = GAME.new(2, seed=seed)
        first = int(position.turn)
        position.apply(first, GAME.parse(position, "pass"))
        second = int(position.turn)
        assert second not in (first, NOBODY)
        chosen = ask(make_bot(spec, GAME), position, second, Dice(seed))
        assert GAME.text(position, chosen) != "pass"
