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
        "The site must show the icon of the tile that you took.",
        "Der Bauplatz muss das Symbol des genommenen Plättchens zeigen.",
        "Il sito deve mostrare il simbolo della tessera presa.",
    ),
    "GENTES-A-22": (
        "You can take a city back only when all six are on the board.",
        "Eine Stadt kannst du nur zurücknehmen, wenn alle sechs auf dem Plan stehen.",
        "Puoi riprendere una città solo quando tutte e sei sono sul tabellone.",
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
        "Cards come either from the display or from the discard pile, never from both.",
        "Karten kommen entweder aus der Auslage oder vom Ablagestapel, nie von beiden.",
        "Le carte vengono o dall'esposizione o dagli scarti, mai da entrambi.",
    ),
    "GENTES-A-34": (
        "What you paid does not reach that far in the display for so many cards.",
        "Für so viele Karten reicht das Gezahlte in der Auslage nicht so weit.",
        "Per tante carte il prezzo pagato non arriva così lontano nell'esposizione.",
    ),
    "GENTES-A-36": (
        "From the discard pile you get one card, two only for 10 coins.",
        "Vom Ablagestapel gibt es eine Karte, zwei nur für 10 Münzen.",
        "Dagli scarti si prende una carta, due solo per 10 monete.",
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
        "For a person you need three cubes in temple and oracle, and room in the group.",
        "Für eine Person brauchst du drei Würfel in Tempel und Orakel und Platz in der Gruppe.",
        "Per una persona servono tre cubi fra tempio e oracolo, e posto nel gruppo.",
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
    "GENTES-A-70": (
        "You choose among the cards of the display.",
        "Du wählst unter den Karten der Auslage.",
        "Si sceglie fra le carte dell'esposizione.",
    ),
    "GENTES-A-74": (
        "The effects of a card come one after the other; this one is not asked for now.",
        "Die Wirkungen einer Karte kommen nacheinander; diese ist jetzt nicht dran.",
        "Gli effetti di una carta avvengono uno dopo l'altro; ora non tocca a questo.",
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
        "You can only activate a city of your own.",
        "Du kannst nur eine eigene Stadt aktivieren.",
        "Puoi attivare solo una tua città.",
    ),
    "GENTES-A-81": (
        "This exchange cannot be paid or its gain not taken in full now.",
        "Dieser Umtausch ist jetzt nicht zu bezahlen oder sein Gewinn nicht ganz zu nehmen.",
        "Ora questa conversione non si può pagare o il guadagno non si può prendere per intero.",
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
    "GENTES-P-06": (
        "Without hand cards there is nothing left to exchange for.",
        "Ohne Handkarten gibt es nichts mehr, wofür sich ein Tausch lohnt.",
        "Senza carte in mano non c'è più nulla per cui scambiare.",
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
    "GENTES-R-07": (
        "This group is full, or no person could be placed.",
        "Diese Gruppe ist voll, oder es ließe sich keine Person setzen.",
        "Questo gruppo è pieno, o non si potrebbe piazzare nessuna persona.",
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
        "At this price no card can be taken.",
        "Zu diesem Preis lässt sich keine Karte nehmen.",
        "A questo prezzo non si può prendere nessuna carta.",
    ),
    "GENTES-R-35": (
        "There is no room for a cube.",
        "Für einen Würfel ist dort kein Platz.",
        "Lì non c'è posto per un cubo.",
    ),
    "GENTES-R-41": (
        "Finish the main action first: nothing can be added in the middle of it.",
        "Führ erst die Hauptaktion zu Ende: mittendrin geht nichts anderes.",
        "Prima concludi l'azione principale: nel mezzo non si può aggiungere altro.",
    ),
    "GENTES-R-45": (
        "This card has been used in this decline phase, or nothing can be exchanged with it.",
        "Diese Karte wurde in diesem Niedergang schon genutzt, oder es gibt nichts zu tauschen.",
        "Questa carta è già stata usata in questo declino, o non c'è nulla da scambiare.",
    ),
    "GENTES-R-46": (
        "Choose a region in which you have a city.",
        "Wähle eine Region, in der du eine Stadt hast.",
        "Scegli una regione in cui hai una città.",
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
        "The training costs were dealt when the table was set.",
        "Die Ausbildungskosten wurden beim Aufbau verteilt.",
        "I costi di istruzione sono stati distribuiti all'inizio.",
    ),
    "GENTES-S-14": (
        "The starting player was drawn when the table was set.",
        "Wer beginnt, wurde beim Aufbau bestimmt.",
        "Chi comincia è stato deciso all'inizio.",
    ),
    "GENTES-S-16": (
        "Cards are turned up by chance, not by a player.",
        "Karten deckt der Zufall auf, kein Spieler.",
        "Le carte le scopre il caso, non un giocatore.",
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
    "GENTES-T-02": (
        "Main actions belong to the heyday phase, which is over for now.",
        "Hauptaktionen gehören in die Blütezeit, und die ist jetzt vorbei.",
        "Le azioni principali appartengono all'apogeo, che ora è finito.",
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
        "The display is refilled by itself at the end of a turn.",
        "Die Auslage wird am Ende eines Zuges von selbst aufgefüllt.",
        "L'esposizione si riempie da sola alla fine del turno.",
    ),
    "GENTES-T-39": (
        "In the decline phase you activate one own city in each region where you have any, before you end it.",
        "Im Niedergang aktivierst du in jeder Region mit eigenen Städten eine davon, und alle, bevor du endest.",
        "Nel declino attivi una tua città in ogni regione in cui ne hai, e tutte prima di finire.",
    ),
    "GENTES-T-40": (
        "Only own cards with an effect of the decline phase count now.",
        "Jetzt zählen nur eigene Karten mit einer Wirkung im Niedergang.",
        "Ora valgono solo le proprie carte con un effetto nel declino.",
    ),
    "GENTES-T-42": (
        "Hometowns are not activated in the decline phase.",
        "Heimatstädte werden im Niedergang nicht aktiviert.",
        "Le città natali non si attivano nel declino.",
    ),
    "GENTES-T-43": (
        "Hourglasses for cards above three are laid at the end of the round, exactly so many.",
        "Sanduhren für Karten über drei legt man am Ende der Runde, und genau so viele.",
        "Le clessidre per le carte oltre la terza si mettono a fine round, esattamente tante.",
    ),
    "GENTES-T-47": (
        "You could play none of your hand cards.",
        "Du könntest keine deiner Handkarten ausspielen.",
        "Non potresti giocare nessuna delle tue carte.",
    ),
    "GENTES-T-48": (
        "With these choices the action could not be carried through.",
        "Mit dieser Wahl ließe sich die Aktion nicht zu Ende führen.",
        "Con queste scelte l'azione non si potrebbe portare a termine.",
    ),
}  # fmt: skip
