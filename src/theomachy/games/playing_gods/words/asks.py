"""What is asked, to the one who is asked and about the one who is asked, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Templates

ASKS: Templates = {
    "ask homes": {
        "en": "{who}, which continent is your home?", "de": "{who}, welcher Kontinent ist deine Heimat?",
        "it": "{who}, quale continente è la tua patria?",
    },
    "ask homes chance": {
        "en": "A home is drawn for {who}.",
        "de": "Für {who} wird eine Heimat gezogen.",
        "it": "Si estrae la patria di {who}.",
    },
    "ask deal permanent": {
        "en": "{who} gets a permanent card.",
        "de": "{who} bekommt eine dauerhafte Karte.",
        "it": "{who} riceve una carta permanente.",
    },
    "ask deal wrath": {
        "en": "{who} gets a wrath card.",
        "de": "{who} bekommt eine Zornkarte.",
        "it": "{who} riceve una carta ira.",
    },
    "ask portals": {
        "en": "{who}, on which portal does your figure start?", "de": "{who}, auf welchem Portal beginnt deine Figur?",
        "it": "{who}, da quale portale parte la tua figura?",
    },
    "ask first roll": {
        "en": "{who} rolls for the start.", "de": "{who} würfelt um den Beginn.", "it": "{who} tira per iniziare.",
    },
    "ask roll": {"en": "{who} rolls the die.", "de": "{who} würfelt.", "it": "{who} tira il dado."},
    "ask move": {
        "en": "{who}, you rolled {die}: clockwise or counter-clockwise?",
        "de": "{who}, gewürfelt ist {die}: im Uhrzeigersinn oder dagegen?",
        "it": "{who}, hai tirato {die}: in senso orario o antiorario?",
    },
    "ask conversion space": {
        "en": "{who}, draw a conversion card or strengthen a holy city?",
        "de": "{who}, eine Bekehrungskarte ziehen oder eine heilige Stadt stärken?",
        "it": "{who}, peschi una carta conversione o rafforzi una città santa?",
    },
    "ask drawing": {"en": "{who} draws a card.", "de": "{who} zieht eine Karte.", "it": "{who} pesca una carta."},
    "ask losing": {
        "en": "{who}, which sect do you give up?",
        "de": "{who}, welche Sekte gibst du auf?",
        "it": "{who}, a quale setta rinunci?",
    },
    "ask gain space": {
        "en": "{who}, where does the new sect live?",
        "de": "{who}, wo soll die neue Sekte leben?",
        "it": "{who}, dove vive la nuova setta?",
    },
    "ask godkiller space": {
        "en": "{who}, do you play the Godkiller?",
        "de": "{who}, spielst du den Göttertöter?",
        "it": "{who}, giochi il Deicida?",
    },
    "ask steal space": {"en": "{who}, whom do you rob?", "de": "{who}, wen bestiehlst du?", "it": "{who}, chi derubi?"},
    "ask taking": {
        "en": "{who}, which card of {god} do you take?", "de": "{who}, welche Karte von {god} nimmst du?",
        "it": "{who}, quale carta di {god} prendi?",
    },
    "ask looting": {
        "en": "{who} draws a card from the hand of {god}.", "de": "{who} zieht eine Karte aus der Hand von {god}.",
        "it": "{who} pesca una carta dalla mano di {god}.",
    },
    "ask portal": {
        "en": "{who}, act in {continent} or end the turn?", "de": "{who}, in {continent} handeln oder den Zug beenden?",
        "it": "{who}, agisci in {continent} o finisci il turno?",
    },
    "ask naming": {
        "en": "{who}, at which territories is the attack aimed? {named:# of|# of} {most} named.",
        "de": "{who}, welchen Gebieten gilt der Angriff? {named:# von|# von} {most} genannt.",
        "it": "{who}, a quali territori è diretto l'attacco? {named:# di|# di} {most} nominati.",
    },
    "ask protecting": {
        "en": "{who}, {attacker} attacks with {form}: {limit:# sect|# sects} can die. Ward something off?",
        "de": "{who}, {attacker} greift mit {form} an: {limit:# Sekte kann|# Sekten können} sterben. Etwas abwehren?",
        "it": "{who}, {attacker} attacca con {form}: {limit:può morire # setta|possono morire # sette}. Respingi?",
    },
    "ask dividing": {
        "en": "{who}, where do the sects die? {left:# is|# are} left.",
        "de": "{who}, wo sterben die Sekten? Noch {left:#|#}.",
        "it": "{who}, dove muoiono le sette? Ancora {left:#|#}.",
    },
    "ask saving": {
        "en": "{who}, this would be the end of your followers: show the Godkiller?",
        "de": "{who}, das wäre das Ende deiner Anhänger: den Göttertöter zeigen?",
        "it": "{who}, sarebbe la fine dei tuoi fedeli: mostri il Deicida?",
    },
    "ask offering": {
        "en": "{who}, which cards do you offer? So far {mine} against {theirs} of {god}.",
        "de": "{who}, welche Karten bietest du? Bisher {mine} gegen {theirs} von {god}.",
        "it": "{who}, quali carte offri? Finora {mine} contro {theirs} di {god}.",
    },
    "ask defending": {
        "en": "{who}, {attacker} has {mine} against {theirs}: {lands:# territory|# territories} at stake. Answer?",
        "de": "{who}, {attacker} hat {mine} gegen {theirs}: {lands:# Gebiet|# Gebiete} in Gefahr. Dagegenhalten?",
        "it": "{who}, {attacker} ha {mine} contro {theirs}: {lands:# territorio|# territori} in gioco. Rispondi?",
    },
    "ask converting": {
        "en": "{who}, which territories do you convert? {left:# is|# are} left.",
        "de": "{who}, welche Gebiete bekehrst du? Noch {left:#|#}.",
        "it": "{who}, quali territori converti? Ancora {left:#|#}.",
    },
    "ask rising": {
        "en": "{who}, a follower of yours is there again: do you come back?",
        "de": "{who}, ein Anhänger von dir ist wieder da: kehrst du zurück?",
        "it": "{who}, c'è di nuovo un tuo fedele: ritorni?",
    },
    "ask risen": {
        "en": "{who}, to which portal does your figure return?",
        "de": "{who}, auf welches Portal kehrt deine Figur zurück?",
        "it": "{who}, su quale portale ritorna la tua figura?",
    },
    "ask risen permanent": {
        "en": "A permanent card is turned up for {who}.", "de": "Für {who} wird eine dauerhafte Karte aufgedeckt.",
        "it": "Si scopre una carta permanente per {who}.",
    },
    "ask risen wrath": {
        "en": "{who} draws a wrath card.",
        "de": "{who} zieht eine Zornkarte.",
        "it": "{who} pesca una carta ira.",
    },
    "ask over": {
        "en": "The game is over. First: {who}.",
        "de": "Das Spiel ist zu Ende. Erster Platz: {who}.",
        "it": "La partita è finita. Al primo posto: {who}.",
    },
}  # fmt: skip

# For everybody else: whom the table waits for, and for what.
WAITS: Templates = {
    "wait homes": {
        "en": "{who} chooses a home continent.",
        "de": "{who} wählt einen Heimatkontinent.",
        "it": "{who} sceglie il continente di casa.",
    },
    "wait portals": {
        "en": "{who} chooses a portal to start from.",
        "de": "{who} wählt ein Portal für den Beginn.",
        "it": "{who} sceglie il portale di partenza.",
    },
    "wait move": {
        "en": "{who} rolled {die} and chooses the way.",
        "de": "{who} hat {die} gewürfelt und wählt die Richtung.",
        "it": "{who} ha tirato {die} e sceglie la direzione.",
    },
    "wait conversion space": {
        "en": "{who} draws a conversion card or strengthens a holy city.",
        "de": "{who} zieht eine Bekehrungskarte oder stärkt eine heilige Stadt.",
        "it": "{who} pesca una carta conversione o rafforza una città santa.",
    },
    "wait losing": {
        "en": "{who} has to give up a sect.",
        "de": "{who} muss eine Sekte aufgeben.",
        "it": "{who} deve rinunciare a una setta.",
    },
    "wait gain space": {
        "en": "{who} may place a new sect.",
        "de": "{who} darf eine neue Sekte einsetzen.",
        "it": "{who} può mettere una nuova setta.",
    },
    "wait godkiller space": {
        "en": "{who} stands on the Godkiller space.",
        "de": "{who} steht auf dem Göttertöter-Feld.",
        "it": "{who} è sulla casella del Deicida.",
    },
    "wait steal space": {
        "en": "{who} may rob somebody.",
        "de": "{who} darf jemanden bestehlen.",
        "it": "{who} può derubare qualcuno.",
    },
    "wait taking": {
        "en": "{who} takes a card of {god}.",
        "de": "{who} nimmt eine Karte von {god}.",
        "it": "{who} prende una carta di {god}.",
    },
    "wait portal": {
        "en": "{who} may act in {continent}.",
        "de": "{who} kann in {continent} handeln.",
        "it": "{who} può agire in {continent}.",
    },
    "wait naming": {
        "en": "{who} attacks with {form} and names territories: {named:# of|# of} {most}.",
        "de": "{who} greift mit {form} an und nennt Gebiete: {named:# von|# von} {most}.",
        "it": "{who} attacca con {form} e nomina i territori: {named:# di|# di} {most}.",
    },
    "wait protecting": {
        "en": "{attacker} attacks with {form}: {who} may ward something off.",
        "de": "{attacker} greift mit {form} an: {who} darf etwas abwehren.",
        "it": "{attacker} attacca con {form}: {who} può respingere.",
    },
    "wait dividing": {
        "en": "{who} chooses where the sects die: {left:# is|# are} left.",
        "de": "{who} wählt, wo die Sekten sterben: noch {left:#|#}.",
        "it": "{who} sceglie dove muoiono le sette: ancora {left:#|#}.",
    },
    "wait saving": {
        "en": "{who} is in danger and may answer.",
        "de": "{who} ist in Gefahr und darf antworten.",
        "it": "{who} è in pericolo e può rispondere.",
    },
    "wait offering": {
        "en": "{who} wants to convert followers of {god}: so far {mine} against {theirs}.",
        "de": "{who} will Anhänger von {god} bekehren: bisher {mine} gegen {theirs}.",
        "it": "{who} vuole convertire fedeli di {god}: finora {mine} contro {theirs}.",
    },
    "wait defending": {
        "en": "{attacker} has {mine} against {theirs}: {who} may answer.",
        "de": "{attacker} hat {mine} gegen {theirs}: {who} darf dagegenhalten.",
        "it": "{attacker} ha {mine} contro {theirs}: {who} può rispondere.",
    },
    "wait converting": {
        "en": "{who} chooses which territories are converted: {left:# is|# are} left.",
        "de": "{who} wählt, welche Gebiete bekehrt werden: noch {left:#|#}.",
        "it": "{who} sceglie quali territori convertire: ancora {left:#|#}.",
    },
    "wait rising": {
        "en": "{who} may come back into play.",
        "de": "{who} darf ins Spiel zurückkehren.",
        "it": "{who} può tornare in gioco.",
    },
    "wait risen": {
        "en": "{who} chooses a portal to return to.",
        "de": "{who} wählt ein Portal für die Rückkehr.",
        "it": "{who} sceglie il portale del ritorno.",
    },
}
