"""Why something cannot be done now, where the sentence for the clause alone (words_refusals.py) would say too little:
with the names and numbers of the case, and told apart by what was tried."""

from __future__ import annotations

from theomachy.core.words import Templates


def three(rows: tuple[tuple[str, str, str, str], ...]) -> Templates:
    return {f"why {kind}": {"en": en, "de": de, "it": it} for kind, en, de, it in rows}


REFUSED = three((
    ("home", "{continent} is somebody's home already.", "{continent} ist schon jemandes Heimat.",
     "{continent} è già la patria di qualcuno."),
    ("move", "You rolled {die}: so many spaces, one way or the other.",
     "Gewürfelt ist {die}: so viele Felder, hin oder zurück.",
     "Hai tirato {die}: tante caselle, da una parte o dall'altra."),
    ("foreign land", "Another god rules in {land}.", "In {land} herrscht ein anderer Gott.",
     "In {land} governa un altro dio."),
    ("no rival", "Choose another god who is in play.", "Wähle einen anderen Gott, der im Spiel ist.",
     "Scegli un altro dio che sia in gioco."),
    ("poor", "{god} has nothing that could be stolen.", "{god} hat nichts, was sich stehlen ließe.",
     "{god} non ha nulla che si possa rubare."),
    ("not there", "That card is not there to be taken.", "Diese Karte ist nicht zu holen.",
     "Quella carta non c'è da prendere."),
    ("blind", "At this table the thief does not see the hand: choose by the backs.",
     "An diesem Tisch sieht der Dieb die Hand nicht: Wähle nach den Rückseiten.",
     "A questo tavolo il ladro non vede la mano: scegli dal dorso."),
    ("seeing", "At this table the thief sees the hand: choose a card.",
     "An diesem Tisch sieht der Dieb die Hand: Wähle eine Karte.",
     "A questo tavolo il ladro vede la mano: scegli una carta."),
    ("cards", "You do not hold the cards for it.", "Dir fehlen die Karten dafür.", "Non hai le carte necessarie."),
    ("nobody here", "No other god rules anything on this continent.",
     "Auf diesem Kontinent herrscht kein anderer Gott.", "Su questo continente non governa nessun altro dio."),
    ("own or neutral", "You can aim only at territories of other gods.",
     "Zielen kann man nur auf Gebiete anderer Götter.", "Si può mirare solo a territori di altri dèi."),
    ("named", "{land} is named already.", "{land} ist schon genannt.", "{land} è già nominato."),
    ("elsewhere", "{land} lies on another continent: your figure stands at the portal to {continent}.",
     "{land} liegt auf einem anderen Kontinent: Deine Figur steht am Portal nach {continent}.",
     "{land} è su un altro continente: la tua figura sta al portale per {continent}."),
    ("chosen", "{land} is chosen already.", "{land} ist schon gewählt.", "{land} è già scelto."),
    ("name one", "Name at least one territory first.", "Nenne zuerst mindestens ein Gebiet.",
     "Nomina prima almeno un territorio."),
    ("tried", "You have tried to convert {god} in this turn already.",
     "{god} hast du in diesem Zug schon zu bekehren versucht.", "In questo turno hai già tentato di convertire {god}."),
    ("firm", "{god} rules no territory here with exactly one live chip.",
     "{god} herrscht hier in keinem Gebiet mit genau einem lebenden Chip.",
     "{god} non governa qui nessun territorio con un solo gettone vivo."),
    ("firm land", "Only a territory of {god} with exactly one live chip can be converted.",
     "Bekehren lässt sich nur ein Gebiet von {god} mit genau einem lebenden Chip.",
     "Si può convertire solo un territorio di {god} con un solo gettone vivo."),
    ("weak", "You can show {mine} against {theirs} lying open before {god}: you need more.",
     "Du kannst {mine} zeigen, vor {god} liegen {theirs}: Du brauchst mehr.",
     "Puoi mostrarne {mine} contro {theirs} davanti a {god}: te ne servono di più."),
    ("gain", "A gain card puts a chip into {continent} only, where your figure stands.",
     "Eine Gewinnkarte setzt nur in {continent} ein, wo deine Figur steht.",
     "Una carta guadagno mette un gettone solo in {continent}, dove sta la tua figura."),
    ("not named", "{land} was not named in this attack.", "{land} wurde bei diesem Angriff nicht genannt.",
     "{land} non è stato nominato in questo attacco."),
    ("all fall", "All live chips in {land} fall already.", "In {land} fallen schon alle lebenden Chips.",
     "In {land} cadono già tutti i gettoni vivi."),
    ("no card", "You do not hold this card.", "Diese Karte hast du nicht auf der Hand.",
     "Non hai questa carta in mano."),
    ("not ruler", "You do not rule in {land}.", "In {land} herrschst du nicht.", "In {land} non governi tu."),
    ("not yours", "{who} is asked now.", "Jetzt ist {who} gefragt.", "Adesso tocca a {who}."),
    ("chance", "Chance decides first.", "Erst entscheidet der Zufall.", "Prima decide il caso."),
    ("answer", "Answer first what you are asked.", "Beantworte erst, was du gefragt bist.",
     "Rispondi prima a ciò che ti si chiede."),
))  # fmt: skip

# The sentence for a clause, or for a clause against a kind of action, once that kind is asked for.
BY_CLAUSE = {
    "PG-S-01": "home", "PG-T-02": "move", "PG-T-11": "foreign land", "PG-R-47": "no rival", "PG-A-40": "tried",
    "PG-R-30": "weak", "PG-A-47": "gain", "PG-A-17": "not named", "PG-A-20": "all fall", "PG-R-41": "not ruler",
}  # fmt: skip
BY_KIND = {
    ("PG-A-02", "attack"): "cards", ("PG-A-02", "target"): "elsewhere", ("PG-A-02", "done"): "name one",
    ("PG-A-03", "attack"): "nobody here", ("PG-A-03", "target"): "own or neutral", ("PG-A-31", "convert"): "no rival",
    ("PG-A-31", "offer"): "no card", ("PG-A-33", "defend"): "no card", ("PG-A-36", "take land"): "chosen",
    ("PG-A-35", "convert"): "firm", ("PG-A-35", "take land"): "firm land",
    ("PG-R-46", "steal"): "poor", ("PG-R-46", "take"): "not there", ("PG-R-46", "take open"): "not there",
    ("PG-R-46", "take back"): "not there", ("PG-R-45", "take"): "blind", ("PG-R-45", "take back"): "seeing",
}  # fmt: skip
