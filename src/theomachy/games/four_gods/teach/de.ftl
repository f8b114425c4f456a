# Die geführte erste Partie: was der Begleiter sagt. Ein fetter Satz und ein gewöhnlicher, beide kurz.

step-aim = Alle bauen zusammen eine Welt. Wer den größten Einfluss auf sie hat, gewinnt.
    .why = Reihum tut jeder eines. Ost und Süd haben angefangen; zum Lernen ist diese Welt klein.

step-first-hold = Nimm dieses Plättchen so auf, wie du es siehst: oben Wald, unten Meer.
    .why = Jedes Plättchen hat zwei Seiten, und du darfst es beliebig drehen, ehe es in die Welt kommt.
    .wrong = Das ginge auch, aber so gedreht trifft neben dem Plättchen von Ost Wald auf Wald und Meer auf Meer.

step-first-place = Lege es neben das Plättchen von Ost.
    .why = Es muss zwei gerade Kanten berühren, von Plättchen oder Rahmen, und zu allen Nachbarn passen.

step-god = Werde die Göttin des Meeres, denn das Meer wächst.
    .why = Nur Götter senden Propheten. Das größte Reich und die meisten Reiche deines Landes bringen je bis zu 15 Punkte.
    .wrong = Möglich, aber du wirst nur einmal und endgültig Gott, und hier wächst das Meer.

step-second-hold = Nimm das Plättchen mit viel Meer auf, und zwar so.
    .why = Seine beiden oberen Ecken sind Meer, wie am Plättchen, unter dem es liegen wird.

step-second-place = Lege es unter das Plättchen von Ost, an den Rand der Welt.
    .why = Nun reicht das Meer über drei Plättchen. Ab zwei Plättchen ist es ein Reich.

step-prophet = Sende einen Propheten ins Meer.
    .why = Wer die meisten Propheten in einem Reich hat, bekommt 1 Punkt für jedes Plättchen darin ohne Prophet.
    .wrong = Auch erlaubt, aber die Punkte liegen im Reich des Meeres.

step-rival = Ost hat einen Propheten in dein Meer gesandt: Jetzt steht es gleich.
    .why = Bei Gleichstand bekommen alle etwas, aber zwei der vier Plättchen sind besetzt: nur 2 Punkte für jeden.

step-draw = Deine Hände sind leer: Ziehe zwei Plättchen.
    .why = Ziehen geht nur mit zwei freien Händen. Was nicht passt, legst du in deine Reihe; dort darf jeder es nehmen.
    .wrong = Möglich, aber um das Meer zurückzuholen, brauchst du Plättchen: Ziehe zwei.

step-third-hold = Das neue Plättchen hat viel Meer: Nimm es so auf.
    .why = Oben links hat es Ebene, und die muss auf die Ebene deines letzten Plättchens treffen.

step-third-place = Lege es unter dein letztes Plättchen.
    .why = Es setzt Meer und Ebene fort, und der Rahmen ist seine zweite Kante.

step-more = Sende einen zweiten Propheten ins Meer.
    .why = Zwei gegen einen: Jetzt bekommst du dort allein. Aber jeder Prophet macht ein Reich 1 Punkt weniger wert.
    .wrong = Auch erlaubt, aber mit einem zweiten Propheten im Meer führst du dort allein.

step-city = Nimm nun eine Stadt; auch sie braucht einen Propheten von dir.
    .why = Eine Stadt, die am Ende steht, bringt 5 Punkte. Ein Plättchen, das an ihre Stelle passt, zerstört sie.

step-city-place = Baue sie in die Lücke oben.
    .why = Dort treffen sich alle vier Länder, und kein Plättchen zeigt vier: Nichts kann diese Stadt zerstören.
    .wrong = Dort könnte jemand ein passendes Plättchen legen und sie zerstören. Die Lücke oben ist für immer sicher.

step-free = Gut gemacht, du führst. Ab jetzt ist es deine Partie.
    .why = Ist die Welt voll, dürfen alle noch eine Weile handeln; dann wird gewertet. Die Lampe zeigt gute Züge.
