"""Cards on their way into hands, out of them and from one to another, and what each god learns from it (PG-R-64).

`public` counts the cards of a hand that everybody knows to be there, `seen` what one viewer knows beyond that.
Both are lower bounds: a hand never holds less.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from theomachy.games.playing_gods.rules.cards import (
    BACKS,
    CARDS,
    CONVERSION,
    FAITH_KINDS,
    FAITHS,
    IMMUNITIES,
    WRATH,
    back_of,
    end_with,
    first_with,
    is_faith,
    is_immunity,
    slot,
)  # fmt: skip
from theomachy.games.playing_gods.rules.piles import put_under
from theomachy.games.playing_gods.rules.state import Table

# ---- knowledge


def forget(table: Table, seat: i64, card: i64) -> None:
    """A card of this kind has left the hand before everybody's eyes: one less is sure to be there."""
    at = slot(seat, card)
    if table.public[at] > 0:
        table.public[at] -= 1
        return
    for viewer in range(table.players):
        at = table.seen_slot(viewer, seat, card)
        if table.seen[at] > 0:
            table.seen[at] -= 1


def forget_one_of(table: Table, seat: i64, back: i64, thief: i64) -> None:
    """A card with this back was stolen and those who did not see it cannot tell which: each kind may be one less.

    Call it while the stolen card is still counted in the hand. What thief and victim know is theirs to settle.
    """
    for card in range(first_with(back), end_with(back)):
        at = slot(seat, card)
        was_public = table.public[at] > 0
        if was_public:
            table.public[at] -= 1
        for viewer in range(table.players):
            mine = table.seen_slot(viewer, seat, card)
            if viewer == thief:
                if was_public:
                    table.seen[mine] += 1
            elif not was_public and table.seen[mine] > 0:
                table.seen[mine] -= 1


def see_hand(table: Table, viewer: i64, seat: i64) -> None:
    """The viewer has looked at the whole hand."""
    for card in range(i64(CARDS)):
        at = slot(seat, card)
        table.seen[table.seen_slot(viewer, seat, card)] = table.hand[at] - table.public[at]


# ---- into and out of hands


def add(table: Table, seat: i64, card: i64) -> None:
    table.hand[slot(seat, card)] += 1
    table.held[seat * BACKS + back_of(card)] += 1


def drop(table: Table, seat: i64, card: i64) -> None:
    table.hand[slot(seat, card)] -= 1
    table.held[seat * BACKS + back_of(card)] -= 1


def show(table: Table, seat: i64, card: i64) -> None:
    """Lay a hand card on the table: it belongs to the action under way."""
    drop(table, seat, card)
    forget(table, seat, card)
    table.shown = append(table.shown, u8(card))


def receive(table: Table, seat: i64, card: i64, known: bool) -> None:
    """A drawn card comes into the hand, without limit (PG-T-05, PG-T-08).

    `known` if all saw it, because it lay in a lower part (PG-R-62).
    """
    if table.events is not None:
        clause = "PG-T-05"
        if back_of(card) == CONVERSION:
            clause = "PG-T-08"
        if known:
            table.write("drew known", "PG-R-62", {"who": seat, "card": card})
        else:
            table.write("drew", clause, {"who": seat, "back": back_of(card)})
            table.whisper(seat, "you drew", clause, {"card": card})
    if is_immunity(card) and table.fixed.open_on_draw:
        lay_open(table, seat, card - IMMUNITIES)
        return
    add(table, seat, card)
    if known:
        table.public[slot(seat, card)] += 1
    elif back_of(card) == WRATH:
        table.bare[seat] = 0
    make_pair(table, seat, card)


def lay_open(table: Table, seat: i64, element: i64) -> None:
    """An immunity lies open from now on (PG-A-13)."""
    table.immune[seat] |= u8(1 << element)
    if table.events is not None:
        table.reveal("immunity", "PG-R-17", {"who": seat, "element": element})


def show_immunity(table: Table, seat: i64, element: i64) -> None:
    """A hidden immunity is shown by itself and stays open (PG-R-17)."""
    drop(table, seat, IMMUNITIES + element)
    forget(table, seat, IMMUNITIES + element)
    lay_open(table, seat, element)


def makes_pair(table: Table, seat: i64, card: i64) -> bool:
    """Would one more card of this kind in the hand make a permanent?"""
    return is_faith(card) and not table.has_permanent(seat, card) and table.holds(seat, card) > 0


def make_pair(table: Table, seat: i64, card: i64) -> None:
    """Two of a kind: one becomes permanent, the other goes under the pile (PG-A-44, PG-R-36).

    Where one of the kind lies open already, the start permanent too, hands keep what comes (PG-A-45, PG-R-37).
    """
    if not is_faith(card) or table.has_permanent(seat, card) or table.holds(seat, card) < 2:
        return
    for _ in range(i64(2)):
        drop(table, seat, card)
        forget(table, seat, card)
    table.permanent[seat] |= u8(1 << (card - FAITHS))
    put_under(table, card)
    if table.events is not None:
        table.write("permanent", "PG-A-44", {"who": seat, "card": card})


def take_over(table: Table, seat: i64, heir: i64) -> None:
    """All cards of a god who is out go to the one who caused it (PG-A-66, PG-A-46, PG-R-26)."""
    if table.held[seat * BACKS] > 0:
        table.bare[heir] &= table.bare[seat]
    table.bare[seat] = 0
    for card in range(i64(CARDS)):
        mine = slot(seat, card)
        theirs = slot(heir, card)
        table.public[theirs] += table.public[mine]
        for viewer in range(table.players):
            known = table.seen_slot(viewer, seat, card)
            if viewer == seat:
                table.seen[table.seen_slot(viewer, heir, card)] += table.hand[mine] - table.public[mine]
            elif viewer != heir:
                table.seen[table.seen_slot(viewer, heir, card)] += table.seen[known]
            table.seen[known] = 0
        table.public[mine] = 0
        table.hand[theirs] += table.hand[mine]
        table.hand[mine] = 0
    table.held[heir * BACKS] += table.held[seat * BACKS]
    table.held[heir * BACKS + 1] += table.held[seat * BACKS + 1]
    table.held[seat * BACKS] = 0
    table.held[seat * BACKS + 1] = 0
    table.immune[heir] |= table.immune[seat]
    table.immune[seat] = 0
    permanents: i64 = i64(table.permanent[seat])
    table.permanent[seat] = 0
    for i in range(i64(FAITH_KINDS)):
        if permanents >> i & 1:
            add(table, heir, FAITHS + i)
            table.public[slot(heir, FAITHS + i)] += 1
    for i in range(i64(FAITH_KINDS)):
        make_pair(table, heir, FAITHS + i)
