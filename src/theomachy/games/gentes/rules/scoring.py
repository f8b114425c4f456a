"""Final scoring and the end (GENTES-P-03 to P-11, E-01 to E-05)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import NOBODY
from theomachy.games.gentes.rules.actions import OPEN, declare, pack
from theomachy.games.gentes.rules.additional import add_additional
from theomachy.games.gentes.rules.chronicler import icons_met, meets, missing, pay_virtual
from theomachy.games.gentes.rules.phases import FINAL, NEXT_FINAL, OVER
from theomachy.games.gentes.rules.prospects import card_points
from theomachy.games.gentes.rules.state import (
    FROM_COINS,
    FROM_CUBES,
    FROM_HAND,
    MONEY,
    OFF_HAND,
    OFF_TIME,
    POINTS,
    SHOWN,
    TEMPLES,
    GentesTable,
)
from theomachy.games.gentes.rules.tables import bit, place
from theomachy.games.gentes.rules.under_way import NOTHING

# ---- the kinds of this chapter

SCORE: Final = 35  # x: card
FINISH: Final = 36
KINDS: Final[tuple[int, ...]] = declare(
    (SCORE, "score {card}", ("card:{card}",), (FINAL,)),
    (FINISH, "finish", ("button:finish",), (FINAL,)),
)  # fmt: skip


def against(table: GentesTable, kind: i64, x: i64, y: i64) -> str:
    if kind == SCORE:
        return against_score()
    return OPEN


def do(table: GentesTable, kind: i64, x: i64, y: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == SCORE:
        score_card(table, x)
    elif kind == FINISH:
        finish(table)
    else:
        return False
    return True


def half_points(table: GentesTable, seat: i64, card: i64) -> i64:
    """Half of a hand card's points, rounded up: gained (GENTES-P-04) or lost (GENTES-P-07)."""
    points = card_points(table, seat, card)
    return (points * table.fixed.half_of + table.fixed.half_by - 1) // table.fixed.half_by


def next_final(table: GentesTable) -> None:
    """The next player in the order of the last starting player (GENTES-P-11), or the end."""
    queue = table.now.queue
    if queue == table.players:
        table.now.become(NOTHING)
        table.phase = OVER
        table.turn = NOBODY
        if table.events is not None:
            first = [seat for seat in range(table.players) if rank(table, seat) == 1]
            data: dict[str, object] = {"winners": first, "points": table.mat(first[0], POINTS)}
            table.write("game over", DECIDED[what_decided(table, first)], data)
        return
    table.active = table.in_order(queue)
    table.turn = table.active
    table.phase = FINAL


def ask_final(table: GentesTable) -> vec[i32]:
    """Hand cards whose requirements are met, in any order (GENTES-P-04); additional actions (GENTES-P-06) while there
    are hand cards (GENTES-R-52); or finish."""
    seat = table.active
    out: vec[i32] = vec[i32]()
    bits = table.hand(seat)
    if bits != 0:
        while bits != 0:
            low = bits & -bits
            bits ^= low
            if meets(table, seat, place(low)):
                out = append(out, pack(SCORE, place(low), 0))
        out = add_additional(table, seat, out)
    return append(out, pack(FINISH, 0, 0))


def against_score() -> str:
    return "GENTES-P-04"


def score_card(table: GentesTable, card: i64) -> None:
    """Half of its points and nothing else of it (GENTES-P-05)."""
    seat = table.active
    gained = half_points(table, seat, card)
    pay_virtual(table, seat, card, "GENTES-P-06")
    table.leave_hand(seat, card)
    table.add(seat, FROM_HAND, gained)
    table.add(seat, POINTS, gained)
    table.discard |= bit(card)
    if table.events is not None:
        table.write("hand scored", "GENTES-P-04", {"who": seat, "card": table.fixed.card_ids[card], "n": gained})


def time_penalty(table: GentesTable, seat: i64) -> i64:
    """What the hourglasses on the track cost (GENTES-P-10, GENTES-R-22)."""
    penalty = table.fixed.penalty
    n = table.hourglasses(seat)
    last = i64(len(penalty)) - 1
    if n > last:
        n = last
    return i64(penalty[n])


def hand_penalty(table: GentesTable, seat: i64) -> i64:
    """What the cards left in the hand cost (GENTES-P-07, GENTES-R-23)."""
    total: i64 = 0
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        if not (table.fixed.spare_playable and meets(table, seat, card)):
            total += half_points(table, seat, card)
    return total


def finish(table: GentesTable) -> None:
    """What is left in the hand (GENTES-P-07), then coins (GENTES-P-08), cubes (GENTES-P-09) and hourglasses
    (GENTES-P-10)."""
    fixed = table.fixed
    seat = table.active
    hand = hand_penalty(table, seat)
    coins = table.mat(seat, MONEY) // fixed.coins_per_point
    cubes = table.cubes(seat) // fixed.cubes_per_point
    time = time_penalty(table, seat)
    table.add(seat, OFF_HAND, hand)
    table.add(seat, FROM_COINS, coins)
    table.add(seat, FROM_CUBES, cubes)
    table.add(seat, OFF_TIME, time)
    table.add(seat, POINTS, coins + cubes - hand - time)
    if table.events is not None:
        table.write("hand lost", "GENTES-P-07", {"who": seat, "n": hand})
        table.write("coins scored", "GENTES-P-08", {"who": seat, "n": coins})
        table.write("cubes scored", "GENTES-P-09", {"who": seat, "n": cubes})
        table.write("time scored", "GENTES-P-10", {"who": seat, "n": time})
    table.now.queue += 1
    table.phase = NEXT_FINAL


def if_it_ended_now(table: GentesTable, seat: i64) -> i64:
    """Points if the game ended now: the hand scored at its best with temple cubes for missing persons (GENTES-P-06),
    coins, the cubes that are left, hourglasses."""
    if has_finished(table, seat):
        return table.mat(seat, POINTS)
    temple = table.mat(seat, TEMPLES)
    best: i64 = -100000
    for used in range(temple + 1):
        rest = (table.cubes(seat) - used) // table.fixed.cubes_per_point
        points = rest + hand_with(table, seat, used, temple - used)
        if points > best:
            best = points
    return (
        table.mat(seat, POINTS)
        + table.mat(seat, MONEY) // table.fixed.coins_per_point
        + best
        - time_penalty(table, seat)
    )


def is_final(table: GentesTable) -> bool:
    """Is it the final scoring, whatever is being asked there?"""
    return table.phase == FINAL or table.now.menu == FINAL


def has_finished(table: GentesTable, seat: i64) -> bool:
    """Is everything of this player scored?"""
    if is_final(table):
        return table.place_of(seat) < table.now.queue
    return table.phase == OVER


def hand_with(table: GentesTable, seat: i64, cubes: i64, left: i64) -> i64:
    """The most that the hand brings with so many temple cubes; `left` are those that stay in the temple."""
    most: vec[i64] = vec[i64]([0] * (cubes + 1))  # by cubes that may be used
    bits = table.hand(seat)
    while bits != 0:
        low = bits & -bits
        bits ^= low
        card = place(low)
        points = half_points(table, seat, card)
        lack = missing(table, seat, card)
        met = icons_met(table, seat, card)
        lost = points
        if met and lack <= left and table.fixed.spare_playable:
            lost = 0
        n = cubes
        while n >= 0:
            gained = most[n] - lost
            if met and lack <= n and most[n - lack] + points > gained:
                gained = most[n - lack] + points
            most[n] = gained
            n -= 1
    return most[cubes]


def rank(table: GentesTable, seat: i64) -> i64:
    """By points, then cards in the display, then coins (GENTES-E-02 to E-05)."""
    ahead: i64 = 1
    for other in range(table.players):
        if standing(table, other) > standing(table, seat):
            ahead += 1
    return ahead


# What decided the game, in this order but where coins go before cards.
DECIDED: Final = ["GENTES-E-02", "GENTES-E-03", "GENTES-E-04", "GENTES-E-05"]


def what_decided(table: GentesTable, first: list[i64]) -> i64:
    """By what the first won, as a place in DECIDED: points, cards or coins; shared, if nothing tells them apart."""
    if len(first) > 1:
        return 3
    winner = first[0]
    coins_first = table.fixed.coins_break_ties_first
    second = MONEY if coins_first else SHOWN
    found: i64 = 0
    for seat in range(table.players):
        if seat == winner or table.mat(seat, POINTS) < table.mat(winner, POINTS):
            continue
        if table.mat(seat, second) == table.mat(winner, second):
            return 1 if coins_first else 2
        found = 2 if coins_first else 1
    return found


def standing(table: GentesTable, seat: i64) -> i64:
    """Coins count as they were before P-08: they are never handed in here (GENTES-E-04, GENTES-R-24)."""
    first = table.mat(seat, SHOWN)
    second = table.mat(seat, MONEY)
    if table.fixed.coins_break_ties_first:
        first, second = second, first
    return (table.mat(seat, POINTS) * 100000 + first) * 100000 + second
