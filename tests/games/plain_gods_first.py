"""GODS, first edition, read a second time: slow, plain, from the clauses alone, on the JSON of a position.

Nothing of the engine is used here. Where the tiles lie, what they cost and whom a tribe follows is the same in both
editions and is taken from the plain reading of the second; everything about the turn, the supply, villages and the
end is written out here.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from games.plain_gods_second import (
    COLOURS,
    SLOTS,
    Data,
    around,
    boxed,
    cards_of,
    done,
    free,
    gain,
    leave,
    liftable,
    note_due,
    put,
    stone,
    temple,
    tribe,
    waiting,
)

# ---- what may be done


def legal(data: Data) -> set[str]:
    step = data["step"]
    if step == "starter":
        return {f"start {god}" for god in data["players"]}
    if step == "seating":
        seated = [card[1] for card in cards_of(data).values() if card[0] == "T"]
        return {f"seat {god}" for god in data["players"] if god not in seated}
    if step == "refill":
        return {f"draw {tile}" for tile in chances(data)}
    if step == "last turn":
        return {"end game", "last turn"}
    if step == "where to":
        return {f"to {at}" for at in free(cards_of(data)) if at != data["site"]}
    if step == "stone":
        return {f"stone {at}" for at in waiting(data)}
    if step == "after":
        return {"mediation", "end turn"}
    return set(actions(data)) if step == "actions" else set()


def chances(data: Data) -> dict[str, int]:
    """How many tiles of each kind can come up next."""
    tiles = {tile: n for tile, n in supply(data).items() if n}
    if "end" in tiles and sum(tiles.values()) > data["options"]["end_tile_window"]:
        del tiles["end"]
    return tiles


def supply(data: Data) -> dict[str, int]:
    found: dict[str, int] = data["bag" if data["options"]["bag"] else "pile"]
    return found


def actions(data: Data) -> Iterator[str]:
    me, cards, shown = data["on_turn"], cards_of(data), set(data["display"])
    power = data["power"][me]
    for at, beside in free(cards).items():
        for colour in COLOURS:
            if colour in shown and beside <= power:
                yield f"tribe {colour} {at}"
        if not data["used"] and data["temples"][me] and 3 * beside <= power:
            yield f"temple {at}"
        if "desert" in shown:
            yield f"desert {at}"
        if "decay" in shown:
            owners = {cards[n][1] for n in around(at) if n in cards and cards[n][0] == "T"}
            if data["options"]["decay_place"] == "anywhere" or owners - {me}:
                yield f"decay {at} from none"
            yield from (f"decay {at} from {god}" for god in owners - {me} if data["power"][god])
    for at in liftable(data, cards):
        if "whirlwind" in shown:
            yield f"whirlwind {at}"
        if power >= 2:
            yield f"move {at}"
    if "whirlwind" in shown and data["options"]["whirlwind_idle"]:
        yield "whirlwind none"
    if "mediation" in shown:
        yield "take mediation"
    yield from (f"discard {tile}" for tile in shown if tile)


# ---- what follows


def after(data: Data, text: str) -> Data:
    """The JSON of the position after a step."""
    data = copy.deepcopy(data)
    word, *rest = text.split()
    before = villages(data)
    STEPS[word](data, *rest)
    note_due(data, before, villages(data))
    if data.pop("complete", False):
        held = villages(data)
        for god, changes in data.pop("due", {}).items():
            for colour, n in changes.items():
                for village in range(held[god, colour] - n + 1, held[god, colour] + 1):
                    earn(data, god, colour, village)
        complete(data)
    return data


def villages(data: Data) -> dict[tuple[str, str], int]:
    cards = list(cards_of(data).values())
    return {(god, colour): cards.count(["t", colour, god]) // 3 for god in data["players"] for colour in COLOURS}


def earn(data: Data, god: str, colour: str, held: int) -> None:
    """The village number `held` of this player and colour has just been founded."""
    tiles = data["points_tiles"]
    if sum(mine.get(colour, 0) for mine in tiles.values()) == 3:
        return
    own = tiles.get(god, {}).get(colour, 0)
    if data["options"]["refound_points_tile"] or own < held:
        tiles[god] = {**tiles.get(god, {}), colour: own + 1}


def points(data: Data, god: str) -> int:
    own = sum(n for (who, _), n in villages(data).items() if who == god)
    own -= sum(data.get("due", {}).get(god, {}).values())
    built = [card[1] for card in cards_of(data).values() if card[0] == "T"]
    most = max(built.count(name) for name in data["players"])
    penalty = 4 if built.count(god) == most else 0
    return int(3 * own + 2 * sum(data["points_tiles"].get(god, {}).values()) - penalty)


def desert(data: Data, at: str) -> None:
    leave(data, "desert")
    put(data, at, ["D"])
    gain(data, data["on_turn"], 1)
    done(data)


def decay(data: Data, at: str, _from: str, victim: str) -> None:
    leave(data, "decay")
    put(data, at, ["X"])
    if victim != "none":
        data["power"][victim] -= 1
        gain(data, data["on_turn"], 1)
    done(data)


def lift(data: Data, at: str) -> None:
    data["field"].remove(f"D {at}")
    data |= {"site": at, "step": "where to"}


def whirlwind(data: Data, at: str) -> None:
    leave(data, "whirlwind")
    boxed(data, "whirlwind")
    if at == "none":
        done(data)
    else:
        lift(data, at)


def move(data: Data, at: str) -> None:
    data["power"][data["on_turn"]] -= 2
    lift(data, at)


def to(data: Data, at: str) -> None:
    put(data, at, ["D"])
    done(data)


def take(data: Data, _tile: str) -> None:
    leave(data, "mediation")
    data["extras"][data["on_turn"]] += 1
    data["fresh"] += 1
    done(data)


def discard(data: Data, tile: str) -> None:
    leave(data, tile)
    boxed(data, tile)
    done(data)


def mediation(data: Data) -> None:
    data["extras"][data["on_turn"]] -= 1
    boxed(data, "mediation")
    data |= {"step": "actions", "actions_left": 1}


def complete(data: Data) -> None:
    """An action is complete."""
    data["step"] = "actions"
    data["actions_left"] -= 1
    possible = any(True for _ in actions(data))
    assert possible or not data["actions_left"] or not any(data["display"])
    if data["actions_left"] and possible:
        return
    data["actions_left"] = 0
    if possible and data["extras"][data["on_turn"]] > data["fresh"]:
        data["step"] = "after"
    else:
        end_turn(data)


def end(data: Data, what: str) -> None:
    if what == "turn":
        end_turn(data)
    else:
        over(data, village_end(data, data["on_turn"]))


def end_turn(data: Data) -> None:
    if data["last_turn"]:
        over(data, "GODS1-X-04")
        return
    gods = data["players"]
    begin(data, gods[(gods.index(data["on_turn"]) + 1) % len(gods)])


def over(data: Data, clause: str) -> None:
    data |= {"step": "over", "ending": clause}


def village_end(data: Data, god: str) -> str:
    own = [n for (who, _), n in villages(data).items() if who == god and n]
    if data["options"]["bag"]:
        return ""
    return "GODS1-X-02" if len(own) >= 3 else "GODS1-X-03" if sum(own) >= 4 else ""


def begin(data: Data, god: str) -> None:
    data |= {"on_turn": god, "turns": data["turns"] + 1, "used": [], "fresh": 0, "actions_left": 2}
    if village_end(data, god):
        data["step"] = "last turn"
    else:
        collect(data)


def last(data: Data, _turn: str) -> None:
    data["last_turn"] = True
    collect(data)


def collect(data: Data) -> None:
    gain(data, data["on_turn"], 3)
    need = data["display"].count(None)
    if data["options"]["bag"] and sum(supply(data).values()) < need:
        over(data, "GODS1-B-03")
    else:
        data["step"] = "refill" if need else "actions"


def draw(data: Data, tile: str) -> None:
    tiles = supply(data)
    tiles[tile] -= 1
    data["display"][data["display"].index(None)] = tile
    if tile == "end":
        over(data, "GODS1-X-01")
        return
    if None in data["display"]:
        return
    others = any(n for kind, n in tiles.items() if kind != tile)
    if data["options"]["bag"] and data["display"] == [tile, tile] and others:
        data["display"] = [None, None]
        tiles[tile] += 2
    else:
        data["step"] = "actions"


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
    "move": move, "to": to, "take": take, "discard": discard, "mediation": mediation, "end": end, "last": last,
    "start": begin, "draw": draw, "seat": seat,
}  # fmt: skip
