"""What both editions of GODS say alike, in English, German and Italian.

Where the editions name a thing differently (power or crystals, stones or tokens) the templates hold a piece in
angle brackets; each edition gives its own pieces. Gods are written with a capital, as names; tribe colours are not:
the two share colour words.
"""

from __future__ import annotations

from collections.abc import Mapping

from theomachy.core.words import Terms

GODS: Terms = {
    "red": {"en": "Red", "de": "Rot", "it": "Rosso"},
    "yellow": {"en": "Yellow", "de": "Gelb", "it": "Giallo"},
    "blue": {"en": "Blue", "de": "Blau", "it": "Blu"},
    "green": {"en": "Green", "de": "Grün", "it": "Verde"},
}

# Forms of the colours: `n`, `e`, `es` are German endings (den grünen, der grüne Stamm; ein grünes Volk);
# `m` is the Italian masculine, the plain form the feminine that tribes and nations need.
COLOURS: Terms = {
    "green": {
        "en": "green", "de": {"": "grün", "n": "grünen", "e": "grüne", "es": "grünes"},
        "it": {"": "verde", "m": "verde"},
    },
    "blue": {
        "en": "blue", "de": {"": "blau", "n": "blauen", "e": "blaue", "es": "blaues"},
        "it": {"": "blu", "m": "blu"},
    },
    "violet": {
        "en": "violet", "de": {"": "violett", "n": "violetten", "e": "violette", "es": "violettes"},
        "it": {"": "viola", "m": "viola"},
    },
    "yellow": {
        "en": "yellow", "de": {"": "gelb", "n": "gelben", "e": "gelbe", "es": "gelbes"},
        "it": {"": "gialla", "m": "giallo"},
    },
}  # fmt: skip


def _tribe(en: str, de: str, it: str) -> dict[str, dict[str, str]]:
    return {
        "en": {"a": f"a {en} tribe", "the": f"the {en} tribe", "bare": f"{en} tribe"},
        "de": {
            "a": f"ein {de}er Stamm", "acc": f"einen {de}en Stamm", "the": f"den {de}en Stamm", "bare": f"{de}er Stamm",
        },
        "it": {"a": f"una tribù {it}", "the": f"la tribù {it}", "bare": f"tribù {it}"},
    }  # fmt: skip


# `a`: as the subject or alone; `acc`: as the German object; `the`: as an object that is known.
CARDS: Terms = {
    "green": _tribe("green", "grün", "verde"),
    "blue": _tribe("blue", "blau", "blu"),
    "violet": _tribe("violet", "violett", "viola"),
    "yellow": _tribe("yellow", "gelb", "gialla"),
    "desert": {
        "en": {"a": "a desert", "the": "the desert", "bare": "desert"},
        "de": {"a": "eine Wüste", "acc": "eine Wüste", "the": "die Wüste", "bare": "Wüste"},
        "it": {"a": "un deserto", "the": "il deserto", "bare": "deserto"},
    },
    "decay": {
        "en": {"a": "a decay", "the": "the decay", "bare": "decay"},
        "de": {"a": "ein Verfall", "acc": "einen Verfall", "the": "den Verfall", "bare": "Verfall"},
        "it": {"a": "una decadenza", "the": "la decadenza", "bare": "decadenza"},
    },
    "whirlwind": {
        "en": {"a": "a whirlwind", "the": "the whirlwind", "bare": "whirlwind"},
        "de": {"a": "ein Wirbelwind", "acc": "einen Wirbelwind", "the": "den Wirbelwind", "bare": "Wirbelwind"},
        "it": {"a": "un vortice", "the": "il vortice", "bare": "vortice"},
    },
}

# ---- events

EVENTS: Mapping[str, Mapping[str, str]] = {
    "tribe": {
        "en": "{who} places a {colour} tribe on {at} for {price:<power>}; {outcome}.",
        "de": "{who} legt für {price:<power>} einen {colour:n} Stamm auf {at}; {outcome}.",
        "it": "{who} posa una tribù {colour} sull'{at} per {price:<power>}; {outcome}.",
    },
    "tribe follows": {"en": "it follows {god}", "de": "er folgt {god}", "it": "segue {god}"},
    "tribe case 2": {
        "en": "temples of different gods touch it, so it follows nobody",
        "de": "Tempel verschiedener Götter berühren ihn, also folgt er niemandem",
        "it": "la toccano templi di dèi diversi, quindi non segue nessuno",
    },
    "tribe case 3": {
        "en": "only tribes without <a stone> touch it, so it follows nobody",
        "de": "nur Stämme ohne <stone> berühren ihn, also folgt er niemandem",
        "it": "la toccano solo tribù senza <stone>, quindi non segue nessuno",
    },
    "tribe case 4": {
        "en": "its neighbours disagree, so it follows nobody",
        "de": "seine Nachbarn sind uneins, also folgt er niemandem",
        "it": "i vicini non sono d'accordo, quindi non segue nessuno",
    },
    "tribe case 5": {
        "en": "no temple and no tribe touches it, so it follows nobody",
        "de": "kein Tempel und kein Stamm berührt ihn, also folgt er niemandem",
        "it": "non la tocca né un tempio né una tribù, quindi non segue nessuno",
    },
    "tribe case 6": {
        "en": "temple and tribes around it disagree, so it follows nobody",
        "de": "Tempel und Stämme ringsum sind uneins, also folgt er niemandem",
        "it": "tempio e tribù intorno non sono d'accordo, quindi non segue nessuno",
    },
    "tribe case 7": {
        "en": "a neighbour without <a stone> leaves it in doubt, so it follows nobody",
        "de": "ein Nachbar ohne <stone> lässt ihn zweifeln, also folgt er niemandem",
        "it": "un vicino senza <stone> la lascia nel dubbio, quindi non segue nessuno",
    },
    "tribe short": {
        "en": "its god has no <stone> left, so it follows nobody",
        "de": "sein Gott hat <no stone> mehr, also folgt er niemandem",
        "it": "il suo dio non ha più <stones>, quindi non segue nessuno",
    },
    "temple": {
        "en": "{who} builds a temple on {at} for {price:<power>}.",
        "de": "{who} baut für {price:<power>} einen Tempel auf {at:dat}.",
        "it": "{who} costruisce un tempio sull'{at} per {price:<power>}.",
    },
    "stone home": {
        "en": "The {colour} tribe on {at} turns away from {god}: the <stone> goes home.",
        "de": "Der {colour:e} Stamm auf {at:dat} wendet sich von {god} ab: <the stone> kehrt heim.",
        "it": "La tribù {colour} sull'{at} abbandona {god}: <the stone> torna a casa.",
    },
    "converted": {
        "en": "The {colour} tribe on {at} now follows {god}.",
        "de": "Der {colour:e} Stamm auf {at:dat} folgt jetzt {god}.",
        "it": "La tribù {colour} sull'{at} ora segue {god}.",
    },
    "stoneless": {
        "en": "{who} has no <stone> left for the tribes beside the new temple; they follow nobody.",
        "de": "{who} hat <no stone> mehr für die Stämme am neuen Tempel; sie folgen niemandem.",
        "it": "{who} non ha più <stones> per le tribù accanto al nuovo tempio: non seguono nessuno.",
    },
    "desert": {
        "en": "{who} places a desert on {at} and gains {gain:<power>}.",
        "de": "{who} legt eine Wüste auf {at} und bekommt {gain:<power>}.",
        "it": "{who} posa un deserto sull'{at} e guadagna {gain:<power>}.",
    },
    "desert full": {
        "en": "{who} places a desert on {at} but can hold no more <power word>.",
        "de": "{who} legt eine Wüste auf {at}, kann aber nicht mehr <power word> haben.",
        "it": "{who} posa un deserto sull'{at}, ma ha già raggiunto il massimo.",
    },
    "decay": {
        "en": "{who} places a decay on {at} and takes nothing.",
        "de": "{who} legt einen Verfall auf {at} und nimmt niemandem etwas.",
        "it": "{who} posa una decadenza sull'{at} e non prende nulla.",
    },
    "decay robs": {
        "en": "{who} places a decay on {at} and takes {gain:<power>} from {victim}.",
        "de": "{who} legt einen Verfall auf {at} und nimmt {victim} {gain:<power>} ab.",
        "it": "{who} posa una decadenza sull'{at} e sottrae {gain:<power>} a {victim}.",
    },
    "decay robs full": {
        "en": "{who} places a decay on {at}; {victim} loses <power word>, but {who} can hold no more.",
        "de": "{who} legt einen Verfall auf {at}; {victim} verliert <power word>, doch {who} kann nicht mehr haben.",
        "it": "{who} posa una decadenza sull'{at}; {victim} perde <power word>, ma {who} non può averne di più.",
    },
    "desert moved": {
        "en": "{who} moves the desert from {start} to {at}.",
        "de": "{who} versetzt die Wüste von {start:dat} auf {at}.",
        "it": "{who} sposta il deserto dall'{start} all'{at}.",
    },
    "turn": {
        "en": "{who}'s turn: {gain:<power>} collected, {power:<power>} in all.",
        "de": "{who} ist am Zug: {gain:<power>} dazu, {power:<power>} insgesamt.",
        "it": "Turno di {who}: {gain:<power>} in più, {power:<power>} in tutto.",
    },
    "forfeit": {
        "en": "{who} cannot do anything more and forfeits the rest of the turn.",
        "de": "{who} kann nichts mehr tun und verzichtet auf den Rest des Zuges.",
        "it": "{who} non può fare altro e rinuncia al resto del turno.",
    },
    "whirlwind": {
        "en": "{who} unleashes the whirlwind; the card leaves the game.",
        "de": "{who} entfesselt den Wirbelwind; die Karte kommt aus dem Spiel.",
        "it": "{who} scatena il vortice; la carta esce dal gioco.",
    },
    "move paid": {
        "en": "{who} pays {price:<power>} to move a desert.",
        "de": "{who} zahlt {price:<power>}, um eine Wüste zu versetzen.",
        "it": "{who} paga {price:<power>} per spostare un deserto.",
    },
    "seated": {
        "en": "{who} gets the next temple of the starting constellation.",
        "de": "{who} bekommt den nächsten Tempel der Startaufstellung.",
        "it": "{who} riceve il prossimo tempio della disposizione iniziale.",
    },
    "won": {
        "en": "{winners} wins with {points:# point|# points}.",
        "de": "{winners} gewinnt mit {points:# Punkt|# Punkten}.",
        "it": "{winners} vince con {points:# punto|# punti}.",
    },
    "shared": {
        "en": "{winners} share the victory with {points:# point|# points} each.",
        "de": "{winners} teilen sich den Sieg mit je {points:# Punkt|# Punkten}.",
        "it": "{winners} condividono la vittoria con {points:# punto|# punti} a testa.",
    },
}

# ---- actions: what stands before the semicolon is what is done and what it costs, after it what it brings about

ACTIONS: Mapping[str, Mapping[str, str]] = {
    "do tribe": {
        "en": "place a {colour} tribe on {at} for {price:<power>}",
        "de": "für {price:<power>} einen {colour:n} Stamm auf {at} legen",
        "it": "posare una tribù {colour} sull'{at} per {price:<power>}",
    },
    "do temple": {
        "en": "build a temple on {at} for {price:<power>}",
        "de": "für {price:<power>} einen Tempel auf {at:dat} bauen",
        "it": "costruire un tempio sull'{at} per {price:<power>}",
    },
    "do desert": {
        "en": "place a desert on {at}, for free; it brings {gain:<power>}",
        "de": "kostenlos eine Wüste auf {at} legen; das bringt {gain:<power>}",
        "it": "posare un deserto sull'{at}, gratis; porta {gain:<power>}",
    },
    "do desert full": {
        "en": "place a desert on {at}, for free; it brings nothing, you can hold no more <power word>",
        "de": "kostenlos eine Wüste auf {at} legen; das bringt nichts, mehr <power word> kannst du nicht haben",
        "it": "posare un deserto sull'{at}, gratis; non porta nulla, hai già raggiunto il massimo",
    },
    "do decay": {
        "en": "place a decay on {at}, for free; take nothing",
        "de": "kostenlos einen Verfall auf {at} legen; niemandem etwas nehmen",
        "it": "posare una decadenza sull'{at}, gratis; senza prendere nulla",
    },
    "do decay robs": {
        "en": "place a decay on {at}, for free, and take {loot:<power>} from {victim}",
        "de": "kostenlos einen Verfall auf {at} legen und {victim} {loot:<power>} abnehmen",
        "it": "posare una decadenza sull'{at}, gratis, e sottrarre {loot:<power>} a {victim}",
    },
    "do whirlwind": {
        "en": "let the whirlwind lift the desert from {at}, for free; then choose where it goes",
        "de": "kostenlos mit dem Wirbelwind die Wüste von {at:dat} versetzen; danach ihr Ziel wählen",
        "it": "usare il vortice sul deserto dell'{at}, gratis; poi scegliere dove va",
    },
    "do whirlwind idle": {
        "en": "use the whirlwind without moving a desert, for free; it leaves the game",
        "de": "kostenlos den Wirbelwind spielen, ohne eine Wüste zu versetzen; er kommt aus dem Spiel",
        "it": "usare il vortice senza spostare un deserto, gratis; esce dal gioco",
    },
    "do move": {
        "en": "move the desert away from {at} for {price:<power>}; then choose where it goes",
        "de": "für {price:<power>} die Wüste von {at:dat} versetzen; danach ihr Ziel wählen",
        "it": "spostare il deserto dall'{at} per {price:<power>}; poi scegliere dove va",
    },
    "do to": {
        "en": "put the desert down on {at}",
        "de": "die Wüste auf {at:dat} ablegen",
        "it": "posare il deserto sull'{at}",
    },
    "do stone": {
        "en": "give <a stone> to the {colour} tribe on {at}",
        "de": "dem {colour:n} Stamm auf {at:dat} <a stone> geben",
        "it": "dare <a stone> alla tribù {colour} sull'{at}",
    },
    "do end turn": {"en": "end the turn", "de": "den Zug beenden", "it": "finire il turno"},
    "do start": {"en": "{god} begins", "de": "{god} beginnt", "it": "comincia {god}"},
    "do seat": {
        "en": "{god} gets the next temple of the starting constellation",
        "de": "{god} bekommt den nächsten Tempel der Startaufstellung",
        "it": "{god} riceve il prossimo tempio della disposizione iniziale",
    },
    # what an action would bring about
    "will follow": {"en": "it will follow {god}", "de": "er wird {god} folgen", "it": "seguirà {god}"},
    "will follow nobody": {
        "en": "it will follow nobody", "de": "er wird niemandem folgen", "it": "non seguirà nessuno",
    },
    "will convert": {
        "en": "it converts {n:# tribe|# tribes}",
        "de": "er bekehrt {n:# Stamm|# Stämme}",
        "it": "converte {n:# tribù}",
    },
    "will lose": {
        "en": "{god} loses {n:# tribe|# tribes}",
        "de": "{god} verliert {n:# Stamm|# Stämme}",
        "it": "{god} perde {n:# tribù}",
    },
    "will end": {
        "en": "the game ends: {victory}", "de": "das Spiel endet: {victory}", "it": "la partita finisce: {victory}",
    },
    "will convert none": {"en": "it converts no tribe", "de": "er bekehrt keinen Stamm", "it": "non converte tribù"},
    "will choose": {
        "en": "there are too few <stones>: you choose who gets one",
        "de": "<the stones> reichen nicht: du wählst, wer einen bekommt",
        "it": "<the stones> non bastano: scegli tu a chi darne",
    },
}  # fmt: skip

# ---- what is asked

ASKS: Mapping[str, Mapping[str, str]] = {
    "ask actions": {
        "en": "{who}, it is your turn: {left:# action left|# actions left}, {power:<power>}.",
        "de": "{who}, du bist am Zug: noch {left:# Aktion|# Aktionen}, {power:<power>}.",
        "it": "{who}, tocca a te: {left:# azione|# azioni} da fare, {power:<power>}.",
    },
    "ask where to": {
        "en": "{who}, where does the desert go?",
        "de": "{who}, wohin soll die Wüste?",
        "it": "{who}, dove va il deserto?",
    },
    "ask stone": {
        "en": "{who}, your <stones> do not suffice: which tribe gets one?",
        "de": "{who}, deine <stones> reichen nicht: welcher Stamm bekommt einen?",
        "it": "{who}, <the stones> non bastano: quale tribù ne riceve?",
    },
    "wait": {
        "en": "It is {who}'s turn.",
        "de": "{who} ist am Zug.",
        "it": "Tocca a {who}.",
    },
    "ask start": {
        "en": "Chance decides who begins.",
        "de": "Das Los entscheidet, wer beginnt.",
        "it": "La sorte decide chi comincia.",
    },
    "ask over": {"en": "The game is over.", "de": "Das Spiel ist zu Ende.", "it": "La partita è finita."},
}
