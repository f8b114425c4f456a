"""The numbers that are kept up to date on every change, counted again from scratch all along random games."""

from __future__ import annotations

import pytest
from playing_gods import GAME

from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.playing_gods.cards import CARDS
from theomachy.games.playing_gods.state import IN_PLAY, LIMBO, OFF_RING


def stacks(table: Position) -> list[list[int]]:
    return [[int(table.chips[land * table.stride + i]) for i in range(table.height[land])] for land in range(20)]


def check(table: Position) -> None:
    lands, sects, on_map = ([0] * table.players for _ in range(3))
    for land, stack in enumerate(stacks(table)):
        for seat in stack:
            on_map[seat] += 1
        ruler = stack[-1] + 1 if stack else 0
        live = next((n for n, seat in enumerate(reversed(stack)) if seat != stack[-1]), len(stack))
        assert (int(table.ruler[land]), int(table.live[land])) == (ruler, live)
        if stack:
            lands[stack[-1]] += 1
            sects[stack[-1]] += live
    assert [int(n) for n in table.lands] == lands
    assert [int(n) for n in table.sects] == sects
    assert [int(n) for n in table.supply] == [15 - n for n in on_map]
    for seat in range(table.players):
        cards = [int(n) for n in table.hand[seat * CARDS : (seat + 1) * CARDS]]
        assert (sum(cards[:16]), sum(cards[16:])) == (table.hidden(seat, 0), table.hidden(seat, 1))
        assert cards[22] == cards[23] == 0
        for viewer in range(table.players):
            assert all(table.knows(viewer, seat, card) <= cards[card] for card in range(CARDS))
        if table.status[seat] != IN_PLAY:
            assert sum(cards) == 0
            assert table.figure[seat] == OFF_RING
            assert table.permanent[seat] == table.immune[seat] == 0
            if table.status[seat] != LIMBO:
                assert on_map[seat] == 0
    out = sorted(int(n) for n in table.out_at if n)
    assert out == list(range(1, len(out) + 1))
    assert table.wrath.left == sum(table.wrath.counts)
    assert table.conversion.left == sum(table.conversion.counts)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_kept_numbers_are_true(players: int, seed: int) -> None:
    dice = Dice(seed)
    table = GAME.new(players, defence_scope="attack" if seed == 2 else "own")
    while table.turn != NOBODY:
        check(table)
        legal = table.legal(table.turn)
        table.apply(table.turn, table.sample(dice) if table.turn == CHANCE else legal[dice.below(len(legal))])
    check(table)


def test_piles_drawn_lazily_equal_a_shuffled_deck() -> None:
    """PG-R-62: over many games every wrath card is as likely as any other to be a god's first."""
    first: dict[str, int] = {}
    for seed in range(600):
        table = GAME.new(2, start_continents="random", seed=seed)
        for cards in GAME.to_json(table)["hands"].values():
            first[cards[0]] = first.get(cards[0], 0) + 1
    attacks = sum(n for card, n in first.items() if card.startswith("attack"))
    assert 1200 * 32 / 52 - 90 < attacks < 1200 * 32 / 52 + 90
