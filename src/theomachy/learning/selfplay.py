"""Games against oneself, with one step of look-ahead or small searches, and what can be learned from them.

A sample is what one seat saw right after an action (now and then: before one), with the share of the victory that
became of it: as it ended, or mixed along the way with what the judge thought after each further decision.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np

import theomachy
from theomachy.arena.duel import points
from theomachy.bots.bot import Bot, Spec
from theomachy.bots.foresight import Foresight
from theomachy.bots.judge import Judge, LearnedJudge
from theomachy.bots.search import search_with
from theomachy.bots.seats import quickest
from theomachy.bots.simple import GreedyBot
from theomachy.bots.weights import hand_judge, inputs_of, judged_inside, learned_judge, read
from theomachy.core.components import USUAL_BOX, OwnBox
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

SHORT = 50  # decisions of a game for which slips, sharpness and memory are given
LONGEST = 20_000  # decisions; a game that has not ended then teaches nothing
BEFORE = 25  # per cent of the samples that are taken before an action instead of after it


@dataclass(frozen=True)
class Course:
    """What is played, and how adventurously."""

    game: str
    players: tuple[int, ...]
    options: tuple[tuple[str, Any], ...] = ()
    components: OwnBox = USUAL_BOX
    seed: int = 1
    slips: tuple[int, int] = (20, 100)  # thousandths of the decisions that are anything: from, to, by game
    soft: int = 25  # per cent of the games whose actions are drawn by how good they look
    sharpness: float = 4.0  # of that lot: e to so many times the difference in log-odds
    keep: int = 25  # per cent of the decisions that become samples
    memory: float = 0.9  # weight of what comes later against what the judge thinks after the next decision
    length: int = SHORT  # decisions of a usual game: in longer ones each matters less, and there are more to slip at
    sims: int = 0  # simulations of a search before each decision; 0: one step of look-ahead

    def table(self, number: int) -> Position:
        """A freshly set table for the game of this number."""
        count = self.players[number % len(self.players)]
        found = theomachy.game(self.game)
        return found.new(count, components=self.components.file, **dict(self.options))

    def paced(self) -> Course:
        """The same for games of another length: as many slips a game, and as far a look towards its end.

        Without that the games of Gentes, Playing Gods and 4 Gods, which take two hundred decisions, were full of slips,
        and the result of a game hardly reached its first half.
        """
        more = max(self.length, SHORT) / SHORT
        slips = (round(self.slips[0] / more), round(self.slips[1] / more))
        sharpness, memory = self.sharpness * more, self.memory ** (1 / more)
        return replace(self, slips=slips, sharpness=sharpness, memory=memory, length=SHORT)


@dataclass
class Samples:
    """What was seen (a row each) and the share of victory that came of it."""

    seen: Any
    came: Any
    games: int = 0
    decisions: int = 0

    def __len__(self) -> int:
        return len(self.came)


@dataclass
class Diary:
    """One game while it is played: after each decision the shares that the judge gives, and the samples."""

    shares: list[list[float]] = field(default_factory=list)
    rows: list[bytes] = field(default_factory=list)
    places: list[tuple[int, int]] = field(default_factory=list)  # decision and seat of each row

    def targets(self, result: list[float], memory: float) -> list[float]:
        """For each row the mixture of what the judge thought later and what the game brought."""
        after: list[list[float]] = [result] * len(self.shares)
        for i in range(len(self.shares) - 2, -1, -1):
            thought = self.shares[i + 1] or result  # the last decision ends the game
            after[i] = [(1 - memory) * t + memory * a for t, a in zip(thought, after[i + 1], strict=True)]
        return [after[decision][seat] for decision, seat in self.places]


@lru_cache(maxsize=4)
def judges(name: str, text: str, dealt: bool) -> Mapping[int, LearnedJudge]:
    """For each number of players the judge that a file of weights gives."""
    game = theomachy.game(name)
    return {count: learned_judge(game, net, dealt) for net in read(game, text, "weights") for count in net.players}


def usual_length(course: Course, games: int = 3) -> int:
    """Decisions of a game of the hand-made value."""
    return max(1, play(replace(course, sims=0, keep=0), "", 0, games).decisions // games)


def play(course: Course, weights: str, first: int, games: int) -> Samples:
    """Games number `first` and following; without weights the hand-made value plays, to its actions' ends.

    It has a loop of its own beside that of `bots/seats.py`: every seat is played by one pair of judges, who look at the
    position before and after each action for the samples, all that is random comes from one stream, and nothing of a
    game is kept. Through a match each decision would be written down, and each seat asked with a re-dealt copy even
    where nothing is hidden, for results that nobody reads.
    """
    course = course.paced()
    game = theomachy.game(course.game)
    kinds = [inputs_of(game), inputs_of(game, True)]
    if not kinds[0].others:
        kinds = kinds[:1]
    known = judges(course.game, weights, False) if weights else {}
    seeing = judges(course.game, weights, True) if weights else {}
    greedy = GreedyBot(game)
    inside = judged_inside(game)
    rows: list[bytes] = []
    came: list[float] = []
    decisions = 0
    for number in range(first, first + games):
        dice = Dice(course.seed * 1_000_003 + number)
        position = course.table(number)
        judge, wise = known.get(int(position.players)), seeing.get(int(position.players))
        diary = Diary()
        slips = course.slips[0] + dice.below(course.slips[1] - course.slips[0] + 1)
        soft = course.sharpness if judge is not None and dice.below(100) < course.soft else 0.0
        made = 0
        while position.turn != NOBODY and made < LONGEST:
            if position.turn == CHANCE:
                position.apply(CHANCE, position.sample(dice))
                continue
            everybody = position.turn == EVERYBODY
            seat = quickest(position, range(position.players), dice) if everybody else int(position.turn)
            if seat == CLOCK:
                position.apply(CLOCK, position.legal(CLOCK)[0])
                continue
            made += 1
            actions = position.sensible(seat)
            if len(actions) == 1:
                position.apply(seat, actions[0])
                continue
            noted = dice.below(100) < course.keep
            inputs = kinds[dice.below(len(kinds))]  # as the player knows it, or with all secrets, as searches judge
            early = noted and dice.below(100) < BEFORE
            if early and (inside or not position.midway()):
                note(diary, inputs, position)
            thought: list[float] = []
            if wise is not None and course.sims:
                action, thought = searched(game, position, seat, wise, course.sims, soft > 0, dice)
            if dice.below(1000) < slips:
                action = int(actions[dice.below(len(actions))])
            elif not thought:
                action = choose(game, position, seat, judge, greedy, soft, dice)
            position.apply(seat, action)
            if noted and not early and position.turn != NOBODY and (inside or not position.midway()):
                note(diary, inputs, position)
            if thought:
                diary.shares.append(thought)
            elif wise is not None and position.turn != NOBODY:
                diary.shares.append([float(x) for x in wise.utilities(position)])
            else:
                diary.shares.append([])
        if position.turn != NOBODY:
            continue
        result = points([int(position.rank(p)) for p in range(position.players)])
        came += diary.targets(result, course.memory)  # without a judge nothing was thought
        rows += diary.rows
        decisions += made
    seen = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), int(kinds[0].size))
    return Samples(seen, np.array(came, np.float32), games, decisions)


def note(diary: Diary, inputs: Any, position: Position) -> None:
    """What all seats see now belongs to the decision that comes next, or has just been made."""
    inputs.look(position)
    for seat in range(int(position.players)):
        inputs.fill(position, seat)
        diary.rows.append(inputs.dense())
        diary.places.append((len(diary.shares), seat))


def searched(
    game: Game, position: Position, seat: int, judge: LearnedJudge, sims: int, soft: bool, dice: Dice
) -> tuple[int, list[float]]:
    """What a search would do, and what it thinks of everybody's chances before that; `soft` draws by its visits."""
    search = search_with(
        Spec("mcts", {"sims": str(sims)}), game, position.redeal(seat, dice), seat, judge, hand_judge(game), dice
    )
    search.run(sims)
    answers = search.answers()
    share = min(1.0, max(0.0, answers[0][2]))
    shares = [float(x) for x in judge.utilities(position)]
    others = sum(shares) - shares[seat]
    thought = [(1 - share) * x / others for x in shares]
    thought[seat] = share
    if not soft:
        return answers[0][0], thought
    x = dice.below(sum(visits for _, visits, _ in answers))
    for action, visits, _ in answers:
        x -= visits
        if x < 0:
            return action, thought
    return answers[0][0], thought


def choose(game: Game, position: Position, seat: int, judge: Judge | None, greedy: Bot, soft: float, dice: Dice) -> int:
    """What looks best, by as much as the player knows; `soft` draws by lot, more evenly the smaller it is."""
    seen = position.redeal(seat, dice) if game.hidden else position
    if judge is None:
        return greedy.choose(seen if game.hidden else seen.copy(), seat, dice)
    actions = seen.sensible(seat)
    through = Foresight(judge)
    worths = [through.worth(seen, seat, action, len(actions)) for action in actions]
    best = max(worths)
    if not soft:
        return int(actions[worths.index(best)])
    weights = [math.exp(max(-30.0, (worth - best) * soft)) for worth in worths]
    x = dice.unit() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        x -= weight
        if x < 0:
            return int(action)
    return int(actions[worths.index(best)])
