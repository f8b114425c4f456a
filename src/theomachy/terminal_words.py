"""What the terminal itself says, in English, German and Italian."""

from __future__ import annotations

from theomachy.core.words import Words

HELP = {
    "en": """\
Type an action as the list writes it, for example the first words of a line and one of its places.
  legal [WORDS]   what you can do now; with words (legal temple) with all effects
  board           the table again
  why ACTION      may I do this, and if not, which rule forbids it
  log [N]         the last N things that happened (all without N)
  rules ID|WORDS  a rule by its id (rules GODS2-A-14) or by words in it
  undo            take your last step back, until chance or another player has acted
  save FILE       write the game down
  quit            leave; the game can be kept and resumed""",
    "de": """\
Gib eine Aktion so ein, wie die Liste sie schreibt: die ersten Wörter einer Zeile und einen ihrer Plätze.
  legal [WÖRTER]  was du jetzt tun kannst; mit Wörtern (legal temple) samt allen Folgen
  board           noch einmal der Tisch
  why AKTION      darf ich das, und wenn nicht, welche Regel verbietet es
  log [N]         was zuletzt geschah (ohne N: alles)
  rules ID|WÖRTER eine Regel nach ihrer Nummer (rules GODS2-A-14) oder nach Wörtern darin
  undo            den letzten Schritt zurücknehmen, solange weder das Los noch jemand anderes dran war
  save DATEI      das Spiel aufschreiben
  quit            aufhören; das Spiel kann behalten und fortgesetzt werden""",
    "it": """\
Scrivi un'azione come la scrive l'elenco: le prime parole di una riga e uno dei suoi posti.
  legal [PAROLE]  che cosa puoi fare ora; con parole (legal temple) con tutti gli effetti
  board           di nuovo il tavolo
  why AZIONE      posso farlo, e se no, quale regola lo vieta
  log [N]         le ultime N cose successe (senza N: tutte)
  rules ID|PAROLE una regola per numero (rules GODS2-A-14) o per parole
  undo            annullare l'ultimo passo, finché la sorte o un altro non ha agito
  save FILE       salvare la partita
  quit            smettere; la partita si può conservare e riprendere""",
}

UI = {
    "help": HELP,
    "welcome": {
        "en": "{title}. Type help for the commands.",
        "de": "{title}. help zeigt die Befehle.",
        "it": "{title}. help mostra i comandi.",
    },
    "hand over": {
        "en": "{who}, take the keyboard and press Enter: ",
        "de": "{who}, nimm die Tastatur und drücke Enter: ",
        "it": "{who}, prendi la tastiera e premi Invio: ",
    },
    "you can": {"en": "You can:", "de": "Du kannst:", "it": "Puoi:"},
    "more": {
        "en": "legal WORDS shows all effects, help the commands.",
        "de": "legal WÖRTER zeigt alle Folgen, help die Befehle.",
        "it": "legal PAROLE mostra tutti gli effetti, help i comandi.",
    },
    "none such": {
        "en": "No action begins with {words}; now there are: {heads}.",
        "de": "Keine Aktion beginnt mit {words}; jetzt gibt es: {heads}.",
        "it": "Nessuna azione comincia con {words}; ora ci sono: {heads}.",
    },
    "allowed": {"en": "Yes: {told}.", "de": "Ja: {told}.", "it": "Sì: {told}."},
    "forbidden": {
        "en": "Not possible now: {text}. {clause}: {rule}",
        "de": "Jetzt nicht möglich: {text}. {clause}: {rule}",
        "it": "Ora non si può: {text}. {clause}: {rule}",
    },
    "why what": {
        "en": "Say which action: why temple 0,1.",
        "de": "Nenne die Aktion: why temple 0,1.",
        "it": "Di' quale azione: why temple 0,1.",
    },
    "nothing yet": {
        "en": "Nothing has happened yet.",
        "de": "Noch ist nichts geschehen.",
        "it": "Non è ancora successo nulla.",
    },
    "undone": {"en": "Taken back: {text}.", "de": "Zurückgenommen: {text}.", "it": "Annullato: {text}."},
    "no undo": {
        "en": "There is nothing of yours to take back: chance or another player has acted since.",
        "de": "Hier gibt es nichts zurückzunehmen: seither war das Los oder jemand anderes dran.",
        "it": "Non c'è nulla da annullare: nel frattempo ha agito la sorte o un altro.",
    },
    "save where": {"en": "Say where: save FILE.", "de": "Sag wohin: save DATEI.", "it": "Di' dove: save FILE."},
    "saved": {
        "en": "Saved. Go on with: theomachy play --resume {file}",
        "de": "Gespeichert. Weiter geht es mit: theomachy play --resume {file}",
        "it": "Salvato. Si riprende con: theomachy play --resume {file}",
    },
    "offer": {
        "en": "Keep the game? Enter saves it as {file}; type another name, or n to let it go: ",
        "de": "Das Spiel behalten? Enter speichert es als {file}; sonst einen anderen Namen, oder n zum Verwerfen: ",
        "it": "Conservare la partita? Invio la salva come {file}; oppure un altro nome, o n per lasciarla: ",
    },
    "bye": {"en": "Goodbye.", "de": "Bis bald.", "it": "A presto."},
    "final": {
        "en": "{place}. {name} ({who}): {points:# point|# points}",
        "de": "{place}. {name} ({who}): {points:# Punkt|# Punkte}",
        "it": "{place}. {name} ({who}): {points:# punto|# punti}",
    },
    "number": {
        "en": "log takes a whole number.",
        "de": "log braucht eine ganze Zahl.",
        "it": "log vuole un numero intero.",
    },
}

TERMINAL = Words("the terminal", (UI,))
