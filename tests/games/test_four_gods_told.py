"""4 Gods: what is told of a deed before it is done is what playing it out brings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import theomachy
from games.four_gods_examples import GAME, position, texts
from games.test_four_gods_actions import run_on
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import CHANCE, EVERYBODY
from theomachy.games.four_gods.words.picture import Picture
from theomachy.games.four_gods.words.words import COUNTED
from walks import Case, cases_of, walk

CASES = list(cases_of("four-gods", all_of_them=False))
TEACH = Path(theomachy.__file__).parent / "games" / "four_gods" / "teach"
TERRAINS = ("sea", "plain", "forest", "mountain")
FIGURES = re.compile(r"([^;:]+): ([^;]*\d→[^;]*)")
POINTS = re.compile(r"\((blue|yellow|green|gray)\) (\d+)→(\d+)")


def moments(case: Case, number: int) -> Iterator[tuple[Any, int, int]]:
    """Positions of a random game, more of its beginning, each with a player and all that this player may do there."""
    for table in [*walk(case).positions[:number], *walk(case).some(number)]:
        seats = range(table.players) if table.turn == EVERYBODY else [table.turn]
        for seat in seats:
            if seat >= 0:
                for action in table.legal(seat):
                    yield table, seat, int(action)


def after(table: Any, seat: int, action: int) -> Any:
    played = table.copy()
    played.apply(seat, action)
    return played


def counted(view: dict[str, Any]) -> dict[str, int]:
    """The points of every colour that can be told."""
    return {score["colour"]: score["total"] for player in view["players"] for score in player["scores"]}


@pytest.mark.clause("G4-P-12", "G4-P-13", "G4-R-66")
@pytest.mark.parametrize("case", CASES[::3], ids=str)
def test_kingdoms_and_points_change_as_it_was_told(case: Case) -> None:
    told = 0
    for table, seat, action in moments(case, 10):
        if action >> 24 not in COUNTED:
            continue
        played = after(table, seat, action)
        sentence = GAME.tell(table, seat, action)
        before, now = GAME.view(table), GAME.view(played)
        found: dict[tuple[str, str], str] = {}
        for terrain, changes in FIGURES.findall(sentence):
            for change in changes.split(", "):
                what, _, figures = change.rpartition(" ")
                found[(terrain.strip(), what)] = figures
        expected: dict[tuple[str, str], str] = {}
        for old, new in zip(before["gods"], now["gods"], strict=True):
            for what, words in (("largest", "largest kingdom"), ("number", "kingdoms")):
                if old[what] != new[what]:
                    expected[(old["terrain"], words)] = f"{old[what]}→{new[what]}"
        assert {key: value for key, value in found.items() if key[0] in TERRAINS} == expected, sentence
        points = {colour: (int(a), int(b)) for colour, a, b in POINTS.findall(sentence)}
        old_points, new_points = counted(before), counted(now)
        changed = {c: (old_points[c], n) for c, n in new_points.items() if c in old_points and old_points[c] != n}
        assert points == changed, sentence
        told += 1
    assert told or "real" in str(case)


@pytest.mark.clause("G4-P-03", "G4-A-42")
def test_a_city_is_five_points_and_a_cataclysm_takes_them() -> None:
    world = ["a1=SSPP", "b1=SFFP", "c1=FFPF", "a2=PPMM", "b2=city:gray"]
    table = position({"world": world, "hands": {"north": ["T65"]}})
    run_on(table, "north: hold T65a1")
    destroy = GAME.parse(table, "destroy T65a1 b2")
    assert "destroy the city of West (gray)" in GAME.tell(table, 0, destroy)
    cities = {score["colour"]: score["cities"] for p in GAME.view(after(table, 0, destroy))["players"]
              for score in p["scores"]}  # fmt: skip
    assert (cities["blue"], cities["gray"]) == (5, 0)
    built = position({"world": ["a1=SSPP"]})
    run_on(built, "north: city")
    city = GAME.parse(built, "city b1")
    assert "5 points if it lasts" in GAME.tell(built, 0, city)
    assert GAME.view(after(built, 0, city))["players"][0]["scores"][0]["cities"] == 5


@pytest.mark.clause("G4-A-44", "G4-A-45", "G4-A-46")
@pytest.mark.parametrize("case", CASES[::6], ids=str)
def test_what_fits_and_what_is_safe_is_so_for_every_tile_of_the_box(case: Case) -> None:
    seen = set()
    table: Any
    for table in walk(case).some(12):
        view = GAME.view(table)
        fits = {
            (name, cell)
            for tile, name in enumerate(table.fixed.tile_names) if tile
            for cell in [o["cell"] for o in view["open"]] + [c["cell"] for c in view["world"] if c["kind"] == "city"]
            if table.world.turns_here(GAME.actions.fields["cell"].read(table, cell), tile)
        }  # fmt: skip
        for c in view["world"]:
            if c["kind"] == "city":
                seen.add(bool(c["safe"]))
                assert bool(c["safe"]) == (not any(cell == c["cell"] for _, cell in fits))
        for o in view["open"]:
            assert bool(o["safe"]) == (not any(cell == o["cell"] for _, cell in fits))
            if "in_rows" in o:
                rows = [slot["tile"] for player in view["players"] for slot in player["row"] if slot]
                assert o["in_rows"] == sum((name, o["cell"]) in fits for name in rows)
        for player in view["players"]:
            for slot in player["row"]:
                if slot and slot["tile"]:
                    assert slot["fits"] == any((slot["tile"], o["cell"]) in fits for o in view["open"])
    assert seen or case.options


@pytest.mark.clause("G4-P-08", "G4-P-10")
@pytest.mark.parametrize("case", CASES[1::3], ids=str)
def test_what_kingdoms_are_worth_adds_up_to_the_points_for_prophets(case: Case) -> None:
    for table in walk(case).some(12):
        view = GAME.view(table)
        worth: dict[str, int] = {}
        for kingdom in view["kingdoms"]:
            for colour in kingdom["leaders"]:
                worth[colour] = worth.get(colour, 0) + kingdom["worth"]
        scores = {score["colour"]: score["prophets"] for player in view["players"] for score in player["scores"]}
        assert {c: n for c, n in scores.items() if n} == {c: n for c, n in worth.items() if n}


# ---- hints: what is won beside points


def hinted(table: Any, seat: int, action: int) -> list[str]:
    return GAME.progress(table, after(table, seat, action), seat)


@pytest.mark.clause("G4-A-25", "G4-A-30", "G4-A-21")
@pytest.mark.parametrize("options", [{}, {"clock": "real", "cooldown_ms": 0}, {"backs": "hidden", "turning": "on"}])
def test_hints_are_what_playing_on_shows(options: dict[str, Any]) -> None:
    kinds = set()
    case = Case("four-gods", 3, tuple(options.items()))
    for table, seat, action in moments(case, 40):
        played = after(table, seat, action)
        view = GAME.view(played, seat)
        others = [other for other in range(3) if other != seat]
        for sentence in hinted(table, seat, action):
            if found := re.match(r"The tile fits into (one|\d+) cells? of the world at once", sentence):
                kinds.add("fits")
                assert len(cells_for(played, seat)) == (1 if found[1] == "one" else int(found[1])), sentence
            elif sentence.startswith("No one else can be this god"):
                kinds.add("god")
                god = GAME.text(table, action).removeprefix("god ")
                for other in others:
                    assert played.why_not(other, GAME.parse(played, f"god {god}"))
                every, shown = re.findall(r"\d+", sentence)
                letter = "SPFM"[TERRAINS.index(god)]
                sides = [s for p in view["players"] for h in p["hands"] if h for s in h["sides"] or ()]
                sides += [s[k] for p in view["players"] for s in p["row"] if s for k in ("up", "back") if s[k]]
                assert int(every) == len(sides)
                assert int(shown) == sum(letter in side["corners"] for side in sides)
            elif sentence.startswith("Kingdoms of"):
                kinds.add("kingdoms")
                number, largest = re.findall(r"\d+", sentence)
                terrain = sentence.split()[2]
                sizes = [k["size"] for k in view["kingdoms"] if k["terrain"] == terrain]
                assert (len(sizes), max(sizes)) == (int(number), int(largest))
            elif "does not have it any more" in sentence:
                kinds.add("gone")
                tile = GAME.text(table, action).removeprefix("take ")
                who = sentence.split(" does not")[0].lower()
                row = next(p["row"] for p in view["players"] if p["name"] == who)
                assert tile not in [slot["tile"] for slot in row if slot]
            elif sentence.startswith("It fills both hands"):
                kinds.add("two")
                one = GAME.parse(table, "draw 1")
                assert asked_now(drawn(table, seat, one), seat).why_not(seat, one) == "G4-A-21"
                assert all(drawn(table, seat, action).hand(seat, which) for which in range(2))
            elif sentence.startswith("It brings a new tile"):
                kinds.add("one")
                assert drawn(table, seat, action).free_hands(seat) == 1
            elif sentence.startswith("Hands are free again"):
                kinds.add("free")
                assert played.free_hands(seat) > table.free_hands(seat)
                rows, bag = map(int, re.findall(r"(\d+)", sentence))
                assert rows == sum(slot is not None for p in view["players"] for slot in p["row"])
                assert bag == played.bag
            else:
                kinds.add("held")
                assert sentence == "As long as you hold it no one else can take it."
                tile = GAME.text(table, action)
                assert all(played.why_not(other, action) for other in others), tile
    assert {"god", "two", "one", "free"} <= kinds


def asked_now(table: Any, seat: int) -> Any:
    """The same if it were the seat's step now: with ticks the others come in between."""
    mine = table.in_turns(seat) if table.turn == EVERYBODY else table.copy()
    mine.turn = mine.current = seat
    return mine


def cells_for(table: Any, seat: int) -> set[str]:
    """Where the tile that the seat took can be placed."""
    return {t.split()[2] for t in texts(asked_now(table, seat), seat) if t.startswith("place ")}


def drawn(table: Any, seat: int, action: int) -> Any:
    """After the drawing, whatever came out."""
    played = after(table, seat, action)
    dice = Dice(1)
    while played.turn == CHANCE:
        played.apply(CHANCE, played.sample(dice))
    return played


@pytest.mark.clause("G4-A-51")
def test_what_the_two_answers_bring_is_what_their_buttons_say() -> None:
    asked = {
        "options": {"placement_check": "honour", "blame": "confess"}, "current": "south",
        "world": ["a1=SSPP by south", "b1=FFFP by east"],
    }  # fmt: skip
    for answer in ("silent", "admit"):
        table: Any = position(asked)
        run_on(table, "south: challenge b1")
        bag, reserve = table.bag, int(table.reserve[1])
        run_on(table, f"east: {answer}")
        if answer == "silent":  # into the bag, no prophet lost
            assert (table.bag, table.in_row[1], int(table.reserve[1])) == (bag + 1, 0, reserve)
        else:
            assert (table.bag, table.in_row[1], int(table.reserve[1])) == (bag, 1, reserve - 1)
    for lang in LANGUAGES:
        assert Picture(lang)("about silent") != Picture(lang)("about admit")


@pytest.mark.clause("G4-P-03", "G4-A-39", "G4-A-42")
def test_the_themes_of_puzzles_say_what_cities_are_worth() -> None:
    """5 points for whoever has it; a cataclysm takes them and gives 5: no city protects a kingdom."""
    for lang in LANGUAGES:
        text = (TEACH / f"{lang}.ftl").read_text(encoding="utf-8")
        for theme, number in (("city", 1), ("destroy", 2)):
            why = text.split(f"theme-{theme} =")[1].split(".why = ")[1].split("\n")[0]
            assert re.findall(r"\d+", why) == ["5"] * number, why
