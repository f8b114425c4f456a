# Die geführte erste Partie: was der Begleiter sagt. Ein fetter Satz und ein gewöhnlicher, beide kurz.

step-aim = Du bist Ignis, die Flamme. Beherrsche elf Gebiete.
    .why = Du herrschst, wo dein Chip, eine Sekte, oben liegt. Deine Heimat ist Nordamerika: schon vier Gebiete.

step-way = Du hast eine 2: Deine Figur geht vor oder zurück, immer ganz. Geh vorwärts.
    .why = Dort gewinnst du eine Sekte. Wo der Weg endet, bestimmt, was du in diesem Zug tun darfst.
    .wrong = Dort gäbe es eine Bekehrungskarte. Eine neue Sekte ist aber mehr wert: Geh vorwärts.

step-settle = Lege deine neue Sekte ins leere Ägypten.
    .why = In Afrika wohnt noch niemand: Ein leeres Gebiet kostet keinen Kampf, und es ist dein fünftes.
    .wrong = Auch erlaubt. Nur ein leeres Gebiet ist eines mehr für dich, und diesmal nehmen wir Ägypten.

step-lost = Inzwischen kam Silva an dein Portal und hat Alaska bekehrt.
    .why = Silvas Chip liegt auf deinem. Eine einzelne Sekte ist zu bekehren; was darunter liegt, zählt nicht.

step-faith = Du holst es zurück. Geh ein Feld vor zu einer Bekehrungskarte.
    .why = Zum Bekehren brauchst du mehr Bekehrungskarten, als der andere Gott zeigt.
    .wrong = Eine Zornkarte nützt auch, aber zum Bekehren brauchst du eine Bekehrungskarte.

step-draw = Ziehe die Karte.
    .why = Du könntest stattdessen deine heilige Stadt stärken, aber jetzt brauchst du etwas zum Bekehren.
    .wrong = In deiner heiligen Stadt leben schon zwei Sekten. Nimm diesmal die Karte.

step-home = Eine 3: Geh zurück zu deinem eigenen Portal.
    .why = Karten spielst du nur auf einem Portal und nur auf seinem Kontinent. Dort darf kein anderer stehen.
    .wrong = Noch eine Zornkarte kann warten: Nur auf deinem Portal holst du Alaska zurück.

step-convert = Bekehre Silvas Anhänger.
    .why = Die offene Karte vor jedem Gott zählt von selbst: eine für dich, eine für Silva. Du brauchst mehr.
    .wrong = Auch Zorn würde Alaska befreien, aber nach der Bekehrung hast du dort zwei Sekten.

step-offer = Zeige auch deine Handkarte: zwei gegen eine.
    .why = So viele Gebiete, wie du mehr hast, bekehrst du. Gezeigte Karten kommen unter den Stapel.
    .wrong = Eins gegen eins bekehrt niemanden: Zeige deine Karte.

step-safe = Alaska gehört dir, jetzt mit zwei Sekten. Beende deinen Zug.
    .why = Zwei Sekten eines Gottes obenauf sind nicht zu bekehren. Dein Chip darunter half: Silvas Chip ging weg.

step-portal = Eine 4: Geh vor zum Portal von Südamerika.
    .why = Dort wohnt Sol, und du hast noch eine Zornkarte.
    .wrong = In Asien wohnt noch niemand, dort träfe dein Zorn keinen.

step-attack = Greife Amazonien an: wähle deine Luftkarte, dann das Land.
    .why = Ein Element tötet eine Sekte, zwei passende drei, alle vier acht. Zorn schafft Platz, gewinnt aber nichts.
    .wrong = Möglich, aber heute schlagen wir mit Luft zu, und nur in Amazonien.

step-free = Gut gemacht. Elf Gebiete gewinnen sofort: Ab jetzt ist es deine Partie.
    .why = Die Lampe zeigt gute Züge, und ein Klick auf irgendetwas sagt, warum es gerade nicht geht. Viel Glück!

# Wovon Aufgaben handeln, und warum eine solche Tat stark ist.

theme-finish = Die Partie gewinnen
    .why = Damit beherrschst du so viele Gebiete, wie der Sieg verlangt.

theme-godkill = Einen Gott töten
    .why = Wer aus dem Spiel ist, nimmt dir keine Gebiete mehr.

theme-attack = Der richtige Angriff
    .why = Er trifft, wo am meisten verloren geht und nichts schützt.

theme-convert = Ein Gebiet bekehren
    .why = Ein Gebiet mehr für dich ist eines weniger für andere.

theme-steal = Eine Karte stehlen
    .why = Du gewinnst, was ein anderer gegen dich benutzen wollte.

theme-spread = Den Glauben verbreiten
    .why = Eine Sekte im richtigen Gebiet ist einen ganzen Zug wert.

theme-way = Der richtige Weg
    .why = Nur das Feld, auf dem der Weg endet, zählt, und dieses bringt mehr als das andersherum.

theme-patience = Der stille Zug
    .why = Er bewahrt, was du brauchst, und lässt den anderen nichts zum Nutzen.
