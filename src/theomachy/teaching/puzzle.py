"""Puzzles: moments of games in which one decision is clearly better than all others.

They are data in the room `teach` of a game:

    puzzles.jsonl  one puzzle a line, found and proved by `arena/puzzles.py` (the command `theomachy puzzles`)
    themes.toml    what puzzles of this game are about, the more telling first: `id`, and the `events` or the `actions`
                   (first words of the notation) by which the theme is known
    en.ftl ...     for each theme the message `theme-ID`, with `.why`, why such a deed is strong

A puzzle is a record up to the question, so that it replays for ever, the steps of the answer in the notation, and what
the search found: the chances of winning with it and with the next best. The sentence that explains it is made of that
data in the reader's language; no sentence is stored.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from typing import Any

from theomachy.core import registry
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.game import Game
from theomachy.core.log import Log
from theomachy.core.match import Match
from theomachy.core.position import Position
from theomachy.core.record import Record
from theomachy.core.words import TABLE, Phrase, Words, upper_first
from theomachy.core.worth import VICTORY, after, best_ahead, brief, by_source, lead
from theomachy.teaching.guide import room

EASIEST, HARDEST = 600, 2000  # difficulties: on the scale of the solvers' ratings
WHY = Phrase("puzzle why")
BRINGS = Phrase("puzzle brings")
TAKES = Phrase("puzzle takes")
PREVENTS = Phrase("puzzle prevents")
OPENS = Phrase("puzzle opens")
OPENS_VICTORY = Phrase("puzzle opens victory")
VICTORIOUS = Phrase("puzzle victorious")
POINTS = Phrase("puzzle points")
FEW = 3  # kinds of points that are told apart
UNSURE = 4  # deals of what is hidden in which the same must hold
FIRST_DAY = date(2026, 1, 1)


class BadPuzzle(TheomachyError):
    """A puzzle that cannot be read, or does not hold."""


@dataclass(frozen=True)
class Puzzle:
    """One question: what does `solver` do after the moves of `record`?"""

    id: str
    game: str
    solver: int  # seat
    solution: tuple[str, ...]  # steps in the notation, one after the other
    chance: int  # of winning with it, in per cent
    rival: str  # the next best first step
    rival_chance: int
    theme: str
    difficulty: int
    record: str

    def written(self) -> str:
        """The puzzle as one line of a file."""
        return json.dumps(asdict(self), ensure_ascii=False)


@dataclass(frozen=True)
class Moment:
    """A puzzle set up: the game so far, and the answer as numbers."""

    puzzle: Puzzle
    log: Log
    steps: tuple[int, ...]
    rival: int


@dataclass(frozen=True)
class Theme:
    """What a puzzle is about, and how that is recognised."""

    id: str
    events: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()


def puzzle_id(game: str, record: str, solver: int) -> str:
    """The name of a puzzle: the same for the same question."""
    return f"{game}-{blake2b(f'{solver} {record}'.encode(), digest_size=4).hexdigest()}"


def read(line: str) -> Puzzle:
    """A line of a file; what is wrong with it is named."""
    try:
        data: dict[str, Any] = json.loads(line)
        found = Puzzle(**{**data, "solution": tuple(data["solution"])})
    except (ValueError, TypeError, KeyError) as error:
        raise BadPuzzle(f"no puzzle: {line[:60]!r} ({error})") from error
    kinds = {"solver": int, "chance": int, "rival_chance": int, "difficulty": int}
    wrong = [name for name in asdict(found) if name != "solution" and not isinstance(data[name], kinds.get(name, str))]
    if wrong or not found.solution or not all(isinstance(step, str) for step in found.solution):
        raise BadPuzzle(f"the puzzle {found.id!r}: {', '.join(wrong) or 'solution'} is not of the right kind")
    return found


@cache
def puzzles(game: Game) -> Mapping[str, Puzzle]:
    """The puzzles of a game by their names, the easiest first."""
    file = room(game) / "puzzles.jsonl"
    if not file.is_file():
        return {}
    found = [read(line) for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda p: (p.difficulty, p.id))}


def puzzle(name: str) -> Puzzle | None:
    """The puzzle of this name, of whatever game."""
    game = name.rpartition("-")[0]
    return puzzles(registry.game(game)).get(name) if game in registry.game_names() else None


def all_puzzles() -> list[Puzzle]:
    return [found for name in registry.game_names() for found in puzzles(registry.game(name)).values()]


def of_the_day(day: date) -> Puzzle | None:
    """The same for everybody; the games take turns, and none of a game's comes again before all have been."""
    games = [name for name in registry.game_names() if puzzles(registry.game(name))]
    if not games:
        return None
    number, turn = divmod((day - FIRST_DAY).days, len(games))
    found = sorted(puzzles(registry.game(games[turn])).values(), key=lambda p: p.id)
    return found[number % len(found)]


@cache
def moment(found: Puzzle) -> Moment:
    """The puzzle set up on a table. A record that does not replay, or an answer that is not legal, is refused."""
    game = registry.game(found.game)
    log = Match.resume(Record.parse(found.record), wait=True).log
    if log.position.turn != found.solver:
        raise BadPuzzle(f"the puzzle {found.id}: seat {found.solver} is not asked")
    trial = log.position.copy()
    rival = game.parse(trial, found.rival)
    game.demand(trial, found.solver, rival)
    steps = []
    for text in found.solution:
        steps.append(game.parse(trial, text))
        game.demand(trial, found.solver, steps[-1])
        trial.apply(found.solver, steps[-1])
    return Moment(found, log, tuple(steps), rival)


# ---- what it is about


@cache
def themes(game: Game) -> tuple[Theme, ...]:
    file = room(game) / "themes.toml"
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["theme"]
    return tuple(Theme(row["id"], tuple(row.get("events", ())), tuple(row.get("actions", ()))) for row in rows)


def theme_of(game: Game, position: Position, player: int, steps: Sequence[int]) -> str:
    """The first theme of the game that what these steps do, and tell, belongs to."""
    trial = position.copy()
    trial.events = []
    words = []
    for action in steps:
        words.append(re.split(r"[ :<]", game.text(trial, action))[0])  # `city:blue` is a city
        trial.apply(player, action)
    return named(game, {event.kind for event in trial.events or ()}, words)


def named(game: Game, events: set[str], words: Iterable[str]) -> str:
    said = set(words)
    for theme in themes(game):
        if events.intersection(theme.events) or said.intersection(theme.actions):
            return theme.id
        if not theme.events and not theme.actions:
            return theme.id
    raise BadPuzzle(f"{game.name} has no theme for {', '.join(sorted(events | said))}")


@cache
def lessons(game: Game) -> Words:
    return Words(f"the lessons of {game.name}", room(game))


def theme_title(game: Game, theme: str, lang: str) -> str:
    return str(lessons(game).term("theme", theme, lang))


def why(found: Puzzle, lang: str) -> str:
    """Why the answer is right, in the reader's language: what it wins here, or else why such a deed is strong; how much
    that is worth and what the next best would have been."""
    game = registry.game(found.game)
    at = moment(found)
    return WHY(
        lang, reason=" ".join(wins(found, lang)) or general(game, found.theme, lang), chance=found.chance,
        ahead=found.chance - found.rival_chance,
        rival=upper_first(headline(told(game, at.log.position, found.solver, [at.rival], lang))),
        rival_chance=found.rival_chance,
    )  # fmt: skip


def general(game: Game, theme: str, lang: str) -> str:
    """Why deeds of this theme are strong."""
    return lessons(game).term("theme", theme, lang).forms.get("why", "")


def wins(found: Puzzle, lang: str) -> list[str]:
    """What this very answer wins, as far as the solver can know it: the game, points for him and from others, what it
    makes possible in the same turn, what a game tells beside points. Empty where nothing of it can be counted yet."""
    game, at, player = registry.game(found.game), moment(found), found.solver
    seen = at.log.position.redeal(player, Dice(1))
    then = after(seen, player, at.steps)
    if lead(then, player) == VICTORY:
        return [VICTORIOUS[lang]]
    said = []
    before, now = by_source(game, seen, lang), by_source(game, then, lang)
    mine = more(before[player], now[player], lang)
    if mine:
        said.append(BRINGS(lang, points=mine))
    for seat in range(seen.players):
        lost = more(now[seat], before[seat], lang, "−")
        if seat != player and lost:
            said.append(TAKES(lang, who=game.seat_title(seen, seat, lang), points=lost))
    if not said:
        said = [
            *prevents(game, seen, then, player, at.rival, lang),
            *goes_on(game, seen, then, player, opened(found), lang),
            *game.progress(seen, then, player, lang),
        ][:2]
    if said and found.theme == "finish":
        said.append(general(game, "finish", lang))
    return said


def prevents(game: Game, seen: Position, then: Position, player: int, rival: int, lang: str) -> list[str]:
    """The victory that is open to another right after the next best, and not after the answer."""
    other = after(seen, player, [rival])
    who = int(other.turn)
    if who < 0 or who == player:
        return []
    best, steps = best_ahead(other, who)
    if best < VICTORY or (then.turn == who and best_ahead(then, who)[0] == VICTORY):
        return []
    step = told(game, after(other, who, steps[:-1]), who, [steps[-1]], lang)
    return [PREVENTS(lang, who=game.seat_title(seen, who, lang), step=headline(step))]


def goes_on(game: Game, seen: Position, then: Position, player: int, steps: Sequence[int], lang: str) -> list[str]:
    """The step in the same turn that brings most, and what all of them bring."""
    if not steps:
        return []
    leads = [lead(after(then, player, steps[:n]), player) for n in range(len(steps) + 1)]
    best = max(range(len(steps)), key=lambda n: leads[n + 1] - leads[n])
    step = told(game, after(then, player, steps[:best]), player, [steps[best]], lang)
    if leads[-1] == VICTORY:
        return [OPENS_VICTORY(lang, step=headline(step))]
    whole = after(then, player, steps)
    points = more(by_source(game, seen, lang)[player], by_source(game, whole, lang)[player], lang)
    return [OPENS(lang, step=brief(step), points=points)] if points else []


@cache
def opened(found: Puzzle) -> tuple[int, ...]:
    """The steps by which the solver can go on in the same turn to a lead that he cannot reach after the next best;
    empty if there are none, or if they hang on what he cannot know."""
    at, player = moment(found), found.solver
    deals = [at.log.position.redeal(player, Dice(seed)) for seed in range(1, 1 + UNSURE)]
    known: set[tuple[int, ...]] = set()
    for seen in {deal.key(): deal for deal in deals}.values():
        best, steps = best_ahead(after(seen, player, at.steps), player)
        if not steps or best <= lead(seen, player) or best <= best_ahead(after(seen, player, [at.rival]), player)[0]:
            return ()
        known.add(steps)
    return known.pop() if len(known) == 1 else ()


def more(before: Counter[str], now: Counter[str], lang: str, sign: str = "+") -> str:
    """How many points there are more now, and for what, if that can be said in a few words; empty if there are none."""
    found = {what: now[what] - before[what] for what in now | before if now[what] != before[what]}
    if sum(found.values()) <= 0:
        return ""
    if min(found.values()) < 0 or len(found) > FEW or "" in found:
        return POINTS(lang, n=sum(found.values()))
    parts = [f"{what} {sign}{n}" for what, n in sorted(found.items(), key=lambda part: (-part[1], part[0]))]
    return TABLE.listing(parts, lang)


def headline(sentence: str) -> str:
    """What is done, without what comes of it: as much as the one who did something else wants to know."""
    return sentence.split(";")[0].rstrip("\u202f\u00a0 ")


def answer(found: Puzzle, lang: str) -> str:
    """The right answer as a sentence without its full stop."""
    at = moment(found)
    return told(registry.game(found.game), at.log.position, found.solver, at.steps, lang, brief)


def told(
    game: Game, position: Position, player: int, steps: Sequence[int], lang: str, cut: Callable[[str], str] = str
) -> str:
    """What these steps mean, as far as the player can know: told of a position that is dealt anew for him."""
    trial = position.copy()
    parts = []
    for action in steps:
        seen = trial.redeal(player, Dice(1))
        parts.append(cut(game.tell(seen, player, action, lang).rstrip(". ") or game.text(seen, action)))
        trial.apply(player, action)
    return "; ".join(upper_first(part) if not number else part for number, part in enumerate(parts))
