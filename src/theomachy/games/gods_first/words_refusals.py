"""Why something cannot be done now, where the first edition has other words or rules than both editions together."""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.games.gods_common.words_refusals import REFUSALS as SHARED

# By rule that both editions have, under the names of this one: English, German, Italian.
REFUSALS: Mapping[str, tuple[str, str, str]] = {
    **SHARED,
    "too few stones": (
        "First say which tribes get the tokens that are left; otherwise there is nothing to hand out.",
        "Bestimme erst, welche Stämme die übrigen Marker bekommen; sonst gibt es nichts zu verteilen.",
        "Prima di' quali tribù ricevono i segnalini rimasti; altrimenti non c'è nulla da distribuire.",
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
}  # fmt: skip

# By clause that only this edition has.
OWN: Mapping[str, tuple[str, str, str]] = {
    "GODS1-A-01": SHARED["kinds of actions"],
    "GODS1-T-01": SHARED["turn order"],
    "GODS1-X-04": (
        "First decide whether the game ends now or after your turn.",
        "Entscheide erst, ob das Spiel jetzt endet oder nach deinem Zug.",
        "Prima decidi se la partita finisce ora o dopo il tuo turno.",
    ),
    "GODS1-B-05": (
        "With the bag the game does not end by villages.",
        "Mit dem Beutel endet das Spiel nicht durch Dörfer.",
        "Con il sacchetto la partita non finisce per i villaggi.",
    ),
    "GODS1-R-12": (
        "Only at the very start of a turn, with enough villages, can the game be ended.",
        "Nur ganz zu Beginn eines Zuges und mit genug Dörfern lässt sich das Spiel beenden.",
        "Solo all'inizio di un turno, con abbastanza villaggi, si può finire la partita.",
    ),
    "GODS1-T-04": SHARED["refill"],
    "GODS1-T-09": SHARED["no refill now"],
    "GODS1-B-02": (
        "With the bag there is no end tile.",
        "Mit dem Beutel gibt es kein Endplättchen.",
        "Con il sacchetto non c'è la tessera finale.",
    ),
    "GODS1-S-06": (
        "The end tile lies among the last three tiles.",
        "Das Endplättchen liegt unter den letzten drei Plättchen.",
        "La tessera finale è fra le ultime tre.",
    ),
}  # fmt: skip
