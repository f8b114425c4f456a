"""What makes the search strong: comparable moments, kept trees."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

import theomachy
from theomachy.bots import search as searching
from theomachy.bots.bot import BadSpec, ask, make_bot, parse_spec
from theomachy.bots.judge import HandJudge
from theomachy.bots.mcts import Search
from theomachy.bots.search import ROLL, SearchBot, settings_from
from theomachy.bots.seats import sequential
from theomachy.bots.weights import hand_judge, learned_judge, nets
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.gods.first.bot import inputs


def begun(game: Game, seed: int, decisions: int) -> Position:
    """A position after some random decisions, at the begin of somebody's action."""
    dice = Dice(seed)
    position = game.new(min(game.players), **sequential(game))
    while position.turn == CHANCE or decisions > 0 or position.midway():
        actions = position.legal(position.turn)
        if position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
            continue
        position.apply(position.turn, actions[dice.below(len(actions))])
        decisions -= 1
    return position


def asked(game: Game) -> Iterator[tuple[int, Position, int]]:
    """Some such positions in which one player is asked: seed, position and player."""
    for seed in range(6):
        position = begun(game, seed, 12)
        if position.turn >= 0:
            yield seed, position, int(position.turn)


@pytest.mark.parametrize("name", theomachy.game_names())
def test_a_roll_ends_where_the_searcher_is_asked_after_others_have_acted(name: str) -> None:
    game = theomachy.game(name)
    judge = hand_judge(game)
    settings = settings_from(parse_spec("mcts:turns=1,roll=400,width=3"), game, judge)
    ended = 0
    for seed, position, viewer in asked(game):
        search = Search(position, viewer, settings, judge, Dice(seed))
        world = search.roll(position.redeal(viewer, Dice(seed)), viewer)
        if world.turn != NOBODY:
            assert world.turn == viewer
            assert not world.midway()
            assert len(world.sensible(viewer)) > 1
            ended += 1
    assert ended > 0


@pytest.mark.parametrize("name", theomachy.game_names())
def test_who_guides_after_the_tree_need_not_be_who_judges(name: str) -> None:
    """A guide that likes what the judge likes least: everybody acts by it, and the judge says what comes of it."""
    game = theomachy.game(name)
    judge = hand_judge(game)
    guide = HandJudge(lambda position, player: -judge.worth(position, player), 1.0)
    settings = settings_from(parse_spec("mcts:turns=1,roll=400,width=1000,finish=0"), game, judge)
    differs = 0
    for seed, position, viewer in asked(game):
        legal = position.sensible(viewer)
        likes = [judge.worth(after(position, viewer, int(action)), viewer) for action in legal]
        by_judge = Search(position, viewer, settings, judge, Dice(seed)).step(position, viewer, legal)
        by_guide = Search(position, viewer, settings, judge, Dice(seed), guide)
        assert judge.worth(by_judge, viewer) == max(likes)
        assert judge.worth(by_guide.step(position, viewer, legal), viewer) == min(likes)
        differs += max(likes) > min(likes)
        found = by_guide.outcome(position.redeal(viewer, Dice(seed)), viewer)
        world = Search(position, viewer, settings, judge, Dice(seed), guide).roll(
            position.redeal(viewer, Dice(seed)), viewer
        )
        if world.turn != NOBODY:
            assert list(found) == list(judge.utilities(world))
    assert differs > 0


def after(position: Position, player: int, action: int) -> Position:
    out = position.copy()
    out.apply(player, action)
    return out


def test_a_net_is_guided_by_hand_unless_told_otherwise() -> None:
    game = theomachy.game("gods-second")
    position = begun(game, 1, 8)
    for spec, guided in (("mcts", True), ("mcts:guide=judge", False), ("mcts:judge=hand", False)):
        bot = make_bot(spec, game)
        assert isinstance(bot, SearchBot)
        search, _ = bot.begin(position, int(position.turn), Dice(1))
        assert (search.guide is not search.judge) == guided
    with pytest.raises(BadSpec, match="guide is 'me'; allowed: judge, hand"):
        make_bot("mcts:guide=me", game)


def test_whether_a_net_is_asked_at_once_is_a_matter_of_the_game_and_of_how_many_play() -> None:
    game = theomachy.game("gods-first")
    net = learned_judge(game, nets(game)[0])
    two, three = (settings_from(parse_spec("mcts"), game, net, players) for players in (2, 3))
    assert (two.roll, two.explore, two.sharpness) == (0, inputs.EXPLORE, inputs.SHARP)
    assert (three.roll, three.explore, three.sharpness) == (ROLL, inputs.EXPLORE_ROLLED, inputs.SHARP_ROLLED)
    for hasty in ("mcts:sims=100", "mcts:roll=0", "mcts:roll=0,time=1s"):
        assert settings_from(parse_spec(hasty), game, net, 3).explore == inputs.EXPLORE
    for patient in ("mcts:sims=1000", "mcts:time=1s"):
        assert settings_from(parse_spec(patient), game, net, 3).roll == ROLL
    told = settings_from(parse_spec("mcts:roll=0,explore=2,sharpness=1"), game, net, 3)
    assert (told.roll, told.explore, told.sharpness) == (0, 2.0, 1.0)
    assert settings_from(parse_spec("mcts"), game, hand_judge(game), 2).roll == ROLL


@pytest.mark.parametrize("name", theomachy.game_names())
def test_with_a_bias_what_looks_good_is_tried_first(name: str) -> None:
    game = theomachy.game(name)
    positions = (begun(game, seed, 8) for seed in range(30))
    position = next(p for p in positions if p.turn >= 0 and len(p.sensible(p.turn)) > 2)
    for bias in (0, 1):
        bot = make_bot(f"mcts:sims=1,bias={bias}", game)
        assert isinstance(bot, SearchBot)
        root = bot.search(position, int(position.turn), Dice(1)).root
        looks = [(root.weight[i], root.guess[i]) for i in range(len(root.actions))]
        assert (len(set(looks)) > 1) == bool(bias)
        if bias:
            tried = next(i for i in range(len(root.actions)) if root.visits[i])
            assert root.weight[tried] == max(weight for weight, _ in looks)


@pytest.mark.parametrize("name", ["gods-second", "gentes", "playing-gods"])
def test_between_two_steps_of_an_action_the_tree_is_kept(name: str) -> None:
    game = theomachy.game(name)
    chance, dice = Dice(5), Dice(6)
    position = game.new(2)
    bots = [make_bot("mcts:sims=20,turns=1,width=3,slips=20", game) for _ in range(2)]
    taken_over = 0
    for _ in range(120):
        while position.turn == CHANCE:
            position.apply(CHANCE, position.sample(chance))
        if position.turn == NOBODY:
            break
        seat = int(position.turn)
        bot = bots[seat]
        assert isinstance(bot, SearchBot)
        kept = bot.kept
        goes_on = kept is not None and kept.node is not None and kept.view == game.view(position, seat)
        if kept is not None and goes_on and len(position.sensible(seat)) > 1:
            search = bot.search(position.redeal(seat, dice), seat, dice)
            assert search.root is kept.node
            assert search.done >= 20
            assert {a for a, _, _ in search.answers()} >= {int(a) for a in position.sensible(seat)}
            taken_over += 1
        position.apply(seat, ask(bot, position, seat, dice))
    assert taken_over > 0


@pytest.mark.parametrize("reuse", [0, 1])
def test_the_steps_of_an_action_share_its_seconds(reuse: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ticking = itertools.count()
    monkeypatch.setattr(searching, "thread_time", lambda: next(ticking) * 0.05)
    monkeypatch.setattr(searching, "perf_counter", lambda: 0.0)
    game = theomachy.game("gentes")
    chance, dice = Dice(5), Dice(6)
    position = game.new(2)
    bots = [make_bot(f"mcts:time=1s,turns=1,width=3,reuse={reuse}", game) for _ in range(2)]
    further = 0
    for _ in range(60):
        while position.turn == CHANCE:
            position.apply(CHANCE, position.sample(chance))
        seat = int(position.turn)
        bot = bots[seat]
        assert isinstance(bot, SearchBot)
        goes_on = bot.kept is not None and bot.kept.view == game.view(position, seat)
        asked = len(position.sensible(seat)) > 1
        before = bot.spent if goes_on else 0.0
        position.apply(seat, ask(bot, position, seat, dice))
        if asked:
            assert bot.spent - before <= max(1.0 - before, 0.2) + 0.11  # two looks at the clock
            further += goes_on
    assert further > 0


def test_on_a_busy_machine_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processor's seconds count; if it gets hardly any, the clock ends the search."""
    ticking = itertools.count()
    monkeypatch.setattr(searching, "thread_time", lambda: 0.0)
    monkeypatch.setattr(searching, "perf_counter", lambda: next(ticking) * 0.5)
    game = theomachy.game("gods-second")
    position = begun(game, 3, 4)
    bot = make_bot("mcts:time=1s", game)
    assert isinstance(bot, SearchBot)
    search = bot.search(position, int(position.turn), Dice(1))
    assert 1.0 <= bot.spent
    assert next(ticking) * 0.5 <= searching.PATIENCE + 1.5
    assert search.done <= 16 * 6


@pytest.mark.parametrize("spec", ["mcts:time=1s,turns=1,width=3", "mcts:sims=5000,turns=1,width=3"])
def test_a_search_ends_by_the_clock_where_it_must(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the processor gave it: at a table where the time of an answer must tell nothing."""
    ticking = itertools.count()
    monkeypatch.setattr(searching, "thread_time", lambda: 0.0)
    monkeypatch.setattr(searching, "perf_counter", lambda: next(ticking) * 0.05)
    game = theomachy.game("gods-second")
    position = begun(game, 3, 4)
    bot = make_bot(spec, game)
    assert isinstance(bot, SearchBot)
    bot.wall = 0.2
    search = bot.search(position, int(position.turn), Dice(1))
    assert next(ticking) * 0.05 <= 0.41
    assert 0 < search.done < 5000
    assert search.answers()


def test_a_share_of_the_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theomachy.game("gods-second")
    position = begun(game, 3, 4)
    spent = []
    for share in (1.0, 0.25):
        ticking = itertools.count()
        monkeypatch.setattr(searching, "thread_time", lambda ticking=ticking: next(ticking) * 0.2)
        monkeypatch.setattr(searching, "perf_counter", lambda: 0.0)
        bot = make_bot("mcts:time=2s,turns=1,width=3", game)
        assert isinstance(bot, SearchBot)
        bot.share = share
        bot.search(position, int(position.turn), Dice(1))
        spent.append(bot.spent)
    assert 2.0 <= spent[0] <= 2.41  # two looks at the clock
    assert 0.5 <= spent[1] <= 0.91


def test_where_rules_are_slow_a_level_is_weaker_not_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    ticking = itertools.count()
    monkeypatch.setattr(searching, "thread_time", lambda: next(ticking) * 0.3)
    monkeypatch.setattr(searching, "perf_counter", lambda: 0.0)
    game = theomachy.game("gods-second")
    position = begun(game, 3, 4)
    bot = make_bot("level:4", game)
    assert isinstance(bot, SearchBot)
    assert 0 < bot.search(position, int(position.turn), Dice(1)).done < bot.sims
    counted = make_bot("mcts:sims=120", game)
    assert isinstance(counted, SearchBot)
    assert counted.search(position, int(position.turn), Dice(1)).done == 120


def test_of_two_actions_the_friendliest_level_takes_the_better_one_more_often_than_by_lot() -> None:
    """With two to four actions, as in most decisions of Playing Gods, it was as weak as playing by lot."""
    game = theomachy.game("playing-gods")
    data = {"players": 2, "on_turn": "A", "hands": {"A": ["godkiller"]}, "figures": {"A": 25, "B": 8}, "step": "move"}
    position = game.position({**data, "die": 3})
    assert len(position.legal(0)) == 2
    for slips, least, most in ((100, 35, 65), (75, 52, 75), (20, 80, 98)):
        bot = make_bot(f"mcts:sims=30,slips={slips}", game)
        taken = [game.text(position, bot.choose(position.copy(), 0, Dice(seed))) for seed in range(100)]
        assert least <= taken.count("move -3") <= most  # to the Godkiller's space
