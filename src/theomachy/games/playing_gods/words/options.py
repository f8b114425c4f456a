"""The rule options of Playing Gods in words."""

from __future__ import annotations

from collections.abc import Mapping

OPTIONS: Mapping[str, Mapping[str, str]] = {
    "option start_continents": {
        "en": "How the gods come to their home continents.", "de": "Wie die Götter zu ihren Heimatkontinenten kommen.",
        "it": "Come gli dei ottengono il continente di partenza.",
    },
    "option start_continents=choose": {
        "en": "Chosen in seat order.", "de": "Gewählt in Sitzreihenfolge.", "it": "Scelti in ordine di posto.",
    },
    "option start_continents=random": {"en": "Drawn at random.", "de": "Ausgelost.", "it": "Estratti a sorte."},
    "option occupied_portal": {
        "en": "What can be done on a portal where another figure stands.",
        "de": "Was auf einem Portal möglich ist, auf dem eine andere Figur steht.",
        "it": "Che cosa si può fare su un portale dove c'è un'altra figura.",
    },
    "option occupied_portal=no_use": {"en": "Nothing.", "de": "Nichts.", "it": "Nulla."},
    "option occupied_portal=no_attack": {
        "en": "Conversions and gain cards, but no attacks.", "de": "Bekehrungen und Gewinnkarten, aber keine Angriffe.",
        "it": "Conversioni e carte guadagno, ma nessun attacco.",
    },
    "option occupied_portal=open": {
        "en": "Everything, as on a free one.", "de": "Alles, wie auf einem freien.", "it": "Tutto, come su uno libero.",
    },
    "option blocked_combo": {
        "en": "What is left of a combined attack when elements are warded off.",
        "de": "Was von einem kombinierten Angriff bleibt, wenn Elemente abgewehrt sind.",
        "it": "Che cosa resta di un attacco combinato quando alcuni elementi sono respinti.",
    },
    "option blocked_combo=recompute": {
        "en": "The best split into legal attacks.", "de": "Die beste Aufteilung in erlaubte Angriffe.",
        "it": "La migliore divisione in attacchi permessi.",
    },
    "option blocked_combo=singles": {
        "en": "One sect for each element that is left.", "de": "Eine Sekte für jedes Element, das bleibt.",
        "it": "Una setta per ogni elemento rimasto.",
    },
    "option defence_scope": {
        "en": "Whom a protection card helps.",
        "de": "Wem eine Schutzkarte hilft.",
        "it": "Chi è aiutato da una carta protezione.",
    },
    "option defence_scope=own": {
        "en": "Only the god who plays it.", "de": "Nur dem Gott, der sie spielt.", "it": "Solo il dio che la gioca.",
    },
    "option defence_scope=attack": {
        "en": "All gods under this attack.",
        "de": "Allen Göttern, denen der Angriff gilt.",
        "it": "Tutti gli dei colpiti dall'attacco.",
    },
    "option immunity_reveal": {
        "en": "When an immunity is laid open.",
        "de": "Wann eine Immunität offen hingelegt wird.",
        "it": "Quando si scopre un'immunità.",
    },
    "option immunity_reveal=first_use": {
        "en": "When it first helps.", "de": "Wenn sie das erste Mal hilft.", "it": "Quando aiuta per la prima volta.",
    },
    "option immunity_reveal=on_draw": {
        "en": "As soon as it is drawn.", "de": "Sobald sie gezogen ist.", "it": "Appena pescata.",
    },
    "option steal_view": {
        "en": "What a thief sees of the hand.",
        "de": "Was ein Dieb von der Hand sieht.",
        "it": "Che cosa vede un ladro della mano.",
    },
    "option steal_view=look": {
        "en": "All of it; then one card is chosen.",
        "de": "Alles; dann wird eine Karte gewählt.",
        "it": "Tutto; poi sceglie una carta.",
    },
    "option steal_view=blind": {
        "en": "Only the backs; the card is drawn at random.", "de": "Nur die Rückseiten; die Karte wird gezogen.",
        "it": "Solo il dorso; la carta è estratta a sorte.",
    },
    "option two_player_setup": {
        "en": "How two players begin.", "de": "Wie zwei Spieler beginnen.", "it": "Come iniziano due giocatori.",
    },
    "option two_player_setup=recommended": {
        "en": "Two home continents each; 12 territories win.", "de": "Je zwei Heimatkontinente; 12 Gebiete gewinnen.",
        "it": "Due continenti ciascuno; vincono 12 territori.",
    },
    "option two_player_setup=standard": {
        "en": "One home continent each; 11 territories win.", "de": "Je ein Heimatkontinent; 11 Gebiete gewinnen.",
        "it": "Un continente ciascuno; vincono 11 territori.",
    },
    "option turn_limit": {
        "en": "After how many turns of all players together the game ends in any case.",
        "de": "Nach wie vielen Zügen aller zusammen das Spiel in jedem Fall endet.",
        "it": "Dopo quanti turni di tutti insieme la partita finisce in ogni caso.",
    },
    "option turn_limit=0": {"en": "There is no limit.", "de": "Es gibt keine Grenze.", "it": "Non c'è limite."},
    "option turn_limit=*": {
        "en": "After {n:# turn|# turns}; then the territories decide.",
        "de": "Nach {n:# Zug|# Zügen}; dann entscheiden die Gebiete.",
        "it": "Dopo {n:# turno|# turni}; poi decidono i territori.",
    },
}  # fmt: skip
