"""Random numbers: the same everywhere, even, and independent between neighbouring seeds."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from theomachy.core.dice import Dice, mix

STREAM_OF_7 = (501, 251, 770, 576, 518, 307, 562, 817)
SEEDS = st.integers(0, 2**63 - 1)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records do not depend on it, but a seed that someone wrote down should give the same game for ever."""
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(8)] == list(STREAM_OF_7)


@given(SEEDS, st.integers(1, 2**31))
def test_numbers_stay_within_their_bounds(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))
    assert all(0 <= dice.unit() < 1 for _ in range(20))
    assert 0 <= dice.word() < 2**32


@given(SEEDS)
def test_the_same_seed_gives_the_same_numbers_and_a_neighbour_others(seed: int) -> None:
    one, same, other = Dice(seed), Dice(seed), Dice(seed ^ 1)
    stream = [one.word() for _ in range(8)]
    assert stream == [same.word() for _ in range(8)]
    assert stream != [other.word() for _ in range(8)]


@given(st.integers(0, 2**31 - 1))
def test_both_halves_of_a_seed_matter(seed: int) -> None:
    assert [Dice(seed).word() for _ in range(4)] != [Dice(seed + (1 << 40)).word() for _ in range(4)]


def test_numbers_are_even() -> None:
    """Chi-square over ten cells, first draws of neighbouring seeds and a long stream alike."""
    for draws in ([Dice(seed).below(10) for seed in range(10_000)], stream(5, 10_000)):
        cells = [draws.count(i) for i in range(10)]
        assert sum((n - 1000) ** 2 / 1000 for n in cells) < 35  # 9 degrees of freedom: one in 20,000 beyond


def stream(seed: int, length: int) -> list[int]:
    dice = Dice(seed)
    return [dice.below(10) for _ in range(length)]


def test_pairs_of_draws_are_even() -> None:
    draws = stream(9, 20_000)
    cells: dict[tuple[int, int], int] = {}
    for pair in zip(draws[::2], draws[1::2], strict=True):
        cells[pair] = cells.get(pair, 0) + 1
    assert len(cells) == 100
    assert sum((n - 100) ** 2 / 100 for n in cells.values()) < 165  # 99 degrees of freedom


@given(st.integers(0, 2**32 - 1))
def test_mixing_keeps_to_32_bits(x: int) -> None:
    assert 0 <= mix(x) < 2**32
