"""The panels of a table: everything that can be done can be clicked, everything has a name, nothing hidden is drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

import theomachy
from games.playing_gods import GAME, base, events_of, play
from theomachy.core.dice import Dice
from theomachy.core.event import ALL, Event
from theomachy.core.languages import LANGUAGES
from theomachy.core.panel import DEFS, Panel
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.playing_gods.picture.world import LETTERS, in_lines
from theomachy.games.playing_gods.table.chances import gets_through, hidden_wrath
from theomachy.games.playing_gods.words.names import called
from theomachy.games.playing_gods.words.picture import term
from theomachy.server.why import begun

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}), (2, {"two_player_setup": "standard"}), (3, {"steal_view": "blind"}),
    (4, {"immunity_reveal": "on_draw", "start_continents": "random"}),
    (5, {"turn_limit": 60, "occupied_portal": "open"}),
]  # fmt: skip


def moments(players: int, options: dict[str, Any], each: int = 7) -> Iterator[Position]:
    """Positions of a random game in which somebody is asked, and its end."""
    table = GAME.new(players, seed=players, **options)
    dice = Dice(players)
    for step in range(1200):
        if table.turn == NOBODY:
            yield table
            return
        if table.turn != CHANCE and step % each == 0:
            yield table
        legal = table.legal(table.turn)
        table.apply(table.turn, table.sample(dice) if table.turn == CHANCE else legal[dice.below(len(legal))])
    yield table


def body(panels: list[Panel], *names: str) -> str:
    return "".join(panel.body for panel in panels if panel.name in names)


def everything(panels: list[Panel]) -> str:
    return "".join(panel.body for panel in panels if panel.name != DEFS)


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_whatever_can_be_done_can_be_clicked(players: int, options: dict[str, Any]) -> None:
    phases = set()
    for number, table in enumerate(moments(players, options)):
        if table.turn < 0:
            continue
        view = GAME.view(table, int(table.turn))
        phases.add(view["step"])
        drawn = body(GAME.panels(view, layout="tall" if number % 2 else "wide"), "board", "tray")
        there = set(re.findall(r'data-target="([^"]+)"', drawn))
        for action in table.legal(table.turn):
            assert set(GAME.targets(table, int(action))) <= there, GAME.text(table, int(action))
    assert len(phases) > 5


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_no_viewer_gets_a_card_that_is_hidden(players: int, options: dict[str, Any]) -> None:
    """Of all cards only those are drawn that the view names; another hand dealt as unseen gives the same panels."""
    for number, table in enumerate(moments(players, options, each=23)):
        for viewer in (None, number % players):
            view = GAME.view(table, viewer)
            panels = GAME.panels(view)
            open_ = {card for p in view["players"] for card in (*p["permanents"], *p["known"], *(p["hand"] or ()))}
            open_ |= {f"immunity_{e}" for p in view["players"] for e in p["immunities"]} | set(view["shown"])
            open_ |= set(view["theft"]["hand"] or ()) if view["theft"] else set()
            open_ |= {f"immunity_{e}" for e in view["theft"]["open"]} if view["theft"] else set()
            drawn = set(re.findall(r"#page-card-(\w+)", everything([p for p in panels if p.name != "stock"])))
            assert drawn <= open_
            if viewer is not None and table.turn != NOBODY:
                again = table.redeal(viewer, Dice(number))
                assert everything(GAME.panels(GAME.view(again, viewer))) == everything(panels)


def test_pieces_have_names_of_their_own_and_places_of_the_board_are_found() -> None:
    for table in moments(4, {}, each=31):
        view = GAME.view(table, 0)
        for layout in ("wide", "tall"):
            panels = GAME.panels(view, layout=layout)
            root = ElementTree.fromstring(body(panels, "board"))
            keys = [e.attrib["data-key"] for e in root.iter() if "data-key" in e.attrib]
            assert len(keys) == len(set(keys))
            places = {e.attrib["data-place"] for e in root.iter() if "data-place" in e.attrib}
            assert {f"space:{i}" for i in range(40)} | {f"land:{land['id']}" for land in view["lands"]} <= places
            assert {f"god:{p['seat']}" for p in view["players"] if p["figure"] is not None} <= places


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_the_board_are_named_in_sentences(lang: str) -> None:
    table = base(4, stacks={"SA2": "AB", "EU1": "CC"}, step="move", die=4)
    root = ElementTree.fromstring(body(GAME.panels(GAME.view(table, 0), lang=lang), "board"))
    names = [e.attrib["aria-label"] for e in root.iter() if "data-target" in e.attrib]
    assert len(names) == 60  # spaces and territories
    for name in names:
        assert name.endswith(".")
        assert not re.search(r"\b(?:NA|SA|EU|AF|AS)\d?\b|\w_\w|(?<![\w'])[B-E](?![\w'])", name), name


def test_what_a_territory_says() -> None:
    table = base(4, stacks={"SA2": "AB", "EU1": "CC"})
    drawn = body(GAME.panels(GAME.view(table, 0)), "board")
    assert "Amazonia, South America: Sol rules with 1 sect; below: Ignis." in drawn
    assert "Greece, Europe: Silva rules with 2 sects; safe from conversion; holy city." in drawn
    assert "Alaska, North America: Ignis rules with 1 sect." in drawn


def test_the_die_shows_what_was_rolled_and_every_roll_is_a_new_die() -> None:
    found = []
    for die in (3, 4):
        drawn = body(GAME.panels(GAME.view(base(3, step="move", die=die), 0)), "board")
        assert f'href="#page-die-{die}"' in drawn
        assert f"The die shows {die}." in drawn
        found += re.findall(r'data-key="(die:[^"]+)"', drawn)
    assert len(set(found)) == 2
    assert "#page-die-" not in body(GAME.panels(GAME.view(base(3, on={"A": 4}), 0)), "board")


def test_cards_on_the_table_lie_open_for_everybody() -> None:
    table = play(base(3, hands={"A": "attack_fire attack_air", "B": "protection_fire"}, on={"A": 4}), "attack air+fire")
    for viewer in (None, 0, 1):
        drawn = body(GAME.panels(GAME.view(table, viewer)), "board")
        assert "On the table: air attack, fire attack." in drawn


def test_an_attack_is_chosen_by_its_cards_and_the_first_territory() -> None:
    """Cards that go together are clicked in the hand; with them chosen it is asked where the attack shall fall."""
    table = base(3, hands={"A": "attack_fire attack_air plague", "B": "protection_fire"}, on={"A": 4})
    actions = {GAME.text(table, int(a)): int(a) for a in table.legal(0)}
    cards = {text: GAME.targets(table, action) for text, action in actions.items() if text.startswith("attack ")}
    assert cards == {
        "attack air": ("card:attack_air",), "attack fire": ("card:attack_fire",),
        "attack air+fire": ("card:attack_air", "card:attack_fire"), "attack plague": ("card:plague",),
    }  # fmt: skip
    for text in cards:
        after = play(table.copy(), text)
        aims = [GAME.targets(after, int(a))[0] for a in after.legal(0)]
        assert GAME.ahead(table, 0, actions[text]) == aims != []
    assert GAME.ahead(table, 0, actions["end"]) == []
    tray = ElementTree.fromstring(f"<div>{body(GAME.panels(GAME.view(table, 0)), 'tray')}</div>")
    asked = next(json.loads(e.attrib["data-questions"]) for e in tray.iter() if "data-questions" in e.attrib)
    assert asked["card:attack_air card:attack_fire"] == "Where shall the attack fall? Air and fire: up to 3 fall."
    assert asked["card:attack_air"] == "Where shall the attack fall? Air: one falls at most."
    assert "data-questions" not in body(GAME.panels(GAME.view(table, 1)), "tray")
    field = ElementTree.fromstring(body(GAME.panels(GAME.view(table, 0)), "board"))
    reach = {target for text in cards for target in GAME.ahead(table, 0, actions[text])}
    asking = {e.attrib["data-target"] for e in field.iter() if "Which cards" in e.attrib.get("data-question", "")}
    assert asking == reach, "a territory that was clicked first asks for cards"
    assert "data-question=" not in body(GAME.panels(GAME.view(table, 1)), "board"), "nobody learns what is held"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_continents_stay_short_lines(lang: str) -> None:
    """In the sea between two coasts there is room for some letters only: longer names are written in two lines."""
    for continent in ("NA", "SA", "EU", "AF", "AS"):
        name = str(term("continent", continent, lang))
        lines = in_lines(name)
        assert " ".join(lines) == name
        assert max(map(len, lines)) <= LETTERS


def test_the_combination_counts_not_one_of_its_cards() -> None:
    table = base(3, hands={"A": "attack_fire attack_air"}, on={"A": 4})
    after, action = begun(GAME, table, 0, ["card:attack_fire", "card:attack_air"])
    assert action is not None
    assert GAME.text(table, action) == "attack air+fire"
    assert GAME.view(after, 0)["attack"]["form"] == "air+fire"
    assert begun(GAME, table, 0, ["card:gain_one_sect"]) == (table, None)


def test_names_lie_above_the_marks_of_the_page() -> None:
    """A band around a territory never strikes through a name: they are the last group, and say so."""
    root = ElementTree.fromstring(body(GAME.panels(GAME.view(base(3), 0)), "board"))
    assert [i for i, part in enumerate(root) if "data-over" in part.attrib] == [len(root) - 1]
    assert {"Europe", "Amazonia"} <= {text.text for text in root[-1].iter() if text.tag.endswith("text")}


def test_an_attack_has_arrows_to_what_it_is_aimed_at() -> None:
    table = play(base(3, hands={"A": "attack_fire attack_air", "B": "protection_fire"}, on={"A": 4}), "attack air+fire",
                 "target SA1", "target SA2")  # fmt: skip
    drawn = body(GAME.panels(GAME.view(table, 1)), "board")
    assert "#page-element-air" in drawn
    assert "#page-element-fire" in drawn
    assert drawn.count('stroke-width="11"') == 2  # one arrow for each


def test_equal_cards_lie_as_one_and_in_the_order_of_a_hand() -> None:
    table = base(3, hands={"A": "miracles attack_fire protection_air attack_fire plague"}, on={"A": 4})
    tray = body(GAME.panels(GAME.view(table, 0)), "tray")
    assert re.findall(r'data-target="card:(\w+)"', tray) == ["protection_air", "attack_fire", "plague", "miracles"]
    assert tray.count("×2") == 2  # on the card and in its name
    assert "handcard" not in body(GAME.panels(GAME.view(table, None)), "tray")


def test_gods_are_called_after_their_emblems_until_they_are_named() -> None:
    assert called(["A", "B", "C"], "en") == ["Ignis", "Sol", "Silva"]
    assert called(["Ra", "B"], "de") == ["Ra", "Sol"]
    assert called(["Sol", "B"], "it") == ["Sol", "B"]  # who takes the name has it alone
    table = GAME.new(2, player_names=["", "Great Spider"], seed=1)
    assert [GAME.seat_title(table, seat) for seat in (0, 1)] == ["Ignis", "Great Spider"]
    assert [panel.label for panel in GAME.panels(GAME.view(table)) if panel.name.startswith("seat")] == [
        "Ignis", "Great Spider",
    ]  # fmt: skip


# ---- what others did


@pytest.mark.parametrize(("players", "options"), VARIANTS[:4])
def test_deeds_are_short_and_have_pieces(players: int, options: dict[str, Any]) -> None:
    table = GAME.new(players, seed=players, **options)
    defs = body(GAME.panels(GAME.view(table)), DEFS)
    dice, kinds = Dice(players), set()
    for _ in range(900):
        if table.turn == NOBODY:
            break
        seat = int(table.turn)
        legal = table.legal(seat)
        found: list[Event] = []
        table.events = found
        table.apply(seat, table.sample(dice) if seat == CHANCE else legal[dice.below(len(legal))])
        table.events = None
        events = [event for event in found if event.only == ALL]
        for lang in LANGUAGES if seat >= 0 else ():
            deed = GAME.deed(table, seat, events, lang)
            if deed is not None:
                assert 0 < len(deed.text.split()) <= 7, deed
                assert f'id="{deed.piece}"' in defs, deed
                kinds.add(deed.piece.split("-")[1])
    assert {"die", "figure"} <= kinds


def test_a_move_is_told_with_its_die() -> None:
    table = base(3, step="move", die=4)
    deed = GAME.deed(table, 0, events_of(table, "move +4"))
    assert deed is not None
    assert (deed.text, deed.piece) == ("portal to South America", "page-die-4")
    table = base(3, hands={"A": "attack_fire", "B": "famine"}, on={"A": 4})
    play(table, "attack fire", "target SA2")
    deed = GAME.deed(table, 1, events_of(table, "pass"))  # the defender's answer: nobody says who struck
    assert deed is not None
    assert deed.text == "1 sect falls"
    table = base(3, step="move", die=4)
    action = GAME.parse(table, "move +4")
    assert GAME.seen_at(table, 0, action) == "space:4"


def test_what_an_answer_lets_happen_is_told_of_the_god_whose_doing_it_is() -> None:
    """A god who only passes has converted nobody; whose turn begins is told by an event: answers are no turns."""
    converted = Event("converted", "PG-A-37", {"who": 0, "god": 1, "land": 0})
    passed = Event("passed", "PG-R-29", {"who": 1})
    deed = GAME.deed(base(3), 1, [passed, converted])
    assert deed is not None
    assert (deed.by, deed.text.split()[0]) == (0, "converted")
    assert GAME.turn_begins(Event("turn", "PG-T-14", {"who": 2})) == 2
    assert GAME.turn_begins(passed) == NOBODY
    assert theomachy.game("gods-second").turn_begins(passed) is None


# ---- chances


def test_the_chance_that_an_attack_gets_through_is_counted() -> None:
    """Against every hand that could be there, one by one."""
    table = base(3, hands={"A": "attack_fire attack_air", "B": "protection_fire plague"}, on={"A": 4})
    view = GAME.view(table, 0)
    unseen = [card for card, n in view["wrath_pile"]["unseen"].items() for _ in range(n)]
    assert hidden_wrath(view["players"][1]) == 2
    hands = list(combinations(unseen, 2))
    for elements in (["fire"], ["air", "fire"]):
        wards = {f"{kind}_{element}" for kind in ("protection", "immunity") for element in elements}
        through = sum(not wards & set(hand) for hand in hands) / len(hands)
        assert gets_through(view, 1, elements) == pytest.approx(through)
    # It does not hang on what is really there.
    other = GAME.view(base(3, hands={"A": "attack_fire attack_air", "B": "plague famine"}, on={"A": 4}), 0)
    assert gets_through(other, 1, ["fire"]) == gets_through(view, 1, ["fire"])


def test_what_is_known_counts_as_known() -> None:
    table = base(3, hands={"A": "attack_fire", "B": "plague famine"}, immunities={"B": ["fire"]}, on={"A": 4})
    assert gets_through(GAME.view(table, 0), 1, ["fire"]) == 0
    assert 0 < gets_through(GAME.view(table, 0), 1, ["air"]) < 1
    none = base(3, hands={"A": "attack_fire"}, on={"A": 4})
    assert gets_through(GAME.view(none, 0), 1, ["fire"]) == 1
    plain = base(3, hands={"A": "attack_fire", "B": "plague famine"}, on={"A": 4})
    view = GAME.view(plain, 0)
    assert gets_through(view, 1, ["fire"], immunities=False) > gets_through(view, 1, ["fire"])


def test_chances_are_told_where_an_attack_is_aimed() -> None:
    table = base(3, stacks={"SA1": "B", "SA2": "AB"}, hands={"A": "attack_fire plague", "B": "famine"}, on={"A": 4})
    told = GAME.tell(table, 0, GAME.parse(table, "attack fire"))
    assert re.fullmatch(
        r"Attack with fire: kills 1; Sol holds 1 hidden wrath card: all of it gets through with \d+ %\.", told
    )
    assert GAME.tell(table, 0, GAME.parse(table, "attack plague")).endswith(
        "; no protection and no immunity wards it off."
    )
    bare = base(3, stacks={"SA1": "B"}, hands={"A": "attack_fire"}, on={"A": 4})
    assert GAME.tell(bare, 0, GAME.parse(bare, "attack fire")).endswith(
        "; Sol holds no hidden wrath card that could ward it off."
    )
    play(table, "attack fire")
    aimed = GAME.tell(table, 0, GAME.parse(table, "target SA2"))
    assert "gets through with" in aimed
    assert aimed.endswith("; if the sects there all die, Ignis comes up.")
    assert GAME.tell(table, 0, GAME.parse(table, "target SA1")).endswith(
        "; if the sects there all die, no god rules there."
    )


# ---- the end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_why(lang: str) -> None:
    seen = set()
    for players, options in ((2, {}), (3, {}), (4, {"turn_limit": 20}), (3, {"turn_limit": 3}), (2, {"turn_limit": 2})):
        *_, table = moments(players, options, each=10_000)
        if table.turn == NOBODY:
            view = GAME.view(table)
            said = GAME.ask(view, lang)
            assert all(GAME.seat_title(table, seat, lang) in said for seat in view["winners"])
            seen.add(view["ending"])
    assert "PG-R-56" in seen


def test_a_tie_is_said_with_what_broke_it() -> None:
    view = GAME.view(base(3, stacks={"EU1": "CCC"}))
    for p, rank in zip(view["players"], (2, 3, 1), strict=True):
        p["rank"] = rank
    over = {**view, "over": True, "ending": "PG-R-56", "turns": 24}
    assert GAME.ask(over) == "Silva wins: 4 territories like others, but more sects (6)."
    over["players"][0]["rank"] = 1
    assert GAME.ask(over) == "Ignis and Silva share the victory: as many territories and sects after 24 turns."


# ---- points


def test_territories_are_counted_by_continent() -> None:
    table = base(3, stacks={"SA2": "A", "AF1": "A", "AF2": "A"})
    parts = GAME.sources(table)[0]
    assert [(part.of, part.points, part.clause) for part in parts] == [
        ("NA", 4, "PG-K-02"), ("SA", 1, "PG-K-02"), ("AF", 2, "PG-K-02"),
    ]  # fmt: skip
    assert GAME.source_text(parts[1]) == "territories in South America"
    assert GAME.source_piece(parts[1]) == "page-continent-SA"
