"""What is asked in Gentes, in English, German and Italian."""

from __future__ import annotations

from theomachy.games.gentes.words.blocks import Table, three

ASKS: Table = three("""
wait
The table waits for {who}.
Der Tisch wartet auf {who}.
Il tavolo aspetta {who}.

ask over
The game is over.
Das Spiel ist zu Ende.
La partita è finita.

ask chance
Cards and tiles are being laid out.
Karten und Plättchen werden ausgelegt.
Si dispongono carte e tessere.

ask draft
{who}, which card do you take into the hand?
{who}, welche Karte nimmst du auf die Hand?
{who}, quale carta prendi in mano?

ask start persons
{who}, whom do you begin with? {left} of {all} persons still to choose, in any order.
{who}, mit wem beginnst du? Noch {left} von {all} Personen zu wählen, in beliebiger Reihenfolge.
{who}, con chi cominci? Ancora {left} di {all} persone da scegliere, in qualsiasi ordine.

ask turn
{who}, choose your main action; {free:# space|# spaces} of time left, {coins:# coin|# coins}.
{who}, wähle deine Hauptaktion; noch {free:# Zeitfeld|# Zeitfelder}, {coins:# Münze|# Münzen}.
{who}, scegli l'azione principale; {free:# spazio|# spazi} di tempo, {coins:# moneta|# monete}.

ask after
{who}, additional actions, or end the turn?
{who}, zusätzliche Aktionen, oder den Zug beenden?
{who}, azioni aggiuntive, o fine del turno?

ask modifiers
{who}, do you use a card or hometown with this action?
{who}, nutzt du zu dieser Aktion eine Karte oder Heimatstadt?
{who}, usi una carta o una città natale con questa azione?

ask time
{who}, how do you lay the hourglasses? A double blocks a space in the next round too.
{who}, wie legst du die Sanduhren? Eine doppelte sperrt auch in der nächsten Runde ein Feld.
{who}, come posi le clessidre? Una doppia blocca uno spazio anche nel prossimo round.

ask card time
{who}, how do you lay the hourglasses of the card?
{who}, wie legst du die Sanduhren der Karte?
{who}, come posi le clessidre della carta?

ask how many persons
{who}, one person or two? Two use the dearer row.
{who}, eine Person oder zwei? Für zwei gilt die teurere Zeile.
{who}, una persona o due? Per due vale la riga più cara.

ask train
{who}, whom do you train? {left:# person|# persons} still to choose.
{who}, wen bildest du aus? Noch {left:# Person|# Personen} zu wählen.
{who}, chi formi? Ancora {left:# persona|# persone} da scegliere.

ask lift
{who}, all cities are built: which one do you relocate?
{who}, alle Städte sind gebaut: welche versetzt du?
{who}, tutte le città sono costruite: quale sposti?

ask site
{who}, where do you build?
{who}, wo baust du?
{who}, dove costruisci?

ask region
{who}, which region do you activate?
{who}, welche Region aktivierst du?
{who}, quale regione attivi?

ask from
{who}, cards from the display or from the discard pile?
{who}, Karten aus der Auslage oder vom Ablagestapel?
{who}, carte dall'esposizione o dagli scarti?

ask how many cards
{who}, how many cards?
{who}, wie viele Karten?
{who}, quante carte?

ask take
{who}, which card do you take? {left:# card|# cards} still to choose, from left to right.
{who}, welche Karte nimmst du? Noch {left:# Karte|# Karten} zu wählen, von links nach rechts.
{who}, quale carta prendi? Ancora {left:# carta|# carte} da scegliere, da sinistra a destra.

ask play
{who}, which card do you play?
{who}, welche Karte spielst du aus?
{who}, quale carta giochi?

ask loss
{who}, suffer the loss, or avert it with cubes?
{who}, den Verlust hinnehmen oder mit Würfeln abwenden?
{who}, subire la perdita o evitarla con cubi?

ask gain
{who}, which person do you gain?
{who}, welche Person gewinnst du?
{who}, quale persona ottieni?

ask trained person
{who}, whom do the cubes train?
{who}, wen bilden die Würfel aus?
{who}, chi formi con i cubi?

ask cube
{who}, temple or oracle for the cube?
{who}, Tempel oder Orakel für den Würfel?
{who}, tempio o oracolo per il cubo?

ask city
{who}, which city do you activate?
{who}, welche Stadt aktivierst du?
{who}, quale città attivi?

ask draw
{who}, which card do you take for free?
{who}, welche Karte nimmst du kostenlos?
{who}, quale carta prendi gratis?

ask offer
{who}, do you make this conversion?
{who}, tauschst du um?
{who}, fai questa conversione?

ask pay
{who}, which cubes do you pay?
{who}, welche Würfel zahlst du?
{who}, quali cubi paghi?

ask exchange from
{who}, which group do you lower?
{who}, welche Gruppe senkst du?
{who}, quale gruppo riduci?

ask exchange for
{who}, which group do you raise?
{who}, welche Gruppe erhöhst du?
{who}, quale gruppo aumenti?

ask make room
{who}, a cube is coming and both areas are full: make room, or do without?
{who}, ein Würfel kommt und beide Bereiche sind voll: Platz schaffen oder verzichten?
{who}, arriva un cubo e le due aree sono piene: fai posto o rinunci?

ask decline
{who}, decline phase: activate a city in each region and your cards.
{who}, Niedergang: aktiviere eine Stadt je Region und deine Karten.
{who}, declino: attiva una città per regione e le tue carte.

ask hand limit
{who}, too many cards in the hand: how do you lay the hourglasses?
{who}, zu viele Handkarten: wie legst du die Sanduhren?
{who}, troppe carte in mano: come posi le clessidre?

ask discard
{who}, the time track is full: which card do you discard?
{who}, die Zeitleiste ist voll: welche Karte legst du ab?
{who}, il tracciato è pieno: quale carta scarti?

ask final
{who}, final scoring: score hand cards, or finish.
{who}, Schlusswertung: Handkarten werten oder beenden.
{who}, punteggio finale: segna le carte in mano, o finisci.
""")
