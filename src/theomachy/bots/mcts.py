"""Information-set Monte Carlo tree search over the contract alone.

Each simulation begins with a position re-dealt as the searching player could believe it, so the search knows no
more than the player does. One tree is kept over all these worlds: a node stands for a sequence of decisions,
whatever chance did in between; which of its actions are open in the world at hand is looked up each time, and
an action's exploration counts how often it was open, not how often the node was reached.

Every player is assumed to look after the own interest: a simulation ends in a vector of utilities, one for each
player, made of the final places or, at a cut-off, of what a judge makes of the position.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.bots.foresight import Foresight
from theomachy.bots.judge import Judge
from theomachy.bots.utility import bounded, chance, log_odds, place_utilities
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

MOST_STEPS: Final = 12  # of one action
CAUTION: Final = 0.7  # of its utility so far that a planned simulation is assumed to bring


class Settings:
    """How to search. The defaults are plain search with full random playouts."""

    def __init__(self) -> None:
        self.explore: float = 1.2  # weight of exploration
        self.playout: i64 = 1_000_000  # random decisions after the tree, then the value decides; 0: at once
        self.guided: bool = False  # the value judges where a simulation is cut off
        self.bias: bool = True  # then also: what the value likes after one step of look-ahead is tried first
        self.sharpness: float = 8.0  # of the priors: how much better an action must look to be preferred
        self.finish: bool = False  # judge begun actions only once they are finished, each step as it looks best
        self.roll: i64 = (
            0  # decisions after the tree that are taken as they look best, until the searcher is asked again
        )
        self.turns: i64 = 1  # how often the others have acted before they end
        self.width: i64 = 6  # actions looked at for each of them
        self.trust: float = 1.0  # simulations that the first look at an action counts for
        self.max_nodes: i64 = 1_000_000  # the tree stops growing there


class Node:
    """One decision of one player, with flat lists about the actions seen in it so far."""

    def __init__(self) -> None:
        self.actions: vec[i32] = vec[i32]()
        self.visits: vec[i32] = vec[i32]()
        self.open: vec[i32] = vec[i32]()  # how often the action could have been taken
        self.total: vec[float] = vec[float]()  # utility of the one who decides here, summed
        self.weight: vec[float] = vec[float]()  # how promising the action looked, before anything was tried
        self.guess: vec[float] = vec[float]()  # the utility that this first look promised
        self.count: i64 = 0  # visits of the node
        self.kids: list[Node | None] = []
        self.where: dict[int, int] | None = None  # action -> place in the lists, once they differ from world to world

    def add(self, action: i32, weight: float, guess: float) -> None:
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.open = append(self.open, 0)
        self.total = append(self.total, 0.0)
        self.weight = append(self.weight, weight)
        self.guess = append(self.guess, guess)
        self.kids.append(None)
        where = self.where
        if where is not None:
            where[int(action)] = len(self.kids) - 1

    def same(self, legal: vec[i32]) -> bool:
        """Is the list of open actions exactly the one known here?"""
        n = i64(len(legal))
        if n != i64(len(self.actions)):
            return False
        for i in range(n):
            if self.actions[i] != legal[i]:
                return False
        return True

    def place(self, action: i32) -> i64:
        """Where the action stands in the lists, or -1."""
        where = self.where
        if where is None:
            where = {}
            for i in range(i64(len(self.actions))):
                where[int(self.actions[i])] = int(i)
            self.where = where
        return where.get(int(action), -1)


class Search:
    """A search from one player's point of view. `run` may be called again and again; the tree is kept."""

    def __init__(
        self, position: Position, viewer: i64, settings: Settings, judge: Judge | None, dice: Dice,
        guide: Judge | None = None,
    ) -> None:  # fmt: skip
        self.position: Position = position
        self.viewer: i64 = viewer
        self.settings: Settings = settings
        self.judge: Judge | None = judge
        self.guide: Judge | None = judge  # by whose looks everybody acts after the tree
        if guide is not None:
            self.guide = guide
        self.dice: Dice = dice
        self.root: Node = Node()
        self.nodes: i64 = 1
        self.done: i64 = 0
        self.choices: vec[i32] = vec[i32]()

    def go_on_from(self, node: Node) -> None:
        """Take over what an earlier search found about the position at hand, which it had reached as this node."""
        self.root = node
        self.done = node.count
        self.nodes = node.count + 1  # at most: a simulation adds one

    def learn(self, found: list[tuple[int, int, float]]) -> None:
        """Take over what other searches found out about the root: actions with the visits and utility they add."""
        root = self.root
        fresh: i64 = 0
        for action, visits, total in found:
            place = root.place(i32(action))
            if place >= 0:
                root.visits[place] += i32(visits)
                root.total[place] = root.total[place] + total
            fresh += visits
        for i in range(i64(len(root.actions))):
            root.open[i] += i32(fresh)
        root.count += fresh
        self.done += fresh

    def kid(self, action: i32) -> Node | None:
        """Where the tree goes on after an action at the root."""
        place = self.root.place(action)
        if place < 0:
            return None
        return self.root.kids[place]

    def run(self, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate(-1)
        self.done += simulations

    def plan(self, simulations: i64) -> list[int]:
        """The actions with which the next simulations should begin, if none of them is known before all are planned.

        Each counts as tried once more, with a little less success than so far, while the next is chosen: so an action
        that was lucky at first does not get them all.
        """
        root = self.root
        world = self.position.redeal(self.viewer, self.dice)
        who = self.decider(world, True)
        legal = self.choices
        trust = self.settings.trust
        planned: list[int] = []
        places: vec[i32] = vec[i32](capacity=simulations)
        totals: vec[float] = vec[float](capacity=simulations)
        for _ in range(simulations):
            place = self.select(root, world, who, legal)
            mean = (root.total[place] + trust * root.guess[place]) / (float(i64(root.visits[place])) + trust)
            places = append(places, i32(place))
            totals = append(totals, root.total[place])
            root.visits[place] += 1
            root.total[place] = root.total[place] + mean * CAUTION
            planned.append(int(root.actions[place]))
        for k in range(simulations):
            last = simulations - 1 - k
            place = i64(places[last])
            root.visits[place] -= 1
            root.total[place] = totals[last]
        for k in range(i64(len(legal))):
            root.open[root.place(legal[k])] -= i32(simulations)
        return planned

    def play(self, actions: list[int]) -> None:
        """A simulation for each action, which begins with it."""
        for action in actions:
            self.simulate(action)
        self.done += len(actions)

    def simulate(self, first: i64) -> None:
        """One simulation. Its first decision may be given; -1 leaves it to the search."""
        world = self.position.redeal(self.viewer, self.dice)
        node = self.root
        path: list[Node] = []
        places: vec[i32] = vec[i32](capacity=32)
        movers: vec[i32] = vec[i32](capacity=32)
        last: i64 = NOBODY  # who decided last
        while True:
            if world.turn == EVERYBODY and len(path) > 0:
                break  # who acts next is anybody's guess: the tree ends here
            who = self.decider(world, len(path) == 0)
            if who < 0:
                break
            legal = self.choices
            if world.turn == EVERYBODY:  # from here on the others answer in turn, as far as the game can tell
                world = world.in_turns(who)
            place: i64 = -1
            if first >= 0 and len(path) == 0:
                place = self.given(node, legal, i32(first))
            if place < 0:
                place = self.select(node, world, who, legal)
            path.append(node)
            places = append(places, i32(place))
            movers = append(movers, i32(who))
            last = who
            world.apply(who, node.actions[place])
            kid = node.kids[place]
            if kid is None:
                if self.nodes < self.settings.max_nodes:
                    node.kids[place] = Node()
                    self.nodes += 1
                break
            node = kid
        utilities = self.outcome(world, last)
        for i in range(i64(len(path))):
            node = path[i]
            taken = i64(places[i])
            utility = utilities[i64(movers[i])]
            node.visits[taken] += 1
            node.total[taken] = node.total[taken] + utility
            node.count += 1

    def given(self, node: Node, legal: vec[i32], action: i32) -> i64:
        """Where a given action stands in the lists of the root, or -1 if it is not open in the world at hand."""
        for i in range(i64(len(legal))):
            if legal[i] == action:
                if node.place(action) < 0:
                    node.add(action, 1.0, 0.5)  # whoever gives it has looked at it
                for k in range(i64(len(node.actions))):
                    node.open[k] += 1
                return node.place(action)
        return -1

    def decider(self, world: Position, first: bool) -> i64:
        """Who decides next. In real-time play the first decision is that of the one who searches."""
        if first and world.turn == EVERYBODY:
            self.choices = world.sensible(self.viewer)
            if len(self.choices) == 0:
                self.choices = world.legal(self.viewer)
            return self.viewer
        return self.go_on(world)

    def go_on(self, world: Position) -> i64:
        """Let happen what nobody has to decide; who decides then, or NOBODY. `choices` is the list to decide from."""
        dice = self.dice
        while True:
            turn = world.turn
            if turn == NOBODY:
                return NOBODY
            if turn == CHANCE:
                world.apply(CHANCE, world.sample(dice))
                continue
            who = turn
            if turn == EVERYBODY:
                who = dice.below(world.players)
            legal = world.sensible(who)
            if len(legal) == 0:
                who = CLOCK
                legal = world.sensible(who)
                if len(legal) == 0:  # somebody else can act: draw again
                    continue
            if len(legal) > 1 and who != CLOCK:
                self.choices = legal
                return who
            world.apply(who, legal[dice.below(i64(len(legal)))])

    def look(self, node: Node, world: Position, who: i64, action: i32, choices: i64) -> float:
        """What the value says after an action, once its further steps are taken; at the root, of all ways the best."""
        judge = self.judge
        if judge is None:
            return 0.0
        if node is self.root and not judge.inside:
            return Foresight(judge).worth(world, who, action, choices)
        trial = world.copy()
        trial.apply(who, action)
        return judge.worth(self.complete(trial, judge), who)

    def complete(self, world: Position, judge: Judge) -> Position:
        """Finish an action of several steps, each as it looks best: in the middle of one the value says little."""
        if not self.settings.finish:
            return world
        steps: i64 = 0
        while steps < MOST_STEPS and world.turn >= 0 and world.midway():
            who = world.turn
            legal = world.sensible(who)
            best: float = -1e300
            chosen = world
            for i in range(i64(len(legal))):
                trial = world.copy()
                trial.apply(who, legal[i])
                worth = judge.worth(trial, who)
                if worth > best:
                    best = worth
                    chosen = trial
            world = chosen
            steps += 1
        return world

    def locate(self, node: Node, world: Position, who: i64, legal: vec[i32]) -> vec[i32]:
        """Where each open action stands in the node's lists; those met for the first time are added."""
        out: vec[i32] = vec[i32](capacity=i64(len(legal)))
        fresh = len(node.actions) == 0
        judge = self.judge
        biased = self.settings.guided and self.settings.bias and judge is not None
        before: float = 0.0
        odds: float = 0.0
        scale: float = 1.0
        swing: float = 1.0
        known = False
        for i in range(i64(len(legal))):
            place: i64 = -1
            if not fresh:
                place = node.place(legal[i])
            if place < 0:
                if not biased:
                    node.add(legal[i], 1.0, 0.5)
                else:
                    if not known and judge is not None:
                        before = judge.worth(world, who)
                        odds = log_odds(judge.utilities(world)[who])
                        scale = judge.scale
                        swing = judge.swing
                        known = True
                    gain = (self.look(node, world, who, legal[i], i64(len(legal))) - before) / scale
                    node.add(legal[i], math.exp(bounded(gain * self.settings.sharpness)), chance(odds + swing * gain))
                place = i64(len(node.kids)) - 1
            out = append(out, i32(place))
        return out

    def select(self, node: Node, world: Position, who: i64, legal: vec[i32]) -> i64:
        """The open action with the best mixture of what it brought so far and how little it was tried."""
        explore = self.settings.explore
        guided = self.settings.guided
        same = node.same(legal)
        places: vec[i32] = vec[i32]()
        if not same:
            places = self.locate(node, world, who, legal)
        count = i64(len(legal))
        promise: float = 0.0  # of all open actions together
        for k in range(count):
            i = k
            if not same:
                i = i64(places[k])
            promise += node.weight[i]
        trust = self.settings.trust
        best: float = -1e300
        pick: i64 = 0
        start = self.dice.below(count)  # ties are broken by where the look begins
        for k in range(count):
            i = start + k
            if i >= count:
                i -= count
            if not same:
                i = i64(places[i])
            visits: i64 = i64(node.visits[i])
            node.open[i] += 1
            chances = float(i64(node.open[i]))
            worth: float = 1e6
            if guided:
                mean = (node.total[i] + trust * node.guess[i]) / (float(visits) + trust)
                prior = 0.9 * node.weight[i] / promise + 0.1 / float(count)
                worth = mean + explore * prior * math.sqrt(chances) / float(1 + visits)
            elif visits > 0:
                worth = node.total[i] / float(visits) + explore * math.sqrt(math.log(chances + 1.0) / float(visits))
            if worth > best:
                best = worth
                pick = i
        return pick

    def outcome(self, world: Position, last: i64) -> vec[float]:
        """Play on at random as far as the settings say; then the places decide, or the value."""
        dice = self.dice
        left = self.settings.playout
        while left > 0:
            turn = world.turn
            if turn == CHANCE:
                world.apply(CHANCE, world.sample(dice))
                continue
            if turn == NOBODY:
                break
            who = turn
            if turn == EVERYBODY:
                who = dice.below(world.players)
            legal = world.sensible(who)
            if len(legal) == 0:
                who = CLOCK
                legal = world.sensible(who)
                if len(legal) == 0:
                    continue
            world.apply(who, legal[dice.below(i64(len(legal)))])
            left -= 1
        judge = self.judge
        if judge is not None and self.settings.roll > 0:
            world = self.roll(world, last)
        if world.turn == NOBODY or judge is None:
            return place_utilities(world)
        return judge.utilities(self.complete(world, judge))

    def roll(self, world: Position, last: i64) -> Position:
        """Let everybody act as it looks best until others have acted and the one who searches is asked again.

        There values compare: right after an action its player looks too good, since the others have not answered yet.
        `last` is who decided last.
        """
        left = self.settings.roll
        turns = self.settings.turns
        while left > 0:
            who = self.go_on(world)
            if who < 0:
                break
            if who == self.viewer and last != who and not world.midway():
                turns -= 1
                if turns <= 0:
                    break
            last = who
            world = self.step(world, who, self.choices)
            left -= 1
        return world

    def step(self, world: Position, who: i64, legal: vec[i32]) -> Position:
        """The best-looking of some actions, drawn by lot where there are many."""
        guide = self.guide
        count = i64(len(legal))
        tries = self.settings.width
        start: i64 = 0
        stride: i64 = 1
        if tries < count:
            start = self.dice.below(count)
            stride = count // tries
        else:
            tries = count
        best: float = -1e300
        chosen = world
        for k in range(tries):
            i = start + k * stride
            if i >= count:
                i -= count
            trial = world.copy()
            trial.apply(who, legal[i])
            if guide is not None:
                worth = guide.worth(self.complete(trial, guide), who)
                if worth > best:
                    best = worth
                    chosen = trial
        return chosen

    def answers(self) -> list[tuple[int, int, float]]:
        """The root's actions with their visits and mean utility, most visited first."""
        root = self.root
        found: list[tuple[int, int, float]] = []
        for i in range(i64(len(root.actions))):
            visits: i64 = i64(root.visits[i])
            mean: float = 0.0
            if visits > 0:
                mean = root.total[i] / float(visits)
            found.append((int(root.actions[i]), int(visits), mean))
        found.sort(key=rank_answer)
        return found

    def line(self, length: i64) -> list[int]:
        """The decisions that were tried most often, one after the other."""
        out: list[int] = []
        node: Node | None = self.root
        while node is not None and i64(len(out)) < length:
            best: i64 = -1
            most: i64 = 0
            for i in range(i64(len(node.actions))):
                if i64(node.visits[i]) > most:
                    most = i64(node.visits[i])
                    best = i
            if best < 0:
                break
            out.append(int(node.actions[best]))
            node = node.kids[best]
        return out


def rank_answer(answer: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-answer[1], -answer[2], answer[0])
