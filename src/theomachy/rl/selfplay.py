"""Games between bots as data for learners: every decision a row, in Parquet files, on one machine or many.

A run is a folder: `selfplay.json` says what is played, `part-00000.parquet` and so on hold a block of games each.
Blocks are written whole or not at all, and each hangs on the plan and its number alone, so a run that was stopped goes
on where it was. The same plan gives the same rows on every machine, unless bots think by the clock.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from theomachy.bots.bot import ask, make_bot, parse_spec
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.extras import needing
from theomachy.core.options import Value
from theomachy.core.spread import check_where, spread
from theomachy.rl.kit import LONGEST, SEES, Kit

HEAD = "selfplay.json"
FORMAT = 1
SEEDS = (1 << 62) - 1


@dataclass(frozen=True)
class Plan:
    """What is played: bots in seat order, who move on by one seat from game to game."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Value], ...] = ()
    games: int = 1000
    block: int = 50  # games in one file
    seed: int = 1
    sees: str = "board"
    longest: int = LONGEST

    def check(self) -> Kit:
        """What can be wrong with it, before anything is played."""
        for name, number in (("games", self.games), ("block", self.block), ("longest", self.longest)):
            if number < 1:
                raise BadOption(f"{name} is {number}; allowed: 1 and more")
        if self.sees not in SEES:
            raise BadOption(f"sees is {self.sees!r}; allowed: {', '.join(SEES)}")
        kit = Kit(self.game, len(self.bots), dict(self.options), self.sees).in_turns()
        for bot in self.bots:
            parse_spec(bot)
        return kit

    @property
    def blocks(self) -> int:
        return -(-self.games // self.block)

    def written(self) -> dict[str, object]:
        said = asdict(self)
        return {"format": FORMAT, **said, "bots": list(self.bots), "options": dict(self.options)}


def play_block(plan: Plan, number: int) -> dict[str, list[Any]]:
    """The decisions of a block, by column. Decisions with one choice are none."""
    from theomachy.rl.table import Table

    kit = plan.check()
    bots = [make_bot(spec, kit.game) for spec in plan.bots]
    columns: dict[str, list[Any]] = {name: [] for name in NAMES}
    for game in range(number * plan.block, min((number + 1) * plan.block, plan.games)):
        table = Table(kit, plan.longest)
        table.reset((plan.seed + 7_919 * game) & SEEDS)
        dice = Dice((plan.seed * 31 + 104_729 * game + 1) & SEEDS)
        shift = game % kit.players
        first = len(columns["game"])
        while not (table.over or table.cut):
            seat = table.seat
            which = (seat + shift) % kit.players
            action = ask(bots[which], table.position, seat, dice)
            mask = table.mask(seat)
            row = (
                game, table.decisions, seat, plan.bots[which], table.observe(seat).tobytes(),
                mask.nonzero()[0].tolist(), table.number(seat, action),
            )  # fmt: skip
            for name, value in zip(NAMES, row, strict=False):
                columns[name].append(value)
            table.apply(seat, action)
            table.decisions += 1
            table.proceed()
        rewards = table.rewards()
        for seat in columns["seat"][first:]:
            columns["reward"].append(rewards[seat])
            columns["place"].append(int(table.position.rank(seat)) if table.over else 0)
            columns["points"].append(table.points(seat))
            columns["decisions"].append(table.decisions)
    return columns


NAMES = (
    "game", "decision", "seat", "bot", "observation", "open", "action", "reward", "place", "points", "decisions",
)  # fmt: skip


def write_block(plan: Plan, folder: str, number: int) -> int:
    """Play a block and put it into its file, whole. How many decisions it holds."""
    with needing("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq

    kit = plan.check()
    columns = play_block(plan, number)
    kinds = {
        "game": pa.int64(), "decision": pa.int32(), "seat": pa.int8(), "bot": pa.string(),
        "observation": pa.binary(kit.seen), "open": pa.list_(pa.int32()), "action": pa.int32(), "reward": pa.float32(),
        "place": pa.int8(), "points": pa.int32(), "decisions": pa.int32(),
    }  # fmt: skip
    parts = json.dumps([[part.name, part.start, list(part.shape)] for part in kit.parts])
    about = {"theomachy": json.dumps(plan.written()), "parts": parts, "actions": str(kit.actions)}
    schema = pa.schema([pa.field(name, kinds[name]) for name in NAMES], metadata=about)
    path = part_path(Path(folder), number)
    half = path.with_suffix(f".{os.getpid()}.half")
    pq.write_table(pa.table(columns, schema=schema), half, compression="zstd")
    os.replace(half, path)
    return len(columns["game"])


def part_path(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05}.parquet"


def missing(plan: Plan, folder: Path) -> list[int]:
    """The blocks that are still to be played. A folder that holds another run is refused."""
    head = folder / HEAD
    wanted = json.dumps(plan.written(), indent=1, sort_keys=True)
    if head.exists():
        if head.read_text(encoding="utf-8") != wanted:
            raise BadOption(f"{folder} holds another run ({head}); give another folder with --out")
    else:
        if folder.exists() and any(folder.iterdir()):
            raise BadOption(f"{folder} is not empty and holds no run; give another folder with --out")
        folder.mkdir(parents=True, exist_ok=True)
        head.write_text(wanted, encoding="utf-8")
    return [number for number in range(plan.blocks) if not part_path(folder, number).exists()]


def run(
    plan: Plan, folder: Path, *, processes: int = 0, on: str = "local",
    tell: Callable[[int, int], None] | None = None,
) -> int:  # fmt: skip
    """Play what is missing of a run; how many decisions that were. `tell` hears of blocks done, and of all."""
    plan.check()
    check_where(on)
    if processes < 0:
        raise BadOption(f"processes is {processes}; allowed: 0 and more")
    with needing("data"):
        import pyarrow  # noqa: F401 - said here, before processes are started
    todo = missing(plan, folder)
    made = 0
    work = partial(write_block, plan, str(folder.resolve()))  # on Ray all machines must see the folder
    for done, (_, count) in enumerate(spread(work, todo, processes=processes, on=on), 1):
        made += count
        if tell is not None:
            tell(plan.blocks - len(todo) + done, plan.blocks)
    return made
