"""Refusals in words: every one has its sentence, in every language, and none of them tells what others hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.broken_playing_gods import BROKEN
from games.playing_gods import GAME, base, play
from test_why import Refusal
from theomachy.core.dice import Dice
from theomachy.core.languages import LANGUAGES
from theomachy.core.position import NOBODY, Position, playout


def reason(table: Position, text: str, player: int | None = None, lang: str = "en") -> str:
    who = int(table.turn) if player is None else player
    return GAME.reason(table, who, GAME.parse(table, text), lang)


@pytest.mark.parametrize(("table", "text", "said"), [
    (base(5, on={"A": 4}, hands={"A": "plague"}), "attack fire", "You do not hold the cards for it."),
    (base(5, on={"A": 4}, hands={"A": "plague"}), "convert B",
     "You can show 1 against 1 lying open before Sol: you need more."),
    (base(5, on={"A": 4}, hands={"A": "miracles"}), "convert E",
     "Astra rules no territory here with exactly one live chip."),
    (base(5, on={"A": 4}, hands={"A": "gain_one_sect"}), "gain EU1",
     "A gain card puts a chip into South America only, where your figure stands."),
    (base(5, step="move", die=4), "move +3", "You rolled 4: so many spaces, one way or the other."),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire"}), "attack fire"), "target NA1",
     "Mesoamerica lies on another continent: your figure stands at the portal to South America."),
    (play(base(3, on={"A": 4}, hands={"A": "plague"}), "attack plague", "target SA2"), "target SA2",
     "Amazonia is named already."),
    (base(5, on={"A": 4}, hands={"A": "plague"}), "gain SA1", "You do not hold the cards for it."),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire"}), "attack fire"), "attack fire",
     "Answer first what you are asked."),
    (play(base(3, on={"A": 4}, stacks={"SA1": "B"}, hands={"A": "miracles scripture"}), "convert B", "offer miracles",
          "offer scripture", "take SA1"), "take SA1", "Bolivia is chosen already."),
    (play(base(3, on={"A": 4}, hands={"A": "miracles", "B": "scripture"}), "convert B", "offer miracles"),
     "defend afterlife", "You do not hold this card."),
    (base(3, step="move", die=4), "end", "The move comes first, and it cannot be left out."),
    (base(3, step="move", die=4), "draw", "Cards are drawn only on a space for them, after the move."),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire attack_air"}), "attack fire"), "done",
     "Name at least one territory first."),
    (play(base(3, on={"A": 14}, hands={"B": "plague"}), "steal B"), "take famine",
     "That card is not there to be taken."),
])  # fmt: skip
def test_what_is_said(table: Position, text: str, said: str) -> None:
    assert reason(table, text) == said


def test_who_is_not_asked_reads_who_is() -> None:
    table = play(base(3, on={"A": 4}, hands={"A": "attack_fire", "B": "protection_fire"}), "attack fire", "target SA1")
    assert reason(table, "pass", player=2) == "Sol is asked now."
    assert reason(table, "pass", player=2, lang="de") == "Jetzt ist Sol gefragt."
    assert reason(table, "attack fire", player=0) == "Sol is asked now."
    assert reason(base(3), "end", player=1) == "It is another god's turn."
    assert reason(play(base(3, on={"A": 3}), "draw"), "draw", player=0) == "Chance decides first."


@pytest.mark.around  # about words
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_refusal_has_a_sentence_that_depends_on_nothing_hidden(players: int) -> None:
    table = GAME.new(players, seed=players, start_continents="random" if players == 5 else "choose")
    dice = Dice(players)
    said: Counter[str] = Counter()
    for _ in range(60):
        playout(table, dice, 7)
        if table.turn == NOBODY:
            break
        for player in range(players):
            other = table.redeal(player, Dice(1))
            for action in GAME.space(table):
                if GAME.actions.kind(action).chance:
                    continue
                found = GAME.reason(table, player, action)
                assert bool(found) == bool(table.why_not(player, action)), GAME.text(table, action)
                assert found == GAME.reason(other, player, action)
                assert "{" not in found
                said[found] += 1
    assert len(said) > 30


@pytest.mark.parametrize(("table", "text", "who", "clause"), [
    # An attack or conversion that has begun is no reason to ask for a free portal.
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire attack_air"}), "attack fire"), "attack air", "A", "PG-R-67"),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire"}), "attack fire"), "end", "A", "PG-R-67"),
    (play(base(3, on={"A": 3}), "draw"), "fortify NA1", "A", "PG-R-67"),
    (play(base(3, on={"A": 3}), "draw"), "fortify SA1", "B", "PG-A-50"),
    (base(3, step="move", die=4), "end", "A", "PG-R-07"),
    (base(3, on={"A": 3}), "pass", "A", "PG-R-08"),
    (base(3, on={"A": 3}), "end", "B", "PG-T-14"),
    (base(2, on={"A": 3}, stacks={"SA1": "B"}), "fortify SA1", "A", "PG-A-51"),
    (base(3, on={"A": 24}, hands={"A": "attack_fire"}, options={"occupied_portal": "no_attack"}), "attack fire", "A",
     "PG-R-05"),
    (play(base(3, on={"A": 4}, hands={"A": "miracles", "B": "scripture"}), "convert B", "offer miracles"),
     "offer miracles", "A", "PG-R-29"),
    (play(base(3, on={"A": 4}, hands={"A": "miracles", "B": "scripture"}), "convert B"), "defend scripture", "B",
     "PG-R-29"),
    (play(base(3, on={"A": 4}, hands={"A": "miracles", "B": "scripture"}), "convert B"), "defend scripture", "C",
     "PG-A-33"),
    (play(base(3, on={"A": 4}, stacks={"SA2": "C"}, hands={"A": "attack_fire attack_earth", "B": "protection_fire"}),
          "attack earth+fire", "target SA1", "target SA2", "done"), "protect fire", "C", "PG-R-16"),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire", "B": "protection_fire"}), "attack fire", "target SA1"),
     "protect fire", "C", "PG-R-16"),
    # Two gods who would both go out; B is asked first.
    (play(base(3, on={"A": 4}, stacks={**dict.fromkeys(("SA1", "SA2", "EU1", "EU2", "EU3", "EU4"), ""), "SA3": "B",
                                       "SA4": "C"},
               hands={"A": "plague", "B": "gain_one_sect", "C": "godkiller"}),
          "attack plague", "target SA3", "target SA4"), "godkiller", "C", "PG-R-65"),
    # What can be killed of B has been; C's sects are left.
    (play(base(3, on={"A": 4}, stacks={"SA1": "BBB", "SA2": "BB", "SA3": "CC", "SA4": "CC"},
               hands={"A": "attack_fire attack_earth", "B": "protection_fire"}),
          "attack earth+fire", "target SA1", "target SA3", "target SA4", "protect fire", "kill SA1"), "kill SA1", "A",
     "PG-A-18"),
    # C's sect in SA3 has been hit already.
    (play(base(3, on={"A": 4}, stacks={"SA1": "BBB", "SA2": "BB", "SA3": "C", "SA4": "CC"},
               hands={"A": "attack_fire attack_earth"}),
          "attack earth+fire", "target SA1", "target SA3", "target SA4", "kill SA3"), "kill SA3", "A", "PG-A-20"),
    # Chips of two gods in limbo come to light at once; B is asked first.
    (play(base(4, on={"A": 4}, status={"B": "limbo", "C": "limbo"}, stacks={
        **{f"{c}{n}": "" for c in ("SA", "EU") for n in range(1, 5)}, "SA1": "BD", "SA2": "CD"},
        hands={"A": "plague"}), "attack plague", "target SA1", "target SA2"), "resurrect", "C", "PG-R-23"),
])  # fmt: skip
def test_the_clause_named_is_the_one_that_is_broken(table: Any, text: str, who: str, clause: str) -> None:
    """Moments that random games seldom reach; tests/test_why.py proves the others the same way."""
    refusal = Refusal(GAME, table, table.names.index(who), GAME.parse(table, text))
    assert table.why_not(refusal.player, refusal.action) == clause
    assert BROKEN[clause](refusal)
    for lang in LANGUAGES:
        assert GAME.reason(table, refusal.player, refusal.action, lang)


@pytest.mark.clause("PG-R-67")
def test_one_thing_comes_after_another() -> None:
    table = play(base(3, on={"A": 4}, hands={"A": "attack_fire attack_air gain_one_sect"}), "attack fire")
    for text in ("attack air", "convert B", "gain SA1", "end", "pass"):
        assert table.why_not(0, GAME.parse(table, text)) == "PG-R-67"
    table = play(table, "target SA1")
    assert table.why_not(0, GAME.parse(table, "attack air")) == ""
