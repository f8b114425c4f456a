"""Bots: how they are named, what they see, and that they play."""

from __future__ import annotations

import pytest

import theomachy
from choosing import patience
from theomachy.bots.bot import BadSpec, Spec, ask, make_bot, parse_spec
from theomachy.bots.seats import Seats, seats_for, split_seats
from theomachy.bots.simple import GreedyBot
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.position import Position
from theomachy.pure import is_compiled

every_game = pytest.mark.parametrize("name", theomachy.game_names())


def test_specs_are_taken_apart() -> None:
    assert parse_spec(" greedy ") == Spec("greedy")
    assert str(Spec("mcts", {"sims": "20", "depth": "3"})) == "mcts:sims=20,depth=3"
    assert str(Spec("level", {"": "4"})) == "level:4"
    assert Spec("level", {"": "4"}).number("", 1, 1, 8) == 4


@pytest.mark.parametrize(("text", "problem"), [
    ("deep-blue", "no bot 'deep-blue'; there are: random, greedy"),
    ("", "no bot ''"),
    ("greedy:", "cannot read the bot 'greedy:'; write NAME, NAME:VALUE or NAME:KEY=VALUE"),
    ("greedy:a=1,a=2", "cannot read the bot"),
    ("greedy:depth=3", "bot 'greedy' has no setting 'depth'; allowed: judge"),
    ("random:5", "bot 'random' has no setting '5'; allowed: none"),
])  # fmt: skip
def test_wrong_specs_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BadSpec, match=problem.replace("?", r"\?")):
        make_bot(text, theomachy.game("gods-second"))


@pytest.mark.parametrize("text", ["x", "0", "9", "-1", ""])
def test_numbers_in_specs_have_bounds(text: str) -> None:
    with pytest.raises(BadSpec, match="allowed: 1 to 8"):
        Spec("level", {"": text}).number("", 1, 1, 8)


def test_seats_are_taken_apart() -> None:
    assert split_seats("human, greedy,random") == ["human", "greedy", "random"]
    assert split_seats("mcts:sims=20,depth=3,random") == ["mcts:sims=20,depth=3", "random"]
    game = theomachy.game("gods-second")
    assert seats_for(game, None, None) == ["human", "greedy", "greedy"]
    assert seats_for(game, None, 2) == ["human", "greedy"]
    with pytest.raises(BadOption, match="2 seats"):
        seats_for(game, "human,random", 3)


class Spy:
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.seen: list[Position] = []

    def choose(self, position: Position, player: int, dice: Dice) -> int:
        self.seen.append(position)
        return int(position.legal(player)[0])


@every_game
def test_a_bot_is_never_shown_the_true_position(name: str) -> None:
    game = theomachy.game(name)
    position = game.new(seed=3)
    player = next(seat for seat in range(position.players) if len(position.legal(seat)))
    key, spy = position.key(), Spy()
    action = ask(spy, position, player, Dice(1))
    assert action in list(position.legal(player))
    assert spy.seen[0] is not position
    assert game.view(spy.seen[0], player) == game.view(position, player)
    spy.seen[0].apply(player, action)
    assert position.key() == key


def test_an_illegal_choice_is_caught() -> None:
    class Cheat:
        def choose(self, position: Position, player: int, dice: Dice) -> int:
            return 0

    position = theomachy.game("gods-second").new(2, seed=3)
    with pytest.raises(RuntimeError, match="illegal action"):
        ask(Cheat(), position, position.turn, Dice(1))


@every_game
@pytest.mark.parametrize("spec", ["random", "greedy"])
def test_same_seed_same_game(name: str, spec: str) -> None:
    game = theomachy.game(name)
    records = []
    for seed in (5, 5, 6):
        options = getattr(game.module("table.setup"), "SEQUENTIAL", {})
        match = theomachy.Match(name, min(game.players), seed, **options)
        seats = Seats(game, [spec] * min(game.players), seed)
        for _ in range(40 if is_compiled() else patience(16, 40)):
            who = seats.next(match.position)
            if who >= 0 and not match.over:
                seats.act(match, who)
        records.append(str(match.record))
    assert records[0] == records[1] != records[2]


def test_greedy_beats_random() -> None:
    """Against two random players it should win all but few games of GODS; a third would be chance."""
    game = theomachy.game("gods-second")
    won, games = 0, 12 if is_compiled() else 4
    for seed in range(games):
        specs = ["random"] * 3
        specs[seed % 3] = "greedy"
        match = theomachy.Match(game, 3, seed)
        Seats(game, specs, seed).play_out(match)
        won += match.position.rank(seed % 3) == 1
    assert won >= games - 2


def test_greedy_follows_an_action_through() -> None:
    """Moving the desert opens blue's temple for nothing: it is only worth it because of where the desert goes."""
    game = theomachy.game("gods-second")
    bot = GreedyBot(game)
    position = game.position({
        "players": ["red", "blue"], "on_turn": "red", "step": "actions", "actions_left": 1,
        "field": ["T red 0,0", "T blue 1,0", "t green/red -1,0", "D 2,0"], "power": {"red": 5, "blue": 5},
        "display": ["violet", "whirlwind"],
    })  # fmt: skip
    lifted = position.copy()
    lifted.apply(0, game.parse(position, "move 2,0"))
    worths = []
    for action in lifted.legal(0):
        after = lifted.copy()
        after.apply(0, action)
        worths.append(game.value(after, 0))
    assert bot.foresight.worth(position, 0, game.parse(position, "move 2,0"), 1) == max(worths) > min(worths)


def test_the_value_of_gods_second_likes_what_is_good() -> None:
    game = theomachy.game("gods-second")
    base = {"players": ["red", "blue"], "on_turn": "red", "step": "actions", "display": ["violet", "desert"]}
    one = ["T red 0,0", "T blue 1,0", "t green/red -1,0"]

    def worth(field: list[str], **more: object) -> float:
        return game.value(game.position({**base, "field": field, **more}), 0)

    assert worth([*one, "t green/red 0,-1"]) > worth(one) > worth(one[:2])
    united, begun = [*one, "t green/red 0,-1", "t green/red -1,1"], [*one, "t green/red 0,-1", "t blue/red -1,1"]
    assert worth(united, chips={"green": "red"}) > worth(begun)
    assert worth(one, power={"red": 8}) > worth(one, power={"red": 2})
    assert worth(one, power={"blue": 12}) < worth(one, power={"blue": 0})
    # A desert beyond the tribe makes a temple beside it dearer.
    assert worth([*one, "D -2,0"]) > worth([*one, "D 2,0"])
    # A finished game is judged by its places alone.
    over = {"step": "over", "sack": {}, "display": [], "ending": "GODS2-X-03"}
    assert game.value(game.position({**base, "field": one, "power": {"red": 3, "blue": 2}, **over}), 0) == 100.0
    assert game.value(game.position({**base, "field": one, "power": {"red": 2, "blue": 3}, **over}), 0) == -200.0
    assert game.value(game.position({**base, "field": one, "power": {"red": 2, "blue": 2}, **over}), 0) == 50.0
