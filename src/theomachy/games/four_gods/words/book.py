"""The catalogues of 4 Gods, for all who choose sentences from them."""

from __future__ import annotations

from pathlib import Path

from theomachy.core.words import Words

WORDS = Words("four-gods", Path(__file__).parent)
