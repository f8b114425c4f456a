"""What is under way between two questions: the main action, the effects, an exchange, a step that goes round.

One object with a name for each number, blank at the beginning of every turn. Written positions call them `under_way`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# values of `repeats`: an effect that has not begun
NEW_EFFECT: Final = -1
# values of `swap_mode`: what an exchange of persons is paid by
BY_CUBE: Final = 0
BY_EFFECT: Final = 1
BY_USE: Final = 2
# values of `activated_by`
BY_CITY: Final = 0
BY_HOMETOWN: Final = 1
BY_CARD: Final = 2
# values of `source`: where a main action comes from
FROM_TILE: Final = 0
FROM_TAX: Final = 1
FROM_CARD: Final = 2
FROM_HOME: Final = 3
# values of `refill_for`
FIRST_DISPLAY: Final = 0
END_OF_TURN: Final = 1
NEW_ERA: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class UnderWay:
    """All zero when nothing is."""

    # the main action
    kind: i64 = 0  # kind of main action
    price: i64 = 0  # printed
    hours: i64 = 0  # printed hourglasses
    space: i64 = 0  # without use; it keeps its place in keys and written positions
    wanted: i64 = 0  # icon of a navigator; of `effects` the row of the action
    coins_change: i64 = 0  # sum of the changes of the price
    hours_change: i64 = 0  # sum of the changes of the hourglasses
    cap: i64 = 0  # highest price of free choice; 0 without
    extra: i64 = 0  # further persons
    again: i64 = 0  # tax collector: how many times more
    budget: i64 = 0  # what the action is worth
    basic: i64 = 0  # basic persons, or cards to take
    left: i64 = 0  # persons or cards still to choose
    needed: i64 = 0  # highest price that is needed so far
    trained: i64 = 0  # bit for each group trained
    pile: i64 = 0  # 1: cards come from the discard pile
    source: i64 = 0  # FROM_TILE, FROM_TAX, FROM_CARD, FROM_HOME
    source_id: i64 = 0
    # effects
    effect: i64 = 0  # the row under way
    effects_end: i64 = 0  # one behind the last
    repeats: i64 = 0  # how often it is still to be done; NEW_EFFECT when it begins
    cubes_due: i64 = 0  # cubes of choice to be placed
    then: i64 = 0  # the phase after the effects
    # additional actions
    menu: i64 = 0  # the phase that an additional action came from
    swaps: i64 = 0  # exchanges left
    lowered: i64 = 0  # the group lowered
    swap_mode: i64 = 0  # BY_CUBE, BY_EFFECT, BY_USE
    conversion: i64 = 0  # the row that is being paid
    # steps that go round
    queue: i64 = 0  # how many players are done
    picks: i64 = 0  # setup: how many picks are made
    refill_for: i64 = 0  # FIRST_DISPLAY, END_OF_TURN, NEW_ERA
    regions: i64 = 0  # step D: bit for each region done
    # and of single actions
    card: i64 = 0  # card being played + 1
    least: i64 = 0  # setup, rules revision 1: lowest group that may still be picked
    lifted: i64 = 0  # the site a city was lifted from + 1
    # a key names these two only where they are not zero (`GentesTable.rare_bytes`)
    paused: i64 = 0  # the phase that a conversion within a main action came from
    activated_by: i64 = 0  # what made the cities pay that still have to: BY_CITY, BY_HOMETOWN, BY_CARD

    def copy(self) -> UnderWay:
        to = UnderWay()
        to.become(self)
        return to

    def become(self, other: UnderWay) -> None:
        self.kind = other.kind
        self.price = other.price
        self.hours = other.hours
        self.space = other.space
        self.wanted = other.wanted
        self.coins_change = other.coins_change
        self.hours_change = other.hours_change
        self.cap = other.cap
        self.extra = other.extra
        self.again = other.again
        self.budget = other.budget
        self.basic = other.basic
        self.left = other.left
        self.needed = other.needed
        self.trained = other.trained
        self.pile = other.pile
        self.source = other.source
        self.source_id = other.source_id
        self.effect = other.effect
        self.effects_end = other.effects_end
        self.repeats = other.repeats
        self.cubes_due = other.cubes_due
        self.then = other.then
        self.menu = other.menu
        self.swaps = other.swaps
        self.lowered = other.lowered
        self.swap_mode = other.swap_mode
        self.conversion = other.conversion
        self.queue = other.queue
        self.picks = other.picks
        self.refill_for = other.refill_for
        self.regions = other.regions
        self.card = other.card
        self.least = other.least
        self.lifted = other.lifted
        self.paused = other.paused
        self.activated_by = other.activated_by

    def numbers(self) -> list[i64]:
        """All of it in the order of the keys: never change it."""
        return [
            self.kind, self.price, self.hours, self.space, self.wanted, self.coins_change, self.hours_change, self.cap,
            self.extra, self.again, self.budget, self.basic, self.left, self.needed, self.trained, self.pile,
            self.source, self.source_id, self.effect, self.effects_end, self.repeats, self.cubes_due, self.then,
            self.menu, self.swaps, self.lowered, self.swap_mode, self.conversion, self.queue, self.picks,
            self.refill_for, self.regions, self.card, self.least, self.lifted,
        ]  # fmt: skip

    def rare(self) -> list[i64]:
        """What was not there when keys began: part of a key only where it is not zero."""
        return [self.paused, self.activated_by]


NOTHING: Final = UnderWay()  # never changed
