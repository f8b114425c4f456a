# La prima partita guidata: che cosa dice la guida. Una frase in grassetto e una normale, tutte e due brevi.

step-aim = Sei il Rosso, la fiamma. Conquista tre tribù dello stesso popolo.
    .why = Tre tribù di un popolo che ti seguono sono una nazione: 3 punti, e 1 in più a chi la unisce per primo.

step-tribe = Prendi la tribù dei pescatori e mettila accanto al tuo tempio.
    .why = Costa 1 potere per ogni carta che tocca e segue il dio del tempio che le sta accanto.
    .wrong = Si può fare anche così, ma solo accanto al tuo tempio ti segue per 1 potere.

step-desert = Ora metti il deserto tra la tua tribù e il tempio del Blu.
    .why = Il deserto è gratis e porta perfino 1 potere. Rende più caro un tempio nemico accanto alla tua tribù.

step-recap = Intanto hanno giocato gli altri: qui vedi che cosa hanno fatto.
    .why = Indica una voce e il tabellone te la mostra. Anche il Blu e il Giallo hanno ora dei pescatori.

step-second-tribe = Prendi una seconda tribù di pescatori, qui accanto al tempio e alla tribù.
    .why = Tocca due carte, quindi costa 2 poteri. Il tuo tempio decide chi segue.

step-temple = Costruisci un tempio in basso: toglie i pescatori al Blu.
    .why = Un tempio costa 3 poteri per ogni carta che tocca e converte tutte le tribù accanto. La tua terza!
    .wrong = Si può, ma da qui un tempio raggiunge i pescatori del Blu con la spesa minore.

step-lost = Il tempio del Giallo ha convertito una tua tribù: la nazione è spezzata.
    .why = I suoi 3 punti sono persi. Il punto per la prima nazione di un popolo ti resta per sempre.

step-again = Metti una nuova tribù di pescatori dall'altro lato del tuo tempio.
    .why = Con tre la nazione è di nuovo tua. Quaggiù non arriva quasi nessuno.

step-protect = Proteggila: metti il deserto accanto.
    .why = Un tempio in quel punto toccherebbe due carte e costerebbe 6 poteri invece di 3.

step-free = Ben fatto. Con 9 punti si vince subito: ora la partita è tua.
    .why = La lampadina suggerisce mosse. Clicca su qualsiasi cosa per vedere perché non puoi usarla. Buona fortuna!

# Di che cosa trattano i problemi, e perché un atto simile è forte.

theme-finish = Finire in tempo
    .why = La partita finisce mentre sei in testa.

theme-unite = Unire una nazione
    .why = Tre tribù di un popolo valgono 3 punti, e 1 in più per chi è primo.

theme-break = Spezzare una nazione
    .why = Un altro dio perde 3 punti in una volta.

theme-convert = Convertire tribù
    .why = Un tempio converte ogni tribù accanto, e ciò che viene a te lo perdono gli altri.

theme-rob = Indebolire un altro
    .why = Toglie proprio ciò su cui contava un altro dio.

theme-shield = Plasmare la terra
    .why = Dove la terra cambia, i templi nemici costano cari o non raggiungono nulla.

theme-temple = Fondare un tempio
    .why = Da lì raggiungi tribù che nessun altro raggiunge.

theme-tribe = Posare una tribù
    .why = Ti segue, e sta dove gli altri la raggiungono a fatica.

theme-patience = La mossa tranquilla
    .why = Conserva ciò che ti serve e non lascia nulla agli altri.
