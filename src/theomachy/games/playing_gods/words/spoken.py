"""Things of the board as sentences: what pointing at them says, and what screen readers read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.words import upper_first
from theomachy.games.playing_gods.table.names import ELEMENT_NAMES, FAITH_NAMES, SPECIAL_NAMES
from theomachy.games.playing_gods.words.picture import god_words, land_words, listing, term, words
from theomachy.games.playing_gods.words.words import WORDS

View = Mapping[str, Any]


def spoken_space(view: View, number: int, lang: str) -> str:
    """What a space of the ring is for, and who stands there."""
    say, space = words(lang), view["ring"][number]
    text = say(f"space about {space['kind']}", continent=term("continent", space["continent"] or "", lang))
    names = god_words(view, lang)
    here = [names[p["seat"]] for p in view["players"] if p["figure"] == number]
    return f"{text} {say('stands here', gods=WORDS.listing(here, lang))}" if here else text


def spoken_land(view: View, land: View, lang: str) -> str:
    """Who rules a territory with how many sects, and what lies below."""
    say, names = words(lang), god_words(view, lang)
    place = {"land": land_words(land, lang), "continent": term("continent", land["continent"], lang)}
    if land["ruler"] is None:
        parts = [say("land empty", **place)]
    else:
        parts = [say("land ruled", who=names[land["ruler"]], n=land["live"], **place)]
    buried = [names[seat] for seat in land["stack"][: len(land["stack"]) - land["live"]]]
    if buried:
        parts.append(say("land below", gods=", ".join(reversed(buried))))
    if land["live"] > 1:
        parts.append(say("land firm"))
    if land["holy"]:
        parts.append(say("land holy"))
    return f"{'; '.join(parts)}."


def spoken_continent(view: View, continent: View, lang: str) -> str:
    say, name = words(lang), term("continent", continent["id"], lang)
    if continent["home"] is None:
        return f"{say('continent free', continent=name)}."
    return f"{say('continent home', continent=name, who=god_words(view, lang)[continent['home']])}."


def spoken_pile(view: View, back: str, lang: str) -> str:
    """How many cards a pile has, which come last, and which nobody has seen."""
    say, pile = words(lang), view[f"{back}_pile"]
    unseen = [card for card, n in pile["unseen"].items() for _ in range(n)]
    parts = [say("pile name", pile=say(f"pile {back}"), n=pile["upper"] + len(pile["lower"]))]
    if unseen:
        parts.append(say("unseen", cards=listing(unseen, "card", lang)))
    if pile["lower"]:
        parts.append(say("returned", cards=", ".join(term("card", card, lang) for card in pile["lower"])))
    if back == "conversion" and pile["upper"] + len(pile["lower"]):
        parts.append(WORDS.sentence("then loss", lang, chance=round(100 * pile["lose_chance"])))
    return f"{'; '.join(parts)}."


def spoken_shown(view: View, lang: str) -> str:
    """The cards that lie open on the table."""
    return words(lang)("shown", cards=listing(view["shown"], "card", lang))


def card_kind(name: str) -> str:
    """`attack`, `protection`, `immunity`, `special`, `faith`, or the card's own name."""
    kind, _, element = name.partition("_")
    if element in ELEMENT_NAMES:
        return kind
    return "special" if name in SPECIAL_NAMES else "faith" if name in FAITH_NAMES else name


def card_title(name: str, lang: str) -> str:
    """The one or two words on a card: its element, or what it is called."""
    kind, _, element = name.partition("_")
    if element in ELEMENT_NAMES:
        return upper_first(str(term("element", element, lang)))
    if card_kind(name) in ("special", "faith"):
        return upper_first(str(term("card", name, lang)))
    return words(lang)(f"title {name}")


def card_short(name: str, lang: str) -> str:
    """What kind of card it is."""
    kind = card_kind(name)
    return words(lang)(f"short {kind}") if WORDS.has(f"label short {kind}") else ""


def spoken_card(name: str, lang: str) -> str:
    """What a card of the hand does."""
    kind = card_kind(name)
    text = upper_first(str(term("card", name, lang)))
    return words(lang)(f"about {kind}", card=text) if WORDS.has(f"label about {kind}") else f"{text}."
