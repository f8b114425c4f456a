# La prima partita guidata: che cosa dice la guida. Una frase in grassetto e una semplice, tutte e due brevi.

step-aim = Tu sei Blu. Qui c'è tutto ciò che hai: punti, monete, il tuo popolo e il tuo tempo.
    .why = Dopo sei round vince chi ha più punti. Ogni azione riempie spazi di tempo; quando sono pieni, aspetti.

step-play = Prendi il cronista da 1 moneta: gioca la tua Camera del tesoro.
    .why = Nobile, sacerdote e mercante ci sono, come chiede. Restano con te; la carta dà punti e monete.
    .wrong = È possibile anche questo, ma così giochi una carta al prezzo più basso: 1 moneta e 1 clessidra.

step-train = Ora il Monumento: vuole un altro sacerdote. Prendi il filosofo da 4 monete.
    .why = Il filosofo forma persone. La tessera e 1 clessidra occupano due spazi del tuo tempo.
    .wrong = È possibile, ma senza un secondo sacerdote non puoi giocare il Monumento.

step-two = Forma due persone in una volta.
    .why = Le 4 monete le paghi comunque. Per due, questo prezzo arriva solo ai due gruppi a sinistra.

step-priest = Prima un sacerdote: è quello che manca al Monumento.
    .why = Con due sacerdoti, un nobile e un mercante hai tutti quelli che chiede.

step-noble = E un nobile, per la prossima carta.
    .why = I gruppi formati passano poi alla fine cara della fila. Gli altri costano di meno.

step-sail = Fonda una città: prendi il navigatore da 6 monete.
    .why = Restano due spazi: uno per la tessera, uno per una clessidra doppia. Vale due, ma ne riempie uno solo.

step-city = Costruisci a Syracusae: questa città di commercio dà 5 monete.
    .why = Quando costruisci, pagano tutte le tue città della regione. Altre danno cubi di tempio o oracolo, o punti.
    .wrong = Anche quel posto è libero, ma adesso ti servono soprattutto monete, e Syracusae ne dà 5.

step-income = Il round è finito, arrivano le entrate: fai pagare Syracusae.
    .why = Dopo ogni round una città per regione paga di nuovo. Anche la Camera del tesoro dà 1 moneta.

step-time = Guarda il tuo tempo: una clessidra è ancora lì.
    .why = Le clessidre singole vanno via dopo il round, una doppia resta come singola. Quello spazio ora ti manca.

step-again = Arancio ha iniziato e ha preso il cronista economico. Prendi quello da 4.
    .why = Gioca il Monumento: 3 punti, e altri 2, perché due tue carte mostrano lo stesso simbolo.
    .wrong = È possibile, ma gli altri cronisti costano 2 clessidre, e il tempo vale più delle monete.

step-scribe = La tua mano è vuota: prendi lo scriba da 6 monete.
    .why = Prende carte nuove dall'esposizione. Più paghi, più arriva lontano verso destra.

step-one = Questa volta prendi una carta sola.
    .why = Con 6 monete potresti averne due delle prime quattro, ma quella giusta per te è più a destra.

step-press = Prendi il Frantoio.
    .why = Due nobili e un artigiano: li hai tutti. E mostra un simbolo che hanno tutte e due le tue carte.

step-free = Ben fatto. C'è ancora tempo per una carta: adesso la partita è tua.
    .why = La lampadina mostra buone mosse, e un clic su qualsiasi cosa dice perché ora non si può. Buona fortuna!

# Di che cosa trattano i problemi, e perché un atto simile è forte.

theme-finish = Finire in tempo
    .why = La partita finisce mentre sei in testa.

theme-play = Giocare la carta giusta
    .why = Hai le persone che chiede, e porta punti ora.

theme-build = La città giusta
    .why = Una città lavora per te più e più volte.

theme-train = Formare persone
    .why = Sono le persone che le tue carte aspettano.

theme-cards = Prendere una carta
    .why = Va bene per il tuo popolo, e non la prende nessun altro.

theme-sun = Usare ciò che hai
    .why = Non costa tessere, e così conservi le migliori.

theme-tax = Riscuotere tasse
    .why = Senza monete le tessere forti restano fuori portata.

theme-tile = La tessera giusta
    .why = Rende di più per il suo prezzo e il suo tempo, e un turno dopo sarebbe tardi.

theme-patience = La mossa tranquilla
    .why = Conserva ciò che ti serve e non lascia nulla agli altri.
