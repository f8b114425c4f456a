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
        "en": "{who} draws {tile} from the bag.",
        "de": "{who} zieht {tile} aus dem Beutel.",
        "it": "{who} pesca {tile} dal sacchetto.",
    },
    "last tile": {
        "en": "That was the last tile of the bag.",
        "de": "Das war das letzte Plättchen im Beutel.",
        "it": "Era l'ultima tessera del sacchetto.",
    },
    "to row": {
        "en": "{who} puts {tile} into the row of {row}.",
        "de": "{who} legt {tile} in die Reihe von {row}.",
        "it": "{who} mette {tile} nella fila di {row}.",
    },
    "to bag": {
        "en": "{tile} goes from {who} into the bag.",
        "de": "{tile} geht von {who} in den Beutel.",
        "it": "{tile} passa da {who} nel sacchetto.",
    },
    "take": {
        "en": "{who} takes {tile} from the row of {row}; it must be placed or put away next.",
        "de": "{who} nimmt {tile} aus der Reihe von {row}; es muss gleich gelegt oder abgelegt werden.",
        "it": "{who} prende {tile} dalla fila di {row}; va subito piazzata o riposta.",
    },
    "flip": {
        "en": "{who} turns over {tile} in the row of {row}: {face} lies up.",
        "de": "{who} dreht {tile} in der Reihe von {row} um: {face} liegt oben.",
        "it": "{who} gira {tile} nella fila di {row}: ora si vede {face}.",
    },
    "place": {
        "en": "{who} places {tile} in {cell}: {face}.",
        "de": "{who} legt {tile} auf {cell}: {face}.",
        "it": "{who} piazza {tile} in {cell}: {face}.",
    },
    "destroy": {
        "en": "Cataclysm! {who} destroys the city of {colour} in {cell} with {tile}: {face}.",
        "de": "Kataklysmus! {who} zerstört die Stadt von {colour} auf {cell} mit {tile}: {face}.",
        "it": "Cataclisma! {who} distrugge la città del colore {colour} in {cell} con {tile}: {face}.",
    },
    "prophet": {
        "en": "{who} sends a {colour} prophet to the {terrain} of {cell}.",
        "de": "{who} schickt einen Propheten ({colour}) nach {cell}: {terrain}.",
        "it": "{who} manda un profeta ({colour}) in {cell}: {terrain}.",
    },
    "migration": {
        "en": "A {colour} prophet of {who} migrates from {source} to the {terrain} of {cell}.",
        "de": "Ein Prophet ({colour}) von {who} wandert von {source} nach {cell}: {terrain}.",
        "it": "Un profeta ({colour}) di {who} migra da {source} a {cell}: {terrain}.",
    },
    "city": {
        "en": "{who} builds a Legendary City for {colour} in {cell}; {left:# is|# are} left.",
        "de": "{who} baut für {colour} eine legendäre Stadt auf {cell}; {left:# bleibt|# bleiben}.",
        "it": "{who} costruisce per il colore {colour} una città leggendaria in {cell}; ne {left:resta #|restano #}.",
    },
    "god": {
        "en": "{who} becomes the {god} and takes the {colour} prophets.",
        "de": "{who} wird {god} und nimmt die Propheten in {colour}.",
        "it": "{who} diventa {god} e prende i profeti di colore {colour}.",
    },
    "window": {
        "en": "The time for a prophet of {who} in {cell} is over.",
        "de": "Die Zeit für einen Propheten von {who} auf {cell} ist um.",
        "it": "Il tempo per un profeta di {who} in {cell} è finito.",
    },
    "challenge": {
        "en": "{who} challenges {cell}: the tile there stands illegally.",
        "de": "{who} beanstandet {cell}: das Plättchen dort liegt falsch.",
        "it": "{who} contesta {cell}: la tessera è piazzata male.",
    },
    "challenge failed": {
        "en": "{who} challenges {cell}, but the tile there is in order.",
        "de": "{who} beanstandet {cell}, aber das Plättchen liegt richtig.",
        "it": "{who} contesta {cell}, ma la tessera è a posto.",
    },
    "asked": {
        "en": "Who placed the tile in {cell}? {who} is asked.",
        "de": "Wer hat das Plättchen auf {cell} gelegt? {who} wird gefragt.",
        "it": "Chi ha piazzato la tessera in {cell}? Si chiede a {who}.",
    },
    "admit": {"en": "{who} admits it.", "de": "{who} gibt es zu.", "it": "{who} lo ammette."},
    "silent": {"en": "Nobody says anything.", "de": "Niemand sagt etwas.", "it": "Nessuno dice nulla."},
    "nobody": {
        "en": "It is nobody's fault: the tile of {cell} goes into the bag.",
        "de": "Niemand ist schuld: das Plättchen von {cell} kommt in den Beutel.",
        "it": "Non è colpa di nessuno: la tessera di {cell} va nel sacchetto.",
    },
    "back to hand": {
        "en": "{tile} goes back into the hand of {who}.",
        "de": "{tile} geht zurück in die Hand von {who}.",
        "it": "{tile} torna in mano a {who}.",
    },
    "removed": {
        "en": "The tile in {cell} has lost its hold and goes into the bag.",
        "de": "Das Plättchen auf {cell} hat keinen Halt mehr und kommt in den Beutel.",
        "it": "La tessera in {cell} non ha più appoggio e va nel sacchetto.",
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
