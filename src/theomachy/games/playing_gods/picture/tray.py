"""What the viewer can play, as HTML: answers to the question, gods, loot, and the cards in the hand."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from theomachy.core.words import upper_first
from theomachy.drawing.html import choice, el, inline, picture, several
from theomachy.drawing.svg import NOTHING, Markup, join
from theomachy.games.playing_gods.picture.coasts import known_shapes
from theomachy.games.playing_gods.picture.pieces import HUES, use_piece
from theomachy.games.playing_gods.picture.signs import card_hue
from theomachy.games.playing_gods.table.names import form_cards
from theomachy.games.playing_gods.words.names import attack_words
from theomachy.games.playing_gods.words.picture import Say, land_words, offers, term, words
from theomachy.games.playing_gods.words.spoken import card_kind, card_short, card_title, space_sentence, spoken_card

View = Mapping[str, Any]

BUTTONS = {
    "conversion space": ("draw",), "gain space": ("pass",), "godkiller space": ("pass",), "steal space": ("pass",),
    "portal": ("end",), "naming": ("done",), "protecting": ("pass",), "saving": ("pass",), "offering": ("go",),
    "defending": ("pass",), "rising": ("resurrect", "stay_out"),
}  # fmt: skip
ORDER = ("protection", "immunity", "attack", "special", "faith")
CARD = "-40 -40 80 80"


def in_order(hand: list[str]) -> list[str]:
    """Cards as they lie in a hand: wards, attacks, specials, conversions, others; each kind once."""
    place = {kind: i for i, kind in enumerate(ORDER)}
    return sorted(dict.fromkeys(hand), key=lambda name: place.get(card_kind(name), len(ORDER)))


def draw_tray(view: View, lang: str) -> Markup:
    """The tray: what answers the question, and the hand below or beside it."""
    say = words(lang)
    hand = view["players"][view["viewer"]]["hand"] if view["viewer"] is not None else None
    answers = draw_answers(view, say, lang) if view["viewer"] is not None and view["turn"] == view["viewer"] else []
    parts = [el("div", *answers, class_="answers")] if answers else []
    if still_to_name(view):
        parts.append(el("span", hidden=True, data_left=still_to_name(view)))
    if hand is None:
        parts.append(el("p", say("watching"), class_="tray-head"))
    elif not hand:
        parts.append(el("p", say("no cards"), class_="tray-head"))
    else:
        cards = [held(f"card:{name}", name, hand.count(name), lang) for name in in_order(hand)]
        handle = el("button", say("cards held", n=len(hand)), type="button", class_="drawer", data_drawer="tray")
        parts += [handle, el(
            "div", *cards, class_="hand", role="group", aria_label=upper_first(say("hand")),
            data_questions=attack_questions(view, say, lang),
        )]  # fmt: skip
    return several(*parts)


def still_to_name(view: View) -> int:
    """Followers that must still fall, or territories that still go over, where the viewer names each by itself."""
    if view["turn"] != view["viewer"]:
        return 0
    if view["step"] == "dividing":
        return int(view["attack"]["left"])
    if view["step"] == "converting":
        return int(view["conversion"]["lands"]) - len(view["conversion"]["named"])
    return 0


def attack_questions(view: View, say: Say, lang: str) -> str | None:
    """What is asked once the cards of an attack are chosen: where it shall fall, and how many fall at most."""
    if not view["portal"] or view["turn"] != view["viewer"]:
        return None
    found = {
        " ".join(f"card:{name}" for name in form_cards(entry["form"])): say(
            "where attack", form=upper_first(attack_words(entry["form"], lang)), kills=entry["kills"]
        )
        for entry in view["portal"]["attacks"] if entry["lands"]
    }  # fmt: skip
    return json.dumps(found, ensure_ascii=False) if found else None


@lru_cache(1024)
def held(target: str, name: str, count: int, lang: str) -> Markup:
    """A card face up; equal ones lie as one, with their number."""
    spoken = spoken_card(name, lang)
    question = words(lang)("where gain") if target == "card:gain_one_sect" else None
    return el(
        "button", el("strong", card_title(name, lang)), picture(f"page-card-{name}", box=CARD),
        el("small", card_short(name, lang)), el("b", f"×{count}", class_="count") if count > 1 else NOTHING,
        type="button", class_=f"choice handcard tone-{card_hue(name)}", data_target=target, data_place=target,
        data_key=target, title=spoken, data_question=question,
        aria_label=f"{spoken} (×{count})" if count > 1 else spoken,
    )  # fmt: skip


def act(target: str, about: str, *children: object, answer: bool = False) -> Markup:
    """Something that answers the question; `about` says what it does."""
    return choice(target, *children, class_="act answer" if answer else "act", about=about)


def draw_answers(view: View, say: Say, lang: str) -> list[Markup]:
    """Everything that answers the question and is no place of the board."""
    found = [*ways(view, say, lang)]
    theft = view["theft"]
    if theft:
        found += draw_loot(theft, lang)
    for seat, what, why in offers(view, lang):
        hue = HUES[view["players"][seat]["colour"]]
        lines = el("span", el("strong", what), el("small", why), class_="lines")
        found.append(act(f"god:{seat}", f"{what}: {why}", picture(f"page-figure-{hue}", box="-24 -24 48 52"), lines))
    for name in BUTTONS.get(view["step"], ()):
        drawn = picture("page-back-conversion", box="-32 -44 64 88") if name == "draw" else NOTHING
        about = say(f"about answer {name}", n=view["cards_here"])
        found.append(
            act(f"button:{name}", about, drawn, el("span", say(f"button {name}", n=view["cards_here"])), answer=True)
        )
    if view["fortify"]:  # the same places can be clicked on the map
        for land in view["lands"]:
            if land["id"] in view["fortify"]:
                city = picture("page-city", box="-24 -36 48 40")
                name = land_words(land, lang)
                about = say("about answer fortify", land=name)
                found.append(
                    act(f"land:{land['id']}", about, city, el("span", say("button fortify", land=name)), answer=True)
                )
    return found


def ways(view: View, say: Say, lang: str) -> list[Markup]:
    """Both ends of a roll."""
    shapes = dict(zip((c["id"] for c in view["continents"]), known_shapes([c["id"] for c in view["continents"]]),
                      strict=True))  # fmt: skip
    found = []
    for entry in view["landings"]:
        steps, kind = entry["steps"], entry["kind"]
        sign = f"portal-{shapes[entry['continent']]}" if kind == "portal" else kind
        place = term("continent", entry.get("continent", ""), lang)
        what = say(f"space {kind}", continent=place, n=view["cards_here"])
        if kind == "portal":
            what += ", " + say("free" if entry["free"] else "shared" if entry["usable"] else "closed")
        text = el(
            "span", el("strong", upper_first(say("way forward" if steps > 0 else "way back"))), el("small", what),
            class_="lines",
        )  # fmt: skip
        number = el("b", f"{steps:+d}".replace("-", "−"), class_="price")
        space = inline(join((use_piece(f"plate-{kind}"), use_piece(f"sign-{sign}"))), "-37 -37 74 78")
        about = say(
            "about answer way", steps=abs(steps), way=say("way forward" if steps > 0 else "way back"),
            space=space_sentence(kind, entry.get("continent", ""), (), view["cards_here"], lang),
        )  # fmt: skip
        found.append(act(f"move:{steps:+d}", about, space, text, number, answer=True))
    return found


def draw_loot(theft: View, lang: str) -> list[Markup]:
    """What a thief can take: cards seen, or their backs, or immunities that lie open."""
    found = [held(f"loot:{name}", name, 1, lang) for name in theft["hand"] or ()]
    if theft["blind"]:
        for back in theft["backs"]:
            name = upper_first(str(term("back", back, lang)))
            about = words(lang)("about answer back", card=name)
            drawn = picture(f"page-back-{back}", box="-32 -44 64 88")
            found.append(act(f"back:{back}", about, drawn, el("span", name)))
    for element in theft["open"]:
        found.append(held(f"open:{element}", f"immunity_{element}", 1, lang))
    return found
