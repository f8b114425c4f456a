### What both editions of GODS say alike. Each edition names its own pieces (piece-…).

## What happens

tribe = { $who } posa una tribù { $colour } sulla { $at } per { COUNT($price, "piece-power") }; { $outcome }.
tribe-follows = segue { $god }
tribe-case-2 = la toccano templi di dèi diversi, quindi non segue nessuno
tribe-case-3 = la toccano solo tribù senza { piece-stone }, quindi non segue nessuno
tribe-case-4 = i vicini non sono d'accordo, quindi non segue nessuno
tribe-case-5 = non la tocca né un tempio né una tribù, quindi non segue nessuno
tribe-case-6 = tempio e tribù intorno non sono d'accordo, quindi non segue nessuno
tribe-case-7 = un vicino senza { piece-stone } la lascia nel dubbio, quindi non segue nessuno
tribe-short = il suo dio non ha più { piece-stones }, quindi non segue nessuno
temple = { $who } costruisce un tempio sulla { $at } per { COUNT($price, "piece-power") }.
stone-home = La tribù { $colour } sulla { $at } abbandona { $god }: { piece-the-stone } torna a casa.
converted = La tribù { $colour } sulla { $at } ora segue { $god }.
stoneless = { $who } non ha più { piece-stones } per le tribù accanto al nuovo tempio: non seguono nessuno.
desert = { $who } posa un deserto sulla { $at } e guadagna { COUNT($gain, "piece-power") }.
desert-full = { $who } posa un deserto sulla { $at }, ma ha già raggiunto il massimo.
decay = { $who } posa una decadenza sulla { $at } e non prende nulla.
decay-robs = { $who } posa una decadenza sulla { $at } e sottrae { COUNT($gain, "piece-power") } a { $victim }.
decay-robs-full = { $who } posa una decadenza sulla { $at }; { $victim } perde { piece-power-word }, ma { $who } non può averne di più.
desert-moved = { $who } sposta il deserto dalla { $start } alla { $at }.
turn = Turno di { $who }: { COUNT($gain, "piece-power") } in più, { COUNT($power, "piece-power") } in tutto.
forfeit = { $who } non può fare altro e rinuncia al resto del turno.
whirlwind = { $who } scatena il vortice; la carta esce dal gioco.
move-paid = { $who } paga { COUNT($price, "piece-power") } per spostare un deserto.
seated = { $who } riceve il prossimo tempio della disposizione iniziale.
won =
    { $winners } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
shared =
    { $winners } condividono la vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a testa.

## What can be done

do-tribe = posare una tribù { $colour } sulla { $at } per { COUNT($price, "piece-power") }
do-temple = costruire un tempio sulla { $at } per { COUNT($price, "piece-power") }
here-tribe = una tribù { $colour } qui per { COUNT($price, "piece-power") }
here-temple = un tempio qui per { COUNT($price, "piece-power") }
do-desert = posare un deserto sulla { $at }, gratis; porta { COUNT($gain, "piece-power") }
do-desert-full = posare un deserto sulla { $at }, gratis; non porta nulla, hai già raggiunto il massimo
do-decay = posare una decadenza sulla { $at }, gratis; senza prendere nulla
do-decay-robs = posare una decadenza sulla { $at }, gratis, e sottrarre { COUNT($loot, "piece-power") } a { $victim }
do-whirlwind = usare il vortice sul deserto della { $at }, gratis; poi scegliere dove va
do-whirlwind-idle = usare il vortice senza spostare un deserto, gratis; esce dal gioco
do-move = spostare il deserto dalla { $at } per { COUNT($price, "piece-power") }; poi scegliere dove va
do-to = posare il deserto sulla { $at }
do-stone = dare { piece-a-stone } alla tribù { $colour } sulla { $at }
do-end-turn = finire il turno
do-start = comincia { $god }
do-seat = { $god } riceve il prossimo tempio della disposizione iniziale
progress-lifted = La casella che lascia è libera per un tempio: accanto { $n ->
        [one] c'è una tribù
       *[other] ci sono { $n } tribù
    }, di cui tue { $mine }.
progress-closed = Ora su quella casella nessuno può costruire un tempio, e i templi accanto costano di più.
progress-saved = Non costa niente: tieni tutto ({ COUNT($n, "piece-power") }) per un momento migliore.
will-follow = seguirà { $god }
will-follow-nobody = non seguirà nessuno
will-convert = converte { $n } tribù
will-lose = { $god } perde { $n } tribù
will-end = la partita finisce: { $victory }
will-convert-none = non converte tribù
will-choose = { piece-the-stones } non bastano: scegli tu a chi darne

## What is asked

ask-actions =
    { $who }, tocca a te: { $left ->
        [one] { $left } azione
       *[other] { $left } azioni
    } da fare, { COUNT($power, "piece-power") }.
ask-where-to = { $who }, dove va il deserto?
ask-stone = { $who }, non hai abbastanza { piece-stones }. Quale tribù ne riceve?
wait = Tocca a { $who }.
ask-start = La sorte decide chi comincia.
ask-seating = La sorte decide dove sta il tempio di ciascuno.
ask-over = La partita è finita.

## Rule options

option-temple_precedence = Chi segue una nuova tribù quando la toccano un tempio e tribù di un altro dio.
option-stoneless_neighbours = Che cosa significano per una nuova tribù i vicini senza { piece-stone }.
option-whirlwind_idle = Si può usare un vortice senza spostare un deserto?
option-split_field = Spostando un deserto si può dividere il terreno in più parti?
option-constellation_seating = Chi riceve quale tempio della disposizione iniziale.
option-start_player = Chi comincia.
option-temple_precedence-temples_first = Decide il tempio; le tribù contano solo dove non c'è un tempio vicino.
option-temple_precedence-any_conflict = Qualunque seconda religione vicina, tempio o tribù, lascia la nuova tribù senza religione.
option-stoneless_neighbours-ignored = Non contano.
option-stoneless_neighbours-block = Ne basta uno per lasciare la nuova tribù senza religione, se nessun tempio la tocca.
option-whirlwind_idle-false = No: bisogna spostare un deserto.
option-whirlwind_idle-true = Sì: può passare senza effetto.
option-split_field-allowed = Sì: solo il nuovo posto deve toccare una carta.
option-split_field-forbidden = No: una volta sollevato il deserto, tutte le carte devono restare collegate.
option-constellation_seating-seat_order = Nell'ordine dei posti.
option-constellation_seating-random = A sorte.
option-start_player-random = Decide la sorte.
option-start_player-seat_1 = Il primo posto.
option-start_player-seat_2 = Il secondo posto.
option-start_player-seat_3 = Il terzo posto.
option-start_player-seat_4 = Il quarto posto.

## Why something cannot be done, by rule

refused-over = La partita è finita.
refused-kinds-of-actions = Non è un'azione.
refused-turn-order = È il turno di un altro dio.
refused-seating-first = Si stanno ancora disponendo i primi templi.
refused-starter-first = Prima si decide chi comincia.
refused-steps-of-a-turn = Prima si completa l'esposizione, poi agisci.
refused-constellation = I primi templi stanno dove sono stati messi all'inizio.
refused-who-starts = Chi comincia è stato deciso all'inizio.
refused-refill = Che cosa si scopre lo decide il caso.
refused-no-refill-now = L'esposizione si riempie solo all'inizio di un turno.
refused-two-actions = Due azioni per turno: non di più, e non di meno finché una è possibile.
refused-once-a-turn = Si può fare una sola volta per turno.
refused-one-other-card-a-turn = In un turno si può usare una sola carta simile.
refused-pay-in-full = Costa più di quanto hai.
refused-reach = Questa casella è troppo lontana.
refused-one-card-a-hex = Lì c'è già qualcosa.
refused-one-card-a-hex-desert = Lì c'è già un deserto. Si può spostare, ma sopra non va nulla.
refused-one-card-a-hex-decay = Lì c'è una decadenza: resta per sempre, sopra non va nulla, e le caselle accanto costano di più.
refused-one-card-a-hex-temple = Lì c'è per sempre un tempio; sopra non va nulla.
refused-beside-a-card = Deve stare accanto a qualcosa sul campo.
refused-tribe = Una simile tribù non è esposta.
refused-no-temple-left = Non hai più templi.
refused-closed-to-temples = Con così tanti vicini, qui un tempio costerebbe più di quanto si possa avere.
refused-stones-first = Prima di' quali tribù ricevono le pietre rimaste.
refused-no-stones-to-choose = A chi va una pietra si sceglie solo quando non bastano per un nuovo tempio.
refused-too-few-stones = Può ricevere una pietra solo una tribù accanto al nuovo tempio che non ne ha.
refused-desert = Nessun deserto è esposto.
refused-decay-card = Nessuna decadenza è esposta.
refused-decay-robs = A questo dio non si può togliere nulla: nessun tempio accanto, o non ha niente.
refused-whom-to-rob = Puoi togliere qualcosa solo a un altro dio.
refused-whirlwind = Nessun vortice è esposto.
refused-whirlwind-moves = Il vortice sposta solo un deserto sul campo.
refused-whirlwind-idle = Un vortice deve spostare un deserto.
refused-desert-to-move = Si può spostare solo un deserto sul campo.
refused-desert-in-hand = Prima di' dove va il deserto sollevato.
refused-no-desert-in-hand = Prima scegli un deserto sul campo.
refused-desert-is-lifted-first = Senza il deserto non c'è nulla accanto a questa casella.
refused-another-place = Il deserto deve andare altrove.
refused-split-field = Il campo si dividerebbe, e questo tavolo non lo permette.
refused-take-extra = Nessuna azione extra è esposta.
refused-play-extra = Non hai un'azione extra di un turno precedente.
refused-extra-comes-last = Le azioni extra vengono dopo le due del turno.
refused-discard = Si può riporre solo ciò che è esposto.

## Gods

god-red = Rosso
god-yellow = Giallo
god-blue = Blu
god-green = Verde

## Colours of peoples

colour-green = dei boschi
colour-blue = dei pescatori
colour-violet = dei monti
colour-yellow = dei contadini

## Cards

card-green = una tribù dei boschi
    .a = una tribù dei boschi
    .the = la tribù dei boschi
    .bare = tribù dei boschi
card-blue = una tribù dei pescatori
    .a = una tribù dei pescatori
    .the = la tribù dei pescatori
    .bare = tribù dei pescatori
card-violet = una tribù dei monti
    .a = una tribù dei monti
    .the = la tribù dei monti
    .bare = tribù dei monti
card-yellow = una tribù dei contadini
    .a = una tribù dei contadini
    .the = la tribù dei contadini
    .bare = tribù dei contadini
card-desert = un deserto
    .a = un deserto
    .the = il deserto
    .bare = deserto
card-decay = una decadenza
    .a = una decadenza
    .the = la decadenza
    .bare = decadenza
card-whirlwind = un vortice
    .a = un vortice
    .the = il vortice
    .bare = vortice

## Short words of pictures

label-red = rosso
label-yellow = giallo
label-blue = blu
label-green = verde
label-violet = viola
label-black = nero
label-white = bianco
label-desert = deserto
label-decay = decadenza
label-whirlwind = vortice
label-extra = azione extra
label-end = fine
label-temple = tempio
label-tribe = tribù
label-tribe-green = tribù dei boschi
label-tribe-blue = tribù dei pescatori
label-tribe-violet = tribù dei monti
label-tribe-yellow = tribù dei contadini
label-temple-of = tempio di { $god }
label-no-religion = senza religione
label-empty = vuoto
label-title = { $game }: il tavolo
label-field = campo
label-power = potere
label-temples = templi in riserva
label-stones = pietre divine in riserva
label-extras = carte azione extra
label-points = punti
label-display = Esposizione
label-sack = Sacchetto
label-left = ne restano { $n }
label-turn = Turno { $n }
label-on-turn = tocca a { $who }
label-drawing = si pesca una carta
label-starting = si prepara il tavolo
label-actions-left-1 = resta 1 azione
label-actions-left = restano { $n } azioni
label-where-to = scegli dove va il deserto
label-stone = scegli chi riceve una pietra
label-after = azione extra o fine turno
label-last-turn = finire o continuare
label-done = già fatto
label-limit = con { $n } punti si vince
label-over = La partita è finita
label-wins = vince { $who }
label-share = vincono insieme { $who }
label-leads = Se finisse ora: { $who }
label-can-end = Un'azione potrebbe dare la vittoria a { $who }
label-of = { $n } di { $m }
label-box = Fuori dal gioco
label-split = senza di lui il campo si divide
label-opens = senza di lui si aprono ai templi: { $hexes }
label-nobody = nessuno
label-and = e
label-short-temples = templi
label-short-stones = pietre
label-short-extras = extra
label-prices = prezzo tribù/tempio
label-tribe-price = una tribù costa { COUNT($n, "piece-power") } e segue { $who }
label-tribe-price-nobody = una tribù costa { COUNT($n, "piece-power") } e non segue nessuno
label-temple-price = un tempio costa { $n }
label-converts = converte { $n }
label-at-best = al massimo, scegli tu a chi dare una pietra
label-closed-now = nessun tempio ora
label-closed-for-good = mai un tempio
label-convertible = convertirla costa { $n }
label-convertible-by = ora da { $who }
label-convertible-soon = presto da { $who }
label-safe = ora non convertibile
label-button-move = Sposta deserto
label-button-discard = Scarta
label-button-take = Prendi carta
label-button-nothing = Non muovere
label-button-extra = Azione extra
label-button-end = Fine turno
label-take-from = Togli potere a
label-victim = togli potere a { $who }
label-used-temple = tempio
label-used-move = deserto spostato
label-used-discard = scarto
label-used-other = altra carta
label-used-desert = deserto
label-used-decay = decadenza
label-used-whirlwind = vortice
label-used-extra = extra presa

## Hexes by their way from the middle

way-east = { $n } a est
way-north-east = { $n } a nord-est
way-north-west = { $n } a nord-ovest
way-west = { $n } a ovest
way-south-west = { $n } a sud-ovest
way-south-east = { $n } a sud-est
way-middle = centro
way-from-the-middle = { $steps } del centro
hex = casella { $way }
hex-dat = casella { $way }
hex-middle = casella centrale
hex-middle-dat = casella centrale

## The tray, questions after a choice, deeds in a few words, sources of points

label-tray = Gioca uno di questi
label-from-price = da { $n } potere
label-each-price = { $n } per vicino
label-free = gratis
label-sack-left = carte nel sacchetto
label-where-green = Dove va la tribù?
label-where-blue = Dove va la tribù?
label-where-violet = Dove va la tribù?
label-where-yellow = Dove va la tribù?
label-where-desert = Dove va il deserto?
label-where-decay = Dove colpisce la decadenza?
label-where-whirlwind = Quale deserto vola via?
label-where-extra = La prendi?
label-where-end = La tessera finale
label-where-temple = Dove sorge il tempio?
label-which-desert = Quale deserto si sposta?
label-which-discard = Quale carta va via?
label-did-temple = ha eretto un tempio
label-did-convert = tempio: { $n } convertite
label-did-tribe = ha posato una tribù
label-did-unite = ha unito una nazione
label-did-desert = ha posato un deserto
label-did-decay = decadenza
label-did-whirlwind = vortice
label-did-move = ha spostato un deserto
label-did-discard = ha scartato
label-did-take = ha preso un'azione extra
label-did-extra = ha giocato un'azione extra
label-source-nation = nazione: { $people }
label-source-first = prima: { $people }
label-sources-nation = nazioni
label-sources-first = prime di un popolo

## What a thing says when it is pointed at

label-about-supply = Ne restano { $n } da pescare; apri per vedere quali e con che probabilità.
label-about-neighbour = ciò che si posa accanto costa di più, come accanto a ogni altro
label-about-tribe = { $name }: posala accanto al campo, da { $n } { $power }; segue il dio di cui ha accanto il tempio o, altrimenti, le tribù.
label-about-desert = { $name }: posalo gratis. Guadagni 1 in più ({ $power }), e i templi accanto costano di più.
label-about-decay = { $name }: posala accanto al campo senza pagare; un avversario con un tempio vicino può cederti 1 ({ $power }).
label-about-whirlwind = { $name }: togli un deserto dal campo e posalo altrove, senza pagare.
label-about-extra = { $name }: prendila ora senza pagare e usala in un turno successivo per un'azione in più.
label-about-end = { $name }: la partita finisce appena viene scoperta.
label-about-temple = Tempio di { $who }: costruiscilo accanto al campo una volta per turno, { $n } { $power } per ogni vicino; ogni tribù accanto si volge a { $who }.
label-about-empty = Un posto vuoto: viene riempito all'inizio del prossimo turno.
label-about-button-move = Sposta un deserto che si trova sul campo, per { $n } { $power }.
label-about-button-discard = Togli qualcosa dall'esposizione senza pagare, perché ora nessuno lo prenda; costa un'azione.
label-about-button-take = Tieni questa carta invece di posarla.
label-about-button-nothing = Gioca senza spostare alcun deserto.
label-about-button-extra = Usa un'azione extra presa in un turno precedente: un'azione in più, adesso.
label-about-button-end = Il tuo turno è finito e gioca il prossimo dio.
label-about-button-end-game = Chiudi ora la partita, come permettono i tuoi villaggi.
label-about-button-last-turn = Gioca prima questo turno fino in fondo; poi la partita è finita.
label-about-power = { $who } ha { $n } { $power } su un massimo di { $most }; serve a pagare tribù e templi, e ne arrivano 3 ogni turno.
label-about-temples = { $who }, { $what }: { $n }; senza uno in riserva non si può costruire alcun tempio.
label-about-stones = { $who }, { $what }: { $n }; ne serve una per ogni tribù che segue { $who }.
label-about-extras = { $who }, { $what }: { $n }; ognuna è un'azione in più in un turno successivo.
label-about-people = { $name }: { $n } di { $m } che seguono { $who }; con { $m } portano punti finché lo seguono.
label-about-people-points = { $name }: altri { $n } di { $m } che seguono { $who }; questo popolo porta ora a { $who } { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
label-about-left = { $name }: ne restano { $n }, probabilità di uscire ora { $chance } %.
label-about-victim = Prendi 1 ({ $power }) a { $who }, con la decadenza.

## Places

hex-beside = casella accanto a { $what }
hex-beside-dat = casella accanto a { $what }
hex-number = casella { $n } accanto a { $what }
hex-number-dat = casella { $n } accanto a { $what }
hex-here = casella indicata
hex-here-dat = casella indicata
label-beside = accanto a { $what }
label-number = casella { $n }
beside-temple = un tempio di { $god }
beside-tribe = una tribù { $colour }
beside-desert = un deserto
beside-decay = una decadenza
