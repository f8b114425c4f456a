"""The drawing toolkit: safe markup, themes that can be read, shapes that differ, text that arrives in PNG files."""

from __future__ import annotations

import re
import struct
import zlib
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theomachy.drawing import png, shapes, svg, theme

NASTY = "<script>alert('x')</script> & \"quoted\" \x00\x0b ]]> <!--"


@given(st.text())
def test_any_text_stays_text(text: str) -> None:
    """Whatever is written or used as an attribute comes back as the same characters, never as markup."""
    part = svg.group(svg.label(text, 1, 2, 3), target=text or "t", name=text, key=text)
    picture = svg.document(10, 10, part, name="x")
    root = ElementTree.fromstring(picture)
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names <= {"svg", "g", "title", "text"}
    written = root.find(".//{*}text")
    assert written is not None
    allowed = svg.FORBIDDEN.sub("\ufffd", text)
    assert normal(written.text or "") == normal(allowed)
    group = root.find("{*}g")
    assert group is not None
    assert len(group.attrib["data-target"]) == len(allowed or "t")


def normal(text: str) -> str:
    """As XML reads line ends."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def test_markup_in_names_is_escaped() -> None:
    picture = svg.document(10, 10, NASTY, svg.rect(0, 0, 1, 1, fill=NASTY), name=NASTY)
    assert "<script" not in picture
    assert ElementTree.fromstring(picture) is not None


def test_attribute_names_are_checked() -> None:
    with pytest.raises(ValueError, match="attribute"):
        svg.tag("g", **{"x onload": "1"})


NUMBERS = [(1.0, "1"), (-0.001, "0"), (2.5, "2.5"), (1 / 3, "0.33"), (-4, "-4"), (100.0, "100")]


@pytest.mark.parametrize(("value", "text"), NUMBERS)
def test_numbers_are_short(value: float, text: str) -> None:
    assert svg.num(value) == text


def test_lit_targets_can_be_reached_with_the_keyboard() -> None:
    element = ElementTree.fromstring(svg.group(target="hex:0,1", lit=True, name="a hex"))
    assert element.attrib["data-target"] == "hex:0,1"
    assert element.attrib["role"] == "button"
    assert element.attrib["tabindex"] == "0"
    assert element.attrib["aria-label"] == "a hex"
    assert "role" not in ElementTree.fromstring(svg.group(target="hex:0,1")).attrib


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", theme.THEMES.values(), ids=lambda t: t.name)
def test_text_can_be_read(look: theme.Theme) -> None:
    """Contrasts after WCAG: 4.5 for text, 3 for large marks; what is switched off may be fainter."""
    for ground in (look.page, look.sea, look.panel, look.raised, look.well):
        assert contrast(look.ink, ground) >= 7, ground
        assert contrast(look.muted, ground) >= 4.5, ground
    for ground in (look.sea, look.sea_edge, look.shallow, look.foam):
        assert contrast(look.on_sea, ground) >= 4.5, ground
    for fill in ("accent", "lit"):
        assert contrast(getattr(look, f"on_{fill}"), getattr(look, fill)) >= 4.5, fill
    for ground in (look.page, look.panel, look.raised):
        for ink in (look.good, look.bad, look.lit, look.accent):
            assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(look.gold_ink, look.gold_soft) >= 4.5
    for ground in (look.page, look.panel, look.lit_soft):
        assert contrast(look.lit, ground) >= 3, ground
        assert contrast(look.faint, ground) >= 2.4, ground
    for name, hue in look.hues.items():
        assert contrast(hue.on, hue.fill) >= 3, name
        assert contrast(hue.mark, hue.soft) >= 4.5, name


# Vision without one kind of cone, after Machado, Oliveira and Fernandes (2009), for linear RGB.
DEFICIENCIES = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
NORMAL = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def lab(colour: str, vision: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """A colour as that vision sees it, in CIE L*a*b* (white point D65)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in vision)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("vision", [NORMAL, *DEFICIENCIES.values()], ids=["normal", *DEFICIENCIES])
@pytest.mark.parametrize("look", theme.THEMES.values(), ids=lambda t: t.name)
def test_the_main_hues_are_told_apart_by_every_eye(look: theme.Theme, vision: tuple[tuple[float, ...], ...]) -> None:
    """Distances in L*a*b* between strong colours, and between the quiet grounds that also carry patterns."""
    five = ("red", "yellow", "blue", "green", "violet")
    for role, names, least in (("fill", five[:4], 25), ("fill", five, 14), ("soft", five[1:], 9)):
        seen = {name: lab(getattr(look.hue(name), role), vision) for name in names}
        for one, other in combinations(names, 2):
            distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
            assert distance >= least, (one, other, distance)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        theme.theme("pink")
    with pytest.raises(ValueError, match="flame"):
        shapes.emblem("nose", 5)
    with pytest.raises(ValueError, match="stripes"):
        shapes.pattern("p", "plaid", "#000")
    assert theme.LIGHT.hue("no such colour") == theme.LIGHT.hue("grey")


def test_emblems_and_patterns_differ_by_shape() -> None:
    """With all colours the same, no two look alike."""
    emblems = {shapes.emblem(kind, 10, fill="#000") for kind in shapes.EMBLEMS}
    patterns = {shapes.pattern("p", kind, "#000") for kind in shapes.PATTERNS}
    assert len(emblems) == len(shapes.EMBLEMS)
    assert len(patterns) == len(shapes.PATTERNS)
    for markup in emblems | patterns:
        ElementTree.fromstring(markup)


def test_fit_keeps_everything_inside() -> None:
    points = [shapes.hex_centre(q, r, 40) for q in range(-3, 9) for r in range(-7, 2)]
    x, y, scale = shapes.fit(points, 300, 200, 44, 1.5)
    for px, py in points:
        assert 44 * scale - 1e-6 <= x + px * scale <= 300 - 44 * scale + 1e-6
        assert 44 * scale - 1e-6 <= y + py * scale <= 200 - 44 * scale + 1e-6
    assert shapes.fit([(0, 0)], 300, 200, 44, 1.5) == (150, 100, 1.5)


def test_long_names_are_made_to_fit() -> None:
    def size_and_text(text: str) -> tuple[float, str]:
        element = ElementTree.fromstring(shapes.fitted(text, 0, 0, 20, 150))
        return float(element.attrib["font-size"]), element.text or ""

    assert size_and_text("Ada") == (20, "Ada")
    size, text = size_and_text("Ada Lovelace 1")
    assert 15 <= size < 20
    assert text == "Ada Lovelace 1"
    size, text = size_and_text("a name that never seems to come to its end")
    assert size == 15
    assert text.endswith("…")
    assert len(text) * size * 0.62 <= 150


def test_long_texts_are_broken_into_lines() -> None:
    root = ElementTree.fromstring(f"<g>{shapes.wrapped('one two three four five six seven', 0, 0, 10, 60, most=3)}</g>")
    lines = [element.text or "" for element in root]
    assert len(lines) == 3
    assert all(len(line) * 5.5 <= 60 for line in lines)
    assert lines[-1].endswith("…")
    heights = [float(element.attrib["y"]) for element in root]
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("look", theme.THEMES.values(), ids=lambda t: t.name)
def test_cards_and_counters_are_well_formed(look: theme.Theme) -> None:
    hue = look.hue("violet")
    parts = [
        shapes.card(look, 5, 5, 90, 130, hue, title=NASTY, text=NASTY, corner=3, target="card:a", key="a", lit=True),
        shapes.card_back(look, 5, 5, 90, 130, hue, count=12, target="pile", name=NASTY),
        shapes.card_back(look, 5, 5, 90, 130, hue, count=0),
        shapes.chip(7, 12, hue), shapes.chip("100", 12, hue, dashed=True),
        shapes.pips(0, 0, 2, 3, 4, "#000", "#888"), shapes.meter(0, 0, 50, 4, 7.0, "#000", "#888"),
        shapes.track(look, 0, 0, 100, 20, 12, 5, hue.fill, hue.on, key="power", ahead=3),
        shapes.button(look, NASTY, 0, 0, 100, 30, "button:x", off=True),
    ]  # fmt: skip
    root = ElementTree.fromstring(svg.document(200, 200, *parts))
    assert {e.attrib["data-target"] for e in root.iter() if "data-target" in e.attrib} == {"card:a", "pile", "button:x"}
    assert [e.attrib["data-target"] for e in root.iter() if e.attrib.get("role") == "button"] == ["card:a"]


def pixels(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and the unpacked (still filtered) rows of a PNG file."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    packed, at = b"", 8
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    return width, height, zlib.decompress(packed)


def test_text_is_present_in_png() -> None:
    """Without a font the renderer drops text silently; two texts must give two pictures, neither of them blank."""

    def written(text: str, **values: Any) -> bytes:
        ground = svg.rect(0, 0, 80, 30, fill="#ffffff")
        return png.png(svg.document(80, 30, ground, svg.label(text, 5, 20, 16, **values), family=theme.FAMILY))

    blank, one, other = written(""), written("Wüste 7"), written("temple 3")
    assert len({blank, one, other, written("Wüste 7", bold=True)}) == 4
    width, height, rows = pixels(one)
    assert (width, height) == (80, 30)
    assert len(set(rows)) > 10  # letters have many shades
    assert written("×–→▲")  # signs that pictures use


def test_zoom_makes_larger_pictures() -> None:
    picture = svg.document(80, 30, svg.rect(0, 0, 80, 30, fill="#123456"))
    assert pixels(png.png(picture, 2))[:2] == (160, 60)


def test_fonts_come_from_a_package() -> None:
    assert all(re.search(r"site-packages|dist-packages", path) for path in png.font_files())


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_graph_of_chances_keeps_its_numbers_apart_and_inside(layout: str) -> None:
    from theomachy.drawing.chances import SIZES, Curve, Frame, Mark, apart, draw

    marks = [Mark(n, at, "<b>", f"moment:{at}") for n, at in enumerate((1, 2, 3, 98, 99, 100), 1)]
    frame = Frame(40, 370, 60, 300, 100, 14)
    places = apart(marks, frame)
    assert all(b - a >= 14 for a, b in pairwise(places))
    assert frame.left <= places[0]
    assert places[-1] <= frame.right
    curves = [Curve(f"Player {i} <i>", hue, [0.2, 0.5, 1.0]) for i, hue in enumerate(("red", "blue", "white", "odd"))]
    for look in ("light", "dark"):
        drawn = draw([0, 50, 100], curves, marks, last=100, theme=look, lang="it", layout=layout)
        root = ElementTree.fromstring(drawn)
        assert root.get("viewBox") == "0 0 {:.0f} {:.0f}".format(*SIZES[layout][:2])
        assert len({e.get("data-target") for e in root.iter() if e.get("data-target")}) == len(marks)
        assert "<i>" not in drawn
        assert "Probabilità" in drawn


def test_a_crop_of_a_board_shows_where_pieces_lie() -> None:
    """The middle; but a world that fills up from its edges is shown where something lies."""
    from theomachy.drawing.scene import fullest

    def board(*places: tuple[int, int]) -> str:
        return "".join(f'<g transform="translate({x} {y})" data-key="tile:{x},{y}"></g>' for x, y in places)

    whole, shown = (-100.0, -100.0, 200.0, 200.0), (80.0, 60.0)
    assert fullest("", whole, shown) == (-40, -30, 80, 60)
    assert fullest(board((0, 0), (90, 90), (80, 80)), whole, shown) == (-40, -30, 80, 60)
    assert fullest(board((90, 90), (80, 80), (-90, 90)), whole, shown) == (20, 40, 80, 60)


def test_a_small_picture_of_a_board_has_figures_but_no_words() -> None:
    import theomachy
    from theomachy.drawing.scene import whole_board

    game = theomachy.game("gentes")
    panels = game.panels(game.view(game.new(players=2, seed=1), None))

    def written(words: bool) -> set[str]:
        return set(re.findall(r"<text\b[^>]*>([^<]*)</text>", whole_board(panels, "light", words=words)))

    assert "Corinthus" in written(True)
    assert written(False) == {"2", "5"}
