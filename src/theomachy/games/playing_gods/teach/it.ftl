# La prima partita guidata: che cosa dice la guida. Una frase in grassetto e una normale, tutte e due brevi.

step-aim = Sei Ignis, la fiamma. Domina undici territori.
    .why = Domini dove il tuo gettone, una setta, sta in cima. La tua casa è il Nord America: già quattro territori.

step-way = Hai tirato 2: la tua figura va avanti o indietro, sempre di tutti i passi. Vai avanti.
    .why = Lì guadagni una setta. Dove finisce il cammino decide che cosa puoi fare in questo turno.
    .wrong = Di là c'è una carta conversione. Ma una setta subito vale di più: vai avanti.

step-settle = Metti la tua nuova setta nell'Egitto vuoto.
    .why = In Africa non vive ancora nessuno: un territorio vuoto non costa lotte, ed è il tuo quinto.
    .wrong = Si può. Ma solo un territorio vuoto è uno in più per te, e questa volta prendiamo l'Egitto.

step-lost = Intanto Silva è venuta al tuo portale e ha convertito l'Alaska.
    .why = Il gettone di Silva copre il tuo. Una setta sola si può convertire; ciò che sta sotto non conta.

step-faith = La riprenderai. Vai avanti di una casella, verso una carta conversione.
    .why = Per convertire ti servono più carte conversione di quante ne mostra l'altro dio.
    .wrong = Anche una carta ira è utile, ma per convertire ti serve una carta conversione.

step-draw = Pesca la carta.
    .why = Potresti invece rafforzare la tua città santa, ma ora ti serve qualcosa per convertire.
    .wrong = Nella tua città santa vivono già due sette. Questa volta prendi la carta.

step-home = Un 3: torna indietro al tuo portale.
    .why = Le carte si giocano solo su un portale, nel suo continente. Nessun'altra figura deve starci sopra.
    .wrong = Un'altra carta ira può aspettare: solo sul tuo portale riprendi l'Alaska.

step-convert = Converti i seguaci di Silva.
    .why = La carta scoperta davanti a ogni dio conta da sé: una per te, una per Silva. Devi averne di più.
    .wrong = Anche l'ira libererebbe l'Alaska, ma convertendo ti restano lì due sette.

step-offer = Mostra anche la tua carta: due contro una.
    .why = La differenza è il numero di territori che converti. Le carte mostrate tornano sotto il mazzo.
    .wrong = Uno contro uno non converte nessuno: mostra la tua carta.

step-safe = L'Alaska è tua, ora con due sette. Finisci il turno.
    .why = Due sette di un dio in cima non si convertono. Il tuo gettone sotto ha aiutato: quello di Silva è tolto.

step-portal = Un 4: vai avanti al portale del Sud America.
    .why = Lì vive Sol, e tu hai ancora una carta ira.
    .wrong = In Asia non vive ancora nessuno: lì la tua ira non colpirebbe nessuno.

step-attack = Attacca l'Amazzonia: scegli la tua carta aria, poi il territorio.
    .why = Un elemento uccide una setta, due che vanno d'accordo tre, tutti otto. L'ira fa spazio, ma non conquista nulla.
    .wrong = Si può, ma oggi colpiamo con l'aria, e solo in Amazzonia.

step-free = Ben fatto. Con undici territori si vince subito: ora la partita è tua.
    .why = La lampadina mostra le buone mosse, e un clic su qualsiasi cosa dice perché ora non si può. Buona fortuna!

# Di che cosa trattano i problemi, e perché un atto simile è forte.

theme-finish = Vincere la partita
    .why = Così domini tanti territori quanti ne chiede la vittoria.

theme-godkill = Uccidere un dio
    .why = Chi è fuori dal gioco non ti toglie più territori.

theme-attack = L'attacco giusto
    .why = Colpisce dove si perde di più e nulla protegge.

theme-convert = Convertire un territorio
    .why = Un territorio in più per te è uno in meno per un altro.

theme-steal = Rubare una carta
    .why = Guadagni ciò che un altro voleva usare contro di te.

theme-spread = Diffondere la fede
    .why = Una setta nel territorio giusto vale un turno intero.

theme-way = Il cammino giusto
    .why = Conta solo la casella dove finisce il cammino, e questa ti dà più di quella nell'altro verso.

theme-patience = La mossa tranquilla
    .why = Conserva ciò che ti serve e non lascia nulla agli altri.
