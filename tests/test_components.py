"""Components files: what is wrong is refused with its place, another valid box is played with."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import theomachy
from theomachy.core.components import fingerprint
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadRecord
from theomachy.core.position import NOBODY, playout
from theomachy.core.record import byte_fingerprint

GAME = theomachy.game("gods-second")
OWN = Path(theomachy.__file__).parent / "games" / "gods" / "second" / "components.toml"


@pytest.fixture
def box_with(tmp_path: Path) -> Callable[..., Path]:
    """Our own file with some text replaced, saved under another name."""

    def make(*changes: tuple[str, str]) -> Path:
        text = OWN.read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) >= 1, old
            text = text.replace(old, new, 1)
        path = tmp_path / "my-box.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return make


@pytest.mark.parametrize("game", theomachy.game_names())
def test_every_table_says_where_its_facts_come_from(game: str) -> None:
    package = Path(theomachy.game(game).module("table.setup").__file__ or "").parents[1]
    data = tomllib.loads((package / "components.toml").read_text(encoding="utf-8"))
    known = ("seed", "derived", "public", "reconstructed")

    def look(value: Any, place: str) -> None:
        if isinstance(value, dict) and "provenance" in value:
            assert str(value["provenance"]).split()[0].strip(",:;") in known, place
        for key, inner in value.items() if isinstance(value, dict) else []:
            look(inner, f"{place}.{key}")

    assert "provenance" in str(data)
    look(data, game)


CHANGES = [
    ("count = 12", "count = 11", "totals.deserts is 12, but the parts add up to 11"),
    ("temples = 32", "temples = 31", "totals.temples is 31, but the parts add up to 32"),
    ("tribes = 32", "tribes = 30", "totals.tribes is 30"),
    ("whirlwinds = 2", "whirlwinds = 3", "totals.whirlwinds is 3"),
    ("extra_actions = 3", "extra_actions = 4", "totals.extra_actions is 4"),
    ("decays = 3", "decays = 2", "totals.decays is 2"),
    ("god_stones = 60", "god_stones = 61", "totals.god_stones is 61"),
    ("hex_cards = 84", "hex_cards = 83", "totals.hex_cards is 83, but the parts add up to 84"),
    ("per_colour = 2", "per_colour = 3", "points_cards.total is 8, but the parts add up to 12"),
    ("start = 2", "start = 2\nfinish = 9", r"unknown field `finish` - at `\$.power`"),
    ("format = 1", 'format = 1\ncolour = "red"', "unknown field `colour`"),
    ("income = 3\n", "", r"missing required field `income` - at `\$.power`"),
    ("[nation]\ntribes_needed = 3", "[nation]", r"missing required field `tribes_needed` - at `\$.nation`"),
    ("income = 3", 'income = "three"', r"Expected `int`, got `str` - at `\$.power.income`"),
    ("count = 12", "count = true", r"\$.hex_cards\[4\].count"),
    ("max = 12", "max = 400", "power.max is 400; allowed: 1 to 99"),
    ("start = 2", "start = 13", "power.start is 13; allowed: 0 to 12"),
    ("tribe_per_neighbour = 1", "tribe_per_neighbour = 0", "tribe_per_neighbour is 0; allowed: 1 to 20"),
    ("tribes_needed = 3", "tribes_needed = 0", "nation.tribes_needed is 0"),
    ("actions = 2", "actions = 0", "turn.actions is 0"),
    ("limit = 10", "limit = 0", "limit is 0"),
    ("players = 3\nlimit", "players = 2\nlimit", r"victory_points are given for \[2, 2, 4\] players"),
    ('id = "gods-second"', 'id = "gods-first"', "format 1 of 'gods-first'"),
    ("format = 1", "format = 2", "format 2"),
    ("[[constellations]]\nplayers = 3", "[[constellations]]\nplayers = 5", "constellations are given for"),
    ("seat = 2, q = 1, r = 0 },\n]", "seat = 1, q = 1, r = 0 },\n]", "2 players: temples for seats"),
    ("seat = 2, q = 1, r = 0 },\n]", "seat = 2, q = 0, r = 0 },\n]", "two cards on one hex"),
    ("seat = 2, q = 1, r = 0 },\n]", "seat = 2, q = 3, r = 0 },\n]", "do not hang together"),
    ("seat = 2, q = 1, r = 0 },\n]", "seat = 2, q = 99, r = 0 },\n]", "is 99; allowed: -12 to 12"),
    ('kind = "desert", q = 0', 'kind = "lake", q = 0', "kind 'lake'; allowed: temple, desert"),
    ('id = "violet"', 'id = "pink"', "tribe_colours must be green, blue, violet, yellow"),
    ('[[gods]]\nid = "yellow"', '[[gods]]\nid = "red"', "four different words"),
    ('id = "decay"\ncount = 3', 'id = "flood"\ncount = 3', "hex_cards are"),
    ("format = 1", "format = ", "is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "message"), CHANGES, ids=[c[2] for c in CHANGES])
def test_a_damaged_box_is_refused_with_its_place(
    box_with: Callable[..., Path], old: str, new: str, message: str
) -> None:
    path = box_with((old, new))
    with pytest.raises(BadComponents, match=message) as refused:
        GAME.new(2, components=path)
    assert str(refused.value).startswith(str(path))


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        GAME.new(2, components=tmp_path / "nothing.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(BadComponents, match="not UTF-8"):
        GAME.new(2, components=tmp_path / "picture.toml")
    with pytest.raises(BadComponents, match="cannot be read"):
        GAME.new(2, components=tmp_path)


def test_another_box_is_played_with(box_with: Callable[..., Path]) -> None:
    """Other gods, another number of decays, other prices and points: the table follows the file."""
    path = box_with(
        ('[[gods]]\nid = "red"', '[[gods]]\nid = "thor"'),
        ('id = "decay"\ncount = 3', 'id = "decay"\ncount = 5'),
        ("decays = 3", "decays = 5"),
        ("hex_cards = 84", "hex_cards = 86"),
        ("temple_per_neighbour = 3", "temple_per_neighbour = 2"),
        ("per_colour = 2\nvalue = 3", "per_colour = 2\nvalue = 5"),
        ("start = 2", "start = 4"),
        ("limit = 10", "limit = 17"),
    )
    position: Any = GAME.new(2, components=path, start_player="seat_1")
    assert position.gods == ("thor", "yellow")
    data = GAME.to_json(position)
    assert data["sack"]["decay"] == 5
    assert data["power"] == {"thor": 7, "yellow": 4}
    assert data["components"] == str(path)
    for card in ("green", "desert"):
        position.apply(-1, GAME.parse(position, f"draw {card}"))
    position.apply(0, GAME.parse(position, "temple 0,1"))
    assert GAME.to_json(position)["power"]["thor"] == 3
    # Written down and read back it is the same table, with the same box.
    again = GAME.position(GAME.to_json(position))
    assert again.key() == position.key()
    assert GAME.to_json(again) == GAME.to_json(position)
    nation = GAME.position(
        {
            "players": ["thor", "blue"],
            "components": str(path),
            "on_turn": "thor",
            "step": "actions",
            "field": ["T thor 0,0", "T blue 1,0", *(f"t green/thor {at}" for at in ("-1,0", "0,-1", "-1,1"))],
        }
    )
    assert nation.score(0) == 5
    chosen: Any = GAME.new(2, components=path, points_card_value=2)
    assert chosen.fixed.card_value == 2  # an option that was chosen goes before the file ...
    usual: Any = GAME.new(2, components=path, points_card_value=3, points_chip_value="1")
    assert (usual.fixed.card_value, usual.fixed.chip_value) == (3, 1)  # ... also where it chose what our box shows
    assert GAME.position(GAME.to_json(usual)).fixed.card_value == 3  # type: ignore[attr-defined]
    assert GAME.position(GAME.to_json(position)).fixed.card_value == 5  # type: ignore[attr-defined]
    playout(position, Dice(3), 100_000)
    assert position.turn == NOBODY


def test_a_game_with_another_box_is_recorded_and_replayed(box_with: Callable[..., Path]) -> None:
    path = box_with(("start = 2", "start = 6"))
    match = theomachy.Match("gods-second", position=GAME.new(2, seed=1, components=path), seed=2)
    match.play(match.position.turn, int(match.position.legal(match.position.turn)[0]))
    record = theomachy.Record.parse(str(match.record))
    record.components = path
    assert record.replay().key() == match.position.key()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_our_own_box_needs_no_name(players: int) -> None:
    position = GAME.new(players)
    assert "components" not in GAME.to_json(position)
    assert GAME.new(players, components=OWN).key() == position.key()


def test_a_record_with_the_older_fingerprint_finds_its_box(box_with: Callable[..., Path]) -> None:
    """Earlier versions wrote a hash of the file's bytes; such records replay by that file alone."""
    path = box_with(("start = 2", "start = 6"))
    match = theomachy.Match(GAME, 2, seed=1, components=path)
    match.play(match.position.turn, int(match.position.legal(match.position.turn)[0]))
    assert match.record.tags["Components"] == fingerprint(path)
    old = theomachy.Record.parse(str(match.record).replace(fingerprint(path), byte_fingerprint(path)))
    assert old.tags["Components"] != fingerprint(path)
    old.components = path
    assert old.replay().key() == match.position.key()
    path.write_text(path.read_text(encoding="utf-8") + "# a word more\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="is not the components file of this game"):
        old.replay()
    match.record.replay()  # what the file says is what it said


def test_the_fingerprint_is_of_what_a_file_says(box_with: Callable[..., Path]) -> None:
    one = box_with(("start = 2", "start = 6"))
    first = fingerprint(one)
    text = one.read_text(encoding="utf-8")
    one.write_text("# my box\r\n" + text.replace("start = 6", "start  =  6"), encoding="utf-8")
    assert fingerprint(one) == first
    one.write_text(text.replace("start = 6", "start = 7", 1), encoding="utf-8")
    assert fingerprint(one) != first
