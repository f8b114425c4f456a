"""Hints while playing and analysis afterwards, from the same search that the bots use.

A hint knows what its player knows: the position is re-dealt before it is looked at. Analysis of a finished game
looks at each decision through the eyes of the player who made it.
"""

from __future__ import annotations

from dataclasses import dataclass

import theomachy
from theomachy.bots.bot import Spec
from theomachy.bots.search import SearchBot, settings_from
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import Position
from theomachy.core.record import Record


@dataclass(frozen=True)
class Hint:
    """One action that was looked at: how often it was tried and what share of victories it promises."""

    action: int
    text: str
    chance: float
    trials: int


@dataclass(frozen=True)
class Advice:
    """The best actions first, and the line of play that was tried most."""

    hints: list[Hint]
    line: list[str]
    simulations: int


def searcher(game: Game, sims: int, seconds: float) -> SearchBot:
    return SearchBot(game, settings_from(Spec("mcts"), game), sims, seconds)


def advise(
    game: Game, position: Position, player: int, *, sims: int = 2000, seconds: float = 0.0, seed: int = 1, most: int = 5
) -> Advice:
    """What a strong bot would do here, seeing only what the player may see."""
    dice = Dice(seed)
    seen = position.redeal(player, dice)
    search = searcher(game, sims, seconds).search(seen, player, dice)
    hints = [
        Hint(action, game.text(seen, action), mean, trials)
        for action, trials, mean in search.answers()[:most]
        if trials > 0
    ]
    return Advice(hints, line_texts(game, seen, search.line(6)), int(search.done))


def line_texts(game: Game, position: Position, actions: list[int]) -> list[str]:
    """The line in words, as far as it can be told without inventing what chance will do."""
    trial = position.copy()
    texts = []
    for action in actions:
        if trial.turn < 0 or trial.why_not(trial.turn, action):
            break
        texts.append(f"{game.player_name(trial, trial.turn)} {game.text(trial, action)}")
        trial.apply(trial.turn, action)
    return texts


@dataclass(frozen=True)
class Moment:
    """One decision of a finished game: what was chosen, what was best, and what the difference cost."""

    index: int  # place in the record's moves
    player: int
    chosen: str
    chance: float  # share of victories promised by what was chosen
    best: str
    best_chance: float

    @property
    def loss(self) -> float:
        return max(0.0, self.best_chance - self.chance)


def analyse(record: Record, *, sims: int = 400, seed: int = 1) -> list[Moment]:
    """Every decision of a record with more than one choice, looked at again."""
    game = theomachy.game(record.game)
    found = []
    position = record.start()
    names = {game.player_name(position, p): p for p in range(position.players)}
    for index, (who, text) in enumerate(record.moves):
        if who in names and len(position.legal(names[who])) > 1:
            found.append(look(game, position, names[who], index, text, sims, seed))
        player = names.get(who, -1 if who == "chance" else -2)
        position.apply(player, game.parse(position, text))
    return found


def look(game: Game, position: Position, player: int, index: int, text: str, sims: int, seed: int) -> Moment:
    dice = Dice(seed + index)
    seen = position.redeal(player, dice)
    answers = searcher(game, sims, 0.0).search(seen, player, dice).answers()
    chosen = game.parse(position, text)
    best, _, best_chance = answers[0]
    tried = {action: mean for action, trials, mean in answers if trials > 0}
    chance = tried.get(chosen, min(tried.values()))
    return Moment(index, player, text, min(chance, best_chance), game.text(seen, best), best_chance)


def turning_points(moments: list[Moment], most: int = 3) -> list[Moment]:
    """The decisions that cost most."""
    return sorted((m for m in moments if m.loss > 0.05), key=lambda m: -m.loss)[:most]
