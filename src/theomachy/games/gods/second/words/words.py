"""The sentences of GODS, second edition, in English, German and Italian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.core.words import plain_sentence
from theomachy.games.gods.common.rules.refusals import rule_against
from theomachy.games.gods.common.words.common import GodsWords
from theomachy.games.gods.common.words.options import COMMON_OPTIONS
from theomachy.games.gods.common.words.places import place_names
from theomachy.games.gods.common.words.refusals import REFUSALS
from theomachy.games.gods.common.words.sentences import ACTIONS, ASKS, CARDS, COLOURS, EVENTS, GODS
from theomachy.games.gods.second.rules.rules import GodsSecond
from theomachy.games.gods.second.words.options import OPTIONS

__all__ = ["ask", "option", "option_value", "place_names", "say", "seat_title", "tell", "why"]

VOCABULARY = {
    "en": {
        "power": "# power|# power", "power word": "power",
        "a stone": "a god stone", "stone": "god stone", "stones": "god stones",
    },
    "de": {
        "power": "# Machtpunkt|# Machtpunkte", "power word": "Macht",
        "a stone": "einen Götterstein", "stone": "Götterstein", "no stone": "keinen Götterstein",
        "the stone": "der Götterstein", "stones": "Göttersteine", "the stones": "die Göttersteine",
    },
    "it": {
        "power": "# punto potere|# punti potere", "power word": "potere",
        "a stone": "una pietra", "stone": "pietra", "stones": "pietre", "the stone": "la pietra",
        "the stones": "le pietre",
    },
}  # fmt: skip

EXTRA_CARD = {
    "extra": {
        "en": {"a": "an extra action", "the": "the extra action", "bare": "extra action"},
        "de": {"a": "eine Extraaktion", "acc": "eine Extraaktion", "the": "die Extraaktion", "bare": "Extraaktion"},
        "it": {"a": "un'azione extra", "the": "l'azione extra", "bare": "azione extra"},
    },
}

SECOND_EVENTS: Mapping[str, Mapping[str, str]] = {
    "drawn": {
        "en": "The sack gives {card:a}.",
        "de": "Aus dem Beutel kommt {card:a}.",
        "it": "Dal sacchetto esce {card:a}.",
    },
    "put aside": {
        "en": "The same card lies on the display already, so {card:the} is put aside.",
        "de": "Die gleiche Karte liegt schon in der Auslage: {card:a} kommt zur Seite.",
        "it": "La stessa carta è già esposta: questa va messa da parte.",
    },
    "put back": {
        "en": "{number:# card|# cards} put aside ({card:bare}) {number:goes|go} back into the sack.",
        "de": "{number:# Karte|# Karten} von der Seite ({card:bare}) {number:kommt|kommen} zurück in den Beutel.",
        "it": "{number:# carta messa|# carte messe} da parte ({card:bare}) {number:torna|tornano} nel sacchetto.",
    },
    "extra taken": {
        "en": "{who} takes the extra-action card, for a later turn.",
        "de": "{who} nimmt die Extraaktion, für einen späteren Zug.",
        "it": "{who} prende l'azione extra, per un turno successivo.",
    },
    "extra played": {
        "en": "{who} plays an extra-action card: one more action.",
        "de": "{who} spielt eine Extraaktion aus: eine Aktion mehr.",
        "it": "{who} gioca un'azione extra: un'azione in più.",
    },
    "discarded": {
        "en": "{who} puts {card:the} back into the sack.",
        "de": "{who} legt {card:the} zurück in den Beutel.",
        "it": "{who} rimette {card:the} nel sacchetto.",
    },
    "nation": {
        "en": "{god} unites a {colour} nation and gets its points card.",
        "de": "{god} eint ein {colour:es} Volk und bekommt die Punktekarte.",
        "it": "{god} unisce una nazione {colour} e riceve la sua carta punti.",
    },
    "chip": {
        "en": "{god} is the first to do so and gets the {colour} points chip, for good.",
        "de": "{god} ist damit zuerst und bekommt den {colour:n} Punktechip, für immer.",
        "it": "{god} è il primo a riuscirci e riceve per sempre il gettone punti {colour:m}.",
    },
    "nation fell": {
        "en": "A {colour} nation of {god} falls apart; the points card goes back.",
        "de": "Ein {colour:es} Volk von {god} zerfällt; die Punktekarte geht zurück.",
        "it": "Una nazione {colour} di {god} si sfalda; la carta punti torna indietro.",
    },
    "over GODS2-X-01": {
        "en": "The game is over: the points are reached.",
        "de": "Das Spiel ist zu Ende: die Punkte sind erreicht.",
        "it": "La partita è finita: i punti sono raggiunti.",
    },
    "over GODS2-X-02": {
        "en": "The game is over: no different card is left for the display.",
        "de": "Das Spiel ist zu Ende: für die Auslage gibt es keine andere Karte mehr.",
        "it": "La partita è finita: non resta una carta diversa da esporre.",
    },
    "over GODS2-X-03": {
        "en": "The game is over: the sack cannot fill the display.",
        "de": "Das Spiel ist zu Ende: der Beutel kann die Auslage nicht mehr füllen.",
        "it": "La partita è finita: il sacchetto non basta più per le carte da esporre.",
    },
    "over GODS2-R-37": {
        "en": "The game is over: the agreed number of turns is played.",
        "de": "Das Spiel ist zu Ende: die vereinbarte Zahl der Züge ist gespielt.",
        "it": "La partita è finita: i turni concordati sono stati giocati.",
    },
    "ask refill": {
        "en": "The display is refilled from the sack.",
        "de": "Die Auslage wird aus dem Beutel aufgefüllt.",
        "it": "Le carte esposte si completano dal sacchetto.",
    },
    "ask after": {
        "en": "{who}, your actions are done: play an extra action, or end the turn?",
        "de": "{who}, deine Aktionen sind getan: eine Extraaktion ausspielen oder den Zug beenden?",
        "it": "{who}, hai finito le azioni: giochi un'azione extra o finisci il turno?",
    },
}

SECOND_ACTIONS: Mapping[str, Mapping[str, str]] = {
    "do take extra": {
        "en": "take the extra-action card, for free; it can be played in a later turn",
        "de": "kostenlos die Extraaktion nehmen; sie kann in einem späteren Zug ausgespielt werden",
        "it": "prendere l'azione extra, gratis; si potrà giocare in un turno successivo",
    },
    "do discard": {
        "en": "put {card:the} back into the sack, for free",
        "de": "kostenlos {card:the} zurück in den Beutel legen",
        "it": "rimettere {card:the} nel sacchetto, gratis",
    },
    "do extra": {
        "en": "play an extra-action card, for free; one more action, and the card leaves the game",
        "de": "kostenlos eine Extraaktion ausspielen; eine Aktion mehr, und die Karte kommt aus dem Spiel",
        "it": "giocare un'azione extra, gratis; un'azione in più, e la carta esce dal gioco",
    },
    "do draw": {
        "en": "the sack gives {card:a}",
        "de": "aus dem Beutel kommt {card:a}",
        "it": "dal sacchetto esce {card:a}",
    },
    "will unite": {
        "en": "{god} unites a {colour} nation",
        "de": "{god} eint ein {colour:es} Volk",
        "it": "{god} unisce una nazione {colour}",
    },
    "will fall": {
        "en": "{god} loses a {colour} nation",
        "de": "{god} verliert ein {colour:es} Volk",
        "it": "{god} perde una nazione {colour}",
    },
}

WORDS = GodsWords(
    "gods-second",
    (EVENTS, ACTIONS, ASKS, SECOND_EVENTS, SECOND_ACTIONS, COMMON_OPTIONS, OPTIONS),
    {"god": GODS, "colour": COLOURS, "card": {**CARDS, **EXTRA_CARD}},
    VOCABULARY,
)
WORDS.effects = {"nation": "will unite", "nation fell": "will fall"}


def say(position: GodsSecond, event: Event, lang: str = "en") -> str:
    """What happened. Only the names of the gods are taken from the position, so it may be a later one."""
    if event.kind == "game over":
        winners: Any = event.data["winners"]
        names = [WORDS.god(position, seat, lang) for seat in winners]
        return f"{WORDS.sentence(f'over {event.clause}', lang)} {WORDS.victory(names, event.data['points'], lang)}"
    return WORDS.say_shared(position, event, lang)


def tell(position: GodsSecond, player: int, action: int, lang: str = "en") -> str:
    """What an action means before it is done: what and at what price; after a semicolon what it brings about."""
    return WORDS.tell_shared(position, player, action, lang)


def why(position: GodsSecond, player: int, action: int, lang: str = "en") -> str:
    """Why this cannot be done now, in one sentence; empty if it can."""
    rule = rule_against(position, i64(player), i64(action))
    return plain_sentence(REFUSALS, rule, lang) if rule else ""


def ask(view: Mapping[str, Any], lang: str = "en") -> str:
    """What is asked now, or whom the table waits for."""
    return WORDS.ask_shared(view, lang)


def seat_title(name: str, lang: str = "en") -> str:
    """A god's name as a sentence writes it."""
    return str(WORDS.term("god", name, lang))


def option(option_id: str, lang: str = "en") -> str:
    """What the table decides with this option."""
    return WORDS.option(option_id, lang)


def option_value(option_id: str, value: Value, lang: str = "en") -> str:
    """What this value of the option means."""
    return WORDS.option_value(option_id, value, lang)
