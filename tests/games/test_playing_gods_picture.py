"""The picture and the board in text: everything to see, everything to click, nothing that is hidden."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from games.playing_gods import GAME, base, play
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import Position
from theomachy.games.playing_gods.rules.cards import WRATH_KINDS
from theomachy.games.playing_gods.table.box import box
from theomachy.games.playing_gods.table.names import CARD_NAMES
from theomachy.games.playing_gods.words.names import named_land
from theomachy.games.playing_gods.words.picture import advice, term

MOMENTS: dict[str, Position] = {
    "roll": base(5, step="move", die=4),
    "portal": base(
        4,
        stacks={"SA2": "AB", "SA3": "DC"},
        status={"D": "limbo"},
        on={"A": 4},
        hands={"A": "attack_fire attack_air plague miracles gain_one_sect", "B": "scripture famine"},
    ),
    "protecting": play(
        base(3, hands={"A": "attack_fire attack_air", "B": "protection_fire protection_air godkiller"}, on={"A": 4}),
        "attack air+fire",
        "target SA1",
        "target SA2",
        "done",
    ),
    "dividing": play(
        base(3, hands={"A": "attack_fire attack_air"}, on={"A": 4}),
        "attack air+fire",
        "target SA1",
        "target SA2",
        "target SA3",
    ),
    "defending": play(base(3, hands={"A": "miracles", "B": "scripture"}, on={"A": 4}), "convert B", "offer miracles"),
    "taking": play(
        base(3, hands={"B": "plague miracles godkiller"}, immunities={"B": ["air"]}, on={"A": 14}), "steal B"
    ),
    "rising": play(
        base(3, status={"B": "limbo"}, stacks={"SA4": "BC"}, hands={"A": "plague"}, on={"A": 4}),
        "attack plague",
        "target SA4",
    ),
}
every_moment = pytest.mark.parametrize("name", MOMENTS)


@every_moment
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_every_choice_can_be_clicked_in_both_layouts(name: str, layout: str) -> None:
    table = MOMENTS[name]
    lit = [t for a in table.legal(table.turn) for t in GAME.targets(table, int(a))]
    picture = GAME.draw(GAME.view(table, table.turn), lit=lit, layout=layout)
    root = ElementTree.fromstring(picture)
    buttons = {e.attrib["data-target"] for e in root.iter() if e.attrib.get("role") == "button"}
    assert set(lit) <= buttons
    keys = [e.attrib["data-key"] for e in root.iter() if "data-key" in e.attrib]
    assert len(set(keys)) == len(keys)


@every_moment
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stranger_sees_no_hidden_card(name: str, lang: str) -> None:
    """A spectator's picture and text name only cards that lie open, on the table or under a pile."""
    table = MOMENTS[name]
    view = GAME.view(table)
    open_cards = {card for player in view["players"] for card in player["permanents"]}
    open_cards |= {f"immunity_{element}" for player in view["players"] for element in player["immunities"]}
    open_cards |= set(view["shown"]) | {
        card for pile in (view["wrath_pile"], view["conversion_pile"]) for card in pile["lower"]
    }
    hidden = {card for hand in GAME.to_json(table)["hands"].values() for card in hand} - open_cards
    titles = set(re.findall(r"<title>([^<]*)</title>", GAME.draw(view, lang=lang)))
    text = GAME.board(view, lang)
    for card in hidden - {"gain_one_sect", "godkiller"}:  # these two are also names of spaces
        words = str(term("card", card, lang))
        assert not any(title.startswith(words) for title in titles), card
        assert not re.search(rf"(: |, |× ){re.escape(words)}(,|;|$)", text, re.M), card
    assert set(CARD_NAMES) >= hidden


def test_live_chips_are_bright_and_buried_ones_dim() -> None:
    root = ElementTree.fromstring(GAME.draw(GAME.view(base(3, stacks={"SA1": "CABB"}))))
    chips = {e.attrib["data-key"]: "opacity" in e.attrib for e in root.iter() if "SA1:" in e.attrib.get("data-key", "")}
    assert chips == {"chip:SA1:0:2": True, "chip:SA1:1:0": True, "chip:SA1:2:1": False, "chip:SA1:3:1": False}


def test_kills_and_sums_are_computed_for_the_one_who_chooses() -> None:
    lines = "\n".join(advice(GAME.view(MOMENTS["portal"], 0), "en"))
    assert "Sol: you 1+1, they 1+?: up to 1 of 2" in lines
    assert "Amazonia: Ignis could come up" in lines
    assert "Colombia: Luna could return" in lines
    assert "safe from conversion: Bolivia" in lines
    assert "you 1+1" not in "\n".join(advice(GAME.view(MOMENTS["portal"], 1), "en"))
    lines = "\n".join(advice(GAME.view(MOMENTS["protecting"], 1), "en"))
    assert "Sol can lose 3 sects, with them 2 territories" in lines
    assert "with protection from fire: 1" in lines
    assert "Godkiller" not in lines  # Sol would not be out
    assert "Godkiller" not in "\n".join(advice(GAME.view(MOMENTS["protecting"], 0), "en"))
    lines = "\n".join(advice(GAME.view(MOMENTS["roll"], 0), "en"))
    assert "+4: portal: South America, free" in lines
    assert "-4: portal: Asia, occupied, closed" in lines
    assert "Sol: 3 to convert, 5 sects" in lines
    lines = "\n".join(advice(GAME.view(MOMENTS["defending"], 1), "en"))
    assert "2 against 1: 1 territory" in lines
    assert "Ignis +1, Sol −1 territories" in lines


def test_warnings_before_a_decision() -> None:
    """A rival's eleventh territory under a chip, and a conversion that wins."""
    ten = {f"{c}{i}": "B" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = base(3, stacks={**ten, "EU2": "BC"}, hands={"A": "attack_fire"}, on={"A": 8})
    assert "Scandinavia: Sol could win" in advice(GAME.view(table, 0), "en")
    ten = {f"{c}{i}": "A" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = base(3, stacks=ten, hands={"A": "miracles"}, on={"A": 4})
    assert any("this would win" in line for line in advice(GAME.view(table, 0), "en"))


def test_names_with_the_same_initial_are_told_apart_in_the_text() -> None:
    text = GAME.board(GAME.view(GAME.position({"players": ["Thor", "Thea", "Q"], "on_turn": "Thor"})))
    assert "North America (NA)  1 Mesoamerica*     11" in text
    assert "South America (SA)  1 Bolivia*         22" in text


def told(table: Position, text: str, lang: str = "en") -> str:
    return GAME.tell(table, int(table.turn), GAME.parse(table, text), lang)


def test_what_comes_up_is_told_before_a_chip_falls() -> None:
    names: dict[str, Any] = {"hands": {"A": "attack_fire attack_air"}, "on": {"A": 4}}
    table = base(3, stacks={"SA1": "BB", "SA2": "AB", "SA3": "C"}, **names)
    play(table, "attack air+fire", "target SA1", "target SA2", "target SA3")
    assert told(table, "kill SA1") == "Kill a sect in Bolivia."
    assert told(table, "kill SA2").endswith("; then Ignis rules there again.")
    assert told(table, "kill SA3").endswith("; then no god rules there.")
    play(table, "kill SA1")
    assert told(table, "kill SA1").endswith("; then no god rules there.")
    table = base(3, status={"B": "limbo"}, stacks={"SA3": "CC", "SA4": "BCC"}, **names)
    play(table, "attack air+fire", "target SA3", "target SA4", "kill SA4")
    assert told(table, "kill SA4").endswith("; then Sol may return.")
    ten = {f"{c}{i}": "B" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = base(3, stacks={**ten, "EU2": "BC"}, hands={"A": "attack_fire attack_air"}, on={"A": 8})
    play(table, "attack air+fire", "target EU1", "target EU2", "target EU3")
    assert told(table, "kill EU2").endswith("; then Sol wins.")


def test_what_one_rules_afterwards_is_told_before() -> None:
    table = play(base(3, hands={"A": "miracles"}, on={"A": 4}), "convert B", "offer miracles")
    assert told(table, "take SA3") == "Convert Colombia; you then rule 5 territories of 11."
    ten = {f"{c}{i}": "A" for c in ("AF", "AS") for i in (1, 2, 3)}
    table = play(base(3, stacks=ten, hands={"A": "miracles"}, on={"A": 4}), "convert B", "offer miracles")
    assert told(table, "take SA3").endswith("; then Ignis wins.")


def test_returned_cards_and_what_is_known_are_all_drawn() -> None:
    """However many there are: attentive players may count, so nothing is cut short."""
    whole = {name: n for name, n in zip(CARD_NAMES, box().counts(), strict=True) if n}
    wrath = [name for name, n in whole.items() if name in CARD_NAMES[:WRATH_KINDS] for _ in range(n)]
    faith = [name for name, n in whole.items() if name in CARD_NAMES[WRATH_KINDS:] for _ in range(n - 1)]
    table = base(3, wrath_pile=wrath, conversion_pile=faith)
    for layout in ("wide", "tall"):
        picture = GAME.draw(GAME.view(table, 0), layout=layout)
        for name in whole:
            n = (wrath + faith).count(name)
            assert len(re.findall(f"<title>{term('card', name, 'en')}</title>", picture)) >= n, (layout, name)


def test_a_god_can_be_chosen_beside_the_question() -> None:
    table = MOMENTS["portal"]
    lit = [t for a in table.legal(table.turn) for t in GAME.targets(table, int(a))]
    picture = GAME.draw(GAME.view(table, 0), lit=lit)
    assert picture.count('data-target="god:1"') == 1
    assert "Convert Sol&#39;s followers: 2 against 1 or more: up to 1 of 2" in picture
    assert "up to 1 of 2" not in GAME.draw(GAME.view(table, 1))


@every_moment
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_one_who_is_asked_is_spoken_to(name: str, lang: str) -> None:
    table = MOMENTS[name]
    asked = int(table.turn)
    mine = GAME.ask(GAME.view(table, asked), lang)
    others = {GAME.ask(GAME.view(table, viewer), lang) for viewer in (None, *range(table.players)) if viewer != asked}
    assert mine.startswith(f"{GAME.seat_title(table, asked, lang)}, ")
    assert len(others) == 1  # and it gives nothing away: all others read the same
    assert mine not in others
    assert GAME.seat_title(table, asked, lang) in others.pop()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_every_territory_is_written_on_the_board_and_no_name_runs_into_another(lang: str, layout: str) -> None:
    """On a phone too, where the board is tall: there nothing hides the names in small windows."""
    view = GAME.view(base(4), 0)
    board = next(panel.body for panel in GAME.panels(view, lang=lang, layout=layout) if panel.name == "board")
    root = ElementTree.fromstring(board)
    texts = [e for e in root.iter() if e.tag.endswith("text") and e.text]
    names = {str(named_land(land["id"], land["continent"], land["number"], lang)) for land in view["lands"]}
    written = [e for e in texts if e.text in names]
    assert sorted(str(e.text) for e in written) == sorted(names)
    if layout == "tall":
        assert not [e.text for e in written if "class" in e.attrib or "display" in e.attrib]
    titles = [e for e in texts if e.attrib.get("font-weight") == "bold" and e not in written and layout == "tall"
              and float(e.attrib["font-size"]) == 22.5]  # fmt: skip
    boxes = []
    for e in (*written, *titles):
        size, x, y = (float(e.attrib[key]) for key in ("font-size", "x", "y"))
        half = 0.25 * size * len(e.text or "")
        boxes.append((e.text, x - half, x + half, y - 0.7 * size, y + 0.1 * size))
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[1] or other[2] <= one[1] or one[4] <= other[3] or other[4] <= one[3]
        assert apart, (one, other)
