"""Legal actions in plain words, few lines for many: those that differ only in one place share a line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from theomachy.core.action import Kind
from theomachy.core.game import Game
from theomachy.core.position import Position

GAP = "…"


@dataclass
class Group:
    """Actions that read alike but for one place: `form` is their notation, `sentence` what they mean."""

    form: str
    sentence: str
    texts: list[str] = field(default_factory=list)  # whole notations
    places: list[str] = field(default_factory=list)  # what goes into the gap
    actions: list[int] = field(default_factory=list)
    spoken: list[str] = field(default_factory=list)  # what goes into the gap of the sentence


def groups(game: Game, position: Position, player: int, lang: str, words: str = "") -> list[Group]:
    """What the player can do, grouped. With `words` only what begins so, and sentences with all effects."""
    found: list[Group] = []
    by_kind: dict[int, list[int]] = {}
    for action in position.legal(player):
        if game.text(position, int(action)).startswith(words):
            by_kind.setdefault(game.actions.kind(int(action)).code, []).append(int(action))
    for actions in by_kind.values():
        kind = game.actions.kind(actions[0])
        gap = widest(game, kind, actions)
        alike: dict[tuple[str, str], Group] = {}
        for action in actions:
            text = game.text(position, action)
            sentence = game.tell(position, player, action, lang)
            if not words:
                sentence = sentence.partition(";")[0].rstrip()
            place = game.actions.fields[gap].write(position, game.actions.values(action)[gap]) if gap else ""
            spoken = next((name for name in spoken_forms(game, position, place, lang) if name in sentence), place)
            key = (blank(text, place), blank(sentence, spoken))
            group = alike.setdefault(key, Group(key[0], key[1]))
            group.texts.append(text)
            group.places.append(place)
            group.actions.append(action)
            group.spoken.append(spoken)
            if len(group.texts) == 1:
                group.form, group.sentence = text, sentence
            else:
                group.form, group.sentence = key
        found += [alike[key] for key in sorted(alike)]
    return found


def widest(game: Game, kind: Kind, actions: list[int]) -> str:
    """The field of the kind that differs most among the actions, or none."""
    values = [game.actions.values(action) for action in actions]
    return max(kind.bits, key=lambda name: len({v[name] for v in values}), default="")


def spoken_forms(game: Game, position: Position, place: str, lang: str) -> tuple[str, ...]:
    """How the game's sentences write a place of the notation, where they have words of their own for it."""
    forms = getattr(game.module("words.words"), "place_names", None)
    found: tuple[str, ...] = forms(place, lang, position) if forms is not None else ()
    return found


def blank(text: str, place: str) -> str:
    return re.sub(rf"(?<![\w,.-]){re.escape(place)}(?![\w-]|[,.]\S)", GAP, text, count=1) if place else text


def heads(game: Game, position: Position, player: int) -> list[str]:
    """The first words of what can be done now."""
    return list(dict.fromkeys(game.text(position, int(a)).split()[0] for a in position.legal(player)))
