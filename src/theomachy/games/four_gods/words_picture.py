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
    "wins": ("wins", "gewinnt", "vince"),
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
