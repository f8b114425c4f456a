### GODS, second edition

## The game in one sentence, for the lobby

about = Lege Stämme und Tempel in ein wachsendes Land, gewinne den Glauben der Völker und eine sie zu Nationen.
about-short = Gewinne Stämme mit Tempeln und eine Völker.

## Pieces of the common sentences

piece-a-stone = einen Götterstein
piece-no-stone = keinen Götterstein
piece-power =
    { $n ->
        [one] { $n } Machtpunkt
       *[other] { $n } Machtpunkte
    }
piece-power-word = Macht
piece-stone = Götterstein
piece-stones = Göttersteine
piece-the-stone = der Götterstein
piece-the-stones = die Göttersteine

## What happens

drawn = Aus dem Beutel kommt { FORM($card, "a") }.
put-aside = Die gleiche Karte liegt schon in der Auslage: { FORM($card, "a") } kommt zur Seite.
put-back =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } von der Seite ({ FORM($card, "bare") }) { $number ->
        [one] kommt
       *[other] kommen
    } zurück in den Beutel.
extra-taken = { $who } nimmt die Extraaktion, für einen späteren Zug.
extra-played = { $who } spielt eine Extraaktion aus: eine Aktion mehr.
discarded = { $who } legt { FORM($card, "the") } zurück in den Beutel.
nation = { $god } eint ein { FORM($colour, "people") } und bekommt die Punktekarte.
chip = { $god } ist damit zuerst und bekommt den Punktechip { $colour }, für immer.
nation-fell = Ein { FORM($colour, "people") } von { $god } zerfällt; die Punktekarte geht zurück.
over-GODS2-X-01 = Das Spiel ist zu Ende: die Punkte sind erreicht.
over-GODS2-X-02 = Das Spiel ist zu Ende: für die Auslage gibt es keine andere Karte mehr.
over-GODS2-X-03 = Das Spiel ist zu Ende: der Beutel kann die Auslage nicht mehr füllen.
over-GODS2-R-37 = Das Spiel ist zu Ende: die vereinbarte Zahl der Züge ist gespielt.
ask-refill = Die Auslage wird aus dem Beutel aufgefüllt.
ask-after = { $who }, deine Aktionen sind getan: eine Extraaktion ausspielen oder den Zug beenden?

## What can be done

do-take-extra = kostenlos die Extraaktion nehmen; sie kann in einem späteren Zug ausgespielt werden
do-discard = kostenlos { FORM($card, "the") } zurück in den Beutel legen
do-extra = kostenlos eine Extraaktion ausspielen; eine Aktion mehr, und die Karte kommt aus dem Spiel
do-draw = aus dem Beutel kommt { FORM($card, "a") }
will-unite = { $god } eint ein { FORM($colour, "people") }
will-fall = { $god } verliert ein { FORM($colour, "people") }
progress-short = Damit folgen dir { $n ->
    [one] 1 Stamm
   *[other] { $n } Stämme
} { $colour }; { $missing ->
    [one] noch einer eint
   *[other] noch { $missing } einen
} das Volk.
progress-robbed = { $god } fehlte nur noch ein Stamm { $colour }, um es zu einen, jetzt fehlen { $missing }.

## Rule options

option-points_card_value = Was eine Punktekarte wert ist.
option-points_chip_value = Was ein Punktechip wert ist.
option-other_cards_once = Wie viele der anderen Karten (Wüste, Verfall, Wirbelwind, Extraaktion) in einem Zug erlaubt sind.
option-max_turns = Nach wie vielen Zügen aller zusammen das Spiel in jedem Fall endet.
option-points_card_value-printed = Was darauf steht: in unserer Schachtel 3 Punkte.
option-points_chip_value-printed = Was darauf steht: in unserer Schachtel 1 Punkt.
option-points_card_value-any =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für jede Punktekarte.
option-points_chip_value-any =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } für jeden Punktechip.
option-other_cards_once-category = Eine davon in einem Zug, gleich welche.
option-other_cards_once-per_kind = Eine von jeder Art in einem Zug.
option-max_turns-0 = Es gibt keine Grenze.
option-max_turns-any =
    Nach { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }; dann entscheiden die Punkte.

## Cards

card-extra = eine Extraaktion
    .a = eine Extraaktion
    .acc = eine Extraaktion
    .the = die Extraaktion
    .bare = Extraaktion

## What decided it

tie-power = { $other } hat ebenso viele Punkte ({ $points }), aber { $who } hat mehr Macht übrig: { $mine } gegen { $theirs }.
fact-converted = die meisten Stämme bekehrt
fact-temple = die meisten Tempel gebaut
fact-nation = die meisten Völker geeint
