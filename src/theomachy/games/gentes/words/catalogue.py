"""The catalogues of Gentes, for all that chooses sentences from them."""

from __future__ import annotations

from pathlib import Path

from theomachy.core.words import Words

WORDS = Words("gentes", Path(__file__).parent)
