"""Why something cannot be done now: a short sentence for each clause that can refuse an action of Gentes."""

from __future__ import annotations

from collections.abc import Mapping

# By clause: English, German, Italian.
REFUSALS: Mapping[str, tuple[str, str, str]] = {
    "GENTES-A-07": (
        "A philosopher trains one or two persons, and only as many as the price allows.",
        "Ein Philosoph bildet ein oder zwei Personen aus, und nur so viele, wie der Preis erlaubt.",
        "Un filosofo istruisce una o due persone, e solo quante ne permette il prezzo.",
    ),
    "GENTES-A-08": (
        "The price that you paid does not reach the number of this group for one person.",
        "Der gezahlte Preis erreicht bei dieser Gruppe nicht die Zahl für eine Person.",
        "Il prezzo pagato non raggiunge il numero di questo gruppo per una persona.",
    ),
    "GENTES-A-09": (
        "For two persons the price must reach the lower number of both groups.",
        "Für zwei Personen muss der Preis bei beiden Gruppen die untere Zahl erreichen.",
        "Per due persone il prezzo deve raggiungere il numero inferiore di entrambi i gruppi.",
    ),
    "GENTES-A-16": (
        "A city needs a free site.",
        "Eine Stadt braucht einen freien Bauplatz.",
        "Una città ha bisogno di un sito libero.",
    ),
    "GENTES-A-17": (
        "The city needs a free site with the icon of the tile.",
        "Die Stadt braucht einen freien Bauplatz mit dem Symbol des Plättchens.",
        "Alla città serve un sito libero con il simbolo della tessera.",
    ),
    "GENTES-A-22": (
        "With all six cities on the board you take back one of your own.",
        "Stehen alle sechs Städte auf dem Plan, nimmst du eine eigene zurück.",
        "Con tutte e sei le città sul tabellone ne riprendi una tua.",
    ),
    "GENTES-A-24": (
        "Only your own hometowns help you, in your turn of the heyday.",
        "Nur deine eigenen Heimatstädte helfen dir, in deinem Zug der Blütezeit.",
        "Ti aiutano solo le tue città natali, nel tuo turno dell'apogeo.",
    ),
    "GENTES-A-25": (
        "This hometown has been used in this round.",
        "Diese Heimatstadt wurde in dieser Runde schon genutzt.",
        "Questa città natale è già stata usata in questo round.",
    ),
    "GENTES-A-33": (
        "The card does not lie where you take from: display or discard pile, never both.",
        "Die Karte liegt nicht dort, woher du nimmst: Auslage oder Ablagestapel, nie beides.",
        "La carta non è dove stai prendendo: esposizione o scarti, mai entrambi.",
    ),
    "GENTES-A-34": (
        "What you paid does not reach that far in the display for so many cards.",
        "Für so viele Karten reicht das Gezahlte in der Auslage nicht so weit.",
        "Per tante carte il prezzo pagato non arriva così lontano nell'esposizione.",
    ),
    "GENTES-A-35": (
        "Take at least one card.",
        "Nimm mindestens eine Karte.",
        "Prendi almeno una carta.",
    ),
    "GENTES-A-36": (
        "The discard pile gives one card for 6 to 9 coins, up to two for 10.",
        "Der Ablagestapel gibt eine Karte für 6 bis 9 Münzen, bis zu zwei für 10.",
        "Gli scarti danno una carta per 6-9 monete, fino a due per 10.",
    ),
    "GENTES-A-37": (
        "The discard pile is empty.",
        "Der Ablagestapel ist leer.",
        "La pila degli scarti è vuota.",
    ),
    "GENTES-A-39": (
        "You can only play a card from your hand.",
        "Ausspielen kannst du nur eine Karte aus deiner Hand.",
        "Puoi giocare solo una carta della tua mano.",
    ),
    "GENTES-A-40": (
        "You do not have the persons or cities that this card demands.",
        "Dir fehlen Personen oder Städte, die diese Karte verlangt.",
        "Ti mancano persone o città richieste da questa carta.",
    ),
    "GENTES-A-44": (
        "Averting the loss of a person costs three cubes.",
        "Den Verlust einer Person abzuwenden kostet drei Würfel.",
        "Evitare la perdita di una persona costa tre cubi.",
    ),
    "GENTES-A-50": (
        "For a person you pay exactly three cubes that lie in your temple and oracle.",
        "Für eine Person zahlst du genau drei Würfel, die in deinem Tempel und Orakel liegen.",
        "Per una persona paghi esattamente tre cubi presenti nel tuo tempio e oracolo.",
    ),
    "GENTES-A-51": (
        "An exchange costs one cube from the oracle.",
        "Ein Tausch kostet einen Würfel aus dem Orakel.",
        "Uno scambio costa un cubo dell'oracolo.",
    ),
    "GENTES-A-55": (
        "Only own cards with an exchange can be used here.",
        "Hier lassen sich nur eigene Karten mit einem Umtausch nutzen.",
        "Qui si usano solo carte proprie con una conversione.",
    ),
    "GENTES-A-60": (
        "This card has no such action.",
        "Diese Karte hat keine solche Aktion.",
        "Questa carta non ha una simile azione.",
    ),
    "GENTES-A-61": (
        "To an action you add only an own card that has not been used in this round.",
        "Zu einer Aktion nimmst du nur eine eigene Karte, die in dieser Runde noch nicht genutzt ist.",
        "A un'azione aggiungi solo una tua carta non ancora usata in questo round.",
    ),
    "GENTES-A-70": (
        "You choose among the cards of the display.",
        "Du wählst unter den Karten der Auslage.",
        "Si sceglie fra le carte dell'esposizione.",
    ),
    "GENTES-A-78": (
        "You are not losing a person now.",
        "Du verlierst gerade keine Person.",
        "Ora non stai perdendo una persona.",
    ),
    "GENTES-A-79": (
        "The hourglasses of the card do not fit in this way.",
        "Die Sanduhren der Karte passen so nicht.",
        "Così le clessidre della carta non ci stanno.",
    ),
    "GENTES-A-80": (
        "You activate an own city on the map, or a region in which you have one.",
        "Du aktivierst eine eigene Stadt auf der Karte oder eine Region, in der du eine hast.",
        "Attivi una tua città sulla mappa, o una regione in cui ne hai una.",
    ),
    "GENTES-A-81": (
        "This exchange cannot be paid, its gain not taken in full, or it has been made often enough.",
        "Dieser Umtausch ist nicht zu bezahlen, sein Gewinn nicht ganz zu nehmen, oder er wurde oft genug gemacht.",
        "Questa conversione non si può pagare, il guadagno non sta tutto, o è già stata fatta abbastanza volte.",
    ),
    "GENTES-A-85": (
        "This would change nothing in the action.",
        "Das würde an der Aktion nichts ändern.",
        "Non cambierebbe nulla nell'azione.",
    ),
    "GENTES-E-01": (
        "The game is over.",
        "Das Spiel ist zu Ende.",
        "La partita è finita.",
    ),
    "GENTES-P-04": (
        "Hand cards score only at the end of the game, and only those whose requirements you meet.",
        "Handkarten zählen erst am Ende des Spiels, und nur wenn du ihre Bedingungen erfüllst.",
        "Le carte in mano contano solo alla fine, e solo se ne soddisfi i requisiti.",
    ),
    "GENTES-P-11": (
        "In the final scoring it is another player's turn.",
        "In der Schlusswertung ist jemand anders dran.",
        "Nel punteggio finale tocca a un altro.",
    ),
    "GENTES-R-03": (
        "Another player chooses the start persons now.",
        "Jetzt wählt jemand anders die Startpersonen.",
        "Ora è un altro a scegliere le persone iniziali.",
    ),
    "GENTES-R-06": (
        "With a further person the lower row of the cost table counts at this table.",
        "Mit einer weiteren Person gilt an diesem Tisch die untere Zeile der Kostentafel.",
        "Con una persona in più a questo tavolo vale la riga inferiore dei costi.",
    ),
    "GENTES-R-07": (
        "This group is full: it has six persons.",
        "Diese Gruppe ist voll: sie hat sechs Personen.",
        "Questo gruppo è pieno: ha sei persone.",
    ),
    "GENTES-R-09": (
        "An exchange lowers a group that has somebody and then raises another one.",
        "Ein Tausch senkt eine Gruppe, in der jemand steht, und hebt dann eine andere.",
        "Uno scambio abbassa un gruppo non vuoto e poi ne alza un altro.",
    ),
    "GENTES-R-15": (
        "The hourglasses of this card do not fit on your time track.",
        "Die Sanduhren dieser Karte passen nicht auf deine Zeitleiste.",
        "Le clessidre di questa carta non ci stanno sulla tua traccia del tempo.",
    ),
    "GENTES-R-16": (
        "So many time tiles do not fit on your time track.",
        "So viele Zeitplättchen passen nicht auf deine Zeitleiste.",
        "Tante tessere tempo non ci stanno sulla tua traccia del tempo.",
    ),
    "GENTES-R-19": (
        "A city that moves needs another free site with the icon of the tile.",
        "Eine Stadt, die umzieht, braucht einen anderen freien Platz mit dem Symbol des Plättchens.",
        "Una città che si sposta ha bisogno di un altro sito libero con il simbolo della tessera.",
    ),
    "GENTES-R-21": (
        "Discard only as many cards as your time track cannot take.",
        "Leg nur so viele Karten ab, wie die Zeitleiste nicht mehr fasst.",
        "Scarta solo le carte che la traccia del tempo non può reggere.",
    ),
    "GENTES-R-25": (
        "Another player is in the decline phase now.",
        "Gerade ist jemand anders in der Niedergangsphase.",
        "Ora è un altro nella fase del declino.",
    ),
    "GENTES-R-30": (
        "There are not enough cards to take at this price.",
        "Zu diesem Preis gibt es nicht genug Karten zu nehmen.",
        "A questo prezzo non ci sono abbastanza carte da prendere.",
    ),
    "GENTES-R-32": (
        "At this table permanent changes work with action tiles only.",
        "An diesem Tisch wirken dauerhafte Änderungen nur mit Aktionsplättchen.",
        "A questo tavolo le modifiche permanenti valgono solo con le tessere azione.",
    ),
    "GENTES-R-41": (
        "Finish the main action first: nothing can be added in the middle of it.",
        "Führ erst die Hauptaktion zu Ende: mittendrin geht nichts anderes.",
        "Prima concludi l'azione principale: nel mezzo non si può aggiungere altro.",
    ),
    "GENTES-R-45": (
        "In the decline phase each card with an effect is used once; exchanges only while they are possible.",
        "Im Niedergang wird jede Karte mit Wirkung einmal genutzt; getauscht wird nur, solange es geht.",
        "Nel declino ogni carta con un effetto si usa una volta; si scambia solo finché è possibile.",
    ),
    "GENTES-R-46": (
        "Choose a region in which you have a city.",
        "Wähle eine Region, in der du eine Stadt hast.",
        "Scegli una regione in cui hai una città.",
    ),
    "GENTES-R-52": (
        "Without hand cards nothing is left to exchange or train for.",
        "Ohne Handkarten lohnt sich kein Tausch und keine Ausbildung mehr.",
        "Senza carte in mano non c'è più nulla per cui scambiare o formare.",
    ),
    "GENTES-R-53": (
        "Choose in order: cards from left to right, and leave enough behind for the rest.",
        "Wähle der Reihe nach: Karten von links nach rechts, und lass genug für die übrigen.",
        "Scegli in ordine: le carte da sinistra a destra, lasciandone abbastanza per il resto.",
    ),
    "GENTES-R-54": (
        "Something else is asked now: answer that first.",
        "Jetzt wird etwas anderes gefragt: beantworte erst das.",
        "Ora viene chiesto altro: prima rispondi a quello.",
    ),
    "GENTES-S-02": (
        "With two players the yellow region is not used.",
        "Zu zweit wird die gelbe Region nicht benutzt.",
        "In due la regione gialla non si usa.",
    ),
    "GENTES-S-03": (
        "This tile is not used with so many players.",
        "Dieses Plättchen ist bei dieser Spielerzahl nicht dabei.",
        "Con questo numero di giocatori la tessera non si usa.",
    ),
    "GENTES-S-05": (
        "At this table the tax of 4 coins is covered.",
        "An diesem Tisch ist die Steuer von 4 Münzen abgedeckt.",
        "A questo tavolo la tassa da 4 monete è coperta.",
    ),
    "GENTES-S-08": (
        "Chance deals the training costs when the table is set, before anybody acts.",
        "Der Zufall verteilt beim Aufbau die Ausbildungskosten, bevor jemand handelt.",
        "Il caso distribuisce i costi di istruzione all'inizio, prima che qualcuno agisca.",
    ),
    "GENTES-S-14": (
        "Chance decides who begins, before anybody acts.",
        "Der Zufall bestimmt, wer beginnt, bevor jemand handelt.",
        "Il caso decide chi comincia, prima che qualcuno agisca.",
    ),
    "GENTES-S-16": (
        "Chance turns up the cards of the draft, before anybody takes one.",
        "Der Zufall deckt die Karten der Auswahl auf, bevor jemand eine nimmt.",
        "Il caso scopre le carte della scelta, prima che qualcuno ne prenda.",
    ),
    "GENTES-S-17": (
        "In the draft each player in turn takes one open card, two in all.",
        "Bei der Verteilung nimmt reihum jeder eine offene Karte, insgesamt zwei.",
        "Nella scelta iniziale ognuno a turno prende una carta scoperta, due in tutto.",
    ),
    "GENTES-S-19": (
        "You begin with exactly four persons.",
        "Du beginnst mit genau vier Personen.",
        "Si comincia con esattamente quattro persone.",
    ),
    "GENTES-S-20": (
        "The first display is laid out before anybody acts.",
        "Die erste Auslage wird gelegt, bevor jemand handelt.",
        "La prima esposizione si dispone prima che qualcuno agisca.",
    ),
    "GENTES-T-01": (
        "All six rounds are over: only the final scoring is left.",
        "Alle sechs Runden sind vorbei: es bleibt nur die Schlusswertung.",
        "Tutti e sei i round sono finiti: resta solo il punteggio finale.",
    ),
    "GENTES-T-02": (
        "This belongs to the other phase: the heyday comes first, then the decline.",
        "Das gehört in die andere Phase: erst kommt die Blütezeit, dann der Niedergang.",
        "Questo appartiene all'altra fase: prima viene l'apogeo, poi il declino.",
    ),
    "GENTES-T-04": (
        "It is another player's turn.",
        "Jemand anders ist am Zug.",
        "È il turno di un altro.",
    ),
    "GENTES-T-05": (
        "Exactly one main action in a turn: no more, and no passing.",
        "Genau eine Hauptaktion im Zug: nicht mehr, und Passen gibt es nicht.",
        "Esattamente una azione principale per turno: non di più, e non si passa.",
    ),
    "GENTES-T-08": (
        "This ability is no main action: it is added to one.",
        "Diese Fähigkeit ist keine Hauptaktion: sie wird zu einer hinzugenommen.",
        "Questa capacità non è un'azione principale: si aggiunge a una.",
    ),
    "GENTES-T-10": (
        "A sun action needs a card that you played in an earlier turn and have not used in this round.",
        "Eine Sonnenaktion braucht eine Karte aus einem früheren Zug, die in dieser Runde noch nicht genutzt ist.",
        "Un'azione del sole richiede una carta giocata in un turno precedente e non ancora usata in questo round.",
    ),
    "GENTES-T-12": (
        "First choose and pay, then lay the hourglasses, then carry it out: this is not the step that is asked for.",
        "Erst wählen und zahlen, dann Sanduhren legen, dann ausführen: dieser Schritt ist jetzt nicht dran.",
        "Prima si sceglie e si paga, poi le clessidre, poi si esegue: ora non tocca a questo passo.",
    ),
    "GENTES-T-13": (
        "You lack the coins or the free spaces of time for it, or could do nothing with it.",
        "Dir fehlen dafür Münzen oder freie Zeitfelder, oder du könntest nichts damit tun.",
        "Ti mancano le monete o gli spazi di tempo, o non potresti farci nulla.",
    ),
    "GENTES-T-15": (
        "This tile is taken until the decline phase.",
        "Dieses Plättchen ist bis zum Niedergang vergeben.",
        "Questa tessera è presa fino al declino.",
    ),
    "GENTES-T-18": (
        "Singles and doubles must show exactly the hourglasses that are needed, and fit.",
        "Einzelne und doppelte müssen genau die nötigen Sanduhren zeigen und passen.",
        "Singole e doppie devono mostrare esattamente le clessidre richieste, e starci.",
    ),
    "GENTES-T-22": (
        "The display is refilled by itself at the end of a turn, before anybody goes on.",
        "Die Auslage füllt sich am Ende eines Zuges von selbst, bevor es weitergeht.",
        "L'esposizione si riempie da sola alla fine del turno, prima di proseguire.",
    ),
    "GENTES-T-35": (
        "The display of the new era is laid out before anybody goes on.",
        "Die Auslage der neuen Ära wird gelegt, bevor es weitergeht.",
        "Si dispone l'esposizione della nuova era, prima di proseguire.",
    ),
    "GENTES-T-39": (
        "In the decline phase you activate one own city in each region where you have any, before you end it.",
        "Im Niedergang aktivierst du in jeder Region mit eigenen Städten eine davon, und alle, bevor du endest.",
        "Nel declino attivi una tua città in ogni regione in cui ne hai, e tutte prima di finire.",
    ),
    "GENTES-T-40": (
        "Outside your turns you use only own cards with an effect of the decline phase, in that phase.",
        "Außerhalb deiner Züge nutzt du nur eigene Karten mit einer Wirkung im Niedergang, und zwar dort.",
        "Fuori dai tuoi turni usi solo le tue carte con un effetto del declino, e in quella fase.",
    ),
    "GENTES-T-42": (
        "Hometowns are not activated in the decline phase.",
        "Heimatstädte werden im Niedergang nicht aktiviert.",
        "Le città natali non si attivano nel declino.",
    ),
    "GENTES-T-43": (
        "Hourglasses for cards above three are laid at the end of the round, exactly so many, as they fit.",
        "Sanduhren für Karten über drei legt man am Ende der Runde, genau so viele, wie sie passen.",
        "Le clessidre per le carte oltre la terza si mettono a fine round, esattamente tante, come ci stanno.",
    ),
    "GENTES-T-47": (
        "At this price nobody could be trained, or none of your hand cards played.",
        "Zu diesem Preis ließe sich niemand ausbilden oder keine deiner Handkarten ausspielen.",
        "A questo prezzo non si potrebbe formare nessuno, o giocare nessuna delle tue carte.",
    ),
    "GENTES-T-48": (
        "With these choices the action could not be carried through.",
        "Mit dieser Wahl ließe sich die Aktion nicht zu Ende führen.",
        "Con queste scelte l'azione non si potrebbe portare a termine.",
    ),
    "GENTES-T-49": (
        "The era changes, one player after the other; another one is asked now.",
        "Die Ära wechselt, einer nach dem anderen; gerade wird jemand anders gefragt.",
        "L'era cambia, un giocatore dopo l'altro; ora tocca a un altro.",
    ),
    "GENTES-T-50": (
        "In the decline phase additional actions come before the hand limit, or where a cube needs room.",
        "Im Niedergang kommen zusätzliche Aktionen vor dem Handkartenlimit oder wo ein Würfel Platz braucht.",
        "Nel declino le azioni aggiuntive vengono prima del limite di carte, o dove un cubo ha bisogno di posto.",
    ),
}  # fmt: skip
