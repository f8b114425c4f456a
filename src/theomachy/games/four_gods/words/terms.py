"""The vocabulary of 4 Gods in English, German and Italian: names of seats, terrains, colours and gods."""

from __future__ import annotations

from theomachy.core.words import Terms

SEATS: Terms = {
    "north": {"en": "North", "de": "Nord", "it": "Nord"},
    "east": {"en": "East", "de": "Ost", "it": "Est"},
    "south": {"en": "South", "de": "Süd", "it": "Sud"},
    "west": {"en": "West", "de": "West", "it": "Ovest"},
}
TERRAINS: Terms = {
    "sea": {"en": "sea", "de": "Meer", "it": "mare"},
    "plain": {"en": "plain", "de": "Ebene", "it": "pianura"},
    "forest": {"en": "forest", "de": "Wald", "it": "foresta"},
    "mountain": {"en": "mountain", "de": "Gebirge", "it": "montagna"},
}
COLOURS: Terms = {
    "blue": {"en": "blue", "de": "Blau", "it": "blu"},
    "yellow": {"en": "yellow", "de": "Gelb", "it": "giallo"},
    "green": {"en": "green", "de": "Grün", "it": "verde"},
    "gray": {"en": "gray", "de": "Grau", "it": "grigio"},
}
GODS: Terms = {
    "sea": {"en": "Goddess of the Merfolk", "de": "Göttin des Meervolks", "it": "Dea del Popolo del Mare"},
    "plain": {"en": "God of the Humans", "de": "Gott der Menschen", "it": "Dio degli Umani"},
    "forest": {"en": "Goddess of the Elves", "de": "Göttin der Elfen", "it": "Dea degli Elfi"},
    "mountain": {"en": "God of the Dwarves", "de": "Gott der Zwerge", "it": "Dio dei Nani"},
}
THINGS: Terms = {
    "a tile": {"en": "a tile", "de": "ein Plättchen", "it": "una tessera"},
    "only": {"en": "all {}", "de": "nur {}", "it": "solo {}"},  # a face with one terrain
}
