"""The text of the documents for the site: lists as the site's Markdown wants them, and ids of clauses as links.

The documents are written as most readers of Markdown take them: a list may follow a line of text at once, and what
belongs to an item stands below its text. The site's library wants an empty line before a list and four spaces for every
level.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import theomachy
from theomachy.core import clauses
from theomachy.core.citations import BETWEEN, WRITTEN

MARKER = re.compile(r"( *)((?:[-*]|\d+\.) +)(.*)")
FENCE = re.compile(r" *(```+|~~~+)")
# What is left as it is: headings, blocks and pieces of code, links, tags of HTML.
KEPT = re.compile(
    r"(^#+ .*?$|^ *```.*?^ *```|`+[^`\n]*`+|!?\[[^\]\n]*\]\([^)\n]*\)(?:\{[^}\n]*\})?|<[^>\n]*>)", re.M | re.S
)


def sane(text: str) -> str:
    """The same document with its lists in the form that the site's Markdown understands."""
    lines: list[str] = []
    levels: list[int] = []  # of the lists we are in: where the text of an item stands
    fence = ""
    for line in text.split("\n"):
        inside = line.lstrip(" ")
        indent = len(line) - len(inside)
        opening = FENCE.match(line)
        if fence:
            lines.append(moved(line, levels))
            if opening and inside.startswith(fence) and not inside.strip("`~ "):
                fence = ""
            continue
        if not inside:
            lines.append("")
            continue
        item = MARKER.fullmatch(line)
        if item and (indent < 4 or levels):
            if lines and lines[-1] and not levels:
                lines.append("")
            while levels and indent < levels[-1]:
                levels.pop()
            lines.append(" " * 4 * len(levels) + item[2].rstrip(" ") + " " + item[3])
            levels.append(indent + len(item[2]))
            continue
        after_gap = bool(lines) and not lines[-1]
        while levels and indent < levels[-1] and (after_gap or ends_list(inside)):
            levels.pop()
        if ends_list(inside) and inside.startswith("|") and lines and lines[-1] and "|" not in lines[-1]:
            lines.append("")
        lines.append(moved(line, levels))
        if opening:
            fence = opening[1]
    return "\n".join(lines)


def moved(line: str, levels: list[int]) -> str:
    """A line that belongs to the item of the innermost list, as far to the right as it must stand."""
    if not levels or not line.strip():
        return line
    further = max(0, len(line) - len(line.lstrip(" ")) - levels[-1])
    return " " * (4 * len(levels) + further) + line.lstrip(" ")


def ends_list(inside: str) -> bool:
    """Does such a line end the list before it even without an empty line between?"""
    return inside.startswith(("#", "|", "```"))


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text, changed where it is neither code nor a link nor HTML."""
    return "".join(piece if n % 2 else change(piece) for n, piece in enumerate(KEPT.split(text)))


@cache
def homes() -> dict[str, str]:
    """The document of each clause; of games that somebody has installed beside the project the site has none."""
    return {clause.id: f"rules/{game}.md" for game in theomachy.games.REGISTRY for clause in clauses.clauses(game)}


def linked(text: str, page: str) -> str:
    """The ids of clauses in the text of a page as links to where they stand; `page` is its path below docs.

    Short ids that follow a full one are of the same game, as everywhere: (GENTES-S-08, S-14 to S-21).
    """

    def change(piece: str) -> str:
        done: list[str] = []
        prefix, end = "", 0
        for match in WRITTEN.finditer(piece):
            if not match[1] and (not prefix or not BETWEEN.fullmatch(piece, end, match.start())):
                continue
            prefix = match[1] or prefix
            id = f"{prefix}-{match[2]}-{match[3]}{match[4]}"
            if id not in homes():
                continue
            way = "" if homes()[id] == page else relative(homes()[id], page)
            done += [piece[end : match.start()], f"[{match[0]}]({way}#{id})"]
            end = match.end()
        return "".join([*done, piece[end:]])

    return outside_code(text, change)


def relative(target: str, page: str) -> str:
    """The way from one page to another, both below docs."""
    there, here = target.split("/"), page.split("/")
    while len(there) > 1 and len(here) > 1 and there[0] == here[0]:
        there, here = there[1:], here[1:]
    return "/".join([".."] * (len(here) - 1) + there)
