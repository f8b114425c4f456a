# Die geführte erste Partie: was der Begleiter sagt. Ein fetter Satz und ein gewöhnlicher, beide kurz.

step-aim = Alle bauen zusammen eine Welt. Wer den größten Einfluss auf sie hat, gewinnt.
    .why = Reihum tut jeder eines. Ost und Süd haben angefangen; zum Lernen ist diese Welt klein.

step-first = Nimm dieses Plättchen und lege es neben das von Ost: Wald an Wald, Meer an Meer.
    .why = Es muss zwei gerade Kanten berühren, von Plättchen oder Rahmen, und zu allen Nachbarn passen.
    .wrong = Das ginge auch, aber so gedreht und neben das Plättchen von Ost gelegt, lässt es das Meer wachsen.

step-god = Werde die Göttin des Meeres, denn das Meer wächst.
    .why = Nur Götter senden Propheten. Das größte Reich und die meisten Reiche deines Landes bringen je bis zu 15 Punkte.
    .wrong = Möglich, aber du wirst nur einmal und endgültig Gott, und hier wächst das Meer.

step-second = Nimm das Plättchen mit viel Meer und lege es unter das von Ost.
    .why = Du darfst Plättchen drehen und wenden. Dann hat das Meer drei Plättchen; ab zweien ist es ein Reich.
    .wrong = Möglich, aber unter dem Plättchen von Ost, so gedreht, setzt es das Meer fort.

step-prophet = Sende einen Propheten ins Meer.
    .why = Wer die meisten Propheten in einem Reich hat, bekommt 1 Punkt für jedes Plättchen darin ohne Prophet.
    .wrong = Auch erlaubt, aber die Punkte liegen im Reich des Meeres.

step-rival = Ost hat einen Propheten in dein Meer gesandt: Jetzt steht es gleich.
    .why = Bei Gleichstand bekommen alle etwas, aber zwei der vier Plättchen sind besetzt: nur 2 Punkte für jeden.

step-draw = Deine Hände sind leer: Ziehe zwei Plättchen.
    .why = Ziehen geht nur mit zwei freien Händen. Was nicht passt, legst du in deine Reihe; dort darf jeder es nehmen.
    .wrong = Möglich, aber um das Meer zurückzuholen, brauchst du Plättchen: Ziehe zwei.

step-third = Das neue Plättchen hat viel Meer: Lege es unter dein letztes.
    .why = Beide Länder gehen weiter: Meer an Meer und Ebene an Ebene. Der Rahmen ist die zweite Kante.
    .wrong = Möglich, aber unter deinem letzten Plättchen, so gedreht, setzt es das Meer fort.

step-more = Sende einen zweiten Propheten ins Meer.
    .why = Zwei gegen einen: Jetzt bekommst du dort allein. Aber jeder Prophet macht ein Reich 1 Punkt weniger wert.
    .wrong = Auch erlaubt, aber mit einem zweiten Propheten im Meer führst du dort allein.

step-city = Baue eine Stadt in die Lücke oben. Auch sie braucht einen Propheten von dir.
    .why = Sie bringt 5 Punkte, wenn kein passendes Plättchen sie zerstört. Vier Länder zeigt keines: Hier ist sie sicher.
    .wrong = Dort könnte jemand ein passendes Plättchen legen und sie zerstören. In der Lücke oben ist sie für immer sicher.

step-free = Gut gemacht, du führst. Ab jetzt ist es deine Partie.
    .why = Ist die Welt voll, dürfen alle noch eine Weile handeln; dann wird gewertet. Die Lampe zeigt gute Züge.

# Wovon Aufgaben handeln, und warum eine solche Tat stark ist.

theme-finish = Rechtzeitig beenden
    .why = Die Partie endet, solange du vorn liegst.

theme-city = Eine Stadt gründen
    .why = Eine Stadt bringt 5 Punkte, wenn kein Plättchen sie zerstört.

theme-prophet = Einen Propheten senden
    .why = Die meisten Propheten in einem Reich bringen seine Punkte; ein Prophet kommt nur mit einem neuen Plättchen.

theme-destroy = Zerstören
    .why = Ein passendes Plättchen zerstört eine Stadt: 5 Punkte für dich, und wer sie gebaut hat, verliert 5.

theme-god = Der richtige Gott werden
    .why = Gott wirst du nur einmal: Wähle das Land, das wächst.

theme-place = Das richtige Plättchen legen
    .why = Wo es liegt und wie es gedreht ist, entscheidet, welche Reiche wachsen.

theme-row = Plättchen wählen
    .why = Was du nimmst, bestimmt, was du bauen kannst.

theme-patience = Der stille Zug
    .why = Manchmal ist mehr wert, was du zurückhältst, als was du jetzt tun könntest.
