"""The box of Playing Gods and positions typed by hand: what does not fit is refused with its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import theomachy
from games.playing_gods import GAME, base, play, state
from theomachy.core.dice import Dice
from theomachy.core.errors import BadComponents, BadPosition
from theomachy.core.position import CHANCE, NOBODY, playout

OWN = Path(theomachy.__file__).parent / "games" / "playing_gods" / "components.toml"


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


CHANGES = [
    ("wrath_cards = 52", "wrath_cards = 53", "totals.wrath_cards is 53, but the parts add up to 52"),
    ("conversion_cards = 31", "conversion_cards = 30", "totals.conversion_cards is 30, but the parts add up to 31"),
    ("sect_chips = 75", "sect_chips = 80", "totals.sect_chips is 80, but the parts add up to 75"),
    ("god_figures = 6", "god_figures = 5", "totals.god_figures is 5"),
    ("size = 40", "size = 41", "indices of the spaces"),
    ("steal_spaces = 2", "steal_spaces = 3", "spaces of kind steal_one_card is 3, but the parts add up to 2"),
    ('kind = "godkiller"', 'kind = "casino"', "space 22: kind 'casino'; allowed: portal, wrath"),
    ("portals = [0, 20]", "portals = [0, 24]", "portals of NA"),
    ('territories = ["NA1", "NA2", "NA3", "NA4"]', 'territories = ["NA1", "NA2", "NA3"]', "ids of territories"),
    ('holy_city = "NA1"', 'holy_city = "NA2"', "holy city of NA: NA2; needed: NA1"),
    ('element = "earth"\nkills_alone = 1', 'element = "metal"\nkills_alone = 1', "'mudslide' is a 'attack_metal'"),
    (
        'id = "immunity_earth"\nname = "Immunity to Earth"\ntype = "immunity"\nelement = "earth"\ncount = 1',
        'id = "immunity_earth"\nname = "Immunity to Earth"\ntype = "immunity"\nelement = "earth"\ncount = 2',
        "is 52, but the parts",
    ),
    ('id = "prosperity"', 'id = "wealth"', "conversion cards"),
    ("kills = 8", "kills = 0", "kills of an attack is 0; allowed: 1 to 60"),
    ("max_named_territories = 3", "max_named_territories = 5", "max_named_territories is 5; allowed: 1 to 4"),
    ('pattern = "three elements"', 'pattern = "3 elements"', "remainders"),
    ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 1]", "die.faces must be different numbers"),
    ("win_territories = 12", "win_territories = 21", "win_territories is 21; allowed: 9 to 20"),
    ("chips_in_supply_each = 5 ", "chips_in_supply_each = 6 ", "chips_in_supply_each is 6, but the parts add up to 5"),
    ("wrath_pile_after_setup = 50", "wrath_pile_after_setup = 51", "wrath_pile_after_setup is 51"),
    ("players = 3\n", "players = 6\n", "player counts"),
    ("format = 1", "format = 2", "format 2 of 'playing-gods'"),
    ("format = 1", "format = 1\nmood = 3", "unknown field `mood`"),
    ("dice = 1\n", "", "missing required field `dice`"),
    ("count = 2\n", 'count = "two"\n', "Expected `int`, got `str`"),
    ("format = 1", "format = ", "is not TOML"),
]


@pytest.mark.parametrize(("old", "new", "message"), CHANGES, ids=[c[2] for c in CHANGES])
def test_a_damaged_box_is_refused_with_its_place(
    box_with: Callable[..., Path], old: str, new: str, message: str
) -> None:
    path = box_with((old, new))
    with pytest.raises(BadComponents, match=message) as refused:
        GAME.new(3, components=path)
    assert str(refused.value).startswith(str(path))


@pytest.mark.clause("PG-R-01")
def test_another_ring_and_other_cards_are_played_with(box_with: Callable[..., Path]) -> None:
    """The steal space 14 becomes a second gain space; there are two more gain cards; pairs of elements kill four."""
    path = box_with(
        ('index = 14\nkind = "steal_one_card"', 'index = 14\nkind = "gain_one_sect"'),
        ("steal_spaces = 2", "steal_spaces = 1"),
        ("gain_one_sect_spaces = 1", "gain_one_sect_spaces = 2"),
        ('type = "gain"\ncount = 6', 'type = "gain"\ncount = 8'),
        ("conversion_cards = 31", "conversion_cards = 33"),
        *((f"conversion_pile_after_setup = {n}", f"conversion_pile_after_setup = {n + 2}") for n in (29, 28, 27, 26)),
        ('elements = ["earth", "fire"]\nkills = 3', 'elements = ["earth", "fire"]\nkills = 4'),
    )
    table: Any = GAME.position(
        {"players": 3, "components": str(path), "on_turn": "A", "figures": {"A": 14}, "step": "landed"}
    )
    assert "place NA1" in [GAME.text(table, int(a)) for a in table.legal(0)]
    assert state(table)["conversion_pile"]["upper"]["gain_one_sect"] == 8
    assert table.fixed.kills[0b101] == 4
    again = GAME.position(state(table))
    assert again.key() == table.key()
    assert state(again)["components"] == str(path)
    fresh = GAME.new(5, components=path)
    playout(fresh, Dice(3), 100_000)
    assert fresh.turn == NOBODY
    assert "components" not in state(GAME.new(3, components=OWN))


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "no field 'colour'"),
    ({"game": "gods-second"}, "is not playing-gods"),
    ({"players": 6}, "players: 6; allowed: 2, 3, 4, 5"),
    ({"players": 3, "options": {"steal_view": "maybe"}}, "options: option steal_view"),
    ({"players": 3, "options": {"two_player_setup": "standard"}}, "for 2 players, not 3"),
    ({"homes": {"A": ["NA"], "B": ["NA"]}}, "share a continent"),
    ({"homes": {"A": ["NA", "EU"]}}, "at most 1"),
    ({"homes": {"A": ["Atlantis"]}}, "'Atlantis'; allowed: NA, SA"),
    ({"stacks": {"XX1": []}}, "'XX1'; allowed"),
    ({"stacks": {"NA1": ["Z"]}}, "'Z'; allowed: A, B"),
    ({"stacks": {"NA1": "A"}}, "must be a list, not str"),
    ({"figures": {"A": 40}}, "a whole number from 0 to 39"),
    ({"figures": {"A": None}}, "has a figure on the ring"),
    ({"status": {"A": "asleep"}}, "allowed: in play, limbo, dead"),
    ({"out": ["A"]}, "A is in play"),
    ({"permanents": {"A": ["plague"]}}, "'plague'; allowed: prosperity"),
    ({"permanents": {"A": ["miracles", "miracles"]}}, "twice"),
    ({"hands": {"A": ["plague", "plague"]}}, "2 cards plague in all; the box holds 1"),
    ({"hands": {"A": ["immunity_fire"]}, "options": {"immunity_reveal": "on_draw"}}, "PG-R-17"),
    ({"wrath_pile": ["miracles"]}, "'miracles'; allowed: attack_earth"),
    ({"wrath_pile": {"top": []}}, "'top'; allowed: upper, lower"),
    ({"wrath_pile": {"upper": {"plague": 2}}}, "wrath_pile.upper.plague: 2"),
    ({"public": {"A": ["plague"]}}, "plague is known to be with A, but is not"),
    ({"seen": {"A": {"A": []}}}, "knows its own hand"),
    ({"bare": {"A": ["fire"]}, "hands": {"A": ["immunity_fire"]}}, "there is an immunity against fire"),
    ({"step": "dancing"}, "step: 'dancing'; allowed: landed, homes"),
    ({"step": "move"}, "needs a die"),
    ({"step": "losing"}, "needs a lose card"),
    ({"step": "dividing"}, "attack: needed in this step"),
    ({"step": "portal", "asked": "nobody"}, "somebody is asked"),
    ({"on_turn": "A", "status": {"A": "dead"}}, "A is out"),
    ({"players": 2, "status": {"B": "dead"}}, "only one god is in play"),
    ({"turns": -1}, "turns: -1"),
    ({"components": 7}, "components: 7"),
]


@pytest.mark.parametrize(("data", "message"), REFUSED, ids=[m for _, m in REFUSED])
def test_impossible_positions_are_refused(data: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(data)


def test_numbers_that_are_no_actions() -> None:
    """Whatever number a client sends: it is refused by a clause, unless it is in the list."""
    dice = Dice(3)
    table = GAME.new(4)
    for _ in range(300):
        if table.turn == NOBODY:
            break
        legal = [int(a) for a in table.legal(table.turn)]
        noise = [
            int(dice.below(2**31 - 1)),
            legal[0] + 256,
            legal[0] ^ int(dice.below(1 << 24)),
            int(dice.below(34)) << 24 | int(dice.below(300)),
        ]
        for action in noise:
            assert (table.why_not(table.turn, action) == "") == (action in legal), action
        table.apply(table.turn, table.sample(dice) if table.turn == CHANCE else legal[dice.below(len(legal))])


def test_what_is_left_out_is_as_in_the_base_of_the_examples() -> None:
    table = base(5)
    data = state(table)
    assert data["homes"] == dict(zip("ABCDE", [["NA"], ["SA"], ["EU"], ["AF"], ["AS"]], strict=True))
    assert data["figures"] == {"A": 0, "B": 24, "C": 28, "D": 32, "E": 36}
    assert data["permanents"] == {
        "A": ["prosperity"], "B": ["miracles"], "C": ["scripture"], "D": ["afterlife"], "E": ["communion"],
    }  # fmt: skip
    assert data["hands"] == {god: [] for god in "ABCDE"}
    assert (table.turn, data["step"], data["turns"]) == (CHANCE, "roll", 1)
    two = state(base(2))
    assert (two["homes"], two["figures"]) == ({"A": ["NA", "SA"], "B": ["EU", "AF"]}, {"A": 0, "B": 28})


def test_a_game_with_named_gods_is_recorded_and_replayed() -> None:
    table = GAME.position({"players": ["Thor", "Isis", "Salt_Shaker"]})
    match = theomachy.Match(GAME, position=table, seed=5)
    for _ in range(60):
        legal = match.position.legal(match.position.turn)
        match.play(match.position.turn, int(legal[len(legal) // 2]))
    record = theomachy.Record.parse(str(match.record))
    assert record.replay().key() == match.position.key()
    assert "Salt_Shaker" in str(record)
    again = play(record.start(), "home NA")
    assert state(again)["homes"]["Thor"] == ["NA"]


def test_the_document_names_every_field_and_step() -> None:
    from theomachy.games.playing_gods.table.positions import KEYS, STEPS

    text = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    text = text.split("## Playing Gods")[1].split("\n## ")[0]
    example = json.loads(re.findall(r"```json\n(.*?)```", text, re.S)[0])
    table = play(GAME.position(example), "attack air+water", "target SA1", "done")
    assert GAME.player_name(table, table.turn) == "B"
    named = set(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.S))) | {"game"}
    assert set(KEYS) - named == set()
    assert set(STEPS) - named == set()
