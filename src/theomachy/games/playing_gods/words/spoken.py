"""Things of the board as sentences: what pointing at them says, and what screen readers read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.core.words import upper_first
from theomachy.games.playing_gods.table.names import ELEMENT_NAMES, FAITH_NAMES, SPECIAL_NAMES
from theomachy.games.playing_gods.words.names import WORDS
from theomachy.games.playing_gods.words.picture import god_words, land_words, listing, term, words

View = Mapping[str, Any]


def spoken_space(view: View, number: int, lang: str) -> str:
    """What a space of the ring is for, and who stands there."""
    space = view["ring"][number]
    here = [p["seat"] for p in view["players"] if p["figure"] == number]
    names = god_words(view, lang) if here else []
    standing = tuple(names[seat] for seat in here)
    return space_sentence(space["kind"], space["continent"] or "", standing, view["cards_here"], lang)


@lru_cache(1024)
def space_sentence(kind: str, continent: str, here: tuple[str, ...], cards: int, lang: str) -> str:
    say = words(lang)
    text = say(f"space about {kind}", continent=term("continent", continent, lang), n=cards)
    return f"{text} {say('stands here', gods=WORDS.listing(list(here), lang))}" if here else text


def spoken_land(view: View, land: View, lang: str) -> str:
    """Who rules a territory with how many sects, and what lies below."""
    names = god_words(view, lang)
    stack = tuple(names[seat] for seat in land["stack"])
    return land_sentence(land_words(land, lang), land["continent"], stack, land["live"], land["holy"], lang)


@lru_cache(4096)
def land_sentence(name: str, continent: str, stack: tuple[str, ...], live: int, holy: bool, lang: str) -> str:
    say = words(lang)
    place = {"land": name, "continent": term("continent", continent, lang)}
    parts = [say("land ruled", who=stack[-1], n=live, **place) if stack else say("land empty", **place)]
    buried = stack[: len(stack) - live]
    if buried:
        parts.append(say("land below", gods=", ".join(reversed(buried))))
    if live > 1:
        parts.append(say("land firm"))
    if holy:
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
    element = name.partition("_")[2]
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
