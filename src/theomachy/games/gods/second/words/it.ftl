### GODS, second edition

## The game in one sentence, for the lobby

about = Posa tribù e templi su una terra che cresce, conquista la fede dei popoli e uniscili in nazioni.
about-short = Conquista tribù con i templi e unisci i popoli.

## Pieces of the common sentences

piece-a-stone = una pietra
piece-power =
    { $n ->
        [one] { $n } punto potere
       *[other] { $n } punti potere
    }
piece-power-word = potere
piece-stone = pietra
piece-stones = pietre
piece-the-stone = la pietra
piece-the-stones = le pietre

## What happens

drawn = Dal sacchetto esce { FORM($card, "a") }.
put-aside = La stessa carta è già esposta: questa va messa da parte.
put-back =
    { $number ->
        [one] { $number } carta messa
       *[other] { $number } carte messe
    } da parte ({ FORM($card, "bare") }) { $number ->
        [one] torna
       *[other] tornano
    } nel sacchetto.
extra-taken = { $who } prende l'azione extra, per un turno successivo.
extra-played = { $who } gioca un'azione extra: un'azione in più.
discarded = { $who } rimette { FORM($card, "the") } nel sacchetto.
nation = { $god } unisce una nazione { $colour } e riceve la sua carta punti.
chip = { $god } è il primo a riuscirci e riceve per sempre il gettone punti { $colour }.
nation-fell = Una nazione { $colour } di { $god } si sfalda; la carta punti torna indietro.
over-GODS2-X-01 = La partita è finita: i punti sono raggiunti.
over-GODS2-X-02 = La partita è finita: non resta una carta diversa da esporre.
over-GODS2-X-03 = La partita è finita: il sacchetto non basta più per le carte da esporre.
over-GODS2-R-37 = La partita è finita: i turni concordati sono stati giocati.
ask-refill = Le carte esposte si completano dal sacchetto.
ask-after = { $who }, hai finito le azioni: giochi un'azione extra o finisci il turno?

## What can be done

do-take-extra = prendere l'azione extra, gratis; si potrà giocare in un turno successivo
do-discard = rimettere { FORM($card, "the") } nel sacchetto, gratis
do-extra = giocare un'azione extra, gratis; un'azione in più, e la carta esce dal gioco
do-draw = dal sacchetto esce { FORM($card, "a") }
will-unite = { $god } unisce una nazione { $colour }
will-fall = { $god } perde una nazione { $colour }
progress-short = Così hai { $n } tribù { $colour }; { $missing ->
    [one] un'altra unisce
   *[other] altre { $missing } uniscono
} una nazione.
progress-robbed = A { $god } mancava solo una tribù { $colour } per una nazione; ora ne mancano { $missing }.

## Rule options

option-points_card_value = Quanto vale una carta punti.
option-points_chip_value = Quanto vale un gettone punti.
option-other_cards_once = Quante delle altre carte (deserto, decadenza, vortice, azione extra) si possono giocare in un turno.
option-max_turns = Dopo quanti turni di tutti insieme la partita finisce in ogni caso.
option-points_card_value-printed = Quello che vi è stampato: 3 punti nella nostra scatola.
option-points_chip_value-printed = Quello che vi è stampato: 1 punto nella nostra scatola.
option-points_card_value-any =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni carta punti.
option-points_chip_value-any =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } per ogni gettone punti.
option-other_cards_once-category = Una sola per turno, qualunque sia.
option-other_cards_once-per_kind = Una di ogni tipo per turno.
option-max_turns-0 = Non c'è limite.
option-max_turns-any =
    Dopo { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }; poi decidono i punti.

## Cards

card-extra = un'azione extra
    .a = un'azione extra
    .the = l'azione extra
    .bare = azione extra

## What decided it

tie-power = { $other } ha altrettanti punti ({ $points }), ma { $who } ha più potere: { $mine } contro { $theirs }.
fact-converted = il maggior numero di tribù convertite
fact-temple = il maggior numero di templi costruiti
fact-nation = il maggior numero di popoli uniti
