"""The field of hexes against a plain dictionary of cards."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from theomachy.parts.hexes import (
    FAR_BITS,
    REACH,
    SMALL_BITS,
    STEPS,
    HexField,
    code,
    distance,
    empty_field,
    q_of,
    r_of,
    step,
    within_reach,
)

AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FAR = st.integers(-REACH, REACH)
NEAR = st.integers(-9, 9)
Hex = tuple[int, int]


def cube_distance(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in AROUND]


@given(FAR, FAR)
def test_codes_go_there_and_back(q: int, r: int) -> None:
    at = code(q, r)
    assert 0 <= at < 1 << 16
    assert (q_of(at), r_of(at)) == (q, r)


@given(FAR, FAR, FAR, FAR)
def test_distance_counts_steps(q: int, r: int, x: int, y: int) -> None:
    assert distance(code(q, r), code(x, y)) == cube_distance((q, r), (x, y))
    assert within_reach(code(q, r)) == (cube_distance((q, r), (0, 0)) <= REACH)


def test_steps_are_the_six_neighbours() -> None:
    assert [step(i) for i in range(6)] == list(STEPS)
    assert [code(q, r) - code(0, 0) for q, r in AROUND] == list(STEPS)
    assert all(STEPS[i] + STEPS[i + 3] == 0 for i in range(3))  # opposite sides


def check(field: HexField, cards: dict[Hex, int]) -> None:
    """Everything the field says is what the cards say."""
    assert [int(at) for at in field.codes()] == sorted(code(*at) for at in cards)
    open_hexes = {n for at in cards for n in neighbours(at)} - set(cards)
    open_hexes = {at for at in open_hexes if cube_distance(at, (0, 0)) <= REACH}
    assert [int(at) for at in field.open] == sorted(code(*at) for at in open_hexes)
    for at in open_hexes | set(cards):
        assert field.card(code(*at)) == cards.get(at, 0)
        assert field.beside(code(*at)) == sum(n in cards for n in neighbours(at))
    assert field.card(code(-REACH, 0)) == cards.get((-REACH, 0), 0)


@given(st.lists(st.tuples(NEAR, NEAR, st.integers(0, 2)), max_size=40))
def test_putting_lifting_and_changing(moves: list[tuple[int, int, int]]) -> None:
    field, cards = empty_field(), {}
    for number, (q, r, what) in enumerate(moves):
        at = (q, r)
        if at not in cards:
            field.put(code(q, r), number % 200 + 1)
            cards[at] = number % 200 + 1
        elif what == 0:
            field.change(code(q, r), 250)
            cards[at] = 250
        else:
            field.lift(code(q, r))
            del cards[at]
    check(field, cards)


@given(st.lists(st.tuples(FAR, FAR).filter(lambda at: cube_distance(at, (0, 0)) <= REACH), unique=True, max_size=12))
def test_far_cards_widen_the_window_and_change_nothing_else(hexes: list[Hex]) -> None:
    field, cards = empty_field(), {}
    for at in hexes:
        field.put(code(*at), 7)
        cards[at] = 7
        assert field.inside(code(*at))
        assert all(field.inside(code(*n)) for n in neighbours(at))
    check(field, cards)
    for at in hexes[::2]:
        field.lift(code(*at))
        del cards[at]
    check(field, cards)


def test_the_corner_of_the_middle_window_lies_beyond_the_reach() -> None:
    field = empty_field()
    field.put(code(60, 60), 1)
    assert field.bits == FAR_BITS
    check(field, {(60, 60): 1})


def test_the_window_starts_small_and_grows_when_needed() -> None:
    field = empty_field()
    assert field.bits == SMALL_BITS
    field.put(code(13, 0), 1)
    assert field.bits == SMALL_BITS
    field.put(code(14, 0), 1)
    assert field.bits == SMALL_BITS + 1
    check(field, {(13, 0): 1, (14, 0): 1})


@given(st.sets(st.tuples(NEAR, NEAR), min_size=1, max_size=25), st.randoms(use_true_random=False))
def test_hanging_together(hexes: set[Hex], random) -> None:  # type: ignore[no-untyped-def]
    field = empty_field()
    for at in hexes:
        field.put(code(*at), 3)
    without = random.choice(sorted(hexes))
    rest = hexes - {without}
    seen = {min(rest)} if rest else set()
    todo = list(seen)
    while todo:
        new = {n for n in neighbours(todo.pop()) if n in rest} - seen
        seen |= new
        todo += new
    assert field.hangs_together(code(*without)) == (seen == rest)


@given(st.lists(st.tuples(NEAR, NEAR), unique=True, min_size=1, max_size=10))
def test_a_copy_is_independent(hexes: list[Hex]) -> None:
    field = empty_field()
    for at in hexes:
        field.put(code(*at), 1)
    twin = field.copy()
    twin.lift(code(*hexes[0]))
    twin.put(code(30, 30), 9)
    check(field, dict.fromkeys(hexes, 1))
