"""Looking at record files: which there are, whether they hold, and what they tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from theomachy.core.errors import BadRecord, TheomachyError
from theomachy.core.match import Match
from theomachy.core.record import Record, result_text

SUFFIXES = (".theo", ".record", ".txt")  # of the files that are looked at in a folder


@dataclass(frozen=True)
class Finding:
    """What became of one file."""

    path: Path
    good: bool
    message: str


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and the record files of folders, however deep."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES and not p.name.startswith("."))
        if not found:
            raise BadRecord(f"no records in {path}; looked for files ending in {', '.join(SUFFIXES)}")
        yield from found


def check(path: Path, components: Path | None = None) -> Finding:
    """Replay a file to its end and compare."""
    try:
        record = Record.load(path, components)
        final = record.verify()
    except TheomachyError as error:
        return Finding(path, False, str(error))
    return Finding(path, True, f"{record.game}, {len(record.moves)} moves, {result_text(record.game, final)}")


def at(path: Path, move: int | None, components: Path | None = None) -> Match:
    """The match of a record after so many moves (all without a number), with its story so far."""
    record = Record.load(path, components)
    if move is None:
        record.verify()
        move = len(record.moves)
    if not 0 <= move <= len(record.moves):
        raise BadRecord(f"there is no move {move}; {path} has 0 to {len(record.moves)}")
    tags = {k: v for k, v in record.tags.items() if move == len(record.moves) or k not in ("Result", "Keys")}
    part = Record(tags, record.moves[:move], record.lines[:move], record.tag_lines, record.components)
    return Match.resume(part, seed=0, wait=True)
