"""The rule options that only the first edition has, in words, and where it speaks of tiles instead of cards."""

from __future__ import annotations

from collections.abc import Mapping

OPTIONS: Mapping[str, Mapping[str, str]] = {
    "option bag": {
        "en": "Are the tiles drawn from a bag instead of a face-down pile?",
        "de": "Kommen die Plättchen aus einem Beutel statt von einem verdeckten Stapel?",
        "it": "Le tessere si pescano da un sacchetto invece che da un mazzo coperto?",
    },
    "option decay_tile": {
        "en": "Is the end tile used as a decay tile? Only with the bag.",
        "de": "Wird das Endplättchen als Verfall verwendet? Nur mit dem Beutel.",
        "it": "La tessera finale si usa come decadenza? Solo con il sacchetto.",
    },
    "option refound_points_tile": {
        "en": "Does founding a village again, after losing it, earn another points tile?",
        "de": "Bringt ein Dorf, das nach einem Verlust neu gegründet wird, wieder ein Punkteplättchen?",
        "it": "Rifondare un villaggio perduto fa guadagnare un'altra tessera punti?",
    },
    "option end_tile_window": {
        "en": "Among how many last tiles of the pile the end tile lies.",
        "de": "Unter wie vielen letzten Plättchen des Stapels das Endplättchen liegt.",
        "it": "Tra quante ultime tessere del mazzo si trova la tessera finale.",
    },
    "option bag=false": {
        "en": "No: a pile with the end tile near its bottom; villages can end the game too.",
        "de": "Nein: ein Stapel mit dem Endplättchen weit unten; auch Dörfer können das Spiel beenden.",
        "it": "No: un mazzo con la tessera finale verso il fondo; anche i villaggi possono chiudere la partita.",
    },
    "option bag=true": {
        "en": "Yes: two equal open tiles go back, and the game ends when the bag has too few tiles.",
        "de": "Ja: zwei gleiche offene Plättchen kommen zurück; das Spiel endet, wenn der Beutel nicht mehr reicht.",
        "it": "Sì: due tessere scoperte uguali tornano dentro, e la partita finisce quando il sacchetto non basta più.",
    },
    "option decay_tile=false": {
        "en": "No.",
        "de": "Nein.",
        "it": "No.",
    },
    "option decay_tile=true": {
        "en": "Yes: placed beside another player's temple it takes a crystal.",
        "de": "Ja: neben dem Tempel eines anderen gelegt nimmt er einen Kristall.",
        "it": "Sì: posata accanto al tempio di un altro gli sottrae un cristallo.",
    },
    "option refound_points_tile=true": {
        "en": "Yes, while there are any.",
        "de": "Ja, solange es welche gibt.",
        "it": "Sì, finché ce ne sono.",
    },
    "option refound_points_tile=false": {
        "en": "Only for more villages of the colour than points tiles held.",
        "de": "Nur wenn man mehr Dörfer der Farbe als Punkteplättchen hat.",
        "it": "Solo se i villaggi del colore sono più delle tessere punti possedute.",
    },
    "option split_field=allowed": {
        "en": "Yes: only the new place must touch a tile.",
        "de": "Ja: nur der neue Platz muss ein Plättchen berühren.",
        "it": "Sì: solo il nuovo posto deve toccare una tessera.",
    },
    "option split_field=forbidden": {
        "en": "No: without the desert all tiles must still hang together.",
        "de": "Nein: auch ohne die Wüste müssen alle Plättchen zusammenhängen.",
        "it": "No: anche senza il deserto tutte le tessere devono restare unite.",
    },
    "option end_tile_window=*": {
        "en": "Among the last {n:# tile|# tiles}.",
        "de": "Unter {n:dem letzten Plättchen|den letzten # Plättchen}.",
        "it": "{n:È l'ultima tessera|Tra le ultime # tessere}.",
    },
}
