"""How sentences in three languages are written down: blocks of lines."""

from __future__ import annotations

from collections.abc import Mapping

Table = Mapping[str, Mapping[str, str]]


def three(lines: str) -> dict[str, dict[str, str]]:
    """Blocks of four lines: kind, English, German, Italian."""
    found = {}
    for block in lines.strip().split("\n\n"):
        kind, en, de, it = block.strip().splitlines()
        found[kind.strip()] = {"en": en.strip(), "de": de.strip(), "it": it.strip()}
    return found
