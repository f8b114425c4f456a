"""What a learned judge sees of Gentes. Hands lie open unless the table hides them; then each seat sees its own."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.inputs import FINE, LEAD_NAMES, Inputs, counters
from theomachy.core.position import Position
from theomachy.games.gentes.bot.offers import MARKET_NAMES, OFFER_NAMES, add_market, add_offers
from theomachy.games.gentes.bot.value import strength
from theomachy.games.gentes.rules.chronicler import brings, icons_met, lack, meets, missing
from theomachy.games.gentes.rules.phases import NEXT_ROUND, OFFER
from theomachy.games.gentes.rules.prospects import card_points
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.scoring import time_penalty
from theomachy.games.gentes.rules.state import (
    BONUS,
    DOUBLES,
    HAND,
    LOCKED,
    MONEY,
    ON_CARDS,
    ORACLES,
    PERSONS,
    POINTS,
    SHOWN,
    SINGLES,
    STOCK,
    SYMBOL,
    TEMPLES,
    TILES,
)  # fmt: skip
from theomachy.games.gentes.rules.tables import (
    COINS,
    DECLINE,
    EFFECTS,
    GROUPS,
    ICONS,
    SLOTS,
    SUN,
    VP,
    place,
    size,
)  # fmt: skip

FREE: Final = ("start_player",)  # options that a net need not know
EXPLORE: Final = 0.4  # chances differ little from action to action
SHARP: Final = 3.0  # less than usual: its chances are calibrated, so differences are larger
INSIDE: Final = False  # actions have many steps; in the middle of one these inputs say little
FINISH: Final = True
ROLLED: Final = (2, 3, 4)  # players: so many actions follow from each other that the tree alone sees too few
TURNS: Final = 2  # how often the turn comes back then, before the net judges
SHIFT: Final = 40  # points: strength may be below zero

HAND_NAMES: Final = (
    "strength", "finer strength", "playable cards", "near cards", "far cards", "playable points", "near points",
    "far points", "points later", "met cards", "met worth", "best worth", "lack 1", "lack 2", "lack 3", "lack more",
    "lack icons", "persons' price",
)  # fmt: skip
REGIONS: Final = 3
ROWS: Final = 3  # of the population chart
SYMBOLS: Final = 4
CARDS: Final = 62  # at most
BLOCK_NAMES: Final = (
    "points", "money", "money 3", "money 6", "money 10", "money later", "temples", "oracles", "locked", "locked later",
    "singles", "doubles", "tiles", "free", "free 0", "free 1", "free 3", "stock", "built later", "regions",
    "first bonus", "second bonus", "third bonus", "hand", "hand over", "shown", "shown 4", "shown 8",
    *[f"group {g}" for g in range(GROUPS)], "persons", "persons 12", "persons 15", "persons later", "card persons",
    *[f"icon {i}" for i in range(ICONS)], "alike", "alike later", "suns", "suns later", "declines", "declines later",
    "penalty", *[f"towns {r}" for r in range(REGIONS)], "point towns", "coin towns", *[f"row {r}" for r in range(ROWS)],
    *[f"symbol {i}" for i in range(SYMBOLS)], "fresh suns", *OFFER_NAMES,
    "starter", "active", "budget", "left", "due", "basic", "extra", "swaps",
    *HAND_NAMES,
)  # fmt: skip
COMMON_NAMES: Final = (
    *[f"round {n}" for n in range(8)], "closing", *[f"phase {n}" for n in range(NEXT_ROUND + 3)],
    *[f"kind {n}" for n in range(EFFECTS + 1)], "tiles left", "display", "first taken", "second taken", "third taken",
    "no small tax", "first game", "lower range", "marker leaves", "same site", "spare playable", "tiles only",
    *MARKET_NAMES,
)  # fmt: skip


# Of the own cards each is an input of its own: one that lies in the display counts for every round to come, one in the
# hand once, or twice if it can be played. What the others have is counted where their own chances are judged.
OWN_CARDS: Final = (*[f"card shown {c}" for c in range(CARDS)], *[f"card held {c}" for c in range(CARDS)])


class GentesInputs(Inputs):
    def __init__(self) -> None:
        own = len(HAND_NAMES) + len(LEAD_NAMES) + len(OWN_CARDS)
        super().__init__(i64(len(BLOCK_NAMES)), i64(own), i64(len(COMMON_NAMES)))
        self.held: vec[i64] = counters(i64(len(HAND_NAMES)))

    def names(self) -> list[str]:
        return [*BLOCK_NAMES, *[f"own {name}" for name in HAND_NAMES], *LEAD_NAMES, *OWN_CARDS, *COMMON_NAMES]

    def look(self, position: Position) -> None:
        table = cast(Gentes, position)
        self.clear(table.players)
        self.active = table.active
        left = rounds_left(table)
        for seat in range(table.players):
            self.about(seat)
            self.strength[seat] = i32(table.mat(seat, POINTS) + 1000)
            self.goods(table, seat, left)
            self.people(table, seat, left)
            self.on_map(table, seat)
            add_offers(self, table, seat)
            self.at_work(table, seat)
            if table.fixed.hidden_hands:
                self.slot += i64(len(HAND_NAMES))
            else:
                self.count_hand(table, seat, left)
                for i in range(i64(len(HAND_NAMES))):
                    self.note(self.held[i])
        self.everybody(table)

    def goods(self, table: Gentes, seat: i64, left: i64) -> None:
        fixed = table.fixed
        money = table.mat(seat, MONEY)
        self.note(table.mat(seat, POINTS))
        self.note(money)
        self.flag(money >= 3)
        self.flag(money >= 6)
        self.flag(money >= 10)
        self.note(money * left // 4)
        self.note(table.mat(seat, TEMPLES))
        self.note(table.mat(seat, ORACLES))
        locked = table.mat(seat, LOCKED)
        self.note(locked)
        self.note(locked * left)
        self.note(table.mat(seat, SINGLES))
        self.note(table.mat(seat, DOUBLES))
        self.note(table.mat(seat, TILES))
        free = table.free(seat)
        self.note(free)
        self.flag(free == 0)
        self.flag(free <= 1)
        self.flag(free <= 3)
        self.note(table.mat(seat, STOCK))
        self.note(table.built(seat) * left)
        towns = table.towns(seat)
        regions: i64 = 0
        for region in range(i64(len(fixed.in_region))):
            if towns & fixed.in_region[region] != 0:
                regions += 1
        self.note(regions)
        bonus = table.mat(seat, BONUS)
        self.flag(bonus & 1 != 0)
        self.flag(bonus & 2 != 0)
        self.flag(bonus & 4 != 0)
        hand = table.mat(seat, HAND)
        self.note(hand)
        self.note(hand - fixed.hand_limit)
        shown = table.mat(seat, SHOWN)
        self.note(shown)
        self.flag(shown >= 4)
        self.flag(shown >= 8)

    def people(self, table: Gentes, seat: i64, left: i64) -> None:
        fixed = table.fixed
        on_cards: i64 = 0
        for g in range(i64(GROUPS)):
            self.note(table.mat(seat, PERSONS + g))
            on_cards += table.mat(seat, ON_CARDS + g)
        persons = table.persons(seat)
        self.note(persons)
        self.flag(persons >= 12)
        self.flag(persons >= 15)
        self.note(persons * left)
        self.note(on_cards)
        for i in range(i64(ICONS)):
            self.note(table.mat(seat, 24 + i))
        alike = table.best_symbol(seat)
        self.note(alike)
        self.note(alike * left)
        suns: i64 = 0
        declines: i64 = 0
        bits = table.shown(seat)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            at = place(low) * SLOTS
            suns += i64(fixed.slots[at + SUN + 1]) - i64(fixed.slots[at + SUN])
            declines += i64(fixed.slots[at + DECLINE + 1]) - i64(fixed.slots[at + DECLINE])
        self.note(suns)
        self.note(suns * left)
        self.note(declines)
        self.note(declines * left)
        self.note(time_penalty(table, seat))

    def on_map(self, table: Gentes, seat: i64) -> None:
        """Where the cities lie and what they bring, the rows of the chart, symbols, suns that still shine."""
        fixed = table.fixed
        towns = table.towns(seat)
        for region in range(i64(REGIONS)):
            self.note(size(towns & fixed.in_region[region]))
        points: i64 = 0
        coins: i64 = 0
        bits = towns & fixed.city_sites
        while bits != 0:
            low = bits & -bits
            bits ^= low
            op = fixed.op(i64(fixed.reward_of[place(low)]))
            if op == VP:
                points += 1
            elif op == COINS:
                coins += 1
        self.note(points)
        self.note(coins)
        for row in range(i64(ROWS)):
            self.note(table.people(seat, 2 * row) + table.people(seat, 2 * row + 1))
        for symbol in range(i64(SYMBOLS)):
            self.note(table.mat(seat, SYMBOL + symbol))
        self.note(size(table.shown(seat) & fixed.acting_cards & ~table.marked))

    def at_work(self, table: Gentes, seat: i64) -> None:
        self.flag(seat == table.starter)
        if seat != table.active:
            self.slot += 7
            return
        self.flag(True)
        self.note(table.now.budget)
        self.note(table.now.left)
        self.note(table.now.cubes_due)
        self.note(table.now.basic)
        self.note(table.now.extra)
        self.note(table.now.swaps)

    def count_hand(self, table: Gentes, seat: i64, left: i64) -> None:
        """What only who sees the hand can count."""
        held = self.held
        for i in range(i64(len(HAND_NAMES))):
            held[i] = 0
        found = strength(table, seat) + 100 * SHIFT
        if found < 0:
            found = 0
        held[0] = found // 100
        held[1] = found % 100 // FINE
        bits = table.hand(seat)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            card = place(low)
            points = card_points(table, seat, card)
            gap = missing(table, seat, card)
            if not icons_met(table, seat, card):
                gap += 2
            kind: i64 = 2
            if gap == 0:
                kind = 0
            elif gap <= 2:
                kind = 1
            held[2 + kind] += 1
            held[5 + kind] += points
            held[8] += points * left // 2
            self.count_lack(table, seat, card)

    def count_lack(self, table: Gentes, seat: i64, card: i64) -> None:
        """What stands between a hand card and the display."""
        held = self.held
        gap = missing(table, seat, card)
        met = icons_met(table, seat, card)
        if met and gap <= table.mat(seat, TEMPLES):
            worth = brings(table, seat, card)
            held[9] += 1
            held[10] += worth
            if worth > held[11]:
                held[11] = worth
        if not met:
            held[16] += 1
        if gap == 0:
            return
        more = gap - 1
        if more > 3:
            more = 3
        held[12 + more] += 1
        price: i64 = 0
        for column in range(i64(GROUPS)):
            n = lack(table, seat, card, i64(table.row[column]))
            if n > 0:
                price += n * i64(table.fixed.upper[column])
        if held[17] == 0 or price < held[17]:
            held[17] = price

    def own(self, position: Position, player: i64) -> None:
        table = cast(Gentes, position)
        if not table.fixed.hidden_hands:
            self.cursor += i64(len(HAND_NAMES))
            self.add_lead(player, i64(len(BLOCK_NAMES)) - i64(len(HAND_NAMES)))
        else:
            self.count_hand(table, player, rounds_left(table))
            for i in range(i64(len(HAND_NAMES))):
                self.add(self.held[i])
            self.cursor += i64(len(LEAD_NAMES))
        self.add_cards(table, player)

    def add_cards(self, table: Gentes, player: i64) -> None:
        start = self.cursor
        left = rounds_left(table)
        bits = table.shown(player)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            self.cursor = start + place(low)
            self.add(left)
        start += i64(CARDS)
        bits = table.hand(player)
        while bits != 0:
            low = bits & -bits
            bits ^= low
            card = place(low)
            self.cursor = start + card
            self.add(2 if meets(table, player, card) else 1)
        self.cursor = start + i64(CARDS)

    def everybody(self, table: Gentes) -> None:
        fixed = table.fixed
        for i in range(i64(8)):
            self.tell_flag(table.round == i)
        self.tell_flag(table.closing)
        phase = table.phase
        for i in range(i64(NEXT_ROUND + 3)):
            self.tell_flag(phase == i)
        kind = table.now.kind
        inside = phase > 13 and phase <= OFFER
        for i in range(i64(EFFECTS + 1)):
            self.tell_flag(inside and kind == i)
        self.tell(size(table.tiles))
        self.tell(i64(len(table.display)))
        self.tell(i64(table.taken[0]))
        self.tell(i64(table.taken[1]))
        self.tell(i64(table.taken[2]))
        self.tell_flag(fixed.first_tax != 0)
        self.tell_flag(fixed.first_game)
        self.tell_flag(fixed.lower_range)
        self.tell_flag(fixed.marker_leaves)
        self.tell_flag(fixed.same_site)
        self.tell_flag(fixed.spare_playable)
        self.tell_flag(fixed.tiles_only)
        add_market(self, table)


def rounds_left(table: Gentes) -> i64:
    """Decline phases still to come."""
    left = table.fixed.rounds - table.round
    if not table.closing:
        left += 1
    return left


def make() -> Inputs:
    return GentesInputs()
