### Playing Gods

## The game in one sentence, for the lobby

about = Verbreite deinen Glauben über die Kontinente, durch Bekehrung und Zorn, und ertrage den der anderen.
about-short = Verbreite deinen Glauben mit Zorn und Bekehrung.

## What happens

home = { $who } lässt sich in { $continent } nieder.
start-permanent = { $who } bekommt zu Beginn eine dauerhafte Karte: { $card }.
figure = Die Figur von { $who } steht hier: { $place }.
rolled-for-start = { $who } würfelt eine { $face } um den Beginn.
turn = { $who } ist am Zug.
rolled = { $who } würfelt eine { $face }.
moved = { $who } zieht { $way }: { $place }.
blocked = Auf dem Portal steht eine andere Figur: { $who } kann dort nichts tun.
drew = { $who } zieht eine { $back }.
you-drew = Gezogen: { $card }.
drew-known = { $who } zieht eine Karte, die alle gesehen haben: { $card }.
empty-pile = Für { $who } ist keine { $back } mehr da.
immunity = { $who } legt eine Immunität offen: { $element }.
permanent = { $who } hat ein Paar: { $card } wird dauerhaft, die andere Karte kommt unter den Stapel.
lose-card = { $who } zieht eine Verlustkarte: { $card }.
lost = { $who } gibt eine Sekte in { $land } auf.
spared = { $who } hat nur eine Sekte und behält sie.
fortified = { $who } stärkt die heilige Stadt: ein Chip kommt nach { $land }.
placed = { $who } gewinnt eine Sekte in { $land }.
gained = { $who } spielt eine Gewinnkarte: eine Sekte in { $land }.
attack =
    { $who } greift an mit { $form }: bis zu { $kills ->
        [one] { $kills } Sekte
       *[other] { $kills } Sekten
    }.
target = Der Angriff gilt { $land }, wo { $god } herrscht.
protected = { $who } wehrt { $element } ab.
passed = { $who } passt.
killed = Eine Sekte von { $god } stirbt in { $land }.
warded-off = Der Angriff von { $who } tötet niemanden.
saved = { $who } zeigt den Göttertöter: alles schlägt fehl.
conversion = { $who } will Anhänger von { $god } bekehren.
offered = { $who } bietet: { $card }.
defended = { $who } hält dagegen: { $card }.
compared = { $who } hat { $mine } gegen { $theirs } von { $god }.
converted = { $who } bekehrt { $land } von { $god }.
won-back = { $who } gewinnt { $land } zurück; der Chip von { $god } wird entfernt.
robs = { $who } bestiehlt { $god }.
looks = Die Hand von { $god }: { $cards }.
stole = { $who } nimmt { $god } eine { $back } weg.
stole-this = Die Karte, die { $who } von { $god } genommen hat: { $card }.
stole-open = { $who } nimmt { $god } eine offene Karte weg: { $card }.
godkill = { $who } spielt den Göttertöter gegen { $god }.
dead = { $who } ist tot; alle Chips verlassen die Karte.
limbo = { $who } hat keine Anhänger mehr und wartet im Zwischenreich.
heir = { $heir } nimmt alle Karten von { $who }.
inherited = Von { $god } an { $heir }: { $number } × { $card }.
resurrected = { $who } steht von den Toten auf.
permanent-risen = { $who } bekommt wieder eine dauerhafte Karte: { $card }.
passed-over = Für { $who } wird eine Karte übergangen: { $card }.
stayed-out = { $who } kehrt nicht zurück; die Chips verlassen die Karte.
won =
    { $who } gewinnt mit { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebieten
    }.
won-PG-E-03 = { $who } gewinnt: kein anderer Gott hat Anhänger.
won-PG-R-56 =
    { $who } liegt mit { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebieten
    } vorn und gewinnt.
won-PG-R-56-sects =
    { $who } gewinnt: { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebiete
    } wie andere, aber mehr Sekten ({ $sects }).
shared = { $gods } liegen gleichauf und teilen sich den Sieg.
limit =
    Das Spiel ist nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } zu Ende: die Gebiete entscheiden.

## What can be done

do-home = sich in { $continent } niederlassen
do-portal = die Figur hierher stellen: { $place }
do-move = { $way } ziehen: { $place }, { $state }
do-move-away = { $way } ziehen: { $place }
do-draw =
    { $n ->
        [one] eine Bekehrungskarte
       *[other] { $n } Bekehrungskarten
    } ziehen
do-fortify = einen Chip in die heilige Stadt von { $land } legen, statt zu ziehen
do-place = einen Chip nach { $land } legen
do-pass = nichts tun
do-godkill = { $god } mit dem Göttertöter töten
do-steal = { $god } eine Karte stehlen
do-take = diese Karte nehmen: { $card }
do-take-open = diese offene Immunität nehmen: { $element }
do-take-back = blind eine { $back } nehmen
do-take-land = { $land } bekehren
progress-steal = Eine der { $n } Karten von { $god } wird deine.
progress-portal-free = { $continent }: dort herrscht noch niemand.
progress-card =
    Das bringt { $cards ->
        [one] eine Bekehrungskarte
       *[other] { $cards } Bekehrungskarten
    }; du hast { $n }. Damit gewinnst du Gebiete.
progress-convert = Wenn { $god } keine Karten mehr zeigt, { $n ->
        [one] wird ein Gebiet
       *[other] werden { $n } Gebiete
    } deins.
progress-strike-one =
    Wenn { $gods } nichts abwehrt, { $n ->
        [one] stirbt dort eine Sekte
       *[other] sterben dort { $n } Sekten
    }.
progress-strike-many =
    Wenn { $gods } nichts abwehren, { $n ->
        [one] stirbt dort eine Sekte
       *[other] sterben dort { $n } Sekten
    }.
progress-strike-special =
    Kein Schutz hilft { $gods }: { $n ->
        [one] Dort stirbt eine Sekte
       *[other] Dort sterben { $n } Sekten
    }.
progress-godkiller = Damit kannst du auf seinem Feld einen ganzen Gott ausschalten oder deine letzten Sekten retten.
progress-portal = In { $continent } regierst du { $mine } der Gebiete, die anderen { $theirs }.
do-attack = mit { $form } angreifen: tötet { $kills }
do-convert =
    Anhänger von { $god } bekehren: bis zu { $mine ->
        [one] { $mine } Karte
       *[other] { $mine } Karten
    } gegen { $theirs } offene
do-gain = eine Gewinnkarte spielen: ein Chip nach { $land }
do-end = den Zug beenden
do-target =
    auf { $land } zielen, wo { $god } { $live ->
        [one] { $live } Sekte
       *[other] { $live } Sekten
    } hat
do-done = kein weiteres Gebiet nennen
do-protect =
    abwehren: { $element }; dann { $limit ->
        [one] kann { $limit } Sekte
       *[other] können { $limit } Sekten
    } sterben
do-kill = eine Sekte in { $land } töten
do-godkiller = den Göttertöter zeigen: Angriff oder Bekehrung schlägt ganz fehl
do-offer = diese Karte bieten: { $card }
do-go = nichts mehr bieten: { $mine } gegen { $theirs }
do-defend = mit dieser Karte dagegenhalten: { $card }
do-lose = eine Sekte in { $land } aufgeben
do-resurrect = mit zwei neuen Karten ins Spiel zurückkehren
do-stay-out = für immer ausscheiden; alle Chips verlassen die Karte
do-deal = eine Karte wird gezogen: { $card }
do-roll = der Würfel zeigt { $face }

## What would follow from it

then-neutral = dann herrscht dort kein Gott
then-rules = dann herrscht dort wieder { $god }
then-returns = dann darf { $god } zurückkehren
then-wins = dann gewinnt { $god }
then-may-win = dann könnte { $god } gewinnen
then-yours =
    du herrschst dann über { $n ->
        [one] { $n } Gebiet
       *[other] { $n } Gebiete
    } von { $target }
then-pierces =
    { $god } hat { $n ->
        [one] { $n } verdeckte Zornkarte
       *[other] { $n } verdeckte Zornkarten
    }: alles kommt durch mit { $chance } %
then-bare = { $god } hat keine verdeckte Zornkarte, die es abwehren könnte
then-stopped = { $god } ist gegen einen Teil davon immun
then-immune = { $god } ist dagegen immun
then-special = kein Schutz und keine Immunität wehrt das ab
then-below = sterben dort alle Sekten, kommt { $god } zum Vorschein
then-empty = sterben dort alle Sekten, herrscht dort kein Gott
then-loss = Verlustkarte mit { $chance } %
naming = Name deines Gottes
clockwise =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } im Uhrzeigersinn
counter-clockwise =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } gegen den Uhrzeigersinn
space-portal = { $which } Portal nach { $continent }
which-0 = erstes
which-1 = zweites
space-wrath =
    { $n ->
        [one] eine Zornkarte
       *[other] { $n } Zornkarten
    }
space-conversion =
    { $n ->
        [one] eine Bekehrungskarte
       *[other] { $n } Bekehrungskarten
    }
space-gain_one_sect = eine Sekte gewinnen
space-godkiller = Göttertöter
space-steal_one_card = eine Karte stehlen
free = frei
taken = dort steht eine andere Figur

## What is asked

ask-homes = { $who }, welcher Kontinent ist deine Heimat?
ask-homes-chance = Für { $who } wird eine Heimat gezogen.
ask-deal-permanent = { $who } bekommt eine dauerhafte Karte.
ask-deal-wrath = { $who } bekommt eine Zornkarte.
ask-portals = { $who }, auf welchem Portal beginnt deine Figur?
ask-first-roll = { $who } würfelt um den Beginn.
ask-roll = { $who } würfelt.
ask-move = { $who }, gewürfelt ist { $die }: im Uhrzeigersinn oder dagegen?
ask-conversion-space =
    { $who }, { $n ->
        [one] eine Bekehrungskarte
       *[other] { $n } Bekehrungskarten
    } ziehen oder eine heilige Stadt stärken?
ask-drawing = { $who } zieht eine Karte.
ask-losing = { $who }, welche Sekte gibst du auf?
ask-gain-space = { $who }, wo soll die neue Sekte leben?
ask-godkiller-space = { $who }, spielst du den Göttertöter?
ask-godkiller-space-only = { $who }, du hast den Göttertöter nicht; passe, dann bleibt deine Hand geheim.
ask-steal-space = { $who }, wen bestiehlst du?
ask-taking = { $who }, welche Karte von { $god } nimmst du?
ask-looting = { $who } zieht eine Karte aus der Hand von { $god }.
ask-portal = { $who }, in { $continent } handeln oder den Zug beenden?
ask-portal-only = { $who }, nichts von deinen Karten nützt jetzt in { $continent }; beende den Zug, dann bleibt deine Hand geheim.
ask-naming = { $who }, welchen Gebieten gilt der Angriff? { $named } von { $most } genannt.
ask-protecting =
    { $who }, { $attacker } greift mit { $form } an: { $limit ->
        [one] { $limit } Sekte kann
       *[other] { $limit } Sekten können
    } sterben. Etwas abwehren?
ask-protecting-only =
    { $who }, { $attacker } greift mit { $form } an: { $limit ->
        [one] { $limit } Sekte kann
       *[other] { $limit } Sekten können
    } sterben. Du hast keine Karte, die das abwehrt; passe, dann bleibt deine Hand geheim.
ask-dividing = { $who }, wo sterben die Sekten? Noch { $left }.
ask-saving = { $who }, das wäre das Ende deiner Anhänger: den Göttertöter zeigen?
ask-saving-only = { $who }, das ist das Ende deiner Anhänger. Du hast den Göttertöter nicht; passe, dann bleibt deine Hand geheim.
ask-offering = { $who }, welche Karten bietest du? Bisher { $mine } gegen { $theirs } von { $god }.
ask-defending =
    { $who }, { $attacker } hat { $mine } gegen { $theirs }: { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebiete
    } in Gefahr. Dagegenhalten?
ask-defending-only =
    { $who }, { $attacker } hat { $mine } gegen { $theirs }: { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebiete
    } in Gefahr. Keine deiner Karten zählt hier; passe, dann bleibt deine Hand geheim.
ask-converting = { $who }, welche Gebiete bekehrst du? Noch { $left }.
ask-rising = { $who }, ein Anhänger von dir ist wieder da: kehrst du zurück?
ask-risen = { $who }, auf welches Portal kehrt deine Figur zurück?
ask-risen-permanent = Für { $who } wird eine dauerhafte Karte aufgedeckt.
ask-risen-wrath = { $who } zieht eine Zornkarte.
ask-over-PG-E-01 = { $who } gewinnt: { $lands } Gebiete.
ask-over-PG-E-02 = { $who } gewinnt: { $lands } Gebiete.
ask-over-PG-E-03 = { $who } gewinnt: kein anderer Gott hat Anhänger.
ask-over-PG-R-56 = { $who } gewinnt: die meisten Gebiete nach { $turns } Zügen ({ $lands }).
ask-over-sects = { $who } gewinnt: { $lands } Gebiete wie andere, aber mehr Sekten ({ $sects }).
ask-over-shared = { $who } teilen sich den Sieg: gleich viele Gebiete und Sekten nach { $turns } Zügen.

## Whom the table waits for

wait-homes = { $who } wählt einen Heimatkontinent.
wait-portals = { $who } wählt ein Portal für den Beginn.
wait-move = { $who } hat { $die } gewürfelt und wählt die Richtung.
wait-conversion-space =
    { $who } zieht { $n ->
        [one] eine Bekehrungskarte
       *[other] { $n } Bekehrungskarten
    } oder stärkt eine heilige Stadt.
wait-losing = { $who } muss eine Sekte aufgeben.
wait-gain-space = { $who } darf eine neue Sekte einsetzen.
wait-godkiller-space = { $who } steht auf dem Göttertöter-Feld.
wait-steal-space = { $who } darf jemanden bestehlen.
wait-taking = { $who } nimmt eine Karte von { $god }.
wait-portal = { $who } kann in { $continent } handeln.
wait-naming = { $who } greift mit { $form } an und nennt Gebiete: { $named } von { $most }.
wait-protecting = { $attacker } greift mit { $form } an: { $who } darf etwas abwehren.
wait-dividing = { $who } wählt, wo die Sekten sterben: noch { $left }.
wait-saving = { $who } ist in Gefahr und darf antworten.
wait-offering = { $who } will Anhänger von { $god } bekehren: bisher { $mine } gegen { $theirs }.
wait-defending = { $attacker } hat { $mine } gegen { $theirs }: { $who } darf dagegenhalten.
wait-converting = { $who } wählt, welche Gebiete bekehrt werden: noch { $left }.
wait-rising = { $who } darf ins Spiel zurückkehren.
wait-risen = { $who } wählt ein Portal für die Rückkehr.

## Rule options

option-start_continents = Wie die Götter zu ihren Heimatkontinenten kommen.
option-start_continents-choose = Gewählt in Sitzreihenfolge.
option-start_continents-random = Ausgelost.
option-occupied_portal = Was auf einem Portal möglich ist, auf dem eine andere Figur steht.
option-occupied_portal-no_use = Nichts.
option-occupied_portal-no_attack = Bekehrungen und Gewinnkarten, aber keine Angriffe.
option-occupied_portal-open = Alles, wie auf einem freien.
option-blocked_combo = Was von einem kombinierten Angriff bleibt, wenn Elemente abgewehrt sind.
option-blocked_combo-recompute = Die beste Aufteilung in erlaubte Angriffe.
option-blocked_combo-singles = Eine Sekte für jedes Element, das bleibt.
option-defence_scope = Wem eine Schutzkarte hilft.
option-defence_scope-own = Nur dem Gott, der sie spielt.
option-defence_scope-attack = Allen Göttern, denen der Angriff gilt.
option-immunity_reveal = Wann eine Immunität offen hingelegt wird.
option-immunity_reveal-first_use = Wenn sie das erste Mal hilft.
option-immunity_reveal-on_draw = Sobald sie gezogen ist.
option-steal_view = Was ein Dieb von der Hand sieht.
option-steal_view-look = Alles; dann wird eine Karte gewählt.
option-steal_view-blind = Nur die Rückseiten; die Karte wird gezogen.
option-two_player_setup = Wie zwei Spieler beginnen.
option-two_player_setup-recommended = Je zwei Heimatkontinente; 12 Gebiete gewinnen.
option-two_player_setup-standard = Je ein Heimatkontinent; 11 Gebiete gewinnen.
option-victory_check = Wann geprüft wird, ob ein Gott über genug Gebiete zum Sieg herrscht.
option-victory_check-after_action = Wenn eine Karte, ein Angriff oder eine Bekehrung abgeschlossen ist.
option-victory_check-at_once = Sofort, auch mitten in einer Karte.
option-turn_limit = Nach wie vielen Zügen aller zusammen das Spiel in jedem Fall endet.
option-turn_limit-0 = Es gibt keine Grenze.
option-turn_limit-any =
    Nach { $n ->
        [one] { $n } Zug
       *[other] { $n } Zügen
    }; dann entscheiden die Gebiete.

## Why something cannot be done, with the names and numbers of the case

why-home = { $continent } ist die Heimat eines anderen Gottes.
why-move = Gewürfelt ist { $die }: so viele Felder, hin oder zurück.
why-foreign-land = In { $land } herrscht ein anderer Gott.
why-no-rival = Wähle einen anderen Gott, der im Spiel ist.
why-poor = { $god } hat nichts, was sich stehlen ließe.
why-not-there = Diese Karte ist nicht zu holen.
why-blind = An diesem Tisch sieht der Dieb die Hand nicht: Wähle nach den Rückseiten.
why-seeing = An diesem Tisch sieht der Dieb die Hand: Wähle eine Karte.
why-cards = Dir fehlen die Karten dafür.
why-nobody-here = Auf diesem Kontinent herrscht kein anderer Gott.
why-own-or-neutral = Zielen kann man nur auf Gebiete anderer Götter.
why-named = { $land } ist schon genannt.
why-elsewhere = { $land } liegt auf einem anderen Kontinent: Deine Figur steht am Portal nach { $continent }.
why-chosen = { $land } ist schon gewählt.
why-name-one = Nenne zuerst mindestens ein Gebiet.
why-tried = { $god } hast du in diesem Zug schon zu bekehren versucht.
why-firm = { $god } herrscht hier in keinem Gebiet mit genau einem lebenden Chip.
why-firm-land = Bekehren lässt sich nur ein Gebiet von { $god } mit genau einem lebenden Chip.
why-weak = Du kannst { $mine } zeigen, vor { $god } liegen { $theirs }: Du brauchst mehr.
why-gain = Eine Gewinnkarte setzt nur in { $continent } ein, wo deine Figur steht.
why-not-named = { $land } wurde bei diesem Angriff nicht genannt.
why-all-fall = In { $land } fallen schon alle lebenden Chips.
why-no-card = Diese Karte hast du nicht auf der Hand.
why-not-ruler = In { $land } herrschst du nicht.
why-not-yours = Jetzt ist { $who } gefragt.
why-chance = Erst entscheidet der Zufall.
why-answer = Beantworte erst, was du gefragt bist.

## Why something cannot be done, by clause

refused-PG-A-01 = Angreifen kannst du nur, wenn dein Zug auf einem freien Portal endete.
refused-PG-A-02 = Gebiete nennt man für einen Angriff, dessen Karten man gezeigt hat.
refused-PG-A-03 = Angreifen lassen sich nur Gebiete, die ein anderer Gott beherrscht.
refused-PG-A-04 = Kein gültiger Angriff. Spiele ein Element, ein passendes Paar, alle vier oder eine Sonderkarte.
refused-PG-A-05 = Feuer und Wasser, Luft und Erde passen nicht zusammen, außer alle vier auf einmal.
refused-PG-A-10 = Niemand greift dich gerade an.
refused-PG-A-11 = Gegen dieses Element hast du keinen Schutz.
refused-PG-A-16 = Sonderkarten lassen sich nicht abwehren.
refused-PG-A-17 = Nur wer angreift, tötet: nach der Verteidigung und nur, wo der Angriff hinzielte.
refused-PG-A-18 = Von diesem Gott können bei diesem Angriff keine weiteren Sekten fallen.
refused-PG-A-20 = Dort stehen keine lebenden Sekten mehr.
refused-PG-A-30 = Bekehren kannst du nur, wenn dein Zug auf einem freien Portal endete.
refused-PG-A-31 = Für eine Bekehrung nenne einen anderen Gott im Spiel und zeige Karten, die du hast.
refused-PG-A-33 = Jetzt zeigt nur der Gott Karten, der bekehrt werden soll, und nur so viele, wie helfen.
refused-PG-A-35 = Bekehren lässt sich ein Gebiet, in dem dieser Gott auf diesem Kontinent genau eine lebende Sekte hat.
refused-PG-A-36 = Gebiete wählt man, wenn der Unterschied der Karten feststeht.
refused-PG-A-40 = Gegen jeden Gott ist im Zug nur ein Bekehrungsversuch erlaubt.
refused-PG-A-47 = Eine Gewinnkarte setzt einen Chip in ein Gebiet des Kontinents, an dessen Portal du stehst.
refused-PG-A-48 = Solange ein anderer Gott hier ein Gebiet beherrscht, lässt sich die Gewinnkarte nicht spielen.
refused-PG-A-50 = Befestigen geht auf einem Bekehrungsfeld statt zu ziehen, und nur die heilige Stadt der Heimat.
refused-PG-A-51 = In deiner heiligen Stadt herrscht ein anderer Gott.
refused-PG-A-52 = Jetzt muss niemand eine Sekte hergeben.
refused-PG-A-60 = Den Göttertöter spielt, wer ihn hat, auf seinem eigenen Feld.
refused-PG-A-63 = Der Göttertöter rettet nur den Gott, der ihn hat und die letzte Sekte verlieren würde.
refused-PG-A-69 = Auferstehen darf nur ein Gott im Zwischenreich, dessen Chip ans Licht kam, an einem Portal der Heimat.
refused-PG-A-70 = Niemand wird jetzt gefragt, ob er fernbleiben will.
refused-PG-A-71 = Jetzt wird nichts gestohlen.
refused-PG-E-04 = Das Spiel ist zu Ende.
refused-PG-R-02 = Jetzt wählt ein anderer Gott.
refused-PG-R-05 = Als du auf dem Portal ankamst, stand dort schon eine Figur: in diesem Zug kein Angriff von hier.
refused-PG-R-07 = Erst kommt die Bewegung, und auf sie kann man nicht verzichten.
refused-PG-R-08 = Auf das Ziehen kann man nicht verzichten, nur stattdessen die heilige Stadt stärken.
refused-PG-R-16 = Nur der angegriffene Gott verteidigt sich, einmal, gegen Elemente, die durchkommen.
refused-PG-R-19 = Der Angriff könnte dort niemanden töten.
refused-PG-R-23 = Götter im Zwischenreich werden einer nach dem anderen gefragt.
refused-PG-R-28 = Nur die fünf Arten von Bekehrungskarten zählen.
refused-PG-R-29 = Erst zeigt Karten, wer bekehrt, dann der andere Gott, jeder einmal.
refused-PG-R-30 = Du musst mehr Karten zeigen, als der andere Gott offen liegen hat.
refused-PG-R-34 = Jedes bekehrte Gebiet braucht einen Chip aus dem Vorrat, und der ist leer.
refused-PG-R-40 = Jetzt gibt ein anderer Gott eine Sekte her.
refused-PG-R-41 = Gib eine Sekte in einem Gebiet her, das du beherrschst.
refused-PG-R-44 = Dein Vorrat an Chips ist leer.
refused-PG-R-45 = An diesem Tisch wird nicht so gestohlen.
refused-PG-R-46 = Eine solche Karte gibt es dort nicht zu stehlen.
refused-PG-R-47 = Der Göttertöter trifft einen anderen Gott, der im Spiel ist.
refused-PG-R-62 = Was von einem Stapel kommt, bestimmt der Zufall.
refused-PG-R-65 = Nach dem Göttertöter werden Götter in Gefahr einer nach dem anderen gefragt.
refused-PG-R-67 = Erst kommt etwas anderes.
refused-PG-S-01 = Jeder Gott hat eine Heimat, und keine gehört zweien.
refused-PG-S-06 = Die erste offene Karte ist eine der fünf Arten, durch Zufall.
refused-PG-S-09 = Deine Figur beginnt auf einem Portal deiner Heimat.
refused-PG-T-01 = Gewürfelt wird von selbst zu Beginn eines Zuges.
refused-PG-T-02 = Deine Figur zieht genau so weit, wie der Würfel sagt, in die eine oder andere Richtung.
refused-PG-T-05 = Auf diesem Feld wird eine Zornkarte gezogen.
refused-PG-T-06 = Karten zieht man nur auf einem Feld dafür, nach der Bewegung.
refused-PG-T-08 = Auf diesem Feld wird eine Bekehrungskarte gezogen.
refused-PG-T-10 = Karten benutzt man nur auf einem Portal, auf dessen Kontinent.
refused-PG-T-11 = Dieses Feld gibt einen Chip für ein leeres Gebiet oder eines, das du beherrschst.
refused-PG-T-13 = Stehlen kannst du nur auf einem Diebesfeld.
refused-PG-T-14 = Ein anderer Gott ist am Zug.

## Cards

card-attack_earth = Erdangriff
card-attack_air = Luftangriff
card-attack_fire = Feuerangriff
card-attack_water = Wasserangriff
card-protection_earth = Schutz vor Erde
card-protection_air = Schutz vor Luft
card-protection_fire = Schutz vor Feuer
card-protection_water = Schutz vor Wasser
card-immunity_earth = Immunität gegen Erde
card-immunity_air = Immunität gegen Luft
card-immunity_fire = Immunität gegen Feuer
card-immunity_water = Immunität gegen Wasser
card-plague = Seuche
card-famine = Hungersnot
card-darkness = Finsternis
card-locusts = Heuschrecken
card-prosperity = Wohlstand
card-miracles = Wunder
card-scripture = Heilige Schrift
card-afterlife = Jenseits
card-communion = Abendmahl
card-gain_one_sect = eine Sekte gewinnen
card-lose_one_sect = eine Sekte verlieren
card-all_lose_one_sect = jeder Gott verliert eine Sekte
card-godkiller = Göttertöter

## Elements

element-earth = Erde
element-air = Luft
element-fire = Feuer
element-water = Wasser

## Backs of cards

back-wrath = Zornkarte
back-conversion = Bekehrungskarte

## Continents

continent-NA = Nordamerika
continent-SA = Südamerika
continent-EU = Europa
continent-AF = Afrika
continent-AS = Asien

## Gebiete

land-NA1 = Mesoamerika
land-NA2 = Alaska
land-NA3 = Akadien
land-NA4 = Louisiana
land-SA1 = Bolivien
land-SA2 = Amazonien
land-SA3 = Kolumbien
land-SA4 = Patagonien
land-EU1 = Griechenland
land-EU2 = Skandinavien
land-EU3 = Iberien
land-EU4 = Sarmatien
land-AF1 = Ägypten
land-AF2 = Numidien
land-AF3 = Guinea
land-AF4 = Namibia
land-AS1 = Indien
land-AS2 = Sibirien
land-AS3 = China
land-AS4 = Arabien

## Götter, denen niemand einen Namen gegeben hat

god-A = Ignis
god-B = Sol
god-C = Silva
god-D = Luna
god-E = Astra
god-F = Nova

## Short words of pictures

label-title = Ein Tisch von Playing Gods
label-lands = Gebiete
label-sects = Sekten
label-supply = Vorrat
label-permanents = dauerhaft
label-immunities = immun
label-hand = deine Hand
label-known = bekannt
label-limbo = im Zwischenreich
label-dead = tot
label-in-play = im Spiel
label-tried = versucht
label-pile = { $upper } gemischt, darunter { $lower } zurückgelegt
label-pile-wrath = Zornkarten
label-pile-conversion = Bekehrungskarten
label-shuffled = { $n } gemischt
label-below = dann zurückgelegt, so:
label-unseen = nicht gesehen: { $cards }
label-victim-cards = { $wrath } Zorn, { $conversion } Bekehrung
label-victim-lands =
    { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebiete
    }, { $sects ->
        [one] { $sects } Sekte
       *[other] { $sects } Sekten
    }
label-returned = zurückgelegt, nächste zuerst: { $cards }
label-on-the-table = auf dem Tisch: { $cards }
label-nothing = nichts
label-button-draw =
    { $n ->
        [one] Karte ziehen
       *[other] { $n } Karten ziehen
    }
label-button-fortify = { $land } stärken
label-button-pass = Passen
label-button-end = Zug beenden
label-button-done = Fertig
label-button-go = Los
label-button-resurrect = Zurückkehren
label-button-stay_out = Ausscheiden
label-space-gain_one_sect = Sekte gewinnen
label-space-godkiller = Göttertöter
label-space-steal_one_card = stehlen
label-space-wrath =
    { $n ->
        [one] Zornkarte
       *[other] { $n } Zornkarten
    }
label-space-conversion =
    { $n ->
        [one] Bekehrungskarte
       *[other] { $n } Bekehrungskarten
    }
label-space-portal = Portal: { $continent }
label-lean = Nächste Bekehrungskarte: { $n } % Verlust.
label-landing = { $steps }: { $what }
label-free = frei
label-closed = besetzt, gesperrt
label-shared = besetzt
label-in-reach =
    { $who }: { $convertible } zu bekehren, { $sects ->
        [one] { $sects } Sekte
       *[other] { $sects } Sekten
    }
label-sum = { $who }: du { $mine }+{ $hand }, dagegen { $theirs }+{ $open }: bis zu { $gain } von { $convertible }
label-would-win = das wäre der Sieg
label-could-win = das könnte der Sieg sein
label-already-tried = { $who }: in diesem Zug versucht
label-form-kills = { $form }: tötet { $kills }
label-falls = { $form }: von { $full } Opfern bleiben { $kills }
label-can-lose =
    { $who } kann { $limit ->
        [one] { $limit } Sekte
       *[other] { $limit } Sekten
    } verlieren, damit { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebiete
    }
label-with-protection = mit Schutz vor { $element }: { $limit }
label-may-go-out = { $who } könnte ausscheiden
label-godkiller-helps = dein Göttertöter könnte es verhindern
label-stands =
    { $mine } gegen { $theirs }: { $lands ->
        [one] { $lands } Gebiet
       *[other] { $lands } Gebiete
    }
label-change = { $winner } +{ $lands }, { $loser } −{ $lands } Gebiete
label-comes-up = { $land }: { $who } könnte zum Vorschein kommen
label-comes-back = { $land }: { $who } könnte zurückkehren
label-would-reach = { $land }: { $who } könnte gewinnen
label-safe = vor Bekehrung sicher: { $lands }

## What decided it

tie-sects = { $other } herrscht über ebenso viele Gebiete ({ $points }), aber { $who } hat mehr Sekten: { $mine } gegen { $theirs }.
fact-converted = Gebiete bekehrt, mehr als alle anderen
fact-killed = Sekten vernichtet, mehr als alle anderen
fact-gained = Sekten durch Karten gewonnen, mehr als alle anderen

## Worauf man zeigt, Handkarten, Plätze, Taten in wenigen Worten

label-space-about-wrath =
    { $n ->
        [one] Hier zieht ein Gott eine Zornkarte.
       *[other] Hier zieht ein Gott { $n } Zornkarten.
    }
label-space-about-conversion =
    { $n ->
        [one] Hier zieht ein Gott eine Bekehrungskarte oder stärkt die heilige Stadt seiner Heimat.
       *[other] Hier zieht ein Gott { $n } Bekehrungskarten oder stärkt die heilige Stadt seiner Heimat.
    }
label-space-about-portal = Portal nach { $continent }: dort angreifen, bekehren oder gewinnen, wenn kein anderer Gott darauf steht.
label-space-about-gain_one_sect = Hier gewinnt ein Gott eine Sekte, in einem freien oder eigenen Gebiet.
label-space-about-steal_one_card = Hier darf einem anderen Gott eine Karte gestohlen werden.
label-space-about-godkiller = Hier tötet der Göttertöter einen anderen Gott.
label-stands-here = Hier steht { $gods }.
label-land-empty = { $land }, { $continent }: hier herrscht niemand
label-land-ruled =
    { $land }, { $continent }: { $who } herrscht mit { $n ->
        [one] { $n } Sekte
       *[other] { $n } Sekten
    }
label-land-below = darunter: { $gods }
label-land-holy = heilige Stadt
label-land-firm = sicher vor Bekehrung
label-continent-home = { $continent }: Heimat von { $who }
label-continent-free = { $continent }: niemandes Heimat
label-die-shows = Der Würfel zeigt { $n }.
label-pile-name =
    { $pile }: noch { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
label-board = Welt und Ring
label-tray = Deine Karten und Möglichkeiten
label-watching = Karten sieht nur, wer sie hält.
label-no-cards = Du hast keine Karten.
label-cards-held =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
label-which-cards = Welche Karten treffen { $land }? Passende leuchten: eine, oder mehrere zusammen.
label-where-gain = Wo soll die neue Sekte leben?
label-way-forward = vorwärts
label-way-back = zurück
label-where-attack =
    Wohin soll der Angriff gehen? { $form }: { $kills ->
        [one] höchstens eine fällt
       *[other] bis zu { $kills } fallen
    }.
label-short-attack = Angriff
label-short-protection = Abwehr
label-short-immunity = Immunität
label-short-special = Sonderkarte
label-short-faith = Bekehrung
label-title-gain_one_sect = Gefolge
label-title-lose_one_sect = Verlust
label-title-all_lose_one_sect = Verlust für alle
label-title-godkiller = Göttertöter
label-about-answer-draw =
    { $n ->
        [one] Eine Bekehrungskarte ziehen, für ein späteres Portal.
       *[other] { $n } Bekehrungskarten ziehen, für ein späteres Portal.
    }
label-about-answer-pass = Hier nichts tun und das Spiel weitergehen lassen.
label-about-answer-end = Dein Zug ist zu Ende, und der nächste Gott würfelt.
label-about-answer-done = Du hast alle Gebiete genannt, die der Angriff treffen soll.
label-about-answer-go = Jetzt entscheiden die gezeigten Karten.
label-about-answer-resurrect = Ins Spiel zurückkommen, mit dem, was die Regeln dir geben.
label-about-answer-stay_out = Von nun an dem Spiel fernbleiben.
label-about-answer-fortify = { $land }: dort eine Sekte von dir mehr, sodass es schwerer zu bekehren ist.
label-about-answer-back = Eine davon nehmen, ohne sie zu sehen: { $card }.
label-about-answer-way = { $steps } Felder { $way } gehen. { $space }
label-about-attack = { $card }: schlägt an einem freien Portal zu; mit passenden anderen Elementen fallen mehr Sekten.
label-about-protection = { $card }: wird gezeigt, wenn du mit diesem Element angegriffen wirst.
label-about-immunity = { $card }: liegt sie einmal offen, schadet dir dieses Element nie wieder.
label-about-special = { $card }: ein Schlag an einem freien Portal, den keine Karte abwehrt.
label-about-faith = { $card }: zählt eins, wenn Anhänger bekehrt werden, von dir oder dir; ein Paar wird dauerhaft.
label-about-gain_one_sect = { $card }: an einem Portal, auf dessen Kontinent kein anderer Gott herrscht, dort eine neue Sekte.
label-about-godkiller = { $card }: auf seinem Feld tötet er einen anderen Gott; in der Not gezeigt rettet er deine letzten Sekten.
label-seat-lands = { $n } von { $target } Gebieten
label-seat-sects = lebende Sekten: { $n }
label-seat-supply = Chips im Vorrat: { $n }
label-to-come = im Vorrat
label-seat-wrath = Zornkarten auf der Hand: { $n }
label-seat-conversion = Bekehrungskarten auf der Hand: { $n }
label-seat-permanent = dauerhaft: { $card }
label-seat-immune = offen: { $card }
label-seat-known = dir bekannt: { $card }
label-seat-limbo = Im Limbus: kann zurückkehren, wenn ein verschütteter Chip zum Vorschein kommt.
label-seat-dead = Tot: aus dem Spiel.
label-source-continent = Gebiete in { $continent }
label-did-home = wohnt in { $continent }
label-did-figure = nahm ein Portal
label-did-drew-wrath = zog eine Zornkarte
label-did-drew-conversion = zog eine Bekehrungskarte
label-did-lose-card = zog einen Verlust
label-did-portal = Portal nach { $continent }
label-did-fortified = stärkte { $land }
label-did-placed = neue Sekte in { $land }
label-did-lost = gab in { $land } auf
label-did-attack = schlägt zu: { $form }
label-did-target = zielt auf { $land }
label-did-killed =
    { $n ->
        [one] { $n } Sekte fällt
       *[other] { $n } Sekten fallen
    }
label-did-protected = wehrt { $element } ab
label-did-conversion = wirbt um { $god }
label-did-offered = zeigt { $card }
label-did-converted = bekehrte { $land }
label-did-robs = bestiehlt { $god }
label-did-stole = stahl von { $god }
label-did-godkill = tötete { $god }
label-did-saved = zeigte den Göttertöter
label-did-resurrected = stand wieder auf
label-did-stayed-out = blieb draußen
label-piles = Stapel
label-did-on-wrath = zieht eine Zornkarte
label-did-on-conversion = auf einem Bekehrungsfeld
label-did-on-gain_one_sect = auf dem Gewinnfeld
label-did-on-steal_one_card = auf einem Diebesfeld
label-did-on-godkiller = auf dem Göttertöter-Feld
label-short-gain_one_sect = Neue Sekte
label-short-godkiller = Tödlich
label-gate-NA = N-Amerika
label-gate-NA-short = N-Am.
label-gate-SA = S-Amerika
label-gate-SA-short = S-Am.
label-gate-EU = Europa
label-gate-AF = Afrika
label-gate-AS = Asien
label-shown = Auf dem Tisch: { $cards }.
label-convert = Anhänger von { $who } bekehren
label-convert-sum = { $mine } gegen { $theirs }: bis { $gain } von { $lands }
label-convert-hidden = { $n } oder mehr
label-rob = { $who } bestehlen
label-end-god = { $who } töten
