### Gentes

## The game in one sentence, for the lobby

about = Guida un popolo antico per sei round: forma cittadini, costruisci città e gestisci bene il tuo tempo.
about-short = Guida un popolo antico per sei round.

## What happens

starter = Comincia { $who }.
row = Costi di formazione dal meno caro al più caro: { $row }.
first-game = { $who } comincia con { $cards }.
opened = { $card } viene scoperta per la scelta.
drafted = { $who } prende { $card }.
leftover =
    { $n ->
        [one] { $n } carta torna
       *[other] { $n } carte tornano
    } nel mazzo.
gained = { $who } ottiene { FORM($group, "one") }.
pushed = La riga è piena: { $who } perde { FORM($group, "one") }.
lost = { $who } perde { FORM($group, "one") }.
lowered = { $who } cede { FORM($group, "one") } in cambio.
averted = { $who } evita la perdita con cubi: { $temple } dal tempio, { $oracle } dall'oracolo.
laid-out = { $card } va al posto { $n } dell'esposizione.
round = Round { $n }, era { $era }.
tile =
    { $who } prende una tessera azione: { $action } per { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } e { $hours ->
        [one] { $hours } clessidra
       *[other] { $hours } clessidre
    }.
start-tile = { $who } prende la tessera primo giocatore.
tax =
    { $who } va dall'esattore per { $n ->
        [one] { $n } clessidra
       *[other] { $n } clessidre
    }.
sun = { $who } usa l'azione di { $card }.
home = { $who } usa { $site }: { $effect }.
with-card = { $who } aggiunge { $card }.
with-home = { $who } aggiunge { $site }: { $effect }.
paid =
    { $who } paga { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }.
coins =
    { $who } prende { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }.
points =
    { $who } ottiene { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }.
cube = { $who } mette un cubo nell'area { $area }.
cube-lost = Non c'è posto: un cubo di { $who } è perso ({ $area }).
time = { $who } posa tessere tempo: { $singles } singole, { $doubles } doppie.
lifted = { $who } riprende una città da { $site }.
built = { $who } costruisce { $site }.
activated = { $site } viene attivata per { $who }.
took = { $who } prende in mano { $card }.
played = { $who } gioca { $card }.
virtual =
    { $who } sostituisce { $n ->
        [one] { $n } persona mancante
       *[other] { $n } persone mancanti
    } con cubi del tempio.
symbol = { $who } segna il simbolo { $symbol }.
unlocked = { $who } toglie un cubo dal tracciato del tempo.
drew = { $who } prende gratis { $card } dall'esposizione.
converted = { $who } converte { $give }.
oracle = { $who } paga un cubo dell'oracolo per scambiare persone.
cubes = { $who } paga cubi per formare: { $temple } dal tempio, { $oracle } dall'oracolo.
used = { $who } usa { $card }.
bonus =
    { $who } prende la tessera bonus per { $category }: { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }.
new-starter = { $who } è il nuovo primo giocatore.
cleaned = Declino del round { $n }: segnalini, tessere azione e clessidre singole se ne vanno, le doppie diventano singole.
era = Comincia l'era { $n }: esposizione e mazzo vecchi vengono scartati.
dropped = { $who } deve scartare { $card }: il tracciato del tempo è pieno.
hand-scored =
    { $who } segna { $card } dalla mano: { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }.
hand-lost =
    { $who } perde { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    } per le carte rimaste in mano.
coins-scored =
    { $who } ottiene { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    } per le monete.
cubes-scored =
    { $who } ottiene { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    } per i cubi.
time-scored =
    { $who } perde { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    } per le clessidre.
game-over =
    La partita è finita. Vince { $winners } con { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }.
game-shared =
    La partita è finita. { $winners } vincono insieme con { $points ->
        [one] { $points } punto vittoria
       *[other] { $points } punti vittoria
    }.

## What can be done

progress-card-met = { $card }: le persone ci sono già; giocata, porta { $points } punti.
progress-card-lacks = { $card }: { $n ->
        [one] ne manca ancora uno solo
       *[other] ne mancano ancora { $n }
    }; giocata, porta { $points } punti.
progress-tile-start = Cominci tu il prossimo round e scegli per primo; le tue monete: { $n }.
progress-tile-navigator = Fa costruire subito una città; le tue città finora: { $n }.
progress-tile-scribe = Porta subito carte nella tua mano; finora lì: { $n }.
progress-tile-philosopher = Addestra subito persone; le tue persone finora: { $n }.
progress-tile-chronicler = Fa giocare subito carte dalla mano; finora lì: { $n }.
progress-free = Spazi del tempo che restano liberi in questo round: { $n }.
progress-coins = Le tue monete: { $n }, cioè { $more } in più.
progress-cubes = I tuoi cubetti, { $area }: { $n }.
progress-stay = Le tue persone restano come sono.
progress-people = Cambia le tue persone, ora { $n } in tutto, come servono alle tue carte.
progress-built = Le tue città ora: { $n }.
progress-kept = Queste restano tue: { $cities }.
do-tile =
    prendere una tessera azione: { $action }; per { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } e { $hours ->
        [one] { $hours } clessidra
       *[other] { $hours } clessidre
    }
do-start-tile =
    prendere la tessera primo giocatore: subito { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, cominciare nel prossimo round
do-tax =
    esattore: { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    } per { $hours ->
        [one] { $hours } clessidra
       *[other] { $hours } clessidre
    }
do-sun = usare l'azione di { $card }, una volta per round
do-home = usare { $site } come azione principale, una volta per round: { $effect }
do-cubes = formare una persona qualsiasi con cubi: { $t } dal tempio, { $o } dall'oracolo
do-swap = scambio: ridurre di uno i { FORM($group, "many") }
do-for = ricevere in cambio { FORM($group, "one") }
do-stop = nessun altro scambio
do-use = usare { $card }
do-end = finire il turno
do-with-card = aggiungere { $card } a questa azione; poi è usata per questo round
do-with-home = aggiungere { $site } a questa azione: { $effect }; poi è usata per questo round
do-go = eseguire l'azione così
do-time = posare tessere tempo: { $doubles } doppie, { $singles } singole
do-limit = posare tessere tempo per il limite di carte: { $doubles } doppie, { $singles } singole
do-count =
    formare { $n ->
        [one] { $n } persona
       *[other] { $n } persone
    }
do-person = formare { FORM($group, "one") }
do-gain = ottenere { FORM($group, "one") }
do-start-with = cominciare con { FORM($group, "one") }
do-lift = riprendere la città da { $site }
do-site = costruire: { $region }; { $site }
do-home-site = costruire una città natale; { $site }
do-region = attivare tutte le proprie città: { $region }
do-from-display = prendere carte dall'esposizione
do-from-discard = prendere carte dagli scarti
do-cards =
    prendere { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
do-take = prendere una carta; { $card }
do-draw = prendere gratis { $card }
do-play =
    giocare { $card }: da sola porta { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
do-suffer = subire la perdita
do-avert = evitare la perdita con cubi: { $t } dal tempio, { $o } dall'oracolo
do-pay = pagare cubi: { $t } dal tempio, { $o } dall'oracolo
do-cube = mettere il cubo nell'area { $area }
do-city = attivare { $site }
do-convert = fare la conversione
do-done = finire il tuo declino
do-discard = scartare { $card }
do-score =
    segnare { $card } dalla mano: { $n ->
        [one] { $n } punto vittoria
       *[other] { $n } punti vittoria
    }
do-finish = finire il tuo punteggio; le carte che ti restano in mano costano punti
do-draft = scegliere { $card }
do-starter = comincia { $seat }
do-column = la prossima tessera dei costi è: { FORM($group, "many") }
do-reveal = viene scoperta { $card }

## What is asked

wait = Il tavolo aspetta { $who }.
ask-over = La partita è finita: { $winners } vince con { $points }.
ask-over-shared = La partita è finita: { $winners } condividono la vittoria con { $points }.
ask-over-cards = La partita è finita: parità a { $points }, { $winners } vince con più carte giocate.
ask-over-coins = La partita è finita: parità a { $points }, { $winners } vince con più monete.
ask-chance = Si dispongono carte e tessere.
ask-draft = { $who }, quale carta prendi in mano?
ask-start-persons = { $who }, con chi cominci? Ancora { $left } di { $all } persone da scegliere, in qualsiasi ordine.
ask-turn =
    { $who }, scegli un'azione: { $free ->
        [one] { $free } spazio
       *[other] { $free } spazi
    } di tempo, { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }.
ask-after = { $who }, azioni aggiuntive, o fine del turno?
ask-modifiers = { $who }, usi una carta o una città natale con questa azione?
ask-time = { $who }, come posi le clessidre? Una doppia blocca uno spazio anche nel prossimo round.
ask-card-time = { $who }, come posi le clessidre della carta?
ask-how-many-persons = { $who }, una persona o due? Per due vale la riga più cara.
ask-train =
    { $who }, chi formi? Ancora { $left ->
        [one] { $left } persona
       *[other] { $left } persone
    } da scegliere.
ask-lift = { $who }, tutte le città sono costruite: quale sposti?
ask-site = { $who }, dove costruisci?
ask-region = { $who }, quale regione attivi?
ask-from = { $who }, carte dall'esposizione o dagli scarti?
ask-how-many-cards = { $who }, quante carte?
ask-take =
    { $who }, quale carta prendi? Ancora { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    } da scegliere, da sinistra a destra.
ask-play = { $who }, quale carta giochi?
ask-loss = { $who }, subire la perdita o evitarla con cubi?
ask-gain = { $who }, quale persona ottieni?
ask-trained-person = { $who }, chi formi con i cubi?
ask-cube = { $who }, tempio o oracolo per il cubo?
ask-city = { $who }, quale città attivi?
ask-draw = { $who }, quale carta prendi gratis?
ask-offer = { $who }, fai questa conversione?
ask-pay = { $who }, quali cubi paghi?
ask-exchange-from = { $who }, quale gruppo riduci?
ask-exchange-for = { $who }, quale gruppo aumenti?
ask-make-room = { $who }, arriva un cubo e le due aree sono piene: fai posto o rinunci?
ask-decline = { $who }, declino: attiva una città per regione e le tue carte.
ask-hand-limit = { $who }, troppe carte in mano: come posi le clessidre?
ask-discard = { $who }, il tracciato è pieno: quale carta scarti?
ask-final = { $who }, punteggio finale: segna le carte in mano, o finisci.

## Rule options

option-no_small_tax = Si può usare l'esattore da una clessidra?
option-no_small_tax-false = Sì, tutti e due gli esattori sono aperti.
option-no_small_tax-true = No, è coperto, per giocatori esperti.
option-first_game = Come si ricevono le prime carte e persone?
option-first_game-false = Con la scelta libera.
option-first_game-true = Come li dà il regolamento per la prima partita.
option-start_player = Chi comincia?
option-start_player-random = Un giocatore a caso.
option-start_player-seat_1 = Il giocatore al primo posto.
option-start_player-seat_2 = Il giocatore al secondo posto.
option-start_player-seat_3 = Il giocatore al terzo posto.
option-start_player-seat_4 = Il giocatore al quarto posto.
option-inventor_range = Quale riga dei costi di formazione vale con una persona in più?
option-inventor_range-mode = Quella delle persone di base, una o due.
option-inventor_range-lower = Quella inferiore appena se ne formano due o più.
option-hometown_marker = Che cosa succede al segnalino di una città natale usata quando la città si sposta?
option-hometown_marker-site = Resta sul posto fino al declino.
option-hometown_marker-owner = Se ne va con la città. Puoi comunque usare una città natale solo una volta per round.
option-relocate_to_same_site = Una città spostata può tornare al suo stesso posto?
option-relocate_to_same_site-false = No, deve andare in un altro.
option-relocate_to_same_site-true = Sì, anche questo vale come spostamento.
option-unscored_hand_card = Quanto costano le carte in mano che alla fine si potrebbero segnare ma non si segnano?
option-unscored_hand_card-penalty = La metà dei loro punti, come tutte le altre.
option-unscored_hand_card-no_penalty_if_playable = Nulla, se i loro requisiti sono soddisfatti.
option-hand_visibility = Le carte in mano sono scoperte?
option-hand_visibility-open = Sì, tutti possono guardarle.
option-hand_visibility-hidden = No, vedi solo la tua mano.
option-modifiers_on = Con quali azioni valgono gli effetti permanenti delle carte?
option-modifiers_on-every_source = Con tutte: tessere, carte e città natali.
option-modifiers_on-tiles_only = Solo con le tessere azione.
option-permanent_conversions = Quando, nel tuo turno, puoi usare le conversioni permanenti delle carte?
option-permanent_conversions-around = Prima e dopo l'azione principale.
option-permanent_conversions-any_time = In ogni momento, anche durante l'azione principale.

## Why something cannot be done, by clause

refused-GENTES-A-07 = Un filosofo istruisce una o due persone, e solo quante ne permette il prezzo.
refused-GENTES-A-08 = Il prezzo pagato non raggiunge il numero di questo gruppo per una persona.
refused-GENTES-A-09 = Per due persone il prezzo deve raggiungere il numero inferiore di entrambi i gruppi.
refused-GENTES-A-16 = Una città ha bisogno di un sito libero.
refused-GENTES-A-17 = Alla città serve un sito libero con il simbolo della tessera.
refused-GENTES-A-22 = Con tutte e sei le città sul tabellone ne riprendi una tua.
refused-GENTES-A-24 = Ti aiutano solo le tue città natali, nel tuo turno dell'apogeo.
refused-GENTES-A-25 = Questa città natale è già stata usata in questo round.
refused-GENTES-A-33 = La carta non è dove stai prendendo: esposizione o scarti, mai entrambi.
refused-GENTES-A-34 = Per tante carte il prezzo pagato non arriva così lontano nell'esposizione.
refused-GENTES-A-35 = Prendi almeno una carta.
refused-GENTES-A-36 = Gli scarti danno una carta per 6-9 monete, fino a due per 10.
refused-GENTES-A-37 = La pila degli scarti è vuota.
refused-GENTES-A-39 = Puoi giocare solo una carta della tua mano.
refused-GENTES-A-40 = Ti mancano persone o città richieste da questa carta.
refused-GENTES-A-44 = Evitare la perdita di una persona costa tre cubi.
refused-GENTES-A-50 = Per una persona paghi esattamente tre cubi presenti nel tuo tempio e oracolo.
refused-GENTES-A-51 = Uno scambio costa un cubo dell'oracolo.
refused-GENTES-A-55 = Qui puoi usare solo le tue carte con una conversione.
refused-GENTES-A-60 = Questa carta non ha una simile azione.
refused-GENTES-A-61 = A un'azione aggiungi solo una tua carta non ancora usata in questo round.
refused-GENTES-A-70 = Si sceglie fra le carte dell'esposizione.
refused-GENTES-A-78 = Ora non stai perdendo una persona.
refused-GENTES-A-79 = Così le clessidre della carta non ci stanno.
refused-GENTES-A-80 = Attivi una tua città sulla mappa, o una regione in cui ne hai una.
refused-GENTES-A-81 = Questa conversione non si può pagare, il guadagno non sta tutto, o è già stata fatta abbastanza volte.
refused-GENTES-A-85 = Non cambierebbe nulla nell'azione.
refused-GENTES-E-01 = La partita è finita.
refused-GENTES-P-04 = Le carte in mano contano solo alla fine, e solo se ne soddisfi i requisiti.
refused-GENTES-P-11 = Nel punteggio finale tocca a un altro.
refused-GENTES-R-03 = Ora è un altro a scegliere le persone iniziali.
refused-GENTES-R-06 = Con una persona in più a questo tavolo vale la riga inferiore dei costi.
refused-GENTES-R-07 = Questo gruppo è pieno: ha sei persone.
refused-GENTES-R-09 = Uno scambio abbassa un gruppo non vuoto e poi ne alza un altro.
refused-GENTES-R-15 = Le clessidre di questa carta non ci stanno sulla tua traccia del tempo.
refused-GENTES-R-16 = Tante tessere tempo non ci stanno sulla tua traccia del tempo.
refused-GENTES-R-19 = Una città che si sposta ha bisogno di un altro sito libero con il simbolo della tessera.
refused-GENTES-R-21 = Scarta solo le carte che la traccia del tempo non può reggere.
refused-GENTES-R-25 = Ora è un altro nella fase del declino.
refused-GENTES-R-30 = A questo prezzo non ci sono abbastanza carte da prendere.
refused-GENTES-R-32 = A questo tavolo le modifiche permanenti valgono solo con le tessere azione.
refused-GENTES-R-41 = Prima concludi l'azione principale: nel mezzo non si può aggiungere altro.
refused-GENTES-R-45 = Nel declino ogni carta con un effetto si usa una volta; si scambia solo finché è possibile.
refused-GENTES-R-46 = Scegli una regione in cui hai una città.
refused-GENTES-R-52 = Senza carte in mano non c'è più nulla per cui scambiare o formare.
refused-GENTES-R-53 = Scegli in ordine: le carte da sinistra a destra, lasciandone abbastanza per il resto.
refused-GENTES-R-54 = Ora viene chiesto altro: prima rispondi a quello.
refused-GENTES-S-02 = In due Aegyptus non si usa.
refused-GENTES-S-03 = Con questo numero di giocatori la tessera non si usa.
refused-GENTES-S-05 = A questo tavolo la tassa da 4 monete è coperta.
refused-GENTES-S-08 = Il caso distribuisce i costi di istruzione all'inizio, prima che qualcuno agisca.
refused-GENTES-S-14 = Il caso decide chi comincia, prima che qualcuno agisca.
refused-GENTES-S-16 = Il caso scopre le carte della scelta, prima che qualcuno ne prenda.
refused-GENTES-S-17 = Nella scelta iniziale ognuno a turno prende una carta scoperta, due in tutto.
refused-GENTES-S-19 = Si comincia con esattamente quattro persone.
refused-GENTES-S-20 = La prima esposizione si dispone prima che qualcuno agisca.
refused-GENTES-T-01 = Tutti e sei i round sono finiti: resta solo il punteggio finale.
refused-GENTES-T-02 = Questo appartiene all'altra fase: prima viene l'apogeo, poi il declino.
refused-GENTES-T-04 = È il turno di un altro.
refused-GENTES-T-05 = Esattamente una azione principale per turno: non di più, e non si passa.
refused-GENTES-T-08 = Questa capacità non è un'azione principale: si aggiunge a una.
refused-GENTES-T-10 = Un'azione del sole richiede una carta giocata in un turno precedente e non ancora usata in questo round.
refused-GENTES-T-12 = Prima si sceglie e si paga, poi le clessidre, poi si esegue: ora non tocca a questo passo.
refused-GENTES-T-13 = Ti mancano le monete o gli spazi di tempo, o non potresti farci nulla.
refused-GENTES-T-15 = Questa tessera è presa fino al declino.
refused-GENTES-T-18 = Singole e doppie devono mostrare esattamente le clessidre richieste, e starci.
refused-GENTES-T-22 = L'esposizione si riempie da sola alla fine del turno, prima di proseguire.
refused-GENTES-T-35 = Si dispone l'esposizione della nuova era, prima di proseguire.
refused-GENTES-T-39 = Nel declino attivi una tua città in ogni regione in cui ne hai, e tutte prima di finire.
refused-GENTES-T-40 = Fuori dai tuoi turni usi solo le tue carte con un effetto del declino, e in quella fase.
refused-GENTES-T-42 = Le città natali non si attivano nel declino.
refused-GENTES-T-43 = Le clessidre per le carte oltre la terza si mettono a fine round, esattamente tante, come ci stanno.
refused-GENTES-T-47 = A questo prezzo non si potrebbe formare nessuno, o giocare nessuna delle tue carte.
refused-GENTES-T-48 = Con queste scelte l'azione non si potrebbe portare a termine.
refused-GENTES-T-49 = L'era cambia, un giocatore dopo l'altro; ora tocca a un altro.
refused-GENTES-T-50 = Nel declino le azioni aggiuntive vengono prima del limite di carte, o dove un cubo ha bisogno di posto.

## Players

seat-blue = Blu
seat-orange = Arancio
seat-violet = Viola
seat-white = Bianco

## Groups of persons

group-noble = un nobile
    .one = un nobile
    .many = nobili
    .short = nobili
    .single = nobile
group-artisan = un artigiano
    .one = un artigiano
    .many = artigiani
    .short = artigiani
    .single = artigiano
group-soldier = un soldato
    .one = un soldato
    .many = soldati
    .short = soldati
    .single = soldato
group-merchant = un mercante
    .one = un mercante
    .many = mercanti
    .short = mercanti
    .single = mercante
group-priest = un sacerdote
    .one = un sacerdote
    .many = sacerdoti
    .short = sacerdoti
    .single = sacerdote
group-scholar = un erudito
    .one = un erudito
    .many = eruditi
    .short = eruditi
    .single = erudito

## Temple and oracle

area-temple = tempio
area-oracle = oracolo
area-trade = commercio
area-any = qualsiasi
area-choice = tempio o oracolo

## Main actions

action-philosopher = filosofo
action-navigator = navigatore
action-scribe = scriba
action-chronicler = cronista
action-tax = esattore
action-start = nuovo primo giocatore
action-effects = azione della carta

## Regions

region-red = Hellas
region-yellow = Aegyptus
region-green = Asia

## Symbols

symbol-culture = cultura
symbol-commerce = commercio
symbol-warfare = guerra
symbol-craft = mestieri

## Categories

category-cities = città costruite
category-cards = carte giocate
category-persons = persone

## Cards

card-treasure_chamber = Camera del tesoro
card-monument = Monumento
card-tenement = Caseggiato
card-training_ground = Campo d'addestramento
card-marketplace = Piazza del mercato
card-shipyard = Cantiere navale
card-scriptorium = Scriptorium
card-road = Strada
card-forge = Fucina
card-well = Pozzo
card-trading_post = Emporio
card-granary = Granaio
card-harbour = Porto
card-catapult = Catapulta
card-potters_quarter = Quartiere dei vasai
card-household_shrine = Altare domestico
card-olive_press = Frantoio
card-watchtower = Torre di guardia
card-city_wall = Mura cittadine
card-library = Biblioteca
card-hospital = Ospedale
card-statue = Statua
card-school = Scuola
card-aqueduct = Acquedotto
card-theatre = Teatro
card-gymnasium = Ginnasio
card-mint = Zecca
card-stoa = Stoà
card-council_house = Casa del consiglio
card-purple_dye_works = Tintoria di porpora
card-trireme_sheds = Arsenale delle triremi
card-caravanserai = Caravanserraglio
card-sacred_way = Via sacra
card-barracks = Caserma
card-odeon = Odeon
card-observatory = Osservatorio
card-pyramid = Piramide
card-mausoleum = Mausoleo
card-great_lighthouse = Grande faro
card-colossus = Colosso
card-hanging_gardens = Giardini pensili
card-great_altar = Grande altare
card-temple_of_artemis = Tempio di Artemide
card-acropolis = Acropoli
card-hippodrome = Ippodromo
card-royal_palace = Palazzo reale
card-museion = Museo
card-amphitheatre = Anfiteatro
card-grand_canal = Grande canale
card-royal_arsenal = Arsenale reale
card-league_treasury = Tesoro della lega
card-panhellenic_sanctuary = Santuario panellenico
card-royal_road = Strada reale
card-academy = Accademia

## Hometowns

home-scribes = città degli scribi
    .short = Scribi
home-philosophers = città dei filosofi
    .short = Filosofi
home-inventors = città degli inventori
    .short = Inventori

## What is exchanged

give-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
give-cubes =
    { $n ->
        [one] { $n } cubo
       *[other] { $n } cubi
    }

## Short words of pictures

label-round = Round { $n }/{ $most }, era { $era }
label-points =
    { $n ->
        [one] punto
       *[other] punti
    }
label-coins = monete
label-time = tempo
label-next-round = { $n } al prossimo round
label-persons = persone
label-hand = mano
label-hand-limit = limite { $most }
label-played = giocate
label-display = esposizione
label-discard = scarti
label-stack = mazzo { $n }
label-one-card = 1 carta
label-two-cards = 2 carte
label-three-cards = 3 carte
label-one-person = 1 persona
label-two-persons = 2 persone
label-taken = presa
label-space = niente tempo
label-nothing = nulla da fare
label-train = forma 1 persona: 3 cubi
label-exchange = scambio
label-end = fine turno
label-go = avanti senza
label-stop = basta
label-convert = convertire
label-suffer = subisci la perdita
label-done = declino finito
label-finish = fine punteggio
label-up-to = fino alla posizione { $n }
label-in-stack = Nel mazzo, in ordine ignoto: { $cards }.
label-in-discard = Negli scarti: { $cards }.
label-option = opzione { $n }
label-use = usa { $card }
label-needs = manca
label-met = pronta
label-met-with =
    { $n ->
        [one] pronta con { $n } cubo del tempio
       *[other] pronta con { $n } cubi del tempio
    }
label-if-ended = se finisse ora { $n }
label-starter = primo giocatore
label-stock = città rimaste
label-hometowns = città natali
label-closed = ora qui non si può fare nulla
label-hidden =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    } (coperte)
label-covered = coperto
label-sea = Mare Internum
label-not-used = { $region }: non in questa partita
label-actions = azioni
label-map = mappa
label-people = popolo
label-draft = carte da scegliere
label-alone = da solo
label-pair = in coppia
label-prices = prezzi della formazione
label-brings = dà { $n }
label-missing =
    { $n ->
        [one] manca { $n }
       *[other] mancano { $n }
    }
label-short = manca { $n }
label-cities-left =
    { $n ->
        [0] tutte costruite
       *[other] { $n } da costruire
    }
label-spaces-free =
    { $n ->
        [one] spazio libero
       *[other] spazi liberi
    }
label-spaces =
    { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
label-swap = scambia persone per 1 cubo dell'oracolo
label-reach = monete fino alla carta se ne prendi 1, 2 o 3
label-track-tiles =
    { $n ->
        [one] azione
       *[other] azioni
    }
label-track-doubles-stay-on =
    { $n ->
        [one] la doppia resta per il prossimo round
       *[other] le doppie restano per il prossimo round
    }
label-track-doubles-stay =
    { $n ->
        [one] la doppia resta
       *[other] le doppie restano
    }
label-track-doubles =
    { $n ->
        [one] doppia
       *[other] doppie
    }
label-track-singles =
    { $n ->
        [one] singola
       *[other] singole
    }
label-track-free =
    { $n ->
        [one] libero
       *[other] liberi
    }
label-track-opens = uno si apre nella prossima era
label-track-locked =
    { $n ->
        [one] chiuso
       *[other] chiusi
    }
label-no-card = qui non c'è carta
label-no-hand = nessuna carta in mano
label-legend = segni
label-person-have = hai questa persona
label-person-missing = manca
label-person-cube = la sostituisce un cubo del tempio

## Effects of cards, in a few letters

effect-vp =
    { $n ->
        [one] +{ $n } punto
       *[other] +{ $n } punti
    }
effect-vp_per =
    +1 punto ogni { $per ->
        [one] { FORM($what, "one") }
       *[other] { $per } { $what }
    }, al massimo { $max }
effect-coins =
    { $n ->
        [one] +{ $n } moneta
       *[other] +{ $n } monete
    }
effect-cube =
    { $n ->
        [one] +{ $n } cubo: { $area }
       *[other] +{ $n } cubi: { $area }
    }
effect-person = +{ $n } { $group }
effect-person-any =
    { $n ->
        [one] +{ $n } persona qualsiasi
       *[other] +{ $n } persone qualsiasi
    }
effect-lose = perdi { $n } { $group }
effect-unlock =
    { $n ->
        [one] libera { $n } spazio di tempo
       *[other] libera { $n } spazi di tempo
    }
effect-hourglass =
    { $n ->
        [one] posa { $n } clessidra
       *[other] posa { $n } clessidre
    }
effect-activate-city = attiva una città
effect-activate-region = attiva una regione
effect-draw =
    { $n ->
        [one] prendi { $n } carta esposta
       *[other] prendi { $n } carte esposte
    }
effect-convert = { $give } → { $get }
effect-convert-most =
    { $give } → { $get }, { $max ->
        [one] una volta
       *[other] fino a { $max } volte
    }
effect-convert-often = { $give } → { $get }, quante volte vuoi
effect-swap =
    { $n ->
        [one] scambia { $n } persona
       *[other] scambia { $n } persone
    }
effect-action =
    { $do }: { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $hourglasses ->
        [one] { $hourglasses } clessidra
       *[other] { $hourglasses } clessidre
    }
effect-effects =
    { $effects }: { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }, { $hourglasses ->
        [one] { $hourglasses } clessidra
       *[other] { $hourglasses } clessidre
    }
effect-modify-coins =
    { $action }: { $sign }{ $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
effect-modify-hourglasses =
    { $action }: { $sign }{ $n ->
        [one] { $n } clessidra
       *[other] { $n } clessidre
    }
effect-modify-persons =
    { $action }: { $n ->
        [one] { $n } persona in più
       *[other] { $n } persone in più
    }
effect-modify-repeat =
    { $n ->
        [one] esattore due volte
       *[other] esattore: le monete { $n } volte in più
    }
effect-modify-exact = { $action } a ogni prezzo da 1 a { $n }
effect-card_person = vale { $n } { $group }

## What effects count

what-cities = città
    .one = città
what-persons = persone
    .one = persona
what-cards = carte
    .one = carta
what-coins = monete
    .one = moneta
what-symbols = carte con il tuo simbolo migliore
    .one = carta con il tuo simbolo migliore
what-cubes = cubi
what-cube = cubo
what-vp = punti
what-any = qualsiasi

## What decided it

tie-cards = { $other } ha altrettanti punti ({ $points }), ma { $who } ha più carte esposte: { $mine } contro { $theirs }.
tie-coins = { $other } ha altrettanti punti ({ $points }), ma { $who } ha più monete: { $mine } contro { $theirs }.
fact-played = carte giocate, più di tutti
fact-symbol = simboli segnati, più di tutti
fact-took = carte prese, più di tutti

## Where points come from

source-cards = carte giocate
source-symbols = simboli
source-cities = città
source-bonus = tessere bonus
source-effects = effetti delle carte
source-hand = mano, a metà
source-coins = monete
source-cubes = cubi
source-left = carte rimaste in mano
source-time = clessidre
source-earlier = di prima

## When an effect of a card works

slot-on_play = Subito
slot-sun = Una volta a round
slot-always = Sempre
slot-decline = A ogni declino

## What a main action is good for

does-philosopher = forma 1 o 2 persone
does-navigator = costruisce una città, la regione paga
does-scribe = prende carte
does-chronicler = gioca una carta dalla mano
does-tax = porta monete
does-start = comincia il prossimo round

## Amounts

amount-coins =
    { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
amount-hourglasses =
    { $n ->
        [one] { $n } clessidra
       *[other] { $n } clessidre
    }
amount-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
amount-spaces =
    { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
amount-cubes =
    { $n ->
        [one] { $n } cubo del tempio
       *[other] { $n } cubi del tempio
    }

## What a thing on the table is, for those who point at it

about-line = { $head }: { $text }
about-tile = { $action } per { $coins } e { $hours }
about-start = Nuovo primo giocatore: porta { $coins }, non chiede clessidre e occupa uno spazio
about-tax = Esattore: porta { $coins } per { $hours }
about-only = solo su un luogo di questo tipo: { $kind }
about-taken = presa da { $who } fino al declino
about-no-space = poco posto sul tuo tracciato del tempo
about-no-coins = hai troppo poche monete
about-no-nothing = ora non avrebbe effetto
about-training = Formare { $group }: { $one } per uno solo; in coppia { $two } per entrambi insieme, se l'altro gruppo non costa di più
about-card = { $card }, era { $era }, { $points }
about-need =
    { $n ->
        [one] serve
       *[other] servono
    } { $n } { $what }, ne hai { $have }
about-need-cities = servono città del tipo { $what }: { $n }, ne hai { $have }
about-symbols = Simboli: { $symbols }
about-reach = Monete per arrivarci: { $prices }
about-used = usata in questo round
about-used-by = già usata in questo round da { $who }
about-missing =
    { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
about-brings = Da sola ti darebbe ora { $points }
about-brings-with = Con { $cubes } da sola ti darebbe ora { $points }
about-site = { $name } in { $region }: { $kind }, { $gain }
about-city-of = città di { $who }
about-yields = una nuova città qui ti dà { $gain }
about-yields-nothing = una nuova città qui ora non ti dà nulla: non c'è posto per i suoi cubi
about-region-pays = una nuova città qui fa pagare tutte le tue città di questa regione
about-answer = La tua risposta alla domanda: { $what }
about-yours-pay = le tue città pagano { $gain }
about-track = Tempo di { $who }: { $free } liberi
about-on-track = tessere azione { $tiles }, doppie { $doubles }, singole { $singles }, cubi { $cubes }
about-next = { $free } liberi al prossimo round
about-persons = Persone di { $who }
about-stores = Tempio: { $temple }, oracolo: { $oracle }, città da costruire: { $cities }.
about-bonus = Bonus per { $n } { $category }: { $points }
about-have = ne hai { $n }

## What a player did, in at most four words

did-built = ha costruito { $site }
did-played = ha giocato { $card }
did-took = ha preso { $card }
did-drew = ha preso { $card }
did-drafted = ha scelto { $card }
did-gained = ha ottenuto { FORM($group, "one") }
did-tax = ha riscosso le tasse
did-with-coins =
    { $did }: { $n ->
        [one] +{ $n } moneta
       *[other] +{ $n } monete
    }
did-start-tile = comincia il prossimo round
did-activated = { $site } paga
did-hand-scored = ha segnato { $card }
did-sun = ha usato { $card }
did-home = ha usato { $site }
