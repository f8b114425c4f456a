"""What the pages say around a game, in all languages. What belongs to a game stands in its `words.py`."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.game import LANGUAGES

PHRASES: Mapping[str, tuple[str, str, str]] = {
    # lobby
    "motto": (
        "Five games about gods and peoples, at one table.",
        "Fünf Spiele von Göttern und Völkern, an einem Tisch.",
        "Cinque giochi di dèi e popoli, a un solo tavolo.",
    ),
    "your name": ("Your name", "Dein Name", "Il tuo nome"),
    "guest": ("Guest", "Gast", "Ospite"),
    "play now": ("Play now against bots", "Gleich gegen Bots spielen", "Gioca subito contro i bot"),
    "new table": ("New table …", "Neuer Tisch …", "Nuovo tavolo …"),
    "my games": ("My games", "Meine Spiele", "Le mie partite"),
    "open tables": ("Open tables", "Offene Tische", "Tavoli aperti"),
    "no open": (
        "No table is waiting for players. Set one up.",
        "Kein Tisch wartet auf Mitspieler. Eröffne einen.",
        "Nessun tavolo aspetta giocatori. Aprine uno.",
    ),
    "players": ("players", "Spieler", "giocatori"),
    "minutes": ("minutes", "Minuten", "minuti"),
    "by": ("by", "von", "di"),
    "rules": ("Rules", "Regeln", "Regole"),
    "your turn": ("your turn", "du bist am Zug", "tocca a te"),
    "waiting": ("waiting for players", "wartet auf Mitspieler", "in attesa di giocatori"),
    "finished": ("finished", "beendet", "finita"),
    "turn of": ("turn of", "am Zug:", "tocca a"),
    "continue": ("Go on", "Weiterspielen", "Continua"),
    "look": ("Look", "Ansehen", "Guarda"),
    "join": ("Join", "Mitspielen", "Partecipa"),
    "private": ("private", "privat", "privato"),
    "public": ("public", "öffentlich", "pubblico"),
    # new table
    "set up": ("Set up a table", "Einen Tisch eröffnen", "Prepara un tavolo"),
    "how many": ("How many players?", "Wie viele Spieler?", "Quanti giocatori?"),
    "seats": ("Who sits where?", "Wer sitzt wo?", "Chi siede dove?"),
    "seat me": ("Me", "Ich", "Io"),
    "seat here": (
        "Another person at this screen",
        "Noch jemand an diesem Bildschirm",
        "Un'altra persona a questo schermo",
    ),
    "seat link": (
        "A person I send the link to",
        "Jemand, dem ich den Link schicke",
        "Una persona a cui mando il link",
    ),
    "seat open": ("Anybody from the lobby", "Wer mag, aus der Lobby", "Chiunque dalla lobby"),
    "seat bot": ("bot", "Bot", "bot"),
    "name": ("Name", "Name", "Nome"),
    "who may see": ("Who may see the table?", "Wer darf den Tisch sehen?", "Chi può vedere il tavolo?"),
    "private long": ("Only who has the link", "Nur wer den Link hat", "Solo chi ha il link"),
    "public long": (
        "Everybody: it is listed in the lobby",
        "Alle: er steht in der Lobby",
        "Tutti: compare nella lobby",
    ),
    "hints": ("Hints", "Tipps", "Suggerimenti"),
    "rated": (
        "Rated: nobody gets hints, so that the result counts.",
        "Gewertet: niemand bekommt Tipps, damit das Ergebnis zählt.",
        "Classificata: nessuno riceve suggerimenti, così il risultato conta.",
    ),
    "not rated": (
        "Friendly: whoever is asked may have a hint from the search, made from what he can see.",
        "Freundschaftlich: wer gefragt ist, kann sich von der Suche raten lassen; sie weiß nur, was er sieht.",
        "Amichevole: chi deve decidere può chiedere un consiglio alla ricerca, che sa solo ciò che lui vede.",
    ),
    "options": ("Rule options", "Regeloptionen", "Opzioni di regole"),
    "options lead": (
        "Everything is set to how the game is usually played.",
        "Alles steht so, wie das Spiel üblicherweise gespielt wird.",
        "Tutto è impostato come si gioca di solito.",
    ),
    "usual": ("usual", "üblich", "consueto"),
    "open table": ("Open the table", "Tisch eröffnen", "Apri il tavolo"),
    "back": ("Back to the lobby", "Zurück zur Lobby", "Torna alla lobby"),
    # table
    "log": ("Log", "Verlauf", "Cronaca"),
    "people": ("Players", "Spieler", "Giocatori"),
    "invite": ("Invite", "Einladen", "Invita"),
    "invite lead": (
        "Whoever opens this link may look and take a free seat.",
        "Wer diesen Link öffnet, darf zusehen und einen freien Platz nehmen.",
        "Chi apre questo link può guardare e prendere un posto libero.",
    ),
    "copy": ("Copy", "Kopieren", "Copia"),
    "copied": ("Copied", "Kopiert", "Copiato"),
    "cancel": ("Cancel", "Abbrechen", "Annulla"),
    "undo": ("Take back", "Zurücknehmen", "Riprendi"),
    "hint": ("Hint", "Tipp", "Suggerimento"),
    "thinking": ("Thinking …", "Denkt nach …", "Sto pensando …"),
    "hint lead": (
        "Chance of winning, as the search sees it. Click one to see it on the board.",
        "Gewinnchance, wie die Suche sie sieht. Ein Klick zeigt den Zug auf dem Brett.",
        "Probabilità di vittoria secondo la ricerca. Un clic mostra la mossa sul tavolo.",
    ),
    "then": ("then", "dann", "poi"),
    "rated table": (
        "This table is rated: nobody gets hints.",
        "An diesem Tisch wird gewertet: niemand bekommt Tipps.",
        "Questo tavolo è classificato: nessuno riceve suggerimenti.",
    ),
    "confirm": ("Do it", "Ausführen", "Conferma"),
    "ask first": ("Ask before each move", "Vor jedem Zug fragen", "Chiedi prima di ogni mossa"),
    "choices": ("Choices", "Auswahl", "Scelte"),
    "fit": ("Show everything", "Alles zeigen", "Mostra tutto"),
    "zoom in": ("Zoom in", "Vergrößern", "Ingrandisci"),
    "zoom out": ("Zoom out", "Verkleinern", "Riduci"),
    "rules language": (
        "",
        "Die Regeln stehen hier im englischen Wortlaut.",
        "Qui le regole sono nel testo inglese.",
    ),
    "search rules": ("Search the rules", "Regeln durchsuchen", "Cerca nelle regole"),
    "nothing found": ("Nothing found.", "Nichts gefunden.", "Nessun risultato."),
    "offline": (
        "The connection is lost. Trying again …",
        "Die Verbindung ist weg. Neuer Versuch …",
        "Connessione persa. Nuovo tentativo …",
    ),
    "back online": ("Connected again.", "Wieder verbunden.", "Di nuovo connesso."),
    "gone": (
        "This table does not exist, or it is not open to you.",
        "Diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich.",
        "Questo tavolo non esiste o non è aperto a te.",
    ),
    "spectator": ("You are watching.", "Du siehst zu.", "Stai guardando."),
    "cover": ("Hand the screen to", "Gib den Bildschirm weiter an", "Passa lo schermo a"),
    "cover lead": (
        "Everybody else looks away, please.",
        "Alle anderen schauen bitte weg.",
        "Gli altri, per favore, non guardino.",
    ),
    "i am": ("I am", "Ich bin", "Sono"),
    "free seat": ("free", "frei", "libero"),
    "sit here": ("Sit down here", "Hier Platz nehmen", "Siediti qui"),
    "name lead": (
        "one word that nobody else at the table has, or nothing",
        "ein Wort, das sonst niemand am Tisch hat, oder nichts",
        "una parola che nessun altro al tavolo ha, o niente",
    ),
    "rename": ("Change", "Ändern", "Cambia"),
    "stand up": ("Stand up", "Aufstehen", "Alzati"),
    "leave seat": ("Leave; a bot plays on", "Aufhören; ein Bot spielt weiter", "Lascia; continua un bot"),
    "leave lead": (
        "The bot sees only what you could see. While the game runs you can take your seat back at any time.",
        "Der Bot sieht nur, was du sehen konntest. Solange das Spiel läuft, kannst du jederzeit zurückkommen.",
        "Il bot vede solo ciò che potevi vedere tu. Finché la partita dura puoi riprendere il posto quando vuoi.",
    ),
    "replace seat": ("Let a bot play on", "Bot weiterspielen lassen", "Fai continuare un bot"),
    "replace lead": (
        "The bot sees only what this player could see. Whoever comes back can take the seat back.",
        "Der Bot sieht nur, was dieser Spieler sehen konnte. Wer zurückkommt, kann seinen Platz wieder übernehmen.",
        "Il bot vede solo ciò che poteva vedere questo giocatore. Chi torna può riprendere il posto.",
    ),
    "replace wait": ("away; a bot may play on in", "weg; Bot darf weiterspielen in", "assente; continua un bot tra"),
    "return seat": ("Take my seat back", "Meinen Platz zurücknehmen", "Riprendi il mio posto"),
    "bot for you": ("A bot plays on for you.", "Ein Bot spielt für dich weiter.", "Un bot continua per te."),
    "which bot": ("Which bot?", "Welcher Bot?", "Quale bot?"),
    "waiting lead": (
        "The game begins when every seat is taken.",
        "Das Spiel beginnt, sobald alle Plätze besetzt sind.",
        "La partita inizia quando tutti i posti sono occupati.",
    ),
    "record": ("Record of the game", "Aufzeichnung der Partie", "Registrazione della partita"),
    "you": ("you", "du", "tu"),
    "play as": ("You play as", "Du spielst als", "Giochi come"),
    "panel": ("Log and rules", "Verlauf und Regeln", "Cronaca e regole"),
    "light": ("Light", "Hell", "Chiaro"),
    "dark": ("Dark", "Dunkel", "Scuro"),
    "language": ("Language", "Sprache", "Lingua"),
    "again": ("Play again", "Noch einmal", "Gioca ancora"),
    "look again": ("Look at the game again", "Spiel noch einmal ansehen", "Rivedi la partita"),
    "analysis": ("Analysis", "Analyse", "Analisi"),
    "review working": (
        "Going through the game again …",
        "Das Spiel wird noch einmal durchgegangen …",
        "Sto ripercorrendo la partita …",
    ),
    "turning points": ("Turning points", "Wendepunkte", "Svolte"),
    "no turns": (
        "No single move changed much.",
        "Kein einzelner Zug hat viel verändert.",
        "Nessuna mossa ha cambiato molto.",
    ),
    "review lead": (
        "Chances are computed with open cards, since everything may be known now; whether a move was good is judged by "
        "what its player knew.",
        "Die Chancen sind mit offenen Karten gerechnet, denn jetzt darf alles bekannt sein; ob ein Zug gut war, misst "
        "sich an dem, was sein Spieler wusste.",
        "Le probabilità sono calcolate a carte scoperte, perché ora tutto può essere noto; se una mossa era buona si "
        "giudica da ciò che il giocatore sapeva.",
    ),
    "better": ("better", "besser", "meglio"),
    "moment": ("Moment of the game", "Zeitpunkt der Partie", "Momento della partita"),
    "move before": ("One move back", "Einen Zug zurück", "Una mossa indietro"),
    "move after": ("One move on", "Einen Zug weiter", "Una mossa avanti"),
    "to the end": ("To the end", "Zum Ende", "Alla fine"),
    "again try": ("Try again", "Noch einmal versuchen", "Riprova"),
    "points": ("points", "Punkte", "punti"),
    "lobby": ("Lobby", "Lobby", "Lobby"),
    "close": ("Close", "Schließen", "Chiudi"),
    "start hint": (
        "Lit things can be clicked. Click anything else to ask why not.",
        "Was leuchtet, lässt sich anklicken. Klick auf anderes fragt, warum es nicht geht.",
        "Ciò che è evidenziato si può cliccare. Clicca altro per chiedere perché no.",
    ),
    "failed": (
        "That did not work. Try again.",
        "Das hat nicht geklappt. Versuche es noch einmal.",
        "Non ha funzionato. Riprova.",
    ),
    "last move": ("last move", "letzter Zug", "ultima mossa"),
    "time": ("Time", "Zeit", "Tempo"),
}  # fmt: skip


def phrases(lang: str) -> dict[str, str]:
    at = LANGUAGES.index(lang) if lang in LANGUAGES else 0
    return {key: texts[at] for key, texts in PHRASES.items()}
