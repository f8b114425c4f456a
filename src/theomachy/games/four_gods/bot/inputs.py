"""What a learned judge sees of 4 Gods. Where gods are secret, each seat counts its own only for itself."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.inputs import FINE, LEAD_NAMES, Inputs, counters
from theomachy.core.position import Position
from theomachy.games.four_gods.bot.value import cities, growing, strength
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.rules.scoring import (
    CITIES,
    LARGEST,
    NUMBER,
    PROPHETS,
    STEPS,
    highest,
    lowest,
    public_tally,
    tally,
)
from theomachy.games.four_gods.rules.scoring import worth as rated
from theomachy.games.four_gods.rules.state import DRAWING, GODS, OVER

FREE: Final = (
    "clock", "cooldown_ms", "prophet_window_ms", "take_window_ms", "fair_window_ms", "turning",
)  # fmt: skip  # options that a net need not know
EXPLORE: Final = 0.5
SHIFT: Final = 20  # points: strength may be below zero
UNSAFE: Final = 350  # what the value takes off for a city that can be destroyed

OPEN_NAMES: Final = (  # what secret gods hide
    "strength", "finer strength", "lowest", "highest", "for cities", "for prophets", "for the largest",
    "for the number", "gods chosen", "leads in size", "leads in number", "tiles ahead in size", "tiles behind in size",
)  # fmt: skip
BLOCK_NAMES: Final = (
    "colours", "cities and prophets", "less of both", "reserve", "smallest reserve", "reserve 0", "lost", "hands",
    "row", "row 0", "row full", "passed", "unsafe cities", "growing", "ruins", "window", "cooling", "losing",
    "choosing", "aims", "draws", "current", *OPEN_NAMES,
)  # fmt: skip
COMMON_NAMES: Final = (
    *[f"phase {n}" for n in range(OVER + 1)], "room", "room 4", "room 12", "bag", "supply", "supply 0", "round", "step",
    "end triggered", "last round", "all passed but one", "timed", "secret", "honour", "two gods each", "terrain split",
    "smaller world",
)  # fmt: skip


class FourGodsInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(i64(len(BLOCK_NAMES)), i64(len(OPEN_NAMES) + len(LEAD_NAMES)), i64(len(COMMON_NAMES)))
        self.held: vec[i64] = counters(i64(len(OPEN_NAMES)))

    def names(self) -> list[str]:
        return [*BLOCK_NAMES, *[f"own {name}" for name in OPEN_NAMES], *LEAD_NAMES, *COMMON_NAMES]

    def look(self, position: Position) -> None:
        table = cast(FourGods, position)
        secret = table.fixed.secret
        self.clear(table.players)
        self.active = table.current
        public = public_tally(table)
        points = public
        if not secret:
            points = tally(table)
        for seat in range(table.players):
            self.about(seat)
            self.seen_by_all(table, public, seat)
            if secret:
                self.slot += i64(len(OPEN_NAMES))
            else:
                self.count_gods(table, points, seat)
                self.strength[seat] = i32(self.held[0])
                for i in range(i64(len(OPEN_NAMES))):
                    self.note(self.held[i])
        self.everybody(table)

    def seen_by_all(self, table: FourGods, public: vec[i64], seat: i64) -> None:
        colours: i64 = 0
        total: i64 = 0
        least: i64 = -1
        reserve: i64 = 0
        smallest: i64 = -1
        lost: i64 = 0
        ruins: i64 = 0
        for colour in range(i64(GODS)):
            if not table.owns(seat, colour):
                continue
            colours += 1
            both = public[colour * STEPS + CITIES] + public[colour * STEPS + PROPHETS]
            total += both
            if least < 0 or both < least:
                least = both
            left: i64 = i64(table.reserve[colour])
            reserve += left
            if smallest < 0 or left < smallest:
                smallest = left
            lost += i64(table.lost[colour])
            ruins += i64(table.ruins[colour])
        self.strength[seat] = i32(total)
        self.note(colours)
        self.note(total)
        self.note(least)
        self.note(reserve)
        self.note(smallest)
        self.flag(colours > 0 and reserve == 0)
        self.note(lost)
        self.note(2 - table.free_hands(seat))
        row: i64 = i64(table.in_row[seat])
        self.note(row)
        self.flag(row == 0)
        self.flag(table.row_free(seat) == 0)
        self.flag(table.passed >> seat & 1 != 0)
        self.note(-cities(table, seat) // UNSAFE)
        self.note(growing(table, seat) // 50)
        self.note(ruins)
        self.flag(table.window[seat] > 0)
        self.flag(table.cooling >> seat & 1 != 0)
        self.flag(table.losing >> seat & 1 != 0)
        self.flag(table.choosing >> seat & 1 != 0)
        self.flag(table.fixed.hands_open and table.aim[seat] > 0)  # what closed hands do is not seen
        draws: i64 = 0
        if table.phase == DRAWING and table.drawer == seat:
            draws = table.to_draw
        self.note(draws)
        self.flag(table.current == seat)

    def count_gods(self, table: FourGods, points: vec[i64], seat: i64) -> None:
        """What depends on which god is whose."""
        held = self.held
        for i in range(i64(len(OPEN_NAMES))):
            held[i] = 0
        found = strength(table, points, seat) + 100 * SHIFT
        if found < 0:
            found = 0
        held[0] = found // 100
        held[1] = found % 100 // FINE
        held[2] = lowest(table, points, seat)
        held[3] = highest(table, points, seat)
        for colour in range(i64(GODS)):
            if not table.owns(seat, colour) or table.god[colour] == 0:
                continue
            for step in range(i64(STEPS)):
                held[4 + step] += points[colour * STEPS + step]
            held[8] += 1
            mine = rated(table, i64(table.god[colour]) - 1, LARGEST)
            number = rated(table, i64(table.god[colour]) - 1, NUMBER)
            most: i64 = 0
            most_number: i64 = 0
            for terrain in range(i64(4)):
                if terrain != i64(table.god[colour]) - 1:
                    size = rated(table, terrain, LARGEST)
                    if size > most:
                        most = size
                    count = rated(table, terrain, NUMBER)
                    if count > most_number:
                        most_number = count
            if mine > most:
                held[9] += 1
                held[11] += mine - most
            else:
                held[12] += most - mine
            if number > most_number:
                held[10] += 1

    def own(self, position: Position, player: i64) -> None:
        table = cast(FourGods, position)
        if not table.fixed.secret:
            self.cursor += i64(len(OPEN_NAMES))
            self.add_lead(player, i64(len(BLOCK_NAMES)) - i64(len(OPEN_NAMES)))
            return
        self.count_gods(table, only_own(table, player), player)
        for i in range(i64(len(OPEN_NAMES))):
            self.add(self.held[i])
        self.cursor += i64(len(LEAD_NAMES))

    def everybody(self, table: FourGods) -> None:
        fixed = table.fixed
        phase = table.phase
        for i in range(i64(OVER + 1)):
            self.tell_flag(phase == i)
        room = table.world.cells() - table.world.filled
        self.tell(room)
        self.tell_flag(room <= 4)
        self.tell_flag(room <= 12)
        self.tell(table.bag // 2)
        self.tell(table.supply)
        self.tell_flag(table.supply == 0)
        self.tell(table.round)
        self.tell(table.step)
        self.tell_flag(table.trigger != "")
        self.tell_flag(table.last_round >= 0)
        passed: i64 = 0
        for seat in range(table.players):
            passed += table.passed >> seat & 1
        self.tell_flag(passed + 1 == table.players)
        self.tell_flag(fixed.timed)
        self.tell_flag(fixed.secret)
        self.tell_flag(fixed.honour)
        self.tell_flag(fixed.each == 2)
        self.tell_flag(fixed.by_terrain)
        self.tell(8 - fixed.size)


def only_own(table: FourGods, player: i64) -> vec[i64]:
    """Points with the own gods alone, each as if no other god were there: what a seat with a secret can count."""
    out = public_tally(table)
    for colour in range(i64(GODS)):
        if table.owns(player, colour) and table.god[colour] > 0:
            terrain = i64(table.god[colour]) - 1
            for step in range(i64(LARGEST), i64(NUMBER + 1)):
                mine = rated(table, terrain, step)
                better: i64 = 0
                for other in range(i64(4)):
                    if other != terrain and rated(table, other, step) > mine:
                        better += 1
                if mine > 0 and better < i64(len(table.fixed.bonus)):
                    out[colour * STEPS + step] += table.fixed.bonus[better]
    return out


def make() -> Inputs:
    return FourGodsInputs()
