"""Why an action cannot be done now."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.words import upper_first
from theomachy.games.playing_gods.rules.actions import ASKED_IN
from theomachy.games.playing_gods.rules.numbers import LANDS_EACH
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEFENDING,
    DIVIDING,
    NAMING,
    OFFERING,
    OVER,
    PROTECTING,
    SAVING,
)  # fmt: skip
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.untimely import IN_TURN
from theomachy.games.playing_gods.table.notation import TABLE
from theomachy.games.playing_gods.words.deeds import KINDS
from theomachy.games.playing_gods.words.names import WORDS, called, values

AT_PORTAL = (ACTING, NAMING, PROTECTING, DIVIDING, SAVING, OFFERING, DEFENDING, CONVERTING)


# The sentence for a clause, or for a clause against a kind of action, once that kind is asked for.
BY_CLAUSE = {
    "PG-S-01": "home", "PG-T-02": "move", "PG-T-11": "foreign land", "PG-R-47": "no rival", "PG-A-40": "tried",
    "PG-R-30": "weak", "PG-A-47": "gain", "PG-A-17": "not named", "PG-A-20": "all fall", "PG-R-41": "not ruler",
}  # fmt: skip
BY_KIND = {
    ("PG-A-02", "attack"): "cards", ("PG-A-02", "target"): "elsewhere", ("PG-A-02", "done"): "name one",
    ("PG-A-03", "attack"): "nobody here", ("PG-A-03", "target"): "own or neutral", ("PG-A-31", "convert"): "no rival",
    ("PG-A-31", "offer"): "no card", ("PG-A-33", "defend"): "no card", ("PG-A-36", "take land"): "chosen",
    ("PG-A-35", "convert"): "firm", ("PG-A-35", "take land"): "firm land",
    ("PG-R-46", "steal"): "poor", ("PG-R-46", "take"): "not there", ("PG-R-46", "take open"): "not there",
    ("PG-R-46", "take back"): "not there", ("PG-R-45", "take"): "blind", ("PG-R-45", "take back"): "seeing",
}  # fmt: skip


def why(table: Table, player: int, action: int, lang: str = "en") -> str:
    """Why the player cannot do this now; empty if it can be done. Nothing is said of what others hold."""
    clause = table.why_not(player, action)
    if not clause:
        return ""
    kind = KINDS.get(action >> 24, "")
    asked_for = table.phase != OVER and int(table.phase) in ASKED_IN.get(action >> 24, ())
    if clause == IN_TURN or (asked_for and player != table.turn):
        if table.turn < 0:
            return WORDS.sentence("why chance", lang)
        if player == table.turn:
            return WORDS.sentence("why answer", lang)
        return WORDS.sentence("why not yours", lang, who=called(table.names, lang)[table.turn])
    if asked_for:
        raw = TABLE.values(action)
        name = case_of(table, clause, kind, raw) or BY_KIND.get((clause, kind)) or BY_CLAUSE.get(clause)
        if name is not None:
            return upper_first(WORDS.sentence(f"why {name}", lang, **circumstances(table, raw, lang)))
    return WORDS.sentence(f"refused {clause}", lang)


def case_of(table: Table, clause: str, kind: str, raw: Mapping[str, int]) -> str:
    """Which sentence it is, where a clause can be broken in two ways by the same kind of action."""
    here = raw.get("land", -1) - int(table.first_land()) if table.phase in AT_PORTAL else -1
    on_continent = 0 <= here < LANDS_EACH
    if clause == "PG-A-02" and kind == "target" and on_continent:
        return "named"
    if clause == "PG-A-47" and on_continent:
        return "cards"
    return ""


def circumstances(table: Table, raw: Mapping[str, int], lang: str) -> dict[str, object]:
    """What the sentences about refusals speak of. Own numbers are those of the player who is asked."""
    found = {"god": called(table.names, lang)[table.victim], **values(table, raw, lang), "die": int(table.die)}
    if "continent" not in found and table.phase in AT_PORTAL:
        name = table.fixed.continent_names[int(table.continent())]
        found["continent"] = WORDS.term("continent", name, lang)
    if table.phase == ACTING or table.phase == OFFERING:
        against = raw.get("god", int(table.victim))
        shown = int(table.faiths(table.active)) if table.phase == ACTING else int(table.offered)
        theirs = int(table.permanents(against)) if against < table.players else 0
        found |= {"mine": int(table.permanents(table.active)) + shown, "theirs": theirs}
    return found
