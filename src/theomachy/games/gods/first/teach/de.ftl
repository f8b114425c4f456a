# Die geführte erste Partie: was der Begleiter sagt. Ein fetter Satz und ein gewöhnlicher, beide kurz.

step-aim = Du bist Rot, die Flamme. Gründe Dörfer: drei Stämme eines Volkes.
    .why = Ein Dorf zählt 3 Punkte, solange es hält; dazu kommt ein Punkteplättchen: 2 Punkte für immer.

step-tribe = Nimm den Stamm aus den Bergen und lege ihn neben deinen Tempel.
    .why = Er kostet 1 Kristall für jedes Plättchen, das er berührt, und folgt dem Gott des Tempels daneben.
    .wrong = Das ginge auch, aber nur neben deinem Tempel allein folgt er dir für 1 Kristall.

step-mediation = Nimm die Vermittlung: Sie kostet nichts.
    .why = In einem späteren Zug gibt sie dir eine Aktion mehr. Bis dahin liegt sie vor dir.

step-recap = Inzwischen haben die anderen gespielt: Hier siehst du, was sie getan haben.
    .why = Zeige auf einen Eintrag, dann zeigt ihn das Brett. Blau und Gelb haben jetzt auch Bergstämme.

step-second-tribe = Hole einen zweiten Bergstamm, hier neben Tempel und Stamm.
    .why = Er berührt zwei Plättchen und kostet 2 Kristalle. Dein Tempel bestimmt, wem er folgt.

step-temple = Baue unten einen Tempel: Er nimmt Blau den Bergstamm weg.
    .why = Ein Tempel kostet 3 Kristalle je berührtem Plättchen und bekehrt alle Stämme daneben. Dein erstes Dorf!
    .wrong = Auch möglich, aber von hier aus erreicht ein Tempel Blaus Bergstamm am billigsten.

step-extra = Deine zwei Aktionen sind gemacht. Nutze die Vermittlung für noch eine.
    .why = Nur ein zweiter Tempel im selben Zug ist nicht erlaubt.

step-desert = Lege die Wüste neben deinen neuen Stamm.
    .why = Wüsten sind frei und bringen sogar 1 Kristall; ein fremder Tempel wird dort teurer.

step-lost = Gelbs Tempel hat einen deiner Stämme bekehrt: Das Dorf ist verloren.
    .why = Seine 3 Punkte sind weg. Das Punkteplättchen, 2 Punkte, bleibt dir für immer.

step-again = Lege einen neuen Bergstamm auf die andere Seite deines Tempels.
    .why = Das Dorf gehört wieder dir, und die neue Gründung bringt noch ein Punkteplättchen: 5 Punkte.

step-discard = Nimm den Waldstamm aus dem Spiel.
    .why = Nun kann ihn niemand brauchen. Ein offenes Plättchen wegzunehmen kostet nichts und geht immer.

step-free = Gut gemacht. Achte auf die Tempel: Wer die meisten auf dem Feld hat, verliert 4 Punkte.
    .why = Schluss ist mit dem Endplättchen, oder wenn jemand drei verschiedene Dörfer oder vier hat. Viel Glück!

# Wovon Aufgaben handeln, und warum eine solche Tat stark ist.

theme-finish = Rechtzeitig beenden
    .why = Die Partie endet, solange du vorn liegst.

theme-found = Ein Dorf gründen
    .why = Ein Dorf zählt 3 Punkte, solange es hält, und sein Punkteplättchen 2 für immer.

theme-break = Ein Dorf zerbrechen
    .why = Ein anderer Gott verliert auf einen Schlag 3 Punkte.

theme-convert = Stämme bekehren
    .why = Ein Tempel bekehrt jeden Stamm daneben, und was zu dir kommt, verlieren die anderen.

theme-rob = Andere schwächen
    .why = Es nimmt weg, womit ein anderer Gott gerechnet hat.

theme-shield = Das Land formen
    .why = Wo sich das Land ändert, werden fremde Tempel teuer oder erreichen nichts.

theme-temple = Einen Tempel gründen
    .why = Von dort erreichst du Stämme, die sonst niemand erreicht.

theme-tribe = Einen Stamm legen
    .why = Er folgt dir und liegt, wo die anderen ihn kaum erreichen.

theme-patience = Der stille Zug
    .why = Er bewahrt, was du brauchst, und lässt den anderen nichts zum Nutzen.
