"""Why an action cannot be done now. The second edition refuses nothing beyond what both editions refuse."""

from __future__ import annotations

from theomachy.games.gods.common.rules.refusals import why_not_shared as why_not

__all__ = ["why_not"]
