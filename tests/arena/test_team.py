"""One search in several processes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import theomachy
from theomachy.bots.bot import ask, make_bot, parse_spec
from theomachy.bots.mcts import Search
from theomachy.bots.search import settings_from
from theomachy.bots.seats import sequential
from theomachy.bots.team import Ledger, TeamBot
from theomachy.bots.weights import hand_judge
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, Position


def opened(game: Game, chance: Dice) -> Position:
    """A game at its first decision."""
    position = game.new(min(game.players), **sequential(game))
    while position.turn == CHANCE:
        position.apply(CHANCE, position.sample(chance))
    return position


def team(spec: str, game: Game) -> TeamBot:
    bot = make_bot(spec, game)
    assert isinstance(bot, TeamBot)
    return bot


@pytest.fixture
def bot() -> Iterator[TeamBot]:
    """Three processes, for Gentes, whose actions have many steps."""
    made = team("mcts:sims=41,processes=3", theomachy.game("gentes"))
    yield made
    made.close()


def test_several_processes_answer_as_one(bot: TeamBot) -> None:
    position = opened(bot.game, Dice(3))
    seat = int(position.turn)
    answers = bot.search(position.redeal(seat, Dice(1)), seat, Dice(2)).answers()
    assert sum(visits for _, visits, _ in answers) == 41
    assert answers == bot.search(position.redeal(seat, Dice(1)), seat, Dice(2)).answers()
    assert position.why_not(seat, ask(bot, position, seat, Dice(7))) == ""


def searching(game: Game, seed: int) -> Search:
    position = opened(game, Dice(3))
    judge = hand_judge(game)
    return Search(position, position.turn, settings_from(parse_spec("mcts"), game, judge), judge, Dice(seed))


def test_a_plan_changes_nothing_and_does_not_rely_on_one_action() -> None:
    search = searching(theomachy.game("gods-second"), 1)
    search.run(30)
    before = search.answers()
    planned = search.plan(40)
    assert search.answers() == before
    assert search.done == 30
    assert len(planned) == 40
    assert set(planned) <= {action for action, _, _ in before}
    assert 5 < len(set(planned)) < 40


def test_simulations_begin_as_planned() -> None:
    game = theomachy.game("gods-second")
    leading, helping = searching(game, 1), searching(game, 2)
    planned = leading.plan(12)
    ledger = Ledger(helping)
    helping.play(planned)
    news = ledger.news()
    assert {action: visits for action, visits, _ in news} == {action: planned.count(action) for action in planned}
    assert ledger.news() == []  # everything is told once
    leading.learn(news)
    assert leading.done == 12
    told: dict[int, tuple[int, object]] = {action: (visits, total / visits) for action, visits, total in news}
    assert all(
        told.get(action, (0, 0.0)) == (visits, pytest.approx(mean)) for action, visits, mean in leading.answers()
    )


def test_simulations_are_shared_out_evenly_and_an_action_has_a_home(bot: TeamBot) -> None:
    first = bot.shared_out([7, 8, 9, 7, 8, 9, 8])
    assert sorted(len(share) for share in first) == [2, 2, 3]
    assert sorted(action for share in first for action in share) == [7, 7, 8, 8, 8, 9, 9]
    assert [set(share) for share in first] == [{7}, {8}, {9}]
    second = bot.shared_out([8] * 6)
    assert [len(share) for share in second] == [2, 2, 2]  # nobody idles although one action is tried alone


def test_several_processes_keep_their_trees_between_the_steps_of_an_action(bot: TeamBot) -> None:
    chance, dice = Dice(5), Dice(6)
    position = opened(bot.game, chance)
    shared = 0
    for _ in range(40):
        if shared == 2:
            break
        while position.turn == CHANCE:
            position.apply(CHANCE, position.sample(chance))
        seat = int(position.turn)
        kept = bot.kept
        if kept is not None and kept.node is not None and kept.view == bot.game.view(position, seat):
            own = int(kept.node.count)
            search, further = bot.begin(position.redeal(seat, dice), seat, dice)
            assert further
            assert search.done >= own + 1
            shared += search.done > own + 1  # also what the others had found out about this step
            bot.keep(search, position.redeal(seat, dice), seat, search.answers()[0][0])
            position.apply(seat, search.answers()[0][0])
        else:
            position.apply(seat, ask(bot, position, seat, dice))
    assert shared == 2


def test_several_processes_may_slip_too() -> None:
    game = theomachy.game("gods-second")
    bot = team("mcts:sims=10,processes=2,slips=100", game)
    try:
        position = opened(game, Dice(3))
        seat = int(position.turn)
        best = bot.search(position.copy(), seat, Dice(7)).answers()[0][0]
        slipped = bot.choose(position.copy(), seat, Dice(7))
        assert slipped != best
        assert position.why_not(seat, slipped) == ""
    finally:
        bot.close()


def test_a_process_that_ends_is_named(bot: TeamBot) -> None:
    position = opened(bot.game, Dice(3))
    seat = int(position.turn)
    ask(bot, position, seat, Dice(7))
    bot.helpers[1].process.kill()
    bot.helpers[1].process.join()
    with pytest.raises(RuntimeError, match="a process of the search has ended"):
        ask(bot, position, seat, Dice(7))


def test_the_other_processes_end_with_the_bot(bot: TeamBot) -> None:
    position = opened(bot.game, Dice(3))
    ask(bot, position, int(position.turn), Dice(7))
    processes = [helper.process for helper in bot.helpers]
    assert all(process.is_alive() for process in processes)
    bot.close()
    for process in processes:
        process.join(120)
        assert process.exitcode == 0
    ask(bot, position, int(position.turn), Dice(7))  # others begin anew
    assert all(helper.process.is_alive() for helper in bot.helpers)
