"""What the view and the picture of Gentes tell a player that he would otherwise work out by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.gentes import GAME, ROW, legal, mat, play, state, table
from theomachy.core.dice import Dice
from walks import Case, walk

BLUE = {
    "coins": 5, "persons": "1-3 1-0 2-2", "temple": 1, "hand": ["forge", "pyramid", "harbour"],
    "played": ["marketplace"], "cities": ["athenai", "syracusae"], "doubles": 2,
}  # fmt: skip
BLUE_DECLINES = {"cities": ["athenai", "delphi"]}


def me(position: Any) -> Any:
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


def test_the_forecast_is_right_in_the_decline_phase() -> None:
    """What the forecast says at any moment of the decline phase is what the next round begins with, if hourglasses for
    the hand are laid as doubles and nothing else is done."""
    hand = ["treasure_chamber", "monument", "tenement", "training_ground", "marketplace", "shipyard"]
    for round_, cubes in ((2, 5), (3, 4), (3, 5)):
        blue = {"hand": hand, "cubes": cubes, "singles": 2, "cities": ["athenai", "delphi"], "played": ["well"]}
        orange = {"singles": 1, "cubes": cubes, "cities": ["sidon", "tyrus"], "hand": ["road", "forge", "granary"]}
        position = table(blue, mats={"orange": orange}, round=round_, step="decline")
        told = [GAME.view(position)["players"][seat]["next_free"] for seat in range(2)]
        assert told == [12 - cubes - 2 - 2, 12 - cubes - 1]
        assert not me(position)["decline"]["era_change"]  # the cubes have left in step C
        while state(position)["step"] != "turn":
            assert [GAME.view(position)["players"][seat]["next_free"] for seat in range(2)] == told
            choices = legal(position)
            play(position, "limit 2+1" if "limit 2+1" in choices else choices[0])
        assert [mat(position, name)["free"] for name in ("blue", "orange")] == told
    assert me(table(BLUE_DECLINES, round=6, step="decline"))["next_free"] == 12 - 5 - 1
    assert me(table(BLUE_DECLINES, round=6, step="decline", closing=True))["next_free"] is None


def test_the_forecast_is_right_in_every_decline_phase_of_random_games() -> None:
    """Without hand cards above the limit nothing is left to chance: the forecast comes true."""
    looked = 0
    for players in (2, 3, 4):
        told: dict[int, set[int]] = {}
        for position in walk(Case("gentes", players)).positions:
            data, view = state(position), GAME.view(position)
            if data["step"] == "turn" and not any(p["tiles"] for p in view["players"]):
                for p in view["players"]:
                    if p["seat"] in told and told[p["seat"]]:
                        looked += 1
                        assert told[p["seat"]] == {p["free"]}, (players, data["round"], p["seat"])
            if data["step"] in ("decline", "make room") or data.get("under_way", {}).get("refill_for") == 2:
                for p in view["players"]:
                    if p["hand_size"] <= 3 and p["next_free"] is not None:
                        told.setdefault(p["seat"], set()).add(p["next_free"])
                    else:
                        told.pop(p["seat"], None)
            elif data["step"] in ("turn", "after"):
                told = {}
    assert looked > 8


def test_the_decline_phase_tells_what_it_will_still_bring() -> None:
    position = table(
        {"cities": ["athenai", "delphi", "sidon", "tyrus"], "played": ["marketplace"]},
        step="decline",
    )  # fmt: skip
    assert me(position)["decline"]["regions"] == {"red": ["athenai", "delphi"], "green": ["tyrus", "sidon"]}
    play(position, "activate delphi")
    assert me(position)["decline"] == {
        "regions": {"green": ["tyrus", "sidon"]}, "cards": ["marketplace"], "hourglasses": 0, "era_change": False,
    }  # fmt: skip
    play(position, "use marketplace")
    assert me(position)["decline"]["cards"] == []


def test_points_if_it_ended_now() -> None:
    """10 points; Forge scored (1), Pyramid (7) and Harbour (1) lost; 0 for 5 coins, 0 for a cube; 5 hourglasses: 16."""
    assert me(table({**BLUE, "points": 10}, round=5))["if_ended"] == 10 + 1 - 7 - 1 - 16


def best_end(position: Any, seat: int) -> int:
    """The best a player can do with hand cards and temple cubes alone in the final scoring, tried out."""
    if position.turn != seat:
        return int(position.score(seat))
    found = []
    for text in legal(position):
        if text.startswith(("score ", "finish")):
            found.append(best_end(play(position.copy(), text), seat))
    return max(found)


@pytest.mark.clause("GENTES-P-06")
@pytest.mark.parametrize("unscored", ["penalty", "no_penalty_if_playable"])
def test_points_if_it_ended_now_count_temple_cubes_for_missing_persons(unscored: str) -> None:
    """Each temple cube makes up for a missing person, where that is worth more than half a point."""
    options = {"unscored_hand_card": unscored}
    dice = Dice(9)
    pool = ["forge", "harbour", "statue", "mausoleum", "pyramid", "library", "mint", "well", "museion", "odeon"]
    used = 0
    for _ in range(60):
        left = list(pool)
        hand = [left.pop(dice.below(len(left))) for _ in range(3)]
        numbers = [dice.below(4) for _ in range(6)]
        blue = {
            "hand": hand, "temple": dice.below(5), "oracle": dice.below(3), "coins": 13, "cities": ["sidon", "delphi"],
            "persons": "{}-{} {}-{} {}-{}".format(*numbers), "points": 20,
        }  # fmt: skip
        position = table(blue, step="final", options=options, mats={"orange": {"hand": ["colossus"], "oracle": 1}})
        told = me(position)["if_ended"]
        assert told == best_end(position, 0), blue
        used += told != me(table({**blue, "temple": 0, "oracle": 0}, step="final", options=options))["if_ended"]
    assert used > 15


def test_points_if_it_ended_now_are_the_points_of_who_has_finished() -> None:
    blue = {"hand": ["statue"], "coins": 40, "temple": 2, "oracle": 2, "points": 30, "singles": 0}
    position = table(blue, step="final", mats={"orange": {"hand": ["colossus"], "oracle": 1, "persons": "1-0 0-0 0-0"}})
    told = me(position)["if_ended"]
    play(position, "finish")
    assert position.turn == 1
    assert me(position)["if_ended"] == me(position)["points"] == told


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
