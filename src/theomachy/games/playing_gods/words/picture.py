"""Short words of the picture and of the board in text, and the sentences computed for whoever must choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from theomachy.games.playing_gods.words.names import WORDS, attack_words, called, named_land

View = Mapping[str, Any]
Say = Callable[..., str]


def words(lang: str) -> Say:
    return lambda kind, **values: WORDS.sentence(f"label {kind}", lang, **values)


def term(group: str, name: str, lang: str) -> str:
    return WORDS.term(group, name, lang)


def gate_words(continent: str, lang: str) -> tuple[str, str]:
    """A continent in the few letters that a space has room for, and in fewer; empty for one of an owner's own box."""
    name = f"label gate {continent}"
    if not WORDS.has(name):
        return "", ""
    short = f"{name} short"
    return WORDS.sentence(name, lang), WORDS.sentence(short if WORDS.has(short) else name, lang)


def listing(names: list[str], group: str, lang: str, none: str = "") -> str:
    """`2 fire attack, plague`: cards by kind with their numbers."""
    parts = []
    for name in dict.fromkeys(names):
        n = names.count(name)
        parts.append(f"{n} × {term(group, name, lang)}" if n > 1 else term(group, name, lang))
    return ", ".join(parts) or none


def land_words(land: View, lang: str) -> str:
    return named_land(land["id"], land["continent"], land["number"], lang)


def attack_parts(form: str) -> list[str]:
    """What an attack is made of: `air+fire` is air and fire, a special card is itself."""
    return form.split("+")


def god_words(view: View, lang: str) -> list[str]:
    """The gods of a view by seat, as sentences call them."""
    return called([p["name"] for p in view["players"]], lang)


def advice(view: View, lang: str, sums: bool = True) -> list[str]:
    """The lines computed for whoever must choose; everything comes from the view, so nothing is given away.

    Without `sums` those that `rivals` gives are left out.
    """
    say = words(lang)
    names = god_words(view, lang)
    lines = [*landing_lines(view, names, say, lang), *portal_lines(view, names, say, lang, sums)]
    attack, change = view["attack"], view["conversion"]
    if attack:
        form = attack_words(attack["form"], lang)
        lines.append(say("falls", form=form, kills=attack["kills"], full=attack["full"]))
        for god in attack["gods"]:
            lines.append(say("can lose", who=names[god["god"]], limit=god["limit"], lands=god["lands"]))
            if god["goes_out"]:
                lines.append(say("may go out", who=names[god["god"]]))
        for entry in attack["protections"]:
            lines.append(say("with protection", element=term("element", entry["element"], lang), limit=entry["limit"]))
        if attack["godkiller"]:
            lines.append(say("godkiller helps"))
    if change:
        mine, theirs = change["mine"] + change["offered"], change["theirs"] + change["defended"]
        lines.append(say("stands", mine=mine, theirs=theirs, lands=change["lands"]))
        if change["lands"]:
            winner, loser = names[view["on_turn"]], names[change["victim"]]
            lines.append(say("change", winner=winner, loser=loser, lands=change["lands"]))
        if change["wins"]:
            lines.append(say("would win" if change["sure"] else "could win"))
        if change["goes_out"]:
            lines.append(say("may go out", who=names[change["victim"]]))
        if change["godkiller"]:
            lines.append(say("godkiller helps"))
    return lines + surfacing(view, names, say, lang)


def landing_lines(view: View, names: list[str], say: Say, lang: str) -> list[str]:
    lines = []
    for entry in view["landings"]:
        place = term("continent", entry.get("continent", ""), lang)
        what = say(f"space {entry['kind']}", continent=place, n=view["cards_here"])
        if entry["kind"] == "portal":
            what += ", " + say("free" if entry["free"] else "shared" if entry["usable"] else "closed")
        lines.append(say("landing", steps=f"{entry['steps']:+d}", what=what))
        if entry["kind"] == "portal" and entry["usable"]:
            for god in entry["rivals"]:
                lines.append(
                    "  " + say("in reach", who=names[god["god"]], convertible=god["convertible"], sects=god["sects"])
                )
    return lines


def rivals(view: View, lang: str) -> list[tuple[int, str]]:
    """The gods that something can be done to now, each with what it would mean: seat and sentence."""
    say, names = words(lang), god_words(view, lang)
    if view["step"] in ("steal space", "godkiller space"):
        kind = "victim cards" if view["step"] == "steal space" else "victim lands"
        return [
            (
                p["seat"],
                say(kind, wrath=p["wrath"], conversion=p["conversion"], lands=p["lands"], sects=p["sects"]),
            )
            for p in view["players"] if p["seat"] != view["on_turn"] and p["status"] == "in play"
        ]  # fmt: skip
    found = []
    for entry in view["portal"]["conversions"] if view["portal"] else ():
        if not entry["tried"] and entry["hand"] is not None and entry["convertible"]:
            line = say(
                "sum", who=names[entry["god"]], mine=entry["mine"], hand=entry["hand"],
                theirs=entry["theirs"], open="?" if entry["hidden"] else "0", gain=entry["gain"],
                convertible=entry["convertible"],
            )  # fmt: skip
            found.append((entry["god"], line + victory(entry, say)))
    return found


def victory(entry: View, say: Say) -> str:
    """In brackets, where a conversion would end the game, or could if the other god shows nothing."""
    return f" ({say('would win' if entry['sure'] else 'could win')})" if entry["wins"] else ""


def offers(view: View, lang: str) -> list[tuple[int, str, str]]:
    """The gods that can be chosen now: seat, what would be done, and what speaks for or against it."""
    say, names = words(lang), god_words(view, lang)
    if view["step"] in ("steal space", "godkiller space"):
        kind = "rob" if view["step"] == "steal space" else "end god"
        return [(seat, say(kind, who=names[seat]), text) for seat, text in rivals(view, lang)]
    found = []
    for entry in view["portal"]["conversions"] if view["portal"] else ():
        if entry["tried"] or not entry.get("gain"):
            continue
        theirs = say("convert hidden", n=entry["theirs"]) if entry["hidden"] else entry["theirs"]
        text = say("convert sum", mine=entry["mine"] + entry["hand"], theirs=theirs, gain=entry["gain"],
                   lands=entry["convertible"])  # fmt: skip
        found.append((entry["god"], say("convert", who=names[entry["god"]]), text + victory(entry, say)))
    return found


def portal_lines(view: View, names: list[str], say: Say, lang: str, sums: bool = True) -> list[str]:
    portal = view["portal"]
    if not portal:
        return []
    lines = [text for _, text in rivals(view, lang)] if sums else []
    lines += [say("already tried", who=names[entry["god"]]) for entry in portal["conversions"] if entry["tried"]]
    here = [
        land
        for land in view["lands"]
        if land["continent"] == portal["continent"] and land["ruler"] not in (None, view["on_turn"])
    ]
    safe = [land_words(land, lang) for land in here if land["live"] > 1]
    if safe:
        lines.append(say("safe", lands=", ".join(safe)))
    return lines


# What becomes of the god whose chip can come up.
RISES = {"rules": "comes up", "returns": "comes back", "may win": "would reach", "wins": "would reach"}


def surfacing(view: View, names: list[str], say: Say, lang: str) -> list[str]:
    """What can come up when live chips fall."""
    lands = {land["id"]: land for land in view["lands"]}
    return [
        say(RISES[entry["then"]], land=land_words(lands[entry["land"]], lang), who=names[entry["god"]])
        for entry in view["rising"]
    ]
