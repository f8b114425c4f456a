"""What GODS first edition shows and says: the view's numbers, pictures, boards and sentences."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from games.gods import FIRST, GAME, choices, events_of, play
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import Position
from theomachy.drawing.theme import THEMES

ROW: dict[str, Any] = {
    "players": ["red", "blue"], "on_turn": "red", "step": "actions", "actions_left": 2,
    "field": ["T red 0,0", "T blue 1,0", "t green/blue 2,0", "t green/blue 2,-1"],
    "power": {"red": 5, "blue": 2}, "display": ["green", "desert"],
}  # fmt: skip
THREE = [
    "T red 0,0", "T blue -3,0", "D -2,0", "D -1,0", "t green/red 1,0", "t green/red 2,0", "t green/red 3,0",
    "t violet/red 0,1", "t violet/red 0,2", "t violet/red 0,3", "t yellow/red 1,-1", "t yellow/red 2,-2",
    "t yellow/red 3,-3",
]  # fmt: skip


def at(**changes: object) -> Position:
    return FIRST.position({**ROW, **changes})


def seen(**changes: object) -> dict[str, Any]:
    found: dict[str, Any] = FIRST.view(at(**changes), 0)
    return found


def hex_of(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(h for h in view["open"] if h["hex"] == name)
    return found


# ---- the view


def test_points_afterwards_have_the_penalty_in_them() -> None:
    view = seen()
    assert [p["points"] for p in view["players"]] == [-4, -4]
    assert [p["tile_points"] for p in view["players"]] == [0, 0]
    assert hex_of(view, "1,1")["after"] == {"green": [-4, 1]}  # blue's village: 3 + 2 - 4
    assert view["after_temple"] == [-4, 0]  # one more temple: red alone has the most
    assert hex_of(view, "-1,0")["after"] == {}
    three = seen(field=[*ROW["field"], "t green/blue 1,1", "T blue 9,9"], points_tiles={"blue": {"green": 1}})
    assert [p["penalised"] for p in three["players"]] == [False, True]
    assert [p["points"] for p in three["players"]] == [0, 1]
    assert hex_of(three, "3,-1")["after"]["temple"] == [-4, -2]  # the village falls, and both have two temples
    assert three["after_temple"] == [-4, 1]


@pytest.mark.parametrize(
    ("held", "refound", "after"), [({}, True, 1), ({"blue": {"green": 3}}, True, 5), ({"blue": {"green": 1}}, False, 1)]
)
def test_the_preview_knows_how_many_points_tiles_are_to_be_had(held: object, refound: bool, after: int) -> None:
    view = seen(points_tiles=held, options={"refound_points_tile": refound})
    assert hex_of(view, "1,1")["after"]["green"][1] == after


def test_previews_are_what_happens() -> None:
    """Every preview of a position is compared with the points after doing it."""
    field = [*THREE, "T blue 5,-1", "t green/blue 5,0", "t violet/blue 4,1", "t blue/- 4,-1"]
    for display in (["green", "violet"], ["yellow", "blue"]):
        position = at(field=field, display=display, power={"red": 12, "blue": 5}, points_tiles={"red": {"green": 2}})
        view = FIRST.view(position, 0)
        now = [p["points"] for p in view["players"]]
        previewed = [line for line in choices(position) if line.startswith(("tribe", "temple"))]
        assert {line.split()[0] for line in previewed} == {"tribe", "temple"}
        for line in previewed:
            found = play(position.copy(), line)
            what = line.split()[1] if line.startswith("tribe") else "temple"
            usual = now if what != "temple" else view["after_temple"]
            promised = hex_of(view, line.split()[-1])["after"].get(what, usual)
            assert promised == [int(found.score(seat)) for seat in range(2)], line


def test_the_village_end_and_the_end_tile_are_announced() -> None:
    view = seen(field=THREE, pile={"blue": 1, "end": 1})
    assert view["can_end"] == [0]
    assert view["players"][0]["ends"] == "GODS1-X-02"
    assert view["end_tile"] == 0.5
    board = FIRST.board(view)
    assert "! Red: villages that end the game" in board
    assert "! End tile: 1 in 2" in board
    behind = seen(field=[*ROW["field"], "T blue 9,9"])
    assert "! one more temple brings Red the penalty" in FIRST.board(behind)
    assert "! Last turn of the game" in FIRST.board(seen(last_turn=True))
    assert seen(options={"bag": True}, field=THREE)["can_end"] == []


# ---- pictures and boards


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_no_hex_lies_under_a_warning(layout: str) -> None:
    column = [f"t green/red 0,{r}" for r in range(1, 8)] + [f"t violet/red 0,{r}" for r in range(8, 15)]
    view = seen(field=["T red 0,0", "T blue -1,0", "T blue 0,-1", *column], pile={"blue": 1, "end": 1})
    picture = FIRST.draw(view, layout=layout)
    told = [line.removeprefix("! ") for line in FIRST.board(view).splitlines() if line.startswith("! ")]
    assert len(told) >= 2
    groups = [
        (moved, g) for g in ElementTree.fromstring(picture).iter("{http://www.w3.org/2000/svg}g")
        if (moved := re.match(r"translate\(\S+ (\S+)\)(?: scale\((\S+)\))?", g.get("transform", "")))
    ]  # fmt: skip
    lowest = max(float(moved[1]) + 14 for moved, g in groups if any((t.text or "") in told for t in g))
    field = next(e for e in ElementTree.fromstring(picture).iter() if e.get("data-part") == "field")
    assert float(field.get("y", "")) >= lowest


@pytest.mark.parametrize("look", list(THEMES))
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_every_target_of_every_phase_is_in_the_picture(look: str, layout: str) -> None:
    moments = [
        at(),
        at(display=["mediation", "whirlwind"], field=[*ROW["field"], "D -1,0"], options={"whirlwind_idle": True}),
        at(display=["decay", "decay"][:1], options={"bag": True, "decay_tile": True}),
        play(at(field=[*ROW["field"], "D -1,0"]), "move -1,0"),
        play(at(extras={"red": 1}, temples={"red": 5}), "tribe green -1,0", "desert 0,-1"),
        FIRST.position({"players": ["red", "blue"], "field": THREE, "on_turn": "red", "display": ["green"]}),
    ]
    for position in moments:
        assert position.turn == 0
        targets = {t for a in position.legal(0) for t in FIRST.targets(position, int(a))}
        view = FIRST.view(position, 0)
        svg = FIRST.module("picture.draw").draw(view, theme=look, lang="it", lit=sorted(targets), layout=layout)
        ElementTree.fromstring(svg)
        assert targets <= set(re.findall(r'data-target="([^"]+)"', svg))


def test_the_picture_tells_the_penalty_the_pile_and_the_tiles() -> None:
    svg = FIRST.draw(seen(points_tiles={"blue": {"green": 2}}))
    assert "(−4)" in svg
    assert re.search(r"forest tribe: \d/3, 4 points", svg)  # two points tiles of a people whose village fell
    assert "Pile: " in svg
    assert "Bag: " in FIRST.draw(seen(options={"bag": True}))


def test_the_board_shows_villages_tiles_and_the_penalty() -> None:
    board = FIRST.board(FIRST.view(at(field=THREE, points_tiles={"red": {"green": 2}}), 0))
    row = next(line for line in board.splitlines() if line.startswith("> Red"))
    assert "1 (-4)" in row
    assert "3/6+**" in row
    assert "Points tiles left: 1 green, 3 blue, 3 violet, 3 yellow" in board
    assert "Stapel" in FIRST.board(seen(), "de")


# ---- sentences


def told(position: Position, line: str, lang: str = "en") -> str:
    return FIRST.tell(position, 0, FIRST.parse(position, line), lang)


def test_what_an_action_means() -> None:
    assert told(at(), "tribe green 1,1") == (
        "place a forest tribe on the hex beside a temple of Blue and a forest tribe for 2 crystals; "
        "it will follow Blue; Blue founds a forest village; Blue gets a forest points tile"
    )
    assert told(at(), "discard green") == "take the forest tribe out of the game, for free"
    end = FIRST.position({"players": ["red", "blue"], "field": THREE, "on_turn": "red", "display": ["green"]})
    assert told(end, "end game").startswith("end the game now, without taking crystals; the game ends")
    assert "whatever" in told(end, "last turn")
    assert "Kristalle" in told(at(), "tribe green 1,1", "de")
    assert "cristalli" in told(at(), "tribe green 1,1", "it")
    for lang in LANGUAGES:
        assert FIRST.ask(FIRST.view(end, 0), lang)


def test_what_happened() -> None:
    position = at(field=[*ROW["field"], "t green/blue 1,1"], power={"red": 12}, points_tiles={"blue": {"green": 3}})
    events = events_of(position, "temple 3,-1", "discard green")
    said = [FIRST.say(position, event) for event in events]
    assert "A forest village of Blue is lost; the village tile goes back." in said
    assert "Red takes the forest tribe out of the game." in said
    again = at(power={"red": 12}, points_tiles={"red": {"green": 3}})
    assert "No forest points tile is left for Blue." in [
        FIRST.say(again, event) for event in events_of(again, "tribe green 1,1")
    ]


# ---- what makes this edition look and read like itself


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("GODS1-X-06", "GODS1-R-14")
def test_a_score_below_zero_says_why(lang: str) -> None:
    """All have one temple at the beginning, so all have the penalty; a seat says so beside its temples."""
    position = FIRST.new(3, seed=1)
    assert [int(position.score(seat)) for seat in range(3)] == [-4, -4, -4]
    said = {"en": "−4 for most temples", "de": "−4: meiste Tempel", "fr": "le plus de temples", "it": "più templi"}
    seats = [p.body for p in FIRST.panels(FIRST.view(position), lang=lang) if p.name.startswith("seat:")]
    assert len(seats) == 3
    assert all(said[lang] in re.sub(r"<[^>]*>", " ", body) for body in seats)
    spared = at(field=[*ROW["field"], "T red -1,0"])
    bodies = [p.body for p in FIRST.panels(FIRST.view(spared), lang=lang) if p.name.startswith("seat:")]
    assert [said[lang] in re.sub(r"<[^>]*>", " ", body) for body in bodies] == [True, False]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_editions_lie_on_grounds_of_their_own(theme: str) -> None:
    dusk, sea = THEMES[theme].grounds["dusk"].top, THEMES[theme].sea
    first = FIRST.draw(FIRST.view(at()), theme=theme)
    assert f'fill="{dusk}"' in first
    assert f'fill="{sea}"' not in first
    second = GAME.draw(GAME.view(GAME.new(2, seed=1)), theme=theme)
    assert f'fill="{sea}"' in second
    assert f'fill="{dusk}"' not in second
    for game in (FIRST, GAME):
        board = next(p.body for p in game.panels(game.view(game.new(2, seed=1))) if p.name == "board")
        assert ("var(--dusk-top" in board) == (game is FIRST)
        assert ('class="on-dusk"' in board) == (game is FIRST)  # for what a page shows around it


def test_who_moved_has_another_sign_than_whom_a_tribe_follows() -> None:
    """The page takes `page-mover-0` for marks where a drawing has it (`web/static/marks.js`)."""
    for game in (FIRST, GAME):
        defs = next(p.body for p in game.panels(game.view(game.new(3, seed=1))) if p.name == "defs")
        root = ElementTree.fromstring(defs)
        drawn = {e.get("id"): ElementTree.tostring(e) for e in root.iter() if e.get("id")}
        for seat in range(3):
            assert drawn[f"page-mover-{seat}"] != drawn[f"page-seat-{seat}"]
