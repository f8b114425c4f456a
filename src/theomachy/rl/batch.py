"""Thousands of games at once, in arrays: what learners that play by themselves need.

    from theomachy.rl.batch import batch
    games = batch("gods-second", players=2, count=1024, seed=1)
    while True:
        games.step(choose(games.observations, games.masks))
        learn(games.rewards[games.over], ...)

In every game somebody is asked: `seats` says who, `observations` and `masks` are that seat's. A step is one decision in
every game; chance, decisions with one choice and the beginning of the next game come by themselves. In the step in
which a game ends `over` is set and `rewards` and `points` tell, by seat, how it ended; what is seen then is of the next
game already. A game that takes longer than `longest` is broken off: `cut`. The arrays are looked at in place and hold
until the next step; they cannot be written to. `legal_actions()` gives the open numbers of all games as one short list:
whoever draws from it need not look through the masks, which are nearly all zeros.
"""

from __future__ import annotations

import multiprocessing
import sys
import weakref
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import ModuleType
from typing import Any

from theomachy.core import registry
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.extras import needing
from theomachy.core.game import Game
from theomachy.core.match import fresh_seed
from theomachy.rl.arrays import looking_at
from theomachy.rl.kit import LONGEST, Kit, Part, in_range
from theomachy.rl.table import seed_of

with needing("rl"):
    import numpy as np

MOST = 1 << 20  # games
MOST_PROCESSES = 256
SEEDS = (1 << 62) - 1


def batch(
    game: str = "gods-second", players: int | None = None, count: int = 1024, *, seed: int | None = None,
    longest: int = LONGEST, processes: int = 1, sees: str = "board", **options: object,
) -> Batch:  # fmt: skip
    """So many games side by side, begun. With several processes each plays a part of them; the arrays are shared.

    `sees` is what seats see: the `board`, the `counts` that learned bots judge by, or `all`.
    """
    in_range("count", count, 1, MOST)
    in_range("processes", processes, 1, MOST_PROCESSES)
    in_range("longest", longest, 1)
    kit = Kit(game, players, options, sees).in_turns()
    parts = min(processes, count)
    made = Batch(kit, count, longest) if parts == 1 else Shared(kit, count, longest, parts)
    made.reset(seed)
    return made


class Batch:
    """Games in this process. The arrays are the memory that compiled code writes into."""

    observations: Any  # [count, seen], uint8
    masks: Any  # [count, actions], bool
    seats: Any  # [count]: who is asked
    over: Any  # [count], bool: a game ended in the last step
    cut: Any  # [count], bool: a game was broken off in the last step
    rewards: Any  # [count, players], float64: what that end was worth
    points: Any  # [count, players]: and with how many points

    def __init__(self, kit: Kit, count: int, longest: int) -> None:
        self.kit = kit
        self.count = count
        self.players = kit.players
        self.actions = kit.actions
        self.longest = longest
        self._begin()

    @property
    def parts(self) -> list[Part]:
        """The named parts of an observation."""
        return self.kit.parts

    def meaning(self, number: int) -> str:
        """What an action number stands for."""
        return self.kit.meaning(number)

    def reset(self, seed: int | None = None) -> None:
        """All games from their beginnings. What chance does in each hangs on the seed and its place alone."""
        chosen = fresh_seed() if seed is None else seed_of(seed)
        self._reset(chosen & SEEDS)

    def step(self, actions: Any) -> None:
        """One decision in every game. If one of the numbers is not open nothing has happened in any."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise BadOption(
                f"actions of shape {chosen.shape} and type {chosen.dtype}; allowed: {self.count} whole numbers"
            )
        known = (chosen >= 0) & (chosen < self.actions)
        at = self._wrong(chosen) if known.all() else int(np.argmin(known))
        if at >= 0:
            number = int(chosen[at])
            told = self.meaning(number) if known[at] else f"numbers go from 0 to {self.actions - 1}"
            raise IllegalAction(f"game {at}: action {number} ({told}) is not open; the mask says which are", "")
        self._step(chosen)

    def random_actions(self) -> Any:
        """An open action for every game, all equally likely; what is drawn changes nothing of what chance will do."""
        self._games.choose_any(self._any)
        return self._chosen.copy()

    def legal_actions(self) -> tuple[Any, Any]:
        """The open numbers of all games as one list, as sparse matrices are kept: `offsets` and `ids`. Those of game i
        are `ids[offsets[i]:offsets[i + 1]]`, in the order of the rules. They hold until the next step."""
        size = int(self._games.list_open())
        return looking_at(self._games.offsets, "i8"), looking_at(self._games.open, "i4")[:size]

    def close(self) -> None:
        """End the processes, if there are any."""

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a batch cannot be copied or pickled: begin another with its seed, and step it alike")

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    # ---- where the games are

    def _begin(self) -> None:
        self._games = games = self.kit.games(self.count, self.longest)
        self._any = Dice(0)
        self.observations = looking_at(games.observations, "u1").reshape(self.count, self.kit.seen)
        self.masks = looking_at(games.masks, "?").reshape(self.count, self.actions)
        self.seats = looking_at(games.seats, "i4")
        self.over = looking_at(games.over, "?")
        self.cut = looking_at(games.cut, "?")
        self.rewards = looking_at(games.rewards, "f8").reshape(self.count, self.players)
        self.points = looking_at(games.points, "i4").reshape(self.count, self.players)
        self._chosen = looking_at(games.chosen, "i4")

    def _reset(self, seed: int, first: int = 0) -> None:
        self._any = Dice((seed ^ (first + 0x5DEECE66D)) & SEEDS)
        self._games.start(seed, first)

    def _wrong(self, actions: Any) -> int:
        """The first game whose number is not open, -1 if there is none; all are numbers of actions."""
        return int(self._games.wrong(actions.astype("<i4").tobytes()))

    def _step(self, actions: Any) -> None:
        self._games.step(actions.astype("<i4").tobytes())


# What lies in shared memory: beside the arrays the actions that are chosen, how many are open, and their numbers.
NAMES = ("observations", "masks", "seats", "over", "cut", "rewards", "points", "_chosen", "_open", "_ids")
SHOWN, ON_REQUEST = NAMES[:7], NAMES[7:]  # written in every step, and when they are asked for


def laid_out(kit: Kit, count: int) -> tuple[list[tuple[str, Any, tuple[int, ...], int]], int]:
    """Name, type, shape and place of every array in shared memory, and how much of it is needed."""
    kinds = ("u1", "?", "i4", "?", "?", "f8", "i4", "i4", "i4", "i4")
    rows = (kit.seen, kit.actions, 0, 0, 0, kit.players, kit.players, 0, 0, kit.actions)
    found: list[tuple[str, Any, tuple[int, ...], int]] = []
    at = 0
    for name, kind, row in zip(NAMES, kinds, rows, strict=True):
        shape = (count, row) if row else (count,)
        dtype = np.dtype(kind)
        found.append((name, dtype, shape, at))
        at += -(-int(np.prod(shape)) * dtype.itemsize // 64) * 64
    return found, at


class Shared(Batch):
    """Games in several processes, each with a run of neighbouring ones; their arrays lie in one shared memory."""

    _open: Any  # [count]: how many numbers are open,
    _ids: Any  # [count, actions]: and which; those of the games of a process lie behind each other

    def __init__(self, kit: Kit, count: int, longest: int, processes: int) -> None:
        self.processes = processes
        super().__init__(kit, count, longest)

    def _begin(self) -> None:
        places, size = laid_out(self.kit, self.count)
        self._memory = SharedMemory(create=True, size=size)
        for name, dtype, shape, at in places:
            array: Any = np.ndarray(shape, dtype, self._memory.buf, at)
            setattr(self, name, array if name in ON_REQUEST else read_only(array))
        context = multiprocessing.get_context("spawn")
        self._bounds = [self.count * i // self.processes for i in range(self.processes + 1)]
        self._lines: list[Connection] = []
        self._workers = []
        for first, end in pairwise(self._bounds):
            ours, theirs = context.Pipe()
            task = (
                theirs, replace(self.kit.game), self.kit.__reduce__(), self.count, self.longest, first, end,
                self._memory.name,
            )  # fmt: skip
            worker = context.Process(target=work, args=task, daemon=True)
            with script_left_alone():
                worker.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(worker)
        self._end = weakref.finalize(self, end_all, self._lines, self._workers, self._memory)

    def step(self, actions: Any) -> None:
        self._must_be_open()
        super().step(actions)

    def _must_be_open(self) -> None:
        if not self._end.alive:
            raise BadOption("this batch is closed; begin another one")

    def _ask(self, *order: object) -> None:
        """The same to all, and wait until all have done it."""
        self._must_be_open()
        troubles = []
        try:
            for line in self._lines:
                line.send(order)
            for line in self._lines:
                troubles.append(line.recv())
        except (EOFError, OSError):
            ended = [worker.exitcode for worker in self._workers if not worker.is_alive()]
            troubles.append(f"a process of this batch has ended (exit code {ended})")
        for trouble in filter(None, troubles):
            self.close()
            raise RuntimeError(f"{trouble}; the batch is closed")

    def _reset(self, seed: int, first: int = 0) -> None:
        self._ask("reset", seed)

    def _wrong(self, actions: Any) -> int:
        good = self.masks[np.arange(self.count), actions]
        return -1 if good.all() else int(np.argmin(good))

    def _step(self, actions: Any) -> None:
        self._chosen[:] = actions
        self._ask("step")

    def random_actions(self) -> Any:
        self._ask("any")
        return self._chosen.copy()

    def legal_actions(self) -> tuple[Any, Any]:
        self._ask("open")
        offsets = np.zeros(self.count + 1, np.int64)
        np.cumsum(self._open, out=offsets[1:])
        ids, size = self._ids.reshape(-1), self.actions
        parts = [
            ids[first * size : first * size + offsets[end] - offsets[first]] for first, end in pairwise(self._bounds)
        ]
        return offsets, np.concatenate(parts)

    def close(self) -> None:
        if self._end.alive:
            for name in NAMES:  # what looks into the memory must go before it
                setattr(self, name, None if name in ON_REQUEST else getattr(self, name).copy())
            self._end()


@contextmanager
def script_left_alone() -> Iterator[None]:
    """A process that is started meanwhile does not run the script of this one again: it needs nothing of it, and most
    scripts would begin another batch there, and so on."""
    script = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = script


def read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view


def end_all(lines: list[Connection], workers: list[Any], memory: SharedMemory) -> None:
    for line in lines:
        with suppress(OSError):  # that process may be gone already
            line.send(("close",))
            line.close()
    for worker in workers:
        worker.join(5)
        if worker.is_alive():
            worker.terminate()
            worker.join(5)
    memory.unlink()
    with suppress(BufferError):  # somebody still looks at an array: the memory goes with the last of them
        memory.close()


def work(
    line: Connection, game: Game, made: tuple[Any, Any], count: int, longest: int, first: int, end: int, name: str
) -> None:
    """A process of a shared batch: plays its games and copies what they show into the shared arrays."""
    if game.name not in registry.game_names():  # the script that begun the batch has brought it along
        registry.add([game])
    kit: Kit = made[0](*made[1])
    memory = SharedMemory(name=name)
    with suppress(EOFError, OSError):  # the one who asks may be gone
        serve(line, Batch(kit, end - first, longest), memory, laid_out(kit, count)[0], first, end)
    with suppress(BufferError):
        memory.close()


def serve(line: Connection, games: Batch, memory: SharedMemory, places: Any, first: int, end: int) -> None:
    shared = {name: np.ndarray(shape, dtype, memory.buf, at)[first:end] for name, dtype, shape, at in places}
    while True:
        order = line.recv()
        if order[0] == "close":
            return
        try:
            if order[0] == "any":
                shared["_chosen"][:] = games.random_actions()
            elif order[0] == "open":
                offsets, ids = games.legal_actions()
                shared["_open"][:] = np.diff(offsets)
                shared["_ids"].reshape(-1)[: len(ids)] = ids
            else:
                if order[0] == "reset":
                    games._reset(order[1], first)
                else:
                    games._step(shared["_chosen"])
                for name in SHOWN:
                    shared[name][:] = getattr(games, name)
        except Exception as error:
            line.send(f"{type(error).__name__}: {error}")
            return
        line.send("")
