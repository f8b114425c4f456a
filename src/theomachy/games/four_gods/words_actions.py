"""What can be done in 4 Gods, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Templates

ACTIONS: Templates = {
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
