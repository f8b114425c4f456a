### 4 Gods

## The game in one sentence, for the lobby

about = Baut aus passenden Plättchen gemeinsam eine Welt und sendet Propheten in die Reiche eures Gottes.
about-short = Baut gemeinsam eine Welt, Plättchen für Plättchen.

## What happens

begin = Alle sind bereit: alle spielen zugleich.
toss-simultaneous = Der Wurf sagt: alle spielen zugleich.
toss-timed = Der Wurf sagt: Züge auf Zeit.
toss-visible = Der Wurf sagt: offene Gottheiten.
toss-secret = Der Wurf sagt: geheime Gottheiten.
toss-4 = Der Wurf sagt: vier Gottheiten, zwei für jeden.
toss-2 = Der Wurf sagt: zwei Gottheiten, eine für jeden.
starter = { $who } beginnt.
ready = { $who } ist bereit.
colour = { $who } nimmt die Propheten in { $colour }.
card = { $who } bekommt für { $colour } eine Götterkarte: { $god }.
pass = { $who } passt.
turn = { $who } ist am Zug.
time = Die Zeit von { $who } ist um.
drawn = { $who } zieht ein Plättchen{ $tile } aus dem Beutel.
seen = Dein Plättchen{ $tile }.
last-tile = Das war das letzte Plättchen im Beutel.
to-row = { $who } legt ein Plättchen{ $tile } in die Reihe von { $row }.
to-bag = Ein Plättchen{ $tile } geht von { $who } in den Beutel.
take = { $who } nimmt ein Plättchen{ $tile } aus der Reihe von { $row }; es muss gleich gelegt oder abgelegt werden.
flip = { $who } dreht ein Plättchen in der Reihe von { $row } um; oben liegt jetzt: { $face }.
place = { $who } legt ein Plättchen auf Feld { $cell }: { $face }.
destroy = Kataklysmus! { $who } zerstört die Stadt von { $owner } auf Feld { $cell } mit einem Plättchen: { $face }.
destroy-for = Kataklysmus! { $who } zerstört die Stadt von { $owner } auf Feld { $cell } mit einem Plättchen: { $face }. Gutgeschrieben wird sie { $credited }.
prophet = { $who } schickt einen Propheten ({ $colour }) nach Feld { $cell }: { $terrain }.
migration = Ein Prophet ({ $colour }) von { $who } wandert von Feld { $source } nach Feld { $cell }: { $terrain }.
city =
    { $who } baut für { $colour } eine legendäre Stadt auf Feld { $cell }; { $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }.
city-from =
    { $who } baut für { $colour } eine legendäre Stadt auf Feld { $cell }, mit dem Propheten von Feld { $source }; { $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    }.
god = { $who } wird { $god } und nimmt die Propheten in { $colour }.
window = Die Zeit für einen Propheten von { $who } auf Feld { $cell } ist um.
challenge = { $who } beanstandet Feld { $cell }: das Plättchen passt nicht.
challenge-failed = { $who } beanstandet Feld { $cell }, aber das Plättchen liegt richtig.
asked = Wer hat das Plättchen auf Feld { $cell } gelegt? { $who } wird gefragt.
admit = { $who } gibt es zu.
silent = { $who } sagt nichts.
nobody = Niemand ist schuld: das Plättchen von Feld { $cell } kommt in den Beutel.
back-to-hand = Ein Plättchen{ $tile } geht zurück in die Hand von { $who }.
removed = Das Plättchen auf Feld { $cell } hat keinen Halt mehr und kommt in den Beutel.
lost = { $who } verliert einen Propheten ({ $colour }) für immer.
trigger-G4-E-01 = Die Welt ist voll: die Nachspielzeit beginnt.
trigger-G4-E-02 = Der Beutel ist leer: die Nachspielzeit beginnt.
over-G4-E-03 = Alle haben gepasst: das Spiel ist zu Ende.
over-G4-E-04 = Die Nachspielzeit ist um: das Spiel ist zu Ende.
over-G4-E-05 = Die Zusatzrunden sind gespielt: das Spiel ist zu Ende.
over-G4-E-06 = Die Zusatzzüge sind gespielt: das Spiel ist zu Ende.
over-G4-R-35 = Das Spiel dauert lange genug und endet, als hätten alle gepasst.
revealed = { $who } zeigt die Gottheit von { $colour }: { $god }.
token = { $who } schreibt eine zerstörte Stadt { $colour } gut.
scored = { $who }, { $colour }: Städte { $cities }, Propheten { $prophets }, größtes Königreich { $largest }, Zahl der Königreiche { $number }; zusammen { $total }.
thing-only = nur { $terrain }

## What can be done

progress-god = Diese Gottheit kann niemand anderes mehr werden, und von den { $all } Seiten der Plättchen in Händen und Reihen zeigen { $n } { $terrain }.
progress-god-kingdoms = Reiche von { $terrain } bisher: { $number }, das größte mit { $largest } Plättchen.
progress-fits = Das Plättchen passt sofort in { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    } der Welt.
progress-held = Solange du es hältst, kann es niemand anderes nehmen.
progress-gone = { $who } hat es nicht mehr.
progress-draw-two = Das füllt beide Hände in einem Schritt; nach einem einzelnen Plättchen könntest du erst wieder ziehen, wenn beide frei sind. Im Beutel: { $bag }.
progress-draw-one = Das bringt ein neues Plättchen und lässt eine Hand frei für eines aus den Reihen. Im Beutel: { $bag }.
progress-hands-free = Die Hände sind wieder frei für Passenderes: Plättchen in den Reihen { $rows }, im Beutel { $bag }.
do-hold = das Plättchen hochhalten, um es zu legen (von Nordwest im Uhrzeigersinn: { $face }); dann sagen, wohin damit
do-take-city = eine Stadt mit einem Propheten ({ $colour }) nehmen; dann sagen, wohin damit
do-take-city-from = eine Stadt mit dem Propheten ({ $colour }) von Feld { $source } nehmen; dann sagen, wohin damit
do-accuse = ein Plättchen beanstanden, dann wählen, welches
do-summon = einen Propheten nach Feld { $cell } ({ $terrain }) wandern lassen; dann sagen, woher
do-lower = zurücknehmen, was du hochhältst
do-place = das Plättchen ({ $face }) auf Feld { $cell } legen
do-place-wrong = das Plättchen ({ $face }) auf Feld { $cell } legen, was gegen die Regeln ist
here-place = das Plättchen hierhin legen
here-city = hier eine Stadt mit einem Propheten ({ $colour }) bauen: 5 Punkte, wenn sie hält
do-destroy = die Stadt von { $owner } auf Feld { $cell } mit dem Plättchen ({ $face }) zerstören: 5 Punkte am Ende
do-prophet = einen Propheten ({ $colour }) auf Feld { $cell } stellen: { $terrain }
do-migrate = den Propheten ({ $colour }) von Feld { $source } nach Feld { $cell } ziehen lassen: { $terrain }
do-none = hier kein Prophet
do-city = eine Stadt mit einem Propheten ({ $colour }) auf Feld { $cell } bauen: 5 Punkte, wenn sie hält
do-city-from = eine Stadt auf Feld { $cell } bauen, mit dem Propheten ({ $colour }) von Feld { $source }
do-row = das Plättchen{ $tile } in die eigene Reihe legen
do-put-away = das Plättchen{ $tile } in die Reihe von { $row } ablegen
do-put-in-bag = das Plättchen{ $tile } in den Beutel legen
do-both = beide Plättchen in die eigene Reihe legen: { $tile }; { $mate }
do-draw = { $n } Plättchen aus dem Beutel ziehen
do-more = ein zweites Plättchen ziehen
do-enough = kein zweites Plättchen
do-take = das Plättchen{ $tile } aus der Reihe von { $row } nehmen; es muss gleich gelegt oder abgelegt werden
do-flip = das Plättchen{ $tile } in der Reihe von { $row } umdrehen
do-god = { $god } werden ({ $terrain }), für immer
do-colour = die Propheten in { $colour } nehmen
do-ready = sagen, dass du bereit bist
do-pass = passen; später darfst du wieder handeln
do-end = den Zug beenden; Plättchen in der Hand kommen in deine Reihe
do-challenge = das Plättchen auf Feld { $cell } beanstanden
do-admit = es zugeben
do-silent = nichts sagen
do-lose = den Propheten ({ $colour }) auf Feld { $cell } verlieren
do-lose-reserve = einen Propheten ({ $colour }) aus dem Vorrat verlieren
do-token = eine zerstörte Stadt { $colour } gutschreiben
do-bag = ein Plättchen{ $tile } kommt aus dem Beutel
do-start = { $who } beginnt
do-toss = die Spielmarken der Spielweisen werden geworfen
do-card = { $colour } bekommt die Karte { $god }
do-clock = eine Frist ist abgelaufen

## What is asked

ask-over =
    { $points ->
        [one] Das Spiel ist zu Ende: { $who } gewinnt mit { $points } Punkt.
       *[other] Das Spiel ist zu Ende: { $who } gewinnt mit { $points } Punkten.
    }
ask-over-shared =
    { $points ->
        [one] Das Spiel ist zu Ende: { $who } teilen sich den Sieg mit { $points } Punkt.
       *[other] Das Spiel ist zu Ende: { $who } teilen sich den Sieg mit { $points } Punkten.
    }
ask-chance = Der Zufall entscheidet: ein Plättchen, eine Karte oder wer beginnt.
ask-wait = Warten auf { $who }.
ask-everybody = Alle spielen zugleich.
ask-colours = { $who }, welche Propheten nimmst du?
ask-ready = { $who }, bist du bereit?
ask-ready-wait = Warten, bis alle bereit sind.
ask-play = Dein Zug, { $who }: Nimm ein Plättchen auf und lege es, oder tu etwas anderes.
ask-play-empty = Dein Zug, { $who }: Ziehe ein oder zwei Plättchen, oder nimm eins aus einer Reihe.
ask-turn = { $who }, du bist am Zug: Nimm ein Plättchen auf und lege es, tu etwas anderes oder beende den Zug.
ask-turn-empty = { $who }, du bist am Zug: Ziehe ein oder zwei Plättchen, nimm eins aus einer Reihe oder beende den Zug.
ask-taken = { $who }, lege das genommene Plättchen in die Welt oder lege es ab.
ask-where = { $who }, wohin mit dem Plättchen ({ $face })?
ask-where-city = { $who }, wo baust du die Stadt?
ask-whence = { $who }, welcher deiner Propheten wandert dorthin?
ask-which = { $who }, welches Plättchen beanstandest du?
ask-prophet = { $who }, ein Prophet auf dein neues Plättchen?
ask-second = { $who }, ein zweites Plättchen?
ask-cooling = { $who }, einen Augenblick: deine letzte Aktion ist gerade erst geschehen.
ask-answer = { $who }, hast du das falsche Plättchen auf Feld { $cell } gelegt?
ask-lose = { $who }, welchen Propheten verlierst du?
ask-tokens = { $who }, welcher Farbe wird eine zerstörte Stadt gutgeschrieben?

## Why something cannot be done, by reason

game-over = Das Spiel ist zu Ende.
not-started = Das Spiel hat noch nicht begonnen.
not-your-turn = Das ist jetzt nicht an dir.
not-in-this-mode = An diesem Tisch gibt es das nicht.
too-soon = Zu früh: zwischen zwei Aktionen muss ein Augenblick vergehen.
lose-first = Wähle erst den Propheten, den du verlierst.
finish-first = Sag erst, wohin damit, oder nimm den letzten Schritt zurück.
take-up-first = Sag erst, womit: nimm das Plättchen, die Stadt oder die Beanstandung auf.
place-or-put-first = Erst muss das genommene Plättchen gelegt oder abgelegt werden.
no-such-tile = Dieses Plättchen hast du nicht in der Hand.
tile-gone = Dieses Plättchen liegt in keiner Reihe mehr{ $beat }.
no-god = Dazu brauchst du eine Gottheit.
god-already-chosen = Deine Wahl der Gottheit ist endgültig.
god-taken = Schon vergeben{ $beat }.
no-city-left = Alle Städte sind gebaut.
no-city-here = Dort steht keine Stadt.
own-city = Du kannst deine eigene Stadt nicht zerstören.
no-tile-here = Dort liegt kein Plättchen.
hand-not-free = Du brauchst eine freie Hand.
both-hands-needed = Zum Ziehen brauchst du beide Hände frei.
row-full = Deine Reihe ist voll.
bag-empty = Im Beutel sind nicht genug Plättchen.
occupied = Das Feld ist besetzt{ $beat }.
too-few-edges = Dort gibt es keine zwei geraden Kanten.
does-not-match = Das Plättchen passt dort nicht zu seinen Nachbarn.
no-use = Du könntest jetzt nichts damit anfangen.
must-place = Das genommene Plättchen passt irgendwo, also muss es gelegt werden.
too-late = Zu spät: das gehört zum Augenblick gleich nach dem Legen oder Ziehen.
no-prophet = Kein Prophet kann das tun.
reserve-not-empty = Propheten wandern nur, wenn der Vorrat leer ist.
beat-tile = ein Plättchen von { $who }
beat-city = eine Stadt von { $owner }
beat-frame = der Rahmen
beat-hand = { $who } hat es in der Hand
beat-world = es liegt in der Welt
beat-bag = es ist im Beutel
beat-owner = { $who } hat sie

## Rule options

option-play = Alle zugleich oder in Zügen?
option-play-simultaneous = Alle handeln jederzeit.
option-play-timed = Züge von 30 Sekunden im Uhrzeigersinn.
option-clock = Was misst die Zeit?
option-clock-ticks = Schritte: reihum tut jeder eines.
option-clock-real = Eine echte Uhr; wer zuerst kommt, ist zuerst dran.
option-gods = Sind die Gottheiten offen oder geheim?
option-gods-visible = Gottheiten werden im Spiel offen gewählt.
option-gods-secret = Jeder bekommt eine verdeckte Götterkarte.
option-two_player_gods = Zu zweit: wie viele Gottheiten?
option-two_player_gods-4 = Alle vier, zwei für jeden.
option-two_player_gods-2 = Eine für jeden.
option-modes = Wer entscheidet, wie gespielt wird?
option-modes-chosen = Du, hier.
option-modes-tossed = Der Zufall, wenn das Spiel beginnt: alle zugleich oder in Zügen, offene oder geheime Gottheiten, und zu zweit wie viele.
option-world_size = Wie groß ist die Welt?
option-world_size-any = { $n } mal { $n } Felder.
option-turn_steps = Wie viele Schritte sind 30 Sekunden?
option-turn_steps-any =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }.
option-hands_open = Sind die Hände offen?
option-hands_open-true = Alle sehen die Plättchen in der Hand.
option-hands_open-false = Nur wer sie hält, sieht sie.
option-backs = Sind die Rückseiten in den Reihen zu sehen?
option-backs-shown = Beide Seiten sind bekannt.
option-backs-hidden = Nur die Oberseite; Umdrehen zeigt die andere.
option-turning = Ist Umdrehen eine Aktion?
option-turning-auto = Mit echter Uhr oder verdeckten Rückseiten.
option-turning-on = Immer.
option-turning-off = Nie.
option-draw_two = Wann entscheidet man über das zweite Plättchen?
option-draw_two-declared = Vor dem Ziehen.
option-draw_two-after_seeing = Nach dem Blick auf das erste.
option-taken_must_place = Muss ein genommenes Plättchen gelegt werden, wenn es passt?
option-taken_must_place-auto = Mit Schritten ja, mit echter Uhr nein.
option-taken_must_place-true = Ja.
option-taken_must_place-false = Nein.
option-free_take = Darf man Plättchen nehmen, die nirgends passen?
option-free_take-auto = Mit echter Uhr oder verdeckten Rückseiten.
option-free_take-true = Ja.
option-free_take-false = Nein.
option-late_god = Ein Prophet, obwohl die Gottheit nach dem Plättchen kommt?
option-late_god-false = Nein.
option-late_god-true = Ja, als allernächste Aktion.
option-split_occupancy = Für welche Königreiche besetzt ein Prophet ein geteiltes Plättchen?
option-split_occupancy-kingdom = Nur für das, in dem er steht.
option-split_occupancy-terrain = Für jedes dieser Landschaft.
option-zero_rank = Bekommt eine Gottheit ohne Königreich einen Platz?
option-zero_rank-none = Nein.
option-zero_rank-ranked = Ja, 0 zählt wie jede Zahl.
option-destroyed_marker = Wann wird eine zerstörte Stadt gutgeschrieben?
option-destroyed_marker-at_destruction = Sofort.
option-destroyed_marker-at_scoring = Vor der Wertung.
option-placement_check = Wer prüft, ob richtig gelegt wird?
option-placement_check-strict = Der Tisch lässt keine Fehler zu.
option-placement_check-honour = Fehler liegen, bis jemand sie beanstandet.
option-blame = Wie findet man, wer falsch gelegt hat?
option-blame-known = Der Tisch weiß es.
option-blame-confess = Die Person wird gefragt.
option-penalty = Wer verliert für einen Fehler einen Propheten?
option-penalty-all = Alle.
option-penalty-none = Niemand.
option-penalty-any = Nur die Plätze { $n }.
option-own_report = Kostet ein eigener Fehler, den du meldest, einen Propheten?
option-own_report-forgiven = Nein, wenn es gleich mit der nächsten Handlung gesagt wird.
option-own_report-punished = Ja, wie jeder Fehler.
option-tile_set = Welche Plättchen sind im Beutel?
option-tile_set-complete92 = Der vollständige Satz von 92 Plättchen.
option-cooldown_ms = Die Pause zwischen zwei Aktionen einer Person.
option-cooldown_ms-any =
    { $n ->
        [one] { $n } Millisekunde
       *[other] { $n } Millisekunden
    }.
option-prophet_window_ms = Die Zeit, um einen Propheten zu stellen.
option-prophet_window_ms-any =
    { $n ->
        [one] { $n } Millisekunde
       *[other] { $n } Millisekunden
    }.
option-take_window_ms = Die Zeit, um ein genommenes Plättchen zu legen.
option-take_window_ms-any =
    { $n ->
        [one] { $n } Millisekunde
       *[other] { $n } Millisekunden
    }.
option-bot_pace = Wie schnell spielen Bots mit echter Uhr?
option-bot_pace-level = Nach ihrer Stufe: je schwächer, desto langsamer, damit Menschen Raum haben.
option-bot_pace-calm = Halb so schnell wie nach ihrer Stufe.
option-bot_pace-quick = So schnell, wie der Tisch sie lässt.
option-fair_window_ms = Fenster, in denen eine wechselnde Reihenfolge entscheidet.
option-fair_window_ms-0 = Keine: wer zuerst kommt, ist zuerst dran.
option-fair_window_ms-any =
    { $n ->
        [one] { $n } Millisekunde
       *[other] { $n } Millisekunden
    }.

## Ways to play, asked in front

front-simultaneous-ticks = Der Reihe nach
front-simultaneous-ticks-lead = Jede Person tut eine Sache, dann die nächste; niemand hat Eile.
front-simultaneous-real = Echtzeit
front-simultaneous-real-lead = Alle spielen zugleich; was zuerst kommt, gilt zuerst.
front-timed-ticks = In langen Zügen
front-timed-ticks-lead = Ein Zug hat mehrere Schritte, ohne Uhr.
front-timed-real = Gegen die Uhr
front-timed-real-lead = Züge von 30 Sekunden: so viel, wie du darin schaffst.
limits-simultaneous =
    { $take ->
        [one] { $take } Sekunde
       *[other] { $take } Sekunden
    }, um ein genommenes Plättchen zu legen, { $prophet ->
        [one] { $prophet } Sekunde
       *[other] { $prophet } Sekunden
    } für einen Propheten; am Ende Nachspielzeit für alle zusammen, { $extra ->
        [one] { $extra } Sekunde
       *[other] { $extra } Sekunden
    } je Person
limits-timed = Züge von { $turn } Sekunden; danach ist der Zug vorbei. Am Ende haben alle noch einen

## seat

seat-north = Nord
seat-east = Ost
seat-south = Süd
seat-west = West

## terrain

terrain-sea = Meer
terrain-plain = Ebene
terrain-forest = Wald
terrain-mountain = Gebirge

## colour

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-gray = Grau

## god

god-sea = Göttin des Meervolks
god-plain = Gott der Menschen
god-forest = Göttin der Elfen
god-mountain = Gott der Zwerge

## thing

thing-a-tile = ein Plättchen

## Short words of pictures

label-bag = Beutel
label-cities = Städte
label-prophets = Propheten
label-largest = größtes
label-number = Anzahl
label-points = Punkte
label-reserve = Vorrat
label-row = Reihe
label-free = frei
label-hand = Hand
label-full = voll: kein Ziehen
label-round = Runde
label-left = übrig
label-extra-turns = Zusatzzüge übrig
label-rounds-left = Zusatzrunden übrig
label-steps-left = Schritte übrig
label-extra-time = Nachspielzeit
label-kingdoms = Königreiche
label-no-god = noch keine Gottheit
label-secret = geheime Gottheit
label-free-god = frei
label-passed = gepasst
label-ready = bereit
label-city = Stadt
label-safe = hier passt kein Plättchen
label-fits = passende Plättchen: Beutel { $bag }, Reihen { $rows }
label-wins = Sieg
label-cities-left = noch { $n } von { $all } Städten
label-trigger-G4-E-01 = die Welt ist voll
label-trigger-G4-E-02 = der Beutel ist leer
label-cooling = wartet kurz
label-losing = verliert einen Propheten
label-choosing = noch ein Plättchen?
label-taken = muss das Genommene legen
label-window = darf einen Propheten senden
label-aim-city = hält eine Stadt hoch
label-aim-challenge = beanstandet
label-all-kingdoms = alle Königreiche
label-sign-points = Punkte: Städte + Propheten + größtes Reich der Gottheit + Anzahl ihrer Reiche (Plätze { $bonus }).
label-sign-kingdoms = Reiche: wer führt, Plättchen → Punkte dafür.
label-sign-rows = Reihen: die obere Seite, in der Ecke die Rückseite; Punkt: passt irgendwo. Gestrichelte Stadt: zerstörbar.
label-now = wenn jetzt Schluss wäre
label-destroyed = zerstört
label-lowest = der niedrigere Stein zählt
label-button-ready = bereit
label-button-draw1 = 1 ziehen
label-button-draw2 = 2 ziehen
label-button-more = noch eins
label-button-enough = genug
label-button-row = ablegen
label-button-both = beide ablegen
label-button-city = Stadt bauen
label-button-flip = umdrehen
label-button-none = kein Prophet
label-button-lower = zurück
label-button-challenge = beanstanden
label-button-admit = zugeben
label-button-silent = schweigen
label-button-pass = passen
label-button-end = Zug beenden
label-title = 4 Gods
label-holder = { $who } ({ $colour })

## What a thing says when it is pointed at

label-cell = Feld { $cell }
label-about-draw1 = Ein Plättchen aus dem Beutel ziehen; beide Hände müssen frei sein. Wohin es kommt, wählst du später.
label-about-draw2 = Zwei Plättchen aus dem Beutel ziehen, eines für jede Hand; beide müssen frei sein.
label-about-more = Noch ein zweites Plättchen ziehen.
label-about-enough = Bei dem einen gezogenen Plättchen bleiben.
label-about-row = Ein Plättchen, das du nicht brauchst, in deine Reihe legen, wo alle es nehmen können.
label-about-both = Beide Plättchen der Hand in deine Reihe legen, wo alle sie nehmen können.
label-about-city = In einer Lücke eine Legendäre Stadt mit einem deiner Propheten bauen: am Ende 5 Punkte, wenn sie steht.
label-about-flip = Ein Plättchen in einer beliebigen Reihe umdrehen, sodass die andere Seite oben liegt.
label-about-none = Diesmal keinen Propheten senden; er bleibt im Vorrat.
label-about-challenge = Ein Plättchen beanstanden, das nicht passt; es wird geprüft.
label-about-lower = Zurücklegen, was du hochhältst; nichts ist geschehen.
label-about-ready = Sagen, dass du bereit bist; es beginnt, wenn alle es sind.
label-about-admit = Den Fehler zugeben: das Plättchen kommt in deine Reihe.
label-about-silent = Nichts sagen: das Plättchen kommt in den Beutel, und du verlierst dafür keinen Propheten.
label-about-pass = Jetzt nichts tun; später kannst du wieder handeln.
label-about-end = Du bist fertig; die anderen spielen weiter.
label-about-region = Einen deiner Propheten in dieses Reich senden: die meisten dort bringen einen Punkt je Plättchen ohne Propheten.
label-about-tile = Dieses Plättchen kommt in deine Reihe, wo alle es nehmen können.
label-about-side = Mit dieser Seite nach oben kommt es in deine Reihe, wo alle es nehmen können.
label-about-colour = Einen Propheten dieser Farbe nehmen: { $colour }.

## What decided it

tie-lowest = Der niedrigste Marker entscheidet: der von { $who } steht auf { $mine }, der von { $other } auf { $theirs }.
tie-highest = Die niedrigsten Marker stehen gleich, also entscheidet der höchste: { $who } { $mine }, { $other } { $theirs }.
fact-place = Plättchen gelegt, mehr als alle anderen
fact-prophet = Propheten gesandt, mehr als alle anderen
fact-city = Städte gebaut, mehr als alle anderen
fact-destroy = Städte zerstört, mehr als alle anderen

## The page: hand, rows, cells, deeds in a few words, sources of points

label-world = Die Welt
label-tray = Deine Hand
label-watching = Du siehst zu.
label-over = Das Spiel ist zu Ende.
label-stock = Reihen
label-rows = Abgelegt: für alle zu haben
label-empty-hand = eine freie Hand
label-tile-named = Plättchen: { $face }; Rückseite: { $back }
label-turn-it = Drehen (R)
label-turn-over = Andere Seite (F)
label-this-one = dieses
label-side-up = diese Seite oben
label-where-tile = Wohin kommt das Plättchen?: ↻ dreht es (R), ⇄ wendet es (F)
label-ask-discard = Welches Plättchen in die Reihe?: dort liegt es für alle zum Nehmen
label-ask-flip = Welches Plättchen umdrehen?
label-ask-city = Wo entsteht die Stadt?: 5 Punkte, solange kein Plättchen sie zerstört
label-ask-accuse = Welches Plättchen beanstandest du?
label-prophet-on = Prophet: { $terrain }
label-prophet-there = ein Prophet von { $owner } ({ $terrain })
label-scar = hier wurde eine Stadt zerstört
label-shut = leer; zu wenige gerade Kanten für ein Plättchen
label-must-match = leer; im Uhrzeigersinn ab Nordwest nötig: { $corners }
label-any-terrain = beliebig
label-city-of = eine Legendäre Stadt von { $owner }
label-city-safe = kein Plättchen passt hierher, also ist sie sicher
label-city-open = ein passendes Plättchen könnte sie zerstören
label-kingdom-of = Reich mit { $n } Plättchen: { $terrain }
label-nobody-there = niemand hat hier einen Propheten
label-earns =
    { $n ->
        [one] jetzt { $n } Punkt für { $who }
       *[other] jetzt { $n } Punkte für { $who }
    }
label-reserve-of =
    { $n ->
        [one] { $n } Prophet von { $colour } im Vorrat
       *[other] { $n } Propheten von { $colour } im Vorrat
    }
label-cities-short = Städte
label-prophets-short = Proph.
label-largest-short = größtes
label-number-short = Reiche
label-cities-why = 5 Punkte je Stadt, eigene oder zerstörte
label-prophets-why = meiste Propheten in einem Reich: ein Punkt je Plättchen ohne Prophet
label-largest-why = Rang des größten Reichs der Gottheit: 15, 10, 5
label-number-why = Rang nach Anzahl der Reiche der Gottheit: 15, 10, 5
label-closed-tile = ein Plättchen, das du nicht sehen darfst
label-taken-short = genommen
label-god-missing = eine Gottheit fehlt noch: vorher keine Punkte
label-bag-left = { $n } Plättchen im Beutel
label-god-card = { $terrain }: größtes Reich { $largest }, Anzahl der Reiche { $number }; Gottheit: { $owner }
label-row-free = Platz für { $n }
label-row-empty = leer
label-bag-short = im Beutel
label-cities-left-short = { $n ->
        [one] Stadt übrig
       *[other] Städte übrig
    }
label-strip = Reiche jedes Landes: Anzahl und größtes
label-effect-largest = größtes Reich { $change }
label-effect-number = Reiche { $change }
label-become = Gottheit werden
label-act-draw1 = Ein Plättchen ziehen
label-act-draw2 = Zwei ziehen
label-act-row = Eins ablegen
label-act-both = Beide ablegen
label-act-city = Eine Stadt bauen
label-closed-aim = erst, was du hochhältst
label-closed-prophet = erst der Prophet
label-closed-second = erst das zweite Plättchen
label-closed-taken = erst das genommene legen
label-closed-fits = es passt noch: leg es
label-closed-hands = mit leeren Händen
label-closed-row = deine Reihe ist voll
label-closed-bag = der Beutel ist leer
label-closed-one = nur eins ist übrig
label-closed-empty = nichts in der Hand
label-closed-two = mit zwei Plättchen
label-closed-god = nur für Gottheiten
label-closed-supply = alle sind gebaut
label-closed-gap = es gibt keine Lücke
label-closed-walk = kein Prophet kann kommen
label-closed-flip = keins zum Umdrehen
label-not-now = Nicht jetzt …
label-not-now-why = Jetzt nicht möglich, und warum
label-rule = Regel
label-row-of = Reihe von { $who }
label-fits-somewhere = es passt irgendwohin
label-did-place = hat ein Plättchen gelegt
label-did-flip = hat ein Plättchen umgedreht
label-did-destroy = Kataklysmus: Stadt zerstört
label-did-city = hat eine Stadt gebaut
label-did-prophet = hat einen Propheten gesandt
label-did-migration = Prophet ist gewandert
label-did-colour = hat diese Propheten genommen
label-did-lost = hat einen Propheten verloren
label-did-token = zerstörte Stadt gutgeschrieben
label-did-god = ist Gottheit geworden
label-did-drawn = hat ein Plättchen gezogen
label-did-take = hat ein Plättchen genommen
label-did-to-row = hat ein Plättchen abgelegt
label-did-to-bag = Plättchen in den Beutel
label-did-pass = hat gepasst
label-did-challenge = hat ein Plättchen beanstandet
label-did-challenge-failed = vergeblich beanstandet
label-did-admit = hat es zugegeben
label-did-silent = hat geschwiegen
label-did-ready = ist bereit
label-source-cities = Städte
label-source-ruins = zerstörte Städte
label-source-prophets = Propheten in Reichen
label-source-largest = größtes Reich: { $terrain }
label-source-number = Anzahl der Reiche: { $terrain }
label-sources-largest = größtes Reich
label-sources-number = Anzahl der Reiche
