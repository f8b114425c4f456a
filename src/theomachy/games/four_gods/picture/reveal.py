"""What is shown when it comes up: in secret games the card of one's god."""

from __future__ import annotations

from theomachy.core.event import Event


def reveal(event: Event) -> str:
    return "text" if event.kind in ("card", "starter") else ""
