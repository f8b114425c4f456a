"""What can be done in 4 Gods, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Templates

ACTIONS: Templates = {
    "do hold": {
        "en": "hold up the tile so that it shows, clockwise from the north-west: {face}; then say where it goes",
        "de": "das Plättchen so hochhalten, von Nordwest im Uhrzeigersinn: {face}; dann sagen, wohin damit",
        "it": "tenere pronta la tessera così, in senso orario da nord-ovest: {face}; poi dire dove va",
    },
    "do take city": {
        "en": "take a city with a {colour} prophet; then say where it goes",
        "de": "eine Stadt mit einem Propheten ({colour}) nehmen; dann sagen, wohin damit",
        "it": "prendere una città con un profeta ({colour}); poi dire dove va",
    },
    "do take city from": {
        "en": "take a city with the {colour} prophet of cell {source}; then say where it goes",
        "de": "eine Stadt mit dem Propheten ({colour}) von Feld {source} nehmen; dann sagen, wohin damit",
        "it": "prendere una città con il profeta ({colour}) della casella {source}; poi dire dove va",
    },
    "do accuse": {
        "en": "say that a tile stands illegally; then say which",
        "de": "sagen, dass ein Plättchen falsch liegt; dann sagen, welches",
        "it": "dire che una tessera è piazzata male; poi dire quale",
    },
    "do summon": {
        "en": "let a prophet walk to cell {cell} ({terrain}); then say from where",
        "de": "einen Propheten nach Feld {cell} ({terrain}) wandern lassen; dann sagen, woher",
        "it": "far migrare un profeta nella casella {cell} ({terrain}); poi dire da dove",
    },
    "do lower": {
        "en": "put back what you hold up",
        "de": "zurücknehmen, was du hochhältst",
        "it": "riporre quello che tieni pronto",
    },
    "do place": {
        "en": "place the tile ({face}) in cell {cell}",
        "de": "das Plättchen ({face}) auf Feld {cell} legen",
        "it": "piazzare la tessera ({face}) nella casella {cell}",
    },
    "do place wrong": {
        "en": "place the tile ({face}) in cell {cell}, which is against the rules",
        "de": "das Plättchen ({face}) auf Feld {cell} legen, was gegen die Regeln ist",
        "it": "piazzare la tessera ({face}) nella casella {cell}, contro le regole",
    },
    "do destroy": {
        "en": "destroy the {colour} city in cell {cell} with the tile ({face}): 5 DI at the end",
        "de": "die Stadt ({colour}) auf Feld {cell} mit dem Plättchen ({face}) zerstören: 5 Punkte am Ende",
        "it": "distruggere la città ({colour}) nella casella {cell} con la tessera ({face}): 5 punti alla fine",
    },
    "do prophet": {
        "en": "put a {colour} prophet on the {terrain} of cell {cell}",
        "de": "einen Propheten ({colour}) auf Feld {cell} stellen: {terrain}",
        "it": "mettere un profeta ({colour}) nella casella {cell}: {terrain}",
    },
    "do migrate": {
        "en": "move the {colour} prophet from cell {source} to the {terrain} of cell {cell}",
        "de": "den Propheten ({colour}) von Feld {source} nach Feld {cell} ziehen lassen: {terrain}",
        "it": "spostare il profeta ({colour}) dalla casella {source} alla casella {cell}: {terrain}",
    },
    "do none": {"en": "no prophet on this tile", "de": "hier kein Prophet", "it": "nessun profeta qui"},
    "do city": {
        "en": "build a city with a {colour} prophet in cell {cell}: 5 DI if it lasts",
        "de": "eine Stadt mit einem Propheten ({colour}) auf Feld {cell} bauen: 5 Punkte, wenn sie hält",
        "it": "costruire una città con un profeta ({colour}) nella casella {cell}: 5 punti se resiste",
    },
    "do city from": {
        "en": "build a city in cell {cell} with the {colour} prophet from cell {source}",
        "de": "eine Stadt auf Feld {cell} bauen, mit dem Propheten ({colour}) von Feld {source}",
        "it": "costruire una città nella casella {cell} con il profeta ({colour}) della casella {source}",
    },
    "do row": {
        "en": "put the tile{tile} into your row",
        "de": "das Plättchen{tile} in die eigene Reihe legen",
        "it": "mettere la tessera{tile} nella propria fila",
    },
    "do put away": {
        "en": "put the tile{tile} away into the row of {row}",
        "de": "das Plättchen{tile} in die Reihe von {row} ablegen",
        "it": "riporre la tessera{tile} nella fila di {row}",
    },
    "do put in bag": {
        "en": "put the tile{tile} away into the bag",
        "de": "das Plättchen{tile} in den Beutel legen",
        "it": "riporre la tessera{tile} nel sacchetto",
    },
    "do both": {
        "en": "put both tiles into your row: {tile}; {mate}",
        "de": "beide Plättchen in die eigene Reihe legen: {tile}; {mate}",
        "it": "mettere entrambe le tessere nella propria fila: {tile}; {mate}",
    },
    "do draw": {
        "en": "draw {n:# tile|# tiles} from the bag",
        "de": "{n:# Plättchen|# Plättchen} aus dem Beutel ziehen",
        "it": "pescare {n:# tessera|# tessere} dal sacchetto",
    },
    "do more": {"en": "draw a second tile", "de": "ein zweites Plättchen ziehen", "it": "pescare una seconda tessera"},
    "do enough": {"en": "no second tile", "de": "kein zweites Plättchen", "it": "nessuna seconda tessera"},
    "do take": {
        "en": "take the tile{tile} from the row of {row}; it must be placed or put away next",
        "de": "das Plättchen{tile} aus der Reihe von {row} nehmen; es muss gleich gelegt oder abgelegt werden",
        "it": "prendere la tessera{tile} dalla fila di {row}; va subito piazzata o riposta",
    },
    "do flip": {
        "en": "turn over the tile{tile} in the row of {row}",
        "de": "das Plättchen{tile} in der Reihe von {row} umdrehen",
        "it": "girare la tessera{tile} nella fila di {row}",
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
        "en": "say that the tile in cell {cell} stands illegally",
        "de": "sagen, dass das Plättchen auf Feld {cell} falsch liegt",
        "it": "dire che la tessera nella casella {cell} è piazzata male",
    },
    "do admit": {"en": "admit it", "de": "es zugeben", "it": "ammetterlo"},
    "do silent": {"en": "say nothing", "de": "nichts sagen", "it": "non dire nulla"},
    "do lose": {
        "en": "lose the {colour} prophet in cell {cell}",
        "de": "den Propheten ({colour}) auf Feld {cell} verlieren",
        "it": "perdere il profeta ({colour}) nella casella {cell}",
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
    "do bag": {
        "en": "a tile{tile} comes out of the bag",
        "de": "ein Plättchen{tile} kommt aus dem Beutel",
        "it": "esce una tessera{tile}",
    },
    "do start": {"en": "{who} begins", "de": "{who} beginnt", "it": "comincia {who}"},
    "do card": {
        "en": "{colour} gets the card {god}",
        "de": "{colour} bekommt die Karte {god}",
        "it": "il colore {colour} riceve la carta {god}",
    },
    "do clock": {"en": "a time limit has run out", "de": "eine Frist ist abgelaufen", "it": "un tempo è scaduto"},
}
