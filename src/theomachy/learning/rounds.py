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
from theomachy.arena.duel import Pairing
from theomachy.arena.ratings import block_shares, interval
from theomachy.arena.run import Book, run
from theomachy.bots.weights import Trained, inputs_of, read, unusual, write
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
    head = json.loads(json.dumps({"course": lesson.course.__dict__, "games": lesson.games, "steps": lesson.steps}))
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
    course = lesson.course
    if course.components:
        return Judged(number, players, 0.0, 0.0, 1.0, 0, misfit)  # the arena plays with our own box only
    bots = (f"greedy:judge={path}", *[START] * (players - 1))
    blocks = -(-lesson.judged // players)
    pairing = Pairing(course.game, bots, course.options, course.seed)

    def seen(book: Book) -> bool:
        tell(f"round {number}: judging", len(book.blocks), blocks)
        return False

    # On this machine always: the net is a file of the run's folder, which other machines need not see.
    results = run(pairing, blocks, processes=lesson.processes, seen=seen)
    share, low, high = interval(block_shares(results, 0))
    return Judged(number, players, share, low, high, len(results), misfit)


def judged_in(folder: Path) -> list[Judged]:
    path = folder / "judged.json"
    return [Judged(**j) for j in json.loads(path.read_text(encoding="utf-8"))] if path.exists() else []


def best(found: list[Judged]) -> int:
    """The round whose net did best, over all numbers of players."""
    rounds = {j.number for j in found}
    return max(rounds, key=lambda n: (sum(j.share * j.players for j in found if j.number == n), n))


def install(lesson: Lesson, folder: Path, number: int, target: Path) -> list[Trained]:
    """Put the net of a round into a file of weights; nets for other tables that are there stay."""
    game = theomachy.game(lesson.course.game)
    new = read(game, (folder / f"round-{number}.txt").read_text(encoding="utf-8"), "weights")
    kept = []
    if target.exists():
        for net in read(game, target.read_text(encoding="utf-8"), str(target)):
            left = tuple(n for n in net.players if n not in new[0].players or net.options != new[0].options)
            if left:
                kept.append(replace(net, players=left))
    nets = sorted([*kept, *new], key=lambda net: (json.dumps(dict(net.options)), net.players))
    target.write_text(write(game, nets), encoding="utf-8")
    return nets
