"""Short words for the picture and the board text of 4 Gods."""

from __future__ import annotations

from theomachy.core.words import check_language

TEXTS: dict[str, tuple[str, str, str]] = {
    "bag": ("bag", "Beutel", "sacchetto"),
    "cities": ("cities", "Städte", "città"),
    "prophets": ("prophets", "Propheten", "profeti"),
    "largest": ("largest", "größtes", "massimo"),
    "number": ("number", "Anzahl", "numero"),
    "points": ("points", "Punkte", "punti"),
    "reserve": ("reserve", "Vorrat", "riserva"),
    "row": ("row", "Reihe", "fila"),
    "free": ("free", "frei", "liberi"),
    "hand": ("hand", "Hand", "mano"),
    "full": ("full: no drawing", "voll: kein Ziehen", "piena: non si pesca"),
    "round": ("round", "Runde", "giro"),
    "left": ("left", "übrig", "restano"),
    "turns left": ("extra turns left", "Zusatzzüge übrig", "turni extra rimasti"),
    "rounds left": ("extra rounds left", "Zusatzrunden übrig", "giri extra rimasti"),
    "steps left": ("steps left", "Schritte übrig", "passi rimasti"),
    "extra time": ("extra time", "Nachspielzeit", "tempo supplementare"),
    "kingdoms": ("kingdoms", "Königreiche", "regni"),
    "gods": ("gods", "Gottheiten", "divinità"),
    "no god": ("no god yet", "noch keine Gottheit", "ancora nessuna divinità"),
    "secret": ("secret god", "geheime Gottheit", "divinità segreta"),
    "free god": ("free", "frei", "libera"),
    "passed": ("passed", "gepasst", "passato"),
    "ready": ("ready", "bereit", "pronto"),
    "city": ("city", "Stadt", "città"),
    "safe": ("no tile fits here", "hier passt kein Plättchen", "nessuna tessera va bene qui"),
    "fits": ("tiles that fit: bag {bag}, rows {rows}", "passende Plättchen: Beutel {bag}, Reihen {rows}",
             "tessere adatte: sacchetto {bag}, file {rows}"),
    "wins": ("Winner", "Sieg", "Vittoria"),
    "cities left": ("cities left {n} of {all}", "noch {n} von {all} Städten", "città rimaste {n} su {all}"),
    "trigger G4-E-01": ("the world is full", "die Welt ist voll", "il mondo è pieno"),
    "trigger G4-E-02": ("the bag is empty", "der Beutel ist leer", "il sacchetto è vuoto"),
    "cooling": ("waits a moment", "wartet kurz", "attende un momento"),
    "losing": ("loses a prophet", "verliert einen Propheten", "perde un profeta"),
    "choosing": ("one more tile?", "noch ein Plättchen?", "un'altra tessera?"),
    "taken": ("must place the tile taken", "muss das Genommene legen", "deve piazzare la tessera presa"),
    "window": ("prophet on cell {cell}?", "Prophet auf Feld {cell}?", "profeta nella casella {cell}?"),
    "aim city": ("holds up a city", "hält eine Stadt hoch", "tiene pronta una città"),
    "aim challenge": ("challenges", "beanstandet", "contesta"),
    "all kingdoms": ("all kingdoms", "alle Königreiche", "tutti i regni"),
    "sign points": (
        "Points: cities + prophets + largest kingdom of the god + number of its kingdoms (places {bonus}).",
        "Punkte: Städte + Propheten + größtes Reich der Gottheit + Anzahl ihrer Reiche (Plätze {bonus}).",
        "Punti: città + profeti + regno più grande della divinità + numero dei suoi regni (posti {bonus})."),
    "sign kingdoms": (
        "Kingdoms: who leads, tiles → points for it. Point at the world to see one, at the heading to see all.",
        "Reiche: wer führt, Plättchen → Punkte dafür. Zeig auf die Welt für eines, auf die Überschrift für alle.",
        "Regni: chi è in testa, tessere → punti. Indica il mondo per vederne uno, il titolo per vederli tutti."),
    "sign open": (
        "Open cells: corners that must match; tiles that fit in the bag + in rows; × no tile fits (safe for a city).",
        "Offene Felder: Ecken, die passen müssen; passende Plättchen im Beutel + in Reihen; × keines (sichere Stadt).",
        "Celle aperte: angoli da rispettare; tessere adatte nel sacchetto + nelle file; × nessuna (città sicura)."),
    "sign rows": (
        "Rows: the side that lies up, the back in its corner; a dot: fits somewhere. Dashed city: can be destroyed.",
        "Reihen: die obere Seite, in der Ecke die Rückseite; Punkt: passt irgendwo. Gestrichelte Stadt: zerstörbar.",
        "File: il lato in alto, nell'angolo il retro; punto: sta da qualche parte. Città tratteggiata: distruttibile."),
    "now": ("if the game ended now", "wenn jetzt Schluss wäre", "se finisse ora"),
    "destroyed": ("destroyed", "zerstört", "distrutte"),
    "lowest": ("the lower marker counts", "der niedrigere Stein zählt", "conta il segnalino più basso"),
    "button:ready": ("ready", "bereit", "pronto"),
    "button:draw1": ("draw 1", "1 ziehen", "pesca 1"),
    "button:draw2": ("draw 2", "2 ziehen", "pesca 2"),
    "button:more": ("one more", "noch eins", "un'altra"),
    "button:enough": ("enough", "genug", "basta"),
    "button:row": ("discard", "ablegen", "scarta"),
    "button:both": ("discard both", "beide ablegen", "scarta entrambe"),
    "button:city": ("build city", "Stadt bauen", "costruisci"),
    "button:flip": ("turn over", "umdrehen", "gira"),
    "button:none": ("no prophet", "kein Prophet", "nessun profeta"),
    "button:lower": ("put back", "zurück", "riponi"),
    "button:challenge": ("challenge", "beanstanden", "contesta"),
    "button:admit": ("admit", "zugeben", "ammetti"),
    "button:silent": ("say nothing", "schweigen", "taci"),
    "button:pass": ("pass", "passen", "passa"),
    "button:end": ("end turn", "Zug beenden", "fine turno"),
    "title": ("4 Gods", "4 Gods", "4 Gods"),
}  # fmt: skip


class Picture:
    """The short words of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = check_language(lang)
        self.column = ("en", "de", "it").index(lang)

    def __call__(self, name: str, **values: object) -> str:
        return TEXTS[name][self.column].format(**values)
