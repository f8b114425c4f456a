"""The vocabulary of Playing Gods in English, German and Italian: elements, cards, backs, continents.

Gods have the names their players gave them.
"""

from __future__ import annotations

from theomachy.core.words import Terms

ELEMENTS: Terms = {
    "earth": {"en": "earth", "de": "Erde", "it": "terra"},
    "air": {"en": "air", "de": "Luft", "it": "aria"},
    "fire": {"en": "fire", "de": "Feuer", "it": "fuoco"},
    "water": {"en": "water", "de": "Wasser", "it": "acqua"},
}

CARDS: Terms = {
    "attack_earth": {"en": "earth attack", "de": "Erdangriff", "it": "attacco di terra"},
    "attack_air": {"en": "air attack", "de": "Luftangriff", "it": "attacco d'aria"},
    "attack_fire": {"en": "fire attack", "de": "Feuerangriff", "it": "attacco di fuoco"},
    "attack_water": {"en": "water attack", "de": "Wasserangriff", "it": "attacco d'acqua"},
    "protection_earth": {"en": "protection from earth", "de": "Schutz vor Erde", "it": "protezione dalla terra"},
    "protection_air": {"en": "protection from air", "de": "Schutz vor Luft", "it": "protezione dall'aria"},
    "protection_fire": {"en": "protection from fire", "de": "Schutz vor Feuer", "it": "protezione dal fuoco"},
    "protection_water": {"en": "protection from water", "de": "Schutz vor Wasser", "it": "protezione dall'acqua"},
    "immunity_earth": {"en": "immunity to earth", "de": "Immunität gegen Erde", "it": "immunità alla terra"},
    "immunity_air": {"en": "immunity to air", "de": "Immunität gegen Luft", "it": "immunità all'aria"},
    "immunity_fire": {"en": "immunity to fire", "de": "Immunität gegen Feuer", "it": "immunità al fuoco"},
    "immunity_water": {"en": "immunity to water", "de": "Immunität gegen Wasser", "it": "immunità all'acqua"},
    "plague": {"en": "plague", "de": "Seuche", "it": "pestilenza"},
    "famine": {"en": "famine", "de": "Hungersnot", "it": "carestia"},
    "darkness": {"en": "darkness", "de": "Finsternis", "it": "tenebre"},
    "locusts": {"en": "locusts", "de": "Heuschrecken", "it": "locuste"},
    "prosperity": {"en": "prosperity", "de": "Wohlstand", "it": "prosperità"},
    "miracles": {"en": "miracles", "de": "Wunder", "it": "miracoli"},
    "scripture": {"en": "scripture", "de": "Heilige Schrift", "it": "scrittura"},
    "afterlife": {"en": "afterlife", "de": "Jenseits", "it": "aldilà"},
    "communion": {"en": "communion", "de": "Abendmahl", "it": "comunione"},
    "gain_one_sect": {"en": "gain one sect", "de": "eine Sekte gewinnen", "it": "guadagna una setta"},
    "lose_one_sect": {"en": "lose one sect", "de": "eine Sekte verlieren", "it": "perdi una setta"},
    "all_lose_one_sect": {
        "en": "every god loses one sect", "de": "jeder Gott verliert eine Sekte", "it": "ogni dio perde una setta",
    },
    "godkiller": {"en": "Godkiller", "de": "Göttertöter", "it": "Deicida"},
}  # fmt: skip

BACKS: Terms = {
    "wrath": {"en": "wrath card", "de": "Zornkarte", "it": "carta ira"},
    "conversion": {"en": "conversion card", "de": "Bekehrungskarte", "it": "carta conversione"},
}

CONTINENTS: Terms = {
    "NA": {"en": "North America", "de": "Nordamerika", "it": "Nord America"},
    "SA": {"en": "South America", "de": "Südamerika", "it": "Sud America"},
    "EU": {"en": "Europe", "de": "Europa", "it": "Europa"},
    "AF": {"en": "Africa", "de": "Afrika", "it": "Africa"},
    "AS": {"en": "Asia", "de": "Asien", "it": "Asia"},
}
