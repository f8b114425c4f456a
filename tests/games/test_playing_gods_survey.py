"""What the learned judge of Playing Gods counts: map, roads and deeds, against the rules themselves."""

from __future__ import annotations

from typing import Any

import pytest

from theomachy.games.playing_gods.bot.odds import at_space
from theomachy.games.playing_gods.bot.secrets import NAMES, Secrets
from theomachy.games.playing_gods.bot.survey import WAYS, Survey
from theomachy.games.playing_gods.rules.cards import ATTACKS, CARDS, SPECIALS
from theomachy.games.playing_gods.rules.numbers import CONTINENTS, LANDS, LANDS_EACH
from theomachy.games.playing_gods.rules.stacks import comes_up
from walks import Case, walk


@pytest.mark.parametrize("players", [2, 5])
def test_the_survey_counts_what_lies_on_the_map(players: int) -> None:
    survey = Survey()
    for position in walk(Case("playing-gods", players)).some(12):
        table: Any = position
        survey.look(table)
        lands = [[land for land in range(LANDS) if table.rules(seat, land)] for seat in range(players)]
        rising = [0] * players
        for seat in range(players):
            for land in lands[seat]:
                if table.live[land] == 1 and comes_up(table, land) >= 0:
                    rising[comes_up(table, land)] += 1
        for seat in range(players):
            mine = slice(seat * CONTINENTS, (seat + 1) * CONTINENTS)
            assert sum(list(survey.lands)[mine]) == len(lands[seat]) == table.lands[seat]
            assert sum(list(survey.chips)[mine]) == table.sects[seat]
            assert sum(list(survey.single)[mine]) == sum(table.live[land] == 1 for land in lands[seat])
            assert sum(list(survey.double)[mine]) == sum(table.live[land] == 2 for land in lands[seat])
            assert sum(list(survey.rising)[mine]) == rising[seat]
        assert survey.empty_lands() == LANDS - sum(map(len, lands))


@pytest.mark.parametrize("players", [2, 5])
def test_the_survey_knows_where_each_roll_leads(players: int) -> None:
    survey = Survey()
    for position in walk(Case("playing-gods", players)).some(12):
        table: Any = position
        survey.look(table)
        size = len(table.fixed.ring)
        for seat in range(players):
            at = int(table.figure[seat])
            for f, steps in enumerate(table.fixed.faces):
                ways = [at_space(table, seat, (at + way) % size) if at < size else -1 for way in (steps, -steps)]
                assert [survey.gates[seat * WAYS + 2 * f], survey.gates[seat * WAYS + 2 * f + 1]] == ways


@pytest.mark.parametrize(
    ("attacks", "specials", "kills"),
    [
        ((0, 0, 0, 0), 0, 0),
        ((1, 1, 0, 0), 0, 2),  # opposites strike one after the other
        ((1, 0, 1, 0), 0, 3),
        ((2, 0, 1, 0), 1, 6),  # a pair, a single element, a special card
        ((1, 1, 1, 1), 0, 8),
        ((2, 1, 2, 1), 0, 11),
    ],
)
def test_kills_of_a_hand(attacks: tuple[int, ...], specials: int, kills: int) -> None:
    """As many sects as all attacks of one turn could kill; an element that every rival is immune to kills none."""
    table: Any = walk(Case("playing-gods", 2)).some(4)[1].copy()
    for card in range(CARDS):
        table.hand[card] = 0
    for element, number in enumerate(attacks):
        table.hand[ATTACKS + element] = number
    table.hand[SPECIALS] = specials
    table.immune[1] = 0
    secrets = Secrets(Survey())
    assert secrets.kills(table, 0, specials) == kills
    table.immune[1] = 15
    assert secrets.kills(table, 0, specials) == 2 * specials


@pytest.mark.parametrize("faiths", [0, 2])
def test_permanents_and_cards_convert_single_chips_only(faiths: int) -> None:
    """The plan of a god without wrath cards is what the rules of conversion give on each continent."""
    survey = Survey()
    for position in walk(Case("playing-gods", 2)).some(24):
        table: Any = position
        if table.phase == 0 or not (table.in_play(0) and table.in_play(1)):
            continue
        table = table.copy()
        table.tried = 0
        survey.look(table)
        survey.plan(table, 0, faiths, 0, 0, False)
        lead = max(0, table.permanents(0) + faiths - table.permanents(1))
        for continent in range(CONTINENTS):
            lands = range(continent * LANDS_EACH, (continent + 1) * LANDS_EACH)
            single = sum(table.convertible(1, land) for land in lands)
            assert survey.take[continent] == min(lead, single, table.supply[0])


def test_every_secret_is_filled_in() -> None:
    secrets = Secrets(Survey())
    for position in walk(Case("playing-gods", 3)).some(6):
        table: Any = position
        secrets.survey.look(table)
        for seat in range(3):
            secrets.look(table, seat)
            assert secrets.next == len(NAMES)
