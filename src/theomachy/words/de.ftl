### What the table itself says

several = { $first } und { $last }

## Ending and deleting tables

ending-abandoned = Wer den Tisch eröffnet hat, hat dieses Spiel abgebrochen.
ending-not-host = Das kann nur, wer den Tisch eröffnet hat.
ending-not-running = An diesem Tisch läuft kein Spiel.
ending-running = Das Spiel läuft. Brich es zuerst ab, dann lässt sich der Tisch löschen.

## Why not?

why-nothing = Das lässt sich im Augenblick nicht verwenden.
why-later = Das geht jetzt, aber nicht zusammen mit dem, was du vorher gewählt hast. Brich erst ab.
why-not-now = Du bist nicht am Zug. { $question }
why-over = Das Spiel ist zu Ende.

## Seats that are handed over

handing-not-begun = Das Spiel hat noch nicht begonnen. Bis dahin stehst du einfach auf.
handing-over = Das Spiel ist zu Ende: Plätze werden nicht mehr übergeben.
handing-stranger = Nur wer an diesem Tisch mitspielt oder ihn eröffnet hat, kann einen Bot für jemanden weiterspielen lassen.
handing-not-a-person = Dort spielt schon ein Bot.
handing-looking = { $who } sieht gerade auf den Tisch. Niemand sonst kann diesen Platz übergeben.
handing-too-early = { $who } kommt vielleicht zurück. In { $wait } Sekunden kann ein Bot weiterspielen.
handing-not-your-seat = Dieser Platz wurde nicht von dir oder für dich übergeben.
handing-changed = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
handing-not-called = Sag { $who } zuerst Bescheid, dass ein Bot weiterspielen darf. Ein paar Minuten später kann er es.
handing-called = { $who } weiß Bescheid. Sieht { $who } nicht auf den Tisch, kann in { $wait } Sekunden ein Bot weiterspielen.
handing-own-choice = Für jemand anderen kann nur ein Bot weiterspielen: { $bot }.

## Looking at a game again

reviews-not-over = Ansehen lässt sich das Spiel noch einmal, wenn es zu Ende ist.
reviews-secret = Dieses Spiel wurde vorzeitig beendet, und was darin verdeckt war, bleibt verdeckt: Es lässt sich ansehen, aber nicht weiterspielen.
reviews-busy = Gerade werden viele Spiele angesehen. Versuche es in einer Minute noch einmal.
reviews-too-many = Für dich laufen schon { $most } Analysen. Warte, bis eine davon fertig ist.
reviews-failed = Die Analyse hat nicht geklappt. Versuche es noch einmal.
reviews-beginning = Hier beginnt die Partie.
reviews-untold = { $who } macht einen Zug, den du nicht sehen darfst.
reviews-untold-chance = Der Zufall oder die Uhr handelt. Dazu gibt es nichts zu sagen.

## At the table

tables-stale = Am Tisch ist inzwischen etwas geschehen. Sieh noch einmal hin.
tables-not-yours = Das ist nicht dein Platz.
tables-no-undo = Jetzt kannst du nichts zurücknehmen.
tables-not-written = Der Zug konnte nicht gespeichert werden und gilt nicht. Versuche es noch einmal.
tables-unsure = Es ist noch nicht klar, ob der Zug gespeichert ist. Die Seite fragt weiter nach.

## Tables that cannot be opened

shelf-other-rules = Dieses Spiel wurde nach Stand { $old } der Regeln gespielt, hier gilt Stand { $new }. Es lässt sich als Aufzeichnung lesen, aber nicht weiterspielen.
shelf-other-components = Dieses Spiel wird mit anderem Spielmaterial als dem des Spiels gespielt, und dieser Server hat keine Datei davon. Bitte den Gastgeber, die Datei wieder anzugeben.
shelf-broken = Dieser Tisch lässt sich nicht mehr öffnen. Wer ihn eröffnet hat, kann ihn löschen.
shelf-closed = Die Aufzeichnung ist offen, wenn das Spiel zu Ende ist.

## Chairs

bot-random = Glückskind
bot-greedy = Schnelle Hand
bot-level-1 = Bot, sanft
bot-level-2 = Bot, leicht
bot-level-3 = Bot, mittel
bot-level-4 = Bot, stark
bot-level-5 = Bot, Könner
bot-level-6 = Bot, Meister
weaker-hurried = zurzeit schwächer: viele Bots warten darauf nachzudenken
weaker-standby = zurzeit schwächer: er konnte nicht nachdenken, ein einfacherer Bot hat geantwortet
weaker = spielt wieder so gut wie sonst
chairs-stands-in = { $bot } (für { $person })

## Hints

hints-not-asked = Einen Tipp bekommt, wer gefragt ist. Das bist du jetzt nicht.
hints-too-many = Du hast viele Tipps verlangt. Warte ein wenig.
hints-not-found = Diesmal ließ sich kein Tipp finden. Versuche es noch einmal.

## Pages

page-motto = Fünf Spiele von Göttern und Völkern, an einem Tisch.
page-your-name = Dein Name
page-guest = Gast
page-play-now = Gleich spielen
page-new-table = Neuer Tisch …
page-my-games = Meine Spiele
page-open-tables = Offene Tische
page-no-open = Kein Tisch wartet auf Mitspieler. Eröffne einen.
page-games-to-watch = Partien zum Zusehen
page-watch = Zusehen
page-spectators = sehen zu
page-spectator-one = sieht zu
page-players = Spieler
page-minutes = Minuten
page-by = von
page-rules = Regeln
page-your-turn = du bist am Zug
page-waiting = wartet auf Mitspieler
page-finished = beendet
page-abandoned = abgebrochen
page-finished-by-bot = von einem Bot zu Ende gespielt
page-turn-of = am Zug:
page-continue = Weiterspielen
page-look = Ansehen
page-join = Mitspielen
page-private = privat
page-public = öffentlich
page-set-up = Einen Tisch eröffnen
page-how-many = Wie viele Spieler?
page-seats = Wer sitzt wo?
page-seat-me = Ich
page-seat-here = Noch jemand an diesem Bildschirm
page-seat-link = Jemand, dem ich den Link schicke
page-seat-open = Wer mag, aus der Lobby
page-seat-bot = Bot
page-name = Name
page-who-may-see = Wer darf den Tisch sehen?
page-private-long = Nur wer den Link hat
page-public-long = Alle: er steht in der Lobby
page-hints = Tipps
page-options = Regeloptionen
page-which-way = Wie wollt ihr spielen?
page-more-options = Weitere Optionen
page-usual = üblich
page-open-table = Tisch eröffnen
page-preset = Was für ein Tisch?
page-preset-bots = Schnelles Spiel gegen Bots
page-preset-bots-lead = Du beginnst sofort.
page-preset-link = Mit Freunden per Link
page-preset-link-lead = Du verschickst einen Link; deine Freunde öffnen ihn und setzen sich.
page-preset-here = Hier an einem Bildschirm
page-preset-here-lead = Ihr gebt das Gerät einander weiter.
page-preset-other-lead = Alle handeln zugleich, du gegen Bots.
page-rules-usual = Übliche Regeln
page-rules-changed = Geänderte Regeln
page-usual-rules = Übliche Regeln wiederherstellen
page-table-terms = Zuschauer, Wertung, Tipps
page-unrated = Nicht gewertet
page-hints-on = mit Tipps
page-hints-off = ohne Tipps
page-set-up-table = Regeln, Uhr und Plätze wählen
page-back = Zurück zur Lobby
page-people = Spieler
page-invite = Einladen
page-invite-lead = Wer diesen Link öffnet, darf zusehen und einen freien Platz nehmen.
page-copy = Kopieren
page-copied = Kopiert
page-copy-by-hand = Kopiere das selbst (Strg+C oder lange drücken):
page-cancel = Abbrechen
page-undo = Zurücknehmen
page-hint = Tipp
page-thinking = Denkt nach …
page-hint-lead = Gewinnchance, wie die Suche sie sieht. Ein Klick zeigt den Zug auf dem Brett.
page-whole-sentence = Der ganze Satz
page-then = dann
page-other-order = dasselbe wie # in anderer Reihenfolge
page-at-upper-left = oben links
page-at-upper = oben
page-at-upper-right = oben rechts
page-at-left = links
page-at-middle = in der Mitte
page-at-right = rechts
page-at-lower-left = unten links
page-at-lower = unten
page-at-lower-right = unten rechts
page-further-left = weiter links
page-further-right = weiter rechts
page-further-up = weiter oben
page-further-down = weiter unten
page-between = dazwischen
page-confirm = Ausführen
page-confirm-end = Ausführen und Zug beenden
page-ask-first = Vor jedem Zug fragen
page-ask-end = Das Ende meines Zuges bestätigen
page-place-first = Dieser Platz ist gewählt: Wähle jetzt, was dort geschehen soll.
page-choices = Auswahl
page-fit = Alles zeigen
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-rules-language = Die Regeln stehen hier im englischen Wortlaut.
page-search-rules = Regeln durchsuchen
page-nothing-found = Nichts gefunden.
page-offline = Die Verbindung ist weg. Neuer Versuch …
page-back-online = Wieder verbunden.
page-gone = Diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich.
page-no-page = Diese Seite gibt es nicht, oder sie ist dir nicht zugänglich.
page-deleted = Dieser Tisch wurde gelöscht.
page-abandon = Spiel abbrechen
page-abandon-lead = Das Spiel bleibt für alle so liegen, wie es ist, und lässt sich nicht weiterspielen. Niemand hat gewonnen.
page-delete = Tisch löschen
page-delete-lead = Der Tisch und alles, was dort gespielt wurde, wird für alle gelöscht. Das lässt sich nicht zurücknehmen.
page-put-away = Weglegen
page-put-away-lead = Diese erste Partie verschwindet aus deiner Liste. Du kannst sie jederzeit noch einmal spielen.
page-spectator = Du siehst zu.
page-cover = Gib den Bildschirm weiter an
page-cover-lead = Alle anderen schauen bitte weg.
page-i-am = Ich bin
page-free-seat = frei
page-sit-here = Hier Platz nehmen
page-name-lead = ein Name, den sonst niemand am Tisch hat, bis 40 Zeichen, oder nichts
page-rename = Ändern
page-stand-up = Aufstehen
page-leave-seat = Aufhören; ein Bot spielt weiter
page-leave-lead = Der Bot sieht nur, was du sehen konntest. Solange das Spiel läuft, kannst du jederzeit zurückkommen.
page-replace-seat = Bot weiterspielen lassen
page-replace-lead = Der Bot sieht nur, was dieser Spieler sehen konnte. Wer zurückkommt, kann seinen Platz wieder übernehmen.
page-replace-wait = weg; Bot darf weiterspielen in
page-call-seat = Bescheid sagen
page-call-lead = Wer dort spielt, bekommt eine Nachricht und kann zurückkommen. Hat einige Minuten später von diesem Platz aus niemand auf den Tisch gesehen, kannst du einen Bot der mittleren Stufe weiterspielen lassen.
page-call-wait = nicht da; Bescheid sagen geht in
page-return-seat = Meinen Platz zurücknehmen
page-bot-for-you = Ein Bot spielt für dich weiter.
page-time-ran-out = Deine Zeit ist abgelaufen. Ein Bot spielt an deiner Stelle weiter, und du kannst in diese Partie nicht zurück.
page-which-bot = Welcher Bot?
page-waiting-lead = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-record = Aufzeichnung der Partie
page-you = du
page-play-as = Du spielst als
page-light = Hell
page-dark = Dunkel
page-language = Sprache
page-again = Nochmal spielen
page-look-again = Spiel noch einmal ansehen
page-analysis = Analyse
page-review-working = Das Spiel wird noch einmal durchgegangen …
page-turning-points = Wendepunkte
page-no-turns = Kein einzelner Zug hat viel verändert.
page-review-lead = Die Chancen sind mit offenen Karten gerechnet, denn jetzt darf alles bekannt sein; ob ein Zug gut war, misst sich an dem, was sein Spieler wusste.
page-luck = Glück
page-luck-lead = Was Würfel, Karten und Gezogenes brachten, in Teilen eines Sieges: so viel, wie sie alle Chancen gegenüber dem Erwarteten verschoben.
page-luck-strokes = Die größten Glücksfälle
page-better = besser
page-better-move = Besser wäre
page-winning-chance = Gewinnchance
page-winning-chance-short = Chance
page-more = Mehr
page-moment = Zeitpunkt der Partie
page-move-before = Einen Zug zurück
page-move-after = Einen Zug weiter
page-to-the-end = Zum Ende
page-again-try = Noch einmal versuchen
page-points = Punkte
page-lobby = Lobby
page-close = Schließen
page-start-hint = Was leuchtet, lässt sich anklicken. Klick auf anderes fragt, warum es nicht geht.
page-failed = Das hat nicht geklappt. Versuche es noch einmal.
page-last-move = letzter Zug
page-time = Zeit

## The terminal

terminal-help =
    Gib eine Aktion so ein, wie die Liste sie schreibt: die ersten Wörter einer Zeile und einen ihrer Plätze.
    { "  " }legal [WÖRTER]  was du jetzt tun kannst; mit Wörtern (legal temple) samt allen Folgen
    { "  " }board           noch einmal der Tisch
    { "  " }why AKTION      darf ich das, und wenn nicht, welche Regel verbietet es
    { "  " }log [N]         was zuletzt geschah (ohne N: alles)
    { "  " }rules ID|WÖRTER eine Regel nach ihrer Nummer (rules GODS2-A-14) oder nach Wörtern darin
    { "  " }undo            den letzten Schritt zurücknehmen, solange weder das Los noch jemand anderes dran war
    { "  " }save DATEI      das Spiel aufschreiben
    { "  " }quit            aufhören; das Spiel kann behalten und fortgesetzt werden
terminal-welcome = { $title }. help zeigt die Befehle.
terminal-hand-over = { $who }, nimm die Tastatur und drücke Enter:{ " " }
terminal-you-can = Du kannst:
terminal-more = legal WÖRTER zeigt alle Folgen, help die Befehle.
terminal-none-such = Keine Aktion beginnt mit { $words }; jetzt gibt es: { $heads }.
terminal-allowed = Ja: { $told }.
terminal-forbidden = Jetzt nicht möglich: { $text }. { $clause }: { $rule }
terminal-why-what = Nenne die Aktion: why temple 0,1.
terminal-nothing-yet = Noch ist nichts geschehen.
terminal-undone = Zurückgenommen: { $text }.
terminal-no-undo = Hier gibt es nichts zurückzunehmen: seither war das Los oder jemand anderes dran.
terminal-save-where = Sag wohin: save DATEI.
terminal-saved = Gespeichert. Weiter geht es mit: theomachy play --resume { $file }
terminal-offer = Das Spiel behalten? Enter speichert es als { $file }; sonst einen anderen Namen, oder n zum Verwerfen:{ " " }
terminal-bye = Bis bald.
terminal-final =
    { $place }. { $name } ({ $who }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
terminal-number = log braucht eine ganze Zahl.

## Games that begin small (core/defaults.py)

plain-wait = { $who } ist am Zug.
plain-chance = Der Zufall entscheidet.
plain-over = Das Spiel ist zu Ende. { $winners }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-blue = Blau
seat-violet = Violett

## Names of players

colour-none = die Plätze von { $game } haben keine Farben zur Wahl
colour-many = { $n } Farben für { $players } Spieler; erlaubt: eine für jeden, leer für die übliche
colour-unknown = keine Farbe { $colour }; erlaubt: { $allowed }
colour-taken = zwei Plätze können nicht beide die Farbe { $colour } haben; noch frei: { $free }
colour-is-red = Rot
colour-is-yellow = Gelb
colour-is-green = Grün
colour-is-blue = Blau
colour-is-purple = Lila
colour-is-orange = Orange
colour-is-violet = Violett
colour-is-white = Weiß
colour-is-pink = Rosa
page-colour-yours = Deine Farbe
page-colour-usual = Wie üblich
figure-none = bei { $game } gibt es keine Figuren zur Wahl
figure-many = { $n } Figuren für { $players } Spieler; erlaubt: eine für jeden, leer für die übliche
figure-unknown = keine Figur { $figure }; erlaubt: { $allowed }
figure-taken = zwei Plätze können nicht beide die Figur { $figure } haben; noch frei: { $free }
figure-is-flame = Flamme
figure-is-sun = Sonne
figure-is-leaf = Blatt
figure-is-moon = Mond
figure-is-star = Stern
figure-is-mask = Leere Maske
page-figure-yours = Deine Figur
page-figure-usual = Wie die Farbe
name-none = die Spieler von { $game } haben keine eigenen Namen; erlaubt bei: { $allowed }
name-spaces = der Name { $name } hat Leerzeichen am Rand oder mehrere hintereinander; erlaubt ist eines zwischen zwei Wörtern: { $hint }
name-long = der Name { $name } hat { $n } Zeichen; erlaubt sind höchstens { $most }
name-signs = der Name { $name } enthält Zeichen, die kein Name haben kann; nicht erlaubt: { $signs } und Unsichtbares
name-empty = ein Name hat mindestens ein Zeichen
name-reserved = niemand kann { $name } heißen: so heißt in Aufzeichnungen jemand anderes; nicht erlaubt: { $reserved }
name-taken = es können nicht zwei { $name } heißen; erlaubt ist jeder Name, der nicht vergeben ist: { $taken }

## The graph of winning chances

chances-title = Gewinnchancen
chances-moves = Züge
chances-turning = Wendepunkt

## Was ein beendetes Spiel entschieden hat (core/decided.py)

decided-margin =
    { $points ->
        [one] { $points } Punkt, { $more } mehr als { $other }.
       *[other] { $points } Punkte, { $more } mehr als { $other }.
    }
decided-source = Der größte Vorsprung: { $source }, { $mine } zu { $theirs }.

## The table as a page of panels

page-log = Züge
page-panel = Züge und Regeln
page-turn = Zug
page-beginning = Der Anfang
page-call-more = Alles lesen
page-result-turns = Züge
page-result-rating = Deine Wertung:
page-why = warum?
page-rule = Regel
page-question = Frage
page-since = Seit deinem letzten Zug
page-tray = Was du spielen kannst
page-board = Spielfeld
page-table = Tisch
page-menu = Menü
page-settings = Einstellungen
page-sound = Ton
page-other = Etwas anderes
page-here = da
page-away = weg
page-next = Weiter
page-pace = Wie schnell andere gezeigt werden
page-pace-step = Schritt für Schritt
page-pace-slow = Langsam
page-pace-fast = Schnell
page-hint-none = Die Lampe zeigt, was ein starker Spieler täte.
page-play-first = 1 spielen
page-result = Ergebnis
page-you-win = Du gewinnst!
page-wins = gewinnt
page-shared-victory = Gemeinsamer Sieg
page-points-from = Punkte und woher sie kommen
page-decided = Was entschied
page-copy-link = Link kopieren
page-picture = Als Bild
page-keys = Tasten
page-key-arrows = zum nächsten in dieser Richtung
page-key-enter = ausführen
page-key-number = aus der Ablage wählen
page-key-turn = drehen, was du hältst; seine andere Seite zeigen
page-key-escape = einen Schritt zurück
page-key-recap = was die anderen taten
page-key-zoom = zoomen, alles zeigen
page-key-explain = sagen, was die Dinge sind: die Pfeile gehen zu allem
page-lens = Lupe: Punkte statt Preise
page-line-lead = So geht es weiter. Gespielt wird erst, wenn du es sagst.
page-play-next = Den nächsten Schritt spielen

## The lobby

page-play = Spielen
page-opponents = Gegner
page-strength = Stärke
page-strength-1 = sanft
page-strength-2 = leicht
page-strength-3 = mittel
page-strength-4 = stark
page-strength-5 = Könner
page-strength-6 = Meister
page-with-people = Mit Leuten …
page-min = Min.
page-results = Letzte Ergebnisse
page-results-short = Ergebnisse
page-winner = Sieg
page-tables = Tische
page-no-results = Hier steht, was du zu Ende gespielt hast.
page-place = Platz
page-thinks = überlegt
page-seats-free = Plätze frei
page-seat-free = ein Platz frei
page-invite-friend = Jemanden einladen
page-just-now = gerade eben
page-new-here = Neu hier?
page-new-here-lead = Spiele eine kurze geführte Partie: Eine Eule sagt, was zu tun ist und warum. Dann gehört die Partie dir.
page-choose-game = Welches Spiel?
page-with-hints = Wer gefragt ist, darf einen Tipp der Suche haben, gemacht aus dem, was er sehen kann.
page-without-hints = Niemand bekommt Tipps.
page-no-hints-table = An diesem Tisch bekommt niemand Tipps.
hints-refused = Dieser Tisch wurde ohne Tipps eröffnet.
page-first-edition = erste Ausgabe
page-second-edition = zweite Ausgabe

## Playing again

again-running = Dieselben Leute können wieder spielen, wenn diese Partie vorbei ist.
again-stranger = Nur wer hier mitgespielt hat, kann mit denselben Leuten wieder spielen.
again-taken = Die neue Partie hat ohne dich begonnen.
lobby-not-free = Dieser Platz ist nicht mehr frei, oder die Partie hat begonnen.
openings-too-many = Du hast { $most } Tische oder Turniere, die auf Leute warten. Besetze eines davon, beende eines, oder mach dieses privat.
openings-too-many-here = { $most } Tische oder Turniere von deiner Adresse warten auf Leute. Warte, bis eines beginnt, oder mach dieses privat.
rules-changed =
    { $count ->
        [one] Regeln: 1 Abweichung
       *[other] Regeln: { $count } Abweichungen
    }
page-again-same = Nochmal, dieselben Leute
page-wants-again = will nochmal spielen
page-want-again = wollen nochmal spielen
page-share = Teilen
page-see-it = Ansehen
page-leave-table = Den Tisch verlassen
page-put-bot = Einen Bot hierher setzen
page-take-bot = Den Bot wegnehmen
page-fill-bots = Gleich beginnen, mit Bots auf den freien Plätzen
page-close-table = Den Tisch schließen
page-scan = Scannen oder den Link schicken
page-is-away = ist weg
page-as-png = Bild (PNG)
page-as-svg = Bild (SVG)
page-nothing-decided = Kein einzelner Zug hat viel verändert.

# The coach of a guided game.
coach-otherwise = Das ist erlaubt, aber zuerst dies: { $say }
page-coach = Dein Begleiter
page-coach-next = Weiter
page-coach-show = Zeig es mir
page-coach-skip = Tour beenden
page-coach-resume = Tour fortsetzen
page-first-game = Erste Partie
page-play-first-game = Geführte erste Partie spielen
page-all-rules = Alle Regeln
page-print = Drucken
page-all-rules-lead = Jede Regel als nummerierter Absatz, mit Suche. Ablehnungen und Verlauf verweisen darauf.
page-example-before = So beginnt es
page-example-again = Ein anderer Fall
page-example-after = Danach
page-example-large = Größer, auf einer eigenen Seite
page-example-lines = Zeile für Zeile, wie die Tests es spielen
page-offer-first = Deine erste Partie davon?
page-offer-first-lead = Eine kurze geführte Partie zeigt dir Schritt für Schritt, wie es geht. Sie dauert etwa drei Minuten.
page-just-play = Einfach spielen

## The archive
page-archive = Archiv
page-archive-lead = Beendete Partien: alle öffentlichen, und die, an deren Tisch du gesessen hast.
page-which-game = Spiel
page-any-game = alle
page-any-number = beliebig
page-who-played = Wer hat gespielt?
page-at-least-moves = Züge, mindestens
page-at-most-moves = Züge, höchstens
page-how-ended = Ende
page-has-left = gegangen
page-any-end = beliebig
page-played-out = zu Ende gespielt
page-only-mine = Ich habe mitgespielt
page-only-won = Gewonnen von diesem Spieler oder mir
page-find = Suchen
page-moves = Züge
page-private-game = privat
page-game-found = Partie
page-games-found = Partien
page-none-found = Keine beendete Partie passt.
page-pages = Seiten
page-newer = Neuere
page-older = Ältere
page-look-again-short = Ansehen
page-record-short = Aufzeichnung
page-open-record = Aufzeichnung öffnen
page-download-games = Meine Partien herunterladen
page-open-record-lead = Sieh dir eine Partie aus einer Datei an, Zug für Zug. Gespeichert wird nur, was du willst.
page-record-file = Datei
page-record-paste = oder den Text hier einfügen
page-record-large = Diese Datei ist zu groß für eine Aufzeichnung; erlaubt: 256 KB.
page-record-none = Wähle zuerst eine Datei oder füge eine Aufzeichnung ein.
page-record-unread = Diese Aufzeichnung lässt sich nicht lesen; was daran falsch ist, auf Englisch:
page-seen-by = Gesehen von
page-by-spectator = einem Zuschauer
page-keep-record = Zu meinen Spielen legen
page-play-on = Von hier weiterspielen
page-play-on-lead = Ein neuer Tisch beginnt mit den Zügen bis zu diesem Augenblick. Was der Zufall dann tut, ist neu; was jeder hatte, darf bekannt sein.
page-play-on-begin = Beginnen
page-copy-moment = Link auf diesen Augenblick kopieren

## Chat
chat-nobody-yet = Du brauchst einen Namen, bevor du schreiben kannst.
chat-empty = Da steht nichts.
chat-too-long = Eine Zeile hat höchstens { $most } Buchstaben, nicht { $length }.
chat-no-phrase = Diesen Satz gibt es nicht; erlaubt: { $allowed }.
chat-too-fast = Das war viel auf einmal. Warte ein wenig, bevor du wieder schreibst.
chat-not-written = Deine Zeile konnte nicht gespeichert werden. Schicke sie noch einmal.
chat-phrase-hello = Hallo!
chat-phrase-luck = Viel Glück!
chat-phrase-moment = Einen Moment, bitte.
chat-phrase-well = Gut gespielt!
chat-phrase-oops = Hoppla!
chat-phrase-thanks = Danke!
chat-phrase-yours = Du bist dran.
chat-phrase-again = Spielen wir noch einmal?
page-chat = Chat
page-chat-write = Schreib den anderen
page-chat-watch = Das lesen nur die Zuschauer, bis die Partie vorbei ist.
page-chat-send = Senden
page-chat-quick = Schnelle Sätze
page-chat-silent = Noch hat niemand etwas gesagt.
page-chat-watching = schaut zu
page-chat-guest = Gast
page-chat-mute = Nicht mehr hören
page-chat-unmute = Wieder hören
page-chat-muted = Du hörst nicht
page-chat-report = Dem Betreiber melden
page-chat-reported = Gemeldet. Der Betreiber dieses Servers wird es sehen.
page-chat-more = Zu dieser Zeile
page-chat-unread = neue Zeilen
page-notes = Meine Notizen
page-notes-lead = Das liest nur du.
page-notes-kept = Gespeichert
page-notes-lost = Noch nicht gespeichert

## Clocks
clock-none = Keine Uhr
clock-move = { $time } Sekunden für jeden Zug
clock-game = { $time } Minuten für die ganze Partie
clock-game-step = { $time } Minuten für die ganze Partie, mit jedem Zug { $step } Sekunden mehr
clock-days = { $time ->
    [one] ein Tag für jeden Zug
   *[other] { $time } Tage für jeden Zug
}
clock-time-up = Die Zeit ist um; ein Bot spielt weiter
clock-plays-on = Die Zeit von { $who } ist um: { $bot } spielt weiter.
clock-decides = An diesem Tisch entscheidet die Uhr: Sobald die Zeit um ist, spielt ein Bot weiter
page-clock = Uhr
page-clock-none = Keine Uhr
page-clock-move = Zeit für jeden Zug
page-clock-game = Zeit für die ganze Partie
page-clock-days = Tage für jeden Zug
page-clock-seconds = Sekunden
page-clock-minutes = Minuten
page-clock-days-unit = Tage
page-clock-step = Sekunden mehr mit jedem Zug
page-clock-lead = Ist jemandes Zeit um, spielt ein Bot für ihn weiter. Die Zeit läuft auch, wenn niemand zusieht. Bots haben keine Uhr.
page-clock-own = Dieses Spiel hat seine eigenen Zeitgrenzen.
page-clock-left = Restzeit
page-next-game = Nächste Partie, die auf dich wartet
page-no-next-game = Keine andere Partie wartet auf dich.

## Accounts
account-left = Jemand, der gegangen ist
account-name-allowed = Ein Name hat 2 bis { $most } Buchstaben, Ziffern, Leerzeichen oder die Zeichen ' - _ . und beginnt mit einem Buchstaben oder einer Ziffer; „Gast“ ist niemandes Name.
account-name-taken = Der Name „{ $name }“ gehört jemand anderem. Wähle einen anderen.
naming-blank = Ein Name braucht mindestens einen Buchstaben oder ein Zeichen, das man sieht.
naming-hidden = Ein Name hat keine Zeichen, die man nicht sieht oder die die Schreibrichtung ändern; dieser hat { $sign }.
naming-long = Ein Name hat höchstens { $most } Buchstaben, nicht { $n }.
naming-marks = Ein Name hat höchstens { $most } Zeichen auf einem Buchstaben.
naming-mixed = „{ $word }“ mischt Buchstaben mehrerer Alphabete. Schreib jedes Wort in einem.
naming-account = Der Name „{ $name }“ gehört zu einem Konto oder sieht so aus wie dessen Name. Melde dich an, wenn es deines ist, oder wähle einen anderen Namen.
account-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen und ist nicht der Name.
account-passkey-not-good = Dieser Passkey konnte nicht verwendet werden. Versuche es noch einmal, oder melde dich anders an.
account-passkeys-too-many = Du hast { $most } Passkeys; entferne zuerst einen.
account-bad-mail = Das ist keine Mailadresse; erlaubt ist etwas wie anna@example.org.
account-wrong = Das passt nicht zusammen. Prüfe den Namen und deine Eingabe und versuche es noch einmal.
account-wrong-old = Das alte Passwort stimmt nicht.
account-too-often = Das wurde sehr oft versucht. Warte eine Minute.
account-new-too-often = Von deiner Adresse aus sind viele neue Konten angelegt worden. Warte eine Stunde, oder melde dich mit deinem Konto an.
account-mails-too-often = Du hast viele Mails angefordert, oder viele gingen an diese Adresse. Sieh im Postfach nach, oder warte eine Stunde.
account-no-way-back = Du kämst nicht mehr hinein: Füge ein Passwort oder einen Passkey hinzu, bevor du dich abmeldest.
account-last-way = Das ist dein letzter Weg hinein. Füge zuerst einen anderen hinzu.
account-not-you = Zum Löschen tippe deinen Namen: { $name }
account-no-mail = Dieser Server verschickt keine Mails.
account-mail-taken = Diese Adresse gehört zu einem anderen Konto.
account-old-link = Dieser Link ist verbraucht, zu alt oder für einen anderen Browser gedacht. Lass dir einen neuen schicken.
account-mail-subject = Dein Link zu Theomachy
account-mail-text = Jemand, vermutlich du, möchte sich bei Theomachy anmelden. Dieser Link tut es; er gilt einmal und { $minutes } Minuten lang: { $link } Warst du es nicht, brauchst du nichts zu tun.
account-mail-new-text = Mit diesem Link sagst du, dass diese Adresse deine ist und zum Anmelden bei Theomachy dienen darf. Er gilt einmal und { $minutes } Minuten lang, in dem Browser, in dem du darum gebeten hast: { $link } Hast du nicht darum gebeten, brauchst du nichts zu tun.
page-me = Über mich
me-title = Über mich
me-lead-guest = Du spielst als Gast. Deine Spiele gehören nur zu diesem Browser, bis du einen Weg zum Anmelden hinzufügst.
me-lead-account = Dein Name, wie du dich anmeldest und was über dich gespeichert ist.
me-guest-name = Dein Name als Gast
me-keep = Meine Spiele behalten
me-keep-lead = Füge ein Passwort oder einen Passkey hinzu: Alles, was du gespielt hast, bleibt deins, und du kannst dich auch auf anderen Geräten anmelden.
me-name = Name
me-password = Passwort
me-old-password = Altes Passwort
me-new-password = Neues Passwort
me-password-wanted = Gib ein Passwort ein, oder wähle einen Passkey.
me-password-add-lead = Mindestens acht Zeichen. Du bekommst einen Code zum Ausdrucken, falls du es vergisst.
me-password-change-lead = Mindestens acht Zeichen. Alle anderen Geräte werden abgemeldet, und du bekommst einen neuen Code.
me-add-password = Passwort hinzufügen
me-change-password = Passwort ändern
me-keep-by-password = Mit Passwort behalten
me-keep-by-passkey = Mit Passkey behalten
me-keep-by-mail = Mit Mailadresse behalten
me-mail = Mailadresse
me-send-link = Schick mir einen Link
me-drop-mail = Adresse vergessen
me-link-sent = Wenn es für diese Adresse möglich ist, ist ein Link unterwegs. Er gilt eine halbe Stunde.
me-link-title = Diesen Link benutzen?
me-link-lead = Er kommt aus einer Mail, um die hier gebeten wurde.
me-link-go = Ja, weiter
me-sign-in = Anmelden
me-sign-in-lead = Du warst schon einmal hier? Was du auf diesem Gerät als Gast gespielt hast, kommt mit.
me-sign-in-by-passkey = Mit Passkey anmelden
me-sign-in-by-mail = Mit Mail anmelden
me-forgotten = Passwort vergessen
me-forgotten-lead = Mit dem ausgedruckten Code wählst du ein neues Passwort. Alle anderen Geräte werden abgemeldet.
me-code = Ausgedruckter Code
me-recover = Dieses Passwort wählen
me-code-title = Dein Code
me-code-lead = Drucke ihn aus oder schreibe ihn auf. Damit kommst du wieder hinein, wenn du dein Passwort vergisst. Er wird nur jetzt gezeigt.
me-code-kept = Ich habe ihn
me-rename = Namen ändern
me-profile = Mein Profil
me-ways = Wie du dich anmeldest
me-ways-lead = Zwei Wege sind sicherer als einer: Geht einer verloren, lässt dich der andere hinein.
me-passkeys = Passkeys
me-passkeys-lead = Dein Gerät bewahrt sie auf und öffnet sie mit Fingerabdruck, Gesicht oder PIN. Du musst dir nichts merken.
me-add-passkey = Passkey hinzufügen
me-passkey-none = Es wurde kein Passkey gewählt. Nichts hat sich geändert.
me-sign-ins = Wo du angemeldet bist
me-sign-ins-lead = Beende, was du nicht kennst oder nicht mehr benutzt. Eine Anmeldung endet von selbst nach 90 Tagen, in denen du sie nicht benutzt, und nach einem Jahr.
me-sign-out = Hier abmelden
me-end-others = Alle anderen beenden
me-others-ended = Alle anderen Geräte sind abgemeldet.
me-end = Beenden
me-remove = Entfernen
me-added = hinzugefügt
me-last-used = zuletzt benutzt
me-this-device = dieses Gerät
me-device-unknown = Unbekanntes Gerät
me-how-guest = aus der Zeit als Gast
me-how-password = mit Passwort
me-how-passkey = mit Passkey
me-how-mail = mit Mail
me-how-recovery = mit ausgedrucktem Code
me-more = Freunde, Nachrichten, Bots
me-data = Meine Daten
me-data-lead = Alles, was über dich gespeichert ist, in einer Datei, die Programme lesen können.
me-download = Meine Daten herunterladen
me-games = Meine Partien herunterladen
me-games-lead = Jede Partie, die du zu Ende gespielt hast, als Zip aus Aufzeichnungen mit Tag und Uhrzeit. Für alle lass die Tage leer.
me-games-since = Von
me-games-until = Bis
me-delete = Mich löschen
me-delete-lead = Dein Name, deine Wege zum Anmelden, was du an Tischen gesagt hast und deine Notizen verschwinden. Spiele bleiben, für die anderen, die sie gespielt haben; dort steht „Jemand, der gegangen ist“. In laufenden Spielen spielt ein Bot weiter; gewertete zählen als verloren. Das lässt sich nicht rückgängig machen.
me-delete-confirm = Zur Sicherheit tippe deinen Namen:
me-delete-now = Mich für immer löschen

## Ratings and profiles
rated-needs-account = Gewertete Spiele sind für Leute mit Konto. Füge unter „Über mich“ ein Passwort oder einen Passkey hinzu; was du gespielt hast, bleibt deins.
rated-one-seat = In einem gewerteten Spiel hat jeder einen Platz und spielt mit eigenem Gerät und eigenem Konto.
rated-levels-only = In einem gewerteten Spiel haben Bots eine Stufe, 1 bis 6: Nur deren Stärke ist bekannt.
rated-no-undo = In einem gewerteten Spiel wird nichts zurückgenommen.
rated-not-from-here = Ein Spiel, das von einem Moment aus weitergespielt wird, kann nicht gewertet werden.
rated-no-duel = Ein Duell kann nicht gewertet werden: Wer das zweite Spiel spielt, hat gesehen, was der Zufall bringen wird.
rated-usual-rules = Gewertete Spiele folgen den üblichen Regeln: Lass die Optionen, wie sie sind.
rated-stays = Ein gewertetes Spiel, das begonnen hat, bleibt: Wertungen beruhen darauf.
rated-has-left = { $who } hat dieses gewertete Spiel verlassen: Für { $who } zählt es als verloren, was immer der Bot tut.
rated-short = Dieses Spiel war zu Ende, bevor alle darin { $least } Züge gemacht hatten: Es zählt für niemandes Wertung.
rated-often = Von den gewerteten Spielen, die dieselben zwei an einem Tag beginnen, zählen { $most }. Dieses ist eines mehr: Es zählt für niemandes Wertung.
rated-record = Die Aufzeichnung eines gewerteten Spiels, eines Duells oder eines Turnierspiels ist offen, sobald das Spiel zu Ende ist.
rated-players-end = Wer ein gewertetes Spiel abbricht, verliert es. Du spielst hier nicht mit, also kannst du es nicht abbrechen.
page-rated = Gewertet
page-rated-no = Nur ein Spiel
page-rated-yes = Gewertet: zählt für die Wertung aller
page-own-components = Gespielt wird mit anderem Spielmaterial als dem des Spiels:
page-rated-lead = Gewertet heißt: übliche Regeln, keine Tipps, kein Zurücknehmen, alle mit Konto, Bots nur mit Stufe, und eine Uhr: drei Tage für jeden Zug, wenn du keine andere wählst. Wer einen Bot ziehen lässt (Platz übergeben, zu lange fort, Zeit um) oder das Spiel abbricht, hat es verloren; die anderen werden unter sich gewertet. Ein Spiel zählt, wenn alle mindestens sechs Züge gemacht haben; von den Spielen, die dieselben zwei an einem Tag beginnen, zählen fünf. Das Ergebnis steht in den Profilen.
page-rated-guest = Gewertete Spiele brauchen ein Konto:
page-rated-spoilt = Dieses Spiel zählt für niemandes Wertung.
page-rated-leave = Dieses Spiel ist gewertet: Sobald der Bot für dich gezogen hat, zählt es für dich als verloren, auch wenn du zurückkommst.
page-rated-replace = Dieses Spiel ist gewertet: Sobald der Bot gezogen hat, zählt es für die Person, die fort ist, als verloren.
page-rated-abandon = Dieses Spiel ist gewertet: Wer es abbricht, verliert es, außer wenn alle anderen es schon verlassen haben.
page-provisional = vorläufig
page-leaders = Bestenlisten
page-profile = Profil
profile-none = Es gibt niemanden mit diesem Namen.
profile-lead = Öffentliche Spiele und die Ergebnisse gewerteter.
profile-ratings = Wertungen
profile-no-ratings = Noch keine gewerteten Spiele.
profile-game = Spiel
profile-players = Spieler
profile-pace = Tempo
profile-pace-live = an einem Abend
profile-pace-slow = Tage pro Zug
profile-rating = Wertung
profile-deviation = plus/minus
profile-games = Spiele
profile-results = Ergebnisse
profile-won = Gewonnen
profile-lost = Verloren
profile-level = Gleichstand
profile-streak = Gerade in Folge gewonnen
profile-longest = Meiste in Folge gewonnen
profile-opponents = Nach Gegnern
profile-opponent = Gegner
profile-guests = Gäste
profile-newest = Neueste Spiele
profile-no-games = Noch keine Spiele, die alle sehen dürfen.
profile-place = Platz
profile-day = Tag
profile-private = privat
profile-unfinished = jemand ist gegangen
leaders-lead = Wer in gewerteten Spielen wie stark ist. Bots einer Stufe stehen fest; „vorläufig“ heißt, dass noch etwa zehn Spiele oder vier verschiedene Gegner fehlen. Neulinge ändern die Wertung anderer wenig.
leaders-show = Zeigen
leaders-none = Hier hat noch niemand gewertet gespielt. Die Bots warten.
leaders-name = Name

## Nachrichten und freie Tage
notice-turn = Du bist dran: { $game }
notice-turn-text = { $game }, mit { $others }: Du bist am Zug.
notice-invited = { $who } lädt dich ein: { $game }
notice-invited-text = { $who } hält dir einen Platz an einem Tisch von { $game } frei.
notice-called = Du wirst erwartet: { $game }
notice-called-text = { $who } wartet in { $game } auf dich. Wenn du in den nächsten Minuten nicht auf den Tisch siehst, kann ein Bot für dich weiterspielen; du kannst deinen Platz jederzeit zurücknehmen.
notice-trial = Eine Nachricht zur Probe
notice-trial-text = Auf diesem Weg erreichen dich Nachrichten.
notice-confirm = Möchtest du hier Nachrichten bekommen?
notice-confirm-text = Jemand, wahrscheinlich du, hat Theomachy gebeten, an diese Adresse zu melden, wann ein Zug ansteht. Wenn du es warst, sag es hier: { $link } Wenn nicht, tu nichts: Es kommt keine weitere Mail.
notice-mail-end = Du bekommst das, weil du darum gebeten hast. Nichts mehr davon: { $link }
notice-no-push = Dieser Server schickt keine Nachrichten über Browser.
notice-no-mail = Dieser Server verschickt keine Mail.
notice-bad-mail = Das ist keine Mailadresse.
notice-unreachable = Dort kommt nichts an. Sieh dir die Adresse noch einmal an.
notice-not-allowed = An diese Adresse wird nichts geschickt. Erlaubt: Adressen des offenen Internets, die mit { $schemes } beginnen.
notice-too-many = Du hast schon { $most } Wege. Entferne erst einen.
notice-too-often = Zu oft. Versuch es in einer Weile wieder.
notice-no-way = Diesen Weg gibt es nicht, oder er gehört dir nicht.
vacation-away = abwesend bis { $until }
vacation-too-far = Ein Urlaub beginnt innerhalb der nächsten { $most } Tage.
vacation-already = Du hast schon einen Urlaub eingetragen. Beende ihn zuerst.
vacation-too-long = Du hast für dieses Jahr noch { $left } von { $most } Tagen.
page-notices = Nachrichten
page-notices-lead = Erfahre, wann du dran bist: einmal je Zug, nie während du auf den Tisch schaust, und nur auf den Wegen, die du hier einrichtest.
page-notice-ways = Deine Wege
page-notice-none = Keine: Du bekommst keine Nachrichten.
page-notice-add = Weg hinzufügen
page-notice-push = Dieser Browser
page-notice-push-add = Nachrichten in diesem Browser
page-notice-push-lead = Auch wenn keine Seite von uns offen ist. Der Browser fragt dich um Erlaubnis.
page-notice-push-off = Dieser Server schickt keine Nachrichten über Browser.
page-notice-mail = Mail
page-notice-mail-add = Um Mail bitten
page-notice-mail-lead = Zuerst bekommst du einen Brief mit einem Link. Erst wenn du ihm gefolgt bist, kommen weitere.
page-notice-mail-off = Dieser Server verschickt keine Mail.
page-notice-webhook = Dein eigener Server
page-notice-webhook-add = Hinzufügen
page-notice-webhook-lead = Für Programmierer: ein POST mit JSON, signiert (X-Theomachy-Signature).
page-notice-turns = ich bin dran
page-notice-invitations = Einladungen
page-notice-try = Probieren
page-notice-tried = Abgeschickt. Ist es angekommen?
page-notice-remove = Entfernen
page-notice-unconfirmed = wartet auf den Link im Brief
page-notice-failing = die letzten Nachrichten kamen nicht an
page-notice-added = Hinzugefügt.
page-notice-asked = Ein Brief ist unterwegs. Folge dem Link darin.
page-notice-secret = Hinzugefügt. Was geschickt wird, ist mit diesem Geheimnis signiert, das nur jetzt gezeigt wird:
page-notice-denied = Der Browser erlaubt keine Nachrichten von dieser Seite.
page-notice-confirm-title = Möchtest du Nachrichten per Mail?
page-notice-confirm-do = Ja, schickt mir Nachrichten
page-notice-confirm-done = Danke: Ab jetzt kommen Nachrichten per Mail.
page-notice-stop-title = Keine Nachrichten per Mail mehr?
page-notice-stop-do = Keine mehr
page-notice-stop-done = An diese Adresse kommen keine Nachrichten mehr.
page-vacation = Urlaub
page-vacation-lead = Solange du weg bist, ruhen für dich an allen Tischen die Uhren mit Tagen je Zug. Die anderen sehen es dort. Andere Uhren laufen weiter.
page-vacation-from = Ab (leer: jetzt)
page-vacation-days = Tage
page-vacation-go = Wegfahren
page-vacation-back = Ich bin zurück
page-vacation-until = Du bist weg:
page-vacation-left = Tage, die du in diesem Jahr noch hast:

## Ordnung halten
moderation-banned = Du bist von diesem Server ausgeschlossen. Grund: { $why }
moderation-banned-until = Du bist bis { $until } von diesem Server ausgeschlossen. Grund: { $why }
moderation-muted = Du darfst hier nichts schreiben. Grund: { $why }
moderation-muted-until = Du darfst hier bis { $until } nichts schreiben. Grund: { $why }
moderation-no-target = Diese Zeile, diese Person, diesen Tisch oder dieses Turnier gibt es nicht.
moderation-no-reason = Sag, warum: Es wird mit dem, was du tust, aufgeschrieben.
moderation-colleague = Diese Person hält selbst Ordnung. Das kann nur ändern, wer den Server betreibt.
moderation-over = Das Spiel an diesem Tisch ist zu Ende.
chat-was-removed = Diese Zeile wurde von der Aufsicht entfernt.
chat-hushed = Wer diesen Tisch eröffnet hat, lässt dich hier nicht schreiben.
lobby-shown-out = Wer diesen Tisch eröffnet hat, hat dich von ihm genommen. Du kannst dich hier nicht wieder setzen.
page-show-out = Vom Tisch nehmen
page-chat-hush = Hier nichts schreiben lassen
page-chat-hushed-here = Hier schreibt nichts:
page-moderation = Ordnung halten
page-moderation-lead = Was gemeldet wurde und was daraufhin geschah. Alles wird mit Namen und Grund aufgeschrieben.
page-moderation-reports = Meldungen
page-moderation-no-reports = Nichts wurde gemeldet.
page-moderation-nothing = Nichts.
page-moderation-close = Tisch oder Turnier schließen
page-moderation-close-do = Schließen
page-moderation-which-table = Tisch oder Turnier (Adresse)
page-moderation-why = Warum?
page-moderation-days = Tage (0: ohne Ende)
page-moderation-do = Ausführen
page-moderation-holds = Was gilt
page-moderation-deeds = Was getan wurde
page-moderation-remove = Zeile entfernen
page-moderation-mute = Stumm schalten
page-moderation-ban = Ausschließen
page-moderation-unmute = Wieder schreiben lassen
page-moderation-unban = Wieder einlassen
page-moderation-dismiss = Stehen lassen
page-moderation-until = bis
page-moderation-for-good = ohne Ende
page-moderation-did-remove = Zeile entfernt
page-moderation-did-mute = stumm geschaltet
page-moderation-did-ban = ausgeschlossen
page-moderation-did-unmute = darf wieder schreiben
page-moderation-did-unban = wieder eingelassen
page-moderation-did-close = Tisch geschlossen
page-moderation-did-dismiss = stehen gelassen

## Duels
duel-wins = { $who } gewinnt das Duell mit { $mine } zu { $theirs }.
duel-points = Je ein Sieg: { $who } gewinnt das Duell nach Punkten, { $mine } zu { $theirs }.
duel-tie = Das Duell ist unentschieden: gleich viele Siege und je { $points } Punkte.
duel-ended = Eine Partie wurde abgebrochen, darum hat das Duell keinen Sieger.
deal-still-played = Andere spielen noch mit denselben Plättchen, Karten und Würfeln. Von einem Augenblick dieses Spiels aus kann man weiterspielen, wenn alle diese Spiele zu Ende sind.
page-duel = Duell
page-duel-lead = Zwei Partien mit denselben Plättchen, Karten und Würfeln: Jeder von euch spielt beide Seiten, dann werden die Partien verglichen.
page-duel-memory = Was in der einen Partie kam, kommt auch in der anderen, und ihr beide dürft euch daran erinnern. Bis beide Partien zu Ende sind, kann sonst niemand zusehen.
page-duel-invite = Lade deinen Gegner ein
page-duel-game = Partie
page-duel-score = Stand
page-duel-points = Punkte
page-duel-not-over = Mehr Siege entscheiden, danach die Punkte beider Partien zusammen.
page-duel-running = läuft
page-duel-finished = ist zu Ende
page-duel-abandoned = wurde abgebrochen
page-duel-missing = wartet auf deinen Gegner
page-duel-waits = beginnt, wenn die erste Partie zu Ende ist
page-to-table = Zum Tisch
page-to-duel = Zum Duell
page-to-tournament = Zum Turnier

## Tournaments
tournament-not-host = Das kann nur, wer das Turnier leitet.
tournament-begun = Das Turnier hat begonnen; niemand kann mehr dazukommen.
tournament-full = Das Turnier ist voll; höchstens { $most } nehmen teil.
tournament-too-few = Zu wenige nehmen teil; mindestens { $least } werden gebraucht.
tournament-round-not-done = Partien dieser Runde laufen noch.
tournament-is-over = Das Turnier ist zu Ende.
tournament-stranger = So jemand nimmt am Turnier nicht teil.
tournament-has-left = { $who } hat dieses Turnierspiel verlassen: Es bringt { $who } keine Punkte, was immer der Bot tut.
tournament-bots = Zu viele Bots: Ein Turnier hat höchstens { $most }, und einen mehr für jeden Menschen, der teilnimmt.
page-tournaments = Turniere
page-tournaments-lead = Spieleabende und Turniere: Du öffnest die Runden, die Tische richten sich selbst ein, und die Ergebnisse tragen sich selbst ein.
page-new-tournament = Neues Turnier
page-tournament-list = Alle Turniere
page-no-tournaments = Es gibt noch keine Turniere.
page-tournament-title = Name des Turniers
page-tournament-host-plays = Ich spiele selbst mit
page-tournament-size = Spieler an einem Tisch
page-tournament-system = Wer trifft wen
page-tournament-swiss = Schweizer System: wer so viele Punkte hat wie du
page-tournament-robin = Jeder gegen jeden
page-tournament-rounds = Zahl der Runden
page-tournament-rounds-known = So viele Runden, bis alle einmal aufeinandergetroffen sind.
page-tournament-chance = Zufall
page-tournament-own-chance = Jeder Tisch hat seinen eigenen
page-tournament-same-chance = Duplikat: In jeder Runde bekommen alle Tische dieselben Plättchen, Karten und Würfel
page-tournament-free-chairs = Freie Stühle
page-tournament-sit-out = Jemand setzt aus, jedes Mal jemand anders
page-tournament-private = Nur wer den Link hat
page-tournament-public = Alle dürfen zusehen und mitspielen
page-tournament-make = Turnier anlegen
page-tournament-enter = Mitspielen
page-tournament-leave = Nicht mehr mitspielen
page-tournament-host = Du leitest das Turnier
page-tournament-open-round = Öffne Runde
page-tournament-halt = Laufende Partien abbrechen
page-tournament-end = Turnier jetzt beenden
page-tournament-call-off = Absagen
page-tournament-bot = Einen Bot mitspielen lassen
page-tournament-add = Hinzufügen
page-tournament-invite = Link für alle, die mitspielen wollen
page-standings = Tabelle
page-tournament-how = So wird gezählt
page-tournament-score-two = Ein Sieg gibt einen Punkt, ein geteilter Sieg einen halben.
page-tournament-score-places = Der erste Platz gibt einen Punkt, der letzte keinen, die dazwischen gleichmäßig weniger; geteilte Plätze teilen.
page-tournament-score-compared = Deine Punkte werden mit denen aller verglichen, die an anderen Tischen auf deinem Platz saßen: eins für jeden, den du übertriffst, ein halb bei Gleichstand, geteilt durch ihre Zahl.
page-tournament-byes-two = Wer aussetzt, bekommt einen Punkt.
page-tournament-byes-more = Wer aussetzt, bekommt einen halben Punkt.
page-tournament-left = Wer eine Partie verlässt (ein Bot macht auf dem Platz einen Zug), keine Zeit mehr hat oder nicht kommt, bekommt dafür nichts; eine abgebrochene Partie gibt allen, die da waren, einen halben Punkt.
page-tournament-buchholz = Die Punkte derer, die du getroffen hast, zusammengezählt. Aussetzen zählt wie ein Gegner mit der Hälfte aller Punkte.
page-tournament-sonneborn = Die Punkte derer, die du besiegt hast, und die Hälfte derer, mit denen du geteilt hast.
page-tournament-compared = Deine Punkte gegen die aller, die an anderen Tischen auf deinem Platz saßen.
page-tournament-firsts = Wie oft du Erster warst.
page-tournament-duplicate-told = Alle Tische einer Runde haben denselben Zufall. Bis alle ihre Partien zu Ende sind, sieht niemand einen anderen Tisch, und Ergebnisse werden nicht verraten.
page-break-buchholz = Gegner
page-break-sonneborn = Besiegte
page-break-compared = Vergleich
page-break-firsts = Erste Plätze
page-tournament-who = Spieler
page-tournament-score = Punkte
page-tournament-games = Partien
page-tournament-remove = Herausnehmen
page-tournament-gone = ausgeschieden
page-tournament-table = Tisch
page-tournament-at-table = an einem Tisch
page-tournament-people = nehmen teil
page-tournament-round = Runde
page-tournament-round-done = abgeschlossen
page-tournament-entry = Anmeldung offen
page-tournament-running = Läuft
page-tournament-over = Zu Ende
page-tournament-my-game = Zu deiner Partie
page-tournament-byes = Setzt aus
page-swiss = Schweizer System
page-robin = Jeder gegen jeden
page-duplicate = Duplikat
page-how-forfeit = verlassen
page-how-halted = abgebrochen
page-how-absent = nicht gekommen

## Programme von Leuten
chairs-program = { $name } · Bot von { $owner }
chairs-program-short = { $name } · Bot
page-bots = Meine Bots
page-bots-lead = Ein Bot ist ein Programm von dir, das über das Netz an Tischen spielt. Gib ihm einen Namen und mach ein Token für ihn; alle am Tisch sehen, dass es ein Bot ist, und wessen.
page-bots-name = Name des Bots
page-bots-make = Token machen
page-bots-token = Dein Token
page-bots-once = Es wird nur jetzt gezeigt. Bewahre es so auf, dass niemand sonst es lesen kann: Wer es hat, spielt als dein Bot.
page-bots-copy = Kopieren
page-bots-copied = Kopiert
page-bots-try = Ein Programm spielen lassen:
page-bots-revoke = Widerrufen
page-bots-revoke-sure = Dieses Token widerrufen? Der Bot wird sofort getrennt und kann damit nicht wiederkommen.
page-bots-none = Du hast noch keine Bots.
page-bots-used = zuletzt benutzt
page-bots-never = nie benutzt
page-bots-rights = Ein Token kann sich setzen, zusehen, spielen und gehen. Es kann keine Tische aufmachen, nichts im Chat schreiben, nicht nach Tipps fragen und nichts an dir ändern.
page-bots-made = gemacht
page-bots-mark = Bot

# Aufgaben
puzzle-ask = Du bist { $who }. Was ist dein bester Zug?
puzzle-more = So weit richtig. Wie geht es weiter?
puzzle-wrong = Kein schlechter Gedanke, aber hier gibt es etwas deutlich Stärkeres.
puzzle-over = Diese Aufgabe ist vorbei. Die nächste wartet auf dich.
puzzle-right = Richtig! { $answer }.
puzzle-shown = Die Antwort: { $answer }.
puzzle-prevents = Sonst könnte { $who } weitermachen: { $step }. Damit hätte { $who } gewonnen.
puzzle-why = { $reason } So werden von hier aus etwa { $chance } von 100 Partien gewonnen, { $ahead } mehr als mit dem Nächstbesten („{ $rival }“): { $rival_chance }.
puzzle-brings = Das bringt dir sofort: { $points }.
puzzle-takes = { $who } verliert sofort: { $points }.
puzzle-opens = Im selben Zug kannst du weitermachen: { $step }. Zusammen bringt das: { $points }.
puzzle-opens-victory = Im selben Zug kannst du weitermachen: { $step }. Damit ist die Partie gewonnen.
puzzle-victorious = Damit ist die Partie gewonnen.
puzzle-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
page-puzzle = Aufgabe
page-puzzles = Aufgaben
page-puzzles-lead = Finde den einen Zug, der klar der beste ist. Jeder ist durch lange Suchen bewiesen.
page-puzzles-none = Es gibt noch keine Aufgaben.
page-puzzle-day = Aufgabe des Tages
page-puzzle-show = Zeig es mir
page-puzzle-next = Nächste Aufgabe
page-puzzle-again = Versuche es noch einmal, oder lass es dir zeigen.
page-puzzle-rating = Aufgabenwertung
page-puzzle-difficulty = Schwierigkeit
page-puzzle-streak = richtig in Folge
page-puzzle-streak-now = Jetzt in Folge
page-puzzle-streak-best = Längste Folge
page-puzzle-solved = Auf Anhieb richtig
page-puzzle-never-played = Noch nie gespielt? Erste Partie
page-puzzle-by-difficulty = Nach Schwierigkeit
page-puzzle-by-theme = Nach Thema
page-puzzle-train = Üben
page-puzzle-all = Alle Aufgaben
page-puzzle-was-right = richtig gelöst
page-puzzle-was-missed = verfehlt
page-puzzle-open = noch nicht beantwortet

# Der Begleiter nach einem Zug
critique-better = Besser war: { $best }.
critique-chances = Damit werden von dort aus etwa { $better } von 100 Partien gewonnen, mit deinem Zug { $chance }.
critique-gains = Es hätte sofort gebracht: { $what }.
critique-reply = Jetzt kann { $who } antworten: { $reply }.
critique-reply-wins = Damit ist die Partie gewonnen.
critique-reply-costs = Das kostet dich: { $what }.
critique-reply-brings = Das bringt { $who }: { $what }.
page-critique = Begleiter nach meinen Zügen
page-critique-lead = Nach deinem Zug sagt er, ob etwas klar besser war.
page-critique-close = Die Worte des Begleiters weglegen

## Notebooks
notebook-others = Die anderen vorlassen
notebook-news = Was geschah
notebook-thinks = Die anderen überlegen
notebook-late = Das geht jetzt nicht: Der Tisch ist schon weiter.

## Freunde
friend-not-found = Damit allein lässt sich niemand finden. Frag nach dem Code.
friend-yourself = Das bist du selbst.
friend-too-many = Es sind schon zu viele.
friend-too-often = Zu oft. Versuch es in einer Weile wieder.
friend-none = Diesen Freund oder diese Anfrage gibt es nicht.
friend-stranger = Das kann nur, wer an diesem Tisch sitzt.
friend-begun = Das Spiel hat begonnen.
page-friends = Freunde
page-friends-lead = Nur Freunde sehen, ob du da bist. Du kannst sie an einen Tisch einladen und ihnen Plätze freihalten.
page-friends-asked = Sie möchten mit dir befreundet sein
page-friends-asking = Du hast gefragt
page-friends-none = Noch keine. Frag jemanden mit Namen, oder wen du an einem Tisch getroffen hast.
page-friends-ask = Jemanden fragen
page-friends-ask-do = Fragen
page-friends-name = Name oder Code
page-friends-code = Mit diesem Code finden dich andere:
page-friends-met = Wen du getroffen hast
page-friends-accept = Annehmen
page-friends-decline = Ablehnen
page-friends-remove = Entfernen
page-friends-withdraw = Zurückziehen
page-friends-there = ist da
page-invitations = Einladungen
page-invites-you = lädt dich ein
page-invitation-no = Nein, danke
page-invited = Eingeladen.
page-invite-friend-do = Einladen
page-keep-seat = Platz freihalten
page-seat-kept = frei für
page-release-seat = Freigeben
page-seat-friend = Freihalten für

page-tournament-open-to = Wer darf zusehen und mitspielen?
page-tournament-sure = Das lässt sich nicht zurücknehmen.
page-tournament-yes = Ja
