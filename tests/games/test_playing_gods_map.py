"""The map and the ring: territories that fit without gaps, spaces that follow each other, in every box."""

from __future__ import annotations

import pytest

from test_drawing import contrast
from theomachy.drawing.theme import THEMES, Theme
from theomachy.games.playing_gods.picture.coasts import (
    SHAPES,
    inside,
    known_shapes,
    lands_of,
    rough,
    roughened,
    wander,
)
from theomachy.games.playing_gods.picture.layout import TALL, WIDE, Layout, Point, map_within, ring_of
from theomachy.games.playing_gods.picture.pieces import BACK_HUES, HUES, SPACE
from theomachy.games.playing_gods.picture.signs import card_hue
from theomachy.games.playing_gods.table.names import CARD_NAMES


def area(line: list[Point]) -> float:
    ends = zip(line, (*line[1:], line[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ends)) / 2


@pytest.mark.parametrize("shape", SHAPES)
def test_the_territories_of_a_continent_fill_it_and_do_not_overlap(shape: str) -> None:
    continent = SHAPES[shape]
    lands = [rough(line) for line in lands_of(continent)]
    assert len(lands) == 4
    for i, land in enumerate(continent.lands):
        assert [k for k, line in enumerate(lands) if inside(line, land.spot)] == [i]
    assert sum(map(area, lands)) == pytest.approx(area(rough(continent.coast)), rel=1e-3)
    assert min(map(area, lands)) > 0.08 * area(list(continent.coast))


def test_an_edge_runs_the_same_way_from_both_sides() -> None:
    a, b = (10.0, 20.0), (70.0, 35.0)
    assert wander(a, b) == wander(b, a)
    assert roughened(a, b) == roughened(b, a)[::-1]
    assert len(roughened(a, b)) > 3


def test_a_box_with_other_continents_gets_the_shapes_that_are_left() -> None:
    assert known_shapes(["NA", "SA", "EU", "AF", "AS"]) == ["NA", "SA", "EU", "AF", "AS"]
    found = known_shapes(["Mu", "AF", "Atlantis", "EU", "NA"])
    assert sorted(found) == sorted(SHAPES)
    assert (found[1], found[3], found[4]) == ("AF", "EU", "NA")


@pytest.mark.parametrize("plan", [WIDE, TALL], ids=lambda plan: plan.name)
@pytest.mark.parametrize("number", [12, 28, 39, 40, 41, 60])
def test_the_spaces_of_a_ring_follow_each_other(plan: Layout, number: int) -> None:
    ring = ring_of(number, plan.across, plan.space)
    assert len(set(ring.centres)) == number
    wide, high = plan.space
    for (ax, ay), (bx, by) in zip(ring.centres, ring.centres[1:], strict=False):
        assert (abs(bx - ax), abs(by - ay)) in {(wide, 0.0), (0.0, high)}
    assert ring.centres[0] == (wide / 2, high / 2)
    assert ring.centres[1] == (3 * wide / 2, high / 2)  # clockwise
    x, y, scale = map_within(ring, plan.size)
    assert scale > 0
    assert x >= wide - 0.01
    assert y >= high - 0.01
    assert x + plan.size[0] * scale <= ring.width - wide + 0.01


@pytest.mark.parametrize("look", THEMES.values(), ids=lambda look: look.name)
def test_what_is_written_on_land_and_cards_can_be_read(look: Theme) -> None:
    grounds = [look.land, look.raised, *(look.hue(hue).soft for hue in HUES.values())]
    assert all(contrast(look.ink, ground) >= 4.5 for ground in grounds)
    for name in CARD_NAMES:
        hue = look.hue(card_hue(name))
        assert contrast(hue.mark, hue.soft) >= 4.5, name
    for back in BACK_HUES.values():  # the number on a pile
        assert contrast(look.hue(back).soft, look.hue(back).mark) >= 4.5, back


def test_the_rings_of_the_box_fill_what_they_are_drawn_for() -> None:
    wide, tall = (ring_of(40, plan.across, plan.space) for plan in (WIDE, TALL))
    assert (wide.columns, wide.rows) == (14, 8)
    assert (tall.columns, tall.rows) == (9, 13)
    assert map_within(wide, WIDE.size)[2] == pytest.approx(1.0)
    assert map_within(tall, TALL.size)[2] == pytest.approx(1.0, abs=0.01)
    assert SPACE > 40
