"""Short words for pictures and text boards of Gentes, and card effects in a few letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theomachy.core.words import check_language
from theomachy.games.gentes.words_blocks import three
from theomachy.games.gentes.words_terms import ACTIONS, AREAS, CARDS, GROUPS, HOMES, SYMBOLS

LABELS = three("""
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

EFFECTS = three("""
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
WHAT = three("""
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


class Picture:
    """All short words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)

    def __call__(self, key: str, **values: object) -> str:
        from theomachy.core.words import Count

        counted = {k: Count(v) if isinstance(v, int) else v for k, v in values.items()}
        return LABELS[key][self.lang].format(**counted)

    def card(self, card: Mapping[str, Any]) -> str:
        """The name of a card; one of an owner's own box keeps its printed name."""
        return CARDS.get(card["id"], {}).get(self.lang) or str(card["name"])

    def group(self, group: str) -> str:
        if group == "any":
            return WHAT["any"][self.lang]
        return str(GROUPS[group][self.lang]["short"])

    def area(self, area: str) -> str:
        return AREAS[area][self.lang]

    def region(self, region: str) -> str:
        """The colour of a region; one of an owner's own box keeps its id."""
        return LABELS[region][self.lang] if region in ("red", "yellow", "green") else region

    def symbol(self, name: str) -> str:
        return SYMBOLS.get(name, {}).get(self.lang, name)

    def action(self, action: str) -> str:
        return ACTIONS[action][self.lang]

    def home(self, kind: str) -> str:
        return HOMES.get(kind, {}).get(self.lang, kind)

    def gain(self, what: str, n: int) -> str:
        """`4 coins`, `1 cube: temple`: what building brings at once."""
        if what == "coins":
            return f"{n} {self('coins')}"
        effect = {"op": "vp", "n": n} if what == "vp" else {"op": "cube", "area": what, "n": n}
        return self.effect(effect).lstrip("+")

    def effect(self, effect: Mapping[str, Any]) -> str:
        """`+4 coins`, `▲ scribe 6c 1h`"""
        op = effect["op"]
        values = dict(effect)
        if "group" in values:
            values["group"] = self.group(values["group"])
        if "area" in values:
            values["area"] = self.area(values["area"])
        if op == "vp_per":
            values["what"] = WHAT[values["what"]][self.lang]
        if op == "convert":
            values["give"] = WHAT[values["give"]][self.lang]
            values["get"] = WHAT[values["get"]][self.lang]
        if op == "modify":
            values["action"] = self.action(values["action"])
        head = SLOTS.get(str(effect.get("slot", "")), "")
        if op == "action" and values["do"] == "effects":
            inner = ", ".join(self.effect(e) for e in values["effects"])
            return f"{head}{values['coins']}c {values['hourglasses']}h: {inner}"
        if op == "action":
            values["do"] = self.action(values["do"])
        key = {"activate": f"activate {effect.get('scope')}", "modify": f"modify {effect.get('change')}"}.get(op, op)
        return head + EFFECTS[key][self.lang].format(**values)
