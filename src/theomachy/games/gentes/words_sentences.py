"""What happens, what can be done and what is asked in Gentes, in English, German and Italian."""

from __future__ import annotations

from collections.abc import Mapping

Table = Mapping[str, Mapping[str, str]]


def three(lines: str) -> dict[str, dict[str, str]]:
    """Blocks of four lines: kind, English, German, Italian."""
    found = {}
    for block in lines.strip().split("\n\n"):
        kind, en, de, it = block.strip().splitlines()
        found[kind.strip()] = {"en": en.strip(), "de": de.strip(), "it": it.strip()}
    return found


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
lay time tiles {split}
Zeitplättchen {split} legen
posare tessere tempo {split}

do limit
lay time tiles {split} for the hand limit
Zeitplättchen {split} für das Handkartenlimit legen
posare tessere tempo {split} per il limite di carte

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
{who}, choose the persons you begin with.
{who}, wähle die Personen, mit denen du beginnst.
{who}, scegli le persone con cui cominci.

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
{who}, whom do you train?
{who}, wen bildest du aus?
{who}, chi formi?

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
{who}, which card do you take?
{who}, welche Karte nimmst du?
{who}, quale carta prendi?

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

OPTIONS: Table = three("""
option no_small_tax
May the tax collector for one hourglass be used?
Darf der Steuereintreiber für eine Sanduhr benutzt werden?
Si può usare l'esattore da una clessidra?

option no_small_tax=false
Yes, both tax collectors are open.
Ja, beide Steuereintreiber sind offen.
Sì, tutti e due gli esattori sono aperti.

option no_small_tax=true
No, it is covered, for experienced players.
Nein, er ist abgedeckt, für erfahrene Spieler.
No, è coperto, per giocatori esperti.

option first_game
How do players get their first cards and persons?
Wie kommen die Spieler zu ersten Karten und Personen?
Come si ricevono le prime carte e persone?

option first_game=false
By draft and free choice.
Durch Auswahl und freie Wahl.
Con la scelta libera.

option first_game=true
As the rulebook gives them for a first game.
So, wie die Spielregel sie für ein erstes Spiel vorgibt.
Come li dà il regolamento per la prima partita.

option start_player
Who begins?
Wer beginnt?
Chi comincia?

option start_player=random
A random player.
Ein zufälliger Spieler.
Un giocatore a caso.

option start_player=seat_1
The player in the first seat.
Der Spieler auf dem ersten Platz.
Il giocatore al primo posto.

option inventor_range
Which row of the training costs counts with an additional person?
Welche Zeile der Ausbildungskosten gilt mit einer zusätzlichen Person?
Quale riga dei costi di formazione vale con una persona in più?

option inventor_range=mode
That of the basic persons, one or two.
Die der Grundpersonen, einer oder zwei.
Quella delle persone di base, una o due.

option inventor_range=lower
The lower one as soon as two or more are trained.
Die untere, sobald zwei oder mehr ausgebildet werden.
Quella inferiore appena se ne formano due o più.

option hometown_marker
What happens to the mark of a used hometown when its city moves away?
Was geschieht mit der Markierung einer benutzten Heimatstadt, wenn ihre Stadt wegzieht?
Che cosa succede al segnalino di una città natale usata quando la città si sposta?

option hometown_marker=site
It stays on the site until the decline phase.
Sie bleibt bis zum Niedergang auf dem Feld.
Resta sul posto fino al declino.

option hometown_marker=owner
It leaves with the city.
Sie geht mit der Stadt.
Se ne va con la città.

option relocate_to_same_site
May a relocated city go back to its own site?
Darf eine versetzte Stadt auf ihr eigenes Feld zurück?
Una città spostata può tornare al suo stesso posto?

option relocate_to_same_site=false
No, it must go to another one.
Nein, sie muss auf ein anderes.
No, deve andare in un altro.

option relocate_to_same_site=true
Yes, this also counts as relocating.
Ja, auch das gilt als Versetzen.
Sì, anche questo vale come spostamento.

option unscored_hand_card
What do hand cards cost that could be scored at the end but are not?
Was kosten Handkarten, die am Ende gewertet werden könnten, es aber nicht werden?
Quanto costano le carte in mano che alla fine si potrebbero segnare ma non si segnano?

option unscored_hand_card=penalty
Half of their points, like all others.
Die Hälfte ihrer Punkte, wie alle anderen.
La metà dei loro punti, come tutte le altre.

option unscored_hand_card=no_penalty_if_playable
Nothing, if their requirements are met.
Nichts, wenn ihre Bedingungen erfüllt sind.
Nulla, se i loro requisiti sono soddisfatti.

option hand_visibility
Are hands open?
Sind die Handkarten offen?
Le carte in mano sono scoperte?

option hand_visibility=open
Yes, everybody may look at them.
Ja, alle dürfen sie ansehen.
Sì, tutti possono guardarle.

option hand_visibility=hidden
No, everybody sees only the own hand.
Nein, jeder sieht nur die eigene Hand.
No, ognuno vede solo la propria mano.

option modifiers_on
With which actions do permanent card effects work?
Bei welchen Aktionen wirken dauerhafte Karten?
Con quali azioni valgono gli effetti permanenti delle carte?

option modifiers_on=every_source
With all: tiles, cards and hometowns.
Bei allen: Plättchen, Karten und Heimatstädten.
Con tutte: tessere, carte e città natali.

option modifiers_on=tiles_only
Only with action tiles.
Nur bei Aktionsplättchen.
Solo con le tessere azione.
""")
