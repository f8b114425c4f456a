"""Writes down finished games where tests/records has none: one for each game, revision and number of players.

    PYTHONPATH=src python tests/storing.py            shows which are missing
    PYTHONPATH=src python tests/storing.py --write    plays them at random and writes them down

A record that is there is never written again: it holds what the rules said when it was made.
"""

from __future__ import annotations

import sys
from pathlib import Path

import theomachy
from theomachy.core.dice import Dice
from walks import Case, asked, picked

RECORDS = Path(__file__).parent / "records"


def stored(game: str) -> dict[Path, theomachy.Record]:
    """The records of a game, by their files."""
    paths = sorted((RECORDS / game).glob("*.theo"))
    return {path: theomachy.Record.parse(path.read_text(encoding="utf-8")) for path in paths}


def missing(game: str) -> list[tuple[int, int]]:
    """Revisions and numbers of players of which no record is kept; the game says which revisions it still plays."""
    rules = theomachy.game(game)
    found = {(int(r.tags["Rules"]), len(r.tags["Players"].split(","))) for r in stored(game).values()}
    wanted = [(revision, players) for revision in sorted(rules.revisions) for players in rules.players]
    return [each for each in wanted if each not in found]


def played(game: str, revision: int, players: int) -> theomachy.Record:
    """A random game to its end; in games whose players name themselves they have their usual names."""
    rules = theomachy.game(game)
    seed = Case(game, players).seed
    match = theomachy.Match(game, position=rules.new(players, revision=revision), seed=seed)
    dice = Dice(seed)
    while not match.over:
        choices = [(who, int(a)) for who in asked(match.position) for a in match.position.legal(who)]
        match.play(*picked(rules, match.position, choices, dice))
    record = match.record
    del record.tags["Position"], record.tags["Date"]  # a plain table of that revision; the day says nothing
    record.verify()
    return record


def main(write: bool) -> None:
    for game in theomachy.game_names():
        for revision, players in missing(game):
            path = RECORDS / game / f"rules{revision}-plain-{players}.theo"
            print(path.relative_to(RECORDS.parent), "is written" if write else "is missing")
            if write:
                path.parent.mkdir(exist_ok=True)
                path.write_text(str(played(game, revision, players)), encoding="utf-8")


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
