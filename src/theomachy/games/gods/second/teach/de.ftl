# Die geführte erste Partie: was der Begleiter sagt. Ein fetter Satz und ein gewöhnlicher, beide kurz.

step-aim = Du bist Rot, die Flamme. Gewinne drei Stämme eines Volkes.
    .why = Drei Stämme eines Volkes, die dir folgen, sind eine Nation: 3 Punkte, und 1 dazu für die erste ihres Volkes.

step-tribe = Nimm den Stamm der Fischer und lege ihn neben deinen Tempel.
    .why = Er kostet 1 Macht für jede Karte, die er berührt, und folgt dem Gott, dessen Tempel daneben steht.
    .wrong = Das ginge auch, aber nur neben deinem Tempel allein folgt er dir für 1 Macht.

step-desert = Lege jetzt die Wüste zwischen deinen Stamm und Blaus Tempel.
    .why = Wüsten sind frei und bringen sogar 1 Macht. Ein fremder Tempel neben deinem Stamm wird dadurch teurer.

step-recap = Inzwischen haben die anderen gespielt: Hier siehst du, was sie getan haben.
    .why = Zeige auf einen Eintrag, dann zeigt ihn das Brett. Blau und Gelb haben jetzt auch Fischer.

step-second-tribe = Hole einen zweiten Stamm der Fischer, hier neben Tempel und Stamm.
    .why = Er berührt zwei Karten und kostet 2 Macht. Dein Tempel bestimmt, wem er folgt.

step-temple = Baue unten einen Tempel: Er nimmt Blau die Fischer weg.
    .why = Ein Tempel kostet 3 Macht für jede Karte, die er berührt, und bekehrt alle Stämme daneben. Dein dritter!
    .wrong = Auch möglich, aber von hier aus erreicht ein Tempel Blaus Fischer am billigsten.

step-lost = Gelbs Tempel hat einen deiner Stämme bekehrt: Die Nation ist zerbrochen.
    .why = Ihre 3 Punkte sind weg. Der 1 Punkt für die erste Nation eines Volkes bleibt dir für immer.

step-again = Lege einen neuen Stamm der Fischer auf die andere Seite deines Tempels.
    .why = Mit dreien gehört die Nation wieder dir. Hier draußen kommt kaum jemand hin.

step-protect = Schütze ihn: Lege die Wüste daneben.
    .why = Ein Tempel dort würde nun zwei Karten berühren und 6 Macht kosten statt 3.

step-free = Gut gemacht. 9 Punkte gewinnen sofort: Ab jetzt ist es deine Partie.
    .why = Die Lampe schlägt Züge vor. Klicke irgendetwas an, um zu sehen, warum du es nicht benutzen kannst. Viel Glück!

# Wovon Aufgaben handeln, und warum eine solche Tat stark ist.

theme-finish = Rechtzeitig beenden
    .why = Die Partie endet, solange du vorn liegst.

theme-unite = Eine Nation einen
    .why = Drei Stämme eines Volkes sind 3 Punkte, und 1 dazu für die erste.

theme-break = Eine Nation zerbrechen
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
