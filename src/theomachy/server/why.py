"""Answers to "why can't I?" and "what would this do?".

They are made from a re-dealt position, in which only what the asker knows is true. That position is a function of what
the asker knows (`Position.redeal`), so the answers are, and so is whether there is an answer at all.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from theomachy.core import clauses
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position
from theomachy.core.words import Phrase

PROVENANCE = re.compile(r"^\[[^\]]*\]\s*|\s*\[[^\]]*\]\s*$", re.M)
NOTHING = Phrase("why nothing")
LATER = Phrase("why later")
NOT_NOW = Phrase("why not now")
OVER = Phrase("why over")
SAYS_SO = ("button:end", "button:done", "button:pass")  # what is clicked to end a turn, and for nothing else


def plain(text: str) -> str:
    """A clause without its provenance and without marks of Markdown."""
    return re.sub(r"[*`]", "", PROVENANCE.sub("", text)).strip()


def sentence(game: Game, clause_id: str, lang: str) -> str:
    """What a clause says, for a person who just ran into it."""
    try:
        found = clauses.clause(clause_id)
    except (TheomachyError, OSError):
        return NOTHING[lang]
    return plain(found.text)


def imagined(position: Position, seat: int) -> Position:
    """What the asker could believe: an answer made from it can betray nothing. The same question, the same answer."""
    return position.redeal(seat, Dice(1))


def means_something(game: Game, position: Position, action: int) -> bool:
    """Is the number an action of this game that can be written down? Where things lie does not matter."""
    if not 0 <= action < 1 << 31 or not game.actions.knows(action):
        return False
    try:
        return bool(game.text(position, action))
    except (LookupError, ValueError):
        return False


def refusal(game: Game, position: Position, seat: int, action: int, lang: str) -> tuple[str, str]:
    """Sentence and clause against an action that the seat may not do now: the game's own sentence, with what beat the
    action, else what the clause says. Both empty for numbers that mean no action."""
    known = imagined(position, seat)
    clause = known.why_not(seat, action) if means_something(game, known, action) else ""
    if not clause:
        return "", ""
    return game.reason(known, seat, action, lang) or sentence(game, clause, lang), clause


def begun(game: Game, known: Position, seat: int, chosen: Sequence[str]) -> tuple[Position, int | None]:
    """The position in which what was chosen has begun, and the action that began it.

    An action that another step follows (`Game.ahead`) counts as done once all of it is chosen, because the page holds
    it back until that step is chosen too. Of several, two cards and each of them say, the one with most of the chosen.
    """
    whole = [
        int(action)
        for action in (known.legal(seat) if chosen else ())
        if set(game.targets(known, int(action))) <= set(chosen) and game.ahead(known, seat, int(action))
    ]
    if not whole:
        return known, None
    first = max(whole, key=lambda action: len(game.targets(known, action)))
    after = known.copy()
    after.apply(seat, first)
    return after, first


def carries_on(game: Game, known: Position, seat: int, first: int) -> Callable[[int], bool]:
    """Is an action the step after the one that was begun, with the same things?"""
    meant = game.actions.values(first)
    kinds = {game.actions.kind(int(a)).code for a in known.legal(seat)} - {game.actions.kind(first).code}

    def found(action: int) -> bool:
        values = game.actions.values(action)
        same = all(values[name] == value for name, value in meant.items() if name in values)
        return same and game.actions.kind(action).code in kinds and not set(meant) - set(values)

    return found


def why_not(
    game: Game, position: Position, seat: int, target: str, chosen: Sequence[str], lang: str
) -> tuple[str, str, bool]:
    """Sentence, clause, and whether the target has a use after all, only not with what was chosen."""
    if position.turn == NOBODY:
        return OVER[lang], "", False
    known, first = begun(game, imagined(position, seat), seat, chosen)
    follows = carries_on(game, known, seat, first) if first is not None else None
    actions = [int(a) for a in known.legal(seat)]
    legal = [game.targets(known, a) for a in actions]
    usable = {t for path in legal for t in path}
    if target in usable:
        return LATER[lang], "", True
    reasons: Counter[str] = Counter()
    examples: dict[str, int] = {}  # of each clause, the action that comes nearest to what was meant
    for action in game.aimed(known, target):
        clause = "" if game.actions.kind(action).chance else known.why_not(seat, action)
        if clause:
            path = game.targets(known, action)
            # The reason that matters is that of the action the player had in mind: one whose other parts
            # were chosen, or at least can be used now.
            nearness = 100 * sum(t in chosen for t in path) + 10 * sum(t in usable for t in path if t != target)
            if set(chosen) <= set(path):
                nearness += 1000
            if follows is not None and follows(action):
                nearness += 2000
            if reasons[clause] < 1 + nearness:
                reasons[clause] = 1 + nearness
                examples[clause] = action
    if not reasons:
        return NOTHING[lang], "", False
    clause = reasons.most_common(1)[0][0]
    if not actions:
        return NOT_NOW(lang, question=game.ask(game.view(known, seat), lang)), clause, False
    return game.reason(known, seat, examples[clause], lang) or sentence(game, clause, lang), clause, False


def tell(
    game: Game, position: Position, seat: int, action: int, lang: str, then: str = "", *, here: bool = False
) -> tuple[str, list[int]]:  # fmt: skip
    """What the action would mean and how it changes everybody's score; empty if it is none of the seat's choices.

    With `then`, a target of the step after it, what that step would mean once the action is done. With `here` for
    somebody who points at the place.
    """
    known = imagined(position, seat)
    if action not in [int(a) for a in known.legal(seat)]:
        return "", []
    if then:
        if then not in game.ahead(known, seat, action):
            return "", []
        known = known.copy()
        known.apply(seat, action)
        found = [int(a) for a in known.legal(seat) if then in game.targets(known, int(a))]
        if not found:
            return "", []
        action = found[0]
    before = [int(known.score(player)) for player in range(known.players)]
    trial = known.copy()
    trial.apply(seat, action)
    after = [int(trial.score(player)) for player in range(known.players)]
    change = [now - then for then, now in zip(before, after, strict=True)]
    return game.tell(known, seat, action, lang, here=here), change if any(change) else []


def ends_turn(game: Game, position: Position, seat: int, action: int, then: str = "") -> bool:
    """Would the seat's turn be over after the action (with `then`, after the step that follows it)? So that a page can
    ask before it can no longer be taken back. Not for what can only mean that, nor where everybody acts at once.

    Chance is played out once, always in the same way: what the asker does not know has no part in the answer.
    """
    known = imagined(position, seat)
    if known.turn == EVERYBODY or action not in [int(a) for a in known.legal(seat)]:
        return False
    trial = known.copy()
    if then:
        trial.apply(seat, action)
        if trial.turn != seat:
            return True
        found = [int(a) for a in trial.legal(seat) if then in game.targets(trial, int(a))]
        if not found:
            return False
        action = found[0]
    path = game.targets(trial, action)
    if len(path) == 1 and path[0] in SAYS_SO:
        return False
    told: list[Event] = []
    trial.events = told
    trial.apply(seat, action)
    dice = Dice(1)
    while trial.turn == CHANCE:
        trial.apply(CHANCE, trial.sample(dice))
    trial.events = None
    begun = [game.turn_begins(event) for event in told]
    if trial.turn == NOBODY:
        return True
    if begun and begun[0] is not None:
        return any(who is not None and who >= 0 for who in begun)
    return trial.turn != seat
