"""What is shown when it comes up: the die, and the cards that one draws."""

from __future__ import annotations

from theomachy.core.event import Event


def reveal(event: Event) -> str:
    if event.kind in ("rolled", "rolled for start"):
        return f"die:{event.data['face']}"
    return "text" if event.kind in ("you drew", "drew known", "stole this", "immunity") else ""
