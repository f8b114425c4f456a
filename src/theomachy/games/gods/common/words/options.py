"""The rule options that both editions have, in words: one sentence for each, and one for each of its values."""

from __future__ import annotations

from collections.abc import Mapping

COMMON_OPTIONS: Mapping[str, Mapping[str, str]] = {
    "option temple_precedence": {
        "en": "Whom a new tribe follows when a temple and tribes of another god touch it.",
        "de": "Wem ein neuer Stamm folgt, wenn ihn ein Tempel und Stämme eines anderen Gottes berühren.",
        "it": "Chi segue una nuova tribù quando la toccano un tempio e tribù di un altro dio.",
    },
    "option stoneless_neighbours": {
        "en": "What neighbours without <a stone> mean for a new tribe.",
        "de": "Was Nachbarn ohne <stone> für einen neuen Stamm bedeuten.",
        "it": "Che cosa significano per una nuova tribù i vicini senza <stone>.",
    },
    "option whirlwind_idle": {
        "en": "May a whirlwind be used without moving a desert?",
        "de": "Darf ein Wirbelwind gespielt werden, ohne eine Wüste zu versetzen?",
        "it": "Si può usare un vortice senza spostare un deserto?",
    },
    "option split_field": {
        "en": "May moving a desert break the field into pieces?",
        "de": "Darf das Versetzen einer Wüste die Landschaft in Teile zerreißen?",
        "it": "Spostando un deserto si può dividere il terreno in più parti?",
    },
    "option constellation_seating": {
        "en": "Who gets which temple of the starting constellation.",
        "de": "Wer welchen Tempel der Startaufstellung bekommt.",
        "it": "Chi riceve quale tempio della disposizione iniziale.",
    },
    "option start_player": {"en": "Who begins.", "de": "Wer beginnt.", "it": "Chi comincia."},
    "option temple_precedence=temples_first": {
        "en": "The temple decides; tribes are looked at only where no temple touches.",
        "de": "Der Tempel entscheidet; auf Stämme kommt es nur an, wo kein Tempel angrenzt.",
        "it": "Decide il tempio; le tribù contano solo dove non c'è un tempio vicino.",
    },
    "option temple_precedence=any_conflict": {
        "en": "Any second religion nearby, temple or tribe, leaves the new tribe without one.",
        "de": "Jede zweite Religion ringsum, Tempel oder Stamm, lässt den neuen Stamm ohne Religion.",
        "it": "Qualunque seconda religione vicina, tempio o tribù, lascia la nuova tribù senza religione.",
    },
    "option stoneless_neighbours=ignored": {
        "en": "They are ignored.",
        "de": "Sie werden nicht beachtet.",
        "it": "Non contano.",
    },
    "option stoneless_neighbours=block": {
        "en": "One of them is enough to leave the new tribe without a religion, unless a temple touches it.",
        "de": "Schon einer lässt den neuen Stamm ohne Religion, sofern kein Tempel angrenzt.",
        "it": "Ne basta uno per lasciare la nuova tribù senza religione, se nessun tempio la tocca.",
    },
    "option whirlwind_idle=false": {
        "en": "No: a desert must be moved.",
        "de": "Nein: eine Wüste muss versetzt werden.",
        "it": "No: bisogna spostare un deserto.",
    },
    "option whirlwind_idle=true": {
        "en": "Yes: it may pass without effect.",
        "de": "Ja: er darf wirkungslos verwehen.",
        "it": "Sì: può passare senza effetto.",
    },
    "option split_field=allowed": {
        "en": "Yes: only the new place must touch a card.",
        "de": "Ja: nur der neue Platz muss eine Karte berühren.",
        "it": "Sì: solo il nuovo posto deve toccare una carta.",
    },
    "option split_field=forbidden": {
        "en": "No: without the desert all cards must still hang together.",
        "de": "Nein: auch ohne die Wüste müssen alle Karten zusammenhängen.",
        "it": "No: anche senza il deserto tutte le carte devono restare unite.",
    },
    "option constellation_seating=seat_order": {
        "en": "In the order of the seats.",
        "de": "In der Reihenfolge der Plätze.",
        "it": "Nell'ordine dei posti.",
    },
    "option constellation_seating=random": {
        "en": "By lot.",
        "de": "Das Los entscheidet.",
        "it": "A sorte.",
    },
    "option start_player=random": {
        "en": "Chance decides.",
        "de": "Das Los entscheidet.",
        "it": "Decide la sorte.",
    },
    "option start_player=seat_1": {
        "en": "The first seat.",
        "de": "Der erste Platz.",
        "it": "Il primo posto.",
    },
}
