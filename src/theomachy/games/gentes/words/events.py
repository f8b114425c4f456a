"""What happens in Gentes, in English, German and Italian."""

from __future__ import annotations

from theomachy.games.gentes.words.blocks import Table, three

EVENTS: Table = three("""
starter
{who} begins.
{who} beginnt.
Comincia {who}.

row
Training costs from cheap to dear: {row}.
Ausbildungskosten von billig nach teuer: {row}.
Costi di formazione dal meno caro al più caro: {row}.

first game
{who} begins with {cards}.
{who} beginnt mit {cards}.
{who} comincia con {cards}.

opened
{card} is turned up for the draft.
{card} wird für die Auswahl aufgedeckt.
{card} viene scoperta per la scelta.

drafted
{who} takes {card}.
{who} nimmt {card}.
{who} prende {card}.

leftover
{n:# card goes|# cards go} back into the deck.
{n:# Karte kommt|# Karten kommen} zurück in den Stapel.
{n:# carta torna|# carte tornano} nel mazzo.

gained
{who} gains {group:one}.
{who} gewinnt {group:one}.
{who} ottiene {group:one}.

pushed
The row is full: {who} loses {group:one}.
Die Zeile ist voll: {who} verliert {group:one}.
La riga è piena: {who} perde {group:one}.

lost
{who} loses {group:one}.
{who} verliert {group:one}.
{who} perde {group:one}.

lowered
{who} gives {group:one} in exchange.
{who} tauscht {group:one} ein.
{who} cede {group:one} in cambio.

averted
{who} averts the loss with cubes: {temple} from the temple, {oracle} from the oracle.
{who} wendet den Verlust mit Würfeln ab: {temple} aus dem Tempel, {oracle} aus dem Orakel.
{who} evita la perdita con cubi: {temple} dal tempio, {oracle} dall'oracolo.

laid out
{card} is laid out at position {n}.
{card} kommt auf Platz {n} der Auslage.
{card} va al posto {n} dell'esposizione.

round
Round {n}, era {era}.
Runde {n}, Ära {era}.
Round {n}, era {era}.

tile
{who} takes an action tile: {action} for {coins:# coin|# coins} and {hours:# hourglass|# hourglasses}.
{who} nimmt ein Aktionsplättchen: {action} für {coins:# Münze|# Münzen} und {hours:# Sanduhr|# Sanduhren}.
{who} prende una tessera azione: {action} per {coins:# moneta|# monete} e {hours:# clessidra|# clessidre}.

start tile
{who} takes the starting player tile.
{who} nimmt das Startspieler-Plättchen.
{who} prende la tessera primo giocatore.

tax
{who} goes to the tax collector for {n:# hourglass|# hourglasses}.
{who} geht zum Steuereintreiber für {n:# Sanduhr|# Sanduhren}.
{who} va dall'esattore per {n:# clessidra|# clessidre}.

sun
{who} uses the action of {card}.
{who} nutzt die Aktion von {card}.
{who} usa l'azione di {card}.

home
{who} uses option {n} of {site}.
{who} nutzt Möglichkeit {n} von {site}.
{who} usa l'opzione {n} di {site}.

with card
{who} adds {card}.
{who} nimmt {card} hinzu.
{who} aggiunge {card}.

with home
{who} adds option {n} of {site}.
{who} nimmt Möglichkeit {n} von {site} hinzu.
{who} aggiunge l'opzione {n} di {site}.

paid
{who} pays {n:# coin|# coins}.
{who} zahlt {n:# Münze|# Münzen}.
{who} paga {n:# moneta|# monete}.

coins
{who} takes {n:# coin|# coins}.
{who} nimmt {n:# Münze|# Münzen}.
{who} prende {n:# moneta|# monete}.

points
{who} gains {n:# victory point|# victory points}.
{who} gewinnt {n:# Siegpunkt|# Siegpunkte}.
{who} ottiene {n:# punto vittoria|# punti vittoria}.

cube
{who} puts a cube into the area {area}.
{who} legt einen Würfel in den Bereich {area}.
{who} mette un cubo nell'area {area}.

cube lost
There is no room: a cube of {who} is lost ({area}).
Es ist kein Platz: ein Würfel von {who} verfällt ({area}).
Non c'è posto: un cubo di {who} è perso ({area}).

time
{who} lays time tiles: {singles} single, {doubles} double.
{who} legt Zeitplättchen: {singles} einfache, {doubles} doppelte.
{who} posa tessere tempo: {singles} singole, {doubles} doppie.

lifted
{who} takes a city back from {site}.
{who} nimmt eine Stadt von {site} zurück.
{who} riprende una città da {site}.

built
{who} builds {site}.
{who} baut {site}.
{who} costruisce {site}.

activated
{site} is activated for {who}.
{site} wird für {who} aktiviert.
{site} viene attivata per {who}.

took
{who} takes {card} into the hand.
{who} nimmt {card} auf die Hand.
{who} prende in mano {card}.

played
{who} plays {card}.
{who} spielt {card} aus.
{who} gioca {card}.

virtual
{who} replaces {n:# missing person|# missing persons} with cubes from the temple.
{who} ersetzt {n:# fehlende Person|# fehlende Personen} durch Würfel aus dem Tempel.
{who} sostituisce {n:# persona mancante|# persone mancanti} con cubi del tempio.

symbol
{who} scores the symbol {symbol}.
{who} wertet das Symbol {symbol}.
{who} segna il simbolo {symbol}.

unlocked
{who} removes a cube from the time track.
{who} entfernt einen Würfel von der Zeitleiste.
{who} toglie un cubo dal tracciato del tempo.

drew
{who} takes {card} from the display without paying.
{who} nimmt {card} kostenlos aus der Auslage.
{who} prende gratis {card} dall'esposizione.

converted
{who} exchanges {n} {give}.
{who} tauscht {n} {give} um.
{who} converte {n} {give}.

oracle
{who} pays an oracle cube for exchanges of persons.
{who} zahlt einen Orakelwürfel für den Tausch von Personen.
{who} paga un cubo dell'oracolo per scambiare persone.

cubes
{who} pays cubes to train: {temple} from the temple, {oracle} from the oracle.
{who} zahlt Würfel für eine Ausbildung: {temple} aus dem Tempel, {oracle} aus dem Orakel.
{who} paga cubi per formare: {temple} dal tempio, {oracle} dall'oracolo.

used
{who} uses {card}.
{who} nutzt {card}.
{who} usa {card}.

bonus
{who} takes the bonus tile for {category}: {n:# victory point|# victory points}.
{who} nimmt das Bonusplättchen für {category}: {n:# Siegpunkt|# Siegpunkte}.
{who} prende la tessera bonus per {category}: {n:# punto vittoria|# punti vittoria}.

new starter
{who} is the new starting player.
{who} wird Startspieler.
{who} è il nuovo primo giocatore.

cleaned
Decline phase of round {n}: marks, action tiles and single hourglasses leave, doubles become singles.
Niedergang der Runde {n}: Markierungen, Aktionsplättchen und einfache Sanduhren gehen, doppelte werden einfach.
Declino del round {n}: segnalini, tessere azione e clessidre singole se ne vanno, le doppie diventano singole.

era
Era {n} begins: the old display and stack are discarded.
Ära {n} beginnt: alte Auslage und alter Stapel werden abgelegt.
Comincia l'era {n}: esposizione e mazzo vecchi vengono scartati.

dropped
{who} must discard {card}: the time track is full.
{who} muss {card} ablegen: die Zeitleiste ist voll.
{who} deve scartare {card}: il tracciato del tempo è pieno.

hand scored
{who} scores {card} from the hand: {n:# victory point|# victory points}.
{who} wertet {card} von der Hand: {n:# Siegpunkt|# Siegpunkte}.
{who} segna {card} dalla mano: {n:# punto vittoria|# punti vittoria}.

hand lost
{who} loses {n:# victory point|# victory points} for cards left in the hand.
{who} verliert {n:# Siegpunkt|# Siegpunkte} für übrige Handkarten.
{who} perde {n:# punto vittoria|# punti vittoria} per le carte rimaste in mano.

coins scored
{who} gains {n:# victory point|# victory points} for coins.
{who} gewinnt {n:# Siegpunkt|# Siegpunkte} für Münzen.
{who} ottiene {n:# punto vittoria|# punti vittoria} per le monete.

cubes scored
{who} gains {n:# victory point|# victory points} for cubes.
{who} gewinnt {n:# Siegpunkt|# Siegpunkte} für Würfel.
{who} ottiene {n:# punto vittoria|# punti vittoria} per i cubi.

time scored
{who} loses {n:# victory point|# victory points} for hourglasses.
{who} verliert {n:# Siegpunkt|# Siegpunkte} für Sanduhren.
{who} perde {n:# punto vittoria|# punti vittoria} per le clessidre.

game over
The game is over. {winners} wins with {points:# victory point|# victory points}.
Das Spiel ist zu Ende. {winners} gewinnt mit {points:# Siegpunkt|# Siegpunkten}.
La partita è finita. Vince {winners} con {points:# punto vittoria|# punti vittoria}.

game shared
The game is over. {winners} share the victory with {points:# victory point|# victory points}.
Das Spiel ist zu Ende. {winners} teilen den Sieg mit {points:# Siegpunkt|# Siegpunkten}.
La partita è finita. {winners} vincono insieme con {points:# punto vittoria|# punti vittoria}.
""")
