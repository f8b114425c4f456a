"""What decided a game is told: ties with their clause in every game and language, superlatives that are true."""

from __future__ import annotations

import re
from typing import Any

import pytest

import theomachy
from theomachy.core import clauses
from theomachy.core.decided import decided
from theomachy.core.dice import Dice
from theomachy.core.facts import facts
from theomachy.core.languages import LANGUAGES
from theomachy.core.log import Log
from theomachy.core.position import CHANCE, CLOCK, NOBODY, Position
from theomachy.drawing.chances import hue_of
from theomachy.games.gentes.rules.state import MAT, MONEY, POINTS, SHOWN


def finished(name: str, players: int = 2, seed: int = 3, **options: Any) -> Position:
    """The end of a game at random."""
    game = theomachy.game(name)
    dice = Dice(seed)
    position = game.new(players, **options)
    while position.turn != NOBODY:
        who = int(position.turn)
        if who not in (CHANCE, CLOCK) and not 0 <= who < position.players:
            asked = [seat for seat in (*range(position.players), CLOCK) if len(position.legal(seat))]
            who = asked[dice.below(len(asked))]
        legal = position.legal(who)
        position.apply(who, position.sample(dice) if who == CHANCE else legal[dice.below(len(legal))])
    return position


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_runner_up_is_the_best_placed_of_the_others(lang: str) -> None:
    """Blue and Yellow have as many points, Yellow has more power: it is Yellow whom the winner was ahead of."""
    game = theomachy.game("gods-second")
    data = {
        "players": ["red", "blue", "yellow"], "on_turn": "red", "step": "actions", "display": ["green", "desert"],
        "field": [
            "T red 0,0", "T blue 1,0", "T yellow 0,1", "t green/red -1,0", "t green/red -1,1", "t violet/red 0,-1",
            "t violet/red 1,-1", "t violet/red -1,-1", "t blue/red -2,0", "t blue/red -3,0", "t blue/red -4,0",
        ],
        "chips": {"violet": "red", "blue": "red"}, "power": {"red": 5, "blue": 1, "yellow": 7},
    }  # fmt: skip
    position = game.position(data)
    for action in game.parse_line(position, "tribe green -2,1"):
        position.apply(0, action)
    assert [position.rank(seat) for seat in range(3)] == [1, 3, 2]
    said = decided(game, position, lang)
    assert game.seat_title(position, 2, lang) in said
    assert game.seat_title(position, 1, lang) not in said


def check(name: str, position: Position, kind: str, clause: str, winner: int) -> None:
    game = theomachy.game(name)
    assert game.winners(position) == [winner]
    tie = game.tie(position)
    assert tie is not None
    assert (tie.kind, tie.clause, tie.winner) == (kind, clause, winner)
    assert tie.mine > tie.theirs
    assert clauses.clause(tie.clause)
    said = {game.tie_text(position, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    for sentence in said:
        assert str(tie.mine) in sentence
        assert str(tie.theirs) in sentence


@pytest.mark.parametrize(("name", "clause"), [("gods-first", "GODS1-X-08"), ("gods-second", "GODS2-X-07")])
def test_power_decides_in_gods(name: str, clause: str) -> None:
    game = theomachy.game(name)
    met = set()
    for seed in range(60):
        position: Any = finished(name, seed=seed)
        level = position.score(0) == position.score(1)
        if level:
            position.power[0], position.power[1] = 4, 9
            check(name, position, "power", clause, 1)
            position.power[0] = 9
            assert len(game.winners(position)) == 2
        assert game.tie(position) is None  # shared, or decided by points
        assert game.tie_text(position) == ""
        met.add(level)
        if met == {True, False}:
            return
    raise AssertionError("sixty games ended alike")


@pytest.mark.parametrize(("shown", "coins", "kind", "clause"), [
    ((5, 4), (0, 9), "cards", "GENTES-E-03"), ((5, 5), (8, 2), "coins", "GENTES-E-04"),
])  # fmt: skip
def test_cards_then_coins_decide_in_gentes(shown: Any, coins: Any, kind: str, clause: str) -> None:
    position: Any = finished("gentes")
    for seat in (0, 1):
        for what, value in ((POINTS, 40), (SHOWN, shown[seat]), (MONEY, coins[seat])):
            position.mats[seat * MAT + what] = value
    check("gentes", position, kind, clause, 0)


def test_sects_decide_at_the_limit_of_playing_gods() -> None:
    position: Any = finished("playing-gods", 3, turn_limit=9)
    assert position.ending == "PG-R-56"
    for seat, sects in enumerate((3, 6, 4)):
        position.lands[seat], position.sects[seat] = 5, sects
    position.winner = 1
    check("playing-gods", position, "sects", "PG-R-56", 1)


def test_markers_decide_between_two_players_of_4_gods() -> None:
    game = theomachy.game("four-gods")
    position = finished("four-gods", 2, clock="ticks")
    assert position.fixed.each == 2  # type: ignore[attr-defined]
    (winner,) = game.winners(position)
    tie = game.tie(position)
    assert tie is not None
    check("four-gods", position, tie.kind, "G4-P-18", winner)


@pytest.mark.parametrize("name", theomachy.game_names())
def test_superlatives_are_true(name: str) -> None:
    """Nobody else has as many, and every kind has its words."""
    game = theomachy.game(name)
    dice = Dice(5)
    log = Log(game, game.new(max(game.players)))
    for _ in range(160):
        if log.position.turn == NOBODY:
            break
        who = int(log.position.turn)
        if who == CHANCE:
            log = log.let_chance_act(lambda position: position.sample(dice))
            continue
        if not 0 <= who < log.position.players:
            asked = [seat for seat in range(log.position.players) if len(log.position.legal(seat))]
            who = asked[dice.below(len(asked))]
        legal = log.position.legal(who)
        log = log.play(who, legal[dice.below(len(legal))], lambda position: position.sample(dice))
    for lang in LANGUAGES:
        for fact in facts(game, log, lang):
            assert fact.times > 1
            assert fact.text
    for kind in game.module("table.verdict").FACTS:
        assert game.module("words.words").WORDS.has(f"fact {kind}"), kind


def test_the_end_of_four_gods_is_told_with_who_and_how_many() -> None:
    game = theomachy.game("four-gods")
    position = finished("four-gods", 3)
    best = game.winners(position)
    for lang in LANGUAGES:
        told = str(game.ask(game.view(position), lang))
        assert str(position.score(best[0])) in told
        for seat in range(3):
            assert (game.seat_title(position, seat, lang) in told) == (seat in best)


@pytest.mark.parametrize("name", theomachy.game_names())
def test_lines_of_the_graph_have_the_colours_of_the_seats(name: str) -> None:
    game = theomachy.game(name)
    position = finished(name, game.players[0], **({"turn_limit": 20} if name == "playing-gods" else {}))
    view = game.view(position)
    panels = game.panels(view)
    shown = {panel.name: panel.hue for panel in panels}
    lines = [hue_of(player, player["seat"], panels) for player in view["players"]]
    assert lines == [shown[f"seat:{seat}"] for seat in range(position.players)]


@pytest.mark.parametrize("name", theomachy.game_names())
def test_what_decided_a_game_is_said_with_true_figures(name: str) -> None:
    """How far the winner is ahead and of which source of points the lead is greatest; or how the rules ended it."""
    game = theomachy.game(name)
    for seed in range(4):
        position = finished(name, max(game.players), seed)
        said = {lang: decided(game, position, lang) for lang in LANGUAGES}
        if len(game.winners(position)) != 1:
            continue
        assert len(set(said.values())) == len(LANGUAGES), said
        best = game.winners(position)[0]
        mine, *others = sorted((int(position.score(seat)) for seat in range(position.players)), reverse=True)
        if game.tie(position) is not None or name == "playing-gods":
            assert all(said.values())
            continue
        figures = [int(found.replace("−", "-")) for found in re.findall(r"−?\d+", said["en"])]
        assert figures[:2] == [mine, mine - others[0]], said["en"]
        sums = {
            seat: {kind: sum(p.points for p in parts if p.kind == kind) for kind in {p.kind for p in parts}}
            for seat, parts in enumerate(game.sources(position))
        }
        seconds = [seat for seat in sums if seat != best and int(position.score(seat)) == others[0]]
        leads = {
            max(sums[best].get(kind, 0) - sums[seat].get(kind, 0) for kind in {*sums[best], *sums[seat]})
            for seat in seconds
        }
        assert figures[2] - figures[3] in leads, said["en"]
