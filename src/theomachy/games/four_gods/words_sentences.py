"""The sentences of 4 Gods in English, German and Italian: what happened, what can be done, what is asked, why not."""

from __future__ import annotations

from collections.abc import Mapping

Table = Mapping[str, Mapping[str, str]]

SEATS: Table = {
    "north": {"en": "North", "de": "Nord", "it": "Nord"},
    "east": {"en": "East", "de": "Ost", "it": "Est"},
    "south": {"en": "South", "de": "Süd", "it": "Sud"},
    "west": {"en": "West", "de": "West", "it": "Ovest"},
}
TERRAINS: Table = {
    "sea": {"en": "sea", "de": "Meer", "it": "mare"},
    "plain": {"en": "plain", "de": "Ebene", "it": "pianura"},
    "forest": {"en": "forest", "de": "Wald", "it": "foresta"},
    "mountain": {"en": "mountain", "de": "Gebirge", "it": "montagna"},
}
COLOURS: Table = {
    "blue": {"en": "blue", "de": "Blau", "it": "blu"},
    "yellow": {"en": "yellow", "de": "Gelb", "it": "giallo"},
    "green": {"en": "green", "de": "Grün", "it": "verde"},
    "gray": {"en": "gray", "de": "Grau", "it": "grigio"},
}
GODS: Table = {
    "sea": {"en": "Goddess of the Merfolk", "de": "Göttin des Meervolks", "it": "Dea del Popolo del Mare"},
    "plain": {"en": "God of the Humans", "de": "Gott der Menschen", "it": "Dio degli Umani"},
    "forest": {"en": "Goddess of the Elves", "de": "Göttin der Elfen", "it": "Dea degli Elfi"},
    "mountain": {"en": "God of the Dwarves", "de": "Gott der Zwerge", "it": "Dio dei Nani"},
}
THINGS: Table = {"a tile": {"en": "a tile", "de": "ein Plättchen", "it": "una tessera"}}

EVENTS: Table = {
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

ACTIONS: Table = {
    "do hold": {
        "en": "hold up {face}; then say where it goes",
        "de": "{face} hochhalten; dann sagen, wohin damit",
        "it": "tenere pronta {face}; poi dire dove va",
    },
    "do take city": {
        "en": "take a city with a {colour} prophet; then say where it goes",
        "de": "eine Stadt mit einem Propheten ({colour}) nehmen; dann sagen, wohin damit",
        "it": "prendere una città con un profeta ({colour}); poi dire dove va",
    },
    "do take city from": {
        "en": "take a city with the {colour} prophet of {source}; then say where it goes",
        "de": "eine Stadt mit dem Propheten ({colour}) von {source} nehmen; dann sagen, wohin damit",
        "it": "prendere una città con il profeta ({colour}) di {source}; poi dire dove va",
    },
    "do accuse": {
        "en": "say that a tile stands illegally; then say which",
        "de": "sagen, dass ein Plättchen falsch liegt; dann sagen, welches",
        "it": "dire che una tessera è piazzata male; poi dire quale",
    },
    "do summon": {
        "en": "let a prophet walk to {cell} ({terrain}); then say from where",
        "de": "einen Propheten nach {cell} ({terrain}) wandern lassen; dann sagen, woher",
        "it": "far migrare un profeta in {cell} ({terrain}); poi dire da dove",
    },
    "do lower": {
        "en": "put back what you hold up",
        "de": "zurücknehmen, was du hochhältst",
        "it": "riporre quello che tieni pronto",
    },
    "do place": {"en": "place {face} in {cell}", "de": "{face} auf {cell} legen", "it": "piazzare {face} in {cell}"},
    "do place wrong": {
        "en": "place {face} in {cell}, which is against the rules",
        "de": "{face} auf {cell} legen, was gegen die Regeln ist",
        "it": "piazzare {face} in {cell}, contro le regole",
    },
    "do destroy": {
        "en": "destroy the {colour} city in {cell} with {face}: 5 DI at the end",
        "de": "die Stadt ({colour}) auf {cell} mit {face} zerstören: 5 Punkte am Ende",
        "it": "distruggere la città ({colour}) in {cell} con {face}: 5 punti alla fine",
    },
    "do prophet": {
        "en": "put a {colour} prophet on the {terrain} of {cell}",
        "de": "einen Propheten ({colour}) auf {cell} stellen: {terrain}",
        "it": "mettere un profeta ({colour}) in {cell}: {terrain}",
    },
    "do migrate": {
        "en": "move the {colour} prophet from {source} to the {terrain} of {cell}",
        "de": "den Propheten ({colour}) von {source} nach {cell} ziehen lassen: {terrain}",
        "it": "spostare il profeta ({colour}) da {source} a {cell}: {terrain}",
    },
    "do none": {"en": "no prophet on this tile", "de": "hier kein Prophet", "it": "nessun profeta qui"},
    "do city": {
        "en": "build a city with a {colour} prophet in {cell}: 5 DI if it lasts",
        "de": "eine Stadt mit einem Propheten ({colour}) auf {cell} bauen: 5 Punkte, wenn sie hält",
        "it": "costruire una città con un profeta ({colour}) in {cell}: 5 punti se resiste",
    },
    "do city from": {
        "en": "build a city in {cell} with the {colour} prophet from {source}",
        "de": "eine Stadt auf {cell} bauen, mit dem Propheten ({colour}) von {source}",
        "it": "costruire una città in {cell} con il profeta ({colour}) di {source}",
    },
    "do row": {
        "en": "put {tile} into your row",
        "de": "{tile} in die eigene Reihe legen",
        "it": "mettere {tile} nella propria fila",
    },
    "do put away": {
        "en": "put {tile} away into the row of {row}",
        "de": "{tile} in die Reihe von {row} ablegen",
        "it": "riporre {tile} nella fila di {row}",
    },
    "do put in bag": {
        "en": "put {tile} away into the bag",
        "de": "{tile} in den Beutel legen",
        "it": "riporre {tile} nel sacchetto",
    },
    "do both": {
        "en": "put {tile} and {mate} into your row",
        "de": "{tile} und {mate} in die eigene Reihe legen",
        "it": "mettere {tile} e {mate} nella propria fila",
    },
    "do draw": {
        "en": "draw {n:# tile|# tiles} from the bag",
        "de": "{n:# Plättchen|# Plättchen} aus dem Beutel ziehen",
        "it": "pescare {n:# tessera|# tessere} dal sacchetto",
    },
    "do more": {"en": "draw a second tile", "de": "ein zweites Plättchen ziehen", "it": "pescare una seconda tessera"},
    "do enough": {"en": "no second tile", "de": "kein zweites Plättchen", "it": "nessuna seconda tessera"},
    "do take": {
        "en": "take {tile} from the row of {row}; it must be placed or put away next",
        "de": "{tile} aus der Reihe von {row} nehmen; es muss gleich gelegt oder abgelegt werden",
        "it": "prendere {tile} dalla fila di {row}; va subito piazzata o riposta",
    },
    "do flip": {
        "en": "turn over {tile} in the row of {row}",
        "de": "{tile} in der Reihe von {row} umdrehen",
        "it": "girare {tile} nella fila di {row}",
    },
    "do god": {
        "en": "become the {god} ({terrain}), for good",
        "de": "{god} werden ({terrain}), für immer",
        "it": "diventare {god} ({terrain}), per sempre",
    },
    "do colour": {
        "en": "take the {colour} prophets",
        "de": "die Propheten in {colour} nehmen",
        "it": "prendere i profeti di colore {colour}",
    },
    "do ready": {"en": "say that you are ready", "de": "sagen, dass du bereit bist", "it": "dire che sei pronto"},
    "do pass": {
        "en": "pass; you may act again later",
        "de": "passen; später darfst du wieder handeln",
        "it": "passare; più tardi potrai agire ancora",
    },
    "do end": {
        "en": "end your turn; tiles in hand go into your row",
        "de": "den Zug beenden; Plättchen in der Hand kommen in deine Reihe",
        "it": "finire il turno; le tessere in mano vanno nella tua fila",
    },
    "do challenge": {
        "en": "say that the tile in {cell} stands illegally",
        "de": "sagen, dass das Plättchen auf {cell} falsch liegt",
        "it": "dire che la tessera in {cell} è piazzata male",
    },
    "do admit": {"en": "admit it", "de": "es zugeben", "it": "ammetterlo"},
    "do silent": {"en": "say nothing", "de": "nichts sagen", "it": "non dire nulla"},
    "do lose": {
        "en": "lose the {colour} prophet in {cell}",
        "de": "den Propheten ({colour}) auf {cell} verlieren",
        "it": "perdere il profeta ({colour}) in {cell}",
    },
    "do lose reserve": {
        "en": "lose a {colour} prophet from the reserve",
        "de": "einen Propheten ({colour}) aus dem Vorrat verlieren",
        "it": "perdere un profeta ({colour}) dalla riserva",
    },
    "do token": {
        "en": "credit a destroyed city to {colour}",
        "de": "eine zerstörte Stadt {colour} gutschreiben",
        "it": "assegnare una città distrutta al colore {colour}",
    },
    "do bag": {"en": "{tile} comes out of the bag", "de": "{tile} kommt aus dem Beutel", "it": "esce {tile}"},
    "do start": {"en": "{who} begins", "de": "{who} beginnt", "it": "comincia {who}"},
    "do card": {
        "en": "{colour} gets the card {god}",
        "de": "{colour} bekommt die Karte {god}",
        "it": "il colore {colour} riceve la carta {god}",
    },
    "do clock": {"en": "a time limit has run out", "de": "eine Frist ist abgelaufen", "it": "un tempo è scaduto"},
}

ASKS: Table = {
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
        "en": "{who}, where does {face} go?",
        "de": "{who}, wohin mit {face}?",
        "it": "{who}, dove va {face}?",
    },
    "ask where city": {
        "en": "{who}, where do you build the city?",
        "de": "{who}, wo baust du die Stadt?",
        "it": "{who}, dove costruisci la città?",
    },
    "ask whence": {
        "en": "{who}, which of your prophets walks to {cell}?",
        "de": "{who}, welcher deiner Propheten wandert nach {cell}?",
        "it": "{who}, quale dei tuoi profeti va in {cell}?",
    },
    "ask which": {
        "en": "{who}, which tile stands illegally?",
        "de": "{who}, welches Plättchen liegt falsch?",
        "it": "{who}, quale tessera è piazzata male?",
    },
    "ask prophet": {
        "en": "{who}, a prophet on {cell}?",
        "de": "{who}, ein Prophet auf {cell}?",
        "it": "{who}, un profeta in {cell}?",
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
        "en": "{who}, did you place the wrong tile in {cell}?",
        "de": "{who}, hast du das falsche Plättchen auf {cell} gelegt?",
        "it": "{who}, hai piazzato tu la tessera sbagliata in {cell}?",
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

WHY: Table = {
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
        "en": "That tile lies in no row any more: {beat}.",
        "de": "Dieses Plättchen liegt in keiner Reihe mehr: {beat}.",
        "it": "Quella tessera non è più in nessuna fila: {beat}.",
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
    "god-taken": {"en": "Taken: {beat}.", "de": "Schon vergeben: {beat}.", "it": "Già presa: {beat}."},
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
    "occupied": {"en": "The cell is taken: {beat}.", "de": "Das Feld ist besetzt: {beat}.", "it": "Occupata: {beat}."},
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
    "beat tile": {"en": "{tile} of {who}", "de": "{tile} von {who}", "it": "{tile} di {who}"},
    "beat city": {"en": "a city of {colour}", "de": "eine Stadt von {colour}", "it": "una città del colore {colour}"},
    "beat frame": {"en": "the frame", "de": "der Rahmen", "it": "la cornice"},
    "beat hand": {"en": "{who} holds it", "de": "{who} hat es in der Hand", "it": "l'ha in mano {who}"},
    "beat world": {"en": "it lies in the world", "de": "es liegt in der Welt", "it": "è nel mondo"},
    "beat bag": {"en": "it is in the bag", "de": "es ist im Beutel", "it": "è nel sacchetto"},
    "beat owner": {"en": "{who} has it", "de": "{who} hat sie", "it": "ce l'ha {who}"},
}
