"""Gentes read a second time, plainly: what may be chosen in a turn, from the written position and the box alone; and
what happened, added up from the events. Neither uses the rules' own functions."""

from __future__ import annotations

from typing import Any

import pytest

from games.gentes import GAME, legal, state
from games.plain_gentes import BOX, CARDS, HOMES, Plain
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.gentes.table.box import GROUPS

OPTIONS: list[dict[str, Any]] = [
    {}, {"no_small_tax": True, "modifiers_on": "tiles_only"}, {"inventor_range": "lower", "hometown_marker": "owner"},
]  # fmt: skip


@pytest.mark.clause("GENTES-T-13", "GENTES-T-47", "GENTES-T-48", "GENTES-A-85", "GENTES-R-33")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_menu_of_every_turn_is_what_a_plain_reading_allows(players: int, options: dict[str, Any]) -> None:
    dice = Dice(players)
    looked = 0
    for seed in range(3):
        position = GAME.new(players, seed=seed, **options)
        while position.turn != NOBODY:
            choices = position.legal(position.turn)
            data = state(position) if position.turn != CHANCE else {}
            if data.get("step") == "turn":
                looked += 1
                assert set(legal(position)) == Plain(data).choices()
            position.apply(position.turn, int(choices[dice.below(len(choices))]))
    assert looked > 80


@pytest.mark.clause("GENTES-T-48", "GENTES-A-61", "GENTES-A-62", "GENTES-A-63", "GENTES-A-86", "GENTES-R-32")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_menu_of_rich_mats_is_what_a_plain_reading_allows(options: dict[str, Any]) -> None:
    """Many cards and hometowns, few coins and spaces: where modifiers decide."""
    dice = Dice(77)

    def some(things: list[str], n: int) -> list[str]:
        left = list(things)
        return [left.pop(dice.below(len(left))) for _ in range(n)]

    sun = [name for name, card in CARDS.items() if card.era < 3 and (card.sun or card.always)]
    others = [name for name, card in CARDS.items() if card.era < 3 and name not in sun]
    sites = [s.id for s in BOX.site if s.region != "yellow"]
    for _ in range(250):
        singles = dice.below(8)
        nobles, artisans, soldiers, priests, scholars = (dice.below(n) for n in (4, 3, 7, 3, 4))
        blue: dict[str, Any] = {
            "coins": dice.below(11), "singles": singles, "cubes": min(5, 11 - singles), "temple": dice.below(3),
            "oracle": dice.below(2), "persons": f"{nobles}-{artisans} {soldiers}-0 {priests}-{scholars}",
            "played": some(sun, 5), "hand": some(others, 3),
            "cities": [*some(list(HOMES), 3), *some(sites, dice.below(4))],
        }  # fmt: skip
        data = {
            "players": 2, "round": 3, "on_turn": "blue", "options": options, "mats": {"blue": blue},
            "training": some(list(GROUPS), 6), "used": blue["played"][: dice.below(2)],
            "marked": blue["cities"][: dice.below(2)],
        }  # fmt: skip
        position = GAME.position(data)
        assert set(legal(position)) == Plain(state(position)).choices()


@pytest.mark.clause("GENTES-P-01", "GENTES-A-11", "GENTES-A-12", "GENTES-A-21", "GENTES-A-54")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_add_up_to_the_mats(players: int) -> None:
    """Coins, points and persons of each player are what the log says, at every moment outside an action."""
    dice = Dice(players)
    for seed in range(3):
        position = GAME.new(players, seed=seed, first_game=True)
        names = state(position)["players"]
        books = {seat: {"coins": 20, "points": 0, "total": 4} for seat in range(players)}
        while position.turn != NOBODY:
            log: list[Any] = []
            position.events = log
            choices = position.legal(position.turn)
            position.apply(position.turn, int(choices[dice.below(len(choices))]))
            position.events = None
            for event in log:
                note(books, event.kind, event.data)
            if not position.midway():
                data = state(position)
                for seat, name in enumerate(names):
                    mat = data["mats"][name]
                    total = sum(int(c) for c in mat["persons"] if c.isdigit())
                    found = {"coins": mat["coins"], "points": mat["points"], "total": total}
                    if data["step"] not in ("starting player", "training costs"):
                        assert found == books[seat], log


def note(books: dict[int, dict[str, int]], kind: str, data: dict[str, Any]) -> None:
    if "who" not in data:
        return
    book, n = books[data["who"]], data.get("n", 0)
    if kind == "coins":
        book["coins"] += n
    elif kind == "paid" or (kind == "converted" and data["give"] == "coins"):
        book["coins"] -= n
    elif kind in ("points", "bonus", "hand scored", "coins scored", "cubes scored"):
        book["points"] += n
    elif kind in ("hand lost", "time scored"):
        book["points"] -= n
    elif kind == "gained":
        book["total"] += 1
    elif kind in ("pushed", "lost", "lowered"):
        book["total"] -= 1
