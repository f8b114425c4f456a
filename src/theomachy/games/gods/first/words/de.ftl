### GODS, first edition

## The game in one sentence, for the lobby

about = Das GODS von 2001: Dörfer gründen, Punkteplättchen behalten, aber nicht die meisten Tempel bauen.
about-short = Gründe Dörfer, aber nicht die meisten Tempel.

## Pieces of the common sentences

piece-a-stone = einen Göttermarker
piece-no-stone = keinen Göttermarker
piece-power =
    { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
piece-power-word = Kristalle
piece-stone = Göttermarker
piece-stones = Göttermarker
piece-the-stone = der Göttermarker
piece-the-stones = die Göttermarker

## What happens

drawn = Aufgedeckt wird { FORM($card, "a") }.
twins-back = Beide offenen Plättchen sind gleich ({ FORM($card, "bare") }): sie kommen zurück in den Beutel.
whirlwind = { $who } entfesselt den Wirbelwind; das Plättchen kommt aus dem Spiel.
extra-taken = { $who } nimmt die Vermittlung, für einen späteren Zug.
extra-played = { $who } setzt eine Vermittlung ein: eine Aktion mehr.
discarded = { $who } nimmt { FORM($card, "the") } aus dem Spiel.
village = { $god } gründet ein Dorf { $colour } und bekommt das Dorfplättchen.
points-tile = { $god } bekommt dazu ein Punkteplättchen { $colour }, für immer.
no-points-tile = Für { $god } ist kein Punkteplättchen { $colour } mehr da.
founded-again = { $god } hat dafür schon ein Punkteplättchen { $colour }.
village-fell = Ein Dorf { $colour } von { $god } ist verloren; das Dorfplättchen geht zurück.
village-end = { $who } ist an der Reihe und beendet mit seinen Dörfern das Spiel; dieser Zug darf noch gespielt werden.
last-turn = { $who } spielt den letzten Zug des Spiels.
over-GODS1-X-01 = Das Spiel ist zu Ende: das Endplättchen ist aufgedeckt.
over-GODS1-X-02 = Das Spiel ist zu Ende: Dörfer in drei verschiedenen Farben.
over-GODS1-X-03 = Das Spiel ist zu Ende: vier Dörfer.
over-GODS1-X-04 = Das Spiel ist zu Ende: der letzte Zug ist gespielt.
over-GODS1-B-03 = Das Spiel ist zu Ende: im Beutel sind zu wenige Plättchen.
ask-refill = Die offenen Plättchen werden auf zwei ergänzt.
ask-after = { $who }, deine Aktionen sind getan: eine Vermittlung einsetzen oder den Zug beenden?
ask-last-turn = { $who }, deine Dörfer beenden das Spiel: jetzt beenden oder noch einen letzten Zug spielen?

## What can be done

do-take-extra = kostenlos die Vermittlung nehmen; sie kann in einem späteren Zug eingesetzt werden
do-discard = kostenlos { FORM($card, "the") } aus dem Spiel nehmen
do-extra = kostenlos eine Vermittlung einsetzen; eine Aktion mehr, und das Plättchen kommt aus dem Spiel
do-draw = aufgedeckt wird { FORM($card, "a") }
do-end-game = das Spiel jetzt beenden, ohne Kristalle zu nehmen
do-last-turn = noch einen Zug spielen; danach endet das Spiel, wie auch immer die Dörfer stehen
will-found = { $god } gründet ein Dorf { $colour }
will-earn = { $god } bekommt ein Punkteplättchen { $colour }
will-fall = { $god } verliert ein Dorf { $colour }
will-have-most = die meisten Tempel: jetzt { $who }, −{ $n } Punkte
will-have-fewer = { $count ->
    [one] { $who } hat nicht mehr die meisten Tempel: +{ $n } Punkte
   *[other] { $who } haben nicht mehr die meisten Tempel: je +{ $n } Punkte
}
progress-short = Damit folgen dir { $n ->
    [one] 1 Stamm
   *[other] { $n } Stämme
} { $colour }; { $missing ->
    [one] noch einer gründet
   *[other] noch { $missing } gründen
} ein Dorf.
progress-robbed = { $god } fehlte nur noch ein Stamm { $colour } zu einem Dorf, jetzt fehlen { $missing }.

## Rule options

option-bag = Kommen die Plättchen aus einem Beutel statt von einem verdeckten Stapel?
option-decay_tile = Wird das Endplättchen als Verfall verwendet? Nur mit dem Beutel.
option-decay_place = Wo das Verfallsplättchen liegen darf. Das zählt nur, wenn es eines gibt.
option-refound_points_tile = Bringt ein Dorf, das nach einem Verlust neu gegründet wird, wieder ein Punkteplättchen?
option-end_tile_window = Unter wie vielen letzten Plättchen des Stapels das Endplättchen liegt.
option-bag-false = Nein: ein Stapel mit dem Endplättchen weit unten; auch Dörfer können das Spiel beenden.
option-bag-true = Ja: zwei gleiche offene Plättchen kommen zurück; das Spiel endet, wenn der Beutel nicht mehr reicht.
option-decay_tile-false = Nein.
option-decay_tile-true = Ja: neben dem Tempel eines anderen gelegt nimmt er einen Kristall.
option-decay_place-anywhere = Neben jedem Plättchen.
option-decay_place-beside_temple = Nur neben dem Tempel eines anderen.
option-refound_points_tile-true = Ja, solange es welche gibt.
option-refound_points_tile-false = Nur wenn man mehr Dörfer der Farbe als Punkteplättchen hat.
option-split_field-allowed = Ja: nur der neue Platz muss ein Plättchen berühren.
option-split_field-forbidden = Nein: Auch wenn die Wüste aufgehoben ist, müssen alle Plättchen zusammenhängen.
option-end_tile_window-any =
    Unter { $n ->
        [one] dem letzten Plättchen
       *[other] den letzten { $n } Plättchen
    }.

## Why something cannot be done, by rule

refused-stones-first = Bestimme erst, welche Stämme die übrigen Marker bekommen.
refused-no-stones-to-choose = Wer einen Marker bekommt, wird nur gewählt, wenn sie an einem neuen Tempel nicht reichen.
refused-too-few-stones = Einen Marker bekommt nur ein Stamm neben dem neuen Tempel, der keinen hat.
refused-take-extra = Es liegt kein Vermittlungsplättchen aus.
refused-play-extra = Du hast kein Vermittlungsplättchen aus einem früheren Zug.
refused-extra-comes-last = Vermittlungsplättchen nutzt man nach den beiden Aktionen des Zuges.
refused-owner-chooses = Entscheide erst, ob das Spiel jetzt endet oder nach deinem Zug.
refused-bag-knows-no-village-end = Mit dem Beutel endet das Spiel nicht durch Dörfer.
refused-no-village-end = Nur ganz zu Beginn eines Zuges und mit genug Dörfern lässt sich das Spiel beenden.
refused-bag-knows-no-end-tile = Mit dem Beutel gibt es kein Endplättchen.
refused-end-tile-comes-late = Das Endplättchen liegt unter den letzten drei Plättchen.
refused-decay-place = Hier darf der Verfall nur neben dem Tempel eines anderen Gottes liegen.

## Cards

card-extra = eine Vermittlung
    .a = eine Vermittlung
    .acc = eine Vermittlung
    .the = die Vermittlung
    .bare = Vermittlung
card-end = das Endplättchen
    .a = das Endplättchen
    .acc = das Endplättchen
    .the = das Endplättchen
    .bare = Endplättchen

## Short words of pictures

label-mediation = Vermittlung
label-end = Endplättchen
label-power = Kristalle
label-temples = Tempel in der Hand/im Feld
label-about-built = { $who }: { $built } Tempel im Feld, { $n } in der Hand; die meisten Tempel kosten am Ende { $penalty } Punkte.
label-about-penalty = { $who }: { $built } Tempel im Feld, { $n } in der Hand; niemand hat mehr, und das kostet { $penalty } Punkte.
label-stones = Göttermarker im Vorrat
label-extras = Vermittlungen
label-display = Auslage
label-pile = Stapel
label-bag = Beutel
label-drawing = ein Plättchen wird aufgedeckt
label-stone = wähle, wer einen Marker bekommt
label-at-best = bestenfalls, du wählst, wer einen Marker bekommt
label-after = Vermittlung oder Zugende
label-leads = Wäre jetzt Schluss: { $who }
label-can-end = { $who }: Dörfer, die das Spiel beenden
label-end-tile-chance = Endplättchen: 1 zu { $n }
label-last = Letzter Zug des Spiels
label-penalised = die Strafe für die meisten Tempel ist darin
label-penalty-of = −{ $n }: meiste Tempel
label-temple-brings-penalty = noch ein Tempel bringt { $who } die Strafe
label-points-tiles = Punkteplättchen im Vorrat
label-short-stones = Marker
label-short-extras = Vermittlungen
label-short-built = im Feld
label-penalty = Strafe
label-button-take = Plättchen nehmen
label-button-discard = Plättchen entfernen
label-button-extra = Vermittlung
label-button-end-game = Spiel beenden
label-button-last-turn = Letzten Zug spielen
label-take-from = Kristall nehmen von
label-victim = Kristall nehmen von { $who }

## The tray, deeds in a few words, sources of points

label-from-price =
    { $n ->
        [one] ab { $n } Kristall
       *[other] ab { $n } Kristallen
    }
label-pile-left = Plättchen im Stapel
label-bag-left = Plättchen im Beutel
label-where-mediation = Nehmen?
label-which-discard = Welches Plättchen soll weg?
label-did-unite = gründete ein Dorf
label-did-discard = entfernte ein Plättchen
label-did-take = nahm eine Vermittlung
label-did-extra = spielte eine Vermittlung
label-source-village = Dorf: { $people }
label-source-tiles = Punkteplättchen: { $people }
label-source-most-temples = die meisten Tempel
label-sources-village = Dörfer
label-sources-tiles = Punkteplättchen

## What decided it

tie-power = { $other } hat ebenso viele Punkte ({ $points }), aber { $who } hat mehr Kristalle übrig: { $mine } gegen { $theirs }.
fact-converted = die meisten Stämme bekehrt
fact-temple = die meisten Tempel gebaut
fact-village = die meisten Dörfer gegründet
