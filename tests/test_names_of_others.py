"""Parts of a picture are drawn once for the same data: the names of people are data too, and belong to one table."""

from __future__ import annotations

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, Position

STEPS = 60
SIGN = "Zebedee"


def random_positions(game: Game, seed: int) -> list[Position]:
    dice = Dice(seed)
    position = game.new(min(game.players))
    found = []
    for _ in range(STEPS):
        if position.turn == NOBODY:
            break
        if position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
            continue
        found.append(position.copy())
        seat = position.turn if position.turn != EVERYBODY else dice.below(position.players)
        legal = list(position.legal(seat))
        if legal:
            position.apply(seat, legal[dice.below(len(legal))])
    return found


@pytest.mark.parametrize("name", theomachy.game_names())
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_picture_names_nobody_of_another_table(name: str, layout: str) -> None:
    game = theomachy.game(name)
    named = 0
    for position in random_positions(game, 3)[::3]:
        view = game.view(position, None)
        field = "who" if game.names else "name"
        people = [{**player, field: f"{SIGN} {player['seat']}"} for player in view["players"]]
        panels = game.panels({**view, "players": people}, lang="en", layout=layout)
        named += any(SIGN in f"{panel.body} {panel.label}" for panel in panels)
        game.draw({**view, "players": people}, lang="en", layout=layout)
        for panel in game.panels(view, lang="en", layout=layout):
            assert SIGN not in f"{panel.body} {panel.label}", panel.name
        assert SIGN not in game.draw(view, lang="en", layout=layout)
    assert named or game.names  # where players name themselves the picture calls them by that
