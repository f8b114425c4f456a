"""The vocabulary of Gentes in English, German and Italian: names of players, groups, actions, cards, places."""

from __future__ import annotations

SEATS = {
    "blue": {"en": "Blue", "de": "Blau", "it": "Blu"},
    "orange": {"en": "Orange", "de": "Orange", "it": "Arancio"},
    "violet": {"en": "Violet", "de": "Violett", "it": "Viola"},
    "white": {"en": "White", "de": "Weiß", "it": "Bianco"},
}

# forms: one (a single person), many, short (for charts)
GROUPS = {
    "noble": {
        "en": {"one": "a noble", "many": "nobles", "short": "noble"},
        "de": {"one": "einen Adligen", "many": "Adlige", "short": "Adlige"},
        "it": {"one": "un nobile", "many": "nobili", "short": "nobili"},
    },
    "artisan": {
        "en": {"one": "an artisan", "many": "artisans", "short": "artisan"},
        "de": {"one": "einen Handwerker", "many": "Handwerker", "short": "Handwerker"},
        "it": {"one": "un artigiano", "many": "artigiani", "short": "artigiani"},
    },
    "soldier": {
        "en": {"one": "a soldier", "many": "soldiers", "short": "soldier"},
        "de": {"one": "einen Soldaten", "many": "Soldaten", "short": "Soldaten"},
        "it": {"one": "un soldato", "many": "soldati", "short": "soldati"},
    },
    "merchant": {
        "en": {"one": "a merchant", "many": "merchants", "short": "merchant"},
        "de": {"one": "einen Händler", "many": "Händler", "short": "Händler"},
        "it": {"one": "un mercante", "many": "mercanti", "short": "mercanti"},
    },
    "priest": {
        "en": {"one": "a priest", "many": "priests", "short": "priest"},
        "de": {"one": "einen Priester", "many": "Priester", "short": "Priester"},
        "it": {"one": "un sacerdote", "many": "sacerdoti", "short": "sacerdoti"},
    },
    "scholar": {
        "en": {"one": "a scholar", "many": "scholars", "short": "scholar"},
        "de": {"one": "einen Gelehrten", "many": "Gelehrte", "short": "Gelehrte"},
        "it": {"one": "un erudito", "many": "eruditi", "short": "eruditi"},
    },
}

AREAS = {
    "temple": {"en": "temple", "de": "Tempel", "it": "tempio"},
    "oracle": {"en": "oracle", "de": "Orakel", "it": "oracolo"},
    "trade": {"en": "trade", "de": "Handel", "it": "commercio"},
    "any": {"en": "any", "de": "beliebig", "it": "qualsiasi"},
    "choice": {"en": "temple or oracle", "de": "Tempel oder Orakel", "it": "tempio o oracolo"},
}

ACTIONS = {
    "philosopher": {"en": "philosopher", "de": "Philosoph", "it": "filosofo"},
    "navigator": {"en": "navigator", "de": "Seefahrer", "it": "navigatore"},
    "scribe": {"en": "scribe", "de": "Schreiber", "it": "scriba"},
    "chronicler": {"en": "chronicler", "de": "Chronist", "it": "cronista"},
    "tax": {"en": "tax collector", "de": "Steuereintreiber", "it": "esattore"},
    "start": {"en": "new starting player", "de": "neuer Startspieler", "it": "nuovo primo giocatore"},
    "effects": {"en": "card action", "de": "Kartenaktion", "it": "azione della carta"},
}

REGIONS = {
    "red": {"en": "the red region", "de": "die rote Region", "it": "la regione rossa"},
    "yellow": {"en": "the yellow region", "de": "die gelbe Region", "it": "la regione gialla"},
    "green": {"en": "the green region", "de": "die grüne Region", "it": "la regione verde"},
}

SYMBOLS = {
    "culture": {"en": "culture", "de": "Kultur", "it": "cultura"},
    "commerce": {"en": "commerce", "de": "Handel", "it": "commercio"},
    "warfare": {"en": "warfare", "de": "Krieg", "it": "guerra"},
    "craft": {"en": "craft", "de": "Handwerk", "it": "mestieri"},
}

CATEGORIES = {
    "cities": {"en": "cities built", "de": "gebaute Städte", "it": "città costruite"},
    "cards": {"en": "cards played", "de": "gespielte Karten", "it": "carte giocate"},
    "persons": {"en": "persons", "de": "Personen", "it": "persone"},
}

HOMES = {
    "scribes": {"en": "hometown of scribes", "de": "Heimatstadt der Schreiber", "it": "città degli scribi"},
    "philosophers": {"en": "hometown of philosophers", "de": "Heimatstadt der Philosophen", "it": "città dei filosofi"},
    "inventors": {"en": "hometown of inventors", "de": "Heimatstadt der Erfinder", "it": "città degli inventori"},
}

_CARDS = """
treasure_chamber|Treasure Chamber|Schatzkammer|Camera del tesoro
monument|Monument|Denkmal|Monumento
tenement|Tenement|Mietshaus|Caseggiato
training_ground|Training Ground|Übungsplatz|Campo d'addestramento
marketplace|Marketplace|Marktplatz|Piazza del mercato
shipyard|Shipyard|Werft|Cantiere navale
scriptorium|Scriptorium|Schreibstube|Scriptorium
road|Road|Straße|Strada
forge|Forge|Schmiede|Fucina
well|Well|Brunnen|Pozzo
trading_post|Trading Post|Handelsposten|Emporio
granary|Granary|Kornspeicher|Granaio
harbour|Harbour|Hafen|Porto
catapult|Catapult|Katapult|Catapulta
potters_quarter|Potters' Quarter|Töpferviertel|Quartiere dei vasai
household_shrine|Household Shrine|Hausschrein|Altare domestico
olive_press|Olive Press|Ölpresse|Frantoio
watchtower|Watchtower|Wachturm|Torre di guardia
city_wall|City Wall|Stadtmauer|Mura cittadine
library|Library|Bibliothek|Biblioteca
hospital|Hospital|Hospital|Ospedale
statue|Statue|Statue|Statua
school|School|Schule|Scuola
aqueduct|Aqueduct|Aquädukt|Acquedotto
theatre|Theatre|Theater|Teatro
gymnasium|Gymnasium|Gymnasion|Ginnasio
mint|Mint|Münze|Zecca
stoa|Stoa|Stoa|Stoà
council_house|Council House|Rathaus|Casa del consiglio
purple_dye_works|Purple Dye Works|Purpurfärberei|Tintoria di porpora
trireme_sheds|Trireme Sheds|Schiffshäuser|Arsenale delle triremi
caravanserai|Caravanserai|Karawanserei|Caravanserraglio
sacred_way|Sacred Way|Heilige Straße|Via sacra
barracks|Barracks|Kaserne|Caserma
odeon|Odeon|Odeon|Odeon
observatory|Observatory|Sternwarte|Osservatorio
pyramid|Pyramid|Pyramide|Piramide
mausoleum|Mausoleum|Mausoleum|Mausoleo
great_lighthouse|Great Lighthouse|Großer Leuchtturm|Grande faro
colossus|Colossus|Koloss|Colosso
hanging_gardens|Hanging Gardens|Hängende Gärten|Giardini pensili
great_altar|Great Altar|Großer Altar|Grande altare
temple_of_artemis|Temple of Artemis|Tempel der Artemis|Tempio di Artemide
acropolis|Acropolis|Akropolis|Acropoli
hippodrome|Hippodrome|Hippodrom|Ippodromo
royal_palace|Royal Palace|Königspalast|Palazzo reale
museion|Museion|Museion|Museo
amphitheatre|Amphitheatre|Amphitheater|Anfiteatro
grand_canal|Grand Canal|Großer Kanal|Grande canale
royal_arsenal|Royal Arsenal|Königliches Zeughaus|Arsenale reale
league_treasury|League Treasury|Bundeskasse|Tesoro della lega
panhellenic_sanctuary|Panhellenic Sanctuary|Panhellenisches Heiligtum|Santuario panellenico
royal_road|Royal Road|Königsstraße|Strada reale
academy|Academy|Akademie|Accademia
"""
CARDS = {
    id: {"en": en, "de": de, "it": it}
    for id, en, de, it in (line.split("|") for line in _CARDS.strip().splitlines())
}  # fmt: skip
