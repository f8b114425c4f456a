"""Why something cannot be done now: a short sentence for each clause that can refuse an action of Playing Gods."""

from __future__ import annotations

from collections.abc import Mapping

# By clause: English, German, Italian.
REFUSALS: Mapping[str, tuple[str, str, str]] = {
    "PG-A-01": (
        "You can attack only if your move ended on a free portal.",
        "Angreifen kannst du nur, wenn dein Zug auf einem freien Portal endete.",
        "Puoi attaccare solo se il tuo movimento è finito su un portale libero.",
    ),
    "PG-A-02": (
        "Territories are named for an attack whose cards you have shown.",
        "Gebiete nennt man für einen Angriff, dessen Karten man gezeigt hat.",
        "I territori si nominano per un attacco di cui si sono mostrate le carte.",
    ),
    "PG-A-03": (
        "Only territories that another god rules can be attacked.",
        "Angreifen lassen sich nur Gebiete, die ein anderer Gott beherrscht.",
        "Si possono attaccare solo territori governati da un altro dio.",
    ),
    "PG-A-04": (
        "This is no attack: one element, a pair that goes together, all four, or one special card.",
        "Das ist kein Angriff: ein Element, ein passendes Paar, alle vier oder eine Sonderkarte.",
        "Non è un attacco: un elemento, una coppia che va insieme, tutti e quattro o una carta speciale.",
    ),
    "PG-A-05": (
        "Fire and water, air and earth do not go together, but for all four at once.",
        "Feuer und Wasser, Luft und Erde passen nicht zusammen, außer alle vier auf einmal.",
        "Fuoco e acqua, aria e terra non vanno insieme, tranne tutti e quattro.",
    ),
    "PG-A-10": (
        "Nobody attacks you now.",
        "Niemand greift dich gerade an.",
        "Ora nessuno ti attacca.",
    ),
    "PG-A-11": (
        "You hold no protection against this element.",
        "Gegen dieses Element hast du keinen Schutz.",
        "Non hai protezione contro questo elemento.",
    ),
    "PG-A-17": (
        "Only the attacker kills, once the defences are over, and only where the attack was aimed at.",
        "Nur wer angreift, tötet: nach der Verteidigung und nur, wo der Angriff hinzielte.",
        "Uccide solo chi attacca, dopo le difese e solo dove l'attacco era diretto.",
    ),
    "PG-A-18": (
        "No more sects of this god can fall in this attack.",
        "Von diesem Gott können bei diesem Angriff keine weiteren Sekten fallen.",
        "In questo attacco non possono cadere altre sette di questo dio.",
    ),
    "PG-A-20": (
        "No more living sects stand there.",
        "Dort stehen keine lebenden Sekten mehr.",
        "Lì non ci sono più sette vive.",
    ),
    "PG-A-30": (
        "You can convert only if your move ended on a free portal.",
        "Bekehren kannst du nur, wenn dein Zug auf einem freien Portal endete.",
        "Puoi convertire solo se il tuo movimento è finito su un portale libero.",
    ),
    "PG-A-31": (
        "For a conversion name another god in play and show cards that you hold.",
        "Für eine Bekehrung nenne einen anderen Gott im Spiel und zeige Karten, die du hast.",
        "Per una conversione nomina un altro dio in gioco e mostra carte che hai.",
    ),
    "PG-A-33": (
        "Only the god who is to be converted shows cards now, and only as many as help.",
        "Jetzt zeigt nur der Gott Karten, der bekehrt werden soll, und nur so viele, wie helfen.",
        "Ora mostra carte solo il dio da convertire, e solo quante servono.",
    ),
    "PG-A-35": (
        "A territory can be converted where that god has exactly one living sect on this continent.",
        "Bekehren lässt sich ein Gebiet, in dem dieser Gott auf diesem Kontinent genau eine lebende Sekte hat.",
        "Si converte un territorio dove quel dio ha esattamente una setta viva su questo continente.",
    ),
    "PG-A-36": (
        "Territories are chosen when the difference of the cards is known.",
        "Gebiete wählt man, wenn der Unterschied der Karten feststeht.",
        "I territori si scelgono quando si conosce la differenza delle carte.",
    ),
    "PG-A-40": (
        "Against each god you may try one conversion in a turn.",
        "Gegen jeden Gott ist im Zug nur ein Bekehrungsversuch erlaubt.",
        "Contro ciascun dio è permesso un solo tentativo per turno.",
    ),
    "PG-A-47": (
        "A gain card puts a chip into a territory of the continent whose portal you stand on.",
        "Eine Gewinnkarte setzt einen Chip in ein Gebiet des Kontinents, an dessen Portal du stehst.",
        "Una carta guadagno mette un gettone in un territorio del continente del tuo portale.",
    ),
    "PG-A-48": (
        "As long as another god rules a territory of this continent the gain card cannot be played.",
        "Solange ein anderer Gott hier ein Gebiet beherrscht, lässt sich die Gewinnkarte nicht spielen.",
        "Finché un altro dio governa un territorio del continente la carta guadagno non si può giocare.",
    ),
    "PG-A-50": (
        "Fortify on a conversion space, instead of drawing, and only the holy city of your home.",
        "Befestigen geht auf einem Bekehrungsfeld statt zu ziehen, und nur die heilige Stadt der Heimat.",
        "Si fortifica su uno spazio conversione, invece di pescare, e solo la città santa di casa.",
    ),
    "PG-A-51": (
        "Another god rules your holy city.",
        "In deiner heiligen Stadt herrscht ein anderer Gott.",
        "Nella tua città santa governa un altro dio.",
    ),
    "PG-A-52": (
        "Nobody has to give up a sect now.",
        "Jetzt muss niemand eine Sekte hergeben.",
        "Ora nessuno deve rinunciare a una setta.",
    ),
    "PG-A-60": (
        "The Godkiller is played on its own space by the god who holds it.",
        "Den Göttertöter spielt, wer ihn hat, auf seinem eigenen Feld.",
        "Il Deicida si gioca sul suo spazio, da chi lo possiede.",
    ),
    "PG-A-63": (
        "The Godkiller saves only who holds it and is about to lose the last sect.",
        "Der Göttertöter rettet nur, wer ihn hat und die letzte Sekte verlieren würde.",
        "Il Deicida salva solo chi lo ha e sta per perdere l'ultima setta.",
    ),
    "PG-A-69": (
        "Only a god in limbo whose chip has come to light may rise, at a portal of home.",
        "Auferstehen darf nur ein Gott im Zwischenreich, dessen Chip ans Licht kam, an einem Portal der Heimat.",
        "Può risorgere solo un dio nel limbo il cui gettone è riemerso, a un portale di casa.",
    ),
    "PG-A-70": (
        "Nobody is asked now whether to stay out.",
        "Niemand wird jetzt gefragt, ob er fernbleiben will.",
        "Ora nessuno deve decidere se restare fuori.",
    ),
    "PG-A-71": (
        "Nothing is being stolen now.",
        "Jetzt wird nichts gestohlen.",
        "Ora non si ruba nulla.",
    ),
    "PG-E-04": (
        "The game is over.",
        "Das Spiel ist zu Ende.",
        "La partita è finita.",
    ),
    "PG-R-02": (
        "Another god chooses now.",
        "Jetzt wählt ein anderer Gott.",
        "Ora sceglie un altro dio.",
    ),
    "PG-R-05": (
        "Another figure stood on this portal when your move ended: no attack from here in this turn.",
        "Als du auf dem Portal ankamst, stand dort schon eine Figur: in diesem Zug kein Angriff von hier.",
        "Quando sei arrivato sul portale c'era già un'altra figura: in questo turno niente attacchi da qui.",
    ),
    "PG-R-07": (
        "The move comes first, and it cannot be left out.",
        "Erst kommt die Bewegung, und auf sie kann man nicht verzichten.",
        "Prima c'è il movimento, e non vi si può rinunciare.",
    ),
    "PG-R-08": (
        "Drawing cannot be left out, only replaced by a chip for the holy city.",
        "Auf das Ziehen kann man nicht verzichten, nur stattdessen die heilige Stadt stärken.",
        "Alla pesca non si può rinunciare, solo sostituirla con un gettone per la città santa.",
    ),
    "PG-R-16": (
        "Only the attacked god defends, once, against elements that get through.",
        "Nur der angegriffene Gott verteidigt sich, einmal, gegen Elemente, die durchkommen.",
        "Si difende solo il dio attaccato, una volta, contro gli elementi che passano.",
    ),
    "PG-R-19": (
        "The attack could kill nobody there.",
        "Der Angriff könnte dort niemanden töten.",
        "Lì l'attacco non potrebbe uccidere nessuno.",
    ),
    "PG-R-23": (
        "Gods in limbo are asked one after another.",
        "Götter im Zwischenreich werden einer nach dem anderen gefragt.",
        "Agli dèi nel limbo si chiede uno dopo l'altro.",
    ),
    "PG-R-28": (
        "Only the five kinds of conversion cards count.",
        "Nur die fünf Arten von Bekehrungskarten zählen.",
        "Contano solo i cinque tipi di carte conversione.",
    ),
    "PG-R-29": (
        "First the one who converts shows cards, then the other god, each once.",
        "Erst zeigt Karten, wer bekehrt, dann der andere Gott, jeder einmal.",
        "Prima mostra le carte chi converte, poi l'altro dio, ciascuno una volta.",
    ),
    "PG-R-30": (
        "You must show more cards than the other god has lying open.",
        "Du musst mehr Karten zeigen, als der andere Gott offen liegen hat.",
        "Devi mostrare più carte di quante l'altro dio abbia scoperte.",
    ),
    "PG-R-34": (
        "Every converted territory needs a chip from your supply, and it is empty.",
        "Jedes bekehrte Gebiet braucht einen Chip aus dem Vorrat, und der ist leer.",
        "Ogni territorio convertito richiede un gettone della riserva, che è vuota.",
    ),
    "PG-R-40": (
        "Another god gives up a sect now.",
        "Jetzt gibt ein anderer Gott eine Sekte her.",
        "Ora è un altro dio a rinunciare a una setta.",
    ),
    "PG-R-41": (
        "Give up a sect in a territory that you rule.",
        "Gib eine Sekte in einem Gebiet her, das du beherrschst.",
        "Rinuncia a una setta in un territorio che governi.",
    ),
    "PG-R-44": (
        "Your supply of chips is empty.",
        "Dein Vorrat an Chips ist leer.",
        "La tua riserva di gettoni è vuota.",
    ),
    "PG-R-45": (
        "At this table stealing does not go this way.",
        "An diesem Tisch wird nicht so gestohlen.",
        "A questo tavolo non si ruba così.",
    ),
    "PG-R-46": (
        "There is no such card to steal.",
        "Eine solche Karte gibt es dort nicht zu stehlen.",
        "Lì non c'è una simile carta da rubare.",
    ),
    "PG-R-47": (
        "The Godkiller hits another god who is in play.",
        "Der Göttertöter trifft einen anderen Gott, der im Spiel ist.",
        "Il Deicida colpisce un altro dio in gioco.",
    ),
    "PG-R-62": (
        "What comes from a pile is up to chance.",
        "Was von einem Stapel kommt, bestimmt der Zufall.",
        "Che cosa esce da una pila lo decide il caso.",
    ),
    "PG-R-65": (
        "Gods in danger are asked for the Godkiller one after another.",
        "Nach dem Göttertöter werden Götter in Gefahr einer nach dem anderen gefragt.",
        "Il Deicida si chiede agli dèi in pericolo uno dopo l'altro.",
    ),
    "PG-R-67": (
        "Something else comes first.",
        "Erst kommt etwas anderes.",
        "Prima viene un'altra cosa.",
    ),
    "PG-S-01": (
        "Every god has a home, and no two share one.",
        "Jeder Gott hat eine Heimat, und keine gehört zweien.",
        "Ogni dio ha una patria, e nessuna è di due.",
    ),
    "PG-S-06": (
        "The first open card is one of the five kinds, by chance.",
        "Die erste offene Karte ist eine der fünf Arten, durch Zufall.",
        "La prima carta scoperta è uno dei cinque tipi, a caso.",
    ),
    "PG-S-09": (
        "Your figure begins on a portal of your home.",
        "Deine Figur beginnt auf einem Portal deiner Heimat.",
        "La tua figura comincia su un portale di casa.",
    ),
    "PG-T-01": (
        "The die is rolled by itself at the beginning of a turn.",
        "Gewürfelt wird von selbst zu Beginn eines Zuges.",
        "Il dado si tira da solo all'inizio del turno.",
    ),
    "PG-T-02": (
        "Your figure moves exactly as far as the die says, one way or the other.",
        "Deine Figur zieht genau so weit, wie der Würfel sagt, in die eine oder andere Richtung.",
        "La tua figura si muove esattamente quanto dice il dado, in un verso o nell'altro.",
    ),
    "PG-T-05": (
        "On this space a wrath card is drawn.",
        "Auf diesem Feld wird eine Zornkarte gezogen.",
        "Su questo spazio si pesca una carta ira.",
    ),
    "PG-T-06": (
        "Cards are drawn only on a space for them, after the move.",
        "Karten zieht man nur auf einem Feld dafür, nach der Bewegung.",
        "Si pesca solo su uno spazio apposito, dopo il movimento.",
    ),
    "PG-T-08": (
        "On this space a conversion card is drawn.",
        "Auf diesem Feld wird eine Bekehrungskarte gezogen.",
        "Su questo spazio si pesca una carta conversione.",
    ),
    "PG-T-10": (
        "Cards are used only on a portal, on its continent.",
        "Karten benutzt man nur auf einem Portal, auf dessen Kontinent.",
        "Le carte si usano solo su un portale, nel suo continente.",
    ),
    "PG-T-11": (
        "This space gives a chip for an empty territory or one that you rule.",
        "Dieses Feld gibt einen Chip für ein leeres Gebiet oder eines, das du beherrschst.",
        "Questo spazio dà un gettone per un territorio vuoto o governato da te.",
    ),
    "PG-T-13": (
        "Stealing is for who stands on a Steal space.",
        "Stehlen kann, wer auf einem Diebesfeld steht.",
        "Può rubare chi sta su uno spazio del furto.",
    ),
    "PG-T-14": (
        "It is another god's turn.",
        "Ein anderer Gott ist am Zug.",
        "È il turno di un altro dio.",
    ),
}  # fmt: skip
