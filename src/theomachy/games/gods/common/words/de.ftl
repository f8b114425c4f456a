### What both editions of GODS say alike. Each edition names its own pieces (piece-…).

## What happens

tribe = { $who } legt für { COUNT($price, "piece-power") } einen Stamm { $colour } auf { $at }; { $outcome }.
tribe-follows = er folgt { $god }
tribe-case-2 = Tempel verschiedener Götter berühren ihn, also folgt er niemandem
tribe-case-3 = nur Stämme ohne { piece-stone } berühren ihn, also folgt er niemandem
tribe-case-4 = seine Nachbarn sind uneins, also folgt er niemandem
tribe-case-5 = kein Tempel und kein Stamm berührt ihn, also folgt er niemandem
tribe-case-6 = Tempel und Stämme ringsum sind uneins, also folgt er niemandem
tribe-case-7 = ein Nachbar ohne { piece-stone } lässt ihn zweifeln, also folgt er niemandem
tribe-short = sein Gott hat { piece-no-stone } mehr, also folgt er niemandem
temple = { $who } baut für { COUNT($price, "piece-power") } einen Tempel auf { FORM($at, "dat") }.
stone-home = Der Stamm { $colour } auf { FORM($at, "dat") } wendet sich von { $god } ab: { piece-the-stone } kehrt heim.
converted = Der Stamm { $colour } auf { FORM($at, "dat") } folgt jetzt { $god }.
stoneless = { $who } hat { piece-no-stone } mehr für die Stämme am neuen Tempel; sie folgen niemandem.
desert = { $who } legt eine Wüste auf { $at } und bekommt { COUNT($gain, "piece-power") }.
desert-full = { $who } legt eine Wüste auf { $at }, kann aber nicht mehr { piece-power-word } haben.
decay = { $who } legt einen Verfall auf { $at } und nimmt niemandem etwas.
decay-robs = { $who } legt einen Verfall auf { $at } und nimmt { $victim } { COUNT($gain, "piece-power") } ab.
decay-robs-full = { $who } legt einen Verfall auf { $at }; { $victim } verliert { piece-power-word }, doch { $who } kann nicht mehr haben.
desert-moved = { $who } versetzt die Wüste von { FORM($start, "dat") } auf { $at }.
turn = { $who } ist am Zug: { COUNT($gain, "piece-power") } dazu, { COUNT($power, "piece-power") } insgesamt.
forfeit = { $who } kann nichts mehr tun und verzichtet auf den Rest des Zuges.
whirlwind = { $who } entfesselt den Wirbelwind; die Karte kommt aus dem Spiel.
move-paid = { $who } zahlt { COUNT($price, "piece-power") }, um eine Wüste zu versetzen.
seated = { $who } bekommt den nächsten Tempel der Startaufstellung.
won =
    { $winners } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
shared =
    { $winners } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## What can be done

do-tribe = für { COUNT($price, "piece-power") } einen Stamm { $colour } auf { $at } legen
do-temple = für { COUNT($price, "piece-power") } einen Tempel auf { FORM($at, "dat") } bauen
here-tribe = Stamm { $colour } hier für { COUNT($price, "piece-power") }
here-temple = Tempel hier für { COUNT($price, "piece-power") }
do-desert = kostenlos eine Wüste auf { $at } legen; das bringt { COUNT($gain, "piece-power") }
do-desert-full = kostenlos eine Wüste auf { $at } legen; das bringt nichts, mehr { piece-power-word } kannst du nicht haben
do-decay = kostenlos einen Verfall auf { $at } legen; niemandem etwas nehmen
do-decay-robs = kostenlos einen Verfall auf { $at } legen und { $victim } { COUNT($loot, "piece-power") } abnehmen
do-whirlwind = kostenlos mit dem Wirbelwind die Wüste von { FORM($at, "dat") } versetzen; danach ihr Ziel wählen
do-whirlwind-idle = kostenlos den Wirbelwind spielen, ohne eine Wüste zu versetzen; er kommt aus dem Spiel
do-move = für { COUNT($price, "piece-power") } die Wüste von { FORM($at, "dat") } versetzen; danach ihr Ziel wählen
do-to = die Wüste auf { FORM($at, "dat") } ablegen
do-stone = dem Stamm { $colour } auf { FORM($at, "dat") } { piece-a-stone } geben
do-end-turn = den Zug beenden
do-start = { $god } beginnt
do-seat = { $god } bekommt den nächsten Tempel der Startaufstellung
progress-lifted = Das Feld, das sie verlässt, ist frei für einen Tempel: daneben { $n ->
        [one] liegt ein Stamm
       *[other] liegen { $n } Stämme
    }, { $mine } davon deine.
progress-closed = Auf diesem Feld kann jetzt niemand einen Tempel bauen, und Tempel daneben kosten mehr.
progress-saved = Das kostet nichts: du behältst alles ({ COUNT($n, "piece-power") }) für einen besseren Moment.
will-follow = er wird { $god } folgen
will-follow-nobody = er wird niemandem folgen
will-convert =
    er bekehrt { $n ->
        [one] { $n } Stamm
       *[other] { $n } Stämme
    }
will-lose =
    { $god } verliert { $n ->
        [one] { $n } Stamm
       *[other] { $n } Stämme
    }
will-end = das Spiel endet: { $victory }
will-convert-none = er bekehrt keinen Stamm
will-choose = { piece-the-stones } reichen nicht: du wählst, wer einen bekommt

## What is asked

ask-actions =
    { $who }, du bist am Zug: noch { $left ->
        [one] { $left } Aktion
       *[other] { $left } Aktionen
    }, { COUNT($power, "piece-power") }.
ask-where-to = { $who }, wohin soll die Wüste?
ask-stone = { $who }, du hast nicht genug { piece-stones }. Welcher Stamm bekommt einen?
wait = { $who } ist am Zug.
ask-start = Das Los entscheidet, wer beginnt.
ask-seating = Das Los entscheidet, wessen Tempel wo liegt.
ask-over = Das Spiel ist zu Ende.

## Rule options

option-temple_precedence = Wem ein neuer Stamm folgt, wenn ihn ein Tempel und Stämme eines anderen Gottes berühren.
option-stoneless_neighbours = Was Nachbarn ohne { piece-stone } für einen neuen Stamm bedeuten.
option-whirlwind_idle = Darf ein Wirbelwind gespielt werden, ohne eine Wüste zu versetzen?
option-split_field = Darf das Versetzen einer Wüste die Landschaft in Teile zerreißen?
option-constellation_seating = Wer welchen Tempel der Startaufstellung bekommt.
option-start_player = Wer beginnt.
option-temple_precedence-temples_first = Der Tempel entscheidet; auf Stämme kommt es nur an, wo kein Tempel angrenzt.
option-temple_precedence-any_conflict = Jede zweite Religion ringsum, Tempel oder Stamm, lässt den neuen Stamm ohne Religion.
option-stoneless_neighbours-ignored = Sie werden nicht beachtet.
option-stoneless_neighbours-block = Schon einer lässt den neuen Stamm ohne Religion, sofern kein Tempel angrenzt.
option-whirlwind_idle-false = Nein: eine Wüste muss versetzt werden.
option-whirlwind_idle-true = Ja: er darf wirkungslos verwehen.
option-split_field-allowed = Ja: nur der neue Platz muss eine Karte berühren.
option-split_field-forbidden = Nein: Auch wenn die Wüste aufgehoben ist, müssen alle Karten zusammenhängen.
option-constellation_seating-seat_order = In der Reihenfolge der Plätze.
option-constellation_seating-random = Das Los entscheidet.
option-start_player-random = Das Los entscheidet.
option-start_player-seat_1 = Der erste Platz.
option-start_player-seat_2 = Der zweite Platz.
option-start_player-seat_3 = Der dritte Platz.
option-start_player-seat_4 = Der vierte Platz.

## Why something cannot be done, by rule

refused-over = Das Spiel ist zu Ende.
refused-kinds-of-actions = Das ist keine Aktion.
refused-turn-order = Ein anderer Gott ist am Zug.
refused-seating-first = Die ersten Tempel werden erst noch ausgelegt.
refused-starter-first = Erst wird bestimmt, wer beginnt.
refused-steps-of-a-turn = Erst wird die Auslage aufgefüllt, dann bist du dran.
refused-constellation = Die ersten Tempel liegen, wo sie am Anfang hingelegt wurden.
refused-who-starts = Wer beginnt, wurde am Anfang bestimmt.
refused-refill = Was aufgedeckt wird, bestimmt der Zufall.
refused-no-refill-now = Die Auslage wird nur zu Beginn eines Zuges aufgefüllt.
refused-two-actions = Zwei Aktionen im Zug: nicht mehr, und nicht weniger, solange eine möglich ist.
refused-once-a-turn = Das geht im Zug nur einmal.
refused-one-other-card-a-turn = Im Zug lässt sich nur eine solche Karte verwenden.
refused-pay-in-full = Es kostet mehr, als du hast.
refused-reach = Dieses Feld ist zu weit weg.
refused-one-card-a-hex = Dort liegt schon etwas.
refused-one-card-a-hex-desert = Dort liegt schon eine Wüste. Sie lässt sich versetzen, aber auf sie kommt nichts.
refused-one-card-a-hex-decay = Dort liegt ein Verfall: Er bleibt für immer, auf ihn kommt nichts, und Felder neben ihm kosten mehr.
refused-one-card-a-hex-temple = Dort steht für immer ein Tempel; auf ihn kommt nichts.
refused-beside-a-card = Es muss neben etwas auf dem Spielfeld liegen.
refused-tribe = Ein solcher Stamm liegt nicht aus.
refused-no-temple-left = Du hast keinen Tempel mehr.
refused-closed-to-temples = Bei so vielen Nachbarn würde ein Tempel hier mehr kosten, als irgendjemand haben kann.
refused-stones-first = Bestimme erst, welche Stämme die übrigen Steine bekommen.
refused-no-stones-to-choose = Wer einen Stein bekommt, wird nur gewählt, wenn sie an einem neuen Tempel nicht reichen.
refused-too-few-stones = Einen Stein bekommt nur ein Stamm neben dem neuen Tempel, der keinen hat.
refused-desert = Es liegt keine Wüste aus.
refused-decay-card = Es liegt kein Verfall aus.
refused-decay-robs = Diesem Gott ist nichts zu nehmen: kein Tempel daneben, oder er hat nichts.
refused-whom-to-rob = Nehmen kannst du nur einem anderen Gott etwas.
refused-whirlwind = Es liegt kein Wirbelwind aus.
refused-whirlwind-moves = Der Wirbelwind bewegt nur eine Wüste auf dem Feld.
refused-whirlwind-idle = Ein Wirbelwind muss eine Wüste bewegen.
refused-desert-to-move = Versetzen lässt sich nur eine Wüste auf dem Feld.
refused-desert-in-hand = Bestimme erst, wohin die aufgehobene Wüste kommt.
refused-no-desert-in-hand = Wähle erst eine Wüste auf dem Feld.
refused-desert-is-lifted-first = Ohne die Wüste liegt nichts neben diesem Feld.
refused-another-place = Die Wüste muss an einen anderen Ort.
refused-split-field = Das Spielfeld würde zerfallen, und das erlaubt dieser Tisch nicht.
refused-take-extra = Es liegt keine Extraaktion aus.
refused-play-extra = Du hast keine Extraaktion aus einem früheren Zug.
refused-extra-comes-last = Extraaktionen kommen nach den beiden des Zuges.
refused-discard = Weglegen lässt sich nur, was ausliegt.

## Gods

god-red = Rot
god-yellow = Gelb
god-blue = Blau
god-green = Grün

## Colours of peoples

colour-green = des Waldvolks
    .people = Waldvolk
colour-blue = des Fischervolks
    .people = Fischervolk
colour-violet = des Bergvolks
    .people = Bergvolk
colour-yellow = des Bauernvolks
    .people = Bauernvolk

## Cards

card-green = ein Stamm des Waldvolks
    .a = ein Stamm des Waldvolks
    .acc = einen Stamm des Waldvolks
    .the = den Stamm des Waldvolks
    .bare = Stamm des Waldvolks
card-blue = ein Stamm des Fischervolks
    .a = ein Stamm des Fischervolks
    .acc = einen Stamm des Fischervolks
    .the = den Stamm des Fischervolks
    .bare = Stamm des Fischervolks
card-violet = ein Stamm des Bergvolks
    .a = ein Stamm des Bergvolks
    .acc = einen Stamm des Bergvolks
    .the = den Stamm des Bergvolks
    .bare = Stamm des Bergvolks
card-yellow = ein Stamm des Bauernvolks
    .a = ein Stamm des Bauernvolks
    .acc = einen Stamm des Bauernvolks
    .the = den Stamm des Bauernvolks
    .bare = Stamm des Bauernvolks
card-desert = eine Wüste
    .a = eine Wüste
    .acc = eine Wüste
    .the = die Wüste
    .bare = Wüste
card-decay = ein Verfall
    .a = ein Verfall
    .acc = einen Verfall
    .the = den Verfall
    .bare = Verfall
card-whirlwind = ein Wirbelwind
    .a = ein Wirbelwind
    .acc = einen Wirbelwind
    .the = den Wirbelwind
    .bare = Wirbelwind

## Short words of pictures

label-red = rot
label-yellow = gelb
label-blue = blau
label-green = grün
label-violet = violett
label-black = schwarz
label-white = weiß
label-desert = Wüste
label-decay = Verfall
label-whirlwind = Wirbelwind
label-extra = Extraaktion
label-end = Ende
label-temple = Tempel
label-tribe = Stamm
label-tribe-green = Waldvolk
label-tribe-blue = Fischervolk
label-tribe-violet = Bergvolk
label-tribe-yellow = Bauernvolk
label-temple-of = Tempel von { $god }
label-no-religion = ohne Religion
label-empty = leer
label-title = { $game }: der Tisch
label-field = Feld
label-power = Macht
label-temples = Tempel im Vorrat
label-stones = Göttersteine im Vorrat
label-extras = Extraaktionskarten
label-points = Punkte
label-display = Auslage
label-sack = Beutel
label-left = noch { $n }
label-turn = Zug { $n }
label-on-turn = { $who } ist am Zug
label-drawing = eine Karte wird gezogen
label-starting = der Tisch wird gedeckt
label-actions-left-1 = noch 1 Aktion
label-actions-left = noch { $n } Aktionen
label-where-to = neuen Platz für die Wüste wählen
label-stone = wähle, wer einen Stein bekommt
label-after = Extraaktion oder Zugende
label-last-turn = Spiel beenden oder weiter
label-done = in diesem Zug getan
label-limit = { $n } Punkte gewinnen
label-over = Das Spiel ist aus
label-wins = { $who } gewinnt
label-share = { $who } gewinnen gemeinsam
label-leads = Wäre der Beutel jetzt leer: { $who }
label-can-end = Eine Aktion könnte den Sieg bringen für { $who }
label-of = { $n } von { $m }
label-box = Aus dem Spiel
label-split = ohne sie zerfällt das Feld
label-opens = ohne sie für Tempel offen: { $hexes }
label-nobody = niemand
label-and = und
label-short-temples = Tempel
label-short-stones = Steine
label-short-extras = Extras
label-prices = Preis Stamm/Tempel
label-tribe-price = ein Stamm kostet { COUNT($n, "piece-power") } und folgt { $who }
label-tribe-price-nobody = ein Stamm kostet { COUNT($n, "piece-power") } und folgt niemandem
label-temple-price = ein Tempel kostet { $n }
label-converts = bekehrt { $n }
label-at-best = bestenfalls, du wählst, wer einen Stein bekommt
label-closed-now = jetzt kein Tempel
label-closed-for-good = nie ein Tempel
label-convertible = Bekehrung kostet { $n }
label-convertible-by = jetzt durch { $who }
label-convertible-soon = bald durch { $who }
label-safe = kann jetzt nicht bekehrt werden
label-button-move = Wüste versetzen
label-button-discard = Ablegen
label-button-take = Karte nehmen
label-button-nothing = Nichts bewegen
label-button-extra = Extraaktion
label-button-end = Zug beenden
label-take-from = Macht nehmen von
label-victim = Macht nehmen von { $who }
label-used-temple = Tempel
label-used-move = Wüste versetzen
label-used-discard = Ablegen
label-used-other = andere Karte
label-used-desert = Wüste
label-used-decay = Verfall
label-used-whirlwind = Wirbelwind
label-used-extra = Extra genommen

## Hexes by their way from the middle

way-east = { $n } östlich
way-north-east = { $n } nordöstlich
way-north-west = { $n } nordwestlich
way-west = { $n } westlich
way-south-west = { $n } südwestlich
way-south-east = { $n } südöstlich
way-middle = Mitte
way-from-the-middle = { $steps } der Mitte
hex = das Feld { $way }
hex-dat = dem Feld { $way }
hex-middle = das mittlere Feld
hex-middle-dat = dem mittleren Feld

## The tray, questions after a choice, deeds in a few words, sources of points

label-tray = Spiele eines davon
label-from-price = ab { $n } Macht
label-each-price = { $n } je Nachbar
label-free = kostenlos
label-sack-left = Karten noch im Beutel
label-where-green = Wo soll der Stamm leben?
label-where-blue = Wo soll der Stamm leben?
label-where-violet = Wo soll der Stamm leben?
label-where-yellow = Wo soll der Stamm leben?
label-where-desert = Wo soll die Wüste liegen?
label-where-decay = Wo soll der Verfall liegen?
label-where-whirlwind = Welche Wüste fliegt davon?
label-where-extra = Nehmen?
label-where-end = Das Endplättchen
label-where-temple = Wo soll der Tempel stehen?
label-which-desert = Welche Wüste soll wandern?
label-which-discard = Welche Karte soll weg?
label-did-temple = baute einen Tempel
label-did-convert = Tempel bekehrte { $n }
label-did-tribe = legte einen Stamm
label-did-unite = einte ein Volk
label-did-desert = legte eine Wüste
label-did-decay = Verfall schlug zu
label-did-whirlwind = Wirbelwind
label-did-move = versetzte eine Wüste
label-did-discard = legte eine Karte ab
label-did-take = nahm eine Extraaktion
label-did-extra = spielte eine Extraaktion
label-source-nation = Volk: { $people }
label-source-first = zuerst: { $people }
label-sources-nation = Völker
label-sources-first = Erste eines Volkes

## What a thing says when it is pointed at

label-about-supply = Noch { $n } zu ziehen; öffne es, um zu sehen, welche und wie wahrscheinlich.
label-about-neighbour = was daneben gelegt wird, kostet mehr, wie neben jedem anderen
label-about-tribe = { $name }: ans Feld anlegen, ab { $n } { $power }; er folgt dem Gott, dessen Tempel oder sonst dessen Stämme daneben liegen.
label-about-desert = { $name }: kostenlos anlegen. Du gewinnst 1 dazu ({ $power }), und Tempel daneben kosten mehr.
label-about-decay = { $name }: kostenlos ans Feld anlegen; ein Gegner mit einem Tempel daneben kann 1 { $power } an dich verlieren.
label-about-whirlwind = { $name }: eine Wüste vom Feld nehmen und kostenlos anderswo anlegen.
label-about-extra = { $name }: jetzt kostenlos nehmen und in einem späteren Zug für eine Aktion mehr verwenden.
label-about-end = { $name }: Das Spiel ist aus, sobald es aufgedeckt wird.
label-about-temple = Tempel von { $who }: einmal im Zug ans Feld bauen, { $n } { $power } je Nachbar; jeder Stamm daneben wendet sich { $who } zu.
label-about-empty = Ein leerer Platz: Zu Beginn des nächsten Zuges wird er neu gefüllt.
label-about-button-move = Eine Wüste, die im Feld liegt, für { $n } { $power } versetzen.
label-about-button-discard = Kostenlos etwas aus der Auslage nehmen, damit es jetzt niemand bekommt; das kostet eine Aktion.
label-about-button-take = Diese Karte behalten, statt sie anzulegen.
label-about-button-nothing = Ausspielen, ohne eine Wüste zu bewegen.
label-about-button-extra = Eine Extraaktion einsetzen, die du in einem früheren Zug genommen hast: jetzt eine Aktion mehr.
label-about-button-end = Dein Zug ist zu Ende, und der nächste Gott spielt.
label-about-button-end-game = Das Spiel jetzt beenden, wie es deine Dörfer erlauben.
label-about-button-last-turn = Diesen Zug noch zu Ende spielen; danach ist das Spiel aus.
label-about-power = { $who } hat { $n } { $power } von höchstens { $most }; damit werden Stämme und Tempel bezahlt, und jeden Zug kommen 3 dazu.
label-about-temples = { $who }, { $what }: { $n }; ohne einen im Vorrat kann kein Tempel gebaut werden.
label-about-stones = { $who }, { $what }: { $n }; jeder Stamm, der { $who } folgt, braucht einen.
label-about-extras = { $who }, { $what }: { $n }; jede ist eine Aktion mehr in einem späteren Zug.
label-about-people = { $name }: { $n } von { $m }, die { $who } folgen; mit { $m } bringen sie Punkte, solange sie folgen.
label-about-people-points = { $name }: { $n } von { $m } weiteren, die { $who } folgen; dieses Volk bringt { $who } jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
label-about-left = { $name }: noch { $n }, mit { $chance } % als Nächstes gezogen.
label-about-victim = 1 { $power } von { $who } nehmen, durch den Verfall.

## Places

hex-beside = das Feld neben { $what }
hex-beside-dat = dem Feld neben { $what }
hex-number = das Feld { $n } neben { $what }
hex-number-dat = dem Feld { $n } neben { $what }
hex-here = dieses Feld
hex-here-dat = diesem Feld
label-beside = neben { $what }
label-number = Feld { $n }
beside-temple = einem Tempel von { $god }
beside-tribe = einem Stamm { $colour }
beside-desert = einer Wüste
beside-decay = einem Verfall
