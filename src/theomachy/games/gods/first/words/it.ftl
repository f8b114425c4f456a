### GODS, first edition

## The game in one sentence, for the lobby

about = Il GODS del 2001: fonda villaggi, tieni le tessere punti, ma non costruire più templi di tutti.
about-short = Fonda villaggi, ma non il maggior numero di templi.

## Pieces of the common sentences

piece-a-stone = un segnalino
piece-power =
    { $n ->
        [one] { $n } cristallo
       *[other] { $n } cristalli
    }
piece-power-word = cristalli
piece-stone = segnalino
piece-stones = segnalini
piece-the-stone = il segnalino
piece-the-stones = i segnalini

## What happens

drawn = Si scopre { FORM($card, "a") }.
twins-back = Le due tessere scoperte sono uguali ({ FORM($card, "bare") }): tornano nel sacchetto.
whirlwind = { $who } scatena il vortice; la tessera esce dal gioco.
extra-taken = { $who } prende la mediazione, per un turno successivo.
extra-played = { $who } usa una mediazione: un'azione in più.
discarded = { $who } elimina { FORM($card, "the") } dal gioco.
village = { $god } fonda un villaggio { $colour } e riceve la tessera villaggio.
points-tile = { $god } riceve anche una tessera punti { $colour }, per sempre.
no-points-tile = Per { $god } non restano tessere punti { $colour }.
founded-again = { $god } ha già una tessera punti { $colour } per questo.
village-fell = Un villaggio { $colour } di { $god } è perduto; la tessera villaggio torna indietro.
village-end = Tocca a { $who }, i cui villaggi chiudono la partita; questo turno si può ancora giocare.
last-turn = { $who } gioca l'ultimo turno della partita.
over-GODS1-X-01 = La partita è finita: è uscita la tessera finale.
over-GODS1-X-02 = La partita è finita: villaggi di tre colori diversi.
over-GODS1-X-03 = La partita è finita: quattro villaggi.
over-GODS1-X-04 = La partita è finita: l'ultimo turno è stato giocato.
over-GODS1-B-03 = La partita è finita: nel sacchetto ci sono troppo poche tessere.
ask-refill = Le tessere scoperte tornano a essere due.
ask-after = { $who }, hai finito le azioni: usi una mediazione o finisci il turno?
ask-last-turn = { $who }, i tuoi villaggi chiudono la partita: finire subito o giocare un ultimo turno?

## What can be done

do-take-extra = prendere la mediazione, gratis; si potrà usare in un turno successivo
do-discard = eliminare { FORM($card, "the") } dal gioco, gratis
do-extra = usare una mediazione, gratis; un'azione in più, e la tessera esce dal gioco
do-draw = si scopre { FORM($card, "a") }
do-end-game = finire subito la partita, senza prendere cristalli
do-last-turn = giocare ancora un turno; poi la partita finisce, comunque stiano i villaggi
will-found = { $god } fonda un villaggio { $colour }
will-earn = { $god } riceve una tessera punti { $colour }
will-fall = { $god } perde un villaggio { $colour }
will-have-most = più templi di tutti: ora { $who }, −{ $n } punti
will-have-fewer = { $count ->
    [one] { $who } non ha più il maggior numero di templi: +{ $n } punti
   *[other] { $who } non hanno più il maggior numero di templi: +{ $n } punti ciascuno
}
progress-short = Così hai { $n } tribù { $colour }; { $missing ->
    [one] un'altra fonda
   *[other] altre { $missing } fondano
} un villaggio.
progress-robbed = A { $god } mancava solo una tribù { $colour } per un villaggio; ora ne mancano { $missing }.

## Rule options

option-bag = Le tessere si pescano da un sacchetto invece che da un mazzo coperto?
option-decay_tile = La tessera finale si usa come decadenza? Solo con il sacchetto.
option-decay_place = Dove può stare la tessera decadenza. Conta solo se ce n'è una.
option-refound_points_tile = Rifondare un villaggio perduto fa guadagnare un'altra tessera punti?
option-end_tile_window = Tra quante ultime tessere del mazzo si trova la tessera finale.
option-bag-false = No: un mazzo con la tessera finale verso il fondo; anche i villaggi possono chiudere la partita.
option-bag-true = Sì: due tessere scoperte uguali tornano dentro, e la partita finisce quando il sacchetto non basta più.
option-decay_tile-false = No.
option-decay_tile-true = Sì: posata accanto al tempio di un altro gli sottrae un cristallo.
option-decay_place-anywhere = Accanto a qualsiasi tessera.
option-decay_place-beside_temple = Solo accanto al tempio di un altro giocatore.
option-refound_points_tile-true = Sì, finché ce ne sono.
option-refound_points_tile-false = Solo se i villaggi del colore sono più delle tessere punti possedute.
option-split_field-allowed = Sì: solo il nuovo posto deve toccare una tessera.
option-split_field-forbidden = No: una volta sollevato il deserto, tutte le tessere devono restare collegate.
option-end_tile_window-any =
    { $n ->
        [one] È l'ultima tessera
       *[other] Tra le ultime { $n } tessere
    }.

## Why something cannot be done, by rule

refused-stones-first = Prima di' quali tribù ricevono i segnalini rimasti.
refused-no-stones-to-choose = A chi va un segnalino si sceglie solo quando non bastano per un nuovo tempio.
refused-too-few-stones = Può ricevere un segnalino solo una tribù accanto al nuovo tempio che non ne ha.
refused-take-extra = Nessuna tessera mediazione è scoperta.
refused-play-extra = Non hai una tessera mediazione di un turno precedente.
refused-extra-comes-last = Le tessere mediazione si usano dopo le due azioni del turno.
refused-owner-chooses = Prima decidi se la partita finisce ora o dopo il tuo turno.
refused-bag-knows-no-village-end = Con il sacchetto la partita non finisce per i villaggi.
refused-no-village-end = Solo all'inizio di un turno, con abbastanza villaggi, si può finire la partita.
refused-bag-knows-no-end-tile = Con il sacchetto non c'è la tessera finale.
refused-end-tile-comes-late = La tessera finale è fra le ultime tre.
refused-decay-place = Qui la decadenza può stare solo accanto al tempio di un altro dio.

## Cards

card-extra = una mediazione
    .a = una mediazione
    .the = la mediazione
    .bare = mediazione
card-end = la tessera finale
    .a = la tessera finale
    .the = la tessera finale
    .bare = tessera finale

## Short words of pictures

label-mediation = mediazione
label-end = tessera finale
label-power = cristalli
label-temples = templi in mano/sul campo
label-about-built = { $who }: { $built } templi sul campo, { $n } in mano; alla fine chi ha più templi perde { $penalty } punti.
label-about-penalty = { $who }: { $built } templi sul campo, { $n } in mano; nessuno ne ha di più, e questo costa { $penalty } punti.
label-stones = segnalini in riserva
label-extras = mediazioni
label-display = Scoperte
label-pile = Mazzo
label-bag = Sacchetto
label-drawing = si scopre una tessera
label-stone = scegli chi riceve un segnalino
label-at-best = al massimo, scegli tu a chi dare un segnalino
label-after = mediazione o fine turno
label-leads = Se finisse ora: { $who }
label-can-end = { $who }: villaggi che chiudono la partita
label-end-tile-chance = Tessera finale: 1 su { $n }
label-last = Ultimo turno della partita
label-penalised = compresa la penalità per il maggior numero di templi
label-penalty-of = −{ $n }: più templi
label-temple-brings-penalty = un altro tempio porta la penalità a { $who }
label-points-tiles = Tessere punti in riserva
label-short-stones = segnalini
label-short-extras = mediazioni
label-short-built = sul campo
label-penalty = penalità
label-button-take = Prendi tessera
label-button-discard = Elimina tessera
label-button-extra = Mediazione
label-button-end-game = Fine partita
label-button-last-turn = Ultimo turno
label-take-from = Togli un cristallo a
label-victim = togli un cristallo a { $who }

## The tray, deeds in a few words, sources of points

label-from-price =
    { $n ->
        [one] da { $n } cristallo
       *[other] da { $n } cristalli
    }
label-pile-left = tessere nel mazzo
label-bag-left = tessere nel sacchetto
label-where-mediation = La prendi?
label-which-discard = Quale tessera va via?
label-did-unite = ha fondato un villaggio
label-did-discard = ha eliminato una tessera
label-did-take = ha preso una mediazione
label-did-extra = ha giocato una mediazione
label-source-village = villaggio: { $people }
label-source-tiles = tessere punti: { $people }
label-source-most-temples = più templi di tutti
label-sources-village = villaggi
label-sources-tiles = tessere punti

## What decided it

tie-power = { $other } ha altrettanti punti ({ $points }), ma { $who } ha più cristalli: { $mine } contro { $theirs }.
fact-converted = il maggior numero di tribù convertite
fact-temple = il maggior numero di templi costruiti
fact-village = il maggior numero di villaggi fondati
