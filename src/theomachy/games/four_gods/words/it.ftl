### 4 Gods

## The game in one sentence, for the lobby

about = Costruite insieme un mondo con tessere che combaciano e mandate profeti nei regni del vostro dio.
about-short = Costruite insieme un mondo, tessera per tessera.

## What happens

begin = Tutti sono pronti: si gioca tutti insieme.
toss-simultaneous = Il lancio dice: si gioca tutti insieme.
toss-timed = Il lancio dice: turni a tempo.
toss-visible = Il lancio dice: divinità visibili.
toss-secret = Il lancio dice: divinità segrete.
toss-4 = Il lancio dice: quattro divinità, due a testa.
toss-2 = Il lancio dice: due divinità, una a testa.
starter = Comincia { $who }.
ready = { $who } è pronto.
colour = { $who } prende i profeti di colore { $colour }.
card = { $who } riceve per il colore { $colour } una carta divinità: { $god }.
pass = { $who } passa.
turn = È il turno di { $who }.
time = Il tempo di { $who } è finito.
drawn = { $who } pesca una tessera{ $tile } dal sacchetto.
seen = La tua tessera{ $tile }.
last-tile = Era l'ultima tessera del sacchetto.
to-row = { $who } mette una tessera{ $tile } nella fila di { $row }.
to-bag = Una tessera{ $tile } passa da { $who } nel sacchetto.
take = { $who } prende una tessera{ $tile } dalla fila di { $row }; va subito piazzata o riposta.
flip = { $who } gira una tessera nella fila di { $row }; ora si vede: { $face }.
place = { $who } piazza una tessera nella casella { $cell }: { $face }.
destroy = Cataclisma! { $who } distrugge la città di { $owner } nella casella { $cell } con una tessera: { $face }.
destroy-for = Cataclisma! { $who } distrugge la città di { $owner } nella casella { $cell } con una tessera: { $face }. Colore accreditato: { $credited }.
prophet = { $who } manda un profeta ({ $colour }) nella casella { $cell }: { $terrain }.
migration = Un profeta ({ $colour }) di { $who } migra dalla casella { $source } alla casella { $cell }: { $terrain }.
city =
    { $who } costruisce per il colore { $colour } una città leggendaria nella casella { $cell }; ne { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }.
city-from =
    { $who } costruisce per il colore { $colour } una città leggendaria nella casella { $cell } con il profeta della casella { $source }; ne { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    }.
god = { $who } diventa { $god } e prende i profeti di colore { $colour }.
window = Il tempo per un profeta di { $who } nella casella { $cell } è finito.
challenge = { $who } contesta la casella { $cell }: la tessera non va bene.
challenge-failed = { $who } contesta la casella { $cell }, ma la tessera è a posto.
asked = Chi ha piazzato la tessera nella casella { $cell }? Si chiede a { $who }.
admit = { $who } lo ammette.
silent = { $who } non dice nulla.
nobody = Non è colpa di nessuno: la tessera della casella { $cell } va nel sacchetto.
back-to-hand = Una tessera{ $tile } torna in mano a { $who }.
removed = La tessera nella casella { $cell } non ha più appoggio e va nel sacchetto.
lost = { $who } perde per sempre un profeta ({ $colour }).
trigger-G4-E-01 = Il mondo è pieno: comincia il tempo supplementare.
trigger-G4-E-02 = Il sacchetto è vuoto: comincia il tempo supplementare.
over-G4-E-03 = Tutti hanno passato: la partita è finita.
over-G4-E-04 = Il tempo supplementare è finito: la partita termina.
over-G4-E-05 = I giri supplementari sono giocati: la partita è finita.
over-G4-E-06 = I turni supplementari sono giocati: la partita è finita.
over-G4-R-35 = La partita è durata abbastanza e finisce come se tutti avessero passato.
revealed = { $who } mostra la divinità del colore { $colour }: { $god }.
token = { $who } assegna una città distrutta al colore { $colour }.
scored = { $who }, { $colour }: città { $cities }, profeti { $prophets }, regno più grande { $largest }, numero di regni { $number }; in tutto { $total }.
thing-only = solo { $terrain }

## What can be done

progress-god = Nessun altro può più diventare questa divinità, e su { $all } lati di tessere in mani e file { $n } mostrano { $terrain }.
progress-god-kingdoms = Regni di { $terrain } finora: { $number }, il più grande di { $largest } tessere.
progress-fits = La tessera entra subito in { $n ->
        [one] una casella
       *[other] { $n } caselle
    } del mondo.
progress-held = Finché la tieni, nessun altro può prenderla.
progress-gone = { $who } non ce l'ha più.
progress-draw-two = Riempie entrambe le mani in un passo; dopo una sola tessera potresti pescare di nuovo solo con entrambe libere. Nel sacchetto: { $bag }.
progress-draw-one = Porta una tessera nuova e lascia una mano libera per una delle file. Nel sacchetto: { $bag }.
progress-hands-free = Le mani sono di nuovo libere per ciò che si adatta meglio: tessere nelle file { $rows }, nel sacchetto { $bag }.
do-hold = tenere pronta la tessera da piazzare (in senso orario da nord-ovest: { $face }); poi dire dove va
do-take-city = prendere una città con un profeta ({ $colour }); poi dire dove va
do-take-city-from = prendere una città con il profeta ({ $colour }) della casella { $source }; poi dire dove va
do-accuse = contestare una tessera, poi scegliere quale
do-summon = far migrare un profeta nella casella { $cell } ({ $terrain }); poi dire da dove
do-lower = riporre quello che tieni pronto
do-place = piazzare la tessera ({ $face }) nella casella { $cell }
do-place-wrong = piazzare la tessera ({ $face }) nella casella { $cell }, contro le regole
here-place = piazzare la tessera qui
here-city = costruire qui una città con un profeta ({ $colour }): 5 punti se resiste
do-destroy = distruggere la città di { $owner } nella casella { $cell } con la tessera ({ $face }): 5 punti alla fine
do-prophet = mettere un profeta ({ $colour }) nella casella { $cell }: { $terrain }
do-migrate = spostare il profeta ({ $colour }) dalla casella { $source } alla casella { $cell }: { $terrain }
do-none = nessun profeta qui
do-city = costruire una città con un profeta ({ $colour }) nella casella { $cell }: 5 punti se resiste
do-city-from = costruire una città nella casella { $cell } con il profeta ({ $colour }) della casella { $source }
do-row = mettere la tessera{ $tile } nella propria fila
do-put-away = riporre la tessera{ $tile } nella fila di { $row }
do-put-in-bag = riporre la tessera{ $tile } nel sacchetto
do-both = mettere entrambe le tessere nella propria fila: { $tile }; { $mate }
do-draw =
    pescare { $n ->
        [one] { $n } tessera
       *[other] { $n } tessere
    } dal sacchetto
do-more = pescare una seconda tessera
do-enough = nessuna seconda tessera
do-take = prendere la tessera{ $tile } dalla fila di { $row }; va subito piazzata o riposta
do-flip = girare la tessera{ $tile } nella fila di { $row }
do-god = diventare { $god } ({ $terrain }), per sempre
do-colour = prendere i profeti di colore { $colour }
do-ready = dire che sei pronto
do-pass = passare; più tardi potrai agire ancora
do-end = finire il turno; le tessere in mano vanno nella tua fila
do-challenge = contestare la tessera nella casella { $cell }
do-admit = ammetterlo
do-silent = non dire nulla
do-lose = perdere il profeta ({ $colour }) nella casella { $cell }
do-lose-reserve = perdere un profeta ({ $colour }) dalla riserva
do-token = assegnare una città distrutta al colore { $colour }
do-bag = esce una tessera{ $tile }
do-start = comincia { $who }
do-toss = si lanciano i gettoni delle modalità
do-card = il colore { $colour } riceve la carta { $god }
do-clock = un tempo è scaduto

## What is asked

ask-over =
    { $points ->
        [one] La partita è finita: { $who } vince con { $points } punto.
       *[other] La partita è finita: { $who } vince con { $points } punti.
    }
ask-over-shared =
    { $points ->
        [one] La partita è finita: { $who } condividono la vittoria con { $points } punto.
       *[other] La partita è finita: { $who } condividono la vittoria con { $points } punti.
    }
ask-chance = Decide il caso: una tessera, una carta o chi comincia.
ask-wait = Si aspetta { $who }.
ask-everybody = Si gioca tutti insieme.
ask-colours = { $who }, quali profeti prendi?
ask-ready = { $who }, sei pronto?
ask-ready-wait = Si aspetta che tutti siano pronti.
ask-play = Tocca a te, { $who }: solleva una tessera per piazzarla, o fa' altro.
ask-play-empty = Tocca a te, { $who }: pesca una o due tessere, o prendine una da una fila.
ask-turn = { $who }, tocca a te: solleva una tessera per piazzarla, fa' altro o finisci il turno.
ask-turn-empty = { $who }, tocca a te: pesca una o due tessere, prendine una da una fila o finisci il turno.
ask-taken = { $who }, piazza la tessera presa, oppure riponila.
ask-where = { $who }, dove va la tessera ({ $face })?
ask-where-city = { $who }, dove costruisci la città?
ask-whence = { $who }, quale dei tuoi profeti ci va?
ask-which = { $who }, quale tessera contesti?
ask-prophet = { $who }, un profeta sulla tua nuova tessera?
ask-second = { $who }, una seconda tessera?
ask-cooling = { $who }, un momento: la tua ultima azione è appena stata fatta.
ask-answer = { $who }, hai piazzato tu la tessera sbagliata nella casella { $cell }?
ask-lose = { $who }, quale profeta perdi?
ask-tokens = { $who }, a quale colore va una città distrutta?

## Why something cannot be done, by reason

game-over = La partita è finita.
not-started = La partita non è ancora cominciata.
not-your-turn = Ora non tocca a te.
not-in-this-mode = A questo tavolo non si usa.
too-soon = Troppo presto: tra due azioni deve passare un momento.
lose-first = Prima scegli il profeta che perdi.
finish-first = Prima di' dove va, oppure riprendi l'ultimo passo.
take-up-first = Prima di' con che cosa: prendi la tessera, la città o la contestazione.
place-or-put-first = Prima piazza o riponi la tessera presa da una fila.
no-such-tile = Non hai in mano quella tessera.
tile-gone = Quella tessera non è più in nessuna fila{ $beat }.
no-god = Ti serve una divinità.
god-already-chosen = La tua scelta della divinità è definitiva.
god-taken = Già presa{ $beat }.
no-city-left = Tutte le città sono state costruite.
no-city-here = Lì non c'è una città.
own-city = Non puoi distruggere la tua città.
no-tile-here = Lì non c'è una tessera.
hand-not-free = Ti serve una mano libera.
both-hands-needed = Per pescare ti servono entrambe le mani libere.
row-full = La tua fila è piena.
bag-empty = Nel sacchetto non ci sono abbastanza tessere.
occupied = Occupata{ $beat }.
too-few-edges = Non ci sono due bordi dritti.
does-not-match = La tessera non combacia con le vicine.
no-use = Ora non ti servirebbe a nulla.
must-place = La tessera presa va bene da qualche parte: bisogna piazzarla.
too-late = Troppo tardi: si fa solo subito dopo aver piazzato o pescato.
no-prophet = Nessun profeta può farlo.
reserve-not-empty = I profeti migrano solo con la riserva vuota.
beat-tile = una tessera di { $who }
beat-city = una città di { $owner }
beat-frame = la cornice
beat-hand = l'ha in mano { $who }
beat-world = è nel mondo
beat-bag = è nel sacchetto
beat-owner = ce l'ha { $who }

## Rule options

option-play = Tutti insieme o a turni?
option-play-simultaneous = Tutti agiscono in ogni momento.
option-play-timed = Turni di 30 secondi, in senso orario.
option-clock = Che cosa misura il tempo?
option-clock-ticks = Passi: a giro ognuno fa una cosa.
option-clock-real = Un orologio vero; chi arriva prima è primo.
option-gods = Le divinità sono palesi o segrete?
option-gods-visible = Le divinità si scelgono in gioco, davanti a tutti.
option-gods-secret = Ognuno riceve una carta divinità coperta.
option-two_player_gods = In due: quante divinità?
option-two_player_gods-4 = Tutte e quattro, due a testa.
option-two_player_gods-2 = Una a testa.
option-modes = Chi decide come si gioca?
option-modes-chosen = Tu, qui.
option-modes-tossed = Il caso, all'inizio della partita: tutti insieme o a turni, divinità visibili o segrete e, in due, quante.
option-world_size = Quanto è grande il mondo?
option-world_size-any = { $n } per { $n } caselle.
option-turn_steps = Quanti passi sono 30 secondi?
option-turn_steps-any =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }.
option-hands_open = Le mani sono scoperte?
option-hands_open-true = Tutti vedono le tessere in mano.
option-hands_open-false = Le vede solo chi le tiene.
option-backs = Si vedono i retro delle tessere nelle file?
option-backs-shown = Si conoscono entrambi i lati.
option-backs-hidden = Solo il lato in alto; girando si vede l'altro.
option-turning = Girare è un'azione?
option-turning-auto = Con l'orologio vero o i retro nascosti.
option-turning-on = Sempre.
option-turning-off = Mai.
option-draw_two = Quando si decide la seconda tessera?
option-draw_two-declared = Prima di pescare.
option-draw_two-after_seeing = Dopo aver visto la prima.
option-taken_must_place = Una tessera presa va piazzata se combacia?
option-taken_must_place-auto = A passi sì, con l'orologio no.
option-taken_must_place-true = Sì.
option-taken_must_place-false = No.
option-free_take = Si possono prendere tessere che non vanno da nessuna parte?
option-free_take-auto = Con l'orologio vero o i retro nascosti.
option-free_take-true = Sì.
option-free_take-false = No.
option-late_god = Un profeta anche se la divinità arriva dopo la tessera?
option-late_god-false = No.
option-late_god-true = Sì, come azione subito successiva.
option-split_occupancy = Per quali regni un profeta occupa una tessera divisa?
option-split_occupancy-kingdom = Solo quello in cui sta.
option-split_occupancy-terrain = Tutti quelli di quel terreno.
option-zero_rank = Una divinità senza regni ha un posto?
option-zero_rank-none = No.
option-zero_rank-ranked = Sì, 0 vale come ogni numero.
option-destroyed_marker = Quando si assegna una città distrutta?
option-destroyed_marker-at_destruction = Subito.
option-destroyed_marker-at_scoring = Prima del conteggio.
option-placement_check = Chi controlla i piazzamenti?
option-placement_check-strict = Il tavolo rifiuta gli errori.
option-placement_check-honour = Gli errori restano finché qualcuno li contesta.
option-blame = Come si scopre chi ha sbagliato?
option-blame-known = Il tavolo lo sa.
option-blame-confess = Si chiede al giocatore.
option-penalty = Chi perde un profeta per un errore?
option-penalty-all = Tutti.
option-penalty-none = Nessuno.
option-penalty-any = Solo i posti { $n }.
option-own_report = Un tuo errore che segnali tu costa un profeta?
option-own_report-forgiven = No, se lo si dice subito con l'azione successiva.
option-own_report-punished = Sì, come ogni errore.
option-tile_set = Quali tessere sono nel sacchetto?
option-tile_set-complete92 = La serie completa di 92 tessere.
option-cooldown_ms = La pausa tra due azioni di un giocatore.
option-cooldown_ms-any =
    { $n ->
        [one] { $n } millisecondo
       *[other] { $n } millisecondi
    }.
option-prophet_window_ms = Il tempo per aggiungere un profeta.
option-prophet_window_ms-any =
    { $n ->
        [one] { $n } millisecondo
       *[other] { $n } millisecondi
    }.
option-take_window_ms = Il tempo per piazzare una tessera presa.
option-take_window_ms-any =
    { $n ->
        [one] { $n } millisecondo
       *[other] { $n } millisecondi
    }.
option-bot_pace = Quanto sono veloci i bot con l'orologio vero?
option-bot_pace-level = Secondo il livello: più deboli, più lenti, così le persone hanno spazio.
option-bot_pace-calm = La metà della velocità del loro livello.
option-bot_pace-quick = Veloci quanto il tavolo permette.
option-fair_window_ms = Finestre in cui decide un ordine a rotazione.
option-fair_window_ms-0 = Nessuna: chi arriva prima è primo.
option-fair_window_ms-any =
    { $n ->
        [one] { $n } millisecondo
       *[other] { $n } millisecondi
    }.

## Ways to play, asked in front

front-simultaneous-ticks = A turno
front-simultaneous-ticks-lead = Ognuno fa una cosa, poi tocca al prossimo; nessuno ha fretta.
front-simultaneous-real = Tempo reale
front-simultaneous-real-lead = Tutti giocano insieme; chi arriva prima ha la precedenza.
front-timed-ticks = A turni lunghi
front-timed-ticks-lead = Un turno ha più passi, senza orologio.
front-timed-real = Contro il tempo
front-timed-real-lead = Turni di 30 secondi: tutto ciò che riesci a fare.
limits-simultaneous =
    { $take ->
        [one] { $take } secondo
       *[other] { $take } secondi
    } per piazzare una tessera presa, { $prophet ->
        [one] { $prophet } secondo
       *[other] { $prophet } secondi
    } per un profeta; alla fine un recupero per tutti insieme, { $extra ->
        [one] { $extra } secondo
       *[other] { $extra } secondi
    } a persona
limits-timed = Turni di { $turn } secondi; poi il turno finisce. Alla fine ognuno ne ha ancora uno

## seat

seat-north = Nord
seat-east = Est
seat-south = Sud
seat-west = Ovest

## terrain

terrain-sea = mare
terrain-plain = pianura
terrain-forest = foresta
terrain-mountain = montagna

## colour

colour-blue = blu
colour-yellow = giallo
colour-green = verde
colour-gray = grigio

## god

god-sea = Dea del Popolo del Mare
god-plain = Dio degli Umani
god-forest = Dea degli Elfi
god-mountain = Dio dei Nani

## thing

thing-a-tile = una tessera

## Short words of pictures

label-bag = sacchetto
label-cities = città
label-prophets = profeti
label-largest = massimo
label-number = numero
label-points = punti
label-reserve = riserva
label-row = fila
label-free = liberi
label-hand = mano
label-full = piena: non si pesca
label-round = giro
label-left = restano
label-extra-turns = turni extra rimasti
label-rounds-left = giri extra rimasti
label-steps-left = passi rimasti
label-extra-time = tempo supplementare
label-kingdoms = regni
label-no-god = ancora nessuna divinità
label-secret = divinità segreta
label-free-god = libera
label-passed = passato
label-ready = pronto
label-city = città
label-safe = nessuna tessera va bene qui
label-fits = tessere adatte: sacchetto { $bag }, file { $rows }
label-wins = Vittoria
label-cities-left = città rimaste { $n } su { $all }
label-trigger-G4-E-01 = il mondo è pieno
label-trigger-G4-E-02 = il sacchetto è vuoto
label-cooling = attende un momento
label-losing = perde un profeta
label-choosing = un'altra tessera?
label-taken = deve piazzare la tessera presa
label-window = può mandare un profeta
label-aim-city = tiene pronta una città
label-aim-challenge = contesta
label-all-kingdoms = tutti i regni
label-sign-points = Punti: città + profeti + regno più grande della divinità + numero dei suoi regni (posti { $bonus }).
label-sign-kingdoms = Regni: chi è in testa, tessere → punti.
label-sign-rows = File: il lato in alto, nell'angolo il retro; punto: sta da qualche parte. Città tratteggiata: distruttibile.
label-now = se finisse ora
label-destroyed = distrutte
label-lowest = conta il segnalino più basso
label-button-ready = pronto
label-button-draw1 = pesca 1
label-button-draw2 = pesca 2
label-button-more = un'altra
label-button-enough = basta
label-button-row = scarta
label-button-both = scarta entrambe
label-button-city = costruisci
label-button-flip = gira
label-button-none = nessun profeta
label-button-lower = riponi
label-button-challenge = contesta
label-button-admit = ammetti
label-button-silent = taci
label-button-pass = passa
label-button-end = fine turno
label-title = 4 Gods
label-holder = { $who } ({ $colour })

## What a thing says when it is pointed at

label-cell = casella { $cell }
label-about-draw1 = Pesca una tessera dal sacchetto; entrambe le mani devono essere libere. Dove metterla lo scegli dopo.
label-about-draw2 = Pesca due tessere dal sacchetto, una per mano; entrambe devono essere libere.
label-about-more = Pesca anche una seconda tessera.
label-about-enough = Tieni la sola tessera che hai pescato.
label-about-row = Metti una tessera che non ti serve nella tua fila, dove tutti possono prenderla.
label-about-both = Metti entrambe le tessere della mano nella tua fila, dove tutti possono prenderle.
label-about-city = Costruisci in uno spazio vuoto una Città Leggendaria con un tuo profeta: 5 punti alla fine se resta in piedi.
label-about-flip = Gira una tessera di una fila qualsiasi, così che l'altro lato stia sopra.
label-about-none = Questa volta non mandare alcun profeta; resta nella riserva.
label-about-challenge = Contesta una tessera che non va bene; viene controllata.
label-about-lower = Rimetti giù ciò che tieni in mano; non è successo nulla.
label-about-ready = Di' che sei pronto; si comincia quando lo sono tutti.
label-about-admit = Ammetti l'errore: la tessera va nella tua fila.
label-about-silent = Non dire nulla: la tessera va nel sacchetto e non perdi alcun profeta.
label-about-pass = Ora non fare nulla; più tardi puoi agire di nuovo.
label-about-end = Hai fatto ciò che volevi; gli altri continuano.
label-about-region = Manda un tuo profeta in questo regno: chi ne ha di più vi guadagna un punto per ogni tessera senza profeti.
label-about-tile = Questa tessera va nella tua fila, dove tutti possono prenderla.
label-about-side = Con questo lato sopra va nella tua fila, dove tutti possono prenderla.
label-about-colour = Usa un profeta di questo colore: { $colour }.

## What decided it

tie-lowest = Decide il segnalino più basso: quello di { $who } è a { $mine }, quello di { $other } a { $theirs }.
tie-highest = I segnalini più bassi sono pari, quindi decide il più alto: { $who } { $mine }, { $other } { $theirs }.
fact-place = tessere posate, più di tutti
fact-prophet = profeti inviati, più di tutti
fact-city = città costruite, più di tutti
fact-destroy = città distrutte, più di tutti

## The page: hand, rows, cells, deeds in a few words, sources of points

label-world = Il mondo
label-tray = La tua mano
label-watching = Stai guardando.
label-over = La partita è finita.
label-stock = File
label-rows = Scartate: le prende chi vuole
label-empty-hand = una mano libera
label-tile-named = tessera: { $face }; altro lato: { $back }
label-turn-it = Ruotala (R)
label-turn-over = Altro lato (F)
label-this-one = questa
label-side-up = questo lato in alto
label-where-tile = Dove va la tessera?: ↻ la ruota (R), ⇄ la gira (F)
label-ask-discard = Quale tessera va nella fila?: lì tutti possono prenderla
label-ask-flip = Quale tessera giri?
label-ask-city = Dove sorge la città?: 5 punti, finché nessuna tessera la distrugge
label-ask-accuse = Quale tessera contesti?
label-prophet-on = Profeta: { $terrain }
label-prophet-there = un profeta di { $owner } ({ $terrain })
label-scar = qui è stata distrutta una città
label-shut = vuota; troppo pochi lati dritti per una tessera
label-must-match = vuota; in senso orario da nord-ovest serve: { $corners }
label-any-terrain = qualsiasi
label-city-of = una Città Leggendaria di { $owner }
label-city-safe = nessuna tessera va bene qui: è al sicuro
label-city-open = una tessera adatta potrebbe distruggerla
label-kingdom-of =
    { $n ->
        [one] regno di { $n } tessera: { $terrain }
       *[other] regno di { $n } tessere: { $terrain }
    }
label-nobody-there = nessuno ha un profeta qui
label-earns =
    { $n ->
        [one] ora { $n } punto per { $who }
       *[other] ora { $n } punti per { $who }
    }
label-reserve-of =
    { $n ->
        [one] { $n } profeta di colore { $colour } in riserva
       *[other] { $n } profeti di colore { $colour } in riserva
    }
label-cities-short = città
label-prophets-short = profeti
label-largest-short = massimo
label-number-short = regni
label-cities-why = 5 punti per città, propria o distrutta
label-prophets-why = più profeti in un regno: un punto per tessera senza profeta
label-largest-why = posto del regno più grande della divinità: 15, 10, 5
label-number-why = posto per numero di regni della divinità: 15, 10, 5
label-closed-tile = una tessera che non puoi vedere
label-taken-short = presa
label-god-missing = manca ancora una divinità: prima niente punti
label-bag-left =
    { $n ->
        [one] { $n } tessera nel sacchetto
       *[other] { $n } tessere nel sacchetto
    }
label-god-card = { $terrain }: regno più grande { $largest }, numero di regni { $number }; divinità: { $owner }
label-row-free = posto per { $n }
label-row-empty = vuota
label-bag-short = nel sacchetto
label-cities-left-short = { $n ->
        [one] città rimasta
       *[other] città rimaste
    }
label-strip = Regni di ogni terra: quanti e il più grande
label-effect-largest = regno più grande { $change }
label-effect-number = regni { $change }
label-become = Diventa un dio
label-act-draw1 = Pesca una tessera
label-act-draw2 = Pescane due
label-act-row = Scarta una tessera
label-act-both = Scarta entrambe
label-act-city = Costruisci una città
label-closed-aim = prima ciò che tieni alzato
label-closed-prophet = prima il profeta
label-closed-second = prima la seconda tessera
label-closed-taken = prima piazza quella presa
label-closed-fits = si può piazzare: piazzala
label-closed-hands = a mani vuote
label-closed-row = la tua fila è piena
label-closed-bag = il sacchetto è vuoto
label-closed-one = ne resta una sola
label-closed-empty = niente in mano
label-closed-two = con due tessere
label-closed-god = solo per divinità
label-closed-supply = sono già tutte costruite
label-closed-gap = non c'è posto
label-closed-walk = nessun profeta può venire
label-closed-flip = nessuna da girare
label-not-now = Non ora…
label-not-now-why = Ora non si può, ed ecco perché
label-rule = Regola
label-row-of = fila di { $who }
label-fits-somewhere = va bene da qualche parte
label-did-place = ha piazzato una tessera
label-did-flip = ha girato una tessera
label-did-destroy = cataclisma: città distrutta
label-did-city = ha costruito una città
label-did-prophet = ha inviato un profeta
label-did-migration = ha spostato un profeta
label-did-colour = ha preso questi profeti
label-did-lost = ha perso un profeta
label-did-token = città distrutta accreditata
label-did-god = è diventata una divinità
label-did-drawn = ha pescato una tessera
label-did-take = ha preso una tessera
label-did-to-row = ha scartato una tessera
label-did-to-bag = tessera nel sacchetto
label-did-pass = ha passato
label-did-challenge = ha contestato una tessera
label-did-challenge-failed = contestazione fallita
label-did-admit = ha ammesso
label-did-silent = non ha detto nulla
label-did-ready = è pronto
label-source-cities = città
label-source-ruins = città distrutte
label-source-prophets = profeti nei regni
label-source-largest = regno più grande: { $terrain }
label-source-number = numero di regni: { $terrain }
label-sources-largest = regno più grande
label-sources-number = numero di regni
