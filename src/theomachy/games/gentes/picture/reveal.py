"""What is shown when it comes up: who begins, and cards that come from the pile."""

from __future__ import annotations

from theomachy.core.event import Event


def reveal(event: Event) -> str:
    return "text" if event.kind in ("drew", "starter") else ""
