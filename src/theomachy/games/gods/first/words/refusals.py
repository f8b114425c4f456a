"""Why something cannot be done now, where the first edition has other words or rules than both editions together."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.games.gods.common.words.refusals import REFUSALS as SHARED

# By rule: English, German, Italian.
REFUSALS: Mapping[str, tuple[str, str, str]] = {
    **SHARED,
    "stones first": (
        "First say which tribes get the tokens that are left.",
        "Bestimme erst, welche Stämme die übrigen Marker bekommen.",
        "Prima di' quali tribù ricevono i segnalini rimasti.",
    ),
    "no stones to choose": (
        "Who gets a token is chosen only when they run short at a new temple.",
        "Wer einen Marker bekommt, wird nur gewählt, wenn sie an einem neuen Tempel nicht reichen.",
        "A chi va un segnalino si sceglie solo quando non bastano per un nuovo tempio.",
    ),
    "too few stones": (
        "Only a tribe beside the new temple that has no token can get one.",
        "Einen Marker bekommt nur ein Stamm neben dem neuen Tempel, der keinen hat.",
        "Può ricevere un segnalino solo una tribù accanto al nuovo tempio che non ne ha.",
    ),
    "take extra": (
        "No mediation tile lies open.",
        "Es liegt kein Vermittlungsplättchen aus.",
        "Nessuna tessera mediazione è scoperta.",
    ),
    "play extra": (
        "You have no mediation tile from an earlier turn.",
        "Du hast kein Vermittlungsplättchen aus einem früheren Zug.",
        "Non hai una tessera mediazione di un turno precedente.",
    ),
    "extra comes last": (
        "Mediation tiles are used after the two actions of the turn.",
        "Vermittlungsplättchen nutzt man nach den beiden Aktionen des Zuges.",
        "Le tessere mediazione si usano dopo le due azioni del turno.",
    ),
    # what only this edition has
    "owner chooses": (
        "First decide whether the game ends now or after your turn.",
        "Entscheide erst, ob das Spiel jetzt endet oder nach deinem Zug.",
        "Prima decidi se la partita finisce ora o dopo il tuo turno.",
    ),
    "bag knows no village end": (
        "With the bag the game does not end by villages.",
        "Mit dem Beutel endet das Spiel nicht durch Dörfer.",
        "Con il sacchetto la partita non finisce per i villaggi.",
    ),
    "no village end": (
        "Only at the very start of a turn, with enough villages, can the game be ended.",
        "Nur ganz zu Beginn eines Zuges und mit genug Dörfern lässt sich das Spiel beenden.",
        "Solo all'inizio di un turno, con abbastanza villaggi, si può finire la partita.",
    ),
    "bag knows no end tile": (
        "With the bag there is no end tile.",
        "Mit dem Beutel gibt es kein Endplättchen.",
        "Con il sacchetto non c'è la tessera finale.",
    ),
    "end tile comes late": (
        "The end tile lies among the last three tiles.",
        "Das Endplättchen liegt unter den letzten drei Plättchen.",
        "La tessera finale è fra le ultime tre.",
    ),
}  # fmt: skip
