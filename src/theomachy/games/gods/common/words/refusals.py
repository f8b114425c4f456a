"""Why something cannot be done now: a short sentence for each rule of GODS that can refuse an action.

The rules have the names under which `refusals.py` gives them; each edition has its own clause for them.
"""

from __future__ import annotations

from collections.abc import Mapping

# By rule: English, German, Italian.
REFUSALS: Mapping[str, tuple[str, str, str]] = {
    "over": ("The game is over.", "Das Spiel ist zu Ende.", "La partita è finita."),
    "kinds of actions": (
        "This is none of the actions.",
        "Das ist keine der Aktionen.",
        "Non è una delle azioni.",
    ),
    "turn order": ("It is another god's turn.", "Ein anderer Gott ist am Zug.", "È il turno di un altro dio."),
    "seating first": (
        "The first temples are still being laid out.",
        "Die ersten Tempel werden erst noch ausgelegt.",
        "Si stanno ancora disponendo i primi templi.",
    ),
    "starter first": (
        "First it is decided who begins.",
        "Erst wird bestimmt, wer beginnt.",
        "Prima si decide chi comincia.",
    ),
    "steps of a turn": (
        "The display is filled first, then you act.",
        "Erst wird die Auslage aufgefüllt, dann bist du dran.",
        "Prima si completa l'esposizione, poi agisci.",
    ),
    "constellation": (
        "The first temples lie where they were put at the beginning.",
        "Die ersten Tempel liegen, wo sie am Anfang hingelegt wurden.",
        "I primi templi stanno dove sono stati messi all'inizio.",
    ),
    "who starts": (
        "Who begins was decided at the start.",
        "Wer beginnt, wurde am Anfang bestimmt.",
        "Chi comincia è stato deciso all'inizio.",
    ),
    "refill": (
        "What is turned up is up to chance.",
        "Was aufgedeckt wird, bestimmt der Zufall.",
        "Che cosa si scopre lo decide il caso.",
    ),
    "no refill now": (
        "The display is filled only at the start of a turn.",
        "Die Auslage wird nur zu Beginn eines Zuges aufgefüllt.",
        "L'esposizione si riempie solo all'inizio di un turno.",
    ),
    "two actions": (
        "Two actions in a turn: not more, and not fewer as long as one is possible.",
        "Zwei Aktionen im Zug: nicht mehr, und nicht weniger, solange eine möglich ist.",
        "Due azioni per turno: non di più, e non di meno finché una è possibile.",
    ),
    "once a turn": (
        "This can be done only once in a turn.",
        "Das geht im Zug nur einmal.",
        "Si può fare una sola volta per turno.",
    ),
    "one other card a turn": (
        "Only one such card can be used in a turn.",
        "Im Zug lässt sich nur eine solche Karte verwenden.",
        "In un turno si può usare una sola carta simile.",
    ),
    "pay in full": (
        "It costs more than you have.",
        "Es kostet mehr, als du hast.",
        "Costa più di quanto hai.",
    ),
    "reach": (
        "This hex is too far away.",
        "Dieses Feld ist zu weit weg.",
        "Questo esagono è troppo lontano.",
    ),
    "one card a hex": (
        "Something lies there already.",
        "Dort liegt schon etwas.",
        "Lì c'è già qualcosa.",
    ),
    "beside a card": (
        "It must lie beside something on the field.",
        "Es muss neben etwas auf dem Spielfeld liegen.",
        "Deve stare accanto a qualcosa sul campo.",
    ),
    "tribe": (
        "No such tribe lies in the display.",
        "Ein solcher Stamm liegt nicht aus.",
        "Una simile tribù non è esposta.",
    ),
    "no temple left": (
        "You have no temple left.",
        "Du hast keinen Tempel mehr.",
        "Non hai più templi.",
    ),
    "closed to temples": (
        "As long as so much lies around it, a temple here costs more than anybody can have.",
        "Solange so viel ringsum liegt, kostet ein Tempel hier mehr, als jemand haben kann.",
        "Finché ci sono tanti vicini, qui un tempio costa più di quanto si possa avere.",
    ),
    "stones first": (
        "First say which tribes get the stones that are left.",
        "Bestimme erst, welche Stämme die übrigen Steine bekommen.",
        "Prima di' quali tribù ricevono le pietre rimaste.",
    ),
    "no stones to choose": (
        "Who gets a stone is chosen only when they run short at a new temple.",
        "Wer einen Stein bekommt, wird nur gewählt, wenn sie an einem neuen Tempel nicht reichen.",
        "A chi va una pietra si sceglie solo quando non bastano per un nuovo tempio.",
    ),
    "too few stones": (
        "Only a tribe beside the new temple that has no stone can get one.",
        "Einen Stein bekommt nur ein Stamm neben dem neuen Tempel, der keinen hat.",
        "Può ricevere una pietra solo una tribù accanto al nuovo tempio che non ne ha.",
    ),
    "desert": ("No desert lies in the display.", "Es liegt keine Wüste aus.", "Nessun deserto è esposto."),
    "decay card": ("No decay lies in the display.", "Es liegt kein Verfall aus.", "Nessuna decadenza è esposta."),
    "decay robs": (
        "There is nothing to take from this god: no temple beside it, or an empty purse.",
        "Diesem Gott ist nichts zu nehmen: kein Tempel daneben, oder er hat nichts.",
        "A questo dio non si può togliere nulla: nessun tempio accanto, o non ha niente.",
    ),
    "whom to rob": (
        "You can only take from another god.",
        "Nehmen kannst du nur einem anderen Gott etwas.",
        "Puoi togliere qualcosa solo a un altro dio.",
    ),
    "whirlwind": ("No whirlwind lies in the display.", "Es liegt kein Wirbelwind aus.", "Nessun vortice è esposto."),
    "whirlwind moves": (
        "The whirlwind only moves a desert on the field.",
        "Der Wirbelwind bewegt nur eine Wüste auf dem Feld.",
        "Il vortice sposta solo un deserto sul campo.",
    ),
    "whirlwind idle": (
        "A whirlwind must move a desert.",
        "Ein Wirbelwind muss eine Wüste bewegen.",
        "Un vortice deve spostare un deserto.",
    ),
    "desert to move": (
        "Only a desert on the field can be moved.",
        "Versetzen lässt sich nur eine Wüste auf dem Feld.",
        "Si può spostare solo un deserto sul campo.",
    ),
    "desert in hand": (
        "First say where the lifted desert goes.",
        "Bestimme erst, wohin die aufgehobene Wüste kommt.",
        "Prima di' dove va il deserto sollevato.",
    ),
    "no desert in hand": (
        "Choose a desert on the field first.",
        "Wähle erst eine Wüste auf dem Feld.",
        "Prima scegli un deserto sul campo.",
    ),
    "desert is lifted first": (
        "Without the desert nothing lies beside this hex.",
        "Ohne die Wüste liegt nichts neben diesem Feld.",
        "Senza il deserto non c'è nulla accanto a questo esagono.",
    ),
    "another place": (
        "The desert must go to another place.",
        "Die Wüste muss an einen anderen Ort.",
        "Il deserto deve andare altrove.",
    ),
    "split field": (
        "The field would fall apart, which this table does not allow.",
        "Das Spielfeld würde zerfallen, und das erlaubt dieser Tisch nicht.",
        "Il campo si dividerebbe, e questo tavolo non lo permette.",
    ),
    "take extra": (
        "No extra action lies in the display.",
        "Es liegt keine Extraaktion aus.",
        "Nessuna azione extra è esposta.",
    ),
    "play extra": (
        "You have no extra action from an earlier turn.",
        "Du hast keine Extraaktion aus einem früheren Zug.",
        "Non hai un'azione extra di un turno precedente.",
    ),
    "extra comes last": (
        "Extra actions come after the two of the turn.",
        "Extraaktionen kommen nach den beiden des Zuges.",
        "Le azioni extra vengono dopo le due del turno.",
    ),
    "discard": (
        "Only something in the display can be put away.",
        "Weglegen lässt sich nur, was ausliegt.",
        "Si può riporre solo ciò che è esposto.",
    ),
}  # fmt: skip
