"""The rule options that only the second edition has, in words."""

from __future__ import annotations

from collections.abc import Mapping

OPTIONS: Mapping[str, Mapping[str, str]] = {
    "option points_card_value": {
        "en": "What a points card is worth.",
        "de": "Was eine Punktekarte wert ist.",
        "it": "Quanto vale una carta punti.",
    },
    "option points_chip_value": {
        "en": "What a points chip is worth.",
        "de": "Was ein Punktechip wert ist.",
        "it": "Quanto vale un gettone punti.",
    },
    "option other_cards_once": {
        "en": "How many of the other cards (desert, decay, whirlwind, extra action) may be played in a turn.",
        "de": "Wie viele der anderen Karten (Wüste, Verfall, Wirbelwind, Extraaktion) in einem Zug erlaubt sind.",
        "it": "Quante delle altre carte (deserto, decadenza, vortice, azione extra) si possono giocare in un turno.",
    },
    "option max_turns": {
        "en": "After how many turns of all players together the game ends in any case.",
        "de": "Nach wie vielen Zügen aller zusammen das Spiel in jedem Fall endet.",
        "it": "Dopo quanti turni di tutti insieme la partita finisce in ogni caso.",
    },
    "option points_card_value=printed": {
        "en": "What is printed on it: 3 points in our box.",
        "de": "Was darauf steht: in unserer Schachtel 3 Punkte.",
        "it": "Quello che vi è stampato: 3 punti nella nostra scatola.",
    },
    "option points_chip_value=printed": {
        "en": "What is printed on it: 1 point in our box.",
        "de": "Was darauf steht: in unserer Schachtel 1 Punkt.",
        "it": "Quello che vi è stampato: 1 punto nella nostra scatola.",
    },
    "option points_card_value=*": {
        "en": "{n:# point|# points} for each points card.",
        "de": "{n:# Punkt|# Punkte} für jede Punktekarte.",
        "it": "{n:# punto|# punti} per ogni carta punti.",
    },
    "option points_chip_value=*": {
        "en": "{n:# point|# points} for each points chip.",
        "de": "{n:# Punkt|# Punkte} für jeden Punktechip.",
        "it": "{n:# punto|# punti} per ogni gettone punti.",
    },
    "option other_cards_once=category": {
        "en": "One of them in a turn, whichever it is.",
        "de": "Eine davon in einem Zug, gleich welche.",
        "it": "Una sola per turno, qualunque sia.",
    },
    "option other_cards_once=per_kind": {
        "en": "One of each kind in a turn.",
        "de": "Eine von jeder Art in einem Zug.",
        "it": "Una di ogni tipo per turno.",
    },
    "option max_turns=0": {
        "en": "There is no limit.",
        "de": "Es gibt keine Grenze.",
        "it": "Non c'è limite.",
    },
    "option max_turns=*": {
        "en": "After {n:# turn|# turns}; then the points decide.",
        "de": "Nach {n:# Zug|# Zügen}; dann entscheiden die Punkte.",
        "it": "Dopo {n:# turno|# turni}; poi decidono i punti.",
    },
}
