"""The few words inside pictures and text boards of both editions, in three languages."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.errors import BadOption

WORDS: dict[str, tuple[str, str, str]] = {
    # colours of gods and of tribes
    "red": ("red", "rot", "rosso"),
    "yellow": ("yellow", "gelb", "giallo"),
    "blue": ("blue", "blau", "blu"),
    "green": ("green", "grün", "verde"),
    "violet": ("violet", "violett", "viola"),
    "black": ("black", "schwarz", "nero"),
    "white": ("white", "weiß", "bianco"),
    # cards
    "desert": ("desert", "Wüste", "deserto"),
    "decay": ("decay", "Verfall", "decadenza"),
    "whirlwind": ("whirlwind", "Wirbelwind", "vortice"),
    "extra": ("extra action", "Extraaktion", "azione extra"),
    "end": ("end", "Ende", "fine"),
    "temple": ("temple", "Tempel", "tempio"),
    "tribe": ("tribe", "Stamm", "tribù"),
    "tribe green": ("green tribe", "grüner Stamm", "tribù verde"),
    "tribe blue": ("blue tribe", "blauer Stamm", "tribù blu"),
    "tribe violet": ("violet tribe", "violetter Stamm", "tribù viola"),
    "tribe yellow": ("yellow tribe", "gelber Stamm", "tribù gialla"),
    "temple of": ("temple of {god}", "Tempel von {god}", "tempio di {god}"),
    "no religion": ("no religion", "ohne Religion", "senza religione"),
    "empty": ("empty", "leer", "vuoto"),
    # headings and states
    "title": ("{game}: the table", "{game}: der Tisch", "{game}: il tavolo"),
    "field": ("field", "Feld", "campo"),
    "power": ("power", "Macht", "potere"),
    "temples": ("temples in stock", "Tempel im Vorrat", "templi in riserva"),
    "stones": ("god stones in stock", "Göttersteine im Vorrat", "pietre divine in riserva"),
    "extras": ("extra-action cards", "Extraaktionskarten", "carte azione extra"),
    "points": ("points", "Punkte", "punti"),
    "display": ("Display", "Auslage", "Esposizione"),
    "sack": ("Sack", "Beutel", "Sacchetto"),
    "left": ("{n} left", "noch {n}", "ne restano {n}"),
    "turn": ("Turn {n}", "Zug {n}", "Turno {n}"),
    "on turn": ("{who} to act", "{who} ist am Zug", "tocca a {who}"),
    "drawing": ("a card is drawn", "eine Karte wird gezogen", "si pesca una carta"),
    "starting": ("the table is being set", "der Tisch wird gedeckt", "si prepara il tavolo"),
    "actions left 1": ("1 action left", "noch 1 Aktion", "resta 1 azione"),
    "actions left": ("{n} actions left", "noch {n} Aktionen", "restano {n} azioni"),
    "where to": ("choose a new place for the desert", "neuen Platz für die Wüste wählen", "scegli dove va il deserto"),
    "stone": ("choose who gets a stone", "wähle, wer einen Stein bekommt", "scegli chi riceve una pietra"),
    "after": ("extra action or end of turn", "Extraaktion oder Zugende", "azione extra o fine turno"),
    "last turn": ("end the game or play on", "Spiel beenden oder weiter", "finire o continuare"),
    "done": ("done this turn", "in diesem Zug getan", "già fatto"),
    "limit": ("{n} points win", "{n} Punkte gewinnen", "con {n} punti si vince"),
    "over": ("The game is over", "Das Spiel ist aus", "La partita è finita"),
    "wins": ("{who} wins", "{who} gewinnt", "vince {who}"),
    "share": ("{who} share the victory", "{who} gewinnen gemeinsam", "vincono insieme {who}"),
    "leads": ("If it ran out now: {who}", "Wäre er jetzt leer: {who}", "Se finisse ora: {who}"),
    "can end": ("{who} can win with one action", "{who} kann mit einer Aktion gewinnen",
                "{who} può vincere con un'azione"),
    "of": ("{n} of {m}", "{n} von {m}", "{n} di {m}"),
    "box": ("Out of the game", "Aus dem Spiel", "Fuori dal gioco"),
    "split": ("moving it away splits the field", "ohne sie zerfällt das Feld", "senza di lui il campo si divide"),
    "opens": ("moving it away opens {hexes} for temples", "ohne sie für Tempel offen: {hexes}",
              "senza di lui si aprono ai templi: {hexes}"),
    "nobody": ("nobody", "niemand", "nessuno"),
    "and": ("and", "und", "e"),
    "short temples": ("temples", "Tempel", "templi"),
    "short stones": ("stones", "Steine", "pietre"),
    "short extras": ("extras", "Extras", "extra"),
    "prices": ("price of tribe/temple", "Preis Stamm/Tempel", "prezzo tribù/tempio"),
    # prices
    "tribe price": ("tribe {n}", "Stamm {n}", "tribù {n}"),
    "temple price": ("temple {n}", "Tempel {n}", "tempio {n}"),
    "converts": ("converts {n}", "bekehrt {n}", "converte {n}"),
    "at best": ("at best, you choose who gets a stone", "bestenfalls, du wählst, wer einen Stein bekommt",
                "al massimo, scegli tu a chi dare una pietra"),
    "closed now": ("no temple now", "jetzt kein Tempel", "nessun tempio ora"),
    "closed for good": ("never a temple", "nie ein Tempel", "mai un tempio"),
    "convertible": ("converting temple costs {n}", "Bekehrung kostet {n}", "convertirla costa {n}"),
    "convertible by": ("now by {who}", "jetzt durch {who}", "ora da {who}"),
    "convertible soon": ("soon by {who}", "bald durch {who}", "presto da {who}"),
    "safe": ("cannot be converted now", "kann jetzt nicht bekehrt werden", "ora non convertibile"),
    "legend tribe": ("price of a tribe → its god", "Preis eines Stammes → sein Gott",
                     "prezzo di una tribù → il suo dio"),
    "legend temple": ("price of a temple", "Preis eines Tempels", "prezzo di un tempio"),
    "legend converts": ("tribes converted", "bekehrte Stämme", "tribù convertite"),
    "legend star": ("points change", "Punkte ändern sich", "i punti cambiano"),
    "legend danger": ("somebody can convert it now", "jetzt bekehrbar", "qualcuno può convertirla ora"),
    # buttons
    "button move": ("Move desert", "Wüste versetzen", "Sposta deserto"),
    "button discard": ("Discard", "Ablegen", "Scarta"),
    "button take": ("Take card", "Karte nehmen", "Prendi carta"),
    "button nothing": ("Move nothing", "Nichts bewegen", "Non muovere"),
    "button extra": ("Extra action", "Extraaktion", "Azione extra"),
    "button end": ("End turn", "Zug beenden", "Fine turno"),
    "take from": ("Take power from", "Macht nehmen von", "Togli potere a"),
    "victim": ("take power from {who}", "Macht nehmen von {who}", "togli potere a {who}"),
    # what can be done once in a turn
    "used temple": ("temple", "Tempel", "tempio"),
    "used move": ("desert move", "Wüste versetzen", "deserto spostato"),
    "used discard": ("discard", "Ablegen", "scarto"),
    "used other": ("other card", "andere Karte", "altra carta"),
    "used desert": ("desert", "Wüste", "deserto"),
    "used decay": ("decay", "Verfall", "decadenza"),
    "used whirlwind": ("whirlwind", "Wirbelwind", "vortice"),
    "used extra": ("extra taken", "Extra genommen", "extra presa"),
}  # fmt: skip
LANGUAGES = ("en", "de", "it")


class Words:
    """The words of one language: `w("left", n=3)`; `own` are those of an edition.

    Names that are not in the list are given back as they are.
    """

    def __init__(self, lang: str, own: Mapping[str, tuple[str, str, str]] | None = None) -> None:
        if lang not in LANGUAGES:
            raise BadOption(f"no language {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        column = LANGUAGES.index(lang)
        self.table = {key: texts[column] for key, texts in (WORDS | dict(own or {})).items()}

    def __call__(self, key: str, **values: object) -> str:
        text = self.table.get(key, key)
        return text.format(**values) if values else text

    def several(self, names: list[str]) -> str:
        """A list in a sentence: red, blue and green."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self('and')} {names[-1]}"


BY_LANGUAGE = {lang: Words(lang) for lang in LANGUAGES}


def words(lang: str) -> Words:
    return BY_LANGUAGE[lang] if lang in BY_LANGUAGE else Words(lang)
