"""What happens in Playing Gods, in English, German and Italian.

Cards are named after a colon or in brackets, so that no sentence needs their gender.
"""

from __future__ import annotations

from theomachy.core.words import Templates

EVENTS: Templates = {
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
        "en": "The figure of {who} stands here: {place}.", "de": "Die Figur von {who} steht hier: {place}.",
        "it": "La figura di {who} sta qui: {place}.",
    },
    "rolled for start": {
        "en": "{who} rolls {face} for the start.", "de": "{who} würfelt eine {face} um den Beginn.",
        "it": "{who} tira {face} per iniziare.",
    },
    "turn": {"en": "{who} is on turn.", "de": "{who} ist am Zug.", "it": "È il turno di {who}."},
    "rolled": {"en": "{who} rolls {face}.", "de": "{who} würfelt eine {face}.", "it": "{who} tira {face}."},
    "moved": {
        "en": "{who} moves {way}: {place}.", "de": "{who} zieht {way}: {place}.", "it": "{who} va {way}: {place}.",
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
    "won PG-R-56": {
        "en": "{who} is ahead with {lands:# territory|# territories} and wins.",
        "de": "{who} liegt mit {lands:# Gebiet|# Gebieten} vorn und gewinnt.",
        "it": "{who} è in testa con {lands:# territorio|# territori} e vince.",
    },
    "shared": {
        "en": "{gods} are level and share the victory.", "de": "{gods} liegen gleichauf und teilen sich den Sieg.",
        "it": "{gods} sono alla pari e condividono la vittoria.",
    },
    "limit": {
        "en": "The game is over after {turns:# turn|# turns}: the territories decide.",
        "de": "Das Spiel ist nach {turns:# Zug|# Zügen} zu Ende: die Gebiete entscheiden.",
        "it": "La partita finisce dopo {turns:# turno|# turni}: decidono i territori.",
    },
}  # fmt: skip
