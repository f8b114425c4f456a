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

## Looking at a game again

reviews-not-over = La partita si può rivedere quando è finita.
reviews-busy = Si stanno rivedendo molte partite. Riprova fra un minuto.
reviews-failed = L'analisi non ha funzionato. Riprova.

## At the table

tables-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo.
tables-not-yours = Non è il tuo posto.
tables-no-undo = Adesso non puoi annullare nulla.
tables-not-written = La mossa non è stata registrata e non vale. Riprova.
tables-unsure = Non è ancora chiaro se la mossa sia registrata. La pagina continua a chiedere.

## Tables that cannot be opened

shelf-other-rules = Questa partita è stata giocata con la revisione { $old } delle regole, qui vale la revisione { $new }. Si può leggere come registrazione, ma non continuare.
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
page-players = giocatori
page-minutes = minuti
page-by = di
page-rules = Regole
page-your-turn = tocca a te
page-waiting = in attesa di giocatori
page-finished = finita
page-abandoned = interrotta
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
page-options-lead = Tutto è impostato come si gioca di solito.
page-which-way = Come volete giocare?
page-more-options = Altre opzioni
page-usual = consueto
page-open-table = Apri il tavolo
page-back = Torna alla lobby
page-people = Giocatori
page-invite = Invita
page-invite-lead = Chi apre questo link può guardare e prendere un posto libero.
page-copy = Copia
page-copied = Copiato
page-cancel = Annulla
page-undo = Riprendi
page-hint = Suggerimento
page-thinking = Sto pensando …
page-hint-lead = Probabilità di vittoria secondo la ricerca. Un clic mostra la mossa sul tavolo.
page-then = poi
page-confirm = Conferma
page-ask-first = Chiedi prima di ogni mossa
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
page-deleted = Questo tavolo è stato eliminato.
page-abandon = Interrompi la partita
page-abandon-lead = La partita resta per tutti com'è adesso e non si può continuare. Nessuno ha vinto.
page-delete = Elimina il tavolo
page-delete-lead = Il tavolo e tutto ciò che vi si è giocato vengono eliminati per tutti. Non si può annullare.
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
page-return-seat = Riprendi il mio posto
page-bot-for-you = Un bot continua per te.
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
page-better = meglio
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

## The table as a page of panels

page-log = Turni
page-panel = Turni e regole
page-turn = Turno
page-beginning = L'inizio
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
page-all-rules-lead = Ogni regola come comma numerato, con ricerca. Rifiuti e cronaca vi rimandano.
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
page-open-record-lead = Guarda una partita da un file, mossa per mossa. Nulla viene salvato se non lo chiedi.
page-record-file = File
page-record-paste = oppure incolla qui il testo
page-record-large = Questo file è troppo grande per una registrazione; consentiti: 256 KB.
page-record-none = Scegli prima un file o incolla una registrazione.
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

## Duels
duel-wins = { $who } vince il duello per { $mine } a { $theirs }.
duel-points = Una vittoria a testa: { $who } vince il duello ai punti, { $mine } a { $theirs }.
duel-tie = Il duello è pari: stesse vittorie e { $points } punti a testa.
duel-ended = Una partita è stata interrotta, quindi il duello non ha un vincitore.
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
page-tournament-left = Chi lascia una partita, finisce il tempo o non viene non riceve niente; una partita interrotta dà mezzo punto a chi c'era.
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
page-tournament-open-to = Chi può guardare e iscriversi?
page-tournament-sure = Non si può annullare.
page-tournament-yes = Sì
