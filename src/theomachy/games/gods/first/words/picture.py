"""The words of the first edition inside pictures and text boards, where they differ from those both editions have."""

from __future__ import annotations

from functools import cache

from theomachy.games.gods.common.words.picture import Words

OWN: dict[str, tuple[str, str, str]] = {
    "mediation": ("mediation", "Vermittlung", "mediazione"),
    "end": ("end tile", "Endplättchen", "tessera finale"),
    "power": ("crystals", "Kristalle", "cristalli"),
    "temples": ("temples in hand/on the field", "Tempel in der Hand/im Feld", "templi in mano/sul campo"),
    "stones": ("god tokens in stock", "Göttermarker im Vorrat", "segnalini in riserva"),
    "extras": ("mediation tiles", "Vermittlungen", "mediazioni"),
    "display": ("Open tiles", "Auslage", "Scoperte"),
    "pile": ("Pile", "Stapel", "Mazzo"),
    "bag": ("Bag", "Beutel", "Sacchetto"),
    "drawing": ("a tile is turned up", "ein Plättchen wird aufgedeckt", "si scopre una tessera"),
    "stone": ("choose who gets a token", "wähle, wer einen Marker bekommt", "scegli chi riceve un segnalino"),
    "at best": ("at best, you choose who gets a token", "bestenfalls, du wählst, wer einen Marker bekommt",
                "al massimo, scegli tu a chi dare un segnalino"),
    "after": ("mediation or end of turn", "Vermittlung oder Zugende", "mediazione o fine turno"),
    "leads": ("If it ended now: {who}", "Wäre jetzt Schluss: {who}", "Se finisse ora: {who}"),
    "can end": ("{who}: villages that end the game", "{who}: Dörfer, die das Spiel beenden",
                "{who}: villaggi che chiudono la partita"),
    "end tile chance": ("End tile: 1 in {n}", "Endplättchen: 1 zu {n}", "Tessera finale: 1 su {n}"),
    "last": ("Last turn of the game", "Letzter Zug des Spiels", "Ultimo turno della partita"),
    "penalised": ("the penalty for the most temples is in them", "die Strafe für die meisten Tempel ist darin",
                  "compresa la penalità per il maggior numero di templi"),
    "temple brings penalty": ("one more temple brings {who} the penalty", "noch ein Tempel bringt {who} die Strafe",
                              "un altro tempio porta la penalità a {who}"),
    "points tiles": ("Points tiles left", "Punkteplättchen im Vorrat", "Tessere punti in riserva"),
    "short stones": ("tokens", "Marker", "segnalini"),
    "short extras": ("mediations", "Vermittlungen", "mediazioni"),
    "short built": ("on field", "im Feld", "sul campo"),
    "penalty": ("penalty", "Strafe", "penalità"),
    "button take": ("Take tile", "Plättchen nehmen", "Prendi tessera"),
    "button discard": ("Remove tile", "Plättchen entfernen", "Elimina tessera"),
    "button extra": ("Mediation", "Vermittlung", "Mediazione"),
    "button end-game": ("End the game", "Spiel beenden", "Fine partita"),
    "button last-turn": ("Play a last turn", "Letzten Zug spielen", "Ultimo turno"),
    "take from": ("Take a crystal from", "Kristall nehmen von", "Togli un cristallo a"),
    "victim": ("take a crystal from {who}", "Kristall nehmen von {who}", "togli un cristallo a {who}"),
}  # fmt: skip


@cache
def words(lang: str) -> Words:
    return Words(lang, OWN)
