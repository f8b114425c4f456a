"""Main and additional actions of Gentes: GENTES-A-01 to A-58 and the rulings about them."""

from __future__ import annotations

from typing import Any

import pytest

from games.gentes import ERA1, GAME, ROW, chance, events, legal, mat, play, refused, state, table


def groups(position: Any) -> list[str]:
    return [text for text in legal(position) if text in ROW]


# ---- philosopher


@pytest.mark.clause("GENTES-R-05", "GENTES-A-08", "GENTES-A-09")
def test_a_dear_tile_may_be_used_for_little() -> None:
    position = play(table({"coins": 8}), "tile phil-8", "train 1", "priest")
    assert mat(position)["coins"] == 0
    assert mat(position)["persons"] == "0-0 0-0 1-0"
    dear = play(table(players=3), "tile phil-6", "train 2", "priest")
    assert groups(dear) == ["priest", "soldier", "noble", "artisan"]  # the dearer column decides
    assert refused(dear, "scholar") == "GENTES-A-09"


@pytest.mark.clause("GENTES-R-07", "GENTES-A-13")
def test_a_full_group_cannot_grow() -> None:
    position = play(table({"persons": "0-0 0-0 6-0"}), "tile phil-4", "train 1")
    assert "priest" not in legal(position)
    assert refused(position, "priest") == "GENTES-R-07"
    teaching = play(table({"persons": "0-0 0-0 6-0", "temple": 3}), "cubes t3 o0")
    assert refused(teaching, "gain priest") == "GENTES-R-07"
    gift = play(table({"persons": "6-0 3-0 0-0", "played": ["potters_quarter"], "hand": ["city_wall"], "temple": 2},
                      round=3), "tile chron-1-1")  # fmt: skip
    assert mat(gift)["persons"] == "6-0 3-0 0-0"  # the gift is lost, the card is played
    assert mat(gift)["played"] == ["potters_quarter", "city_wall"]


@pytest.mark.clause("GENTES-R-08")
def test_pushing_is_compulsory_and_the_order_is_free() -> None:
    position = play(table({"persons": "0-0 0-0 3-3", "coins": 8, "temple": 4, "oracle": 4}), "tile phil-8", "train 2")
    play(position, "priest")
    assert mat(position)["persons"] == "0-0 0-0 4-2"  # nothing averts it: no question, no cubes paid
    play(position, "scholar")
    assert mat(position)["persons"] == "0-0 0-0 3-3"
    assert (mat(position)["temple"], mat(position)["oracle"]) == (4, 4)


@pytest.mark.clause("GENTES-R-47")
def test_the_second_person_lapses_if_nobody_is_in_range() -> None:
    """For 4 coins only priests and soldiers; five priests and six soldiers leave one place."""
    position = table({"persons": "0-0 6-0 5-0"})
    play(position, "tile phil-4", "train 2")
    assert mat(position)["persons"] == "0-0 6-0 6-0"
    assert (mat(position)["coins"], state(position)["on_turn"]) == (16, "orange")
    assert state(position)["training"] == ["soldier", "noble", "artisan", "merchant", "scholar", "priest"]


@pytest.mark.clause("GENTES-A-31", "GENTES-A-64", "GENTES-A-87", "GENTES-R-06")
def test_an_additional_person_and_its_range() -> None:
    home = {"cities": ["inventors-temple"], "coins": 4}
    position = play(table(home), "tile phil-4", "with inventors-temple 1", "train 1")
    assert groups(position) == ROW
    play(position, "scholar")
    assert groups(position) == ROW  # the basic person fixes the row
    play(position, "merchant")
    assert mat(position)["persons"] == "0-0 0-1 0-1"
    assert state(position)["marked"] == ["inventors-temple"]
    lower = play(table(home, options={"inventor_range": "lower"}), "tile phil-4", "with inventors-temple 1", "train 1")
    assert groups(lower) == ["priest", "soldier"]
    plain = play(table(home, options={"inventor_range": "lower"}), "tile phil-4", "go", "train 1")
    assert groups(plain) == ROW
    three = play(table({**home, "played": ["granary"], "coins": 8}), "tile phil-8", "with granary",
                 "with inventors-temple 1", "train 2", "priest", "priest", "noble", "noble")  # fmt: skip
    assert mat(three)["persons"] == "2-0 0-0 2-0"
    assert state(three)["used"] == ["granary"]


@pytest.mark.clause("GENTES-A-86", "GENTES-R-33", "GENTES-A-30")
def test_the_exact_price_of_a_philosopher() -> None:
    home = {"cities": ["philosophers-trade"]}
    position = table({**home, "coins": 5})
    assert "tile phil-8" in legal(position)  # its printed price could not be paid
    play(position, "tile phil-8")
    assert state(position)["marked"] == ["philosophers-trade"]  # the only way, so it was not asked
    play(position, "train 2", "priest", "noble")
    assert mat(position)["coins"] == 0  # 5 for the third column
    cheap = play(
        table({**home, "coins": 9}), "tile phil-4", "with philosophers-trade 2", "train 2", "scholar", "priest"
    )
    assert mat(cheap)["coins"] == 1  # 8: above the printed price
    always = play(table({"played": ["council_house"], "coins": 20}, round=3), "tile phil-8", "train 1", "priest")
    assert mat(always)["coins"] == 19  # permanent: by itself


# ---- navigator


@pytest.mark.clause("GENTES-A-19", "GENTES-R-46")
def test_a_hometown_activates_a_region_of_choice() -> None:
    blue = {"cities": ["syracusae", "corinthus", "sidon"], "coins": 0}
    position = play(table(blue), "tile nav-temple-0", "time 2+1", "site scribes-temple")
    assert legal(position) == ["region red", "region green"]
    play(position, "region red")
    assert mat(position)["coins"] == 10
    none = play(table({"coins": 0}), "tile nav-temple-0", "time 2+1", "site scribes-temple")
    assert mat(none)["cities"] == ["scribes-temple"]  # without any region nothing happens
    assert state(none)["on_turn"] == "orange"


@pytest.mark.clause("GENTES-A-21")
def test_areas_hold_four_cubes() -> None:
    position = table({"cities": ["athenai", "olympia"], "temple": 3, "coins": 0})
    found = events(position, "tile nav-temple-0", "time 2+1", "site cnossus")
    assert mat(position)["temple"] == 4
    assert found.count(("cube lost", "GENTES-A-21")) == 1


SIX = ["athenai", "delphi", "tyrus", "sidon", "scribes-temple", "inventors-trade"]
OTHERS = ["cnossus", "dodona", "syracusae", "ephesus", "didyma", "clarus"]


@pytest.mark.clause("GENTES-A-22", "GENTES-R-19")
def test_relocating_only_with_all_cities_on_the_board() -> None:
    five = play(table({"cities": SIX[:5], "coins": 0}), "tile nav-temple-0", "time 2+1")
    assert all(text.startswith("site") for text in legal(five))
    position = play(table({"cities": SIX, "coins": 0}), "tile nav-temple-0", "time 2+1")
    assert legal(position) == [f"lift {site}" for site in [
        "athenai", "delphi", "tyrus", "sidon", "scribes-temple", "inventors-trade"]]  # fmt: skip
    play(position, "lift athenai")
    assert "site athenai" not in legal(position)  # that would not be relocating
    assert refused(position, "site athenai") == "GENTES-R-19"
    play(position, "site olympia")
    assert (mat(position)["temple"], mat(position)["oracle"]) == (1, 1)  # Olympia and Delphi: Athenai counts no more
    same = play(table({"cities": SIX, "coins": 0}, options={"relocate_to_same_site": True}), "tile nav-temple-0",
                "time 2+1", "lift athenai")  # fmt: skip
    assert "site athenai" in legal(same)
    # The vacated site is free for everyone.
    play(position, "tile nav-any-6", "time 2")
    assert "site athenai" in legal(position)
    # Played cards stay valid when icons are lost.
    card = table({"cities": SIX, "played": ["harbour"], "coins": 0})
    play(card, "tile nav-temple-0", "go", "time 2+1", "lift sidon", "site olympia")
    assert mat(card)["played"] == ["harbour"]


@pytest.mark.clause("GENTES-R-19")
def test_without_a_free_site_of_the_icon_there_is_no_relocating() -> None:
    oracles = [s["id"] for s in GAME.view(table())["sites"] if s["icon"] == "oracle"]
    blue, orange = [*oracles[:5], "athenai"], oracles[5:]
    position = table({"cities": blue}, mats={"orange": {"cities": orange}})
    assert "tile nav-oracle-1" not in legal(position)
    assert refused(position, "tile nav-oracle-1") == "GENTES-R-19"
    same = table({"cities": blue}, mats={"orange": {"cities": orange}}, options={"relocate_to_same_site": True})
    play(same, "tile nav-oracle-1", "time 2+1")
    assert legal(same) == [f"lift {site}" for site in oracles[:5]]  # only what can be put back


@pytest.mark.clause("GENTES-A-23", "GENTES-P-01", "GENTES-A-53", "GENTES-A-54")
def test_all_six_cities_bring_a_bonus_tile_once() -> None:
    position = table({"cities": SIX[:5], "coins": 0}, mats={"orange": {"cities": ["paphus"]}})
    play(position, "tile nav-temple-0", "time 2+1", "site olympia")
    assert mat(position)["bonus"] == ["cities"]
    assert mat(position)["points"] == 8
    again = table({"cities": SIX, "coins": 0, "bonus": ["cities"]})
    play(again, "tile nav-temple-0", "time 2+1", "lift sidon", "site olympia")
    assert mat(again)["points"] == 0
    second = table({"cities": SIX[:5], "coins": 0}, mats={"orange": {"cities": OTHERS, "bonus": ["cities"]}})
    play(second, "tile nav-temple-0", "time 2+1", "site olympia")
    assert mat(second)["points"] == 4


@pytest.mark.clause("GENTES-R-42", "GENTES-A-17")
def test_laurel_sites_have_an_icon_and_give_points() -> None:
    laurels = {
        s["id"]: s["icon"] for s in GAME.view(table(players=4))["sites"] if s.get("reward", {}).get("op") == "vp"
    }
    assert laurels == {"cnossus": "temple", "paraetonium": "oracle", "apollonia": "trade", "miletus": "oracle"}
    position = play(table({"coins": 0}), "tile nav-temple-0", "time 2+1")
    assert "site cnossus" in legal(position)
    assert "site delphi" not in legal(position)
    assert refused(position, "site delphi") == "GENTES-A-17"


@pytest.mark.clause("GENTES-A-24", "GENTES-A-27", "GENTES-A-28", "GENTES-R-34")
def test_hometowns_belong_to_their_owner_once_a_round() -> None:
    home = {"cities": ["scribes-temple"], "coins": 6}
    position = table(home)
    play(position, "home scribes-temple 1")
    assert (mat(position)["coins"], mat(position)["singles"], mat(position)["tiles"]) == (0, 2, [])
    assert legal(position) == ["cards 1", "cards 2"]  # 6 coins: one of six, two of four
    assert refused(table(home, marked=["scribes-temple"]), "home scribes-temple 1") == "GENTES-A-25"
    assert refused(table(mats={"orange": home}), "home scribes-temple 1") == "GENTES-A-24"
    both = {"cities": ["scribes-temple", "scribes-trade"], "coins": 3}
    exact = table(both)
    play(exact, "home scribes-temple 1")  # two cards would cost 4
    first = state(exact)["display"]
    assert legal(exact) == [f"take {card}" for card in first[:3]]
    play(exact, f"take {first[2]}")
    assert mat(exact)["coins"] == 0
    # built this turn: the main action is spent; and a marker stays on the site when its city moves away
    moved = table(
        {"cities": [*SIX[:4], "philosophers-oracle", "scribes-temple"], "coins": 0}, marked=["scribes-temple"]
    )
    play(moved, "tile nav-temple-0", "time 2+1", "lift scribes-temple", "site olympia")
    assert state(moved)["marked"] == ["scribes-temple"]
    leaves = table({"cities": [*SIX[:4], "philosophers-oracle", "scribes-temple"], "coins": 0},
                   marked=["scribes-temple"],
                   options={"hometown_marker": "owner"})  # fmt: skip
    play(leaves, "tile nav-temple-0", "time 2+1", "lift scribes-temple", "site olympia")
    assert "marked" not in state(leaves)


# ---- scribe


@pytest.mark.clause("GENTES-R-30", "GENTES-A-35")
def test_a_scribe_with_few_cards() -> None:
    rest: dict[str, Any] = {"mats": {"orange": {"played": ERA1[2:]}}}
    position = play(table(display=ERA1[:2], stack=[], **rest), "tile scribe-10", "time 2")
    assert legal(position) == ["cards 1", "cards 2"]
    empty = table(display=[], stack=[], mats={"orange": {"played": ERA1}})
    assert not any("scribe" in text for text in legal(empty))
    assert refused(empty, "tile scribe-10") == "GENTES-R-30"


@pytest.mark.clause("GENTES-A-33", "GENTES-A-36", "GENTES-A-86")
def test_display_and_discard_pile_are_never_mixed() -> None:
    position = play(table(round=3), "tile scribe-10", "time 2", "from discard", "cards 2", "take monument")
    assert all(text.split()[1] in ERA1 for text in legal(position))
    for price, offered in ((6, 1), (9, 1), (10, 2)):
        exact = table({"cities": ["scribes-oracle"], "coins": price}, round=3)
        play(exact, "tile scribe-6", "with scribes-oracle 2", "from discard")
        assert len([t for t in legal(exact) if t.startswith("cards")] or [0]) == offered


# ---- chronicler


@pytest.mark.clause("GENTES-A-45", "GENTES-R-13", "GENTES-R-44")
def test_the_order_on_a_card() -> None:
    """`vp_per cards` does not count the card itself, `vp_per coins` counts after paying."""
    museion = table({"hand": ["museion"], "persons": "2-0 0-0 0-5", "played": ERA1[:3]}, round=5)
    play(museion, "tile chron-1-1")
    assert mat(museion)["points"] == 7 + 1
    assert "museion" in mat(museion)["played"]
    treasury = table({"hand": ["league_treasury"], "persons": "2-0 0-4 0-0", "cities": ["sidon"], "coins": 8}, round=5)
    play(treasury, "tile chron-1-1")
    assert mat(treasury)["points"] == 8 + 1  # 7 coins left: one four


@pytest.mark.clause("GENTES-A-48")
def test_the_eighth_card() -> None:
    position = table({"played": ERA1[:7], "hand": ["olive_press"], "persons": "2-1 0-0 0-0", "oracle": 4})
    play(position, "tile chron-1-1")
    assert mat(position)["bonus"] == ["cards"]


@pytest.mark.clause("GENTES-R-14")
def test_the_best_symbol_is_scored_without_asking() -> None:
    played = ["treasure_chamber", "granary", "well"]  # symbols 1,2 / 1,2 / 1,3
    position = table({"played": played, "hand": ["olive_press"], "persons": "2-1 0-0 0-0"})
    found = events(position, "tile chron-1-1")
    assert ("symbol", "GENTES-A-46") in found
    assert mat(position)["points"] == 2 + 4


@pytest.mark.clause("GENTES-R-11", "GENTES-A-57")
def test_nothing_to_lose() -> None:
    """The scholar of Forge is a temple cube: nobody is on the chart, nothing is asked although cubes are there."""
    position = table({"hand": ["forge"], "persons": "0-2 1-0 0-0", "temple": 4, "oracle": 3})
    play(position, "tile chron-1-1")
    found = mat(position)
    assert (found["temple"], found["oracle"], found["persons"]) == (3, 3, "0-2 1-0 0-0")
    assert found["played"] == ["forge"]
    icons = table({"hand": ["harbour"], "persons": "0-0 1-2 0-0", "temple": 4})
    assert "tile chron-1-1" not in legal(icons)  # icons cannot be replaced


@pytest.mark.clause("GENTES-A-67", "GENTES-A-88")
def test_persons_on_cards_count_for_requirements_only() -> None:
    position = table({"hand": ["trading_post"], "persons": "1-0 0-1 0-0", "played": ["potters_quarter"]})
    play(position, "tile chron-1-1")
    assert "trading_post" in mat(position)["played"]
    many = table({"persons": "3-3 3-3 3-2", "played": ["potters_quarter"], "oracle": 1})
    play(many, "swap noble>artisan", "stop")
    assert mat(many)["bonus"] == []  # 17 and one on a card are not 18
    own = table({"hand": ["gymnasium"], "persons": "2-0 1-0 0-1"}, round=3)
    assert "tile chron-1-1" not in legal(own)  # its own soldier does not help itself
    final = table({"hand": ["trading_post"], "persons": "1-0 0-1 0-0", "played": ["potters_quarter"]}, round=6,
                  step="final")  # fmt: skip
    assert "score trading_post" in legal(final)


@pytest.mark.clause("GENTES-R-18")
def test_bonus_tiles_come_after_the_whole_action() -> None:
    """Several at once, never in the middle; and an additional action is an action of its own."""
    position = table({"cities": SIX[:5], "persons": "3-3 3-3 3-2", "temple": 3, "coins": 0})
    found = events(position, "cubes t3 o0 scholar")
    assert found[-1] == ("bonus", "GENTES-A-53")
    found = events(position, "tile nav-temple-0", "time 2+1", "site olympia")
    kinds = [kind for kind, _ in found]
    assert kinds.index("bonus") > kinds.index("activated")
    assert mat(position)["bonus"] == ["cities", "persons"]


# ---- additional actions


@pytest.mark.clause("GENTES-A-51", "GENTES-A-52", "GENTES-R-09")
def test_exchanges() -> None:
    position = table({"persons": "3-3 0-0 0-0", "oracle": 1})
    play(position, "swap noble")
    assert refused(position, "for noble") == "GENTES-R-09"
    play(position, "for artisan")
    assert mat(position)["persons"] == "2-4 0-0 0-0"  # first the lowering: nobody is pushed
    assert set(legal(position)) == {"swap noble", "swap artisan", "stop"}
    play(position, "stop")
    assert mat(position)["oracle"] == 0
    assert not any(text.startswith("swap") for text in legal(position))  # the second may not be kept
    assert refused(table({"oracle": 1}), "swap noble") == "GENTES-R-09"
    assert refused(table({"temple": 4, "persons": "1-0 0-0 0-0"}), "swap noble") == "GENTES-A-51"


@pytest.mark.clause("GENTES-A-50", "GENTES-A-57")
def test_training_by_cubes_of_any_mixture() -> None:
    position = table({"temple": 2, "oracle": 2, "persons": "0-0 0-0 3-3"})
    assert [t for t in legal(position) if t.startswith("cubes")] == ["cubes t1 o2", "cubes t2 o1"]
    play(position, "cubes t2 o1 priest")
    assert mat(position)["persons"] == "0-0 0-0 4-2"
    assert refused(position, "cubes t0 o3") == "GENTES-A-50"


# ---- modifiers


@pytest.mark.clause("GENTES-A-61", "GENTES-A-63", "GENTES-A-85", "GENTES-R-32")
def test_sun_modifiers() -> None:
    harbour = {"played": ["harbour"], "cities": ["sidon"], "coins": 6}
    position = play(table(harbour), "tile nav-any-6")
    assert legal(position) == ["with harbour", "go"]
    play(position, "with harbour")
    assert mat(position)["singles"] == 2  # one hourglass instead of two
    assert state(position)["used"] == ["harbour"]
    tight = table({**harbour, "singles": 5})
    assert "tile nav-any-6" in legal(tight)  # two spaces: the tile and one double
    assert "tile nav-temple-0" in legal(tight)  # three hourglasses need Harbour here
    play(tight, "tile nav-temple-0")
    assert state(tight)["used"] == ["harbour"]
    tax = play(table({"played": ["tenement", "well"], "cities": ["inventors-oracle"], "coins": 0}), "tax 2",
               "with tenement", "with well", "with inventors-oracle 2", "time 2")  # fmt: skip
    assert mat(tax)["coins"] == 32  # they add up
    sources = play(table({"played": ["training_ground", "granary"], "coins": 4}), "sun training_ground")
    assert "with granary" in legal(sources)
    used = table({"played": ["granary"], "coins": 4}, used=["granary"])
    play(used, "tile phil-4")
    assert legal(used) == ["train 1", "train 2"]


@pytest.mark.clause("GENTES-A-62", "GENTES-R-32", "GENTES-A-85")
def test_permanent_modifiers_apply_by_themselves() -> None:
    position = play(table({"played": ["shipyard"], "coins": 4}), "tile nav-any-6", "time 2", "site delphi")
    assert mat(position)["coins"] == 0
    zero = play(table({"played": ["shipyard"], "coins": 0}), "tile nav-trade-2", "time 2+1", "site sidon")
    assert mat(zero)["coins"] == 5  # not below nothing
    odeon = {"played": ["odeon", "forge"], "hand": ["olive_press"], "persons": "2-1 0-0 0-0", "coins": 2}
    assert "tile chron-4-1" in legal(table(odeon, round=3))
    sheds = {"played": ["shipyard", "trireme_sheds"], "coins": 2}
    assert "sun trireme_sheds" in legal(table(sheds, round=3))
    assert "sun trireme_sheds" not in legal(table(sheds, round=3, options={"modifiers_on": "tiles_only"}))
    library = table({"played": ["library"], "coins": 1}, round=3)
    play(library, "tile scribe-10", "time 2")
    assert mat(library)["coins"] == 0
    second = play(table({"played": ["library"], "cities": ["scribes-trade"], "coins": 10}, round=3), "tile scribe-10")
    assert not any("with" in text for text in legal(second))  # a second exact price is useless


@pytest.mark.clause("GENTES-A-60", "GENTES-A-83")
def test_sun_actions() -> None:
    forge = {"played": ["forge"], "hand": ["well"], "persons": "0-2 0-0 2-0", "coins": 0}
    position = play(table(forge), "sun forge")
    found = mat(position)
    assert (found["tiles"], found["singles"], found["coins"], found["played"]) == ([], 2, 0, ["forge", "well"])
    sheds = play(table({"played": ["trireme_sheds"], "coins": 4}, round=3), "sun trireme_sheds", "time 2")
    assert {"site athenai", "site delphi", "site sidon"} <= set(legal(sheds))
    assert refused(table({"played": ["granary"]}), "sun granary") == "GENTES-A-60"


@pytest.mark.clause("GENTES-R-43")
def test_an_action_of_effects_needs_one_that_does_something() -> None:
    way = {"played": ["sacred_way"], "temple": 4}
    position = play(table(way, round=3), "sun sacred_way")
    assert (mat(position)["temple"], mat(position)["points"], mat(position)["singles"]) == (4, 2, 2)


@pytest.mark.clause("GENTES-R-31", "GENTES-A-70", "GENTES-R-36")
def test_drawing_from_the_display() -> None:
    blue = {"hand": ["watchtower"], "persons": "2-0 1-0 0-0"}
    position = play(table(blue), "tile chron-1-1")
    cards = state(position)["display"]
    assert legal(position) == [f"draw {card}" for card in cards]
    play(position, f"draw {cards[7]}")
    assert mat(position)["hand"] == [cards[7]]
    assert len(state(position)["display"]) == 7  # refilled only at the end of the turn, by chance
    chance(position)
    assert state(position)["display"][:7] == cards[:7]
    empty = table(blue, display=[], stack=[], mats={"orange": {"played": [c for c in ERA1 if c != "watchtower"]}})
    play(empty, "tile chron-1-1")
    assert mat(empty)["played"] == ["watchtower"]


@pytest.mark.clause("GENTES-A-69", "GENTES-A-80", "GENTES-R-36")
def test_activating_by_a_card() -> None:
    blue = {"hand": ["shipyard"], "persons": "0-1 0-2 0-0", "cities": ["sidon", "delphi", "inventors-trade"]}
    position = play(table(blue), "tile chron-1-1")
    assert legal(position) == ["activate delphi", "activate sidon"]  # hometowns are no cities here
    play(position, "activate sidon")
    assert mat(position)["coins"] == 24
    none = play(table({**blue, "cities": []}), "tile chron-1-1")
    assert mat(none)["played"] == ["shipyard"]
    region = play(table({"hand": ["caravanserai"], "persons": "0-0 2-3 0-0", "cities": ["sidon", "tyrus", "delphi"]},
                        round=3), "tile chron-1-1")  # fmt: skip
    assert legal(region) == ["region red", "region green"]
    play(region, "region green")
    assert mat(region)["coins"] == 29


@pytest.mark.clause("GENTES-A-68", "GENTES-A-79", "GENTES-R-15")
def test_unlock_and_hourglass() -> None:
    blue = {"hand": ["observatory"], "persons": "0-0 0-0 2-3", "cities": ["delphi"], "coins": 5}
    position = play(table({**blue, "singles": 5}, round=3), "tile chron-1-1")
    found = mat(position)
    assert (found["cubes"], found["singles"], found["free"]) == (4, 7, 0)  # the freed space takes the hourglass
    colossus = {"hand": ["colossus"], "persons": "0-4 3-0 0-0", "coins": 5}
    assert "tile chron-1-1" in legal(table({**colossus, "singles": 4}, round=5))
    tight = table({**colossus, "singles": 5}, round=5)
    assert "tile chron-1-1" not in legal(tight)  # no space is left for its hourglass
    assert refused(tight, "tile chron-1-1") == "GENTES-T-47"
    split = table({**colossus, "singles": 4}, round=5)
    play(split, "tile chron-0-2")  # two hourglasses: only one double leaves the space that the card needs
    assert (mat(split)["doubles"], mat(split)["singles"], mat(split)["free"]) == (1, 5, 0)
    none = play(table({**blue, "cubes": 0}, round=3), "tile chron-1-1")
    assert legal(none) == ["cube temple", "cube oracle"]


@pytest.mark.clause("GENTES-A-76", "GENTES-A-74", "GENTES-R-35")
def test_cubes_of_choice() -> None:
    blue = {"hand": ["temple_of_artemis"], "persons": "0-0 0-3 4-0", "cities": ["athenai"]}
    position = play(table(blue, round=5), "tile chron-1-1", "cube temple", "cube oracle")
    assert (mat(position)["temple"], mat(position)["oracle"]) == (1, 1)
    full = play(table({**blue, "temple": 4, "oracle": 3}, round=5), "tile chron-1-1")
    assert (mat(full)["temple"], mat(full)["oracle"]) == (4, 4)  # the second is lost, the card is played
    assert mat(full)["played"] == ["temple_of_artemis"]


@pytest.mark.clause("GENTES-A-77", "GENTES-A-74")
def test_persons_of_any_group_one_by_one() -> None:
    position = play(table({"hand": ["hospital"], "persons": "0-0 0-0 3-3", "temple": 0}, round=3), "tile chron-1-1")
    assert legal(position) == [f"gain {g}" for g in ("noble", "artisan", "soldier", "merchant", "priest", "scholar")]
    play(position, "gain priest", "gain noble")
    assert mat(position)["persons"] == "1-0 0-0 4-2"


@pytest.mark.clause("GENTES-A-75", "GENTES-R-44")
def test_points_per_something_have_a_limit() -> None:
    acropolis = table(
        {"hand": ["acropolis"], "persons": "2-3 0-0 3-0", "cities": SIX[:3] + ["scribes-temple"]}, round=5
    )
    play(acropolis, "tile chron-1-1")
    assert mat(acropolis)["points"] == 7 + 4  # hometowns count
    palace = play(table({"hand": ["royal_palace"], "persons": "5-1 3-3 3-2"}, round=5), "tile chron-1-1")
    assert mat(palace)["points"] == 9 + 3  # 17 persons: three fives
    academy = table(
        {"hand": ["academy"], "persons": "0-2 0-0 0-4", "cities": ["delphi"], "played": ERA1[8:12]}, round=5
    )
    play(academy, "tile chron-1-1")
    assert mat(academy)["points"] == 7 + 3  # Forge, Well and Trading Post show warfare


@pytest.mark.clause("GENTES-R-45", "GENTES-A-71", "GENTES-A-82")
def test_decline_cards_compulsory_and_optional() -> None:
    position = table({"played": ["marketplace", "stoa", "council_house"], "coins": 4, "persons": "1-0 0-0 0-0"},
                     round=4, step="decline")  # fmt: skip
    assert legal(position) == ["use marketplace", "use stoa", "use council_house"]
    assert refused(position, "done") == "GENTES-R-45"
    play(position, "use marketplace")
    assert mat(position)["coins"] == 6
    play(position, "use stoa", "use stoa")
    assert (mat(position)["coins"], mat(position)["points"]) == (0, 2)
    assert legal(position) == ["use council_house", "done"]
    play(position, "use council_house", "for priest")
    assert mat(position)["persons"] == "0-0 0-0 1-0"
    assert state(position)["step"] == "turn"  # nothing is left: done by itself
    twice = table({"played": ["stoa"], "coins": 9}, round=4, step="decline")
    play(twice, "use stoa", "use stoa")
    assert mat(twice)["coins"] == 3  # at most twice in a phase


@pytest.mark.clause("GENTES-R-12", "GENTES-A-78")
def test_cubes_for_the_requirement_go_first() -> None:
    """Forge with a missing soldier: one temple cube; only two are left, too few against the loss."""
    position = table({"hand": ["forge"], "persons": "0-2 0-0 0-1", "temple": 3})
    play(position, "tile chron-1-1")
    assert (mat(position)["temple"], mat(position)["persons"]) == (2, "0-2 0-0 0-0")
    brings = table({"hand": ["monument"], "persons": "1-0 0-1 1-0", "temple": 0})
    assert "tile chron-1-1" not in legal(brings)  # the cube it brings does not help itself
