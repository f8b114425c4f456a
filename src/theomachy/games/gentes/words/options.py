"""The rule options of Gentes, in English, German and Italian."""

from __future__ import annotations

from theomachy.games.gentes.words.blocks import Table, three

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
