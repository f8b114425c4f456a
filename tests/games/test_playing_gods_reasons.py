"""Refusals in words: every one has its sentence, in every language, and none of them tells what others hold."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playing_gods import GAME, base, play

from theomachy.core.dice import Dice
from theomachy.core.game import LANGUAGES
from theomachy.core.position import NOBODY, Position, playout
from theomachy.games.playing_gods.words_reasons import REFUSED


def reason(table: Position, text: str, player: int | None = None, lang: str = "en") -> str:
    who = int(table.turn) if player is None else player
    return GAME.reason(table, who, GAME.parse(table, text), lang)


@pytest.mark.parametrize(("table", "text", "said"), [
    (base(5, on={"A": 4}, hands={"A": "plague"}), "attack fire", "You do not hold the cards for it."),
    (base(5, on={"A": 4}, hands={"A": "plague"}), "convert B",
     "You can show 1 against 1 lying open before B: you need more."),
    (base(5, on={"A": 4}, hands={"A": "miracles"}), "convert E",
     "E rules no territory here with exactly one live chip."),
    (base(5, on={"A": 4}, hands={"A": "gain_one_sect"}), "gain EU1",
     "A gain card puts a chip into South America only, where your figure stands."),
    (base(5, step="move", die=4), "move +3", "You rolled 4: so many spaces, one way or the other."),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire"}), "attack fire"), "target NA1",
     "NA1 is named already, or lies on another continent."),
    (play(base(3, on={"A": 4}, hands={"A": "attack_fire attack_air"}), "attack fire"), "done",
     "Name at least one territory first."),
    (play(base(3, on={"A": 14}, hands={"B": "plague"}), "steal B"), "take famine",
     "That card is not there to be taken."),
])  # fmt: skip
def test_what_is_said(table: Position, text: str, said: str) -> None:
    assert reason(table, text) == said


def test_who_is_not_asked_reads_who_is() -> None:
    table = play(base(3, on={"A": 4}, hands={"A": "attack_fire", "B": "protection_fire"}), "attack fire", "target SA1")
    assert reason(table, "pass", player=2) == "B is asked now."
    assert reason(table, "pass", player=2, lang="de") == "Jetzt ist B gefragt."


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


def test_sentences_have_the_same_gaps_in_every_language() -> None:
    for kind, texts in REFUSED.items():
        assert set(texts) == set(LANGUAGES)
        gaps = {lang: set(re.findall(r"\{(\w+)", text)) for lang, text in texts.items()}
        assert gaps["en"] == gaps["de"] == gaps["it"], kind
