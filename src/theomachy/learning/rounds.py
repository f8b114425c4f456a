"""Learning in rounds: play, fit, judge by games; kept on disk, so that a run that was stopped goes on where it was.

folder/round-0.txt   the net fitted to games of the hand-made value
folder/round-N.txt   the net fitted to games against itself, of the last few rounds
folder/round-N.npz   the samples of a round that later rounds still need
folder/judged.json   how each net did against what the learning started from
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

import theomachy
from theomachy.arena.duel import Pairing, Result
from theomachy.arena.ratings import block_shares, interval
from theomachy.arena.run import Book, run
from theomachy.bots.weights import Proof, Trained, inputs_of, read, unusual, write
from theomachy.core.errors import BadOption
from theomachy.core.spread import spread
from theomachy.learning.fit import fit, fresh, shape_of, trained, wake
from theomachy.learning.gpu import fit_on_gpu, usable
from theomachy.learning.selfplay import Course, Samples, play, usual_length

WINDOW = 4  # rounds whose samples a net is fitted to
CHUNK = 100  # games that a process plays between two reports, at most
PARTS = 64  # of a round, at least: so that no process waits long for the last one
FIRST_SLIPS = (80, 80)  # thousandths, in the games of the hand-made value
START = "greedy"  # what learning starts from, and is judged against


@dataclass(frozen=True)
class Lesson:
    """Everything that a run is made of. The same lesson gives the same net on the same machine (a GPU draws other lots
    than a processor)."""

    course: Course
    rounds: int = 4
    games: int = 24_000  # in each round
    steps: int = 2_500  # of fitting, in each round
    judged: int = 200  # games against what it started from, after each round
    processes: int = 0
    on: str = "local"
    searched: int = 0  # of the rounds, the last ones: with a small search before each decision
    sims: int = 32  # its simulations
    fewer: int = 8  # such a round has only one game in so many: a search takes longer and tells more
    proof: int = 100  # games of searches with the best net against such with the hand-made judge
    thinks: str = "time=50ms"  # what these searches have for an action


@dataclass(frozen=True)
class Judged:
    """How a net did with one step of look-ahead against what learning started from."""

    number: int
    players: int
    share: float
    low: float
    high: float
    games: int
    misfit: float


Telling = Callable[[str, int, int], None]  # what is being done, how much of it, of how much


def learn(lesson: Lesson, folder: Path, tell: Telling) -> list[Judged]:
    """All rounds that are not in the folder yet. Gives what was judged, round by round."""
    folder.mkdir(parents=True, exist_ok=True)
    check_folder(lesson, folder)
    for number in range(lesson.rounds + 1):
        if not (folder / f"round-{number}.txt").exists():
            one_round(lesson, folder, number, tell)
    return judged_in(folder)


def check_folder(lesson: Lesson, folder: Path) -> None:
    """A folder belongs to one course; more rounds may be asked of it."""
    path = folder / "lesson.json"
    course = {**lesson.course.__dict__, "components": lesson.course.components.fingerprint}
    head = json.loads(json.dumps({"course": course, "games": lesson.games, "steps": lesson.steps}))
    if path.exists():
        if json.loads(path.read_text(encoding="utf-8")) != head:
            raise BadOption(f"{folder} holds another lesson ({path}); give another folder with --out")
    else:
        path.write_text(json.dumps(head, indent=1) + "\n", encoding="utf-8")


def one_round(lesson: Lesson, folder: Path, number: int, tell: Telling) -> None:
    game = theomachy.game(lesson.course.game)
    before = (folder / f"round-{number - 1}.txt").read_text(encoding="utf-8") if number else ""
    samples = played(lesson, before, number, tell)
    np.savez(folder / f"round-{number}.npz", seen=samples.seen, came=samples.came, games=samples.games)
    # The games of the hand-made value are left behind as soon as there are others.
    since = max(1, number - WINDOW + 1) if number else 0
    held = [np.load(folder / f"round-{i}.npz") for i in range(since, number + 1)]
    seen, came = np.concatenate([h["seen"] for h in held]), np.concatenate([h["came"] for h in held])
    if number:
        last = read(game, before, "weights")[0]
        start, total = shape_of(last), last.games + samples.games
    else:
        start, total = fresh(int(inputs_of(game).size), lesson.course.seed), samples.games
    wake(start, seen, lesson.course.seed * 1000 + number)
    fitting = fit_on_gpu if usable() else fit
    shape, misfit = fitting(
        start, seen, came, lesson.steps, lesson.course.seed * 1000 + number,
        lambda step, misfit: tell(f"round {number}: fitting, misfit {misfit:.4f}", step, lesson.steps),
    )  # fmt: skip
    net = trained(shape, lesson.course.players, options_of(lesson), lesson.course.seed, total)
    path = folder / f"round-{number}.txt"
    unjudged = folder / f"round-{number}.new.txt"
    unjudged.write_text(write(game, [net]), encoding="utf-8")
    found = judged_in(folder)
    for players in lesson.course.players:
        found.append(judge(lesson, unjudged, number, players, misfit, tell))
    proofs = tuple(proof_of(judged) for judged in found if judged.number == number)
    unjudged.write_text(write(game, [replace(net, tested=proofs)]), encoding="utf-8")
    (folder / "judged.json").write_text(json.dumps([j.__dict__ for j in found], indent=1) + "\n", encoding="utf-8")
    unjudged.rename(path)
    for old in range(number - WINDOW + 1):
        (folder / f"round-{old}.npz").unlink(missing_ok=True)


def options_of(lesson: Lesson) -> dict[str, Any]:
    """What the header of a net says: the options that are not as usual."""
    return unusual(theomachy.game(lesson.course.game), lesson.course.table(0))


def played(lesson: Lesson, weights: str, number: int, tell: Telling) -> Samples:
    """The games of one round, in order, whoever played them."""
    course = lesson.course if weights else replace(lesson.course, slips=FIRST_SLIPS)
    course = replace(course, seed=course.seed * 100 + number, length=usual_length(lesson.course))
    games = lesson.games
    if number > max(0, lesson.rounds - lesson.searched):
        course = replace(course, sims=lesson.sims, keep=min(100, course.keep * 4))
        games = max(1, games // lesson.fewer)
    chunk = max(1, min(CHUNK, games // PARTS))
    tasks = [(course, weights, first, min(chunk, games - first)) for first in range(0, games, chunk)]
    found: dict[int, Samples] = {}
    for place, samples in spread(work, tasks, processes=lesson.processes, on=lesson.on):
        found[place] = samples
        tell(f"round {number}: playing", sum(s.games for s in found.values()), games)
    parts = [found[place] for place in range(len(tasks))]
    return Samples(
        np.concatenate([s.seen for s in parts]), np.concatenate([s.came for s in parts]),
        sum(s.games for s in parts), sum(s.decisions for s in parts),
    )  # fmt: skip


Task = tuple[Course, str, int, int]


def work(task: Task) -> Samples:
    return play(*task)


def judge(lesson: Lesson, path: Path, number: int, players: int, misfit: float, tell: Telling) -> Judged:
    """One step of look-ahead with the new net against as many of what it started from."""
    title = f"round {number}: judging"
    results = met(lesson, f"greedy:judge={path}", START, players, lesson.judged, title, tell)
    share, low, high = interval(block_shares(results, 0))
    return Judged(number, players, share, low, high, len(results), misfit)


def proof_of(judged: Judged) -> Proof:
    return Proof(
        "greedy:judge=this", START, judged.players, judged.games, judged.share, judged.low, judged.high
    )  # fmt: skip


def prove(lesson: Lesson, folder: Path, number: int, tell: Telling) -> list[Trained]:
    """Searches with the net of a round against such with the hand-made judge. The file of the round then says what came
    of it, and that the net serves searches for those numbers of players for which it was the better one."""
    game = theomachy.game(lesson.course.game)
    path = folder / f"round-{number}.txt"
    nets = read(game, path.read_text(encoding="utf-8"), str(path))
    with_net, without = f"mcts:judge=this,{lesson.thinks}", f"mcts:judge=hand,{lesson.thinks}"
    proofs = [p for p in nets[0].tested if (p.bot, p.against) != (with_net, without)]
    for players in lesson.course.players:
        bot = with_net.replace("this", str(path), 1)
        results = met(lesson, bot, without, players, lesson.proof, f"searching with round {number}", tell)
        share, low, high = interval(block_shares(results, 0))
        proofs.append(Proof(with_net, without, players, len(results), share, low, high))
    better = {p.players for p in proofs if p.searched and p.shown}
    parts = [(True, [n for n in lesson.course.players if n in better])]
    parts.append((False, [n for n in lesson.course.players if n not in better]))
    nets = [
        replace(nets[0], players=tuple(counts), searches=serves, tested=tuple(p for p in proofs if p.players in counts))
        for serves, counts in parts
        if counts
    ]
    path.write_text(write(game, nets), encoding="utf-8")
    return nets


def met(
    lesson: Lesson, bot: str, other: str, players: int, games: int, title: str, tell: Telling
) -> list[Result]:  # fmt: skip
    """A bot with a net of the run against as many of another as there are other seats."""
    course = lesson.course
    bots = (bot, *[other] * (players - 1))
    blocks = -(-games // players)
    pairing = Pairing(course.game, bots, course.options, course.seed, components=course.components)

    def seen(book: Book) -> bool:
        tell(title, len(book.blocks), blocks)
        return False

    # On this machine always: the net is a file of the run's folder, which other machines need not see.
    return run(pairing, blocks, processes=lesson.processes, seen=seen)


def judged_in(folder: Path) -> list[Judged]:
    path = folder / "judged.json"
    return [Judged(**j) for j in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def best(found: list[Judged]) -> int:
    """The round whose net did best, over all numbers of players."""
    rounds = {j.number for j in found}
    return max(rounds, key=lambda n: (sum(j.share * j.players for j in found if j.number == n), n))
