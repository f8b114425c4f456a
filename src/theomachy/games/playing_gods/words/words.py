"""Which sentences Playing Gods says, and what they speak of; the catalogues beside this file hold them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.core.words import Term, Words, upper_first
from theomachy.games.playing_gods.rules import attack, conversion, defence, kills, opening, piles, sects, stealing, turn
from theomachy.games.playing_gods.rules.actions import ASKED_IN, STILL
from theomachy.games.playing_gods.rules.cards import CONVERSION, SPECIAL
from theomachy.games.playing_gods.rules.numbers import CONVERSION_SPACE, LANDS_EACH, PORTAL_SPACE, STEAL_SPACE
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
from theomachy.games.playing_gods.rules.rules import PlayingGods
from theomachy.games.playing_gods.rules.stacks import comes_up
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.turn import cards_here, space_after
from theomachy.games.playing_gods.rules.untimely import IN_TURN
from theomachy.games.playing_gods.table.chances import gets_through, hidden_wrath
from theomachy.games.playing_gods.table.names import (
    BACK_NAMES,
    CARD_NAMES,
    ELEMENT_NAMES,
    FAITH_NAMES,
    SPACE_NAMES,
    SPECIAL_NAMES,
)
from theomachy.games.playing_gods.table.notation import TABLE
from theomachy.games.playing_gods.table.outcomes import (
    MAY_WIN,
    RETURNS,
    RULES,
    WINS,
    after_kill,
    after_loss,
    most_lost_with,
)
from theomachy.games.playing_gods.table.view import view as view_of

__all__ = [
    "ask", "naming", "option", "option_value", "place_names", "progress", "say", "seat_title", "source", "tell", "why",
]  # fmt: skip

WORDS = Words("playing-gods", Path(__file__).parent)

# What a kind of action is called in its sentence (`do attack`) and in refusals: the first words of its notation, but
# for these.
KINDS = {code: kind.head for code, kind in TABLE.kinds.items()} | {
    stealing.TAKE_OPEN: "take open", stealing.TAKE_BACK: "take back", conversion.TAKE_LAND: "take land",
    piles.DEAL: "deal", stealing.LOOT: "deal",
}  # fmt: skip
SEATS = ("who", "god", "heir")
LAND_TEXT = re.compile(r"([A-Z]{2})(\d)")  # a territory in notation
AT_PORTAL = (ACTING, NAMING, PROTECTING, DIVIDING, SAVING, OFFERING, DEFENDING, CONVERTING)


def naming(lang: str) -> str:
    """What the page calls the name that a player gives."""
    return WORDS.sentence("naming", lang)


def seat_title(name: str, lang: str = "en") -> str:
    """A god as sentences call it: by the name its player gave, or else after its emblem."""
    return str(WORDS.term("god", name, lang))


def called(names: Sequence[str], lang: str) -> list[str]:
    """The gods of a table as sentences call them. Whoever takes the name of an emblem has it alone."""
    return list(all_called(tuple(names), lang))


@lru_cache(1024)
def all_called(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    taken = {name.casefold() for name in names}
    titles = [seat_title(name, lang) for name in names]
    return tuple(
        name if title != name and title.casefold() in taken else title
        for name, title in zip(names, titles, strict=True)
    )


def card(number: int, lang: str) -> str:
    return WORDS.term("card", CARD_NAMES[number], lang)


def form_words(form: int, lang: str) -> str:
    """`earth and fire`, `plague`."""
    if form >= SPECIAL:
        return WORDS.term("card", SPECIAL_NAMES[form - SPECIAL], lang)
    names = [WORDS.term("element", name, lang) for i, name in enumerate(ELEMENT_NAMES) if form >> i & 1]
    return WORDS.listing(names, lang)


def way(steps: int, lang: str) -> str:
    return WORDS.sentence("clockwise" if steps > 0 else "counter-clockwise", lang, n=abs(steps))


def values(table: Table, data: Mapping[str, Any], lang: str) -> dict[str, object]:
    """The plain values of an event or action as words."""
    found: dict[str, object] = dict(data)
    names = called(table.names, lang)
    for name in SEATS:
        if name in data:
            found[name] = names[data[name]]
    if "gods" in data:
        found["gods"] = WORDS.listing([names[seat] for seat in data["gods"]], lang)
    if "card" in data:
        found["card"] = card(data["card"], lang)
    if "cards" in data:
        hand: list[int] = data["cards"]
        counted = [(n, card(kind, lang)) for kind, n in Counter(hand).items()]
        found["cards"] = ", ".join(f"{n} × {name}" if n > 1 else name for n, name in counted) or "–"
    if "faith" in data:
        found["card"] = card(data["faith"], lang)
    if "element" in data:
        found["element"] = WORDS.term("element", ELEMENT_NAMES[data["element"]], lang)
    if "back" in data:
        found["back"] = WORDS.term("back", BACK_NAMES[data["back"]], lang)
    if "land" in data:
        found["land"] = land_words(table, data["land"], lang)
    if "continent" in data:
        found["continent"] = WORDS.term("continent", table.fixed.continent_names[data["continent"]], lang)
    if "form" in data:
        found["form"] = form_words(data["form"], lang)
    return found


def land_words(table: Table, land: int, lang: str) -> Term:
    continent, number = divmod(land, LANDS_EACH)
    return named_land(table.fixed.land_names[land], table.fixed.continent_names[continent], number + 1, lang)


@lru_cache(1024)
def named_land(land: str, continent: str, number: int, lang: str) -> Term:
    """`Greece`; a territory of an owner's own box by its number on the continent: `South America 2`."""
    name = WORDS.term("land", land, lang)
    return name if name != land else Term(f"{WORDS.term('continent', continent, lang)} {number}")


def place_names(text: str, lang: str, position: object = None) -> tuple[str, ...]:
    """How sentences write this place of the notation, if it is a territory."""
    land = LAND_TEXT.fullmatch(text)
    return (str(named_land(text, land[1], int(land[2]), lang)),) if land else ()


def place_words(table: Table, at: int, lang: str) -> str:
    """A space of the ring by what it is. Of the two portals of a continent the first is the one that comes first,
    clockwise from the corner where the ring begins: on which side they lie hangs on the window."""
    fixed = table.fixed
    kind = int(fixed.ring[at])
    if kind != PORTAL_SPACE:
        return WORDS.sentence(f"space {SPACE_NAMES[kind]}", lang, n=int(cards_here(table)))
    continent = WORDS.term("continent", fixed.continent_names[int(fixed.leads_to[at])], lang)
    first = int(fixed.gates[2 * int(fixed.leads_to[at])]) == at
    return WORDS.sentence("space portal", lang, continent=continent, which=WORDS.sentence(f"which {1 - first}", lang))


def progress(before: Table, after: Table, player: int, lang: str = "en") -> list[str]:
    """What waits on the space that a god has walked to: whose cards, or how it stands behind the portal; else what a
    conversion, an attack or a card is good for."""
    at = int(after.figure[player])
    if int(before.figure[player]) == at:
        return fought(before, after, player, lang)
    if int(after.fixed.ring[at]) == CONVERSION_SPACE:
        return [card_progress(own_view(after, player), player, lang)]
    others = [seat for seat in range(after.players) if seat != player and after.in_play(seat)]
    if int(after.fixed.ring[at]) == STEAL_SPACE:
        held = {seat: sum(int(after.hidden(seat, back)) for back in range(len(BACK_NAMES))) for seat in others}
        richest = max(held, key=lambda seat: held[seat])
        found = values(after, {"god": richest}, lang)
        return [WORDS.sentence("progress steal", lang, n=held[richest], **found)] if held[richest] > 1 else []
    if int(after.fixed.ring[at]) != PORTAL_SPACE:
        return []
    continent = int(after.fixed.leads_to[at])
    lands = range(continent * LANDS_EACH, (continent + 1) * LANDS_EACH)
    ruled = [sum(bool(after.rules(seat, land)) for seat in seats for land in lands) for seats in ([player], others)]
    found = values(after, {"continent": continent}, lang)
    return (
        [WORDS.sentence("progress portal", lang, mine=ruled[0], theirs=ruled[1], **found)]
        if any(ruled)
        else [WORDS.sentence("progress portal free", lang, **found)]
    )


def fought(before: Table, after: Table, player: int, lang: str) -> list[str]:
    """What happens if the other does not answer, or what a card is good for."""
    old, new = own_view(before, player), own_view(after, player)
    mine, now = (seen["players"][player] for seen in (old, new))
    struggle, strike = new["conversion"], new["attack"]
    if struggle and struggle["victim"] != player and struggle["lands"]:
        god = values(after, {"god": struggle["victim"]}, lang)
        return [WORDS.sentence("progress convert", lang, n=struggle["lands"], **god)]
    if strike and strike["named"] and strike["gods"] and new["on_turn"] == player:
        gods = values(after, {"gods": [entry["god"] for entry in strike["gods"]]}, lang)
        name = "special" if strike["special"] else "one" if len(strike["gods"]) == 1 else "many"
        return [WORDS.sentence(f"progress strike {name}", lang, n=strike["kills"], **gods)]
    if now["hand"].count("godkiller") > mine["hand"].count("godkiller"):
        return [WORDS.sentence("progress godkiller", lang)]
    if new["step"] == "drawing" and int(after.fixed.ring[int(after.figure[player])]) == CONVERSION_SPACE:
        return [card_progress(new, player, lang)]
    return []


def card_progress(view: Mapping[str, Any], player: int, lang: str) -> str:
    """What the cards of a conversion space are good for."""
    held = view["players"][player]["conversion"]
    return WORDS.sentence("progress card", lang, cards=view["cards_here"], n=held)


# ---- events


def say(table: Table, event: Event, lang: str = "en") -> str:
    """What happened. Only names are taken from the position, so it may be a later one."""
    data: dict[str, Any] = event.data
    found = values(table, data, lang)
    if event.kind == "moved":
        found["way"] = way(data["steps"], lang)
    if "space" in data:
        found["place"] = place_words(table, data["space"], lang)
    special = f"{event.kind} {event.clause}{' sects' if 'sects' in data else ''}"
    return WORDS.sentence(special if WORDS.has(special) else event.kind, lang, **found)


# ---- actions


def tell(table: Table, player: int, action: int, lang: str = "en") -> str:
    """What an action means before it is done, with the numbers that go with it."""
    kind = action >> 24
    raw = TABLE.values(action)
    found = values(table, raw, lang)
    name = KINDS[kind]
    if kind == turn.MOVE:
        steps = raw["steps"] - STILL
        at = int(space_after(table, steps))
        found |= {"way": way(steps, lang), "place": place_words(table, at, lang)}
        if int(table.fixed.ring[at]) == PORTAL_SPACE:
            taken = any(table.figure[s] == at for s in range(table.players) if s != table.active)
            found["state"] = WORDS.sentence("taken" if taken else "free", lang)
        else:
            name = "move away"
    elif kind == turn.DRAW:
        found["n"] = int(cards_here(table))
    elif kind == opening.PORTAL:
        found["place"] = place_words(table, raw["at"], lang)
    elif kind == attack.ATTACK:
        found["kills"] = int(table.fixed.kills[raw["form"]])
    elif kind == conversion.CONVERT:
        mine = int(table.permanents(table.active)) + int(table.faiths(table.active))
        found |= {"mine": mine, "theirs": int(table.permanents(raw["god"]))}
    elif kind == conversion.GO:
        mine = int(table.permanents(table.active)) + int(table.offered)
        found |= {"mine": mine, "theirs": int(table.permanents(table.victim))}
    elif kind == attack.TARGET:
        ruler = int(table.ruler[raw["land"]]) - 1
        found |= {"god": called(table.names, lang)[ruler], "live": int(table.live[raw["land"]])}
    elif kind == defence.PROTECT:
        assert isinstance(table, PlayingGods)
        found["limit"] = most_lost_with(table, int(table.turn), raw["element"])
    text = upper_first(WORDS.sentence(f"do {name}", lang, **found))
    effects = [consequence(table, player, kind, raw.get("land", 0), lang), *outlook(table, player, kind, raw, lang)]
    return f"{'; '.join((text, *filter(None, effects)))}."


def own_view(table: Table, player: int) -> dict[str, Any]:
    assert isinstance(table, PlayingGods)
    return view_of(table, player)


def outlook(table: Table, player: int, kind: int, raw: Mapping[str, int], lang: str) -> list[str]:
    """What the player may expect of an attack, or of a card that is drawn: chances by his own view."""
    if kind == turn.DRAW:
        chance = own_view(table, player)["conversion_pile"]["draw_lose_chance"]
        return [WORDS.sentence("then loss", lang, chance=round(100 * chance))]
    if kind not in (attack.ATTACK, attack.TARGET):
        return []
    form = raw["form"] if kind == attack.ATTACK else int(table.form)
    if form >= SPECIAL:
        found = [WORDS.sentence("then special", lang)]
    else:
        found = piercing(table, player, form, [raw["land"]] if kind == attack.TARGET else None, lang)
    through = form if form >= SPECIAL else form & ~int(table.immune[max(0, int(table.ruler[raw.get("land", 0)]) - 1)])
    if kind == attack.TARGET and int(table.kills_of(through)) >= int(table.live[raw["land"]]):
        below = int(comes_up(table, raw["land"]))
        name = "then below" if below >= 0 else "then empty"
        found.append(WORDS.sentence(name, lang, god=called(table.names, lang)[below]))
    return found


def piercing(table: Table, player: int, form: int, lands: list[int] | None, lang: str) -> list[str]:
    """For each god who rules there: how many hidden cards it has, and how likely none of them wards anything off."""
    first, view = int(table.first_land()), own_view(table, player)
    elements = [name for i, name in enumerate(ELEMENT_NAMES) if form >> i & 1]
    there = range(first, first + LANDS_EACH) if lands is None else lands
    gods = sorted({int(table.ruler[land]) - 1 for land in there if table.foreign(player, land)})
    found = []
    for god in gods:
        name = called(table.names, lang)[god]
        open_ = set(elements) & set(view["players"][god]["immunities"])
        if open_:
            kind = "then immune" if open_ == set(elements) else "then stopped"
            found.append(WORDS.sentence(kind, lang, god=name))
            continue
        chance = gets_through(view, god, elements, immunities=not table.fixed.open_on_draw)
        n = hidden_wrath(view["players"][god])
        kind = "then bare" if n == 0 and chance == 1 else "then pierces"
        found.append(WORDS.sentence(kind, lang, god=name, n=n, chance=round(100 * chance)))
    return found


# What becomes of the god whose chip comes up, in the words of `then`.
THEN = {RULES: "then rules", RETURNS: "then returns", MAY_WIN: "then may win", WINS: "then wins", "": ""}


def consequence(table: Table, player: int, kind: int, land: int, lang: str) -> str:
    """Who rules the territory after the action, where that changes; empty where it does not."""
    if kind in (sects.PLACE, sects.USE_GAIN, conversion.TAKE_LAND):
        return "" if table.rules(player, land) else one_more(table, player, kind, lang)
    if kind not in (kills.KILL, sects.GIVE_UP):
        return ""
    fallen = int(table.hits[land - table.first_land()]) if kind == kills.KILL else 0
    if int(table.live[land]) > fallen + 1:
        return ""
    below = int(comes_up(table, land))
    if below < 0:
        return WORDS.sentence("then neutral", lang)
    assert isinstance(table, PlayingGods)
    name = THEN[after_kill(table, land) if kind == kills.KILL else after_loss(table, land)]
    return WORDS.sentence(name, lang, god=called(table.names, lang)[below]) if name else ""


def one_more(table: Table, player: int, kind: int, lang: str) -> str:
    """How many territories the player rules with one more, and whether that wins, by their number or because no other
    god is left; a god whose last sects would be converted may still show the Godkiller."""
    target, now, stopped = int(table.fixed.target), int(table.lands[player]) + 1, False
    last = False
    if kind == conversion.TAKE_LAND:
        now += int(conversion.chosen(table))
        over = int(table.sects[table.victim]) == int(conversion.to_convert(table))
        stopped = over and table.hidden(table.victim, CONVERSION) > 0
        last = over and table.gods_in_play() == 2 and conversion.chosen(table) + 1 == conversion.to_convert(table)
    if now < target and not last:
        return WORDS.sentence("then yours", lang, n=now, target=target)
    name = "then may win" if stopped else "then wins"
    return WORDS.sentence(name, lang, god=called(table.names, lang)[player])


# ---- refusals

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


# ---- questions


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


def attack_words(form: str, lang: str) -> str:
    names = form.split("+")
    group = "card" if form in SPECIAL_NAMES else "element"
    return WORDS.listing([WORDS.term(group, name, lang) for name in names], lang)


def option(option_id: str, lang: str = "en") -> str:
    """What the table decides with this option."""
    return WORDS.option(option_id, lang)


def option_value(option_id: str, value: Value, lang: str = "en") -> str:
    """What this value of the option means."""
    return WORDS.option_value(option_id, value, lang)


def source(kind: str, of: str, lang: str = "en") -> str:
    """What a part of the score is for: the territories ruled on a continent."""
    return WORDS.sentence(f"label source {kind}", lang, continent=WORDS.term("continent", of, lang))
