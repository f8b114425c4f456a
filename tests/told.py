"""The clauses that events name: which kind of event of which game names which clause, as a table to review.

    PYTHONPATH=src python tests/told.py            shows what the tables lack, and what they need no longer
    PYTHONPATH=src python tests/told.py --write    adds what they lack, and renews titles

Titles stand beside the ids, so that a wrong clause is seen at once. The tables are held to what games tell
(`test_told.py`). What is told no longer you take out by hand: random games do not meet everything.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import theomachy
from storing import stored
from theomachy.core import citations, clauses
from theomachy.core.dice import Dice
from theomachy.core.event import Event
from theomachy.core.position import CHANCE, Position
from walks import asked, cases_of, picked, walk

TABLES = Path(__file__).parent / "told"
ROW = re.compile(r"\| (.+?) \| `([^`]+)` \| (.*) \|")
KIND_AT = {"write": 0, "reveal": 0, "whisper": 1}  # which argument of these methods of a table is the kind of event
Told = tuple[str, str]  # kind of event and clause


def of_steps(position: Position, steps: Iterable[tuple[int, int]]) -> set[Told]:
    """What is told while these actions are done."""
    found: set[Told] = set()
    for player, action in steps:
        events: list[Event] = []
        position.events = events
        position.apply(player, action)
        position.events = None
        found |= {(event.kind, event.clause) for event in events}
    return found


def in_walks(name: str) -> set[Told]:
    """In the random games of the laws."""
    found: set[Told] = set()
    for case in cases_of(name, False):
        found |= of_steps(walk(case).positions[0].copy(), walk(case).steps)
    return found


def in_records(name: str) -> set[Told]:
    """In the games that are kept (`tests/records`)."""
    found: set[Told] = set()
    for record in stored(name).values():
        start = record.start()
        found |= of_steps(start, record.steps(start))
    return found


def in_more_games(name: str, games: int) -> set[Told]:
    """In further random games, where outcomes of chance that are rare are as likely as the others."""
    game = theomachy.game(name)
    found: set[Told] = set()
    tables = cases_of(name, False)
    for number in range(games):
        case = tables[number % len(tables)]
        dice = Dice(case.seed + 100 + number)
        position = game.new(case.players, **dict(case.options))
        while choices := [(who, int(a)) for who in asked(position) for a in position.legal(who)]:
            if position.turn == CHANCE:
                step = choices[dice.below(len(choices))]
            else:
                step = picked(game, position, choices, dice)
            found |= of_steps(position, [step])
    return found


def in_code(name: str) -> set[Told]:
    """What the rules name outright: both kind and clause stand in the call."""
    prefix = theomachy.game(name).prefix
    found: set[Told] = set()
    for path in citations.rooms():
        if path.suffix == ".py":
            found |= {told for told in named_in(path.read_text(encoding="utf-8")) if told[1].startswith(prefix)}
    return found


def named_in(text: str) -> Iterator[Told]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            at = KIND_AT.get(node.func.attr, len(node.args))
            words = [arg.value for arg in node.args[at : at + 2] if isinstance(arg, ast.Constant)]
            if len(words) == 2 and clauses.ID.fullmatch(str(words[1])):
                yield str(words[0]), str(words[1])


# ---- the tables


def path(name: str) -> Path:
    return TABLES / f"{name}.md"


def table(name: str) -> dict[Told, str]:
    """Kind and clause, with the title of the clause."""
    if not path(name).exists():
        return {}
    rows = ROW.finditer(path(name).read_text(encoding="utf-8"))
    return {(row[2], row[1]): row[3] for row in rows}


def title(clause: str) -> str:
    return clauses.clause(clause).title.replace("|", "/")


def write(name: str, told: set[Told]) -> None:
    """By clause, so that one reads them beside the rules document."""
    lines = [
        f"# What {theomachy.game(name).title} tells, and the clauses it names",
        "Each clause that an event names, the kind of event, and what the clause is about (`tests/told.py`).",
        "",
        "| clause | event | about |",
        "|---|---|---|",
        *(f"| {clause} | `{kind}` | {title(clause)} |" for kind, clause in sorted(told, key=lambda each: each[::-1])),
    ]
    TABLES.mkdir(exist_ok=True)
    path(name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(write_it: bool) -> None:
    for name in theomachy.game_names():
        listed = table(name)
        found = in_walks(name) | in_records(name) | in_more_games(name, 100) | in_code(name)
        new, gone = sorted(found - set(listed)), sorted(set(listed) - found)
        renamed = {clause for (_, clause), about in listed.items() if about != title(clause)}
        for what, told in (("not listed", new), ("listed, but not met in these games", gone)):
            print(
                *(f"{name}: {kind!r} names {clause}: {what}" for kind, clause in told), sep="\n", end="\n" * bool(told)
            )
        if write_it and (new or renamed):
            write(name, found | set(listed))


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
