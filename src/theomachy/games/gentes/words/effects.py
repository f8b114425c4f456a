"""Effects of cards and hometowns in a few letters, in English, German and Italian."""

from __future__ import annotations

from theomachy.games.gentes.words.blocks import Table, three

EFFECTS: Table = three("""
vp
+{n} VP
+{n} SP
+{n} PV

vp_per
+1 VP per {per} {what} (max {max})
+1 SP je {per} {what} (max {max})
+1 PV ogni {per} {what} (max {max})

coins
+{n} coins
+{n} Münzen
+{n} monete

cube
+{n} cube: {area}
+{n} Würfel: {area}
+{n} cubo: {area}

person
+{n} {group}
+{n} {group}
+{n} {group}

lose
lose {n} {group}
{n} {group} verlieren
perdi {n} {group}

unlock
free {n} time space
{n} Zeitfeld frei
libera {n} spazio

hourglass
lay {n} hourglass
{n} Sanduhr legen
posa {n} clessidra

activate city
activate a city
1 Stadt aktivieren
attiva una città

activate region
activate a region
1 Region aktivieren
attiva una regione

draw
take {n} card
{n} Karte nehmen
prendi {n} carta

convert
{give_n} {give} → {get_n} {get}
{give_n} {give} → {get_n} {get}
{give_n} {give} → {get_n} {get}

swap
exchange {n}
{n} Tausch
{n} scambio

action
{do} {coins}c {hourglasses}h
{do} {coins}M {hourglasses}S
{do} {coins}m {hourglasses}c

modify coins
{action} {n} coins
{action} {n} Münzen
{action} {n} monete

modify hourglasses
{action} {n} hourglass
{action} {n} Sanduhr
{action} {n} clessidra

modify persons
{action} +{n} person
{action} +{n} Person
{action} +{n} persona

modify repeat
tax again
Steuer noch einmal
tassa ancora

modify exact
{action}: price 1-{n}
{action}: Preis 1-{n}
{action}: prezzo 1-{n}

card_person
counts as {n} {group}
zählt als {n} {group}
vale {n} {group}
""")

SLOTS = {"on_play": "", "sun": "▲ ", "always": "∞ ", "decline": "▼ "}
WHAT: Table = three("""
cities
cities
Städte
città

persons
persons
Personen
persone

cards
cards
Karten
carte

coins
coins
Münzen
monete

symbols
best symbol
bestes Symbol
simbolo migliore

cubes
cubes
Würfel
cubi

cube
cube
Würfel
cubo

vp
VP
SP
PV

any
any
beliebige
qualsiasi
""")
