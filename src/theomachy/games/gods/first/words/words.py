"""The sentences of GODS, first edition, in English, German and Italian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.core.words import plain_sentence
from theomachy.games.gods.common.rules.actions import kind_in
from theomachy.games.gods.common.words.common import GodsWords
from theomachy.games.gods.common.words.options import COMMON_OPTIONS
from theomachy.games.gods.common.words.places import place_names
from theomachy.games.gods.common.words.sentences import ACTIONS, ASKS, CARDS, COLOURS, EVENTS, GODS
from theomachy.games.gods.first.rules.actions import END_GAME, PLAY_ON
from theomachy.games.gods.first.rules.refusals import rule_against_first
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.first.words.options import OPTIONS
from theomachy.games.gods.first.words.refusals import REFUSALS

__all__ = ["ask", "option", "option_value", "place_names", "say", "seat_title", "tell", "why"]

VOCABULARY = {
    "en": {
        "power": "# crystal|# crystals", "power word": "crystals",
        "a stone": "a god token", "stone": "god token", "stones": "god tokens",
    },
    "de": {
        "power": "# Kristall|# Kristalle", "power word": "Kristalle",
        "a stone": "einen Göttermarker", "stone": "Göttermarker", "no stone": "keinen Göttermarker",
        "the stone": "der Göttermarker", "stones": "Göttermarker", "the stones": "die Göttermarker",
    },
    "it": {
        "power": "# cristallo|# cristalli", "power word": "cristalli",
        "a stone": "un segnalino", "stone": "segnalino", "stones": "segnalini", "the stone": "il segnalino",
        "the stones": "i segnalini",
    },
}  # fmt: skip

OWN_TILES = {
    "extra": {
        "en": {"a": "a mediation", "the": "the mediation", "bare": "mediation"},
        "de": {"a": "eine Vermittlung", "acc": "eine Vermittlung", "the": "die Vermittlung", "bare": "Vermittlung"},
        "it": {"a": "una mediazione", "the": "la mediazione", "bare": "mediazione"},
    },
    "end": {
        "en": {"a": "the end tile", "the": "the end tile", "bare": "end tile"},
        "de": {"a": "das Endplättchen", "acc": "das Endplättchen", "the": "das Endplättchen", "bare": "Endplättchen"},
        "it": {"a": "la tessera finale", "the": "la tessera finale", "bare": "tessera finale"},
    },
}

FIRST_EVENTS: Mapping[str, Mapping[str, str]] = {
    "drawn": {
        "en": "{card:a} comes up.",
        "de": "Aufgedeckt wird {card:a}.",
        "it": "Si scopre {card:a}.",
    },
    "twins back": {
        "en": "Both open tiles are the same ({card:bare}): they go back into the bag.",
        "de": "Beide offenen Plättchen sind gleich ({card:bare}): sie kommen zurück in den Beutel.",
        "it": "Le due tessere scoperte sono uguali ({card:bare}): tornano nel sacchetto.",
    },
    "whirlwind": {
        "en": "{who} unleashes the whirlwind; the tile leaves the game.",
        "de": "{who} entfesselt den Wirbelwind; das Plättchen kommt aus dem Spiel.",
        "it": "{who} scatena il vortice; la tessera esce dal gioco.",
    },
    "extra taken": {
        "en": "{who} takes the mediation tile, for a later turn.",
        "de": "{who} nimmt die Vermittlung, für einen späteren Zug.",
        "it": "{who} prende la mediazione, per un turno successivo.",
    },
    "extra played": {
        "en": "{who} uses a mediation tile: one more action.",
        "de": "{who} setzt eine Vermittlung ein: eine Aktion mehr.",
        "it": "{who} usa una mediazione: un'azione in più.",
    },
    "discarded": {
        "en": "{who} takes {card:the} out of the game.",
        "de": "{who} nimmt {card:the} aus dem Spiel.",
        "it": "{who} elimina {card:the} dal gioco.",
    },
    "village": {
        "en": "{god} founds a {colour} village and gets its village tile.",
        "de": "{god} gründet ein {colour:es} Dorf und bekommt das Dorfplättchen.",
        "it": "{god} fonda un villaggio {colour:m} e riceve la tessera villaggio.",
    },
    "points tile": {
        "en": "{god} also gets a {colour} points tile, for good.",
        "de": "{god} bekommt dazu ein {colour:es} Punkteplättchen, für immer.",
        "it": "{god} riceve anche una tessera punti {colour}, per sempre.",
    },
    "no points tile": {
        "en": "No {colour} points tile is left for {god}.",
        "de": "Für {god} ist kein {colour:es} Punkteplättchen mehr da.",
        "it": "Per {god} non restano tessere punti di colore {colour:m}.",
    },
    "founded again": {
        "en": "{god} has a {colour} points tile for it already.",
        "de": "{god} hat dafür schon ein {colour:es} Punkteplättchen.",
        "it": "{god} ha già una tessera punti {colour} per questo.",
    },
    "village fell": {
        "en": "A {colour} village of {god} is lost; the village tile goes back.",
        "de": "Ein {colour:es} Dorf von {god} ist verloren; das Dorfplättchen geht zurück.",
        "it": "Un villaggio {colour:m} di {god} è perduto; la tessera villaggio torna indietro.",
    },
    "village end": {
        "en": "The turn comes to {who}, whose villages end the game; {who} may still play this turn.",
        "de": "{who} ist an der Reihe und beendet mit seinen Dörfern das Spiel; dieser Zug darf noch gespielt werden.",
        "it": "Tocca a {who}, i cui villaggi chiudono la partita; questo turno si può ancora giocare.",
    },
    "last turn": {
        "en": "{who} plays the last turn of the game.",
        "de": "{who} spielt den letzten Zug des Spiels.",
        "it": "{who} gioca l'ultimo turno della partita.",
    },
    "over GODS1-X-01": {
        "en": "The game is over: the end tile has come up.",
        "de": "Das Spiel ist zu Ende: das Endplättchen ist aufgedeckt.",
        "it": "La partita è finita: è uscita la tessera finale.",
    },
    "over GODS1-X-02": {
        "en": "The game is over: villages of three different colours.",
        "de": "Das Spiel ist zu Ende: Dörfer in drei verschiedenen Farben.",
        "it": "La partita è finita: villaggi di tre colori diversi.",
    },
    "over GODS1-X-03": {
        "en": "The game is over: four villages.",
        "de": "Das Spiel ist zu Ende: vier Dörfer.",
        "it": "La partita è finita: quattro villaggi.",
    },
    "over GODS1-X-04": {
        "en": "The game is over: the last turn is played.",
        "de": "Das Spiel ist zu Ende: der letzte Zug ist gespielt.",
        "it": "La partita è finita: l'ultimo turno è stato giocato.",
    },
    "over GODS1-B-03": {
        "en": "The game is over: the bag has too few tiles.",
        "de": "Das Spiel ist zu Ende: im Beutel sind zu wenige Plättchen.",
        "it": "La partita è finita: nel sacchetto ci sono troppo poche tessere.",
    },
    "ask refill": {
        "en": "The open tiles are made up to two.",
        "de": "Die offenen Plättchen werden auf zwei ergänzt.",
        "it": "Le tessere scoperte tornano a essere due.",
    },
    "ask after": {
        "en": "{who}, your actions are done: use a mediation tile, or end the turn?",
        "de": "{who}, deine Aktionen sind getan: eine Vermittlung einsetzen oder den Zug beenden?",
        "it": "{who}, hai finito le azioni: usi una mediazione o finisci il turno?",
    },
    "ask last turn": {
        "en": "{who}, your villages end the game: end it now, or play a last turn?",
        "de": "{who}, deine Dörfer beenden das Spiel: jetzt beenden oder noch einen letzten Zug spielen?",
        "it": "{who}, i tuoi villaggi chiudono la partita: finire subito o giocare un ultimo turno?",
    },
}

FIRST_ACTIONS: Mapping[str, Mapping[str, str]] = {
    "do take extra": {
        "en": "take the mediation tile, for free; it can be used in a later turn",
        "de": "kostenlos die Vermittlung nehmen; sie kann in einem späteren Zug eingesetzt werden",
        "it": "prendere la mediazione, gratis; si potrà usare in un turno successivo",
    },
    "do discard": {
        "en": "take {card:the} out of the game, for free",
        "de": "kostenlos {card:the} aus dem Spiel nehmen",
        "it": "eliminare {card:the} dal gioco, gratis",
    },
    "do extra": {
        "en": "use a mediation tile, for free; one more action, and the tile leaves the game",
        "de": "kostenlos eine Vermittlung einsetzen; eine Aktion mehr, und das Plättchen kommt aus dem Spiel",
        "it": "usare una mediazione, gratis; un'azione in più, e la tessera esce dal gioco",
    },
    "do draw": {
        "en": "{card:a} comes up",
        "de": "aufgedeckt wird {card:a}",
        "it": "si scopre {card:a}",
    },
    "do end game": {
        "en": "end the game now, without taking crystals",
        "de": "das Spiel jetzt beenden, ohne Kristalle zu nehmen",
        "it": "finire subito la partita, senza prendere cristalli",
    },
    "do last turn": {
        "en": "play one more turn; then the game ends, whatever the villages look like",
        "de": "noch einen Zug spielen; danach endet das Spiel, wie auch immer die Dörfer stehen",
        "it": "giocare ancora un turno; poi la partita finisce, comunque stiano i villaggi",
    },
    "will found": {
        "en": "{god} founds a {colour} village",
        "de": "{god} gründet ein {colour:es} Dorf",
        "it": "{god} fonda un villaggio {colour:m}",
    },
    "will earn": {
        "en": "{god} gets a {colour} points tile",
        "de": "{god} bekommt ein {colour:es} Punkteplättchen",
        "it": "{god} riceve una tessera punti {colour}",
    },
    "will fall": {
        "en": "{god} loses a {colour} village",
        "de": "{god} verliert ein {colour:es} Dorf",
        "it": "{god} perde un villaggio {colour:m}",
    },
}

WORDS = GodsWords(
    "gods-first",
    (EVENTS, ACTIONS, ASKS, FIRST_EVENTS, FIRST_ACTIONS, COMMON_OPTIONS, OPTIONS),
    {"god": GODS, "colour": COLOURS, "card": {**CARDS, **OWN_TILES}},
    VOCABULARY,
)
WORDS.effects = {"village": "will found", "points tile": "will earn", "village fell": "will fall"}


def say(position: GodsFirst, event: Event, lang: str = "en") -> str:
    """What happened. Only the names of the gods are taken from the position, so it may be a later one."""
    if event.kind == "game over":
        winners: Any = event.data["winners"]
        names = [WORDS.god(position, seat, lang) for seat in winners]
        return f"{WORDS.sentence(f'over {event.clause}', lang)} {WORDS.victory(names, event.data['points'], lang)}"
    sentence = WORDS.say_shared(position, event, lang)
    return sentence[:1].upper() + sentence[1:]  # it may begin with the name of a tile


def tell(position: GodsFirst, player: int, action: int, lang: str = "en") -> str:
    """What an action means before it is done: what and at what price; after a semicolon what it brings about."""
    kind = kind_in(action)
    if kind == END_GAME:
        return "; ".join([WORDS.sentence("do end game", lang), *WORDS.foreseen(position, player, action, lang)])
    if kind == PLAY_ON:
        return WORDS.sentence("do last turn", lang)
    return WORDS.tell_shared(position, player, action, lang)


def why(position: GodsFirst, player: int, action: int, lang: str = "en") -> str:
    """Why this cannot be done now, in one sentence; empty if it can."""
    rule = rule_against_first(position, i64(player), i64(action))
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
