"""What each god can know, and that nothing else gets out: PG-R-57, PG-R-62, PG-R-63, PG-R-64."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from choosing import patience
from games.playing_gods import GAME, asked, base, choices, events_of, hand, known, play, seat, state
from theomachy.core.dice import Dice
from theomachy.core.game import may_read
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, NOBODY, Position
from theomachy.games.playing_gods.rules.phases import SAVING
from theomachy.pure import is_compiled

GAMES = 12 if is_compiled() else 3
LOOKS = patience(30, 150) if is_compiled() else patience(15, 40)
LOSE = ("lose_one_sect", "all_lose_one_sect")


def seen(position: Position, viewer: str) -> dict[str, Any]:
    found: dict[str, Any] = GAME.view(position, seat(position, viewer))
    return found


# ---- the single ways of learning something


@pytest.mark.clause("PG-R-64", "PG-R-62")
def test_a_card_from_a_lower_part_is_known_to_all_until_it_is_shown() -> None:
    table = base(3, wrath_pile=["protection_fire"], figures={"B": 1}, on={"A": 1})
    assert (known(table, "B", "A"), known(table, "C", "A")) == (["protection_fire"], ["protection_fire"])
    table = base(
        3, hands={"B": "protection_fire plague", "A": "attack_fire"}, public={"B": ["protection_fire"]}, on={"A": 4}
    )
    play(table, "attack fire", "target SA1", "protect fire")
    assert known(table, "A", "B") == known(table, "C", "B") == []
    table = base(3, on={"A": 1})  # from the upper part nobody else learns anything
    play(table, "draw protection_fire")
    assert (known(table, "B", "A"), hand(table, "A")) == ([], ["protection_fire"])


@pytest.mark.clause("PG-R-64", "PG-R-46")
def test_a_theft_tells_the_thief_everything_the_victim_one_card_and_others_nothing() -> None:
    table = base(4, hands={"B": "plague attack_fire miracles"}, on={"A": 14})
    play(table, "steal B")
    assert known(table, "A", "B") == ["attack_fire", "plague", "miracles"]
    assert GAME.view(table, 0)["theft"]["hand"] == ["attack_fire", "plague", "miracles"]
    assert GAME.view(table, 2)["theft"]["hand"] is None
    play(table, "take plague")
    assert known(table, "A", "B") == ["attack_fire", "miracles"]
    assert known(table, "B", "A") == ["plague"]
    assert known(table, "C", "A") == known(table, "C", "B") == known(table, "D", "B") == []
    assert seen(table, "C")["players"][0]["wrath"] == 1


@pytest.mark.clause("PG-R-64")
def test_what_may_have_been_stolen_is_no_longer_sure() -> None:
    table = base(
        4,
        hands={"B": "plague attack_fire attack_fire miracles"},
        public={"B": ["plague", "attack_fire", "attack_fire", "miracles"]},
        on={"A": 14},
    )
    play(table, "steal B", "take plague")
    assert known(table, "C", "B") == ["attack_fire", "miracles"]  # one fire attack at least must still be there
    assert known(table, "A", "B") == ["attack_fire", "attack_fire", "miracles"]
    table = base(4, hands={"B": "plague miracles"}, public={"B": ["plague"]}, on={"A": 14})
    play(table, "steal B", "take plague")  # his only wrath card, and all knew which
    assert (known(table, "C", "B"), known(table, "C", "A")) == ([], ["plague"])
    table = base(4, hands={"B": "plague miracles"}, seen={"D": {"B": ["plague"]}}, on={"A": 14})
    play(table, "steal B", "take plague")  # D alone had seen it
    assert (known(table, "C", "A"), known(table, "D", "A"), known(table, "D", "B")) == ([], ["plague"], [])


@pytest.mark.clause("PG-R-64", "PG-R-45")
def test_a_blind_thief_learns_one_card_only() -> None:
    table = base(4, hands={"B": "plague attack_fire miracles"}, options={"steal_view": "blind"}, on={"A": 14})
    play(table, "steal B")
    assert known(table, "A", "B") == []
    play(table, "take wrath", "loot plague")
    assert (known(table, "A", "B"), known(table, "B", "A"), known(table, "C", "A")) == ([], ["plague"], [])
    assert hand(table, "A") == ["plague"]


@pytest.mark.clause("PG-R-64", "PG-R-26", "PG-A-46")
def test_a_god_who_went_out_knows_what_it_handed_over() -> None:
    table = base(4, stacks={"SA1": "", "SA2": "", "SA3": ""}, hands={"A": "locusts", "B": "plague gain_one_sect"},
                 seen={"C": {"B": ["plague"]}}, on={"A": 4})  # fmt: skip
    play(table, "attack locusts", "target SA4", "pass")
    assert known(table, "B", "A") == ["plague", "miracles", "gain_one_sect"]
    assert known(table, "C", "A") == ["plague", "miracles"]
    assert known(table, "D", "A") == ["miracles"]  # the permanent lay open before


@pytest.mark.clause("PG-R-64", "PG-R-17")
def test_an_attack_shows_which_immunities_are_not_there() -> None:
    table = base(3, hands={"A": "attack_fire attack_air", "B": "attack_water"}, on={"A": 4})
    play(table, "attack air+fire", "target SA1", "done", "pass")
    assert seen(table, "C")["players"][1]["bare"] == ["air", "fire"]
    data = state(table) | {"step": "landed", "on_turn": "B", "asked": "B", "figures": {"A": 4, "B": 1, "C": 28}}
    again = GAME.position(data)
    play(again, "draw plague")
    assert seen(again, "C")["players"][1]["bare"] == []  # a new wrath card may be one


@pytest.mark.clause("PG-R-64")
def test_pairs_make_a_stolen_card_public() -> None:
    table = base(
        4, hands={"A": "communion", "B": "communion scripture"}, public={"B": ["communion", "scripture"]}, on={"A": 14}
    )
    play(table, "steal B", "take communion")
    assert known(table, "C", "B") == ["scripture"]  # everybody saw which card it was
    assert known(table, "B", "A") == []


# ---- events


@pytest.mark.clause("PG-R-63", "PG-R-46", "PG-R-57")
def test_secret_cards_are_told_to_those_concerned_only() -> None:
    table = base(4, hands={"B": "plague attack_fire"}, on={"A": 14})
    events = events_of(table, "steal B", "take plague")
    private = [e for e in events if e.only >= 0]
    assert {e.only for e in private} == {0, 1}
    for event in events:
        if may_read(event, 2):
            assert "card" not in event.data
            assert "plague" not in GAME.say(table, event).lower()
    events = events_of(base(3, on={"A": 1}), "draw plague")
    assert [e.only for e in events if "card" in e.data] == [0]


def test_no_log_line_tells_a_stranger_more_than_the_view() -> None:
    """Play on from a position and from one dealt anew: as long as the same is done, a stranger reads the same."""
    compared = 0
    for seed in range(GAMES):
        dice = Dice(seed)
        table = GAME.new(4, seed=seed, steal_view="blind" if seed % 3 == 2 else "look")
        for _ in range(400):
            if table.turn == NOBODY:
                break
            action = table.sample(dice) if table.turn == CHANCE else None
            if action is None:
                legal = table.legal(table.turn)
                action = legal[dice.below(len(legal))]
            viewer = int(dice.below(4))
            asked_now = int(table.turn)
            if viewer != asked_now and asked_now >= 0:
                other = table.redeal(viewer, dice)
                assert int(other.turn) == asked_now
                # A pass can be a god's last: then its heir gets the cards, and pairs that they make are laid open.
                inherits = table.phase == SAVING  # type: ignore[attr-defined]
                public = GAME.text(table, int(action)) in PUBLIC and not inherits
                if other.why_not(asked_now, action) == "" and public:
                    assert log(other.copy(), asked_now, int(action), viewer) == log(
                        table.copy(), asked_now, int(action), viewer
                    )
                    compared += 1
            table.apply(table.turn, action)
    assert compared > 10 * GAMES


PUBLIC = ("pass", "end", "go", "draw", "stay out", "resurrect")  # answers that name no card and bring none to light


def log(table: Position, player: int, action: int, viewer: int) -> list[str]:
    events: list[object] = []
    table.events = events  # type: ignore[assignment]
    table.apply(player, action)
    table.events = None
    return [GAME.say(table, event) for event in events if may_read(event, viewer)]  # type: ignore[arg-type]


# ---- the law, hard


def walk(players: int, seed: int, **options: Any) -> list[Position]:
    """A random game that likes to fight and to steal, so that there is much to know."""
    dice = Dice(seed)
    table = GAME.new(players, **options)
    found: list[Position] = []
    while table.turn != NOBODY and len(found) < 1500:
        found.append(table.copy())
        if table.turn == CHANCE:
            table.apply(CHANCE, table.sample(dice))
            continue
        legal = [int(a) for a in table.legal(table.turn)]
        texts = [GAME.text(table, a) for a in legal]
        lively = [
            a
            for a, t in zip(legal, texts, strict=True)
            if t.split()[0] in ("steal", "convert", "draw", "offer", "resurrect")
        ]
        pool = lively if lively and dice.below(3) else legal
        table.apply(table.turn, pool[dice.below(len(pool))])
    return found


@pytest.mark.clause("PG-R-64", "PG-R-63", "PG-R-57")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"steal_view": "blind"}, {"immunity_reveal": "on_draw"}], ids=str)
def test_nothing_changes_for_anybody_in_any_position(players: int, options: dict[str, Any]) -> None:
    """All over a game, every viewer: view, own choices, who is asked and all counts stay; guesses keep the rules."""
    dice = Dice(99)
    positions = walk(players, 7 * players, **options)
    for table in positions[:: 1 + len(positions) // LOOKS]:
        for viewer in range(players):
            other: Any = table.redeal(viewer, dice)
            assert json.dumps(GAME.view(other, viewer)) == json.dumps(GAME.view(table, viewer))
            assert list(other.legal(viewer)) == list(table.legal(viewer))
            assert (other.turn, other.phase) == (table.turn, table.phase)  # type: ignore[attr-defined]
            assert GAME.census(other) == GAME.census(table)
            assert GAME.value(other, viewer) == GAME.value(table, viewer)
            believable(other)
        assert GAME.view(table.redeal(NOBODY, dice)) == GAME.view(table)  # spectators


def believable(table: Position) -> None:
    """PG-R-64: what the rules exclude is in no hand. Reading the position back checks it all."""
    data = state(table)
    assert state(GAME.position(data)) == data
    for god, cards in data["hands"].items():
        counts = Counter(cards)
        assert not set(LOSE) & set(counts)
        for kind in ("prosperity", "miracles", "scripture", "afterlife", "communion"):
            assert counts[kind] <= 1 or kind in data["permanents"][god]
        for element in data["bare"][god]:
            assert f"immunity_{element}" not in counts


@pytest.mark.clause("PG-R-64", "PG-R-63")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_guess_can_be_played_to_the_end(players: int) -> None:
    for seed in range(GAMES):
        dice = Dice(seed)
        positions = walk(players, seed)
        table = positions[len(positions) // 2].redeal(seed % players, dice)
        for _ in range(20_000):
            if table.turn == NOBODY:
                break
            legal = table.legal(table.turn)
            table.apply(table.turn, table.sample(dice) if table.turn == CHANCE else legal[dice.below(len(legal))])
        assert table.turn == NOBODY


@pytest.mark.clause("PG-R-64")
def test_guesses_do_not_depend_on_what_is_hidden() -> None:
    """Two tables that look the same to A get guesses of the same kind, whatever B really holds."""

    def guesses(cards: str) -> Counter[str]:
        table = base(3, hands={"A": "attack_fire", "B": cards}, bare={"B": ["fire"]})
        dice = Dice(5)
        found: Counter[str] = Counter()
        for _ in range(2500):
            found.update(hand(table.redeal(0, dice), "B"))
        return found

    one, two = guesses("plague godkiller"), guesses("attack_water gain_one_sect")
    for card in one | two:
        assert abs(one[card] - two[card]) <= 5 * (one[card] + two[card]) ** 0.5 + 5, card
    assert "immunity_fire" not in one
    assert one["gain_one_sect"] > 3 * one["godkiller"]  # six against one


@pytest.mark.clause("PG-R-63")
def test_who_is_asked_depends_on_public_numbers_only() -> None:
    """The same attack on the same numbers of cards asks the same questions, whatever the cards are."""
    orders = set()
    for cards in ("plague miracles", "protection_earth godkiller", "attack_fire gain_one_sect"):
        table = base(3, stacks={"SA1": "", "SA2": "", "SA3": ""}, hands={"A": "attack_earth", "B": cards}, on={"A": 4})
        play(table, "attack earth", "target SA4")
        order = []
        while asked(table) == "B":
            assert "pass" in choices(table)
            order.append(state(table)["step"])
            play(table, "pass")
        orders.add(tuple(order))
    assert orders == {("protecting", "saving")}


# ---- what was seen cannot be unseen


def taken_back(table: Position, *lines: str) -> int:
    """How many actions the god on turn may take back after these."""
    match = Match("playing-gods", position=table)
    for line in lines:
        match.play_text(line)
    return match.can_undo(int(match.position.turn))


@pytest.mark.clause("PG-A-71", "PG-R-45")
def test_a_thief_who_has_looked_cannot_choose_another_victim() -> None:
    hands = {"B": "famine miracles miracles", "C": "darkness"}
    assert taken_back(base(3, on={"A": 14}, hands=hands), "steal B") == 0
    blind = base(3, on={"A": 14}, hands=hands, options={"steal_view": "blind"})
    assert taken_back(blind, "steal B") == 1
    match = Match("playing-gods", position=base(3, on={"A": 14}, hands=hands))
    match.play_text("steal B")
    assert "The hand of Sol: famine, 2 × miracles. [PG-R-45]" in match.story(0)
    for viewer in (None, 1, 2):
        assert not any("The hand of B" in line for line in match.story(viewer))


@pytest.mark.clause("PG-R-17")
def test_an_attack_that_met_a_hidden_immunity_cannot_be_taken_back() -> None:
    cards = {"A": "attack_fire attack_air", "B": "immunity_fire"}
    table = base(3, on={"A": 4}, hands=cards)
    assert taken_back(table, "attack fire") == 1
    assert taken_back(table, "attack fire", "target SA1") == 0
