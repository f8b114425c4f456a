"""What is asked, whom the table waits for, and who has won by what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from theomachy.games.playing_gods.table.names import (
    FAITH_NAMES,
)
from theomachy.games.playing_gods.words.names import WORDS, attack_words, called


def ask(view: Mapping[str, Any], lang: str = "en") -> str:
    """What is asked of the viewer now, or whom the table waits for."""
    phase = view["step"]
    names = called([p["name"] for p in view["players"]], lang)
    if view["over"]:
        return over(view, names, lang)
    found: dict[str, object] = {"who": names[view["turn"] if view["turn"] != "chance" else view["on_turn"]]}
    if phase == "homes" and view["turn"] == "chance":
        phase = "homes chance"
    if phase in ("risen permanent", "risen wrath"):
        found["who"] = names[view["risen"]]
    found |= numbers(view, names, lang)
    if view["turn"] != view["viewer"]:
        return WORDS.sentence(f"{'wait' if WORDS.has(f'wait {phase}') else 'ask'} {phase}", lang, **found)
    return WORDS.sentence(f"ask {phase}{'' if able(view) else ' only'}", lang, **found)


def able(view: Mapping[str, Any]) -> bool:
    """Can the viewer, who is asked, do anything but decline? The question comes all the same, so that nobody learns
    from its absence what is in a hand (PG-R-63); then it says so."""
    hand = view["players"][view["viewer"]]["hand"] or ()
    if view["step"] == "protecting":
        return bool(view["attack"]["protections"])
    if view["step"] in ("saving", "godkiller space"):
        return "godkiller" in hand
    if view["step"] == "defending":
        return any(name in FAITH_NAMES for name in hand)
    if view["step"] == "portal":
        return portal_of_use(view, hand)
    return True


def portal_of_use(view: Mapping[str, Any], hand: Sequence[str]) -> bool:
    portal, mine = view["portal"], view["players"][view["viewer"]]
    converts = any(entry["gain"] and not entry["tried"] for entry in portal["conversions"])
    gains = "gain_one_sect" in hand and portal["gain_here"] and mine["supply"] > 0
    return converts or gains or any(entry["lands"] for entry in portal["attacks"])


def over(view: Mapping[str, Any], names: list[str], lang: str) -> str:
    """Who has won, and why: a tie is said to be one, with what broke it."""
    first = [p for p in view["players"] if p["rank"] == 1]
    best = first[0]
    kind = view["ending"]
    if kind == "PG-R-56":
        level = [p for p in view["players"] if p["status"] == "in play" and p["lands"] == best["lands"]]
        kind = "shared" if len(first) > 1 else "sects" if len(level) > 1 else kind
    return WORDS.sentence(
        f"ask over {kind}", lang, who=WORDS.listing([names[p["seat"]] for p in first], lang), lands=best["lands"],
        sects=best["sects"], turns=view["turns"],
    )  # fmt: skip


def won_by(view: Mapping[str, Any], lang: str = "en") -> str:
    """What a finished game was won by, without who has won."""
    said = over(view, called([p["name"] for p in view["players"]], lang), lang)
    why = said.partition(":")[2].strip()
    return why[:1].upper() + why[1:]


def numbers(view: Mapping[str, Any], names: list[str], lang: str) -> dict[str, object]:
    """What the sentences about actions under way need."""
    found: dict[str, object] = {
        "die": view["die"], "attacker": names[view["on_turn"]], "n": view["cards_here"],
    }  # fmt: skip
    if view["portal"]:
        found["continent"] = WORDS.term("continent", view["portal"]["continent"], lang)
    attack_ = view["attack"]
    if attack_:
        limits = {god["god"]: god["limit"] for god in attack_["gods"]}
        found |= {
            "form": attack_words(attack_["form"], lang), "named": len(attack_["named"]), "most": attack_["most"],
            "left": attack_["left"], "limit": limits.get(view["turn"], 0),
        }  # fmt: skip
    change = view["conversion"]
    if change:
        found |= {
            "god": names[change["victim"]], "mine": change["mine"] + change["offered"],
            "theirs": change["theirs"] + change["defended"], "lands": change["lands"],
            "left": change["lands"] - len(change["named"]),
        }  # fmt: skip
    if view["theft"]:
        found["god"] = names[view["theft"]["victim"]]
    return found
