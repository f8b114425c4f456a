"""What can be done in Gentes, in English, German and Italian."""

from __future__ import annotations

from theomachy.games.gentes.words.blocks import Table, three

ACTIONS: Table = three("""
do tile
take an action tile: {action}; for {coins:# coin|# coins} and {hours:# hourglass|# hourglasses}
ein Aktionsplättchen nehmen: {action}; für {coins:# Münze|# Münzen} und {hours:# Sanduhr|# Sanduhren}
prendere una tessera azione: {action}; per {coins:# moneta|# monete} e {hours:# clessidra|# clessidre}

do start tile
take the starting player tile: receive {coins:# coin|# coins} now, begin in the next round
das Startspieler-Plättchen nehmen: sofort {coins:# Münze|# Münzen}, in der nächsten Runde beginnen
prendere la tessera primo giocatore: subito {coins:# moneta|# monete}, cominciare nel prossimo round

do tax
tax collector: {coins:# coin|# coins} for {hours:# hourglass|# hourglasses}
Steuereintreiber: {coins:# Münze|# Münzen} für {hours:# Sanduhr|# Sanduhren}
esattore: {coins:# moneta|# monete} per {hours:# clessidra|# clessidre}

do sun
use the action of {card}, once per round
die Aktion von {card} nutzen, einmal je Runde
usare l'azione di {card}, una volta per round

do home
use option {n} of {site} as main action, once per round
Möglichkeit {n} von {site} als Hauptaktion nutzen, einmal je Runde
usare l'opzione {n} di {site} come azione principale, una volta per round

do cubes
train one person of any group for cubes: {t} from the temple, {o} from the oracle
eine beliebige Person für Würfel ausbilden: {t} aus dem Tempel, {o} aus dem Orakel
formare una persona qualsiasi con cubi: {t} dal tempio, {o} dall'oracolo

do swap
exchange: lower {group:many} by one
Tausch: {group:many} um eins senken
scambio: ridurre di uno i {group:many}

do for
get {group:one} for it
dafür {group:one} bekommen
ricevere in cambio {group:one}

do stop
no further exchange
kein weiterer Tausch
nessun altro scambio

do use
use {card}
{card} nutzen
usare {card}

do end
end the turn
den Zug beenden
finire il turno

do with card
add {card} to this action; it is then used for this round
{card} zu dieser Aktion nehmen; sie ist dann für diese Runde benutzt
aggiungere {card} a questa azione; poi è usata per questo round

do with home
add option {n} of {site} to this action; it is then used for this round
Möglichkeit {n} von {site} zu dieser Aktion nehmen; sie ist dann für diese Runde benutzt
aggiungere l'opzione {n} di {site} a questa azione; poi è usata per questo round

do go
carry the action out as it is
die Aktion so ausführen
eseguire l'azione così

do time
lay time tiles: {doubles} double, {singles} single
Zeitplättchen legen: {doubles} doppelte, {singles} einfache
posare tessere tempo: {doubles} doppie, {singles} singole

do limit
lay time tiles for the hand limit: {doubles} double, {singles} single
Zeitplättchen für das Handkartenlimit legen: {doubles} doppelte, {singles} einfache
posare tessere tempo per il limite di carte: {doubles} doppie, {singles} singole

do count
train {n:# person|# persons}
{n:# Person|# Personen} ausbilden
formare {n:# persona|# persone}

do person
train {group:one}
{group:one} ausbilden
formare {group:one}

do gain
gain {group:one}
{group:one} gewinnen
ottenere {group:one}

do start with
begin with {group:one}
mit {group:one} beginnen
cominciare con {group:one}

do lift
take the city back from {site}
die Stadt von {site} zurücknehmen
riprendere la città da {site}

do site
build in {region}; {site}
bauen: {region}; {site}
costruire: {region}; {site}

do home site
build a hometown; {site}
eine Heimatstadt bauen; {site}
costruire una città natale; {site}

do region
activate all own cities of {region}
alle eigenen Städte aktivieren: {region}
attivare tutte le proprie città: {region}

do from display
take cards from the display
Karten aus der Auslage nehmen
prendere carte dall'esposizione

do from discard
take cards from the discard pile
Karten vom Ablagestapel nehmen
prendere carte dagli scarti

do cards
take {n:# card|# cards}
{n:# Karte|# Karten} nehmen
prendere {n:# carta|# carte}

do take
take a card; {card}
eine Karte nehmen; {card}
prendere una carta; {card}

do draw
take {card} without paying
{card} kostenlos nehmen
prendere gratis {card}

do play
play {card}: {n:# victory point|# victory points} now
{card} ausspielen: sofort {n:# Siegpunkt|# Siegpunkte}
giocare {card}: subito {n:# punto vittoria|# punti vittoria}

do suffer
suffer the loss
den Verlust hinnehmen
subire la perdita

do avert
avert the loss with cubes: {t} from the temple, {o} from the oracle
den Verlust mit Würfeln abwenden: {t} aus dem Tempel, {o} aus dem Orakel
evitare la perdita con cubi: {t} dal tempio, {o} dall'oracolo

do pay
pay cubes: {t} from the temple, {o} from the oracle
Würfel zahlen: {t} aus dem Tempel, {o} aus dem Orakel
pagare cubi: {t} dal tempio, {o} dall'oracolo

do cube
put the cube into the area {area}
den Würfel in den Bereich {area} legen
mettere il cubo nell'area {area}

do city
activate {site}
{site} aktivieren
attivare {site}

do convert
do the conversion
umtauschen
fare la conversione

do done
end the own decline phase
den eigenen Niedergang beenden
finire il proprio declino

do discard
discard {card}
{card} ablegen
scartare {card}

do score
score {card} from the hand: {n:# victory point|# victory points}
{card} von der Hand werten: {n:# Siegpunkt|# Siegpunkte}
segnare {card} dalla mano: {n:# punto vittoria|# punti vittoria}

do finish
finish the own scoring; cards left in the hand cost points
die eigene Wertung beenden; übrige Handkarten kosten Punkte
finire il proprio punteggio; le carte rimaste in mano costano punti

do draft
draft {card}
{card} auswählen
scegliere {card}

do starter
{seat} begins
{seat} beginnt
comincia {seat}

do column
the next training cost tile is that of the {group:many}
das nächste Ausbildungsplättchen ist: {group:many}
la prossima tessera dei costi è: {group:many}

do reveal
{card} is turned up
{card} wird aufgedeckt
viene scoperta {card}
""")
