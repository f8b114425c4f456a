### Playing Gods

## The game in one sentence, for the lobby

about = Diffondi la tua fede sui continenti, con la conversione e con l'ira, e sopporta l'ira degli altri dèi.
about-short = Diffondi la tua fede con l’ira e la conversione.

## What happens

home = { $who } si stabilisce in { $continent }.
start-permanent = { $who } riceve all'inizio una carta permanente: { $card }.
figure = La figura di { $who } sta qui: { $place }.
rolled-for-start = { $who } tira { $face } per iniziare.
turn = È il turno di { $who }.
rolled = { $who } tira { $face }.
moved = { $who } va { $way }: { $place }.
blocked = Sul portale c'è un'altra figura: { $who } non può fare nulla.
drew = { $who } pesca una { $back }.
you-drew = Hai pescato: { $card }.
drew-known = { $who } pesca una carta che tutti hanno visto: { $card }.
empty-pile = Per { $who } non c'è più nessuna { $back }.
immunity = { $who } scopre un'immunità: { $element }.
permanent = { $who } ha una coppia: { $card } diventa permanente, l'altra carta va sotto il mazzo.
lose-card = { $who } pesca una carta perdita: { $card }.
lost = { $who } rinuncia a una setta in { $land }.
spared = { $who } ha una sola setta e la conserva.
fortified = { $who } rafforza la città santa: un gettone va in { $land }.
placed = { $who } guadagna una setta in { $land }.
gained = { $who } gioca una carta guadagno: una setta in { $land }.
attack =
    { $who } attacca con { $form }: fino a { $kills ->
        [one] { $kills } setta
       *[other] { $kills } sette
    }.
target = L'attacco prende di mira { FORM($land, "il") }, dove domina { $god }.
protected = { $who } respinge l'attacco di { $element }.
passed = { $who } passa.
killed = Una setta di { $god } muore in { $land }.
warded-off = L'attacco di { $who } non uccide nessuno.
saved = { $who } mostra il Deicida: tutto fallisce.
conversion = { $who } vuole convertire i fedeli di { $god }.
offered = { $who } offre: { $card }.
defended = { $who } risponde con: { $card }.
compared = { $who } ha { $mine } contro { $theirs } di { $god }.
converted = { $who } converte { FORM($land, "il") }, che era di { $god }.
won-back = { $who } riconquista { FORM($land, "il") }; il gettone di { $god } viene tolto.
robs = { $who } deruba { $god }.
looks = La mano di { $god }: { $cards }.
stole = { $who } prende una { $back } a { $god }.
stole-this = La carta che { $who } ha preso a { $god }: { $card }.
stole-open = { $who } prende una carta scoperta a { $god }: { $card }.
godkill = { $who } gioca il Deicida contro { $god }.
dead = { $who } è morto; tutti i suoi gettoni lasciano la mappa.
limbo = { $who } non ha più fedeli e attende nel limbo.
heir = { $heir } prende tutte le carte di { $who }.
inherited = Da { $god } a { $heir }: { $number } × { $card }.
resurrected = { $who } risorge.
permanent-risen = { $who } riceve di nuovo una carta permanente: { $card }.
passed-over = Per { $who } una carta viene saltata: { $card }.
stayed-out = { $who } non ritorna; i suoi gettoni lasciano la mappa.
won =
    { $who } vince con { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    }.
won-PG-E-03 = { $who } vince: nessun altro dio ha fedeli.
won-PG-R-56 =
    { $who } è in testa con { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    } e vince.
won-PG-R-56-sects =
    { $who } vince: { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    } come altri, ma più sette ({ $sects }).
shared = { $gods } sono alla pari e condividono la vittoria.
limit =
    La partita finisce dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }: decidono i territori.

## What can be done

do-home = stabilirsi in { $continent }
do-portal = mettere qui la figura: { $place }
do-move = andare { $way }: { $place }, { $state }
do-move-away = andare { $way }: { $place }
do-draw =
    pescare { $n ->
        [one] una carta conversione
       *[other] { $n } carte conversione
    }
do-fortify = mettere un gettone nella città santa in { $land } invece di pescare
do-place = mettere un gettone in { $land }
do-pass = non fare nulla
do-godkill = uccidere { $god } con il Deicida
do-steal = rubare una carta a { $god }
do-take = prendere questa carta: { $card }
do-take-open = prendere questa immunità scoperta: { $element }
do-take-back = prendere alla cieca una { $back }
do-take-land = convertire { FORM($land, "il") }
progress-steal = Una delle { $n } carte di { $god } diventa tua.
progress-portal-free = { $continent }: lì non regna ancora nessuno.
progress-card =
    Porta { $cards ->
        [one] una carta conversione
       *[other] { $cards } carte conversione
    }; ne hai { $n }. Con esse vinci territori.
progress-convert = Se { $god } non mostra altre carte, { $n ->
        [one] un territorio diventa tuo
       *[other] { $n } territori diventano tuoi
    }.
progress-strike-one =
    Se { $gods } non respinge nulla, lì { $n ->
        [one] muore una setta
       *[other] muoiono { $n } sette
    }.
progress-strike-many =
    Se { $gods } non respingono nulla, lì { $n ->
        [one] muore una setta
       *[other] muoiono { $n } sette
    }.
progress-strike-special =
    Nessuna protezione aiuta { $gods }: lì { $n ->
        [one] muore una setta
       *[other] muoiono { $n } sette
    }.
progress-godkiller = Con esso puoi eliminare un dio intero sulla sua casella, o salvare le tue ultime sette.
progress-portal = In { $continent } governi { $mine } dei territori, gli altri { $theirs }.
do-attack = attaccare con { $form }: uccide { $kills }
do-convert =
    convertire i fedeli di { $god }: fino a { $mine ->
        [one] { $mine } carta
       *[other] { $mine } carte
    } contro { $theirs } scoperte
do-gain = giocare una carta guadagno: un gettone in { $land }
do-end = finire il turno
do-target =
    prendere di mira { FORM($land, "il") }, dove { $god } ha { $live ->
        [one] { $live } setta
       *[other] { $live } sette
    }
do-done = non nominare altri territori
do-protect =
    respingere: { $element }; poi { $limit ->
        [one] può morire { $limit } setta
       *[other] possono morire { $limit } sette
    }
do-kill = uccidere una setta in { $land }
do-godkiller = mostrare il Deicida: l'attacco o la conversione fallisce del tutto
do-offer = offrire questa carta: { $card }
do-go = non offrire altro: { $mine } contro { $theirs }
do-defend = rispondere con questa carta: { $card }
do-lose = rinunciare a una setta in { $land }
do-resurrect = tornare in gioco con due carte nuove
do-stay-out = restare fuori per sempre; tutti i gettoni lasciano la mappa
do-deal = esce una carta: { $card }
do-roll = il dado mostra { $face }

## What would follow from it

then-neutral = poi lì non governa nessun dio
then-rules = poi lì governa di nuovo { $god }
then-returns = poi { $god } può ritornare
then-wins = poi vince { $god }
then-may-win = poi { $god } potrebbe vincere
then-yours =
    poi governi { $n ->
        [one] { $n } territorio
       *[other] { $n } territori
    } su { $target }
then-pierces =
    { $god } ha { $n ->
        [one] { $n } carta ira coperta
       *[other] { $n } carte ira coperte
    }: passa tutto al { $chance } %
then-bare = { $god } non ha carte ira coperte che possano respingerlo
then-stopped = { $god } è immune a una parte
then-immune = { $god } è immune
then-special = nessuna protezione e nessuna immunità lo respinge
then-below = se lì muoiono tutte le sette, riaffiora { $god }
then-empty = se lì muoiono tutte le sette, non governa più nessun dio
then-loss = rischio di una carta perdita: { $chance } %
naming = Nome del tuo dio
clockwise =
    { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    } in senso orario
counter-clockwise =
    { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    } in senso antiorario
space-portal = { $which } portale per { $continent }
which-0 = primo
which-1 = secondo
space-wrath =
    { $n ->
        [one] una carta ira
       *[other] { $n } carte ira
    }
space-conversion =
    { $n ->
        [one] una carta conversione
       *[other] { $n } carte conversione
    }
space-gain_one_sect = guadagna una setta
space-godkiller = Deicida
space-steal_one_card = ruba una carta
free = libero
taken = c'è un'altra figura

## What is asked

ask-homes = { $who }, quale continente è la tua patria?
ask-homes-chance = Si estrae la patria di { $who }.
ask-deal-permanent = { $who } riceve una carta permanente.
ask-deal-wrath = { $who } riceve una carta ira.
ask-portals = { $who }, da quale portale parte la tua figura?
ask-first-roll = { $who } tira per iniziare.
ask-roll = { $who } tira il dado.
ask-move = { $who }, hai tirato { $die }: in senso orario o antiorario?
ask-conversion-space =
    { $who }, peschi { $n ->
        [one] una carta conversione
       *[other] { $n } carte conversione
    } o rafforzi una città santa?
ask-drawing = { $who } pesca una carta.
ask-losing = { $who }, a quale setta rinunci?
ask-gain-space = { $who }, dove vive la nuova setta?
ask-godkiller-space = { $who }, giochi il Deicida?
ask-godkiller-space-only = { $who }, non hai il Deicida; passa, e la tua mano resta segreta.
ask-steal-space = { $who }, chi derubi?
ask-taking = { $who }, quale carta di { $god } prendi?
ask-looting = { $who } pesca una carta dalla mano di { $god }.
ask-portal = { $who }, agisci in { $continent } o finisci il turno?
ask-portal-only = { $who }, nulla di ciò che hai serve ora in { $continent }; finisci il turno, e la tua mano resta segreta.
ask-naming = { $who }, a quali territori è diretto l'attacco? { $named } di { $most } nominati.
ask-protecting =
    { $who }, { $attacker } attacca con { $form }: { $limit ->
        [one] può morire { $limit } setta
       *[other] possono morire { $limit } sette
    }. Respingi?
ask-protecting-only =
    { $who }, { $attacker } attacca con { $form }: { $limit ->
        [one] può morire { $limit } setta
       *[other] possono morire { $limit } sette
    }. Nessuna tua carta lo respinge; passa, e la tua mano resta segreta.
ask-dividing = { $who }, dove muoiono le sette? Ancora { $left }.
ask-saving = { $who }, sarebbe la fine dei tuoi fedeli: mostri il Deicida?
ask-saving-only = { $who }, è la fine dei tuoi fedeli. Non hai il Deicida; passa, e la tua mano resta segreta.
ask-offering = { $who }, quali carte offri? Finora { $mine } contro { $theirs } di { $god }.
ask-defending =
    { $who }, { $attacker } ha { $mine } contro { $theirs }: { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    } in gioco. Rispondi?
ask-defending-only =
    { $who }, { $attacker } ha { $mine } contro { $theirs }: { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    } in gioco. Nessuna tua carta conta qui; passa, e la tua mano resta segreta.
ask-converting = { $who }, quali territori converti? Ancora { $left }.
ask-rising = { $who }, c'è di nuovo un tuo fedele: ritorni?
ask-risen = { $who }, su quale portale ritorna la tua figura?
ask-risen-permanent = Si scopre una carta permanente per { $who }.
ask-risen-wrath = { $who } pesca una carta ira.
ask-over-PG-E-01 = { $who } vince: { $lands } territori.
ask-over-PG-E-02 = { $who } vince: { $lands } territori.
ask-over-PG-E-03 = { $who } vince: nessun altro dio ha seguaci.
ask-over-PG-R-56 = { $who } vince: più territori dopo { $turns } turni ({ $lands }).
ask-over-sects = { $who } vince: { $lands } territori come altri, ma più sette ({ $sects }).
ask-over-shared = { $who } condividono la vittoria: stessi territori e sette dopo { $turns } turni.

## Whom the table waits for

wait-homes = { $who } sceglie il continente di casa.
wait-portals = { $who } sceglie il portale di partenza.
wait-move = { $who } ha tirato { $die } e sceglie la direzione.
wait-conversion-space =
    { $who } pesca { $n ->
        [one] una carta conversione
       *[other] { $n } carte conversione
    } o rafforza una città santa.
wait-losing = { $who } deve rinunciare a una setta.
wait-gain-space = { $who } può mettere una nuova setta.
wait-godkiller-space = { $who } è sulla casella del Deicida.
wait-steal-space = { $who } può derubare qualcuno.
wait-taking = { $who } prende una carta di { $god }.
wait-portal = { $who } può agire in { $continent }.
wait-naming = { $who } attacca con { $form } e nomina i territori: { $named } di { $most }.
wait-protecting = { $attacker } attacca con { $form }: { $who } può respingere.
wait-dividing = { $who } sceglie dove muoiono le sette: ancora { $left }.
wait-saving = { $who } è in pericolo e può rispondere.
wait-offering = { $who } vuole convertire fedeli di { $god }: finora { $mine } contro { $theirs }.
wait-defending = { $attacker } ha { $mine } contro { $theirs }: { $who } può rispondere.
wait-converting = { $who } sceglie quali territori convertire: ancora { $left }.
wait-rising = { $who } può tornare in gioco.
wait-risen = { $who } sceglie il portale del ritorno.

## Rule options

option-start_continents = Come gli dei ottengono il continente di partenza.
option-start_continents-choose = Scelti in ordine di posto.
option-start_continents-random = Estratti a sorte.
option-occupied_portal = Che cosa si può fare su un portale dove c'è un'altra figura.
option-occupied_portal-no_use = Nulla.
option-occupied_portal-no_attack = Conversioni e carte guadagno, ma nessun attacco.
option-occupied_portal-open = Tutto, come su uno libero.
option-blocked_combo = Che cosa resta di un attacco combinato quando alcuni elementi sono respinti.
option-blocked_combo-recompute = La migliore divisione in attacchi permessi.
option-blocked_combo-singles = Una setta per ogni elemento rimasto.
option-defence_scope = Chi è aiutato da una carta protezione.
option-defence_scope-own = Solo il dio che la gioca.
option-defence_scope-attack = Tutti gli dei colpiti dall'attacco.
option-immunity_reveal = Quando si scopre un'immunità.
option-immunity_reveal-first_use = Quando aiuta per la prima volta.
option-immunity_reveal-on_draw = Appena pescata.
option-steal_view = Che cosa vede un ladro della mano.
option-steal_view-look = Tutto; poi sceglie una carta.
option-steal_view-blind = Solo il dorso; la carta è estratta a sorte.
option-two_player_setup = Come iniziano due giocatori.
option-two_player_setup-recommended = Due continenti ciascuno; vincono 12 territori.
option-two_player_setup-standard = Un continente ciascuno; vincono 11 territori.
option-victory_check = Quando si guarda se un dio governa abbastanza territori per vincere.
option-victory_check-after_action = Quando una carta, un attacco o una conversione è conclusa.
option-victory_check-at_once = Subito, anche a metà di una carta.
option-turn_limit = Dopo quanti turni di tutti insieme la partita finisce in ogni caso.
option-turn_limit-0 = Non c'è limite.
option-turn_limit-any =
    Dopo { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }; poi decidono i territori.

## Why something cannot be done, with the names and numbers of the case

why-home = { $continent } è già la patria di un altro dio.
why-move = Hai tirato { $die }: tante caselle, da una parte o dall'altra.
why-foreign-land = In { $land } governa un altro dio.
why-no-rival = Scegli un altro dio che sia in gioco.
why-poor = { $god } non ha nulla che si possa rubare.
why-not-there = Quella carta non c'è da prendere.
why-blind = A questo tavolo il ladro non vede la mano: scegli dal dorso.
why-seeing = A questo tavolo il ladro vede la mano: scegli una carta.
why-cards = Non hai le carte necessarie.
why-nobody-here = Su questo continente non governa nessun altro dio.
why-own-or-neutral = Si può mirare solo a territori di altri dèi.
why-named = { $land }: territorio già nominato.
why-elsewhere = { FORM($land, "il") } è su un altro continente: la tua figura sta al portale per { $continent }.
why-chosen = { $land }: territorio già scelto.
why-name-one = Nomina prima almeno un territorio.
why-tried = In questo turno hai già tentato di convertire { $god }.
why-firm = { $god } non governa qui nessun territorio con un solo gettone vivo.
why-firm-land = Si può convertire solo un territorio di { $god } con un solo gettone vivo.
why-weak = Puoi mostrarne { $mine } contro { $theirs } davanti a { $god }: te ne servono di più.
why-gain = Una carta guadagno mette un gettone solo in { $continent }, dove sta la tua figura.
why-not-named = { $land }: territorio non nominato in questo attacco.
why-all-fall = In { $land } cadono già tutti i gettoni vivi.
why-no-card = Non hai questa carta in mano.
why-not-ruler = In { $land } non governi tu.
why-not-yours = Adesso tocca a { $who }.
why-chance = Prima decide il caso.
why-answer = Rispondi prima a ciò che ti si chiede.

## Why something cannot be done, by clause

refused-PG-A-01 = Puoi attaccare solo se il tuo movimento è finito su un portale libero.
refused-PG-A-02 = I territori si nominano per un attacco di cui si sono mostrate le carte.
refused-PG-A-03 = Si possono attaccare solo territori governati da un altro dio.
refused-PG-A-04 = Attacco non valido. Gioca un elemento, una coppia che va insieme, tutti e quattro o una carta speciale.
refused-PG-A-05 = Fuoco e acqua, aria e terra non vanno insieme, tranne tutti e quattro.
refused-PG-A-10 = Ora nessuno ti attacca.
refused-PG-A-11 = Non hai protezione contro questo elemento.
refused-PG-A-16 = Le carte speciali non si possono respingere.
refused-PG-A-17 = Uccide solo chi attacca, dopo le difese e solo dove l'attacco era diretto.
refused-PG-A-18 = In questo attacco non possono cadere altre sette di questo dio.
refused-PG-A-20 = Lì non ci sono più sette vive.
refused-PG-A-30 = Puoi convertire solo se il tuo movimento è finito su un portale libero.
refused-PG-A-31 = Per una conversione nomina un altro dio in gioco e mostra carte che hai.
refused-PG-A-33 = Ora mostra carte solo il dio da convertire, e solo quante servono.
refused-PG-A-35 = Si converte un territorio dove quel dio ha esattamente una setta viva su questo continente.
refused-PG-A-36 = I territori si scelgono quando si conosce la differenza delle carte.
refused-PG-A-40 = Contro ciascun dio è permesso un solo tentativo per turno.
refused-PG-A-47 = Una carta guadagno mette un gettone in un territorio del continente del tuo portale.
refused-PG-A-48 = Finché un altro dio governa un territorio del continente la carta guadagno non si può giocare.
refused-PG-A-50 = Si fortifica su una casella conversione, invece di pescare, e solo la città santa di casa.
refused-PG-A-51 = Nella tua città santa governa un altro dio.
refused-PG-A-52 = Ora nessuno deve rinunciare a una setta.
refused-PG-A-60 = Il Deicida si gioca sulla sua casella, da chi lo possiede.
refused-PG-A-63 = Il Deicida salva solo il dio che lo ha e sta per perdere l'ultima setta.
refused-PG-A-69 = Può risorgere solo un dio nel limbo il cui gettone è riemerso, a un portale di casa.
refused-PG-A-70 = Ora nessuno deve decidere se restare fuori.
refused-PG-A-71 = Ora non si ruba nulla.
refused-PG-E-04 = La partita è finita.
refused-PG-R-02 = Ora sceglie un altro dio.
refused-PG-R-05 = Quando sei arrivato sul portale c'era già un'altra figura: in questo turno niente attacchi da qui.
refused-PG-R-07 = Prima c'è il movimento, e non vi si può rinunciare.
refused-PG-R-08 = Alla pesca non si può rinunciare, solo sostituirla con un gettone per la città santa.
refused-PG-R-16 = Si difende solo il dio attaccato, una volta, contro gli elementi che passano.
refused-PG-R-19 = Lì l'attacco non potrebbe uccidere nessuno.
refused-PG-R-23 = Agli dèi nel limbo si chiede uno dopo l'altro.
refused-PG-R-28 = Contano solo i cinque tipi di carte conversione.
refused-PG-R-29 = Prima mostra le carte chi converte, poi l'altro dio, ciascuno una volta.
refused-PG-R-30 = Devi mostrare più carte di quante l'altro dio abbia scoperte.
refused-PG-R-34 = Ogni territorio convertito richiede un gettone della riserva, che è vuota.
refused-PG-R-40 = Ora è un altro dio a rinunciare a una setta.
refused-PG-R-41 = Rinuncia a una setta in un territorio che governi.
refused-PG-R-44 = La tua riserva di gettoni è vuota.
refused-PG-R-45 = A questo tavolo non si ruba così.
refused-PG-R-46 = Lì non c'è una simile carta da rubare.
refused-PG-R-47 = Il Deicida colpisce un altro dio in gioco.
refused-PG-R-62 = Che cosa esce da una pila lo decide il caso.
refused-PG-R-65 = Il Deicida si chiede agli dèi in pericolo uno dopo l'altro.
refused-PG-R-67 = Prima viene un'altra cosa.
refused-PG-S-01 = Ogni dio ha una patria, e nessuna è di due.
refused-PG-S-06 = La prima carta scoperta è uno dei cinque tipi, a caso.
refused-PG-S-09 = La tua figura comincia su un portale di casa.
refused-PG-T-01 = Il dado si tira da solo all'inizio del turno.
refused-PG-T-02 = La tua figura si muove esattamente quanto dice il dado, in un verso o nell'altro.
refused-PG-T-05 = Su questa casella si pesca una carta ira.
refused-PG-T-06 = Si pesca solo su una casella apposita, dopo il movimento.
refused-PG-T-08 = Su questa casella si pesca una carta conversione.
refused-PG-T-10 = Le carte si usano solo su un portale, nel suo continente.
refused-PG-T-11 = Questa casella dà un gettone per un territorio vuoto o governato da te.
refused-PG-T-13 = Puoi rubare solo su una casella furto.
refused-PG-T-14 = È il turno di un altro dio.

## Cards

card-attack_earth = attacco di terra
card-attack_air = attacco d'aria
card-attack_fire = attacco di fuoco
card-attack_water = attacco d'acqua
card-protection_earth = protezione dalla terra
card-protection_air = protezione dall'aria
card-protection_fire = protezione dal fuoco
card-protection_water = protezione dall'acqua
card-immunity_earth = immunità alla terra
card-immunity_air = immunità all'aria
card-immunity_fire = immunità al fuoco
card-immunity_water = immunità all'acqua
card-plague = pestilenza
card-famine = carestia
card-darkness = tenebre
card-locusts = locuste
card-prosperity = prosperità
card-miracles = miracoli
card-scripture = scrittura
card-afterlife = aldilà
card-communion = comunione
card-gain_one_sect = guadagna una setta
card-lose_one_sect = perdi una setta
card-all_lose_one_sect = ogni dio perde una setta
card-godkiller = Deicida

## Elements

element-earth = terra
element-air = aria
element-fire = fuoco
element-water = acqua

## Backs of cards

back-wrath = carta ira
back-conversion = carta conversione

## Continents

continent-NA = Nord America
continent-SA = Sud America
continent-EU = Europa
continent-AF = Africa
continent-AS = Asia

## Territori

land-NA1 = Mesoamerica
    .il = la Mesoamerica
land-NA2 = Alaska
    .il = l'Alaska
land-NA3 = Acadia
    .il = l'Acadia
land-NA4 = Louisiana
    .il = la Louisiana
land-SA1 = Bolivia
    .il = la Bolivia
land-SA2 = Amazzonia
    .il = l'Amazzonia
land-SA3 = Colombia
    .il = la Colombia
land-SA4 = Patagonia
    .il = la Patagonia
land-EU1 = Grecia
    .il = la Grecia
land-EU2 = Scandinavia
    .il = la Scandinavia
land-EU3 = Iberia
    .il = l'Iberia
land-EU4 = Sarmazia
    .il = la Sarmazia
land-AF1 = Egitto
    .il = l'Egitto
land-AF2 = Numidia
    .il = la Numidia
land-AF3 = Guinea
    .il = la Guinea
land-AF4 = Namibia
    .il = la Namibia
land-AS1 = India
    .il = l'India
land-AS2 = Siberia
    .il = la Siberia
land-AS3 = Cina
    .il = la Cina
land-AS4 = Arabia
    .il = l'Arabia

## Dèi a cui nessuno ha dato un nome

god-A = Ignis
god-B = Sol
god-C = Silva
god-D = Luna
god-E = Astra
god-F = Nova

## Short words of pictures

label-title = Un tavolo di Playing Gods
label-lands = territori
label-sects = sette
label-supply = riserva
label-permanents = permanenti
label-immunities = immune
label-hand = la tua mano
label-known = note
label-limbo = nel limbo
label-dead = morto
label-in-play = in gioco
label-tried = tentato
label-pile = { $upper } mescolate, sotto { $lower } rimesse
label-pile-wrath = Carte ira
label-pile-conversion = Carte conversione
label-shuffled = { $n } mescolate
label-below = poi rimesse, in quest'ordine:
label-unseen = non viste: { $cards }
label-victim-cards = { $wrath } ira, { $conversion } conversione
label-victim-lands =
    { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    }, { $sects ->
        [one] { $sects } setta
       *[other] { $sects } sette
    }
label-returned = rimesse, la prossima per prima: { $cards }
label-on-the-table = sul tavolo: { $cards }
label-nothing = nulla
label-button-draw =
    { $n ->
        [one] Pesca una carta
       *[other] Pesca { $n } carte
    }
label-button-fortify = Rafforza { FORM($land, "il") }
label-button-pass = Passa
label-button-end = Fine turno
label-button-done = Fatto
label-button-go = Procedi
label-button-resurrect = Ritorna
label-button-stay_out = Resta fuori
label-space-gain_one_sect = guadagna
label-space-godkiller = Deicida
label-space-steal_one_card = ruba
label-space-wrath =
    { $n ->
        [one] carta ira
       *[other] { $n } carte ira
    }
label-space-conversion =
    { $n ->
        [one] carta conversione
       *[other] { $n } carte conversione
    }
label-space-portal = portale: { $continent }
label-lean = Prossima carta conversione: { $n } % perdita.
label-landing = { $steps }: { $what }
label-free = libero
label-closed = occupato, chiuso
label-shared = occupato
label-in-reach =
    { $who }: { $convertible } da convertire, { $sects ->
        [one] { $sects } setta
       *[other] { $sects } sette
    }
label-sum = { $who }: tu { $mine }+{ $hand }, contro { $theirs }+{ $open }: fino a { $gain } su { $convertible }
label-would-win = sarebbe la vittoria
label-could-win = potrebbe essere la vittoria
label-already-tried = { $who }: già tentato
label-form-kills = { $form }: uccide { $kills }
label-falls = { $form }: { $kills } vittime su { $full }
label-can-lose =
    { $who } può perdere { $limit ->
        [one] { $limit } setta
       *[other] { $limit } sette
    } e con esse { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    }
label-with-protection = con protezione ({ $element }): { $limit }
label-may-go-out = { $who } potrebbe essere eliminato
label-godkiller-helps = il tuo Deicida potrebbe fermarlo
label-stands =
    { $mine } contro { $theirs }: { $lands ->
        [one] { $lands } territorio
       *[other] { $lands } territori
    }
label-change = { $winner } +{ $lands }, { $loser } −{ $lands } territori
label-comes-up = { $land }: potrebbe riaffiorare { $who }
label-comes-back = { $land }: { $who } potrebbe ritornare
label-would-reach = { $land }: { $who } potrebbe vincere
label-safe = al sicuro dalla conversione: { $lands }

## What decided it

tie-sects = { $other } governa altrettanti territori ({ $points }), ma { $who } ha più sette: { $mine } contro { $theirs }.
fact-converted = territori convertiti, più di tutti
fact-killed = sette abbattute, più di tutti
fact-gained = sette ottenute con carte, più di tutti

## Ciò che si indica, carte in mano, posti, azioni in poche parole

label-space-about-wrath =
    { $n ->
        [one] Qui un dio pesca una carta ira.
       *[other] Qui un dio pesca { $n } carte ira.
    }
label-space-about-conversion =
    { $n ->
        [one] Qui un dio pesca una carta conversione o rafforza la città santa della sua patria.
       *[other] Qui un dio pesca { $n } carte conversione o rafforza la città santa della sua patria.
    }
label-space-about-portal = Portale per { $continent }: lì si attacca, si converte o si guadagna, se nessun altro dio ci sta sopra.
label-space-about-gain_one_sect = Qui un dio guadagna una setta, in un territorio libero o suo.
label-space-about-steal_one_card = Qui si può rubare una carta a un altro dio.
label-space-about-godkiller = Qui il Deicida uccide un altro dio.
label-stands-here = Qui sta { $gods }.
label-land-empty = { $land }, { $continent }: qui non domina nessuno
label-land-ruled =
    { $land }, { $continent }: domina { $who } con { $n ->
        [one] { $n } setta
       *[other] { $n } sette
    }
label-land-below = sotto: { $gods }
label-land-holy = città santa
label-land-firm = al riparo da conversioni
label-continent-home = { $continent }: patria di { $who }
label-continent-free = { $continent }: patria di nessuno
label-die-shows = Il dado mostra { $n }.
label-pile-name =
    { $pile }: { $n ->
        [one] resta { $n } carta
       *[other] restano { $n } carte
    }
label-board = Mondo e anello
label-tray = Le tue carte e scelte
label-watching = Le carte le vede solo chi le ha.
label-no-cards = Non hai carte.
label-cards-held =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
label-which-cards = Quali carte colpiscono { $land }? Quelle adatte sono accese: una, o più insieme.
label-where-gain = Dove vivrà la nuova setta?
label-way-forward = avanti
label-way-back = indietro
label-where-attack =
    Dove cade l'attacco? { $form }: { $kills ->
        [one] ne cade al massimo una
       *[other] ne cadono fino a { $kills }
    }.
label-short-attack = Attacco
label-short-protection = Difesa
label-short-immunity = Immunità
label-short-special = Speciale
label-short-faith = Conversione
label-title-gain_one_sect = Seguaci
label-title-lose_one_sect = Perdita
label-title-all_lose_one_sect = Perdita per tutti
label-title-godkiller = Deicida
label-about-answer-draw =
    { $n ->
        [one] Pesca una carta conversione, per un portale futuro.
       *[other] Pesca { $n } carte conversione, per un portale futuro.
    }
label-about-answer-pass = Non fare nulla qui e lascia proseguire il gioco.
label-about-answer-end = Il tuo turno è finito e il prossimo dio tira il dado.
label-about-answer-done = Hai nominato tutti i territori che l'attacco deve colpire.
label-about-answer-go = Ora decidono le carte mostrate.
label-about-answer-resurrect = Torna in gioco, con quanto ti danno le regole.
label-about-answer-stay_out = Resta fuori dal gioco d'ora in poi.
label-about-answer-fortify = { $land }: lì una tua setta in più, che lo rende più difficile da convertire.
label-about-answer-back = Prendine una senza vederla: { $card }.
label-about-answer-way = Cammina { $way } di { $steps } caselle. { $space }
label-about-attack = { $card }: colpisce da un portale libero; con altri elementi adatti cadono più sette.
label-about-protection = { $card }: si mostra quando sei attaccato con questo elemento.
label-about-immunity = { $card }: una volta scoperta, questo elemento non ti nuoce più.
label-about-special = { $card }: un colpo da un portale libero che nessuna carta respinge.
label-about-faith = { $card }: vale uno quando si convertono seguaci, da te o a te; una coppia diventa permanente.
label-about-gain_one_sect = { $card }: a un portale nel cui continente non domina nessun altro dio, lì una nuova setta.
label-about-godkiller = { $card }: sulla sua casella uccide un altro dio; mostrato nel bisogno salva le tue ultime sette.
label-seat-lands = { $n } di { $target } territori
label-seat-sects = sette vive: { $n }
label-seat-supply = gettoni in riserva: { $n }
label-to-come = in riserva
label-seat-wrath = carte ira in mano: { $n }
label-seat-conversion = carte conversione in mano: { $n }
label-seat-permanent = permanente: { $card }
label-seat-immune = scoperta: { $card }
label-seat-known = ti è nota: { $card }
label-seat-limbo = Nel limbo: può tornare se riaffiora un suo gettone sepolto.
label-seat-dead = Morto: fuori dal gioco.
label-source-continent = territori in { $continent }
label-did-home = abita in { $continent }
label-did-figure = ha preso un portale
label-did-drew-wrath = ha pescato un'ira
label-did-drew-conversion = ha pescato una conversione
label-did-lose-card = ha pescato una perdita
label-did-portal = portale per { $continent }
label-did-fortified = ha rafforzato { FORM($land, "il") }
label-did-placed = nuova setta in { $land }
label-did-lost = ha ceduto in { $land }
label-did-attack = colpisce: { $form }
label-did-target = mira: { $land }
label-did-killed =
    { $n ->
        [one] cade { $n } setta
       *[other] cadono { $n } sette
    }
label-did-protected = respinge { $element }
label-did-conversion = tenta i fedeli di { $god }
label-did-offered = mostra { $card }
label-did-converted = ha convertito { FORM($land, "il") }
label-did-robs = deruba { $god }
label-did-stole = ha rubato a { $god }
label-did-godkill = ha ucciso { $god }
label-did-saved = ha mostrato il Deicida
label-did-resurrected = è risorto
label-did-stayed-out = è rimasto fuori
label-piles = Mazzi
label-did-on-wrath = pesca una carta ira
label-did-on-conversion = su una casella conversione
label-did-on-gain_one_sect = sulla casella guadagno
label-did-on-steal_one_card = su una casella furto
label-did-on-godkiller = sulla casella del Deicida
label-short-gain_one_sect = Nuova setta
label-short-godkiller = Mortale
label-gate-NA = N. America
label-gate-NA-short = N. Am.
label-gate-SA = S. America
label-gate-SA-short = S. Am.
label-gate-EU = Europa
label-gate-AF = Africa
label-gate-AS = Asia
label-shown = Sul tavolo: { $cards }.
label-convert = Converti i seguaci di { $who }
label-convert-sum = { $mine } contro { $theirs }: fino a { $gain } di { $lands }
label-convert-hidden = { $n } o più
label-rob = Deruba { $who }
label-end-god = Uccidi { $who }
