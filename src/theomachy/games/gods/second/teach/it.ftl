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
    .why = La lampadina mostra le buone mosse, e un clic su qualsiasi cosa dice perché ora non si può. Buona fortuna!
