"""The field as plain text, for terminals of both editions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.games.gods.common.picture.panels import card_name, status
from theomachy.games.gods.common.words.picture import Words

CELL = 6  # characters a hex is wide; odd rows are shifted by half of it

View = Mapping[str, Any]


def board_text(
    view: View, words: Words, rows: Sequence[Sequence[str]], extra: Sequence[str] = (), warnings: Sequence[str] = ()
) -> str:
    """The whole table: state, field, legend, the players in `rows`, display and supply, then what an edition adds."""
    turn = f" · {words('turn', n=view['turns'])}" if view["turns"] else ""
    limit = f" · {words('limit', n=view['limit'])}" if "limit" in view else ""
    shown = ", ".join(card_name(name, words) if name else f"({words('empty')})" for name in view["display"])
    left = ", ".join(f"{item['count']} {words(item['card'])}" for item in view[view["supply"]] if item["count"])
    used = ", ".join(words(f"used {name}") for name in view["used"])
    return "\n".join([
        f"{status(view, words)}{turn}{limit}", "", *field_text(view, words), "", legend(view, words), "",
        *table_text(rows), "", f"{words('display')}: {shown}",
        f"{words(view['supply'])} ({view['supply_left']}): {left or words('empty')}",
        *extra, *([f"{words('done')}: {used}"] if used else []), *warnings,
    ])  # fmt: skip


def field_text(view: View, words: Words) -> list[str]:
    """Two lines for each row of hexes: what lies there, or the hex and its prices for tribe and temple."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    gods = [abbreviation(words(p["god"])).upper() for p in view["players"]]
    for card in view["field"]:
        cells[card["q"], card["r"]] = card_text(card, gods, words)
    for place in view["open"]:
        temple = {"": str(place["temple"]), "now": "-", "for good": "x"}[place["closed"]]
        cells[place["q"], place["r"]] = (place["hex"], f"{place['tribe']}/{temple}")
    if not cells:
        return []
    half = CELL // 2
    left = min(2 * q + r for q, r in cells)
    lines = []
    for row in range(min(r for _, r in cells), max(r for _, r in cells) + 1):
        upper = lower = ""
        for q in sorted(q for q, r in cells if r == row):
            start = (2 * q + row - left) * half
            above, below = cells[q, row]
            upper = upper.ljust(start) + above.center(CELL)
            lower = lower.ljust(start) + below.center(CELL)
        lines += [upper.rstrip(), lower.rstrip()]
    return lines


def card_text(card: View, gods: Sequence[str], words: Words) -> tuple[str, str]:
    if card["kind"] == "temple":
        return "/^^^\\", f"[{gods[card['god']]}]"
    if card["kind"] == "tribe":
        stone = gods[card["god"]] if card["god"] is not None else " - "
        return abbreviation(words(card["colour"])), f"({stone})"
    if card["kind"] == "desert":
        return "~~~~", card["hex"]
    return "xxxx", "xxxx"


def abbreviation(word: str) -> str:
    return word[:3]


def legend(view: View, words: Words) -> str:
    god = abbreviation(words(view["players"][0]["god"])).upper()
    tribe = abbreviation(words("green"))
    return (
        f"[{god}] {words('temple')}  {tribe}({god}) {words('tribe')}  (-) {words('no religion')}  "
        f"~~~~ {words('desert')}  xxxx {words('decay')}  1/3 {words('prices')}"
    )


def table_text(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns as wide as they must be; the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
