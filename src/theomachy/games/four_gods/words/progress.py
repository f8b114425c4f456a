"""What somebody has won in 4 Gods beside points: a god, tiles that come to hand, hands that are free."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.four_gods.rules.rules import FourGods
from theomachy.games.four_gods.table.view import view
from theomachy.games.four_gods.words.book import WORDS

LETTERS = {"sea": "S", "plain": "P", "forest": "F", "mountain": "M"}


def progress(before: FourGods, after: FourGods, player: int, lang: str = "en") -> list[str]:
    """Whole sentences, what tells most first."""
    old, new = (view(table, player) for table in (before, after))
    mine, now = (seen["players"][player] for seen in (old, new))
    if len(now["gods"]) > len(mine["gods"]) and new["modes"]["gods"] == "visible":
        return chosen(new, next(colour for colour in now["gods"] if colour not in mine["gods"]), lang)
    held = {hand["tile"] for hand in now["hands"] if hand} - {hand["tile"] for hand in mine["hands"] if hand}
    if held:
        return taken(after, old, held.pop(), player, lang)
    if after.turn == CHANCE and new["step"] == "drawing":
        return [WORDS.sentence(f"progress draw {('one', 'two')[after.to_draw > 1]}", lang, bag=new["bag"])]
    freed = sum(hand is None for hand in now["hands"]) - sum(hand is None for hand in mine["hands"])
    if freed > 0 and now["row_free"] < mine["row_free"]:
        rows = sum(slot is not None for seen in new["players"] for slot in seen["row"])
        return [WORDS.sentence("progress hands free", lang, rows=rows, bag=new["bag"])]
    return []


def chosen(seen: dict[str, Any], colour: str, lang: str) -> list[str]:
    """What a god that nobody else can have any more finds: its kingdoms, and tiles that show its land."""
    god = next(god for god in seen["gods"] if god["colour"] == colour)
    terrain = WORDS.term("terrain", god["god"], lang)
    letter = LETTERS[god["god"]]
    sides = [side for player in seen["players"] for hand in player["hands"] if hand for side in hand["sides"]]
    sides += [slot[side] for player in seen["players"] for slot in player["row"] if slot for side in ("up", "back")]
    shown = [letter in side["corners"] for side in sides if side is not None]
    found = []
    if god["number"]:
        values = {"number": god["number"], "largest": god["largest"]}
        found.append(WORDS.sentence("progress god kingdoms", lang, terrain=terrain, **values))
    found.append(WORDS.sentence("progress god", lang, terrain=terrain, n=sum(shown), all=len(shown)))
    return found


def taken(after: FourGods, old: dict[str, Any], name: str, player: int, lang: str) -> list[str]:
    """In how many cells a tile that was in a row fits, and who does not have it any more."""
    tile = list(after.fixed.tile_names).index(name)
    cells = sum(bool(after.world.turns_here(i64(cell), i64(tile))) for cell in after.world.open)
    rows = [seen for seen in old["players"] if any(slot and slot["tile"] == name for slot in seen["row"])]
    owner = rows[0] if rows else old["players"][player]
    found = [WORDS.sentence("progress fits" if cells else "progress held", lang, n=cells)]
    if owner["seat"] != player:
        found.append(WORDS.sentence("progress gone", lang, who=str(WORDS.term("seat", owner["name"], lang))))
    return found
