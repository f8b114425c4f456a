"""What 4 Gods shows: the view's facts, the picture, the text board."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from games.four_gods_examples import GAME, position
from theomachy.core.languages import LANGUAGES
from theomachy.games.four_gods.picture.kingdoms import badge_spots, land_of, outline_path
from theomachy.games.four_gods.picture.world import main_terrain

W1 = {
    "prophets": [
        "b2 ne gray",
        "a4 se yellow",
        "c3 sw yellow",
        "b4 ne green",
        "d6 nw blue",
        "c6 nw gray",
        "a7 nw green",
        "b7 ne blue",
    ],
    "cities": ["f7 blue", "c5 blue", "g2 green"],
    "destroyed": {"yellow": 2},
}


def seen(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(position({**W1, **changes}, True), 0)
    return found


def targets(svg: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', svg))


def test_kingdoms_with_size_majority_and_points() -> None:
    """The numbers of G4-X-11 to G4-X-14, as a screen gets them."""
    found = {k["cells"][0] + " " + k["terrain"]: k for k in seen()["kingdoms"]}
    plain = found["c3 plain"] if "c3 plain" in found else found["b3 plain"]
    assert (plain["size"], plain["worth"], plain["leaders"]) == (12, 7, ["yellow"])
    assert plain["prophets"] == {"yellow": 2, "green": 1, "blue": 1, "gray": 1}
    south = next(k for k in found.values() if k["terrain"] == "mountain" and "a7" in k["cells"])
    assert (south["size"], south["worth"], south["leaders"]) == (9, 7, ["blue", "green"])
    assert [k["size"] for k in seen()["kingdoms"] if k["terrain"] == "sea"] == [21, 14, 6, 2, 2, 2, 2]


def test_points_and_their_parts() -> None:
    players = seen()["players"]
    assert [(p["points"], p["rank"]) for p in players] == [(39, 1), (34, 2), (29, 3), (7, 4)]
    assert players[0]["scores"][0] == {
        "colour": "blue",
        "cities": 10,
        "prophets": 7,
        "largest": 15,
        "number": 7,
        "total": 39,
    }


def test_open_cells_and_cities_tell_what_fits() -> None:
    view = GAME.view(position({"world": ["c3=PPSS", "d4=PFFP", "d3=city:gray", "a1=SSPP"]}), 0)
    cells = {o["cell"]: o for o in view["open"]}
    assert cells["c4"]["corners"] is None
    assert cells["c4"]["safe"] == "G4-A-45"
    assert cells["b1"]["corners"] == ["S", "-", "-", "P"]
    assert cells["b1"]["in_bag"] > 5
    assert next(c for c in view["world"] if c["kind"] == "city")["safe"] == "G4-A-45"


def test_rows_mark_what_fits() -> None:
    view = GAME.view(
        position(
            {
                "options": {"world_size": 2},
                "world": ["a1=SSPP", "b1=SSMM", "a2=city:blue"],
                "rows": {"east": ["T41a", "T13a"]},
            }
        ),
        0,
    )
    assert [s["fits"] for s in view["players"][1]["row"][:2]] == [True, False]


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_is_whole(theme: str, layout: str) -> None:
    view = seen(hands={"north": ["T10", "T11"]}, rows={"east": ["T12a"]})
    svg = GAME.draw(view, theme=theme, layout=layout)
    ElementTree.fromstring(svg)
    found = targets(svg)
    assert {
        "cell:a1",
        "cell:h8",
        "tile:T10",
        "face:T10a0",
        "face:T11b1",
        "row:T12",
        "god:sea",
        "colour:gray",
        "button:pass",
    } <= found
    assert svg.count('class="reveal"') == len(view["kingdoms"]) == 26


def test_kingdoms_are_outlined_on_demand() -> None:
    view = seen()
    plain = GAME.draw(view)
    assert plain.count('class="revealed k') == 26
    for kingdom in view["kingdoms"]:  # pointing at any quarter tile of it shows it
        name = kingdom["corners"][0].replace(".", "")
        assert plain.count(f'class="q-{name}"') == len(kingdom["corners"])
        assert f"svg:has(.q-{name}:hover) .k-{name},svg:has(.q-{name}.pointed) .k-{name}{{opacity:1}}" in plain
    view["outline"] = True
    assert len(GAME.draw(view)) > len(plain) + 5000
    assert "→ yellow 7" in plain


def test_every_badge_stands_on_its_own_land() -> None:
    view = seen()
    spots = badge_spots(view)
    assert all(spot in land_of(tuple(k["corners"])) for spot, k in zip(spots, view["kingdoms"], strict=True))
    assert len(set(spots)) == 26


@pytest.mark.clause("G4-R-73")
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_what_is_held_up_stands_out(layout: str) -> None:
    real = {"clock": "real"}
    table = position({"options": real, "hands": {"north": ["T23"]}, "aim": {"north": "T23b2", "east": "city"}})
    for viewer in (0, 2, None):
        svg = GAME.draw(GAME.view(table, viewer), layout=layout)
        assert ">T23b2<" in svg
        assert "holds up a city" in svg
    assert "where does the tile (sea, sea, forest, plain) go?" in GAME.draw(GAME.view(table, 0), layout=layout)
    assert "where does" not in GAME.draw({**GAME.view(table, 0), "banner": False}, layout=layout)
    assert "^T23b2" in GAME.board(GAME.view(table, 0))


def test_the_step_of_a_round_and_the_end_are_told() -> None:
    table = position({"start": "south", "round": 33, "last_round": 40, "trigger": "G4-E-02", "bag": []})
    for layout in ("wide", "tall"):
        svg = GAME.draw(GAME.view(table, 0), layout=layout)
        text = " ".join(re.findall(r">([^<]+)</text>", svg))
        assert "round 33: [West], North, East, South" in text
        assert "the bag is empty · 7 extra rounds left" in text
    over = GAME.draw(GAME.view(position({"step": "over", "destroyed": {"yellow": 2}}), 0))
    assert "Winner: East" in over
    assert "button:pass" not in over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_a_phone_is_narrow_and_nothing_sticks_out(lang: str) -> None:
    rows = {"east": [f"T{n}a" for n in range(61, 71)]}
    for players, row in ((4, rows), (2, {"south": [f"T{n}a" for n in range(61, 81)]})):
        gods = {"gods": {"north": ["blue", "green"], "south": ["gray", "yellow"]}} if players == 2 else {}
        view = GAME.view(position({"players": players, "rows": row, "hands": {"north": ["T10", "T23"]}, **gods}), 0)
        svg = GAME.draw(view, lang=lang, layout="tall")
        assert re.search(r'viewBox="0 0 440 \d+', svg)
        assert max(float(x) for x in re.findall(r'<rect x="([\d.]+)"', svg)) < 440
        for x, size, text in re.findall(r'<text x="([\d.]+)"[^>]*?font-size="([\d.]+)"[^>]*>([^<]*)<', svg):
            if "text-anchor" not in svg[svg.index(f">{text}<") - 120 : svg.index(f">{text}<")]:
                assert float(x) + len(text) * float(size) * 0.46 < 440, text


def test_an_outline_is_the_border_of_its_area() -> None:
    d = outline_path(["a1.nw", "a1.ne"], 0, 0, 20)
    assert sorted(re.findall(r"M[^M]+", d)) == sorted(
        ["M0 0h10", "M0 10h10", "M0 0v10", "M10 0h10", "M10 10h10", "M20 0v10"]
    )


@pytest.mark.parametrize(
    ("corners", "zones", "main"),
    [
        ("FFFM", [0, 0, 0, 3], "F"),
        ("FFMM", [0, 0, 2, 2], ""),
        ("FMFM", [0, 1, 0, 3], "F"),
        ("FMFM", [0, 1, 2, 1], "M"),
        ("FMFP", [0, 1, 0, 3], "F"),
        ("FFMP", [0, 0, 2, 3], ""),
        ("SSSS", [0, 0, 0, 0], "S"),
    ],
)
def test_which_terrain_fills_a_face(corners: str, zones: list[int], main: str) -> None:
    assert main_terrain(corners, zones) == main


def test_what_can_be_clicked_shines() -> None:
    view = seen()
    assert GAME.draw(view).count("tabindex") == 27  # 26 kingdoms, and the heading for all of them
    lit = GAME.draw(view, lit=["cell:a1", "button:pass"])
    assert lit.count('class="lit"') == 2


def test_regions_are_offered_on_the_tile_just_placed() -> None:
    table = position({"step": "prophet", "world": ["a1=T23b2 by north"], "window": {"north": "a1"}})
    assert {"region:nw", "region:se", "region:sw", "button:none"} <= targets(GAME.draw(GAME.view(table, 0)))
    assert not [t for t in targets(GAME.draw(GAME.view(table, 1))) if t.startswith("region:")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_as_text(lang: str) -> None:
    text = GAME.board(seen(hands={"north": ["T10"]}, rows={"east": ["T12a"]}), lang)
    assert "T10 FMFM/PSPS" in text
    assert "T12a FPFP/MMMS" in text
    assert text.splitlines()[1].startswith(" 1  P  M")
    assert "39" in text


def test_what_a_placement_changes_is_told_before() -> None:
    """Two seas of two tiles each become one of five: the largest grows, there is one fewer, and blue leads in it."""
    world = ["a1=SSPP", "b1=SSPP +nw:blue", "d1=SSFF", "e1=SSFF"]
    data: dict[str, Any] = {"world": world, "hands": {"north": ["T23"]}, "aim": {"north": "T23b2"}}
    table = position(data)
    action = GAME.parse(table, "place T23b2 c1")
    assert table.why_not(0, action) == ""
    told = GAME.tell(table, 0, action)
    assert told.startswith(
        "place the tile (sea, sea, forest, plain) in cell c1; sea: largest 2→5, number 2→1; "
        "plain: largest 2→3; forest: largest 2→3; "
    )
    assert "blue " in told
    for lang in LANGUAGES:
        assert "2→5" in GAME.tell(table, 0, action, lang)
    cards = {"blue": "sea", "yellow": "plain", "green": "forest", "gray": "mountain"}
    secret = position({**data, "options": {"gods": "secret"}, "cards": cards})
    assert GAME.tell(secret, 0, action).endswith("; blue 1→4")  # cities and prophets only
