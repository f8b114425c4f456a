"""What a learned judge sees of GODS, as far as both editions have it: counts, thresholds, and what temples could do.

One scan of the open hexes serves all seats: where a tribe would become whose, which tribes a temple can convert at
which price, and the best swing of points that it can bring each seat now and after its next income.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.inputs import Inputs, counters
from theomachy.games.gods.common.rules.cards import DECAY, DESERT, EMPTY, EXTRA, NO_GOD, TEMPLE, TRIBES, WHIRLWIND
from theomachy.games.gods.common.rules.state import (
    ACTION,
    AFTER,
    LAST_TURN,
    ONCE_DISCARD,
    ONCE_MOVE,
    ONCE_TEMPLE,
    REFILL,
    STONE,
    WHERE_TO,
    GodsTable,
)  # fmt: skip

SEATS: Final = 4
PRICES: Final = 4  # neighbours of a hex that are told apart
NO_LIMIT: Final = 1000

BLOCK_NAMES: Final = (
    "power", "power 3", "power 6", "power 9", "power 12", "temples", "temples 0", "temples 2", "stones 3",
    "extra actions", "extra actions to play", "points", "missing 1", "missing 3", "missing 4", "missing 7",
    "first of three with bonus", "first of three", "second of three with bonus", "second of three", "threes", "tribes",
    "on display: new colour", "on display: second with bonus", "on display: second", "on display: third with bonus",
    "on display: third", "supply of thirds", "supply of seconds",
    "tribes at price 1", "tribes at price 2", "tribes at price 3", "tribes at price 4", "tribes in reach",
    "threes in reach", "room at price 1", "room at price 2", "room at price 3", "no room",
    "swing now", "conversions now", "temple wins now", "tribe unites now", "tribe wins now",
    "swing next", "swing next 3", "swing next 6", "conversions next", "temple wins next", "tribe unites next",
    "active", "last action", "two actions", "temple to come",
)  # fmt: skip
COMMON_NAMES: Final = (
    "refill", "action", "where to", "stone", "after", "last turn",
    "desert on display", "decay on display", "whirlwind on display", "extra action on display", "tribes on display",
    "empty spaces", "supply", "tribes in supply", "deserts", "turns",
    "temple used", "move used", "discard used", "other used",
    "any conflict", "stoneless block", "whirlwind idle", "keep together",
)  # fmt: skip


class GodsInputs(Inputs):
    """Editions say what a three of a colour brings, where the end is, and what else they count."""

    def __init__(self, more: i64, common: i64) -> None:
        super().__init__(i64(len(BLOCK_NAMES)) + more, 0, i64(len(COMMON_NAMES)) + common)
        self.cheapest: vec[u8] = vec[u8](bytes(1024))  # by place on the field: neighbours of the cheapest temple hex
        self.touched: vec[i32] = vec[i32](capacity=64)
        self.now: vec[i64] = counters(SEATS)  # power that the seat can spend in this turn
        self.soon: vec[i64] = counters(SEATS)  # and in its next one
        self.room: vec[i64] = counters(SEATS * PRICES)  # hexes where a tribe becomes the seat's, by neighbours
        self.swings: vec[i64] = counters(SEATS * 2)  # best change of points by a temple: now, next
        self.takes: vec[i64] = counters(SEATS * 2)  # most conversions by a temple
        self.gains: vec[i64] = counters(SEATS * 2)  # most points for oneself by a temple
        self.risk: vec[i64] = counters(SEATS * PRICES)  # own tribes by the price of converting them
        self.reached: vec[i64] = counters(SEATS)  # own tribes that an enemy can convert after the next income
        self.broken: vec[i64] = counters(SEATS)  # those of them that are part of a three
        self.colours: vec[i64] = counters(6)  # tribes beside the hex at hand: colour and god of each
        self.owners: vec[i64] = counters(6)

    # ---- for the editions

    def base(self, table: GodsTable) -> i64:
        """Points for every three tribes of a colour."""
        raise NotImplementedError

    def bonus(self, table: GodsTable, seat: i64, colour: i64) -> i64:
        """Points that the seat's next three of the colour bring beside."""
        raise NotImplementedError

    def missing(self, table: GodsTable, seat: i64) -> i64:
        """Points still missing to the end of the game; NO_LIMIT where points do not bring it."""
        raise NotImplementedError

    # ---- the whole

    def look_at(self, table: GodsTable) -> None:
        self.clear(table.players)
        self.active = table.active
        self.prepare(table)
        self.scan(table)
        self.count_risks(table)
        for seat in range(table.players):
            self.about(seat)
            self.strength[seat] = i32(64 * table.score(seat) + i64(table.power[seat]) + 256)
            self.stocks(table, seat)
            self.three(table, seat)
            self.chances(table, seat)
        self.everybody(table)

    def prepare(self, table: GodsTable) -> None:
        fixed = table.numbers()
        for i in range(i64(SEATS * PRICES)):
            self.room[i] = 0
            self.risk[i] = 0
        for i in range(i64(SEATS * 2)):
            self.swings[i] = 0
            self.takes[i] = 0
            self.gains[i] = 0
        for seat in range(table.players):
            self.reached[seat] = 0
            self.broken[seat] = 0
            power: i64 = i64(table.power[seat])
            mine = seat == table.active and table.phase != LAST_TURN
            self.now[seat] = -1
            if mine and (table.phase == REFILL or table.actions_left > 0 or table.old_extras(seat) > 0):
                self.now[seat] = power
            power += fixed.income
            if power > fixed.max_power:
                power = fixed.max_power
            self.soon[seat] = power

    def scan(self, table: GodsTable) -> None:
        """All open hexes: whose a tribe would be there, and what a temple there would do."""
        field = table.field
        open = field.open
        near = field.near
        cards = field.cards
        fixed = table.numbers()
        dearest = fixed.max_power // fixed.temple_price
        if len(self.cheapest) < len(cards):
            self.cheapest = vec[u8](bytes(i64(len(cards))))
        cheapest = self.cheapest
        touched: vec[i32] = vec[i32](capacity=64)
        colours = self.colours
        owners = self.owners
        w = i64(1) << field.bits
        bits = field.bits
        base = field.base
        any_conflict = fixed.any_conflict
        stoneless_block = fixed.stoneless_block
        for i in range(i64(len(open))):
            at = i64(open[i])
            c = ((at >> 8) << bits) + (at & 255) - base
            beside: i64 = i64(near[c])
            temple: i64 = NO_GOD
            tribe: i64 = NO_GOD
            temples_differ = False
            tribes_differ = False
            stoneless = False
            temples: i64 = 0
            tribes: i64 = 0
            for k in range(i64(6)):
                n = c + 1
                if k == 0:
                    n = c + w
                elif k == 1:
                    n = c + w - 1
                elif k == 2:
                    n = c - 1
                elif k == 3:
                    n = c - w
                elif k == 4:
                    n = c - w + 1
                card: i64 = i64(cards[n])
                if card == 0:
                    continue
                kind = card & 15
                god = (card >> 4) - 1
                if kind == TEMPLE:
                    if temples > 0 and temple != god:
                        temples_differ = True
                    temples += 1
                    temple = god
                elif kind < DESERT:
                    colours[tribes] = kind
                    owners[tribes] = god
                    tribes += 1
                    if god == NO_GOD:
                        stoneless = True
                    else:
                        if tribe != NO_GOD and tribe != god:
                            tribes_differ = True
                        tribe = god
                        if beside <= dearest:
                            if cheapest[n] == 0:
                                touched = append(touched, i32(n))
                                cheapest[n] = u8(beside)
                            elif i64(cheapest[n]) > beside:
                                cheapest[n] = u8(beside)
            owner: i64 = NO_GOD
            if temples > 0:
                if not temples_differ:
                    if not any_conflict or tribe == NO_GOD or (not tribes_differ and tribe == temple):
                        owner = temple
            elif tribes > 0 and not tribes_differ and not (stoneless and stoneless_block):
                owner = tribe
            if owner != NO_GOD and beside <= PRICES:
                self.room[owner * PRICES + beside - 1] += 1
            if tribes > 0 and beside <= dearest:
                price = beside * fixed.temple_price
                for seat in range(table.players):
                    if table.temples[seat] > 0 and price <= self.soon[seat]:
                        self.temple_there(table, seat, price, tribes)
        self.touched = touched

    def temple_there(self, table: GodsTable, seat: i64, price: i64, tribes: i64) -> None:
        """What a temple of the seat beside these tribes would bring it."""
        colours = self.colours
        owners = self.owners
        needed = table.numbers().tribes_needed
        takes: i64 = 0
        gain: i64 = 0
        loss: i64 = 0
        for i in range(tribes):
            owner = owners[i]
            if owner == seat:
                continue
            takes += 1
            colour = colours[i]
            # This tribe is the last straw if with those before it (and itself) a three is full, or one is broken.
            own = table.tribes_of(seat, colour) + 1
            theirs: i64 = 0
            if owner != NO_GOD:
                theirs = table.tribes_of(owner, colour)
            for j in range(i):
                if colours[j] == colour and owners[j] != seat:
                    own += 1
                    if owners[j] == owner and owner != NO_GOD:
                        theirs -= 1
            if own % needed == 0:
                gain += self.base(table) + self.bonus(table, seat, colour)
            if theirs > 0 and theirs % needed == 0:
                loss += self.base(table)
        if takes == 0:
            return
        swing = gain + loss
        place = 2 * seat + 1
        if takes > self.takes[place]:
            self.takes[place] = takes
        if swing > self.swings[place]:
            self.swings[place] = swing
        if gain > self.gains[place]:
            self.gains[place] = gain
        if price <= self.now[seat] and table.used & ONCE_TEMPLE == 0:
            place -= 1
            if takes > self.takes[place]:
                self.takes[place] = takes
            if swing > self.swings[place]:
                self.swings[place] = swing
            if gain > self.gains[place]:
                self.gains[place] = gain

    def count_risks(self, table: GodsTable) -> None:
        cards = table.field.cards
        cheapest = self.cheapest
        touched = self.touched
        price_of = table.numbers().temple_price
        needed = table.numbers().tribes_needed
        for i in range(i64(len(touched))):
            n = i64(touched[i])
            beside: i64 = i64(cheapest[n])
            cheapest[n] = 0
            god = (i64(cards[n]) >> 4) - 1
            if beside <= PRICES:
                self.risk[god * PRICES + beside - 1] += 1
            for seat in range(table.players):
                if seat != god and table.temples[seat] > 0 and beside * price_of <= self.soon[seat]:
                    self.reached[god] += 1
                    if table.tribes_of(god, i64(cards[n]) & 15) % needed == 0:
                        self.broken[god] += 1
                    break

    # ---- about one seat

    def stocks(self, table: GodsTable, seat: i64) -> None:
        power: i64 = i64(table.power[seat])
        self.note(power)
        self.flag(power >= 3)
        self.flag(power >= 6)
        self.flag(power >= 9)
        self.flag(power >= 12)
        temples: i64 = i64(table.temples[seat])
        self.note(temples)
        self.flag(temples == 0)
        self.flag(temples <= 2)
        self.flag(i64(table.stones[seat]) <= 3)
        self.note(i64(table.extras[seat]))
        self.note(table.old_extras(seat))
        self.note(table.score(seat) + 8)  # a penalty may bring it below zero
        missing = self.missing(table, seat)
        self.flag(missing <= 1)
        self.flag(missing <= 3)
        self.flag(missing <= 4)
        self.flag(missing <= 7)

    def three(self, table: GodsTable, seat: i64) -> None:
        """Tribes by how many are missing to a three of their colour, and what comes for them."""
        needed = table.numbers().tribes_needed
        firsts: i64 = 0
        firsts_bonus: i64 = 0
        seconds: i64 = 0
        seconds_bonus: i64 = 0
        threes: i64 = 0
        tribes: i64 = 0
        shown_new: i64 = 0
        shown_first: i64 = 0
        shown_first_bonus: i64 = 0
        shown_second: i64 = 0
        shown_second_bonus: i64 = 0
        supply_thirds: i64 = 0
        supply_seconds: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            have = table.tribes_of(seat, colour)
            tribes += have
            threes += have // needed
            count = have % needed
            bonus = self.bonus(table, seat, colour) > 0
            shown = table.on_display(colour)
            left: i64 = i64(table.supply.counts[colour])
            if count == 0:
                if shown:
                    shown_new += 1
            elif count < needed - 1:
                supply_seconds += left
                if bonus:
                    firsts_bonus += 1
                    if shown:
                        shown_first_bonus += 1
                else:
                    firsts += 1
                    if shown:
                        shown_first += 1
            else:
                supply_thirds += left
                if bonus:
                    seconds_bonus += 1
                    if shown:
                        shown_second_bonus += 1
                else:
                    seconds += 1
                    if shown:
                        shown_second += 1
        self.note(firsts_bonus)
        self.note(firsts)
        self.note(seconds_bonus)
        self.note(seconds)
        self.note(threes)
        self.note(tribes)
        self.note(shown_new)
        self.note(shown_first_bonus)
        self.note(shown_first)
        self.note(shown_second_bonus)
        self.note(shown_second)
        self.note(supply_thirds)
        self.note(supply_seconds)

    def chances(self, table: GodsTable, seat: i64) -> None:
        """Risks, room and opportunities."""
        for k in range(i64(PRICES)):
            self.note(self.risk[seat * PRICES + k])
        self.note(self.reached[seat])
        self.note(self.broken[seat])
        room = self.room[seat * PRICES]
        self.note(room)
        self.note(self.room[seat * PRICES + 1])
        self.note(self.room[seat * PRICES + 2])
        cheapest: i64 = 0
        for k in range(i64(PRICES)):
            if cheapest == 0 and self.room[seat * PRICES + k] > 0:
                cheapest = k + 1
        self.flag(cheapest == 0)
        cheapest *= table.numbers().tribe_price
        missing = self.missing(table, seat)
        unites: i64 = 0  # points of the best tribe on display
        if cheapest > 0 and table.stones[seat] > 0:
            unites = self.best_tribe(table, seat)
        ready = self.now[seat]
        self.note(self.swings[2 * seat])
        self.note(self.takes[2 * seat])
        self.flag(ready >= 0 and self.gains[2 * seat] >= missing)
        self.flag(unites > 0 and cheapest <= ready)
        self.flag(unites > 0 and cheapest <= ready and unites >= missing)
        swing = self.swings[2 * seat + 1]
        self.note(swing)
        self.flag(swing >= 3)
        self.flag(swing >= 6)
        self.note(self.takes[2 * seat + 1])
        self.flag(self.gains[2 * seat + 1] >= missing)
        self.flag(unites > 0 and cheapest <= self.soon[seat])
        active = seat == table.active
        self.flag(active)
        self.flag(active and table.actions_left == 1)
        self.flag(active and table.actions_left >= 2)
        self.flag(active and table.used & ONCE_TEMPLE == 0 and table.temples[seat] > 0)

    def best_tribe(self, table: GodsTable, seat: i64) -> i64:
        needed = table.numbers().tribes_needed
        best: i64 = 0
        for slot in range(i64(2)):
            colour: i64 = i64(table.display[slot])
            if colour == EMPTY or colour > TRIBES or table.tribes_of(seat, colour) % needed != needed - 1:
                continue
            brings = self.base(table) + self.bonus(table, seat, colour)
            if brings > best:
                best = brings
        return best

    # ---- the same for all

    def everybody(self, table: GodsTable) -> None:
        fixed = table.numbers()
        phase = table.phase
        self.tell_flag(phase == REFILL)
        self.tell_flag(phase == ACTION)
        self.tell_flag(phase == WHERE_TO)
        self.tell_flag(phase == STONE)
        self.tell_flag(phase == AFTER)
        self.tell_flag(phase == LAST_TURN)
        self.tell_flag(table.on_display(DESERT))
        self.tell_flag(table.on_display(DECAY))
        self.tell_flag(table.on_display(WHIRLWIND))
        self.tell_flag(table.on_display(EXTRA))
        shown: i64 = 0
        empty: i64 = 0
        for slot in range(i64(2)):
            kind: i64 = i64(table.display[slot])
            if kind == EMPTY:
                empty += 1
            elif kind <= TRIBES:
                shown += 1
        self.tell(shown)
        self.tell(empty)
        self.tell(table.supply.left // 2)
        tribes: i64 = 0
        for colour in range(i64(1), i64(TRIBES + 1)):
            tribes += i64(table.supply.counts[colour])
        self.tell(tribes // 2)
        self.tell(i64(len(table.deserts)) // 2)
        self.tell(table.turns // 4)
        self.tell_flag(table.used & ONCE_TEMPLE != 0)
        self.tell_flag(table.used & ONCE_MOVE != 0)
        self.tell_flag(table.used & ONCE_DISCARD != 0)
        self.tell_flag(table.used & ~i64(ONCE_TEMPLE | ONCE_MOVE | ONCE_DISCARD) != 0)
        self.tell_flag(fixed.any_conflict)
        self.tell_flag(fixed.stoneless_block)
        self.tell_flag(fixed.whirlwind_idle)
        self.tell_flag(fixed.keep_together)
