"""What GODS second edition shows: the view's numbers, the picture, the text board, pictures of records."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import theomachy
from theomachy.core.errors import BadOption, BadText
from theomachy.core.languages import LANGUAGES
from theomachy.drawing.theme import THEMES, theme
from theomachy.games.gods.common.picture import pieces as draw_pieces
from theomachy.render import draw_position, picture, render

GAME = theomachy.game("gods-second")
ROW = {
    "players": ["red", "blue"], "on_turn": "red", "step": "actions", "actions_left": 2,
    "field": ["T red 0,0", "T blue 1,0", "t green/blue 2,0", "t green/blue 2,-1"],
    "power": {"red": 5, "blue": 2}, "display": ["green", "desert"],
}  # fmt: skip


def seen(**changes: object) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(GAME.position({**ROW, **changes}), 0)
    return found


def hex_of(view: dict[str, Any], at: str) -> dict[str, Any]:
    found: dict[str, Any] = next(h for h in (*view["open"], *view["field"]) if h["hex"] == at)
    return found


def targets(svg: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', svg))


# ---- the view


def test_open_hexes_tell_prices_and_religion() -> None:
    view = seen()
    place = hex_of(view, "1,1")  # beside the blue temple and a tribe of blue
    assert (place["beside"], place["tribe"], place["temple"]) == (2, 2, 6)
    assert place["religion"] == 1
    assert place["converts"] == ["2,0"]
    assert place["closed"] == ""
    assert hex_of(view, "0,1")["religion"] is None  # temples of two gods


def test_a_tribe_that_completes_a_nation_is_previewed() -> None:
    view = seen()
    assert hex_of(view, "1,1")["after"] == {"green": [0, 4]}
    assert hex_of(view, "-1,0")["after"] == {}
    assert view["can_end"] == []


def test_who_can_win_with_one_action() -> None:
    field = [
        "T red 0,0", "T blue -3,0", "D -2,0", "D -1,0", "t green/red 1,0", "t green/red 2,0", "t green/red 3,0",
        "t violet/red 0,1", "t violet/red 0,2", "t violet/red 0,3", "t yellow/red 1,-1", "t yellow/red 2,-2",
    ]  # fmt: skip
    view = seen(field=field, display=["yellow", "blue"], chips={"green": "red", "violet": "blue", "yellow": "blue"})
    assert view["limit"] == 10
    assert view["can_end"] == [0]


def test_closed_for_temples_now_and_for_good() -> None:
    ring = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1"]
    deserts = seen(field=["T red 3,0", "T blue 4,0", *(f"D {at}" for at in ring)])
    assert hex_of(deserts, "0,0")["closed"] == "now"
    assert all("0,0" in hex_of(deserts, at)["opens"] for at in ring)
    decays = seen(field=["T red 3,0", "T blue 4,0", *(f"t green/- {at}" for at in ring)])
    assert hex_of(decays, "0,0")["closed"] == "for good"


def test_tribes_tell_what_converting_them_costs_and_who_can() -> None:
    view = seen()
    tribe = hex_of(view, "2,-1")
    assert tribe["price"] == 3
    assert tribe["by"] == [0]
    poor = hex_of(seen(power={"red": 1, "blue": 2}), "2,-1")
    assert (poor["by"], poor["soon"]) == ([], [0])


def test_deserts_tell_whether_they_hold_the_field_together() -> None:
    view = seen(field=["T red 0,0", "D 1,0", "T blue 2,0", "D 3,0"])
    assert hex_of(view, "1,0")["splits"] is True
    assert hex_of(view, "3,0")["splits"] is False


def test_chances_of_the_sack() -> None:
    view = seen(sack={"blue": 3, "desert": 1})
    assert view["supply_left"] == 4
    assert {item["card"]: item["chance"] for item in view["sack"] if item["count"]} == {"blue": 0.75, "desert": 0.25}


def test_nations_and_leaders() -> None:
    tribes = [f"t violet/blue {q},0" for q in range(2, 6)]
    view = seen(field=["T red 0,0", "T blue 1,0", *tribes], chips={"violet": "red"})
    violet = view["players"][1]["nations"][2]
    assert violet == {"colour": "violet", "tribes": 4, "cards": 1, "next": 6, "chip": False, "chip_free": False}
    assert view["players"][0]["nations"][2]["chip"] is True
    assert view["leaders"] == [1]
    assert view["players"][1]["points"] == 3


# ---- the picture


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("look", list(THEMES))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_are_well_formed(look: str, lang: str, layout: str) -> None:
    root = ElementTree.fromstring(GAME.draw(seen(), theme=look, lang=lang, layout=layout))
    assert root.tag.endswith("svg")
    used = {e.attrib["href"][1:] for e in root.iter() if "href" in e.attrib}
    used |= set(re.findall(r"url\(#([^)]+)\)", ElementTree.tostring(root, encoding="unicode")))
    defined = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert used <= set(defined)
    assert len(set(defined)) == len(defined)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_every_kind_of_target_is_drawn(layout: str) -> None:
    svg = GAME.draw(seen(display=["decay", "extra"]), layout=layout)
    assert {"card:decay", "card:extra", "temple", "victim:blue", "victim:none", "button:move", "button:discard",
            "button:take", "hex:0,0", "hex:1,1"} <= targets(svg)  # fmt: skip
    idle = GAME.draw(seen(display=["whirlwind", "green"], options={"whirlwind_idle": True}), layout=layout)
    assert {"card:whirlwind", "card:green", "button:nothing"} <= targets(idle)
    after = GAME.draw(seen(step="after", actions_left=0, extras={"red": 1}), layout=layout)
    assert {"button:extra", "button:end"} <= targets(after)


def test_names_of_people_are_escaped() -> None:
    view = seen()
    view["players"][0]["name"] = "<b onload='x'>&\"Zoë\"</b>"
    svg = GAME.draw(view)
    assert "<b" not in svg
    assert "Zoë" in svg
    ElementTree.fromstring(svg)


def test_what_is_lit_looks_different() -> None:
    view = seen()
    plain, lit = GAME.draw(view), GAME.draw(view, lit=["hex:1,1", "button:discard", "card:green"])
    assert plain.count('class="lit"') == 0
    assert lit.count('class="lit"') == 3
    assert lit.count(theme("light").lit) > plain.count(theme("light").lit)


def test_the_last_action_is_marked() -> None:
    view = seen()
    assert GAME.draw(view) != GAME.draw({**view, "last": ["card:green", "hex:2,0"]})


def board_of(view: dict[str, Any]) -> str:
    return next(panel.body for panel in GAME.panels(view) if panel.name == "board")


def test_tribes_say_who_can_turn_them() -> None:
    """Red has 5 power, and a temple beside either tribe of blue costs 3."""
    assert board_of(seen()).count("converting temple costs 3 (now by red)") == 2 * 2  # as a title and as a label


# ---- the panels


def test_at_rest_nothing_is_written_on_the_field() -> None:
    """What is told on demand stands in the drawing hidden: prices, pieces to come, tribes that would turn."""
    root = ElementTree.fromstring(board_of(seen()))
    assert not [e for e in root.iter() if "lit" in e.attrib.get("class", "").split()]
    hidden = {id(e) for outer in root.iter() if outer.attrib.get("display") == "none" for e in outer.iter()}
    assert [e.text for e in root.iter() if e.tag.endswith("}text") and id(e) not in hidden] == []


def test_an_open_hex_offers_one_price_for_what_is_chosen() -> None:
    root = ElementTree.fromstring(board_of(seen()))
    place = next(e for e in root.iter() if e.attrib.get("data-target") == "hex:1,1")
    offers = {e.attrib.get("data-for"): e for e in place if e.attrib.get("class") == "offer price"}
    temple = [e.text for e in offers["temple"].iter() if e.tag.endswith("}text")]
    tribe = [e.text for e in offers["card:green card:blue card:violet card:yellow"].iter() if e.tag.endswith("}text")]
    assert (temple, tribe) == (["6"], ["2"])
    ghosts = {e.attrib["data-for"]: e for e in place if e.attrib.get("class") == "ghost"}
    assert set(ghosts) == {"temple", "card:green", "card:desert"}
    assert ghosts["temple"].attrib["data-touch"] == "hex:2,0"
    turned = next(e for e in root.iter() if e.attrib.get("data-target") == "hex:2,0")
    assert [e for e in turned if e.attrib.get("class") == "turned"]
    assert turned.attrib["data-owner"] == "1"


def test_where_no_temple_fits_none_is_offered() -> None:
    ring = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1"]
    root = ElementTree.fromstring(board_of(seen(field=["T red 3,0", "T blue 4,0", *(f"D {at}" for at in ring)])))
    place = next(e for e in root.iter() if e.attrib.get("data-target") == "hex:0,0")
    assert not [e for e in place if "temple" in e.attrib.get("data-for", "")]


def test_unchanged_panels_stay_byte_by_byte() -> None:
    """What a player does changes the field, his own seat and what lies open, not the seats of the others."""
    position = GAME.position(ROW)
    before = {panel.name: panel for panel in GAME.panels(GAME.view(position, 0))}
    position.apply(0, GAME.parse(position, "desert -1,0"))
    after = {panel.name: panel for panel in GAME.panels(GAME.view(position, 0))}
    same = {name for name, panel in before.items() if after[name] == panel}
    assert {"defs", "seat:1"} <= same
    assert "board" not in same


def test_deeds_are_told_in_four_words_at_most() -> None:
    position = GAME.position(ROW)
    for text in ("temple 3,-2", "desert -1,0"):
        events: list[Any] = []
        position.events = events
        position.apply(0, GAME.parse(position, text))
        position.events = None
        for lang in LANGUAGES:
            deed = GAME.deed(position, 0, events, lang)
            assert deed is not None
            assert 1 <= len(deed.text.split()) <= 4
            assert deed.piece in next(p.body for p in GAME.panels(GAME.view(position)) if p.name == "defs")


def test_a_table_that_is_still_being_set_is_drawn() -> None:
    for players in (2, 3, 4):
        view = GAME.view(GAME.new(players, constellation_seating="random"))
        assert view["turn"] == "chance"
        ElementTree.fromstring(GAME.draw(view))
        assert GAME.board(view)


def test_bad_looks_are_refused() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        GAME.draw(seen(), theme="pink")
    with pytest.raises(BadOption, match="wide, tall"):
        GAME.draw(seen(), layout="round")
    with pytest.raises(BadText, match="en, de, fr, it"):
        GAME.draw(seen(), lang="tlh")


GREY = re.compile(r"#[0-9a-fA-F]{3,8}\b|(light|dark)-land-\w+")


def colourless(markup: str) -> str:
    return GREY.sub("", markup)


def test_gods_and_tribes_differ_by_shape() -> None:
    """With every colour taken out of the markup, no two gods, tribes or cards are drawn alike."""
    gods, look = ("red", "yellow", "blue", "green"), theme("page")
    cards = (*draw_pieces.PEOPLES, "desert", "decay", "whirlwind", "extra", "end")
    assert len({colourless(draw_pieces.temple(look, g)) for g in gods}) == 4
    assert len({colourless(draw_pieces.stone(look, g, 10)) for g in gods}) == 4
    assert len({colourless(draw_pieces.card(look, c)) for c in cards}) == len(cards)


# ---- text, notebooks, files


def test_the_board_as_text() -> None:
    text = GAME.board(seen())
    assert "[RED]" in text
    assert "(BLU)" in text
    assert "1,1" in text
    assert "2/6" in text
    assert "Display: forest tribe, desert" in text
    assert max(len(line) for line in text.splitlines()) < 120
    assert "[ROT]" in GAME.board(seen(), "de")


def test_the_board_keeps_the_shape_of_the_field() -> None:
    """Neighbours in a row stand beside each other, those of the next row half a hex aside."""
    lines = GAME.board(seen()).splitlines()
    row = next(line for line in lines if "[RED]" in line)
    below = next(line for line in lines if re.search(r"(^|\s)0,1\s", line))
    assert row.index("[BLU]") - row.index("[RED]") == 6
    assert 0 < below.index("0,1") - row.index("[RED]") < 6


def test_positions_show_themselves_in_notebooks() -> None:
    svg = GAME.new(3, seed=1)._repr_svg_()
    assert svg is not None
    assert ElementTree.fromstring(svg).tag.endswith("svg")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = theomachy.Match("gods-second", 2, seed=3, names=["Ada <1>", "Bob"])
    for _ in range(6):
        match.play(match.position.turn, match.position.legal(match.position.turn)[0])
    path = tmp_path / "game.txt"
    path.write_text(str(match.record))
    return path


def test_render_writes_svg_and_png(saved: Path, tmp_path: Path) -> None:
    svg = render(saved, tmp_path / "board.svg", at=5)
    root = ElementTree.fromstring(svg.read_text())
    assert "Ada <1>" in {e.text for e in root.iter()}
    data = render(saved, tmp_path / "board.png", theme="dark", layout="tall").read_bytes()
    assert data.startswith(b"\x89PNG")


def test_render_refuses_what_cannot_be(saved: Path, tmp_path: Path) -> None:
    for arguments, message in (
        ({"at": 99999}, "not between 0 and"), ({"theme": "pink"}, "light, dark"), ({"viewer": 7}, "seats"),
        ({"zoom": 0}, "zoom"), ({"lang": "xx"}, "en, de, fr, it"),
    ):  # fmt: skip
        with pytest.raises((BadOption, BadText), match=message):
            render(saved, tmp_path / "out.png", **arguments)
    with pytest.raises(BadOption, match=r"\.svg or \.png"):
        render(saved, tmp_path / "out.gif")
    with pytest.raises(BadOption, match="cannot write"):
        render(saved, tmp_path / "nowhere" / "out.svg")
    assert not list(tmp_path.glob("out.*"))


def test_the_command_draws_a_record(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from theomachy.cli import run

    target = tmp_path / "late.png"
    assert run(["render", str(saved), "--at", "3", "-o", str(target), "--theme", "dark", "--lang", "it"]) == 0
    assert target.read_bytes().startswith(b"\x89PNG")
    assert run(["render", str(saved), "--at", "400", "-o", str(target)]) == 2
    assert "not between 0 and" in capsys.readouterr().err


def test_moves_of_a_record_change_the_picture(saved: Path) -> None:
    record = theomachy.Record.parse(saved.read_text())
    assert picture(record, 0) != picture(record, 6)
    assert picture(record) == picture(record, len(record.moves))


def test_text_is_in_the_png_of_a_table() -> None:
    """The same table without any text gives another picture."""
    from theomachy.drawing.png import png

    svg = draw_position("gods-second", GAME.position(ROW))
    assert png(svg, 0.5) != png(re.sub(r"<text.*?</text>", "", svg), 0.5)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_waves_lie_on_all_of_the_window_and_no_further(layout: str) -> None:
    """A renderer paints also what no window shows: waves of a whole ocean made a PNG file take twenty seconds."""
    root = ElementTree.fromstring(draw_position("gods-second", GAME.position(ROW), layout=layout))
    window = next(e for e in root.iter() if e.get("data-part") == "field")
    waves = next(e for e in window if e.get("fill") == "url(#page-waves)")
    left, top, wide, high = (float(n) for n in str(window.get("viewBox")).split())
    scale = min(float(window.get("width", 0)) / wide, float(window.get("height", 0)) / high)
    for at, length, start, size in ((left, wide, "x", "width"), (top, high, "y", "height")):
        shown = float(window.get(size, 0)) / scale
        first = at - (shown - length) / 2
        begin, long = float(waves.get(start, 0)), float(waves.get(size, 0))
        assert first - 10 < begin < first
        assert first + shown < begin + long < first + shown + 10


def test_deserts_say_what_they_close() -> None:
    ring = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1"]
    view = seen(field=["T red 3,0", "T blue 4,0", *(f"D {at}" for at in ring)])
    for layout in ("wide", "tall"):
        picture = GAME.draw(view, layout=layout)
        assert "no temple now" in picture
        assert "moving it away opens the hex beside a desert for temples" in picture


def test_a_united_nation_is_full_and_not_empty() -> None:
    """A row of joined dots for each three; below it the next three, once it has begun."""
    from theomachy.games.gods.common.picture.edition import cell
    from theomachy.games.gods.common.picture.page import pips

    def rows(tribes: int, threes: int) -> tuple[int, int, int]:
        drawn = str(pips(cell("green", tribes, threes, min(3 * threes + 3, 6), 4 * threes, 3)))
        full = drawn.count('fill="currentColor"') - drawn.count("united")
        return drawn.count("united"), full, drawn.count("<circle")

    assert rows(0, 0) == (0, 0, 3)
    assert rows(2, 0) == (0, 2, 3)
    assert rows(3, 1) == (1, 3, 3)
    assert rows(4, 1) == (1, 4, 6)
    assert rows(6, 2) == (2, 6, 6)
    assert rows(8, 2) == (2, 6, 6)
