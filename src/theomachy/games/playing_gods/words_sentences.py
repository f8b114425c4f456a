"""What Playing Gods says, in English, German and Italian. Gods have the names their players gave them.

Cards are named after a colon or in brackets, so that no sentence needs their gender.
"""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.words import Terms

Sentences = Mapping[str, Mapping[str, str]]

ELEMENTS: Terms = {
    "earth": {"en": "earth", "de": "Erde", "it": "terra"},
    "air": {"en": "air", "de": "Luft", "it": "aria"},
    "fire": {"en": "fire", "de": "Feuer", "it": "fuoco"},
    "water": {"en": "water", "de": "Wasser", "it": "acqua"},
}

CARDS: Terms = {
    "attack_earth": {"en": "earth attack", "de": "Erdangriff", "it": "attacco di terra"},
    "attack_air": {"en": "air attack", "de": "Luftangriff", "it": "attacco d'aria"},
    "attack_fire": {"en": "fire attack", "de": "Feuerangriff", "it": "attacco di fuoco"},
    "attack_water": {"en": "water attack", "de": "Wasserangriff", "it": "attacco d'acqua"},
    "protection_earth": {"en": "protection from earth", "de": "Schutz vor Erde", "it": "protezione dalla terra"},
    "protection_air": {"en": "protection from air", "de": "Schutz vor Luft", "it": "protezione dall'aria"},
    "protection_fire": {"en": "protection from fire", "de": "Schutz vor Feuer", "it": "protezione dal fuoco"},
    "protection_water": {"en": "protection from water", "de": "Schutz vor Wasser", "it": "protezione dall'acqua"},
    "immunity_earth": {"en": "immunity to earth", "de": "Immunität gegen Erde", "it": "immunità alla terra"},
    "immunity_air": {"en": "immunity to air", "de": "Immunität gegen Luft", "it": "immunità all'aria"},
    "immunity_fire": {"en": "immunity to fire", "de": "Immunität gegen Feuer", "it": "immunità al fuoco"},
    "immunity_water": {"en": "immunity to water", "de": "Immunität gegen Wasser", "it": "immunità all'acqua"},
    "plague": {"en": "plague", "de": "Seuche", "it": "pestilenza"},
    "famine": {"en": "famine", "de": "Hungersnot", "it": "carestia"},
    "darkness": {"en": "darkness", "de": "Finsternis", "it": "tenebre"},
    "locusts": {"en": "locusts", "de": "Heuschrecken", "it": "locuste"},
    "prosperity": {"en": "prosperity", "de": "Wohlstand", "it": "prosperità"},
    "miracles": {"en": "miracles", "de": "Wunder", "it": "miracoli"},
    "scripture": {"en": "scripture", "de": "Heilige Schrift", "it": "scrittura"},
    "afterlife": {"en": "afterlife", "de": "Jenseits", "it": "aldilà"},
    "communion": {"en": "communion", "de": "Abendmahl", "it": "comunione"},
    "gain_one_sect": {"en": "gain one sect", "de": "eine Sekte gewinnen", "it": "guadagna una setta"},
    "lose_one_sect": {"en": "lose one sect", "de": "eine Sekte verlieren", "it": "perdi una setta"},
    "all_lose_one_sect": {
        "en": "every god loses one sect", "de": "jeder Gott verliert eine Sekte", "it": "ogni dio perde una setta",
    },
    "godkiller": {"en": "Godkiller", "de": "Göttertöter", "it": "Deicida"},
}  # fmt: skip

BACKS: Terms = {
    "wrath": {"en": "wrath card", "de": "Zornkarte", "it": "carta ira"},
    "conversion": {"en": "conversion card", "de": "Bekehrungskarte", "it": "carta conversione"},
}

CONTINENTS: Terms = {
    "NA": {"en": "North America", "de": "Nordamerika", "it": "Nord America"},
    "SA": {"en": "South America", "de": "Südamerika", "it": "Sud America"},
    "EU": {"en": "Europe", "de": "Europa", "it": "Europa"},
    "AF": {"en": "Africa", "de": "Afrika", "it": "Africa"},
    "AS": {"en": "Asia", "de": "Asien", "it": "Asia"},
}

EVENTS: Sentences = {
    "home": {
        "en": "{who} settles in {continent}.", "de": "{who} lässt sich in {continent} nieder.",
        "it": "{who} si stabilisce in {continent}.",
    },
    "start permanent": {
        "en": "{who} gets a permanent card to start with: {card}.",
        "de": "{who} bekommt zu Beginn eine dauerhafte Karte: {card}.",
        "it": "{who} riceve all'inizio una carta permanente: {card}.",
    },
    "figure": {
        "en": "The figure of {who} stands on space {space}.", "de": "Die Figur von {who} steht auf Feld {space}.",
        "it": "La figura di {who} sta sulla casella {space}.",
    },
    "rolled for start": {
        "en": "{who} rolls {face} for the start.", "de": "{who} würfelt eine {face} um den Beginn.",
        "it": "{who} tira {face} per iniziare.",
    },
    "turn": {"en": "{who} is on turn.", "de": "{who} ist am Zug.", "it": "È il turno di {who}."},
    "rolled": {"en": "{who} rolls {face}.", "de": "{who} würfelt eine {face}.", "it": "{who} tira {face}."},
    "moved": {
        "en": "{who} moves {way} to space {space}.", "de": "{who} zieht {way} auf Feld {space}.",
        "it": "{who} va {way} alla casella {space}.",
    },
    "blocked": {
        "en": "Another figure stands on the portal: {who} can do nothing there.",
        "de": "Auf dem Portal steht eine andere Figur: {who} kann dort nichts tun.",
        "it": "Sul portale c'è un'altra figura: {who} non può fare nulla.",
    },
    "drew": {"en": "{who} draws a {back}.", "de": "{who} zieht eine {back}.", "it": "{who} pesca una {back}."},
    "you drew": {"en": "You drew: {card}.", "de": "Gezogen: {card}.", "it": "Hai pescato: {card}."},
    "drew known": {
        "en": "{who} draws a card that all have seen: {card}.",
        "de": "{who} zieht eine Karte, die alle gesehen haben: {card}.",
        "it": "{who} pesca una carta che tutti hanno visto: {card}.",
    },
    "empty pile": {
        "en": "There is no {back} left for {who}.", "de": "Für {who} ist keine {back} mehr da.",
        "it": "Per {who} non c'è più nessuna {back}.",
    },
    "immunity": {
        "en": "{who} lays an immunity open: {element}.", "de": "{who} legt eine Immunität offen: {element}.",
        "it": "{who} scopre un'immunità: {element}.",
    },
    "permanent": {
        "en": "{who} has a pair: {card} becomes permanent, the other card goes under the pile.",
        "de": "{who} hat ein Paar: {card} wird dauerhaft, die andere Karte kommt unter den Stapel.",
        "it": "{who} ha una coppia: {card} diventa permanente, l'altra carta va sotto il mazzo.",
    },
    "lose card": {
        "en": "{who} draws a lose card: {card}.", "de": "{who} zieht eine Verlustkarte: {card}.",
        "it": "{who} pesca una carta perdita: {card}.",
    },
    "lost": {
        "en": "{who} gives up a sect in {land}.", "de": "{who} gibt eine Sekte in {land} auf.",
        "it": "{who} rinuncia a una setta in {land}.",
    },
    "spared": {
        "en": "{who} has one sect only and keeps it.", "de": "{who} hat nur eine Sekte und behält sie.",
        "it": "{who} ha una sola setta e la conserva.",
    },
    "fortified": {
        "en": "{who} strengthens the holy city: a chip goes to {land}.",
        "de": "{who} stärkt die heilige Stadt: ein Chip kommt nach {land}.",
        "it": "{who} rafforza la città santa: un gettone va in {land}.",
    },
    "placed": {
        "en": "{who} gains a sect in {land}.", "de": "{who} gewinnt eine Sekte in {land}.",
        "it": "{who} guadagna una setta in {land}.",
    },
    "gained": {
        "en": "{who} plays a gain card: a sect in {land}.",
        "de": "{who} spielt eine Gewinnkarte: eine Sekte in {land}.",
        "it": "{who} gioca una carta guadagno: una setta in {land}.",
    },
    "attack": {
        "en": "{who} attacks with {form}: up to {kills:# sect|# sects}.",
        "de": "{who} greift an mit {form}: bis zu {kills:# Sekte|# Sekten}.",
        "it": "{who} attacca con {form}: fino a {kills:# setta|# sette}.",
    },
    "target": {
        "en": "The attack is aimed at {land}, where {god} rules.", "de": "Der Angriff gilt {land}, wo {god} herrscht.",
        "it": "L'attacco è diretto a {land}, dove domina {god}.",
    },
    "protected": {
        "en": "{who} wards off {element}.", "de": "{who} wehrt {element} ab.", "it": "{who} respinge: {element}.",
    },
    "passed": {"en": "{who} passes.", "de": "{who} passt.", "it": "{who} passa."},
    "killed": {
        "en": "A sect of {god} dies in {land}.", "de": "Eine Sekte von {god} stirbt in {land}.",
        "it": "Una setta di {god} muore in {land}.",
    },
    "warded off": {
        "en": "The attack of {who} kills nobody.", "de": "Der Angriff von {who} tötet niemanden.",
        "it": "L'attacco di {who} non uccide nessuno.",
    },
    "saved": {
        "en": "{who} shows the Godkiller: everything fails.", "de": "{who} zeigt den Göttertöter: alles schlägt fehl.",
        "it": "{who} mostra il Deicida: tutto fallisce.",
    },
    "conversion": {
        "en": "{who} wants to convert followers of {god}.", "de": "{who} will Anhänger von {god} bekehren.",
        "it": "{who} vuole convertire i fedeli di {god}.",
    },
    "offered": {"en": "{who} offers: {card}.", "de": "{who} bietet: {card}.", "it": "{who} offre: {card}."},
    "defended": {
        "en": "{who} answers with: {card}.", "de": "{who} hält dagegen: {card}.", "it": "{who} risponde con: {card}.",
    },
    "compared": {
        "en": "{who} has {mine} against {theirs} of {god}.", "de": "{who} hat {mine} gegen {theirs} von {god}.",
        "it": "{who} ha {mine} contro {theirs} di {god}.",
    },
    "converted": {
        "en": "{who} converts {land} from {god}.", "de": "{who} bekehrt {land} von {god}.",
        "it": "{who} converte {land} da {god}.",
    },
    "won back": {
        "en": "{who} wins {land} back; the chip of {god} is lifted off.",
        "de": "{who} gewinnt {land} zurück; der Chip von {god} wird entfernt.",
        "it": "{who} riconquista {land}; il gettone di {god} viene tolto.",
    },
    "robs": {"en": "{who} robs {god}.", "de": "{who} bestiehlt {god}.", "it": "{who} deruba {god}."},
    "looks": {
        "en": "The hand of {god}: {cards}.", "de": "Die Hand von {god}: {cards}.", "it": "La mano di {god}: {cards}.",
    },
    "stole": {
        "en": "{who} takes a {back} from {god}.", "de": "{who} nimmt {god} eine {back} weg.",
        "it": "{who} prende una {back} a {god}.",
    },
    "stole this": {
        "en": "The card that {who} took from {god}: {card}.",
        "de": "Die Karte, die {who} von {god} genommen hat: {card}.",
        "it": "La carta che {who} ha preso a {god}: {card}.",
    },
    "stole open": {
        "en": "{who} takes an open card from {god}: {card}.", "de": "{who} nimmt {god} eine offene Karte weg: {card}.",
        "it": "{who} prende una carta scoperta a {god}: {card}.",
    },
    "godkill": {
        "en": "{who} plays the Godkiller against {god}.", "de": "{who} spielt den Göttertöter gegen {god}.",
        "it": "{who} gioca il Deicida contro {god}.",
    },
    "dead": {
        "en": "{who} is dead; all its chips leave the map.", "de": "{who} ist tot; alle Chips verlassen die Karte.",
        "it": "{who} è morto; tutti i suoi gettoni lasciano la mappa.",
    },
    "limbo": {
        "en": "{who} has no followers left and waits in limbo.",
        "de": "{who} hat keine Anhänger mehr und wartet im Zwischenreich.",
        "it": "{who} non ha più fedeli e attende nel limbo.",
    },
    "heir": {
        "en": "{heir} takes all cards of {who}.", "de": "{heir} nimmt alle Karten von {who}.",
        "it": "{heir} prende tutte le carte di {who}.",
    },
    "inherited": {
        "en": "From {god} to {heir}: {number} × {card}.", "de": "Von {god} an {heir}: {number} × {card}.",
        "it": "Da {god} a {heir}: {number} × {card}.",
    },
    "resurrected": {
        "en": "{who} rises from the dead.", "de": "{who} steht von den Toten auf.", "it": "{who} risorge.",
    },
    "permanent risen": {
        "en": "{who} gets a permanent card again: {card}.", "de": "{who} bekommt wieder eine dauerhafte Karte: {card}.",
        "it": "{who} riceve di nuovo una carta permanente: {card}.",
    },
    "passed over": {
        "en": "For {who} a card is passed over: {card}.", "de": "Für {who} wird eine Karte übergangen: {card}.",
        "it": "Per {who} una carta viene saltata: {card}.",
    },
    "stayed out": {
        "en": "{who} does not come back; its chips leave the map.",
        "de": "{who} kehrt nicht zurück; die Chips verlassen die Karte.",
        "it": "{who} non ritorna; i suoi gettoni lasciano la mappa.",
    },
    "won": {
        "en": "{who} wins with {lands:# territory|# territories}.",
        "de": "{who} gewinnt mit {lands:# Gebiet|# Gebieten}.",
        "it": "{who} vince con {lands:# territorio|# territori}.",
    },
    "won PG-E-03": {
        "en": "{who} wins: no other god has followers.", "de": "{who} gewinnt: kein anderer Gott hat Anhänger.",
        "it": "{who} vince: nessun altro dio ha fedeli.",
    },
    "limit": {
        "en": "The game is over after {turns:# turn|# turns}: the territories decide.",
        "de": "Das Spiel ist nach {turns:# Zug|# Zügen} zu Ende: die Gebiete entscheiden.",
        "it": "La partita finisce dopo {turns:# turno|# turni}: decidono i territori.",
    },
}  # fmt: skip

ACTIONS: Sentences = {
    "do home": {
        "en": "settle in {continent}",
        "de": "sich in {continent} niederlassen",
        "it": "stabilirsi in {continent}",
    },
    "do portal": {
        "en": "put the figure on portal {at}",
        "de": "die Figur auf Portal {at} stellen",
        "it": "mettere la figura sul portale {at}",
    },
    "do move": {
        "en": "move {way} to space {space}: {kind}", "de": "{way} auf Feld {space} ziehen: {kind}",
        "it": "andare {way} alla casella {space}: {kind}",
    },
    "do draw": {
        "en": "draw a conversion card",
        "de": "eine Bekehrungskarte ziehen",
        "it": "pescare una carta conversione",
    },
    "do fortify": {
        "en": "put a chip into the holy city {land} instead of drawing",
        "de": "einen Chip in die heilige Stadt {land} legen, statt zu ziehen",
        "it": "mettere un gettone nella città santa {land} invece di pescare",
    },
    "do place": {
        "en": "put a chip into {land}",
        "de": "einen Chip nach {land} legen",
        "it": "mettere un gettone in {land}",
    },
    "do pass": {"en": "do nothing", "de": "nichts tun", "it": "non fare nulla"},
    "do godkill": {
        "en": "kill {god} with the Godkiller",
        "de": "{god} mit dem Göttertöter töten",
        "it": "uccidere {god} con il Deicida",
    },
    "do steal": {"en": "steal a card from {god}", "de": "{god} eine Karte stehlen", "it": "rubare una carta a {god}"},
    "do take": {
        "en": "take this card: {card}",
        "de": "diese Karte nehmen: {card}",
        "it": "prendere questa carta: {card}",
    },
    "do take open": {
        "en": "take this open immunity: {element}", "de": "diese offene Immunität nehmen: {element}",
        "it": "prendere questa immunità scoperta: {element}",
    },
    "do take back": {
        "en": "take a {back}, unseen",
        "de": "blind eine {back} nehmen",
        "it": "prendere alla cieca una {back}",
    },
    "do take land": {"en": "convert {land}", "de": "{land} bekehren", "it": "convertire {land}"},
    "do attack": {
        "en": "attack with {form}: kills {kills}",
        "de": "mit {form} angreifen: tötet {kills}",
        "it": "attaccare con {form}: uccide {kills}",
    },
    "do convert": {
        "en": "convert followers of {god}: up to {mine} cards against {theirs} lying open",
        "de": "Anhänger von {god} bekehren: bis zu {mine} Karten gegen {theirs} offene",
        "it": "convertire i fedeli di {god}: fino a {mine} carte contro {theirs} scoperte",
    },
    "do gain": {
        "en": "play a gain card: a chip into {land}", "de": "eine Gewinnkarte spielen: ein Chip nach {land}",
        "it": "giocare una carta guadagno: un gettone in {land}",
    },
    "do end": {"en": "end the turn", "de": "den Zug beenden", "it": "finire il turno"},
    "do target": {
        "en": "aim at {land}, where {god} has {live:# sect|# sects}",
        "de": "auf {land} zielen, wo {god} {live:# Sekte|# Sekten} hat",
        "it": "mirare a {land}, dove {god} ha {live:# setta|# sette}",
    },
    "do done": {
        "en": "name no further territory",
        "de": "kein weiteres Gebiet nennen",
        "it": "non nominare altri territori",
    },
    "do protect": {
        "en": "ward off: {element}; then {limit:# sect|# sects} can die",
        "de": "abwehren: {element}; dann {limit:kann # Sekte|können # Sekten} sterben",
        "it": "respingere: {element}; poi {limit:può morire # setta|possono morire # sette}",
    },
    "do kill": {
        "en": "kill a sect in {land}",
        "de": "eine Sekte in {land} töten",
        "it": "uccidere una setta in {land}",
    },
    "do godkiller": {
        "en": "show the Godkiller: the whole attack or conversion fails",
        "de": "den Göttertöter zeigen: Angriff oder Bekehrung schlägt ganz fehl",
        "it": "mostrare il Deicida: l'attacco o la conversione fallisce del tutto",
    },
    "do offer": {
        "en": "offer this card: {card}",
        "de": "diese Karte bieten: {card}",
        "it": "offrire questa carta: {card}",
    },
    "do go": {
        "en": "offer no more: {mine} against {theirs}", "de": "nichts mehr bieten: {mine} gegen {theirs}",
        "it": "non offrire altro: {mine} contro {theirs}",
    },
    "do defend": {
        "en": "answer with this card: {card}",
        "de": "mit dieser Karte dagegenhalten: {card}",
        "it": "rispondere con questa carta: {card}",
    },
    "do lose": {
        "en": "give up a sect in {land}",
        "de": "eine Sekte in {land} aufgeben",
        "it": "rinunciare a una setta in {land}",
    },
    "do resurrect": {
        "en": "come back into play with two new cards", "de": "mit zwei neuen Karten ins Spiel zurückkehren",
        "it": "tornare in gioco con due carte nuove",
    },
    "do stay out": {
        "en": "stay out for good; all chips leave the map",
        "de": "für immer ausscheiden; alle Chips verlassen die Karte",
        "it": "restare fuori per sempre; tutti i gettoni lasciano la mappa",
    },
    "do deal": {
        "en": "a card comes up: {card}",
        "de": "eine Karte wird gezogen: {card}",
        "it": "esce una carta: {card}",
    },
    "do roll": {"en": "the die shows {face}", "de": "der Würfel zeigt {face}", "it": "il dado mostra {face}"},
}  # fmt: skip

MORE: Sentences = {
    "then neutral": {
        "en": "then nobody rules there", "de": "dann herrscht dort niemand", "it": "poi lì non governa nessuno",
    },
    "then rules": {
        "en": "then {god} rules there again",
        "de": "dann herrscht dort wieder {god}",
        "it": "poi lì governa di nuovo {god}",
    },
    "then returns": {
        "en": "then {god} may return", "de": "dann darf {god} zurückkehren", "it": "poi {god} può ritornare",
    },
    "then wins": {"en": "then {god} wins", "de": "dann gewinnt {god}", "it": "poi vince {god}"},
    "then yours": {
        "en": "you then rule {n:# territory|# territories} of {target}",
        "de": "du herrschst dann über {n:# Gebiet|# Gebiete} von {target}",
        "it": "poi governi {n:# territorio|# territori} su {target}",
    },
    "naming": {"en": "Name of your god", "de": "Name deines Gottes", "it": "Nome del tuo dio"},
    "clockwise": {
        "en": "{n:# space|# spaces} clockwise",
        "de": "{n:# Feld|# Felder} im Uhrzeigersinn",
        "it": "{n:# casella|# caselle} in senso orario",
    },
    "counter-clockwise": {
        "en": "{n:# space|# spaces} counter-clockwise", "de": "{n:# Feld|# Felder} gegen den Uhrzeigersinn",
        "it": "{n:# casella|# caselle} in senso antiorario",
    },
    "space portal": {
        "en": "portal to {continent}, {state}",
        "de": "Portal nach {continent}, {state}",
        "it": "portale per {continent}, {state}",
    },
    "space wrath": {"en": "a wrath card", "de": "eine Zornkarte", "it": "una carta ira"},
    "space conversion": {"en": "a conversion card", "de": "eine Bekehrungskarte", "it": "una carta conversione"},
    "space gain_one_sect": {"en": "gain one sect", "de": "eine Sekte gewinnen", "it": "guadagna una setta"},
    "space godkiller": {"en": "Godkiller", "de": "Göttertöter", "it": "Deicida"},
    "space steal_one_card": {"en": "steal a card", "de": "eine Karte stehlen", "it": "ruba una carta"},
    "free": {"en": "free", "de": "frei", "it": "libero"},
    "taken": {"en": "another figure stands there", "de": "dort steht eine andere Figur", "it": "c'è un'altra figura"},
}  # fmt: skip
