"""GODS, second edition, read a second time: slow, plain, from the clauses alone, on the JSON of a position.

Nothing of the engine is used here, and nothing is kept up to date: prices, religions, nations and what may be done
are worked out from the cards on the field each time. The tests compare the engine with it step by step.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

COLOURS = ("green", "blue", "violet", "yellow")
OTHERS = ("desert", "decay", "whirlwind", "extra")
SLOTS = {2: ["0,0", "1,0"], 3: ["0,0", "1,0", "0,1"], 4: ["1,-1", "1,0", "-1,1", "-1,0"]}
Data = dict[str, Any]


def around(at: str) -> list[str]:
    q, r = map(int, at.split(","))
    return [f"{q + x},{r + y}" for x, y in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))]


def steps_from_middle(at: str) -> int:
    q, r = map(int, at.split(","))
    return max(abs(q), abs(r), abs(q + r))


def cards_of(data: Data) -> dict[str, list[str]]:
    """Hex: ["T", god], ["t", colour, god or -], ["D"] or ["X"]."""
    found = {}
    for text in data["field"]:
        *what, at = text.split()
        found[at] = ["t", *what[1].split("/")] if what[0] == "t" else what
    return found


def write(cards: dict[str, list[str]]) -> list[str]:
    return [f"t {c[1]}/{c[2]} {at}" if c[0] == "t" else f"{' '.join(c)} {at}" for at, c in cards.items()]


# ---- what may be done


def legal(data: Data) -> set[str]:
    step = data["step"]
    if step == "starter":
        return {f"start {god}" for god in data["players"]}
    if step == "seating":
        seated = [card[1] for card in cards_of(data).values() if card[0] == "T"]
        return {f"seat {god}" for god in data["players"] if god not in seated}
    if step == "refill":
        return {f"draw {card}" for card, n in data["sack"].items() if n}
    if step == "where to":
        return {f"to {at}" for at in free(cards_of(data)) if at != data["site"]}
    if step == "stone":
        return {f"stone {at}" for at in waiting(data)}
    if step == "after":
        return {"extra", "end turn"}
    return set(actions(data)) if step == "actions" else set()


def free(cards: dict[str, list[str]]) -> dict[str, int]:
    """Empty hexes beside a card and within reach, with the number of cards beside them."""
    hexes = {n for at in cards for n in around(at) if steps_from_middle(n) <= 120} - set(cards)
    return {at: sum(n in cards for n in around(at)) for at in hexes}


def may_play(data: Data, card: str) -> bool:
    once = card if data["options"]["other_cards_once"] == "per_kind" else "other"
    return card in data["display"] and once not in data["used"]


def actions(data: Data) -> Iterator[str]:
    me, cards = data["on_turn"], cards_of(data)
    power = data["power"][me]
    for at, beside in free(cards).items():
        for colour in COLOURS:
            if colour in data["display"] and beside <= power:
                yield f"tribe {colour} {at}"
        if "temple" not in data["used"] and data["temples"][me] and 3 * beside <= power:
            yield f"temple {at}"
        if may_play(data, "desert"):
            yield f"desert {at}"
        if may_play(data, "decay"):
            yield f"decay {at} from none"
            owners = {cards[n][1] for n in around(at) if n in cards and cards[n][0] == "T"}
            for god in owners - {me}:
                if data["power"][god]:
                    yield f"decay {at} from {god}"
    for at in liftable(data, cards):
        if may_play(data, "whirlwind"):
            yield f"whirlwind {at}"
        if "move" not in data["used"] and power >= 2:
            yield f"move {at}"
    if may_play(data, "whirlwind") and data["options"]["whirlwind_idle"]:
        yield "whirlwind none"
    if may_play(data, "extra"):
        yield "take extra"
    if "discard" not in data["used"]:
        for card in data["display"]:
            if card:
                yield f"discard {card}"


def liftable(data: Data, cards: dict[str, list[str]]) -> list[str]:
    deserts = [at for at, card in cards.items() if card == ["D"]]
    if data["options"]["split_field"] == "allowed":
        return deserts
    return [at for at in deserts if together(set(cards) - {at})]


def together(hexes: set[str]) -> bool:
    seen: set[str] = set()
    todo = {min(hexes)}
    while todo:
        seen |= todo
        todo = {n for at in todo for n in around(at)} & hexes - seen
    return seen == hexes


def waiting(data: Data) -> list[str]:
    cards = cards_of(data)
    return [n for n in around(data["site"]) if n in cards and cards[n][0] == "t" and cards[n][2] == "-"]


# ---- what follows


def after(data: Data, text: str) -> Data:
    """The JSON of the position after a step."""
    data = copy.deepcopy(data)
    word, *rest = text.split()
    before = nations(data)
    STEPS[word](data, *rest)
    note_due(data, before, nations(data))
    if data.pop("complete", False):
        for god, changes in data.pop("due", {}).items():
            for colour, n in changes.items():  # the chip goes to the first who unites the nation
                if n > 0 and colour not in data["chips"]:
                    data["chips"][colour] = god
        complete(data)
    return data


def note_due(data: Data, before: dict[tuple[str, str], int], now: dict[tuple[str, str], int]) -> None:
    """Nations won and lost wait until all stones of the action are placed."""
    for (god, colour), n in now.items():
        if n != before[god, colour]:
            own = data.setdefault("due", {}).setdefault(god, {})
            own[colour] = own.get(colour, 0) + n - before[god, colour]


def nations(data: Data) -> dict[tuple[str, str], int]:
    cards = list(cards_of(data).values())
    return {(god, colour): cards.count(["t", colour, god]) // 3 for god in data["players"] for colour in COLOURS}


def points(data: Data, god: str) -> int:
    options = data["options"]
    held = sum(n for (who, _), n in nations(data).items() if who == god)
    held -= sum(data.get("due", {}).get(god, {}).values())
    card, chip = options["points_card_value"], options["points_chip_value"]
    chips = list(data["chips"].values()).count(god)
    return int(held * (3 if card == "printed" else card) + chips * (1 if chip == "printed" else chip))


def done(data: Data, *used: str) -> None:
    data["used"] = data["used"] + list(used)
    data["complete"] = True
    data.pop("site", None)


def other(data: Data, card: str) -> str:
    leave(data, card)
    return card if data["options"]["other_cards_once"] == "per_kind" else "other"


def leave(data: Data, card: str) -> None:
    data["display"][data["display"].index(card)] = None


def gain(data: Data, god: str, n: int) -> None:
    data["power"][god] = min(12, data["power"][god] + n)


def boxed(data: Data, card: str) -> None:
    data["box"][card] = data["box"].get(card, 0) + 1


def put(data: Data, at: str, card: list[str]) -> None:
    cards = cards_of(data)
    cards[at] = card
    data["field"] = write(cards)


def religion(data: Data, at: str) -> str:
    cards = cards_of(data)
    beside = [cards[n] for n in around(at) if n in cards]
    temples = {card[1] for card in beside if card[0] == "T"}
    stones = {card[2] for card in beside if card[0] == "t"}
    religions = stones - {"-"}
    if data["options"]["temple_precedence"] == "any_conflict" and temples:
        temples |= religions
    if temples:
        return temples.pop() if len(temples) == 1 else "-"
    if data["options"]["stoneless_neighbours"] == "block" and "-" in stones:
        return "-"
    return religions.pop() if len(religions) == 1 else "-"


def tribe(data: Data, colour: str, at: str) -> None:
    data["power"][data["on_turn"]] -= free(cards_of(data))[at]
    leave(data, colour)
    god = religion(data, at)
    if god != "-" and data["stones"][god] == 0:
        god = "-"
    if god != "-":
        data["stones"][god] -= 1
    put(data, at, ["t", colour, god])
    done(data)


def temple(data: Data, at: str) -> None:
    me = data["on_turn"]
    data["power"][me] -= 3 * free(cards_of(data))[at]
    data["temples"][me] -= 1
    cards = cards_of(data) | {at: ["T", me]}
    for n in around(at):
        if n in cards and cards[n][0] == "t" and cards[n][2] not in ("-", me):
            data["stones"][cards[n][2]] += 1
            cards[n][2] = "-"
    data["field"] = write(cards)
    data["site"] = at
    open_tribes = waiting(data)
    if 0 < data["stones"][me] < len(open_tribes):
        data["step"] = "stone"
        data["used"] = [*data["used"], "temple"]
        return
    if data["stones"][me]:
        for n in open_tribes:
            serve(data, n)
    done(data, "temple")


def serve(data: Data, at: str) -> None:
    put(data, at, ["t", cards_of(data)[at][1], data["on_turn"]])
    data["stones"][data["on_turn"]] -= 1


def stone(data: Data, at: str) -> None:
    serve(data, at)
    if not data["stones"][data["on_turn"]] or not waiting(data):
        done(data)


def desert(data: Data, at: str) -> None:
    put(data, at, ["D"])
    gain(data, data["on_turn"], 1)
    done(data, other(data, "desert"))


def decay(data: Data, at: str, _from: str, victim: str) -> None:
    put(data, at, ["X"])
    if victim != "none":
        data["power"][victim] -= 1
        gain(data, data["on_turn"], 1)
    done(data, other(data, "decay"))


def lift(data: Data, at: str, used: str) -> None:
    data["field"].remove(f"D {at}")
    data |= {"site": at, "step": "where to", "used": [*data["used"], used]}


def whirlwind(data: Data, at: str) -> None:
    boxed(data, "whirlwind")
    used = other(data, "whirlwind")
    if at == "none":
        done(data, used)
    else:
        lift(data, at, used)


def move(data: Data, at: str) -> None:
    data["power"][data["on_turn"]] -= 2
    lift(data, at, "move")


def to(data: Data, at: str) -> None:
    put(data, at, ["D"])
    done(data)


def take(data: Data, _card: str) -> None:
    data["extras"][data["on_turn"]] += 1
    data["fresh"] += 1
    done(data, other(data, "extra"))


def discard(data: Data, card: str) -> None:
    leave(data, card)
    data["sack"][card] += 1
    done(data, "discard")


def extra(data: Data) -> None:
    data["extras"][data["on_turn"]] -= 1
    boxed(data, "extra")
    data |= {"step": "actions", "actions_left": 1}


def complete(data: Data) -> None:
    """An action is complete."""
    data["step"] = "actions"
    if any(points(data, god) >= (10 if len(data["players"]) == 2 else 9) for god in data["players"]):
        over(data, "GODS2-X-01")
        return
    data["actions_left"] -= 1
    possible = any(True for _ in actions(data))
    if data["actions_left"] and possible:
        return
    data["actions_left"] = 0
    if possible and data["extras"][data["on_turn"]] > data["fresh"]:
        data["step"] = "after"
    else:
        end(data)


def end(data: Data, _turn: str = "turn") -> None:
    if data["turns"] == data["options"]["max_turns"]:
        over(data, "GODS2-R-37")
        return
    gods = data["players"]
    begin(data, gods[(gods.index(data["on_turn"]) + 1) % len(gods)])


def over(data: Data, clause: str) -> None:
    data |= {"step": "over", "ending": clause}


def begin(data: Data, god: str) -> None:
    data |= {"on_turn": god, "turns": data["turns"] + 1, "used": [], "fresh": 0, "actions_left": 2}
    gain(data, god, 3)
    need = data["display"].count(None)
    if sum(data["sack"].values()) < need:
        over(data, "GODS2-X-03")
    else:
        data["step"] = "refill" if need else "actions"


def draw(data: Data, card: str) -> None:
    data["sack"][card] -= 1
    slot = data["display"].index(None)
    neighbour = data["display"][1 - slot]
    if card == neighbour:
        if any(n for kind, n in data["sack"].items() if kind != card):
            data["aside"] += 1
        else:
            data["display"][slot] = card
            over(data, "GODS2-X-02")
        return
    data["display"][slot] = card
    if neighbour:
        data["sack"][neighbour] += data["aside"]
        data |= {"aside": 0, "step": "actions"}


def seat(data: Data, god: str) -> None:
    slots = SLOTS[len(data["players"])]
    placed = [at for at in slots if at in cards_of(data)]
    put(data, slots[len(placed)], ["T", god])
    data["temples"][god] -= 1
    if len(placed) + 1 == len(slots):
        if data["options"]["start_player"] == "random":
            data["step"] = "starter"
        else:
            begin(data, data["players"][int(data["options"]["start_player"][-1]) - 1])


STEPS: dict[str, Any] = {
    "tribe": tribe, "temple": temple, "stone": stone, "desert": desert, "decay": decay, "whirlwind": whirlwind,
    "move": move, "to": to, "take": take, "discard": discard, "extra": extra, "end": end, "start": begin, "draw": draw,
    "seat": seat,
}  # fmt: skip
