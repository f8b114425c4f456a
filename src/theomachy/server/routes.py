"""All doors of the server: what each part answers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from theomachy.server import live

PARTS = (
    "api", "api_accounts", "api_archive", "api_chat", "api_choices", "api_critiques", "api_duels", "api_ending",
    "api_friends", "api_examples", "api_guides", "api_moderation", "api_notices", "api_profiles", "api_programs",
    "api_puzzles", "api_seats", "api_tournaments", "me", "pages", "pages_puzzles",
)  # fmt: skip
HANDLERS: list[Any] = [
    *(handler for part in PARTS for handler in import_module(f"theomachy.server.{part}").HANDLERS),
    live.live,
]
