"""Accepted samples of every game's picture: the start, the middle and the end of one stored record.

tests/pictures/<game>-<moment>.svg.gz is the picture as it was accepted. One that differs from its sample is a mistake
or is meant; who means it looks at both (the failed test leaves them as PNG and says where) and accepts the new one:

    make samples                                               accepts all pictures as they are drawn now
    PYTHONPATH=src python tests/samples.py gods-second         accepts those of one game
"""

from __future__ import annotations

import gzip
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import theomachy
from storing import stored
from theomachy.core.position import Position

SAMPLES = Path(__file__).parent / "pictures"
MOMENTS = ("start", "middle", "end")
SEAT = 0


@dataclass(frozen=True)
class Picture:
    game: str
    moment: str
    svg: str

    @property
    def parts(self) -> dict[str, int]:
        """How many elements of each kind it has, how many targets, and how many words are written."""
        found = Counter(re.findall(r"<(\w+)", self.svg))
        found["targets"] = len(re.findall(r"data-target=", self.svg))
        found["words"] = len(re.sub(r"<[^>]*>", " ", self.svg).split())
        return dict(sorted(found.items()))

    @property
    def sample(self) -> Path:
        return SAMPLES / f"{self.game}-{self.moment}.svg.gz"

    def accepted(self) -> Picture | None:
        """The same moment as it was accepted; None if it never was."""
        if not self.sample.is_file():
            return None
        return Picture(self.game, self.moment, gzip.decompress(self.sample.read_bytes()).decode())

    def accept(self) -> None:
        SAMPLES.mkdir(exist_ok=True)
        self.sample.write_bytes(gzip.compress(self.svg.encode(), mtime=0))


def record_of(game: str) -> theomachy.Record:
    """The record that is drawn: of the newest rules, without options, the first by name."""
    newest = str(theomachy.game(game).revision)
    plain = {
        path.stem: record
        for path, record in stored(game).items()
        if record.tags["Rules"] == newest and not record.tags.get("Options")
    }
    assert plain, f"tests/records/{game} has no record by the newest rules without options: see tests/storing.py"
    return plain[min(plain)]


def moments(record: theomachy.Record) -> dict[str, Position]:
    """Where somebody is asked for the first time, half-way through those moments, and the end."""
    start = record.start()
    everything = [position.copy() for position in record.positions(start)]
    asked = [position for position in everything if position.turn >= 0] or everything
    return dict(zip(MOMENTS, (asked[0], asked[len(asked) // 2], everything[-1]), strict=True))


def pictures(game: str) -> list[Picture]:
    """At the default arrangement, as the first seat sees it."""
    rules = theomachy.game(game)
    found = moments(record_of(game))
    return [Picture(game, moment, rules.draw(rules.view(position, SEAT))) for moment, position in found.items()]


def difference(accepted: Picture, now: Picture) -> str:
    """What there is more or less of: "circle +2, words -1"."""
    old, new = accepted.parts, now.parts
    found = [f"{n} {new.get(n, 0) - old.get(n, 0):+}" for n in sorted({*old, *new}) if new.get(n, 0) != old.get(n, 0)]
    return ", ".join(found) or "the same elements, drawn otherwise"


def main(games: list[str]) -> None:
    for game in games or theomachy.game_names():
        changed = [picture for picture in pictures(game) if picture.accepted() != picture]
        for picture in changed:
            picture.accept()
        print(f"{game}: {', '.join(p.moment for p in changed)} accepted anew" if changed else f"{game}: as it was")


if __name__ == "__main__":
    main(sys.argv[1:])
