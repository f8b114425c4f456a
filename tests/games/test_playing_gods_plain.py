"""The numbers that are kept up to date on every change, counted again from scratch all along random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from games.playing_gods import GAME
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.playing_gods.rules.cards import CARDS
from theomachy.games.playing_gods.rules.numbers import OFF_RING
from theomachy.games.playing_gods.rules.state import IN_PLAY, LIMBO


def stacks(table: Any) -> list[list[int]]:
    return [[int(table.chips[land * table.stride + i]) for i in range(table.height[land])] for land in range(20)]


def check(table: Any) -> None:
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


def could_attack(data: Mapping[str, Any], god: str) -> bool:
    """Has the god a card that would hurt somebody on the continent of its portal?"""
    continent = ("NA", "SA", "EU", "AF", "AS")[data["figures"][god] // 4 % 5]
    rulers = {stack[-1] for land, stack in data["stacks"].items() if land.startswith(continent) and stack} - {god}
    for card in data["hands"][god]:
        if card in ("plague", "famine", "darkness", "locusts") and rulers:
            return True
        kind, _, element = card.partition("_")
        if kind == "attack" and any(element not in data["immunities"][ruler] for ruler in rulers):
            return True
    return False


def act_of(table: Position, action: int) -> str:
    return GAME.text(table, action).split()[0]


@pytest.mark.clause("PG-R-05", "PG-A-01", "PG-A-30", "PG-R-56")
@pytest.mark.parametrize("closed", ["no_use", "no_attack", "open"])
@pytest.mark.parametrize("revision", [1, 2])
def test_portals_are_free_as_the_rules_say(closed: str, revision: int) -> None:
    """What is offered at portals all along random games, read again from the figures alone.

    The figures are looked at when a move ends; by the first rules they were looked at whenever something was offered.
    """
    dice = Dice(revision)
    asked: Counter[str] = Counter()
    table: Any = GAME.position(
        {"players": 5, "rules": revision, "options": {"occupied_portal": closed, "turn_limit": 400}}
    )
    free, turns = True, int(table.turns)
    while table.turn != NOBODY:
        legal = table.legal(table.turn)
        action = int(table.sample(dice) if table.turn == CHANCE else legal[dice.below(len(legal))])
        mover, act = int(table.active), act_of(table, action)
        who = int(table.turn)
        table.apply(who, action)
        data = GAME.to_json(table)
        god, figures = table.names[mover], data["figures"]
        company = [other for other, space in figures.items() if space == figures[god] and other != god]
        if act == "move":
            free = not company or figures[god] % 4 != 0  # every fourth space is a portal
            if not free and closed == "no_use":
                assert table.turn == NOBODY or table.turns == turns + 1
        if table.turns != turns:
            free, turns = True, int(table.turns)
        if data["step"] == "portal":
            now = not company if revision == 1 else free
            asked[f"{'free' if now else 'taken'}, {'in company' if company else 'alone'}"] += 1
            acts = {act_of(table, int(a)) for a in table.legal(table.turn)}
            assert now or closed != "no_use"
            assert ("attack" in acts) == ((now or closed == "open") and could_attack(data, god))
        if table.turn != NOBODY:
            assert data["shared"] == (revision == 2 and not free)
    in_play = [s for s in range(5) if data["status"][table.names[s]] == "in play"]
    ahead = max((int(table.lands[s]), int(table.sects[s])) for s in in_play)
    best = [table.names[s] for s in in_play if (int(table.lands[s]), int(table.sects[s])) == ahead]
    assert data["winner"] == (best[0] if len(best) == 1 else None)
    assert asked["free, alone"]
    if closed != "no_use":
        assert asked["taken, in company"]


def test_piles_drawn_lazily_equal_a_shuffled_deck() -> None:
    """PG-R-62: over many games every wrath card is as likely as any other to be a god's first."""
    first: dict[str, int] = {}
    for seed in range(600):
        table = GAME.new(2, start_continents="random", seed=seed)
        for cards in GAME.to_json(table)["hands"].values():
            first[cards[0]] = first.get(cards[0], 0) + 1
    attacks = sum(n for card, n in first.items() if card.startswith("attack"))
    assert 1200 * 32 / 52 - 90 < attacks < 1200 * 32 / 52 + 90
