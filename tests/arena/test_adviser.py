"""Hints and the coach are as strong as level 5: the same search, the same judge, at least its time."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from theomachy.arena.duel import Pairing, play_game
from theomachy.bots import adviser as advising
from theomachy.bots import critique
from theomachy.bots import search as searching
from theomachy.bots.adviser import FEWEST, SEARCH, SECONDS, adviser
from theomachy.bots.analysis import advise
from theomachy.bots.bot import BadSpec, make_bot
from theomachy.bots.judge import LearnedJudge
from theomachy.bots.levels import LEVELS, by_the_clock
from theomachy.bots.mcts import Settings as SearchSettings
from theomachy.bots.search import SearchBot, settings_from
from theomachy.bots.seats import Seats, sequential
from theomachy.core.dice import Dice
from theomachy.core.match import Match
from theomachy.core.position import Position
from theomachy.pure import is_compiled
from theomachy.server.desk import Settings

SIMULATIONS = 150 if is_compiled() else 12
every_game = pytest.mark.parametrize("name", theomachy.game_names())


def plainly(settings: SearchSettings) -> dict[str, Any]:
    found = {name: getattr(settings, name) for name in dir(settings) if not name.startswith("_")}
    assert {"explore", "roll", "turns", "sharpness"} <= set(found)
    return found


def moments(name: str, players: int) -> list[Position]:
    """Some positions of a game between random bots in which somebody has a choice."""
    game = theomachy.game(name)
    match = Match(game, players, 3, quiet=True, **sequential(game))
    found = []
    with Seats(game, ["random"] * players, 4) as seats:
        for number, (seat, _) in enumerate(seats.decisions(match, 60)):
            if number % 8 == 3 and len(match.position.sensible(seat)) > 1:
                found.append(match.position.copy())
    return found


@every_game
def test_hints_search_like_level_5(name: str) -> None:
    game = theomachy.game(name)
    level = make_bot("level:5", game)
    assert isinstance(level, SearchBot)
    for hint in (adviser(game), adviser(game, seconds=2.0), adviser(game, sims=50)):
        assert hint.slips == level.slips == 0
        assert hint.most >= level.most
        for players in game.players:
            position = game.new(players, 1, **sequential(game))
            ours, theirs = hint.bench.at(position), level.bench.at(position)
            assert type(ours) is type(theirs)
            if isinstance(ours, LearnedJudge):
                assert next(t for t, judge in hint.bench.learned.values() if judge is ours) in [
                    trained for trained, _ in level.bench.learned.values()
                ]
            mine, other = (settings_from(bot.spec, game, ours, players) for bot in (hint, level))
            assert plainly(mine) == plainly(other)
    assert adviser(game).seconds >= level.seconds > 0


def test_a_server_gives_hints_and_the_coach_at_least_the_time_of_level_5() -> None:
    assert SEARCH == LEVELS[5]
    assert by_the_clock("level:5")
    assert Settings().hint_seconds >= SECONDS > 0
    assert make_bot("hint", theomachy.game("gentes")).seconds >= SECONDS  # type: ignore[attr-defined]


@every_game
def test_the_first_hint_is_what_the_level_would_play(name: str) -> None:
    """With simulations that are counted, from the same dice."""
    game = theomachy.game(name)
    players = max(game.players)
    for number, position in enumerate(moments(name, players)):
        player = int(position.turn)
        dice = Dice(number)
        seen = position.redeal(player, dice)
        chosen = make_bot(f"mcts:sims={SIMULATIONS},reuse=0", game)
        assert isinstance(chosen, SearchBot)
        chosen.spec = adviser(game).spec  # settings of a search that thinks for seconds
        found = advise(game, position, player, sims=SIMULATIONS, seed=number)
        assert found.hints[0].action == chosen.choose(seen, player, dice)


@every_game
def test_no_hint_promises_more_than_those_before_it(name: str) -> None:
    """What was tried a few times and was lucky does not come first, nor look better."""
    game = theomachy.game(name)
    lucky = 0
    for number, position in enumerate(moments(name, min(game.players))):
        player = int(position.turn)
        dice = Dice(number)
        seen = position.redeal(player, dice)
        answers = adviser(game, SIMULATIONS).search(seen, player, dice).answers()
        lucky += any(mean > answers[0][2] and visits > 0 for _, visits, mean in answers[1:5])
        hints = advise(game, position, player, sims=SIMULATIONS, seed=number).hints
        assert [hint.trials for hint in hints] == sorted((hint.trials for hint in hints), reverse=True)
        assert [hint.chance for hint in hints] == sorted((hint.chance for hint in hints), reverse=True)
        assert hints[0].action == answers[0][0]
    LUCKY[name] = lucky
    if len(LUCKY) == len(theomachy.game_names()):
        assert sum(LUCKY.values()) > 0  # it does happen


LUCKY: dict[str, int] = {}


def test_where_rules_are_slow_a_hint_takes_longer_for_its_fewest_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        """A clock by which every look takes a tenth of the seconds."""

        def __init__(self) -> None:
            self.looks = 0

        def spent(self) -> float:
            self.looks += 1
            return self.looks * 0.5

        passed = spent

    monkeypatch.setattr(searching, "Watch", Slow)
    game = theomachy.game("gods-first")
    position = game.new(2, 1)
    bot = adviser(game, seconds=1.0)
    assert bot.search(position.copy(), int(position.turn), Dice(1)).done >= FEWEST == 80
    bot.fewest = 100_000  # but not for ever
    assert bot.search(position.copy(), int(position.turn), Dice(1)).done < 1000
    level = make_bot("level:5", game)
    assert isinstance(level, SearchBot)
    assert level.search(position.copy(), int(position.turn), Dice(1)).done < FEWEST


def test_the_coach_looks_with_all_the_seconds_of_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, float]] = []

    def noted(game: Any, sims: int = 0, seconds: float = 0.0) -> SearchBot:
        asked.append((sims, seconds))
        return advising.adviser(game, 10)

    monkeypatch.setattr(critique, "adviser", noted)
    game = theomachy.game("gods-second")
    position = game.new(2, 1)
    player = int(position.turn)
    critique.criticise(game, position, player, int(position.legal(player)[0]), seconds=1.5)
    assert asked
    assert {seconds for _, seconds in asked} == {1.5}


def test_hints_play_in_the_arena() -> None:
    won = play_game(Pairing("gods-first", ("hint:time=10ms", "random")), 0, 0)
    assert won.ranks[0] == 1
    for spec in ("hint:time=0s", "hint:sims=5", "hint:time=soon"):
        with pytest.raises(BadSpec, match="hint"):
            make_bot(spec, theomachy.game("gods-first"))
