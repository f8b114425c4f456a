"""Hints while playing and analysis afterwards, from the same search that the bots use.

A hint knows what its player knows: the position is re-dealt before it is looked at.

Analysis of a finished game asks two questions at each decision. *Was it a good one?* is answered through the eyes of
the player who made it: nobody is blamed for what was hidden from him. *How did everybody stand?* is answered with open
cards, since after the game nothing is secret any more: the line of play that the search liked best is followed on
the true position, with chance drawn anew, and the winning chances of all players at its end are averaged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import theomachy
from theomachy.bots import mcts
from theomachy.bots.adviser import adviser
from theomachy.bots.bot import Spec
from theomachy.bots.judge import LearnedJudge
from theomachy.bots.mcts import Node, Search
from theomachy.bots.search import SearchBot
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.core.record import Record
from theomachy.core.words import upper_first

LONGEST_LINE = 6  # decisions of a line of play
WORLDS = 12  # futures that the chances of all players are averaged over
AROUND = 3  # decisions before and after a turning point that are compared
TURN = 0.08  # a smaller change of somebody's chances is no turning point
SIMULATIONS = 12_000  # for a whole game
FEWEST, MOST = 20, 120  # of them for one decision
INTERPRETED = 20  # times fewer where the search is not compiled


@dataclass(frozen=True)
class Step:
    """One decision of a line of play: who does what, in notation and in plain language."""

    player: int
    text: str
    told: str
    action: int


@dataclass(frozen=True)
class Hint:
    """One action that was looked at: how often it was tried, what share of victories it promises, and how the game
    would go on, beginning with the action itself."""

    action: int
    text: str
    told: str
    chance: float
    trials: int
    line: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Advice:
    """The best actions first."""

    hints: list[Hint]
    simulations: int
    names: tuple[str, ...] = ()  # of the seats

    @property
    def line(self) -> list[str]:
        """The line of play that was tried most, in notation."""
        return [f"{self.names[step.player]} {step.text}" for step in self.hints[0].line] if self.hints else []


def reviewer(game: Game, position: Position, sims: int) -> SearchBot:
    """For a whole game at once: where a net judges it is asked right after the tree, which is quicker."""
    bot = adviser(game, sims)
    if isinstance(bot.bench.at(position), LearnedJudge):
        bot.spec = Spec("mcts", {"roll": "0"})
    return bot


def advise(
    game: Game, position: Position, player: int, *, sims: int = 2000, seconds: float = 0.0, seed: int = 1,
    most: int = 5, lang: str = "en",
) -> Advice:  # fmt: skip
    """What a strong bot would do here, seeing only what the player may see: its choice first.

    What was tried more was found better. An action that was tried a few times may have been lucky: none promises more
    than those before it.
    """
    dice = Dice(seed)
    seen = position.redeal(player, dice)
    bot = adviser(game, sims, seconds)
    search = bot.search(seen, player, dice)
    hints: list[Hint] = []
    for action, trials, mean in bot.open(search, seen)[:most]:
        if trials > 0:
            line = line_of(game, seen, player, [action, *most_tried(search, action)], lang)
            chance = min(mean, hints[-1].chance) if hints else mean
            hints.append(
                Hint(action, game.text(seen, action), told(game, seen, player, action, lang), chance, trials, line)
            )
    names = tuple(game.player_name(seen, p) for p in range(seen.players))
    return Advice(hints, int(search.done), names)


def told(game: Game, position: Position, player: int, action: int, lang: str) -> str:
    """What an action means, as a sentence without its full stop; the notation where the game has no words for it."""
    return upper_first(game.tell(position, player, action, lang).rstrip(". ")) or game.text(position, action)


def most_tried(search: Search, action: int) -> list[int]:
    """What was tried most after an action of the root, decision by decision."""
    found: list[int] = []
    node = kid_of(search.root, action)
    while node is not None and len(found) < LONGEST_LINE - 1:
        visits = [int(n) for n in node.visits]
        if not visits or not max(visits):
            break
        best = visits.index(max(visits))
        found.append(int(node.actions[best]))
        node = node.kids[best]
    return found


def kid_of(node: Node, action: int) -> Node | None:
    actions = [int(a) for a in node.actions]
    return node.kids[actions.index(action)] if action in actions else None


def in_order(position: Position, player: int) -> Position:
    """A copy that can be followed as the search does it: one player after the other, also in real-time play."""
    trial = position.copy()
    return trial.in_turns(player) if trial.turn == EVERYBODY else trial


def line_of(game: Game, position: Position, player: int, actions: Sequence[int], lang: str) -> tuple[Step, ...]:
    """The line in words, as far as it can be told without inventing what chance will do."""
    trial = in_order(position, player)
    steps: list[Step] = []
    for action in actions:
        who = player if not steps else int(trial.turn)
        while steps and who >= 0 and len(trial.sensible(who)) == 1:  # nothing to decide: the search skips it too
            trial.apply(who, trial.sensible(who)[0])
            who = int(trial.turn)
        if who < 0 or trial.why_not(who, action):
            break
        steps.append(Step(who, game.text(trial, action), told(game, trial, who, action, lang), action))
        trial.apply(who, action)
    return tuple(steps)


# ---- after the game


@dataclass(frozen=True)
class Moment:
    """One decision of a finished game: how everybody stood, what was chosen, what was best."""

    index: int  # place in the record's moves
    player: int
    chosen: str
    chance: float  # share of victories promised by what was chosen
    best: str
    best_chance: float
    chances: tuple[float, ...] = ()  # of every player, before the decision
    told: Mapping[str, str] = field(default_factory=dict)  # what was chosen in plain language, by language
    best_told: Mapping[str, str] = field(default_factory=dict)

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class TurningPoint:
    """A decision after which the chances were not the same any more."""

    moment: Moment
    place: int  # among the decisions of the game
    change: tuple[float, ...]  # of every player's chances

    @property
    def size(self) -> float:
        return max(abs(x) for x in self.change)


def slowness() -> int:
    """How many times fewer simulations there is time for than with a compiled search."""
    return INTERPRETED if str(mcts.__file__).endswith(".py") else 1


def usual_sims(count: int) -> int:
    """Simulations for each of so many decisions, when a whole game is looked at."""
    return max(1, max(FEWEST, min(MOST, SIMULATIONS // max(1, count))) // slowness())


def decisions(record: Record) -> list[int]:
    """The places in the record at which somebody had a choice."""
    return [index for index, position, player, _ in replayed(record) if has_choice(position, player)]


def has_choice(position: Position, player: int) -> bool:
    return player >= 0 and len(position.sensible(player)) > 1


def replayed(record: Record) -> list[tuple[int, Position, int, int]]:
    """Every move of a record with the position before it: index, position, player, action."""
    position = record.start()
    found = []
    for index, (player, action) in enumerate(record.steps(position)):
        found.append((index, position.copy(), player, action))
        position.apply(player, action)
    return found


def analyse(record: Record, *, sims: int = 400, seed: int = 1, only: Sequence[int] | None = None) -> list[Moment]:
    """Every decision of a record, or those at the given places, looked at again."""
    game = theomachy.game(record.game)
    return [
        look(game, position, player, index, action, sims, seed)
        for index, position, player, action in replayed(record)
        if has_choice(position, player) and (only is None or index in only)
    ]


def look(game: Game, position: Position, player: int, index: int, chosen: int, sims: int, seed: int) -> Moment:
    dice = Dice(seed + index)
    seen = position.redeal(player, dice)
    search = reviewer(game, seen, sims).search(seen, player, dice)
    answers = search.answers()
    best, _, best_chance = answers[0]
    tried = {action: mean for action, trials, mean in answers if trials > 0}
    chance = tried.get(chosen, min(tried.values()))
    return Moment(
        index, player, game.text(position, chosen), min(chance, best_chance), game.text(seen, best), best_chance,
        outlook(search, position, player, dice),
        {lang: told(game, position, player, chosen, lang) for lang in LANGUAGES},
        {lang: told(game, seen, player, best, lang) for lang in LANGUAGES},
    )  # fmt: skip


def outlook(search: Search, position: Position, player: int, dice: Dice, worlds: int = WORLDS) -> tuple[float, ...]:
    """The winning chances of all players, if everybody does what the search tried most."""
    total = [0.0] * int(position.players)
    for _ in range(worlds):
        world = in_order(position, player)
        follow(search.root, world, player, dice)
        found = victory(world) if world.turn == NOBODY else [float(x) for x in search.outcome(world, NOBODY)]
        total = [a + b for a, b in zip(total, found, strict=True)]
    return tuple(x / sum(total) for x in total)


def follow(node: Node | None, world: Position, player: int, dice: Dice) -> None:
    """Play what was tried most, as long as the tree knows it; chance is drawn."""
    first = True
    while node is not None:
        while world.turn == CHANCE:
            world.apply(CHANCE, world.sample(dice))
        who = player if first else int(world.turn)
        if who < 0:
            return
        legal = [int(a) for a in world.sensible(who)]
        if len(legal) == 1 and not first:
            world.apply(who, legal[0])
            continue
        visits = {int(a): int(n) for a, n in zip(node.actions, node.visits, strict=True)}
        best = max((a for a in legal if visits.get(a)), key=lambda a: visits[a], default=None)
        if best is None:
            return
        world.apply(who, best)
        node = kid_of(node, best)
        first = False
        if world.turn == EVERYBODY:
            return


def victory(position: Position) -> list[float]:
    """The shares of the victory at the end of a game."""
    won = [float(position.rank(p) == 1) for p in range(position.players)]
    return [x / sum(won) for x in won]


def ending(position: Position, moments: Sequence[Moment]) -> list[float]:
    """How the game ended for everybody; of one that is not over, how everybody stood at the last decision."""
    if position.turn == NOBODY or not moments:
        return victory(position)
    return list(moments[-1].chances)


def turning_points(moments: list[Moment], final: Sequence[float] | None = None, most: int = 5) -> list[TurningPoint]:
    """The decisions after which somebody's chances were lastingly different, the largest change first.

    Who has just acted always looks a little better, so some decisions before are compared with some after. `final`
    is how the game ended for every player.
    """
    if not moments:
        return []
    line = [m.chances for m in moments] + [tuple(final)] * AROUND if final is not None else [m.chances for m in moments]
    found: list[TurningPoint] = []
    for i, moment in enumerate(moments[: len(line) - 1]):
        before, after = mean(line[max(0, i + 1 - AROUND) : i + 1]), mean(line[i + 1 : i + 1 + AROUND])
        found.append(TurningPoint(moment, i, tuple(b - a for a, b in zip(before, after, strict=True))))
    chosen: list[TurningPoint] = []
    for point in sorted(found, key=lambda p: -p.size):
        if point.size < TURN or len(chosen) == most:
            break
        if all(abs(point.place - other.place) >= AROUND for other in chosen):
            chosen.append(point)
    return chosen


def mean(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def smooth(moments: list[Moment]) -> list[tuple[float, ...]]:
    """The chances along the game as a calm line: each moment with half the weight of its neighbours."""
    rows = [m.chances for m in moments]
    return [mean([rows[max(0, i - 1)], row, row, rows[min(len(rows) - 1, i + 1)]]) for i, row in enumerate(rows)]
