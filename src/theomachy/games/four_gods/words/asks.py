"""What is asked in 4 Gods, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Templates

ASKS: Templates = {
    "ask over": {"en": "The game is over.", "de": "Das Spiel ist zu Ende.", "it": "La partita è finita."},
    "ask chance": {
        "en": "Chance decides: a tile, a card or who begins.",
        "de": "Der Zufall entscheidet: ein Plättchen, eine Karte oder wer beginnt.",
        "it": "Decide il caso: una tessera, una carta o chi comincia.",
    },
    "ask wait": {"en": "Waiting for {who}.", "de": "Warten auf {who}.", "it": "Si aspetta {who}."},
    "ask everybody": {
        "en": "Everybody plays at once.",
        "de": "Alle spielen zugleich.",
        "it": "Si gioca tutti insieme.",
    },
    "ask colours": {
        "en": "{who}, which prophets do you take?",
        "de": "{who}, welche Propheten nimmst du?",
        "it": "{who}, quali profeti prendi?",
    },
    "ask ready": {"en": "{who}, are you ready?", "de": "{who}, bist du bereit?", "it": "{who}, sei pronto?"},
    "ask ready wait": {
        "en": "Waiting until all are ready.",
        "de": "Warten, bis alle bereit sind.",
        "it": "Si aspetta che tutti siano pronti.",
    },
    "ask play": {
        "en": "{who}: place, discard, draw, take, choose a god, build, or pass?",
        "de": "{who}: legen, ablegen, ziehen, nehmen, Gottheit wählen, bauen oder passen?",
        "it": "{who}: piazzare, scartare, pescare, prendere, scegliere una divinità, costruire o passare?",
    },
    "ask turn": {
        "en": "{who}, it is your turn: place, discard, draw, take, choose a god, build, or end the turn?",
        "de": "{who}, du bist am Zug: legen, ablegen, ziehen, nehmen, Gottheit wählen, bauen oder beenden?",
        "it": "{who}, tocca a te: piazzare, scartare, pescare, prendere, scegliere una divinità, costruire o finire?",
    },
    "ask taken": {
        "en": "{who}, place the tile you took, or put it away.",
        "de": "{who}, lege das genommene Plättchen in die Welt oder lege es ab.",
        "it": "{who}, piazza la tessera presa, oppure riponila.",
    },
    "ask where": {
        "en": "{who}, where does the tile ({face}) go?",
        "de": "{who}, wohin mit dem Plättchen ({face})?",
        "it": "{who}, dove va la tessera ({face})?",
    },
    "ask where city": {
        "en": "{who}, where do you build the city?",
        "de": "{who}, wo baust du die Stadt?",
        "it": "{who}, dove costruisci la città?",
    },
    "ask whence": {
        "en": "{who}, which of your prophets walks to cell {cell}?",
        "de": "{who}, welcher deiner Propheten wandert nach Feld {cell}?",
        "it": "{who}, quale dei tuoi profeti va nella casella {cell}?",
    },
    "ask which": {
        "en": "{who}, which tile stands illegally?",
        "de": "{who}, welches Plättchen liegt falsch?",
        "it": "{who}, quale tessera è piazzata male?",
    },
    "ask prophet": {
        "en": "{who}, a prophet on cell {cell}?",
        "de": "{who}, ein Prophet auf Feld {cell}?",
        "it": "{who}, un profeta nella casella {cell}?",
    },
    "ask second": {
        "en": "{who}, a second tile?",
        "de": "{who}, ein zweites Plättchen?",
        "it": "{who}, una seconda tessera?",
    },
    "ask cooling": {
        "en": "{who}, a moment: your last action has only just been done.",
        "de": "{who}, einen Augenblick: deine letzte Aktion ist gerade erst geschehen.",
        "it": "{who}, un momento: la tua ultima azione è appena stata fatta.",
    },
    "ask answer": {
        "en": "{who}, did you place the wrong tile in cell {cell}?",
        "de": "{who}, hast du das falsche Plättchen auf Feld {cell} gelegt?",
        "it": "{who}, hai piazzato tu la tessera sbagliata nella casella {cell}?",
    },
    "ask lose": {
        "en": "{who}, which prophet do you lose?",
        "de": "{who}, welchen Propheten verlierst du?",
        "it": "{who}, quale profeta perdi?",
    },
    "ask tokens": {
        "en": "{who}, which colour is credited with a destroyed city?",
        "de": "{who}, welcher Farbe wird eine zerstörte Stadt gutgeschrieben?",
        "it": "{who}, a quale colore va una città distrutta?",
    },
}
