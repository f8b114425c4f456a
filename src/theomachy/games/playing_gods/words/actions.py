"""What can be done in Playing Gods and what would follow from it, in English, German and Italian.

Cards are named after a colon or in brackets, so that no sentence needs their gender.
"""

from __future__ import annotations

from theomachy.core.words import Templates

ACTIONS: Templates = {
    "do home": {
        "en": "settle in {continent}",
        "de": "sich in {continent} niederlassen",
        "it": "stabilirsi in {continent}",
    },
    "do portal": {
        "en": "put the figure here: {place}",
        "de": "die Figur hierher stellen: {place}",
        "it": "mettere qui la figura: {place}",
    },
    "do move": {
        "en": "move {way}: {place}, {state}", "de": "{way} ziehen: {place}, {state}",
        "it": "andare {way}: {place}, {state}",
    },
    "do move away": {
        "en": "move {way}: {place}", "de": "{way} ziehen: {place}", "it": "andare {way}: {place}",
    },
    "do draw": {
        "en": "draw a conversion card",
        "de": "eine Bekehrungskarte ziehen",
        "it": "pescare una carta conversione",
    },
    "do fortify": {
        "en": "put a chip into the holy city {land} instead of drawing",
        "de": "einen Chip in die heilige Stadt {land} legen, statt zu ziehen",
        "it": "mettere un gettone nella città santa {land} invece di pescare",
    },
    "do place": {
        "en": "put a chip into {land}",
        "de": "einen Chip nach {land} legen",
        "it": "mettere un gettone in {land}",
    },
    "do pass": {"en": "do nothing", "de": "nichts tun", "it": "non fare nulla"},
    "do godkill": {
        "en": "kill {god} with the Godkiller",
        "de": "{god} mit dem Göttertöter töten",
        "it": "uccidere {god} con il Deicida",
    },
    "do steal": {"en": "steal a card from {god}", "de": "{god} eine Karte stehlen", "it": "rubare una carta a {god}"},
    "do take": {
        "en": "take this card: {card}",
        "de": "diese Karte nehmen: {card}",
        "it": "prendere questa carta: {card}",
    },
    "do take open": {
        "en": "take this open immunity: {element}", "de": "diese offene Immunität nehmen: {element}",
        "it": "prendere questa immunità scoperta: {element}",
    },
    "do take back": {
        "en": "take a {back}, unseen",
        "de": "blind eine {back} nehmen",
        "it": "prendere alla cieca una {back}",
    },
    "do take land": {"en": "convert {land}", "de": "{land} bekehren", "it": "convertire {land}"},
    "do attack": {
        "en": "attack with {form}: kills {kills}",
        "de": "mit {form} angreifen: tötet {kills}",
        "it": "attaccare con {form}: uccide {kills}",
    },
    "do convert": {
        "en": "convert followers of {god}: up to {mine} cards against {theirs} lying open",
        "de": "Anhänger von {god} bekehren: bis zu {mine} Karten gegen {theirs} offene",
        "it": "convertire i fedeli di {god}: fino a {mine} carte contro {theirs} scoperte",
    },
    "do gain": {
        "en": "play a gain card: a chip into {land}", "de": "eine Gewinnkarte spielen: ein Chip nach {land}",
        "it": "giocare una carta guadagno: un gettone in {land}",
    },
    "do end": {"en": "end the turn", "de": "den Zug beenden", "it": "finire il turno"},
    "do target": {
        "en": "aim at {land}, where {god} has {live:# sect|# sects}",
        "de": "auf {land} zielen, wo {god} {live:# Sekte|# Sekten} hat",
        "it": "mirare a {land}, dove {god} ha {live:# setta|# sette}",
    },
    "do done": {
        "en": "name no further territory",
        "de": "kein weiteres Gebiet nennen",
        "it": "non nominare altri territori",
    },
    "do protect": {
        "en": "ward off: {element}; then {limit:# sect|# sects} can die",
        "de": "abwehren: {element}; dann {limit:kann # Sekte|können # Sekten} sterben",
        "it": "respingere: {element}; poi {limit:può morire # setta|possono morire # sette}",
    },
    "do kill": {
        "en": "kill a sect in {land}",
        "de": "eine Sekte in {land} töten",
        "it": "uccidere una setta in {land}",
    },
    "do godkiller": {
        "en": "show the Godkiller: the whole attack or conversion fails",
        "de": "den Göttertöter zeigen: Angriff oder Bekehrung schlägt ganz fehl",
        "it": "mostrare il Deicida: l'attacco o la conversione fallisce del tutto",
    },
    "do offer": {
        "en": "offer this card: {card}",
        "de": "diese Karte bieten: {card}",
        "it": "offrire questa carta: {card}",
    },
    "do go": {
        "en": "offer no more: {mine} against {theirs}", "de": "nichts mehr bieten: {mine} gegen {theirs}",
        "it": "non offrire altro: {mine} contro {theirs}",
    },
    "do defend": {
        "en": "answer with this card: {card}",
        "de": "mit dieser Karte dagegenhalten: {card}",
        "it": "rispondere con questa carta: {card}",
    },
    "do lose": {
        "en": "give up a sect in {land}",
        "de": "eine Sekte in {land} aufgeben",
        "it": "rinunciare a una setta in {land}",
    },
    "do resurrect": {
        "en": "come back into play with two new cards", "de": "mit zwei neuen Karten ins Spiel zurückkehren",
        "it": "tornare in gioco con due carte nuove",
    },
    "do stay out": {
        "en": "stay out for good; all chips leave the map",
        "de": "für immer ausscheiden; alle Chips verlassen die Karte",
        "it": "restare fuori per sempre; tutti i gettoni lasciano la mappa",
    },
    "do deal": {
        "en": "a card comes up: {card}",
        "de": "eine Karte wird gezogen: {card}",
        "it": "esce una carta: {card}",
    },
    "do roll": {"en": "the die shows {face}", "de": "der Würfel zeigt {face}", "it": "il dado mostra {face}"},
}  # fmt: skip

MORE: Templates = {
    "then neutral": {
        "en": "then nobody rules there", "de": "dann herrscht dort niemand", "it": "poi lì non governa nessuno",
    },
    "then rules": {
        "en": "then {god} rules there again",
        "de": "dann herrscht dort wieder {god}",
        "it": "poi lì governa di nuovo {god}",
    },
    "then returns": {
        "en": "then {god} may return", "de": "dann darf {god} zurückkehren", "it": "poi {god} può ritornare",
    },
    "then wins": {"en": "then {god} wins", "de": "dann gewinnt {god}", "it": "poi vince {god}"},
    "then yours": {
        "en": "you then rule {n:# territory|# territories} of {target}",
        "de": "du herrschst dann über {n:# Gebiet|# Gebiete} von {target}",
        "it": "poi governi {n:# territorio|# territori} su {target}",
    },
    "naming": {"en": "Name of your god", "de": "Name deines Gottes", "it": "Nome del tuo dio"},
    "clockwise": {
        "en": "{n:# space|# spaces} clockwise",
        "de": "{n:# Feld|# Felder} im Uhrzeigersinn",
        "it": "{n:# casella|# caselle} in senso orario",
    },
    "counter-clockwise": {
        "en": "{n:# space|# spaces} counter-clockwise", "de": "{n:# Feld|# Felder} gegen den Uhrzeigersinn",
        "it": "{n:# casella|# caselle} in senso antiorario",
    },
    "space portal": {
        "en": "portal to {continent} ({side})",
        "de": "Portal nach {continent} ({side})",
        "it": "portale per {continent} ({side})",
    },
    "side 0": {"en": "above", "de": "oben", "it": "in alto"},
    "side 1": {"en": "right", "de": "rechts", "it": "a destra"},
    "side 2": {"en": "below", "de": "unten", "it": "in basso"},
    "side 3": {"en": "left", "de": "links", "it": "a sinistra"},
    "space wrath": {"en": "a wrath card", "de": "eine Zornkarte", "it": "una carta ira"},
    "space conversion": {"en": "a conversion card", "de": "eine Bekehrungskarte", "it": "una carta conversione"},
    "space gain_one_sect": {"en": "gain one sect", "de": "eine Sekte gewinnen", "it": "guadagna una setta"},
    "space godkiller": {"en": "Godkiller", "de": "Göttertöter", "it": "Deicida"},
    "space steal_one_card": {"en": "steal a card", "de": "eine Karte stehlen", "it": "ruba una carta"},
    "free": {"en": "free", "de": "frei", "it": "libero"},
    "taken": {"en": "another figure stands there", "de": "dort steht eine andere Figur", "it": "c'è un'altra figura"},
}  # fmt: skip
