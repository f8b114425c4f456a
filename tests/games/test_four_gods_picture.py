"""What 4 Gods shows: the view's facts, the picture, the text board."""

from __future__ import annotations

import json
import re
from typing import Any
from xml.etree import ElementTree

import pytest

from choosing import patience
from games.four_gods_examples import GAME, position
from theomachy.core.dice import Dice
from theomachy.core.errors import BadPosition
from theomachy.core.event import Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.panel import Deed, Panel
from theomachy.core.position import Position
from theomachy.drawing.theme import theme
from theomachy.games.four_gods.picture.kingdoms import badge_spots, border, land_of
from theomachy.games.four_gods.picture.land import face_drawing, face_key, main_terrain
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import option_value
from walks import Case, walk

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
    assert svg.count('class="kingdom"') == len(view["kingdoms"]) == 26


def panels(view: dict[str, Any], **look: Any) -> dict[str, Panel]:
    return {panel.name: panel for panel in GAME.panels(view, **look)}


def test_kingdoms_are_outlined_on_demand() -> None:
    view = seen()
    board = panels(view)["board"].body
    assert board.count('class="revealed"') == 26
    for kingdom in view["kingdoms"]:  # pointing at any quarter tile of it shows it, and so does its line in the list
        name = kingdom["corners"][0].replace(".", "")
        assert board.count(f'data-shows="{name}"') == len(kingdom["corners"])
        assert board.count(f'data-of="{name}"') == 1
        assert f'data-shows="{name}"' in panels(view)["stock"].body
    hidden = GAME.draw(view).count('opacity="0"')
    view["outline"] = True
    assert GAME.draw(view).count('opacity="0"') == hidden - 26
    assert "plain kingdom of 12 tiles; prophets: " in board
    assert "; now worth 7 points for East (yellow)" in board


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
        assert "holds up a city" in svg
        assert 'class="choice act held"' not in panels(GAME.view(table, viewer))["tray"].body
    assert 'class="turner held"' in panels(GAME.view(table, 0))["tray"].body
    assert 'class="choice act held"' in panels(GAME.view(table, 1))["tray"].body
    for viewer in (0, 2, None):
        svg = GAME.draw(GAME.view(table, viewer), layout=layout)
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
    """A strait over two tiles: straight where the world ends, curved where land begins, nothing where it goes on."""
    halves = border(("a1.nw", "a1.ne", "b1.nw"), (("a1", ("SSPP", (0, 0, 2, 2))), ("b1", ("SPPP", (0, 1, 1, 1)))))
    assert sorted(re.findall(r"M[^M]+", halves)) == sorted([
        "M0 0h40", "M40 0h40", "M0 0v40", "M80 40c-14 0 -24 7 -40 0", "M0 40c14 0 24 -7 40 0",
        "M80 0h40", "M120 0a40 40 0 0 1 -40 40",
    ])  # fmt: skip


def test_every_face_of_the_box_can_be_drawn() -> None:
    """From grounds, borders and motifs that are defined; and no two that differ look alike."""
    defs = panels(seen())["defs"].body
    tiles = position({}).fixed.tiles
    faces = [GAME.view(position({"world": [f"a1=T{n:02}{side}{turn}"]}), 0)["world"][0]
             for n in range(1, tiles.count + 1) for side in "ab" for turn in range(4)]  # fmt: skip
    drawn = {face_key(face["corners"], tuple(face["zones"])): face_drawing(face) for face in faces}
    assert len(drawn) == len(set(drawn.values())) > 150
    for text in drawn.values():
        used = re.findall(r'href="#([^"]+)"', text)
        assert used
        assert all(f'id="{name}"' in defs for name in used)


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
    assert GAME.draw(view).count("tabindex") == 0
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
        "place the tile (sea, sea, forest, plain) in cell c1; sea: largest kingdom 2→5, kingdoms 2→1; "
        "plain: largest kingdom 2→3; forest: largest kingdom 2→3; "
    )
    assert "; North (blue) " in told
    for lang in LANGUAGES:
        assert "2→5" in GAME.tell(table, 0, action, lang)
    cards = {"blue": "sea", "yellow": "plain", "green": "forest", "gray": "mountain"}
    secret = position({**data, "options": {"gods": "secret"}, "cards": cards})
    assert GAME.tell(secret, 0, action).endswith("; North (blue) 1→4")  # cities and prophets only


# ---- panels


def test_a_tile_in_hand_can_be_turned() -> None:
    """All ways in which it can lie, each with its target, its piece, its side and its name."""
    view = seen(hands={"north": ["T10", "T11"]})
    tray = panels(view)["tray"].body
    root = ElementTree.fromstring(f"<div>{tray}</div>")
    frames = [json.loads(e.attrib["data-turns"]) for e in root.iter() if "data-turns" in e.attrib]
    assert [[turn[0] for turn in frame] for frame in frames] == [
        [f"face:{turn['face']}" for turn in held["turns"]] for held in view["players"][0]["hands"]
    ]
    for frame in frames:
        for target, piece, side, name in frame:
            assert target[-2] == side
            assert tray.count(f'id="{piece}"') == 1
            assert name.startswith("tile: ")
    carried = [e.attrib["data-carry"] for e in root.iter() if e.attrib.get("data-target", "").startswith("face:")]
    assert carried == [frame[0][1] for frame in frames]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_points_have_labels(lang: str) -> None:
    seat = panels(seen(), lang=lang)["seat:0"]
    assert (seat.figure, seat.hue) == ("39", "blue")
    root = ElementTree.fromstring(f"<div>{seat.body}</div>")
    cells = [e for e in root.iter() if e.attrib.get("class", "").split()[:1] == ["score-part"] and e.tag == "span"]
    assert [cell.findtext("b") for cell in cells] == ["10", "7", "7", "15"]  # the number of kingdoms, then the largest
    assert all(cell.findtext("small") and cell.attrib["title"] for cell in cells)
    assert "cities 10 · prophets 7 · largest 15 · number 7" in GAME.draw(seen())


@pytest.mark.clause("G4-A-42")
def test_a_cataclysm_leaves_a_scar() -> None:
    world = ["a1=SSPP", "b1=SFFP", "c1=FFPF", "a2=PPMM", "b2=city:gray"]
    table = position({"world": world, "hands": {"north": ["T65"]}})
    assert GAME.view(table, 0)["scars"] == []
    before = table.copy()
    for step in ("hold T65a1", "destroy T65a1 b2"):
        table.apply(0, GAME.parse(table, step))
    assert GAME.view(before, 0)["scars"] == []
    for viewer in (0, 1, None):
        view = GAME.view(table, viewer)
        assert view["scars"] == ["b2"]
        board = panels(view)["board"].body
        assert board.count("#page-scar") == 1
        assert "here a city was destroyed" in board
    again = GAME.position(GAME.to_json(table))
    assert GAME.view(again, 0) == GAME.view(table, 0)
    assert again.key() == table.key()
    assert table.copy().world.scars == table.world.scars


def test_scars_that_cannot_be_are_refused() -> None:
    for scars, word in ((["b1"], "at most 0"), (["z9"], "write a cell"), ("b1", "list")):
        with pytest.raises(BadPosition, match=word):
            position({"scars": scars})


MOVES = [
    ("place", {"face": "SSPP"}, "page-tile"), ("destroy", {"colour": "blue"}, "page-ruin"),
    ("city", {"colour": "blue"}, "page-city-blue"), ("prophet", {"colour": "gray"}, "page-figure-gray"),
    ("god", {"god": "sea", "colour": "blue"}, "page-god-sea"), ("to row", {}, "page-closed"), ("pass", {}, ""),
    ("drawn", {"tile": "?"}, "page-closed"),
    ("ready", {}, ""),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "data", "piece"), MOVES)
def test_deeds_have_few_words_and_a_piece(kind: str, data: dict[str, object], piece: str) -> None:
    table = position({})
    defs = panels(GAME.view(table, 0))["defs"].body
    for lang in LANGUAGES:
        found = GAME.deed(table, 1, [Event(kind, "G4-A-01", {"who": 1, **data})], lang)
        assert isinstance(found, Deed)
        assert 1 <= len(found.text.split()) <= 4
        assert found.piece == piece
        assert not piece or f'id="{piece}"' in defs
    assert GAME.deed(table, 0, [Event(kind, "G4-A-01", {"who": 1, **data})]) is None


MODES: list[dict[str, Any]] = [
    {}, {"gods": "secret"}, {"hands_open": False, "backs": "hidden"}, {"play": "timed"},
    {"clock": "real", "turning": "off"}, {"placement_check": "honour"},
]  # fmt: skip


def some(options: dict[str, Any], players: int) -> list[Position]:
    return walk(Case("four-gods", players, tuple(options.items()))).some(patience(6, 12))


@pytest.mark.parametrize("options", MODES, ids=lambda o: "-".join(map(str, o.values())) or "plain")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_target_is_in_a_panel(options: dict[str, Any], players: int) -> None:
    """Where a person can reach it: in the world, the tray or the rows; faces of a tile as ways in which it can lie."""
    for table in some(options, players):
        for seat in range(players):
            legal = [int(a) for a in table.legal(seat)]
            if not legal:
                continue
            for layout in ("wide", "tall"):
                found = panels(GAME.view(table, seat), layout=layout)
                text = found["board"].body + found["tray"].body + found["stock"].body
                drawn = targets(text) | set(re.findall(r"&quot;(face:[^&]+)&quot;", text))
                for action in legal:
                    assert set(GAME.targets(table, action)) <= drawn, GAME.text(table, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_viewer_may_not_know_is_in_no_panel(players: int) -> None:
    """Panels of positions that a viewer cannot tell apart are the same to the letter."""
    dice = Dice(players)
    for table in some({"hands_open": False, "backs": "hidden", "gods": "secret"}, players):
        for viewer in range(players):
            other = table.redeal(viewer, dice)
            assert GAME.panels(GAME.view(table, viewer)) == GAME.panels(GAME.view(other, viewer))


@pytest.mark.parametrize("options", MODES[:3], ids=["plain", "secret", "hidden"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_by_source_add_up_in_every_mode(options: dict[str, Any], players: int) -> None:
    for table in some(options, players):
        for seat, parts in enumerate(GAME.sources(table)):
            assert sum(part.points for part in parts) == table.score(seat)
            assert all(part.clause in ("G4-P-03", "G4-P-08", "G4-P-12", "G4-P-13") for part in parts)


def test_a_player_has_one_colour_throughout() -> None:
    """The token of a seat has the colours of its prophets, and points to its side; before a god is chosen none has."""
    undecided = GAME.panels(GAME.view(position({"gods": {}})))
    chosen = GAME.panels(GAME.view(position({"gods": {"north": ["gray"], "east": ["blue"]}})))
    two = GAME.panels(GAME.view(position({"players": 2, "gods": {"north": ["blue", "green"], "south": ["gray"]}})))
    hues = [[panel.hue for panel in found if panel.name.startswith("seat:")] for found in (undecided, chosen, two)]
    assert hues == [["brown"] * 4, ["grey", "blue", "brown", "brown"], ["blue", "grey"]]

    def token(panels: list[Panel], seat: int) -> str:
        defs = next(panel.body for panel in panels if panel.name == "defs")
        return defs.split(f'id="page-seat-{seat}"')[1].split("<g id=")[0]

    assert len({token(undecided, seat) for seat in range(4)}) == 4  # each points to its own side
    for seat, colour in ((0, "grey"), (1, "blue")):
        assert theme("page").hue(colour).fill in token(chosen, seat)
    assert token(chosen, 2) == token(undecided, 2)
    for colour in ("blue", "green"):
        assert theme("page").hue(colour).fill in token(two, 0)


def test_what_stands_in_the_world_is_told_with_its_holder() -> None:
    table = position({"world": ["a1=SSPP +nw:gray", "b1=SSMM", "h1=city:blue"]})
    board = next(panel.body for panel in GAME.panels(GAME.view(table)) if panel.name == "board")
    for text in ("a prophet of West (gray) on the sea", "a Legendary City of North (blue)"):
        assert text in board
    assert "West (gray)" in GAME.board(GAME.view(table))


def test_one_is_not_told_like_many() -> None:
    say = Picture("en")
    assert say("earns", n=1, who="North") == "now worth 1 point for North"
    assert say("earns", n=2, who="North") == "now worth 2 points for North"
    assert say("reserve of", n=1, colour="blue") == "1 blue prophet waits in the reserve"
    assert say("bag left", n=1) == "1 tile in the bag"
    assert option_value("cooldown_ms", 1) == "1 millisecond."
    alike = {("de", "bag left")}  # a word whose plural is the same
    for lang in LANGUAGES:
        for word in ("earns", "reserve of", "bag left"):
            one, many = (Picture(lang)(word, n=n, who="", colour="").replace(str(n), "") for n in (1, 5))
            assert (one == many) == ((lang, word) in alike), (one, many)
