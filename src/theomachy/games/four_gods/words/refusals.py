"""Why something cannot be done now in 4 Gods, and what beat it, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Templates

WHY: Templates = {
    "game-over": {"en": "The game is over.", "de": "Das Spiel ist zu Ende.", "it": "La partita è finita."},
    "not-started": {
        "en": "The game has not started yet.",
        "de": "Das Spiel hat noch nicht begonnen.",
        "it": "La partita non è ancora cominciata.",
    },
    "not-your-turn": {
        "en": "That is not yours to do now.",
        "de": "Das ist jetzt nicht an dir.",
        "it": "Ora non tocca a te.",
    },
    "not-in-this-mode": {
        "en": "This table does not play with that.",
        "de": "An diesem Tisch gibt es das nicht.",
        "it": "A questo tavolo non si usa.",
    },
    "too-soon": {
        "en": "Too soon: a moment must pass between two actions.",
        "de": "Zu früh: zwischen zwei Aktionen muss ein Augenblick vergehen.",
        "it": "Troppo presto: tra due azioni deve passare un momento.",
    },
    "lose-first": {
        "en": "First choose the prophet that you lose.",
        "de": "Wähle erst den Propheten, den du verlierst.",
        "it": "Prima scegli il profeta che perdi.",
    },
    "finish-first": {
        "en": "First say where it goes, or take the last step back.",
        "de": "Sag erst, wohin damit, oder nimm den letzten Schritt zurück.",
        "it": "Prima di' dove va, oppure riprendi l'ultimo passo.",
    },
    "take-up-first": {
        "en": "First say with what: take up the tile, the city or the challenge.",
        "de": "Sag erst, womit: nimm das Plättchen, die Stadt oder die Beanstandung auf.",
        "it": "Prima di' con che cosa: prendi la tessera, la città o la contestazione.",
    },
    "place-or-put-first": {
        "en": "First place the tile that you took from a row, or put it away.",
        "de": "Erst muss das genommene Plättchen gelegt oder abgelegt werden.",
        "it": "Prima piazza o riponi la tessera presa da una fila.",
    },
    "no-such-tile": {
        "en": "You do not hold that tile.",
        "de": "Dieses Plättchen hast du nicht in der Hand.",
        "it": "Non hai in mano quella tessera.",
    },
    "tile-gone": {
        "en": "That tile lies in no row any more{beat}.",
        "de": "Dieses Plättchen liegt in keiner Reihe mehr{beat}.",
        "it": "Quella tessera non è più in nessuna fila{beat}.",
    },
    "no-god": {
        "en": "For that you need a god.",
        "de": "Dazu brauchst du eine Gottheit.",
        "it": "Ti serve una divinità.",
    },
    "god-already-chosen": {
        "en": "Your choice of a god is final.",
        "de": "Deine Wahl der Gottheit ist endgültig.",
        "it": "La tua scelta della divinità è definitiva.",
    },
    "god-taken": {"en": "Taken{beat}.", "de": "Schon vergeben{beat}.", "it": "Già presa{beat}."},
    "no-city-left": {
        "en": "All cities have been built.",
        "de": "Alle Städte sind gebaut.",
        "it": "Tutte le città sono state costruite.",
    },
    "no-city-here": {"en": "There is no city.", "de": "Dort steht keine Stadt.", "it": "Lì non c'è una città."},
    "own-city": {
        "en": "Nobody destroys an own city.",
        "de": "Niemand zerstört die eigene Stadt.",
        "it": "Nessuno distrugge una propria città.",
    },
    "no-tile-here": {"en": "There is no tile.", "de": "Dort liegt kein Plättchen.", "it": "Lì non c'è una tessera."},
    "hand-not-free": {
        "en": "You need a free hand.",
        "de": "Du brauchst eine freie Hand.",
        "it": "Ti serve una mano libera.",
    },
    "both-hands-needed": {
        "en": "To draw both hands must be free.",
        "de": "Zum Ziehen müssen beide Hände frei sein.",
        "it": "Per pescare servono entrambe le mani libere.",
    },
    "row-full": {"en": "Your row is full.", "de": "Deine Reihe ist voll.", "it": "La tua fila è piena."},
    "bag-empty": {
        "en": "There are not enough tiles in the bag.",
        "de": "Im Beutel sind nicht genug Plättchen.",
        "it": "Nel sacchetto non ci sono abbastanza tessere.",
    },
    "occupied": {"en": "The cell is taken{beat}.", "de": "Das Feld ist besetzt{beat}.", "it": "Occupata{beat}."},
    "too-few-edges": {
        "en": "There are fewer than two straight edges.",
        "de": "Dort gibt es keine zwei geraden Kanten.",
        "it": "Non ci sono due bordi dritti.",
    },
    "does-not-match": {
        "en": "The tile does not match its neighbours there.",
        "de": "Das Plättchen passt dort nicht zu seinen Nachbarn.",
        "it": "La tessera non combacia con le vicine.",
    },
    "no-use": {
        "en": "You could do nothing with it now.",
        "de": "Du könntest jetzt nichts damit anfangen.",
        "it": "Ora non ti servirebbe a nulla.",
    },
    "must-place": {
        "en": "The tile you took fits somewhere, so it must be placed.",
        "de": "Das genommene Plättchen passt irgendwo, also muss es gelegt werden.",
        "it": "La tessera presa va bene da qualche parte: bisogna piazzarla.",
    },
    "too-late": {
        "en": "Too late: that belongs to the moment right after the placing or drawing.",
        "de": "Zu spät: das gehört zum Augenblick gleich nach dem Legen oder Ziehen.",
        "it": "Troppo tardi: si fa solo subito dopo aver piazzato o pescato.",
    },
    "no-prophet": {
        "en": "There is no prophet that could do that.",
        "de": "Kein Prophet kann das tun.",
        "it": "Nessun profeta può farlo.",
    },
    "reserve-not-empty": {
        "en": "Prophets migrate only when the reserve is empty.",
        "de": "Propheten wandern nur, wenn der Vorrat leer ist.",
        "it": "I profeti migrano solo con la riserva vuota.",
    },
    "beat tile": {"en": "a tile of {who}", "de": "ein Plättchen von {who}", "it": "una tessera di {who}"},
    "beat city": {"en": "a city of {colour}", "de": "eine Stadt von {colour}", "it": "una città del colore {colour}"},
    "beat frame": {"en": "the frame", "de": "der Rahmen", "it": "la cornice"},
    "beat hand": {"en": "{who} holds it", "de": "{who} hat es in der Hand", "it": "l'ha in mano {who}"},
    "beat world": {"en": "it lies in the world", "de": "es liegt in der Welt", "it": "è nel mondo"},
    "beat bag": {"en": "it is in the bag", "de": "es ist im Beutel", "it": "è nel sacchetto"},
    "beat owner": {"en": "{who} has it", "de": "{who} hat sie", "it": "ce l'ha {who}"},
}
