"""What the view and the picture of Gentes tell a player that he would otherwise work out by hand."""

from __future__ import annotations

import re

import pytest

from games.gentes import GAME, ROW, play, table
from walks import Case, walk

BLUE = {
    "coins": 5, "persons": "1-3 1-0 2-2", "temple": 1, "hand": ["forge", "pyramid", "harbour"],
    "played": ["marketplace"], "cities": ["athenai", "syracusae"], "doubles": 2,
}  # fmt: skip


def me(position):
    return GAME.view(position, 0)["players"][0]


def test_cards_say_what_is_missing_and_what_they_would_bring() -> None:
    hand = {card["id"]: card for card in me(table(BLUE, round=5))["hand"]}
    assert hand["forge"]["met"]
    assert (hand["forge"]["missing"], hand["forge"]["cubes"], hand["forge"]["brings"]) == ({}, 0, 1 + 2)
    assert hand["pyramid"]["missing"] == {"noble": 2, "priest": 2}
    assert not hand["pyramid"]["met"]
    assert hand["harbour"]["missing"] == {"merchant": 2}
    assert hand["harbour"]["missing_icons"] == {}
    assert not any(card["met"] for card in GAME.view(table(BLUE, round=5), 0)["display"])


def test_tiles_say_why_they_cannot_be_taken() -> None:
    position = table({**BLUE, "singles": 2}, mats={"orange": {"tiles": ["phil-4"]}}, round=5)
    tiles = {tile["id"]: tile for tile in GAME.view(position, 0)["tiles"]}
    assert tiles["phil-4"]["problem"] == "taken"
    assert tiles["phil-4"]["holder"] == 1
    assert tiles["phil-8"]["problem"] == "coins"
    assert tiles["chron-1-1"]["problem"] == ""
    assert tiles["phil-8"]["two"] == ROW
    assert tiles["scribe-8"]["reach"] == [8, 6, 3]
    assert tiles["scribe-10"]["reach"] == [8, 8, 4]
    full = table({"singles": 5, "hand": ["pyramid"]}, round=5)
    tiles = {tile["id"]: tile for tile in GAME.view(full, 0)["tiles"]}
    assert tiles["nav-temple-0"]["problem"] == "space"
    assert tiles["chron-1-1"]["problem"] == "nothing"


def test_sites_say_what_building_there_yields() -> None:
    sites = {site["id"]: site for site in GAME.view(table(BLUE, round=5), 0)["sites"]}
    assert sites["delphi"]["yields"] == {"temple": 1, "coins": 5, "oracle": 1}
    assert sites["miletus"]["yields"] == {"vp": 2}
    assert sites["athenai"]["owner"] == 0


def test_the_forecast_of_time_and_of_the_decline_phase() -> None:
    """Round 2: two doubles stay as singles, a cube leaves, one hourglass comes for the fourth hand card."""
    mat = me(table({**BLUE, "hand": ["forge", "harbour", "well", "road"]}, round=2))
    assert mat["free"] == 12 - 5 - 2 - 1
    assert mat["next_free"] == 12 - 4 - 2 - 1
    assert mat["decline"] == {
        "regions": {"red": ["athenai", "syracusae"]}, "cards": ["marketplace"], "hourglasses": 1, "era_change": True,
    }  # fmt: skip
    assert me(table(BLUE, round=6))["next_free"] is None


def test_points_if_it_ended_now() -> None:
    """10 points; Forge scored (1), Pyramid (7) and Harbour (1) lost; 0 for 5 coins, 0 for a cube; 5 hourglasses: 16."""
    assert me(table({**BLUE, "points": 10}, round=5))["if_ended"] == 10 + 1 - 7 - 1 - 16


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_target_is_drawn_in_both_layouts(players: int, layout: str) -> None:
    for position in walk(Case("gentes", players)).some(25):
        if position.turn < 0:
            continue
        picture = GAME.draw(GAME.view(position, position.turn), layout=layout, lang="de")
        drawn = set(re.findall(r'data-target="([^"]+)"', picture))
        for action in position.legal(position.turn):
            assert set(GAME.targets(position, int(action))) <= drawn


def test_what_can_be_clicked_is_lit_and_nothing_else() -> None:
    position = table({**BLUE, "oracle": 1}, round=5)
    targets = {t for a in position.legal(0) for t in GAME.targets(position, int(a))}
    picture = GAME.draw(GAME.view(position, 0), lit=sorted(targets))
    lit = [tag for tag in re.findall(r"<g [^>]*>", picture) if 'class="lit"' in tag]
    assert {re.findall(r'data-target="([^"]+)"', tag)[0] for tag in lit} == targets
    assert 'class="lit"' not in GAME.draw(GAME.view(position, 0))


def test_people_keep_their_names_and_their_colours() -> None:
    view = GAME.view(table(BLUE, round=5), 0)
    view["players"][1]["name"] = "<Ada>"
    picture = GAME.draw(view)
    assert "&lt;Ada&gt;" in picture
    assert "<Ada>" not in picture
    assert "<Ada>" in GAME.board(view)


def test_a_beginner_sees_a_card_become_playable() -> None:
    """The same card before and after a person is trained."""
    position = table({"hand": ["training_ground"], "persons": "0-0 2-0 0-0"})
    before = me(position)["hand"][0]
    assert before["missing"] == {"soldier": 1}
    assert "needs 1" in GAME.draw(GAME.view(position, 0))
    play(position, "tile phil-4", "train 1", "soldier")
    after = me(position)["hand"][0]
    assert after["met"]
    assert "ready: 2" in GAME.draw(GAME.view(position, 0))
