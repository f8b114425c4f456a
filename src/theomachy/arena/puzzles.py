"""Finding puzzles: games of bots against themselves, and in them decisions that are proved to be clear.

A candidate is a decision with several choices whose best action stands out in the short search by which the game is
played. It is proved by long ones: with three different seeds, and once more with twice the budget, the same action must
be ahead of every other by `MARGIN` of winning chance. In the last one every rival gets a fair trial, however little the
judge thinks of it. All of it is done from the solver's view: the search deals anew, again and again, what the solver
may not know, so no hidden thing decides, and each seed deals differently.

How difficult a puzzle is gets measured: bots from one step of look-ahead to a search of some thousand simulations are
asked, each several times.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import theomachy
from theomachy.bots.bot import Spec, considered, make_bot
from theomachy.bots.mcts import Search
from theomachy.bots.search import SearchBot
from theomachy.core.components import USUAL_BOX, OwnBox
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.options import Value
from theomachy.core.position import Position
from theomachy.teaching.puzzle import EASIEST, HARDEST, Puzzle, puzzle_id, read, theme_of

MARGIN = 0.15  # of winning chance, between the best action and the next
PROMISE = 0.12  # the same in the short search, for a decision to be looked at
SEEDS = 3  # searches that must agree; another has twice the budget
PROBE = 12  # simulations at least that every rival gets in a proof
RIVALS = 12  # of them so many get a whole share at most
SHARE = 8  # of the budget: an eighth
LONGEST = 5_000  # decisions of a game; then it is left
EACH_GAME = 2  # puzzles at most of one game
ALIKE = 3  # puzzles at most with the very same answer
ASKED = 4  # times that each bot of the ladder is asked
LADDER = (
    "greedy", "mcts:judge=hand,sims=6", "mcts:judge=hand,sims=20", "mcts:judge=hand,sims=80", "mcts:sims=30",
    "mcts:sims=150", "mcts:sims=700",
)  # fmt: skip


@dataclass(frozen=True)
class Quest:
    """What is played, and how hard it is looked."""

    game: str
    players: int = 2
    options: tuple[tuple[str, Value], ...] = ()
    quick: int = 150  # simulations for a decision of the games
    sims: int = 2_000  # of a proof
    choices: int = 4  # at least, in what is asked
    slips: int = 15  # per cent of the decisions that are played otherwise: people err, and that makes puzzles
    seed: int = 1
    components: OwnBox = USUAL_BOX


@dataclass(frozen=True)
class Verdict:
    """What a search says: the best action, the next, and how much they promise."""

    best: int
    chance: float
    rival: int
    rival_chance: float

    @property
    def margin(self) -> float:
        return self.chance - self.rival_chance


# ---- judging one decision


def looked_at(game: Game, position: Position, player: int, sims: int, seed: int) -> Search:
    dice = Dice(seed)
    seen = position.redeal(player, dice)
    return SearchBot(game, Spec("mcts"), sims, 0.0).search(seen, player, dice)


def verdict(search: Search, least: int) -> Verdict | None:
    """The most tried action against the best of all others that were tried so often; of those that were not, nothing
    is known yet. None where nothing can be compared."""
    found = [answer for answer in search.answers() if answer[1] > 0]
    if len(found) < 2:
        return None
    best, others = found[0], [answer for answer in found[1:] if answer[1] >= least]
    rival = max(others or found[1:2], key=lambda answer: answer[2])
    return Verdict(best[0], best[2], rival[0], rival[2])


def fair(search: Search, legal: Sequence[int], sims: int) -> None:
    """Every rival is tried a few times. Then whichever looks best is tried many times, until that is one which has
    been: so no rival is overlooked, and none looks good by luck."""

    def others() -> list[tuple[int, int, float]]:
        known = {action: (visits, mean) for action, visits, mean in search.answers()}
        return [(action, *known.get(action, (0, 0.0))) for action in legal if action != best]

    best = search.answers()[0][0]
    for action, visits, _ in others():
        if visits < PROBE:
            search.play([action] * (PROBE - visits))
    for _ in range(RIVALS):
        action, visits, _ = max(others(), key=lambda answer: answer[2])
        if visits >= sims // SHARE:
            return
        search.play([action] * (sims // SHARE - visits))


def proved(game: Game, position: Position, player: int, sims: int, seed: int) -> Verdict | None:
    """The verdict of the longest search, if all searches agree and each sees the margin; in the longest, every rival
    has had a fair trial."""
    last: Verdict | None = None
    for number, budget in enumerate([*[sims] * SEEDS, 2 * sims]):
        search = looked_at(game, position, player, budget, seed + number)
        found = verdict(search, PROBE)
        if found is None or found.margin < MARGIN or (last is not None and found.best != last.best):
            return None
        last = found
    if last is None:
        return None
    fair(search, [int(a) for a in position.sensible(player)], 2 * sims)
    found = among(search, last.best)
    return found if found.margin >= MARGIN else None


def among(search: Search, best: int) -> Verdict:
    """The same comparison for an action that is chosen already."""
    means = {action: mean for action, visits, mean in search.answers() if visits > 0}
    rival = max((a for a in means if a != best), key=lambda a: means[a])
    return Verdict(best, means[best], rival, means[rival])


def solution(game: Game, position: Position, player: int, first: int, sims: int, seed: int) -> list[int]:
    """The steps of the answer: after the first those that complete the action, as far as they are clear too."""
    steps = [first]
    trial = position.copy()
    trial.apply(player, first)
    while trial.turn == player and trial.midway():
        legal = [int(a) for a in trial.sensible(player)]
        if len(legal) > 1:
            found = proved(game, trial, player, sims, seed + len(steps))
            if found is None:
                break
            steps.append(found.best)
        else:
            steps.append(legal[0])
        trial.apply(player, steps[-1])
    return steps


def difficulty(game: Game, position: Position, player: int, answer: int, seed: int) -> int:
    """From what share of the times each bot of the ladder finds the first step."""
    missed = 0.0
    for rung, spec in enumerate(LADDER):
        found = 0
        for trial in range(ASKED):
            dice = Dice(seed * 1_009 + rung * ASKED + trial)
            found += make_bot(spec, game).choose(position.redeal(player, dice), player, dice) == answer
        missed += 1 - found / ASKED
    return round(EASIEST + (HARDEST - EASIEST) * missed / len(LADDER))


# ---- playing games


def search_game(quest: Quest, number: int) -> list[Puzzle]:
    """The puzzles of one game against oneself; the same from the same quest and number."""
    game = theomachy.game(quest.game)
    seed = quest.seed * 1_000_003 + number
    dice = Dice(seed)
    options: dict[str, Any] = dict(quest.options)
    match = Match(game, quest.players, seed, components=quest.components.file, **options)
    found: list[Puzzle] = []
    made = 0
    begun = False  # does somebody go on with an action that has given a puzzle?
    while not match.over and made < LONGEST and len(found) < EACH_GAME:
        position = match.position
        player = int(position.turn)
        legal = considered(position, player)
        made += 1
        if len(legal) == 1:
            match.play(player, int(legal[0]))
            continue
        begun = begun and position.midway()
        asked = len(legal) >= quest.choices and not begun
        search = looked_at(game, position, player, quest.quick if asked else max(20, quest.quick // 4), seed + made)
        first = verdict(search, 2)
        if asked and first is not None and first.margin >= PROMISE:
            made_of_it = prove(quest, match, player, seed * 31 + made)
            if made_of_it is not None:
                found.append(made_of_it)
                begun = True
        answers = [a for a in search.answers() if a[0] in legal]
        slip = len(answers) > 1 and dice.below(100) < quest.slips
        match.play(player, answers[1 + dice.below(min(3, len(answers) - 1)) if slip else 0][0])
    return found


def prove(quest: Quest, match: Match, player: int, seed: int) -> Puzzle | None:
    game, position = match.game, match.position
    found = proved(game, position, player, quest.sims, seed)
    if found is None:
        return None
    steps = solution(game, position, player, found.best, quest.sims, seed)
    texts, trial = [], position.copy()
    for action in steps:
        texts.append(game.text(trial, action))
        trial.apply(player, action)
    record = match.record
    record.tags.pop("Date", None)
    text = str(record)
    return Puzzle(
        puzzle_id(game.name, text, player), game.name, player, tuple(texts), round(100 * found.chance),
        game.text(position, found.rival), round(100 * found.rival_chance),
        theme_of(game, position, player, steps), difficulty(game, position, player, found.best, seed), text,
    )  # fmt: skip


# ---- many games


def search_games(
    quest: Quest, wanted: int, *, into: Path, processes: int = 0, seconds: float = 0.0,
    tell: Callable[[int, int], None] | None = None,
) -> list[Puzzle]:  # fmt: skip
    """Play until so many puzzles are in the file, or the time is over. What is found is written at once, so a run that
    is stopped goes on where it was, with other games than those that gave the puzzles it has."""
    found = {p.id: p for p in (read(line) for line in lines(into))}
    until = time.monotonic() + seconds if seconds else float("inf")
    into.parent.mkdir(parents=True, exist_ok=True)
    at_once = processes or max(1, (os.cpu_count() or 2) - 1)
    for games, fresh in enumerate(played(quest, 1_000 * len(found), at_once, until), 1):
        with into.open("a", encoding="utf-8") as file:
            for puzzle in fresh:
                if puzzle.id not in found and sum(p.solution == puzzle.solution for p in found.values()) < ALIKE:
                    found[puzzle.id] = puzzle
                    file.write(puzzle.written() + "\n")
        if tell is not None:
            tell(games, len(found))
        if len(found) >= wanted:
            break
    return list(found.values())


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line] if path.is_file() else []


def played(quest: Quest, first: int, processes: int, until: float) -> Iterator[list[Puzzle]]:
    """Game after game, until the time is over or whoever has enough stops asking."""
    number = first
    if processes == 1:
        while time.monotonic() < until:
            yield search_game(quest, number)
            number += 1
        return
    pool = ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"))
    running: set[Future[list[Puzzle]]] = set()
    try:
        while time.monotonic() < until:
            while len(running) < processes:
                running.add(pool.submit(search_game, quest, number))
                number += 1
            done, running = wait(running, timeout=1.0, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for worker in list((pool._processes or {}).values()):  # nobody waits for games that nobody wants any more
            worker.terminate()
        pool.shutdown(cancel_futures=True)
