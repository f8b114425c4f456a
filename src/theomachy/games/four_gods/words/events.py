"""What happens in 4 Gods, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Templates

EVENTS: Templates = {
    "begin": {
        "en": "All are ready: everybody plays at once.",
        "de": "Alle sind bereit: alle spielen zugleich.",
        "it": "Tutti sono pronti: si gioca tutti insieme.",
    },
    "starter": {"en": "{who} begins.", "de": "{who} beginnt.", "it": "Comincia {who}."},
    "ready": {"en": "{who} is ready.", "de": "{who} ist bereit.", "it": "{who} è pronto."},
    "colour": {
        "en": "{who} takes the {colour} prophets.",
        "de": "{who} nimmt die Propheten in {colour}.",
        "it": "{who} prende i profeti di colore {colour}.",
    },
    "card": {
        "en": "{who} is dealt a god card for {colour}: {god}.",
        "de": "{who} bekommt für {colour} eine Götterkarte: {god}.",
        "it": "{who} riceve per il colore {colour} una carta divinità: {god}.",
    },
    "pass": {"en": "{who} passes.", "de": "{who} passt.", "it": "{who} passa."},
    "turn": {"en": "It is the turn of {who}.", "de": "{who} ist am Zug.", "it": "È il turno di {who}."},
    "time": {
        "en": "The time of {who} is over.",
        "de": "Die Zeit von {who} ist um.",
        "it": "Il tempo di {who} è finito.",
    },
    "drawn": {
        "en": "{who} draws a tile{tile} from the bag.",
        "de": "{who} zieht ein Plättchen{tile} aus dem Beutel.",
        "it": "{who} pesca una tessera{tile} dal sacchetto.",
    },
    "last tile": {
        "en": "That was the last tile of the bag.",
        "de": "Das war das letzte Plättchen im Beutel.",
        "it": "Era l'ultima tessera del sacchetto.",
    },
    "to row": {
        "en": "{who} puts a tile{tile} into the row of {row}.",
        "de": "{who} legt ein Plättchen{tile} in die Reihe von {row}.",
        "it": "{who} mette una tessera{tile} nella fila di {row}.",
    },
    "to bag": {
        "en": "A tile{tile} goes from {who} into the bag.",
        "de": "Ein Plättchen{tile} geht von {who} in den Beutel.",
        "it": "Una tessera{tile} passa da {who} nel sacchetto.",
    },
    "take": {
        "en": "{who} takes a tile{tile} from the row of {row}; it must be placed or put away next.",
        "de": "{who} nimmt ein Plättchen{tile} aus der Reihe von {row}; es muss gleich gelegt oder abgelegt werden.",
        "it": "{who} prende una tessera{tile} dalla fila di {row}; va subito piazzata o riposta.",
    },
    "flip": {
        "en": "{who} turns over a tile in the row of {row}; now lies up: {face}.",
        "de": "{who} dreht ein Plättchen in der Reihe von {row} um; oben liegt jetzt: {face}.",
        "it": "{who} gira una tessera nella fila di {row}; ora si vede: {face}.",
    },
    "place": {
        "en": "{who} places a tile in cell {cell}: {face}.",
        "de": "{who} legt ein Plättchen auf Feld {cell}: {face}.",
        "it": "{who} piazza una tessera nella casella {cell}: {face}.",
    },
    "destroy": {
        "en": "Cataclysm! {who} destroys the city of {colour} in cell {cell} with a tile: {face}.",
        "de": "Kataklysmus! {who} zerstört die Stadt von {colour} auf Feld {cell} mit einem Plättchen: {face}.",
        "it": "Cataclisma! {who} distrugge la città del colore {colour} nella casella {cell} con una tessera: {face}.",
    },
    "prophet": {
        "en": "{who} sends a {colour} prophet to the {terrain} of cell {cell}.",
        "de": "{who} schickt einen Propheten ({colour}) nach Feld {cell}: {terrain}.",
        "it": "{who} manda un profeta ({colour}) nella casella {cell}: {terrain}.",
    },
    "migration": {
        "en": "A {colour} prophet of {who} migrates from cell {source} to the {terrain} of cell {cell}.",
        "de": "Ein Prophet ({colour}) von {who} wandert von Feld {source} nach Feld {cell}: {terrain}.",
        "it": "Un profeta ({colour}) di {who} migra dalla casella {source} alla casella {cell}: {terrain}.",
    },
    "city": {
        "en": "{who} builds a Legendary City for {colour} in cell {cell}; {left:# is|# are} left.",
        "de": "{who} baut für {colour} eine legendäre Stadt auf Feld {cell}; {left:# bleibt|# bleiben}.",
        "it": "{who} costruisce per il colore {colour} una città leggendaria nella casella {cell}; "
              "ne {left:resta #|restano #}.",
    },
    "god": {
        "en": "{who} becomes the {god} and takes the {colour} prophets.",
        "de": "{who} wird {god} und nimmt die Propheten in {colour}.",
        "it": "{who} diventa {god} e prende i profeti di colore {colour}.",
    },
    "window": {
        "en": "The time for a prophet of {who} in cell {cell} is over.",
        "de": "Die Zeit für einen Propheten von {who} auf Feld {cell} ist um.",
        "it": "Il tempo per un profeta di {who} nella casella {cell} è finito.",
    },
    "challenge": {
        "en": "{who} challenges cell {cell}: the tile there stands illegally.",
        "de": "{who} beanstandet Feld {cell}: das Plättchen dort liegt falsch.",
        "it": "{who} contesta la casella {cell}: la tessera è piazzata male.",
    },
    "challenge failed": {
        "en": "{who} challenges cell {cell}, but the tile there is in order.",
        "de": "{who} beanstandet Feld {cell}, aber das Plättchen liegt richtig.",
        "it": "{who} contesta la casella {cell}, ma la tessera è a posto.",
    },
    "asked": {
        "en": "Who placed the tile in cell {cell}? {who} is asked.",
        "de": "Wer hat das Plättchen auf Feld {cell} gelegt? {who} wird gefragt.",
        "it": "Chi ha piazzato la tessera nella casella {cell}? Si chiede a {who}.",
    },
    "admit": {"en": "{who} admits it.", "de": "{who} gibt es zu.", "it": "{who} lo ammette."},
    "silent": {"en": "Nobody says anything.", "de": "Niemand sagt etwas.", "it": "Nessuno dice nulla."},
    "nobody": {
        "en": "It is nobody's fault: the tile of cell {cell} goes into the bag.",
        "de": "Niemand ist schuld: das Plättchen von Feld {cell} kommt in den Beutel.",
        "it": "Non è colpa di nessuno: la tessera della casella {cell} va nel sacchetto.",
    },
    "back to hand": {
        "en": "A tile{tile} goes back into the hand of {who}.",
        "de": "Ein Plättchen{tile} geht zurück in die Hand von {who}.",
        "it": "Una tessera{tile} torna in mano a {who}.",
    },
    "removed": {
        "en": "The tile in cell {cell} has lost its hold and goes into the bag.",
        "de": "Das Plättchen auf Feld {cell} hat keinen Halt mehr und kommt in den Beutel.",
        "it": "La tessera nella casella {cell} non ha più appoggio e va nel sacchetto.",
    },
    "lost": {
        "en": "{who} loses a {colour} prophet for good.",
        "de": "{who} verliert einen Propheten ({colour}) für immer.",
        "it": "{who} perde per sempre un profeta ({colour}).",
    },
    "trigger G4-E-01": {
        "en": "The world is full: the extra time begins.",
        "de": "Die Welt ist voll: die Nachspielzeit beginnt.",
        "it": "Il mondo è pieno: comincia il tempo supplementare.",
    },
    "trigger G4-E-02": {
        "en": "The bag is empty: the extra time begins.",
        "de": "Der Beutel ist leer: die Nachspielzeit beginnt.",
        "it": "Il sacchetto è vuoto: comincia il tempo supplementare.",
    },
    "over G4-E-03": {
        "en": "All have passed: the game is over.",
        "de": "Alle haben gepasst: das Spiel ist zu Ende.",
        "it": "Tutti hanno passato: la partita è finita.",
    },
    "over G4-E-04": {
        "en": "The extra time is over: the game ends.",
        "de": "Die Nachspielzeit ist um: das Spiel ist zu Ende.",
        "it": "Il tempo supplementare è finito: la partita termina.",
    },
    "over G4-E-05": {
        "en": "The extra rounds are played: the game is over.",
        "de": "Die Zusatzrunden sind gespielt: das Spiel ist zu Ende.",
        "it": "I giri supplementari sono giocati: la partita è finita.",
    },
    "over G4-E-06": {
        "en": "The extra turns are played: the game is over.",
        "de": "Die Zusatzzüge sind gespielt: das Spiel ist zu Ende.",
        "it": "I turni supplementari sono giocati: la partita è finita.",
    },
    "over G4-R-35": {
        "en": "The game has lasted long enough and ends as if all had passed.",
        "de": "Das Spiel dauert lange genug und endet, als hätten alle gepasst.",
        "it": "La partita è durata abbastanza e finisce come se tutti avessero passato.",
    },
    "revealed": {
        "en": "{who} shows the god of {colour}: {god}.",
        "de": "{who} zeigt die Gottheit von {colour}: {god}.",
        "it": "{who} mostra la divinità del colore {colour}: {god}.",
    },
    "token": {
        "en": "{who} credits a destroyed city to {colour}.",
        "de": "{who} schreibt eine zerstörte Stadt {colour} gut.",
        "it": "{who} assegna una città distrutta al colore {colour}.",
    },
    "scored": {
        "en": "{who}, {colour}: cities {cities}, prophets {prophets}, largest kingdom {largest}, "
              "number of kingdoms {number}; {total} in all.",
        "de": "{who}, {colour}: Städte {cities}, Propheten {prophets}, größtes Königreich {largest}, "
              "Zahl der Königreiche {number}; zusammen {total}.",
        "it": "{who}, {colour}: città {cities}, profeti {prophets}, regno più grande {largest}, "
              "numero di regni {number}; in tutto {total}.",
    },
}  # fmt: skip
