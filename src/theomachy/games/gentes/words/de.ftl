### Gentes

## The game in one sentence, for the lobby

about = Führe ein Volk der Antike durch sechs Runden: bilde Bürger aus, baue Städte und teile dir die Zeit ein.
about-short = Führe ein Volk der Antike durch sechs Runden.

## What happens

starter = { $who } beginnt.
row = Ausbildungskosten von billig nach teuer: { $row }.
first-game = { $who } beginnt mit { $cards }.
opened = { $card } wird für die Auswahl aufgedeckt.
drafted = { $who } nimmt { $card }.
leftover =
    { $n ->
        [one] { $n } Karte kommt
       *[other] { $n } Karten kommen
    } zurück in den Stapel.
gained = { $who } gewinnt { FORM($group, "one") }.
pushed = Die Zeile ist voll: { $who } verliert { FORM($group, "one") }.
lost = { $who } verliert { FORM($group, "one") }.
lowered = { $who } tauscht { FORM($group, "one") } ein.
averted = { $who } wendet den Verlust mit Würfeln ab: { $temple } aus dem Tempel, { $oracle } aus dem Orakel.
laid-out = { $card } kommt auf Platz { $n } der Auslage.
round = Runde { $n }, Ära { $era }.
tile =
    { $who } nimmt ein Aktionsplättchen: { $action } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $hours ->
        [one] { $hours } Sanduhr
       *[other] { $hours } Sanduhren
    }.
start-tile = { $who } nimmt das Startspieler-Plättchen.
tax =
    { $who } geht zum Steuereintreiber für { $n ->
        [one] { $n } Sanduhr
       *[other] { $n } Sanduhren
    }.
sun = { $who } nutzt die Aktion von { $card }.
home = { $who } nutzt { $site }: { $effect }.
with-card = { $who } nimmt { $card } hinzu.
with-home = { $who } nimmt { $site } hinzu: { $effect }.
paid =
    { $who } zahlt { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
coins =
    { $who } nimmt { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }.
points =
    { $who } gewinnt { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }.
cube = { $who } legt einen Würfel in den Bereich { $area }.
cube-lost = Es ist kein Platz: ein Würfel von { $who } verfällt ({ $area }).
time = { $who } legt Zeitplättchen: { $singles } einfache, { $doubles } doppelte.
lifted = { $who } nimmt eine Stadt von { $site } zurück.
built = { $who } baut { $site }.
activated = { $site } wird für { $who } aktiviert.
took = { $who } nimmt { $card } auf die Hand.
played = { $who } spielt { $card } aus.
virtual =
    { $who } ersetzt { $n ->
        [one] { $n } fehlende Person
       *[other] { $n } fehlende Personen
    } durch Würfel aus dem Tempel.
symbol = { $who } wertet das Symbol { $symbol }.
unlocked = { $who } entfernt einen Würfel von der Zeitleiste.
drew = { $who } nimmt { $card } kostenlos aus der Auslage.
converted = { $who } tauscht { $give } um.
oracle = { $who } zahlt einen Orakelwürfel für den Tausch von Personen.
cubes = { $who } zahlt Würfel für eine Ausbildung: { $temple } aus dem Tempel, { $oracle } aus dem Orakel.
used = { $who } nutzt { $card }.
bonus =
    { $who } nimmt das Bonusplättchen für { $category }: { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }.
new-starter = { $who } wird Startspieler.
cleaned = Niedergang der Runde { $n }: Markierungen, Aktionsplättchen und einfache Sanduhren gehen, doppelte werden einfach.
era = Ära { $n } beginnt: alte Auslage und alter Stapel werden abgelegt.
dropped = { $who } muss { $card } ablegen: die Zeitleiste ist voll.
hand-scored =
    { $who } wertet { $card } von der Hand: { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }.
hand-lost =
    { $who } verliert { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    } für übrige Handkarten.
coins-scored =
    { $who } gewinnt { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    } für Münzen.
cubes-scored =
    { $who } gewinnt { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    } für Würfel.
time-scored =
    { $who } verliert { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    } für Sanduhren.
game-over =
    Das Spiel ist zu Ende. { $winners } gewinnt mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }.
game-shared =
    Das Spiel ist zu Ende. { $winners } teilen den Sieg mit { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkten
    }.

## What can be done

progress-card-met = { $card }: die Leute dafür sind da; ausgespielt bringt das { $points } Punkte.
progress-card-lacks = { $card }: dafür { $n ->
        [one] fehlt nur noch eines
       *[other] fehlen noch { $n }
    }; ausgespielt bringt das { $points } Punkte.
progress-tile-start = Du beginnst die nächste Runde und wählst zuerst; deine Münzen: { $n }.
progress-tile-navigator = Damit baust du sofort eine Stadt; deine Städte bisher: { $n }.
progress-tile-scribe = Damit kommen sofort Karten auf deine Hand; dort bisher: { $n }.
progress-tile-philosopher = Damit bildest du sofort Leute aus; deine Leute bisher: { $n }.
progress-tile-chronicler = Damit spielst du sofort Karten aus; auf der Hand bisher: { $n }.
progress-free = Zeitfelder, die in dieser Runde frei bleiben: { $n }.
progress-coins = Deine Münzen: { $n }, das sind { $more } mehr.
progress-cubes = Deine Würfel, { $area }: { $n }.
progress-stay = Deine Leute bleiben, wie sie sind.
progress-people = Es ändert deine Leute, jetzt { $n } im Ganzen, wie deine Karten sie brauchen.
progress-built = Deine Städte jetzt: { $n }.
progress-kept = Diese bleiben dir: { $cities }.
do-tile =
    ein Aktionsplättchen nehmen: { $action }; für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } und { $hours ->
        [one] { $hours } Sanduhr
       *[other] { $hours } Sanduhren
    }
do-start-tile =
    das Startspieler-Plättchen nehmen: sofort { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, in der nächsten Runde beginnen
do-tax =
    Steuereintreiber: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } für { $hours ->
        [one] { $hours } Sanduhr
       *[other] { $hours } Sanduhren
    }
do-sun = die Aktion von { $card } nutzen, einmal je Runde
do-home = { $site } als Hauptaktion nutzen, einmal je Runde: { $effect }
do-cubes = eine beliebige Person für Würfel ausbilden: { $t } aus dem Tempel, { $o } aus dem Orakel
do-swap = Tausch: { FORM($group, "many") } um eins senken
do-for = dafür { FORM($group, "one") } bekommen
do-stop = kein weiterer Tausch
do-use = { $card } nutzen
do-end = den Zug beenden
do-with-card = { $card } zu dieser Aktion nehmen; sie ist dann für diese Runde benutzt
do-with-home = { $site } zu dieser Aktion nehmen: { $effect }; sie ist dann für diese Runde benutzt
do-go = die Aktion so ausführen
do-time = Zeitplättchen legen: { $doubles } doppelte, { $singles } einfache
do-limit = Zeitplättchen für das Handkartenlimit legen: { $doubles } doppelte, { $singles } einfache
do-count =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    } ausbilden
do-person = { FORM($group, "one") } ausbilden
do-gain = { FORM($group, "one") } gewinnen
do-start-with = mit { FORM($group, "one") } beginnen
do-lift = die Stadt von { $site } zurücknehmen
do-site = bauen: { $region }; { $site }
do-home-site = eine Heimatstadt bauen; { $site }
do-region = alle eigenen Städte aktivieren: { $region }
do-from-display = Karten aus der Auslage nehmen
do-from-discard = Karten vom Ablagestapel nehmen
do-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } nehmen
do-take = eine Karte nehmen; { $card }
do-draw = { $card } kostenlos nehmen
do-play =
    { $card } ausspielen: die Karte allein bringt { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
do-suffer = den Verlust hinnehmen
do-avert = den Verlust mit Würfeln abwenden: { $t } aus dem Tempel, { $o } aus dem Orakel
do-pay = Würfel zahlen: { $t } aus dem Tempel, { $o } aus dem Orakel
do-cube = den Würfel in den Bereich { $area } legen
do-city = { $site } aktivieren
do-convert = umtauschen
do-done = deinen Niedergang beenden
do-discard = { $card } ablegen
do-score =
    { $card } von der Hand werten: { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
do-finish = deine Wertung beenden; Karten, die auf deiner Hand bleiben, kosten Punkte
do-draft = { $card } auswählen
do-starter = { $seat } beginnt
do-column = das nächste Ausbildungsplättchen ist: { FORM($group, "many") }
do-reveal = { $card } wird aufgedeckt

## What is asked

wait = Der Tisch wartet auf { $who }.
ask-over = Das Spiel ist zu Ende: { $winners } gewinnt mit { $points }.
ask-over-shared = Das Spiel ist zu Ende: { $winners } teilen sich den Sieg mit { $points }.
ask-over-cards = Das Spiel ist zu Ende: Gleichstand mit { $points }, { $winners } gewinnt mit mehr gespielten Karten.
ask-over-coins = Das Spiel ist zu Ende: Gleichstand mit { $points }, { $winners } gewinnt mit mehr Münzen.
ask-chance = Karten und Plättchen werden ausgelegt.
ask-draft = { $who }, welche Karte nimmst du auf die Hand?
ask-start-persons = { $who }, mit wem beginnst du? Noch { $left } von { $all } Personen zu wählen, in beliebiger Reihenfolge.
ask-turn =
    { $who }, wähle eine Aktion: noch { $free ->
        [one] { $free } Zeitfeld
       *[other] { $free } Zeitfelder
    }, { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }.
ask-after = { $who }, zusätzliche Aktionen, oder den Zug beenden?
ask-modifiers = { $who }, nutzt du zu dieser Aktion eine Karte oder Heimatstadt?
ask-time = { $who }, wie legst du die Sanduhren? Eine doppelte sperrt auch in der nächsten Runde ein Feld.
ask-card-time = { $who }, wie legst du die Sanduhren der Karte?
ask-how-many-persons = { $who }, eine Person oder zwei? Für zwei gilt die teurere Zeile.
ask-train =
    { $who }, wen bildest du aus? Noch { $left ->
        [one] { $left } Person
       *[other] { $left } Personen
    } zu wählen.
ask-lift = { $who }, alle Städte sind gebaut: welche versetzt du?
ask-site = { $who }, wo baust du?
ask-region = { $who }, welche Region aktivierst du?
ask-from = { $who }, Karten aus der Auslage oder vom Ablagestapel?
ask-how-many-cards = { $who }, wie viele Karten?
ask-take =
    { $who }, welche Karte nimmst du? Noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    } zu wählen, von links nach rechts.
ask-play = { $who }, welche Karte spielst du aus?
ask-loss = { $who }, den Verlust hinnehmen oder mit Würfeln abwenden?
ask-gain = { $who }, welche Person gewinnst du?
ask-trained-person = { $who }, wen bilden die Würfel aus?
ask-cube = { $who }, Tempel oder Orakel für den Würfel?
ask-city = { $who }, welche Stadt aktivierst du?
ask-draw = { $who }, welche Karte nimmst du kostenlos?
ask-offer = { $who }, tauschst du um?
ask-pay = { $who }, welche Würfel zahlst du?
ask-exchange-from = { $who }, welche Gruppe senkst du?
ask-exchange-for = { $who }, welche Gruppe erhöhst du?
ask-make-room = { $who }, ein Würfel kommt und beide Bereiche sind voll: Platz schaffen oder verzichten?
ask-decline = { $who }, Niedergang: aktiviere eine Stadt je Region und deine Karten.
ask-hand-limit = { $who }, zu viele Handkarten: wie legst du die Sanduhren?
ask-discard = { $who }, die Zeitleiste ist voll: welche Karte legst du ab?
ask-final = { $who }, Schlusswertung: Handkarten werten oder beenden.

## Rule options

option-no_small_tax = Darf der Steuereintreiber für eine Sanduhr benutzt werden?
option-no_small_tax-false = Ja, beide Steuereintreiber sind offen.
option-no_small_tax-true = Nein, er ist abgedeckt, für erfahrene Spieler.
option-first_game = Wie kommen die Spieler zu ersten Karten und Personen?
option-first_game-false = Durch Auswahl und freie Wahl.
option-first_game-true = So, wie die Spielregel sie für ein erstes Spiel vorgibt.
option-start_player = Wer beginnt?
option-start_player-random = Ein zufälliger Spieler.
option-start_player-seat_1 = Der Spieler auf dem ersten Platz.
option-start_player-seat_2 = Der Spieler auf dem zweiten Platz.
option-start_player-seat_3 = Der Spieler auf dem dritten Platz.
option-start_player-seat_4 = Der Spieler auf dem vierten Platz.
option-inventor_range = Welche Zeile der Ausbildungskosten gilt mit einer zusätzlichen Person?
option-inventor_range-mode = Die der Grundpersonen, einer oder zwei.
option-inventor_range-lower = Die untere, sobald zwei oder mehr ausgebildet werden.
option-hometown_marker = Was geschieht mit der Markierung einer benutzten Heimatstadt, wenn ihre Stadt wegzieht?
option-hometown_marker-site = Sie bleibt bis zum Niedergang auf dem Feld.
option-hometown_marker-owner = Sie geht mit der Stadt. Du kannst eine Heimatstadt trotzdem nur einmal pro Runde nutzen.
option-relocate_to_same_site = Darf eine versetzte Stadt auf ihr eigenes Feld zurück?
option-relocate_to_same_site-false = Nein, sie muss auf ein anderes.
option-relocate_to_same_site-true = Ja, auch das gilt als Versetzen.
option-unscored_hand_card = Was kosten Handkarten, die am Ende gewertet werden könnten, es aber nicht werden?
option-unscored_hand_card-penalty = Die Hälfte ihrer Punkte, wie alle anderen.
option-unscored_hand_card-no_penalty_if_playable = Nichts, wenn ihre Bedingungen erfüllt sind.
option-hand_visibility = Sind die Handkarten offen?
option-hand_visibility-open = Ja, alle dürfen sie ansehen.
option-hand_visibility-hidden = Nein, du siehst nur deine eigene Hand.
option-modifiers_on = Bei welchen Aktionen wirken dauerhafte Karten?
option-modifiers_on-every_source = Bei allen: Plättchen, Karten und Heimatstädten.
option-modifiers_on-tiles_only = Nur bei Aktionsplättchen.
option-permanent_conversions = Wann in deinem Zug kannst du mit dauerhaften Karten umtauschen?
option-permanent_conversions-around = Vor und nach der Hauptaktion.
option-permanent_conversions-any_time = Jederzeit, auch während der Hauptaktion.

## Why something cannot be done, by clause

refused-GENTES-A-07 = Ein Philosoph bildet ein oder zwei Personen aus, und nur so viele, wie der Preis erlaubt.
refused-GENTES-A-08 = Der gezahlte Preis erreicht bei dieser Gruppe nicht die Zahl für eine Person.
refused-GENTES-A-09 = Für zwei Personen muss der Preis bei beiden Gruppen die untere Zahl erreichen.
refused-GENTES-A-16 = Eine Stadt braucht einen freien Bauplatz.
refused-GENTES-A-17 = Die Stadt braucht einen freien Bauplatz mit dem Symbol des Plättchens.
refused-GENTES-A-22 = Stehen alle sechs Städte auf dem Plan, nimmst du eine eigene zurück.
refused-GENTES-A-24 = Nur deine eigenen Heimatstädte helfen dir, in deinem Zug der Blütezeit.
refused-GENTES-A-25 = Diese Heimatstadt wurde in dieser Runde schon genutzt.
refused-GENTES-A-33 = Die Karte liegt nicht dort, woher du nimmst: Auslage oder Ablagestapel, nie beides.
refused-GENTES-A-34 = Für so viele Karten reicht das Gezahlte in der Auslage nicht so weit.
refused-GENTES-A-35 = Nimm mindestens eine Karte.
refused-GENTES-A-36 = Der Ablagestapel gibt eine Karte für 6 bis 9 Münzen, bis zu zwei für 10.
refused-GENTES-A-37 = Der Ablagestapel ist leer.
refused-GENTES-A-39 = Ausspielen kannst du nur eine Karte aus deiner Hand.
refused-GENTES-A-40 = Dir fehlen Personen oder Städte, die diese Karte verlangt.
refused-GENTES-A-44 = Den Verlust einer Person abzuwenden kostet drei Würfel.
refused-GENTES-A-50 = Für eine Person zahlst du genau drei Würfel, die in deinem Tempel und Orakel liegen.
refused-GENTES-A-51 = Ein Tausch kostet einen Würfel aus dem Orakel.
refused-GENTES-A-55 = Hier kannst du nur deine eigenen Karten mit einem Umtausch nutzen.
refused-GENTES-A-60 = Diese Karte hat keine solche Aktion.
refused-GENTES-A-61 = Zu einer Aktion nimmst du nur eine eigene Karte, die in dieser Runde noch nicht genutzt ist.
refused-GENTES-A-70 = Du wählst unter den Karten der Auslage.
refused-GENTES-A-78 = Du verlierst gerade keine Person.
refused-GENTES-A-79 = Die Sanduhren der Karte passen so nicht.
refused-GENTES-A-80 = Du aktivierst eine eigene Stadt auf der Karte oder eine Region, in der du eine hast.
refused-GENTES-A-81 = Dieser Umtausch ist nicht zu bezahlen, sein Gewinn nicht ganz zu nehmen, oder er wurde oft genug gemacht.
refused-GENTES-A-85 = Das würde an der Aktion nichts ändern.
refused-GENTES-E-01 = Das Spiel ist zu Ende.
refused-GENTES-P-04 = Handkarten zählen erst am Ende des Spiels, und nur wenn du ihre Bedingungen erfüllst.
refused-GENTES-P-11 = In der Schlusswertung ist jemand anders dran.
refused-GENTES-R-03 = Jetzt wählt jemand anders die Startpersonen.
refused-GENTES-R-06 = Mit einer weiteren Person gilt an diesem Tisch die untere Zeile der Kostentafel.
refused-GENTES-R-07 = Diese Gruppe ist voll: sie hat sechs Personen.
refused-GENTES-R-09 = Ein Tausch senkt eine Gruppe, in der jemand steht, und hebt dann eine andere.
refused-GENTES-R-15 = Die Sanduhren dieser Karte passen nicht auf deine Zeitleiste.
refused-GENTES-R-16 = So viele Zeitplättchen passen nicht auf deine Zeitleiste.
refused-GENTES-R-19 = Eine Stadt, die umzieht, braucht einen anderen freien Platz mit dem Symbol des Plättchens.
refused-GENTES-R-21 = Leg nur so viele Karten ab, wie die Zeitleiste nicht mehr fasst.
refused-GENTES-R-25 = Gerade ist jemand anders in der Niedergangsphase.
refused-GENTES-R-30 = Zu diesem Preis gibt es nicht genug Karten zu nehmen.
refused-GENTES-R-32 = An diesem Tisch wirken dauerhafte Änderungen nur mit Aktionsplättchen.
refused-GENTES-R-41 = Führ erst die Hauptaktion zu Ende: mittendrin geht nichts anderes.
refused-GENTES-R-45 = Im Niedergang wird jede Karte mit Wirkung einmal genutzt; getauscht wird nur, solange es geht.
refused-GENTES-R-46 = Wähle eine Region, in der du eine Stadt hast.
refused-GENTES-R-52 = Ohne Handkarten lohnt sich kein Tausch und keine Ausbildung mehr.
refused-GENTES-R-53 = Wähle der Reihe nach: Karten von links nach rechts, und lass genug für die übrigen.
refused-GENTES-R-54 = Jetzt wird etwas anderes gefragt: beantworte erst das.
refused-GENTES-S-02 = Zu zweit wird Aegyptus nicht benutzt.
refused-GENTES-S-03 = Dieses Plättchen ist bei dieser Spielerzahl nicht dabei.
refused-GENTES-S-05 = An diesem Tisch ist die Steuer von 4 Münzen abgedeckt.
refused-GENTES-S-08 = Der Zufall verteilt beim Aufbau die Ausbildungskosten, bevor jemand handelt.
refused-GENTES-S-14 = Der Zufall bestimmt, wer beginnt, bevor jemand handelt.
refused-GENTES-S-16 = Der Zufall deckt die Karten der Auswahl auf, bevor jemand eine nimmt.
refused-GENTES-S-17 = Bei der Verteilung nimmt reihum jeder eine offene Karte, insgesamt zwei.
refused-GENTES-S-19 = Du beginnst mit genau vier Personen.
refused-GENTES-S-20 = Die erste Auslage wird gelegt, bevor jemand handelt.
refused-GENTES-T-01 = Alle sechs Runden sind vorbei: es bleibt nur die Schlusswertung.
refused-GENTES-T-02 = Das gehört in die andere Phase: erst kommt die Blütezeit, dann der Niedergang.
refused-GENTES-T-04 = Jemand anders ist am Zug.
refused-GENTES-T-05 = Genau eine Hauptaktion im Zug: nicht mehr, und Passen gibt es nicht.
refused-GENTES-T-08 = Diese Fähigkeit ist keine Hauptaktion: sie wird zu einer hinzugenommen.
refused-GENTES-T-10 = Eine Sonnenaktion braucht eine Karte aus einem früheren Zug, die in dieser Runde noch nicht genutzt ist.
refused-GENTES-T-12 = Erst wählen und zahlen, dann Sanduhren legen, dann ausführen: dieser Schritt ist jetzt nicht dran.
refused-GENTES-T-13 = Dir fehlen dafür Münzen oder freie Zeitfelder, oder du könntest nichts damit tun.
refused-GENTES-T-15 = Dieses Plättchen ist bis zum Niedergang vergeben.
refused-GENTES-T-18 = Einzelne und doppelte müssen genau die nötigen Sanduhren zeigen und passen.
refused-GENTES-T-22 = Die Auslage füllt sich am Ende eines Zuges von selbst, bevor es weitergeht.
refused-GENTES-T-35 = Die Auslage der neuen Ära wird gelegt, bevor es weitergeht.
refused-GENTES-T-39 = Im Niedergang aktivierst du in jeder Region mit eigenen Städten eine davon, und alle, bevor du endest.
refused-GENTES-T-40 = Außerhalb deiner Züge nutzt du nur eigene Karten mit einer Wirkung im Niedergang, und zwar dort.
refused-GENTES-T-42 = Heimatstädte werden im Niedergang nicht aktiviert.
refused-GENTES-T-43 = Sanduhren für Karten über drei legt man am Ende der Runde, genau so viele, wie sie passen.
refused-GENTES-T-47 = Zu diesem Preis ließe sich niemand ausbilden oder keine deiner Handkarten ausspielen.
refused-GENTES-T-48 = Mit dieser Wahl ließe sich die Aktion nicht zu Ende führen.
refused-GENTES-T-49 = Die Ära wechselt, einer nach dem anderen; gerade wird jemand anders gefragt.
refused-GENTES-T-50 = Im Niedergang kommen zusätzliche Aktionen vor dem Handkartenlimit oder wo ein Würfel Platz braucht.

## Players

seat-blue = Blau
seat-orange = Orange
seat-violet = Violett
seat-white = Weiß

## Groups of persons

group-noble = einen Adligen
    .one = einen Adligen
    .many = Adlige
    .short = Adlige
    .single = Adliger
group-artisan = einen Handwerker
    .one = einen Handwerker
    .many = Handwerker
    .short = Handwerker
    .single = Handwerker
group-soldier = einen Soldaten
    .one = einen Soldaten
    .many = Soldaten
    .short = Soldaten
    .single = Soldat
group-merchant = einen Händler
    .one = einen Händler
    .many = Händler
    .short = Händler
    .single = Händler
group-priest = einen Priester
    .one = einen Priester
    .many = Priester
    .short = Priester
    .single = Priester
group-scholar = einen Gelehrten
    .one = einen Gelehrten
    .many = Gelehrte
    .short = Gelehrte
    .single = Gelehrter

## Temple and oracle

area-temple = Tempel
area-oracle = Orakel
area-trade = Handel
area-any = beliebig
area-choice = Tempel oder Orakel

## Main actions

action-philosopher = Philosoph
action-navigator = Seefahrer
action-scribe = Schreiber
action-chronicler = Chronist
action-tax = Steuereintreiber
action-start = neuer Startspieler
action-effects = Kartenaktion

## Regions

region-red = Hellas
region-yellow = Aegyptus
region-green = Asia

## Symbols

symbol-culture = Kultur
symbol-commerce = Handel
symbol-warfare = Krieg
symbol-craft = Handwerk

## Categories

category-cities = gebaute Städte
category-cards = gespielte Karten
category-persons = Personen

## Cards

card-treasure_chamber = Schatzkammer
card-monument = Denkmal
card-tenement = Mietshaus
card-training_ground = Übungsplatz
card-marketplace = Marktplatz
card-shipyard = Werft
card-scriptorium = Schreibstube
card-road = Straße
card-forge = Schmiede
card-well = Brunnen
card-trading_post = Handelsposten
card-granary = Kornspeicher
card-harbour = Hafen
card-catapult = Katapult
card-potters_quarter = Töpferviertel
card-household_shrine = Hausschrein
card-olive_press = Ölpresse
card-watchtower = Wachturm
card-city_wall = Stadtmauer
card-library = Bibliothek
card-hospital = Hospital
card-statue = Statue
card-school = Schule
card-aqueduct = Aquädukt
card-theatre = Theater
card-gymnasium = Gymnasion
card-mint = Münze
card-stoa = Stoa
card-council_house = Rathaus
card-purple_dye_works = Purpurfärberei
card-trireme_sheds = Schiffshäuser
card-caravanserai = Karawanserei
card-sacred_way = Heilige Straße
card-barracks = Kaserne
card-odeon = Odeon
card-observatory = Sternwarte
card-pyramid = Pyramide
card-mausoleum = Mausoleum
card-great_lighthouse = Großer Leuchtturm
card-colossus = Koloss
card-hanging_gardens = Hängende Gärten
card-great_altar = Großer Altar
card-temple_of_artemis = Tempel der Artemis
card-acropolis = Akropolis
card-hippodrome = Hippodrom
card-royal_palace = Königspalast
card-museion = Museion
card-amphitheatre = Amphitheater
card-grand_canal = Großer Kanal
card-royal_arsenal = Königliches Zeughaus
card-league_treasury = Bundeskasse
card-panhellenic_sanctuary = Panhellenisches Heiligtum
card-royal_road = Königsstraße
card-academy = Akademie

## Hometowns

home-scribes = Heimatstadt der Schreiber
    .short = Schreiber
home-philosophers = Heimatstadt der Philosophen
    .short = Philosophen
home-inventors = Heimatstadt der Erfinder
    .short = Erfinder

## What is exchanged

give-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
give-cubes =
    { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }

## Short words of pictures

label-round = Runde { $n }/{ $most }, Ära { $era }
label-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
label-coins = Münzen
label-time = Zeit
label-next-round = nächste Runde { $n }
label-persons = Personen
label-hand = Hand
label-hand-limit = Grenze { $most }
label-played = gespielt
label-display = Auslage
label-discard = Ablage
label-stack = Stapel { $n }
label-one-card = 1 Karte
label-two-cards = 2 Karten
label-three-cards = 3 Karten
label-one-person = 1 Person
label-two-persons = 2 Personen
label-taken = weg
label-space = keine Zeit
label-nothing = nichts zu tun
label-train = 1 Person ausbilden: 3 Würfel
label-exchange = tauschen
label-end = Zug beenden
label-go = ohne weiter
label-stop = genug
label-convert = umtauschen
label-suffer = Verlust hinnehmen
label-done = Niedergang fertig
label-finish = Wertung beenden
label-up-to = bis Platz { $n }
label-in-stack = Im Stapel, in unbekannter Reihenfolge: { $cards }.
label-in-discard = In der Ablage: { $cards }.
label-option = Möglichkeit { $n }
label-use = { $card } nutzen
label-needs = fehlt
label-met = erfüllt
label-met-with =
    { $n ->
        [one] erfüllt mit { $n } Tempelwürfel
       *[other] erfüllt mit { $n } Tempelwürfeln
    }
label-if-ended = wäre jetzt Schluss: { $n }
label-starter = Startspieler
label-stock = Städte übrig
label-hometowns = Heimatstädte
label-closed = jetzt ist hier nichts möglich
label-hidden =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } (verdeckt)
label-covered = abgedeckt
label-sea = Mare Internum
label-not-used = { $region }: nicht in dieser Partie
label-actions = Aktionen
label-map = Landkarte
label-people = Volk
label-draft = Karten zur Wahl
label-alone = einzeln
label-pair = zu zweit
label-prices = Preise der Ausbildung
label-brings = bringt { $n }
label-missing =
    { $n ->
        [one] { $n } fehlt
       *[other] { $n } fehlen
    }
label-short =
    { $n ->
        [one] { $n } fehlt
       *[other] { $n } fehlen
    }
label-cities-left =
    { $n ->
        [0] alle gebaut
       *[other] noch { $n }
    }
label-spaces-free =
    { $n ->
        [one] Feld frei
       *[other] Felder frei
    }
label-spaces =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
label-swap = Personen tauschen für 1 Orakelwürfel
label-reach = Münzen bis zur Karte, wenn du 1, 2 oder 3 nimmst
label-track-tiles =
    { $n ->
        [one] Aktion
       *[other] Aktionen
    }
label-track-doubles-stay-on =
    { $n ->
        [one] doppelte bleibt für die nächste Runde
       *[other] doppelte bleiben für die nächste Runde
    }
label-track-doubles-stay =
    { $n ->
        [one] doppelte bleibt
       *[other] doppelte bleiben
    }
label-track-doubles = doppelt
label-track-singles = einfach
label-track-free = frei
label-track-opens = nächste Ära wird einer frei
label-track-locked = gesperrt
label-no-card = hier liegt keine Karte
label-no-hand = keine Karten auf der Hand
label-legend = Zeichen
label-person-have = diese Person hast du
label-person-missing = fehlt
label-person-cube = ein Tempelwürfel springt ein

## Effects of cards, in a few letters

effect-vp =
    { $n ->
        [one] +{ $n } Punkt
       *[other] +{ $n } Punkte
    }
effect-vp_per =
    +1 Punkt je { $per ->
        [one] { FORM($what, "one") }
       *[other] { $per } { $what }
    }, höchstens { $max }
effect-coins =
    { $n ->
        [one] +{ $n } Münze
       *[other] +{ $n } Münzen
    }
effect-cube =
    { $n ->
        [one] +{ $n } Würfel: { $area }
       *[other] +{ $n } Würfel: { $area }
    }
effect-person = +{ $n } { $group }
effect-person-any =
    { $n ->
        [one] +{ $n } Person beliebiger Gruppe
       *[other] +{ $n } Personen beliebiger Gruppe
    }
effect-lose = Verlust: { $n } { $group }
effect-unlock =
    { $n ->
        [one] macht { $n } Zeitfeld frei
       *[other] macht { $n } Zeitfelder frei
    }
effect-hourglass =
    { $n ->
        [one] { $n } Sanduhr legen
       *[other] { $n } Sanduhren legen
    }
effect-activate-city = 1 Stadt aktivieren
effect-activate-region = 1 Region aktivieren
effect-draw =
    { $n ->
        [one] { $n } Karte aus der Auslage
       *[other] { $n } Karten aus der Auslage
    }
effect-convert = { $give } → { $get }
effect-convert-most =
    { $give } → { $get }, { $max ->
        [one] einmal
       *[other] bis zu { $max }-mal
    }
effect-convert-often = { $give } → { $get }, beliebig oft
effect-swap =
    { $n ->
        [one] { $n } Person tauschen
       *[other] { $n } Personen tauschen
    }
effect-action =
    { $do }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $hourglasses ->
        [one] { $hourglasses } Sanduhr
       *[other] { $hourglasses } Sanduhren
    }
effect-effects =
    { $effects }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, { $hourglasses ->
        [one] { $hourglasses } Sanduhr
       *[other] { $hourglasses } Sanduhren
    }
effect-modify-coins =
    { $action }: { $sign }{ $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
effect-modify-hourglasses =
    { $action }: { $sign }{ $n ->
        [one] { $n } Sanduhr
       *[other] { $n } Sanduhren
    }
effect-modify-persons =
    { $action }: { $n ->
        [one] { $n } Person mehr
       *[other] { $n } Personen mehr
    }
effect-modify-repeat =
    { $n ->
        [one] Steuereintreiber zweimal
       *[other] Steuereintreiber: die Münzen { $n }-mal mehr
    }
effect-modify-exact = { $action } zu jedem Preis von 1 bis { $n }
effect-card_person = zählt als { $n } { $group }

## What effects count

what-cities = Städte
    .one = Stadt
what-persons = Personen
    .one = Person
what-cards = Karten
    .one = Karte
what-coins = Münzen
    .one = Münze
what-symbols = Karten mit deinem besten Symbol
    .one = Karte mit deinem besten Symbol
what-cubes = Würfel
what-cube = Würfel
what-vp = Punkte
what-any = beliebige

## What decided it

tie-cards = { $other } hat ebenso viele Punkte ({ $points }), aber { $who } hat mehr Karten ausliegen: { $mine } gegen { $theirs }.
tie-coins = { $other } hat ebenso viele Punkte ({ $points }), aber { $who } hat mehr Münzen: { $mine } gegen { $theirs }.
fact-played = Karten ausgespielt, mehr als alle anderen
fact-symbol = Symbole gewertet, mehr als alle anderen
fact-took = Karten genommen, mehr als alle anderen

## Where points come from

source-cards = gespielte Karten
source-symbols = Symbole
source-cities = Städte
source-bonus = Bonusplättchen
source-effects = Wirkungen von Karten
source-hand = Hand, zur Hälfte
source-coins = Münzen
source-cubes = Würfel
source-left = Karten auf der Hand
source-time = Sanduhren
source-earlier = von vorher

## When an effect of a card works

slot-on_play = Sofort
slot-sun = Einmal je Runde
slot-always = Immer
slot-decline = Jeder Niedergang

## What a main action is good for

does-philosopher = bildet 1 oder 2 Personen aus
does-navigator = baut eine Stadt, ihre Region zahlt
does-scribe = nimmt Karten
does-chronicler = spielt eine Handkarte
does-tax = bringt Münzen
does-start = beginnt die nächste Runde

## Amounts

amount-coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
amount-hourglasses =
    { $n ->
        [one] { $n } Sanduhr
       *[other] { $n } Sanduhren
    }
amount-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
amount-spaces =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
amount-cubes =
    { $n ->
        [one] { $n } Tempelwürfel
       *[other] { $n } Tempelwürfel
    }

## What a thing on the table is, for those who point at it

about-line = { $head }: { $text }
about-tile = { $action } für { $coins } und { $hours }
about-start = Neuer Startspieler: bringt { $coins }, braucht keine Sanduhr und füllt ein Feld
about-tax = Steuereintreiber: bringt { $coins } für { $hours }
about-only = nur auf einen Platz dieser Art: { $kind }
about-taken = bis zum Niedergang bei { $who }
about-no-space = zu wenig Platz auf deiner Zeitleiste
about-no-coins = du hast zu wenig Münzen
about-no-nothing = es hätte jetzt keine Wirkung
about-training = Ausbildung, { $group }: { $one } für eine Person; zu zweit { $two } für beide zusammen, wenn die andere Gruppe nicht mehr kostet
about-card = { $card }, Ära { $era }, { $points }
about-need = nötig: { $n } { $what }, du hast { $have }
about-need-cities = braucht Städte der Art { $what }: { $n }, du hast { $have }
about-symbols = Symbole: { $symbols }
about-reach = Münzen bis hierher: { $prices }
about-used = in dieser Runde genutzt
about-used-by = in dieser Runde schon genutzt von { $who }
about-missing =
    { $n ->
        [one] { $n } fehlt noch
       *[other] { $n } fehlen noch
    }
about-brings = Allein brächte sie dir jetzt { $points }
about-brings-with = Mit { $cubes } brächte sie dir allein jetzt { $points }
about-site = { $name } in { $region }: { $kind }, { $gain }
about-city-of = Stadt von { $who }
about-yields = eine neue Stadt hier bringt dir { $gain }
about-yields-nothing = eine neue Stadt hier bringt dir jetzt nichts: für ihre Würfel ist kein Platz
about-region-pays = eine neue Stadt hier lässt alle deine Städte dieser Region zahlen
about-answer = Deine Antwort auf die Frage: { $what }
about-yours-pay = deine Städte zahlen { $gain }
about-track = Zeit von { $who }: { $free } frei
about-on-track = Aktionsplättchen { $tiles }, doppelte { $doubles }, einfache { $singles }, Würfel { $cubes }
about-next = nächste Runde { $free } frei
about-persons = Personen von { $who }
about-stores = Tempel: { $temple }, Orakel: { $oracle }, noch zu bauende Städte: { $cities }.
about-bonus = Bonus für { $n } { $category }: { $points }
about-have = du hast { $n }

## What a player did, in at most four words

did-built = baute { $site }
did-played = spielte { $card }
did-took = nahm { $card }
did-drew = nahm { $card }
did-drafted = wählte { $card }
did-gained = gewann { FORM($group, "one") }
did-tax = trieb Steuern ein
did-with-coins =
    { $did }: { $n ->
        [one] +{ $n } Münze
       *[other] +{ $n } Münzen
    }
did-start-tile = beginnt nächste Runde
did-activated = { $site } zahlt
did-hand-scored = wertete { $card }
did-sun = nutzte { $card }
did-home = nutzte { $site }
