# La prima partita guidata: che cosa dice la guida. Una frase in grassetto e una normale, tutte e due brevi.

step-aim = Sei il Rosso, la fiamma. Fonda villaggi: tre tribù dello stesso popolo.
    .why = Un villaggio vale 3 punti finché regge, e con esso ricevi una tessera punti: 2 punti per sempre.

step-tribe = Prendi la tribù dei monti e mettila accanto al tuo tempio.
    .why = Costa 1 cristallo per ogni tessera che tocca e segue il dio del tempio che le sta accanto.
    .wrong = Si può fare anche così, ma solo accanto al tuo tempio ti segue per 1 cristallo.

step-mediation = Prendi la mediazione: è gratis.
    .why = In un turno successivo ti dà un'azione in più. Fino ad allora resta davanti a te.

step-recap = Intanto hanno giocato gli altri: qui vedi che cosa hanno fatto.
    .why = Indica una voce e il tabellone te la mostra. Anche il Blu e il Giallo hanno ora tribù dei monti.

step-second-tribe = Prendi una seconda tribù dei monti, qui accanto al tempio e alla tribù.
    .why = Tocca due tessere, quindi costa 2 cristalli. Il tuo tempio decide chi segue.

step-temple = Costruisci un tempio in basso: toglie la tribù dei monti al Blu.
    .why = Un tempio costa 3 cristalli per ogni tessera che tocca e converte le tribù accanto. Il primo villaggio!
    .wrong = Si può, ma da qui un tempio raggiunge la tribù del Blu con la spesa minore.

step-extra = Le tue due azioni sono fatte. Usa la mediazione per un'altra.
    .why = Solo un secondo tempio nello stesso turno non è permesso.

step-desert = Metti il deserto accanto alla tua nuova tribù.
    .why = Il deserto è gratis e porta perfino 1 cristallo; lì un tempio nemico diventa più caro.

step-lost = Il tempio del Giallo ha convertito una tua tribù: il villaggio è perduto.
    .why = I suoi 3 punti sono persi. La tessera punti, 2 punti, ti resta per sempre.

step-again = Metti una nuova tribù dei monti dall'altro lato del tuo tempio.
    .why = Il villaggio è di nuovo tuo, e rifondarlo porta un'altra tessera punti: 5 punti.

step-discard = Togli dal gioco la tribù dei boschi.
    .why = Ora nessuno può usarla. Togliere una tessera scoperta è gratis e sempre permesso.

step-free = Ben fatto. Attento ai templi: chi ne ha di più sul campo perde 4 punti.
    .why = Si finisce con la tessera di fine, o quando uno ha tre villaggi diversi o quattro. Buona fortuna!

# Di che cosa trattano i problemi, e perché un atto simile è forte.

theme-finish = Finire in tempo
    .why = La partita finisce mentre sei in testa.

theme-found = Fondare un villaggio
    .why = Un villaggio vale 3 punti finché regge, e la sua tessera punti 2 per sempre.

theme-break = Spezzare un villaggio
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
