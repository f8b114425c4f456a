"""Games between bots as data for learners: every decision a row, in Parquet files, on one machine or many.

A run is a folder: `selfplay.json` says what is played, `part-00000.parquet` and so on hold the decisions of a block of
games each, `records-00000.zip` the records of these games. Blocks are written whole or not at all, and each hangs on
the plan and its number alone, so a run that was stopped goes on where it was. The same plan gives the same rows on
every machine, unless bots think by the clock.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from theomachy.bots.bot import ask, make_bot, parse_spec
from theomachy.bots.search import Answer
from theomachy.core.components import USUAL_BOX, OwnBox
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.extras import demand, needing
from theomachy.core.match import Match
from theomachy.core.options import Value
from theomachy.core.record import Record
from theomachy.core.spread import check_where, spread
from theomachy.rl.kit import LONGEST, SEES, Kit

if TYPE_CHECKING:
    from theomachy.rl.table import Table

HEAD = "selfplay.json"
FORMAT = 2  # 1 had neither visits, values nor records
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
    components: OwnBox = USUAL_BOX

    def check(self) -> Kit:
        """What can be wrong with it, before anything is played."""
        for name, number in (("games", self.games), ("block", self.block), ("longest", self.longest)):
            if number < 1:
                raise BadOption(f"{name} is {number}; allowed: 1 and more")
        if self.sees not in SEES:
            raise BadOption(f"sees is {self.sees!r}; allowed: {', '.join(SEES)}")
        box = {"components": str(self.components.file)} if self.components else {}
        kit = Kit(self.game, len(self.bots), {**dict(self.options), **box}, self.sees).in_turns()
        for bot in self.bots:
            parse_spec(bot)
        return kit

    @property
    def blocks(self) -> int:
        return -(-self.games // self.block)

    def written(self) -> dict[str, object]:
        said = {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}
        return {"format": FORMAT, **said, "components": self.components.fingerprint}


class Block(NamedTuple):
    """The decisions of some games, by column, and the record of each."""

    decisions: dict[str, list[Any]]
    records: dict[int, str]


def play_block(plan: Plan, number: int) -> Block:
    """Decisions with one choice are none."""
    from theomachy.rl.table import Table

    kit = plan.check()
    bots = [make_bot(spec, kit.game) for spec in plan.bots]
    columns: dict[str, list[Any]] = {name: [] for name in NAMES}
    records: dict[int, str] = {}
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
            open_ = table.mask(seat).nonzero()[0].tolist()
            thought: list[Answer] = getattr(bots[which], "thought", [])
            row = (
                game, table.decisions, seat, plan.bots[which], table.observe(seat).tobytes(),
                open_, table.number(seat, action), visits(table, seat, open_, thought), worth(thought),
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
        seated = [plan.bots[(seat + shift) % kit.players] for seat in range(kit.players)]
        records[game] = record(kit, seated, table.done)
    return Block(columns, records)


NAMES = (
    "game", "decision", "seat", "bot", "observation", "open", "action", "visits", "value", "reward", "place", "points",
    "decisions",
)  # fmt: skip
FRESH = ("visits", "value")  # what files of format 1 do not have


def visits(table: Table, seat: int, open_: Sequence[int], thought: Sequence[Answer]) -> list[int] | None:
    """How often a search tried each of the open numbers; None where nobody searched."""
    if not thought:
        return None
    tried = {table.number(seat, action): count for action, count, _ in thought}
    return [int(tried.get(number, 0)) for number in open_]


def worth(thought: Sequence[Answer]) -> float | None:
    """What the search thought of its player's chances: the mean over all its trials."""
    tries = sum(count for _, count, _ in thought)
    return sum(count * mean for _, count, mean in thought) / tries if tries else None


def record(kit: Kit, seated: Sequence[str], done: Iterable[tuple[int, int]]) -> str:
    """The text of a game's record."""
    options: dict[str, Any] = dict(kit.options)
    names = [spec.replace(";", ",") for spec in seated]
    match = Match(kit.game, kit.players, 0, names=names, components=kit.box.file, chance=[], **options)
    match.tags.pop("Date")  # the same plan gives the same text on every day
    draft = match.log.draft()
    for player, action in done:
        draft.do(player, action)
    match.log = draft.log()
    return str(match.record)


def write_block(plan: Plan, folder: str, number: int) -> int:
    """Play a block and put it into its file, whole. How many decisions it holds."""
    with needing("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq

    kit = plan.check()
    block = play_block(plan, number)
    columns = block.decisions
    kinds = {
        "game": pa.int64(), "decision": pa.int32(), "seat": pa.int8(), "bot": pa.string(),
        "observation": pa.binary(kit.seen), "open": pa.list_(pa.int32()), "action": pa.int32(),
        "visits": pa.list_(pa.int32()), "value": pa.float32(), "reward": pa.float32(),
        "place": pa.int8(), "points": pa.int32(), "decisions": pa.int32(),
    }  # fmt: skip
    parts = json.dumps([[part.name, part.start, list(part.shape)] for part in kit.parts])
    about = {"theomachy": json.dumps(plan.written()), "parts": parts, "actions": str(kit.actions)}
    schema = pa.schema([pa.field(name, kinds[name]) for name in NAMES], metadata=about)
    records_file, path = records_path(Path(folder), number), part_path(Path(folder), number)
    half = records_file.with_suffix(f".{os.getpid()}.half")
    with ZipFile(half, "w", ZIP_DEFLATED) as archive:
        for game, text in block.records.items():
            archive.writestr(ZipInfo(f"game-{game:07}.theo"), text, ZIP_DEFLATED)  # without a date: the same every time
    os.replace(half, records_file)
    half = path.with_suffix(f".{os.getpid()}.half")
    pq.write_table(pa.table(columns, schema=schema), half, compression="zstd")
    os.replace(half, path)  # the last: with it the block is there
    return len(columns["game"])


def part_path(folder: Path, number: int) -> Path:
    return folder / f"part-{number:05}.parquet"


def records_path(folder: Path, number: int) -> Path:
    return folder / f"records-{number:05}.zip"


def read(folder: Path) -> Any:
    """All decisions of a run as one table of pyarrow, in the order of the games; of runs in format 1, too, whose
    `visits` and `value` are null."""
    with needing("data"):
        import pyarrow as pa
        import pyarrow.parquet as pq

    tables = [pq.read_table(path) for path in sorted(folder.glob("part-*.parquet"))]
    if not tables:
        raise BadOption(f"{folder} holds no games of theomachy selfplay")
    whole = pa.concat_tables(tables)
    if set(FRESH) <= set(whole.column_names):
        return whole
    for name, kind in zip(FRESH, (pa.list_(pa.int32()), pa.float32()), strict=True):
        whole = whole.add_column(NAMES.index(name), pa.field(name, kind), pa.nulls(len(whole), kind))
    return whole


def records(folder: Path) -> Iterator[tuple[int, Record]]:
    """The record of every game of a run, with the number of the game. Runs in format 1 have none."""
    for path in sorted(folder.glob("records-*.zip")):
        with ZipFile(path) as archive:
            for name in archive.namelist():
                yield int(name.removeprefix("game-").removesuffix(".theo")), Record.parse(archive.read(name).decode())


def missing(plan: Plan, folder: Path) -> list[int]:
    """The blocks that are still to be played. A folder that holds another run is refused."""
    head = folder / HEAD
    wanted = json.dumps(plan.written(), indent=1, sort_keys=True)
    if head.exists():
        said = head.read_text(encoding="utf-8")
        if said != wanted and json.loads(said).get("format") != FORMAT:
            raise BadOption(
                f"{folder} holds a run of an earlier format; read it with theomachy.rl.selfplay.read, and give another "
                "folder for new games with --out"
            )
        if said != wanted:
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
    demand("data", "pyarrow", "numpy")  # said here, before processes are started
    todo = missing(plan, folder)
    made = 0
    work = partial(write_block, plan, str(folder.resolve()))  # on Ray all machines must see the folder
    for done, (_, count) in enumerate(spread(work, todo, processes=processes, on=on), 1):
        made += count
        if tell is not None:
            tell(plan.blocks - len(todo) + done, plan.blocks)
    return made
