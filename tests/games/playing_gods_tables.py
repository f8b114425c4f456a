"""Tables of Playing Gods on which much happens: gods in limbo, piles of mixed chips, victories that are near.

Random games from the first roll on seldom come to such moments; from here they are common.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.playing_gods import GAME
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, NOBODY
from theomachy.games.playing_gods.table.box import box
from theomachy.games.playing_gods.table.names import CARD_NAMES, FAITH_NAMES, GOD_NAMES

WRATH = CARD_NAMES[:16]
LOSSES = ("lose_one_sect", "all_lose_one_sect")
TAME = ("end", "pass", "stay out", "godkiller", "draw", "done")  # answers after which little happens


def crowded(players: int, seed: int, **options: Any) -> Any:
    """A table in the middle of a game: one or two gods rule much, chips of all lie under others, hands are full."""
    dice = Dice(seed)
    while True:
        data = arranged(players, dice, options)
        if data is not None:
            return GAME.position(data)


def arranged(players: int, dice: Dice, options: dict[str, Any]) -> dict[str, Any] | None:
    """None where one god alone is left, or has won already."""
    names = GOD_NAMES[:players]
    target = 12 if players == 2 and options.get("two_player_setup") != "standard" else 11
    strong = dice.below(players)
    chips = dict.fromkeys(names, 15)
    stacks: dict[str, list[str]] = {}
    lands = [f"{continent}{n}" for continent in ("NA", "SA", "EU", "AF", "AS") for n in range(1, 5)]
    mixed(lands, dice)
    for number, land in enumerate(lands):
        rival = names[(strong + 1 + dice.below(players - 1)) % players]
        first, then = names[dice.below(players)], names[dice.below(players)]
        if number < target - 1 - dice.below(2):
            pile = [first, names[strong]] if dice.below(3) == 0 else [names[strong]]
        else:
            pile = [[rival], [names[strong], rival], [first, rival, rival], [first, then, rival], []][dice.below(5)]
        stacks[land] = [god for i, god in enumerate(pile) if chips[god] > pile[:i].count(god)]
        for god in stacks[land]:
            chips[god] -= 1
    ruled = [stack[-1] for stack in stacks.values() if stack]
    playing = [god for god in names if god in ruled]
    if len(playing) < 2 or max(ruled.count(god) for god in playing) >= target:
        return None
    buried = {god for stack in stacks.values() for god in stack} - set(playing)
    status = {god: "in play" if god in playing else "limbo" if god in buried else "dead" for god in names}
    cards = [card for card, n in zip(CARD_NAMES, box().counts(), strict=True) for _ in range(n)]
    mixed(cards, dice)
    for god in playing:  # lies open before it
        cards.remove(FAITH_NAMES[names.index(god)])
    hands: dict[str, list[str]] = {god: [] for god in playing}
    lower: dict[str, list[str]] = {"wrath": [], "conversion": []}
    held_open = options.get("immunity_reveal") == "on_draw"
    for number, card in enumerate(cards):
        god = playing[number % len(playing)]
        pair = card in FAITH_NAMES and card in hands[god] and card != FAITH_NAMES[names.index(god)]
        if card in LOSSES or pair or (held_open and card.startswith("immunity")) or len(hands[god]) > 7:
            if dice.below(2):
                lower["wrath" if card in WRATH else "conversion"].append(card)
        else:
            hands[god].append(card)
    if dice.below(2) and "all_lose_one_sect" in lower["conversion"]:
        lower["conversion"].sort(key=lambda card: card != "all_lose_one_sect")  # comes next
    god = playing[dice.below(len(playing))]
    return {
        "players": players, "options": options, "stacks": stacks, "status": status, "hands": hands,
        "wrath_pile": {"lower": lower["wrath"]}, "conversion_pile": {"upper": {}, "lower": lower["conversion"]},
        "on_turn": god, "figures": {god: dice.below(40)}, "step": "landed", "turns": 1,
    }  # fmt: skip


def mixed(things: list[str], dice: Dice) -> None:
    for i in range(len(things) - 1, 0, -1):
        j = dice.below(i + 1)
        things[i], things[j] = things[j], things[i]


def bold(table: Any, dice: Dice) -> int:
    """Anything that can be done, but mostly something that changes the table."""
    if table.turn == CHANCE:
        return int(table.sample(dice))
    legal = [int(a) for a in table.legal(table.turn)]
    lively = [a for a in legal if GAME.text(table, a) not in TAME] if dice.below(4) else legal
    choice = lively or legal
    return choice[dice.below(len(choice))]


def on_the_way(
    table: Any, dice: Dice, most: int = 400, choose: Callable[[Any, Dice], int] = bold
) -> Iterator[Any]:  # fmt: skip
    """Every position of a game that is played on from here, the last one too: one object, so copy what you keep."""
    for _ in range(most):
        yield table
        if table.turn == NOBODY:
            return
        table.apply(table.turn, choose(table, dice))
