### What the table itself says

several = { $first } e { $last }

## Ending and deleting tables

ending-abandoned = Chi ha aperto il tavolo ha interrotto questa partita.
ending-not-host = Può farlo solo chi ha aperto il tavolo.
ending-not-running = A questo tavolo non è in corso nessuna partita.
ending-running = La partita è in corso. Prima interrompila, poi il tavolo si può eliminare.

## Why not?

why-nothing = In questo momento non si può usare.
why-later = Ora si può usare, ma non insieme a quello che hai scelto prima. Annulla prima.
why-not-now = Non tocca a te. { $question }
why-over = La partita è finita.

## Seats that are handed over

handing-not-begun = La partita non è ancora iniziata. Fino ad allora basta alzarsi.
handing-over = La partita è finita: i posti non si cedono più.
handing-stranger = Solo chi gioca a questo tavolo, o chi l'ha aperto, può far continuare un bot al posto di qualcuno.
handing-not-a-person = Lì gioca già un bot.
handing-looking = { $who } sta guardando il tavolo. Nessun altro può cedere questo posto.
handing-too-early = { $who } potrebbe tornare. Tra { $wait } secondi può continuare un bot.
handing-not-your-seat = Questo posto non è stato ceduto da te o per te.
handing-changed = Nel frattempo qualcosa è cambiato. Guarda di nuovo.
handing-not-called = Avvisa prima { $who } che un bot può continuare. Qualche minuto dopo potrà farlo.
handing-called = { $who } ha ricevuto l’avviso. Se { $who } non guarda il tavolo, tra { $wait } secondi può continuare un bot.
handing-own-choice = Al posto di un’altra persona può continuare un solo bot: { $bot }.

## Looking at a game again

reviews-not-over = La partita si può rivedere quando è finita.
reviews-secret = Questa partita è stata interrotta e ciò che era nascosto resta nascosto: si può rivedere, ma non continuare.
reviews-busy = Si stanno rivedendo molte partite. Riprova fra un minuto.
reviews-too-many = Hai già { $most } analisi in corso. Aspetta che una sia finita.
reviews-failed = L'analisi non ha funzionato. Riprova.
reviews-beginning = Qui comincia la partita.
reviews-untold = { $who } fa una mossa che non puoi vedere.
reviews-untold-chance = Agisce il caso o l'orologio. Non c'è nulla da raccontare.

## At the table

tables-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo.
tables-not-yours = Non è il tuo posto.
tables-no-undo = Adesso non puoi annullare nulla.
tables-not-written = La mossa non è stata registrata e non vale. Riprova.
tables-unsure = Non è ancora chiaro se la mossa sia registrata. La pagina continua a chiedere.

## Tables that cannot be opened

shelf-other-rules = Questa partita è stata giocata con la revisione { $old } delle regole, qui vale la revisione { $new }. Si può leggere come registrazione, ma non continuare.
shelf-other-components = Questa partita si gioca con componenti diversi da quelli del gioco, e questo server non ne ha il file. Chiedi a chi lo gestisce di indicare di nuovo quel file.
shelf-broken = Questo tavolo non si può più aprire. Chi l'ha aperto può eliminarlo.
shelf-closed = La registrazione è aperta quando la partita è finita.

## Chairs

bot-random = Fortuna del principiante
bot-greedy = Mano svelta
bot-level-1 = Bot, gentile
bot-level-2 = Bot, facile
bot-level-3 = Bot, medio
bot-level-4 = Bot, forte
bot-level-5 = Bot, esperto
bot-level-6 = Bot, maestro
weaker-hurried = per ora più debole: molti bot aspettano di pensare
weaker-standby = per ora più debole: non ha potuto pensare, ha risposto un bot più semplice
weaker = gioca di nuovo bene come al solito
chairs-stands-in = { $bot } (per { $person })

## Hints

hints-not-asked = Il suggerimento è per chi deve decidere. Ora non tocca a te.
hints-too-many = Hai chiesto molti suggerimenti. Aspetta un poco.
hints-not-found = Questa volta nessun suggerimento. Riprova.

## Pages

page-motto = Cinque giochi di dèi e popoli, a un solo tavolo.
page-your-name = Il tuo nome
page-guest = Ospite
page-play-now = Gioca subito
page-new-table = Nuovo tavolo …
page-my-games = Le mie partite
page-open-tables = Tavoli aperti
page-no-open = Nessun tavolo aspetta giocatori. Aprine uno.
page-games-to-watch = Partite da guardare
page-watch = Guarda
page-spectators = spettatori
page-spectator-one = spettatore
page-players = giocatori
page-minutes = minuti
page-by = di
page-rules = Regole
page-your-turn = tocca a te
page-waiting = in attesa di giocatori
page-finished = finita
page-abandoned = interrotta
page-finished-by-bot = finita da un bot
page-turn-of = tocca a
page-continue = Continua
page-look = Guarda
page-join = Partecipa
page-private = privato
page-public = pubblico
page-set-up = Prepara un tavolo
page-how-many = Quanti giocatori?
page-seats = Chi siede dove?
page-seat-me = Io
page-seat-here = Un'altra persona a questo schermo
page-seat-link = Una persona a cui mando il link
page-seat-open = Chiunque dalla lobby
page-seat-bot = bot
page-name = Nome
page-who-may-see = Chi può vedere il tavolo?
page-private-long = Solo chi ha il link
page-public-long = Tutti: compare nella lobby
page-hints = Suggerimenti
page-options = Opzioni di regole
page-which-way = Come volete giocare?
page-more-options = Altre opzioni
page-usual = consueto
page-open-table = Apri il tavolo
page-preset = Che tipo di tavolo?
page-preset-bots = Partita rapida contro i bot
page-preset-bots-lead = Cominci subito.
page-preset-link = Con amici tramite link
page-preset-link-lead = Mandi un link; i tuoi amici lo aprono e si siedono.
page-preset-here = Qui a un solo schermo
page-preset-here-lead = Vi passate il dispositivo.
page-preset-other-lead = Tutti giocano insieme, tu contro i bot.
page-rules-usual = Regole abituali
page-rules-changed = Regole cambiate
page-usual-rules = Ripristina le regole abituali
page-table-terms = Visitatori, classifica, suggerimenti
page-unrated = Fuori classifica
page-hints-on = con suggerimenti
page-hints-off = senza suggerimenti
page-set-up-table = Scegli regole, orologio e posti
page-back = Torna alla lobby
page-people = Giocatori
page-invite = Invita
page-invite-lead = Chi apre questo link può guardare e prendere un posto libero.
page-copy = Copia
page-copied = Copiato
page-copy-by-hand = Copialo tu (Ctrl+C, o tieni premuto):
page-cancel = Annulla
page-undo = Riprendi
page-hint = Suggerimento
page-thinking = Sto pensando …
page-hint-lead = Probabilità di vittoria secondo la ricerca. Un clic mostra la mossa sul tavolo.
page-whole-sentence = La frase intera
page-then = poi
page-other-order = lo stesso che # nell'altro ordine
page-at-upper-left = in alto a sinistra
page-at-upper = in alto
page-at-upper-right = in alto a destra
page-at-left = a sinistra
page-at-middle = al centro
page-at-right = a destra
page-at-lower-left = in basso a sinistra
page-at-lower = in basso
page-at-lower-right = in basso a destra
page-further-left = più a sinistra
page-further-right = più a destra
page-further-up = più in alto
page-further-down = più in basso
page-between = nel mezzo
page-confirm = Conferma
page-confirm-end = Conferma e termina il turno
page-ask-first = Chiedi prima di ogni mossa
page-ask-end = Conferma la fine del mio turno
page-place-first = Questo posto è scelto: ora scegli che cosa farci.
page-choices = Scelte
page-fit = Mostra tutto
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-rules-language = Qui le regole sono nel testo inglese.
page-search-rules = Cerca nelle regole
page-nothing-found = Nessun risultato.
page-offline = Connessione persa. Nuovo tentativo …
page-back-online = Di nuovo connesso.
page-gone = Questo tavolo non esiste o non è aperto a te.
page-no-page = Questa pagina non esiste o non è aperta a te.
page-deleted = Questo tavolo è stato eliminato.
page-abandon = Interrompi la partita
page-abandon-lead = La partita resta per tutti com'è adesso e non si può continuare. Nessuno ha vinto.
page-delete = Elimina il tavolo
page-delete-lead = Il tavolo e tutto ciò che vi si è giocato vengono eliminati per tutti. Non si può annullare.
page-put-away = Metti via
page-put-away-lead = Questa prima partita esce dal tuo elenco. Puoi rigiocarla quando vuoi.
page-spectator = Stai guardando.
page-cover = Passa lo schermo a
page-cover-lead = Gli altri, per favore, non guardino.
page-i-am = Sono
page-free-seat = libero
page-sit-here = Siediti qui
page-name-lead = un nome che nessun altro al tavolo ha, fino a 40 caratteri, o niente
page-rename = Cambia
page-stand-up = Alzati
page-leave-seat = Lascia; continua un bot
page-leave-lead = Il bot vede solo ciò che potevi vedere tu. Finché la partita dura puoi riprendere il posto quando vuoi.
page-replace-seat = Fai continuare un bot
page-replace-lead = Il bot vede solo ciò che poteva vedere questo giocatore. Chi torna può riprendere il posto.
page-replace-wait = assente; continua un bot tra
page-call-seat = Avvisa
page-call-lead = Chi gioca lì riceve un avviso e può tornare. Se qualche minuto dopo nessuno ha guardato il tavolo da questo posto, puoi far continuare un bot di livello medio.
page-call-wait = assente; potrai avvisare tra
page-return-seat = Riprendi il mio posto
page-bot-for-you = Un bot continua per te.
page-time-ran-out = Il tuo tempo è scaduto. Un bot continua al tuo posto e non puoi tornare in questa partita.
page-which-bot = Quale bot?
page-waiting-lead = La partita inizia quando tutti i posti sono occupati.
page-record = Registrazione della partita
page-you = tu
page-play-as = Giochi come
page-light = Chiaro
page-dark = Scuro
page-language = Lingua
page-again = Gioca ancora
page-look-again = Rivedi la partita
page-analysis = Analisi
page-review-working = Sto ripercorrendo la partita …
page-turning-points = Svolte
page-no-turns = Nessuna mossa ha cambiato molto.
page-review-lead = Le probabilità sono calcolate a carte scoperte, perché ora tutto può essere noto; se una mossa era buona si giudica da ciò che il giocatore sapeva.
page-luck = Fortuna
page-luck-lead = Ciò che dadi, carte ed estrazioni hanno portato, in parti di vittoria: di quanto hanno cambiato le probabilità di ciascuno rispetto a quanto ci si poteva attendere.
page-luck-strokes = I maggiori colpi di fortuna
page-better = meglio
page-better-move = Meglio qui
page-winning-chance = probabilità di vittoria
page-winning-chance-short = probabilità
page-more = Altro
page-moment = Momento della partita
page-move-before = Una mossa indietro
page-move-after = Una mossa avanti
page-to-the-end = Alla fine
page-again-try = Riprova
page-points = punti
page-lobby = Lobby
page-close = Chiudi
page-start-hint = Ciò che è evidenziato si può cliccare. Clicca altro per chiedere perché no.
page-failed = Non ha funzionato. Riprova.
page-last-move = ultima mossa
page-time = Tempo

## The terminal

terminal-help =
    Scrivi un'azione come la scrive l'elenco: le prime parole di una riga e uno dei suoi posti.
    { "  " }legal [PAROLE]  che cosa puoi fare ora; con parole (legal temple) con tutti gli effetti
    { "  " }board           di nuovo il tavolo
    { "  " }why AZIONE      posso farlo, e se no, quale regola lo vieta
    { "  " }log [N]         le ultime N cose successe (senza N: tutte)
    { "  " }rules ID|PAROLE una regola per numero (rules GODS2-A-14) o per parole
    { "  " }undo            annullare l'ultimo passo, finché la sorte o un altro non ha agito
    { "  " }save FILE       salvare la partita
    { "  " }quit            smettere; la partita si può conservare e riprendere
terminal-welcome = { $title }. help mostra i comandi.
terminal-hand-over = { $who }, prendi la tastiera e premi Invio:{ " " }
terminal-you-can = Puoi:
terminal-more = legal PAROLE mostra tutti gli effetti, help i comandi.
terminal-none-such = Nessuna azione comincia con { $words }; ora ci sono: { $heads }.
terminal-allowed = Sì: { $told }.
terminal-forbidden = Ora non si può: { $text }. { $clause }: { $rule }
terminal-why-what = Di' quale azione: why temple 0,1.
terminal-nothing-yet = Non è ancora successo nulla.
terminal-undone = Annullato: { $text }.
terminal-no-undo = Non c'è nulla da annullare: nel frattempo ha agito la sorte o un altro.
terminal-save-where = Di' dove: save FILE.
terminal-saved = Salvato. Si riprende con: theomachy play --resume { $file }
terminal-offer = Conservare la partita? Invio la salva come { $file }; oppure un altro nome, o n per lasciarla:{ " " }
terminal-bye = A presto.
terminal-final =
    { $place }. { $name } ({ $who }): { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
terminal-number = log vuole un numero intero.

## Games that begin small (core/defaults.py)

plain-wait = Tocca a { $who }.
plain-chance = Decide il caso.
plain-over = La partita è finita. { $winners }: { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
seat-red = Rosso
seat-yellow = Giallo
seat-green = Verde
seat-blue = Blu
seat-violet = Viola

## Names of players

colour-none = i posti di { $game } non hanno colori da scegliere
colour-many = { $n } colori per { $players } giocatori; ammesso: uno per ciascuno, vuoto per quello usuale
colour-unknown = nessun colore { $colour }; ammessi: { $allowed }
colour-taken = due posti non possono avere entrambi il colore { $colour }; ancora liberi: { $free }
colour-is-red = Rosso
colour-is-yellow = Giallo
colour-is-green = Verde
colour-is-blue = Blu
colour-is-purple = Porpora
colour-is-orange = Arancione
colour-is-violet = Viola
colour-is-white = Bianco
colour-is-pink = Rosa
page-colour-yours = Il tuo colore
page-colour-usual = Come al solito
figure-none = { $game } non ha figure da scegliere
figure-many = { $n } figure per { $players } giocatori; ammesso: una per ciascuno, vuoto per quella usuale
figure-unknown = nessuna figura { $figure }; ammesse: { $allowed }
figure-taken = due posti non possono avere entrambi la figura { $figure }; ancora libere: { $free }
figure-is-flame = Fiamma
figure-is-sun = Sole
figure-is-leaf = Foglia
figure-is-moon = Luna
figure-is-star = Stella
figure-is-mask = Maschera vuota
page-figure-yours = La tua figura
page-figure-usual = Secondo il colore
name-none = i giocatori di { $game } non hanno nomi propri; permesso per: { $allowed }
name-spaces = il nome { $name } ha spazi ai lati o più spazi di seguito; ne è permesso uno tra due parole: { $hint }
name-long = il nome { $name } ha { $n } caratteri; ne sono permessi al massimo { $most }
name-signs = il nome { $name } ha caratteri che nessun nome può avere; non permessi: { $signs } e quelli invisibili
name-empty = un nome ha almeno un carattere
name-reserved = nessuno può chiamarsi { $name }: nelle registrazioni è qualcun altro; non permessi: { $reserved }
name-taken = non possono chiamarsi in due { $name }; è permesso ogni nome non ancora preso: { $taken }

## The graph of winning chances

chances-title = Probabilità di vittoria
chances-moves = mosse
chances-turning = Svolta

## Che cosa ha deciso una partita finita (core/decided.py)

decided-margin =
    { $points ->
        [one] { $points } punto, { $more } più di { $other }.
       *[other] { $points } punti, { $more } più di { $other }.
    }
decided-source = Il vantaggio maggiore: { $source }, { $mine } a { $theirs }.

## The table as a page of panels

page-log = Turni
page-panel = Turni e regole
page-turn = Turno
page-beginning = L'inizio
page-call-more = Leggi tutto
page-result-turns = turni
page-result-rating = La tua valutazione:
page-why = perché?
page-rule = Regola
page-question = Domanda
page-since = Dal tuo ultimo turno
page-tray = Cosa puoi giocare
page-board = Tavola
page-table = Tavolo
page-menu = Menu
page-settings = Impostazioni
page-sound = Suono
page-other = Altro
page-here = presente
page-away = assente
page-next = Avanti
page-pace = Velocità degli altri
page-pace-step = Un passo alla volta
page-pace-slow = Lento
page-pace-fast = Veloce
page-hint-none = La lampadina mostra che cosa farebbe un giocatore forte.
page-play-first = Gioca 1
page-result = Risultato
page-you-win = Hai vinto!
page-wins = vince
page-shared-victory = Vittoria condivisa
page-points-from = Punti e da dove vengono
page-decided = Che cosa ha deciso
page-copy-link = Copia il link
page-picture = Come immagine
page-keys = Tasti
page-key-arrows = alla cosa più vicina in quella direzione
page-key-enter = esegui
page-key-number = scegli tra ciò che puoi giocare
page-key-turn = girare ciò che tieni; mostrarne l'altro lato
page-key-escape = un passo indietro
page-key-recap = che cosa hanno fatto gli altri
page-key-zoom = zoom, mostra tutto
page-key-explain = dire che cosa sono le cose: le frecce vanno dappertutto
page-lens = Lente: punti invece di prezzi
page-line-lead = La linea continua. Si gioca solo quando lo dici tu.
page-play-next = Gioca il prossimo passo

## The lobby

page-play = Gioca
page-opponents = avversari
page-strength = forza
page-strength-1 = gentile
page-strength-2 = facile
page-strength-3 = medio
page-strength-4 = forte
page-strength-5 = esperto
page-strength-6 = maestro
page-with-people = Con persone …
page-min = min
page-results = Ultimi risultati
page-results-short = Risultati
page-winner = Vittoria
page-tables = Tavoli
page-no-results = Qui starà quello che hai finito.
page-place = posto
page-thinks = sta pensando
page-seats-free = posti liberi
page-seat-free = un posto libero
page-invite-friend = Invita qualcuno
page-just-now = proprio ora
page-new-here = È la prima volta?
page-new-here-lead = Gioca una breve partita guidata: un gufo dice che cosa fare e perché. Poi la partita è tua.
page-choose-game = Quale gioco?
page-with-hints = Chi è interpellato può avere un consiglio della ricerca, fatto da ciò che può vedere.
page-without-hints = Nessuno riceve consigli.
page-no-hints-table = A questo tavolo nessuno riceve consigli.
hints-refused = Questo tavolo è stato aperto senza consigli.
page-first-edition = prima edizione
page-second-edition = seconda edizione

## Playing again

again-running = Le stesse persone possono rigiocare quando questa partita è finita.
again-stranger = Solo chi ha giocato qui può rigiocare con le stesse persone.
again-taken = La nuova partita è cominciata senza di te.
lobby-not-free = Questo posto non è più libero, o la partita è cominciata.
openings-too-many = Hai { $most } tavoli o tornei che aspettano giocatori. Riempine uno, chiudine uno, o rendi privato questo.
openings-too-many-here = { $most } tavoli o tornei dal tuo indirizzo aspettano giocatori. Aspetta che uno cominci, o rendi privato questo.
rules-changed =
    { $count ->
        [one] Regole: 1 modifica
       *[other] Regole: { $count } modifiche
    }
page-again-same = Ancora, stesse persone
page-wants-again = vuole giocare ancora
page-want-again = vogliono giocare ancora
page-share = Condividi
page-see-it = Guarda
page-leave-table = Lascia il tavolo
page-put-bot = Metti qui un bot
page-take-bot = Togli il bot
page-fill-bots = Comincia ora, con bot sui posti liberi
page-close-table = Chiudi il tavolo
page-scan = Scansiona, o manda il link
page-is-away = è assente
page-as-png = Immagine (PNG)
page-as-svg = Immagine (SVG)
page-nothing-decided = Nessuna mossa da sola ha cambiato molto.

# The coach of a guided game.
coach-otherwise = È permesso, ma prima facciamo questo: { $say }
page-coach = La tua guida
page-coach-next = Avanti
page-coach-show = Mostrami
page-coach-skip = Salta la guida
page-coach-resume = Riprendi la guida
page-first-game = Prima partita
page-play-first-game = Gioca la prima partita guidata
page-all-rules = Tutte le regole
page-print = Stampa
page-all-rules-lead = Ogni regola come comma numerato, con ricerca. Rifiuti e cronaca vi rimandano.
page-example-before = Si comincia così
page-example-again = Un altro caso
page-example-after = Dopo
page-example-large = Più grande, in una pagina a parte
page-example-lines = Riga per riga, come lo giocano i test
page-offer-first = La tua prima partita?
page-offer-first-lead = Una breve partita guidata ti mostra passo dopo passo come si fa. Dura circa tre minuti.
page-just-play = Gioca e basta

## The archive
page-archive = Archivio
page-archive-lead = Partite finite: tutte quelle pubbliche, e quelle al cui tavolo eri seduto.
page-which-game = Gioco
page-any-game = tutti
page-any-number = qualsiasi
page-who-played = Chi ha giocato
page-at-least-moves = Mosse, almeno
page-at-most-moves = Mosse, al massimo
page-how-ended = Fine
page-has-left = uscito
page-any-end = qualsiasi
page-played-out = giocata fino alla fine
page-only-mine = Ho giocato io
page-only-won = Vinte da questo giocatore, o da me
page-find = Cerca
page-moves = mosse
page-private-game = privata
page-game-found = partita
page-games-found = partite
page-none-found = Nessuna partita finita corrisponde.
page-pages = Pagine
page-newer = Più recenti
page-older = Più vecchie
page-look-again-short = Rivedi
page-record-short = Registrazione
page-open-record = Apri una registrazione
page-download-games = Scarica le mie partite
page-open-record-lead = Guarda una partita da un file, mossa per mossa. Nulla viene salvato se non lo chiedi.
page-record-file = File
page-record-paste = oppure incolla qui il testo
page-record-large = Questo file è troppo grande per una registrazione; consentiti: 256 KB.
page-record-none = Scegli prima un file o incolla una registrazione.
page-record-unread = Questa registrazione non si può leggere; che cosa non va, in inglese:
page-seen-by = Visto da
page-by-spectator = uno spettatore
page-keep-record = Tienila tra le mie partite
page-play-on = Gioca da qui
page-play-on-lead = Un nuovo tavolo comincia con le mosse fino a questo momento. Ciò che il caso fa dopo è nuovo; ciò che ognuno aveva può essere noto.
page-play-on-begin = Comincia
page-copy-moment = Copia il link a questo momento

## Chat
chat-nobody-yet = Ti serve un nome prima di poter scrivere.
chat-empty = Non c'è scritto nulla.
chat-too-long = Una riga ha al massimo { $most } lettere, non { $length }.
chat-no-phrase = Questa frase non esiste; ammesse: { $allowed }.
chat-too-fast = Era molto in una volta. Aspetta un po' prima di scrivere ancora.
chat-not-written = Non è stato possibile conservare la tua riga. Mandala di nuovo.
chat-phrase-hello = Ciao!
chat-phrase-luck = Buona fortuna!
chat-phrase-moment = Un momento, per favore.
chat-phrase-well = Ben giocato!
chat-phrase-oops = Ops!
chat-phrase-thanks = Grazie!
chat-phrase-yours = Tocca a te.
chat-phrase-again = Giochiamo ancora?
page-chat = Chat
page-chat-write = Scrivi agli altri
page-chat-watch = Fino alla fine della partita lo legge solo chi guarda.
page-chat-send = Invia
page-chat-quick = Frasi rapide
page-chat-silent = Nessuno ha ancora detto nulla.
page-chat-watching = guarda
page-chat-guest = Ospite
page-chat-mute = Non sentire più
page-chat-unmute = Sentire di nuovo
page-chat-muted = Non senti
page-chat-report = Segnala al gestore
page-chat-reported = Segnalato. Il gestore di questo server lo vedrà.
page-chat-more = Su questa riga
page-chat-unread = righe nuove
page-notes = I miei appunti
page-notes-lead = Li leggi solo tu.
page-notes-kept = Conservato
page-notes-lost = Non ancora conservato

## Clocks
clock-none = Nessun orologio
clock-move = { $time } secondi per ogni mossa
clock-game = { $time } minuti per tutta la partita
clock-game-step = { $time } minuti per tutta la partita, { $step } secondi in più a ogni mossa
clock-days = { $time ->
    [one] un giorno per ogni mossa
   *[other] { $time } giorni per ogni mossa
}
clock-time-up = Il tempo è scaduto; continua un bot
clock-plays-on = Il tempo di { $who } è scaduto: continua { $bot }.
clock-decides = A questo tavolo decide l'orologio: appena il tempo scade continua un bot
page-clock = Orologio
page-clock-none = Nessun orologio
page-clock-move = Tempo per ogni mossa
page-clock-game = Tempo per tutta la partita
page-clock-days = Giorni per ogni mossa
page-clock-seconds = secondi
page-clock-minutes = minuti
page-clock-days-unit = giorni
page-clock-step = secondi in più a ogni mossa
page-clock-lead = Quando il tempo di qualcuno scade, un bot continua al suo posto. Il tempo scorre anche se nessuno guarda. I bot non hanno orologio.
page-clock-own = Questo gioco ha i suoi limiti di tempo.
page-clock-left = tempo rimasto
page-next-game = La prossima partita che ti aspetta
page-no-next-game = Nessun'altra partita ti aspetta.

## Accounts
account-left = Qualcuno che se n’è andato
account-name-allowed = Un nome ha da 2 a { $most } lettere, cifre, spazi o i segni ' - _ . e comincia con una lettera o una cifra; «Ospite» non è il nome di nessuno.
account-name-taken = Il nome «{ $name }» è di qualcun altro. Scegline un altro.
naming-blank = Un nome ha almeno una lettera o un segno che si vede.
naming-hidden = Un nome non ha segni invisibili né segni che cambiano il verso della scrittura; questo ha { $sign }.
naming-long = Un nome ha al massimo { $most } lettere, non { $n }.
naming-marks = Un nome ha al massimo { $most } segni su una lettera.
naming-mixed = «{ $word }» mescola lettere di più alfabeti. Scrivi ogni parola in uno solo.
naming-account = Il nome «{ $name }» è quello di un account, o gli somiglia. Accedi se è il tuo, o scegli un altro nome.
account-bad-password = Una password ha da { $least } a { $most } caratteri e non è il nome.
account-passkey-not-good = Non è stato possibile usare questa passkey. Riprova, o accedi in un altro modo.
account-passkeys-too-many = Hai { $most } passkey; togline prima una.
account-bad-mail = Questo non è un indirizzo di posta; va bene qualcosa come anna@example.org.
account-wrong = Non corrisponde. Controlla il nome e quello che hai scritto, e riprova.
account-wrong-old = La vecchia password non è giusta.
account-too-often = Troppi tentativi. Aspetta un minuto.
account-new-too-often = Dal tuo indirizzo sono stati creati molti account. Aspetta un’ora, o accedi con l’account che hai.
account-mails-too-often = Hai chiesto molte e-mail, o molte sono andate a questo indirizzo. Guarda nella casella di posta, o aspetta un’ora.
account-no-way-back = Non potresti più rientrare: aggiungi una password o una passkey prima di uscire.
account-last-way = Questo è il tuo ultimo modo di entrare. Aggiungine prima un altro.
account-not-you = Per cancellare, scrivi il tuo nome: { $name }
account-no-mail = Questo server non manda posta.
account-mail-taken = Questo indirizzo è di un altro account.
account-old-link = Questo link è già stato usato, è troppo vecchio o è per un altro browser. Chiedine uno nuovo.
account-mail-subject = Il tuo link per Theomachy
account-mail-text = Qualcuno, probabilmente tu, vuole accedere a Theomachy. Questo link lo fa; vale una volta e per { $minutes } minuti: { $link } Se non eri tu, non fare nulla.
account-mail-new-text = Con questo link dici che questo indirizzo è tuo e può servire per accedere a Theomachy. Vale una volta e per { $minutes } minuti, nel browser in cui l’hai chiesto: { $link } Se non l’hai chiesto, non fare nulla.
page-me = Su di me
me-title = Su di me
me-lead-guest = Giochi come ospite. Le tue partite restano solo in questo browser, finché non aggiungi un modo per accedere.
me-lead-account = Il tuo nome, come accedi e che cosa si conserva di te.
me-guest-name = Il tuo nome da ospite
me-keep = Tenere le mie partite
me-keep-lead = Aggiungi una password o una passkey: tutto ciò che hai giocato resta tuo, e puoi accedere anche da altri dispositivi.
me-name = Nome
me-password = Password
me-old-password = Vecchia password
me-new-password = Nuova password
me-password-wanted = Scrivi una password, o scegli una passkey.
me-password-add-lead = Almeno otto caratteri. Ricevi un codice da stampare, se la dimentichi.
me-password-change-lead = Almeno otto caratteri. Tutti gli altri dispositivi vengono disconnessi, e ricevi un nuovo codice.
me-add-password = Aggiungi la password
me-change-password = Cambia la password
me-keep-by-password = Tieni con una password
me-keep-by-passkey = Tieni con una passkey
me-keep-by-mail = Tieni con un indirizzo di posta
me-mail = Indirizzo di posta
me-send-link = Mandami un link
me-drop-mail = Dimentica l’indirizzo
me-link-sent = Se è possibile per questo indirizzo, un link è in arrivo. Vale mezz’ora.
me-link-title = Usare questo link?
me-link-lead = Viene da una mail chiesta qui.
me-link-go = Sì, avanti
me-sign-in = Accedi
me-sign-in-lead = Sei già stato qui? Ciò che hai giocato su questo dispositivo come ospite viene con te.
me-sign-in-by-passkey = Accedi con una passkey
me-sign-in-by-mail = Accedi con la posta
me-forgotten = Password dimenticata
me-forgotten-lead = Con il codice stampato scegli una nuova password. Tutti gli altri dispositivi vengono disconnessi.
me-code = Codice stampato
me-recover = Scegli questa password
me-code-title = Il tuo codice
me-code-lead = Stampalo o scrivilo. Con questo rientri se dimentichi la password. Lo si vede solo adesso.
me-code-kept = Ce l’ho
me-rename = Cambia nome
me-profile = Il mio profilo
me-ways = Come accedi
me-ways-lead = Due modi sono più sicuri di uno: se ne perdi uno, l’altro ti fa entrare.
me-passkeys = Passkey
me-passkeys-lead = Le custodisce il tuo dispositivo e le apre con impronta, viso o PIN. Non c’è nulla da ricordare.
me-add-passkey = Aggiungi una passkey
me-passkey-none = Nessuna passkey è stata scelta. Nulla è cambiato.
me-sign-ins = Dove sei connesso
me-sign-ins-lead = Chiudi ciò che non conosci o non usi più. Un accesso termina da sé dopo 90 giorni senza uso, e dopo un anno.
me-sign-out = Esci da qui
me-end-others = Chiudi tutti gli altri
me-others-ended = Tutti gli altri dispositivi sono disconnessi.
me-end = Chiudi
me-remove = Togli
me-added = aggiunta
me-last-used = ultimo uso
me-this-device = questo dispositivo
me-device-unknown = Dispositivo sconosciuto
me-how-guest = dal tempo da ospite
me-how-password = con password
me-how-passkey = con passkey
me-how-mail = con posta
me-how-recovery = con codice stampato
me-more = Amici, avvisi, bot
me-data = I miei dati
me-data-lead = Tutto ciò che si conserva di te, in un file che i programmi sanno leggere.
me-download = Scarica i miei dati
me-games = Scarica le mie partite
me-games-lead = Tutte le partite che hai finito, in uno zip di registrazioni con giorno e ora. Per averle tutte lascia vuoti i giorni.
me-games-since = Dal
me-games-until = Al
me-delete = Cancellami
me-delete-lead = Il tuo nome, i tuoi modi di accedere, ciò che hai detto ai tavoli e le tue note spariscono. Le partite restano, per gli altri che le hanno giocate; vi si legge «Qualcuno che se n’è andato». Nelle partite in corso continua un bot; quelle classificate contano come perse. Non si può annullare.
me-delete-confirm = Per sicurezza, scrivi il tuo nome:
me-delete-now = Cancellami per sempre

## Ratings and profiles
rated-needs-account = Le partite classificate sono per chi ha un account. Aggiungi una password o una passkey in «Su di me»; ciò che hai giocato resta tuo.
rated-one-seat = In una partita classificata ognuno ha un posto e gioca con un dispositivo e un account propri.
rated-levels-only = In una partita classificata i bot hanno un livello, da 1 a 6: solo la loro forza è nota.
rated-no-undo = In una partita classificata non si ritira nulla.
rated-not-from-here = Una partita ripresa da un momento non può essere classificata.
rated-no-duel = Un duello non può essere valido per la classifica: chi gioca la seconda partita ha visto ciò che porterà il caso.
rated-usual-rules = Le partite classificate seguono le regole consuete: lascia le opzioni come sono.
rated-stays = Una partita classificata che è cominciata resta: i punteggi ne dipendono.
rated-has-left = { $who } ha lasciato questa partita classificata: per { $who } conta come persa, qualunque cosa faccia il bot.
rated-short = Questa partita è finita prima che tutti avessero fatto { $least } mosse: non conta per il punteggio di nessuno.
rated-often = Delle partite classificate che gli stessi due giocatori iniziano in un giorno ne contano { $most }. Questa è una in più: non conta per il punteggio di nessuno.
rated-record = Il resoconto di una partita classificata, di un duello o di una partita di torneo si apre quando la partita è finita.
rated-players-end = Chi interrompe una partita classificata la perde. Tu qui non giochi, quindi non puoi interromperla.
page-rated = Classificata
page-rated-no = Solo una partita
page-rated-yes = Classificata: conta per la valutazione di tutti
page-own-components = Si gioca con componenti diversi da quelli del gioco:
page-rated-lead = Classificata vuol dire: regole consuete, niente suggerimenti, niente mosse ritirate, tutti con un account, bot solo con un livello, e un orologio: tre giorni per ogni mossa, se non ne scegli un altro. Chi lascia muovere un bot (posto ceduto, via troppo a lungo, tempo scaduto) o interrompe la partita l’ha persa; gli altri sono classificati tra loro. Una partita conta quando tutti hanno fatto almeno sei mosse; di quelle che gli stessi due iniziano in un giorno ne contano cinque. Il risultato compare nei profili.
page-rated-guest = Le partite classificate richiedono un account:
page-rated-spoilt = Questa partita non conta per il punteggio di nessuno.
page-rated-leave = Questa partita è classificata: appena il bot ha fatto una mossa per te, per te conta come persa, anche se torni.
page-rated-replace = Questa partita è classificata: appena il bot ha fatto una mossa, conta come persa per chi è via.
page-rated-abandon = Questa partita è classificata: chi la interrompe la perde, a meno che tutti gli altri l’abbiano già lasciata.
page-provisional = provvisoria
page-leaders = Classifiche
page-profile = Profilo
profile-none = Non c’è nessuno con questo nome.
profile-lead = Partite pubbliche, e i risultati di quelle classificate.
profile-ratings = Valutazioni
profile-no-ratings = Ancora nessuna partita classificata.
profile-game = Gioco
profile-players = Giocatori
profile-pace = Ritmo
profile-pace-live = in una seduta
profile-pace-slow = giorni per mossa
profile-rating = Valutazione
profile-deviation = più o meno
profile-games = Partite
profile-results = Risultati
profile-won = Vinte
profile-lost = Perse
profile-level = Pari
profile-streak = Vinte di fila ora
profile-longest = Più vinte di fila
profile-opponents = Per avversario
profile-opponent = Avversario
profile-guests = Ospiti
profile-newest = Partite più recenti
profile-no-games = Ancora nessuna partita che tutti possano vedere.
profile-place = Posto
profile-day = Giorno
profile-private = privata
profile-unfinished = qualcuno ha abbandonato
leaders-lead = Quanto è forte ciascuno nelle partite classificate. I bot di un livello sono fissi; «provvisoria» vuol dire che mancano ancora circa dieci partite, o quattro avversari diversi. Chi è nuovo cambia poco il punteggio degli altri.
leaders-show = Mostra
leaders-none = Qui nessuno ha ancora giocato partite classificate. I bot aspettano.
leaders-name = Nome

## Avvisi e giorni di assenza
notice-turn = Tocca a te: { $game }
notice-turn-text = { $game }, con { $others }: tocca a te.
notice-invited = { $who } ti invita: { $game }
notice-invited-text = { $who } ti tiene un posto a un tavolo di { $game }.
notice-called = Ti aspettano: { $game }
notice-called-text = { $who } ti aspetta in { $game }. Se nei prossimi minuti non guardi il tavolo, un bot può continuare al tuo posto; puoi riprendere il posto in qualsiasi momento.
notice-trial = Un avviso di prova
notice-trial-text = Gli avvisi ti raggiungono così.
notice-confirm = Vuoi ricevere avvisi qui?
notice-confirm-text = Qualcuno, probabilmente tu, ha chiesto a Theomachy di avvisare questo indirizzo quando tocca giocare. Se sei stato tu, dillo qui: { $link } Altrimenti non fare nulla: non arriverà altra posta.
notice-mail-end = Ricevi questo perché lo hai chiesto. Per non riceverne più: { $link }
notice-no-push = Questo server non manda avvisi attraverso i browser.
notice-no-mail = Questo server non manda posta.
notice-bad-mail = Questo non è un indirizzo di posta.
notice-unreachable = Lì non arriva nulla. Controlla di nuovo l'indirizzo.
notice-not-allowed = A questo indirizzo non si manda nulla. Consentiti: indirizzi di Internet aperto che iniziano con { $schemes }.
notice-too-many = Hai già { $most } modi. Prima togline uno.
notice-too-often = Troppo spesso. Riprova tra un po'.
notice-no-way = Questo modo non esiste o non è tuo.
vacation-away = assente fino al { $until }
vacation-too-far = Una vacanza comincia entro i prossimi { $most } giorni.
vacation-already = Hai già segnato una vacanza. Prima concludila.
vacation-too-long = Per quest'anno ti restano { $left } giorni su { $most }.
page-notices = Avvisi
page-notices-lead = Sappi quando tocca a te: una volta per turno, mai mentre guardi il tavolo, e solo nei modi che imposti qui.
page-notice-ways = I tuoi modi
page-notice-none = Nessuno: non ricevi avvisi.
page-notice-add = Aggiungi un modo
page-notice-push = Questo browser
page-notice-push-add = Avvisi in questo browser
page-notice-push-lead = Anche quando nessuna nostra pagina è aperta. Il browser ti chiede il permesso.
page-notice-push-off = Questo server non manda avvisi attraverso i browser.
page-notice-mail = Posta
page-notice-mail-add = Chiedi la posta
page-notice-mail-lead = Prima ricevi una lettera con un link. Solo dopo averlo seguito ne arrivano altre.
page-notice-mail-off = Questo server non manda posta.
page-notice-webhook = Il tuo server
page-notice-webhook-add = Aggiungi
page-notice-webhook-lead = Per programmatori: un POST con JSON, firmato (X-Theomachy-Signature).
page-notice-turns = tocca a me
page-notice-invitations = inviti
page-notice-try = Prova
page-notice-tried = Inviato. È arrivato?
page-notice-remove = Togli
page-notice-unconfirmed = aspetta il link nella lettera
page-notice-failing = gli ultimi avvisi non sono arrivati
page-notice-added = Aggiunto.
page-notice-asked = Una lettera è in viaggio. Segui il link che contiene.
page-notice-secret = Aggiunto. Ciò che viene inviato è firmato con questo segreto, mostrato solo ora:
page-notice-denied = Il browser non permette avvisi da questa pagina.
page-notice-confirm-title = Vuoi avvisi per posta?
page-notice-confirm-do = Sì, mandatemi avvisi
page-notice-confirm-done = Grazie: d'ora in poi gli avvisi arrivano per posta.
page-notice-stop-title = Niente più avvisi per posta?
page-notice-stop-do = Niente più
page-notice-stop-done = A questo indirizzo non arriveranno più avvisi.
page-vacation = Vacanza
page-vacation-lead = Mentre sei via, gli orologi con giorni per ogni mossa riposano per te a tutti i tavoli. Gli altri lo vedono lì. Gli altri orologi continuano.
page-vacation-from = Da (vuoto: adesso)
page-vacation-days = Giorni
page-vacation-go = Parti
page-vacation-back = Sono tornato
page-vacation-until = Sei via:
page-vacation-left = Giorni che ti restano quest'anno:

## Tenere ordine
moderation-banned = Sei escluso da questo server. Motivo: { $why }
moderation-banned-until = Sei escluso da questo server fino al { $until }. Motivo: { $why }
moderation-muted = Qui non puoi scrivere. Motivo: { $why }
moderation-muted-until = Qui non puoi scrivere fino al { $until }. Motivo: { $why }
moderation-no-target = Questa riga, questa persona, questo tavolo o questo torneo non esiste.
moderation-no-reason = Di' perché: viene scritto insieme a ciò che fai.
moderation-colleague = Anche questa persona tiene ordine. Può cambiarlo solo chi gestisce il server.
moderation-over = La partita a questo tavolo è finita.
chat-was-removed = Questa riga è stata tolta da chi tiene ordine.
chat-hushed = Chi ha aperto questo tavolo non ti lascia scrivere qui.
lobby-shown-out = Chi ha aperto questo tavolo ti ha fatto alzare. Non puoi più sederti qui.
page-show-out = Togli dal tavolo
page-chat-hush = Non lasciare scrivere qui
page-chat-hushed-here = Qui non scrive:
page-moderation = Tenere ordine
page-moderation-lead = Che cosa è stato segnalato e che cosa si è fatto. Tutto viene scritto con nome e motivo.
page-moderation-reports = Segnalazioni
page-moderation-no-reports = Nulla è stato segnalato.
page-moderation-nothing = Nulla.
page-moderation-close = Chiudi un tavolo o un torneo
page-moderation-close-do = Chiudi
page-moderation-which-table = Tavolo o torneo (indirizzo)
page-moderation-why = Perché?
page-moderation-days = Giorni (0: senza fine)
page-moderation-do = Esegui
page-moderation-holds = Ciò che vale
page-moderation-deeds = Ciò che è stato fatto
page-moderation-remove = Togli riga
page-moderation-mute = Silenzia
page-moderation-ban = Escludi
page-moderation-unmute = Lascia scrivere
page-moderation-unban = Lascia rientrare
page-moderation-dismiss = Lascia com'è
page-moderation-until = fino al
page-moderation-for-good = senza fine
page-moderation-did-remove = riga tolta
page-moderation-did-mute = silenziato
page-moderation-did-ban = escluso
page-moderation-did-unmute = può di nuovo scrivere
page-moderation-did-unban = di nuovo ammesso
page-moderation-did-close = tavolo chiuso
page-moderation-did-dismiss = lasciato com'è

## Duels
duel-wins = { $who } vince il duello per { $mine } a { $theirs }.
duel-points = Una vittoria a testa: { $who } vince il duello ai punti, { $mine } a { $theirs }.
duel-tie = Il duello è pari: stesse vittorie e { $points } punti a testa.
duel-ended = Una partita è stata interrotta, quindi il duello non ha un vincitore.
deal-still-played = Altri giocano ancora con le stesse tessere, carte e dadi. Da un momento di questa partita si potrà continuare quando tutte queste partite saranno finite.
page-duel = Duello
page-duel-lead = Due partite con le stesse tessere, carte e dadi: ognuno gioca entrambe le parti, poi le partite si confrontano.
page-duel-memory = Ciò che esce in una partita esce anche nell'altra, e tutti e due potete ricordarlo. Finché entrambe non sono finite, nessun altro può guardare.
page-duel-invite = Invita l'avversario
page-duel-game = Partita
page-duel-score = Punteggio
page-duel-points = punti
page-duel-not-over = Decidono le vittorie, poi i punti delle due partite insieme.
page-duel-running = è in corso
page-duel-finished = è finita
page-duel-abandoned = è stata interrotta
page-duel-missing = aspetta il tuo avversario
page-duel-waits = comincia quando finisce la prima partita
page-to-table = Al tavolo
page-to-duel = Al duello
page-to-tournament = Al torneo

## Tournaments
tournament-not-host = Può farlo solo chi organizza il torneo.
tournament-begun = Il torneo è cominciato; nessuno può più iscriversi.
tournament-full = Il torneo è al completo; al massimo partecipano in { $most }.
tournament-too-few = Partecipano in troppo pochi; ne servono almeno { $least }.
tournament-round-not-done = Alcune partite di questo turno sono ancora in corso.
tournament-is-over = Il torneo è finito.
tournament-stranger = Nel torneo non c'è nessuno così.
tournament-has-left = { $who } ha lasciato questa partita del torneo: non porta punti a { $who }, qualunque cosa faccia il bot.
tournament-bots = Troppi bot: un torneo ne ha al massimo { $most }, e uno in più per ogni persona che partecipa.
page-tournaments = Tornei
page-tournaments-lead = Serate di gioco e tornei: tu apri i turni, i tavoli si preparano da soli e i risultati si registrano da soli.
page-new-tournament = Nuovo torneo
page-tournament-list = Tutti i tornei
page-no-tournaments = Non ci sono ancora tornei.
page-tournament-title = Nome del torneo
page-tournament-host-plays = Partecipo anch'io
page-tournament-size = Giocatori a un tavolo
page-tournament-system = Chi incontra chi
page-tournament-swiss = Sistema svizzero: chi ha tanti punti quanti te
page-tournament-robin = Girone all'italiana: tutti incontrano tutti
page-tournament-rounds = Numero di turni
page-tournament-rounds-known = Tanti turni quanti servono perché tutti si incontrino una volta.
page-tournament-chance = Sorte
page-tournament-own-chance = Ogni tavolo ha la sua
page-tournament-same-chance = Duplicato: in ogni turno tutti i tavoli hanno le stesse tessere, carte e dadi
page-tournament-free-chairs = Posti liberi
page-tournament-sit-out = Qualcuno riposa, ogni volta qualcun altro
page-tournament-private = Solo chi ha il link
page-tournament-public = Tutti possono guardare e iscriversi
page-tournament-make = Prepara il torneo
page-tournament-enter = Partecipa
page-tournament-leave = Ritirati
page-tournament-host = Organizzi tu
page-tournament-open-round = Apri il turno
page-tournament-halt = Interrompi le partite in corso
page-tournament-end = Chiudi il torneo adesso
page-tournament-call-off = Annulla
page-tournament-bot = Fai partecipare un bot
page-tournament-add = Aggiungi
page-tournament-invite = Link per chi vuole partecipare
page-standings = Classifica
page-tournament-how = Come si conta
page-tournament-score-two = Una vittoria vale un punto, una vittoria divisa mezzo punto.
page-tournament-score-places = Il primo posto vale un punto, l'ultimo niente, gli altri in parti uguali; i posti divisi si dividono.
page-tournament-score-compared = I tuoi punti si confrontano con quelli di chi aveva il tuo posto agli altri tavoli: uno per ognuno che superi, mezzo a pari punti, diviso per il loro numero.
page-tournament-byes-two = Chi riposa riceve un punto.
page-tournament-byes-more = Chi riposa riceve mezzo punto.
page-tournament-left = Chi lascia una partita (un bot fa una mossa al suo posto), finisce il tempo o non viene non riceve niente; una partita interrotta dà mezzo punto a chi c'era.
page-tournament-buchholz = La somma dei punteggi di chi hai incontrato. Riposare conta come incontrare qualcuno con metà di tutti i punti.
page-tournament-sonneborn = I punteggi di chi hai battuto e metà di quelli con cui hai diviso.
page-tournament-compared = I tuoi punti contro quelli di chi aveva il tuo posto agli altri tavoli.
page-tournament-firsts = Quante volte sei arrivato primo.
page-tournament-duplicate-told = Tutti i tavoli di un turno hanno la stessa sorte. Finché non sono finite tutte le partite nessuno vede un altro tavolo e non si dicono i risultati.
page-break-buchholz = Avversari
page-break-sonneborn = Battuti
page-break-compared = Confronto
page-break-firsts = Primi posti
page-tournament-who = Giocatore
page-tournament-score = Punti
page-tournament-games = Partite
page-tournament-remove = Togli
page-tournament-gone = ritirato
page-tournament-table = Tavolo
page-tournament-at-table = a un tavolo
page-tournament-people = partecipanti
page-tournament-round = Turno
page-tournament-round-done = completo
page-tournament-entry = Iscrizioni aperte
page-tournament-running = In corso
page-tournament-over = Finito
page-tournament-my-game = Alla tua partita
page-tournament-byes = Riposa
page-swiss = Sistema svizzero
page-robin = Girone all'italiana
page-duplicate = duplicato
page-how-forfeit = ritirato
page-how-halted = interrotta
page-how-absent = assente

## Programmi delle persone
chairs-program = { $name } · bot di { $owner }
chairs-program-short = { $name } · bot
page-bots = I miei bot
page-bots-lead = Un bot è un tuo programma che gioca ai tavoli attraverso la rete. Dagli un nome e crea un token per lui; tutti al tavolo vedono che è un bot, e di chi.
page-bots-name = Nome del bot
page-bots-make = Crea un token
page-bots-token = Il tuo token
page-bots-once = Si vede solo adesso. Conservalo dove nessun altro può leggerlo: chi lo ha gioca come il tuo bot.
page-bots-copy = Copia
page-bots-copied = Copiato
page-bots-try = Far giocare un programma:
page-bots-revoke = Revoca
page-bots-revoke-sure = Revocare questo token? Il bot viene scollegato subito e non può più tornare con questo token.
page-bots-none = Non hai ancora nessun bot.
page-bots-used = usato l’ultima volta
page-bots-never = mai usato
page-bots-rights = Un token può sedersi, guardare, giocare e andarsene. Non può preparare tavoli, scrivere in chat, chiedere suggerimenti o cambiare qualcosa di te.
page-bots-made = creato
page-bots-mark = bot

# Problemi
puzzle-ask = Sei { $who }. Qual è la tua mossa migliore?
puzzle-more = Fin qui è giusto. Come continui?
puzzle-wrong = Non è una cattiva idea, ma qui c'è qualcosa di chiaramente più forte.
puzzle-over = Questo problema è finito. Il prossimo ti aspetta.
puzzle-right = Giusto! { $answer }.
puzzle-shown = La risposta: { $answer }.
puzzle-prevents = Altrimenti { $who } potrebbe proseguire: { $step }. Così { $who } vincerebbe la partita.
puzzle-why = { $reason } Da qui vince circa { $chance } partite su 100, { $ahead } più della seconda scelta («{ $rival }»): { $rival_chance }.
puzzle-brings = Ti porta subito: { $points }.
puzzle-takes = { $who } perde subito: { $points }.
puzzle-opens = Nello stesso turno puoi continuare: { $step }. In tutto porta: { $points }.
puzzle-opens-victory = Nello stesso turno puoi continuare: { $step }. Così la partita è vinta.
puzzle-victorious = Così la partita è vinta.
puzzle-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
page-puzzle = Problema
page-puzzles = Problemi
page-puzzles-lead = Trova l'unica mossa chiaramente migliore. Ognuna è provata da lunghe ricerche.
page-puzzles-none = Non ci sono ancora problemi.
page-puzzle-day = Problema del giorno
page-puzzle-show = Fammi vedere
page-puzzle-next = Prossimo problema
page-puzzle-again = Riprova, o fatti mostrare la risposta.
page-puzzle-rating = Punteggio problemi
page-puzzle-difficulty = Difficoltà
page-puzzle-streak = giusti di fila
page-puzzle-streak-now = Ora di fila
page-puzzle-streak-best = Serie più lunga
page-puzzle-solved = Giusti al primo colpo
page-puzzle-never-played = Mai giocato? Prima partita
page-puzzle-by-difficulty = Per difficoltà
page-puzzle-by-theme = Per tema
page-puzzle-train = Esercitati
page-puzzle-all = Tutti i problemi
page-puzzle-was-right = risolto
page-puzzle-was-missed = mancato
page-puzzle-open = senza risposta

# La guida dopo un turno
critique-better = Era meglio: { $best }.
critique-chances = Da lì vince circa { $better } partite su 100, la tua mossa { $chance }.
critique-gains = Avrebbe portato subito: { $what }.
critique-reply = Ora { $who } può rispondere: { $reply }.
critique-reply-wins = Con questo vince la partita.
critique-reply-costs = Ti costa: { $what }.
critique-reply-brings = A { $who } porta: { $what }.
page-critique = Guida dopo i miei turni
page-critique-lead = Dopo il tuo turno dice se qualcosa era chiaramente meglio.
page-critique-close = Metti via le parole della guida

## Notebooks
notebook-others = Lascia andare avanti gli altri
notebook-news = Che cosa è successo
notebook-thinks = Gli altri stanno pensando
notebook-late = Ora non si può fare: il tavolo è andato avanti.

## Amici
friend-not-found = Solo con questo non si trova nessuno. Chiedi il codice.
friend-yourself = Sei tu.
friend-too-many = Sono già troppi.
friend-too-often = Troppo spesso. Riprova tra un po'.
friend-none = Questo amico o questa richiesta non esiste.
friend-stranger = Può farlo solo chi siede a questo tavolo.
friend-begun = La partita è cominciata.
page-friends = Amici
page-friends-lead = Solo gli amici vedono se ci sei. Puoi invitarli a un tavolo e tenere loro dei posti.
page-friends-asked = Vogliono essere tuoi amici
page-friends-asking = Hai chiesto
page-friends-none = Ancora nessuno. Chiedi a qualcuno per nome, o a chi hai incontrato a un tavolo.
page-friends-ask = Chiedi a qualcuno
page-friends-ask-do = Chiedi
page-friends-name = Nome o codice
page-friends-code = Gli altri ti trovano con questo codice:
page-friends-met = Chi hai incontrato
page-friends-accept = Accetta
page-friends-decline = Rifiuta
page-friends-remove = Togli
page-friends-withdraw = Ritira
page-friends-there = c'è
page-invitations = Inviti
page-invites-you = ti invita
page-invitation-no = No, grazie
page-invited = Invitato.
page-invite-friend-do = Invita
page-keep-seat = Tieni un posto
page-seat-kept = tenuto per
page-release-seat = Libera
page-seat-friend = Tieni per

page-tournament-open-to = Chi può guardare e iscriversi?
page-tournament-sure = Non si può annullare.
page-tournament-yes = Sì
