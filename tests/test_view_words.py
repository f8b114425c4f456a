"""One vocabulary: a view and a position (`to_json`) call the same thing by the same word.

What is looked at are the words of the table, and those that stand at each player: in a view inside `players`, in a
position in maps by player, in lists of players and on mats. Two laws, in positions all over games with all options:

* a word that is in both means the same in both. A view has seats where a position has names, and spells out what a
  position only names, so `WRITTEN` says how what a view shows is written in a position; `UNLIKE` are the words for
  which that cannot be said, each with the reason;
* no word of a view that positions lack is always equal to a word of positions that the view lacks: such a pair would
  be one thing with two names.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import pytest

import theomachy
from choosing import patience
from theomachy.core.position import Position
from theomachy.pure import is_compiled
from walks import Case, cases, walk

MANY = patience(8, 12) if is_compiled() else 5  # positions of a game, and so many at its beginning and at its end
UNSEEN = object()  # what this viewer may not know
Json = Mapping[str, Any]
Write = Callable[[Any, Json, list[str]], Any]  # what a view shows, the view, the players' names


# ---- how a view's value is written in a position


def plain(value: Any, view: Json, names: list[str]) -> Any:
    return value


def seat(value: Any, view: Json, names: list[str]) -> Any:
    return None if value is None else names[value]


def ids(value: Any, view: Json, names: list[str]) -> Any:
    """Cards of Gentes, which a view shows with all that is printed on them."""
    return UNSEEN if value is None else [card if isinstance(card, str) else card["id"] for card in value]


def counts(value: Any, view: Json, names: list[str]) -> Any:
    """What may still be drawn in GODS; kinds that this table does not have are left out of the view."""
    return {item["card"]: item["count"] for item in value if item["count"]}


def field(value: Any, view: Json, names: list[str]) -> list[str]:
    def god(card: Json) -> str:
        return "-" if card["god"] is None else names[card["god"]]

    write: dict[str, Callable[[Json], str]] = {
        "temple": lambda card: f"T {god(card)}", "tribe": lambda card: f"t {card['colour']}/{god(card)}",
        "desert": lambda card: "D", "decay": lambda card: "X",
    }  # fmt: skip
    return [f"{write[card['kind']](card)} {card['hex']}" for card in value]


def persons(value: Json, view: Json, names: list[str]) -> str:
    """Noble-artisan soldier-merchant priest-scholar."""
    pairs = (("noble", "artisan"), ("soldier", "merchant"), ("priest", "scholar"))
    return " ".join(f"{value[one]}-{value[other]}" for one, other in pairs)


def own_unknown(value: Any, view: Json, names: list[str]) -> Any:
    """What is inferred about a hand is not shown to whose hand it is."""
    return value or UNSEEN


def attack(value: Json | None, view: Json, names: list[str]) -> str | None:
    return None if value is None else str(value["form"])


def pile(value: Json, view: Json, names: list[str]) -> Json:
    """Of the shuffled part the number alone: what is in it is hidden."""
    return {part: value[part] for part in ("upper", "lower")}


def hands(value: list[Json | None], view: Json, names: list[str]) -> Any:
    if any(hand is not None and hand["tile"] is None for hand in value):
        return UNSEEN
    return [None if hand is None else hand["tile"] for hand in value]


def row(value: list[Json | None], view: Json, names: list[str]) -> Any:
    if view["modes"]["backs"] == "hidden":
        return UNSEEN
    slots = [None if slot is None else f"{slot['tile']}{slot['side']}" for slot in value]
    while slots and slots[-1] is None:
        slots.pop()
    return slots


def world(value: list[Json], view: Json, names: list[str]) -> Any:
    """By cell: the order of placing is not for everybody's eyes."""
    if view["modes"]["backs"] == "hidden":
        return UNSEEN
    found = []
    for cell in value:
        prophet = cell["prophet"]
        if cell["kind"] == "city":
            found.append(f"{cell['cell']}=city:{prophet['colour']}")
            continue
        text = f"{cell['cell']}={cell['tile']}"
        text += f" +{prophet['corner']}:{prophet['colour']}" if prophet else ""
        found.append(text + (f" by {names[cell['placer']]}" if cell["placer"] is not None else ""))
    return sorted(found)


def taken(value: Json | None, view: Json, names: list[str]) -> Any:
    """In hand, from whose row; only the row is told where the tile is hidden."""
    return UNSEEN if value is None else f"<{names[value['row']]}"


WRITTEN: dict[str, dict[str, Write]] = {
    "gods-second": {"on_turn": seat, "field": field, "sack": counts},
    "gods-first": {"on_turn": seat, "field": field, "pile": counts, "bag": counts},
    "gentes": {
        "on_turn": seat, "starter": seat, "display": ids, "discard": ids, "open": ids, "hand": ids, "played": ids,
        "persons": persons, "training": lambda value, view, names: [tile["group"] for tile in value],
    },
    "playing-gods": {
        "on_turn": seat, "winner": seat, "victim": seat, "attack": attack, "bare": own_unknown, "wrath_pile": pile,
        "conversion_pile": pile, "hand": lambda value, view, names: UNSEEN if value is None else sorted(value),
    },
    "four-gods": {
        "current": seat, "hands": hands, "row": row, "world": world, "taken": taken,
        "asked": lambda value, view, names: value and value["cell"],
    },
}  # fmt: skip
# The same on the side of positions, where a view has it in another order or by number.
READ: dict[str, dict[str, Callable[[Any], Any]]] = {
    "gods-second": {"sack": lambda left: {kind: n for kind, n in left.items() if n}},
    "gods-first": dict.fromkeys(("pile", "bag"), lambda left: {kind: n for kind, n in left.items() if n}),
    "playing-gods": {
        "hand": sorted,
        **dict.fromkeys(("wrath_pile", "conversion_pile"), lambda pile: {**pile, "upper": sum(pile["upper"].values())}),
    },
    "four-gods": {"bag": len, "world": sorted, "taken": lambda text: text and text[text.index("<") :]},
}
UNFOLDED = ("attack", "conversion", "theft", "progress")  # what a view groups and a position has at the table
# Moments that random games may miss.
TYPED: dict[str, list[dict[str, Any]]] = {
    "gods-first": [{"players": 2, "options": {"bag": True}}],
    "four-gods": [{
        "players": 4, "options": {"placement_check": "honour", "blame": "confess"}, "step": "answer", "asked": "b1",
        "gods": {"north": ["blue"]}, "world": ["a1=SSPP by south", "b1=FFFP by north"],
    }],
}  # fmt: skip
# What a position writes in short and a view spells out beyond comparing, with the tile as it lies.
UNLIKE = {"four-gods": {"aim"}}
# Who is asked, of whatever kind, is called `turn` in every view and in the contract; only this game writes it down.
ALLOWED = {"playing-gods": {("turn", "asked")}}


# ---- the words of both


def shown(game: str, view: Json, names: list[str]) -> Iterator[tuple[str, int | None, Any]]:
    """Word, seat or None for the table, and the value as a position would write it."""
    for word, value in view.items():
        if word != "players":
            yield word, None, WRITTEN.get(game, {}).get(word, plain)(value, view, names)
        for inner in value if word in UNFOLDED and value is not None else ():
            yield inner, None, WRITTEN.get(game, {}).get(inner, plain)(value[inner], view, names)
    for number, player in enumerate(view["players"]):
        for word, value in player.items():
            yield word, number, WRITTEN.get(game, {}).get(word, plain)(value, view, names)


def held(game: str, data: Json, names: list[str]) -> Iterator[tuple[str, int | None, Any]]:
    """The same of a position. A map by player has its word in the plural where each has one of the thing."""
    for word, value in data.items():
        read = READ.get(game, {}).get(word, lambda value: value)
        if word == "mats":
            for number, name in enumerate(names):
                yield from ((part, number, kept) for part, kept in value[name].items())
        elif word == "players":
            continue
        elif isinstance(value, dict) and value and set(value) <= set(names):
            for number, name in enumerate(names):
                if name in value:
                    for form in (word, word.removesuffix("s")) if word.endswith("s") else (word,):
                        yield form, number, READ.get(game, {}).get(form, lambda value: value)(value[name])
        elif isinstance(value, list) and word in LISTS:
            yield from ((word, number, name in value) for number, name in enumerate(names))
        else:
            yield word, None, read(value)


LISTS = ("passed", "ready", "cooling", "losing", "choosing", "tried", "touched")  # of players


def moments(case: Case) -> list[Position]:
    """Some of the beginning, of the whole game and of its end, and one of each step that it has come to."""
    positions = walk(case).positions
    steps = {int(p.phase): p for p in positions}  # type: ignore[attr-defined]
    return [*positions[:MANY], *walk(case).some(MANY), *positions[-MANY:], *steps.values()]


def chosen(game: str) -> list[Case]:
    """Every option value once, with any number of players."""
    found: dict[object, Case] = {}
    for case in cases():
        if case.game == game:
            found.setdefault(case.options, case)
    return list(found.values())


Seen = dict[tuple[str, int | None], Any]


Moment = tuple[str, list[str], Seen, Seen]  # where, the players' names, the view, the position


@cache
def compared(game: str) -> list[Moment]:
    """View and position of each moment, the seats looking in turn."""
    rules = theomachy.game(game)
    found = []
    typed = [(str(data), [rules.position(data)]) for data in TYPED.get(game, ())]
    for case, positions in [*((str(case), moments(case)) for case in chosen(game)), *typed]:
        for number, position in enumerate(positions):
            names = [rules.player_name(position, p) for p in range(position.players)]
            view = rules.view(position, number % position.players)
            data = json.loads(json.dumps(rules.to_json(position)))
            there = {(word, who): value for word, who, value in held(game, data, names)}
            here = {(word, who): value for word, who, value in shown(game, view, names)}
            found.append((case, names, here, there))
    return found


@pytest.mark.parametrize("game", theomachy.game_names())
def test_a_word_of_both_means_the_same(game: str) -> None:
    met = set()
    for case, _, here, there in compared(game):
        for key in here.keys() & there.keys():
            if here[key] is not UNSEEN and key[0] not in UNLIKE.get(game, ()):
                assert here[key] == there[key], (case, key)
                met.add(key[0])
    assert len(met) > 3
    spelled = set(WRITTEN.get(game, {})) - met
    assert spelled == set(), "said to be written otherwise, but never compared"


@pytest.mark.parametrize("game", theomachy.game_names())
def test_nothing_has_two_names(game: str) -> None:
    """Among the words that only one of them has: no pair is always equal."""
    moments = compared(game)
    here = {word for *_, seen, _ in moments for word, _ in seen}
    there = {word for *_, held in moments for word, _ in held}
    pairs = set()
    for one in here - there:
        for other in there - here:
            if alike(moments, one, other):
                pairs.add((one, other))
    assert pairs == ALLOWED.get(game, set())


def alike(moments: list[Moment], one: str, other: str) -> bool:
    values = []
    for _, names, seen, held in moments:
        for word, who in held:
            if word == other and (one, who) in seen:
                if not same(seen[one, who], held[other, who], names):
                    return False
                values.append(json.dumps(held[other, who]))
    return len(values) >= 20 and len(set(values)) > 1


def same(value: Any, written: Any, names: list[str]) -> bool:
    """Also if one is a seat and the other the name of its player, or if nobody is meant."""
    if type(value) is int and isinstance(written, str) and 0 <= value < len(names):
        return names[value] == written
    return bool(value == written) or (value is None and written in ("", "nobody"))


@pytest.mark.parametrize(("old", "word"), [("phase", "step"), ("active", "on_turn")])
def test_two_names_would_be_found(old: str, word: str) -> None:
    """As views once had them."""
    moments = [
        (case, names, {(old if w == word else w, who): v for (w, who), v in here.items()}, there)
        for case, names, here, there in compared("gods-second")
    ]
    assert alike(moments, old, word)
    assert not alike(moments, "turns", word)
