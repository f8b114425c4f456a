# La prima partita guidata: che cosa dice la guida. Una frase in grassetto e una normale, tutte e due brevi.

step-aim = Tutti costruiscono insieme un solo mondo. Vince chi vi ha più influenza.
    .why = A turno ognuno fa una cosa. Est e Sud hanno cominciato; per imparare questo mondo è piccolo.

step-first = Prendi questa tessera e mettila accanto a quella di Est: foresta con foresta, mare con mare.
    .why = Una tessera deve toccare due bordi dritti, di tessere o della cornice, e combaciare con tutte le vicine.
    .wrong = Si può fare, ma girata così e messa accanto alla tessera di Est fa crescere il mare.

step-god = Diventa la dea del mare, perché il mare cresce.
    .why = Solo gli dei mandano profeti. Il regno più grande e il maggior numero di regni valgono fino a 15 punti l'uno.
    .wrong = Si può, ma si diventa dei una volta sola e per sempre, e qui è il mare che cresce.

step-second = Prendi la tessera con molto mare e mettila sotto quella di Est.
    .why = Una tessera si può girare e voltare. Così il mare avrà tre tessere; da due in su è un regno.
    .wrong = Si può, ma sotto la tessera di Est, girata così, continua il mare.

step-prophet = Manda un profeta nel mare.
    .why = Chi ha più profeti in un regno riceve 1 punto per ogni sua tessera senza profeta.
    .wrong = È permesso, ma i punti sono nel regno del mare.

step-rival = Est ha mandato un profeta nel tuo mare: ora siete pari.
    .why = Chi è pari riceve i punti, ma due tessere su quattro sono occupate: solo 2 punti a testa.

step-draw = Le tue mani sono vuote: pesca due tessere.
    .why = Si pesca solo a mani libere. Ciò che non va bene si mette nella propria fila, da cui tutti possono prendere.
    .wrong = Si può, ma per riprendere il mare ti servono tessere: pescane due.

step-third = La nuova tessera ha molto mare: mettila sotto la tua ultima.
    .why = Le due terre continuano: mare con mare e pianura con pianura. La cornice è il secondo bordo.
    .wrong = Si può, ma sotto la tua ultima tessera, girata così, continua il mare.

step-more = Manda un secondo profeta nel mare.
    .why = Due contro uno: ora lì i punti sono solo tuoi. Ma ogni profeta fa valere un regno 1 punto in meno.
    .wrong = È permesso, ma con un secondo profeta nel mare sei in testa da solo.

step-city = Costruisci una città nel vuoto in alto. Anche lei vuole un tuo profeta.
    .why = Vale 5 punti, se nessuna tessera adatta la distrugge. Quattro terre non le mostra nessuna: qui è al sicuro.
    .wrong = Lì qualcuno potrebbe mettere una tessera adatta e distruggerla. Nel vuoto in alto è sicura per sempre.

step-free = Ben fatto, sei in testa. Ora la partita è tua.
    .why = Quando il mondo è pieno si può agire ancora un po'; poi si contano i punti. La lampadina mostra buone mosse.

# Di che cosa trattano i problemi, e perché un atto simile è forte.

theme-finish = Finire in tempo
    .why = La partita finisce mentre sei in testa.

theme-city = Fondare una città
    .why = Una città vale 5 punti se nessuna tessera la distrugge.

theme-prophet = Mandare un profeta
    .why = Chi ha più profeti in un regno ne prende i punti; un profeta arriva solo con una nuova tessera.

theme-destroy = Distruggere
    .why = Una tessera adatta distrugge una città: 5 punti per te, e chi l'ha costruita ne perde 5.

theme-god = Diventare il dio giusto
    .why = Si diventa dei una volta sola: scegli la terra che cresce.

theme-place = La tessera giusta
    .why = Dove sta e com'è girata decide quali regni crescono.

theme-row = Scegliere tessere
    .why = Ciò che prendi decide che cosa puoi costruire.

theme-patience = La mossa tranquilla
    .why = A volte ciò che tieni vale più di ciò che potresti fare ora.
