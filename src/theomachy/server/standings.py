"""How a tournament stands: what a game is worth, and who is before whom. Plain numbers: no store, no tables.

Every game gives from 0 to 1. Two at a table: 1 for a win, ½ for a shared victory. More at a table: all the others
behind you are 1, all before you 0, places that are shared share. With the same deal at several tables of more than two,
your points are compared with those of everybody who had your seat elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from theomachy.server.pairing import EMPTY, Round

# How a seat came out: played to the end; its player left or ran out of time; the host ended the game unfinished, and
# the player was there or not; sat out.
PLAYED, FORFEIT, HALTED, ABSENT, BYE = "played", "forfeit", "halted", "absent", "bye"
HALF = 0.5
LAST = 1_000  # the place of who left or did not come


@dataclass(frozen=True)
class Chair:
    """One seat of one table of a round; of who sits out the only one, and at no table."""

    entrant: int
    how: str = ""  # empty: the game is not over
    place: int = 0
    points: int = 0


@dataclass(frozen=True)
class Played:
    """A round as it was played: the chairs of each table in the order of the seats, and who sat out."""

    tables: list[list[Chair]]
    byes: list[int] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        return all(chair.how for table in self.tables for chair in table)

    @property
    def pairing(self) -> Round:
        return Round([[chair.entrant for chair in table] for table in self.tables], list(self.byes))


@dataclass
class Standing:
    """One line: the score, and what decides between equal scores, the first first."""

    entrant: int
    score: float = 0.0
    games: int = 0
    breaks: list[float] = field(default_factory=list)
    rank: int = 0


def breaks_of(size: int, duplicate: bool) -> list[str]:
    """What decides between equal scores, in this order."""
    if size > 2:
        return ["buchholz", "firsts"]
    return ["buchholz", "sonneborn", *(["compared"] if duplicate else [])]


def values(played: Played, duplicate: bool) -> list[list[float]]:
    """What each chair of a complete table is worth; tables that are not complete have none."""
    found: list[list[float]] = []
    for number, table in enumerate(played.tables):
        if not all(chair.how for chair in table):
            found.append([])
        elif duplicate and len(table) > 2 and len(played.tables) > 1:
            compared = comparison(played, number)
            found.append([_worth(chair, worth) for chair, worth in zip(table, compared, strict=True)])
        else:
            found.append([_worth(chair, worth) for chair, worth in zip(table, by_place(table), strict=True)])
    return found


def _worth(chair: Chair, worth: float) -> float:
    """Who left or did not come has nothing."""
    return 0.0 if chair.how in (FORFEIT, ABSENT) else worth


def by_place(table: Sequence[Chair]) -> list[float]:
    """How much of the others is behind each chair. Who left is behind all others; of an unfinished game nobody is
    before another who was there."""
    return [_behind(chair, table) for chair in table]


def _behind(chair: Chair, table: Sequence[Chair]) -> float:
    mine = _standing(chair)
    others = [_standing(one) for one in table if one is not chair]
    return sum(1.0 if other > mine else HALF if other == mine else 0.0 for other in others) / len(others)


def _standing(chair: Chair) -> int:
    """The place that counts."""
    return {PLAYED: chair.place, HALTED: 0}.get(chair.how, LAST)


def comparison(played: Played, number: int) -> list[float]:
    """What each chair of a table has made of its cards, against the same seat at the other tables."""
    found = []
    for seat, mine in enumerate(played.tables[number]):
        others = [table[seat] for other, table in enumerate(played.tables) if other != number]
        points = [one.points for one in others if one.how == PLAYED]
        if mine.how != PLAYED or not points:
            found.append(HALF)
        else:
            found.append(
                sum(1.0 if mine.points > p else HALF if mine.points == p else 0.0 for p in points) / len(points)
            )
    return found


def standings(entrants: Sequence[int], rounds: Sequence[Played], size: int, duplicate: bool) -> list[Standing]:
    """All of them, the best first; equal in everything, equal in rank. `entrants` come in the order of their lots.

    Where tables share a deal a round counts when all of it is over: before that nothing can be compared, and what came
    elsewhere is nobody's to know.
    """
    lines = {entrant: Standing(entrant) for entrant in entrants}
    counted = [played for played in rounds if played.complete or not duplicate]
    results: dict[int, list[tuple[list[int], float]]] = {entrant: [] for entrant in entrants}
    firsts = dict.fromkeys(entrants, 0.0)
    compared = dict.fromkeys(entrants, 0.0)
    for played in counted:
        for number, worths in enumerate(values(played, duplicate)):
            table = played.tables[number]
            for chair, worth in zip(table, worths, strict=False):
                if chair.entrant == EMPTY:
                    continue
                others = [one.entrant for one in table if one is not chair and one.entrant != EMPTY]
                results[chair.entrant].append((others, worth))
                firsts[chair.entrant] += chair.how == PLAYED and chair.place == 1
            if worths and duplicate:
                for chair, worth in zip(table, comparison(played, number), strict=True):
                    if chair.entrant != EMPTY:
                        compared[chair.entrant] += _worth(chair, worth)
        for entrant in played.byes:
            results[entrant].append(([], 1.0 if size == 2 else HALF))
    for entrant, line in lines.items():
        line.score = sum(worth for _, worth in results[entrant])
        line.games = sum(bool(others) for others, _ in results[entrant])
    virtual = len(counted) / 2  # who sat out met somebody with half of what could be had
    for entrant, line in lines.items():
        strength = [
            (sum(lines[one].score for one in others) / len(others) if others else virtual, worth)
            for others, worth in results[entrant]
        ]
        found = {
            "buchholz": sum(score for score, _ in strength),
            "sonneborn": sum(score * worth for score, worth in strength),
            "firsts": firsts[entrant], "compared": compared[entrant],
        }  # fmt: skip
        line.breaks = [round(found[name], 6) for name in breaks_of(size, duplicate)]
        line.score = round(line.score, 6)
    ordered = sorted(lines.values(), key=lambda line: (-line.score, *(-value for value in line.breaks)))
    for number, line in enumerate(ordered):
        same = number and (ordered[number - 1].score, ordered[number - 1].breaks) == (line.score, line.breaks)
        line.rank = ordered[number - 1].rank if same else number + 1
    return ordered
