"""The smallest real-time game, for tests of the table: everybody grabs cells until the clock stops it.

Actions: `100 + cell` grabs, `150` passes for good. After a grab a seat rests until the clock lets go of it
(`200 + seat`). `300` is the clock's end of the game. It is not one of our games: no clauses, no words worth the name.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from theomachy.core.event import Event
from theomachy.core.panel import Panel, Source
from theomachy.core.position import CLOCK, EVERYBODY, NOBODY

CELLS = 9


class Grab:
    def __init__(self, players: int, rest_ms: int, end_ms: int, window_ms: int) -> None:
        self.players = players
        self.turn = EVERYBODY
        self.events: list[Event] | None = None
        self.owner: list[int | None] = [None] * CELLS
        self.resting: set[int] = set()
        self.passed = 0
        self.numbers = (rest_ms, end_ms, window_ms)

    def copy(self) -> Grab:
        twin = Grab(self.players, *self.numbers)
        twin.turn, twin.owner, twin.resting = self.turn, list(self.owner), set(self.resting)
        twin.passed = self.passed
        return twin

    def redeal(self, viewer: int, dice: object) -> Grab:
        return self.copy()

    def why_not(self, player: int, action: int) -> str:
        if self.turn == NOBODY:
            return "GRAB-X-01"
        if player == CLOCK:
            return "" if action == 300 or (action >= 200 and action - 200 in self.resting) else "GRAB-X-02"
        if action == 150:
            return "GRAB-A-03" if self.passed >> player & 1 else ""
        if not 100 <= action < 100 + CELLS or not 0 <= player < self.players:
            return "GRAB-A-01"
        if player in self.resting:
            return "GRAB-T-07"
        return "" if self.owner[action - 100] is None else "GRAB-A-02"

    def legal(self, player: int) -> list[int]:
        every = [*range(100, 100 + CELLS), 150, *range(200, 200 + self.players), 300]
        return [a for a in every if (a >= 200) == (player == CLOCK) and self.why_not(player, a) == ""]

    def sensible(self, player: int) -> list[int]:
        return self.legal(player)

    def in_turns(self, player: int) -> Grab:
        return self

    def apply(self, player: int, action: int) -> None:
        if action == 300:
            self.turn = NOBODY
        elif action == 150:
            self.passed |= 1 << player
        elif action >= 200:
            self.resting.discard(action - 200)
        else:
            self.owner[action - 100] = player
            if self.numbers[0]:
                self.resting.add(player)
            if None not in self.owner:
                self.turn = NOBODY
            if self.events is not None:
                self.events.append(Event("grab", "GRAB-A-01", {"who": player, "cell": action - 100}))

    def score(self, player: int) -> int:
        return self.owner.count(player)

    def rank(self, player: int) -> int:
        return 1 + sum(self.score(p) > self.score(player) for p in range(self.players))

    def key(self) -> int:
        return hash((tuple(self.owner), tuple(sorted(self.resting)), self.passed, self.turn)) & (2**64 - 1)


class GrabGame:
    name, title, designer, prefix, revision, minutes = "grab", "Grab", "nobody", "GRAB-", 1, 1
    revisions = (1,)
    package = "theomachy.grab"  # one of the house: no document of its own is looked for
    hidden, real_time, players, options = False, True, (2, 3, 4), ()

    def about(self, lang: str = "en", short: bool = False) -> str:
        return ""

    names: tuple[str, ...] = ()

    def __init__(self, rest_ms: int = 0, end_ms: int = 600_000, window_ms: int = 0) -> None:
        self.numbers = (rest_ms, end_ms, window_ms)
        rest, end = rest_ms, end_ms
        self.clock = SimpleNamespace(
            real=lambda position: True,
            deadlines=lambda position: {a: end if a == 300 else rest for a in position.legal(CLOCK)},
            fair_order=lambda position, window: [(window + i) % position.players for i in range(position.players)],
            pass_for=lambda position, seat: -1 if position.passed >> seat & 1 else 150,
            FACTS={},
        )
        self.actions = SimpleNamespace(
            kind=lambda action: SimpleNamespace(chance=action >= 200), knows=lambda action: action < 400
        )

    def module(self, name: str) -> Any:
        return self.clock

    def check(self, players: int, options: dict[str, object]) -> dict[str, object]:
        return {"fair_window_ms": self.numbers[2]}

    def new(self, players: int | None = None, **options: object) -> Grab:
        return Grab(players or 4, *self.numbers)

    def seen_at(self, position: Grab, player: int, action: int) -> str:
        return ""

    def absent(self, position: Grab, player: int) -> int:
        return -1

    def chosen_of(self, position: Grab) -> dict[str, tuple[str, ...]]:
        return {}

    def dealt(self, players: int, chosen: object) -> dict[str, tuple[str, ...]]:
        return {}

    def naming(self, lang: str = "en") -> str:
        return ""

    def seat_title(self, position: Grab, seat: int, lang: str = "en") -> str:
        return self.player_name(position, seat)

    def player_name(self, position: Grab, player: int) -> str:
        return {CLOCK: "clock"}.get(player, f"seat{player}")

    def reason(self, position: Grab, player: int, action: int, lang: str = "en") -> str:
        return ""

    def space(self, position: Grab) -> list[int]:
        return [*range(100, 100 + CELLS), 150, *range(200, 204), 300]

    def text(self, position: Grab, action: int) -> str:
        return f"act {action}"

    def ahead(self, position: Any, player: int, action: int) -> list[str]:
        return []

    def targets(self, position: Grab, action: int) -> tuple[str, ...]:
        return (f"cell:{action - 100}",) if action < 150 else ("pass",)

    def view(self, position: Grab, viewer: int | None = None) -> dict[str, Any]:
        seats = [{"seat": p, "name": f"seat{p}", "points": position.score(p)} for p in range(position.players)]
        turn = None if position.turn == NOBODY else "everybody"
        return {"game": "grab", "viewer": viewer, "players": seats, "turn": turn, "owner": list(position.owner)}

    def draw(self, view: dict[str, Any], **look: object) -> str:
        return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 1'><!-- {view['owner']} --></svg>"

    def panels(self, view: dict[str, Any], **look: object) -> list[Panel]:
        return [Panel("board", self.draw(view))]

    def turn_begins(self, event: object) -> None:
        return None

    def deed(self, position: Grab, player: int, events: object, lang: str = "en") -> None:
        return None

    def reveal(self, event: Event) -> str:
        return ""

    def tie(self, position: Grab) -> None:
        return None

    def tie_text(self, position: Grab, lang: str = "en", names: object = ()) -> str:
        return ""

    def sources(self, position: Grab) -> list[list[Source]]:
        return [[Source("points", int(position.score(seat)))] for seat in range(position.players)]

    def source_text(self, source: Source, lang: str = "en") -> str:
        return ""

    def source_piece(self, source: Source) -> str:
        return ""

    def ask(self, view: dict[str, Any], lang: str = "en") -> str:
        return "Grab!"

    def say(self, position: Grab, event: Event, lang: str = "en") -> str:
        return f"{event.data['who']} grabs {event.data['cell']}."

    def tell(self, position: Grab, player: int, action: int, lang: str = "en") -> str:
        return f"grab {action - 100}"
