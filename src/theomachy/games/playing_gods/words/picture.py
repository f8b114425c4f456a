"""Short words of the picture and of the board in text, and the sentences computed for whoever must choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from theomachy.core.words import Words
from theomachy.games.playing_gods.words.terms import BACKS, CARDS, CONTINENTS, ELEMENTS
from theomachy.games.playing_gods.words.words import attack_words

View = Mapping[str, Any]
Say = Callable[..., str]

LABELS: Mapping[str, Mapping[str, str]] = {
    "title": {"en": "A table of Playing Gods", "de": "Ein Tisch von Playing Gods", "it": "Un tavolo di Playing Gods"},
    "lands": {"en": "territories", "de": "Gebiete", "it": "territori"},
    "sects": {"en": "sects", "de": "Sekten", "it": "sette"},
    "supply": {"en": "supply", "de": "Vorrat", "it": "riserva"},
    "permanents": {"en": "permanent", "de": "dauerhaft", "it": "permanenti"},
    "immunities": {"en": "immune", "de": "immun", "it": "immune"},
    "hand": {"en": "your hand", "de": "deine Hand", "it": "la tua mano"},
    "known": {"en": "known", "de": "bekannt", "it": "note"},
    "limbo": {"en": "in limbo", "de": "im Zwischenreich", "it": "nel limbo"},
    "dead": {"en": "dead", "de": "tot", "it": "morto"},
    "in play": {"en": "in play", "de": "im Spiel", "it": "in gioco"},
    "tried": {"en": "tried", "de": "versucht", "it": "tentato"},
    "pile": {
        "en": "{upper} shuffled, below them {lower} returned",
        "de": "{upper} gemischt, darunter {lower} zurückgelegt",
        "it": "{upper} mescolate, sotto {lower} rimesse",
    },
    "pile wrath": {"en": "Wrath cards (W)", "de": "Zornkarten (W)", "it": "Carte ira (W)"},
    "pile conversion": {"en": "Conversion cards (C)", "de": "Bekehrungskarten (C)", "it": "Carte conversione (C)"},
    "shuffled": {"en": "{n} shuffled", "de": "{n} gemischt", "it": "{n} mescolate"},
    "below": {
        "en": "then returned, in this order:", "de": "dann zurückgelegt, so:", "it": "poi rimesse, in quest'ordine:",
    },
    "unseen": {"en": "not seen: {cards}", "de": "nicht gesehen: {cards}", "it": "non viste: {cards}"},
    "victim cards": {
        "en": "{who}: {wrath} wrath, {conversion} conversion", "de": "{who}: {wrath} Zorn, {conversion} Bekehrung",
        "it": "{who}: {wrath} ira, {conversion} conversione",
    },
    "victim lands": {
        "en": "{who}: {lands:# territory|# territories}, {sects:# sect|# sects}",
        "de": "{who}: {lands:# Gebiet|# Gebiete}, {sects:# Sekte|# Sekten}",
        "it": "{who}: {lands:# territorio|# territori}, {sects:# setta|# sette}",
    },
    "returned": {
        "en": "returned, next first: {cards}",
        "de": "zurückgelegt, nächste zuerst: {cards}",
        "it": "rimesse, la prossima per prima: {cards}",
    },
    "on the table": {"en": "on the table: {cards}", "de": "auf dem Tisch: {cards}", "it": "sul tavolo: {cards}"},
    "nothing": {"en": "nothing", "de": "nichts", "it": "nulla"},
    "turn of": {"en": "turn {n}", "de": "Zug {n}", "it": "turno {n}"},
    "home of": {"en": "home of {who}", "de": "Heimat von {who}", "it": "patria di {who}"},
    "neutral": {"en": "neutral", "de": "neutral", "it": "neutrale"},
    "button draw": {"en": "Draw a card", "de": "Karte ziehen", "it": "Pesca una carta"},
    "button pass": {"en": "Pass", "de": "Passen", "it": "Passa"},
    "button end": {"en": "End turn", "de": "Zug beenden", "it": "Fine turno"},
    "button done": {"en": "Named all", "de": "Alle genannt", "it": "Ho finito"},
    "button go": {"en": "Go", "de": "Los", "it": "Procedi"},
    "button resurrect": {"en": "Come back", "de": "Zurückkehren", "it": "Ritorna"},
    "button stay_out": {"en": "Stay out", "de": "Ausscheiden", "it": "Resta fuori"},
    "space gain_one_sect": {"en": "gain one sect", "de": "Sekte gewinnen", "it": "guadagna"},
    "space godkiller": {"en": "Godkiller", "de": "Göttertöter", "it": "Deicida"},
    "space steal_one_card": {"en": "steal", "de": "stehlen", "it": "ruba"},
    "space wrath": {"en": "wrath card", "de": "Zornkarte", "it": "carta ira"},
    "space conversion": {"en": "conversion card", "de": "Bekehrungskarte", "it": "carta conversione"},
    "space portal": {"en": "portal: {continent}", "de": "Portal: {continent}", "it": "portale: {continent}"},
    "lean": {
        "en": "Next conversion card: {n} % lose a sect.", "de": "Nächste Bekehrungskarte: {n} % Verlust.",
        "it": "Prossima carta conversione: {n} % perdita.",
    },
    # What is computed for the one who chooses.
    "landing": {
        "en": "{steps}: {what}",
        "de": "{steps}: {what}",
        "it": "{steps}: {what}",
    },
    "free": {"en": "free", "de": "frei", "it": "libero"},
    "closed": {"en": "occupied, closed", "de": "besetzt, gesperrt", "it": "occupato, chiuso"},
    "shared": {"en": "occupied", "de": "besetzt", "it": "occupato"},
    "in reach": {
        "en": "{who}: {convertible} to convert, {sects:# sect|# sects}",
        "de": "{who}: {convertible} zu bekehren, {sects:# Sekte|# Sekten}",
        "it": "{who}: {convertible} da convertire, {sects:# setta|# sette}",
    },
    "sum": {
        "en": "{who}: you {mine}+{hand}, they {theirs}+{open}: up to {gain} of {convertible}",
        "de": "{who}: du {mine}+{hand}, dagegen {theirs}+{open}: bis zu {gain} von {convertible}",
        "it": "{who}: tu {mine}+{hand}, contro {theirs}+{open}: fino a {gain} su {convertible}",
    },
    "would win": {"en": "this would win", "de": "das wäre der Sieg", "it": "sarebbe la vittoria"},
    "already tried": {
        "en": "{who}: tried this turn",
        "de": "{who}: in diesem Zug versucht",
        "it": "{who}: già tentato",
    },
    "form kills": {
        "en": "{form}: {kills:# kill|# kills}",
        "de": "{form}: tötet {kills}",
        "it": "{form}: uccide {kills}",
    },
    "falls": {
        "en": "{form}: {kills} of {full} kills get through", "de": "{form}: von {full} Opfern bleiben {kills}",
        "it": "{form}: {kills} vittime su {full}",
    },
    "can lose": {
        "en": "{who} can lose {limit:# sect|# sects}, with them {lands:# territory|# territories}",
        "de": "{who} kann {limit:# Sekte|# Sekten} verlieren, damit {lands:# Gebiet|# Gebiete}",
        "it": "{who} può perdere {limit:# setta|# sette} e con esse {lands:# territorio|# territori}",
    },
    "with protection": {
        "en": "with protection from {element}: {limit}", "de": "mit Schutz vor {element}: {limit}",
        "it": "con protezione ({element}): {limit}",
    },
    "may go out": {"en": "{who} could go out", "de": "{who} könnte ausscheiden", "it": "{who} potrebbe uscire"},
    "godkiller helps": {
        "en": "your Godkiller could stop it",
        "de": "dein Göttertöter könnte es verhindern",
        "it": "il tuo Deicida può fermarlo",
    },
    "stands": {
        "en": "{mine} against {theirs}: {lands:# territory|# territories}",
        "de": "{mine} gegen {theirs}: {lands:# Gebiet|# Gebiete}",
        "it": "{mine} contro {theirs}: {lands:# territorio|# territori}",
    },
    "change": {
        "en": "{winner} +{lands}, {loser} −{lands} territories", "de": "{winner} +{lands}, {loser} −{lands} Gebiete",
        "it": "{winner} +{lands}, {loser} −{lands} territori",
    },
    "comes up": {
        "en": "{land}: {who} comes up", "de": "{land}: {who} kommt zum Vorschein", "it": "{land}: riaffiora {who}",
    },
    "comes back": {
        "en": "{land}: {who} could return",
        "de": "{land}: {who} könnte zurückkehren",
        "it": "{land}: {who} potrebbe tornare",
    },
    "would reach": {
        "en": "{land}: {who} would win", "de": "{land}: {who} würde gewinnen", "it": "{land}: {who} vincerebbe",
    },
    "safe": {
        "en": "safe from conversion: {lands}",
        "de": "vor Bekehrung sicher: {lands}",
        "it": "al sicuro dalla conversione: {lands}",
    },
}  # fmt: skip

WORDS = Words(
    "playing-gods picture", (LABELS,), {"card": CARDS, "element": ELEMENTS, "back": BACKS, "continent": CONTINENTS}
)


def words(lang: str) -> Say:
    return lambda kind, **values: WORDS.sentence(kind, lang, **values)


def term(group: str, name: str, lang: str) -> str:
    return WORDS.term(group, name, lang)


def listing(names: list[str], group: str, lang: str, none: str = "") -> str:
    """`2 fire attack, plague`: cards by kind with their numbers."""
    parts = []
    for name in dict.fromkeys(names):
        n = names.count(name)
        parts.append(f"{n} × {term(group, name, lang)}" if n > 1 else term(group, name, lang))
    return ", ".join(parts) or none


def land_words(land: View, lang: str) -> str:
    """`South America 2`: a territory by its number on the continent."""
    return f"{term('continent', land['continent'], lang)} {land['number']}"


def advice(view: View, lang: str, sums: bool = True) -> list[str]:
    """The lines computed for whoever must choose; everything comes from the view, so nothing is given away.

    Without `sums` those that `rivals` gives are left out.
    """
    say = words(lang)
    names = [p["name"] for p in view["players"]]
    lines = [*landing_lines(view, names, say, lang), *portal_lines(view, names, say, lang, sums)]
    attack, change = view["attack"], view["conversion"]
    if attack:
        form = attack_words(attack["form"], lang)
        lines.append(say("falls", form=form, kills=attack["kills"], full=attack["full"]))
        for god in attack["gods"]:
            lines.append(say("can lose", who=names[god["god"]], limit=god["limit"], lands=god["lands"]))
            if god["out"]:
                lines.append(say("may go out", who=names[god["god"]]))
        for entry in attack["protections"]:
            lines.append(say("with protection", element=term("element", entry["element"], lang), limit=entry["limit"]))
        if attack["godkiller"]:
            lines.append(say("godkiller helps"))
        lines += surfacing(view, attack["named"], names, say, lang)
    if change:
        mine, theirs = change["mine"] + change["offered"], change["theirs"] + change["defended"]
        lines.append(say("stands", mine=mine, theirs=theirs, lands=change["lands"]))
        if change["lands"]:
            winner, loser = names[view["active"]], names[change["god"]]
            lines.append(say("change", winner=winner, loser=loser, lands=change["lands"]))
        if change["wins"]:
            lines.append(say("would win"))
        if change["out"]:
            lines.append(say("may go out", who=names[change["god"]]))
        if change["godkiller"]:
            lines.append(say("godkiller helps"))
    if view["phase"] == "losing":
        own = [land["id"] for land in view["lands"] if land["ruler"] == view["turn"]]
        lines += surfacing(view, own, names, say, lang)
    return lines


def landing_lines(view: View, names: list[str], say: Say, lang: str) -> list[str]:
    lines = []
    for entry in view["landings"]:
        what = say(f"space {entry['kind']}", continent=term("continent", entry.get("continent", ""), lang))
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
    say = words(lang)
    if view["phase"] in ("steal space", "godkiller space"):
        kind = "victim cards" if view["phase"] == "steal space" else "victim lands"
        return [
            (
                p["seat"],
                say(kind, who=p["name"], wrath=p["wrath"], conversion=p["conversion"],
                    lands=p["lands"], sects=p["sects"]),
            )
            for p in view["players"] if p["seat"] != view["active"] and p["status"] == "in play"
        ]  # fmt: skip
    found = []
    for entry in view["portal"]["conversions"] if view["portal"] else ():
        if not entry["tried"] and entry["hand"] is not None and entry["convertible"]:
            line = say(
                "sum", who=view["players"][entry["god"]]["name"], mine=entry["mine"], hand=entry["hand"],
                theirs=entry["theirs"], open="?" if entry["hidden"] else "0", gain=entry["gain"],
                convertible=entry["convertible"],
            )  # fmt: skip
            found.append((entry["god"], f"{line} ({say('would win')})" if entry["wins"] and entry["gain"] else line))
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
        if land["continent"] == portal["continent"] and land["ruler"] not in (None, view["active"])
    ]
    safe = [land_words(land, lang) for land in here if land["live"] > 1]
    if safe:
        lines.append(say("safe", lands=", ".join(safe)))
    return lines + surfacing(view, [land["id"] for land in here], names, say, lang)


def surfacing(view: View, lands: list[str], names: list[str], say: Say, lang: str) -> list[str]:
    """What comes up when the live chips of these territories are gone."""
    lines = []
    for land in view["lands"]:
        if land["id"] in lands and land["below"] is not None:
            god = view["players"][land["below"]]
            kind = "comes up"
            if god["status"] == "limbo":
                kind = "comes back"
            elif god["lands"] + 1 >= view["target"]:
                kind = "would reach"
            lines.append(say(kind, land=land_words(land, lang), who=names[land["below"]]))
    return lines
