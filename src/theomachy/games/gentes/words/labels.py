"""Short words for the things and buttons in pictures of Gentes, in English, German and Italian."""

from __future__ import annotations

from theomachy.games.gentes.words.blocks import Table, three

LABELS: Table = three("""
round
Round {n}/{most}, era {era}
Runde {n}/{most}, Ära {era}
Round {n}/{most}, era {era}

points
points
Punkte
punti

coins
coins
Münzen
monete

time
time
Zeit
tempo

free
{n} free
{n} frei
{n} liberi

next round
next round {n}
nächste Runde {n}
prossimo round {n}

persons
persons
Personen
persone

hand
hand
Hand
mano

hand limit
{n}/{most} cards
{n}/{most} Karten
{n}/{most} carte

played
played
gespielt
giocate

display
display
Auslage
esposizione

discard
discard pile
Ablage
scarti

stack
stack {n}
Stapel {n}
mazzo {n}

one card
1 card
1 Karte
1 carta

two cards
2 cards
2 Karten
2 carte

three cards
3 cards
3 Karten
3 carte

one person
1 person
1 Person
1 persona

two persons
2 persons
2 Personen
2 persone

taken
taken
weg
presa

space
no time
keine Zeit
niente tempo

nothing
nothing to do
nichts zu tun
nulla da fare

train
train: 3 cubes
ausbilden: 3 Würfel
formare: 3 cubi

exchange
exchange
tauschen
scambio

end
end turn
Zug beenden
fine turno

go
go
los
via

stop
stop
genug
basta

convert
convert
umtauschen
convertire

suffer
suffer
hinnehmen
subire

done
done
fertig
fatto

finish
finish
beenden
finire

up to
up to position {n}
bis Platz {n}
fino alla posizione {n}

in stack
In the stack, in unknown order: {cards}.
Im Stapel, in unbekannter Reihenfolge: {cards}.
Nel mazzo, in ordine ignoto: {cards}.

in discard
In the discard pile: {cards}.
In der Ablage: {cards}.
Negli scarti: {cards}.

option
option {n}
Möglichkeit {n}
opzione {n}

use
use {card}
{card} nutzen
usa {card}

needs
needs
fehlt
manca

met
ready
erfüllt
pronta

decline
coming decline
nächster Niedergang
prossimo declino

era change
era change: +1 space
Ärawechsel: +1 Feld
cambio d'era: +1 spazio

hourglasses
{n} h for the hand
{n} h für die Hand
{n} h per la mano

if ended
if it ended now: {n}
wenn jetzt Schluss wäre: {n}
se finisse ora: {n}

starter
starting player
Startspieler
primo giocatore

bonus
bonus
Bonus
bonus

stock
cities left
Städte übrig
città rimaste

hometowns
hometowns
Heimatstädte
città natali

hidden
{n:# card|# cards} (hidden)
{n:# Karte|# Karten} (verdeckt)
{n:# carta|# carte} (coperte)

covered
covered
abgedeckt
coperto

winner
winner
Sieger
vincitore

receive
+{n}
+{n}
+{n}

red
red
rot
rossa

yellow
yellow
gelb
gialla

green
green
grün
verde
""")
