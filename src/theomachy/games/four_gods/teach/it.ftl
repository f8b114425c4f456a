# La prima partita guidata: che cosa dice la guida. Una frase in grassetto e una normale, tutte e due brevi.

step-aim = Tutti costruiscono insieme un solo mondo. Vince chi vi ha più influenza.
    .why = A turno ognuno fa una cosa. Est e Sud hanno cominciato; per imparare questo mondo è piccolo.

step-first-hold = Prendi questa tessera girata così: in alto la foresta, in basso il mare.
    .why = Ogni tessera ha due lati, e puoi girarla come vuoi prima di metterla nel mondo.
    .wrong = Si può fare, ma girata così foresta incontra foresta e mare incontra mare accanto alla tessera di Est.

step-first-place = Mettila accanto alla tessera di Est.
    .why = Una tessera deve toccare due bordi dritti, di tessere o della cornice, e combaciare con tutte le vicine.

step-god = Diventa la dea del mare, perché il mare cresce.
    .why = Solo gli dei mandano profeti. Il regno più grande e il maggior numero di regni valgono fino a 15 punti l'uno.
    .wrong = Si può, ma si diventa dei una volta sola e per sempre, e qui è il mare che cresce.

step-second-hold = Prendi la tessera con molto mare, girata così.
    .why = I suoi due angoli in alto sono mare, come nella tessera sotto cui andrà.

step-second-place = Mettila sotto la tessera di Est, al bordo del mondo.
    .why = Ora il mare copre tre tessere. Da due tessere in su è un regno.

step-prophet = Manda un profeta nel mare.
    .why = Chi ha più profeti in un regno riceve 1 punto per ogni sua tessera senza profeta.
    .wrong = È permesso, ma i punti sono nel regno del mare.

step-rival = Est ha mandato un profeta nel tuo mare: ora siete pari.
    .why = Chi è pari riceve i punti, ma due tessere su quattro sono occupate: solo 2 punti a testa.

step-draw = Le tue mani sono vuote: pesca due tessere.
    .why = Si pesca solo a mani libere. Ciò che non va bene si mette nella propria fila, da cui tutti possono prendere.
    .wrong = Si può, ma per riprendere il mare ti servono tessere: pescane due.

step-third-hold = La nuova tessera ha molto mare: prendila così.
    .why = In alto a sinistra ha la pianura, che deve incontrare quella della tua ultima tessera.

step-third-place = Mettila sotto la tua ultima tessera.
    .why = Continua il mare e la pianura, e la cornice è il suo secondo bordo.

step-more = Manda un secondo profeta nel mare.
    .why = Due contro uno: ora lì i punti sono solo tuoi. Ma ogni profeta fa valere un regno 1 punto in meno.
    .wrong = È permesso, ma con un secondo profeta nel mare sei in testa da solo.

step-city = Ora prendi una città; anche lei vuole un tuo profeta.
    .why = Una città in piedi alla fine vale 5 punti. Una tessera adatta a quel posto la distrugge.

step-city-place = Costruiscila nel vuoto in alto.
    .why = Lì si incontrano tutte e quattro le terre, e nessuna tessera ne mostra quattro: nulla può distruggerla.
    .wrong = Lì qualcuno potrebbe mettere una tessera adatta e distruggerla. Il vuoto in alto è sicuro per sempre.

step-free = Ben fatto, sei in testa. Ora la partita è tua.
    .why = Quando il mondo è pieno si può agire ancora un po'; poi si contano i punti. La lampadina mostra buone mosse.
