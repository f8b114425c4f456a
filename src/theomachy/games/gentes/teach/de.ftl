# Die geführte erste Partie: was der Begleiter sagt. Ein fetter Satz und ein einfacher, beide kurz.

step-aim = Du bist Blau. Hier liegt alles, was du hast: Punkte, Münzen, dein Volk und deine Zeit.
    .why = Nach sechs Runden gewinnen die meisten Punkte. Jede Aktion füllt Zeitfelder; sind alle voll, wartest du.

step-play = Nimm den Chronisten für 1 Münze: Er spielt deine Schatzkammer.
    .why = Adliger, Priester und Händler sind da, wie sie es verlangt. Sie bleiben dir; die Karte bringt Punkte und Geld.
    .wrong = Auch möglich, aber so spielst du am billigsten eine Karte: 1 Münze und 1 Sanduhr.

step-train = Nun das Denkmal: Es will einen zweiten Priester. Nimm den Philosophen für 4.
    .why = Der Philosoph bildet Personen aus. Plättchen und Sanduhr belegen zwei Felder deiner Zeit.
    .wrong = Auch möglich, aber ohne zweiten Priester kannst du das Denkmal nicht spielen.

step-two = Bilde gleich zwei Personen aus.
    .why = Die 4 Münzen zahlst du ohnehin. Für zwei reicht dieser Preis nur bis zu den beiden Gruppen links.

step-priest = Zuerst ein Priester: Der fehlt dem Denkmal noch.
    .why = Mit zwei Priestern, einem Adligen und einem Händler hast du alle, die es verlangt.

step-noble = Und ein Adliger, für die nächste Karte.
    .why = Ausgebildete Gruppen rücken danach ans teure Ende der Reihe. Die anderen werden billiger.

step-sail = Gründe eine Stadt: Nimm den Seefahrer für 6 Münzen.
    .why = Zwei Felder sind frei: eins fürs Plättchen, eins für eine Doppelsanduhr. Sie zählt zwei und füllt nur eins.

step-city = Baue in Syracusae: Diese Handelsstadt bringt 5 Münzen.
    .why = Baust du, zahlen alle deine Städte der Region. Andere bringen Würfel für Tempel oder Orakel, oder Punkte.
    .wrong = Auch dort ist frei, aber jetzt helfen dir Münzen am meisten, und Syracusae bringt 5.

step-income = Die Runde ist um, es gibt Einkommen: Lass Syracusae zahlen.
    .why = Nach jeder Runde zahlt eine Stadt in jeder Region noch einmal. Auch die Schatzkammer gibt 1 Münze.

step-time = Sieh auf deine Zeit: Eine Sanduhr liegt noch da.
    .why = Einfache Sanduhren gehen nach der Runde weg, eine doppelte bleibt als einfache. Das Feld fehlt dir jetzt.

step-again = Orange begann und nahm den billigen Chronisten. Nimm den für 4 Münzen.
    .why = Er spielt das Denkmal: 3 Punkte und 2 dazu, denn zwei deiner Karten zeigen nun dasselbe Symbol.
    .wrong = Auch möglich, aber die anderen Chronisten kosten 2 Sanduhren, und Zeit ist teurer als Geld.

step-scribe = Deine Hand ist leer: Nimm den Schreiber für 6 Münzen.
    .why = Er nimmt neue Karten aus der Auslage. Je mehr du zahlst, desto weiter nach rechts reicht er.

step-one = Nimm diesmal nur eine Karte.
    .why = Für 6 Münzen gäbe es zwei der ersten vier, aber die Karte, die zu dir passt, liegt weiter rechts.

step-press = Nimm die Ölpresse.
    .why = Zwei Adlige und ein Handwerker: Du hast sie alle. Und sie zeigt ein Symbol deiner beiden Karten.

step-free = Gut gemacht. Für eine Karte reicht die Zeit noch: Jetzt ist es deine Partie.
    .why = Die Birne zeigt gute Züge, und ein Klick auf irgendetwas sagt, warum es gerade nicht geht. Viel Glück!

# Wovon Aufgaben handeln, und warum eine solche Tat stark ist.

theme-finish = Rechtzeitig beenden
    .why = Die Partie endet, solange du vorn liegst.

theme-play = Die richtige Karte spielen
    .why = Du hast die Personen dafür, und sie bringt jetzt Punkte.

theme-build = Die richtige Stadt
    .why = Eine Stadt arbeitet immer wieder für dich.

theme-train = Personen ausbilden
    .why = Auf diese Personen warten deine Karten.

theme-cards = Eine Karte nehmen
    .why = Sie passt zu deinem Volk, und niemand sonst bekommt sie.

theme-sun = Nutzen, was daliegt
    .why = Es kostet kein Plättchen, und die besseren bleiben dir.

theme-tax = Steuern eintreiben
    .why = Ohne Münzen sind die starken Plättchen unerreichbar.

theme-tile = Das richtige Plättchen
    .why = Es bringt am meisten für Preis und Zeit, und einen Zug später wäre es weg.

theme-patience = Der stille Zug
    .why = Er bewahrt, was du brauchst, und lässt den anderen nichts zum Nutzen.
